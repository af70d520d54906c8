"""The chance to win the game from a score between rounds, by dynamic programming over typical round results."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from ...games.renard.cards import TRICKS
from ...games.renard.rounds import winner_of
from ...games.renard.scoring import TABLE
from ...games.renard.state import DRAW, Renard

# Frequencies of 0 to 13 tricks in 1,000 rounds between search bots, symmetrized over both seats.
USUAL: Final[tuple[int, ...]] = (1, 11, 28, 71, 67, 99, 223, 223, 99, 67, 71, 28, 11, 1)
IN_PLAY: Final = 0.8  # the share of the 7s that are played, not left in the pile or in the decree
SEVENS: Final = 3
SPREAD: Final = SEVENS + 1  # possible numbers of treasures of a player: 0 to 3


def usual_rounds() -> list[tuple[int, int, float]]:
    """Return the points of both players in a round with their probabilities: 5.1 by tricks, 4.7.1 and by 7s."""
    frequency: dict[tuple[int, int], float] = {}
    for tricks in range(TRICKS + 1):
        for ours in range(SEVENS + 1):
            for theirs in range(SEVENS + 1 - ours):
                often = USUAL[tricks] / sum(USUAL) * sevens_chance(ours, theirs, tricks / TRICKS)
                points = TABLE[tricks] + ours, TABLE[TRICKS - tricks] + theirs
                frequency[points] = frequency.get(points, 0.0) + often
    return [(ours, theirs, often) for (ours, theirs), often in frequency.items()]


def sevens_chance(ours: int, theirs: int, share: float) -> float:
    """Return the probability of these numbers of treasures, if we win this share of the tricks."""
    left = SEVENS - ours - theirs
    ways = (1, 1, 2, 6)
    orders = ways[SEVENS] // ways[ours] // ways[theirs] // ways[left]
    return float(orders * (share * IN_PLAY) ** ours * ((1 - share) * IN_PLAY) ** theirs * (1 - IN_PLAY) ** left)


def round_end(tricks: i64, ours: i64, theirs: i64) -> i64:
    """Return the index of a round's end: the tricks of seat 0, the treasures of both seats."""
    return (tricks * SPREAD + ours) * SPREAD + theirs


@final
class WinChances:
    """The first player's chance to win by both scores between rounds, for one target score."""

    __slots__ = ("chances", "target")

    def __init__(self, target: int) -> None:
        self.target = target
        self.chances = [[0.5] * target for _ in range(target)]
        rounds = usual_rounds()
        for whole in range(2 * target - 2, -1, -1):
            for ours in range(max(0, whole - target + 1), min(whole, target - 1) + 1):
                self.chances[ours][whole - ours] = self.expected(ours, whole - ours, rounds)

    def expected(self, ours: int, theirs: int, rounds: list[tuple[int, int, float]]) -> float:
        chance = 0.0
        for mine, yours, often in rounds:
            chance += often * self.after(ours + mine, theirs + yours, mine, yours)
        return chance

    def after(self, ours: int, theirs: int, mine: int, yours: int) -> float:
        """6.1 Return the first player's chance after a round with these points; a draw counts half."""
        if ours < self.target and theirs < self.target:
            return self.chances[ours][theirs]
        winner = winner_of([ours, theirs], [mine, yours])
        return 0.5 if winner == DRAW else 1.0 - winner

    def ends(self, r: Renard) -> list[float]:
        """Return seat 0's chance for each end of the current round, indexed by `round_end`."""
        chances: list[float] = []
        for tricks in range(TRICKS + 1):
            for ours in range(SPREAD):
                for theirs in range(SPREAD):
                    mine = TABLE[tricks] + ours
                    yours = TABLE[TRICKS - tricks] + theirs
                    before = r.scores[0] - r.treasures[0], r.scores[1] - r.treasures[1]
                    chances.append(self.after(before[0] + mine, before[1] + yours, mine, yours))
        return chances


KEPT: Final[dict[int, WinChances]] = {}  # cache by target score


def win_chances_for(target: int) -> WinChances:
    """Return the table for a target score; it is computed once."""
    if target not in KEPT:
        KEPT[target] = WinChances(target)
    return KEPT[target]
