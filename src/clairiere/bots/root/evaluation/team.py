"""COOP.*, SOLO.*: how far a team will be when the Mechanical Marquise is done, or she when the team is."""

from __future__ import annotations

from typing import Final

from ....games.root.factions.mechanical.board import TROOP
from ....games.root.state.rule import ruled
from ....games.root.state.state import Root
from ....games.root.state.terms import CLEARINGS, WIN

ENEMY_FEATURES: Final = (
    "one", "score", "past-15", "players", "wait", "supply", "troops", "pairs", "singles", "denied", "behind",
)  # fmt: skip


def enemy_features(r: Root, seat: int) -> list[float]:
    """MM.12 What her score and her warriors promise; COOP.2 and how far the team's last player is behind."""
    players = r.rules.players
    mine = ruled(r, seat)
    counts = [0, 0, 0, 0]  # clearings that she rules with so many warriors, three standing for a troop
    denied = 0
    for clearing in range(CLEARINGS):
        warriors = r.warriors[seat * CLEARINGS + clearing]
        if mine >> clearing & 1:
            counts[min(warriors, TROOP)] += 1
        elif warriors >= TROOP:
            denied += 1
    score = r.score[seat]
    return [
        1.0, score / 10, max(0, score - 15) / 10, float(players), float((seat - r.turn) % r.seats),
        r.supply[seat] / 8, counts[3] / 2, counts[2] / 2, counts[1] / 2, denied / 2, behind(r),
    ]  # fmt: skip


def behind(r: Root) -> float:
    """COOP.2 How far the last player of the team is behind the average."""
    points = [min(WIN, r.score[seat]) for seat in range(r.rules.players)]
    return (sum(points) / len(points) - min(points)) / 10


def lead(r: Root) -> float:
    """COOP.2 How far the team is ahead of her, in tens of points: its last player counts half."""
    players = r.rules.players
    points = [min(WIN, r.score[seat]) for seat in range(players)]
    return ((min(points) + sum(points) / players) / 2 - min(WIN, max(r.score[players:]))) / 10
