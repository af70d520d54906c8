"""Refusals: one exception for everything that a person may get wrong."""

from __future__ import annotations

from typing import Any, Callable, Final, Sequence

Facts = dict[str, object]
Voice = Callable[[str, str, Facts], str]

VOICES: Final[list[Voice]] = []  # the last one is used: (language, message id, facts) -> sentence


LONGEST = 60  # letters of an input that a sentence repeats


def abbreviate(value: object) -> str:
    """Return a value as text, short enough to be repeated in a sentence."""
    try:
        text = value if isinstance(value, str) else repr(value)
    except (ValueError, RecursionError):  # thousands of digits or of nested lists
        return "…"
    return text if len(text) <= LONGEST else text[: LONGEST - 1] + "…"


class Word:
    """A fact that is itself a message, translated into the reader's language."""

    def __init__(self, id: str) -> None:
        self.id = id

    def __reduce__(self) -> tuple[Any, ...]:
        """Return how `copy` and `pickle` rebuild the word."""
        return (Word, (self.id,))

    def __repr__(self) -> str:
        return f"Word({self.id!r})"


class Phrase:
    """A fact that is itself a message with facts, translated into the reader's language."""

    def __init__(self, id: str, facts: Facts) -> None:
        self.id = id
        self.facts = facts

    def __repr__(self) -> str:
        return f"Phrase({self.id!r}, {self.facts!r})"

    def __reduce__(self) -> tuple[object, ...]:
        """Return how `copy` and `pickle` rebuild the phrase."""
        return Phrase, (self.id, self.facts)


class Cited:
    """A fact that is a clause without a number, such as CARD.armorers. It is translated to the label of the clause."""

    def __init__(self, game: str, clause: str) -> None:
        self.game = game
        self.clause = clause

    def __repr__(self) -> str:
        return f"Cited({self.game!r}, {self.clause!r})"

    def __reduce__(self) -> tuple[object, ...]:
        """Return how `copy` and `pickle` rebuild the citation."""
        return Cited, (self.game, self.clause)


def cite_clause(game: str, clause: str) -> object:
    """Return a clause as a fact of a sentence: its number, or a `Cited` if it has none."""
    return clause if not clause or clause[0].isdigit() else Cited(game, clause)


class Illegal(Exception):
    """The refusal of a choice or an input: the reason with its facts, the clause, and what would be legal."""

    def __init__(self, reason: str, facts: Facts, game: str = "", clause: str = "", legal: Sequence[int] = ()) -> None:
        super().__init__(reason)
        self.reason = reason
        self.facts = facts
        self.game = game
        self.clause = clause
        self.legal = legal

    def __reduce__(self) -> tuple[Any, ...]:
        """Return how `copy` and `pickle` rebuild the refusal, so that a worker process can raise it."""
        return (Illegal, (self.reason, self.facts, self.game, self.clause, list(self.legal)))

    @property
    def cite(self) -> str:
        """Return the clause with its game, as `clairiere law` takes it; empty if the refusal rests on no rule."""
        return f"{self.game}:{self.clause}" if self.clause else ""

    def sentence(self, language: str) -> str:
        """Return the refusal as a sentence in the language."""
        if not VOICES:
            return f"{self.reason} {self.facts} {self.cite}"
        return VOICES[-1](language, self.reason, self.facts | {"clause": cite_clause(self.game, self.clause)})

    def __str__(self) -> str:
        return self.sentence("en")


def no_chance(game: str, clause: str) -> Illegal:
    """Return the refusal of an answer for NATURE where only players are asked."""
    return Illegal("chance-not-asked", {}, game, clause)
