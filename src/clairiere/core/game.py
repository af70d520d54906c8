"""Games: a title with its seats and options, and the list of those that are installed."""

from __future__ import annotations

from typing import Final, Mapping, Sequence, final

from mypy_extensions import mypyc_attr

from .ask import NATURE, Ask
from .event import Event, FinishedTrick
from .form import Form
from .illegal import Facts, Illegal, shown
from .nature import Rng
from .state import State

Value = int | str | bool
TABLE: Final = -1  # nobody's seat: the clock of all
NOW: Final = -1  # a message for the question that is open, and for no later one
AUTOMATON: Final = "automaton"  # what sits where the rules themselves play
LABEL: Final = 40  # letters of a text that players give a thing
SET: Final = "set"  # an option that names several items, with commas: whoever plays, by seats
SEAT: Final = "seat"  # one that names a seat, by its number
SEATING: Final = "seating"  # one that says how seats are given out


@final
class Item:
    """Something that a set may hold, and how often. An automaton takes no player's seat."""

    def __init__(self, name: str, letter: str, most: int = 1, automaton: bool = False, instead_of: str = "") -> None:
        self.name = name
        self.letter = letter
        self.most = most
        self.automaton = automaton
        self.instead_of = instead_of  # it takes the place of this one: never both


@final
class Preset:
    """Options that go well together, and the clause that speaks of them."""

    def __init__(self, name: str, clause: str, options: Mapping[str, Value]) -> None:
        self.name = name
        self.clause = clause
        self.options = dict(options)


@final
class Sequel:
    """The next game of a series: for each player what may be taken along into it, one thing at most, in notation; the
    facts of the sentence that announces it; and the clause that speaks of it."""

    def __init__(self, clause: str, takes: Sequence[Sequence[str]], facts: Facts) -> None:
        self.clause = clause
        self.takes = [list(things) for things in takes]
        self.facts = facts


@mypyc_attr(allow_interpreted_subclasses=True)
class Option:
    """Something the players agree on before the game: a number within bounds, one of some words, yes or no, or, when
    no words are given to choose from, a short text of their own."""

    def __init__(
        self, name: str, default: Value, clause: str, low: int = 0, high: int = 0, known: Sequence[Value] = ()
    ) -> None:
        self.name = name
        self.default = default
        self.clause = clause
        self.low = low
        self.high = high
        self.known = tuple(known)  # for numbers: those worth offering; for words: all there are
        self.kind = ""  # that of its values, where it cannot be told from them: see SET, SEAT and SEATING
        self.items: tuple[Item, ...] = ()  # what a set may hold
        self.unnamed: Value | None = None  # its value in records that do not name it: it is younger than they are

    def read(self, game: str, value: object) -> Value:
        """The value if it will do; what is typed on a command line will do too."""
        if isinstance(self.default, bool):
            flags: dict[object, bool] = {"yes": True, "no": False, "true": True, "false": False}
            found = value if isinstance(value, bool) else flags.get(value) if isinstance(value, str) else None
            if found is not None:
                return found
        elif isinstance(self.default, str):
            word = shown(value) if isinstance(value, (int, str)) and not isinstance(value, bool) else ""
            if word in self.known:
                return word
            if not self.known and isinstance(value, str) and is_label(value):
                return value
        else:
            number = whole(value)
            if number is not None and self.low <= number <= self.high:
                return number
        facts: Facts = {"option": self.name, "found": shown(value), "known": self.says()}
        raise Illegal("option-refused", facts, game, self.clause)

    def offers(self) -> Sequence[Value]:
        """The values worth showing in a list."""
        return self.known

    @property
    def usual(self) -> str:
        """The default, as it is typed."""
        if isinstance(self.default, bool):
            return "yes" if self.default else "no"
        return str(self.default)

    def says(self) -> str:
        """The values it takes, in short."""
        if isinstance(self.default, bool):
            return "yes, no"
        if isinstance(self.default, str):
            return ", ".join([str(word) for word in self.known if word != ""]) if self.known else f"… ({LABEL})"
        return f"{self.low}-{self.high}"


def is_label(text: str) -> bool:
    """Whether a text fits into one line of a record, as it stands."""
    return len(text) <= LABEL and text == " ".join(text.split()) and text.isprintable()


def whole(value: object) -> int | None:
    """The whole number that a value is, or that a text spells in plain digits."""
    if isinstance(value, bool):
        return None
    if isinstance(value, int):
        return value
    if isinstance(value, str) and value.isascii() and value.isdigit() and len(value) < 19:
        return int(value)
    return None


@final
class Clock:
    """Something that is done by itself when nobody has done it in time: the rules say what, a driver keeps the time."""

    def __init__(self, choice: int, seat: int, seconds: int, key: tuple[int, ...], by: int = NATURE) -> None:
        self.choice = choice
        self.seat = seat  # whose clock it is; TABLE for everybody's
        self.seconds = seconds
        self.key = key  # as long as it stays the same, the same clock runs on
        self.by = by  # who gives the choice when time is up

    def __repr__(self) -> str:
        return f"Clock({self.choice}, seat={self.seat}, seconds={self.seconds}, key={self.key}, by={self.by})"


@final
class Patience:
    """How long a table waits for people who are gone. Zero: for ever."""

    def __init__(self, acts: int = 0, silence: int = 0, away: int = 0, suspended: int = 0, window: int = 0) -> None:
        self.acts = acts  # so often in a row was something done for a seat, and
        self.silence = silence  # so many seconds passed without a sign: it is deserted
        self.away = away  # seconds of a deserted seat's clocks
        self.suspended = suspended  # seconds until deserted seats leave a table that cannot go on
        self.window = window  # milliseconds in which press times of rushed choices are compared


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """A title: who can play, what can be agreed on, how it starts, and what only this game knows about its states."""

    def __init__(self, id: str, fewest: int, most: int, options: Sequence[Option], seats_clause: str) -> None:
        self.id = id
        self.fewest = fewest
        self.most = most
        self.options = tuple(options)
        self.seats_clause = seats_clause
        self.hides = True  # there is something that a seat cannot see
        self.team = False  # all seats win together or nobody does
        self.allies = False  # several winners have won side by side: that is no draw
        self.rated: frozenset[str] = frozenset()  # options without which scores of two games cannot be compared
        self.usual = fewest  # so many play, if nothing else is said
        self.minutes = 30  # that a game usually takes
        self.online: dict[str, object] = {}  # options that are usual where people meet online
        self.patience_clause = ""  # that says what becomes of those who are gone
        self.quits: frozenset[int] = frozenset()  # choices by which a player gives up: nobody tries them for fun
        self.only_with_choice: frozenset[str] = frozenset()  # questions that are left out when one answer is possible
        self.headings: frozenset[str] = frozenset()  # verbs of events that begin a part of the log: a turn, a round
        self.turns: frozenset[str] = frozenset()  # verbs that begin a turn, where that is less than such a part

    def new(self, options: Mapping[str, object] | None = None, seats: int = 0) -> State:
        """A new game, with NATURE's first question open. Without a number of seats, the fewest."""
        state = self.start(self.agree(options), self.seated(seats))
        state.settle()
        return state

    def agree(self, options: Mapping[str, object] | None) -> dict[str, Value]:
        """All options with their values: those given, checked, and the defaults of the others."""
        raw: object = {} if options is None else options
        if not isinstance(raw, Mapping):
            raise Illegal("form-not-a-mapping", {"where": "options"}, self.id)
        given: dict[object, object] = dict(raw)
        agreed = {option.name: option.default for option in self.options}
        for option in self.options:
            if option.name in given:
                agreed[option.name] = option.read(self.id, given.pop(option.name))
        for name in given:
            raise Illegal("option-unknown", {"option": str(name), "known": list(agreed)}, self.id)
        return agreed

    def recorded(self, options: Mapping[str, object]) -> dict[str, object]:
        """The options of a game that was written down, which may be older than some of them are."""
        younger = {option.name: option.unnamed for option in self.options if option.unnamed is not None}
        return {**younger, **options}

    def seated(self, seats: int) -> int:
        if not isinstance(seats, int):  # compiled code refuses other types by itself
            raise TypeError("a number of seats is a whole number")
        count = seats or self.fewest
        if not self.fewest <= count <= self.most:
            wanted = str(self.fewest) if self.fewest == self.most else f"{self.fewest}-{self.most}"
            facts: Facts = {"found": count, "wanted": wanted}
            raise Illegal("seats-refused", facts, self.id, self.seats_clause)
        return count

    def load(self, position: object) -> State:
        """The state that a position describes: the inverse of its `dump`."""
        raise NotImplementedError

    def form(self, position: object, keys: Sequence[str]) -> tuple[dict[str, Value], Form]:
        """A position opened for reading: its options, and the rest."""
        form = Form(self.id, position, keys)
        form.word("game", self.id, (self.id,))
        options = form.values.get("options", {})
        if not isinstance(options, dict):
            raise form.wrong("form-not-a-mapping", "options", {})
        return self.agree(options), form

    # -- what each game says of itself ------------------------------------------------------------------------

    def start(self, options: dict[str, Value], seats: int) -> State:
        """The state before the first rung is played."""
        raise NotImplementedError

    def automata(self, options: Mapping[str, Value]) -> int:
        """How many seats, always the last ones, the rules themselves play with these options: nobody is asked there."""
        return 0

    def as_team(self, options: Mapping[str, Value]) -> bool:
        """Whether, with these options, all players win together or nobody does."""
        return self.team

    def stage(self, state: State) -> int:
        """The round a game is in, where it has only a few and may end before the last; else 0."""
        return 0

    def redeal(self, state: State, seat: int, rng: Rng) -> State:
        """Another state that looks the same to the seat: what it cannot see is dealt anew, as the past allows."""
        raise NotImplementedError

    def idle(self, state: State, ask: Ask) -> int:
        """The choice that is made for somebody who does not choose in time."""
        raise NotImplementedError

    def agreed_end(self, state: State) -> tuple[int, int] | None:
        """The next answer, with its seat, by which a game is given up that all players want to end; None if the law
        does not speak of it. There may be several, one after the other."""
        return None

    def left_to_people(self, state: State, ask: Ask) -> bool:
        """Whether a bot leaves this question to people who are asked it too."""
        return False

    def moment(self, state: State, choice: int) -> int:
        """What a message with this choice is meant for, as a number that changes when that is over.

        NOW stands for the question that is open.
        """
        return NOW

    def late(self, state: State, seat: int, choice: int) -> Illegal:
        """The refusal of a choice that was made for a moment that is over."""
        return Illegal("message-late", {}, self.id)

    def version(self, state: State) -> int:
        """What a message for an unchanged table depends on; NOW for everything."""
        return NOW

    # -- seats that differ ------------------------------------------------------------------------------------

    def seats_for(self, options: Mapping[str, Value]) -> int:
        """How many must play with these options; 0 if they do not say."""
        return 0

    def roles(self, state: State) -> list[str]:
        """What each seat plays, where that is not the same for all."""
        return []

    def cast(self, options: Mapping[str, Value], seats: int) -> list[str]:
        """What those who play will be, in the order in which it was agreed on; see `by_lot`."""
        return []

    def recast(self, options: Mapping[str, Value], cast: Sequence[str]) -> dict[str, Value]:
        """The same options with these roles on these seats, in order: nothing is drawn any more."""
        return dict(options)

    def by_lot(self, options: Mapping[str, Value]) -> bool:
        """Whether lots decide, when the game begins, who plays which role."""
        return False

    def notices(self, roles: Sequence[str], team: bool | None = None) -> list[str]:
        """The clauses that say something about roles that play together, against each other or as a team if that is
        known."""
        return []

    def presets(self) -> list[Preset]:
        """What is usually agreed on; the first of them, if nothing is said."""
        return []

    def alone(self, options: dict[str, Value]) -> dict[str, Value]:
        """The options of a table online at which one person sits, without what is there for people who meet."""
        return options

    def settled(self, options: Mapping[str, Value]) -> dict[str, Value]:
        """The options that the others leave no choice for, with the values they must have."""
        return {}

    def moot(self, options: Mapping[str, Value]) -> frozenset[str]:
        """The options that change nothing with the others as they are, where people play: nobody is asked for them."""
        return frozenset()

    def rematch(self, state: State, options: Mapping[str, Value]) -> dict[str, Value] | None:
        """The options of the second game of a match, in which the roles of this one change hands; None if there are no
        such matches, or not with so many players."""
        return None

    def sequel(self, state: State, options: Mapping[str, Value]) -> Sequel | None:
        """The next game of the series that this one, which is over, belongs to; None if there is none."""
        return None

    def go_on(self, state: State, options: Mapping[str, Value], taken: Mapping[int, str]) -> dict[str, Value]:
        """The options of that next game, when players, by seats, take these things along."""
        raise NotImplementedError

    def speak_taken(self, thing: str) -> tuple[str, Facts]:
        """The message id and the facts that name something that may be taken along."""
        return "plain", {"text": thing}

    # -- games in real time -----------------------------------------------------------------------------------

    def live(self, options: Mapping[str, Value]) -> bool:
        """Whether it is played in real time with these options: everybody may act at once, and clocks run."""
        return False

    def clocks(self, state: State) -> list[Clock]:
        """The clocks that run now; those that end together are handled in this order."""
        return []

    def patience(self, state: State) -> Patience:
        """How the players agreed to treat those who are gone."""
        return Patience()

    def playing(self, state: State) -> list[int]:
        """The seats that are still in the game."""
        return list(range(state.seats))

    def desert(self, state: State, gone: Sequence[int]) -> int:
        """What NATURE does next about the seats that are gone, when the table has waited long enough."""
        raise NotImplementedError

    def limit(self, state: State) -> int:
        """What NATURE does to end a game that has become too long, where only bots play; NOW when it has not."""
        return NOW

    def rushed(self, choice: int) -> bool:
        """Whether everybody wants to be the first with this choice, so that press times may be compared."""
        return False

    def rank(self, state: State, seat: int) -> int:
        """Who comes first among equals."""
        return seat

    # -- bounds and pieces --------------------------------------------------------------------------------------

    def bound(self, state: State) -> int:
        """No game has more answers than this."""
        raise NotImplementedError

    def pieces(self, state: State) -> Sequence[object]:
        """Every card and piece with its place: there are always the same ones, each once."""
        raise NotImplementedError

    def speak_event(self, state: State, event: Event, names: Sequence[str], reader: int) -> tuple[str, Facts]:
        """The message id and the facts that put an event into words; secrets it does not carry are left out.

        What the reader's seat did is told as "you"; SPECTATOR is nobody's seat.
        """
        raise NotImplementedError

    def remark(self, state: State) -> tuple[str, Facts] | None:
        """The message id and the facts of something about the game as a whole that everybody can see and may overlook;
        None where there is nothing of the kind."""
        return None

    def onward(self, ask: Ask) -> Sequence[int]:
        """The options by which the game goes on: all but giving up."""
        return [choice for choice in ask.options if choice not in self.quits]

    def speak_ask(self, state: State, ask: Ask) -> tuple[str, Facts]:
        """The message id and the facts that put a question into words, for the seat that is asked."""
        raise NotImplementedError

    def speak_choice(self, state: State, ask: Ask, choice: int, names: Sequence[str]) -> tuple[str, Facts]:
        """The message id and the facts that put a choice into words, for the seat that is asked."""
        return "plain", {"text": state.write(ask, choice)}

    def held(self, state: State, seat: int) -> Sequence[int]:
        """The cards in a seat's hand, by numbers that are the same for cards of one name; none where nobody has any."""
        return ()

    def speak_card(self, card: int) -> tuple[str, Facts]:
        """The message id and the facts that name such a card."""
        raise NotImplementedError

    def silence(self, state: State) -> str:
        """The clause that forbids the players to say what they like now; empty when they may."""
        return ""

    def reminder(self, state: State) -> str:
        """The clause that limits what the players may say now, where keeping to it is left to them; else empty."""
        return ""

    def turn_of(self, events: Sequence[Event]) -> int:
        """How many turns have begun."""
        verbs = self.turns or self.headings
        return sum([event.verb in verbs for event in events])

    def finished_trick(self, events: Sequence[Event], number: int) -> FinishedTrick | None:
        """The trick that an event closes: all look at it once more. Later `recall` says what may be looked up of it."""
        return None

    def recall(self, state: State, events: Sequence[Event]) -> list[Event]:
        """Of all that happened, what the players may look up now. Memory is free; looking may not be.

        An event is left out, or stays as it is, or stays without its secret part.
        """
        return list(events)

    def look_up(self, state: State, events: Sequence[Event]) -> dict[int, Event]:
        """What `recall` gives, each event under the number it has in all that happened."""
        whole = {id(event) for event in events}
        recalled = self.recall(state, events)
        found: dict[int, Event] = {}
        for number, event in enumerate(events):
            if len(found) == len(recalled):
                break
            kept = recalled[len(found)]
            less = id(kept) not in whole and kept.verb == event.verb and kept.what == event.what
            if kept is event or less:
                found[number] = kept
        assert len(found) == len(recalled)
        return found


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
