"""Lessons: a position of a game and the steps that are tried there, each with the answers that lead on, as data.

A lesson is a file `games/<game>/lessons/<name>.json`. It is played at a real table: the option `lesson` of a game lets
it begin with the lesson's position, so that the record of such a game is a record like any other. Chance comes from the
lesson's own seed. How far the learner has come is the number of answers given: taking one back leads back.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

from .core.illegal import Illegal

Said = dict[str, str]  # a sentence by language
ANY = "*"  # every answer leads on


@dataclass(frozen=True)
class Try:
    """Something to ask the referee, who refuses it: an answer, and what it is called."""

    answer: str
    clause: str  # by which it is refused
    text: Said


@dataclass(frozen=True)
class Step:
    """What to try, why, and with which answers: for each question those that lead on, the first of them the usual."""

    clause: str
    text: Said
    hint: Said
    answers: tuple[tuple[str, ...], ...]
    tries: tuple[Try, ...]


@dataclass(frozen=True)
class Lesson:
    game: str
    name: str
    examples: tuple[str, ...]  # of the law, from which it was made
    title: Said
    end: Said
    seat: int  # of the learner
    seed: int
    position: dict[str, Any]
    steps: tuple[Step, ...]

    @property
    def options(self) -> dict[str, object]:
        """Those that the position was made with."""
        return dict(self.position["options"])

    def at(self, given: int) -> tuple[int, tuple[str, ...]]:
        """The step after so many answers of the learner, and the answers that lead on; nothing after the last."""
        for number, step in enumerate(self.steps):
            if given < len(step.answers):
                return number, step.answers[given]
            given -= len(step.answers)
        return len(self.steps), ()

    def leads_on(self, given: int, answer: str) -> bool:
        number, answers = self.at(given)
        return number == len(self.steps) or ANY in answers or answer in answers


@cache
def lessons_of(game: str) -> dict[str, Lesson]:
    """The lessons of a game, by name, in the order in which they are best taken."""
    folder = files(__package__) / "games" / game / "lessons"
    if not folder.is_dir():
        return {}
    read = [json.loads(path.read_text("utf-8")) for path in folder.iterdir() if path.name.endswith(".json")]
    return {raw["name"]: made(game, raw) for raw in sorted(read, key=lambda raw: int(raw["order"]))}


def lesson_of(game: str, name: str) -> Lesson:
    found = lessons_of(game).get(name)
    if found is None:
        raise Illegal("lesson-unknown", {"found": name[:40], "known": list(lessons_of(game))})
    return found


def made(game: str, raw: dict[str, Any]) -> Lesson:
    steps = tuple(made_step(step) for step in raw["steps"])
    examples = tuple(raw["examples"])
    return Lesson(
        game, raw["name"], examples, raw["title"], raw["end"], raw["seat"], raw["seed"], raw["position"], steps
    )


def made_step(raw: dict[str, Any]) -> Step:
    answers = tuple(tuple(one.split(" | ")) for one in raw["answers"])
    tries = tuple(Try(one["answer"], one["clause"], spoken(one)) for one in raw.get("tries", ()))
    return Step(raw["clause"], spoken(raw), raw["hint"], answers, tries)


def spoken(raw: dict[str, Any]) -> Said:
    return {"fr": raw["fr"], "en": raw["en"]}
