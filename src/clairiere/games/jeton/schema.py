"""What goes to a screen: the types of views and of targets of choices, and the names of the numbers of events."""

from __future__ import annotations

from typing import Final, Literal, TypedDict

from ...core.schema import FLAG, NUMBER, SEAT, Fields, Kind, Schema, fields, many
from .cards import KINDS, show
from .choices import AGREE, DRAW, LEAVE, PASS_ON, PROPOSE, SHOUT, WITHDRAW
from .rules import SERVER

Act = Literal["draw", "shout", "pass", "propose", "agree", "withdraw", "leave"]
ACTS: Final[dict[int, Act]] = {
    DRAW: "draw", SHOUT: "shout", PASS_ON: "pass", PROPOSE: "propose", AGREE: "agree", WITHDRAW: "withdraw",
    LEAVE: "leave",
}  # fmt: skip
Cards = str  # some cards by their signs, one letter each, as notation writes them: 223p
Proposer = int | Literal["server"]  # a seat, 6.9 or the server


class JetonLay(TypedDict):
    """Cards that a seat laid on the stack of an owner."""

    seat: int
    owner: int
    cards: Cards


class JetonView(TypedDict):
    """What one seat sees. Lists are by seats; a seat that is not there is -1. `active`: still in the game; `leaving`:
    out as soon as drawing resumes; `gone`: out, in that order; `red`, `blue`: who has the red token, how many blue ones
    each has; `skips`: in a row; `lock`: nobody may shout yet; `proposal`: who wants to end the round;
    `table`, `draw_no`, `turn`, `proposals`, `seq`: counters that messages are meant for."""

    game: Literal["jeton"]
    seat: int
    form: str
    title: str
    shout: str
    target: int
    phase: str
    hand: Cards
    hand_sizes: list[int]
    pack_sizes: list[int]
    removed: int
    active: list[int]
    leaving: list[int]
    gone: list[int]
    red: int
    blue: list[int]
    draw_seat: int
    skips: int
    lock: bool
    reshuffles: int
    launcher: int
    stacks: list[Cards]
    totals: list[int]
    leader: int
    lays: list[JetonLay]
    proposal: Proposer | None
    consents: list[int]
    withdrawals: list[int]
    round_winner: int
    table: int
    draw_no: int
    turn: int
    proposals: int
    seq: int
    about: str
    clause: str
    winners: list[int]
    places: list[int]


class JetonCards(TypedDict):
    """Cards of the hand to lay: as a bid of one's own, or on the stack of a seat; `total` is what it is worth then."""

    kind: Literal["cards"]
    act: Literal["bid", "raise"]
    seat: int
    cards: Cards
    total: int


class JetonPart(TypedDict):
    """What a bidder gets of the cards on the table."""

    seat: int
    cards: Cards


class JetonShare(TypedDict):
    """A sharing; bidders who get nothing are left out."""

    kind: Literal["share"]
    parts: list[JetonPart]


class JetonAct(TypedDict):
    """Any other choice of a player."""

    kind: Literal["act"]
    act: Act


JetonTarget = JetonCards | JetonShare | JetonAct

CARD: Final = Kind(str, lambda state, kind: KINDS[kind])
CARDS: Final = Kind(Cards, lambda state, cards: show(cards))
PROPOSER: Final = Kind(Proposer, lambda state, seat: "server" if seat == SERVER else seat)

EVENTS: Final[dict[str, Fields]] = {
    "red": fields(seat=SEAT),
    "drew": fields(seat=SEAT).with_secret(card=CARD),
    "unlocked": fields(seat=SEAT),
    "skipped": fields(seat=SEAT),
    "eliminated": fields(seat=SEAT, count=NUMBER),
    "reshuffled": fields(times=NUMBER),
    "shouted": fields(seat=SEAT),
    "opened nothing": fields(seat=SEAT),
    "laid": fields(seat=SEAT, owner=SEAT, cards=CARDS, total=NUMBER, begins=FLAG),
    "proposed": fields(seat=PROPOSER),
    "agreed": fields(seat=SEAT),
    "withdrew": fields(seat=SEAT),
    "fell": fields(),
    "won round": fields(seat=SEAT, tokens=NUMBER, blue=NUMBER),
    "tied": fields(seats=many(SEAT)),
    "received": fields(seat=SEAT, cards=CARDS),
    "timed out": fields(seat=SEAT),  # -1: the table's clock
    "leaving": fields(seat=SEAT),
    "left": fields(seat=SEAT, count=NUMBER),
    "won": fields(seat=SEAT),
    "drawn": fields(seats=many(SEAT)),
    "stopped": fields(),
}

SCHEMA: Final = Schema(JetonView, (JetonCards, JetonShare, JetonAct), EVENTS)
