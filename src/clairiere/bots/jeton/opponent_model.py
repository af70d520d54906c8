"""Opponent models of Jeton Rouge: how the others act, and how a position becomes a chance to win.

Level 2 assumes that all opponents follow the simple rules of level 1. Searching players act differently: they shout and
bid with far weaker hands, but only about every second time. Level 3 models a mixture of both.
"""

from __future__ import annotations

from typing import Final, final

from ...core.ask import Ask
from ...core.nature import Rng
from ...games.jeton.cards import has_value, points, size
from ...games.jeton.choices import PASS_ON, SHOUT, is_lay
from ...games.jeton.state.state import Jeton
from .heuristic import BOLD, at_risk, cheapest, heuristic_choice, result, spoils, stack_owner
from .odds import best_of, chance

FINE: Final = 1024
DARES: Final = 0.08  # least odds with which a thinking player shouts
CERTAIN: Final = 0.9  # odds from which a thinking player shouts more often
OFTENER: Final = 0.15  # by this much


@final
class OpponentModel:
    """Parameters of the opponents. `thinking`: the share of their choices made by thinking players. `missed`: how often
    they let a hand pass whose odds are above `bold`. The others are exponents of the chance to win: by the tokens
    missing (8.1), for each point that the hand can bid, each point owned, each card in hand, and the red token."""

    __slots__ = ("bold", "card", "missed", "red", "rich", "strong", "thinking", "tokens")

    def __init__(
        self,
        thinking: float,
        missed: float,
        bold: float,
        tokens: list[float],
        strong: float,
        rich: float,
        card: float = 0.0,
        red: float = 0.0,
    ) -> None:
        self.thinking = thinking
        self.missed = missed
        self.bold = bold
        self.tokens = tokens
        self.strong = strong
        self.rich = rich
        self.card = card
        self.red = red

    def choice(self, j: Jeton, ask: Ask, rng: Rng) -> int:
        """Sample an opponent's choice."""
        if self.thinking > 0.0 and rng.below(FINE) < self.thinking * FINE:
            return thinker_choice(j, ask, rng)
        return heuristic_choice(j, ask, rng)

    def exponent(self, j: Jeton, seat: int) -> float:
        """Return the log of a player's unnormalized chance to win, between two rounds."""
        hand = j.hands[seat]
        missing = min(len(self.tokens) - 1, max(0, j.rules.target - j.blue[seat]))
        speaks = self.tokens[missing] + self.strong * best_of(hand) + self.rich * points(j.owns(seat))
        return speaks + self.card * size(hand) + (self.red if j.red == seat else 0.0)


def simple_opponents() -> OpponentModel:
    """Return opponents who follow the rules of level 1; fitted to their games."""
    return OpponentModel(0.0, 0.25, BOLD, [2.0, 1.3, 0.8, 0.5, 0.2, 0.0, 0.0], 0.12, 0.01)


def thinking_opponents() -> OpponentModel:
    """Return opponents who mostly act like level 2; fitted to their games at tables of three to six."""
    return OpponentModel(0.75, 0.5, 0.1, [3.5, 3.02, 2.4, 1.62, 1.12, 0.54, 0.0], 0.192, 0.0005, 0.257, 0.149)


# -- players who think ----------------------------------------------------------------------------------------------


def thinker_choice(j: Jeton, ask: Ask, rng: Rng) -> int:
    """Act as often as level 2 does, by the odds and the size of the table."""
    match ask.about:
        case "draw":
            able = has_value(j.hands[ask.seat])
            return SHOUT if able and (at_risk(j, ask.seat) or shouts(j, ask.seat, rng)) else PASS_ON
        case "bid":
            return thinker_bid(j, ask, rng)
    return heuristic_choice(j, ask, rng)


def shouts(j: Jeton, seat: int, rng: Rng) -> bool:
    odds = chance(j, seat)
    often = 0.53 if j.seats <= 4 else 0.45 if j.seats == 5 else 0.34
    return odds >= DARES and rng.below(FINE) < (often + (OFTENER if odds >= CERTAIN else 0.0)) * FINE


def thinker_bid(j: Jeton, ask: Ask, rng: Rng) -> int:
    """Take the lead about every second time, or seldom with a poor hand; else prevent a win of the game, else pass."""
    seat, leader = ask.seat, j.leader()
    if leader == seat or len(ask.options) == 1:
        return PASS_ON
    often = 0.065 if chance(j, seat) < 0.1 else 0.55 if j.seats == 3 else 0.45
    if rng.below(FINE) < often * FINE:
        lays = [lay for lay in ask.options if is_lay(lay) and stack_owner(lay, seat) == seat]
        own = [lay for lay in lays if result(j, lay, seat) > j.top]
        if own:
            return cheapest(own)
    return spoils(j, seat, leader, ask.options)
