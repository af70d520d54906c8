"""What a position promises: everybody's chance to win, from the traits of all seats and weights that fit them."""

from __future__ import annotations

from math import exp
from typing import Final

from ....games.root.state.state import Root
from .features import traits
from .team import enemy
from .weights import TEAM, WEIGHTS

STEEP: Final = 2.0  # how fast a team's chance grows with its lead, in tens of points


def weighed(weights: tuple[float, ...], values: list[float]) -> float:
    found = 0.0
    for i in range(len(values)):
        found += weights[i] * values[i]
    return found


def promise(r: Root, seat: int) -> float:
    """How well a seat stands, to be compared with the others."""
    return weighed(WEIGHTS[r.factions[seat].sheet.name], traits(r, seat))


def chances(r: Root) -> list[float]:
    """The chance of every seat to win."""
    if not r.open:
        return [float(r.won >> seat & 1) for seat in range(r.seats)]
    if r.rules.coop:
        return together(r)
    promises = [promise(r, seat) for seat in range(r.seats)]
    top = max(promises)
    shares = [exp(found - top) for found in promises]
    whole = sum(shares)
    return [share / whole for share in shares]


def together(r: Root) -> list[float]:
    """COOP.2 The chance of a team, by how far it is likely to end ahead of its enemy, who wins alone."""
    players = r.rules.players
    found = weighed(TEAM[r.factions[players].sheet.name], enemy(r, players))
    for seat in range(players):
        found += weighed(TEAM[r.factions[seat].sheet.name], traits(r, seat)) / players
    share = 1.0 / (1.0 + exp(-STEEP * found))
    return [share if seat < players else 1.0 - share for seat in range(r.seats)]
