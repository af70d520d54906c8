"""How cards and deals are written and read in games of tricks; refusals are the messages of the game that reads."""

from __future__ import annotations

from ..core.illegal import Illegal
from ..core.nature import hand_at, hand_index
from .tricks import NONE, card_in


def read_card(game: str, names: tuple[str, ...], text: str, clause: str) -> int:
    """The card of a code."""
    card = card_in(names, text)
    if card == NONE:
        raise Illegal(f"{game}-no-card", {"text": text}, game, clause)
    return card


def read_dealer(game: str, text: str, clause: str) -> int:
    """The seat that deals first."""
    if text in ("0", "1"):
        return int(text)
    raise Illegal(f"{game}-no-dealer", {"text": text}, game, clause)


def write_deal(names: tuple[str, ...], pool: tuple[int, ...], size: int, choice: int) -> str:
    """The cards of a hand that is dealt."""
    return " ".join([names[card] for card in hand_at(pool, size, choice)])


def read_deal(game: str, names: tuple[str, ...], pool: tuple[int, ...], size: int, hand: list[int], clause: str) -> int:
    """The index of a hand: so many different cards of those not yet dealt."""
    for card in hand:
        if card not in pool or hand.count(card) > 1:
            raise Illegal(f"{game}-dealt-twice", {"card": names[card]}, game, clause)
    if len(hand) != size:
        raise Illegal(f"{game}-hand-size", {"count": len(hand)}, game, clause)
    return hand_index(pool, hand)
