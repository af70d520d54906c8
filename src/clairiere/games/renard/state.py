"""The state of Le Renard des Bois: where the 33 cards are, what was won, and the verbs that move them."""

from __future__ import annotations

from typing import Final, final

from ...core.ask import Ask
from ...core.illegal import Illegal
from ...core.state import State, Step
from ..trail import PLAYED, TURNED_UP
from ..tricks import BIT, NONE, SUIT
from .cards import ALL, PILE
from .notation import read, write
from .refusals import refusal
from .trail import DREW
from .view import RenardView

SEATS: Final = 2
RANDOM: Final = -1
UNDECIDED: Final = -1
DRAW: Final = 2


@final
class Rules:
    """What the players agreed on before the first deal. It never changes during a game (6.7)."""

    __slots__ = ("dealer", "edition", "extra_round", "open_tricks", "target")

    def __init__(self, target: int, edition: int, dealer: int, open_tricks: bool, extra_round: bool) -> None:
        self.target = target
        self.edition = edition  # whose names the results carry
        self.dealer = dealer  # who deals first, or RANDOM
        self.open_tricks = open_tricks  # past tricks may be looked at (7.3)
        self.extra_round = extra_round  # a perfect tie is played on (6.6)

    def copy(self) -> Rules:
        """For whoever is not trusted with those of the game."""
        return Rules(self.target, self.edition, self.dealer, self.open_tricks, self.extra_round)

    def __repr__(self) -> str:
        return f"Rules({self.chosen()})"

    def chosen(self) -> dict[str, object]:
        """The options as a person gives them."""
        return {
            "target": self.target,
            "edition": self.edition,
            "dealer": "random" if self.dealer == RANDOM else str(self.dealer),
            "open_tricks": self.open_tricks,
            "extra_round": self.extra_round,
        }


@final
class Renard(State):
    """All of a game of Le Renard des Bois."""

    __slots__ = (
        "buried", "dealer", "decree", "drawn", "follow", "hand0", "hand1", "last", "lead", "leader", "pile", "round",
        "rules", "scores", "top", "trail", "treasures", "tricks", "winner", "won0", "won1",
    )  # fmt: skip

    def __init__(self, rules: Rules) -> None:
        super().__init__(SEATS)
        self.rules = rules
        self.round = 0
        self.dealer = NONE
        self.scores = [0, 0]
        self.last = [0, 0]  # what the last complete round brought each
        self.winner = UNDECIDED
        # the round
        self.hand0 = 0
        self.hand1 = 0
        self.pile = 0  # cards that can still be drawn; which comes first is NATURE's answer
        self.top: tuple[int, ...] = ()  # set by hand in a position: the next cards to be drawn, in order
        self.buried: tuple[int, ...] = ()  # 64 * seat + card, the bottom of the pile last
        self.decree = NONE
        self.tricks = [0, 0]
        self.treasures = [0, 0]
        self.won0 = 0
        self.won1 = 0
        self.trail: list[int] = []
        # the trick
        self.leader = NONE
        self.lead = NONE
        self.follow = NONE
        self.drawn = NONE  # the card a Woodcutter has just taken

    def copy(self) -> Renard:
        other = Renard(self.rules)
        self.copy_into(other)
        other.round = self.round
        other.dealer = self.dealer
        other.scores = self.scores.copy()
        other.last = self.last.copy()
        other.winner = self.winner
        other.hand0 = self.hand0
        other.hand1 = self.hand1
        other.pile = self.pile
        other.top = self.top
        other.buried = self.buried
        other.decree = self.decree
        other.tricks = self.tricks.copy()
        other.treasures = self.treasures.copy()
        other.won0 = self.won0
        other.won1 = self.won1
        other.trail = self.trail.copy()
        other.leader = self.leader
        other.lead = self.lead
        other.follow = self.follow
        other.drawn = self.drawn
        return other

    # -- looking --------------------------------------------------------------------------------------------

    def hand(self, seat: int) -> int:
        """The cards in a player's hand, as bits."""
        return self.hand1 if seat else self.hand0

    def won(self, seat: int) -> int:
        """3.4.1 The cards of the tricks a player has taken this round."""
        return self.won1 if seat else self.won0

    def buried_by(self, seat: int) -> int:
        """4.5.2 The cards a player has put under the pile this round."""
        bits = 0
        for mark in self.buried:
            if mark >> 6 == seat:
                bits |= BIT[mark & 63]
        return bits

    @property
    def trump(self) -> int:
        """2.7 The suit of the decree."""
        return SUIT[self.decree]

    @property
    def pile_size(self) -> int:
        """7.4 All that anyone may know of the pile."""
        return self.pile.bit_count() + len(self.buried)

    @property
    def actor(self) -> int:
        """Whose card lies on top of the trick: the one who carries out its ability (8.1)."""
        return self.leader if self.follow == NONE else 1 - self.leader

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

    def name_dealer(self, seat: int) -> None:
        """2.1, 2.2 The one who deals."""
        self.dealer = seat
        if self.log is not None:
            self.tell("dealer", "2.2" if self.round else "2.1", (seat,))

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

    def deal(self, seat: int, cards: list[int]) -> None:
        """2.4 Thirteen cards, face down."""
        bits = 0
        for card in cards:
            bits |= BIT[card]
        self.set_hand(seat, bits)
        if self.log is not None:
            self.tell("dealt", "2.4", (seat,), tuple(cards), 1 << seat)

    def form_pile(self) -> None:
        """2.5 The seven cards not dealt, face down."""
        self.pile = ALL & ~(self.hand0 | self.hand1)

    def turn_decree(self, card: int) -> None:
        """2.6 One card of the pile is turned up, six stay face down."""
        self.decree = card
        self.pile &= ~BIT[card]
        self.trail.append(TURNED_UP + card)
        if self.log is not None:
            self.tell("decree", "2.6", (card,), reveals=True)

    def lay(self, seat: int, card: int, clause: str) -> None:
        """1.4 A card goes face up into the trick."""
        self.set_hand(seat, self.hand(seat) & ~BIT[card])
        if self.lead == NONE:
            self.lead = card
        else:
            self.follow = card
        self.trail.append(PLAYED + 64 * seat + card)
        if self.log is not None:
            self.tell("played", clause, (seat, card), reveals=True)

    def exchange(self, seat: int, given: int) -> None:
        """4.3.1 The decree and a card of the hand change places, openly (7.5); 4.3.4 the old decree joins the hand."""
        taken = self.decree
        self.set_hand(seat, self.hand(seat) & ~BIT[given] | BIT[taken])
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
        self.pile &= ~BIT[card]
        self.top = self.top[1:]
        self.drawn = card
        self.set_hand(seat, self.hand(seat) | BIT[card])
        if self.log is not None:
            self.tell("drew", "4.5.1", (seat,), (card,), 1 << seat)

    def bury(self, seat: int, card: int) -> None:
        """4.5.2 A card of the hand goes under the pile, unseen by the other (7.6)."""
        self.set_hand(seat, self.hand(seat) & ~BIT[card])
        self.buried += (64 * seat + card,)
        self.drawn = NONE
        self.trail.append(DREW + seat)
        assert self.pile_size == PILE, "4.5.4 the pile is back at six"
        if self.log is not None:
            self.tell("buried", "4.5.2", (seat,), (card,), 1 << seat)

    def take_trick(self, seat: int) -> None:
        """3.4.1 Both cards go face down to the winner's side."""
        bits = BIT[self.lead] | BIT[self.follow]
        if seat:
            self.won1 |= bits
        else:
            self.won0 |= bits
        self.tricks[seat] += 1
        if self.log is not None:
            self.tell("took trick", "3.4.1", (seat, self.tricks[seat]))

    def treasure(self, seat: int, sevens: int) -> None:
        """4.7.1 A point for each 7 in the trick; 4.7.2 to its winner, at once."""
        self.scores[seat] += sevens
        self.treasures[seat] += sevens
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
        self.scores[seat] += points
        self.last[seat] = points + self.treasures[seat]
        if self.log is not None:
            self.tell("scored", clause, (seat, self.tricks[seat], points, self.treasures[seat], self.scores[seat]))

    def declare(self, winner: int, clause: str) -> None:
        """6.4 The game has its winner, or is a draw (6.6)."""
        self.winner = winner
        if self.log is not None:
            self.tell("draw" if winner == DRAW else "won", clause, (winner, self.scores[0], self.scores[1]))

    def set_hand(self, seat: int, bits: int) -> None:
        if seat:
            self.hand1 = bits
        else:
            self.hand0 = bits


class RenardStep(Step):
    """A step that knows its game."""

    def run(self, state: State, answer: int) -> None:
        assert isinstance(state, Renard)
        self.play(state, answer)

    def play(self, r: Renard, answer: int) -> None:
        raise NotImplementedError
