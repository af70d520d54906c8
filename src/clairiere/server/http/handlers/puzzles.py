"""Puzzles over HTTP. The solution is never sent: a try is, and the server says what comes of it.

Nothing is stored: a position and the answers so far say all. What is hidden from the puzzle's seat stays here; a line
that refutes a try shows the cards that are played in it, and no others.
"""

from __future__ import annotations

from datetime import UTC, datetime
from functools import cache

from ....core.game import GAMES, find
from ....core.illegal import Illegal
from ....core.record import Record
from ....core.state import State
from ....positions import without_position
from ....puzzles.memory import remembered
from ....puzzles.prover import Move, Refutation
from ....puzzles.puzzle import Puzzle, puzzle_named, puzzle_of_the_day, puzzles_of
from ....puzzles.solving import PROOF, Attempt, attempt, world_of
from ....words import say
from ... import limits, wire
from ...room.notated_table import ReadOnlyTable
from ...room.seat_reader import SeatReader
from ..requests import ApiRequest


class PositionTable(ReadOnlyTable):
    """A table that begins with a position, and where some answers were given."""

    def __init__(self, puzzle: Puzzle, state: State, moves: tuple[Move, ...] = ()) -> None:
        self.begun = state
        record = Record(find(puzzle.game), puzzle.position["options"], [""] * state.seats)
        record.answers = list(moves)
        super().__init__(record)

    def replay(self) -> None:
        self.notations, self.event_counts, self.withheld_events = [], [], None
        self.nature_counts, self.barriers = {}, []
        self.state = self.begun.copy()
        self.state.log = []
        for seat, choice in self.record.answers:
            self.take(seat, choice)


async def puzzles(request: ApiRequest) -> list[wire.PuzzleInfo]:
    """All of a game, or of every game."""
    game = request.query.get("game", "")
    games = [find(game).id] if game else list(GAMES)
    return [info for one in games for info in puzzle_infos(one, request.language)]


@cache
def puzzle_infos(game: str, language: str) -> list[wire.PuzzleInfo]:
    return [puzzle_info(puzzle, language) for puzzle in puzzles_of(game).values()]


async def today(request: ApiRequest) -> wire.DailyPuzzle:
    day = datetime.now(UTC).date()
    return wire.DailyPuzzle(day.isoformat(), puzzle_info(puzzle_of_the_day(day), request.language))


async def puzzle(request: ApiRequest) -> wire.PuzzleNow:
    """A puzzle before the first answer."""
    return await compute_try(request, [])


async def try_puzzle(request: ApiRequest) -> wire.PuzzleNow:
    """What comes of some answers."""
    given = await request.read(wire.Tries)
    if len(given.answers) > limits.TRIES or any(len(answer) > limits.TRIES for answer in given.answers):
        raise Illegal("server-too-big", {"most": limits.TRIES})
    request.take("tries")
    return await compute_try(request, given.answers)


async def compute_try(request: ApiRequest, answers: list[str]) -> wire.PuzzleNow:
    return await request.compute(try_answers, request.path["id"], answers, request.language)


def try_answers(id: str, answers: list[str], language: str) -> wire.PuzzleNow:
    return puzzle_now(puzzle_named(id), answers, language)


def puzzle_info(puzzle: Puzzle, language: str) -> wire.PuzzleInfo:
    themes = [wire.ThemeInfo(theme, theme_name(puzzle.game, theme, language)) for theme in puzzle.themes]
    goal = say(language, f"puzzle-goal-{puzzle.goal}", {"count": puzzle.count})
    return wire.PuzzleInfo(
        id=puzzle.id,
        game=puzzle.game,
        title=say(language, f"{puzzle.game}-title"),
        number=1 + list(puzzles_of(puzzle.game)).index(puzzle.id),
        goal=goal,
        ways=len(puzzle.solutions),
        rating=puzzle.rating,
        themes=themes,
    )


def theme_name(game: str, theme: str, language: str) -> str:
    return say(language, f"root-faction-{theme}" if game == "root" else f"puzzle-theme-{theme}")


def puzzle_now(puzzle: Puzzle, answers: list[str], language: str) -> wire.PuzzleNow:
    result = attempt(puzzle, answers, PROOF)
    table = PositionTable(puzzle, puzzle.state(), result.moves)
    names = [player_name(puzzle, seat, language) for seat in range(table.state.seats)]
    reader = SeatReader(table, names, language, puzzle.seat, puzzle.seat)
    lines = range(
        table.event_counts[-1 - result.fresh] if result.fresh < len(table.event_counts) else 0, len(table.events)
    )
    return wire.PuzzleNow(
        info=puzzle_info(puzzle, language),
        seat=puzzle.seat,
        names=names,
        options=without_position(table.record.options),
        view=reader.view(),
        asks=[] if result.solved else asks_without_quits(reader),
        waiting=reader.waiting(),
        prompt=reader.prompt(),
        lines=reader.lines_at(lines),
        answers=answers[:-1] if result.refuted else answers,
        solved=result.solved,
        refuted=None if result.refuted is None else refutation_info(puzzle, result, result.refuted, names, language),
        known=[reader.say(id, facts) for id, facts in remembered(puzzle.game, puzzle.state(), puzzle.seat, names)],
    )


def asks_without_quits(reader: SeatReader) -> list[wire.AskInfo]:
    """What is asked, without the choices by which one gives up."""
    asks = reader.asks()
    for ask in asks:
        ask.choices = [choice for choice in ask.choices if choice.notation not in ask.quits]
        ask.count, ask.quits = ask.count - len(ask.quits), []
    return asks


def player_name(puzzle: Puzzle, seat: int, language: str) -> str:
    if seat == puzzle.seat:
        return say(language, "puzzle-you")
    return say(language, "puzzle-other", {"number": seat + 1})


def refutation_info(puzzle: Puzzle, result: Attempt, line: Refutation, names: list[str], language: str) -> wire.Refuted:
    """The line in its own world, as the seat sees it."""
    table = PositionTable(puzzle, world_of(puzzle, line.origin), line.moves)
    reader = SeatReader(table, names, language, puzzle.seat, puzzle.seat)
    before = len(result.moves)
    first = table.event_counts[before - 1] if before else 0
    return wire.Refuted(say(language, "puzzle-refuted"), reader.lines_at(range(first, len(table.events))))
