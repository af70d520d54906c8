"""Answers in notation, with the letters and words of a language; the base for all games."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from unicodedata import combining, normalize

from ..core.ask import Ask
from ..core.game import Game
from ..core.options import Value
from ..core.state import State
from ..words import localize, say_cached


class Answers:
    """Writes and reads the answers of one game in one language. `names` are the players' names by seat."""

    def __init__(self, game: Game, names: Sequence[str], language: str, options: Mapping[str, Value]) -> None:
        self.game = game
        self.names = list(names)
        self.language = language
        self.options = options

    def say(self, id: str, **facts: object) -> str:
        return say_cached(self.language, id, facts)

    def format_choice(self, state: State, ask: Ask, choice: int) -> str:
        """Return a choice as a player types it."""
        return localize(self.language, state.write(ask, choice))

    def parse(self, state: State, ask: Ask, text: str) -> str:
        """Return the notation of a typed line. Raises Illegal if it means nothing or several things."""
        return text

    def example(self, state: State, ask: Ask) -> str:
        """Return a harmless answer that may be typed now; an empty text if the only choice is to give up."""
        harmless = self.harmless_choice(state, ask)
        return "" if harmless is None else self.format_choice(state, ask, harmless)

    def harmless_choice(self, state: State, ask: Ask) -> int | None:
        """Return the choice for an example: the first that does not give up."""
        return next((choice for choice in ask.options if choice not in self.game.quit_choices), None)


def fold(text: str) -> str:
    """Return a text in lower case, without accents and with plain apostrophes, to compare typed texts."""
    bare = "".join([letter for letter in normalize("NFKD", text.replace("’", "'")) if not combining(letter)])
    return " ".join(bare.casefold().split())
