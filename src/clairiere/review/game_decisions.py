"""The decisions of a seat in a finished game, and the states between them."""

from __future__ import annotations

from ..core.ask import Ask
from ..core.illegal import Illegal
from ..core.record import Record, ask_of
from ..core.state import State
from .evaluators import CurveModel, curve_model_for


class Decision:
    """A question with a real choice that a seat answered: the number of answers before it (`at`), the turn, the state
    and the choice played."""

    def __init__(self, at: int, turn: int, state: State, ask: Ask, played: int) -> None:
        self.at = at
        self.turn = turn
        self.state = state
        self.ask = ask
        self.played = played


class GameDecisions:
    """The decisions of a seat, and the states between them."""

    def __init__(self, record: Record, seat: int) -> None:
        self.record = record
        self.seat = seat
        self.course: CurveModel = curve_model_for(record.game.id)
        self.decisions: list[Decision] = []
        self.passed: list[tuple[int, State]] = []  # for each answer, the seat and the state after it
        state = record.first()
        for at, (by, choice) in enumerate(record.answers):
            if by == seat:
                self.note(at, state, choice)
            state.take(by, choice)
            self.passed.append((by, state.copy()))
        self.end = state
        if state.open:
            raise Illegal("review-running", {})

    def note(self, at: int, state: State, choice: int) -> None:
        game = self.record.game
        ask = ask_of(state, self.seat)
        if choice not in game.quit_choices and len(game.onward_choices(ask)) > 1:
            self.decisions.append(Decision(at, self.course.turn(state, at), state.copy(), ask, choice))

    def between(self, first: Decision, second: Decision | None) -> list[tuple[int, State]]:
        """Return the answers and states from one decision to the next one, or to the end."""
        return self.passed[first.at : len(self.passed) if second is None else second.at]

    def alone_after(self, decision: Decision) -> list[Decision]:
        """Return the later decisions of the same turn with no answer of another seat in between."""
        same = [one for one in self.decisions if one.turn == decision.turn and one.at > decision.at]
        return [one for one in same if all([by == self.seat for by, _ in self.between(decision, one)])]
