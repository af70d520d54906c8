"""The runner for the Mechanical Marquise does at a real table what the engine does here."""

from __future__ import annotations

import pytest

from clairiere import Illegal, find
from clairiere.companion.board import TableEditor, automaton, laid_open
from clairiere.companion.marquise import FILL, ROLL, turn
from clairiere.companion.spying import spied
from clairiere.conformance import law
from clairiere.core.ask import NATURE, NO_ANSWER, SPECTATOR
from clairiere.core.nature import Rng
from clairiere.core.state import IDLE
from clairiere.games.root.factions.mechanical.board import board_of
from clairiere.games.root.state.terms import CODE
from clairiere.games.root.turn import Turns

ROOT = find("root")
SETS = (
    {"factions": "eyrie,alliance,mechanical", "mode": "coop", "head_start": 6},
    {"factions": "eyrie,alliance,vagabond,mechanical"},
    {"factions": "vagabond,mechanical", "mode": "coop"},
    {"factions": "cult,riverfolk,vagabond,mechanical", "mode": "coop", "board": "winter"},
)
TURNS = 1_000  # of hers, over all sets
OWN = (  # cards of hands and decks, and turns, which a real table counts itself
    "available", "discarded", "drew", "order added", "reshuffled", "supporter gone", "supporters lost", "turn",
)  # fmt: skip
SETTLED = ("clearings", "ruins", "players", "items")  # what lies open on the table


class Watched:
    """A random game in which her turns are written down: the board before, what was said, what came of it."""

    def __init__(self, options, seed):
        self.rng = Rng(seed)
        self.state = ROOT.new(options, len(options["factions"].split(",")))
        self.state.log = []
        self.board, self.turns = None, []

    def play(self):
        state = self.state
        while state.open:
            ask = state.open[0]
            choice = self.rng.pick(ask.options)
            if self.board is not None:
                self.hear(ask, choice)
            state.open, state.by = (), ask.seat
            self.run(choice)
        if self.board is not None:
            self.close(None)
        return self.turns

    def run(self, choice):
        state = self.state
        state.step.run(state, choice)
        while not state.open and state.step is not IDLE:
            if isinstance(state.step, Turns) and state.step.at == 0 and state.turn == automaton(state):
                self.board, self.mark, self.said = laid_open(state), len(state.log), []
                self.orders = [CODE[card] for card in board_of(state, state.turn).orders]
            state.step.run(state, NO_ANSWER)

    def hear(self, ask, choice):
        if ask.about == FILL:
            self.close(laid_open(self.state))
        elif ask.seat != NATURE or ask.about == ROLL:
            self.said.append(self.state.write(ask, choice))

    def close(self, after):
        told = seen(self.state.log[self.mark :])
        shown = sum(verb == "order" for verb, _, _ in told)
        self.turns.append((self.board, self.orders[:shown], self.said, told, after))
        self.board = None


def seen(events):
    """Events as everybody at the table sees them."""
    told = [event.seen_by(SPECTATOR) for event in events if event.verb not in OWN]
    return [(event.verb, event.clause, event.what) for event in told]


def settled(position):
    return position and {key: position[key] for key in SETTLED}


@law("root:MM.12", "root:MM.13", "root:MM.14", "root:MM.15", "root:MM.16", "root:MM.17", "root:MM.18", "root:MM.22")
@pytest.mark.parametrize("options", SETS, ids=lambda options: options["factions"])
def test_a_quarter_of_a_thousand_random_turns_are_the_engine_s(options):
    compared, seed = 0, 1
    while compared < TURNS // len(SETS):
        for board, orders, said, told, after in Watched(options, seed).play():
            ran = turn(board, orders, said)
            assert seen(ran.events) == told, (options, seed)
            assert settled(ran.after) == settled(after), (options, seed)
            assert ran.asked is None and not ran.order
            for number, rivals in ran.rivals.items():
                assert ran.events[number].what[1] == rivals[0].seat, "she attacks the first of them (MM.15)"
            compared += 1
        seed += 1


def board_of_table(**options):
    draft = TableEditor().begin(ROOT, {"factions": "eyrie,alliance,mechanical", "mode": "coop", **options}, 3)
    return draft.position


@law("root:COOP.5", "root:MM.5")
def test_a_board_begins_after_the_set_up_without_anybody_s_cards():
    position = board_of_table(head_start=6)
    assert position["players"]["X"]["score"] == 6 and not position["players"]["X"]["board"]["orders"]
    assert not any(position["players"][letter]["hand"] for letter in "EA")
    groups = TableEditor().groups(position, ["", "", ""])
    paths = [field.path for group in groups for field in group.fields]
    assert "clearings.1.X.keep" in paths and "players.A.score" in paths and "players.E.hand" not in paths


@law("root:MM.13", "root:MM.22")
def test_the_table_is_asked_for_orders_dice_and_choices_as_they_come():
    changes = {"clearings.1.E.warrior": 1, "clearings.1.E.roost": 1}  # where foxes live, and one warrior of hers
    position = TableEditor().change(ROOT, board_of_table(), changes, ["", "", ""]).position
    first = turn(position, [], [])
    assert first.order and first.after is None, "she has scored, and an order is to be revealed"
    roll = turn(position, ["ambush-f"], [])
    assert roll.asked.about == "dice" and not roll.order
    again = turn(position, ["ambush-f"], ["1:0"])
    assert again.order, "an order without a cost is followed by the next (MM.22)"
    done = turn(position, ["ambush-f", "steel-f"], ["1:0", "0:0"])
    assert done.after is not None and not done.order and "E" not in done.after["clearings"]["1"], "defenseless"
    assert turn(done.after, [], []).order, "and her next turn begins from there"


def board_with_a_spy(spy="spy-r"):
    return TableEditor().change(ROOT, board_of_table(), {"players.E.crafted": [spy]}, ["", "", ""]).position


@law("root:MM.24", "root:MM.25", "root:MM.27")
def test_what_a_spy_has_seen_need_not_be_told_again():
    position = board_with_a_spy()
    asked = spied(position, [], "spy-r", [])
    assert asked.asked.about == "spy" and len(asked.asked.options) == 5
    assert spied(position, [], "spy-r", ["2"]).order, "all see which card it is"
    stays = spied(position, [], "spy-r", ["2", "ambush-f"])
    assert stays.asked.about == "swap" and stays.after is None
    swapped = spied(position, [], "spy-r", ["2", "ambush-f", "2", "1"])
    assert swapped.after["players"]["E"]["crafted"] == ["spy-r"] and swapped.programme == ["ambush-f", "", "", "", ""]
    hers = turn(swapped.after, [], [], swapped.programme)
    assert hers.order and [event.verb for event in hers.events].count("order") == 1, "the first is known"
    done = turn(swapped.after, ["steel-f"], [], [*swapped.programme[:3], "ambush-b"])
    assert done.after is not None and done.programme == ["", "ambush-b", ""], "what is known moves to the left"
    again = spied(done.after, done.programme, "spy-r", ["2", "pass"])
    assert again.programme == ["", "ambush-b", "", "", ""], "a card that all know is not asked for"


@law("root:MM.26")
def test_a_spy_that_finds_its_own_suit_is_exposed():
    position = board_with_a_spy("spy-f")
    told = spied(position, [], "spy-f", ["3", "ambush-f"])
    assert [event.verb for event in told.events] == ["order seen", "exposed", "available"]
    assert told.after["players"]["E"]["crafted"] == []
    assert told.programme == ["", "", "ambush-f", "", ""]


def test_a_spy_that_is_not_there_and_a_card_that_lies_elsewhere_are_refused():
    position = board_with_a_spy()
    for spy, programme, said in (("spy-f", [], []), ("nothing", [], []), ("spy-r", ["ambush-f"], ["2", "ambush-f"])):
        with pytest.raises(Illegal) as refused:
            spied(position, programme, spy, said)
        assert refused.value.clause in ("MM.25", "MM.5")
    with pytest.raises(Illegal):
        turn(position, ["ambush-f"], [], ["", "", "ambush-f"])


def test_an_order_that_cannot_be_is_refused():
    position = board_of_table()
    for wrong in ("dom-b", "nothing"):
        with pytest.raises(Illegal) as refused:
            turn(position, [wrong], [])
        assert refused.value.clause == "MM.5"
    competitive = ROOT.new({"factions": "marquise,eyrie"}, 2)
    with pytest.raises(Illegal) as refused:
        automaton(competitive)
    assert refused.value.reason == "companion-no-automaton"
