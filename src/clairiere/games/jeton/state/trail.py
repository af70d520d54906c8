"""The trail of a hand: what all players saw of it since it was last empty, in order, one number each.

P25 Which cards a player owns, hand and pack together, is public, since every movement of cards is open except which
card is drawn. So an empty hand hides nothing, and its trail begins again.
"""

from __future__ import annotations

from typing import Final

KIND: Final = 1 << 40  # below it stand the cards of a mark
DREW: Final = 0  # a card from the pack, unseen
LAID: Final = KIND  # + cards: from the hand onto a stack
RECEIVED: Final = 2 * KIND  # + cards: into the pack
LAID_LOWEST: Final = 3 * KIND  # + card: laid by the clock, so no lower value was in the hand (10.4)
BARE: Final = 4 * KIND  # shouted and could not open: no 2, 3 or 4 was in the hand (4.8)


def cards_of_mark(mark: int) -> int:
    """Return the cards of a mark."""
    return mark & KIND - 1
