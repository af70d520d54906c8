"""Mends of what chapter 7 refuses: the Decree, roosts, leaders."""

from clairiere.games.root.factions.eyrie.board import FIRST_VIZIER, LEADER_WORD, VIZIER
from clairiere.games.root.state.terms import BIT, CLEARINGS

from .parts import place_of, setting


def roost(count):
    def mend(r, ask, choice):
        if bool(r.buildings[ask.seat * CLEARINGS + place_of(choice)]) == (count > 0):
            return False
        r.add_buildings(ask.seat, place_of(choice), 0, count)
        return True

    return mend


def unresolved(r, ask, choice):
    board = r.factions[ask.seat]
    entry = FIRST_VIZIER + r.step.column if choice == VIZIER else choice
    before = board.order
    board.order = [found for found in before if found & 63 != entry]
    return board.order != before


def this_column(r, ask, choice):
    board, column = r.factions[ask.seat], r.step.column
    if choice == VIZIER:
        there = board.viziers >> column & 1 == 1
        board.viziers |= 1 << column
        return not there
    there = board.columns[column] & BIT[choice] != 0
    board.columns = [found & ~BIT[choice] for found in board.columns]
    board.columns[column] |= BIT[choice]
    board.order = [found for found in board.order if found & 63 != choice]
    return not there


def not_aside(r, ask, choice):
    board = r.factions[ask.seat]
    found = board.set_aside >> choice - LEADER_WORD & 1
    board.set_aside &= ~(1 << choice - LEADER_WORD)
    return found == 1


MENDS = {
    "must-add": setting("added", 1), "no-roost": roost(1), "roost-there": roost(-1), "leader-set-aside": not_aside,
    "not-this-column": this_column, "resolved-already": unresolved, "one-bird": setting("added_bird", False),
}  # fmt: skip
