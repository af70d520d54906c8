"""The Company's board in views and positions. Nothing of it is hidden, nor is their hand (11.2.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .....core.form import Form
from ...state.state import Root
from ...state.terms import CLEARINGS, NONE, SUITS, count_of
from .board import RiverfolkBoard
from .words import POSTS, PRICES, count_all, count_held

if TYPE_CHECKING:
    from ...state.schema import BySuit
    from . import schema

BOXES = ("payments", "funds", "commitments", "invested")
USUAL_PRICE = 2  # of a position that does not say


def each_suit(packed: int) -> BySuit:
    """11.3.3 Trade posts by suit."""
    return {"fox": count_of(packed, 0), "rabbit": count_of(packed, 1), "mouse": count_of(packed, 2)}


def count_by_player(r: Root, box: int) -> dict[str, int]:
    """11.2.4 The warriors in a box, by the letters of their factions."""
    return {r.factions[seat].letter: count_held(box, seat) for seat in range(r.seats) if count_held(box, seat)}


def count_by_suit(packed: int) -> dict[str, int]:
    return {SUITS[suit]: count_of(packed, suit) for suit in range(3) if count_of(packed, suit)}


def dump_board(board: RiverfolkBoard, r: Root) -> dict[str, object]:
    return {
        "payments": count_by_player(r, board.payments),
        "funds": count_by_player(r, board.funds),
        "commitments": count_by_player(r, board.commitments),
        "invested": count_by_player(r, board.invested),
        "spaces": count_by_suit(board.spaces),
        "gone": count_by_suit(board.gone),
        "prices": list(board.prices),
        "bought": board.bought,
        "hirer": r.factions[r.hirer].letter if r.hirer != NONE else "",
        "exporting": int(board.exporting),
    }


def view_board(board: RiverfolkBoard, r: Root) -> schema.RiverfolkBoard:
    """1.2 The same for everyone."""
    fox, rabbit, mouse = [POSTS - board.count_uncovered(r, suit) for suit in range(3)]
    cards, riverboats, mercenaries = board.prices
    return {
        "faction": "riverfolk",
        "payments": count_by_player(r, board.payments),
        "funds": count_by_player(r, board.funds),
        "commitments": count_by_player(r, board.commitments),
        "invested": count_by_player(r, board.invested),
        "spaces": each_suit(board.spaces),
        "gone": each_suit(board.gone),
        "posts": {"fox": fox, "rabbit": rabbit, "mouse": mouse},
        "prices": {"cards": cards, "riverboats": riverboats, "mercenaries": mercenaries},
        "bought": board.bought,
        "hirer": r.factions[r.hirer].letter if r.hirer != NONE else "",
        "exporting": board.exporting,
        "rivers": [r.factions[seat].letter for seat in range(r.seats) if r.ways[seat] is r.map.waterways],
    }


def load_board(board: RiverfolkBoard, r: Root, form: Form) -> None:
    """11.2.4 The boxes, 11.3.5 prices, 11.2.7.III who has hired them in this turn."""
    board.payments, board.funds, board.commitments, board.invested = [load_box(r, form, name) for name in BOXES]
    board.spaces = load_suits(form, "spaces")
    board.gone = load_suits(form, "gone")
    usual = USUAL_PRICE if r.phase else 0
    most = max([max(track) for track in PRICES])
    prices = form.wholes("prices", [usual, usual, usual], 1 if r.phase else 0, most)
    board.prices = (prices[0], prices[1], prices[2])
    board.bought = form.whole("bought", 0, 0, 1 + 3 * POSTS)  # 11.2.6.II
    board.exporting = form.whole("exporting", 0, 0, 1) == 1
    load_hirer(board, r, form)
    check_tracks(board, r, form)


def load_box(r: Root, form: Form, name: str) -> int:
    """11.2.4 Warriors of any player, no more than he has."""
    letters = [faction.letter for faction in r.factions]
    box = form.mapping(name, letters)
    return sum(box.whole(letters[i], 0, 0, r.factions[i].sheet.warriors) << 8 * i for i in range(r.seats))


def load_suits(form: Form, name: str) -> int:
    """11.3.3 Up to three of each suit."""
    counts = form.mapping(name, SUITS[:3])
    return sum(counts.whole(SUITS[suit], 0, 0, POSTS) << 4 * suit for suit in range(3))


def load_hirer(board: RiverfolkBoard, r: Root, form: Form) -> None:
    """11.2.7.III The player in turn, who must have own warriors (11.2.7.III.b)."""
    name = form.word("hirer", "", ("", *(faction.letter for faction in r.factions)))
    if name:
        buyer = r.factions[r.turn]
        if buyer.letter != name or buyer is board or not buyer.sheet.warriors:
            raise form.refusal("root-no-hirer", "hirer", {}, "11.2.7.III")
        r.hirer = r.turn


def check_posts(board: RiverfolkBoard, r: Root, form: Form) -> None:
    """11.5.6.I One trade post in a clearing, 11.5.6.III of its suit."""
    for clearing in range(CLEARINGS):
        posts = r.tokens[board.seat * CLEARINGS + clearing]
        if posts and posts != 1 << 4 * r.suits[clearing]:
            raise form.refusal("root-one-post", f"clearings.{clearing + 1}.{board.letter}", {}, "11.5.6.I")


def check_tracks(board: RiverfolkBoard, r: Root, form: Form) -> None:
    """11.3.3 Three trade posts of a suit; 11.5.3 funds lie on uncovered spaces."""
    for suit in range(3):
        if board.count_uncovered(r, suit) > POSTS:
            raise form.refusal("root-too-many", "gone", {"limit": POSTS}, "11.3.3")
        if count_of(board.spaces, suit) > board.count_uncovered(r, suit):
            raise form.refusal("root-too-many", "spaces", {"limit": board.count_uncovered(r, suit)}, "11.5.3")
    if sum([count_of(board.spaces, suit) for suit in range(3)]) > count_all(board.invested):
        raise form.refusal("root-too-many", "spaces", {"limit": count_all(board.invested)}, "11.5.3")
