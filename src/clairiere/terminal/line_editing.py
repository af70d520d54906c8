"""Editing of typed lines with the arrow keys, where Python can; the history is cleared between two players."""

from __future__ import annotations

import sys
from types import ModuleType

readline: ModuleType | None
try:
    import readline
except ImportError:  # Windows, and some small Pythons
    readline = None


def by_hand() -> bool:
    """Whether somebody sits at a keyboard."""
    try:
        return sys.stdin is not None and sys.stdin.isatty()
    except ValueError:  # closed
        return False


def edit_lines() -> None:
    """Let the arrow keys move and look back; the tab key completes nothing."""
    if readline is not None and by_hand():
        readline.set_completer(nothing)


def forget_lines() -> None:
    """The next player does not see what the last one typed."""
    if readline is not None:
        readline.clear_history()


def nothing(text: str, state: int) -> str | None:
    return None
