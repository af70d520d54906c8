"""The proof that a choice reaches the goal, whatever is hidden, whatever the others answer, whatever the chance.

It is an AND-OR search over information sets. The seat makes one choice for all worlds that it cannot distinguish; later
observations split them. In each world the other seats and NATURE answer what is worst for the seat. The result is None
(proved) or a refutation: one world and one line that miss the goal.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ..core.ask import Ask
from ..core.game import Game
from ..core.state import State
from .goals import Goal
from .worlds import answers_of

LIMIT = 100_000  # default limit of answers tried in one proof
FEW = 64  # most options of another seat's question
LONGEST = 60  # longest line, in answers

Move = tuple[int, int]  # a seat and what it answers
Seen = tuple[tuple[object, ...], ...]


class World(NamedTuple):
    """A possible state, the index of the initial world that it came from, and the answers since."""

    state: State
    origin: int
    moves: tuple[Move, ...] = ()


class Refutation(NamedTuple):
    """An initial world, and the answers that miss the goal."""

    origin: int
    moves: tuple[Move, ...]
    ends: bool = True  # False if the line only repeats a position


class Prover:
    """Searches all lines for one seat and one goal.

    Beyond the limit it gives up: it then refutes everything, and `gave_up` is True. It raises no exception, because the
    traceback would keep all states of the line alive.
    """

    def __init__(self, game: Game, goal: Goal, seat: int, limit: int = LIMIT) -> None:
        self.game = game
        self.goal = goal
        self.seat = seat
        self.left = limit
        self.known: dict[str, Refutation | None] = {}  # results by position, if nothing is hidden
        self.path: dict[str, int] = {}  # depth of each position of the current line
        self.ring = LONGEST  # least depth to which a repetition has returned

    @property
    def gave_up(self) -> bool:
        return self.left < 0

    def refute(self, worlds: Sequence[World]) -> Refutation | None:
        """Return a refutation in one of these worlds, which the seat cannot distinguish; None if the goal is proved."""
        going = []
        for world in worlds:
            reached = self.goal.reached(world.state)
            if reached is False:
                return Refutation(world.origin, world.moves)
            if reached is None:
                going.append(world)
        if not going:
            return None
        if len(going[0].moves) > LONGEST:
            return self.give_up(going[0])
        return self.remembered(going[0]) if self.goal.remembers and len(going) == 1 else self.look(going)

    def remembered(self, world: World) -> Refutation | None:
        """Do the same for a single world without hidden cards, with a cache by position."""
        key = repr(world.state.dump())
        if key in self.known:
            known = self.known[key]
            return known and Refutation(world.origin, world.moves + known.moves, known.ends)
        if key in self.path:
            self.ring = min(self.ring, self.path[key])
            return Refutation(world.origin, world.moves, False)
        depth, ring = len(self.path), self.ring
        self.path[key], self.ring = depth, LONGEST
        line = self.look([world])
        del self.path[key]
        if line is None or self.ring >= depth:  # otherwise the result depends on positions still being searched
            self.known[key] = line and Refutation(line.origin, line.moves[len(world.moves) :], line.ends)
            self.ring = LONGEST
        self.ring = min(self.ring, ring)
        return line

    def look(self, worlds: Sequence[World]) -> Refutation | None:
        """Do the same for undecided worlds. If the seat is asked in some of them only, and cannot see that, the others
        answer first in the rest."""
        waiting = [world for world in worlds if own_ask(world.state, self.seat) is None]
        if waiting:
            asked = [world for world in worlds if own_ask(world.state, self.seat) is not None]
            return self.refute_any(waiting, asked)
        mine = own_ask(worlds[0].state, self.seat)
        assert mine is not None
        longest = Refutation(worlds[0].origin, (), False)
        for choice in self.game.onward_choices(mine):
            line = self.refute_choice(worlds, choice)
            if line is None or self.gave_up:
                return line
            longest = max(longest, line, key=lambda line: (line.ends, len(line.moves)))
        return longest

    def refute_choice(self, worlds: Sequence[World], choice: int) -> Refutation | None:
        """Return a refutation of the seat's choice, or None."""
        return self.refute_each([(world, self.seat, choice) for world in worlds])

    def refute_any(self, worlds: Sequence[World], asked: Sequence[World] = ()) -> Refutation | None:
        """Try all answers of the others in each world. `asked`: the worlds in which the seat is asked meanwhile."""
        if self.goal.remembers and len(worlds) == 1:
            return self.refute_in_turn(worlds[0])
        tried: list[tuple[World, int, int]] = []
        for world in worlds:
            ask = world.state.open[0]
            if len(ask.options) > FEW:
                return self.give_up(world)
            tried += [(world, ask.seat, choice) for choice in answers_of(self.game, world.state, ask)]
        return self.refute_each(tried, asked)

    def refute_in_turn(self, world: World) -> Refutation | None:
        """Try the answers one by one in a world without hidden cards, until one refutes."""
        ask = world.state.open[0]
        for choice in ask.options:
            line = None if choice in self.game.quit_choices else self.refute_each([(world, ask.seat, choice)])
            if line is not None:
                return line
        return None

    def refute_each(self, tried: Sequence[tuple[World, int, int]], asked: Sequence[World] = ()) -> Refutation | None:
        """Give the answers, group the worlds by what the seat observes, and refute any group."""
        self.left -= len(tried)
        if self.gave_up:
            return self.give_up(tried[0][0])
        heaps: dict[Seen, list[World]] = {(): list(asked)} if asked else {}
        for world, seat, choice in tried:
            after = world.state.copy()
            after.log = []
            after.take(seat, choice)
            heaps.setdefault(seen_by(after, self.seat), []).append(
                World(after, world.origin, (*world.moves, (seat, choice)))
            )
            after.log = None
        for heap in heaps.values():
            line = self.refute(heap)
            if line is not None:
                return line
        return None

    def give_up(self, world: World) -> Refutation:
        self.left = -1
        return Refutation(world.origin, world.moves, False)


def own_ask(state: State, seat: int) -> Ask | None:
    for ask in state.open:
        if ask.seat == seat:
            return ask
    return None


def seen_by(state: State, seat: int) -> Seen:
    """Return the events that the seat saw since the last answer."""
    assert state.log is not None
    return tuple([(event.verb, event.what, event.secret if event.visible_to(seat) else ()) for event in state.log])
