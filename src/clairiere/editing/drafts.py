"""A position under change: what a change makes of it, and whether that can be."""

from __future__ import annotations

import copy
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from ..core.ask import NATURE
from ..core.game import Game
from ..core.illegal import Facts, Illegal
from ..core.nature import Rng
from ..core.state import State
from ..positions import options_of_position
from .fields import PIECES, Field, Group, Position, Value, parts_of, without

SEED = 1  # of the deal that one begins with
PLACES = ("where", "first")  # facts of a refusal that are places of a position


@dataclass(frozen=True)
class Draft:
    """A position, and the state that it describes, or why it cannot be; `forgot`: what had led there no longer fitted
    and was left out."""

    position: Position
    state: State | None = None
    refused: Illegal | None = None
    forgot: bool = False


class Editor:
    """What there is to change in the positions of a game.

    `past`: places that tell how it came to this, left out in this order when they no longer fit; `follows`: places
    that are reckoned anew when something at another place changes."""

    past: Sequence[Sequence[str]] = ()
    follows: Sequence[tuple[str, str]] = ()

    def groups(self, position: Position, names: Sequence[str]) -> list[Group]:
        """The parts of a position that can be changed; `names` of the players."""
        raise NotImplementedError

    def piece(self, sort: str, piece: str) -> tuple[str, Facts]:
        """The message id and the facts that name a piece."""
        return "plain", {"text": piece}

    def target(self, piece: str) -> Mapping[str, object] | None:
        """What stands for a piece on the board, as choices point at it."""
        return None

    def seats(self, position: Position) -> int:
        """How many play."""
        return len(position["hands"])

    def is_begun(self, position: Position) -> bool:
        """Whether the set-up is over, so that there is something to change."""
        return True

    # -- what is the same for all ----------------------------------------------------------------------------------

    def begun(self, game: Game, options: Mapping[str, object], seats: int) -> Draft:
        """A game as it begins: chance deals, and whoever is asked before does what is usual."""
        state, rng = game.new(options, seats), Rng(SEED)
        while state.open and not (self.is_begun(state.dump()) and state.open[0].seat != NATURE):
            ask = state.open[0]
            state.take(ask.seat, rng.pick(ask.options) if ask.seat == NATURE else game.default_choice(state, ask))
        return Draft(plain(state), state)

    def changed(self, game: Game, position: Position, changes: Mapping[str, Value], names: Sequence[str]) -> Draft:
        """What some changes, by places, make of a position."""
        draft = copy.deepcopy(position)
        fields = {field.path: field for field in parts_of(self.groups(draft, names))}
        for path, value in changes.items():
            if path not in fields:
                raise Illegal("edit-no-such-place", {"where": path})
            fields[path].write(draft, value)
        anew = [place for prefix, place in self.follows if any(path.startswith(prefix) for path in changes)]
        return self.judged(game, without(draft, anew), frozenset(changes))

    def judged(self, game: Game, position: Position, kept: frozenset[str] = frozenset()) -> Draft:
        """The game's word on a position. What led there is left out only where it must be, and never what was just
        `kept`."""
        tried, refused = position, None
        for forget in ((), *self.past):
            tried = without(tried, [path for path in forget if path not in kept])
            try:
                state = game.load(tried)
            except Illegal as illegal:
                refused = illegal
            else:
                return Draft(plain(state), state, forgot=tried != position)
        return Draft(position, refused=refused)

    def named(self, refused: Illegal, groups: Sequence[Group], say: Callable[[str, Facts], str]) -> Illegal:
        """Return a refusal that calls places, and a piece that lies somewhere twice, what the screen calls them."""
        facts = {**refused.facts}
        path = field_at(str(facts.get("where", "")), groups)
        sort = next((field.sort for field in parts_of(groups) if field.path == path and field.kind == PIECES), None)
        if sort is not None and refused.reason == "form-twice":
            facts["found"] = say(*self.piece(sort, str(facts["found"])))
        for name in PLACES:
            called = label_of(str(facts.get(name, "")), groups)
            if called:
                facts[name] = say(called.label, called.facts)
        return Illegal(refused.reason, facts, refused.game, refused.clause, refused.legal)


def plain(state: State) -> Position:
    """All of a position, without the one that the game began with."""
    position = state.dump()
    return {**position, "options": options_of_position(position)}


def field_at(place: str, groups: Sequence[Group]) -> str:
    """The field that a place belongs to: the longest path that leads there; nothing, if none does."""
    paths = [field.path for field in parts_of(groups) if is_within(place, field.path)]
    return max(paths, key=len, default="")


def label_of(place: str, groups: Sequence[Group]) -> Field | Group | None:
    """What says where a place is: its field, or the group whose fields are parts of it."""
    path = field_at(place, groups)
    for group in groups:
        for field in group.fields:
            if path == field.path:
                return field
            if place and not path and is_within(field.path, place):
                return group
    return None


def is_within(place: str, path: str) -> bool:
    return place == path or (place.startswith(path) and place[len(path)] in ".[")
