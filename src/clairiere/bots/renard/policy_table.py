"""How players choose: how often each kind of card is taken, by how much they want the trick.

Level 2 plays rounds on by it, and hints tell by it what becomes of a card; level 3 knows better (`choice_model`). An
entry is a weight; of several cards each is chosen as often as its weight says.
"""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from ...games.renard.cards import KEEP, TRICKS
from ...games.tricks import CARDS, ONE_SUIT, RANK, RANKS, SUIT
from .bits import SUIT_BITS, TRUMPS, count, wins_over
from .greedy import strength, table_worth
from .policy_weights import WEIGHTS

LEADS: Final = 0  # what a card is chosen for
FOLLOWS: Final = 1
BURIES: Final = 2
GIVES: Final = 3
MODES: Final = 7  # from: does not want the trick at all, to: wants it very much
EDGES: Final = (-6.0, -3.0, -1.0, 1.0, 3.0, 6.0)  # in points of the round
LEVELS: Final = 16  # of the mean strength of a hand
KINDS: Final = 2 * RANKS  # a card by its rank, and whether it is of the trump suit
GAINS: Final = 9  # how many trumps more, or fewer, an exchange makes: -4 to 4
LEAD: Final = 0  # where each part of the table begins
FOLLOW: Final = LEAD + MODES * KINDS
BURY: Final = FOLLOW + MODES * 2 * KINDS
EXCHANGE: Final = BURY + MODES * KINDS
KEEPING: Final = EXCHANGE + MODES * GAINS * 3
ENTRIES: Final = KEEPING + MODES
WHOLE: Final = 102  # more than the strongest card


def percent(card: int, trump: int) -> int:
    """The chance that a card wins its trick, as the greedy player guesses it, of a hundred."""
    return int(100 * strength(card, trump) + 1e-6)


def wanted(tricks: int, left: int, level: int) -> int:
    """The mode of a player with so many tricks, so many cards left, the hand that strong."""
    chance = (level + 0.5) / LEVELS
    rest = [chance] * (left - 1)
    gain = table_worth(tricks + 1, rest) - table_worth(tricks, rest)
    return sum([gain > edge for edge in EDGES])


def all_modes() -> list[int]:
    """`wanted` for whatever may be asked."""
    return [
        wanted(tricks, left, level) if 0 < left <= TRICKS - tricks else MODES // 2
        for tricks in range(TRICKS + 1) for left in range(TRICKS + 1) for level in range(LEVELS)
    ]  # fmt: skip


def strengths(suit: int, trump: int) -> list[int]:
    """For each set of ranks of a suit: how strong its cards are together, and how many, as one number."""
    first = suit * RANKS
    return [
        sum([percent(first + i, trump) * SIZES + 1 for i in range(RANKS) if ranks >> i & 1])
        for ranks in range(ONE_SUIT + 1)
    ]


SIZES: Final = 64
POWER: Final = strengths(0, 1)
TRUMP_POWER: Final = strengths(0, 0)
WANTED: Final = all_modes()
KIND: Final = [(SUIT[card] == suit) * RANKS + RANK[card] - 1 for suit in range(TRUMPS) for card in range(CARDS)]


def mode_of(hand: i64, trump: i64, tricks: i64, left: i64) -> i64:
    """How much a player wants the trick, by the hand, the tricks so far, and those left with this one."""
    trumps: i64 = hand >> trump * RANKS & SUIT_BITS
    others: i64 = hand & ~(trumps << trump * RANKS)
    first: i64 = others & SUIT_BITS
    second: i64 = others >> RANKS & SUIT_BITS
    together: i64 = TRUMP_POWER[trumps] + POWER[first] + POWER[second] + POWER[others >> 2 * RANKS]
    size: i64 = together % SIZES
    power: i64 = together // SIZES
    if size == 0 or left <= 0:
        return MODES // 2
    level: i64 = power * LEVELS // (size * WHOLE)
    return WANTED[((tricks * (TRICKS + 1)) + left) * LEVELS + level]


def entry(about: int, mode: i64, card: i64, hand: i64, decree: i64, lead: i64) -> i64:
    """Where the table speaks of a card that a hand may be asked for."""
    if about == GIVES:
        return exchange_entry(mode, card, hand, decree)
    trump: i64 = decree // RANKS
    kind: i64 = KIND[trump * CARDS + card]
    if about == LEADS:
        return LEAD + mode * KINDS + kind
    if about == BURIES:
        return BURY + mode * KINDS + kind
    wins: i64 = 1 if wins_over(lead, card, trump) else 0
    return FOLLOW + (mode * 2 + wins) * KINDS + kind


def exchange_entry(mode: i64, card: i64, hand: i64, decree: i64) -> i64:
    """4.3.1 By the trumps that it makes, and by what is given away for what."""
    if card == KEEP:
        return KEEPING + mode
    suit: i64 = card // RANKS
    trump: i64 = decree // RANKS
    gain: i64 = count(hand >> suit * RANKS & SUIT_BITS) - count(hand >> trump * RANKS & SUIT_BITS)
    gain = (0 if gain < -4 else 8 if gain > 4 else gain + 4) if suit != trump else 4
    better: i64 = decree % RANKS - card % RANKS
    return EXCHANGE + (mode * GAINS + gain) * 3 + (0 if better < -2 else 2 if better > 2 else 1)


def guessed() -> list[int]:
    """A table to begin with, when nobody has been watched yet."""
    table = [100] * ENTRIES
    for mode in range(MODES):
        will = (mode - MODES // 2) * 0.7
        for kind in range(KINDS):
            rank = kind % RANKS - 5
            table[LEAD + mode * KINDS + kind] = round(1000 * exp(0.15 * will * rank))
            table[FOLLOW + mode * 2 * KINDS + kind] = round(1000 * exp(-0.8 * will - 0.15 * will * rank))
            table[FOLLOW + (mode * 2 + 1) * KINDS + kind] = round(1000 * exp(0.8 * will - 0.15 * will * rank))
            table[BURY + mode * KINDS + kind] = round(1000 * exp(-0.2 * will * rank))
        for gain in range(GAINS):
            for better in range(3):
                push = 0.25 * will * (gain - 4) + 0.4 * will * (better - 1)
                table[EXCHANGE + (mode * GAINS + gain) * 3 + better] = round(100 * exp(push))
        table[KEEPING + mode] = 300
    return table


POLICY: Final[list[int]] = list(WEIGHTS) if WEIGHTS else guessed()


def sharpened(power: float) -> list[int]:
    """The policy of somebody who seldom errs: what is chosen often is chosen oftener. The usual weight stays."""
    return [max(1, round(1000 * (weight / 1000) ** power)) for weight in POLICY]


SHARP_POLICY: Final[list[int]] = sharpened(2.0)
