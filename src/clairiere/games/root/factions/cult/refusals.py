"""Why the Cult may not do something: the clause of chapter 10 that forbids it."""

from __future__ import annotations

from .....core.ask import Ask
from ...choices import (
    BATTLE,
    BUILD,
    CLEARING,
    MOVE,
    RECRUIT,
    SUIT_WORD,
    card_in,
    is_card,
    is_clearing,
    is_with_card,
    word_in,
)  # fmt: skip
from ...craft import forbidding_clause
from ...faction import Verdict
from ...state.rule import ruled_clearings
from ...state.state import Root
from ...state.terms import BIRD, BIRDS, BIT, COST, CRAFTABLE, SUIT, SUITS
from .board import CONSPIRACIES, CONVERT, GARDENS, SACRIFICE, SANCTIFY, CultBoard
from .conspiracies import CLAUSES, convertible
from .daylight import RITUALS


def refuse(r: Root, board: CultBoard, ask: Ask, choice: int) -> Verdict | None:
    """10.2 to 10.6 What is wrong with a choice of theirs; None if the general rules say it."""
    if is_card(choice):
        return card(r, board, ask, choice)
    if is_with_card(choice) and word_in(choice) in RITUALS:
        return ritual(r, board, ask, word_in(choice), card_in(choice))
    if is_with_card(choice):
        return ("revealed-already", "10.5", {}) if board.revealed & BIT[card_in(choice)] else None
    if choice in CONSPIRACIES or choice in (MOVE, BATTLE):
        return conspiracy(r, board, ask, choice)
    if choice == SUIT_WORD + BIRD and ask.about == "outcast":
        return "bird-outcast", "10.3.3", {}
    return at_place(r, board, ask, choice - CLEARING) if is_clearing(choice) else None


def card(r: Root, board: CultBoard, ask: Ask, choice: int) -> Verdict | None:
    """10.2.1, 10.6.2 They craft in Evening only, with gardens of the Outcast suit (RUL.1)."""
    if board.revealed & BIT[choice]:
        return "revealed-already", "10.5", {}
    if not r.hand[board.seat] & CRAFTABLE & BIT[choice]:
        return None
    if ask.about in ("conspire", "ritual"):
        return "wrong-phase", "10.2.1", {}
    others = [suit for suit in range(3) if suit != board.outcast and COST[choice][suit]]
    if ask.about == "garden craft" and others and not forbidding_clause(r, board.seat, choice):
        return "outcast-gardens", "10.2.1", {"suit": SUITS[board.outcast]}
    return None


def ritual(r: Root, board: CultBoard, ask: Ask, word: int, paid: int) -> Verdict | None:
    """10.5 One ritual for each card of the hand, in Daylight; 10.2.2 not with a bird, 10.5.4 or only with one."""
    clause = RITUALS[word]
    if board.revealed & BIT[paid]:
        return "revealed-already", "10.5", {}
    if ask.about != "ritual":
        return "wrong-phase", "10.5", {}
    if not r.hand[board.seat] & BIT[paid]:
        return "not-in-hand", clause, {}
    if word != SACRIFICE and BIRDS & BIT[paid]:
        return "bird-ritual", "10.2.2", {}
    if word == SACRIFICE and not BIRDS & BIT[paid]:
        return "bird-needed", "10.5.4", {}
    if word in (SACRIFICE, RECRUIT) and not r.supply[board.seat]:
        return "no-recruits", clause, {}
    if word == BUILD and board.gardens(r, SUIT[paid]) == GARDENS:
        return "no-building-left", clause, {}
    return ("action-impossible" if word in (BUILD, RECRUIT) else "scored-already"), clause, {}


def conspiracy(r: Root, board: CultBoard, ask: Ask, choice: int) -> Verdict:
    """10.4.3 In Birdsong, for acolytes; 10.1, 10.4.3.I they move and battle in no other way."""
    if choice in (MOVE, BATTLE):
        return "only-crusade", "10.4.3.I", {}
    if ask.about != "conspire":
        return "wrong-phase", "10.4.3", {}
    if board.acolytes < board.price(choice):
        return "acolytes-short", "10.4.3", {"wanted": board.price(choice), "found": board.acolytes}
    if choice == SANCTIFY and board.gardens(r, board.outcast) == GARDENS:
        return "no-building-left", "10.4.3.III", {}
    return "action-impossible", CLAUSES[choice], {}


def at_place(r: Root, board: CultBoard, ask: Ask, place: int) -> Verdict | None:
    """10.3.2 The set-up; 10.4.3.II, 10.4.3.III, 10.5.1, 10.5.2 where pieces of theirs are placed."""
    if ask.about == "first garden":
        return "wrong-corner" if place in r.map.corners else "not-a-corner", "10.3.2", {}
    suit = board.outcast
    if ask.about in ("garden", "flock"):
        suit = r.suits[ask.options[0] - CLEARING]
    elif ask.about not in ("convert", "sanctify"):
        return None
    if r.suits[place] != suit:
        return "wrong-clearing", "10.4.3" if ask.about in ("convert", "sanctify") else ask.clause, {}
    if r.closed(place):
        return "closed", "CHAR.scoundrel", {}
    if not r.may_place(board.seat, place):
        return "reserved", "6.2.2", {}
    if ask.about == "garden":
        return (
            ("no-open-slot", "2.2.3", {})
            if ruled_clearings(r, board.seat) >> place & 1
            else ("not-ruled", "10.5.1", {})
        )
    if ask.about == "convert":
        assert not convertible(r, board.seat, place)
        return "no-enemy-warrior", CLAUSES[CONVERT], {}
    return "no-enemy-building", CLAUSES[SANCTIFY], {}
