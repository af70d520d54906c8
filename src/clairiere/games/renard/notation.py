"""How choices are written: a card by its code (7M), leaving the decree as `keep`, a deal by its cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...core.ask import Ask
from ...core.illegal import Illegal
from ...core.nature import hand_at, hand_index
from ..tricks import NONE, cards_of
from .cards import ALL, CODE, HAND, KEEP, card_named

if TYPE_CHECKING:
    from .state import Renard


def write(r: Renard, ask: Ask, choice: int) -> str:
    """The notation of a choice; `read` turns it round."""
    if ask.about == "dealer":
        return str(choice)
    if ask.about == "deal":
        return " ".join([CODE[card] for card in hand_at(deck_left(r), HAND, choice)])
    return "keep" if choice == KEEP else CODE[choice]


def read(r: Renard, ask: Ask, text: str) -> int:
    """The choice that a notation stands for: understood, not yet judged."""
    if ask.about == "dealer":
        if text in ("0", "1"):
            return int(text)
        raise Illegal("renard-no-dealer", {"text": text}, "renard", "2.1")
    if ask.about == "deal":
        return read_deal(r, text)
    if text.lower() == "keep":
        return KEEP
    return read_card(text)


def read_card(text: str) -> int:
    card = card_named(text)
    if card == NONE:
        raise Illegal("renard-no-card", {"text": text}, "renard", "1.2")
    return card


def read_deal(r: Renard, text: str) -> int:
    """2.4 Thirteen different cards of those not yet dealt."""
    pool = deck_left(r)
    hand = [read_card(code) for code in text.split()]
    for card in hand:
        if card not in pool or hand.count(card) > 1:
            raise Illegal("renard-dealt-twice", {"card": CODE[card]}, "renard", "2.4")
    if len(hand) != HAND:
        raise Illegal("renard-hand-size", {"count": len(hand)}, "renard", "2.4")
    return hand_index(pool, hand)


def deck_left(r: Renard) -> tuple[int, ...]:
    """The cards not dealt so far."""
    return cards_of(ALL & ~(r.hand0 | r.hand1))
