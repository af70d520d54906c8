"""Why the Eyrie may not do something: the clause of chapter 7 that forbids it."""

from __future__ import annotations

from .....core.ask import Ask
from ...battle import Attack
from ...choices import CLEARING, END, PASS, is_card, is_clearing
from ...faction import Verdict
from ...move import Move
from ...refusals import crafting
from ...state.rule import ruled_clearings
from ...state.state import Root
from ...state.terms import BIRDS, BIT, CRAFTABLE
from .board import LEADER_WORD, VIZIER, EyrieBoard
from .daylight import Decree


def refuse(r: Root, board: EyrieBoard, ask: Ask, choice: int) -> Verdict | None:
    """7.3 to 7.7 What is wrong with a choice of theirs; None if the general rules say it."""
    if ask.about == "decree":
        return refuse_add(r, board, choice)
    if ask.about == "resolve":
        return refuse_resolve(r, board, choice)
    if choice in (END, PASS) and is_decreed(r):
        return "must", "7.5.2", {}
    if ask.about == "leader" and LEADER_WORD <= choice < LEADER_WORD + 4:
        return "leader-set-aside", "7.7.3", {}
    return at_place(r, board, ask, choice - CLEARING) if is_clearing(choice) else None


def is_decreed(r: Root) -> bool:
    """7.5.2 Whether a move or a battle is asked for that a card of the Decree demands."""
    return isinstance(r.step, (Move, Attack)) and isinstance(r.stack[-2], Decree)


def refuse_add(r: Root, board: EyrieBoard, choice: int) -> Verdict | None:
    """7.4.2 At least one card, and one bird at most."""
    if choice in (END, PASS) and not board.added:
        return "must-add", "7.4.2", {}
    if is_card(choice) and r.hand[board.seat] & BIRDS & BIT[choice] and board.added_bird:
        return "one-bird", "7.4.2", {}
    return None


def refuse_resolve(r: Root, board: EyrieBoard, choice: int) -> Verdict | None:
    """7.5.2 All of the Decree, column by column from the left; 7.2.1 crafting came before it."""
    if choice in (END, PASS):
        return "decree-unresolved", "7.5.2", {}
    if choice == VIZIER and isinstance(r.step, Decree):
        done = board.viziers >> r.step.column & 1 != 0
        return ("resolved-already" if done else "not-this-column"), "7.5.2", {}
    if is_card(choice) and board.decree() & BIT[choice]:
        done = choice in [entry & 63 for entry in board.order]
        return ("resolved-already" if done else "not-this-column"), "7.5.2", {}
    if is_card(choice) and r.hand[board.seat] & BIT[choice]:
        return ("craft-first", "7.2.1", {}) if CRAFTABLE & BIT[choice] else crafting(r, board.seat, choice)
    return None


def at_place(r: Root, board: EyrieBoard, ask: Ask, place: int) -> Verdict | None:
    """7.3.2 The first corner, 7.4.3 a new roost, 7.5.2.I, 7.5.2.IV where warriors and roosts are placed."""
    if ask.about in ("recruit", "build", "new roost") and not r.may_place(board.seat, place):
        return ("closed", "CHAR.scoundrel", {}) if r.closed(place) else ("reserved", "6.2.2", {})
    match ask.about:
        case "corner":
            return "not-a-corner", "7.3.2", {}
        case "recruit":
            roost = board.roosts(r) >> place & 1
            return ("wrong-clearing", "7.5.2.I", {}) if roost else ("no-roost", "7.5.2.I", {})
        case "build" | "new roost" if not r.slots[place]:
            return "no-open-slot", "2.2.3", {}
        case "build":
            if board.roosts(r) >> place & 1:
                return "roost-there", "7.5.2.IV", {}
            return ("wrong-clearing" if ruled_clearings(r, board.seat) >> place & 1 else "not-ruled"), "7.5.2.IV", {}
        case "new roost":
            return "not-fewest", "7.4.3", {}
    return None
