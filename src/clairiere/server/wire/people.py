"""Guests, how they are told, the health of the server, and every refusal."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

Way = Literal["browser", "push", "mail", "webhook"]


class Body(Struct, forbid_unknown_fields=True, omit_defaults=False):
    """What a client sends over HTTP."""


class Me(Struct):
    """A guest. `named`: by themselves, and not by us; `link` is a secret address that makes another device this guest's
    too. It is there only in the answer that makes it, because the server keeps no more than its hash; else empty."""

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


class NewLink(Body):
    """`close_devices`: all other devices of the guest are signed out."""

    close_devices: bool = True


class MeChange(Body):
    name: str | None = None
    language: str | None = None


class NoticeInfo(Struct):
    """How I am told that it is my turn. `ways`: what this server offers; `way`: my choice, empty for none; `target`:
    the address, or the host of the webhook; `confirmed`: it was found to be mine, nothing is sent before; `hosts`:
    those that webhooks may lead to; `key`: the server's own, for browsers that subscribe to its messages."""

    ways: list[Way]
    way: Way | Literal[""]
    target: str
    confirmed: bool
    hosts: list[str]
    key: str


class NoticeChange(Body):
    """`target`: an address, a webhook, or a browser's subscription as JSON (`endpoint`, `p256dh`, `auth`), which is
    added to those of my other devices. Without a way nothing is sent any more."""

    way: Way | Literal[""] = ""
    target: str = ""


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
