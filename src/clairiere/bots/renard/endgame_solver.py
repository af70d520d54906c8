"""Exact solver for the end of a round with all cards open: its minimax value.

Hands, decree and the next cards of the pile are known to both players. The solver is MTD(f): alpha-beta with null
windows until lower and upper bound meet, with a transposition table between tricks and the history heuristic. Cards
have small numbers, so that a position fits into one integer.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from ...games.renard.cards import TRICKS, WOODCUTTER
from ...games.tricks import BIT, NONE, RANK, RANKS, cards_of
from .bits import bit, count, lowest
from .compact_cards import CompactCards
from .policy_table import BURIES, FOLLOWS, GIVES, LEADS
from .win_chances import SPREAD, round_end

MOST: Final = 9  # most tricks that fit into a key
DRAWS: Final = 3  # 4.5.4 the Woodcutters of a round
PLACES: Final = 24  # card numbers in a key; larger numbers are trump suits that can no longer change
KEPT: Final = PLACES
UNKNOWN: Final = -1
HIGHER: Final = 1 << 10  # a table entry is the lower bound times this, plus the upper bound


@final
class EndgameSolver(CompactCards):
    """A solver for one list of final values (`WinChances.ends`). Seat 0 maximizes, seat 1 minimizes."""

    __slots__ = ("history", "kept_high", "kept_low", "nodes", "price", "table", "values")

    def __init__(self, ends: list[float]) -> None:
        super().__init__()
        self.values = sorted(set(ends))
        places = {value: place for place, value in enumerate(self.values)}
        self.price = [places[value] for value in ends]  # the rank of each end's value among all values
        room = (TRICKS + 1) * (TRICKS + 1) * SPREAD * SPREAD * SPREAD
        self.kept_low = [UNKNOWN] * room
        self.kept_high = [UNKNOWN] * room
        self.history: list[int] = []
        self.table: dict[int, int] = {}
        self.nodes = 0

    def solve(
        self, hands: tuple[int, int], decree: int, order: list[int], leader: int, lead: int, won: tuple[int, int, int]
    ) -> float:
        """Return the value for seat 0. `lead` is the card on the table, or NONE; `won` holds the tricks of seat 0 and
        the 7s of both seats."""
        left = max(hands[0].bit_count(), hands[1].bit_count())
        assert left <= MOST, "a key has no room for so many cards"
        live = hands[0] | hands[1] | BIT[decree]
        fives = sum([RANK[card] == WOODCUTTER for card in cards_of(live)])
        drawn = order[: min(DRAWS, fives + sum([RANK[card] == WOODCUTTER for card in order[:DRAWS]]))]
        self.number_cards(live | (BIT[lead] if lead != NONE else 0), drawn)
        self.table = {}
        self.history = [0] * (8 * PLACES)
        hand0, hand1 = self.numbered(hands[0]), self.numbered(hands[1])
        place = self.number[decree]
        on_table = self.number[lead] if lead != NONE else NONE
        return self.values[self.pin_down(hand0, hand1, place, leader, on_table, won[0], won[1], won[2], left)]

    def pin_down(
        self, hand0: i64, hand1: i64, decree: i64, leader: i64, lead: i64, k: i64, f0: i64, f1: i64, left: i64
    ) -> int:
        """Return the rank of the value by MTD(f): null windows, each at the last result."""
        low: i64 = self.low(k, left, f0, f1, SPREAD - 1 - f0 - f1)
        high: i64 = self.high(k, left, f0, f1, SPREAD - 1 - f0 - f1)
        guess: i64 = (low + high) // 2
        while low < high:
            bound: i64 = guess + 1 if guess == low else guess
            if lead == NONE:
                guess = self.trick(hand0, hand1, decree, leader, 0, k, f0, f1, left, bound)
            else:
                guess = self.answer(hand0, hand1, decree, leader, lead, 0, k, f0, f1, left, bound)
            if guess < bound:
                high = guess
            else:
                low = guess
        return int(low)

    # -- what may still come ------------------------------------------------------------------------------------

    def low(self, k: i64, left: i64, f0: i64, f1: i64, sevens: i64) -> i64:
        """The least that may come of it, whoever takes what."""
        at: i64 = (((k * (TRICKS + 1) + left) * SPREAD + f0) * SPREAD + f1) * SPREAD + sevens
        if self.kept_low[at] == UNKNOWN:
            self.weigh(at, k, left, f0, f1, sevens)
        return self.kept_low[at]

    def high(self, k: i64, left: i64, f0: i64, f1: i64, sevens: i64) -> i64:
        """The most."""
        at: i64 = (((k * (TRICKS + 1) + left) * SPREAD + f0) * SPREAD + f1) * SPREAD + sevens
        if self.kept_high[at] == UNKNOWN:
            self.weigh(at, k, left, f0, f1, sevens)
        return self.kept_high[at]

    def weigh(self, at: i64, k: i64, left: i64, f0: i64, f1: i64, sevens: i64) -> None:
        least = len(self.values)
        most = 0
        for tricks in range(int(k), int(k + left) + 1):
            for ours in range(int(f0), int(f0 + sevens) + 1):
                for theirs in range(int(f1), int(f1 + f0 + sevens) - ours + 1):
                    price = self.price[round_end(tricks, ours, theirs)]
                    least = min(least, price)
                    most = max(most, price)
        self.kept_low[at] = least
        self.kept_high[at] = most

    # -- the search -----------------------------------------------------------------------------------------------

    def trick(
        self, hand0: i64, hand1: i64, decree: i64, leader: i64, draws: i64, k: i64, f0: i64, f1: i64, left: i64,
        bound: i64,
    ) -> i64:  # fmt: skip
        """Search from the beginning of a trick. A result of at least `bound` is a lower bound of the value, any other
        an upper bound."""
        coming: i64 = self.undrawn[draws]
        live: i64 = hand0 | hand1 | bit(decree) | coming
        sevens: i64 = count(live & self.sevens) if left > 0 else 0
        low: i64 = self.low(k, left, f0, f1, sevens)
        if low >= bound or left == 0:
            return low
        high: i64 = self.high(k, left, f0, f1, sevens)
        if high < bound:
            return high
        if left == 1:
            return self.last_trick(hand0, hand1, decree, leader, k, f0, f1)
        trump: i64 = self.cards[decree] // RANKS
        key = self.key(hand0, hand1, decree if live & self.foxes != 0 else KEPT + trump, leader, draws, k, f0, f1)
        known: i64 = self.table.get(key, UNKNOWN)
        first: i64 = NONE
        if known != UNKNOWN:
            first = known // (HIGHER * HIGHER) - 1
            low = known // HIGHER % HIGHER
            if low >= bound:
                return low
            high = known % HIGHER
            if high < bound:
                return high
        hand: i64 = hand1 if leader != 0 else hand0
        best: i64 = UNKNOWN
        rest: i64 = self.unlike(hand, live)
        while rest != 0:
            card: i64 = first if first != NONE and rest & bit(first) != 0 else self.promising(rest, leader, LEADS)
            rest &= ~bit(card)
            value: i64 = self.lay(hand0, hand1, decree, leader, card, NONE, draws, k, f0, f1, left, bound)
            if best == UNKNOWN or (value > best) == (leader == 0):
                best = value
                first = card
                if (best >= bound) == (leader == 0):
                    self.remember(leader, LEADS, card, left)
                    break
        if best >= bound:
            low = best
        else:
            high = best
        self.table[key] = int(((first + 1) * HIGHER + low) * HIGHER + high)
        return best

    def key(self, hand0: i64, hand1: i64, decree: i64, leader: i64, draws: i64, k: i64, f0: i64, f1: i64) -> int:
        cards: i64 = (hand0 << PLACES - 1) | hand1
        rest: i64 = ((((decree << 1) + leader) * (DRAWS + 1) + draws) * (TRICKS + 1) + k) * SPREAD * SPREAD
        return int(cards) << 16 | int(rest + f0 * SPREAD + f1)

    def last_trick(self, hand0: i64, hand1: i64, decree: i64, leader: i64, k: i64, f0: i64, f1: i64) -> i64:
        """4.3.6, 4.5.5 Return the value of the last trick, which leaves no choice."""
        lead: i64 = lowest(hand1 if leader != 0 else hand0)
        follow: i64 = lowest(hand0 if leader != 0 else hand1)
        winner: i64 = 1 - leader if self.takes(lead, follow, decree) else leader
        treasures: i64 = count((hand0 | hand1) & self.sevens)
        if winner == 0:
            return self.price[round_end(k + 1, f0 + treasures, f1)]
        return self.price[round_end(k, f0, f1 + treasures)]

    def lay(
        self, hand0: i64, hand1: i64, decree: i64, leader: i64, card: i64, lead: i64, draws: i64, k: i64, f0: i64,
        f1: i64, left: i64, bound: i64,
    ) -> i64:  # fmt: skip
        """4.0.2 Play a card, as lead or follower, with its ability, and search on."""
        mover: i64 = leader if lead == NONE else 1 - leader
        gone: i64 = ~bit(card)
        if mover == 0:
            hand0 &= gone
        else:
            hand1 &= gone
        hand: i64 = hand1 if mover != 0 else hand0
        if bit(card) & (self.foxes | self.cutters) == 0 or hand == 0:
            return self.go_on(hand0, hand1, decree, leader, card, lead, draws, k, f0, f1, left, bound)
        table: i64 = bit(card) | (bit(lead) if lead != NONE else 0)
        fox = bit(card) & self.foxes != 0
        best: i64 = UNKNOWN
        if fox:
            best = self.go_on(hand0, hand1, decree, leader, card, lead, draws, k, f0, f1, left, bound)
            if (best >= bound) == (mover == 0):
                return best
            fetched: i64 = bit(decree)
        else:
            fetched = bit(self.order[draws])
            draws += 1
            hand |= fetched
        live: i64 = hand0 | hand1 | fetched | table | self.undrawn[draws] | bit(decree)
        about = GIVES if fox else BURIES
        rest: i64 = hand if fox and live & ~table & self.foxes != 0 else self.unlike(hand, live)
        while rest != 0:
            given: i64 = self.promising(rest, mover, about)
            rest &= ~bit(given)
            after: i64 = (hand | fetched) & ~bit(given)
            value: i64 = self.go_on(
                hand0 if mover != 0 else after, after if mover != 0 else hand1, given if fox else decree, leader,
                card, lead, draws, k, f0, f1, left, bound,
            )  # fmt: skip
            if best == UNKNOWN or (value > best) == (mover == 0):
                best = value
                if (best >= bound) == (mover == 0):
                    self.remember(mover, about, given, left)
                    break
        return best

    def go_on(
        self, hand0: i64, hand1: i64, decree: i64, leader: i64, card: i64, lead: i64, draws: i64, k: i64, f0: i64,
        f1: i64, left: i64, bound: i64,
    ) -> i64:  # fmt: skip
        """Let the opponent follow, or score the trick."""
        if lead == NONE:
            return self.answer(hand0, hand1, decree, leader, card, draws, k, f0, f1, left, bound)
        winner: i64 = 1 - leader if self.takes(lead, card, decree) else leader
        loser: i64 = card if winner == leader else lead
        treasures: i64 = count((bit(card) | bit(lead)) & self.sevens)
        if winner == 0:
            k += 1
            f0 += treasures
        else:
            f1 += treasures
        if bit(loser) & self.swans != 0:  # 4.1.1
            winner = 1 - winner
        return self.trick(hand0, hand1, decree, winner, draws, k, f0, f1, left - 1, bound)

    def answer(
        self, hand0: i64, hand1: i64, decree: i64, leader: i64, lead: i64, draws: i64, k: i64, f0: i64, f1: i64,
        left: i64, bound: i64,
    ) -> i64:  # fmt: skip
        """3.2.1 Search the cards that may follow."""
        self.nodes += 1
        mover: i64 = 1 - leader
        live: i64 = hand0 | hand1 | bit(decree) | bit(lead) | self.undrawn[draws]
        rest: i64 = self.unlike(self.legal(hand1 if mover != 0 else hand0, lead), live)
        best: i64 = UNKNOWN
        while rest != 0:
            card: i64 = self.promising(rest, mover, FOLLOWS)
            rest &= ~bit(card)
            value: i64 = self.lay(hand0, hand1, decree, leader, card, lead, draws, k, f0, f1, left, bound)
            if best == UNKNOWN or (value > best) == (mover == 0):
                best = value
                if (best >= bound) == (mover == 0):
                    self.remember(mover, FOLLOWS, card, left)
                    break
        return best

    # -- small things ---------------------------------------------------------------------------------------------

    def promising(self, rest: i64, seat: i64, about: int) -> i64:
        """Return the option with the highest history score."""
        if rest & (rest - 1) == 0:
            return lowest(rest)
        at: i64 = (seat * 4 + about) * PLACES
        best: i64 = NONE
        most: i64 = UNKNOWN
        card: i64 = 0
        while rest != 0:
            if rest & 1 != 0:
                cuts: i64 = self.history[at + card]
                if cuts > most:
                    most = cuts
                    best = card
            rest >>= 1
            card += 1
        return best

    def remember(self, seat: i64, about: int, card: i64, left: i64) -> None:
        self.history[(seat * 4 + about) * PLACES + card] += int(left * left)
