"""Jeton Rouge: its options, its start, its defaults."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ...core.ask import Ask
from ...core.clocks import Clock, Patience
from ...core.event import Event
from ...core.game import register
from ...core.illegal import Facts, Illegal
from ...core.nature import Rng
from ...core.options import Option, Preset, Value
from ...core.real_time_hooks import NOW
from ...core.reference import Section
from ...core.result import RoundResult, Sentence
from ...core.state import State
from ...lessons import TaughtGame
from .cards import FEWEST, HAND, MOST, ONE, count, list_cards, lowest, spell, total_of
from .choices import (
    AGREE,
    DRAW,
    LEAVE,
    LEAVE_OF,
    LIMIT,
    PASS_ON,
    PROPOSE,
    SHARE,
    SHARE_OUTSIDE,
    SHARE_SHORT,
    SHOUT,
    STOP,
    WITHDRAW,
    bid_of,
    is_lay,
)  # fmt: skip
from .pace.clocks import clocks
from .position.position import KEYS, load, seats_of
from .refusals import refusal
from .rounds import Rounds
from .rules import (
    ALL,
    ANY,
    EMPTY_HAND,
    LIVE,
    OWN,
    PASSED,
    RANDOM,
    RESHUFFLES,
    ROUNDS,
    TIMER,
    TURNS,
    VALUE,
    Rules,
)  # fmt: skip
from .rules import DRAW as DRAWING
from .schema import SCHEMA, JetonTarget
from .shares import share_index
from .state.redeal import redeal
from .state.state import Jeton
from .words.reference import reference
from .words.result import explain_result, round_result
from .words.speech import speak_ask, speak_choice, speak_event
from .words.targets import target

FIRST_PLUS = Option("first_plus", False, "5.1.3")  # the other reading of the sheet (P5)
FIRST_PLUS.legacy_default = True
SHOUT_CARDS = Option("shout_cards", ANY, "4.8", known=(ANY, VALUE))  # a restriction is our addition (P3)
SHOUT_CARDS.former_values = (PASSED,)
SHOUT_CARDS.legacy_default = PASSED
WITHDRAWAL = Option("withdrawal", OWN, "6.4", known=(OWN, ALL))  # the other reading of the sheet (P28)
WITHDRAWAL.legacy_default = ALL
LONG = 86400  # no clock is set for more than a day
OPTIONS = (
    Option("form", TURNS, "10.8", known=(TURNS, LIVE)),
    Option("first", "random", "2.3", known=("random", *(str(seat) for seat in range(MOST)))),
    Option("title", "", "1.4"),
    Option("shout", "", "4.1"),
    SHOUT_CARDS,
    Option("target", 6, "8.1", 1, 20, (4, 6, 8)),
    Option("min_per_bidder", 0, "7.5", 0, 1, (0, 1)),
    FIRST_PLUS,
    Option("auto_agree", TIMER, "6.8", known=(TIMER, EMPTY_HAND)),
    Option("withdraw_limit", 0, "6.4", 0, 99, (0, 3)),
    WITHDRAWAL,
    Option("draw_idle_s", 0, "3.1.3", 0, LONG, (0, 5, 10)),
    Option("open_idle_s", 0, "10.4", 0, LONG, (0, 15)),
    Option("propose_idle_s", 0, "6.9", 0, LONG, (0, 20)),
    Option("agree_idle_s", 0, "6.8", 0, LONG, (0, 15)),
    Option("assign_idle_s", 0, "10.4", 0, LONG, (0, 60)),
    Option("all_six_grace_s", 5, "3.4.1", 0, LONG, (0, 5)),
    Option("shout_window_ms", 0, "10.2", 0, 1000, (0, 150)),
    Option("absent_after", 3, "10.11", 1, 99, (3,)),
    Option("absent_s", 120, "10.11", 1, LONG, (120,)),
    Option("away_idle_s", 2, "10.11", 0, LONG, (2,)),
    Option("suspend_max_s", 600, "10.11", 1, LONG, (600,)),
    Option("sim_max_rounds", 0, "10.9", 0, 100_000, (0, ROUNDS)),
    Option("sim_max_reshuffles", 0, "10.9", 0, 100_000, (0, RESHUFFLES)),
)
NUMBERS = tuple(option.name for option in OPTIONS if isinstance(option.default, int))
STRANGERS: dict[str, Value] = {
    "withdraw_limit": 3, "draw_idle_s": 10, "open_idle_s": 15, "propose_idle_s": 20, "agree_idle_s": 15,
    "assign_idle_s": 60,
}  # fmt: skip
SEAT_CLOCKS = ("draw_idle_s", "open_idle_s", "agree_idle_s", "assign_idle_s")
ABSENCE = frozenset(("absent_after", "absent_s", "away_idle_s", "suspend_max_s"))
OF_LIVE = frozenset((*STRANGERS, "withdrawal", "all_six_grace_s", "shout_window_ms", *ABSENCE))
OF_BOTS = frozenset(("sim_max_rounds", "sim_max_reshuffles"))
ABOUT_THE_END = (PROPOSE, AGREE, WITHDRAW)
ENDLESS = 10**9
FLEETING = (  # of a view, what every draw and every word changes
    "draw_seat", "turn", "seq", "skips", "lock", "hand_sizes", "pack_sizes", "proposals", "lays", "table",
)  # fmt: skip


class JetonGame(TaughtGame):
    """What only Jeton Rouge knows. In real time `clairiere.timing` keeps the rest: 10.10 a lost line changes nothing,
    10.14 a message that comes twice acts once."""

    def __init__(self) -> None:
        super().__init__("jeton", FEWEST, MOST, OPTIONS, "1.1", "2.1")
        self.simulation_options = {"sim_max_rounds": ROUNDS, "sim_max_reshuffles": RESHUFFLES}  # 10.9
        self.schema = SCHEMA
        self.patience_clause = "10.11"
        self.log_headings = frozenset(("shouted", "won round", "tied"))  # 4.1, 7.2, 7.8
        self.usually_passed = frozenset(("draw", "bid"))  # 10.5, 10.6
        self.turn_progress_fields = frozenset(FLEETING)
        self.quit_choices = frozenset((LEAVE, STOP, LIMIT, *(LEAVE_OF + seat for seat in range(MOST))))

    def set_up(self, options: dict[str, Value], seats: int) -> State:
        state = Jeton(rules_of(options, seats), seats)
        state.push(Rounds())
        return state

    def load(self, position: object) -> State:
        options, form = self.form(position, KEYS)
        return load(rules_of(options, self.check_seats(seats_of(form))), form)

    def redeal(self, state: State, seat: int, rng: Rng) -> State:
        return redeal(jeton(state), seat, rng)

    def default_choice(self, state: State, ask: Ask) -> int:
        """10.4 Draw, pass, open with one card of the lowest value, agree, give everyone his own stack back.

        In real time most players need not answer at all, and it is the clock that acts for them (clocks.py).
        """
        j = jeton(state)
        if ask.about == "open" and ask.seat == j.launcher:
            return bid_of(ONE[lowest(j.hands[j.launcher])])
        if ask.about == "share" and ask.seat == j.round_winner:
            stacks = [j.stacks[seat] for seat in j.bidders()]
            return SHARE + share_index(total_of(stacks), j.rules.min_per_bidder, stacks)
        usual = [choice for choice in (PASS_ON, DRAW, AGREE) if choice in ask.options]
        return usual[0] if usual else ask.options[-1]

    def presets(self) -> list[Preset]:
        """10.15 The game of the rule sheet, or with a clock for every act and a limit, which are ours."""
        return [
            Preset("friends", "10.15", dict.fromkeys(STRANGERS, 0)),
            Preset("strangers", "10.15", STRANGERS),
        ]

    def irrelevant_options(self, options: Mapping[str, Value]) -> frozenset[str]:
        """10.8 By turns no clock runs and nothing is withdrawn; 10.9 people may play on for ever, and 10.11 nobody is
        deserted for whom no clock acts."""
        if options["form"] != LIVE:
            return OF_BOTS | OF_LIVE
        return OF_BOTS if any([options[name] for name in SEAT_CLOCKS]) else OF_BOTS | ABSENCE

    def foreseeable_asks(self, state: State, seat: int) -> Sequence[Ask]:
        """10.5 To shout or not, 10.6 to pass in the auction: by turns."""
        if jeton(state).rules.live or not jeton(state).active >> seat & 1:
            return ()
        return Ask(seat, "draw", (SHOUT, PASS_ON), "10.5"), Ask(seat, "bid", (PASS_ON,), "10.6")

    def is_routine(self, state: State, choice: int) -> bool:
        """10.5 Those who do not shout let the draw go on."""
        return choice == PASS_ON and jeton(state).phase == DRAWING

    def moment(self, state: State, choice: int) -> int:
        """10.13 A draw is for its turn, a shout for its draw phase, a sharing for its round, a lay too (10.3); 6.7 what
        is said about the end, for the table as it lies; 10.12 leaving is never too late."""
        j = jeton(state)
        if choice == DRAW:
            return j.turn
        if choice == SHOUT or is_lay(choice) or choice >= SHARE or SHARE_OUTSIDE <= choice <= SHARE_SHORT:
            return j.draw_no
        if choice in ABOUT_THE_END:
            return j.table
        return 0 if choice == LEAVE else NOW

    def late_refusal(self, state: State, seat: int, choice: int) -> Illegal:
        """10.13 Refused as stale, unless it would be refused before that for its phase, its sender or the turn."""
        return refusal(jeton(state), seat, choice, True)

    def version(self, state: State) -> int:
        """10.3 A lay may be meant for the table as it lies, and for no other."""
        return jeton(state).table

    def real_time(self, options: Mapping[str, Value]) -> bool:
        return options["form"] == LIVE

    def clocks(self, state: State) -> list[Clock]:
        return clocks(jeton(state))

    def patience(self, state: State) -> Patience:
        """10.11 When a seat is deserted, and how long the others wait; 10.2 how long press times are compared."""
        rules = jeton(state).rules
        if not rules.live:
            return Patience()
        window = rules.shout_window_ms
        return Patience(rules.absent_after, rules.absent_s, rules.away_idle_s, rules.suspend_max_s, window)

    def active_seats(self, state: State) -> list[int]:
        return jeton(state).active_seats()

    def desertion_choice(self, state: State, gone: Sequence[int]) -> int:
        """10.11 The deserted leave one after the other, clockwise from the red holder; if all are gone, nobody wins."""
        j = jeton(state)
        if len(gone) == len(j.active_seats()):
            return STOP
        return LEAVE_OF + min(gone, key=lambda seat: (seat - j.red) % j.seats)

    def limit_choice(self, state: State) -> int:
        """10.9 Where nobody plays but bots, a limit ends the game when drawing starts again."""
        j = jeton(state)
        return LIMIT if j.rules.live and j.phase == DRAWING and j.fresh and j.limit_reached() else NOW

    def is_rushed(self, choice: int) -> bool:
        """10.2 Only shouts are compared by their press times."""
        return choice == SHOUT

    def tie_rank(self, state: State, seat: int) -> int:
        """10.2 At the same press time, whoever sits nearer to the red holder, clockwise."""
        j = jeton(state)
        return (seat - j.red) % j.seats

    def max_answers(self, state: State) -> int:
        """10.9 By turns the limits of a simulation end a game: so many rounds and reshuffles, each with its draws and
        lays, and before each of them everyone may be asked. People may tie and reshuffle without end.
        """
        j = jeton(state)
        if j.rules.live or not j.rules.sim_max_rounds or not j.rules.sim_max_reshuffles:
            return ENDLESS
        n = j.seats
        draws = (HAND + 2) * n * (n + 1)
        lays = (HAND * n + 1) * n + 2
        return 1 + (j.rules.sim_max_rounds + j.rules.sim_max_reshuffles + 1) * (draws + lays)

    def pieces(self, state: State) -> Sequence[object]:
        """1.2 Every card, 1.3 and the red token."""
        j = jeton(state)
        return [*list_cards(total_of([*j.hands, *j.packs, *j.stacks, j.removed])), "red token"]

    def round_result(self, state: State, events: Sequence[Event], number: int) -> RoundResult | None:
        return round_result(jeton(state), events, number)

    def explain_result(self, state: State, events: Sequence[Event]) -> Sequence[Sentence]:
        return explain_result(jeton(state), events)

    def speak_event(self, state: State, event: Event, names: Sequence[str], reader: int) -> tuple[str, Facts]:
        return speak_event(jeton(state), event, names, reader)

    def speak_ask(self, state: State, ask: Ask) -> tuple[str, Facts]:
        return speak_ask(jeton(state), ask)

    def speak_choice(self, state: State, ask: Ask, choice: int, names: Sequence[str]) -> tuple[str, Facts]:
        return speak_choice(jeton(state), ask, choice, names)

    def target(self, state: State, ask: Ask, choice: int) -> JetonTarget:
        return target(jeton(state), ask, choice)

    def hand_cards(self, state: State, seat: int) -> Sequence[int]:
        """1.2 Cards of a kind are not told apart."""
        hand = jeton(state).hands[seat]
        return [card for card in ONE for _ in range(count(hand, ONE.index(card)))]

    def speak_card(self, card: int) -> tuple[str, Facts]:
        return "plain", {"text": spell(card)}

    def reference(self, options: Mapping[str, Value], role: str) -> list[Section]:
        return reference(rules_of(dict(options), MOST))


def rules_of(options: dict[str, Value], seats: int) -> Rules:
    """What was agreed on; 2.3 whoever is to start must be there."""
    rules = Rules()
    first = options["first"]
    rules.first = RANDOM if first == "random" else int(first)
    if rules.first >= seats:
        raise Illegal("jeton-first-not-there", {"seat": rules.first, "most": seats - 1}, "jeton", "2.3")
    rules.live = options["form"] == LIVE
    rules.title = str(options["title"])
    rules.shout = str(options["shout"])
    rules.auto_agree = str(options["auto_agree"])
    rules.value_to_shout = options["shout_cards"] != ANY
    rules.pass_over = options["shout_cards"] == PASSED
    rules.withdraw_all = options["withdrawal"] == ALL
    for name in NUMBERS:
        setattr(rules, name, options[name])
    return rules


def jeton(state: State) -> Jeton:
    assert isinstance(state, Jeton)
    return state


GAME = register(JetonGame())
