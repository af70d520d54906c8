"""Determinization: new deals of what a seat cannot see, consistent with everything that both players saw."""

from __future__ import annotations

from typing import Sequence

from ...core.nature import Rng
from ..trail import PLAYED, TURNED_UP
from ..tricks import BIT, CARDS, NONE, ONE_SUIT, RANK, RANKS, SUIT, bits_of, cards_of
from .cards import ALL, MONARCH, SWAN
from .state import Renard
from .trail import DREW
from .trick import playable

TRIES = 50
BUDGET = 2000


class DrawConstraints:
    """What a player's acts in a round say about their hidden cards.

    A player who once showed not to hold a card can only have it by drawing it since, one card a draw. `floor` is, for
    each card, the first draw that could have brought it, or NONE if no draw is needed. This necessary condition can be
    checked while cards are still being placed; `Acts` judges a whole hand.
    """

    def __init__(self, acts: Sequence[tuple[int, int, int]], drawing: bool) -> None:
        self.floor = [NONE] * CARDS
        self.floors: list[list[int]] = []  # the same, as it was at each burial
        self.spans: list[tuple[int, int]] = []  # cards shown since that must have been drawn: between which draws
        self.taken = 0  # cards taken openly from the decree and not shown since (7.5)
        for kind, card, other in acts:
            if kind == DREW:
                self.floors.append(self.floor.copy())
            elif kind == TURNED_UP:
                self.note_shown(card)
                self.note_taken(other)
            else:
                self.note_shown(card)
                if other != NONE:
                    self.note_follow(other, card)
        self.draws = len(self.floors) + drawing

    def note_follow(self, lead: int, card: int) -> None:
        """3.2.1 Off suit: no card of the suit. 4.11.1 On a Monarch, not the 1: no higher card of the suit."""
        first = SUIT[lead] * RANKS
        if SUIT[card] != SUIT[lead]:
            self.deny(ONE_SUIT << first)
        elif RANK[lead] == MONARCH and RANK[card] != SWAN:
            self.deny((ONE_SUIT >> RANK[card] << RANK[card]) << first)

    def deny(self, cards: int) -> None:
        """Note that the player did not hold these cards."""
        for card in cards_of(cards):
            self.floor[card] = len(self.floors)

    def note_shown(self, card: int) -> None:
        """Note that a card has left the hand; if it was denied before, one of the draws since brought it."""
        self.taken &= ~BIT[card]
        if self.floor[card] != NONE:
            self.spans.append((self.floor[card], len(self.floors) - 1))

    def note_taken(self, card: int) -> None:
        """Note that a card came openly into the hand."""
        self.taken |= BIT[card]
        self.floor[card] = NONE

    def allows(self, hand: int, buried: Sequence[int], drawn: int) -> bool:
        """Return True if each card that must have been drawn can be given a draw (earliest deadline first)."""
        spans = self.spans.copy()
        if drawn != NONE:
            spans.append((self.draws - 1, self.draws - 1))
        for card in cards_of(hand):
            if self.floor[card] != NONE:
                spans.append((self.floor[card], self.draws - 1))
        for i in range(len(buried)):
            floor = self.floors[i][buried[i]]
            if floor != NONE:
                spans.append((floor, i))
        for draw in range(self.draws):
            fitting = [span for span in spans if span[0] <= draw]
            if fitting:
                soonest = min(fitting, key=last_draw)
                if soonest[1] < draw:
                    return False
                spans.remove(soonest)
        return not spans


def last_draw(span: tuple[int, int]) -> int:
    """Return the last draw of a span."""
    return span[1]


class Acts:
    """What one player did in a round, in order. It is walked backwards from a hand to see if that hand is possible."""

    def __init__(self, trail: Sequence[int], seat: int) -> None:
        self.acts: list[tuple[int, int, int]] = []  # (kind, card, the card led, or the card taken)
        lead = decree = player = NONE
        for mark in trail:
            if mark >= DREW:
                if mark == DREW + seat:
                    self.acts.append((DREW, NONE, NONE))
            elif mark >= TURNED_UP:
                if decree != NONE and player == seat:
                    self.acts.append((TURNED_UP, mark - TURNED_UP, decree))
                decree = mark - TURNED_UP
            else:
                player, card = mark >> 6, mark & 63
                if player == seat:
                    self.acts.append((PLAYED, card, lead))
                lead = card if lead == NONE else NONE

    def lead_to(self, hand: int, buried: Sequence[int], drawn: int) -> bool:
        """Return True if some first hand and some draws lead to this hand by legal play; a card just drawn was not in
        it."""
        return self.back(len(self.acts) - 1, hand & ~BIT[drawn] if drawn != NONE else hand, buried, len(buried))

    def back(self, at: int, hand: int, buried: Sequence[int], burials: int) -> bool:
        """Return the same for the first `at` + 1 acts, which left this hand and this many burials."""
        while at >= 0:
            kind, card, other = self.acts[at]
            at -= 1
            if kind == DREW:
                return burials > 0 and self.back_before_draw(at, hand | BIT[buried[burials - 1]], buried, burials - 1)
            if hand & BIT[card]:
                return False
            hand |= BIT[card]
            if kind == TURNED_UP:
                if not hand & BIT[other]:
                    return False
                hand &= ~BIT[other]
            elif other != NONE and not playable(hand, other) >> card & 1:
                return False
        return burials == 0

    def back_before_draw(self, at: int, hand: int, buried: Sequence[int], burials: int) -> bool:
        """Return the same before a draw, for any card of the hand as the one that was drawn."""
        return any(self.back(at, hand & ~BIT[card], buried, burials) for card in cards_of(hand))


def past_allows(r: Renard, seat: int) -> bool:
    """Return True if a player's cards agree with what both players saw."""
    buried = [mark & 63 for mark in r.buried if mark >> 6 == seat]
    drawn = r.drawn if seat == r.actor else NONE
    return Acts(r.trail, seat).lead_to(r.hand(seat), buried, drawn)


class Holding:
    """The hidden cards of one player: the hand, the card just drawn if there is one, the burials."""

    def __init__(self, r: Renard, seat: int) -> None:
        self.seat = seat
        self.drawing = r.drawn != NONE and seat == r.actor
        self.acts = Acts(r.trail, seat)
        self.past = DrawConstraints(self.acts.acts, self.drawing)
        self.sizes = (r.hand(seat).bit_count() - self.drawing, self.drawing, r.buried_cards(seat).bit_count())
        self.size = sum(self.sizes)
        self.hand = 0
        self.drawn = NONE
        self.buried: list[int] = []

    def hold(self, cards: list[int]) -> bool:
        """Take the cards placed so far, for the hand, the draw, the burials. Return True if the past allows them."""
        n = self.sizes[0]
        self.hand = bits_of(cards[:n])
        self.drawn = cards[n] if self.drawing and len(cards) > n else NONE
        self.buried = cards[n + self.drawing :]
        if not self.past.allows(self.hand, self.buried, self.drawn):
            return False
        return len(cards) < self.size or self.acts.lead_to(self.hand, self.buried, NONE)

    def placement_order(self, card: int) -> int:
        """Return 0 for a card that must be here, 1 for one that may be, 2 for one that needs a draw to explain it."""
        if self.past.floor[card] != NONE:
            return 2
        return 0 if self.past.taken & BIT[card] else 1


class World:
    """A way to place the hidden cards: some to each hidden player, the rest to the pile."""

    def __init__(self, r: Renard, seats: list[int]) -> None:
        self.holdings = [Holding(r, seat) for seat in seats]
        self.budget = 0  # steps of the search before it starts again with other cards first

    def deal(self, cards: list[int]) -> bool:
        """Give out the cards in this order. Return True if the past allows it."""
        at = 0
        for holding in self.holdings:
            if not holding.hold(cards[at : at + holding.size]):
                return False
            at += holding.size
        return True

    def search(self, cards: list[int], who: int, first: int, at: int) -> bool:
        """Place the cards one after the other by backtracking, likely ones first. Return True if all are placed."""
        if who == len(self.holdings):
            return True
        holding = self.holdings[who]
        if at == first + holding.size:
            return self.search(cards, who + 1, at, at)
        self.budget -= 1
        for card in sorted(cards[at:], key=holding.placement_order):
            if self.budget < 0:
                break
            j = cards.index(card, at)
            cards[at], cards[j] = cards[j], cards[at]
            if holding.hold(cards[first : at + 1]) and self.search(cards, who, first, at + 1):
                return True
            cards[at], cards[j] = cards[j], cards[at]
        return False


def redeal(r: Renard, seat: int, rng: Rng) -> Renard:
    """Return a state that the seat cannot tell from this one."""
    other = r.copy()
    world = World(r, [player for player in (0, 1) if player != seat])
    own = r.hand(seat) | r.buried_cards(seat) if seat >= 0 else 0
    open_cards = bits_of([card for card in (r.decree, r.lead, r.follow) if card != NONE])
    cards = list(cards_of(ALL & ~(own | open_cards | r.won0 | r.won1)))
    find_deal(world, cards, rng)
    place_cards(r, other, world, cards, rng)
    other.reopen()
    return other


def find_deal(world: World, cards: list[int], rng: Rng) -> None:
    """Find a deal that the past allows: at random if that is easy, else by search."""
    for _ in range(TRIES):
        rng.shuffle(cards)
        if world.deal(cards):
            return
    while True:  # the true deal is one way, so there is an end
        rng.shuffle(cards)
        world.budget = BUDGET
        if world.search(cards, 0, 0, 0):
            return


def place_cards(r: Renard, other: Renard, world: World, cards: list[int], rng: Rng) -> None:
    """Put the cards of a deal into the copy."""
    hidden = [holding.seat for holding in world.holdings]
    marks = [mark for mark in r.buried if mark >> 6 not in hidden]
    for holding in world.holdings:
        other.set_hand(holding.seat, holding.hand | (BIT[holding.drawn] if holding.drawing else 0))
        marks += [64 * holding.seat + card for card in holding.buried]
        if holding.drawing:
            other.drawn = holding.drawn
    other.buried = tuple(marks)
    if r.pile:
        other.pile = bits_of(cards) & ~(other.hand0 | other.hand1 | bits_of([mark & 63 for mark in marks]))
        rest = list(cards_of(other.pile))
        rng.shuffle(rest)
        other.top = tuple(rest[: len(r.top)])
