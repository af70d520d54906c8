"""Search over whole turns: local search over lines of answers, evaluated in determinizations.

A line is a list of answers; after them the greedy player finishes the turn. The lines with the best value at the end of
the turn are varied, one answer at a time, so that combinations are found that pay only together. The end of the turn is
cheap to reach and has little variance, but ignores the opponents' replies. So the best lines are then played to the end
of the round, by sequential halving, and the first answer of the best line is chosen.
"""

from __future__ import annotations

import time
from typing import Callable, Final, final

from ....core.ask import NATURE, Ask
from ....core.nature import Rng
from ....core.state import State
from ....games.root.state.state import Root
from ...search.determinizations import Determinizations
from .candidates import MINOR_QUESTIONS, STREAMS, Candidate, candidate_options
from .greedy_playout import GreedyPlayer, brain_for, play_greedily
from .outcomes import outcome

EARLY: Final = 3  # worlds in which a line is played to the end of the turn
TOLD: Final = 4  # playouts to the end of the round that every option gets, for its reported value
EARLIER: Final = 4  # playouts to the end of the turn for each playout to the end of the round
PARENTS: Final = 6  # number of best lines that are varied
FINALISTS: Final = 8  # number of lines that are played to the end of the round
ALIKE: Final = 3  # most finalists with the same first answer
DEPTH: Final = 12  # most answers of a line that can be varied
TRIES: Final = 3  # attempted variations per line of the budget, since some are known already


@final
class DecisionPoint:
    """A question that a line met in the first world: the answer, and the other candidates."""

    __slots__ = ("choice", "others")

    def __init__(self, choice: int, tried: list[int]) -> None:
        self.choice = choice
        self.others = [option for option in tried if option != choice]


@final
class Variation(Candidate):
    """A list of answers, with its value at the end of the turn and the questions that can be varied."""

    __slots__ = ("answers", "decision_points", "turn_end_value")

    def __init__(self, answers: list[int], prior: float) -> None:
        super().__init__(answers[0], prior)
        self.answers = answers
        self.turn_end_value = 0.0
        self.decision_points: list[DecisionPoint] = []

    def turn_end_merit(self) -> float:
        """Return the value at the end of the turn plus a part of the prior."""
        return self.turn_end_value + self.prior / (EARLY + 1)


@final
class TurnSearch:
    """The search for one question in the seat's own turn."""

    def __init__(
        self,
        worlds: Determinizations,
        ask: Ask,
        rng: Rng,
        chances: Callable[[Root], list[float]],
        iterations: int,
        until: float,
    ) -> None:
        base = worlds.base
        assert isinstance(base, Root)
        self.worlds = worlds
        self.seat = ask.seat
        self.rng = rng
        self.chances = chances
        self.seed = int(rng.word())
        self.end = base.turns + 1  # the number of the turn that follows the own one
        self.early_budget = EARLIER * iterations
        self.budget = iterations
        self.until = until  # deadline; 0: none
        self.dealt: list[State] = []

    def is_late(self) -> bool:
        return self.until > 0.0 and time.perf_counter() > self.until

    # -- looks -------------------------------------------------------------------------------------------------

    def world(self, number: int) -> State:
        while len(self.dealt) <= number:
            self.dealt.append(self.worlds.deal(Rng(self.seed, STREAMS * len(self.dealt))))
        return self.dealt[number]

    def play_to_turn_end(self, line: Variation) -> None:
        """Play a line to the end of the turn in the first worlds; record its questions in the very first."""
        total = 0.0
        for number in range(EARLY):
            r = self.world(number).copy()
            assert isinstance(r, Root)
            dice, draws = Rng(self.seed, STREAMS * number + 1), Rng(self.seed, STREAMS * number + 2)
            self.play_turn(r, line, dice, draws, number == 0)
            total += self.chances(r)[self.seat]
        line.turn_end_value = total / EARLY
        self.early_budget -= EARLY

    def play_to_round_end(self, line: Variation) -> None:
        """Play a line to the end of the round in one more world; its value is the mean over the ends of all turns."""
        number = line.count
        world = self.world(number)
        r = world.copy()
        assert isinstance(r, Root)
        dice, draws = Rng(self.seed, STREAMS * number + 1), Rng(self.seed, STREAMS * number + 2)
        self.play_turn(r, line, dice, draws, False)
        total = self.chances(r)[self.seat]
        for turn in range(1, r.seats):
            play_greedily(r, self.end + turn, dice, draws)
            total += self.chances(r)[self.seat]
        line.add(total / r.seats, outcome(world, r, self.seat))
        self.budget -= 1

    def play_turn(self, r: Root, line: Variation, dice: Rng, draws: Rng, keep: bool) -> None:
        """Give the answers of a line as long as they are legal, then finish the turn greedily."""
        r.take(self.seat, line.answers[0])
        given, known = 1, len(line.answers)
        if keep:
            line.decision_points = [DecisionPoint(line.answers[0], [])]
        player = GreedyPlayer()
        while r.open and r.turns < self.end and (given < known or (keep and given < DEPTH)):
            ask = r.open[0]
            if ask.seat == NATURE:
                r.accept(ask, (dice if ask.about == "dice" else draws).pick(ask.options))
                player.interrupt()
                continue
            if ask.seat != self.seat or len(ask.options) == 1 or ask.about in MINOR_QUESTIONS:
                r.accept(ask, player.choice(r, ask))
                continue
            planned = given < known and line.answers[given] in ask.options
            if given < known and not planned:
                known = 0  # the planned answer is not legal here: play the rest greedily
            choice = line.answers[given] if planned else player.choice(r, ask)
            if keep:
                line.decision_points.append(DecisionPoint(choice, candidate_options(brain_for(r, ask), ask, choice)))
            if planned:
                player.interrupt()
            given += 1
            r.accept(ask, choice)
        play_greedily(r, self.end, dice, draws)

    # -- the search --------------------------------------------------------------------------------------------

    def search(self, lines: list[Variation]) -> list[Variation]:
        """Return the lines with the most playouts, the best first. `lines` contains one line per option, the greedy
        choice first; all get playouts."""
        for _ in range(min(TOLD, max(1, self.budget // (2 * len(lines))))):
            for line in lines:
                self.play_to_round_end(line)
            if self.is_late():
                break
        if all([line.total == lines[0].total for line in lines]):
            return lines[:1]  # all options have the same value
        left = self.finalists(lines, self.find_variations(lines))
        return self.halve(left, lines[0])

    def find_variations(self, lines: list[Variation]) -> list[Variation]:
        """Return all lines found by local search, sorted by their value at the end of the turn."""
        pool: list[Variation] = []
        for line in lines:
            self.play_to_turn_end(line)
            pool.append(line)
        known = {tuple(line.answers) for line in lines}
        for _ in range(TRIES * max(1, self.early_budget // EARLY)):
            if self.early_budget <= 0 or self.is_late():
                break
            pool.sort(key=Variation.turn_end_merit, reverse=True)
            parent = pool[self.rng.below(min(PARENTS, len(pool)))] if self.rng.below(PARENTS) else lines[0]
            answers = self.vary(parent)
            if answers and tuple(answers) not in known:
                known.add(tuple(answers))
                child = Variation(answers, 0.0)
                self.play_to_turn_end(child)
                pool.append(child)
        pool.sort(key=Variation.turn_end_merit, reverse=True)
        return pool

    def vary(self, line: Variation) -> list[int]:
        """Return a copy of a line with one answer changed, early ones more often; [] if there is nothing to change."""
        count = len(line.decision_points) - 1
        if count < 1:
            return []
        at = 1 + min(self.rng.below(count), self.rng.below(count))
        others = line.decision_points[at].others
        if not others:
            return []
        return [*[met.choice for met in line.decision_points[:at]], self.rng.pick(others)]

    def finalists(self, lines: list[Variation], pool: list[Variation]) -> list[Variation]:
        """Return the lines to play to the end of the round: the greedy choice, the best option so far, and the best
        lines at the end of the turn, at most ALIKE with the same first answer."""
        found = [lines[0]]
        best = max(lines, key=Candidate.merit)
        if best is not lines[0]:
            found.append(best)
        counts: dict[int, int] = {}
        for line in pool:
            alike = counts.get(line.choice, 0)
            if line not in found and alike < ALIKE and len(found) < FINALISTS:
                counts[line.choice] = alike + 1
                found.append(line)
        return found

    def halve(self, left: list[Variation], greedy: Variation) -> list[Variation]:
        """Run sequential halving over the lines; the greedy line stays to the end."""
        passes = max(1, (len(left) - 1).bit_length())
        share = self.budget // passes
        while True:
            goal = max([line.count for line in left])
            short = sum([goal - line.count for line in left])
            self.play_all_until(left, goal + max(1, (share - short) // len(left)))
            left.sort(key=Candidate.merit, reverse=True)
            if len(left) <= 2 or self.budget <= 0 or self.is_late():
                return left
            left = left[: max(2, len(left) // 2)]
            if greedy not in left:
                left[-1] = greedy

    def play_all_until(self, lines: list[Variation], goal: int) -> None:
        """Play each line in `goal` worlds, while budget and time last."""
        for number in range(goal):
            missing = [line for line in lines if line.count == number]
            if missing and (self.budget < len(missing) or self.is_late()):
                return
            for line in missing:
                self.play_to_round_end(line)
