"""How choices are written: a card by its code (7M), leaving the decree as `keep`, a deal by its cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...core.ask import Ask
from ..deals import read_card, read_deal, read_dealer, write_deal
from ..tricks import cards_of
from .cards import ALL, CODE, HAND, KEEP

if TYPE_CHECKING:
    from .state import Renard


def write(r: Renard, ask: Ask, choice: int) -> str:
    """Return the notation of a choice: the inverse of `read`."""
    if ask.about == "dealer":
        return str(choice)
    if ask.about == "deal":
        return write_deal(CODE, deck_left(r), HAND, choice)
    return "keep" if choice == KEEP else CODE[choice]


def read(r: Renard, ask: Ask, text: str) -> int:
    """Return the choice that a notation means, legal or not. Raise Illegal if it means nothing."""
    if ask.about == "dealer":
        return read_dealer("renard", text, "2.1")
    if ask.about == "deal":
        hand = [read_card("renard", CODE, code, "1.2") for code in text.split()]
        return read_deal("renard", CODE, deck_left(r), HAND, hand, "2.4")
    return KEEP if text.lower() == "keep" else read_card("renard", CODE, text, "1.2")


def deck_left(r: Renard) -> tuple[int, ...]:
    """Return the cards that have not been dealt."""
    return cards_of(ALL & ~(r.hand0 | r.hand1))
