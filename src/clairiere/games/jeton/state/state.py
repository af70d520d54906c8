"""The state of Jeton Rouge and the verbs that change it; its fields are in standing.py."""

from __future__ import annotations

from typing import final

from ....core.ask import Ask
from ....core.illegal import Illegal
from ....core.state import State, Step
from ..cards import LOCK, ONE, points, size
from ..choices import BID, OWNER, SEAT, lay_counts
from ..refusals import refusal
from ..rules import AUCTION, DRAW, NONE, OPEN, OVER, SERVER, SHARING
from ..words.notation import read, write
from .standing import Standing
from .trail import BARE, DREW, LAID, LAID_LOWEST, RECEIVED
from .view import JetonView


@final
class Jeton(Standing):
    """A game of Jeton Rouge. Only verbs move cards, tokens or turns, and they log an event for it."""

    __slots__ = ()

    def copy(self) -> Jeton:
        other = Jeton(self.rules, self.seats)
        self.copy_standing_into(other)
        return other

    def view(self, seat: int) -> JetonView:
        return JetonView(self, seat)

    def refusal(self, seat: int, choice: int) -> Illegal:
        return refusal(self, seat, choice, False)

    def write(self, ask: Ask, choice: int) -> str:
        return write(self, ask, choice)

    def read(self, ask: Ask, text: str) -> int:
        return read(self, ask, text)

    def dump(self) -> dict[str, object]:
        from ..position.position import dump

        return dump(self)

    # -- verbs: the draw ----------------------------------------------------------------------------------------

    def give_red(self, seat: int, clause: str) -> None:
        """2.3, 3.3.4 The red token goes to a player."""
        self.red = seat
        if self.log is not None:
            self.tell("red", clause, (seat,))

    def begin_draw(self) -> None:
        """3.1.1 Drawing starts with the red holder."""
        self.phase = DRAW
        self.draw_no += 1
        self.draw_seat = self.red
        self.skips = 0
        self.fresh = True

    def take_card(self, kind: int) -> None:
        """3.1.2 The seat in turn takes a card of its pack into hand; 4.4 the red holder's second ends a lock."""
        seat = self.draw_seat
        self.packs[seat] -= ONE[kind]
        self.hands[seat] += ONE[kind]
        self.trail[seat].append(DREW)
        self.end_turn()
        if self.log is not None:
            self.tell("drew", "3.1.2", (seat,), (kind,), 1 << seat)
        if self.lock:
            self.try_unlock()

    def try_unlock(self) -> None:
        """4.4 The lock ends when the red holder has two cards: all hands were empty when it began."""
        if size(self.hands[self.red]) >= LOCK:
            self.lock = False
            if self.log is not None:
                self.tell("unlocked", "4.5" if self.reshuffles else "4.4", (self.red,))

    def end_turn(self) -> None:
        """3.1.2 The turn to draw goes to the next active player clockwise."""
        self.skips = 0
        self.turn += 1
        self.seq += 1
        self.fresh = False
        self.draw_seat = self.next(self.draw_seat)

    def skip(self) -> None:
        """3.2.1 A player with six cards says so and does not draw; 3.3.3 his pack may be empty."""
        seat, skips = self.draw_seat, self.skips + 1
        self.end_turn()
        self.skips = skips
        if self.log is not None:
            self.tell("skipped", "3.2.1", (seat,))

    def eliminate(self) -> None:
        """3.3.1 The seat in turn must draw and cannot; 3.3.2 its hand leaves the game."""
        seat = self.draw_seat
        cards = size(self.hands[seat])
        self.remove(seat)
        self.end_turn()
        if self.log is not None:
            self.tell("eliminated", "3.3.1", (seat, cards))
        if seat == self.red:
            self.give_red(self.draw_seat, "3.3.4")

    def remove(self, seat: int) -> None:
        """3.3.2, 10.12 A player's cards are out of the game, and so is he; his blue tokens are kept for the record."""
        self.removed += self.owns(seat)
        self.hands[seat] = self.packs[seat] = 0
        self.trail[seat] = []
        self.active &= ~(1 << seat)
        self.leaving &= ~(1 << seat)
        self.gone.append(seat)

    def reshuffle(self) -> None:
        """3.4.1 All hands go back into the packs; 4.5 the lock returns, 3.4.2 the red token stays."""
        for seat in range(self.seats):
            self.packs[seat] += self.hands[seat]
            self.hands[seat] = 0
            self.trail[seat] = []
        self.lock = True
        self.reshuffles += 1
        self.turn += 1
        self.seq += 1
        if self.log is not None:
            self.tell("reshuffled", "3.4.1", (self.reshuffles,))

    def shout(self, seat: int) -> None:
        """4.1 A round starts; 4.6 the draw stops on the spot, 4.7 and the launcher takes the red token."""
        self.phase = OPEN
        self.red = self.launcher = seat
        self.pivot = self.asking = NONE
        self.skips = 0
        self.fresh = False
        self.seq += 1
        if self.log is not None:
            self.tell("shouted", "4.1", (seat,), reveals=True)

    # -- verbs: the auction -------------------------------------------------------------------------------------

    def lay(self, seat: int, owner: int, cards: int, clause: str, by_clock: bool = False) -> None:
        """5.4.1 Cards go from the hand onto one stack, all at once; 6.6 that brings an open proposal down."""
        begins = not self.stacks[owner]
        self.hands[seat] -= cards
        self.stacks[owner] += cards
        self.totals[owner] = self.top = points(self.stacks[owner])  # 5.3.1 no other is higher
        self.phase = AUCTION
        self.table += 1
        self.seq += 1
        self.lays.append(seat << SEAT | (BID if begins else 0) | owner << OWNER | lay_counts(cards))
        if self.hands[seat]:
            self.trail[seat].append((LAID_LOWEST if by_clock else LAID) + cards)
        else:
            self.trail[seat] = []
        for other in range(self.seats):
            self.withdrawals[other] = 0
        if self.log is not None:
            self.tell("laid", clause, (seat, owner, cards, self.top, int(begins)), reveals=True)
        if self.proposer != NONE:
            self.drop_proposal("6.6")

    def open_nothing(self) -> None:
        """4.8 The launcher holds no 2, 3 or 4 and lays nothing; everybody may bid now (5.2.1)."""
        seat = self.launcher
        self.phase = AUCTION
        if self.hands[seat]:
            self.trail[seat].append(BARE)
        if self.log is not None:
            self.tell("opened nothing", "4.8", (seat,), reveals=True)

    def propose(self, seat: int, clause: str) -> None:
        """6.1, 6.2, 6.9 The end of the round is proposed, by a player, who thereby agrees (6.3), or by the server."""
        self.proposer = seat
        self.proposals += 1
        self.seq += 1
        if seat != SERVER:
            self.consents = 1 << seat
        if self.log is not None:
            self.tell("proposed", clause, (seat,))

    def agree(self, seat: int, clause: str) -> None:
        """6.3 A player agrees to the end of the round; who has agreed already changes nothing."""
        if not self.consents >> seat & 1:
            self.consents |= 1 << seat
            if self.log is not None:
                self.tell("agreed", clause, (seat,))

    def withdraw(self, seat: int) -> None:
        """6.4 A player takes back the own agreement; the proposal falls with the proposer's if that was agreed on."""
        self.consents &= ~(1 << seat)
        self.withdrawals[seat] += 1
        self.seq += 1
        if self.log is not None:
            self.tell("withdrew", "6.4", (seat,))
        if seat == self.proposer and self.rules.withdraw_all:
            self.drop_proposal("6.4")

    def drop_proposal(self, clause: str) -> None:
        """6.4, 6.6 No proposal is open any more, and nobody has agreed."""
        self.close_proposal()
        if self.log is not None:
            self.tell("fell", clause, ())

    def close_proposal(self) -> None:
        """6.5 What was agreed on is done."""
        self.proposer = NONE
        self.consents = 0

    # -- verbs: the result --------------------------------------------------------------------------------------

    def win_round(self, seat: int, tokens: int) -> None:
        """7.1 The highest total wins, 7.2 a blue token for each player with a stack; 8.4 there are always enough."""
        self.phase = SHARING
        self.round_winner = seat
        self.blue[seat] += tokens
        if self.log is not None:
            self.tell("won round", "7.2", (seat, tokens, self.blue[seat]))

    def tie(self) -> None:
        """7.8 Nobody wins the round, nor any token."""
        if self.log is not None:
            self.tell("tied", "7.8", tuple(self.leaders()))

    def receive(self, seat: int, cards: int, clause: str) -> None:
        """7.7 Cards are shuffled into a player's pack; 9.3 everyone sees which."""
        if cards:
            self.packs[seat] += cards
            if self.hands[seat]:
                self.trail[seat].append(RECEIVED + cards)
            if self.log is not None:
                self.tell("received", clause, (seat, cards))

    def clear_table(self) -> None:
        """7.11 The round is over; 7.10 hands stay as they are."""
        for seat in range(self.seats):
            self.stacks[seat] = self.totals[seat] = 0
        self.top = 0
        self.lays = []
        self.launcher = self.round_winner = NONE

    # -- verbs: leaving and ending ------------------------------------------------------------------------------

    def time_out(self, seat: int, clause: str) -> None:
        """10.4 A clock has run out: what follows is done by the server, for a seat or for the table."""
        if self.log is not None:
            self.tell("timed out", clause, (seat,))

    def want_to_leave(self, seat: int) -> None:
        """10.12 A player leaves as soon as drawing resumes."""
        self.leaving |= 1 << seat
        if self.log is not None:
            self.tell("leaving", "10.12", (seat,))

    def leave(self, seat: int) -> None:
        """10.12 A player is out, his hand and pack removed, 3.3.4 and the red token goes on if he had it."""
        cards = size(self.owns(seat))
        self.remove(seat)
        self.skips = 0
        if self.log is not None:
            self.tell("left", "10.12", (seat, cards))
        if seat == self.draw_seat:
            self.draw_seat = self.next(seat)
            self.turn += 1
        if seat == self.red:
            self.give_red(self.next(seat), "3.3.4")
            if self.lock:
                self.try_unlock()

    def declare(self, won: int, clause: str) -> None:
        """8.1 The game ends at once: nothing that was still to come is done."""
        self.phase = OVER
        self.won = won
        self.pivot = self.asking = NONE
        while self.stack:
            self.done()
        if self.log is not None:
            verb = "won" if won.bit_count() == 1 else "drawn" if won else "stopped"
            self.tell(verb, clause, tuple(self.winners()))


class JetonStep(Step):
    """A step of this game."""

    def run(self, state: State, answer: int) -> None:
        assert isinstance(state, Jeton)
        self.play(state, answer)

    def play(self, j: Jeton, answer: int) -> None:
        raise NotImplementedError
