"""Mends of what chapter 6 refuses: wood, buildings, recruiting."""

from clairiere.games.root import choices as c
from clairiere.games.root.factions.cult.board import SANCTIFY
from clairiere.games.root.factions.marquise.board import BUILDINGS, RECRUITER, SAWMILL, WOOD, MarquiseBoard
from clairiere.games.root.state.rule import ruled_clearings
from clairiere.games.root.state.terms import BIRD, CLEARINGS, PLACES, SUIT, count_of

from .clearings import supplied
from .parts import card_of, place_of, recolour, ruling, setting


def building_there(r, ask, choice):
    """Hers, and it waits for a piece."""
    kind = RECRUITER if ask.about == "muster" else SAWMILL
    r.add_buildings(ask.seat, place_of(choice), kind, 1)
    if ask.about == "sawmill":
        recolour(r, place_of(choice), SUIT[r.step.card]) if SUIT[r.step.card] != BIRD else None
    return True


def building_left(r, ask, choice):
    """One more of its kind is on the track."""
    seat = ask.seat
    if isinstance(r.factions[seat], MarquiseBoard):
        kind = BUILDINGS.index(choice) if choice in BUILDINGS else SAWMILL
    else:
        kind = r.factions[seat].outcast if choice == SANCTIFY else SUIT[card_of(choice)]
    for place in range(CLEARINGS):
        if count_of(r.buildings[seat * CLEARINGS + place], kind):
            r.add_buildings(seat, place, kind, -1)
            return True
    return False


def wood(r, ask, choice):
    """Four more wood wherever it would help."""
    places = [place_of(choice)] if c.is_clearing(choice) else PLACES[ruled_clearings(r, ask.seat)]
    for place in places:
        r.add_tokens(ask.seat, place, WOOD, 4)
    return True


def wood_linked(r, ask, choice):
    for place in range(CLEARINGS):
        ruling(r, ask.seat, place)
    return True


def wood_left(r, ask, choice):
    for place in range(CLEARINGS):
        r.add_tokens(ask.seat, place, WOOD, -count_of(r.tokens[ask.seat * CLEARINGS + place], WOOD))
    return True


def sawmill(r, ask, choice):
    suit = SUIT[card_of(choice)]
    places = [place for place in PLACES[r.of_suit[suit]] if r.may_place(ask.seat, place)]
    r.add_buildings(ask.seat, places[0], SAWMILL, 1)
    return True


def near_keep(r, ask, choice):
    r.factions[ask.seat].keep = place_of(choice)
    return True


MENDS = {
    "actions-first": setting("left", 0), "no-actions": setting("left", 1), "no-wood": wood_left, "no-sawmill": sawmill,
    "no-recruits": supplied, "no-recruiter": lambda r, ask, choice: r.add_buildings(ask.seat, 0, RECRUITER, 1) or True,
    "recruited-already": setting("recruited", False), "no-building-there": building_there,
    "no-building-left": building_left, "no-wood-there": wood, "wood-not-linked": wood_linked, "wood-short": wood,
    "not-near-keep": near_keep,
}  # fmt: skip
