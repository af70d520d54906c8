"""What tries come to, and the line that refutes one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ..core.ask import NATURE
from ..core.event import Event
from ..core.game import Game, find
from ..core.illegal import Illegal
from ..core.nature import Nature, Seeded
from ..core.state import State
from .prover import Move, Prover, Refutation, World, own_ask
from .puzzle import Puzzle, Wrong
from .worlds import worlds_of

PROOF = 60_000  # answers tried when a puzzle is proved


@dataclass(frozen=True)
class Attempt:
    """The answers of all that were given, the last ones in one go (`fresh`); whether the goal is reached, or the last
    answer refuted, which is then not among them."""

    moves: tuple[Move, ...]
    fresh: int
    solved: bool
    refuted: Refutation | None


class Solver:
    """Proves a puzzle."""

    def __init__(self, puzzle: Puzzle, limit: int) -> None:
        self.puzzle = puzzle
        self.game = find(puzzle.game)
        self.start = puzzle.state()
        self.worlds = [World(state, number) for number, state in enumerate(self.all_worlds())]
        self.goal = puzzle.aim(self.start)
        self.limit = limit

    def all_worlds(self) -> list[State]:
        return worlds_of(self.puzzle.game, self.start, self.puzzle.seat)

    def refutations(self) -> dict[str, Refutation | None] | None:
        """For every answer, what refutes it, or None if nothing does; None instead of all if that takes too long."""
        ask = own_ask(self.start, self.puzzle.seat)
        assert ask is not None
        prover = self.prover()
        found = {}
        for choice in self.game.onward_choices(ask):
            found[self.start.write(ask, choice)] = prover.refute_choice(self.worlds, choice)
        return None if prover.gave_up else found

    def prover(self) -> Prover:
        return Prover(self.game, self.goal, self.puzzle.seat, self.limit)

    def wrong(self, line: Refutation) -> Wrong:
        """A refutation as a puzzle keeps it."""
        told, clauses = [], []
        state = self.worlds[line.origin].state.copy()
        for number, (seat, choice) in enumerate(line.moves):
            if number:
                told.append(f"{seat} {write_for(state, seat, choice)}")
            clauses += [event.clause for event in taken(state, seat, choice)]
        return Wrong(line.origin, told, list(dict.fromkeys(clause for clause in clauses if clause)))


def write_for(state: State, seat: int, choice: int) -> str:
    ask = own_ask(state, seat)
    assert ask is not None
    return state.write(ask, choice)


def taken(state: State, seat: int, choice: int) -> list[Event]:
    """The answer is given: what happens then."""
    state.log = []
    state.take(seat, choice)
    told, state.log = state.log, None
    return told


def world_of(puzzle: Puzzle, number: int) -> State:
    """One of the worlds that fit a puzzle's position, by its number."""
    return worlds_of(puzzle.game, puzzle.state(), puzzle.seat)[number]


def holds(puzzle: Puzzle, limit: int) -> bool:
    """Whether the solutions, and they alone, reach the goal, and every refutation is one."""
    solver = Solver(puzzle, limit)
    found = solver.refutations()
    if found is None or {answer for answer, line in found.items() if line is None} != set(puzzle.solutions):
        return False
    return all(misses(solver, answer, wrong) for answer, wrong in puzzle.wrong.items())


def misses(solver: Solver, answer: str, wrong: Wrong) -> bool:
    """Whether a line is legal in its world and ends past the goal."""
    if not 0 <= wrong.world < len(solver.worlds):
        return False
    try:
        return solver.goal.reached(walked(solver, answer, wrong)[0]) is False
    except Illegal:
        return False


def walked(solver: Solver, answer: str, wrong: Wrong) -> tuple[State, tuple[Move, ...]]:
    """Where the line of a refutation leads, and its answers."""
    state = solver.worlds[wrong.world].state.copy()
    moves: list[Move] = []
    for seat, text in line_of(solver.puzzle, answer, wrong):
        moves.append((seat, understood(solver.game, state, seat, text)))
        state.take(*moves[-1])
    return state, tuple(moves)


def line_of(puzzle: Puzzle, answer: str, wrong: Wrong) -> list[tuple[int, str]]:
    """The try and the answers after it, each with its seat."""
    pairs = [one.split(" ", 1) for one in wrong.line]
    return [(puzzle.seat, answer), *[(int(seat), text) for seat, text in pairs]]


def attempt(puzzle: Puzzle, answers: Sequence[str], limit: int) -> Attempt:
    """What comes of the seat's answers, one after the other: each must keep the goal within reach for sure.

    Between them the others answer in the world of the position, and NATURE by the puzzle's seed.
    """
    solver = Solver(puzzle, limit)
    state, nature = solver.start.copy(), Seeded(puzzle.seed)
    moves: tuple[Move, ...] = ()
    fresh = 0
    for number, text in enumerate(answers):
        choice = understood(solver.game, state, puzzle.seat, text)
        if number == 0:
            line = first_refuted(solver, write_for(state, puzzle.seat, choice))
        else:
            line = solver.prover().refute_choice([World(state, 0, moves)], choice)
        if line is not None:
            return Attempt(moves, fresh, False, line)
        state.take(puzzle.seat, choice)
        given = ((puzzle.seat, choice), *others_answer(solver, state, nature))
        moves, fresh = (*moves, *given), len(given)
    solved = bool(answers) and (not solver.goal.remembers or solver.goal.reached(state) is True)
    return Attempt(moves, fresh, solved, None)


def understood(game: Game, state: State, seat: int, text: str) -> int:
    """The choice that an answer stands for, if the seat may give it now."""
    ask = own_ask(state, seat)
    if ask is None:
        raise Illegal("puzzle-over", {})
    choice = state.read(ask, text)
    if choice not in ask.options:
        raise state.refusal(seat, choice)
    if choice in game.quit_choices:
        raise Illegal("puzzle-no-quits", {})
    return choice


def first_refuted(solver: Solver, answer: str) -> Refutation | None:
    """The refutation that the puzzle keeps, for an answer as notation writes it."""
    wrong = solver.puzzle.wrong.get(answer)
    return None if wrong is None else Refutation(wrong.world, walked(solver, answer, wrong)[1])


def others_answer(solver: Solver, state: State, nature: Nature) -> list[Move]:
    """Until the seat is asked again, or the goal is reached: NATURE by a seed, the others the first that they may."""
    moves: list[Move] = []
    while state.open and solver.goal.reached(state) is None and own_ask(state, solver.puzzle.seat) is None:
        ask = state.open[0]
        choice = nature.answer(ask, len(moves)) if ask.seat == NATURE else solver.game.onward_choices(ask)[0]
        moves.append((ask.seat, choice))
        state.take(ask.seat, choice)
    return moves
