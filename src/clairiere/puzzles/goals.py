"""Goals: what is to be reached, by when, and the test of a state."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from ..core.illegal import Facts
from ..core.state import State
from ..games.duo.cards import TRICKS
from ..games.duo.state.state import RUNNING, VICTORY, Duo
from ..games.jeton.rules import AUCTION, OPEN, SHARING
from ..games.jeton.state.state import Jeton
from ..games.renard.state import Renard
from ..games.root.state.state import Root

# root:9.2.5.III, root:1.4, root:9.6.4, root:11.6.2 bring no point, nor does what follows
LAST_IN_TURN = ("stow", "discard", "drop", "price")

Reached = Callable[[State], bool | None]


@dataclass(frozen=True)
class Goal:
    """A goal. `reached` returns True, False, or None if a state is undecided. `remembers`: nothing is hidden, so
    results can be cached by position."""

    kind: str
    count: int
    reached: Reached
    remembers: bool = False

    @property
    def said(self) -> tuple[str, Facts]:
        """The message id and the facts of the sentence."""
        return f"puzzle-goal-{self.kind}", {"count": self.count}


def goal_of(kind: str, count: int, start: State, seat: int) -> Goal:
    """Return the goal of a seat, relative to the position where the puzzle begins."""
    maker, remembers = KINDS[kind]
    return Goal(kind, count, maker(start, seat, count), remembers)


def points_of_round(start: State, seat: int, count: int) -> Reached:
    """renard:5.6 Reach `count` points in the round, treasures included."""

    def reached(state: State) -> bool | None:
        assert isinstance(state, Renard)
        if state.open and state.open[0].about != "deal":
            return None
        return state.last[seat] >= count

    return reached


def gems_of_round(start: State, seat: int, count: int) -> Reached:
    """duo:4.3.1 Collect `count` gems before the round ends; duo:6.2 gems added after it do not count."""
    assert isinstance(start, Duo)
    before = start.gems_left

    def reached(state: State) -> bool | None:
        assert isinstance(state, Duo)
        ended = state.tricks == TRICKS or state.result != RUNNING
        added = len(state.rules.board.plus) if state.tricks == TRICKS and state.result == RUNNING else 0
        if before + added - state.gems_left >= count:
            return True
        return False if ended else None

    return reached


def victory(start: State, seat: int, count: int) -> Reached:
    """duo:7.2 Collect the last gem before the round ends."""

    def reached(state: State) -> bool | None:
        assert isinstance(state, Duo)
        if state.result == VICTORY:
            return True
        return False if state.tricks == TRICKS or state.result != RUNNING else None

    return reached


def tokens_of_round(start: State, seat: int, count: int) -> Reached:
    """jeton:7.2 Win the round with at least `count` blue tokens."""
    assert isinstance(start, Jeton)
    before = start.blue[seat]

    def reached(state: State) -> bool | None:
        assert isinstance(state, Jeton)
        return None if state.phase in (OPEN, AUCTION) else state.blue[seat] - before >= count

    return reached


def last_one(start: State, seat: int, count: int) -> Reached:
    """jeton:3.3.5, jeton:8.5 Win the game before another round starts, jeton:3.4.1 or all hands go back."""
    assert isinstance(start, Jeton)
    draw = start.draw_no + (start.phase == SHARING)

    def reached(state: State) -> bool | None:
        assert isinstance(state, Jeton)
        if state.over:
            return state.winners() == [seat]
        begun = state.phase in (OPEN, AUCTION) or (state.phase == SHARING and state.draw_no == draw)
        return False if begun or state.draw_no > draw else None

    return reached


def next_round(start: State, seat: int, count: int) -> Reached:
    """jeton:7.2 Win the round after this sharing with at least `count` blue tokens, or the game before it
    (jeton:3.3.5). A tie (jeton:7.8), or hands that go back first (jeton:3.4.1), miss the goal."""
    assert isinstance(start, Jeton)
    before, draw = start.blue[seat], start.draw_no + 1

    def reached(state: State) -> bool | None:
        assert isinstance(state, Jeton)
        if state.over:
            return state.winners() == [seat]
        if state.draw_no > draw or (state.phase == SHARING and state.draw_no == draw):
            return state.blue[seat] - before >= count
        return None

    return reached


def thirty_points(start: State, seat: int, count: int) -> Reached:
    """root:3.1 Reach `count` points in this turn."""

    def reached(state: State) -> bool | None:
        assert isinstance(state, Root)
        if state.score[seat] >= count or (state.over and seat in state.winners()):
            return True
        over = state.over or state.turn != seat or state.open[0].about.startswith(LAST_IN_TURN)
        return False if over else None

    return reached


KINDS: dict[str, tuple[Callable[[State, int, int], Reached], bool]] = {
    "points": (points_of_round, False),
    "gems": (gems_of_round, False),
    "victory": (victory, False),
    "tokens": (tokens_of_round, False),
    "last": (last_one, False),
    "next": (next_round, False),
    "thirty": (thirty_points, True),
}
