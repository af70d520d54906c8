"""Paw prints: how far the cards of a trick move the team token, and what they let its winner choose (4.1, 5.1, 5.5)."""

from __future__ import annotations

from ..tricks import RANK
from .cards import AWAY, GAZELLE, MUSICIAN, TOWARD


def has_musician(lead: int, follow: int) -> bool:
    """5.1.1 A 1 in the trick, 5.1.2 whoever laid it."""
    return RANK[lead] == MUSICIAN or RANK[follow] == MUSICIAN


def gazelles(lead: int, follow: int) -> int:
    """5.5.1 How many cards may be ignored: 5.5.3 one for each 5 in the trick, 5.5.2 whoever laid it."""
    return (RANK[lead] == GAZELLE) + (RANK[follow] == GAZELLE)


def choices(lead: int, follow: int, paws: tuple[int, ...]) -> tuple[int, ...]:
    """5.5.4 What the winner chooses from: each result of ignored cards and direction once, in one question."""
    possible = totals(lead, follow, paws)
    if not has_musician(lead, follow):
        return tuple([TOWARD + total for total in possible])
    return tuple([TOWARD + total for total in possible] + [AWAY + total for total in possible if total])  # 5.1.1


def totals(lead: int, follow: int, paws: tuple[int, ...]) -> list[int]:
    """4.1.1 The paw prints of both cards; 5.5.1 a Gazelle lets one be ignored, 5.5.3 two of them both."""
    one, two = paws[lead], paws[follow]
    sums = {one + two}
    ignored = gazelles(lead, follow)
    if ignored:
        sums |= {one, two}
    if ignored == 2:
        sums.add(0)
    return sorted(sums)


def choice_clause(lead: int, follow: int) -> str:
    """The clause that gives the choice: 5.1.1 the direction, 5.5.1 what counts, 5.5.4 both."""
    if not has_musician(lead, follow):
        return "5.5.1"
    return "5.5.4" if gazelles(lead, follow) else "5.1.1"
