"""Chapter 2.8, rule: who has the most warriors and buildings in a clearing."""

from __future__ import annotations

from .state import Root
from .terms import CLEARINGS, NONE


def ruler(r: Root, clearing: int) -> int:
    """2.8 The highest total of warriors and buildings; a tie leaves a clearing unruled, unless one of those who are
    tied rules ties. Tokens and pawns do not count."""
    best = lords = 0
    found = NONE
    tied = False
    hired = r.hired(r.hirer, clearing) if r.hirer != NONE else 0
    at = clearing
    for seat in range(r.seats):
        own = r.strength[at]
        at += CLEARINGS
        if hired:  # 11.2.7.III they count for who has hired them, and for nobody else (RUL.27)
            own += hired if seat == r.hirer else -hired if seat == r.merchant else 0
        if seat == r.lord:
            lords = own
        if own > best:
            best = own
            found = seat
            tied = False
        elif own == best and own:
            tied = True
    if tied:
        found = r.lord if lords == best else NONE
    if r.special_rule:
        for faction in r.factions:
            found = faction.bend_rule(r, clearing, found)
    return found


def ruled(r: Root, seat: int) -> int:
    """2.8 The clearings that a player rules, as bits."""
    found = 0
    for clearing, own in enumerate(r.strength[seat * CLEARINGS : seat * CLEARINGS + CLEARINGS]):
        if (own or r.special_rule or r.hirer == seat) and ruler(r, clearing) == seat:
            found |= 1 << clearing
    return found
