"""A table at one moment, as one seat may see it: its view, its questions and choices, what happened, what was said."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

# What games send, in the forms that their schemas say (game_types.py).
View = Annotated[Mapping[str, Any], Meta(extra_json_schema={"$ref": "View"})]
ViewChanges = Annotated[Mapping[str, Any], Meta(extra_json_schema={"$ref": "ViewChanges"})]  # some fields of a View
Target = Annotated[Mapping[str, Any], Meta(extra_json_schema={"$ref": "Target"})]
GameEvent = Annotated[Mapping[str, Any], Meta(extra_json_schema={"$ref": "GameEvent"})]


class Choice(Struct, omit_defaults=True):
    """An answer that may be given. `target`: what it points at, by its `kind`; `moment` goes back with it in `seen`;
    `rushed`: everybody wants to be the first, so that nobody is asked whether he is sure; `leads`: more is asked about
    the same act, so that nobody need be sure yet; `does`: what it does and costs, where its label does not say it, by
    the clause `cite`."""

    notation: str
    label: str
    target: Target
    moment: int
    rushed: bool = False
    leads: bool = False
    does: str = ""
    cite: str = ""


class AskInfo(Struct):
    """An open question. `count` answers are possible; when they are too many, `choices` is empty and the client
    composes the notation, with the ask's own `moment`. `playable` is the notation of one of them, which `play` accepts
    with that `moment`; it gives up only where nothing else is possible. `example` is a harmless choice as people type
    it in the reader's language; it is empty where the only choice is to give up. `quits` are the notations of all
    choices that give up, listed or not."""

    seat: int
    about: str
    text: str
    cite: str
    moment: int
    count: int
    sealed: bool
    choices: list[Choice]
    playable: str
    example: str
    quits: list[str]


class Prompt(Struct):
    """Whom the table waits for, or what the reader is asked, in words."""

    text: str
    cite: str


class Line(Struct):
    """Something that happened. `no` counts events, `n` is the answer that led to it, `at` when it was given; `head`: a
    turn or a round begins; `event`: its `verb` and what belongs to it by names, as far as the reader may know it."""

    no: int
    n: int
    text: str
    cite: str
    event: GameEvent
    fresh: bool
    head: bool
    at: int


class Sentence(Struct):
    """Something that is said, and the clause that it rests on, if any."""

    text: str
    cite: str


class Trick(Struct):
    """A trick that was finished: who led, its cards, who won them, how many tricks that makes for the winner or the
    team. `played`: the `no` of the line that told of its last card; `why`: by what it was won."""

    leader: int
    cards: list[str]
    winner: int
    count: int
    played: int
    why: Sentence


class ResultRow(Struct):
    """A line of a result, cell by cell: of a player, or (`seat` -1) of something that is counted for all."""

    seat: int
    label: str
    cells: list[Sentence]


class RoundResult(Struct):
    """What a round came to: `rows` under their `heads`, if they have any, and `notes`. The lines from `first` to `last`
    tell of it; `holds`: what comes next may wait until it was read; `unfinished`: the game ended in its middle."""

    round: int
    first: int
    last: int
    heads: list[str]
    rows: list[ResultRow]
    notes: list[Sentence]
    holds: bool
    unfinished: bool


class Clock(Struct):
    """`seat` -1: everybody's."""

    seat: int
    ms: int


class UndoInfo(Struct):
    """`free`: my last decision may be taken back at once; `ask`: the others may be asked for it."""

    free: bool
    ask: bool


class Over(Struct):
    """The end. `places` are the seats in groups, the best first; two who share the second place leave no third.
    `cite`: the clause by which the game ended; `reckoning`: how the result came about; `rounds`: all of them."""

    winners: list[int]
    points: list[int]
    places: list[list[int]]
    text: str
    cite: str
    reckoning: list[Sentence]
    rounds: list[RoundResult]


class VoteInfo(Struct):
    """An open vote: about taking back (`undo`) or ending the table (`stop`). `needs` are the seats not heard yet."""

    kind: Literal["undo", "stop"]
    by: int
    needs: list[int]
    yes: list[int]
    text: str


class Phrase(Struct):
    id: str
    text: str


class Talk(Struct):
    """Whether people may write what they like now; the phrases may be said at any time. `moment`: the game waits so
    that they can, until everybody is ready."""

    open: bool
    phrases: list[Phrase]
    text: str
    moment: bool


class Said(Struct):
    """A line of chat. `seat` -2: an onlooker; only onlookers read onlookers while a game runs."""

    no: int
    seat: int
    name: str
    text: str
    phrase: str
    at: int


class LessonTry(Struct):
    """Something to ask the referee, who refuses it."""

    answer: str
    text: str


class LessonNow(Struct):
    """What is to be tried next at the table of a lesson: step `step` of `of`, counted from 0; as many when all is done.
    `answers` lead on, `next` is the lesson that follows."""

    name: str
    title: str
    step: int
    of: int
    text: str
    cite: str
    hint: str
    tries: list[LessonTry]
    answers: list[str]
    next: str


class Now(Struct):
    """Everything about the present moment, as one seat may see it. `seq` counts what the table has written down;
    `version` goes back in `unchanged` with an answer that shall count only if nothing has changed; `hint`: the reader
    may be given one; `past`: so many answers may be looked back at now; `withheld`: why not at all of them, if so."""

    seq: int
    version: int
    seat: int
    seats_mine: list[int]
    view: View
    prompt: Prompt
    asks: list[AskInfo]
    clocks: list[Clock]
    waiting: list[int]
    suspended: bool
    undo: UndoInfo
    hint: bool
    talk: Talk
    over: Over | None
    lesson: LessonNow | None
    past: int
    withheld: Prompt | None
