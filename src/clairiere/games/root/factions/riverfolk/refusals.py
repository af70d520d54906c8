"""Why the Company may not do something, and why others may not buy: the clause of chapter 11 that forbids it."""

from __future__ import annotations

from .....core.ask import Ask
from ...choices import CLEARING, NUMBER, SEAT, card_in, is_card, is_clearing, is_number, is_seat, is_with_card, word_in
from ...craft import forbidding_clause, unused_crafters
from ...faction import Verdict
from ...state.rule import ruler
from ...state.state import Root
from ...state.terms import ANY, BIRDSONG, BIT, CLEARINGS, COST, CRAFTABLE, NONE, SUITS
from .board import RiverfolkBoard
from .daylight import CLAUSES
from .services import CLAUSES as SERVICE_CLAUSES
from .services import service_in
from .words import EXPORT, FUND_ASKS, HAND_CARD, MERCENARIES, POST_COST, POSTS, PRICE_ASKS, PRICES, RIVERBOATS, SERVICES


def refuse(r: Root, board: RiverfolkBoard, ask: Ask, choice: int) -> Verdict | None:
    """11.3 to 11.6 What is wrong with a choice of theirs; None if the general rules say it."""
    about = ask.about
    if about in PRICE_ASKS and is_number(choice):
        price = choice - NUMBER
        track = PRICES[PRICE_ASKS.index(about)]
        return ("price-same" if price in track else "price-track"), ask.clause, {"most": track[-1]}
    if about in FUND_ASKS and is_seat(choice) and choice - SEAT < r.seats:
        return "no-such-fund", "11.2.4", {}
    if about in ("first river", "river") and is_clearing(choice):
        return at_river(r, board, ask, choice - CLEARING)
    if about == "establish" and is_clearing(choice):
        return at_site(r, board, choice - CLEARING)
    return in_daylight(r, board, choice) if about == "trade" else None


def at_river(r: Root, board: RiverfolkBoard, ask: Ask, place: int) -> Verdict:
    """11.3.2, 11.5.5 A clearing on a river, 6.2.2 where they may place pieces."""
    if not r.map.rivers[place]:
        return "no-river", ask.clause, {}
    return ("closed", "CHAR.scoundrel", {}) if r.closed(place) else ("reserved", "6.2.2", {})


def at_site(r: Root, board: RiverfolkBoard, place: int) -> Verdict:
    """11.5.6 Where a trade post can be established."""
    if r.tokens[board.seat * CLEARINGS + place]:
        return "post-there", "11.5.6.I", {}
    if r.closed(place):
        return "closed", "CHAR.scoundrel", {}
    if not r.may_place(board.seat, place):
        return "reserved", "6.2.2", {}
    if board.count_uncovered(r, r.suits[place]) == POSTS:
        return "no-post-left", "11.5.6", {"suit": SUITS[r.suits[place]]}
    if ruler(r, place) == NONE:
        return "nobody-rules", "11.5.6.I", {}
    return "ruler-funds", "11.5.6.II", {"wanted": POST_COST}


def in_daylight(r: Root, board: RiverfolkBoard, choice: int) -> Verdict | None:
    """11.5 Every action takes a fund; 11.6.2 prices are for Evening."""
    if is_number(choice):
        return "prices-in-evening", "11.6.2", {}
    if choice in CLAUSES:
        return ("action-impossible", CLAUSES[choice], {}) if board.funds else ("no-funds", "11.5", {})
    if is_with_card(choice):
        return crafting(r, board, card_in(choice)) if word_in(choice) == EXPORT else None
    in_play = is_card(choice) and r.crafted[board.seat] & BIT[choice]
    return crafting(r, board, choice) if is_card(choice) and CRAFTABLE & BIT[choice] and not in_play else None


def crafting(r: Root, board: RiverfolkBoard, card: int) -> Verdict:
    """11.2.1, 11.5.3 A space of each suit, and a fund for each; RUL.24 what cannot be crafted cannot be exported."""
    if not r.hand[board.seat] & BIT[card]:
        return "not-in-hand", "4.1", {}
    if not CRAFTABLE & BIT[card]:
        return "never-crafted", "2.1.4", {}
    clause = forbidding_clause(r, board.seat, card)
    if clause:
        return "no-item" if clause == "4.1.2" else "in-play-already", clause, {}
    free = unused_crafters(r, board.seat)
    if any([COST[card][suit] > free[suit] for suit in range(3)]) or COST[card][ANY] > sum(free):
        return "no-space", "11.2.1", {}
    return "funds-short", "11.5.3", {"wanted": sum(COST[card])}


def refuse_sale(r: Root, board: RiverfolkBoard, buyer: int, ask: Ask, choice: int) -> Verdict | None:
    """11.2.6 Others buy at the start of their Birdsong; 11.2.6.I, 11.2.6.II what they can pay, as often as they may."""
    service = service_in(choice)
    if service == NONE:
        return None
    if buyer == board.seat:
        return "own-services", "11.2.6", {}
    if r.phase != BIRDSONG or r.turn != buyer:
        return "services-at-dawn", "11.2.6", {}
    if service == MERCENARIES and not r.factions[buyer].sheet.warriors:
        return "no-mercenaries", "11.2.7.III.b", {}
    if board.bought >= board.allowance(r, buyer):
        return "services-sold", "11.2.6.II", {"most": board.allowance(r, buyer)}
    return not_on_offer(r, board, buyer, service, choice) or ("services-at-dawn", "11.2.6", {})


def not_on_offer(r: Root, board: RiverfolkBoard, buyer: int, service: int, choice: int) -> Verdict | None:
    """11.2.7 What is sold already, or never was theirs; 11.2.6.I or too dear (RUL.46)."""
    clause = SERVICE_CLAUSES[service]
    if service == HAND_CARD and not r.hand[board.seat] & BIT[card_in(choice)]:
        return "not-their-card", clause, {}
    boats = service == RIVERBOATS and r.ways[buyer] is r.map.waterways
    if boats or (service == MERCENARIES and r.hirer == buyer):
        return "served-already", clause, {}
    price = board.prices[SERVICES.index(service)]
    if not board.can_pay(r, buyer, service):
        clause = "11.2.6.I" if r.factions[buyer].sheet.warriors else "11.2.6.III"
        return "price-short", clause, {"price": price, "found": r.factions[buyer].purse(r)}
    return None
