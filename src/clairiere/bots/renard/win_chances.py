"""What a score is worth: the chance to win the game from it, if rounds bring what they usually bring."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from ...games.renard.cards import TRICKS
from ...games.renard.rounds import winner_of
from ...games.renard.scoring import TABLE
from ...games.renard.state import DRAW, Renard

# How often a player took 0 to 13 tricks when searchers played each other, of 1,000 rounds, both seats counted alike.
USUAL: Final[tuple[int, ...]] = (1, 11, 28, 71, 67, 99, 223, 223, 99, 67, 71, 28, 11, 1)
IN_PLAY: Final = 0.8  # the share of the 7s that are played, not left in the pile or in the decree
SEVENS: Final = 3
SPREAD: Final = SEVENS + 1  # how many treasures a player may find: 0 to 3


def usual_rounds() -> list[tuple[int, int, float]]:
    """What a round brings both, and how often: 5.1 for the tricks, and each 7 in play to one of them (4.7.1)."""
    frequency: dict[tuple[int, int], float] = {}
    for tricks in range(TRICKS + 1):
        for ours in range(SEVENS + 1):
            for theirs in range(SEVENS + 1 - ours):
                often = USUAL[tricks] / sum(USUAL) * sevens_chance(ours, theirs, tricks / TRICKS)
                points = TABLE[tricks] + ours, TABLE[TRICKS - tricks] + theirs
                frequency[points] = frequency.get(points, 0.0) + often
    return [(ours, theirs, often) for (ours, theirs), often in frequency.items()]


def sevens_chance(ours: int, theirs: int, share: float) -> float:
    """The chance of so many treasures each, if a share of the tricks is ours."""
    left = SEVENS - ours - theirs
    ways = (1, 1, 2, 6)
    orders = ways[SEVENS] // ways[ours] // ways[theirs] // ways[left]
    return float(orders * (share * IN_PLAY) ** ours * ((1 - share) * IN_PLAY) ** theirs * (1 - IN_PLAY) ** left)


def round_end(tricks: i64, ours: i64, theirs: i64) -> i64:
    """The number of an end of a round: the tricks of seat 0, the treasures of both."""
    return (tricks * SPREAD + ours) * SPREAD + theirs


@final
class WinChances:
    """The chance of the first player to win, by the scores of both between two rounds, for one mark to reach."""

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
        """6.1 The same after a round that brought so much: perhaps the game is over; a draw is half a win."""
        if ours < self.target and theirs < self.target:
            return self.chances[ours][theirs]
        winner = winner_of([ours, theirs], [mine, yours])
        return 0.5 if winner == DRAW else 1.0 - winner

    def ends(self, r: Renard) -> list[float]:
        """For the round that is played: the chance of seat 0 for each end of it; `round_end` numbers them."""
        chances: list[float] = []
        for tricks in range(TRICKS + 1):
            for ours in range(SPREAD):
                for theirs in range(SPREAD):
                    mine = TABLE[tricks] + ours
                    yours = TABLE[TRICKS - tricks] + theirs
                    before = r.scores[0] - r.treasures[0], r.scores[1] - r.treasures[1]
                    chances.append(self.after(before[0] + mine, before[1] + yours, mine, yours))
        return chances


KEPT: Final[dict[int, WinChances]] = {}  # by the mark, which everybody knows


def win_chances_for(target: int) -> WinChances:
    """Made once for each mark."""
    if target not in KEPT:
        KEPT[target] = WinChances(target)
    return KEPT[target]
