"""Play the Mechanical Marquise's turn by the engine's rules, on a board that people entered.

People roll dice, reveal orders and choose lost pieces at the table. Each request contains all their answers so far, in
the order of the questions, and the turn is replayed from the board: nothing is stored.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from ..core.ask import NATURE, Ask
from ..core.event import Event
from ..core.illegal import Illegal, abbreviate
from ..editing.fields import Position
from ..games.root.factions.mechanical.board import ORDERS, board_of
from ..games.root.factions.mechanical.daylight import pieces_of
from ..games.root.state.state import Root
from ..games.root.state.terms import BIT, CODE, COST, DAYLIGHT, EVENING, NONE, card_named, card_word, cards_of
from ..games.root.turn import Turns
from .board import automaton, laid_open, table_of

ROLL = "dice"
FILL = "programme"
UNSEEN = ""  # an order that no player has seen


@dataclass(frozen=True)
class Turn:
    """Her turn as far as it is known.

    `asked`: the question for the table; `order`: the next order must be revealed; `after`: the board after her turn,
    unless the game is over; `programme`: the known orders after her turn; `rivals`: the players she could have
    attacked, in the order of MM.15, by the number of the event of each battle.
    """

    state: Root
    events: Sequence[Event]
    asked: Ask | None = None
    order: bool = False
    after: Position | None = None
    programme: Sequence[str] = ()
    rivals: Mapping[int, Sequence[Rival]] = field(default_factory=dict)


@dataclass(frozen=True)
class Rival:
    """MM.15 A player with pieces in the clearing of her battle: how many, and the player's points."""

    seat: int
    pieces: int
    points: int


def turn(position: Position, orders: Sequence[str], answers: Sequence[str], programme: Sequence[str] = ()) -> Turn:
    """MM.12 to MM.23 Return her turn with the orders revealed so far and these answers. `programme`: her orders from
    the left, as far as spies have seen them (MM.25). Raises Illegal for an order or answer that is impossible."""
    r = table_of(position)
    seat = automaton(r)
    orders, behind = revealed(programme, orders)
    set_apart(r, behind)
    begin(r, seat, orders)
    given, rivals = list(answers), dict[int, Sequence[Rival]]()
    while r.open and r.turn == seat and r.open[0].about != FILL:
        ask = r.open[0]
        if r.in_battle():
            rivals.setdefault(last_battle(r), rivals_at(r, seat))
        if ask.seat == NATURE and ask.about != ROLL:
            r.take(NATURE, ask.options[0])  # any card of the deck: it stays face down
        elif given:
            r.take(ask.seat, r.read(ask, given.pop(0)))
        else:
            return Turn(r, events(r), asked=ask, rivals=rivals)
    if not r.over and lacks_order(orders):
        return Turn(r, in_daylight(r), order=True, rivals=rivals)
    kept = known_again(r, seat, orders) + list(behind)
    return Turn(r, events(r), after=None if r.over else laid_open(r), programme=kept, rivals=rivals)


def revealed(programme: Sequence[str], orders: Sequence[str]) -> tuple[list[str], Sequence[str]]:
    """MM.13 Return the orders from the left up to the first unknown one, and what is known of those behind it."""
    given, found, known = list(orders), list[str](), full(programme)
    for place, seen in enumerate(known):
        if seen == UNSEEN and not given:
            return found, known[place:]
        found.append(seen if seen != UNSEEN else given.pop(0))
    return found, ()


def full(programme: Sequence[str]) -> list[str]:
    """MM.5 Return what is known of each of her orders."""
    return [*programme, *[UNSEEN] * ORDERS][:ORDERS]


def name_card(code: str) -> object:
    """Return a card by its name, or what was sent if it is not the code of a card."""
    card = card_named(code)
    return abbreviate(code) if card == NONE else card_word(card)


def set_apart(r: Root, codes: Sequence[str]) -> list[int]:
    """MM.5 Take the known cards of her programme out of the deck and return them. Raises Illegal if one is not
    there."""
    cards = [card_named(code) for code in codes if code != UNSEEN]
    for card, code in zip(cards, filter(None, codes), strict=True):
        if card == NONE or not r.deck & BIT[card]:
            raise Illegal("companion-not-an-order", {"card": name_card(code)}, "root", "MM.5")
        r.deck &= ~BIT[card]
    return cards


def known_again(r: Root, seat: int, known: Sequence[str]) -> list[str]:
    """MM.5 Return her orders from the left, unknown ones as UNSEEN."""
    return [CODE[card] if CODE[card] in known else UNSEEN for card in board_of(r, seat).orders]


def begin(r: Root, seat: int, orders: Sequence[str]) -> None:
    """1.4 Begin her turn, MM.5 with these orders on the left of the programme."""
    while r.stack:
        r.done()
    r.open, r.turn, r.log = (), seat, []
    board_of(r, seat).orders += set_apart(r, orders)
    r.push(Turns())
    r.run_steps()


def in_daylight(r: Root) -> Sequence[Event]:
    """MM.13 Return the events before the next order: it is still Daylight."""
    return tuple([event for event in events(r) if (event.verb, event.what[-1]) != ("phase", EVENING)])


def board_now(told: Turn) -> Root:
    """Return the board at this point of her turn. MM.13 While an order is awaited it is still Daylight: the Evening,
    which the engine has begun meanwhile, only fills her programme."""
    if not told.order or told.state.phase != EVENING:
        return told.state
    r = told.state.copy()
    r.phase = DAYLIGHT
    return r


def possible_orders(r: Root) -> Sequence[int]:
    """MM.5 Return the cards that may be in her programme: all that are not known to be elsewhere."""
    return cards_of(r.deck)


def rivals_at(r: Root, seat: int) -> Sequence[Rival]:
    """MM.15 Return the players she could attack, before any hit: most pieces there first, then most points, then set up
    first."""
    others = [other for other in range(r.seats) if r.enemies(seat, other) and pieces_of(r, other, r.battle.clearing)]
    found = [Rival(other, pieces_of(r, other, r.battle.clearing), r.score[other]) for other in others]
    return sorted(found, key=lambda each: (-each.pieces, -each.points, r.factions[each.seat].set_up_order()))


def last_battle(r: Root) -> int:
    """Return the number of the last event of a battle."""
    told = events(r)
    return max(number for number in range(len(told)) if told[number].verb == "battle")


def lacks_order(orders: Sequence[str]) -> bool:
    """MM.22 Return True if another order must be revealed: all so far have no cost, and there are more."""
    return len(orders) < ORDERS and not any(sum(COST[card_named(code)]) for code in orders)


def events(r: Root) -> Sequence[Event]:
    return () if r.log is None else tuple(r.log)
