"""What goes to a screen: the types of views and of targets of choices, and the names of the numbers of events."""

from __future__ import annotations

from typing import Final, Literal, TypedDict

from ...core.schema import NUMBER, SEAT, Fields, Kind, Schema, fields, many
from ..schema import Card, PastTrick, Suit
from .cards import CODE, SUITS

# 5.1 What so many tricks give, from the first number to the last, and what that is called.
ScoreRow = TypedDict("ScoreRow", {"from": int, "to": int, "points": int, "result": str})


class RenardView(TypedDict):
    """The view of one seat. Lists of two are by seat; a missing card or suit is empty.

    `drawn`: the card that a Woodcutter has just taken; `buried`: the cards that the seat has put under the pile;
    `known`: cards taken openly.
    """

    game: Literal["renard"]
    seat: int
    round: int
    dealer: int
    target: int
    score_table: list[ScoreRow]
    trick_number: int
    scores: list[int]
    tricks: list[int]
    treasures: list[int]
    decree: Card
    trump: Suit
    pile: int
    hand_sizes: list[int]
    hand: list[Card]
    drawn: Card
    buried: list[Card]
    known: list[list[Card]]
    leader: int
    trick: list[Card]
    past_tricks: list[PastTrick]
    about: str
    clause: str
    winners: list[int]


class RenardCard(TypedDict):
    """A card of the hand: to play, to give for the decree, to bury."""

    kind: Literal["card"]
    card: Card


class RenardAct(TypedDict):
    """The choice to leave the decree as it is."""

    kind: Literal["act"]
    act: Literal["keep"]


CARD: Final = Kind(Card, lambda state, card: CODE[card])
TRUMP: Final = Kind(Suit, lambda state, suit: SUITS[suit])

EVENTS: Final[dict[str, Fields]] = {
    "dealer": fields(seat=SEAT),
    "shuffled": fields(round=NUMBER),
    "dealt": fields(seat=SEAT).with_secret(cards=many(CARD)),
    "decree": fields(card=CARD),
    "played": fields(seat=SEAT, card=CARD),
    "exchanged": fields(seat=SEAT, given=CARD, taken=CARD),
    "kept": fields(seat=SEAT, decree=CARD),
    "drew": fields(seat=SEAT).with_secret(card=CARD),
    "buried": fields(seat=SEAT).with_secret(card=CARD),
    "judged": fields(seat=SEAT, card=CARD, other=CARD, trump=TRUMP),
    "took trick": fields(seat=SEAT, tricks=NUMBER),
    "treasure": fields(seat=SEAT, points=NUMBER),
    "leads": fields(seat=SEAT),
    "scored": fields(seat=SEAT, tricks=NUMBER, points=NUMBER, treasures=NUMBER, total=NUMBER),
    "won": fields(seat=SEAT, scores=many(NUMBER)),
    "draw": fields(scores=many(NUMBER)),
}

SCHEMA: Final = Schema(RenardView, (RenardCard, RenardAct), EVENTS)
