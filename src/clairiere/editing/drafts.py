"""A position that is being changed, and the game's word on each change."""

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

SEED = 1  # seed of the first deal
PLACES = ("where", "first")  # facts of a refusal that hold a path


@dataclass(frozen=True)
class Draft:
    """A position with the state that it describes, or the reason why it is impossible. `forgot`: parts of its past did
    not fit and were removed."""

    position: Position
    state: State | None = None
    refused: Illegal | None = None
    forgot: bool = False


class Editor:
    """The parts of a game's positions that can be changed.

    `past`: paths that describe the past; they are removed in this order if they do not fit a change. `follows`: pairs
    of a path and another one that is computed again when something there changes.
    """

    past: Sequence[Sequence[str]] = ()
    follows: Sequence[tuple[str, str]] = ()

    def groups(self, position: Position, names: Sequence[str]) -> list[Group]:
        """Return the parts of a position that can be changed. `names`: those of the players."""
        raise NotImplementedError

    def piece(self, sort: str, piece: str) -> tuple[str, Facts]:
        """Return the message id and the facts that name a piece."""
        return "plain", {"text": piece}

    def target(self, piece: str) -> Mapping[str, object] | None:
        """Return the target of a piece on the board, as choices have it; None if it has none."""
        return None

    def seats(self, position: Position) -> int:
        """Return the number of players."""
        return len(position["hands"])

    def is_begun(self, position: Position) -> bool:
        """Return True if the set-up is over: before, there is nothing to change."""
        return True

    # -- the same for all games ----------------------------------------------------------------------------------

    def begin(self, game: Game, options: Mapping[str, object], seats: int) -> Draft:
        """Return a new game, dealt at random. Questions before that get their default choice."""
        state, rng = game.new(options, seats), Rng(SEED)
        while state.open and not (self.is_begun(state.dump()) and state.open[0].seat != NATURE):
            ask = state.open[0]
            state.take(ask.seat, rng.pick(ask.options) if ask.seat == NATURE else game.default_choice(state, ask))
        return Draft(plain(state), state)

    def change(self, game: Game, position: Position, changes: Mapping[str, Value], names: Sequence[str]) -> Draft:
        """Return a position after changes by path. Raises Illegal for an unknown path or a value of another kind."""
        draft = copy.deepcopy(position)
        fields = {field.path: field for field in parts_of(self.groups(draft, names))}
        for path, value in changes.items():
            if path not in fields:
                raise Illegal("edit-no-such-place", {"where": path})
            fields[path].write(draft, value)
        anew = [place for prefix, place in self.follows if any(path.startswith(prefix) for path in changes)]
        return self.load(game, without(draft, anew), frozenset(changes))

    def load(self, game: Game, position: Position, kept: frozenset[str] = frozenset()) -> Draft:
        """Return a position with the game's word on it. Its past is removed only where it does not fit, and never
        at the paths in `kept`."""
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

    def name_places(self, refused: Illegal, groups: Sequence[Group], say: Callable[[str, Facts], str]) -> Illegal:
        """Return a refusal that names paths, and a doubled piece, as the screen does."""
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
    """Return the position of a state, without the position that the game began with."""
    position = state.dump()
    return {**position, "options": options_of_position(position)}


def field_at(place: str, groups: Sequence[Group]) -> str:
    """Return the path of the field that contains a place, the longest one; an empty text if there is none."""
    paths = [field.path for field in parts_of(groups) if is_within(place, field.path)]
    return max(paths, key=len, default="")


def label_of(place: str, groups: Sequence[Group]) -> Field | Group | None:
    """Return the field that contains a place, or the group whose fields are parts of it; None if there is neither."""
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
