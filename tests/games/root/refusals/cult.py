"""Mends of what chapter 10 refuses: gardens, acolytes, the Outcast."""

from clairiere.games.root import choices as c
from clairiere.games.root.state.terms import BIT, COST, PLACES

from .clearings import fewest
from .parts import card_of, hold, join, other_than, place_of, raised, setting


def outcast_suit(r, ask, choice):
    suits = [suit for suit in range(3) if COST[choice][suit]]
    if len(suits) > 1:
        return None
    board = r.factions[ask.seat]
    if board.outcast == suits[0]:
        return False
    r.add_buildings(ask.seat, PLACES[r.of_suit[suits[0]]][0], suits[0], 1)
    board.outcast = suits[0]
    return True


def enemy(what):
    def mend(r, ask, choice):
        other = choice - c.SEAT if c.is_seat(choice) else other_than(r, ask.seat)
        place = r.step.clearing if c.is_seat(choice) else place_of(choice)
        if what:
            return raised(r, ask.seat, place)
        return None if r.factions[other].sheet.pawn or not r.enemies(other, ask.seat) else join(r, other, place)

    return mend


def revealed(r, ask, choice):
    if not r.factions[ask.seat].revealed & BIT[card_of(choice)]:
        return False
    return hold(r, ask.seat, card_of(choice))


MENDS = {
    "revealed-already": revealed, "scored-already": setting("scored", 0), "outcast-gardens": outcast_suit,
    "acolytes-short": setting("acolytes", 9), "no-enemy-warrior": enemy(False), "no-enemy-building": enemy(True),
    "not-fewest": fewest,
}  # fmt: skip
