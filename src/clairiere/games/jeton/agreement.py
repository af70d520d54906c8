"""Chapter 6, the agreement: proposing the end of a round, agreeing, changing one's mind."""

from __future__ import annotations

from .choices import AGREE, PROPOSE, TIMEOUT, TIMEOUT_OF, WITHDRAW
from .rules import EMPTY_HAND, NONE, SERVER
from .state.state import Jeton


def speak(j: Jeton, answer: int) -> None:
    """6.1, 6.3, 6.4 What a player says about the end; 6.8, 6.9 or what the clock says for him, or for all."""
    if answer == PROPOSE:
        propose(j, j.by)
    elif answer == AGREE:
        agree(j, j.by, "6.3")
    elif answer == WITHDRAW:
        j.withdraw(j.by)
    elif answer == TIMEOUT:
        j.time_out(NONE, "6.9")
        propose(j, SERVER)
    else:
        j.time_out(answer - TIMEOUT_OF, "6.8")
        agree(j, answer - TIMEOUT_OF, "6.8")


def propose(j: Jeton, seat: int) -> None:
    """6.1 The leader, 6.2 or on a tie anyone, 6.9 or the server; 6.8 empty hands may agree by themselves."""
    j.propose(seat, "6.9" if seat == SERVER else "6.2" if j.leader() == NONE else "6.1")
    if j.rules.auto_agree == EMPTY_HAND:
        for other in j.active_seats():
            if not j.hands[other]:
                j.agree(other, "6.8")


def agree(j: Jeton, seat: int, clause: str) -> None:
    """6.3 One more agrees."""
    j.seq += 1
    j.agree(seat, clause)


def agreed_by_all(j: Jeton) -> bool:
    """6.3 All active players have agreed, bidders or not; 6.5 the last agreement is final."""
    return j.proposer != NONE and j.active & ~j.consents == 0


def close_by_turns(j: Jeton) -> None:
    """10.7 All have passed: the leader, or on a tie the next to be asked, proposes, and the others agree in turn."""
    leader = j.leader()
    first = j.next(j.pivot) if leader == NONE else leader
    propose(j, first)
    seat = j.next(first)
    while seat != first:
        if not j.consents >> seat & 1:
            agree(j, seat, "6.3")
        seat = j.next(seat)
