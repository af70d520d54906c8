"""What a game sends to a screen, by names and types: views, what choices point at, the numbers of events."""

from __future__ import annotations

from typing import Callable, Final, Mapping, Sequence, final

from .event import Event
from .state import State


@final
class Kind:
    """What a number of an event stands for: the type of the value that is sent for it, and how to find that value.

    Of `many` there may be any number, always the last ones: they are sent as a list.
    """

    def __init__(self, type: object, value: Callable[[State, int], object], many: bool = False) -> None:
        self.type = type
        self.value = value
        self.many = many


def many(kind: Kind) -> Kind:
    """All numbers that are left, each of this kind."""
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
    """The names of an event's numbers, in their order: those that all learn, and the secret ones."""

    def __init__(self, public: Mapping[str, Kind], secret: Mapping[str, Kind]) -> None:
        self.public = dict(public)
        self.secret = dict(secret)

    def with_secret(self, **secret: Kind) -> Fields:
        """The same, with a secret part: it is left out for whoever may not know it."""
        return Fields(self.public, secret)


def fields(**public: Kind) -> Fields:
    """The names of an event's numbers, all of them public."""
    return Fields(public, {})


UNNAMED: Final = Fields({"numbers": many(NUMBER)}, {"secret": many(NUMBER)})  # of a verb that a game has not declared


@final
class Schema:
    """The types of all that a game sends. `view`: a TypedDict, that of `View.to_wire`; `targets`: TypedDicts that tell
    themselves apart by their `kind`, those of `Game.target`; `events`: the fields of each verb."""

    def __init__(self, view: type, targets: Sequence[type], events: Mapping[str, Fields]) -> None:
        self.view = view
        self.targets = tuple(targets)
        self.events = events  # may still grow: an expansion names its own

    def event(self, state: State, event: Event) -> dict[str, object]:
        """An event with names, ready for JSON. Only what `seen_by` gave may be sent to a seat."""
        return {"verb": event.verb} | name_numbers(self.events, state, event)


def name_numbers(events: Mapping[str, Fields], state: State, event: Event) -> dict[str, object]:
    """The numbers of an event as the things they stand for, by name; a secret that it does not carry is left out."""
    declared = events.get(event.verb, UNNAMED)
    told: dict[str, object] = {}
    name_each(told, declared.public, state, event.what)
    if event.secret:
        name_each(told, declared.secret, state, event.secret)
    return told


def name_each(told: dict[str, object], declared: Mapping[str, Kind], state: State, numbers: Sequence[int]) -> None:
    """Give each number its name; there must be as many as were declared."""
    place = 0
    for name, kind in declared.items():
        if kind.many:
            told[name] = [kind.value(state, number) for number in numbers[place:]]
            place = len(numbers)
        else:
            told[name] = kind.value(state, numbers[place])
            place += 1
    assert place == len(numbers), "an event has numbers without a name"
