"""Chapters 3 and 4, the draw and the shout."""

from __future__ import annotations

from typing import Final, final

from ...core.ask import NATURE, NO_ANSWER
from ...core.state import Step
from .cards import card_at, size
from .choices import DRAW, PASS_ON, SHOUT, SKIP, TIMEOUT
from .leaving import depart, let_go
from .pace import live
from .pace.turns import ask_from, pass_on
from .rules import NONE
from .state.state import Jeton, JetonStep

DRAWS: Final = ("draw0", "draw1", "draw2", "draw3", "draw4", "draw5")  # each pack has a chance of its own (2.1)
SHOUT_OR_NOT: Final = (PASS_ON, SHOUT)
NO_SHOUT: Final = (PASS_ON,)  # 4.8 asked all the same, so that nobody learns anything about the hand


@final
class Draw(JetonStep):
    """3.1.2 One card at a time, clockwise, lap after lap, until somebody shouts (4.1)."""

    MAY_SHOUT: Final = 0
    MUST_TAKE: Final = 2

    def play(self, j: Jeton, answer: int) -> None:
        # fmt: off
        match self.climb():
            case 0: self.may_shout(j)                   # 4.2
            case 1: self.act(j, answer)
            case 2: self.must_take(j)                   # 3.1.2
            case _: self.take(j, answer)

    def may_shout(self, j: Jeton) -> None:
        """4.2 At any time, in or out of turn; 10.5 by turns, all but the red holder are asked before each draw step."""
        if j.rules.live:
            live.may_draw_or_shout(j)
        elif j.asking != NONE:
            j.ask(j.asking, "draw", SHOUT_OR_NOT if j.may_shout(j.asking) else NO_SHOUT, "10.5")

    def act(self, j: Jeton, answer: int) -> None:
        """4.6 A shout stops the draw; 3.1.2 otherwise the seat in turn draws, or somebody leaves (10.12)."""
        self.at = Draw.MAY_SHOUT
        if answer == PASS_ON:
            pass_on(j)
        elif answer == SHOUT:
            j.done()
            j.shout(j.by)
        elif answer == NO_ANSWER:
            self.step_by_turns(j)
        elif answer == DRAW:
            self.draw(j)
        elif answer == SKIP:
            j.skip()
        elif answer == TIMEOUT:
            self.time_out(j)
        else:
            depart(j, answer)

    def step_by_turns(self, j: Jeton) -> None:
        """10.5 Nobody wants to shout: the seat in turn draws, skips or is eliminated; 3.4.1 without grace time."""
        seat = j.draw_seat
        if not j.at_six(seat):
            self.draw(j)
            return
        j.skip()
        ask_from(j, seat)
        if j.lap_complete():
            all_six(j)

    def draw(self, j: Jeton) -> None:
        """3.1.2 A card from one's own pack; 3.3.1 who has none left to draw is eliminated."""
        if j.packs[j.draw_seat]:
            self.at = Draw.MUST_TAKE
        else:
            eliminate(j)

    def time_out(self, j: Jeton) -> None:
        """10.4 The server draws for the seat in turn; 3.4.1 or the grace time is over."""
        if j.lap_complete():
            all_six(j)
        else:
            j.time_out(j.draw_seat, "3.1.3")
            self.draw(j)

    def must_take(self, j: Jeton) -> None:
        """3.1.2 The top card of a shuffled pack (2.1): any of its cards, each as likely as the others."""
        j.ask(NATURE, DRAWS[j.draw_seat], range(size(j.packs[j.draw_seat])), "3.1.2")

    def take(self, j: Jeton, index: int) -> None:
        """3.1.2 Then it is the next player's turn."""
        seat = j.draw_seat
        self.at = Draw.MAY_SHOUT
        j.take_card(card_at(j.packs[seat], index))
        if not j.rules.live:
            ask_from(j, seat)

    def copy(self) -> Step:
        return self.twin(Draw())


def begin_draw(j: Jeton) -> None:
    """3.1.1 Drawing starts with the red holder; 10.12 those who asked to leave are out, 10.9 a limit may be reached."""
    j.begin_draw()
    let_go(j)
    if j.rules.live:
        return
    ask_from(j, j.red)
    if j.limit_reached():
        j.seq += 1
        j.declare(j.most_tokens(), "10.9")


def eliminate(j: Jeton) -> None:
    """3.3.1 He is out, 3.3.5 and if one player is left he wins at once."""
    seat = j.draw_seat
    j.eliminate()
    if j.active.bit_count() == 1:
        j.declare(j.active, "3.3.5")
    elif not j.rules.live:
        ask_from(j, seat)


def all_six(j: Jeton) -> None:
    """3.4.1 All hands are at six and nobody shouts: all go back; 8.5 unless nobody could ever start a round again."""
    if j.nobody_can_launch():
        j.seq += 1
        j.declare(j.most_tokens(), "8.5")
    else:
        j.reshuffle()
        begin_draw(j)
