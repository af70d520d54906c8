"""The promise that a game sends screens exactly what its schema says: views, targets and events."""

from __future__ import annotations

from typing import get_args, get_type_hints

import msgspec

from ..core.ask import NATURE, SPECTATOR, Ask
from ..core.event import Event
from ..core.game import Game
from ..core.playout import sample_options
from ..core.schema import Kind
from ..core.state import State
from ..structs import struct_type
from .promises import Walk


def what_is_sent_has_its_type(walk: Walk) -> None:
    """Check the type of every view, of every choice's target and of every event against the game's schema."""
    for state, _, _ in walk.steps():
        for seat in (*range(walk.seats), SPECTATOR):
            fits(state.view(seat).to_wire(), walk.game.schema.view)
        for ask in state.open:
            if ask.seat != NATURE:
                targets_fit(walk.game, state, ask)
    for event in state.log or ():
        for seat in (*range(walk.seats), SPECTATOR):
            event_fits(walk.game, state, event.seen_by(seat))


def fits(value: object, type: object) -> None:
    """Check that a value is of the type and has no unknown key."""
    msgspec.convert(value, struct_type(type))


def targets_fit(game: Game, state: State, ask: Ask) -> None:
    """Check that the target of each choice is of the type that its `kind` names."""
    kinds = {get_args(get_type_hints(type)["kind"])[0]: type for type in game.schema.targets}
    assert len(kinds) == len(game.schema.targets)
    for choice in sample_options(ask.options):
        target = game.target(state, ask, choice)
        fits(target, kinds[str(target["kind"])])


def event_fits(game: Game, state: State, event: Event) -> None:
    """Check that every number has a declared name and a value of its kind."""
    fields, values = game.schema.events[event.verb], game.schema.event(state, event)
    assert values.pop("verb") == event.verb
    assert set(fields.public) <= set(values) <= set(fields.public) | set(fields.secret)
    for name, value in values.items():
        fits(value, type_of((fields.public | fields.secret)[name]))


def type_of(kind: Kind) -> object:
    """Return the type that is sent for a kind."""
    return list[kind.type] if kind.many else kind.type  # type: ignore[name-defined]
