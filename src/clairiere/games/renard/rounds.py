"""Chapters 2, 5 and 6: rounds are set up, played and scored until the mark is reached."""

from __future__ import annotations

from typing import Final, final

from ...core.ask import NATURE
from ...core.nature import hand_count, set_at
from ...core.state import Step
from ..tricks import CARDS
from .cards import ALL, DECK, HAND
from .notation import deck_left
from .scoring import TABLE, table_clause
from .state import DRAW, RANDOM, Renard, RenardStep
from .trick import Trick

# 2.4 Every hand of thirteen, of the whole deck and then of the twenty cards left, by its index.
FIRST_HANDS: Final = range(hand_count(CARDS, HAND))
SECOND_HANDS: Final = range(hand_count(CARDS - HAND, HAND))


@final
class Rounds(RenardStep):
    """1.1 Two players, a series of rounds, then the totals are compared."""

    NAME_DEALER: Final = 1
    CHECK_END: Final = 3

    def play(self, r: Renard, answer: int) -> None:
        # fmt: off
        match self.climb():
            case 0: self.must_draw_lots(r)              # 2.1
            case 1: r.name_dealer(r.rules.dealer if answer == RANDOM else answer, "2.1")
            case 2: r.push(Round())
            case _: self.check_end(r)                   # 6.1

    def must_draw_lots(self, r: Renard) -> None:
        """2.1 The first dealer is drawn at random, unless one was named."""
        if r.rules.dealer == RANDOM:
            r.ask(NATURE, "dealer", (0, 1), "2.1")

    def check_end(self, r: Renard) -> None:
        """6.2 Only after complete rounds; 6.3 below the mark the other one deals the next."""
        clause = end_clause(r.scores, r.last, r.rules.target)
        if clause == "" or (clause == "6.6" and r.rules.extra_round):
            r.name_dealer(1 - r.dealer, "2.2")
            self.at = 2
        else:
            r.declare(winner_of(r.scores, r.last), clause)
            r.done()

    def copy(self) -> Step:
        return self.twin(Rounds())


@final
class Round(RenardStep):
    """1.5 Thirteen tricks: the cards are shuffled, dealt, played out and scored."""

    DEAL_FIRST: Final = 2
    DEAL_SECOND: Final = 4
    TURN_DECREE: Final = 7
    SCORE: Final = 9

    def play(self, r: Renard, answer: int) -> None:
        # fmt: off
        match self.climb():
            case 0: r.gather()                          # 2.3
            case 1: r.ask(NATURE, "deal", FIRST_HANDS, "2.4")
            case 2: r.deal(1 - r.dealer, set_at(DECK, HAND, answer), "2.4")
            case 3: r.ask(NATURE, "deal", SECOND_HANDS, "2.4")
            case 4: r.deal(r.dealer, set_at(deck_left(r), HAND, answer), "2.4")
            case 5: r.form_pile(ALL)                    # 2.5
            case 6: r.ask_among(NATURE, "decree", r.pile, "2.6")
            case 7: r.turn_decree(answer, "2.6")
            case 8: r.push(Trick())                     # 3.1.1
            case _: self.score(r)                       # 5.1

    def score(self, r: Renard) -> None:
        """5.6 The table's points join the treasures, which a Greedy result does not touch (5.7)."""
        for seat in (0, 1):
            tricks = r.tricks[seat]
            r.score_round(seat, TABLE[tricks], table_clause(tricks))
        r.done()

    def copy(self) -> Step:
        return self.twin(Round())


def end_clause(totals: list[int], last: list[int], target: int) -> str:
    """6.1 Why the game is over, or nothing if it goes on: 6.4 highest total, 6.5 last round, 6.6 a perfect tie."""
    if max(totals) < target:  # 6.7, 6.8
        return ""
    if totals[0] != totals[1]:
        return "6.4"
    return "6.5" if last[0] != last[1] else "6.6"


def winner_of(totals: list[int], last: list[int]) -> int:
    """6.4 The higher total, 6.5 then the better last round, treasures included, 6.6 else a draw."""
    ours, theirs = (totals[0], totals[1]) if totals[0] != totals[1] else (last[0], last[1])
    return DRAW if ours == theirs else 0 if ours > theirs else 1
