"""Chapter 1.2.1, determinization: re-deal what a seat cannot see, consistently with all that it was shown."""

from __future__ import annotations

from ....core.nature import Rng
from .state import Root
from .terms import BIRDS, BIT, MATCHING, cards_of, set_of, size_of

TRIES = 50  # consistent deals are sought this often; then one is taken that keeps only the known cards


def redeal(r: Root, seat: int, rng: Rng) -> Root:
    """Return another state that looks the same to the seat: hands, stacks and the deck hold other cards."""
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
    dealt = deal_well(r, known, hidden, rng)
    for pile in range(2 * r.seats):
        put(other, pile, dealt[pile])
    other.deck = dealt[-1]
    for viewer in range(r.seats + 1):
        for pile in range(2 * r.seats):
            i = viewer * 2 * r.seats + pile
            if viewer in (seat, r.seats) or pile % r.seats == seat:
                other.known[i] &= cards_in(r, pile)  # cards that have left a pile may be dealt to it again
            else:
                other.known[i] = 0  # what others know of one another is hidden, too,
    for i in range(0, len(r.deduced), 2):
        if r.deduced[i] % r.seats == seat:
            other.known[r.deduced[i]] &= ~BIT[r.deduced[i + 1]]  # and what they know of the seat without its knowing
    other.deduced = ()
    for faction in other.factions:
        faction.redeal(other, seat, rng)
    if r.top:
        deck = list(cards_of(other.deck))
        rng.shuffle(deck)
        other.top = tuple(deck[: len(r.top)])
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


def deal_well(r: Root, known: list[int], hidden: int, rng: Rng) -> list[int]:
    """Return the first consistent deal of some tries. If none is, deal freely: the true one would leak."""
    for _ in range(TRIES):
        dealt = deal(r, known, hidden, rng)
        if dealt:
            return dealt
    left = list(cards_of(hidden))
    rng.shuffle(left)
    return fill(r, known.copy(), left)


def deal(r: Root, known: list[int], hidden: int, rng: Rng) -> list[int]:
    """Return all piles with the known cards and some of the hidden ones, then the deck; an empty list if it fails.

    First the oldest cards of piles that are known not to be some cards, where the choice is smallest; then all others.
    """
    left = list(cards_of(hidden))
    rng.shuffle(left)
    dealt = with_promises(r, known, left)
    piles = [(slack(r, pile, dealt[pile], left), pile) for pile in range(2 * r.seats) if r.void_sizes[pile]]
    for _, pile in sorted(piles):
        bound = old_cards(r, pile, dealt[pile])
        old = [card for card in left if not r.voids[pile] >> card & 1][:bound]
        if len(old) < bound or bound > size_of(cards_in(r, pile)) - size_of(dealt[pile]):
            return []
        dealt[pile] |= set_of(old)
        left = [card for card in left if card not in old]
    return fill(r, dealt, left)


def fill(r: Root, dealt: list[int], left: list[int]) -> list[int]:
    """Every pile gets the cards it wants of those that are left, and the deck the rest."""
    for pile in range(2 * r.seats):
        wanted = size_of(cards_in(r, pile)) - size_of(dealt[pile])
        if wanted < 0:
            return []
        dealt[pile] |= set_of(left[:wanted])
        left = left[wanted:]
    return [*dealt, set_of(left)]


def old_cards(r: Root, pile: int, dealt: int) -> int:
    """1.2.1 How many oldest cards of a pile are still to be dealt."""
    return max(0, r.void_sizes[pile] - size_of(dealt & ~r.voids[pile]))


def slack(r: Root, pile: int, dealt: int, left: list[int]) -> int:
    """1.2.1 Return how many more cards are possible for the oldest of a pile than are needed."""
    return len([card for card in left if not r.voids[pile] >> card & 1]) - old_cards(r, pile, dealt)


def with_promises(r: Root, known: list[int], left: list[int]) -> list[int]:
    """1.2.1 Return the cards that are known. Add cards for piles that are known to have some of a suit, and for players
    who have announced a payment from a hidden stack: these are taken from `left`."""
    dealt = known.copy()
    for pile in range(2 * r.seats):
        due = [(MATCHING[suit], r.pledges[pile] >> 6 * suit & 63) for suit in range(3)]
        if pile >= r.seats:
            due.append(r.factions[pile - r.seats].owes(r))
        for i in range(len(due)):
            missing = sum([max(0, count - size_of(dealt[pile] & cards)) for cards, count in due[i:]])
            if missing > size_of(cards_in(r, pile)) - size_of(dealt[pile]):  # one card keeps several promises: a bird
                left.sort(key=lambda card: not BIRDS >> card & 1)
            promise(r, dealt, pile, due[i][0], due[i][1], left)
    return dealt


def promise(r: Root, dealt: list[int], pile: int, cards: int, count: int, left: list[int]) -> None:
    """1.2.1 Give a pile `count` of some cards, those that it has already included; what its oldest cards are known not
    to be can only be one of the newer ones."""
    count -= size_of(dealt[pile] & cards)
    fresh = size_of(cards_in(r, pile)) - r.void_sizes[pile] - size_of(dealt[pile] & r.voids[pile])
    for card in [card for card in left if cards >> card & 1]:
        ruled_out = r.voids[pile] >> card & 1
        if count > 0 and (fresh > 0 or not ruled_out):
            count -= 1
            fresh -= ruled_out
            dealt[pile] |= 1 << card
            left.remove(card)
