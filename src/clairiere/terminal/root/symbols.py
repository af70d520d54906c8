"""Signs of Root at a terminal: shapes and inks of suits, letters and inks of factions. No ink says anything alone."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from rich.text import Text

from ...games.root.state.terms import COST, SUIT, cards_of
from ..style import joined

SHAPES = "▲●◆✦"  # fox, rabbit, mouse, bird
ANY_SHAPE = "○"  # in a cost: any suit
SUIT_INKS = ("#d0604c", "#b08d1c", "#cc7a2e", "#4f8fc0")
NO_SUIT = "◌"  # before the suits of the Winter board are laid
INKS: Mapping[str, str] = {
    "M": "bold #d9762b",
    "E": "bold #4f8fc0",
    "A": "bold #4c9a52",
    "V": "bold #8a8f98",
    "W": "bold #a58f7a",
    "C": "bold #b0a020",
    "R": "bold #2a9d8f",
    "X": "bold #b5651d",
}
FREE, TAKEN, RUIN = "□", "■", "▒"  # slots (2.2.3, 2.2.4)
FOREST = "♣"
PATH, RIVER = "·", "≈"


def ink_of(letter: str) -> str:
    """The ink of a faction."""
    return INKS.get(letter, "bold")


def shape(suit: int) -> Text:
    """The shape of a suit."""
    return Text(SHAPES[suit], SUIT_INKS[suit]) if suit >= 0 else Text(NO_SUIT)


def shapes(cards: Iterable[int]) -> Text:
    """Cards by their suits alone."""
    return joined([shape(SUIT[card]) for card in cards])


def shapes_of(bits: int) -> Text:
    """A set of cards by their suits alone."""
    return shapes(cards_of(bits))


def cost_of(card: int) -> Text:
    """4.1.1 What a card costs: a shape for each crafting piece."""
    parts = [shape(suit) for suit in range(3) for _ in range(COST[card][suit])]
    return joined([*parts, ANY_SHAPE * COST[card][3]])
