"""COOP.*, SOLO.*: evaluation of a team against the Mechanical Marquise, as a race to 30 points."""

from __future__ import annotations

from math import exp, log
from typing import Final

from ....games.root.factions.mechanical.board import TROOP
from ....games.root.state.rule import ruled_clearings
from ....games.root.state.state import Root
from ....games.root.state.terms import CLEARINGS, WIN

ENEMY_FEATURES: Final = (
    "one", "score", "past-15", "players", "wait", "supply", "troops", "pairs", "singles", "denied", "behind",
)  # fmt: skip

SLOWEST: Final = 0.5  # least pace assumed, in points per round
GROWTH: Final = 1.15  # factor by which a team is faster later than in the rounds played
RACE: Final = 2.0  # exponent of the ratio of the rounds needed
DECIDED: Final = 0.1  # weight of the race in a finished game


def enemy_features(r: Root, seat: int) -> list[float]:
    """Return ENEMY_FEATURES: MM.12 her score and warriors, COOP.2 how far the team's last player is behind."""
    players = r.rules.players
    mine = ruled_clearings(r, seat)
    counts = [0, 0, 0, 0]  # clearings that she rules, by warriors (three is a troop)
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
    """COOP.2 Return how far the last player of the team is behind the average, in tens of points."""
    points = [r.progress(seat) for seat in range(r.rules.players)]
    return (sum(points) / len(points) - min(points)) / 10


def lead(r: Root) -> float:
    """COOP.2 Return the team's lead over her in tens of points; its last player counts half."""
    players = r.rules.players
    points = [r.progress(seat) for seat in range(players)]
    return ((min(points) + sum(points) / players) / 2 - min(WIN, max(r.score[players:]))) / 10


def race(before: list[int], r: Root, rounds: int) -> float:
    """COOP.2 Return the team's chance to reach 30 points first.

    It compares her pace over the rounds since the points were `before` with that of the team's slowest player."""
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
    """Return the rounds needed to reach 30 points at the pace of the last rounds; at least 0.1."""
    pace = max(SLOWEST, growth * (after - before) / rounds)
    return max(0.1, (WIN - before) / pace)
