"""What goes to a screen: the types of views and of what choices point at, and the names of the numbers of events."""

from __future__ import annotations

from typing import Final, Literal, TypedDict

from ...core.schema import NUMBER, SEAT, Fields, Kind, Schema, fields, many
from ..schema import Card, PastTrick, Suit
from .cards import CODE, KEEP, NO, READY, STOP, SUITS, YES

Result = Literal["", "victory", "lost", "time", "given up"]  # 7.1
RESULTS: Final[tuple[Result, ...]] = ("", "victory", "lost", "time", "given up")
Act = Literal["keep", "stop", "yes", "no", "ready"]
ACTS: Final[dict[int, Act]] = {KEEP: "keep", STOP: "stop", YES: "yes", NO: "no", READY: "ready"}


class DuoProposal(TypedDict):
    """The end of the path that a player wants the forest to cover."""

    seat: int
    space: int


class DuoView(TypedDict):
    """What one seat sees. Lists of two are by seats; a seat that is not there is -1, a card or suit empty. `gems`: on
    each space; `plus`: spaces where gems are added after a round, `gems_to_come`: if one is left; `at`: where the team
    is; `covered`: spaces under the forest at each end; `winner`: of the trick that still lies there; `named`: by Foxes;
    `gift`: what I have chosen to give, unseen."""

    game: Literal["duo"]
    seat: int
    level: int
    side: str
    reconstruction: bool
    round: int
    dealer: int
    gems: list[int]
    plus: list[int]
    gems_to_come: list[int]
    start: int
    at: int
    covered: list[int]
    forest_tokens: int
    supply: int
    decree: Card
    trump: Suit
    pile: int
    hand_sizes: list[int]
    hand: list[Card]
    known: list[list[Card]]
    leader: int
    trick: list[Card]
    tricks: int
    trick_number: int
    winner: int
    named: int
    gift: Card
    proposed: DuoProposal | None
    declined: int
    past_tricks: list[PastTrick]
    about: str
    clause: str
    out_of_reach: bool
    result: Result
    score: int
    winners: list[int]


class DuoCard(TypedDict):
    """A card of the hand: to play, to exchange for the decree, to give."""

    kind: Literal["card"]
    card: Card


class DuoPlayer(TypedDict):
    """The player that Foxes name."""

    kind: Literal["player"]
    seat: int


class DuoSpace(TypedDict):
    """An end of the path that a forest token shall cover."""

    kind: Literal["space"]
    space: int


class DuoMove(TypedDict):
    """A movement of the team: towards whom, how far, and where it leads. A space outside the path is behind its end."""

    kind: Literal["move"]
    seat: int
    steps: int
    space: int


class DuoAct(TypedDict):
    """All else: to leave the decree, to propose giving up, to agree or not, to be ready."""

    kind: Literal["act"]
    act: Act


DuoTarget = DuoCard | DuoPlayer | DuoSpace | DuoMove | DuoAct

CARD: Final = Kind(Card, lambda state, card: CODE[card])
TRUMP: Final = Kind(Suit, lambda state, suit: SUITS[suit])
RESULT: Final = Kind(Result, lambda state, result: RESULTS[result])

EVENTS: Final[dict[str, Fields]] = {
    "board": fields(level=NUMBER, gems=NUMBER),
    "dealer": fields(seat=SEAT),
    "shuffled": fields(round=NUMBER),
    "dealt": fields(seat=SEAT).with_secret(cards=many(CARD)),
    "decree": fields(card=CARD),
    "played": fields(seat=SEAT, card=CARD),
    "named": fields(seat=SEAT, other=SEAT),
    "exchanged": fields(seat=SEAT, given=CARD, taken=CARD),
    "kept": fields(seat=SEAT, decree=CARD),
    "swapped": fields().with_secret(cards=many(CARD)),  # what each seat gave
    "judged": fields(seat=SEAT, card=CARD, other=CARD, trump=TRUMP),
    "won trick": fields(seat=SEAT),
    "moved": fields(origin=NUMBER, space=NUMBER),
    "left path": fields(space=NUMBER),
    "covered": fields(space=NUMBER, left=NUMBER),
    "slid": fields(gems=NUMBER, origin=NUMBER, space=NUMBER),
    "returned": fields(space=NUMBER),
    "collected": fields(space=NUMBER, left=NUMBER),
    "put away": fields(tricks=NUMBER),
    "leads": fields(seat=SEAT),
    "added": fields(plus=NUMBER, space=NUMBER),
    "spared": fields(),
    "proposed": fields(seat=SEAT, space=NUMBER),
    "declined": fields(seat=SEAT, times=NUMBER),
    "would stop": fields(seat=SEAT),
    "plays on": fields(seat=SEAT),
    "victory": fields(result=RESULT, score=NUMBER),
    "defeat": fields(result=RESULT, score=NUMBER),
}

SCHEMA: Final = Schema(DuoView, (DuoCard, DuoPlayer, DuoSpace, DuoMove, DuoAct), EVENTS)
