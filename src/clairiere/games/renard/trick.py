"""Chapter 3, the trick: lead, follow, find the winner."""

from __future__ import annotations

from typing import Final, final

from ...core.state import Step
from ..tricks import ONE_SUIT, RANK, RANKS, SUIT, follow_suit, higher_wins, ranks_held
from .abilities import Fox, Woodcutter, next_leader, sevens, suits_at_judgement
from .cards import FOX, MONARCH, TRICKS, WITCH, WOODCUTTER
from .state import Renard, RenardStep


@final
class Trick(RenardStep):
    """1.4 Two cards, one after the other; one of the two players takes them; 1.5 thirteen times."""

    LEAD: Final = 1
    MUST_FOLLOW: Final = 2
    FOLLOW: Final = 3
    JUDGE: Final = 4

    def play(self, r: Renard, answer: int) -> None:
        # fmt: off
        match self.climb():
            case 0: self.must_lead(r)                   # 3.1.3
            case 1: self.lead(r, answer)                # 3.1.4
            case 2: self.must_follow(r)                 # 3.2.1
            case 3: self.follow(r, answer)
            case _: self.judge(r)                       # 3.3.1

    def must_lead(self, r: Renard) -> None:
        """3.1.3 Any card of the hand."""
        r.ask_among(r.leader, "lead", r.hand(r.leader), "3.1.3")

    def lead(self, r: Renard, card: int) -> None:
        r.lay(r.leader, card, "3.1.4")
        self.wake(r, card)

    def must_follow(self, r: Renard) -> None:
        """3.2.1 The lead suit if one has it, 3.2.3 else any card; 4.11.1 a Monarch leaves less choice."""
        hand = r.hand(1 - r.leader)
        r.ask_among(1 - r.leader, "follow", playable(hand, r.lead), follow_clause(hand, r.lead))

    def follow(self, r: Renard, card: int) -> None:
        r.lay(1 - r.leader, card, "3.2.1" if SUIT[card] == SUIT[r.lead] else "3.2.3")
        self.wake(r, card)

    def wake(self, r: Renard, card: int) -> None:
        """4.0.2 The 3 and the 5 act as soon as they are laid, whatever their suit (4.0.3, 8.1)."""
        rank = RANK[card]
        if rank == FOX:
            r.push(Fox())
        elif rank == WOODCUTTER:
            r.push(Woodcutter())

    def judge(self, r: Renard) -> None:
        """3.3.1 Both cards are down and their abilities carried out: find the winner, then 4.7.1 and 4.1.1."""
        winner = 1 - r.leader if follower_wins(r.lead, r.follow, r.trump) else r.leader
        if r.log is not None:
            r.judge(winner, judgement_clause(r.lead, r.follow, r.trump))
        treasures = sevens(r.lead, r.follow)
        leader = next_leader(r, winner)
        r.take_trick(winner)
        if treasures:
            r.treasure(winner, treasures)
        r.clear_table()
        if r.tricks_played() == TRICKS:
            r.done()  # 3.4.2, and 4.1.3 nobody leads from here
        else:
            r.give_lead(leader, "3.1.2" if leader == winner else "4.1.1")
            self.at = 0

    def copy(self) -> Step:
        return self.twin(Trick())


def playable(hand: int, lead: int) -> int:
    """3.2.1 What a follower may play: 3.2.2 any rank, 3.2.4 no trump while able to follow, 3.2.5 none forced."""
    suit = SUIT[lead]
    if RANK[lead] == MONARCH:  # 4.11.4 only a Monarch that leads
        held = ranks_held(hand, suit)
        if held:
            return BOUND[held] << suit * RANKS
    return follow_suit(hand, suit)  # 3.2.3, 4.11.3


def follow_clause(hand: int, lead: int) -> str:
    """The clause that leaves the follower the choice he has."""
    held = ranks_held(hand, SUIT[lead])
    if RANK[lead] == MONARCH:
        return "4.11.3" if held == 0 else "4.11.2" if held & 1 else "4.11.1"
    return "3.2.3" if held == 0 else "3.2.1"


def bound_by_monarch(held: int) -> int:
    """4.11.1 Of the ranks held in a Monarch's suit: the highest and, at choice (4.11.2), the 1."""
    return held & 1 | 1 << held.bit_length() - 1 if held else 0


BOUND: Final = tuple([bound_by_monarch(held) for held in range(ONE_SUIT + 1)])


def follower_wins(lead: int, follow: int, trump: int) -> bool:
    """3.3.2 Without trump the higher card of the lead suit, 3.3.3 else the only trump, 3.3.4 or the higher of two."""
    lead_suit, follow_suit = suits_at_judgement(lead, follow, trump)
    return higher_wins(lead, lead_suit, follow, follow_suit, trump)


def judgement_clause(lead: int, follow: int, trump: int) -> str:
    """3.3.1 The clause that decides a trick: 4.9.1, 4.9.2 where a 9 is a trump only by its ability, 8.4 two of them."""
    if RANK[lead] == RANK[follow] == WITCH:
        return "8.4"
    lead_suit, follow_suit = suits_at_judgement(lead, follow, trump)
    trumps = (lead_suit == trump) + (follow_suit == trump)
    changed = lead_suit != SUIT[lead] or follow_suit != SUIT[follow]
    if trumps == 0:
        return "3.3.2"
    if trumps == 1:
        return "4.9.1" if changed else "3.3.3"
    return "4.9.2" if changed else "3.3.4"
