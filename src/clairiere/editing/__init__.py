"""Change positions piece by piece: list the parts that can be changed, and check each change with the game.

The screen needs no rules for that.

    fields.py             a part of a position: its path, its values, how it is read and written
    drafts.py             a position that is being changed, and what the game says about it
    tricks.py, jeton.py, root.py    the parts of each game

A draft may be impossible for a while, since most changes take two steps: it is kept, with the reason.
"""

from __future__ import annotations

from .drafts import Draft, Editor
from .jeton import JetonEditor
from .root import RootEditor
from .tricks import DuoEditor, RenardEditor

EDITORS: dict[str, type[Editor]] = {
    "duo": DuoEditor,
    "jeton": JetonEditor,
    "renard": RenardEditor,
    "root": RootEditor,
}


def editor_of(game: str) -> Editor | None:
    """Return the editor of a game, or None if it has none."""
    return EDITORS[game]() if game in EDITORS else None


__all__ = ["Draft", "Editor", "editor_of"]
