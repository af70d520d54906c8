"""The state of Duo: where the 30 cards are, what the team has decided, and the verbs that change it."""

from __future__ import annotations

from typing import Final, Sequence, final

from ....core.ask import NATURE, NO_ANSWER, Ask
from ....core.illegal import Illegal
from ....core.state import State, Step
from ...tricks import BIT, NONE
from ..board import ASKED, OUT_OF_REACH, Forest, Rules
from ..cards import NO, STOP, YES
from ..reach import is_lost, out_of_reach
from ..refusals import refusal
from ..words.notation import read, write
from .trail import EXCHANGED, SWAPPED
from .view import DuoView

# 7.1 How a game stands; 7.2 one way to win, 7.3, 7.4, 7.5 three to lose.
RUNNING: Final = 0
VICTORY: Final = 1
LOST: Final = 2
OUT_OF_TIME: Final = 3
GIVEN_UP: Final = 4


@final
class Duo(Forest):
    """All of a game of Duo. 1.1 Two players, one team."""

    __slots__ = (
        "declined", "named", "past", "proposed", "proposer", "quitter", "result", "score", "tricks", "winner",
    )  # fmt: skip

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.result = RUNNING
        self.score = 0
        # the round
        self.past = 0  # the cards of tricks put away
        self.tricks = 0
        # the trick
        self.winner = NONE
        self.named = NONE
        # the end of a round
        self.proposer = NONE
        self.proposed = NONE  # the space that a forest token shall cover
        self.declined = 0
        # any moment
        self.quitter = NONE  # who has proposed to give up, while the teammate is asked (7.5)

    def copy(self) -> Duo:
        other = Duo(self.rules)
        self.copy_hands_into(other)
        self.copy_board_into(other)
        other.result = self.result
        other.score = self.score
        other.past = self.past
        other.tricks = self.tricks
        other.winner = self.winner
        other.named = self.named
        other.proposer = self.proposer
        other.proposed = self.proposed
        other.declined = self.declined
        other.quitter = self.quitter
        return other

    # -- looking --------------------------------------------------------------------------------------------

    def points(self) -> list[int]:
        """7.6 The score of the team, the same for both (1.1); a defeat has none."""
        return [self.score, self.score]

    def winners(self) -> list[int]:
        """1.1 Both or nobody."""
        return [0, 1] if self.result == VICTORY else []

    def view(self, seat: int) -> DuoView:
        return DuoView(self, seat)

    def refusal(self, seat: int, choice: int) -> Illegal:
        return refusal(self, seat, choice)

    def write(self, ask: Ask, choice: int) -> str:
        return write(self, ask, choice)

    def read(self, ask: Ask, text: str) -> int:
        return read(self, ask, text)

    def dump(self) -> dict[str, object]:
        from ..position import dump

        return dump(self)

    # -- asking: 7.5 with a question to a player comes the choice to propose giving up, last ----------------------

    def may_stop(self) -> bool:
        """7.5 Return True if the team may give up: victory is out of reach, or the table agreed that it may earlier."""
        return self.rules.stop != OUT_OF_REACH or is_lost(self)

    def unasked(self, seat: int) -> Sequence[int]:
        """7.5 Once victory is out of reach either player may propose to give up, also one who is not asked (D18)."""
        if not 0 <= seat < self.seats or self.asked is None or self.asked.seat == NATURE or not self.round:
            return ()
        if self.rules.stop == ASKED or self.quitter != NONE or not out_of_reach(self):
            return ()
        return () if seat in [ask.seat for ask in self.open] else (STOP,)

    def ask(self, seat: int, about: str, options: Sequence[int], clause: str) -> None:
        super().ask(seat, about, options if seat == NATURE or not self.may_stop() else (*options, STOP), clause)

    def ask_among(self, seat: int, about: str, among: int, clause: str) -> None:
        stops = seat != NATURE and self.may_stop()
        super().ask_among(seat, about, among | 1 << STOP if stops else among, clause)

    def ask_all(self, asks: tuple[Ask, ...]) -> None:
        """Before the first deal there is nothing to give up yet."""
        stop = (STOP,) if self.round and self.may_stop() else ()
        stoppable = [Ask(ask.seat, ask.about, (*ask.options, *stop), ask.clause, ask.sealed) for ask in asks]
        super().ask_all(tuple(stoppable))

    def ask_to_agree(self) -> None:
        """7.5 The teammate of whoever would give up says yes or no."""
        super().ask(1 - self.quitter, "agree", (YES, NO), "7.5")

    def accept(self, ask: Ask, choice: int) -> None:
        """7.5 Giving up is proposed openly, also where cards are chosen unseen: those are chosen again (5.7.3)."""
        super().accept(Ask(ask.seat, ask.about, ask.options, ask.clause) if choice == STOP else ask, choice)

    # -- verbs: the cards ---------------------------------------------------------------------------------------

    def gather(self) -> None:
        """2.6 All 30 cards come together; 6.9 the board stays as it is."""
        self.round += 1
        self.hand0 = self.hand1 = self.pile = self.past = 0
        self.decree = NONE
        self.tricks = 0
        self.trail = []
        self.walked = []
        self.proposer = self.proposed = NONE
        self.declined = 0
        self.leader = 1 - self.dealer  # 3.1.3
        if self.log is not None:
            self.tell("shuffled", "6.8" if self.round > 1 else "2.6", (self.round,))

    def name_player(self, seat: int) -> None:
        """5.3.1 Whoever played the 3 names himself or the teammate."""
        self.named = seat
        if self.log is not None:
            self.tell("named", "5.3.1", (self.actor, seat))

    def exchange(self, seat: int, given: int) -> None:
        """5.3.2 The decree and a card of the hand change places, openly (9.3)."""
        taken = self.decree
        self.set_hand(seat, self.hand(seat) & ~BIT[given] | BIT[taken])
        self.decree = given
        self.named = NONE
        self.trail.append(EXCHANGED + 64 * seat + given)
        if self.log is not None:
            self.tell("exchanged", "5.3.2", (seat, given, taken), reveals=True)

    def keep_decree(self, seat: int) -> None:
        """5.3.2 Nothing is exchanged; 5.3.6 or nothing can be."""
        self.named = NONE
        if self.log is not None:
            self.tell("kept", "5.3.2" if self.hand(seat) else "5.3.6", (seat, self.decree))

    def swap(self, first: int, second: int) -> None:
        """5.7.3 Both cards change hands at the same time; each of the two players then knows both."""
        self.hand0 = self.hand0 & ~BIT[first] | BIT[second]
        self.hand1 = self.hand1 & ~BIT[second] | BIT[first]
        self.trail.append(SWAPPED + 64 * first + second)
        if self.log is not None:
            self.tell("swapped", "5.7.3", (), (first, second), 3, reveals=True)

    def win_trick(self, seat: int) -> None:
        """3.1.2 The winner is found; the cards stay on the table until the team token has moved."""
        self.winner = seat
        if self.log is not None:
            self.tell("won trick", "3.1.2", (seat,))

    def put_away(self) -> None:
        """3.4.1 Both cards are set aside face down; who won them counts for nothing but the next lead."""
        self.past |= BIT[self.lead] | BIT[self.follow]
        self.lead = self.follow = self.winner = NONE
        self.tricks += 1
        if self.log is not None:
            self.tell("put away", "3.4.1", (self.tricks,))

    def give_lead(self, seat: int) -> None:
        """3.1.3 The winner of a trick leads the next."""
        self.leader = seat
        if self.log is not None:
            self.tell("leads", "3.1.3", (seat,))

    # -- verbs: what the team decides -----------------------------------------------------------------------------

    def propose(self, seat: int, space: int) -> None:
        """6.4 A player says which end the forest shall take."""
        self.proposer = seat
        self.proposed = space
        if self.log is not None:
            self.tell("proposed", "6.4", (seat, space))

    def end_proposal(self) -> None:
        """6.4 Forget the proposal: the token is laid, or the teammate declined."""
        self.proposer = self.proposed = NONE

    def decline(self, seat: int) -> None:
        """6.4 The other one does not agree: no token is laid yet. All see it."""
        self.end_proposal()
        self.declined += 1
        if self.log is not None:
            self.tell("declined", "6.4", (seat, self.declined), reveals=True)

    def ask_to_stop(self, seat: int) -> None:
        """7.5 A player would give up."""
        self.quitter = seat
        if self.log is not None:
            self.tell("would stop", "7.5", (seat,), reveals=True)

    def play_on(self, seat: int) -> None:
        """7.5 One vote is not enough: the game goes on."""
        self.quitter = NONE
        if self.log is not None:
            self.tell("plays on", "7.5", (seat,))

    def give_up(self) -> None:
        """7.5 Both have agreed: a defeat, and whatever was being decided is left open."""
        self.winner = self.named = self.proposer = self.proposed = self.quitter = NONE
        self.declined = 0
        self.declare(GIVEN_UP, 0, "7.5")

    def declare(self, result: int, score: int, clause: str) -> None:
        """7.1 The game ends at once: nothing that was still to come is done."""
        self.result = result
        self.score = score
        while self.stack:
            self.done()
        if self.log is not None:
            self.tell("victory" if result == VICTORY else "defeat", clause, (result, score))


class DuoStep(Step):
    """A step that knows its game. 7.5 A player may propose to give up instead: then the teammate is asked."""

    def run(self, state: State, answer: int) -> None:
        assert isinstance(state, Duo)
        if state.quitter != NONE:
            self.vote(state, answer)
        elif answer == STOP and state.by != NATURE:
            state.ask_to_stop(state.by)
            state.ask_to_agree()
        else:
            self.play(state, answer)

    def vote(self, d: Duo, answer: int) -> None:
        """7.5 Two votes end the game; one does not, and what was asked is asked again."""
        if answer == NO_ANSWER:
            self.climb()
            d.ask_to_agree()
        elif answer == YES:
            d.give_up()
        else:
            d.play_on(1 - d.quitter)
            self.at -= 1

    def play(self, d: Duo, answer: int) -> None:
        raise NotImplementedError
