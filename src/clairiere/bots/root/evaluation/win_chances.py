"""Every seat's chance to win, by a log-linear model over the features of all seats."""

from __future__ import annotations

from math import exp
from typing import Final

from ....games.root.state.state import Root
from .features import COMMON_FEATURES, features
from .team import enemy_features
from .weights import TEAM_WEIGHTS, WEIGHTS

STEEP: Final = 2.0  # slope of the logistic curve of a team's chance over its lead, in tens of points


def weighted_sum(weights: tuple[float, ...], values: list[float]) -> float:
    total = 0.0
    for i in range(len(values)):
        total += weights[i] * values[i]
    return total


def neutral(table: dict[str, tuple[float, ...]], without: str) -> tuple[float, ...]:
    """Return the weights of common features for a faction without weights: the mean over the others."""
    known = [table[name] for name in table if name != without]
    return tuple([sum([weights[i] for weights in known]) / len(known) for i in range(len(COMMON_FEATURES))])


NEUTRAL: Final = neutral(WEIGHTS, "mechanical")
NEUTRAL_TEAM: Final = neutral(TEAM_WEIGHTS, "mechanical")


def standing(r: Root, seat: int) -> float:
    """Return the logit of a seat, to be compared with the other seats'."""
    return weighted_sum(WEIGHTS.get(r.factions[seat].sheet.name, NEUTRAL), features(r, seat))


def win_chances(r: Root) -> list[float]:
    """Return every seat's chance to win: the softmax of the logits, or the result of a finished game."""
    if not r.open:
        return [float(r.won >> seat & 1) for seat in range(r.seats)]
    if r.rules.coop:
        return team_win_chances(r)
    standings = [standing(r, seat) for seat in range(r.seats)]
    top = max(standings)
    shares = [exp(value - top) for value in standings]
    whole = sum(shares)
    return [share / whole for share in shares]


def team_win_chances(r: Root) -> list[float]:
    """COOP.2 Return every seat's chance in a team game, from the expected lead over the enemy, who wins alone."""
    players = r.rules.players
    lead = weighted_sum(TEAM_WEIGHTS["mechanical"], enemy_features(r, players))
    for seat in range(players):
        lead += weighted_sum(TEAM_WEIGHTS.get(r.factions[seat].sheet.name, NEUTRAL_TEAM), features(r, seat)) / players
    share = 1.0 / (1.0 + exp(-STEEP * lead))
    return [share if seat < players else 1.0 - share for seat in range(r.seats)]
