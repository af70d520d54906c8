"""Log-linear (softmax) model of how searching players choose a card.

The probability of a card is proportional to the exponential of its score, a sum of one weight per feature. The features
are those of `policy_table`, the cards still out against it, the trick on the table and the score of the round. Level 3
uses the model for the posterior over hands and for the opponent's choices in the search.
"""

from __future__ import annotations

from math import exp
from typing import Final, final

from mypy_extensions import i64

from ...core.nature import Rng
from ...games.renard.cards import ALL, KEEP, TREASURE, TRICKS
from ...games.tricks import CARDS, NONE, ONE_SUIT, RANKS
from .bits import SUIT_BITS, bit, lowest, wins_over
from .choice_weights import WEIGHTS
from .policy_table import ENTRIES as TABLE_ENTRIES
from .policy_table import EXCHANGE as FIRST_EXCHANGE
from .policy_table import FOLLOWS, GIVES, KIND, KINDS, LEADS, MODES, exchange_entry, mode_of

SPAN: Final = TRICKS + 1
OUT: Final = 5  # classes of unseen higher cards of the suit: 0 to 4 or more
FEW: Final = 4  # classes of unseen lower cards: 0 to 3 or more
SUIT_SIZES: Final = 25  # classes of cards of the suit in hand (0 to 4 or more), times those unseen
WAYS: Final = 3  # ways to follow: in suit, with a trump, with another card
STAKES: Final = 3  # numbers of 7s in the trick
PLACES: Final = 4  # rank among the cards with the same effect on the trick: only, lowest, highest, between
WORDS: Final = float(1 << 32)
SCALE: Final = 64  # weight that multiplies the probability by e
FURTHEST: Final = 1600  # scores are clamped to this distance from 0
SIZE: Final = [ranks.bit_count() for ranks in range(ONE_SUIT + 1)]
FOLLOWING: Final = 7  # index of the first part for cards that follow; leads have the first parts
BURYING: Final = 14
GIVING: Final = 21
# fmt: off
FREE: Final = (  # sizes of the weight tables, one per feature, of a card that is led or buried
    MODES * KINDS, MODES * 2 * OUT * FEW, MODES * SUIT_SIZES * 2, KINDS * SPAN, SPAN * SPAN * 6, KINDS * OUT,
    MODES * 2 * RANKS,
)
BOUND: Final = (  # of a card that follows
    MODES * 2 * KINDS, MODES * 2 * WAYS * OUT, MODES * 2 * PLACES * STAKES, 2 * SPAN * SPAN,
    MODES * WAYS * SUIT_SIZES, 2 * KINDS * KINDS, 2 * KINDS * SPAN,
)
GIVEN: Final = (  # of a card given for the decree
    TABLE_ENTRIES - FIRST_EXCHANGE, MODES * 3 * 3, MODES * (RANKS + 1), MODES * 3 * RANKS, MODES * SPAN,
    3 * SPAN * SPAN, SUIT_SIZES * 3,
)
# fmt: on


def starts() -> list[int]:
    """Return the offset of each table, and the total size."""
    at, places = 0, []
    for length in FREE + BOUND + FREE + GIVEN:
        places.append(at)
        at += length
    return [*places, at]


START: Final = starts()
WEIGHED: Final = START[-1]  # number of weights
CHOICES: Final = WEIGHTS if WEIGHTS else [0] * WEIGHED  # uniform before the weights are fitted
SHARP_CHOICES: Final = [weight * 3 // 2 for weight in CHOICES]  # lower temperature: a player who seldom errs
OFTEN: Final = [exp((score - FURTHEST) / SCALE) for score in range(2 * FURTHEST + 1)]


@final
class ChoiceModel:
    """Computes the features of a card for one situation, which `see` sets."""

    __slots__ = (
        "about", "decree", "fox", "hand", "lead", "left", "losers", "mode", "t0", "t1", "t2", "t3", "t4", "t5",
        "t6", "tricks", "trump", "unseen", "weights", "winners",
    )  # fmt: skip

    def __init__(self, weights: list[int]) -> None:
        self.weights = weights
        self.about: i64 = 0
        self.hand: i64 = 0
        self.unseen: i64 = 0
        self.decree: i64 = 0
        self.trump: i64 = 0
        self.lead: i64 = 0
        self.fox: i64 = 0
        self.tricks: i64 = 0
        self.left: i64 = 0
        self.mode: i64 = 0
        self.winners: i64 = 0
        self.losers: i64 = 0
        self.t0: i64 = 0
        self.t1: i64 = 0
        self.t2: i64 = 0
        self.t3: i64 = 0
        self.t4: i64 = 0
        self.t5: i64 = 0
        self.t6: i64 = 0

    def see(
        self, about: i64, hand: i64, options: i64, gone: i64, decree: i64, lead: i64, fox: i64, tricks: i64, left: i64
    ) -> None:
        """Set the situation: the kind of choice, hand, options, cards known to be out of play (`gone`), decree, lead,
        tricks won and tricks left; `fox`: the 3 that the player has just played to a lead, or NONE."""
        self.about = about
        self.hand = hand
        self.decree = decree
        self.trump = decree // RANKS
        self.lead = lead
        self.tricks = tricks
        self.left = left
        self.mode = mode_of(hand, self.trump, tricks, left)
        self.fox = fox
        known: i64 = hand | gone | bit(decree)
        if lead != NONE:
            known |= bit(lead)
        if fox != NONE:
            known |= bit(fox)
        self.unseen = ALL & ~known
        if about == FOLLOWS:
            self.split(options)

    def split(self, options: i64) -> None:
        """Split the options into those that take the trick and those that lose it."""
        winners: i64 = 0
        rest: i64 = options
        card: i64 = 0
        while rest != 0:
            if rest & 1 != 0 and wins_over(self.lead, card, self.trump):
                winners |= bit(card)
            rest >>= 1
            card += 1
        self.winners = winners
        self.losers = options & ~winners

    def often(self, card: i64) -> float:
        """Return the unnormalized probability of a card."""
        self.look(card)
        w = self.weights
        score: i64 = w[self.t0]
        score += w[self.t1]
        score += w[self.t2]
        score += w[self.t3]
        score += w[self.t4]
        score += w[self.t5]
        score += w[self.t6]
        score += FURTHEST
        if score < 0:
            return OFTEN[0]
        return OFTEN[score if score < 2 * FURTHEST else 2 * FURTHEST]

    def pick(self, options: i64, rng: Rng) -> i64:
        """Sample one of the options from the model."""
        whole = 0.0
        chosen: i64 = 0
        card: i64 = lowest(options)
        rest: i64 = options >> card
        while rest != 0:
            if rest & 1 != 0:
                often = self.often(card)
                whole += often
                if int(rng.word()) * whole < often * WORDS:  # reservoir sampling
                    chosen = card
            rest >>= 1
            card += 1
        return chosen

    def chance(self, options: i64, wanted: i64) -> float:
        """Return the probability that `wanted` is chosen among the options."""
        whole = 0.0
        share = 0.0
        card: i64 = lowest(options)
        rest: i64 = options >> card
        while rest != 0:
            if rest & 1 != 0:
                often = self.often(card)
                whole += often
                if card == wanted:
                    share = often
            rest >>= 1
            card += 1
        return share / whole

    def look(self, card: i64) -> None:
        """Compute the features of a card, as indices of weights."""
        if self.about == GIVES:
            self.look_given(card)
            return
        suit: i64 = card // RANKS
        rank: i64 = card % RANKS
        kind: i64 = KIND[self.trump * CARDS + card]
        trumps: i64 = 1 if suit == self.trump else 0
        out: i64 = self.unseen >> suit * RANKS & SUIT_BITS
        higher: i64 = SIZE[out >> rank + 1]
        lower: i64 = SIZE[out] - higher
        held: i64 = SIZE[self.hand >> suit * RANKS & SUIT_BITS] - 1
        size: i64 = (held if held < 4 else 4) * 5 + (higher + lower if higher + lower < 4 else 4)
        high: i64 = higher if higher < OUT else OUT - 1
        low: i64 = lower if lower < FEW else FEW - 1
        if self.about == FOLLOWS:
            self.look_following(card, suit, kind, high, size)
            return
        first: i64 = 0 if self.about == LEADS else BURYING
        mode: i64 = self.mode
        self.t0 = START[first] + mode * KINDS + kind
        self.t1 = START[first + 1] + ((mode * 2 + trumps) * OUT + high) * FEW + low
        self.t2 = START[first + 2] + (mode * SUIT_SIZES + size) * 2 + trumps
        self.t3 = START[first + 3] + kind * SPAN + self.left
        group: i64 = 0 if higher == 0 else 1 if higher < 3 else 2
        self.t4 = START[first + 4] + ((self.tricks * SPAN) + self.left) * 6 + group * 2 + trumps
        self.t5 = START[first + 5] + kind * OUT + high
        following: i64 = self.unseen >> self.trump * RANKS & SUIT_BITS
        self.t6 = START[first + 6] + (mode * 2 + trumps) * RANKS + SIZE[following]

    def traits(self) -> list[int]:
        """Return the indices that were computed last, to fit the weights."""
        return [int(self.t0), int(self.t1), int(self.t2), int(self.t3), int(self.t4), int(self.t5), int(self.t6)]

    def look_following(self, card: i64, suit: i64, kind: i64, high: i64, size: i64) -> None:
        lead: i64 = self.lead
        mode: i64 = self.mode
        wins: i64 = 1 if self.winners & bit(card) != 0 else 0
        same: i64 = self.winners if wins != 0 else self.losers
        below: i64 = same & (bit(card) - 1)
        above: i64 = same >> card + 1
        place: i64 = (0 if above == 0 else 1) if below == 0 else (2 if above == 0 else 3)
        way: i64 = 0 if suit == lead // RANKS else 1 if suit == self.trump else 2
        stake: i64 = 0
        if lead % RANKS == TREASURE - 1:
            stake += 1
        if card % RANKS == TREASURE - 1:
            stake += 1
        self.t0 = START[FOLLOWING] + (mode * 2 + wins) * KINDS + kind
        self.t1 = START[FOLLOWING + 1] + ((mode * 2 + wins) * WAYS + way) * OUT + high
        self.t2 = START[FOLLOWING + 2] + ((mode * 2 + wins) * PLACES + place) * STAKES + stake
        self.t3 = START[FOLLOWING + 3] + (wins * SPAN + self.tricks) * SPAN + self.left
        self.t4 = START[FOLLOWING + 4] + (mode * WAYS + way) * SUIT_SIZES + size
        self.t5 = START[FOLLOWING + 5] + (wins * KINDS + kind) * KINDS + KIND[self.trump * CARDS + lead]
        self.t6 = START[FOLLOWING + 6] + (wins * KINDS + kind) * SPAN + self.left

    def look_given(self, card: i64) -> None:
        """4.3.1 Compute the features of a card given for the decree."""
        mode: i64 = self.mode
        old: i64 = self.trump
        suit: i64 = old if card == KEEP else card // RANKS
        how: i64 = 0 if card == KEEP else 1 if suit == old else 2
        trumps: i64 = SIZE[self.hand >> suit * RANKS & SUIT_BITS]
        if how == 2:
            trumps -= 1
        out: i64 = SIZE[self.unseen >> suit * RANKS & SUIT_BITS]
        self.t0 = START[GIVING] + exchange_entry(mode, card, self.hand, self.decree) - FIRST_EXCHANGE
        self.t1 = START[GIVING + 1] + (mode * 3 + self.winning(suit)) * 3 + how
        self.t2 = START[GIVING + 2] + mode * (RANKS + 1) + (RANKS if card == KEEP else card % RANKS)
        self.t3 = START[GIVING + 3] + (mode * 3 + how) * RANKS + self.decree % RANKS
        self.t4 = START[GIVING + 4] + mode * SPAN + (trumps if trumps < SPAN else SPAN - 1)
        self.t5 = START[GIVING + 5] + (how * SPAN + self.tricks) * SPAN + self.left
        self.t6 = START[GIVING + 6] + ((trumps if trumps < 4 else 4) * 5 + (out if out < 4 else 4)) * 3 + how

    def winning(self, trump: i64) -> i64:
        """Return 1 if the trick is won under this trump, 0 if not, 2 if the opponent has not played yet."""
        if self.fox == NONE:
            return 2
        return 1 if wins_over(self.lead, self.fox, trump) else 0
