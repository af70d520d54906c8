"""Chapter 3, the trick: lead, follow, find the winner; then the team token moves (4) and the cards are put away."""

from __future__ import annotations

from typing import Final, final

from ...core.state import Step
from ..tricks import RANK, SUIT, follow_suit, higher_wins, ranks_held
from .abilities import Foxes, Gift
from .cards import FOXES, GIFT, HEIR, TRICKS
from .movement import may_choose, move
from .state.state import Duo, DuoStep


@final
class Trick(DuoStep):
    """3.1.1 Two cards, one after the other, eleven times; 3.1.2 play, find the winner, move, put away."""

    LEAD: Final = 1
    MUST_FOLLOW: Final = 2
    FOLLOW: Final = 3
    JUDGE: Final = 4
    MOVE: Final = 6

    def play(self, d: Duo, answer: int) -> None:
        # fmt: off
        match self.climb():
            case 0: self.must_lead(d)                   # 3.1.4
            case 1: self.lead(d, answer)
            case 2: self.must_follow(d)                 # 3.2.1
            case 3: self.follow(d, answer)
            case 4: self.judge(d)                       # 3.3.1
            case 5: may_choose(d)                       # 5.1.1, 5.5.1
            case 6: move(d, answer)                     # 4.1.1
            case _: self.put_away(d)                    # 3.4.1

    def must_lead(self, d: Duo) -> None:
        """3.1.4 Any card of the hand."""
        d.ask_among(d.leader, "lead", d.hand(d.leader), "3.1.4")

    def lead(self, d: Duo, card: int) -> None:
        """3.1.4 Its suit is the lead suit of the trick."""
        d.lay(d.leader, card, "3.1.4")
        self.wake(d, card)

    def must_follow(self, d: Duo) -> None:
        """3.2.1 The lead suit if one has it, 3.2.2 else any card; 5.9.1 any card if a 9 was led."""
        hand = d.hand(1 - d.leader)
        d.ask_among(1 - d.leader, "follow", playable(hand, d.lead), follow_clause(hand, d.lead))

    def follow(self, d: Duo, card: int) -> None:
        d.lay(1 - d.leader, card, follow_clause(d.hand(1 - d.leader), d.lead))
        self.wake(d, card)

    def wake(self, d: Duo, card: int) -> None:
        """5.0.2 The 3 and the 7 are carried out as soon as they are laid; 5.0.1 only because they are."""
        if RANK[card] == FOXES:
            d.push(Foxes())
        elif RANK[card] == GIFT:
            d.push(Gift())

    def judge(self, d: Duo) -> None:
        """3.3.3 Both cards are down and exchanges are done: the trump of the moment counts."""
        winner = 1 - d.leader if follower_wins(d.lead, d.follow, d.trump) else d.leader
        if d.log is not None:
            d.judge(winner, judgement_clause(d.lead, d.follow, d.trump))
        d.win_trick(winner)

    def put_away(self, d: Duo) -> None:
        """3.4.1 The trick is over, 3.1.3 its winner leads the next."""
        winner = d.winner
        d.put_away()
        if d.tricks == TRICKS:
            d.done()
        else:
            d.give_lead(winner)
            self.at = 0

    def copy(self) -> Step:
        return self.twin(Trick())


def playable(hand: int, lead: int) -> int:
    """3.2.1 What a follower may play; 5.9.1 a 9 that leads frees him, 5.9.2 one that follows frees nobody."""
    return hand if RANK[lead] == HEIR else follow_suit(hand, SUIT[lead])


def follow_clause(hand: int, lead: int) -> str:
    """The clause that leaves the follower the choice he has."""
    if RANK[lead] == HEIR:
        return "5.9.1"
    return "3.2.1" if ranks_held(hand, SUIT[lead]) else "3.2.2"


def follower_wins(lead: int, follow: int, trump: int) -> bool:
    """3.3.1 The higher trump, 3.3.2 else the higher card of the lead suit, 5.9.3 which is that of a 9 too."""
    return higher_wins(lead, SUIT[lead], follow, SUIT[follow], trump)


def judgement_clause(lead: int, follow: int, trump: int) -> str:
    """3.3.1 The clause that decides a trick: with trump, 3.3.2 without; 5.9.3 where a 9 had freed the follower."""
    if trump in (SUIT[lead], SUIT[follow]):
        return "3.3.1"
    return "5.9.3" if RANK[lead] == HEIR and SUIT[lead] != SUIT[follow] else "3.3.2"
