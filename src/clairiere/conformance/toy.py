"""Pebbles: a whole game in one file, with hidden cards and all three kinds of window.

Its law. 1.1 Two to four play. 1.2 Each player is dealt two cards of nine. 1.3 Twice, each lays one in secret; all are
shown together, 1.4 and the highest takes a pebble. 1.5 Then three pebbles lie in the middle, and the quickest player
takes one, until they are gone or a player calls a halt. 1.6 The player with the most pebbles wins.

Read it before you write a game, or try the conformance suite on it. A game of the package has a folder, and a file for
each part of this one: its state with the verbs, its view, a file for each chapter of steps, its schema, its positions,
and the game itself.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal, TypedDict

from ..core.ask import NATURE, Ask
from ..core.event import Event
from ..core.form import Form
from ..core.game import Game
from ..core.illegal import Facts, Illegal, no_chance
from ..core.nature import Rng
from ..core.options import Option, Value
from ..core.schema import NUMBER, SEAT, Schema, fields
from ..core.state import State, Step, View

DECK: Final = tuple(range(1, 10))  # 1.2
HAND: Final = 2  # 1.2
HALT: Final = 0  # 1.5
GRAB: Final = 1
KEYS: Final = ("game", "options", "hands", "laid", "pebbles", "sealed", "steps")
NO_CARD: Final = 0


# -- the state ------------------------------------------------------------------------------------------------


class Pebbles(State):
    """Hands, the cards on the table, the pebbles."""

    def __init__(self, seats: int, middle: int) -> None:
        super().__init__(seats)
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.laid: list[int] = []
        self.pebbles = [0] * seats
        self.middle = middle  # the pebbles there at first

    def copy(self) -> Pebbles:
        other = type(self)(self.seats, self.middle)
        self.copy_into(other)
        other.hands = [hand.copy() for hand in self.hands]
        other.laid = self.laid.copy()
        other.pebbles = self.pebbles.copy()
        return other

    # -- looking ----------------------------------------------------------------------------------------------

    def undealt(self) -> tuple[int, ...]:
        """1.2 Return the cards that have not been dealt."""
        dealt = {card for hand in self.hands for card in hand}.union(self.laid)
        return tuple([card for card in DECK if card not in dealt])

    def left(self) -> int:
        """1.5 Return the pebbles in the middle; those of 1.4 come from elsewhere."""
        return self.middle - sum(self.pebbles) + len(self.laid) // self.seats

    def view(self, seat: int) -> PebblesView:
        return PebblesView(self, seat)

    def points(self) -> list[int]:
        return self.pebbles.copy()

    def winners(self) -> list[int]:
        """1.6 The players with the most pebbles."""
        return [seat for seat in range(self.seats) if self.pebbles[seat] == max(self.pebbles)] if self.over else []

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
        sealed = self.sealed or {}
        return {
            "game": "pebbles",
            "options": {"middle": self.middle},
            "hands": [hand.copy() for hand in self.hands],
            "laid": self.laid.copy(),
            "pebbles": self.pebbles.copy(),
            "sealed": [sealed.get(seat, NO_CARD) for seat in range(self.seats)],
            "steps": [[type(step).__name__, step.at] for step in self.stack],
        }

    # -- verbs ------------------------------------------------------------------------------------------------

    def deal(self, seat: int, card: int) -> None:
        """1.2 A card that only its owner sees."""
        self.hands[seat].append(card)
        if self.log is not None:
            self.tell("dealt", "1.2", (seat,), (card,), 1 << seat)

    def lay(self, seat: int, card: int) -> None:
        """1.3 A card is shown."""
        self.hands[seat].remove(card)
        self.laid.append(card)
        if self.log is not None:
            self.tell("laid", "1.3", (seat, card), reveals=True)

    def award(self, seat: int) -> None:
        """1.4, 1.5 A player gets a pebble."""
        self.pebbles[seat] += 1
        if self.log is not None:
            self.tell("pebble", "1.4", (seat,))


class PebblesView(View):
    """The viewer's hand, the sizes of all hands, and what is public."""

    def __init__(self, p: Pebbles, seat: int) -> None:
        super().__init__(p, seat)
        self.hand = p.hands[seat].copy() if seat >= 0 else []  # 1.2
        self.sizes = [len(hand) for hand in p.hands]
        self.laid = p.laid.copy()  # 1.3
        self.pebbles = p.pebbles.copy()
        self.left = p.left()

    def to_wire(self) -> PebblesSeen:
        return {
            "seat": self.seat,
            "hand": self.hand,
            "sizes": self.sizes,
            "laid": self.laid,
            "pebbles": self.pebbles,
            "left": self.left,
        }


# -- the steps ------------------------------------------------------------------------------------------------


class PebblesStep(Step):
    """A step that knows its game."""

    def run(self, state: State, answer: int) -> None:
        assert isinstance(state, Pebbles)
        self.play(state, answer)

    def play(self, p: Pebbles, answer: int) -> None:
        raise NotImplementedError

    def copy(self) -> Step:
        return type(self)(self.at)


class Play(PebblesStep):
    """1.1 The whole game."""

    def play(self, p: Pebbles, answer: int) -> None:
        # fmt: off
        match self.climb():
            case 0: p.push(Deal())                      # 1.2
            case 1: p.push(Bid())                       # 1.3
            case 2: p.push(Bid())
            case 3: p.push(Grab())                      # 1.5
            case _: p.done()                            # 1.6


class Deal(PebblesStep):
    """1.2 One card after the other: NATURE says which, so the deck has no order that could leak."""

    def play(self, p: Pebbles, answer: int) -> None:
        # fmt: off
        match self.climb():
            case 0: p.ask(NATURE, "deal", p.undealt(), "1.2")
            case _: self.deal(p, answer)

    def deal(self, p: Pebbles, card: int) -> None:
        """1.2 It goes to the player with the fewest, until each has two."""
        sizes = [len(hand) for hand in p.hands]
        p.deal(sizes.index(min(sizes)), card)
        if len(p.hands[-1]) == HAND:
            p.done()
        else:
            self.at = 0


class Bid(PebblesStep):
    """1.3 Each lays a card in secret; all are shown together."""

    def play(self, p: Pebbles, answer: int) -> None:
        # fmt: off
        match self.climb():
            case 0: self.must_lay(p)                    # 1.3
            case _: self.reveal(p)                      # 1.4

    def must_lay(self, p: Pebbles) -> None:
        """1.3 A sealed window: it closes when all have answered."""
        p.ask_all(tuple([Ask(seat, "bid", tuple(p.hands[seat]), "1.3", sealed=True) for seat in range(p.seats)]))

    def reveal(self, p: Pebbles) -> None:
        """1.4 The highest card takes a pebble."""
        assert p.sealed is not None
        cards = [p.sealed[seat] for seat in range(p.seats)]
        for seat in range(p.seats):
            p.lay(seat, cards[seat])
        p.award(cards.index(max(cards)))
        p.done()


class Grab(PebblesStep):
    """1.5 The quickest takes a pebble from the middle, until they are gone or a player calls a halt."""

    def play(self, p: Pebbles, answer: int) -> None:
        # fmt: off
        match self.climb():
            case 0: self.may_grab(p)                    # 1.5
            case _: self.grab(p, answer)

    def may_grab(self, p: Pebbles) -> None:
        """1.5 A race: the first answer closes the window for all."""
        p.ask_all(tuple([Ask(seat, "grab", (HALT, GRAB), "1.5") for seat in range(p.seats)]))

    def grab(self, p: Pebbles, answer: int) -> None:
        """1.5 One pebble, or a halt; if there are more, the window opens again."""
        if answer == GRAB:
            p.award(p.by)
        if answer == HALT or not p.left():
            p.done()
        else:
            self.at = 0


# -- what goes to a screen ------------------------------------------------------------------------------------


class PebblesSeen(TypedDict):
    """What one seat sees; lists are by seats, but `hand` and `laid`."""

    seat: int
    hand: list[int]
    sizes: list[int]
    laid: list[int]
    pebbles: list[int]
    left: int


class PebblesCard(TypedDict):
    """A card of the hand, to lay."""

    kind: Literal["card"]
    card: int


class PebblesAct(TypedDict):
    """1.5 A choice about the pebbles in the middle."""

    kind: Literal["act"]
    act: Literal["halt", "grab"]


EVENTS: Final = {
    "dealt": fields(seat=SEAT).with_secret(card=NUMBER),
    "laid": fields(seat=SEAT, card=NUMBER),
    "pebble": fields(seat=SEAT),
}


# -- positions ------------------------------------------------------------------------------------------------


def read_hands(form: Form) -> list[list[int]]:
    """1.2 The cards of each player."""
    hands = form.items("hands", form.values.get("hands"))
    return [read_cards(form, f"hands[{seat}]", hands[seat]) for seat in range(len(hands))]


def read_cards(form: Form, where: str, cards: object) -> list[int]:
    """1.2 Cards of the deck."""
    return [form.number(where, card, DECK[0], DECK[-1]) for card in form.items(where, cards)]


def read_sealed(form: Form, p: Pebbles) -> dict[int, int] | None:
    """1.3 The cards that players have laid in secret and still hold."""
    cards = form.wholes("sealed", [NO_CARD] * p.seats, NO_CARD, DECK[-1])
    sealed = {seat: cards[seat] for seat in range(p.seats) if cards[seat] != NO_CARD}
    for seat in sealed:
        if sealed[seat] not in p.hands[seat]:
            raise form.refusal("plain", f"sealed[{seat}]", {"text": "who lays a card in secret still holds it"}, "1.3")
    return sealed or None


def read_step(form: Form, where: str, line: object, known: Sequence[type[PebblesStep]]) -> PebblesStep:
    """Return an unfinished step from its name and rung. Raise Illegal."""
    parts = form.items(where, line)
    for step in known:
        if len(parts) == 2 and parts[0] == step.__name__:
            return step(form.number(f"{where}[1]", parts[1], 1, 9))
    raise form.refusal("plain", where, {"text": "this is no step"})


# -- the game on the shelf ------------------------------------------------------------------------------------


class PebblesGame(Game):
    STEPS: tuple[type[PebblesStep], ...] = (Play, Deal, Bid, Grab)

    def __init__(self) -> None:
        super().__init__("pebbles", 2, 4, (Option("middle", 3, "1.5", 1, 9, (3,)),), "1.1")
        self.schema = Schema(PebblesSeen, (PebblesCard, PebblesAct), EVENTS)

    def start(self, options: dict[str, Value], seats: int) -> State:
        p = Pebbles(seats, int(options["middle"]))
        p.push(Play())
        return p

    def load(self, position: object) -> State:
        options, form = self.form(position, KEYS)
        hands = read_hands(form)
        p = self.start(options, self.check_seats(len(hands)))
        assert isinstance(p, Pebbles)
        p.done()  # the position says which steps are unfinished
        p.hands = hands
        p.laid = read_cards(form, "laid", form.values.get("laid", []))
        p.pebbles = form.wholes("pebbles", [0] * p.seats, 0, 99)
        p.sealed = read_sealed(form, p)
        steps = form.items("steps", form.values.get("steps", []))
        for i in range(len(steps)):
            p.push(read_step(form, f"steps[{i}]", steps[i], self.STEPS))
        p.reopen()
        return p

    def redeal(self, state: State, seat: int, rng: Rng) -> State:
        """1.2 The cards that the seat does not see change hands; 1.3 any of them may have been laid in secret."""
        other = pebbles(state).copy()
        own = other.hands[seat] if seat >= 0 else []
        unseen = [card for card in DECK if card not in own and card not in other.laid]
        for player in range(other.seats):
            if player != seat:
                other.hands[player] = [unseen.pop(rng.below(len(unseen))) for _ in other.hands[player]]
        sealed = other.sealed or {}
        other.sealed = {who: sealed[who] if who == seat else rng.pick(other.hands[who]) for who in sealed} or None
        other.reopen()
        return other

    def default_choice(self, state: State, ask: Ask) -> int:
        """1.3 The first card, 1.5 or a halt."""
        return ask.options[0]

    def max_answers(self, state: State) -> int:
        """1.2, 1.3 Two cards each, dealt and laid; 1.5 a pebble, or the halt, at a time."""
        return 2 * HAND * state.seats + pebbles(state).middle

    def pieces(self, state: State) -> Sequence[object]:
        """1.2 Nine cards."""
        p = pebbles(state)
        return [card for hand in p.hands for card in hand] + p.laid + list(p.undealt())

    def target(self, state: State, ask: Ask, choice: int) -> PebblesCard | PebblesAct:
        if ask.about == "grab":
            return {"kind": "act", "act": "grab" if choice == GRAB else "halt"}
        return {"kind": "card", "card": choice}

    def speak_event(self, state: State, event: Event, names: Sequence[str], reader: int) -> tuple[str, Facts]:
        who = "you" if event.what[0] == reader else names[event.what[0]]
        return "plain", {"text": f"{who} {event.verb} {event.what[1:]} {event.secret}"}

    def speak_ask(self, state: State, ask: Ask) -> tuple[str, Facts]:
        return "plain", {"text": ask.about}


def pebbles(state: State) -> Pebbles:
    """Return the state as one of this game."""
    assert isinstance(state, Pebbles)
    return state


PEBBLES: Final = PebblesGame()
