"""Chapters 2 and 6: the set-up, the three rounds, and what the forest does between them."""

from __future__ import annotations

from typing import Final, final

from ...core.ask import NATURE, Ask
from ...core.nature import hand_count, set_at
from ...core.state import Step
from .board import RANDOM
from .cards import ALL, DECK, HAND, NO, READY, ROUNDS, SPACE, YES
from .ending import run_out_of_time
from .state.state import Duo, DuoStep
from .trick import Trick
from .words.notation import deck_left

# 2.6 Every hand of eleven, of the whole deck and then of the nineteen cards left, by its index.
FIRST_HANDS: Final = range(hand_count(len(DECK), HAND))
SECOND_HANDS: Final = range(hand_count(len(DECK) - HAND, HAND))

LOW: Final = 0
HIGH: Final = 1


@final
class Rounds(DuoStep):
    """1.1 A team of two has three rounds (6.1) to collect every gem."""

    NAME_DEALER: Final = 2
    PLAY_ROUND: Final = 4
    CLOSE: Final = 5
    NEXT: Final = 6

    def play(self, d: Duo, answer: int) -> None:
        # fmt: off
        match self.climb():
            case 0: d.lay_out()                         # 2.1, 2.2, 2.3, 2.4
            case 1: self.must_draw_lots(d)              # 2.5
            case 2: d.name_dealer(d.rules.dealer if answer == RANDOM else answer, "2.5")
            case 3: may_talk(d)                         # 9.4
            case 4: d.push(Round())
            case 5: self.close(d)                       # 6.1
            case _: self.next(d)                        # 6.8

    def must_draw_lots(self, d: Duo) -> None:
        """2.5 The first dealer is drawn at random, unless the players named one."""
        if d.rules.dealer == RANDOM:
            d.ask(NATURE, "dealer", (0, 1), "2.5")

    def close(self, d: Duo) -> None:
        """6.1 After the third round the game stops, 7.4 and gems that are left mean defeat."""
        if d.round == ROUNDS:
            run_out_of_time(d)
        else:
            d.push(Between())

    def next(self, d: Duo) -> None:
        """6.8 The other player deals; 6.9 the board stays as it is."""
        d.name_dealer(1 - d.dealer, "6.8")
        self.at = Rounds.PLAY_ROUND

    def copy(self) -> Step:
        return self.twin(Rounds())


@final
class Round(DuoStep):
    """3.1.1 Eleven tricks: the cards are shuffled, dealt and played out."""

    DEAL_FIRST: Final = 2
    DEAL_SECOND: Final = 4
    TURN_DECREE: Final = 7
    END: Final = 9

    def play(self, d: Duo, answer: int) -> None:
        # fmt: off
        match self.climb():
            case 0: d.gather()                          # 2.6
            case 1: d.ask(NATURE, "deal", FIRST_HANDS, "2.6")
            case 2: d.deal(1 - d.dealer, set_at(DECK, HAND, answer), "2.6")
            case 3: d.ask(NATURE, "deal", SECOND_HANDS, "2.6")
            case 4: d.deal(d.dealer, set_at(deck_left(d), HAND, answer), "2.6")
            case 5: d.form_pile(ALL)                    # 2.7
            case 6: d.ask_among(NATURE, "decree", d.pile, "2.8")
            case 7: d.turn_decree(answer, "2.8")
            case 8: d.push(Trick())                     # 3.1.3
            case _: d.done()

    def copy(self) -> Step:
        return self.twin(Round())


@final
class Between(DuoStep):
    """6.1 After rounds 1 and 2: gems are added, then the forest closes in.

    6.4 The two choose an end together: either proposes, and the other one confirms or declines; a proposal that is
    declined lets both propose again, as often as they like. Only where a table agreed on a number of refusals, which is
    our addition, does the rule for idle players decide after them.
    """

    PROPOSE: Final = 2
    CONFIRM: Final = 4
    END: Final = 6

    def play(self, d: Duo, answer: int) -> None:
        # fmt: off
        match self.climb():
            case 0: self.add_gems(d)                    # 6.2
            case 1: self.must_propose(d)                # 6.4
            case 2: d.propose(d.by, answer - SPACE)
            case 3: self.must_confirm(d)
            case 4: self.confirm(d, answer)
            case 5: may_talk(d)                         # 9.4
            case _: d.done()

    def add_gems(self, d: Duo) -> None:
        """6.2 One for each plus, 6.3 which slides inward from under the forest."""
        for plus in d.rules.board.plus:
            d.add_gem(plus, min(max(plus, d.low_end), d.high_end))

    def must_propose(self, d: Duo) -> None:
        """6.4 An end of the path, by whoever speaks first; 6.5 without a token there is nothing to propose."""
        if d.reserve:
            spaces = tuple([SPACE + space for space in ends(d)])
            clause = "6.4" if len(spaces) > 1 else "6.6"
            d.ask_all((Ask(0, "propose", spaces, clause), Ask(1, "propose", spaces, clause)))
        else:
            d.spare()
            self.at = 5

    def must_confirm(self, d: Duo) -> None:
        """6.4 The teammate agrees or not; 6.6 where the law leaves one end only, there is nothing to agree on."""
        if len(ends(d)) > 1:
            d.ask(1 - d.proposer, "confirm", (YES, NO), "6.4")

    def confirm(self, d: Duo, answer: int) -> None:
        """6.4 The token is laid when both want it there; 6.7 gems under it slide inward."""
        if answer != NO:
            self.close_in(d, d.proposed, "6.4" if answer == YES else "6.6")
            return
        d.decline(1 - d.proposer)
        if d.declined == d.rules.refusals:
            self.close_in(d, idle_end(d), "6.4")
        else:
            self.at = 1

    def close_in(self, d: Duo, space: int, clause: str) -> None:
        """6.4 The forest takes an end. Two players who agreed on it have talked; 9.4 with one free end (6.6) a single
        player has spoken, so both are asked whether they are ready."""
        forced = len(ends(d)) == 1
        d.cover(HIGH if space == d.high_end else LOW, clause)
        if forced and d.rules.both_ready:
            d.end_proposal()
        else:
            d.done()

    def copy(self) -> Step:
        return self.twin(Between())


def may_talk(d: Duo) -> None:
    """9.4 Before the first deal and between rounds talk is free: with a pause agreed on, each says when to deal."""
    if d.rules.pause:
        d.ask_all((Ask(0, "ready", (READY,), "9.4", True), Ask(1, "ready", (READY,), "9.4", True)))


def ends(d: Duo) -> list[int]:
    """6.4 The last usable space at either end, 6.6 but not the one on which the team token stands."""
    return [space for space in (d.low_end, d.high_end) if space != d.at]


def idle_end(d: Duo) -> int:
    """6.4 When the players do not agree in time (ruling D16): the end with fewer gems, else the end of the dealer."""
    spaces = ends(d)
    if len(spaces) == 1:
        return spaces[0]
    low, high = d.gems[spaces[0]], d.gems[spaces[1]]
    if low != high:
        return spaces[0] if low < high else spaces[1]
    return spaces[d.dealer]
