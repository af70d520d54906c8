"""How the cards of Jeton Rouge are said at a terminal, also where there is little room."""

from __future__ import annotations

import re

from rich.cells import cell_len

from ...games.jeton.cards import KINDS, count, points, size, spell
from ..style import NO_BREAK


def counted(cards: int) -> str:
    """The same where there is little room: 3×2 +1."""
    parts = []
    for kind in (1, 2, 3, 0):
        many = count(cards, kind)
        sign = "+1" if KINDS[kind] == "p" else KINDS[kind]
        parts += [f"{sign}×{many}" if many > 1 else sign] if many else []
    return NO_BREAK.join(parts)


def sum_of(cards: int, room: int = 999) -> str:
    """Cards and what they are worth: 3 3 3 +1 = 10. One card says it by itself."""
    equals = f"{NO_BREAK}={NO_BREAK}{points(cards)}" if size(cards) > 1 else ""
    whole = spell(cards) + equals
    return whole if cell_len(whole) <= room else counted(cards) + equals


def short_name(name: str, width: int) -> str:
    """A name that has little room goes without what its brackets say."""
    return name if cell_len(name) <= width else re.sub(r" *\([^)]*\)", "", name)
