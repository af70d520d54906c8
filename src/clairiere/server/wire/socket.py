"""The messages of the socket: what a table tells, and what a client sends."""

from __future__ import annotations

from msgspec import UNSET, Struct, UnsetType

from .moment import (
    AskInfo,
    Clock,
    LessonNow,
    Line,
    Now,
    Over,
    Prompt,
    RoundResult,
    Said,
    Talk,
    Trick,
    UndoInfo,
    ViewChanges,
    VoteInfo,
)
from .tables import SeatInfo, TableInfo


class Presence(Struct, tag_field="t", tag="presence"):
    seats: list[SeatInfo]
    spectators: int


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


class Events(Struct, tag_field="t", tag="events", omit_defaults=True):
    """After every accepted answer: what has changed of `Now` since the message before. The rest is as it was, in
    `view` too. `answers`: the `n` of the reader's message that brought this about; it is herewith accepted. `lines`:
    what happened; `trick`: the last one that it finished; `result`: of the round that it ended; then `closed`: lines
    that may not be looked up any more, by `no`, and `changed`: those that now say more or less, or may be looked up
    again."""

    seq: int
    lines: list[Line]
    version: int | UnsetType = UNSET
    seat: int | UnsetType = UNSET
    seats_mine: list[int] | UnsetType = UNSET
    view: ViewChanges | UnsetType = UNSET
    prompt: Prompt | UnsetType = UNSET
    asks: list[AskInfo] | UnsetType = UNSET
    clocks: list[Clock] | UnsetType = UNSET
    waiting: list[int] | UnsetType = UNSET
    suspended: bool | UnsetType = UNSET
    undo: UndoInfo | UnsetType = UNSET
    hint: bool | UnsetType = UNSET
    talk: Talk | UnsetType = UNSET
    over: Over | UnsetType | None = UNSET
    lesson: LessonNow | UnsetType | None = UNSET
    past: int | UnsetType = UNSET
    withheld: Prompt | UnsetType | None = UNSET
    answers: int | UnsetType = UNSET
    trick: Trick | None = None
    result: RoundResult | None = None
    closed: list[int] = []
    changed: list[Line] = []


class Behind(Struct):
    """Whose act came first, and by how much."""

    seat: int
    name: str
    ms: int


class Legal(Struct):
    notation: str
    label: str


class Reply(Struct, tag_field="t", tag="reply"):
    """To a message of the same `n`, once what it did is safely written down. A refusal has the same `error` as over
    HTTP, an id for programs, and a sentence for people. Its `n` is 0 where the message had none that could be read."""

    n: int
    ok: bool
    text: str = ""
    cite: str = ""
    legal: list[Legal] = []
    late: bool = False
    behind: Behind | None = None
    error: str = ""


class ChatLine(Said, tag_field="t", tag="chat"):
    pass


class Vote(VoteInfo, tag_field="t", tag="vote"):
    """`closed`: it is over, one way or the other, and `text` says which."""

    closed: bool


class Gone(Struct, tag_field="t", tag="gone"):
    """There is nothing more to see here; if there is a table to go to, `table` is its id. `error` says to programs why
    the connection is refused or closed."""

    text: str
    table: str
    error: str = ""


class Closing(Struct, tag_field="t", tag="closing"):
    """The server ends, most often to come back at once: the line will be cut, and is to be opened again."""

    text: str


class Pong(Struct, tag_field="t", tag="pong"):
    """`at`: the server's clock. An answer to it (`sign` with `pong` set to that number) measures the line."""

    at: int


ToClient = Snapshot | Events | Reply | Presence | ChatLine | Vote | Gone | Closing | Pong


class Message(Struct, tag_field="t", forbid_unknown_fields=True):
    """`n` grows with every message of a guest at a table, also over reconnections."""

    n: int


class Hello(Message, tag="hello"):
    """The first message, and again to change the language. `since`: the last `seq` that was seen."""

    language: str = ""
    since: int | None = None


class Play(Message, tag="play"):
    """An answer in notation. `seen`: the moment of the choice that was clicked. `seat`: for those who play several.
    `typed`: a person wrote it, in the letters and words of the reader's language; notation is understood there too."""

    choice: str
    seen: int | None = None
    unchanged: int | None = None
    seat: int | None = None
    typed: bool = False


class May(Message, tag="may"):
    """Asks whether an answer would be accepted. The referee replies; the game is not changed. `typed`: as in `play`."""

    choice: str
    seat: int | None = None
    typed: bool = False


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
    """The page is in front, or is hidden. A hidden page is shown as away, and may be silent for longer."""

    here: bool


class Ping(Message, tag="ping"):
    """Asks whether the server is still there. The reply comes at once, ahead of replies to earlier messages."""


ToServer = Hello | Play | May | Undo | CastVote | Speak | Sign | Look | Ping
