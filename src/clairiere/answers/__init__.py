"""Write choices in the reader's language, and find the choice that a typed line means.

Records, messages and the engine use one notation (docs/notation.md). What a person reads or types goes through this
package, in the browser and in the terminal. English letters and words are understood in every language.

    answers.py            what all games share; a game without a class here uses the notation
    tricks.py             cards by rank and suit (Renard, Duo)
    jeton.py, lays.py     cards for the own stack, for another player's stack, to share
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
    """Return the reader and writer of answers for a game, its players and a language."""
    return KINDS.get(game.id, Answers)(game, names, language, options or {})
