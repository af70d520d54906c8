"""Pebbles: a whole game in two hundred lines, with hidden cards and all three kinds of window.

Everybody is dealt two cards of nine. Twice, each lays one in secret; all are shown, and the highest takes a pebble.
Then three pebbles lie in the middle, and whoever is quickest takes one, until they are gone or somebody calls a halt.
It is there to be read by authors of games, and to try the conformance suite on.
"""

from __future__ import annotations

from collections.abc import Sequence

from ..core.ask import NATURE, Ask
from ..core.event import Event
from ..core.game import Game
from ..core.illegal import Facts, Illegal, no_chance
from ..core.nature import Rng
from ..core.options import Option, Value
from ..core.state import State, Step, View

DECK = tuple(range(1, 10))
HALT, GRAB = 0, 1


class Pebbles(State):
    """Hands, the cards on the table, the pebbles."""

    def __init__(self, seats: int, middle: int) -> None:
        super().__init__(seats)
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.laid: list[int] = []
        self.pebbles = [0] * seats
        self.middle = middle

    def copy(self) -> Pebbles:
        other = type(self)(self.seats, self.middle)
        self.copy_into(other)
        other.hands = [hand.copy() for hand in self.hands]
        other.laid = self.laid.copy()
        other.pebbles = self.pebbles.copy()
        return other

    def view(self, seat: int) -> PebblesView:
        return PebblesView(self, seat)

    def points(self) -> list[int]:
        return self.pebbles.copy()

    def winners(self) -> list[int]:
        most = max(self.pebbles)
        return [seat for seat in range(self.seats) if self.pebbles[seat] == most] if self.over else []

    def refusal(self, seat: int, choice: int) -> Illegal:
        if seat == NATURE and self.open and self.open[0].seat != NATURE:
            return no_chance("pebbles", self.open[0].clause)
        return Illegal("plain", {"text": f"seat {seat} may not answer {choice} now"}, "pebbles", "1.1")

    def write(self, ask: Ask, choice: int) -> str:
        return str(choice)

    def read(self, ask: Ask, text: str) -> int:
        if not text.isdigit():
            raise Illegal("plain", {"text": f"“{text}” is no number"}, "pebbles", "1.1")
        return int(text)

    def dump(self) -> dict[str, object]:
        return {
            "game": "pebbles",
            "options": {"middle": self.middle},
            "hands": [hand.copy() for hand in self.hands],
            "laid": self.laid.copy(),
            "pebbles": self.pebbles.copy(),
            "sealed": [[seat, choice] for seat, choice in sorted((self.sealed or {}).items())],
            "steps": [[type(step).__name__, step.at] for step in self.stack],
        }

    def left(self) -> int:
        """1.5 The pebbles in the middle: each lay of all has brought one from elsewhere."""
        return self.middle - sum(self.pebbles) + len(self.laid) // self.seats

    # -- verbs ------------------------------------------------------------------------------------------------

    def deal(self, seat: int, card: int) -> None:
        self.hands[seat].append(card)
        self.tell("dealt", "1.2", (seat,), (card,), 1 << seat)

    def reveal(self, cards: dict[int, int]) -> None:
        for seat in sorted(cards):
            self.hands[seat].remove(cards[seat])
            self.laid.append(cards[seat])
            self.tell("laid", "1.3", (seat, cards[seat]), reveals=True)
        self.award(max(cards, key=lambda seat: cards[seat]))

    def award(self, seat: int) -> None:
        self.pebbles[seat] += 1
        self.tell("pebble", "1.4", (seat,))


class PebblesView(View):
    """One's own hand; how many cards the others hold; what lies open."""

    def __init__(self, state: Pebbles, seat: int) -> None:
        super().__init__(state, seat)
        self.hand = state.hands[seat].copy() if seat >= 0 else []
        self.sizes = [len(hand) for hand in state.hands]
        self.laid = state.laid.copy()
        self.pebbles = state.pebbles.copy()
        self.left = state.left()

    def wire(self) -> dict[str, object]:
        return {
            "seat": self.seat,
            "hand": self.hand,
            "sizes": self.sizes,
            "laid": self.laid,
            "pebbles": self.pebbles,
            "left": self.left,
            "options": [list(ask.options) for ask in self.asks],
        }


class Deal(Step):
    """1.2 Two cards each: a rung that asks changes nothing, the rung above it deals."""

    def run(self, state: State, answer: int) -> None:
        assert isinstance(state, Pebbles)
        rung = self.climb()
        if rung % 2:
            state.deal(rung // 2 % state.seats, answer)
        elif rung < 4 * state.seats:
            held = {card for hand in state.hands for card in hand}
            state.ask(NATURE, "deal", tuple(card for card in DECK if card not in held), "1.2")
        else:
            state.done()
            state.push(Grab())
            state.push(Bid())
            state.push(Bid())

    def copy(self) -> Step:
        return self.twin(Deal())


class Bid(Step):
    """1.3 Each lays a card in secret; all are shown together."""

    def run(self, state: State, answer: int) -> None:
        assert isinstance(state, Pebbles)
        if self.climb() == 0:
            asks = [Ask(seat, "bid", tuple(hand), "1.3", sealed=True) for seat, hand in enumerate(state.hands)]
            state.ask_all(tuple(asks))
        else:
            assert state.sealed is not None
            state.reveal(state.sealed)
            state.done()

    def copy(self) -> Step:
        return self.twin(Bid())


class Grab(Step):
    """1.5 The quickest takes a pebble from the middle, until they are gone or somebody calls a halt."""

    def run(self, state: State, answer: int) -> None:
        assert isinstance(state, Pebbles)
        if self.climb() == 0:
            state.ask_all(tuple(Ask(seat, "grab", (HALT, GRAB), "1.5") for seat in range(state.seats)))
            return
        self.at = 0
        if answer == GRAB:
            state.award(state.by)
        if answer == HALT or not state.left():
            state.done()

    def copy(self) -> Step:
        return self.twin(Grab())



class PebblesGame(Game):
    STEPS = (Deal, Bid, Grab)

    def __init__(self) -> None:
        super().__init__("pebbles", 2, 4, (Option("middle", 3, "1.5", 1, 9, (3,)),), "1.1")

    def start(self, options: dict[str, Value], seats: int) -> State:
        state = Pebbles(seats, int(options["middle"]))
        state.push(Deal())
        return state

    def load(self, position: object) -> State:
        options, form = self.form(position, ("game", "options", "hands", "laid", "pebbles", "sealed", "steps"))
        values: dict[object, object] = form.values
        hands: list[list[int]] = values["hands"]  # type: ignore[assignment]
        state = self.start(options, len(hands))
        assert isinstance(state, Pebbles)
        state.hands = hands
        state.laid = values["laid"]  # type: ignore[assignment]
        state.pebbles = values["pebbles"]  # type: ignore[assignment]
        state.sealed = dict(values["sealed"]) or None  # type: ignore[call-overload]
        if any(card not in hands[seat] for seat, card in (state.sealed or {}).items()):
            raise Illegal("plain", {"text": "who has laid a card in secret still holds it"}, "pebbles", "1.3")
        steps = {step.__name__: step for step in self.STEPS}
        state.done()
        for name, at in values["steps"]:  # type: ignore[attr-defined]
            step = steps[name]()
            step.at = at
            state.push(step)
        state.reopen()
        return state

    def redeal(self, state: State, seat: int, rng: Rng) -> State:
        other = state.copy()
        assert isinstance(other, Pebbles)
        own = other.hands[seat] if seat >= 0 else []
        unseen = [card for card in DECK if card not in own and card not in other.laid]
        for player in range(other.seats):
            if player != seat:
                other.hands[player] = [unseen.pop(rng.below(len(unseen))) for _ in other.hands[player]]
        sealed = other.sealed or {}
        other.sealed = {who: sealed[who] if who == seat else rng.pick(other.hands[who]) for who in sealed} or None
        other.reopen()
        return other

    def idle(self, state: State, ask: Ask) -> int:
        return ask.options[0]

    def bound(self, state: State) -> int:
        assert isinstance(state, Pebbles)
        return 4 * state.seats + state.middle

    def pieces(self, state: State) -> Sequence[object]:
        assert isinstance(state, Pebbles)
        held = [card for hand in state.hands for card in hand]
        return [*held, *state.laid, *(card for card in DECK if card not in held and card not in state.laid)]

    def speak_event(self, state: State, event: Event, names: Sequence[str], reader: int) -> tuple[str, Facts]:
        who = "you" if event.what[0] == reader else names[event.what[0]]
        return "plain", {"text": f"{who} {event.verb} {event.what[1:]} {event.secret}"}

    def speak_ask(self, state: State, ask: Ask) -> tuple[str, Facts]:
        return "plain", {"text": ask.about}


PEBBLES = PebblesGame()
