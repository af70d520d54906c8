"""Positions that somebody changes piece by piece: which parts there are to change, for a screen that knows no rules,
and whether what comes of a change can be.

    fields.py             a part of a position: where it stands, what may stand there, how it is read and written
    drafts.py             a position under change: what a change makes of it, and what the game says to that
    tricks.py, jeton.py, root.py    what there is to change in each game

A draft may be what no game allows, since most changes take two steps: the game then says why, and the draft stays.
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
    """Who knows what there is to change in a game; nobody, if it has no such description."""
    return EDITORS[game]() if game in EDITORS else None


__all__ = ["Draft", "Editor", "editor_of"]
