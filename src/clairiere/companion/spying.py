"""Use a spy at a physical table (MM.25 to MM.27): its owner looks at one of the Mechanical Marquise's orders.

The table enters which card it is. From then on, this order is known, also in her next turn.
"""

from __future__ import annotations

from collections.abc import Sequence

from ..core.illegal import Illegal
from ..editing.fields import Position
from ..games.root.choices import NUMBER
from ..games.root.factions.mechanical.board import board_of
from ..games.root.factions.mechanical.spies import Spying
from ..games.root.state.state import Root
from ..games.root.state.terms import BIT, NONE, SPIES, card_named, cards_of
from .board import automaton, laid_open, table_of
from .marquise import UNSEEN, Turn, events, full, known_again, name_card, set_apart


def spies_in_play(r: Root) -> list[tuple[int, int]]:
    """MM.24 Return the spies in play as pairs of seat and card."""
    return [(seat, card) for seat in range(r.seats) for card in cards_of(r.crafted[seat] & SPIES)]


def spied(position: Position, programme: Sequence[str], spy: str, said: Sequence[str]) -> Turn:
    """MM.25 Ask which order, and which card it is unless that is known; MM.27 then whether two orders change places."""
    known, given = full(programme), list(said)
    r = spying(position, known, spy)
    if not given:
        return Turn(r, (), asked=r.open[0])
    place = r.read(r.open[0], given[0]) - NUMBER - 1
    if known[place] == UNSEEN:
        if len(given) == 1:
            return Turn(table_with_known(position, known), (), order=True)
        known[place] = given.pop(1)
        r = spying(position, known, spy)
    return answer_spy(r, known, given)


def answer_spy(r: Root, known: Sequence[str], given: list[str]) -> Turn:
    """MM.26, MM.27 Continue with the answers given so far."""
    while r.open and given:
        r.take(r.open[0].seat, r.read(r.open[0], given.pop(0)))
    if r.open:
        return Turn(r, events(r), asked=r.open[0])
    return Turn(r, events(r), after=laid_open(r), programme=known_again(r, automaton(r), known))


def table_with_known(position: Position, known: Sequence[str]) -> Root:
    """MM.5 Return the board with the unknown cards of the programme in the deck."""
    r = table_of(position)
    set_apart(r, known)
    return r


def spying(position: Position, known: Sequence[str], spy: str) -> Root:
    """MM.25 Return the state in which the owner of a spy is asked for an order. Any card stands for an unknown one."""
    r = table_with_known(position, known)
    seat, card = automaton(r), card_named(spy)
    owner = next((owner for owner, its in spies_in_play(r) if its == card), NONE)
    if owner == NONE:
        raise Illegal("companion-no-spy", {"card": name_card(spy)}, "root", "MM.25")
    while r.stack:
        r.done()
    r.open, r.turn, r.log = (), owner, []
    unseen = list(cards_of(r.deck))
    board_of(r, seat).orders = [card_named(code) if code != UNSEEN else unseen.pop() for code in known]
    for order in board_of(r, seat).orders:
        r.deck &= ~BIT[order]
    r.push(Spying(owner, seat, card))
    r.run_steps()
    return r
