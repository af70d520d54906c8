"""Games: a title with its seats and options, and the registry of the installed ones."""

from __future__ import annotations

from typing import Any, Final, Mapping, Sequence

from mypy_extensions import mypyc_attr

from .ask import Ask
from .event import Event
from .form import Form
from .illegal import Facts, Illegal
from .lobby_hooks import LobbyHooks
from .nature import Rng
from .options import Option, Value
from .state import State

AUTOMATON: Final = "automaton"  # the kind of player at a seat that the rules themselves play


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(LobbyHooks):
    """A title: who can play, which options there are, how it starts, and what only this game knows about its states.

    A game must override the methods up to `speak_event`. What it may override is in the base classes, by subject:
    `RuleHooks`, `WordHooks`, `RealTimeHooks`, `LobbyHooks`. They form one chain because a compiled class has one base.
    """

    def __init__(self, id: str, fewest: int, most: int, options: Sequence[Option], seats_clause: str) -> None:
        super().__init__(id, fewest)
        self.fewest = fewest
        self.most = most
        self.options = tuple(options)
        self.seats_clause = seats_clause

    # -- what every game must write ---------------------------------------------------------------------------

    def start(self, options: dict[str, Value], seats: int) -> State:
        """Return the state before the first rung is played."""
        raise NotImplementedError

    def load(self, position: object) -> State:
        """Return the state that a position describes: the inverse of `State.dump`. Raise Illegal if it cannot be."""
        raise NotImplementedError

    def redeal(self, state: State, seat: int, rng: Rng) -> State:
        """Return a determinization: a state that looks the same to the seat, with the hidden cards dealt again.

        The new deal agrees with everything that the seat has seen.
        """
        raise NotImplementedError

    def default_choice(self, state: State, ask: Ask) -> int:
        """Return the choice that is made for a player who does not answer in time."""
        raise NotImplementedError

    def max_answers(self, state: State) -> int:
        """Return an upper bound on the number of answers in a game."""
        raise NotImplementedError

    def pieces(self, state: State) -> Sequence[object]:
        """Return every card and piece in play. In each state of a game they are the same, each once."""
        raise NotImplementedError

    def speak_ask(self, state: State, ask: Ask) -> tuple[str, Facts]:
        """Return the message id and the facts of the sentence for a question, for the seat that is asked."""
        raise NotImplementedError

    def speak_event(self, state: State, event: Event, names: Sequence[str], reader: int) -> tuple[str, Facts]:
        """Return the message id and the facts of the sentence for an event; a secret that it lacks is left out.

        The reader's own seat is addressed as "you". `reader` is SPECTATOR for a reader without a seat.
        """
        raise NotImplementedError

    # -- what every game has ----------------------------------------------------------------------------------

    def new(self, options: Mapping[str, object] | None = None, seats: int = 0) -> State:
        """Return a new game with NATURE's first question open; without a number of seats, for the fewest players."""
        return self.begin(self.agree(options), seats)

    def begin(self, agreed: dict[str, Value], seats: int) -> State:
        """Return a new game with options that `agree` returned."""
        state = self.start(agreed, self.check_seats(seats))
        state.run_steps()
        return state

    def agree(self, options: Mapping[str, object] | None) -> dict[str, Value]:
        """Return all options: the given ones, checked, and the defaults of the others. Raise Illegal."""
        raw: object = {} if options is None else options
        if not isinstance(raw, dict) and not isinstance(raw, Mapping):  # checking for Mapping is slow
            raise Illegal("form-not-a-mapping", {"where": "options"}, self.id)
        remaining: dict[object, object] = dict(raw)
        agreed = {option.name: option.default for option in self.options}
        for option in self.options:
            if option.name in remaining:
                agreed[option.name] = option.read(self.id, remaining.pop(option.name))
        for name in remaining:
            raise Illegal("option-unknown", {"option": str(name), "known": list(agreed)}, self.id)
        return agreed

    def agree_simulation(self, options: Mapping[str, object] | None) -> dict[str, Value]:
        """Return all options of a game between bots; those not given have the values usual there. Raise Illegal."""
        return self.agree({**self.simulation_options, **(options or {})})

    def with_legacy_defaults(self, options: Mapping[str, object]) -> dict[str, object]:
        """Return the options of a record, with legacy defaults for options that are newer than the record."""
        newer = {option.name: option.legacy_default for option in self.options if option.legacy_default is not None}
        return {**newer, **options}

    def check_seats(self, seats: int) -> int:
        """Return the number of seats, or the fewest for 0. Raise Illegal if the game cannot be played by so many."""
        if not isinstance(seats, int):  # compiled code raises this without the check
            raise TypeError("a number of seats is a whole number")
        count = seats or self.fewest
        if not self.fewest <= count <= self.most:
            wanted = str(self.fewest) if self.fewest == self.most else f"{self.fewest}-{self.most}"
            facts: Facts = {"found": count, "wanted": wanted}
            raise Illegal("seats-refused", facts, self.id, self.seats_clause)
        return count

    def form(self, position: object, keys: Sequence[str]) -> tuple[dict[str, Value], Form]:
        """Open a position for reading: return its options and a form for the rest. Raise Illegal."""
        form = Form(self.id, position, keys)
        form.word("game", self.id, (self.id,))
        options = form.values.get("options", {})
        if not isinstance(options, dict):
            raise form.refusal("form-not-a-mapping", "options", {})
        return self.agree(options), form

    def onward_choices(self, ask: Ask) -> Sequence[int]:
        """Return the options of a question that do not give up."""
        return [choice for choice in ask.options if choice not in self.quit_choices]

    def count_turns(self, events: Sequence[Event]) -> int:
        """Return how many turns have begun."""
        verbs = self.turn_verbs or self.log_headings
        return sum([event.verb in verbs for event in events])

    def lookup_events(self, state: State, events: Sequence[Event]) -> dict[int, Event]:
        """Return, by number, the past events that players may look up now."""
        visible = dict(enumerate(events))
        for number, event in self.withheld_events(state, events).items():
            if event is None:
                del visible[number]
            else:
                visible[number] = event
        return visible

    def recall_events(self, state: State, events: Sequence[Event]) -> list[Event]:
        """Return the events of `lookup_events` in order."""
        return list(self.lookup_events(state, events).values())

    # -- copying, pickling and printing -------------------------------------------------------------------------

    def __copy__(self) -> Game:
        """Return the game itself: a title never changes."""
        return self

    def __deepcopy__(self, memo: dict[int, object]) -> Game:
        """Return the game itself."""
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        """Return how `pickle` finds the game again: by its id. Raise TypeError if it is not registered."""
        if GAMES.get(self.id) is not self:
            raise TypeError(f"the game {self.id!r} is not registered, so that no other process could find it")
        return (find, (self.id,))

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.id!r}>"


GAMES: Final[dict[str, Game]] = {}


def register(game: Game) -> Game:
    """Add a game to the registry and return it."""
    GAMES[game.id] = game
    return game


def find(id: str) -> Game:
    """Return the game with this id. Raise Illegal if there is none."""
    if id not in GAMES:
        raise Illegal("game-unknown", {"found": id, "known": sorted(GAMES)})
    return GAMES[id]


def restore_state(position: dict[str, object], by: int, log: list[Event] | None) -> State:
    """Return the state that was pickled: its position, the seat that answered last, the log."""
    state = find(str(position["game"])).load(position)
    state.by = by
    state.log = log
    return state
