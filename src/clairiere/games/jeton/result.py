"""Chapters 7 and 8: who wins the round, what becomes of its cards, and who wins the game."""

from __future__ import annotations

from typing import Final, final

from ...core.state import Step
from .cards import total_of
from .choices import SHARE, TIMEOUT
from .leaving import depart
from .pace import live
from .rules import NONE
from .shares import share_at, share_count
from .state.state import Jeton, JetonStep


@final
class Result(JetonStep):
    """7.1 The highest total wins the round, and the winner shares out the cards (7.3); 7.8 a tie gives nothing."""

    MUST_SHARE: Final = 1

    def play(self, j: Jeton, answer: int) -> None:
        # fmt: off
        match self.climb():
            case 0: self.find_winner(j)                 # 7.1
            case 1: self.must_share(j)                  # 7.3
            case _: self.share(j, answer)

    def find_winner(self, j: Jeton) -> None:
        """7.1 One leader wins, 8.1 maybe the game, 8.2 at once; 7.8 a tie wins nothing, 7.9 all take their stacks."""
        winner = j.leader()
        j.close_proposal()
        if winner == NONE:
            j.tie()
            take_back(j, "7.9")
            j.done()
            return
        j.win_round(winner, len(j.bidders()))
        if j.blue[winner] >= j.rules.target:
            j.declare(1 << winner, "8.1")

    def must_share(self, j: Jeton) -> None:
        """7.3 All cards of the table among the bidders, 7.5 as the winner likes."""
        if j.rules.live:
            live.must_share(j, total_of(j.stacks))
        else:
            count = share_count(total_of(j.stacks), len(j.bidders()), j.rules.min_per_bidder)
            j.ask(j.round_winner, "share", range(SHARE, SHARE + count), "7.3")

    def share(self, j: Jeton, answer: int) -> None:
        """7.4 Every card goes to one bidder; 10.4 if the winner is idle, each gets his own stack back."""
        if answer >= SHARE:
            give(j, answer - SHARE)
        elif answer == TIMEOUT:
            j.time_out(j.round_winner, "10.4")
            take_back(j, "10.4")
        else:
            self.at = Result.MUST_SHARE
            depart(j, answer)
            return
        j.seq += 1
        j.done()

    def copy(self) -> Step:
        return self.twin(Result())


def give(j: Jeton, index: int) -> None:
    """7.3 Each bidder gets what the winner gives him; 7.6 who only helped gets nothing."""
    bidders = j.bidders()
    shares = share_at(total_of(j.stacks), len(bidders), j.rules.min_per_bidder, index)
    for i in range(len(bidders)):
        j.receive(bidders[i], shares[i], "7.3")
    j.clear_table()


def take_back(j: Jeton, clause: str) -> None:
    """7.9 Every bidder takes the cards before him, those that others laid there included."""
    for seat in j.bidders():
        j.receive(seat, j.stacks[seat], clause)
    j.clear_table()
