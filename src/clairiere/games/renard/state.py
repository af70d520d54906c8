"""The state of Le Renard des Bois: where the 33 cards are, what was won, and the verbs that move them."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from ...core.ask import Ask
from ...core.copying import Copyable
from ...core.illegal import Illegal
from ...core.sets import size_of
from ...core.state import State, Step
from ..trail import TURNED_UP
from ..tricks import NONE
from ..two_hands import TwoHands
from .cards import PILE
from .notation import read, write
from .refusals import refusal
from .trail import DREW
from .view import RenardView

RANDOM: Final = -1
UNDECIDED: Final = -1
DRAW: Final = 2


@final
@mypyc_attr(allow_interpreted_subclasses=True)
class Rules(Copyable):
    """The options that the players agreed on before the first deal. They never change during a game (6.7)."""

    __slots__ = ("dealer", "edition", "extra_round", "open_tricks", "target")

    def __init__(self, target: int, edition: int, dealer: int, open_tricks: bool, extra_round: bool) -> None:
        self.target = target
        self.edition = edition  # whose names the results carry
        self.dealer = dealer  # who deals first, or RANDOM
        self.open_tricks = open_tricks  # past tricks may be looked at (7.3)
        self.extra_round = extra_round  # a perfect tie is played on (6.6)

    def copy(self) -> Rules:
        """Return a copy for a caller that must not hold those of the game."""
        return Rules(self.target, self.edition, self.dealer, self.open_tricks, self.extra_round)

    def __repr__(self) -> str:
        return f"Rules({self.as_options()})"

    def as_options(self) -> dict[str, object]:
        """Return the options as a person gives them."""
        return {
            "target": self.target,
            "edition": self.edition,
            "dealer": "random" if self.dealer == RANDOM else str(self.dealer),
            "open_tricks": self.open_tricks,
            "extra_round": self.extra_round,
        }


@final
class Renard(TwoHands):
    """The whole state of a game of Le Renard des Bois."""

    __slots__ = (
        "buried", "drawn", "last", "rules", "scores", "top", "treasures", "tricks", "winner", "won0", "won1",
    )  # fmt: skip

    def __init__(self, rules: Rules) -> None:
        super().__init__()
        self.rules = rules
        self.scores = [0, 0]
        self.last = [0, 0]  # what the last complete round brought each
        self.winner = UNDECIDED
        # the round
        self.top: tuple[int, ...] = ()  # set by hand in a position: the next cards to be drawn, in order
        self.buried: tuple[int, ...] = ()  # 64 * seat + card, the bottom of the pile last
        self.tricks = [0, 0]
        self.treasures = [0, 0]
        self.won0 = 0
        self.won1 = 0
        # the trick
        self.drawn = NONE  # the card a Woodcutter has just taken

    def copy(self) -> Renard:
        other = Renard(self.rules)
        self.copy_hands_into(other)
        other.scores = self.scores.copy()
        other.last = self.last.copy()
        other.winner = self.winner
        other.top = self.top
        other.buried = self.buried
        other.tricks = self.tricks.copy()
        other.treasures = self.treasures.copy()
        other.won0 = self.won0
        other.won1 = self.won1
        other.drawn = self.drawn
        return other

    # -- looking --------------------------------------------------------------------------------------------

    def won_cards(self, seat: int) -> int:
        """3.4.1 The cards of the tricks a player has taken this round."""
        return self.won1 if seat else self.won0

    def buried_cards(self, seat: int) -> int:
        """4.5.2 The cards a player has put under the pile this round."""
        bits = 0
        for mark in self.buried:
            if mark >> 6 == seat:
                bits |= 1 << (mark & 63)
        return bits

    @property
    def pile_size(self) -> int:
        """7.4 All that anyone may know of the pile."""
        return size_of(self.pile) + len(self.buried)

    def tricks_played(self) -> int:
        return self.tricks[0] + self.tricks[1]

    def points(self) -> list[int]:
        return self.scores.copy()

    def winners(self) -> list[int]:
        if self.winner == UNDECIDED:
            return []
        return [0, 1] if self.winner == DRAW else [self.winner]

    def view(self, seat: int) -> RenardView:
        return RenardView(self, seat)

    def refusal(self, seat: int, choice: int) -> Illegal:
        return refusal(self, seat, choice)

    def write(self, ask: Ask, choice: int) -> str:
        return write(self, ask, choice)

    def read(self, ask: Ask, text: str) -> int:
        return read(self, ask, text)

    def dump(self) -> dict[str, object]:
        from .position import dump

        return dump(self)

    # -- verbs: nothing else moves a card or gives a point ----------------------------------------------------

    def gather(self) -> None:
        """2.3 All 33 cards come together again; 2.8 only the scores and the deal's turn outlive the round."""
        self.round += 1
        self.hand0 = self.hand1 = self.won0 = self.won1 = self.pile = 0
        self.top = self.buried = ()
        self.decree = self.lead = self.follow = self.drawn = NONE
        self.tricks = [0, 0]
        self.treasures = [0, 0]
        self.trail = []
        self.leader = 1 - self.dealer  # 3.1.1
        if self.log is not None:
            self.tell("shuffled", "2.3", (self.round,))

    def exchange(self, seat: int, given: int) -> None:
        """4.3.1 The decree and a card of the hand change places, openly (7.5); 4.3.4 the old decree joins the hand."""
        taken = self.decree
        self.set_hand(seat, self.hand(seat) & ~(1 << given) | 1 << taken)
        self.decree = given
        self.trail.append(TURNED_UP + given)
        if self.log is not None:
            self.tell("exchanged", "4.3.1", (seat, given, taken), reveals=True)

    def keep_decree(self, seat: int) -> None:
        """4.3.2 The Fox leaves the decree as it is."""
        if self.log is not None:
            self.tell("kept", "4.3.2", (seat, self.decree))

    def draw(self, seat: int, card: int) -> None:
        """4.5.1 The top card of the pile, unseen by the other (7.6)."""
        self.pile &= ~(1 << card)
        self.top = self.top[1:]
        self.drawn = card
        self.set_hand(seat, self.hand(seat) | 1 << card)
        if self.log is not None:
            self.tell("drew", "4.5.1", (seat,), (card,), 1 << seat)

    def bury(self, seat: int, card: int) -> None:
        """4.5.2 A card of the hand goes under the pile, unseen by the other (7.6)."""
        self.set_hand(seat, self.hand(seat) & ~(1 << card))
        self.buried += (64 * seat + card,)
        self.drawn = NONE
        self.trail.append(DREW + seat)
        assert self.pile_size == PILE, "4.5.4 the pile is back at six"
        if self.log is not None:
            self.tell("buried", "4.5.2", (seat,), (card,), 1 << seat)

    def take_trick(self, seat: int) -> None:
        """3.4.1 Both cards go face down to the winner's side."""
        bits = 1 << self.lead | 1 << self.follow
        if seat:
            self.won1 |= bits
        else:
            self.won0 |= bits
        self.tricks[seat] = self.tricks[seat] + 1
        if self.log is not None:
            self.tell("took trick", "3.4.1", (seat, self.tricks[seat]))

    def treasure(self, seat: int, sevens: int) -> None:
        """4.7.1 A point for each 7 in the trick; 4.7.2 to its winner, at once."""
        self.scores[seat] = self.scores[seat] + sevens
        self.treasures[seat] = self.treasures[seat] + sevens
        if self.log is not None:
            self.tell("treasure", "4.7.1", (seat, sevens))

    def clear_table(self) -> None:
        """3.1.4 The trick is over: there is no lead suit any more."""
        self.lead = self.follow = NONE

    def give_lead(self, seat: int, clause: str) -> None:
        """3.1.2 Who leads next."""
        self.leader = seat
        if self.log is not None:
            self.tell("leads", clause, (seat,))

    def score_round(self, seat: int, points: int, clause: str) -> None:
        """5.6 The table's points join the treasures and the earlier rounds."""
        self.scores[seat] = self.scores[seat] + points
        self.last[seat] = points + self.treasures[seat]
        if self.log is not None:
            self.tell("scored", clause, (seat, self.tricks[seat], points, self.treasures[seat], self.scores[seat]))

    def declare(self, winner: int, clause: str) -> None:
        """6.4 The game has its winner, or is a draw (6.6)."""
        self.winner = winner
        if self.log is not None:
            told = (self.scores[0], self.scores[1])
            self.tell("draw" if winner == DRAW else "won", clause, told if winner == DRAW else (winner, *told))


class RenardStep(Step):
    """A step of this game."""

    def run(self, state: State, answer: int) -> None:
        assert isinstance(state, Renard)
        self.play(state, answer)

    def play(self, r: Renard, answer: int) -> None:
        raise NotImplementedError
