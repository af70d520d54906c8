"""How trick-taking games write and read cards and deals; refusals are messages of the game that reads."""

from __future__ import annotations

from ..core.illegal import Illegal
from ..core.nature import hand_at, hand_index
from .tricks import NONE, card_in


def read_card(game: str, names: tuple[str, ...], text: str, clause: str) -> int:
    """Return the card of a code. Raise Illegal."""
    card = card_in(names, text)
    if card == NONE:
        raise Illegal(f"{game}-no-card", {"text": text}, game, clause)
    return card


def read_dealer(game: str, text: str, clause: str) -> int:
    """Return the seat that deals first. Raise Illegal."""
    if text in ("0", "1"):
        return int(text)
    raise Illegal(f"{game}-no-dealer", {"text": text}, game, clause)


def write_deal(names: tuple[str, ...], pool: tuple[int, ...], size: int, choice: int) -> str:
    """Return the cards of a deal in notation."""
    return " ".join([names[card] for card in hand_at(pool, size, choice)])


def read_deal(game: str, names: tuple[str, ...], pool: tuple[int, ...], size: int, hand: list[int], clause: str) -> int:
    """Return the index of a hand among those that can be dealt. Raise Illegal."""
    for card in hand:
        if card not in pool or hand.count(card) > 1:
            raise Illegal(f"{game}-dealt-twice", {"card": names[card]}, game, clause)
    if len(hand) != size:
        raise Illegal(f"{game}-hand-size", {"count": len(hand)}, game, clause)
    return hand_index(pool, hand)
