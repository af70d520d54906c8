"""Chapter 1.4, the structure of the game: Birdsong, Daylight, Evening, then the next player clockwise."""

from __future__ import annotations

from typing import Final, final

from ...core.state import Step
from .effects import open_window
from .state.state import Root, RootStep
from .state.steps import FIRST, known_step
from .state.terms import BIRDSONG, DAYLIGHT, EVENING, NONE, SETUP
from .victory import check_dominance


@final
class Turns(RootStep):
    """1.4 Turn after turn, until somebody wins (3.1)."""

    OFFER_EFFECTS: Final = 2
    END_BIRDSONG: Final = 4
    BEGIN_DAYLIGHT: Final = 5
    END_DAYLIGHT: Final = 7
    BEGIN_EVENING: Final = 8
    NEXT_TURN: Final = 10

    def play(self, r: Root, answer: int) -> None:
        # fmt: off
        match self.climb():
            case 0: self.begin_turn(r)
            case 1: check_dominance(r, r.turn)         # 3.3.1.I, 3.3.1.II, before all else (RUL.30)
            case 2: open_window(r, 1)                  # 1.1.3
            case 3: r.factions[r.turn].birdsong(r)     # 1.4
            case 4: self.end_phase(r, BIRDSONG)
            case 5: self.begin_phase(r, DAYLIGHT)
            case 6: r.factions[r.turn].daylight(r)     # 1.4
            case 7: self.end_phase(r, DAYLIGHT)
            case 8: self.begin_phase(r, EVENING)
            case 9: r.factions[r.turn].evening(r)      # 1.4
            case _: self.next_turn(r)                  # 1.4

    def begin_turn(self, r: Root) -> None:
        """4.1.1 In a new turn every crafting piece and every effect can be used again."""
        r.turns += 1
        r.phase = BIRDSONG
        r.used = r.activated = 0
        if r.log is not None:
            r.tell("turn", "1.4", (r.turn, r.turns))
        r.factions[r.turn].turn_begins(r)

    def begin_phase(self, r: Root, phase: int) -> None:
        """4.1.3 Effects at the start of a phase come first."""
        r.phase = phase
        if r.log is not None:
            r.tell("phase", "1.4", (r.turn, phase))
        open_window(r, 1)

    def end_phase(self, r: Root, phase: int) -> None:
        """4.1.3 Effects that can be used at any time of a phase, once more before it ends; some things end it early."""
        if r.phase == phase and r.factions[r.turn].has_last_word(r):
            open_window(r, 0)

    def next_turn(self, r: Root) -> None:
        """1.4 The next player clockwise."""
        r.factions[r.turn].turn_ends(r)
        if r.merchant != NONE:
            r.factions[r.merchant].market_closes(r)  # 11.2.7
        r.turn = (r.turn + 1) % r.seats
        self.at = 0

    def stands(self, r: Root) -> bool:
        """1.4 After the set-up, when every faction has done its own."""
        return r.phase != SETUP and NONE not in r.suits and all([faction.is_ready(r) for faction in r.factions])

    def copy(self) -> Step:
        return self.twin(Turns())


known_step(Turns, {}, waits=(3, 4, 5, 6, 7, 8, 9, 10), on=(FIRST,))
