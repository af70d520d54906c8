"""Hints: what the strongest bot would do, and why."""

from __future__ import annotations

from msgspec import Struct

from .law import ClauseInfo
from .people import Body


class AskHint(Body):
    """Without `at`: for the seat that I play against bots, now. With it: of a finished game after `at` answers, for a
    seat that is asked there, or the first of them."""

    at: int | None = None
    seat: int | None = None


class HintChoice(Struct):
    """`value`: the chance to win that the bot sees in it, `cost`: how much less that is than the best; both from 0 to
    1, or -1 where it does not know. `text`: the cost in words. To wait has no `notation`."""

    notation: str
    label: str
    value: float
    cost: float
    text: str


class HintCard(Struct):
    """A card that may be in a hand, in words, and how likely that is."""

    text: str
    chance: float


class HintHand(Struct):
    """What the bot thinks of another hand, the likeliest cards first."""

    seat: int
    name: str
    cards: list[HintCard]


class HintReason(Struct):
    """Why, in a sentence, and the clause it rests on, if one does."""

    text: str
    cite: str


class Hint(Struct):
    """What the strongest bot would do for `seat` after `at` answers, from what that seat may see; `why`, as far as its
    own figures bear it out; `figures`: what it expects then. `best` is null when it would wait; `others`: the choices
    it weighed, with what they cost; `rest`: a word on those that are not told; `beliefs`: what is remarkable about
    other hands and has to do with the choice; `guessed`: the same of what the others can guess of the seat's own;
    `clauses`: where question and choice come from."""

    seat: int
    at: int
    text: str
    why: list[HintReason]
    figures: str
    best: HintChoice | None
    others: list[HintChoice]
    rest: str
    beliefs: list[HintHand]
    guessed: HintHand | None
    clauses: list[ClauseInfo]
