"""Chapter 2, the set-up, and the way of a game: draw, auction, result, and again."""

from __future__ import annotations

from typing import Final, final

from ...core.ask import NATURE, NO_ANSWER
from ...core.state import Step
from .auction import Auction
from .draw import Draw, begin_draw
from .result import Result
from .rules import RANDOM
from .state.state import Jeton, JetonStep


@final
class Rounds(JetonStep):
    """1.4 Rounds of bidding, until somebody has won enough blue tokens (8.1)."""

    MUST_CHOOSE_FIRST: Final = 0
    AUCTION: Final = 3
    RESULT: Final = 4
    RESUME: Final = 5

    def play(self, j: Jeton, answer: int) -> None:
        # fmt: off
        match self.climb():
            case 0: self.must_choose_first(j)           # 2.3
            case 1: self.set_up(j, answer)
            case 2: j.push(Draw())                      # 3.1.1
            case 3: j.push(Auction())                   # 5.1.1
            case 4: j.push(Result())                    # 7.1
            case _: self.resume(j)                      # 7.11

    def must_choose_first(self, j: Jeton) -> None:
        """2.3 The first red holder is drawn at random, unless the players agreed on one."""
        if j.rules.first == RANDOM:
            j.ask(NATURE, "first", tuple(range(j.seats)), "2.3")

    def set_up(self, j: Jeton, answer: int) -> None:
        """2.1, 2.2 Everyone has a shuffled pack, 2.4 and no card in hand; 4.4 the shout is locked."""
        j.give_red(j.rules.first if answer == NO_ANSWER else answer, "2.3")
        begin_draw(j)

    def resume(self, j: Jeton) -> None:
        """7.11 Drawing resumes with the red holder; 4.5 no lock comes back, 4.9 so others may shout at once."""
        begin_draw(j)
        self.at = 2

    def copy(self) -> Step:
        return self.twin(Rounds())
