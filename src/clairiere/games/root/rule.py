"""Chapter 2.8, rule: who has the most warriors and buildings in a clearing."""

from __future__ import annotations

from .state import Root
from .terms import CLEARINGS, NONE


def ruler(r: Root, clearing: int) -> int:
    """2.8 The highest total of warriors and buildings; a tie leaves a clearing unruled, unless one of those who are
    tied rules ties. Tokens and pawns do not count."""
    best = 0
    found = NONE
    tied = False
    strength = r.strength
    at = clearing
    for seat in range(r.seats):
        own = strength[at]
        at += CLEARINGS
        if own > best:
            best = own
            found = seat
            tied = False
        elif own == best and own:
            tied = True
    if tied:
        lord = r.lord
        found = lord if lord != NONE and strength[lord * CLEARINGS + clearing] == best else NONE
    if r.special_rule:
        for faction in r.factions:
            found = faction.bend_rule(r, clearing, found)
    return found


def ruled(r: Root, seat: int) -> int:
    """2.8 The clearings that a player rules, as bits."""
    found = 0
    for clearing, own in enumerate(r.strength[seat * CLEARINGS : seat * CLEARINGS + CLEARINGS]):
        if (own or r.special_rule) and ruler(r, clearing) == seat:
            found |= 1 << clearing
    return found
