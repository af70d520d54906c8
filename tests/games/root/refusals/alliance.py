"""Mends of what chapter 8 refuses: sympathy, supporters, bases."""

from clairiere.games.root import choices as c
from clairiere.games.root.state.terms import BIRD, BIT, CLEARINGS, MATCHING, NONE, PLACES, SUIT, cards_of

from .parts import card_of, hold, lift, place_of


def supporters(r, ask, choice):
    suit = r.suits[place_of(choice)]
    for card in cards_of(MATCHING[suit]):
        lift(r, card)
        r.stacks[ask.seat] |= BIT[card]
    return True


def token(kind, count, near=False):
    def mend(r, ask, choice):
        place = PLACES[r.ways[ask.seat][place_of(choice)]][0] if near else place_of(choice)
        if (r.tokens[ask.seat * CLEARINGS + place] > 0) == (count > 0):
            return False
        others = [at for at in range(CLEARINGS) if near and r.tokens[ask.seat * CLEARINGS + at]]
        r.add_tokens(ask.seat, place, kind if kind != NONE else r.suits[place], count)
        if others:  # the price stays
            r.add_tokens(ask.seat, others[0], kind, -1)
        return True

    return mend


def base(count):
    def mend(r, ask, choice):
        board = r.factions[ask.seat]
        suit = r.suits[place_of(choice)] if c.is_clearing(choice) else 0
        if c.is_with_card(choice):
            suit = SUIT[card_of(choice)] % BIRD
        if (board.bases(r) >> suit & 1 == 1) == (count > 0):
            return False
        at = [place for place in PLACES[r.of_suit[suit]] if count > 0 or r.buildings[ask.seat * CLEARINGS + place]]
        r.add_buildings(ask.seat, place_of(choice) if c.is_clearing(choice) and count > 0 else at[0], suit, count)
        return True

    return mend


def base_there(r, ask, choice):
    place = place_of(choice)
    if r.buildings[ask.seat * CLEARINGS + place]:
        return False
    r.add_buildings(ask.seat, place, r.suits[place], 1)
    return True


def supporter(r, ask, choice):
    if r.stacks[ask.seat] & BIT[choice]:
        return False
    lift(r, choice)
    r.stacks[ask.seat] |= BIT[choice]
    return True


def supporter_in_hand(r, ask, choice):
    return r.stacks[ask.seat] & BIT[card_of(choice)] != 0 and hold(r, ask.seat, card_of(choice))


MENDS = {
    "not-supporter": supporter, "only-supporter": supporter_in_hand, "no-base": base(1), "base-built": base(-1),
    "no-base-there": base_there, "sympathetic-already": token(0, -1), "not-sympathetic": token(0, 1),
    "not-near-sympathy": token(0, 1, near=True), "supporters-short": supporters,
}  # fmt: skip
