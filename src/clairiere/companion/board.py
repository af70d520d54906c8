"""The pieces on a physical table of Root, entered one by one.

The position is between the Mechanical Marquise's turns, at the question which card fills her programme: at no other
moment does the game wait without anything under way.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from ..core.game import Game, find
from ..core.illegal import Illegal
from ..editing import Draft
from ..editing.drafts import plain
from ..editing.fields import Group, Position, without, word, words
from ..editing.root import ITEMS, RootEditor
from ..games.root.faction import FACTIONS
from ..games.root.factions.mechanical.board import board_of
from ..games.root.factions.mechanical.setup import FillOrders
from ..games.root.state.map import WINTER
from ..games.root.state.state import Root
from ..games.root.state.terms import CLEARINGS, EVENING
from ..games.root.turn import Turns

ASKED = 2  # the rung on which filling the programme waits for a card
SUITS = ("fox", "rabbit", "mouse")
HIDDEN = ("hand", "stack")  # what players hide; she has neither
PAST = (
    "known", "top", "deck", "discard", "available", "dice", "used", "activated", "reactions", "held",
    "players.*.board.lost_souls", "players.*.void", "players.*.void_sizes", "players.*.pledged",
)  # fmt: skip
SEEN = re.compile(rf"players\.\w\.(score|crafted|pawn|items|board\.(character|{'|'.join(ITEMS)}))|deck|items")


class TableEditor(RootEditor):
    """The open parts of a table that matter to her: pieces, points, crafted cards, items."""

    past = ()  # no step is unfinished
    follows = (("clearings", "players.*.supply"), ("players", "players.*.supply"), ("players", "deck"))

    def begin(self, game: Game, options: Mapping[str, object], seats: int) -> Draft:
        """Return the board after the set-up."""
        draft = super().begin(game, options, seats)
        assert isinstance(draft.state, Root)
        return self.load(game, laid_open(draft.state))

    def groups(self, position: Position, names: Sequence[str]) -> list[Group]:
        found = [seen_of(group) for group in super().groups(position, names)]
        if position["options"]["board"] == WINTER:
            found.insert(1, suits_group())
        return [group for group in found if group.fields]


def seen_of(group: Group) -> Group:
    """Return a group with the fields that people need to enter."""
    mapped = group.id.startswith("clearing-")
    fields = [field for field in group.fields if mapped or SEEN.fullmatch(field.path)]
    return Group(group.id, "edit-points" if group.id == "turn" else group.label, fields, group.facts, group.target)


def suits_group() -> Group:
    """WINTER.1 Return the group of the suits, which are dealt on the winter map."""
    known = words("root-suit", SUITS)
    fields = [word(f"suits[{i}]", "edit-suit-of", known, number=i + 1) for i in range(CLEARINGS)]
    return Group("suits", "edit-suits", fields)


def automaton(r: Root) -> int:
    """MM.3 Return the seat of the automaton. Raises Illegal if there is none."""
    for seat, faction in enumerate(r.factions):
        if FACTIONS[faction.sheet.name].sheet.automaton:
            return seat
    raise Illegal("companion-no-automaton", {}, "root", "MM.1")


def laid_open(r: Root) -> Position:
    """Return the open part of a board between her turns. Hidden cards count as cards of the deck."""
    r = r.copy()
    seat = automaton(r)
    while r.stack:
        r.done()
    r.open, r.phase, r.turn, r.turns = (), EVENING, seat, max(1, r.turns)
    board_of(r, seat).orders = []
    board_of(r, seat).shown = 0
    r.push(Turns(Turns.NEXT_TURN))
    filling = FillOrders(seat)
    filling.at = ASKED
    r.push(filling)
    return without_hidden(plain(r))


def without_hidden(position: Position) -> Position:
    """Return a position without hands and what is known of them; 2.1 cards that are not named are in the deck."""
    return without(position, [*PAST, *(f"players.*.{key}" for key in HIDDEN)])


def table_of(position: Position) -> Root:
    """Return the state of a board. Raises Illegal for any other position."""
    state = find("root").load(position)
    assert isinstance(state, Root)
    automaton(state)
    return state
