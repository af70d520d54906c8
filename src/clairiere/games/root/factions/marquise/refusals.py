"""Why the Marquise may not do something: the clause of chapter 6 that forbids it."""

from __future__ import annotations

from .....core.ask import Ask
from ...choices import BATTLE, BUILD, CLEARING, MOVE, RECRUIT, card_in, is_card, is_clearing, is_with_card, word_in
from ...faction import Verdict
from ...state.rule import ruled_clearings
from ...state.state import Root
from ...state.terms import BIRDS, BIT, CRAFTABLE, PLACES
from .board import BUILDINGS, COSTS, EXTRA, MARCH, OVERWORK, RECRUITER, SAWMILL, TRACK, MarquiseBoard
from .build import linked_clearings, open_slots, wood_in

NAMED_OTHERWISE: dict[int, Verdict] = {
    MOVE: ("march-instead", "6.5.2", {}), EXTRA: ("card-with-it", "6.5", {}), OVERWORK: ("card-with-it", "6.5.5", {}),
}  # fmt: skip
ACTIONS = {BATTLE: "6.5.1", MARCH: "6.5.2", RECRUIT: "6.5.3", BUILD: "6.5.4"}


def refuse(r: Root, board: MarquiseBoard, ask: Ask, choice: int) -> Verdict | None:
    """6.3 to 6.5 What is wrong with a choice of hers; None if the general rules say it."""
    if ask.about == "daylight":
        return in_daylight(r, board, choice)
    if ask.about == "building" and choice in BUILDINGS:
        return refuse_build(r, board, board.count_built(r, BUILDINGS.index(choice)), ("6.5.4.I", "6.5.4.II"))
    return at_place(r, board, ask, choice - CLEARING) if is_clearing(choice) else None


def in_daylight(r: Root, board: MarquiseBoard, choice: int) -> Verdict | None:
    """6.5 Crafting comes first, then three actions, then birds."""
    if is_card(choice):
        crafting = r.hand[board.seat] & CRAFTABLE & BIT[choice]
        return ("crafting-over", "6.5", {}) if crafting and board.acted else None
    if is_with_card(choice):
        return with_card(r, board, word_in(choice), card_in(choice))
    if choice in (EXTRA, OVERWORK, MOVE):
        return NAMED_OTHERWISE[choice]
    if choice not in ACTIONS:
        return None
    if not board.left:
        return "no-actions", "6.5", {}
    if choice == RECRUIT:
        return refuse_recruit(r, board)
    if choice == BUILD:
        return refuse_build(
            r, board, min([board.count_built(r, kind) for kind in range(len(BUILDINGS))]), ("6.5.4", "6.5.4")
        )
    return "action-impossible", ACTIONS[choice], {}


def refuse_build(r: Root, board: MarquiseBoard, built: int, clauses: tuple[str, str]) -> Verdict:
    """6.5.4.I No building of a kind is left, of which `built` are on the map, 6.5.4.II or no wood reaches a place."""
    rules = ruled_clearings(r, board.seat)
    if built == TRACK:
        return "no-building-left", clauses[0], {}
    if not rules:
        return "nothing-ruled", clauses[1], {}
    supplied = [site for site in PLACES[rules] if wood_for(r, board.seat, site, rules) >= COSTS[built]]
    short = not supplied and open_slots(r, board.seat, rules)
    return "wood-short" if short else "no-slot-supplied", clauses[1], {}


def wood_for(r: Root, seat: int, site: int, rules: int) -> int:
    """6.5.4.II The wood that reaches a site."""
    return wood_in(r, seat, linked_clearings(r, seat, site, rules))


def refuse_recruit(r: Root, board: MarquiseBoard) -> Verdict:
    """6.5.3 Once a turn, with a recruiter, 2.5 and with warriors, CHAR.scoundrel where they may come."""
    if board.recruited:
        return "recruited-already", "6.5.3", {}
    if not board.count_built(r, RECRUITER):
        return "no-recruiter", "6.5.3", {}
    return "action-impossible" if r.supply[board.seat] else "no-recruits", "6.5.3", {}


def with_card(r: Root, board: MarquiseBoard, word: int, card: int) -> Verdict | None:
    """6.5 A bird buys an action after the third; 6.5.5 overwork asks for wood and a sawmill of the card's suit."""
    if word not in (EXTRA, OVERWORK):
        return None
    clause = "6.5" if word == EXTRA else "6.5.5"
    if not r.hand[board.seat] & BIT[card]:
        return "not-in-hand", clause, {}
    if word == EXTRA:
        return ("actions-first", clause, {"left": board.left}) if board.left else bird_needed(card)
    if not board.left:
        return "no-actions", "6.5", {}
    return ("no-sawmill", clause, {}) if board.wood_left(r) else ("no-wood", clause, {})


def bird_needed(card: int) -> Verdict:
    """2.1.1.II No other suit stands in for a bird."""
    assert not BIRDS & BIT[card]
    return "bird-needed", "2.1.1.II", {}


def at_place(r: Root, board: MarquiseBoard, ask: Ask, place: int) -> Verdict | None:
    """6.3.2, 6.3.4 The set-up; 6.5.4.II where she builds and takes wood from; 6.4, 6.5.3 where pieces go."""
    match ask.about:
        case "keep":
            return "not-a-corner", "6.3.2", {}
        case "first sawmill" | "first workshop" | "first recruiter":
            near = place == board.keep or r.map.paths[board.keep] >> place & 1 == 1
            return ("no-open-slot", "2.2.3", {}) if near else ("not-near-keep", "6.3.4", {})
        case "site":
            if not ruled_clearings(r, board.seat) >> place & 1:
                return "not-ruled", "6.5.4.II", {}
            if r.closed(place):
                return "closed", "CHAR.scoundrel", {}
            return ("wood-short", "6.5.4.II", {}) if r.slots[place] else ("no-open-slot", "2.2.3", {})
        case "pay wood":
            there = wood_in(r, board.seat, 1 << place)
            return "wood-not-linked" if there else "no-wood-there", "6.5.4.II", {}
        case "sawmill" | "wood" | "muster" if r.closed(place):
            return "closed", "CHAR.scoundrel", {}
        case "sawmill" if r.with_building(board.seat, SAWMILL) >> place & 1:
            return "wrong-clearing", ask.clause, {}
        case "sawmill" | "wood" | "muster":
            return "no-building-there", ask.clause, {}
    return None
