"""The command `solve`: solve the end of a round of Le Renard des Bois exactly."""

from __future__ import annotations

import argparse
import json

from ..core.ask import NATURE
from ..core.game import find
from ..core.illegal import Illegal
from ..games.renard.state import Renard
from ..positions import read_position
from ..review.evaluators.renard import EXACT, OPEN, TooLong, exact_values
from ..words import say
from .arguments import text_from


def solve_command(given: argparse.Namespace, language: str) -> int:
    """Print the value of each option of a position, the best first."""
    position = read_position(text_from(given.file))
    state = find(str(position.get("game", ""))).load(position)
    if not isinstance(state, Renard):
        raise Illegal("solve-game", {"found": str(position["game"])})
    if not state.open or state.open[0].seat == NATURE:
        raise Illegal("solve-nobody", {})
    ask, most = state.open[0], EXACT if given.hidden else OPEN
    if state.hand(ask.seat).bit_count() > most:
        raise Illegal("solve-too-many", {"found": state.hand(ask.seat).bit_count(), "most": most})
    try:
        values = exact_values(state, given.hidden)
    except TooLong:
        raise Illegal("solve-too-long", {}) from None
    ranked = sorted(values, key=lambda choice: (-values[choice], choice))
    told = [(state.write(ask, choice), values[choice]) for choice in ranked]
    if given.json:
        print(json.dumps({"seat": ask.seat, "hidden": given.hidden, "values": dict(told)}))
        return 0
    print(say(language, "solve-hidden" if given.hidden else "solve-open", {"seat": ask.seat + 1}))
    for text, value in told:
        print(say(language, "solve-value", {"choice": text, "chance": f"{100 * value:.1f}"}))
    return 0
