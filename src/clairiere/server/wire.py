"""Everything that goes over the wire. JSON schema, OpenAPI and the client's types are made from these structs.

Choices are written in notation, clauses as `game:clause`, times in milliseconds since 1970. Sentences come in the
language of the one who reads them.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, field

Kind = Literal["number", "choice", "flag", "text", "set", "seat", "seating"]
Status = Literal["open", "running", "over"]
Sitting = Literal["open", "guest", "bot"]
Onlookers = Literal["open", "seat", "nobody"]

# What games send, in the forms that their schemas say (game_types.py).
View = Annotated[Mapping[str, Any], Meta(extra_json_schema={"$ref": "View"})]
Target = Annotated[Mapping[str, Any], Meta(extra_json_schema={"$ref": "Target"})]
GameEvent = Annotated[Mapping[str, Any], Meta(extra_json_schema={"$ref": "GameEvent"})]


class Body(Struct, forbid_unknown_fields=True, omit_defaults=False):
    """What a client sends over HTTP."""


# -- people -------------------------------------------------------------------------------------------------------


class Me(Struct):
    """A guest. `link` is a secret address that makes another device this guest's too."""

    id: str
    name: str
    language: str
    link: str


class MeChange(Body):
    name: str | None = None
    language: str | None = None


class MailInfo(Struct):
    """Where to write when it is my turn. `offered`: this server sends mail; `confirmed`: the address was found to be
    mine. Nothing is sent to one that is not."""

    offered: bool
    address: str
    confirmed: bool


class MailChange(Body):
    address: str = ""


class Health(Struct):
    """How the server is. `news`: whether it hears what other processes write; `alone`: there can be none."""

    engine: str
    store: Literal["sqlite", "postgresql"]
    news: Literal["alone", "up", "down"]
    tables: int
    viewers: int


class Refusal(Struct):
    """Every error: an id for programs, a sentence for people, and the clause if a rule is concerned."""

    error: str
    text: str
    cite: str = ""


# -- games --------------------------------------------------------------------------------------------------------


class ValueInfo(Struct):
    """`about`: a word on it, where there is one."""

    value: int | str | bool
    label: str
    about: str


class ItemInfo(Struct):
    """Something that a set may hold up to `most` times, and `instead_of` something else. An automaton takes no player's
    seat."""

    name: str
    label: str
    letter: str
    about: str
    most: int
    automaton: bool
    instead_of: str


class OptionInfo(Struct):
    """Something the players agree on before the game. A `set` names `low` to `high` of its items with commas, those of
    the first seats first; a `seat` is the number of one; `seating` says how seats are given out."""

    name: str
    label: str
    kind: Kind
    default: int | str | bool
    low: int
    high: int
    known: list[int | str | bool]
    values: list[ValueInfo]
    items: list[ItemInfo]
    cite: str


class PresetInfo(Struct):
    """Options that go well together."""

    name: str
    label: str
    about: str
    options: dict[str, int | str | bool]
    cite: str


class BotInfo(Struct):
    """`level`: its place on the ladder, which is the same for every game; `about`: how it plays."""

    level: int
    name: str
    label: str
    about: str


class GameInfo(Struct):
    """A game on the shelf. `usual`: so many play as a rule; `presets`: what is usually agreed on, the first of them if
    nothing is said; `team`: all win together; `live`: played against the clock, all at once."""

    id: str
    title: str
    about: str
    fewest: int
    most: int
    usual: int
    minutes: int
    options: list[OptionInfo]
    presets: list[PresetInfo]
    bots: list[BotInfo]
    team: bool
    live: bool


# -- tables -------------------------------------------------------------------------------------------------------


class Settings(Body):
    """What a table agrees on beside the game. `move_s`: seconds for a question, 0 for no clock; `hotseat`: several
    seats are played on one screen; `instant`: bots do not pretend to think; `second`: the second game of a match, whose
    points are added to those of the table it goes back to."""

    spectators: Onlookers = "open"
    undo: bool = True
    move_s: int = 0
    hotseat: bool = False
    instant: bool = False
    second: bool = False


class SeatInfo(Struct):
    """`here`: somebody is connected; `deserted`: the table no longer waits for this seat; `left`: a bot keeps it for
    somebody who may come back; `kept`: for me."""

    seat: int
    kind: Sitting
    name: str
    here: bool
    mine: bool
    deserted: bool
    left: bool
    kept: bool


class Taken(Struct):
    """Something that a player may take along into another game."""

    notation: str
    label: str


class SequelInfo(Struct):
    """The next game of a series. `takes`: for each player what may be taken along, one thing at most; `waits`: seats of
    people who have not said yet what."""

    text: str
    cite: str
    takes: list[list[Taken]]
    waits: list[int]


class ChanceInfo(Struct):
    """Where chance comes from (docs/chance.md). `commitment`: the SHA-256 of a secret of the server, made before any
    nonce was brought; `nonces`: of each seat, once the game has begun, empty where there is none; `waits`: seats of
    people who have not yet brought one, or said that they do not."""

    commitment: str
    nonces: list[str]
    waits: list[int]


class TableInfo(Struct):
    """A table. `my_turn`: I am asked; `moves`: answers so far; `fresh`: lines of the log since my last visit; `pace`:
    seconds for a question; `due`: when the time of the one that is open is up, or 0; `result`: a line about how it
    ended; `shown`: the seat whose cards onlookers see, the host's own, or -2; `parent`: the table it goes back to,
    `branch` at which answer (a what-if), `next` its rematch; `swap`: the roles may change hands in it; `sequel`: the
    next game of its series; `points`: of a game that is over, by seats; `chance`: where it comes from, if
    it can be checked; `damaged`: it cannot be read, as `result` says."""

    id: str
    game: str
    title: str
    status: Status
    seats: list[SeatInfo]
    options: dict[str, int | str | bool]
    settings: Settings
    host: str
    mine: bool
    my_turn: bool
    created: int
    moves: int
    fresh: int
    pace: int
    due: int
    spectators: int
    shown: int
    watched: bool
    result: str
    parent: str
    branch: int | None
    next: str
    swap: bool
    sequel: SequelInfo | None
    points: list[int]
    damaged: bool
    chance: ChanceInfo | None


class NewTable(Body):
    """`seats`: "me", "open" or "bot:NAME" for each. A table without an open seat starts by itself; with `hold`, when
    everybody has brought a nonce."""

    game: str
    options: dict[str, int | str | bool] = {}
    seats: list[str] = []
    settings: Settings = field(default_factory=Settings)
    hold: bool = False


class Plan(Body):
    """A table that somebody thinks about. `seats`: how many play, if the options do not say."""

    options: dict[str, int | str | bool] = {}
    seats: int = 0


class Planned(Struct):
    """What that table would be. `options`: all of them; `settled`: those that the others leave no choice for; `moot`:
    those that change nothing with the others as they are; `seats`: how many players' seats there are, before those of
    the `automata`; `roles`: what each seat plays, if that differs, unless lots decide (`by_lot`); `notices`: what the
    law says about these roles together."""

    options: dict[str, int | str | bool]
    settled: list[str]
    moot: list[str]
    seats: int
    automata: int
    roles: list[str]
    by_lot: bool
    team: bool
    notices: list[ClauseInfo]


class Again(Body):
    """A rematch: each sits one seat further on. `swap`: everybody stays, the roles change hands; `sequel`: everybody
    stays for the next game of a series, and whoever has these seats takes these things along, or nothing. `hold`: it
    begins when everybody has brought a nonce."""

    swap: bool = False
    sequel: bool = False
    take: dict[str, str] = {}
    hold: bool = False


class Nonce(Body):
    """My part in a table's chance, before it begins: 256 bits in hexadecimal, made after I saw the commitment. Without
    it, the game does not wait for mine."""

    commitment: str = ""
    nonce: str = ""


class Sit(Nonce):
    seat: int | None = None


class SitBot(Body):
    seat: int
    bot: str


class Leave(Body):
    """`then`: wait (the seat stays mine), bot:NAME (it plays on for me), stop (the table ends, if all agree)."""

    then: str = "wait"


class Branch(Body):
    """A what-if: a new table that begins with the first `at` answers, I on `seat`, bots elsewhere."""

    at: int
    seat: int
    bots: list[str] = []


class NewToken(Body):
    """For a bot that plays over the wire: it takes this seat."""

    table: str
    seat: int
    name: str = ""


class Token(Struct):
    token: str
    table: str
    seat: int


# -- what is said at a table -----------------------------------------------------------------------------------------


class Choice(Struct):
    """An answer that may be given. `target`: what it points at, by its `kind`; `moment` goes back with it in `seen`;
    `rushed`: everybody wants to be the first, so that nobody is asked whether he is sure."""

    notation: str
    label: str
    target: Target
    moment: int
    rushed: bool = False


class AskInfo(Struct):
    """An open question. `count` answers are possible; when they are too many, `choices` is empty and the client
    composes the notation, with the ask's own `moment`. `example` is one of them in notation; none, where all that one
    may do is give up; `quits` are those by which one does, listed or not."""

    seat: int
    about: str
    text: str
    cite: str
    moment: int
    count: int
    sealed: bool
    choices: list[Choice]
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


class Clock(Struct):
    """`seat` -1: everybody's."""

    seat: int
    ms: int


class UndoInfo(Struct):
    """`free`: my last decision may be taken back at once; `ask`: the others may be asked for it."""

    free: bool
    ask: bool


class Over(Struct):
    """The end. `places` are the seats in groups, the best first; two who share the second place leave no third."""

    winners: list[int]
    points: list[int]
    places: list[list[int]]
    text: str


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
    """Whether people may write what they like now; the phrases may be said at any time."""

    open: bool
    phrases: list[Phrase]
    text: str


class Said(Struct):
    """A line of chat. `seat` -2: an onlooker; only onlookers read onlookers while a game runs."""

    no: int
    seat: int
    name: str
    text: str
    phrase: str
    at: int


class Presence(Struct, tag_field="t", tag="presence"):
    seats: list[SeatInfo]
    spectators: int


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
    may be given one; `past`: so many answers may be looked back at now."""

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


class Snapshot(Now, tag_field="t", tag="snapshot"):
    """The whole of a table: after `hello`, after an undo, after seats or languages change. `number`: the highest `n`
    of a `play` that this seat has had accepted. `mark`: so many answers had been seen before this visit. `note`: what
    happened, when that is no event of the game."""

    table: TableInfo
    log: list[Line]
    chat: list[Said]
    vote: VoteInfo | None
    number: int
    mark: int
    note: str


class Trick(Struct):
    """A trick that was finished: who led, its cards, who won them, how many tricks that makes for the winner or the
    team. `played`: the `no` of the line that told of its last card."""

    leader: int
    cards: list[str]
    winner: int
    count: int
    played: int


class Events(Now, tag_field="t", tag="events"):
    """After every accepted answer. `lines`: what happened; `trick`: the last one that it finished; then `closed`: lines
    that may not be looked up any more, by `no`, and `changed`: those that now say more or less, or may be looked up
    again."""

    lines: list[Line]
    trick: Trick | None
    closed: list[int]
    changed: list[Line]


class Behind(Struct):
    """Whose act came first, and by how much."""

    seat: int
    name: str
    ms: int


class Legal(Struct):
    notation: str
    label: str


class Reply(Struct, tag_field="t", tag="reply"):
    """To a message of the same `n`, once what it did is safely written down."""

    n: int
    ok: bool
    text: str = ""
    cite: str = ""
    legal: list[Legal] = []
    late: bool = False
    behind: Behind | None = None


class ChatLine(Said, tag_field="t", tag="chat"):
    pass


class Vote(VoteInfo, tag_field="t", tag="vote"):
    """`closed`: it is over, one way or the other, and `text` says which."""

    closed: bool


class Gone(Struct, tag_field="t", tag="gone"):
    """There is nothing more to see here; if there is a table to go to, `table` is its id."""

    text: str
    table: str


class Pong(Struct, tag_field="t", tag="pong"):
    """`at`: the server's clock. An answer to it (`sign` with `pong` set to that number) measures the line."""

    at: int


ToClient = Snapshot | Events | Reply | Presence | ChatLine | Vote | Gone | Pong


# -- what a client sends over the socket --------------------------------------------------------------------------


class Message(Struct, tag_field="t", forbid_unknown_fields=True):
    """`n` grows with every message of a guest at a table, also over reconnections."""

    n: int


class Hello(Message, tag="hello"):
    """The first message, and again to change the language. `since`: the last `seq` that was seen."""

    language: str = ""
    since: int | None = None


class Play(Message, tag="play"):
    """An answer in notation. `seen`: the moment of the choice that was clicked. `seat`: for those who play several."""

    choice: str
    seen: int | None = None
    unchanged: int | None = None
    seat: int | None = None


class May(Message, tag="may"):
    """May I? The referee answers; the game is not changed."""

    choice: str
    seat: int | None = None


class Undo(Message, tag="undo"):
    seat: int | None = None


class CastVote(Message, tag="vote"):
    yes: bool
    seat: int | None = None


class Speak(Message, tag="chat"):
    """A text, or the id of a phrase."""

    text: str = ""
    phrase: str = ""


class Sign(Message, tag="sign"):
    """A sign of life; `pong` repeats the `at` of the server's last pong."""

    pong: int | None = None


class Look(Message, tag="look"):
    """The page is looked at, or is open and nobody looks at it."""

    here: bool


ToServer = Hello | Play | May | Undo | CastVote | Speak | Sign | Look


# -- replays ------------------------------------------------------------------------------------------------------


class Answer(Struct):
    """One answer of a game. What the reader may not know of it is left empty. `ms`: since the answer before."""

    n: int
    seat: int
    notation: str
    label: str
    ms: int


class Step(Struct):
    """A game after `n` of its `of` answers, seen from a seat, as a spectator (-2) or all open (-3): then `views` holds
    every seat's view. `lines` is what the last answer led to, `trick` the one that it finished, `asked` whom the game
    then waits for."""

    n: int
    of: int
    seat: int
    view: View
    views: list[View]
    lines: list[Line]
    trick: Trick | None
    answer: Answer | None
    asked: list[AskInfo]
    text: str


class ChanceCheck(Struct):
    """Whether the chance of a finished game is what was promised, checked by this server: the same can be done with the
    record. `draws` followed from the secret, `wrong` is the number of the first answer that did not, or 0; `text` says
    all of it. Where there is nothing to check, `commitment` is empty."""

    ok: bool
    commitment: str
    secret: str
    nonces: list[str]
    draws: int
    wrong: int
    text: list[str]


# -- hints --------------------------------------------------------------------------------------------------------


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


class Hint(Struct):
    """What the strongest bot would do for `seat` after `at` answers, from what that seat may see. `best` is null when
    it would wait; `others`: the choices it weighed, with what they cost; `rest`: a word on those that are not told;
    `guessed`: what the others can guess of the seat's own hand; `clauses`: where question and choice come from."""

    seat: int
    at: int
    text: str
    best: HintChoice | None
    others: list[HintChoice]
    rest: str
    beliefs: list[HintHand]
    guessed: HintHand | None
    clauses: list[ClauseInfo]


# -- the law ------------------------------------------------------------------------------------------------------


class ClauseInfo(Struct):
    id: str
    cite: str
    title: str
    text: str
    kind: str
    checks: list[str]
    see: list[str]
    ruling: str


class ExampleInfo(Struct):
    """`given`, `when` and `then` are in English."""

    id: str
    title: str
    clauses: list[str]
    given: str
    when: str
    then: str


class RulingInfo(Struct):
    """What the rule books leave open and how it was decided, in English."""

    id: str
    question: str
    ruling: str
    reason: str


class Chapter(Struct):
    id: str
    title: str
    clauses: list[ClauseInfo]


class LessonInfo(Struct):
    """A turn that is walked through at a table."""

    name: str
    title: str
    steps: int


class LawInfo(Struct):
    game: str
    title: str
    chapters: list[Chapter]
    examples: list[ExampleInfo]
    rulings: list[RulingInfo]


class ClausePage(Struct):
    """One clause with all that belongs to it."""

    clause: ClauseInfo
    examples: list[ExampleInfo]
    ruling: RulingInfo | None
