"""Tables: their seats and settings, and what is asked for at them over HTTP."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct, field

from .people import Body

Status = Literal["open", "running", "over"]
Sitting = Literal["open", "guest", "bot"]
Onlookers = Literal["open", "seat", "nobody"]


class Settings(Body):
    """What a table agrees on beside the game. `move_s`: seconds for a question, 0 for no clock; `hotseat`: several
    seats are played on one screen; `instant`: bots do not pretend to think; `match`: two games, in which the roles
    change hands; `second`: the second of them, whose points are added to those of the table it goes back to; `listed`:
    everybody is shown the table while it waits; `rated`: it counts for the players' ratings, so that nothing is taken
    back and nobody is given a hint."""

    spectators: Onlookers = "open"
    undo: bool = True
    move_s: int = 0
    hotseat: bool = False
    instant: bool = False
    match: bool = False
    second: bool = False
    listed: bool = False
    rated: bool = False


class SeatInfo(Struct):
    """`here`: somebody is connected and answers; `away`: they have hidden the page; `deserted`: the table no longer
    waits for this seat; `left`: a bot keeps it for somebody who may come back; `kept`: for me; `automaton`: the rules
    themselves play it."""

    seat: int
    kind: Sitting
    name: str
    here: bool
    away: bool
    mine: bool
    deserted: bool
    left: bool
    kept: bool
    automaton: bool


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
    """A table. `host`: my id, if I opened it; `by`: what whoever did is called, if they sit there; `agreed`: what is
    agreed on, in sentences; `my_turn`: I am asked; `moves`: answers so far; `fresh`: lines of the log since my last
    visit; `live`: all act at once; `pace`: seconds for a question; `due`: when the time of the open one is up, or 0;
    `result`: a line about how it ended; `shown`: the seat whose cards onlookers see, the host's own, or -2; `parent`:
    the table it goes back to, `branch` at which answer (a what-if), `next` its rematch; `swap`: the roles may change
    hands in it; `sequel`: the next game of its series; `points`: of a game that is over, by seats; `chance`: where it
    comes from, if it can be checked; `damaged`: it cannot be read, as `result` says."""

    id: str
    game: str
    title: str
    status: Status
    seats: list[SeatInfo]
    options: dict[str, int | str | bool]
    settings: Settings
    host: str
    by: str
    agreed: list[str]
    mine: bool
    my_turn: bool
    created: int
    moves: int
    fresh: int
    live: bool
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
    options: dict[str, int | str | bool] = field(default_factory=dict)
    seats: list[str] = field(default_factory=list)
    settings: Settings = field(default_factory=Settings)
    hold: bool = False


class Again(Body):
    """A rematch: each sits one seat further on. `swap`: everybody stays, the roles change hands; `sequel`: everybody
    stays for the next game of a series, and whoever has these seats takes these things along, or nothing. `hold`: it
    begins when everybody has brought a nonce."""

    swap: bool = False
    sequel: bool = False
    take: dict[str, str] = field(default_factory=dict)
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


class Listing(Body):
    """Whether everybody is shown a table that waits for players, or only those come who have its address."""

    listed: bool


class Leave(Body):
    """`then`: wait (the seat stays mine), bot:NAME (it plays on for me), stop (the table ends, if all agree)."""

    then: str = "wait"


class Branch(Body):
    """A what-if: a new table that begins with the first `at` answers, I on `seat`. Elsewhere sit `bots`; without them,
    the bots that played there, and bots that sit in for people."""

    at: int
    seat: int
    bots: list[str] = field(default_factory=list)


class NewToken(Body):
    """For a bot that plays over the wire: it takes this seat."""

    table: str
    seat: int
    name: str = ""


class Token(Struct):
    token: str
    table: str
    seat: int
