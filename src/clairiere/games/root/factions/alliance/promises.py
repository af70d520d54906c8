"""Chapter 1.2.1 for supporters: a revolt or sympathy that was announced can be paid, in every deal that all believe."""

from __future__ import annotations

from .....core.nature import Rng
from ...state import Root
from ...terms import BIT, MATCHING, cards_of, size_of


def keep_promise(r: Root, viewer: int, seat: int, suit: int, wanted: int, rng: Rng) -> None:
    """1.2.1 After the cards that a viewer cannot see were dealt anew: exchange supporters of theirs for matching cards,
    until there are as many as are owed. What the viewer knows of any pile stays."""
    stack = r.seats + seat
    for source in [-1, *(pile for pile in range(2 * r.seats) if pile not in (stack, viewer, r.seats + viewer))]:
        for card in shuffled(unknown(r, viewer, source) & MATCHING[suit], rng):
            if size_of(r.stacks[seat] & MATCHING[suit]) >= wanted:
                return
            for other in shuffled(unknown(r, viewer, stack) & ~MATCHING[suit], rng):
                if fits(r, stack, card, other) and fits(r, source, other, card):
                    exchange(r, stack, card, other)
                    exchange(r, source, other, card)
                    break


def shuffled(cards: int, rng: Rng) -> list[int]:
    """Some cards in any order."""
    found = list(cards_of(cards))
    rng.shuffle(found)
    return found


def content(r: Root, pile: int) -> int:
    """The cards of a hand, of a hidden stack, or (-1) of the deck."""
    if pile < 0:
        return r.deck
    return r.hand[pile] if pile < r.seats else r.stacks[pile - r.seats]


def unknown(r: Root, viewer: int, pile: int) -> int:
    """The cards of a pile that the viewer does not know."""
    return content(r, pile) if pile < 0 else content(r, pile) & ~r.knows(viewer, pile)


def fits(r: Root, pile: int, new: int, old: int) -> bool:
    """Whether a card may stand for another in a pile whose oldest cards are known not to be some cards."""
    if pile < 0:
        return True
    cards = content(r, pile) & ~BIT[old] | BIT[new]
    return size_of(cards & ~r.voids[pile]) >= r.void_sizes[pile]


def exchange(r: Root, pile: int, new: int, old: int) -> None:
    """One card in a pile becomes another."""
    bits = BIT[new] | BIT[old]
    if pile < 0:
        r.deck ^= bits
    elif pile < r.seats:
        r.hand[pile] ^= bits
    else:
        r.stacks[pile - r.seats] ^= bits
