"""Lessons as data: a position of a game and steps to try there, each with the wanted answers.

A lesson is a file `games/<game>/lessons/<name>.json`. It is played at a real table: the option `lesson` makes a game
begin with the lesson's position, so that its record is a record like any other. Chance comes from the lesson's seed.
The number of answers given says how far the learner has come; an undo leads back. A lesson may also script the answers
of the other players: then nothing in it depends on them, and no clock runs in real time.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

from .core.ask import NATURE
from .core.game import Game
from .core.illegal import Illegal
from .core.options import Option, Value
from .core.state import State
from .positions import NO_POSITION, POSITION, PositionOption, options_of_position, unpack_position

Translations = dict[str, str]  # a sentence by language
Answers = Sequence[tuple[int, int]]  # of a record: who, and what
ANY = "*"  # every answer leads on
OTHER = "@"  # before the seat of somebody else, whose answer follows
NO_LESSON = ""


@dataclass(frozen=True)
class Try:
    """An answer to try that the referee refuses: the answer, its label and the clause."""

    answer: str
    clause: str  # by which it is refused
    text: Translations


@dataclass(frozen=True)
class LessonTurn:
    """One answer of a lesson: its seat and the wanted answers, the usual one first."""

    seat: int
    answers: tuple[str, ...]


@dataclass(frozen=True)
class LessonStep:
    """A step of a lesson: what to try and why, with the answers of the learner and of the other players."""

    clause: str
    text: Translations
    hint: Translations
    turns: tuple[LessonTurn, ...]
    tries: tuple[Try, ...]


@dataclass(frozen=True)
class Lesson:
    """A lesson of a game, as read from its file."""

    game: str
    name: str
    examples: tuple[str, ...]  # of the law, from which it was made
    title: Translations
    end: Translations
    seat: int  # of the learner
    seed: int
    position: dict[str, Any]
    steps: tuple[LessonStep, ...]

    @property
    def all_turns(self) -> list[LessonTurn]:
        """Return all answers of the lesson in order."""
        return [turn for step in self.steps for turn in step.turns]

    @property
    def is_scripted(self) -> bool:
        """Return True if the lesson scripts the answers of the other players; otherwise they are free."""
        return any(turn.seat != self.seat for turn in self.all_turns)

    def scripted_answers_given(self, answers: Answers) -> int:
        """Return how many of the lesson's answers have been given."""
        return sum(seat == self.seat or (self.is_scripted and seat != NATURE) for seat, _ in answers)

    def next_turn(self, answers: Answers) -> LessonTurn | None:
        """Return the next answer of the lesson; None after the last."""
        return next(iter(self.all_turns[self.scripted_answers_given(answers) :]), None)

    def step_number(self, answers: Answers) -> int:
        """Return the number of the current step; the number of steps after the last."""
        remaining = self.scripted_answers_given(answers)
        for number, step in enumerate(self.steps):
            if remaining < len(step.turns):
                return number
            remaining -= len(step.turns)
        return len(self.steps)

    def is_wanted(self, answers: Answers, seat: int, answer: str) -> bool:
        """Return True if the lesson wants this answer now."""
        turn = self.next_turn(answers)
        return turn is None or (turn.seat == seat and (ANY in turn.answers or answer in turn.answers))


@cache
def lessons_of(game: str) -> dict[str, Lesson]:
    """Return the lessons of a game by name, in the recommended order."""
    folder = files(__package__) / "games" / game / "lessons"
    if not folder.is_dir():
        return {}
    read = [json.loads(path.read_text("utf-8")) for path in folder.iterdir() if path.name.endswith(".json")]
    return {raw["name"]: parse_lesson(game, raw) for raw in sorted(read, key=lambda raw: int(raw["order"]))}


def lesson_of(game: str, name: str) -> Lesson:
    """Return a lesson by its name. Raise Illegal if there is none."""
    lesson = lessons_of(game).get(name)
    if lesson is None:
        raise Illegal("lesson-unknown", {"found": name[:40], "known": list(lessons_of(game))})
    return lesson


def parse_lesson(game: str, raw: dict[str, Any]) -> Lesson:
    """Return a lesson from its JSON."""
    steps = tuple(parse_step(step, raw["seat"]) for step in raw["steps"])
    examples = tuple(raw["examples"])
    return Lesson(
        game, raw["name"], examples, raw["title"], raw["end"], raw["seat"], raw["seed"], raw["position"], steps
    )


def parse_step(raw: dict[str, Any], learner: int) -> LessonStep:
    """Return a step from its JSON."""
    turns = tuple(parse_turn(entry, learner) for entry in raw["answers"])
    tries = tuple(Try(entry["answer"], entry["clause"], translations_of(entry)) for entry in raw.get("tries", ()))
    return LessonStep(raw["clause"], translations_of(raw), raw["hint"], turns, tries)


def parse_turn(raw: str, learner: int) -> LessonTurn:
    """Return a turn from its text: `4B | 8B` for the learner, any of them; `@1 10B` for seat 1."""
    if not raw.startswith(OTHER):
        return LessonTurn(learner, tuple(raw.split(" | ")))
    seat, _, answer = raw.removeprefix(OTHER).partition(" ")
    return LessonTurn(int(seat), (answer,))


def translations_of(raw: dict[str, Any]) -> Translations:
    """Return the text of an entry in both languages."""
    return {"fr": raw["fr"], "en": raw["en"]}


# -- games that have lessons ------------------------------------------------------------------------------------------


class TaughtGame(Game):
    """A game with the options `lesson` and `position`.

    It begins with the position of a lesson, or with a given one, instead of its set-up.
    """

    def __init__(
        self, id: str, fewest: int, most: int, options: Sequence[Option], seats_clause: str, set_up_clause: str
    ) -> None:
        lesson = Option("lesson", NO_LESSON, set_up_clause, known=(NO_LESSON, *lessons_of(id)))
        lesson.legacy_default = NO_LESSON  # games have been older than their lessons
        super().__init__(id, fewest, most, (*options, PositionOption(set_up_clause), lesson), seats_clause)

    def set_up(self, options: dict[str, Value], seats: int) -> State:
        """Return the state of a whole game before its first rung."""
        raise NotImplementedError

    def new(self, options: Mapping[str, object] | None = None, seats: int = 0) -> State:
        """Return a new game; without `seats`, for as many players as the options require."""
        agreed = self.agree(options)
        return self.begin(agreed, seats or self.required_seats(agreed))

    def agree(self, options: Mapping[str, object] | None) -> dict[str, Value]:
        """Return all options; a position brings its own. Raise Illegal.

        An option that is newer than the position keeps the value given for it, so that a record of an earlier engine
        replays by the rules of its time.
        """
        agreed = super().agree(options)
        begun = self.opening_position(agreed)
        if begun is None:
            return agreed
        younger = {name: agreed[name] for name in self.newer_options() if name in (options or {})}
        brought = super().agree({**younger, **options_of_position(begun)})
        return brought | {"lesson": agreed["lesson"], POSITION: agreed[POSITION]}

    def newer_options(self) -> list[str]:
        """Return the names of options that records and positions of earlier engines do not have."""
        names = [option.name for option in self.options if option.legacy_default is not None]
        return [name for name in names if name not in ("lesson", POSITION)]

    def opening_position(self, options: Mapping[str, Value]) -> dict[str, Any] | None:
        """Return the position that a game with these options begins with; None if it begins with its set-up."""
        if packed := str(options.get(POSITION, NO_POSITION)):  # tables have been older than this
            return unpack_position(packed)
        return lesson_of(self.id, name).position if (name := str(options["lesson"])) else None

    def required_seats(self, options: Mapping[str, Value]) -> int:
        """Return the number of players in the position that the game begins with; 0 without one."""
        hands = (self.opening_position(options) or {}).get("hands")
        return len(hands) if isinstance(hands, list) else 0

    def options_at(self, begun: dict[str, Any], options: Mapping[str, Value]) -> object:
        """Return the options of a position, with the agreed values of options that are newer than it."""
        named = begun.get("options", {})
        if not isinstance(named, dict):
            return named  # `load` refuses it
        return {**{name: options[name] for name in self.newer_options() if name in options}, **named}

    def start(self, options: dict[str, Value], seats: int) -> State:
        begun = self.opening_position(options)
        if begun is None:
            return self.set_up(options, seats)
        state = self.load({**begun, "options": self.options_at(begun, options)})
        self.check_seats(seats if seats == state.seats else -1)
        return state
