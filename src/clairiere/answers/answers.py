"""What answers of all games share: the notation, in the letters and words of a language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from unicodedata import combining, normalize

from ..core.ask import Ask
from ..core.game import Game
from ..core.options import Value
from ..core.state import State
from ..words import localize, say_cached


class Answers:
    """The answers of one game for readers of one language. `names` are the players', by seat."""

    def __init__(self, game: Game, names: Sequence[str], language: str, options: Mapping[str, Value]) -> None:
        self.game = game
        self.names = list(names)
        self.language = language
        self.options = options

    def say(self, id: str, **facts: object) -> str:
        return say_cached(self.language, id, facts)

    def format_choice(self, state: State, ask: Ask, choice: int) -> str:
        """A choice as one types it."""
        return localize(self.language, state.write(ask, choice))

    def parse(self, state: State, ask: Ask, text: str) -> str:
        """The notation of what somebody typed."""
        return text

    def example(self, state: State, ask: Ask) -> str:
        """An answer that may be typed now and does no harm; nothing, where all that one may do is give up."""
        harmless = self.harmless_choice(state, ask)
        return "" if harmless is None else self.format_choice(state, ask, harmless)

    def harmless_choice(self, state: State, ask: Ask) -> int | None:
        """The choice for an example: the first by which the game goes on."""
        return next((choice for choice in ask.options if choice not in self.game.quit_choices), None)


def fold(text: str) -> str:
    """Small letters without accents, and plain apostrophes: for comparing what people type."""
    bare = "".join([letter for letter in normalize("NFKD", text.replace("’", "'")) if not combining(letter)])
    return " ".join(bare.casefold().split())
