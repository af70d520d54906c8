"""Mends of what chapters 2 to 6 refuse on the map: moves, battles, pieces, clearings that are closed or another's."""

from clairiere.games.root import choices as c
from clairiere.games.root.factions.alliance.board import ORGANIZE
from clairiere.games.root.factions.cult.board import CONVERT, CRUSADE, SANCTIFY, CultBoard
from clairiere.games.root.factions.marquise.board import MARCH
from clairiere.games.root.factions.riverfolk.words import DRAW, ESTABLISH
from clairiere.games.root.factions.vagabond.words import AIDED
from clairiere.games.root.state.rule import ruled_clearings
from clairiere.games.root.state.terms import BIT, CLEARINGS, NONE, PLACES, SUIT, replaced

from .parts import card_of, here, join, other_than, place_of, raised, recolour, ruling
from .riverfolk import post_left


def the_clearing_matches(r, ask, choice):
    step, place = r.step, place_of(choice)
    if ask.about in ("from", "battlefield"):
        if step.within >> place & 1:
            return False
        step.within |= 1 << place
        return True
    if ask.about in ("convert", "sanctify"):
        return recolour(r, place, r.factions[ask.seat].outcast)
    return recolour(r, place, step.suit if ask.about in ("garden", "flock") else SUIT[step.card])


def meeting(r, ask, choice, place=0):
    """Somebody to fight where one is."""
    if r.factions[ask.seat].sheet.pawn and r.pawn[ask.seat] < CLEARINGS:
        place = r.pawn[ask.seat]
    join(r, ask.seat, place)
    return join(r, other_than(r, ask.seat), place)


def possible(r, ask, choice):
    """An action has a place where it can be done."""
    seat, board, word = ask.seat, r.factions[ask.seat], c.word_in(choice) if c.is_with_card(choice) else choice
    if word in (c.MOVE, MARCH):
        return join(r, seat, 0) and (ruling(r, seat, 0) or True)
    if word == c.BATTLE:
        return meeting(r, ask, choice)
    if word == DRAW:
        r.discard = BIT[0]
        return True
    if isinstance(board, CultBoard):
        suit = board.outcast if word in (CRUSADE, CONVERT, SANCTIFY) else SUIT[card_of(choice)]
        place = PLACES[r.of_suit[suit]][0]
        r.reserved, r.burnt = replaced(r.reserved, place, NONE), r.burnt & ~(1 << place)
        if word == c.BUILD:
            r.open_slots(place, 1)
            return ruling(r, seat, place) or True
        if word == SANCTIFY:
            return raised(r, seat, place)
        if word == CONVERT and all(faction.sheet.pawn for faction in r.factions if faction is not board):
            return None
        return word == c.RECRUIT or meeting(r, ask, choice, place)
    place = next(p for p in range(CLEARINGS) if r.may_place(seat, p) and not r.tokens[seat * CLEARINGS + p])
    if word == ORGANIZE:
        taken = [at for at in range(CLEARINGS) if r.tokens[seat * CLEARINGS + at]]
        if taken:  # one token at least is left on the track
            r.add_tokens(seat, taken[0], 0, -1)
        return join(r, seat, place)
    if word == ESTABLISH:
        post_left(r, ask, c.CLEARING + place)
        ruling(r, seat, place)
        board.funds += 2 << 8 * seat
        return True
    r.supply[seat] += 1
    r.reserved, r.burnt = (NONE,) * CLEARINGS, 0
    return True


def neighbour(r, ask, choice):
    """The move starts beside its target."""
    place = place_of(choice)
    if r.ways[ask.seat][r.step.origin] >> place & 1:
        return False
    r.step.origin = PLACES[r.ways[ask.seat][place]][0]
    return join(r, ask.seat, r.step.origin)


def origin_ruled(r, ask, choice):
    return ruling(r, ask.seat, r.step.origin if ask.about == "to" else place_of(choice))


def piece(r, ask, choice):
    """One such piece lies where one is lost."""
    owner = r.step.seat if ask.about == "hit" else getattr(r.step, "other", NONE)
    place = r.battle.clearing if ask.about == "hit" else r.pawn[ask.seat]
    if ask.about == "sanctified":
        place = r.step.clearing
    owners = range(r.seats) if ask.about == "sanctified" else [owner]
    for seat in owners:
        sheet = r.factions[seat].sheet
        if choice in sheet.buildings and r.enemies(ask.seat, seat) | (ask.about == "hit"):
            r.add_buildings(seat, place, sheet.buildings.index(choice), 1)
            return True
        if choice in sheet.tokens and ask.about != "sanctified":
            r.add_tokens(seat, place, sheet.tokens.index(choice), 1)
            return True
    return None


def present(r, ask, choice):
    """A player has a piece where the question is asked."""
    if c.is_with_card(choice):
        other = [faction.letter for faction in r.factions].index(AIDED[c.word_in(choice)])
    else:
        other = choice - c.SEAT
    place = here(r, ask)
    if r.present(other, place) and not (ask.about == "strike" and r.factions[other].sheet.pawn):
        return False
    return None if ask.about == "strike" and r.factions[other].sheet.pawn else join(r, other, place)


def slots(r, ask, choice):
    for place in [place_of(choice)] if c.is_clearing(choice) else PLACES[ruled_clearings(r, ask.seat)]:
        r.open_slots(place, 1)
    return True


def count(r, ask, choice):
    number = choice - c.NUMBER
    owner = getattr(r.step, "ally", NONE)
    seat, place = (ask.seat, r.step.origin) if owner == NONE else (owner, r.pawn[ask.seat])
    return None if number < 1 else join(r, seat, place, number)


def fallback_free(r, ask, choice):
    """Nobody else has the clearing for himself."""
    place = place_of(choice) if c.is_clearing(choice) else r.pawn[ask.seat]
    if r.reserved[place] in (NONE, ask.seat):
        return False
    r.reserved = replaced(r.reserved, place, NONE)
    return True


def opened(r, ask, choice):
    place = place_of(choice) if c.is_clearing(choice) else r.pawn[ask.seat]
    if not r.closed(place):
        return False
    r.burnt &= ~(1 << place)
    return True


def fewest(r, ask, choice):
    place, model = place_of(choice), place_of(ask.options[0])
    for seat in range(r.seats):
        r.add_warriors(seat, place, r.warriors[seat * CLEARINGS + model] - r.warriors[seat * CLEARINGS + place])
    return True


def own_warrior(r, ask, choice):
    place = r.step.clearing if c.is_seat(choice) else place_of(choice)
    if r.warriors[ask.seat * CLEARINGS + place]:
        return False
    return join(r, ask.seat, place)


def supplied(r, ask, choice):
    if r.supply[ask.seat]:
        return False
    r.supply[ask.seat] = 1
    return True


def order(r, ask, choice):
    if ask.about != "swap with" or r.step.one != choice - c.NUMBER - 1:
        return None
    r.step.one = 0 if r.step.one else 1
    return True


def fighters(r, ask, choice):
    if r.factions[ask.seat].can_attack(r, place_of(choice)):
        return False
    return join(r, ask.seat, place_of(choice))


def enemies_there(r, ask, choice):
    place = place_of(choice) if c.is_clearing(choice) else r.pawn[ask.seat]
    return join(r, other_than(r, ask.seat), place)


def corners(r, ask, choice):
    """Nobody has a corner."""
    for corner in r.map.corners:
        r.reserved = replaced(r.reserved, corner, NONE)
        for seat in range(r.seats):
            r.buildings = replaced(r.buildings, seat * CLEARINGS + corner, 0)
    return True


MENDS = {
    "wrong-corner": corners, "wrong-clearing": the_clearing_matches, "no-such-piece": piece, "no-such-order": order,
    "not-there": present, "count": count, "not-adjacent": neighbour, "rule-neither": origin_ruled,
    "no-warriors": own_warrior, "reserved": fallback_free, "closed": opened, "no-fighters": fighters,
    "no-enemy": enemies_there, "action-impossible": possible, "no-slot-supplied": slots,
    "nothing-ruled": lambda r, ask, choice: ruling(r, ask.seat, 0), "no-open-slot": slots, "hired-stay": own_warrior,
    "hired-not-against": own_warrior, "not-ruled": lambda r, ask, choice: ruling(r, ask.seat, place_of(choice)),
}  # fmt: skip
