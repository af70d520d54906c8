"""Which drawing belongs to which game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ..core.game import Game
from ..core.options import Value
from .drawing import Drawing
from .duo.drawing import DuoDrawing
from .jeton.drawing import JetonDrawing
from .renard.drawing import RenardDrawing
from .root.drawing import RootDrawing
from .style import clean, cut

DRAWINGS: dict[str, type[Drawing]] = {
    "duo": DuoDrawing,
    "jeton": JetonDrawing,
    "renard": RenardDrawing,
    "root": RootDrawing,
}
LONGEST_NAME = 24


def drawing_of(game: Game, names: Sequence[str], language: str, options: Mapping[str, Value] | None = None) -> Drawing:
    """The drawing of a game; the common one when it has none of its own."""
    shown = [cut(clean(name), LONGEST_NAME) or "?" for name in names]
    return DRAWINGS.get(game.id, Drawing)(game, shown, language, options or {})
