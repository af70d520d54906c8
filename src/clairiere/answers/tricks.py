"""Answers of trick-taking games: cards by code or in words (7 lunes, 7 de lunes, 7 of moons, 7L), the rest by words."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import ClassVar

from ..core.ask import Ask
from ..core.illegal import Illegal
from ..core.state import State
from ..games.duo.cards import NO
from .answers import Answers

MEANT = r"(\d+) *(?:(?:de|des|of) +|d['’])?(\w+|[♪⚷☾⋎✿✶])?"
OF_NUMBERS = ("move", "name", "propose")  # Duo's questions that are answered by numbers
ME = ("moi", "vous", "me", "you", "myself")


class TricksAnswers(Answers):
    """Reads cards typed in any language: no letter means different suits in two languages."""

    suits: ClassVar[Mapping[str, Sequence[str]]]  # what people call a suit, by its letter
    words: ClassVar[Mapping[str, str]]  # other words for a notation that is a word

    def format_choice(self, state: State, ask: Ask, choice: int) -> str:
        return self.names[choice] if ask.about == "dealer" else super().format_choice(state, ask, choice)

    def parse(self, state: State, ask: Ask, text: str) -> str:
        line = text.strip()
        if line.lower() in self.words:
            return self.words[line.lower()]
        card = re.fullmatch(MEANT, line, re.IGNORECASE)
        if card is None:
            raise Illegal("answer-unknown", {"text": text, "example": self.example(state, ask)})
        rank, suit = card[1], (card[2] or "").lower()
        return next((rank + letter for letter, called in self.suits.items() if suit in called), line)


class RenardAnswers(TricksAnswers):
    suits: ClassVar[Mapping[str, Sequence[str]]] = {
        "B": ("b", "c", "cloche", "cloches", "bell", "bells", "♪"),
        "K": ("k", "f", "clef", "clefs", "clé", "clés", "cle", "cles", "key", "keys", "⚷"),
        "M": ("m", "l", "lune", "lunes", "moon", "moons", "☾"),
    }
    words: ClassVar[Mapping[str, str]] = {"keep": "keep", "garder": "keep"}


class DuoAnswers(TricksAnswers):
    suits: ClassVar[Mapping[str, Sequence[str]]] = {
        "D": ("d", "c", "colombe", "colombes", "dove", "doves", "⋎"),
        "R": ("r", "rose", "roses", "✿"),
        "S": ("s", "e", "é", "étoile", "étoiles", "etoile", "etoiles", "star", "stars", "✶"),
    }
    words: ClassVar[Mapping[str, str]] = {
        "keep": "keep", "garder": "keep", "stop": "stop", "abandonner": "stop",
        "yes": "yes", "y": "yes", "oui": "yes", "o": "yes", "no": "no", "n": "no", "non": "no",
        "ready": "ready", "prêt": "ready", "pret": "ready", "prête": "ready",
    }  # fmt: skip

    def parse(self, state: State, ask: Ask, text: str) -> str:
        """Return the notation. Spaces and seats are numbers; a player may also be named."""
        if ask.about == "name":
            called = [name.lower() for name in self.names]
            if text.lower() in ME:
                return str(ask.seat)
            if text.lower() in called and called[0] != called[1]:
                return str(called.index(text.lower()))
        number = text.replace("−", "-").replace(" ", "")
        if ask.about in OF_NUMBERS and re.fullmatch(r"[-+]?\d{1,3}", number, re.ASCII):
            return number
        return super().parse(state, ask, text)

    def harmless_choice(self, state: State, ask: Ask) -> int | None:
        """7.5 Refuse to give up, if that is asked."""
        return NO if ask.about == "agree" else super().harmless_choice(state, ask)
