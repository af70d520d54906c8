"""What the learner makes of an observation of Renard: suits by their part in the trick, and what every card could do.

No suit is better than another, so they are put in order: the trump first, then the one that was led, then the longest.
A network that knows a hand in one suit knows it in all.
"""

from __future__ import annotations

from itertools import permutations

import numpy as np
from numpy.typing import NDArray

from ...games.renard.trick import follower_wins
from ...games.tricks import CARDS, RANKS
from ..arrays import Bytes, spec
from .network import Floats

SPEC = spec("renard")
VERSION = f"{SPEC.version}, sight-1"
ACTIONS = SPEC.actions
SUITS = CARDS // RANKS
PLANES = {plane.name: np.arange(plane.start, plane.stop) for plane in SPEC.observation}
SETS = ("hand", "decree", "lead", "follow", "known_mine", "known_theirs", "buried", "drawn", "won_mine", "won_theirs")
COUNTS = ("tricks_mine", "tricks_theirs", "treasures_mine", "treasures_theirs", "about", "leader", "dealer")
HAND, DECREE, LEAD, FOLLOW, BURIED = (SETS.index(name) for name in ("hand", "decree", "lead", "follow", "buried"))
WON_MINE, WON_THEIRS = len(SETS) - 2, len(SETS) - 1
UNSEEN, HIGHER, TAKING = WON_MINE, WON_THEIRS, len(SETS)  # sets that are worked out; all that tricks tell is unseen
CARD_INPUTS = (len(SETS) + 1) * CARDS
REST = np.concatenate([PLANES[name] for name in COUNTS])
INPUTS = CARD_INPUTS + len(REST)

ORDERS = tuple(permutations(range(SUITS)))
COLUMNS = [  # for each order of the suits, where the sets stand in an observation
    np.concatenate([PLANES[name].reshape(SUITS, RANKS)[list(order)].ravel() for name in SETS]) for order in ORDERS
]
PLACES = np.array([  # and for each action its place among the outputs
    [*(order.index(card // RANKS) * RANKS + card % RANKS for card in range(CARDS)), *range(CARDS, ACTIONS)]
    for order in ORDERS
])  # fmt: skip
BY_RANK = {order: number for number, order in enumerate(ORDERS)}
ORDER_OF = np.array([[[BY_RANK.get((a, b, c), 0) for c in range(SUITS)] for b in range(SUITS)] for a in range(SUITS)])
TAKES = np.array([[follower_wins(lead, card, 0) for card in range(CARDS)] for lead in range(CARDS)], np.float32)
TRUMP, LED = np.float32(64), np.float32(32)  # more than any suit is long
LONGER = (1 + 2.0 ** np.arange(-RANKS, 0)).astype(np.float32)  # of two as long, the one with the higher cards


def seen(observations: Bytes) -> tuple[Floats, NDArray[np.int64]]:
    """The inputs of the network, a line for each observation, and for every action its place among the outputs."""
    order = suits_in_order(observations)
    inputs = np.empty((len(observations), INPUTS), np.float32)
    for number, columns in enumerate(COLUMNS):
        lines = np.flatnonzero(order == number)
        inputs[lines, : len(columns)] = observations[lines].take(columns, axis=1)
    inputs[:, CARD_INPUTS:] = observations.take(REST, axis=1)
    add_what_cards_can_do(inputs[:, :CARD_INPUTS].reshape(len(inputs), -1, CARDS))
    return inputs, PLACES[order]


def suits_in_order(observations: Bytes) -> NDArray[np.int64]:
    """For each observation the order of its suits, by number: trump, led, then the longest."""
    hand, decree, lead = (observations.take(PLANES[name], axis=1).reshape(-1, SUITS, RANKS) for name in SETS[:3])
    weight = hand @ LONGER + TRUMP * decree.any(axis=2) + LED * lead.any(axis=2)
    first, second, third = np.argsort(-weight, axis=1, kind="stable").T
    numbers: NDArray[np.int64] = ORDER_OF[first, second, third]
    return numbers


def add_what_cards_can_do(cards: Floats) -> None:
    """Which are not seen yet; of my own, how many higher ones of the suit are unseen, and which would take the trick
    that was led."""
    hand, lead = cards[:, HAND], cards[:, LEAD]
    unseen = 1 - cards[:, [HAND, DECREE, LEAD, FOLLOW, BURIED, WON_MINE, WON_THEIRS]].sum(axis=1)
    cards[:, UNSEEN] = unseen
    ranks = unseen.reshape(-1, SUITS, RANKS)
    higher = ranks[:, :, ::-1].cumsum(axis=2)[:, :, ::-1] - ranks
    cards[:, HIGHER] = hand * higher.reshape(-1, CARDS) / 4
    to_follow = lead.any(axis=1, keepdims=True) & ~cards[:, FOLLOW].any(axis=1, keepdims=True)
    cards[:, TAKING] = hand * np.where(to_follow, TAKES[lead.argmax(axis=1)], 0)
