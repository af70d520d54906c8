"""Refusals of choices: the clause that forbids a choice, and what would be legal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...core.ask import NATURE, Ask
from ...core.illegal import Facts, Illegal, abbreviate, no_chance
from ..tricks import BIT, CARDS, NONE, RANK, SUIT
from .cards import CODE, FOX, KEEP, SUITS, WITCH

if TYPE_CHECKING:
    from .state import Renard


def refusal(r: Renard, seat: int, choice: int) -> Illegal:
    """The reason, the clause and the legal choices for an answer that nobody asked for."""
    if not r.open:
        return Illegal("renard-over", {}, "renard", "6.1")
    ask = r.open[0]
    if seat != ask.seat:
        return out_of_turn(r, ask, seat)
    facts: Facts = {"legal": [code(option) for option in ask.options] if seat != NATURE else [], "card": code(choice)}
    facts["about"] = ask.about
    reason, clause = not_offered(r, ask, choice)
    if r.lead != NONE:
        facts["suit"] = SUITS[SUIT[r.lead]]
    return Illegal(reason, facts, "renard", clause, ask.options if seat != NATURE else ())


def out_of_turn(r: Renard, ask: Ask, seat: int) -> Illegal:
    """1.4 The leader first, then the follower; 8.1 and an ability is carried out before anything else."""
    facts: Facts = {"seat": ask.seat, "about": ask.about}
    if seat == NATURE:
        return no_chance("renard", ask.clause)
    if not 0 <= seat < r.seats:
        return Illegal("renard-no-seat", {"seat": seat}, "renard", "1.1")
    if ask.about == "lead":
        return Illegal("renard-not-leader", facts, "renard", "3.1.2" if r.tricks[0] + r.tricks[1] else "3.1.1")
    if ask.about == "follow":
        return Illegal("renard-one-card", facts, "renard", "1.5")
    if ask.about in ("exchange", "draw", "bury"):
        return Illegal("renard-ability-first", facts, "renard", "8.1")
    return Illegal("renard-not-dealt", facts, "renard", "2.3")


def not_offered(r: Renard, ask: Ask, choice: int) -> tuple[str, str]:
    """The asked seat chose something else than the options: why not, and by which clause."""
    if ask.seat == NATURE:
        return "renard-not-possible", ask.clause
    if ask.about == "exchange":
        if choice in (r.lead, r.follow):
            return "renard-already-laid", "4.3.4"
        return "renard-not-in-hand", "4.3.1"
    if ask.about == "bury":
        return ("renard-must-bury", "4.5.3") if choice == KEEP else ("renard-not-in-hand", "4.5.2")
    if choice == KEEP:
        return "renard-must-play", "1.5"
    if not 0 <= choice < CARDS or not r.hand(ask.seat) & BIT[choice]:
        return "renard-not-in-hand", "3.1.3" if ask.about == "lead" else "3.2.1"
    return breach_of_suit(r, choice)


def breach_of_suit(r: Renard, card: int) -> tuple[str, str]:
    """3.2.1 The follower holds the lead suit and wants to play something else, or dodges a Monarch."""
    if SUIT[card] == SUIT[r.lead]:
        held = r.hand(1 - r.leader) >> SUIT[card] * 11
        return "renard-monarch-or-swan" if held & 1 else "renard-monarch", "4.11.1"
    if RANK[card] == WITCH and SUIT[r.lead] == r.trump:
        return "renard-witch-is-no-trump", "8.3"
    if RANK[r.lead] == WITCH and SUIT[card] == r.trump:
        return "renard-follow-the-witch", "8.2"
    if RANK[card] == FOX:
        return "renard-fox-must-follow", "4.3.5"
    if SUIT[card] == r.trump:
        return "renard-no-cutting", "3.2.4"
    return "renard-must-follow", "3.2.1"


def code(choice: int) -> str:
    """Return a choice in words that always work, even for meaningless numbers."""
    return CODE[choice] if 0 <= choice < CARDS else "keep" if choice == KEEP else abbreviate(choice)
