"""Why the Alliance may not do something: the clause of chapter 8 that forbids it."""

from __future__ import annotations

from .....core.ask import Ask
from ...choices import BATTLE, CLEARING, MOVE, RECRUIT, card_in, is_card, is_clearing, is_with_card, word_in
from ...faction import Verdict
from ...state.state import Root
from ...state.terms import BIT, CRAFTABLE, DAYLIGHT, EVENING, MATCHING, SUITS, size_of
from .board import COSTS, MOBILIZE, ORGANIZE, REVOLT_COST, TRAIN, AllianceBoard, is_near, price

OPERATIONS = {MOVE: "8.6.1.I", BATTLE: "8.6.1.II", RECRUIT: "8.6.1.III", ORGANIZE: "8.6.1.IV"}


def refuse(r: Root, board: AllianceBoard, ask: Ask, choice: int) -> Verdict | None:
    """8.2 to 8.6 What is wrong with a choice of theirs; None if the general rules say it."""
    if is_card(choice):
        return supporter(r, board, ask, choice)
    if is_with_card(choice):
        return with_card(r, board, ask, word_in(choice), card_in(choice))
    if choice in (MOBILIZE, TRAIN) and ask.about == "agitation":
        return "card-with-it", "8.5.2" if choice == MOBILIZE else "8.5.3", {}
    if choice in OPERATIONS:
        return operation(r, board, ask, choice)
    return at_place(r, board, ask, choice - CLEARING) if is_clearing(choice) else None


def supporter(r: Root, board: AllianceBoard, ask: Ask, card: int) -> Verdict | None:
    """8.2.3 Supporters are spent for their suit, where a rule says so, and for nothing else (RUL.4); 8.2.1 cards of the
    hand are crafted in Daylight."""
    mine = r.stacks[board.seat] & BIT[card]
    if ask.about in ("supporter", "dismiss"):
        return ("wrong-suit" if mine else "not-supporter"), ask.clause, {}
    if not mine and ask.about in ("revolt", "sympathy", "operation") and r.hand[board.seat] & CRAFTABLE & BIT[card]:
        return "wrong-phase", "8.2.1", {}
    if ask.about in ("revolt", "sympathy") and (mine or r.hand[board.seat] & BIT[card]):
        return "clearing-first", ask.clause, {}
    return ("only-supporter", "8.2.3", {}) if mine else None


def with_card(r: Root, board: AllianceBoard, ask: Ask, word: int, card: int) -> Verdict | None:
    """8.5.2 Any card of the hand can be mobilized; 8.5.3 training asks for a base of its suit and a warrior."""
    clause = {MOBILIZE: "8.5.2", TRAIN: "8.5.3"}.get(word, "8.2.3")
    if r.stacks[board.seat] & BIT[card] and ask.about == "agitation":
        return "only-supporter", "8.2.3", {}
    if word not in (MOBILIZE, TRAIN):
        return None
    if ask.about != "agitation":
        return None if r.phase == DAYLIGHT and r.turn == board.seat else ("wrong-phase", clause, {})
    if not r.hand[board.seat] & BIT[card]:
        return "not-in-hand", clause, {}
    return ("no-base", clause, {}) if r.supply[board.seat] else ("no-recruits", clause, {})


def operation(r: Root, board: AllianceBoard, ask: Ask, choice: int) -> Verdict | None:
    """8.6.1 In Evening, one for each officer, where it can be done; 8.6 before they draw."""
    if ask.about != "operation":
        if r.phase != EVENING or r.turn != board.seat:
            return "wrong-phase", "8.6.1", {}
        return ("operations-over", "8.6", {}) if ask.about == "discard" else None
    if choice == RECRUIT and not board.bases(r):
        return "no-base", "8.6.1.III", {}
    if choice == RECRUIT and not r.supply[board.seat]:
        return "no-recruits", "8.6.1.III", {}
    return "action-impossible", OPERATIONS[choice], {}


def at_place(r: Root, board: AllianceBoard, ask: Ask, place: int) -> Verdict | None:
    """8.4.1.I, 8.4.2.I, 8.6.1.III, 8.6.1.IV Where pieces of theirs are placed."""
    if ask.about in ("sympathy", "organize", "base", "revolt") and r.closed(place):
        return "closed", "CHAR.scoundrel", {}
    match ask.about:
        case "revolt":
            return refuse_revolt(r, board, place)
        case "sympathy":
            return refuse_spread(r, board, place)
        case "organize":
            return refuse_organize(r, board, place)
        case "base":
            free = r.may_place(board.seat, place)
            return ("no-base-there", "8.6.1.III", {}) if free else ("reserved", "6.2.2", {})
    return None


def refuse_revolt(r: Root, board: AllianceBoard, place: int) -> Verdict:
    """8.4.1.I A sympathetic clearing of an unbuilt base, 8.4.1.II and two supporters."""
    if not board.sympathetic(r) >> place & 1:
        return "not-sympathetic", "8.4.1.I", {}
    if board.bases(r) >> r.suits[place] & 1:
        return "base-built", "8.4.1.I", {"suit": SUITS[r.suits[place]]}
    return "supporters-short", "8.4.1.II", {"wanted": REVOLT_COST, "suit": SUITS[r.suits[place]]}


def refuse_spread(r: Root, board: AllianceBoard, place: int) -> Verdict:
    """8.2.5.I, 8.4.2.I Where sympathy can spread, 8.4.2.II, 8.4.2.II.a and what it costs."""
    there = board.sympathetic(r)
    if there >> place & 1:
        return "sympathetic-already", "8.2.5.I", {}
    if not r.may_place(board.seat, place):
        return "reserved", "6.2.2", {}
    if there and not is_near(r, board.seat, there, place):
        return "not-near-sympathy", "8.4.2.I", {}
    have, wanted = size_of(r.stacks[board.seat] & MATCHING[r.suits[place]]), price(r, board.seat, place)
    clause = "8.4.2.II" if have < COSTS[board.count_sympathy(r)] else "8.4.2.II.a"
    return "supporters-short", clause, {"wanted": wanted, "suit": SUITS[r.suits[place]]}


def refuse_organize(r: Root, board: AllianceBoard, place: int) -> Verdict:
    """8.6.1.IV A warrior of theirs in an unsympathetic clearing."""
    if board.sympathetic(r) >> place & 1:
        return "sympathetic-already", "8.2.5.I", {}
    if not r.may_place(board.seat, place):
        return "reserved", "6.2.2", {}
    return "no-warriors", "8.6.1.IV", {}
