"""Le Renard des Bois: its options, its start, its defaults."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

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
from ..trail import finished_trick
from ..tricks import NONE, RANK, SUIT, cards_of
from ..two_hands import SEATS
from .cards import CODE, KEEP
from .notation import deck_left
from .position import KEYS, load
from .redeal import redeal
from .reference import reference
from .result import explain_result, round_result
from .rounds import Rounds
from .schema import SCHEMA, RenardAct, RenardCard
from .speech import speak_ask, speak_choice, speak_event, withheld_events
from .state import RANDOM, Renard, Rules

OPTIONS = (
    Option("target", 21, "6.7", 1, 200, (16, 21, 35)),  # 6.1, 6.8
    Option("edition", 1, "5.1", 1, 2, (1, 2)),
    Option("dealer", "random", "2.1", known=("random", "0", "1")),
    Option("open_tricks", False, "7.3"),
    Option("extra_round", False, "6.6"),
)
LONGEST_ROUND = 3 + 26 + 3 + 2 * 3  # deals and decree, plays, three Foxes, three Woodcutters


class RenardGame(TaughtGame):
    def __init__(self) -> None:
        super().__init__("renard", SEATS, SEATS, OPTIONS, "1.1", "2.3")
        self.log_headings = frozenset(("shuffled",))  # 2.3
        self.turn_verbs = frozenset(("shuffled", "leads"))  # 3.1.2
        self.recall_clause = "7.3"
        self.turn_progress_fields = frozenset(("trick", "leader", "trick_number", "hand_sizes", "known", "past_tricks"))
        self.schema = SCHEMA

    def set_up(self, options: dict[str, Value], seats: int) -> State:
        state = Renard(rules_of(options))
        state.push(Rounds())
        return state

    def load(self, position: object) -> State:
        options, form = self.form(position, KEYS)
        return load(rules_of(options), form)

    def redeal(self, state: State, seat: int, rng: Rng) -> State:
        return redeal(renard(state), seat, rng)

    def foreseeable_asks(self, state: State, seat: int) -> Sequence[Ask]:
        """3.2.1 What to follow with, whatever the other leads."""
        hand = cards_of(renard(state).hand(seat))
        return [Ask(seat, "follow", hand, "3.2.1")] if hand else []

    def default_choice(self, state: State, ask: Ask) -> int:
        """4.3.2 Keep the decree, 4.5.3 bury the card just drawn, else play the lowest legal card (ruling F26)."""
        if ask.about == "exchange":
            return KEEP
        if ask.about == "bury":
            return renard(state).drawn
        return min(ask.options, key=lambda card: (RANK[card], SUIT[card]))

    def max_answers(self, state: State) -> int:
        """A round brings both together at least 6 points (5.5), so the mark is reached after so many rounds.

        Extra rounds have no end in the law, but a level one needs all three 7s on the losing side: a hundred is plenty.
        """
        rules = renard(state).rules
        rounds = 2 * rules.target // 6 + 1 + (100 if rules.extra_round else 0)
        return 1 + rounds * LONGEST_ROUND

    def pieces(self, state: State) -> Sequence[object]:
        """1.2 The 33 cards, wherever they are."""
        r = renard(state)
        loose = cards_of(r.pile) if r.pile else deck_left(r)
        table = [card for card in (r.decree, r.lead, r.follow) if card != NONE]
        hidden = [*loose, *(mark & 63 for mark in r.buried)]
        held = [*cards_of(r.hand0), *cards_of(r.hand1), *cards_of(r.won0), *cards_of(r.won1)]
        return [CODE[card] for card in (*hidden, *table, *held)]

    def speak_event(self, state: State, event: Event, names: Sequence[str], reader: int) -> tuple[str, Facts]:
        return speak_event(renard(state), event, names, reader)

    def speak_ask(self, state: State, ask: Ask) -> tuple[str, Facts]:
        return speak_ask(renard(state), ask)

    def speak_choice(self, state: State, ask: Ask, choice: int, names: Sequence[str]) -> tuple[str, Facts]:
        return speak_choice(choice)

    def target(self, state: State, ask: Ask, choice: int) -> RenardCard | RenardAct:
        """A card, or leaving the decree (4.3.2)."""
        return {"kind": "act", "act": "keep"} if choice == KEEP else {"kind": "card", "card": CODE[choice]}

    def hand_cards(self, state: State, seat: int) -> Sequence[int]:
        return cards_of(renard(state).hand(seat))

    def speak_card(self, card: int) -> tuple[str, Facts]:
        return speak_choice(card)

    def reference(self, options: Mapping[str, Value], role: str) -> list[Section]:
        return reference(int(options["edition"]))

    def finished_trick(self, events: Sequence[Event], number: int) -> FinishedTrick | None:
        """3.4.1 A trick that was taken."""
        if events[number].verb != "took trick":
            return None
        winner, count = events[number].what
        return finished_trick(events, number, winner, count, CODE)

    def round_result(self, state: State, events: Sequence[Event], number: int) -> RoundResult | None:
        return round_result(renard(state), events, number)

    def explain_result(self, state: State, events: Sequence[Event]) -> Sequence[Sentence]:
        return explain_result(renard(state), events)

    def withheld_events(self, state: State, events: Sequence[Event]) -> dict[int, Event | None]:
        return withheld_events(renard(state), events)


def rules_of(options: dict[str, Value]) -> Rules:
    dealer = options["dealer"]
    return Rules(
        int(options["target"]),
        int(options["edition"]),
        RANDOM if dealer == "random" else int(dealer),
        bool(options["open_tricks"]),
        bool(options["extra_round"]),
    )


def renard(state: State) -> Renard:
    assert isinstance(state, Renard)
    return state


GAME = register(RenardGame())
