"""Answers as people write them: what a choice is called in the reader's language, and which choice a line stands for.

Records, the wire and the engine keep to one notation (docs/notation.md); whatever a person reads or types goes
through here, in the browser and at a terminal alike. English letters and words are understood in every language.

    answers.py            what all games share; a game without its own is written in notation
    tricks.py             cards by rank and suit (Renard, Duo)
    jeton.py, lays.py     cards for oneself, for a player's stack, to share
    root.py               choices by their labels
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ..core.game import Game
from ..core.options import Value
from .answers import Answers
from .jeton import JetonAnswers
from .root import RootAnswers
from .tricks import DuoAnswers, RenardAnswers

KINDS: dict[str, type[Answers]] = {
    "duo": DuoAnswers,
    "jeton": JetonAnswers,
    "renard": RenardAnswers,
    "root": RootAnswers,
}


def answers_for(game: Game, names: Sequence[str], language: str, options: Mapping[str, Value] | None = None) -> Answers:
    """How readers of a language write answers in a game between these players."""
    return KINDS.get(game.id, Answers)(game, names, language, options or {})
