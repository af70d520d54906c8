"""Chapter 2.8, rule: who has the most warriors and buildings in a clearing."""

from __future__ import annotations

from .state import Root
from .terms import CLEARINGS, NONE, PLACES


def ruler(r: Root, clearing: int) -> int:
    """2.8 The player who rules a clearing, or NONE."""
    if r.hirer != NONE:
        return strongest(r, clearing)
    if r.stale:
        survey(r)
    for seat in range(r.seats):
        if r.realms[seat] >> clearing & 1:
            return seat
    return NONE


def survey(r: Root) -> None:
    """2.8 Compute again who rules where pieces have come or gone."""
    stale = r.stale
    r.stale = 0
    realms = r.realms
    for seat in range(r.seats + 1):
        if realms[seat] & stale:
            realms[seat] = realms[seat] & ~stale
    for clearing in PLACES[stale]:
        seat = strongest(r, clearing)
        at = seat if seat != NONE else r.seats
        realms[at] = realms[at] | 1 << clearing


def strongest(r: Root, clearing: int) -> int:
    """2.8 The highest total of warriors and buildings; a tie leaves a clearing unruled, unless one of those who are
    tied rules ties. Tokens and pawns do not count."""
    best = lords = 0
    ruler = NONE
    tied = False
    hired = r.hired_warriors(r.hirer, clearing) if r.hirer != NONE else 0
    at = clearing
    strength = r.strength
    for seat in range(r.seats):
        own = strength[at]
        at += CLEARINGS
        if hired:  # 11.2.7.III they count for who has hired them, and for nobody else (RUL.27)
            own += hired if seat == r.hirer else -hired if seat == r.merchant else 0
        if seat == r.lord:
            lords = own
        if own > best:
            best = own
            ruler = seat
            tied = False
        elif own == best and own:
            tied = True
    if tied:
        ruler = r.lord if lords == best else NONE
    if r.special_rule:
        for faction in r.factions:
            ruler = faction.bend_rule(r, clearing, ruler)
    return ruler


def ruled_clearings(r: Root, seat: int) -> int:
    """2.8 The clearings that a player rules, as bits."""
    if r.hirer == NONE:
        if r.stale:
            survey(r)
        return r.realms[seat]
    places = 0
    for clearing in range(CLEARINGS):
        if strongest(r, clearing) == seat:
            places |= 1 << clearing
    return places
