"""Types that several games send to a screen."""

from __future__ import annotations

from typing import TypedDict

Card = str  # a card by its code, as notation writes it: 7M
Suit = str  # by the letter that stands in such a code


class PastTrick(TypedDict):
    """A trick that was played: who led, with which card, and the card that followed."""

    leader: int
    lead: Card
    follow: Card
