"""Chapter 7, the end of the game: victory and its score, the defeats, and giving up together."""

from __future__ import annotations

from typing import Final, final

from ...core.state import Step
from .cards import NO, ROUNDS, TRICKS, YES
from .state import GIVEN_UP, LOST, OUT_OF_TIME, VICTORY, Duo, DuoStep

CARD: Final = 1  # 7.7
EARLY: Final = 10  # 7.8
TOKEN: Final = 3  # 7.9


@final
class Vote(DuoStep):
    """7.5 The leader proposes to give up instead of leading; the game ends if the teammate agrees.

    Each player may propose it once a round, at any trick that is his to lead. So it adds one option to some questions
    only, and cannot be asked without end.
    """

    def play(self, d: Duo, answer: int) -> None:
        match self.climb():
            case 0: d.ask_to_stop(d.leader)
            case 1: d.ask(1 - d.leader, "agree", (YES, NO), "7.5")
            case _: self.count(d, answer)

    def count(self, d: Duo, answer: int) -> None:
        """7.5 Two votes end the game, one does not."""
        if answer == YES:
            d.declare(GIVEN_UP, 0, "7.5")
        else:
            d.play_on(1 - d.leader)
            d.done()

    def copy(self) -> Step:
        return self.twin(Vote())


def win(d: Duo) -> None:
    """7.2 No gem is left on the board; 4.3.3 at once, in the middle of a round."""
    d.declare(VICTORY, victory_points(d), "7.2")


def lose_the_way(d: Duo) -> None:
    """7.3 Off the path with no forest token left (4.2.6)."""
    d.declare(LOST, 0, "7.3")


def run_out_of_time(d: Duo) -> None:
    """7.4 The third round is over and there are gems left."""
    d.declare(OUT_OF_TIME, 0, "7.4")


def victory_points(d: Duo) -> int:
    """7.6 By the level, 7.7 a point for each card in both hands, 7.8 ten in round 2, 7.9 three for each token left."""
    cards = d.hand0.bit_count() + d.hand1.bit_count()
    return d.rules.board.base + CARD * cards + (EARLY if d.round == 2 else 0) + TOKEN * d.reserve


def out_of_reach(d: Duo) -> bool:
    """7.5 Whether victory can be proved impossible: more gems to come than tricks, however many rounds are played.

    A trick collects one gem at most (4.3.1). After the last trick of a round its new gems lie on the board already.
    """
    tricks, rounds = TRICKS - d.tricks, ROUNDS - d.round
    if tricks == 0:
        tricks, rounds = TRICKS, rounds - 1
    return beyond(d.gems_left, tricks, rounds, len(d.rules.board.plus))


def beyond(gems: int, tricks: int, rounds: int, plus: int) -> bool:
    """7.5 More gems than tricks now (ruling D18), and after each of the rounds to come with its new gems."""
    return all([gems + more * plus > tricks + more * TRICKS for more in range(rounds + 1)])
