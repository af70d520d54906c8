"""Duo as a game on the shelf: its options, its boards, its start, its defaults."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any

from ...core.ask import Ask
from ...core.event import Event, FinishedTrick
from ...core.game import register
from ...core.illegal import Facts
from ...core.nature import Rng
from ...core.options import Option, Value
from ...core.reference import Section
from ...core.result import RoundResult, Sentence
from ...core.state import State
from ...lessons import TaughtGame
from ..trail import finished_trick, last_of
from ..tricks import CARDS, NONE, RANK, SUIT, cards_of
from ..two_hands import SEATS
from .board import AGREED, ASKED, OUT_OF_REACH, RANDOM, Board, Rules
from .cards import CODE, KEEP, NO, READY, SEAT, SPACE, STOP, TOP, TOWARD, TRICKS, YES
from .position import KEYS, load
from .reach import out_of_reach
from .rounds import Rounds, idle_end
from .schema import SCHEMA, DuoTarget
from .state.redeal import redeal
from .state.state import Duo
from .words.notation import deck_left
from .words.reference import reference
from .words.result import explain_result, round_result
from .words.speech import speak_ask, speak_card, speak_choice, speak_event, withheld_events
from .words.targets import target

REFUSALS = Option("refusals", 0, "6.4", 0, 99, (0, 3))  # ours: after so many declined proposals D16 decides; 0: never
REFUSALS.legacy_default = 3  # so it was before there was a choice
PAUSE = Option("pause", False, "9.4")  # ours: each says "ready" where nothing else leaves a moment to talk
PAUSE.legacy_default = False
CLOSED, REMINDER = "closed", "reminder"
TALK = Option("talk", CLOSED, "9.4", known=(CLOSED, REMINDER))
TALK.legacy_default = CLOSED
BOTH, ONE = "both", "one"
AWAITED = Option("ready", BOTH, "9.4", known=(BOTH,))  # whose word ends the talk where the forest has one free end
AWAITED.former_values = (ONE,)
AWAITED.legacy_default = ONE
GIVING_UP = Option("stop", AGREED, "7.5", known=(AGREED, OUT_OF_REACH))  # while victory is possible: ours (D18)
GIVING_UP.former_values = (ASKED,)
GIVING_UP.legacy_default = ASKED
OPTIONS = (
    Option("level", 1, "8.1", 1, 3, (1, 2, 3)),  # 8.2, 8.3
    Option("dealer", "random", "2.5", known=("random", "0", "1")),
    Option("open_tricks", False, "9.2"),
    REFUSALS,
    PAUSE,
    TALK,
    AWAITED,
    GIVING_UP,
)
ENDLESS = 10**9
CLOSING = ("put away", "victory", "defeat")  # what ends a trick


class DuoGame(TaughtGame):
    def __init__(self) -> None:
        super().__init__("duo", SEATS, SEATS, OPTIONS, "1.1", "2.1")
        self.team = True  # 1.1
        self.quit_choices = frozenset((STOP,))  # 7.5
        self.turn_progress_fields = frozenset(("trick", "leader", "trick_number", "hand_sizes", "known", "past_tricks"))
        self.schema = SCHEMA
        self.only_with_choice = frozenset(("move",))  # 5.1.2
        self.log_headings = frozenset(("shuffled",))  # 2.6
        self.turn_verbs = frozenset(("shuffled", "leads"))  # 3.1.3
        self.recall_clause = "9.2"

    def set_up(self, options: dict[str, Value], seats: int) -> State:
        state = Duo(rules_of(options))
        state.push(Rounds())
        return state

    def load(self, position: object) -> State:
        options, form = self.form(position, KEYS)
        return load(rules_of(options), form)

    def redeal(self, state: State, seat: int, rng: Rng) -> State:
        return redeal(duo(state), seat, rng)

    def foreseeable_asks(self, state: State, seat: int) -> Sequence[Ask]:
        """3.2.1 What to follow with, whatever the teammate leads; 6.4, 7.5 what to say to a proposal."""
        hand, votes = cards_of(duo(state).hand(seat)), (YES, NO)
        follow = [Ask(seat, "follow", hand, "3.2.1")] if hand else []
        return [*follow, Ask(seat, "confirm", votes, "6.4"), Ask(seat, "agree", votes, "7.5")]

    def default_choice(self, state: State, ask: Ask) -> int:
        """5.0.2 Change nothing, turn nothing, ignore nothing, give and play the lowest card (rulings D16, D20)."""
        d = duo(state)
        # fmt: off
        match ask.about:
            case "name": return SEAT + ask.seat
            case "exchange": return KEEP
            case "move": return TOWARD + d.rules.board.paws[d.lead] + d.rules.board.paws[d.follow]
            case "propose": return SPACE + idle_end(d)
            case "confirm": return YES if d.proposed == idle_end(d) else NO
            case "agree": return NO
            case "ready": return READY
        # fmt: on
        return min((card for card in ask.options if card != STOP), key=lambda card: (RANK[card], SUIT[card]))

    def agreed_end(self, state: State) -> tuple[int, int] | None:
        """7.5 Whoever is asked proposes to give up, and the teammate agrees (ruling D18)."""
        ask = state.open[0]
        choice = YES if ask.about == "agree" else STOP
        return (ask.seat, choice) if choice in ask.options else None

    def is_left_to_people(self, state: State, ask: Ask) -> bool:
        """6.4 With a bot the human decides which end the forest takes (ruling D16)."""
        return ask.about == "propose"

    def stage(self, state: State) -> int:
        """6.1 A game may be won before its third round."""
        return duo(state).round

    def max_answers(self, state: State) -> int:
        """6.4 Nothing limits how often two people disagree about the forest: that is their choice."""
        return ENDLESS

    def pieces(self, state: State) -> Sequence[object]:
        """1.2 The 30 cards and 1.7 the forest tokens, wherever they are."""
        d = duo(state)
        loose = cards_of(d.pile) if d.pile else deck_left(d)
        table = [card for card in (d.decree, d.lead, d.follow) if card != NONE]
        cards = [*loose, *table, *cards_of(d.hand0), *cards_of(d.hand1), *cards_of(d.past)]
        return [CODE[card] for card in cards] + ["forest token"] * (d.reserve + sum(d.covered))

    def speak_event(self, state: State, event: Event, names: Sequence[str], reader: int) -> tuple[str, Facts]:
        return speak_event(duo(state), event, names, reader)

    def remark(self, state: State) -> tuple[str, Facts] | None:
        """7.5 Victory is out of reach (ruling D18)."""
        return ("duo-out-of-reach", {"clause": "7.5"}) if out_of_reach(duo(state)) else None

    def speak_ask(self, state: State, ask: Ask) -> tuple[str, Facts]:
        return speak_ask(duo(state), ask)

    def speak_choice(self, state: State, ask: Ask, choice: int, names: Sequence[str]) -> tuple[str, Facts]:
        return speak_choice(duo(state), ask, choice, names)

    def target(self, state: State, ask: Ask, choice: int) -> DuoTarget:
        return target(duo(state), choice)

    def silence_clause(self, state: State) -> str:
        """9.4 During a round, unless the table chose to be reminded only (ruling D17)."""
        return "" if duo(state).rules.reminder else restraint(duo(state))

    def reminder_clause(self, state: State) -> str:
        return restraint(duo(state)) if duo(state).rules.reminder else ""

    def hand_cards(self, state: State, seat: int) -> Sequence[int]:
        return cards_of(duo(state).hand(seat))

    def speak_card(self, card: int) -> tuple[str, Facts]:
        return speak_card(card)

    def reference(self, options: Mapping[str, Value], role: str) -> list[Section]:
        return reference(board_of(int(options["level"])))

    def finished_trick(self, events: Sequence[Event], number: int) -> FinishedTrick | None:
        """3.4.1 A trick that was put away; 7.1 or in which the game ended."""
        if events[number].verb not in CLOSING:
            return None
        won, before = last_of(events, "won trick", number), last_of(events, "put away", number)
        if won <= before:
            return None
        earlier = events[before].what[0] % TRICKS if before != NONE else 0
        count = events[number].what[0] if events[number].verb == "put away" else earlier + 1
        return finished_trick(events, number, events[won].what[0], count, CODE)

    def round_result(self, state: State, events: Sequence[Event], number: int) -> RoundResult | None:
        return round_result(duo(state), events, number)

    def explain_result(self, state: State, events: Sequence[Event]) -> Sequence[Sentence]:
        return explain_result(duo(state), events)

    def withheld_events(self, state: State, events: Sequence[Event]) -> dict[int, Event | None]:
        return withheld_events(duo(state), events)


def restraint(d: Duo) -> str:
    """9.4 Talk is free before the first deal, between rounds and after the game."""
    return "" if d.over or d.round == 0 or d.tricks == TRICKS else "9.4"


def rules_of(options: dict[str, Value]) -> Rules:
    level, dealer = int(options["level"]), options["dealer"]
    first = RANDOM if dealer == "random" else int(dealer)
    open_tricks, pause, reminder = bool(options["open_tricks"]), bool(options["pause"]), options["talk"] == REMINDER
    both_ready, stop = options["ready"] == BOTH, str(options["stop"])
    board = board_of(level)
    return Rules(level, first, open_tricks, board, int(options["refusals"]), pause, reminder, both_ready, stop)


@cache
def board_of(level: int) -> Board:
    """8.1, 8.2, 8.3 The side that a level is played on, with its gems and tokens, from data/boards.json."""
    data = boards()
    chosen = data["levels"][str(level)]
    return board(data, chosen["side"], chosen["with_diamonds"], chosen["forest_tokens"], chosen["base_points"])


def board(data: dict[str, Any], name: str, diamonds: bool, tokens: int, base: int) -> Board:
    """1.4 A side of the board; 1.3 the paw prints are the same in every suit."""
    side = data["sides"][name]
    squares, more = side["squares"]["value"], side["diamonds"]["value"]
    gems = tuple(square + diamond * diamonds for square, diamond in zip(squares, more, strict=True))
    assert len(gems) == side["spaces"]["value"]
    by_rank = [*data["paws_by_rank"]["value"], *[0] * (CARDS // 3 - TOP)]
    paws = tuple(by_rank[RANK[card] - 1] for card in range(CARDS))
    plus = tuple(side["plus"]["value"])
    box = data["gems_in_box"]["value"]
    return Board(name, side["reconstruction"], side["start"]["value"], gems, plus, tokens, base, paws, box)


def boards() -> dict[str, Any]:
    """The boards as the data file has them, with how sure each value is."""
    data: dict[str, Any] = json.loads((files(__package__) / "data" / "boards.json").read_text("utf-8"))
    return data


def duo(state: State) -> Duo:
    assert isinstance(state, Duo)
    return state


GAME = register(DuoGame())
