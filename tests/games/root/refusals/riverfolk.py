"""Mends of what chapter 11 refuses: funds, services, prices, trade posts."""

from clairiere.games.root import choices as c
from clairiere.games.root.factions.riverfolk.words import PRICE_ASKS, RIVERBOATS
from clairiere.games.root.state.rule import ruler
from clairiere.games.root.state.terms import CLEARINGS, NONE, count_of

from .alliance import token
from .parts import card_of, hold, place_of, put, ruling


def funded(owner_of):
    def mend(r, ask, choice):
        owner = owner_of(r, ask, choice)
        if owner == NONE:
            return False
        r.factions[ask.seat].funds += 5 << 8 * owner
        return True

    return mend


def spaces(r, ask, choice):
    """Uncovered spaces of every suit, none of them taken."""
    r.activated = 0
    r.factions[ask.seat].gone = 0x333
    return True


def served(r, ask, choice):
    if choice == RIVERBOATS:
        r.set_ways(ask.seat, r.map.paths)
    else:
        r.hirer = NONE
    return True


def rich(r, ask, choice):
    if r.factions[ask.seat].sheet.pawn:
        return put(r.factions[ask.seat], 0, "satchel", 8)
    r.supply[ask.seat] += 8
    return True


def post_left(r, ask, choice):
    suit, board = r.suits[place_of(choice)], r.factions[ask.seat]
    board.gone &= ~(15 << 4 * suit)
    for place in range(CLEARINGS):
        r.add_tokens(ask.seat, place, suit, -count_of(r.tokens[ask.seat * CLEARINGS + place], suit))
    return True


def price(r, ask, choice):
    board, place = r.factions[ask.seat], PRICE_ASKS.index(ask.about)
    if board.prices[place] != choice - c.NUMBER:
        return False
    other = 2 if choice - c.NUMBER == 1 else 1
    board.prices = tuple(other if i == place else price for i, price in enumerate(board.prices))
    return True


def services(r, ask, choice):
    board = r.factions[r.merchant]
    found = board.bought
    board.bought = 0
    return found > 0


MENDS = {
    "not-their-card": lambda r, ask, choice: hold(r, r.merchant, card_of(choice)), "services-sold": services,
    "served-already": served, "price-short": rich, "no-space": spaces,
    "funds-short": funded(lambda r, ask, choice: ask.seat), "no-funds": funded(lambda r, ask, choice: ask.seat),
    "no-such-fund": funded(lambda r, ask, choice: choice - c.SEAT),
    "ruler-funds": funded(lambda r, ask, choice: ruler(r, place_of(choice))),
    "nobody-rules": lambda r, ask, choice: ruler(r, place_of(choice)) == NONE and ruling(r, ask.seat, place_of(choice)),
    "post-there": token(NONE, -1), "no-post-left": post_left, "price-same": price,
}  # fmt: skip
