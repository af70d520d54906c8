"""The proof: a choice reaches the goal against every hidden card, every answer of the others and every chance.

A seat does not know the world it is in, so it chooses once for all the worlds that look the same to it: what it sees
afterwards tells some of them apart. The others answer in each world what suits them best against the seat, and so does
NATURE. What is found is either that nothing refutes the seat, or one world and one line in which the goal is missed.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ..core.ask import Ask
from ..core.game import Game
from ..core.state import State
from .goals import Goal
from .worlds import answers_of

LIMIT = 100_000  # answers tried in one proof, unless told otherwise
FEW = 64  # more answers than that are not laid side by side
LONGEST = 60  # answers one after the other

Move = tuple[int, int]  # a seat and what it answers
Seen = tuple[tuple[object, ...], ...]


class World(NamedTuple):
    """A state that may be the true one, the world of the beginning that it came from, and the answers since."""

    state: State
    origin: int
    moves: tuple[Move, ...] = ()


class Refutation(NamedTuple):
    """The world of the beginning, and the answers that lead past the goal."""

    origin: int
    moves: tuple[Move, ...]
    ends: bool = True  # with the goal missed; else the seat has only gone round in a ring


class Prover:
    """Tries everything for one seat and one goal.

    When more answers are tried than allowed it gives up: it then refutes everything, and `gave_up` says so. An
    exception does not, since its traceback would hold all the states between here and there.
    """

    def __init__(self, game: Game, goal: Goal, seat: int, limit: int = LIMIT) -> None:
        self.game = game
        self.goal = goal
        self.seat = seat
        self.left = limit
        self.known: dict[str, Refutation | None] = {}  # where nothing is hidden: what refutes each position
        self.path: dict[str, int] = {}  # the positions between the first and this one
        self.ring = LONGEST  # the first of them that was come back to

    @property
    def gave_up(self) -> bool:
        return self.left < 0

    def refute(self, worlds: Sequence[World]) -> Refutation | None:
        """How the goal is missed in some of these worlds, which all look the same to the seat; None if it is not."""
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
        """The same for one world in which everything is open: orders of acts that come to the same are tried once."""
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
        if line is None or self.ring >= depth:  # else it hangs on what is still being looked at
            self.known[key] = line and Refutation(line.origin, line.moves[len(world.moves) :], line.ends)
            self.ring = LONGEST
        self.ring = min(self.ring, ring)
        return line

    def look(self, worlds: Sequence[World]) -> Refutation | None:
        """The same where the goal is neither reached nor missed yet. In some worlds the seat may be asked while in
        others somebody else is, and it does not see that: there they answer first."""
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
        """The same when the seat has chosen."""
        return self.refute_each([(world, self.seat, choice) for world in worlds])

    def refute_any(self, worlds: Sequence[World], asked: Sequence[World] = ()) -> Refutation | None:
        """The others choose, each in the world that it is: all that they may answer is tried. `asked`: worlds in which
        the seat is asked meanwhile."""
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
        """Where everything is open, one answer after the other: one that refutes is enough."""
        ask = world.state.open[0]
        for choice in ask.options:
            line = None if choice in self.game.quit_choices else self.refute_each([(world, ask.seat, choice)])
            if line is not None:
                return line
        return None

    def refute_each(self, tried: Sequence[tuple[World, int, int]], asked: Sequence[World] = ()) -> Refutation | None:
        """Answers are given; what the seat sees of them tells worlds apart. All heaps must stand."""
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
    """What the seat was told since the last answer."""
    assert state.log is not None
    return tuple([(event.verb, event.what, event.secret if event.visible_to(seat) else ()) for event in state.log])
