"""Guests, their mail, the health of the server, and every refusal."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct


class Body(Struct, forbid_unknown_fields=True, omit_defaults=False):
    """What a client sends over HTTP."""


class Me(Struct):
    """A guest. `named`: by themselves, and not by us; `link` is a secret address that makes another device this guest's
    too."""

    id: str
    name: str
    named: bool
    language: str
    link: str


class Reach(Struct):
    """Where this server is reached. `here`: the address that was used leads to this machine alone; `origins`: then,
    those that hold on the local network, if it listens there."""

    here: bool
    origins: list[str]


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


class GuestInfo(Struct):
    """A guest as whoever runs the server sees them. `banned`: since when; 0: they may come in."""

    id: str
    name: str
    created: int
    banned: int


class GuestChange(Body):
    """`clean`: the name is replaced by one that we give."""

    banned: bool | None = None
    clean: bool = False


class Done(Struct):
    """It is done; there is nothing to say about it."""

    ok: bool = True


class Health(Struct):
    """How this process is. `news`: whether it hears what other processes write; `alone`: there can be none. `tables`
    are at hand, of which `playing` are in play; `viewers` look at one, `players` of them have a seat there; `thinking`
    bots decide. `p50_ms`, `p99_ms`: until messages of the last minutes were answered. `since`: when it was started."""

    engine: str
    store: Literal["sqlite", "postgresql", "browser"]
    news: Literal["alone", "up", "down"]
    tables: int
    playing: int
    viewers: int
    players: int
    thinking: int
    p50_ms: float
    p99_ms: float
    since: int


class Refusal(Struct):
    """Every error: an id for programs, a sentence for people, and the clause if a rule is concerned."""

    error: str
    text: str
    cite: str = ""
