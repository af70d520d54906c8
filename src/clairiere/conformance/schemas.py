"""The promise that a game sends to screens what its schema says: views, targets and events, and nothing beside it."""

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
    """Every view, what every choice points at and every event is of the type that the game's schema says."""
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
    """A value is of the type, and has no key that the type does not know."""
    msgspec.convert(value, struct_type(type))


def targets_fit(game: Game, state: State, ask: Ask) -> None:
    """What each choice points at is one of the types that its `kind` tells apart."""
    kinds = {get_args(get_type_hints(type)["kind"])[0]: type for type in game.schema.targets}
    assert len(kinds) == len(game.schema.targets)
    for choice in sample_options(ask.options):
        target = game.target(state, ask, choice)
        fits(target, kinds[str(target["kind"])])


def event_fits(game: Game, state: State, event: Event) -> None:
    """Every number has a declared name, and stands for something of its kind."""
    fields, values = game.schema.events[event.verb], game.schema.event(state, event)
    assert values.pop("verb") == event.verb
    assert set(fields.public) <= set(values) <= set(fields.public) | set(fields.secret)
    for name, value in values.items():
        fits(value, type_of((fields.public | fields.secret)[name]))


def type_of(kind: Kind) -> object:
    return list[kind.type] if kind.many else kind.type  # type: ignore[name-defined]
