"""Rollout policy as a table of weights: how often each kind of card is chosen, by how much a player wants the trick.

Level 2 and the outcomes of hints play rounds on by it; level 3 uses the finer `choice_model`. Cards are chosen in
proportion to their weights.
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

LEADS: Final = 0  # the purpose of a choice
FOLLOWS: Final = 1
BURIES: Final = 2
GIVES: Final = 3
MODES: Final = 7  # how much a player wants the trick, from not at all to very much
EDGES: Final = (-6.0, -3.0, -1.0, 1.0, 3.0, 6.0)  # limits between the modes, in points of the round
LEVELS: Final = 16  # classes of the mean strength of a hand
KINDS: Final = 2 * RANKS  # a card's rank, and whether it is a trump
GAINS: Final = 9  # change in the number of trumps by an exchange: -4 to 4
LEAD: Final = 0  # offsets of the parts of the table
FOLLOW: Final = LEAD + MODES * KINDS
BURY: Final = FOLLOW + MODES * 2 * KINDS
EXCHANGE: Final = BURY + MODES * KINDS
KEEPING: Final = EXCHANGE + MODES * GAINS * 3
ENTRIES: Final = KEEPING + MODES
WHOLE: Final = 102  # more than the strongest card


def percent(card: int, trump: int) -> int:
    """Return the greedy player's guess at the chance that a card wins its trick, in per cent."""
    return int(100 * strength(card, trump) + 1e-6)


def mode_for(tricks: int, left: int, level: int) -> int:
    """Return the mode of a player, from the tricks won, the tricks left and the strength of the hand."""
    chance = (level + 0.5) / LEVELS
    rest = [chance] * (left - 1)
    gain = table_worth(tricks + 1, rest) - table_worth(tricks, rest)
    return sum([gain > edge for edge in EDGES])


def all_modes() -> list[int]:
    """Tabulate `mode_for` for all arguments."""
    return [
        mode_for(tricks, left, level) if 0 < left <= TRICKS - tricks else MODES // 2
        for tricks in range(TRICKS + 1) for left in range(TRICKS + 1) for level in range(LEVELS)
    ]  # fmt: skip


def strengths(suit: int, trump: int) -> list[int]:
    """Return, for each set of ranks of a suit, the total strength and the number of its cards, packed."""
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
    """Return the mode of a player: how much they want the trick, from the hand and the tricks won and left."""
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
    """Return the index of a choice in the table."""
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
    """4.3.1 Return the index of an exchange: by the trumps gained, and by the ranks exchanged."""
    if card == KEEP:
        return KEEPING + mode
    suit: i64 = card // RANKS
    trump: i64 = decree // RANKS
    gain: i64 = count(hand >> suit * RANKS & SUIT_BITS) - count(hand >> trump * RANKS & SUIT_BITS)
    gain = (0 if gain < -4 else 8 if gain > 4 else gain + 4) if suit != trump else 4
    better: i64 = decree % RANKS - card % RANKS
    return EXCHANGE + (mode * GAINS + gain) * 3 + (0 if better < -2 else 2 if better > 2 else 1)


def initial_table() -> list[int]:
    """Return a table to start from, before the weights are fitted."""
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


POLICY: Final[list[int]] = list(WEIGHTS) if WEIGHTS else initial_table()


def sharpen(power: float) -> list[int]:
    """Return the policy at a lower temperature: weights raised to a power, with 1000 unchanged."""
    return [max(1, round(1000 * (weight / 1000) ** power)) for weight in POLICY]


SHARP_POLICY: Final[list[int]] = sharpen(2.0)
