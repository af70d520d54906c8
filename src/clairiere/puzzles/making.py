"""Making puzzles: games of bots are looked through for positions in which few choices reach more than all others."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ..core.game import find
from ..core.illegal import Illegal
from ..core.state import State
from .goals import Goal, goal_of
from .positions import MANY_ACTS, positions
from .prover import Prover, World, own_ask
from .puzzle import Puzzle
from .rating import found_by, rating_of
from .solving import PROOF, Solver
from .themes import faction_of, themes_of
from .worlds import worlds_of

SHORT = {"renard": 3000, "duo": 3000, "jeton": 3000, "root": 1000}  # answers tried while making: no longer proof
SEEDS = 1_000_000  # games of one seed of the command
AIMS: dict[str, tuple[str, Sequence[int]]] = {  # what is tried to reach, the most first
    "renard": ("points", range(9, 0, -1)),
    "duo": ("gems", range(4, 0, -1)),
    "jeton": ("tokens", range(4, 0, -1)),
    "root": ("thirty", range(1, 9)),
}
MOST_OF_A_GAME = {"renard": 1, "duo": 1, "jeton": 2, "root": 6}
THIRTY = 30
PATIENCE = 6  # with factions whose turns are long
LETTERS = "abcdefgh"  # puzzles of one game


def make(game: str, seed: int, first: int = 0) -> Iterator[Puzzle]:
    """Puzzles without end, few of a game; `first`: from which game on."""
    for number in range(first, SEEDS):
        found = 0
        for state, seat in positions(game, seed * SEEDS + number):
            puzzle = puzzle_in(game, state, seat, seed * SEEDS + number, found)
            if puzzle is not None:
                yield puzzle
                found += 1
                if found == MOST_OF_A_GAME[game]:
                    break


def game_of(puzzle: Puzzle, seed: int) -> int:
    """The number of the game that a puzzle of this seed comes from; -1 if it comes from another seed."""
    return puzzle.seed % SEEDS if puzzle.seed // SEEDS == seed else -1


def puzzle_in(game: str, state: State, seat: int, seed: int, number: int) -> Puzzle | None:
    """The puzzle that a position makes, if it makes one."""
    try:
        worlds = [World(world, number) for number, world in enumerate(worlds_of(game, state, seat))]
        aimed = raised(state, seat, worlds) if game == "root" else lowered(game, state, seat, worlds)
    except Illegal:
        return None
    if aimed is None:
        return None
    return described(game, *aimed, seat, seed, f"{game}-{seed}{LETTERS[number]}")


def lowered(game: str, state: State, seat: int, worlds: list[World]) -> tuple[State, Goal] | None:
    """The most that some choice reaches for sure, where few do."""
    ask = own_ask(state, seat)
    assert ask is not None
    kind, counts = AIMS[game]
    choices = find(game).onward(ask)
    for count in counts:
        goal, won = goal_of(kind, count, state, seat), 0
        for choice in choices:
            prover = Prover(find(game), goal, seat, SHORT[game])
            won += prover.refute_choice(worlds, choice) is None
            if prover.gave_up or won > few(game, len(choices)):
                return None
        if won:
            return state, goal
    return None


def raised(state: State, seat: int, worlds: list[World]) -> tuple[State, Goal] | None:
    """As many points as the turn can bring for sure: the marker is put so far before the thirtieth."""
    ask = own_ask(state, seat)
    assert ask is not None
    kind, counts = AIMS["root"]
    limit = SHORT["root"] * (PATIENCE if faction_of(state, seat) in MANY_ACTS else 1)
    before, gained, won = state.points()[seat], 0, list(ask.options)
    for count in counts:
        prover = Prover(find("root"), goal_of(kind, before + count, state, seat), seat, limit)
        still = [choice for choice in won if prover.refute_choice(worlds, choice) is None]
        if prover.gave_up:
            return None
        if not still:
            break
        gained, won = count, still
    if not gained or len(won) > few("root", len(ask.options)) or before + gained >= THIRTY:
        return None
    moved = find("root").load(with_score(state, seat, THIRTY - gained))
    return moved, goal_of(kind, THIRTY, moved, seat)


def with_score(state: State, seat: int, score: int) -> dict[str, object]:
    position = state.dump()
    letters, players = position["seats"], position["players"]
    assert isinstance(letters, list) and isinstance(players, dict)
    players[letters[seat]]["score"] = score
    return position


def few(game: str, choices: int) -> int:
    """How many first answers may be right: one, of many some more; half of them where a whole turn is to be found."""
    return choices // 2 if game == "root" else max(1, choices // 4)


def described(game: str, state: State, goal: Goal, seat: int, seed: int, id: str) -> Puzzle | None:
    """The puzzle with all that belongs to it, proved once more."""
    bare = Puzzle(id, game, seat, goal.kind, goal.count, [], 0, [], seed, [], {}, state.dump())
    solver = Solver(bare, PROOF)
    found = solver.refutations()
    if found is None:
        return None
    solutions = [answer for answer, line in found.items() if line is None]
    if not 0 < len(solutions) <= few(game, len(found)):
        return None
    shares = found_by(game, state, seat, solver.goal, choices_of(solver, solutions))
    if min(shares[1:]) == 1:
        return None  # everybody finds it
    return Puzzle(
        bare.id, game, seat, goal.kind, goal.count, themes_of(solver, solutions), rating_of(shares), shares, seed,
        solutions, {answer: solver.wrong(line) for answer, line in found.items() if line is not None}, bare.position,
    )  # fmt: skip


def choices_of(solver: Solver, answers: list[str]) -> frozenset[int]:
    ask = own_ask(solver.start, solver.puzzle.seat)
    assert ask is not None
    return frozenset(solver.start.read(ask, answer) for answer in answers)
