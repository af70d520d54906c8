"""Finding puzzles: positions in which few choices reach more than all others."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import islice

from msgspec.structs import replace

from ..core.game import find
from ..core.illegal import Illegal
from ..core.state import State
from .goals import Goal, goal_of
from .positions import SOURCES, Source
from .prover import Prover, World, own_ask
from .puzzle import Puzzle
from .rating import found_by, rating_of, too_easy
from .solving import PROOF, Solver
from .themes import themes_of
from .worlds import worlds_of

SEEDS = 1_000_000  # number of games per seed of the command
LETTERS = "abcdef"  # names of a game's sources in puzzle ids
ORIGIN = re.compile(r"[a-z]+-(\d+)([a-f])(\d+)")  # the id of a puzzle: a seed, a source, and a position of it
THIRTY = 30  # root:3.1


def make(game: str, seed: int, kept: Sequence[Puzzle] = ()) -> Iterator[Puzzle]:
    """Yield puzzles without end, always from the source with the fewest so far. `kept`: puzzles made before, after
    which the search resumes."""
    made: list[list[Puzzle]] = [[] for _ in SOURCES[game]]
    for puzzle in kept:
        if puzzle.seed // SEEDS == seed:
            made[origin_of(puzzle)[0]].append(puzzle)
    counts = [len(ones) for ones in made]
    sources = [of_source(game, seed, place, ones) for place, ones in enumerate(made)]
    while True:
        place = counts.index(min(counts))
        yield next(sources[place])
        counts[place] += 1


def of_source(game: str, seed: int, place: int, made: Sequence[Puzzle]) -> Iterator[Puzzle]:
    """Yield the puzzles of one source, except those made already."""
    known = {puzzle.id for puzzle in made}
    first = max([seed * SEEDS, *[puzzle.seed for puzzle in made]])
    for number in range(first, (seed + 1) * SEEDS):
        yield from [puzzle for puzzle in of_seed(game, place, number) if puzzle.id not in known]


def of_seed(game: str, place: int, seed: int) -> Iterator[Puzzle]:
    """Return the puzzles of one seed of a source."""
    positions = SOURCES[game][place].found(seed)
    found = (puzzle_in(game, place, seed, index, *one) for index, one in enumerate(positions))
    return islice((puzzle for puzzle in found if puzzle is not None), SOURCES[game][place].most)


def origin_of(puzzle: Puzzle) -> tuple[int, int]:
    """Return a puzzle's source and the index of its position. Raise `Illegal` if its id does not fit."""
    named = ORIGIN.fullmatch(puzzle.id)
    if named is None or int(named[1]) != puzzle.seed or LETTERS.index(named[2]) >= len(SOURCES[puzzle.game]):
        raise Illegal("puzzle-wrong", {"id": puzzle.id, "what": "seed"})
    return LETTERS.index(named[2]), int(named[3])


def made_again(puzzle: Puzzle) -> Puzzle | None:
    """Remake a puzzle from its position: prove, describe and rate it again. None if it is no longer a puzzle."""
    state = puzzle.state()
    return described(puzzle.game, state, puzzle.aim(state), puzzle.seat, puzzle.seed, puzzle.id)


def alike(one: Puzzle | None, other: Puzzle | None) -> bool:
    """Return True if two puzzles are the same apart from their ratings, which change with the bots."""
    return one is not None and other is not None and unrated(one) == unrated(other)


def unrated(puzzle: Puzzle) -> Puzzle:
    return replace(puzzle, rating=0, found=[])


def puzzle_in(game: str, place: int, seed: int, index: int, state: State, seat: int) -> Puzzle | None:
    """Return the puzzle in a position, or None."""
    source = SOURCES[game][place]
    try:
        worlds = [World(world, number) for number, world in enumerate(worlds_of(game, state, seat))]
        aimed = (raised if game == "root" else lowered)(source, state, seat, worlds)
    except Illegal:
        return None
    if aimed is None:
        return None
    puzzle = described(game, *aimed, seat, seed, f"{game}-{seed}{LETTERS[place]}{index}")
    return None if puzzle is None or too_easy(puzzle.found) else puzzle


def lowered(source: Source, state: State, seat: int, worlds: list[World]) -> tuple[State, Goal] | None:
    """Return the highest goal that few choices are proved to reach, unless the obvious choice is one of them."""
    ask = own_ask(state, seat)
    assert ask is not None
    choices = find(source.game).onward_choices(ask)
    for count in source.counts:
        goal, won = goal_of(source.goal, count, state, seat), list[int]()
        for choice in choices:
            prover = Prover(find(source.game), goal, seat, source.limit)
            if prover.refute_choice(worlds, choice) is None:
                won.append(choice)
            if prover.gave_up or len(won) > few(source.game, len(choices)):
                return None
        if won:
            obvious = source.obvious is not None and source.obvious(state) in won
            return None if obvious else (state, goal)
    return None


def raised(source: Source, state: State, seat: int, worlds: list[World]) -> tuple[State, Goal] | None:
    """Return the position with the score set so that the most points proved for this turn reach exactly thirty."""
    ask = own_ask(state, seat)
    assert ask is not None
    before, gained, won = state.points()[seat], 0, list(ask.options)
    for count in source.counts:
        prover = Prover(find("root"), goal_of(source.goal, before + count, state, seat), seat, source.limit)
        still = [choice for choice in won if prover.refute_choice(worlds, choice) is None]
        if prover.gave_up:
            return None
        if not still:
            break
        gained, won = count, still
    if not gained or len(won) > few("root", len(ask.options)) or before + gained >= THIRTY:
        return None
    moved = find("root").load(with_score(state, seat, THIRTY - gained))
    return moved, goal_of(source.goal, THIRTY, moved, seat)


def with_score(state: State, seat: int, score: int) -> dict[str, object]:
    position = state.dump()
    letters, players = position["seats"], position["players"]
    assert isinstance(letters, list) and isinstance(players, dict)
    players[letters[seat]]["score"] = score
    return position


def few(game: str, choices: int) -> int:
    """Return the most first answers that may be right: one, more of many choices; half in Root, where a whole turn
    counts."""
    return choices // 2 if game == "root" else max(1, choices // 4)


def described(game: str, state: State, goal: Goal, seat: int, seed: int, id: str) -> Puzzle | None:
    """Prove a position again and return its complete puzzle, or None if it is not one."""
    bare = Puzzle(id, game, seat, goal.kind, goal.count, [], 0, [], seed, [], {}, state.dump())
    solver = Solver(bare, PROOF)
    found = solver.refutations()
    if found is None:
        return None
    solutions = [answer for answer, line in found.items() if line is None]
    if not 0 < len(solutions) <= few(game, len(found)):
        return None
    tried = found_by(game, state, seat, solver.goal, choices_of(solver, solutions))
    return Puzzle(
        bare.id, game, seat, goal.kind, goal.count, themes_of(solver, solutions), rating_of(tried), tried, seed,
        solutions, {answer: solver.wrong(line) for answer, line in found.items() if line is not None}, bare.position,
    )  # fmt: skip


def choices_of(solver: Solver, answers: list[str]) -> frozenset[int]:
    ask = own_ask(solver.start, solver.puzzle.seat)
    assert ask is not None
    return frozenset(solver.start.read(ask, answer) for answer in answers)
