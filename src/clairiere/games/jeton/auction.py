"""Chapter 5, the auction: the opening, then lays by anyone until all agree to stop (6)."""

from __future__ import annotations

from typing import Final, final

from ...core.ask import NO_ANSWER
from ...core.state import Step
from .agreement import agreed_by_all, close_by_turns, speak
from .cards import ONE, has_value, lowest
from .choices import LAY, LEAVE, PASS_ON, TIMEOUT, TIMEOUT_OF, bids, cards_in, is_bid, is_lay, owner_of
from .lays import lays
from .leaving import depart
from .pace import live
from .pace.turns import ask_after_lay
from .rules import NONE
from .state.state import Jeton, JetonStep


@final
class Auction(JetonStep):
    """5.1.1 The launcher opens, then 5.2.1 everyone lays when he likes, until all agree to the end (6.3)."""

    MUST_OPEN: Final = 0
    MAY_LAY: Final = 2

    def play(self, j: Jeton, answer: int) -> None:
        # fmt: off
        match self.climb():
            case 0: self.must_open(j)                   # 5.1.1
            case 1: self.open(j, answer)
            case 2: self.may_lay(j)                     # 5.2.1
            case _: self.act(j, answer)

    def must_open(self, j: Jeton) -> None:
        """5.1.1 Nobody else acts before; 4.8 without a 2, 3 or 4 there is nothing to ask;
        5.1.2 any cards of one value, 5.1.3 with +1 cards if that was agreed on."""
        if not has_value(j.hands[j.launcher]):
            return
        if j.rules.live:
            live.must_open(j)
        else:
            j.ask(j.launcher, "open", bids(j.hands[j.launcher], 0, j.rules.first_plus), "5.1.1")

    def open(self, j: Jeton, answer: int) -> None:
        """5.1.2 The first stack; 4.8 or none for lack of cards; 10.4 for an idle launcher, one of the lowest value."""
        if is_lay(answer):
            self.lay(j, j.launcher, answer)
        elif answer == NO_ANSWER:
            j.open_nothing()
            if not j.rules.live:
                ask_after_lay(j, j.launcher)
        elif answer == TIMEOUT:
            j.time_out(j.launcher, "10.4")
            j.lay(j.launcher, j.launcher, ONE[lowest(j.hands[j.launcher])], "10.4", True)
        else:
            self.at = Auction.MUST_OPEN
            depart(j, answer)

    def may_lay(self, j: Jeton) -> None:
        """5.2.1 Any player at any time; 10.6 by turns, one after the other, a lay or a pass each."""
        if j.rules.live:
            live.may_bid(j)
        else:
            j.ask(j.asking, "bid", (PASS_ON, *lays(j, j.asking)), "10.6")

    def act(self, j: Jeton, answer: int) -> None:
        """5.2.1 A lay; 6.3 or a word about the end of the round; 10.12 or somebody leaves."""
        self.at = Auction.MAY_LAY
        if answer == PASS_ON:
            self.pass_on(j)
        elif LAY <= answer < LEAVE:
            self.lay(j, j.by, answer)
        elif answer < TIMEOUT or answer == TIMEOUT or TIMEOUT_OF <= answer < TIMEOUT_OF + j.seats:
            speak(j, answer)
            if agreed_by_all(j):
                j.done()
        else:
            depart(j, answer)

    def lay(self, j: Jeton, seat: int, lay: int) -> None:
        """5.2.2 One's own bid, 5.2.3 or more cards for a stack."""
        if is_bid(lay):
            j.lay(seat, seat, cards_in(lay), "5.2.2" if j.top else "5.1.2")
        else:
            j.lay(seat, owner_of(lay), cards_in(lay), "5.2.3")
        if not j.rules.live:
            ask_after_lay(j, seat)

    def pass_on(self, j: Jeton) -> None:
        """10.6 The next is asked; 10.7 when all have passed, the last to have laid included, the round ends."""
        if j.asking == j.pivot:
            close_by_turns(j)
            j.pivot = j.asking = NONE
            j.done()
        else:
            j.asking = j.next(j.asking)

    def copy(self) -> Step:
        return self.twin(Auction())
