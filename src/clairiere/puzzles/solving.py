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

PROOF = 60_000  # limit of answers tried to prove a puzzle


@dataclass(frozen=True)
class Attempt:
    """All answers given so far; the last `fresh` of them followed the last answer of the player. `solved`: the goal is
    reached; `refuted`: the refutation of the last answer, which is then not among the moves."""

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
        """Return the refutation of every answer, None for a solution; None for all if the proof exceeds the limit."""
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
        """Return a refutation as a puzzle stores it."""
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
    """Give the answer and return the events."""
    state.log = []
    state.take(seat, choice)
    told, state.log = state.log, None
    return told


def world_of(puzzle: Puzzle, number: int) -> State:
    """Return the possible world of a puzzle's position with this index."""
    return worlds_of(puzzle.game, puzzle.state(), puzzle.seat)[number]


def holds(puzzle: Puzzle, limit: int) -> bool:
    """Return True if exactly the solutions are proved to reach the goal, and all stored refutations are valid."""
    solver = Solver(puzzle, limit)
    found = solver.refutations()
    if found is None or {answer for answer, line in found.items() if line is None} != set(puzzle.solutions):
        return False
    return all(misses(solver, answer, wrong) for answer, wrong in puzzle.wrong.items())


def misses(solver: Solver, answer: str, wrong: Wrong) -> bool:
    """Return True if a line is legal in its world and misses the goal."""
    if not 0 <= wrong.world < len(solver.worlds):
        return False
    try:
        return solver.goal.reached(walked(solver, answer, wrong)[0]) is False
    except Illegal:
        return False


def walked(solver: Solver, answer: str, wrong: Wrong) -> tuple[State, tuple[Move, ...]]:
    """Play the line of a refutation; return the final state and the answers."""
    state = solver.worlds[wrong.world].state.copy()
    moves: list[Move] = []
    for seat, text in line_of(solver.puzzle, answer, wrong):
        moves.append((seat, understood(solver.game, state, seat, text)))
        state.take(*moves[-1])
    return state, tuple(moves)


def line_of(puzzle: Puzzle, answer: str, wrong: Wrong) -> list[tuple[int, str]]:
    """Return the refuted answer and those after it, each with its seat."""
    pairs = [one.split(" ", 1) for one in wrong.line]
    return [(puzzle.seat, answer), *[(int(seat), text) for seat, text in pairs]]


def attempt(puzzle: Puzzle, answers: Sequence[str], limit: int) -> Attempt:
    """Play the seat's answers in order; each must keep the goal provable.

    In between, the others answer in the world of the position, and NATURE by the puzzle's seed. Raise `Illegal` for an
    answer that is not allowed.
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
    """Return the choice that an answer names. Raise `Illegal` if the seat may not give it now."""
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
    """Return the stored refutation of an answer in notation, or None for a solution."""
    wrong = solver.puzzle.wrong.get(answer)
    return None if wrong is None else Refutation(wrong.world, walked(solver, answer, wrong)[1])


def others_answer(solver: Solver, state: State, nature: Nature) -> list[Move]:
    """Answer for NATURE (by the seed) and the others (their first option) until the seat is asked or the goal is
    decided."""
    moves: list[Move] = []
    while state.open and solver.goal.reached(state) is None and own_ask(state, solver.puzzle.seat) is None:
        ask = state.open[0]
        choice = nature.answer(ask, len(moves)) if ask.seat == NATURE else solver.game.onward_choices(ask)[0]
        moves.append((ask.seat, choice))
        state.take(ask.seat, choice)
    return moves
