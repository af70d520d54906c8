"""A puzzle as data, the shipped puzzles, and the puzzle of the day.

A file has one puzzle per line, as JSON. Reading a wrong line raises `Illegal` with its id.
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
STEP = 61  # least step between consecutive daily puzzles of a game


class Wrong(Struct, frozen=True, forbid_unknown_fields=True):
    """The refutation of an answer: the index of the world among all possible ones, the answers after it, each with its
    seat, and the clauses involved."""

    world: int
    line: list[str]
    clauses: list[str]


class Puzzle(Struct, frozen=True, forbid_unknown_fields=True):
    """A position with the asked seat, the goal, the first answers that reach it, and the refutations of the others.
    `found`: successes and tries of the bots of each level; `seed`: the seed of the game it comes from."""

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
        """Return the goal, relative to the position where the puzzle begins."""
        return goal_of(self.goal, self.count, state, self.seat)


def read_puzzle(line: str) -> Puzzle:
    """Read a line and check that its parts are consistent (not its proof). Raise `Illegal` if they are not."""
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
    """Read puzzles by id. Raise `Illegal` for a duplicate id."""
    puzzles: dict[str, Puzzle] = {}
    for line in lines:
        puzzle = read_puzzle(line)
        if puzzle.id in puzzles:
            raise Illegal("puzzle-wrong", {"id": puzzle.id, "what": "id"})
        puzzles[puzzle.id] = puzzle
    return puzzles


def puzzles_of(game: str) -> dict[str, Puzzle]:
    """Return the shipped puzzles of a game by id, the easiest first; empty for an unknown game, which is not cached."""
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
    """Return the puzzles in shipped order, the easiest first."""
    return sorted(puzzles, key=lambda puzzle: (puzzle.rating, puzzle.id))


def puzzle_known(id: str) -> bool:
    return id in puzzles_of(id.rpartition("-")[0])


def puzzle_named(id: str) -> Puzzle:
    if not puzzle_known(id):
        raise Illegal("puzzle-unknown", {"found": id[:40]})
    return puzzles_of(id.rpartition("-")[0])[id]


def puzzle_of_the_day(today: date) -> Puzzle:
    """Return the day's puzzle, the same for all players. The games take turns, and each goes through all its puzzles
    before it repeats one."""
    games = [game for game in GAMES if puzzles_of(game)]
    turn, place = divmod((today - FIRST_DAY).days, len(games))
    known = sorted(puzzles_of(games[place]))
    step = next(step for step in count(STEP) if gcd(step, len(known)) == 1)  # so that each comes before one comes again
    return puzzles_of(games[place])[known[turn * step % len(known)]]
