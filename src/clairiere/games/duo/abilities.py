"""Chapter 5, abilities of the odd cards. 5.0.1 Every suit has the same; even cards have none."""

from __future__ import annotations

from typing import Final, final

from ...core.ask import Ask
from ...core.state import Step
from ..tricks import cards_of
from .cards import KEEP, SEAT
from .state.state import Duo, DuoStep

NAMES: Final = (SEAT, SEAT + 1)


@final
class Foxes(DuoStep):
    """5.3.1 Whoever plays a 3 names a player; 5.3.2 the named one may exchange the decree, 5.3.3 now or never."""

    NAME: Final = 1
    EXCHANGE: Final = 3

    def play(self, d: Duo, answer: int) -> None:
        # fmt: off
        match self.climb():
            case 0: self.must_name(d)                   # 5.3.1
            case 1: d.name_player(answer - SEAT)
            case 2: self.may_exchange(d)                # 5.3.2
            case _: self.exchange(d, answer)            # 5.3.4

    def must_name(self, d: Duo) -> None:
        """5.3.1 Himself or the teammate; 5.3.6 when nobody holds a card there is nothing to ask."""
        if d.hand0 or d.hand1:
            d.ask(d.actor, "name", NAMES, "5.3.1")
        else:
            d.done()

    def may_exchange(self, d: Duo) -> None:
        """5.3.2 The decree may be left as it is; 5.3.6 without a card it must be."""
        hand = d.hand(d.named)
        if hand:
            d.ask_among(d.named, "exchange", hand | 1 << KEEP, "5.3.2")
        else:
            d.keep_decree(d.named)
            d.done()

    def exchange(self, d: Duo, given: int) -> None:
        """5.3.4 A new trump counts for this trick already; 5.3.5 and the follower follows with the hand he has now."""
        if given == KEEP:
            d.keep_decree(d.named)
        else:
            d.exchange(d.named, given)
        d.done()

    def copy(self) -> Step:
        return self.twin(Foxes())


@final
class Gift(DuoStep):
    """5.7.1 When a 7 is played both swap a card at once; 5.7.4 the follower then follows with his new hand."""

    SWAP: Final = 1

    def play(self, d: Duo, answer: int) -> None:
        # fmt: off
        match self.climb():
            case 0: self.must_give(d)                   # 5.7.2
            case _: self.swap(d)                        # 5.7.3

    def must_give(self, d: Duo) -> None:
        """5.7.2 Compulsory, unless a hand is empty; 5.7.3 each chooses without knowing the other's card."""
        if d.hand0 and d.hand1:
            first = Ask(0, "give", cards_of(d.hand0), "5.7.1", True)
            d.ask_all((first, Ask(1, "give", cards_of(d.hand1), "5.7.1", True)))
        else:
            d.done()

    def swap(self, d: Duo) -> None:
        assert d.sealed is not None
        d.swap(d.sealed[0], d.sealed[1])
        d.done()

    def copy(self) -> Step:
        return self.twin(Gift())
