"""COOP.*, SOLO.*: how far a team will be when the Mechanical Marquise is done, or she when the team is."""

from __future__ import annotations

from math import exp, log
from typing import Final

from ....games.root.factions.mechanical.board import TROOP
from ....games.root.state.rule import ruled
from ....games.root.state.state import Root
from ....games.root.state.terms import CLEARINGS, WIN

ENEMY_FEATURES: Final = (
    "one", "score", "past-15", "players", "wait", "supply", "troops", "pairs", "singles", "denied", "behind",
)  # fmt: skip

SLOWEST: Final = 0.5  # points in a round that anybody is trusted with
GROWTH: Final = 1.15  # by how much a team is faster later on than in the rounds that were looked at
RACE: Final = 2.0  # how fast a chance grows with the ratio of the rounds that are needed
DECIDED: Final = 0.1  # what is left of the race when somebody is there


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
    points = [r.progress(seat) for seat in range(r.rules.players)]
    return (sum(points) / len(points) - min(points)) / 10


def lead(r: Root) -> float:
    """COOP.2 How far the team is ahead of her, in tens of points: its last player counts half."""
    players = r.rules.players
    points = [r.progress(seat) for seat in range(players)]
    return ((min(points) + sum(points) / players) / 2 - min(WIN, max(r.score[players:]))) / 10


def race(before: list[int], r: Root, rounds: int) -> float:
    """COOP.2 The chance of a team to be there first, by the pace of some rounds that were played since the points were
    `before`: her points in them against those of the player who needs longest."""
    her = r.rules.players
    wins = rounds_left(before[her], r.score[her], rounds, 1.0)
    needs = 0.0
    for seat in range(her):
        there = r.arrived >> seat & 1
        needs = max(needs, rounds_left(WIN if there else before[seat], r.progress(seat), rounds, GROWTH))
    chance = 1.0 / (1.0 + exp(RACE * log(needs / wins)))
    if r.open:
        return chance
    return DECIDED * chance + (1.0 - DECIDED if r.won & 1 else 0.0)


def rounds_left(before: int, after: int, rounds: int, growth: float) -> float:
    """How many rounds somebody needs to 30 points at such a pace; a tenth at least."""
    pace = max(SLOWEST, growth * (after - before) / rounds)
    return max(0.1, (WIN - before) / pace)
