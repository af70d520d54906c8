"""Games: a title with its seats and options, and the list of those that are installed."""

from __future__ import annotations

from typing import Any, Final, Mapping, Sequence

from mypy_extensions import mypyc_attr

from .ask import Ask
from .event import Event
from .form import Form
from .hooks import Hooks
from .illegal import Facts, Illegal
from .nature import Rng
from .options import Option, Value
from .state import State

AUTOMATON: Final = "automaton"  # what sits where the rules themselves play


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Hooks):
    """A title: who can play, what can be agreed on, how it starts, and what only this game knows about its states.

    What it must write stands first; what it may override stands in `Hooks`.
    """

    def __init__(self, id: str, fewest: int, most: int, options: Sequence[Option], seats_clause: str) -> None:
        super().__init__(id, fewest)
        self.fewest = fewest
        self.most = most
        self.options = tuple(options)
        self.seats_clause = seats_clause

    # -- what every game must write ---------------------------------------------------------------------------

    def start(self, options: dict[str, Value], seats: int) -> State:
        """The state before the first rung is played."""
        raise NotImplementedError

    def load(self, position: object) -> State:
        """The state that a position describes: the inverse of its `dump`."""
        raise NotImplementedError

    def redeal(self, state: State, seat: int, rng: Rng) -> State:
        """Another state that looks the same to the seat: what it cannot see is dealt anew, as the past allows."""
        raise NotImplementedError

    def default_choice(self, state: State, ask: Ask) -> int:
        """The choice that is made for somebody who does not choose in time."""
        raise NotImplementedError

    def max_answers(self, state: State) -> int:
        """No game has more answers than this."""
        raise NotImplementedError

    def pieces(self, state: State) -> Sequence[object]:
        """Every card and piece with its place: there are always the same ones, each once."""
        raise NotImplementedError

    def speak_ask(self, state: State, ask: Ask) -> tuple[str, Facts]:
        """The message id and the facts that put a question into words, for the seat that is asked."""
        raise NotImplementedError

    def speak_event(self, state: State, event: Event, names: Sequence[str], reader: int) -> tuple[str, Facts]:
        """The message id and the facts that put an event into words; secrets it does not carry are left out.

        What the reader's seat did is told as "you"; SPECTATOR is nobody's seat.
        """
        raise NotImplementedError

    # -- what every game has ----------------------------------------------------------------------------------

    def new(self, options: Mapping[str, object] | None = None, seats: int = 0) -> State:
        """A new game, with NATURE's first question open. Without a number of seats, the fewest."""
        return self.begin(self.agree(options), seats)

    def begin(self, agreed: dict[str, Value], seats: int) -> State:
        """The same of options that were agreed on."""
        state = self.start(agreed, self.check_seats(seats))
        state.run_steps()
        return state

    def agree(self, options: Mapping[str, object] | None) -> dict[str, Value]:
        """All options with their values: those given, checked, and the defaults of the others."""
        raw: object = {} if options is None else options
        if not isinstance(raw, dict) and not isinstance(raw, Mapping):  # to ask for the second takes long
            raise Illegal("form-not-a-mapping", {"where": "options"}, self.id)
        given: dict[object, object] = dict(raw)
        agreed = {option.name: option.default for option in self.options}
        for option in self.options:
            if option.name in given:
                agreed[option.name] = option.read(self.id, given.pop(option.name))
        for name in given:
            raise Illegal("option-unknown", {"option": str(name), "known": list(agreed)}, self.id)
        return agreed

    def agree_simulation(self, options: Mapping[str, object] | None) -> dict[str, Value]:
        """Return all options of a game that only bots play, with those values usual there that were not given."""
        return self.agree({**self.simulation_options, **(options or {})})

    def with_legacy_defaults(self, options: Mapping[str, object]) -> dict[str, object]:
        """The options of a game that was written down, which may be older than some of them are."""
        younger = {option.name: option.legacy_default for option in self.options if option.legacy_default is not None}
        return {**younger, **options}

    def check_seats(self, seats: int) -> int:
        if not isinstance(seats, int):  # compiled code refuses other types by itself
            raise TypeError("a number of seats is a whole number")
        count = seats or self.fewest
        if not self.fewest <= count <= self.most:
            wanted = str(self.fewest) if self.fewest == self.most else f"{self.fewest}-{self.most}"
            facts: Facts = {"found": count, "wanted": wanted}
            raise Illegal("seats-refused", facts, self.id, self.seats_clause)
        return count

    def form(self, position: object, keys: Sequence[str]) -> tuple[dict[str, Value], Form]:
        """A position opened for reading: its options, and the rest."""
        form = Form(self.id, position, keys)
        form.word("game", self.id, (self.id,))
        options = form.values.get("options", {})
        if not isinstance(options, dict):
            raise form.refusal("form-not-a-mapping", "options", {})
        return self.agree(options), form

    def onward_choices(self, ask: Ask) -> Sequence[int]:
        """The options by which the game goes on: all but giving up."""
        return [choice for choice in ask.options if choice not in self.quit_choices]

    def count_turns(self, events: Sequence[Event]) -> int:
        """How many turns have begun."""
        verbs = self.turn_verbs or self.log_headings
        return sum([event.verb in verbs for event in events])

    def lookup_events(self, state: State, events: Sequence[Event]) -> dict[int, Event]:
        """By number, what the players may look up now of all that happened."""
        found = dict(enumerate(events))
        for number, left in self.withheld_events(state, events).items():
            if left is None:
                del found[number]
            else:
                found[number] = left
        return found

    def recall_events(self, state: State, events: Sequence[Event]) -> list[Event]:
        """What `lookup_events` gives, without numbers."""
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
    """Put a game on the shelf."""
    GAMES[game.id] = game
    return game


def find(id: str) -> Game:
    """The game of that name."""
    if id not in GAMES:
        raise Illegal("game-unknown", {"found": id, "known": sorted(GAMES)})
    return GAMES[id]


def restore_state(position: dict[str, object], by: int, log: list[Event] | None) -> State:
    """Return the state that was pickled: its position, the seat that answered last, the log."""
    state = find(str(position["game"])).load(position)
    state.by = by
    state.log = log
    return state
