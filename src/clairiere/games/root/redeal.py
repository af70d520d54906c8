"""Chapter 1.2.1, dealing anew what a seat cannot see, so that all that was shown still holds."""

from __future__ import annotations

from ...core.nature import Rng
from .state import Root
from .terms import cards_of, set_of, size_of

TRIES = 50  # deals that are looked at before the true one is kept


def redeal(r: Root, seat: int, rng: Rng) -> Root:
    """Another state that looks the same to the seat: hands, stacks and the deck hold other cards."""
    other = r.copy()
    known = [r.knows(seat, pile) for pile in range(2 * r.seats)]
    for pile in (seat, r.seats + seat):
        if 0 <= seat < r.seats:
            known[pile] = cards_in(r, pile)
    hidden = r.deck
    for faction in r.factions:
        hidden |= faction.hidden_cards(r)
    other.deck = hidden
    for pile in range(2 * r.seats):
        hidden |= cards_in(r, pile) & ~known[pile]
    for _ in range(TRIES):
        dealt = deal(r, known, hidden, rng)
        if dealt:
            for pile in range(2 * r.seats):
                put(other, pile, dealt[pile])
            other.deck = dealt[-1]
            break
    for i in range(len(other.known)):
        other.known[i] &= cards_in(r, i % (2 * r.seats))  # cards that have left a pile may be dealt to it again
    for faction in other.factions:
        faction.redeal(other, seat, rng)
    other.reopen()
    return other


def cards_in(r: Root, pile: int) -> int:
    """The cards of a hand or, after the hands, of a hidden stack."""
    return r.hand[pile] if pile < r.seats else r.stacks[pile - r.seats]


def put(r: Root, pile: int, cards: int) -> None:
    if pile < r.seats:
        r.hand[pile] = cards
    else:
        r.stacks[pile - r.seats] = cards


def deal(r: Root, known: list[int], hidden: int, rng: Rng) -> list[int]:
    """All piles with the cards that are known and others of those hidden, and last the deck; empty if it fails.

    Piles whose oldest cards are known not to be some cards come first: fewer cards will do for them.
    """
    left = list(cards_of(hidden))
    rng.shuffle(left)
    found = with_promises(r, known, left)
    piles = sorted(range(2 * r.seats), key=lambda pile: -r.void_sizes[pile])
    for pile in piles:
        wanted = size_of(cards_in(r, pile)) - size_of(found[pile])
        bound = max(0, r.void_sizes[pile] - size_of(found[pile] & ~r.voids[pile]))
        old = [card for card in left if not r.voids[pile] >> card & 1][:bound]
        if len(old) < bound or bound > wanted:
            return []
        rest = [card for card in left if card not in old]
        dealt = old + rest[: wanted - bound]
        left = [card for card in left if card not in dealt]
        found[pile] |= set_of(dealt)
    return [*found, set_of(left)]


def with_promises(r: Root, known: list[int], left: list[int]) -> list[int]:
    """1.2.1 The cards that are known and, for whoever has announced to pay from a hidden stack, cards that will do:
    these are taken from those that are left."""
    found = known.copy()
    for faction in r.factions:
        pile = r.seats + faction.seat
        cards, count = faction.owes(r)
        due = [card for card in left if cards >> card & 1][: max(0, count - size_of(found[pile] & cards))]
        found[pile] |= set_of(due)
        for card in due:
            left.remove(card)
    return found
