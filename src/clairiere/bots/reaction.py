"""Reaction times of bots in real time: log-normal like people's, independent of the machine."""

from __future__ import annotations

import random
from typing import Final

REACTION: Final = 0.9  # median, in seconds
SPREAD: Final = 0.35  # sigma of the logarithm
RACE_S: Final = 0.4  # most seconds of thinking in a race: shorter than nearly every reaction


def reaction(dice: random.Random) -> float:
    """Draw the seconds between a question and its answer. The bot thinks during that time."""
    return REACTION * dice.lognormvariate(0, SPREAD)
