"""A puzzle as data, the shipped ones, and which of them is today's.

They are lines of JSON, a puzzle each. What is wrong with a line is refused when it is read, by the line's id.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from datetime import date
from functools import cache
from importlib.resources import files
from itertools import count
from math import gcd
from typing import Any

from msgspec import Struct, ValidationError, convert, to_builtins

from ..core.game import GAMES, find
from ..core.illegal import Illegal
from ..core.state import State
from .goals import KINDS, Goal, goal_of
from .prover import own_ask

LEVELS = 4
FIRST_DAY = date(2026, 1, 1)
STEP = 61  # at least, from one puzzle of the day to the next of its game


class Wrong(Struct, frozen=True, forbid_unknown_fields=True):
    """What refutes a try: the number of the world among all that fit, the answers after the try, each with its seat
    before it, and the clauses by which it happened."""

    world: int
    line: list[str]
    clauses: list[str]


class Puzzle(Struct, frozen=True, forbid_unknown_fields=True):
    """A position, who is asked there, what is to be reached, the first answers that do, and what refutes the others.
    `found`: how often bots of each level found it, and in how many tries; `seed`: of the game in which it stood."""

    id: str
    game: str
    seat: int
    goal: str
    count: int
    themes: list[str]
    rating: int
    found: list[tuple[int, int]]
    seed: int
    solutions: list[str]
    wrong: dict[str, Wrong]
    position: dict[str, Any]

    def state(self) -> State:
        return find(self.game).load(self.position)

    def aim(self, state: State) -> Goal:
        """The goal, as it is seen from the position where the puzzle begins."""
        return goal_of(self.goal, self.count, state, self.seat)


def read_puzzle(line: str) -> Puzzle:
    """A line as a puzzle whose parts agree with one another; whether it is true, the proof says."""
    try:
        puzzle = convert(json.loads(line), Puzzle)
    except (ValueError, ValidationError) as error:
        raise Illegal("puzzle-unreadable", {"found": line[:40], "reason": str(error)[:200]}) from error
    check(puzzle)
    return puzzle


def check(puzzle: Puzzle) -> None:
    def wrong(what: str) -> Illegal:
        return Illegal("puzzle-wrong", {"id": puzzle.id, "what": what})

    if puzzle.game not in GAMES or not puzzle.id.startswith(f"{puzzle.game}-"):
        raise wrong("game")
    if puzzle.goal not in KINDS:
        raise wrong("goal")
    if len(puzzle.found) != LEVELS or not all(0 <= times <= tries > 0 for times, tries in puzzle.found):
        raise wrong("found")
    state = puzzle.state()
    ask = own_ask(state, puzzle.seat) if 0 <= puzzle.seat < state.seats else None
    if ask is None:
        raise wrong("seat")
    answers = [state.write(ask, choice) for choice in find(puzzle.game).onward_choices(ask)]
    if not puzzle.solutions or sorted([*puzzle.solutions, *puzzle.wrong]) != sorted(answers):
        raise wrong("solutions")


def written(puzzle: Puzzle) -> str:
    return json.dumps(to_builtins(puzzle), ensure_ascii=False, separators=(",", ":"))


def read_all(lines: Iterable[str]) -> dict[str, Puzzle]:
    """Puzzles by their ids, of which none comes twice."""
    puzzles: dict[str, Puzzle] = {}
    for line in lines:
        puzzle = read_puzzle(line)
        if puzzle.id in puzzles:
            raise Illegal("puzzle-wrong", {"id": puzzle.id, "what": "id"})
        puzzles[puzzle.id] = puzzle
    return puzzles


def puzzles_of(game: str) -> dict[str, Puzzle]:
    """The shipped puzzles of a game, by id, the easier ones first. What is no game is not kept in the cache."""
    return read_shipped(game) if game in GAMES else {}


@cache
def read_shipped(game: str) -> dict[str, Puzzle]:
    """Read the shipped puzzles of a game."""
    path = files(__package__) / "data" / f"{game}.jsonl"
    if not path.is_file():
        return {}
    read = [convert(json.loads(line), Puzzle) for line in path.read_text("utf-8").splitlines()]
    return {puzzle.id: puzzle for puzzle in in_order(read)}


def in_order(puzzles: Iterable[Puzzle]) -> list[Puzzle]:
    """The easier ones first, as they are shipped."""
    return sorted(puzzles, key=lambda puzzle: (puzzle.rating, puzzle.id))


def puzzle_known(id: str) -> bool:
    return id in puzzles_of(id.rpartition("-")[0])


def puzzle_named(id: str) -> Puzzle:
    if not puzzle_known(id):
        raise Illegal("puzzle-unknown", {"found": id[:40]})
    return puzzles_of(id.rpartition("-")[0])[id]


def puzzle_of_the_day(today: date) -> Puzzle:
    """The same for everybody: the games take turns, and each goes through its puzzles in an order of its own."""
    games = [game for game in GAMES if puzzles_of(game)]
    turn, place = divmod((today - FIRST_DAY).days, len(games))
    known = sorted(puzzles_of(games[place]))
    step = next(step for step in count(STEP) if gcd(step, len(known)) == 1)  # so that each comes before one comes again
    return puzzles_of(games[place])[known[turn * step % len(known)]]
