"""What a position promises: everybody's chance to win, from the traits of all seats and weights that fit them."""

from __future__ import annotations

from math import exp

from ...games.root.state import Root
from ...games.root.terms import WIN
from .traits import traits
from .weights import WEIGHTS


def promise(r: Root, seat: int) -> float:
    """How well a seat stands, to be compared with the others."""
    found = 0.0
    weights = WEIGHTS[r.factions[seat].sheet.name]
    values = traits(r, seat)
    for i in range(len(values)):
        found += weights[i] * values[i]
    return found


def chances(r: Root) -> list[float]:
    """The chance of every seat to win."""
    if not r.open:
        return [float(r.won >> seat & 1) for seat in range(r.seats)]
    promises = [promise(r, seat) for seat in range(r.seats)]
    if r.rules.coop:
        return together(r, promises)
    top = max(promises)
    shares = [exp(found - top) for found in promises]
    whole = sum(shares)
    return [share / whole for share in shares]


def together(r: Root, promises: list[float]) -> list[float]:
    """COOP.2 A team is as far as its last player, and has won when he has; its enemy wins alone."""
    players = r.rules.players
    waiting = [promises[seat] for seat in range(players) if r.score[seat] < WIN]
    team = (min(waiting) + sum(waiting) / len(waiting)) / 2 if waiting else max(promises)
    share = 1.0 / (1.0 + exp(max(promises[players:]) - team))
    return [share if seat < players else 1.0 - share for seat in range(r.seats)]
