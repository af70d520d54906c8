"""The names and types of what a game sends to a screen: views, targets of choices, numbers of events."""

from __future__ import annotations

from typing import Callable, Final, Mapping, Sequence, final

from .event import Event
from .state import State


@final
class Kind:
    """The meaning of a number of an event: the type of the value that is sent for it, and how to get that value.

    `many`: any count of such numbers, always the last ones; they are sent as a list.
    """

    def __init__(self, type: object, value: Callable[[State, int], object], many: bool = False) -> None:
        self.type = type
        self.value = value
        self.many = many


def many(kind: Kind) -> Kind:
    """Return a kind for all remaining numbers."""
    return Kind(kind.type, kind.value, True)


def as_number(state: State, number: int) -> object:
    return number


def as_flag(state: State, number: int) -> object:
    return number != 0


NUMBER: Final = Kind(int, as_number)
SEAT: Final = Kind(int, as_number)
FLAG: Final = Kind(bool, as_flag)


@final
class Fields:
    """The names of an event's numbers, in order: the public ones and the secret ones."""

    def __init__(self, public: Mapping[str, Kind], secret: Mapping[str, Kind]) -> None:
        self.public = dict(public)
        self.secret = dict(secret)

    def with_secret(self, **secret: Kind) -> Fields:
        """Return the same fields with a secret part, which is left out for a seat that may not know it."""
        return Fields(self.public, secret)


def fields(**public: Kind) -> Fields:
    """Return the fields of an event without a secret part."""
    return Fields(public, {})


UNNAMED: Final = Fields({"numbers": many(NUMBER)}, {"secret": many(NUMBER)})  # of undeclared verbs


@final
class Schema:
    """The types of everything that a game sends.

    `view`: the TypedDict of `View.to_wire`; `targets`: the TypedDicts of `Game.target`, which differ in their `kind`;
    `events`: the fields of each verb.
    """

    def __init__(self, view: type, targets: Sequence[type], events: Mapping[str, Fields]) -> None:
        self.view = view
        self.targets = tuple(targets)
        self.events = events  # an expansion may add its own

    def event(self, state: State, event: Event) -> dict[str, object]:
        """Return an event with names, ready for JSON. Send a seat only what `seen_by` returned."""
        return {"verb": event.verb} | name_numbers(self.events, state, event)


def name_numbers(events: Mapping[str, Fields], state: State, event: Event) -> dict[str, object]:
    """Return the values of an event's numbers by name, without a secret that it does not carry."""
    declared = events.get(event.verb, UNNAMED)
    values: dict[str, object] = {}
    name_each(values, declared.public, state, event.what)
    if event.secret:
        name_each(values, declared.secret, state, event.secret)
    return values


def name_each(values: dict[str, object], declared: Mapping[str, Kind], state: State, numbers: Sequence[int]) -> None:
    """Add a named value for each number. The numbers must match the declared kinds."""
    place = 0
    for name, kind in declared.items():
        if kind.many:
            values[name] = [kind.value(state, number) for number in numbers[place:]]
            place = len(numbers)
        else:
            values[name] = kind.value(state, numbers[place])
            place += 1
    assert place == len(numbers), "an event has numbers without a name"
