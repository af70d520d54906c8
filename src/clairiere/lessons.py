"""Lessons: a position of a game and the steps that are tried there, each with the answers that lead on, as data.

A lesson is a file `games/<game>/lessons/<name>.json`. It is played at a real table: the option `lesson` of a game lets
it begin with the lesson's position, so that the record of such a game is a record like any other. Chance comes from the
lesson's own seed. How far the learner has come is the number of answers given: taking one back leads back. A lesson may
say too what the others answer, and when: then nothing in it depends on them, and nobody is hurried in real time.
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
    """Something to ask the referee, who refuses it: an answer, and what it is called."""

    answer: str
    clause: str  # by which it is refused
    text: Translations


@dataclass(frozen=True)
class LessonTurn:
    """Who answers a question, and the answers that lead on, the first of them the usual."""

    seat: int
    answers: tuple[str, ...]


@dataclass(frozen=True)
class LessonStep:
    """What to try, why, and with which answers of the learner; between them, those of the others."""

    clause: str
    text: Translations
    hint: Translations
    turns: tuple[LessonTurn, ...]
    tries: tuple[Try, ...]


@dataclass(frozen=True)
class Lesson:
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
        """All answers in order."""
        return [turn for step in self.steps for turn in step.turns]

    @property
    def is_scripted(self) -> bool:
        """Whether the others do as the lesson says; if not, they are free."""
        return any(turn.seat != self.seat for turn in self.all_turns)

    def scripted_answers_given(self, given: Answers) -> int:
        """How many of all those answers have been given."""
        return sum(seat == self.seat or (self.is_scripted and seat != NATURE) for seat, _ in given)

    def next_turn(self, given: Answers) -> LessonTurn | None:
        """Whose turn it is by the lesson; nobody's when it is over."""
        return next(iter(self.all_turns[self.scripted_answers_given(given) :]), None)

    def step_number(self, given: Answers) -> int:
        """The step one is at; as many as there are after the last."""
        left = self.scripted_answers_given(given)
        for number, step in enumerate(self.steps):
            if left < len(step.turns):
                return number
            left -= len(step.turns)
        return len(self.steps)

    def is_wanted(self, given: Answers, seat: int, answer: str) -> bool:
        """Whether an answer is what the lesson wants now."""
        turn = self.next_turn(given)
        return turn is None or (turn.seat == seat and (ANY in turn.answers or answer in turn.answers))


@cache
def lessons_of(game: str) -> dict[str, Lesson]:
    """The lessons of a game, by name, in the order in which they are best taken."""
    folder = files(__package__) / "games" / game / "lessons"
    if not folder.is_dir():
        return {}
    read = [json.loads(path.read_text("utf-8")) for path in folder.iterdir() if path.name.endswith(".json")]
    return {raw["name"]: parse_lesson(game, raw) for raw in sorted(read, key=lambda raw: int(raw["order"]))}


def lesson_of(game: str, name: str) -> Lesson:
    found = lessons_of(game).get(name)
    if found is None:
        raise Illegal("lesson-unknown", {"found": name[:40], "known": list(lessons_of(game))})
    return found


def parse_lesson(game: str, raw: dict[str, Any]) -> Lesson:
    steps = tuple(parse_step(step, raw["seat"]) for step in raw["steps"])
    examples = tuple(raw["examples"])
    return Lesson(
        game, raw["name"], examples, raw["title"], raw["end"], raw["seat"], raw["seed"], raw["position"], steps
    )


def parse_step(raw: dict[str, Any], learner: int) -> LessonStep:
    turns = tuple(parse_turn(one, learner) for one in raw["answers"])
    tries = tuple(Try(one["answer"], one["clause"], translations_of(one)) for one in raw.get("tries", ()))
    return LessonStep(raw["clause"], translations_of(raw), raw["hint"], turns, tries)


def parse_turn(raw: str, learner: int) -> LessonTurn:
    """`4B | 8B`: the learner's, any of them; `@1 10B`: that of seat 1."""
    if not raw.startswith(OTHER):
        return LessonTurn(learner, tuple(raw.split(" | ")))
    seat, _, answer = raw.removeprefix(OTHER).partition(" ")
    return LessonTurn(int(seat), (answer,))


def translations_of(raw: dict[str, Any]) -> Translations:
    return {"fr": raw["fr"], "en": raw["en"]}


# -- games that have lessons ------------------------------------------------------------------------------------------


class TaughtGame(Game):
    """A game with the options `lesson` and `position`: it begins with the position of a lesson, or with one that
    somebody gives, instead of its set-up."""

    def __init__(
        self, id: str, fewest: int, most: int, options: Sequence[Option], seats_clause: str, set_up_clause: str
    ) -> None:
        lesson = Option("lesson", NO_LESSON, set_up_clause, known=(NO_LESSON, *lessons_of(id)))
        lesson.legacy_default = NO_LESSON  # games have been older than their lessons
        super().__init__(id, fewest, most, (*options, PositionOption(set_up_clause), lesson), seats_clause)

    def set_up(self, options: dict[str, Value], seats: int) -> State:
        """The state before the first rung of a whole game is played."""
        raise NotImplementedError

    def new(self, options: Mapping[str, object] | None = None, seats: int = 0) -> State:
        """A new game; what was agreed on may say how many play."""
        agreed = self.agree(options)
        return self.begin(agreed, seats or self.required_seats(agreed))

    def agree(self, options: Mapping[str, object] | None) -> dict[str, Value]:
        """A position brings its own options. One that is younger than the position keeps the value given for it, so
        that a record of an earlier engine replays by the rules of then."""
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
        """The position that a game with these options begins with, if it does not with its set-up."""
        if given := str(options.get(POSITION, NO_POSITION)):  # tables have been older than this
            return unpack_position(given)
        return lesson_of(self.id, name).position if (name := str(options["lesson"])) else None

    def required_seats(self, options: Mapping[str, Value]) -> int:
        """As many as sit at the position that it begins with."""
        hands = (self.opening_position(options) or {}).get("hands")
        return len(hands) if isinstance(hands, list) else 0

    def options_at(self, begun: dict[str, Any], options: Mapping[str, Value]) -> object:
        """Return the options of a position, with those that are younger than it as they were agreed on."""
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
