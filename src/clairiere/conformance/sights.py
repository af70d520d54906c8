"""What the promises compare: a whole state, what a seat sees of it, and the events it learns."""

from __future__ import annotations

import json
from collections.abc import Sequence

from ..core.copying import fields_of
from ..core.event import Event
from ..core.game import Game
from ..core.illegal import Illegal
from ..core.nature import Rng
from ..core.record import Record
from ..core.state import State
from ..law import games_with_law, law_of


def pieces(game: Game, state: State) -> list[str]:
    """Return all pieces of a state, sorted."""
    return sorted(str(piece) for piece in game.pieces(state))


def is_in_law(game: Game, clause: str) -> bool:
    """Return True if a clause is in the game's law; a game without a law file may cite anything."""
    return clause in law_of(game.id).clauses if game.id in games_with_law() else True


def fingerprint(state: State, events_before: int = 0) -> str:
    """Return everything that can differ between states, as text, without this many events at the start of the log."""
    log = (state.log or [])[events_before:]
    return json.dumps([state.dump(), [repr(ask) for ask in state.open], [repr(event) for event in log]])


def view_content(state: State, seat: int) -> dict[str, str]:
    """Return everything that a view shows, as JSON and as attributes. Raise AssertionError if a part of it is
    opaque."""
    view = state.view(seat)
    fields = {name: repr(getattr(view, name)) for name in dir(view) if name[0] != "_"}
    fields = {name: text for name, text in fields.items() if not callable(getattr(view, name))}
    for name, text in fields.items():
        opaque = " object at 0x" in text or ("<" in text and holds_opaque(getattr(view, name)))
        assert not opaque, f"the view's {name} hands out an object whole"
    return fields | {"wire": json.dumps(view.to_wire())}


def holds_opaque(value: object) -> bool:
    """Return True if a value is or holds a state, a game or a generator, whose text leaves out what they know."""
    if isinstance(value, (State, Game, Rng)):
        return True
    if isinstance(value, dict):
        return any(holds_opaque(part) for pair in value.items() for part in pair)
    if isinstance(value, (list, tuple, set, frozenset)):
        return any(map(holds_opaque, value))
    return any(map(holds_opaque, fields_of(value).values()))


def describe_refusal(refused: Illegal) -> str:
    """Return everything that a refusal says, as text."""
    return f"{refused} {refused.clause} {refused.facts} {refused.legal!r}"


def events_for(log: Sequence[Event] | None, seat: int) -> list[str]:
    """Return the events as the seat learns them."""
    return [repr(event.seen_by(seat)) for event in log or []]


def same_events_for(first: Sequence[Event], second: Sequence[Event], seat: int) -> bool:
    """Return True if a seat learns the same from both logs. Most often both hold the same objects."""
    pairs = [(a, b) for a, b in zip(first, second, strict=False) if a is not b]
    return len(first) == len(second) and all(repr(a.seen_by(seat)) == repr(b.seen_by(seat)) for a, b in pairs)


def has_reveals(log: Sequence[Event] | None) -> bool:
    """Return True if an event revealed something hidden."""
    return any(event.reveals for event in log or [])


def events_before(record: Record, keep: int) -> int:
    """Return how many events the first `keep` answers of a record cause."""
    log = record.state(keep).log
    assert log is not None
    return len(log)
