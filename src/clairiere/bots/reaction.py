"""How quick bots are in real time: as people are, whatever machine they think on."""

from __future__ import annotations

import random
from typing import Final

REACTION: Final = 0.9  # seconds: the median,
SPREAD: Final = 0.35  # and how far reactions differ
RACE_S: Final = 0.4  # for a thought in a race, at most: less than nearly every reaction takes


def reaction(dice: random.Random) -> float:
    """The seconds from a question to the answer; a thought is made meanwhile, not before."""
    return REACTION * dice.lognormvariate(0, SPREAD)
