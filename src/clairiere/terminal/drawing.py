"""Which drawing belongs to which game."""

from __future__ import annotations

from collections.abc import Sequence

from ..core.game import Game
from .plain import Plain
from .renard import RenardDrawing
from .style import clean

DRAWINGS: dict[str, type[Plain]] = {"renard": RenardDrawing}


def drawing_of(game: Game, names: Sequence[str], language: str) -> Plain:
    """The drawing of a game; a plain one when it has none of its own."""
    return DRAWINGS.get(game.id, Plain)(game, [clean(name) or "?" for name in names], language)
