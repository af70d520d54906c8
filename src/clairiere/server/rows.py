"""What a store keeps of tables and people, as plain values."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

ANSWER, UNDO = "answer", "undo"  # kinds of entries
OPEN, GUEST, BOT = "open", "guest", "bot"  # kinds of seats
BROWSER, PUSH, MAIL, WEBHOOK = "browser", "push", "mail", "webhook"  # how a guest wants to be told
WAITING, RUNNING, OVER = "open", "running", "over"  # how a table stands
ASKED, OPTIONS, SITUATION = "asked", "options", "situation"  # when a planned answer is given
KEPT, GIVEN, DROPPED = "kept", "given", "dropped"  # how a planned answer stands
UNNAMED = "?"  # who is not called anything any more

StoreName = Literal["sqlite", "postgresql", "browser"]
NewsLine = Literal["alone", "up", "down"]  # to the others who write in the same store


@dataclass(frozen=True)
class GuestRow:
    """`link_hash`: the hash of the secret in the guest's link; the secret itself is kept nowhere. `device_mark`: what
    the cookies of the guest's devices state; those that state something else are void."""

    id: str
    link_hash: str
    name: str
    language: str
    created: int
    banned: int = 0  # since when they may not come in any more
    device_mark: str = ""


@dataclass
class SeatRow:
    """Who sits on a seat. A bot that keeps it for somebody who left has the guest too."""

    seat: int
    kind: str = OPEN
    guest: str = ""
    bot: str = ""
    name: str = ""


@dataclass
class ChanceRow:
    """Where a table's chance comes from. `hold`: it begins when all people have been heard; `given`: the nonces so far,
    by who sits down (empty: none is brought); `nonces`: those of the seats, from the first deal on."""

    commitment: str
    secret: str
    hold: bool = False
    given: dict[str, str] = field(default_factory=dict)
    nonces: list[str] = field(default_factory=list)


@dataclass
class TableRow:
    id: str
    game: str
    options: dict[str, int | str | bool]
    settings: dict[str, object]
    status: str
    seed: str
    host: str
    engine: str
    created: int
    finished: int = 0
    parent: str = ""
    branch: int | None = None
    next: str = ""
    vote: str = ""  # an open vote, as JSON
    result: str = ""
    version: int = 0  # counts changes, so that two processes do not overwrite each other's
    seats: list[SeatRow] = field(default_factory=list)
    chance: ChanceRow | None = None  # without it, chance comes from the seed
    damaged: bool = False  # what stands there cannot be read; never written


@dataclass(frozen=True)
class Entry:
    """A line of a table's log: an answer in notation, or an undo that keeps so many answers."""

    seq: int
    seat: int
    choice: str
    message: int | None
    at_ms: int
    kind: str = ANSWER


@dataclass(frozen=True)
class ChatRow:
    no: int
    guest: str
    seat: int
    name: str
    text: str
    phrase: str
    at_ms: int


@dataclass(frozen=True)
class TokenRow:
    hash: str
    table_id: str
    seat: int
    created: int


@dataclass(frozen=True)
class VisitRow:
    """What a guest has seen of a table. `seen`: so many answers; `mark`: how many had been seen when the last visit
    began; `at_ms`: the end of that visit; `told`: the turn for which a message was sent last."""

    guest: str
    table_id: str
    seen: int = 0
    mark: int = 0
    at_ms: int = 0
    told: int = -1


@dataclass(frozen=True)
class PlannedAnswerRow:
    """An answer that somebody planned: for the next question of a kind (`about`), or for all of them (`standing`).

    `only` says when it is given: whenever it is asked (`asked`); if nothing can be answered that was not foreseen
    (`options`, as they were when it was planned); or if moreover the player sees the same (`situation`). Never, if one
    of `unless` can be answered. `since`: so many answers had been given when it was planned, or given last. `status`:
    `kept`, `given`, or `dropped`, and then `why`."""

    id: str
    table_id: str
    seat: int
    guest: str
    about: str
    choice: str
    only: str
    options: tuple[str, ...]
    unless: tuple[str, ...]
    standing: bool
    situation: str
    since: int
    made: int
    status: str = KEPT
    why: str = ""


@dataclass(frozen=True)
class WayRow:
    """How a guest wants to be told: by pages that are open, or at a `target` (an address, a webhook, the subscriptions
    of browsers as JSON). `confirmed`: when it was found to be theirs; 0: not yet."""

    guest: str
    kind: str
    target: str
    confirmed: int


class WriteConflict(Exception):
    """Another process has written there first."""
