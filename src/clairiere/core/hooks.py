"""What a game may override: what is usual stands here, so that a game says only where it differs."""

from __future__ import annotations

from typing import Final, Mapping, Sequence, final

from mypy_extensions import mypyc_attr

from .ask import Ask
from .clocks import Clock, Patience
from .event import Event, FinishedTrick
from .illegal import Facts, Illegal
from .options import Preset, Value
from .reference import Section
from .result import RoundResult, Sentence
from .schema import Schema
from .state import State

NOW: Final = -1  # a message for the question that is open, and for no later one


@final
class Sequel:
    """The next game of a series: for each player what may be taken along into it, one thing at most, in notation; the
    facts of the sentence that announces it; and the clause that speaks of it."""

    def __init__(self, clause: str, takes: Sequence[Sequence[str]], facts: Facts) -> None:
        self.clause = clause
        self.carry_over = [list(things) for things in takes]
        self.facts = facts


@mypyc_attr(allow_interpreted_subclasses=True)
class Hooks:
    """The facts and methods of a game that have a usual value. The few without one are called only where another hook,
    named in their docstring, was overridden."""

    def __init__(self, id: str, usual: int) -> None:
        self.id = id
        self.has_hidden_information = True  # there is something that a seat cannot see
        self.team = False  # all seats win together or nobody does
        self.allies = False  # several winners have won side by side: that is no draw
        self.usual_seats = usual  # so many play, if nothing else is said
        self.simulation_options: dict[str, object] = {}  # options that are usual where only bots play
        self.patience_clause = ""  # that says what becomes of those who are gone
        self.recall_clause = ""  # that keeps from being looked up what `recall_events` leaves out
        self.quit_choices: frozenset[int] = frozenset()  # choices by which a player gives up: nobody tries them for fun
        self.only_with_choice: frozenset[str] = frozenset()  # questions that are left out when one answer is possible
        self.log_headings: frozenset[str] = frozenset()  # verbs of events that begin a part of the log: a turn, a round
        self.turn_verbs: frozenset[str] = frozenset()  # verbs that begin a turn, where that is less than such a part
        self.usually_passed: frozenset[str] = frozenset()  # questions that one often answers by doing nothing
        self.turn_progress_fields: frozenset[str] = (
            frozenset()
        )  # parts of a view that tell how far a turn is, not how things stand
        self.schema = Schema(dict, (), {})  # the types of what goes to a screen

    # -- seats and roles --------------------------------------------------------------------------------------

    def automata_count(self, options: Mapping[str, Value]) -> int:
        """How many seats, always the last ones, the rules themselves play with these options: nobody is asked there."""
        return 0

    def is_team_game(self, options: Mapping[str, Value]) -> bool:
        """Whether, with these options, all players win together or nobody does."""
        return self.team

    def required_seats(self, options: Mapping[str, Value]) -> int:
        """How many must play with these options; 0 if they do not say."""
        return 0

    def roles(self, state: State) -> list[str]:
        """What each seat plays, where that is not the same for all."""
        return []

    def role_order(self, options: Mapping[str, Value], seats: int) -> list[str]:
        """What those who play will be, in the order in which it was agreed on; see `draws_roles`."""
        return []

    def with_role_order(self, options: Mapping[str, Value], cast: Sequence[str]) -> dict[str, Value]:
        """The same options with these roles on these seats, in order: nothing is drawn any more."""
        return dict(options)

    def draws_roles(self, options: Mapping[str, Value]) -> bool:
        """Whether lots decide, when the game begins, who plays which role."""
        return False

    def role_notices(self, roles: Sequence[str], team: bool | None = None) -> list[str]:
        """The clauses that say something about roles that play together, against each other or as a team if that is
        known."""
        return []

    # -- options ----------------------------------------------------------------------------------------------

    def presets(self) -> list[Preset]:
        """What is usually agreed on; the first of them, if nothing is said."""
        return []

    def forced_options(self, options: Mapping[str, Value]) -> dict[str, Value]:
        """The options that the others leave no choice for, with the values they must have."""
        return {}

    def irrelevant_options(self, options: Mapping[str, Value]) -> frozenset[str]:
        """The options that change nothing with the others as they are, where people play: nobody is asked for them."""
        return frozenset()

    # -- the course of a game ---------------------------------------------------------------------------------

    def stage(self, state: State) -> int:
        """The round a game is in, where it has only a few and may end before the last; else 0."""
        return 0

    def agreed_end(self, state: State) -> tuple[int, int] | None:
        """The next answer, with its seat, by which a game is given up that all players want to end; None if the law
        does not speak of it. There may be several, one after the other."""
        return None

    def is_left_to_people(self, state: State, ask: Ask) -> bool:
        """Whether a bot leaves this question to people who are asked it too."""
        return False

    def foreseeable_asks(self, state: State, seat: int) -> Sequence[Ask]:
        """Questions that may come to a seat when others act, with the answers that may be possible then. Nothing that
        is hidden from the seat may decide it."""
        return ()

    def is_routine(self, state: State, choice: int) -> bool:
        """Whether a choice lets the game go on as it would anyway: a bot takes hardly any time for it."""
        return False

    def moment(self, state: State, choice: int) -> int:
        """What a message with this choice is meant for, as a number that changes when that is over.

        NOW stands for the question that is open.
        """
        return NOW

    def late_refusal(self, state: State, seat: int, choice: int) -> Illegal:
        """The refusal of a choice that was made for a moment that is over."""
        return Illegal("message-late", {}, self.id)

    def version(self, state: State) -> int:
        """What a message for an unchanged table depends on; NOW for everything."""
        return NOW

    # -- matches and series -----------------------------------------------------------------------------------

    def rematch_options(self, state: State, options: Mapping[str, Value]) -> dict[str, Value] | None:
        """The options of the second game of a match, in which the roles of this one change hands; None if there are no
        such matches, or not with so many players."""
        return None

    def sequel(self, state: State, options: Mapping[str, Value]) -> Sequel | None:
        """The next game of the series that this one, which is over, belongs to; None if there is none."""
        return None

    def sequel_options(self, state: State, options: Mapping[str, Value], taken: Mapping[int, str]) -> dict[str, Value]:
        """The options of that next game, when players, by seats, take these things along: where `sequel` gives one."""
        raise NotImplementedError

    def speak_carry_over(self, thing: str) -> tuple[str, Facts]:
        """The message id and the facts that name something that may be taken along."""
        return "plain", {"text": thing}

    # -- games in real time -----------------------------------------------------------------------------------

    def real_time(self, options: Mapping[str, Value]) -> bool:
        """Whether it is played in real time with these options: everybody may act at once, and clocks run."""
        return False

    def clocks(self, state: State) -> list[Clock]:
        """The clocks that run now; those that end together are handled in this order."""
        return []

    def patience(self, state: State) -> Patience:
        """How the players agreed to treat those who are gone."""
        return Patience()

    def active_seats(self, state: State) -> list[int]:
        """The seats that are still in the game."""
        return list(range(state.seats))

    def desertion_choice(self, state: State, gone: Sequence[int]) -> int:
        """What NATURE does next about the seats that are gone, when the table has waited as long as `patience` says."""
        raise NotImplementedError

    def limit_choice(self, state: State) -> int:
        """What NATURE does to end a game that has become too long, where only bots play; NOW when it has not."""
        return NOW

    def is_rushed(self, choice: int) -> bool:
        """Whether everybody wants to be the first with this choice, so that press times may be compared."""
        return False

    def tie_rank(self, state: State, seat: int) -> int:
        """Who comes first among equals."""
        return seat

    # -- words ------------------------------------------------------------------------------------------------

    def speak_choice(self, state: State, ask: Ask, choice: int, names: Sequence[str]) -> tuple[str, Facts]:
        """The message id and the facts that put a choice into words, for the seat that is asked."""
        return "plain", {"text": state.write(ask, choice)}

    def explain_choice(self, state: State, ask: Ask, choice: int) -> tuple[str, tuple[str, Facts] | None]:
        """The clause that says what a choice does, for the seat that is asked, and the message id and the facts of what
        it costs now; an empty clause where its words say all."""
        return "", None

    def clause_summary(self, clause: str, language: str) -> str:
        """A clause in a sentence, for a choice that `explain_choice` explains by it."""
        raise NotImplementedError

    def unfinished_choices(self, state: State, ask: Ask) -> frozenset[int]:
        """The choices after which the same seat is asked more about the same act, so that nobody need be sure yet.
        Nothing that is hidden from the seat may decide it."""
        return frozenset()

    def target(self, state: State, ask: Ask, choice: int) -> Mapping[str, object]:
        """What a choice points at, for a screen: its `kind`, and what belongs to it by names. See `Schema.targets`."""
        return {"kind": "act", "act": state.write(ask, choice)}

    def hand_cards(self, state: State, seat: int) -> Sequence[int]:
        """The cards in a seat's hand, by numbers that are the same for cards of one name; none where nobody has any."""
        return ()

    def speak_card(self, card: int) -> tuple[str, Facts]:
        """The message id and the facts that name such a card: where `hand_cards` gives any."""
        raise NotImplementedError

    def remark(self, state: State) -> tuple[str, Facts] | None:
        """The message id and the facts of something about the game as a whole that everybody can see and may overlook;
        None where there is nothing of the kind."""
        return None

    def unseen_cards(self, state: State, seat: int) -> Sequence[str]:
        """The cards of which a seat does not know where they lie, in notation; none where a game does not list them."""
        return ()

    def reference(self, options: Mapping[str, Value], role: str) -> list[Section]:
        """The reference card with these options, for whoever plays a role, where there are any."""
        return []

    def silence_clause(self, state: State) -> str:
        """The clause that forbids the players to say what they like now; empty when they may."""
        return ""

    def reminder_clause(self, state: State) -> str:
        """The clause that limits what the players may say now, where keeping to it is left to them; else empty."""
        return ""

    # -- looking back -----------------------------------------------------------------------------------------

    def finished_trick(self, events: Sequence[Event], number: int) -> FinishedTrick | None:
        """The trick that an event closes, which all players see once more; `withheld_events` limits later lookups."""
        return None

    def round_result(self, state: State, events: Sequence[Event], number: int) -> RoundResult | None:
        """What the round came to that is over with an event, by events alone: the state may be further on."""
        return None

    def explain_result(self, state: State, events: Sequence[Event]) -> Sequence[Sentence]:
        """How the result of a game that is over came about, beyond its last event."""
        return ()

    def withheld_events(self, state: State, events: Sequence[Event]) -> dict[int, Event | None]:
        """Of all that happened, by number, what the players may not look up now: not at all (None), or only what is
        left of it without its secret part. Memory is free; looking may not be."""
        return {}
