"""Refusals of choices: the clause that forbids a choice, and what would be legal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...core.ask import NATURE, Ask
from ...core.illegal import Facts, Illegal, no_chance
from ..tricks import BIT, CARDS, NONE, SUIT
from .cards import AWAY, KEEP, STOP, SUITS, TOWARD
from .paws import gazelles, has_musician
from .words.notation import choice_notation

if TYPE_CHECKING:
    from .state.state import Duo

# Whose turn it is not, by the question that is open: the reason and the clause.
OUT_OF_TURN = {
    "lead": ("duo-not-leader", "3.1.3"),
    "follow": ("duo-one-card", "3.1.1"),
    "name": ("duo-not-naming", "5.3.1"),
    "exchange": ("duo-not-named", "5.3.2"),
    "give": ("duo-gift-chosen", "5.7.3"),
    "move": ("duo-not-winner", "3.1.2"),
    "confirm": ("duo-own-proposal", "6.4"),
    "agree": ("duo-own-vote", "7.5"),
    "ready": ("duo-is-ready", "9.4"),
}


def refusal(d: Duo, seat: int, choice: int) -> Illegal:
    """The reason, the clause and the legal choices for an answer that nobody asked for."""
    if not d.open:
        return Illegal("duo-over", {}, "duo", "7.1")
    for ask in d.open:
        if ask.seat == seat:
            return not_offered(d, ask, choice)
    return out_of_turn(d, d.open[0], seat, choice)


def out_of_turn(d: Duo, ask: Ask, seat: int, choice: int) -> Illegal:
    """3.1.1 The leader first, then the follower; 5.0.2 and what a card brings about is finished before the next."""
    if seat == NATURE:
        return no_chance("duo", ask.clause)
    if not 0 <= seat < d.seats:
        return Illegal("duo-no-seat", {"seat": seat}, "duo", "1.1")
    if choice == STOP and ask.about != "agree":
        return Illegal("duo-stop-when-asked" if d.may_stop() else "duo-not-lost", {}, "duo", "7.5")
    reason, clause = OUT_OF_TURN.get(ask.about, ("duo-not-dealt", "2.6"))
    if ask.about == "move" and has_musician(d.lead, d.follow):
        clause = "5.1.2"
    elif ask.about == "move":
        clause = "5.5.2"
    return Illegal(reason, {"seat": ask.seat, "about": ask.about}, "duo", clause)


def not_offered(d: Duo, ask: Ask, choice: int) -> Illegal:
    """The asked seat chose something else than the options: why not, and by which clause."""
    if ask.seat == NATURE:
        return Illegal("duo-not-possible", {"card": choice_notation(choice)}, "duo", ask.clause)
    if choice == STOP and ask.about != "agree" and d.round:
        return Illegal("duo-not-lost", {}, "duo", "7.5", list(ask.options))
    reason, clause = WHY[ask.about](d, ask, choice)
    legal = [option for option in ask.options if option != STOP]
    facts: Facts = {
        "legal": [choice_notation(option) for option in legal],
        "card": choice_notation(choice),
        "about": ask.about,
    }
    if d.lead != NONE:
        facts["suit"] = SUITS[SUIT[d.lead]]
    return Illegal(reason, facts, "duo", clause, legal)


def why_not_lead(d: Duo, ask: Ask, choice: int) -> tuple[str, str]:
    """3.1.4 Any card of the hand, and nothing else."""
    return ("duo-must-play", "3.1.1") if choice == KEEP else ("duo-not-in-hand", "3.1.4")


def why_not_follow(d: Duo, ask: Ask, choice: int) -> tuple[str, str]:
    """3.2.1 The follower holds the lead suit and wants to play something else."""
    if choice == KEEP:
        return "duo-too-late", "5.3.3"
    if not 0 <= choice < CARDS or not d.hand(ask.seat) & BIT[choice]:
        return "duo-not-in-hand", "3.2.1"
    return "duo-must-follow", "3.2.1"


def why_not_name(d: Duo, ask: Ask, choice: int) -> tuple[str, str]:
    """5.3.1 A player must be named."""
    return "duo-must-name", "5.3.1"


def why_not_exchange(d: Duo, ask: Ask, choice: int) -> tuple[str, str]:
    """5.3.2 A card of one's hand: what was laid is on the table."""
    return ("duo-on-the-table", "5.3.2") if choice in (d.lead, d.follow) else ("duo-not-in-hand", "5.3.2")


def why_not_give(d: Duo, ask: Ask, choice: int) -> tuple[str, str]:
    """5.7.1 A card of one's hand: what was laid is on the table; 5.7.2 and giving nothing is not allowed."""
    if choice == KEEP:
        return "duo-must-give", "5.7.2"
    return ("duo-on-the-table", "5.7.1") if choice in (d.lead, d.follow) else ("duo-not-in-hand", "5.7.1")


def why_not_move(d: Duo, ask: Ask, choice: int) -> tuple[str, str]:
    """5.1.1 Only a Musician turns the direction, 5.5.1 only a Gazelle lets a card be ignored; 3.1.2 movement first."""
    if choice < TOWARD or choice > AWAY + AWAY - TOWARD:
        return "duo-move-first", "3.1.2"
    if choice > AWAY and not has_musician(d.lead, d.follow):
        return "duo-no-musician", "5.1.1"
    return ("duo-not-so-far", "5.5.1") if gazelles(d.lead, d.follow) else ("duo-no-gazelle", "5.5.1")


def why_not_propose(d: Duo, ask: Ask, choice: int) -> tuple[str, str]:
    """6.4 Only the last usable spaces, 6.6 and not the one with the team token."""
    return "duo-no-end", ask.clause


def why_not_vote(d: Duo, ask: Ask, choice: int) -> tuple[str, str]:
    """6.4, 7.5 Yes or no."""
    return "duo-yes-or-no", ask.clause


def why_not_ready(d: Duo, ask: Ask, choice: int) -> tuple[str, str]:
    """9.4 First each says that the cards may be dealt."""
    return "duo-ready-first", "9.4"


WHY = {
    "ready": why_not_ready,
    "lead": why_not_lead,
    "follow": why_not_follow,
    "name": why_not_name,
    "exchange": why_not_exchange,
    "give": why_not_give,
    "move": why_not_move,
    "propose": why_not_propose,
    "confirm": why_not_vote,
    "agree": why_not_vote,
}
