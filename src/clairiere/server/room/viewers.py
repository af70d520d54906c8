"""Who is who: guests and tokens, the seats they have at a table, and the viewers that are connected."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import msgspec
from msgspec import Raw
from mypy_extensions import mypyc_attr

from ...core.ask import SPECTATOR
from .. import wire
from ..rows import BOT, GUEST, GuestRow, TableRow, TokenRow
from .ports import Listener

ENCODER = msgspec.json.Encoder()

WIRE = "wire:"  # begins the name of a bot that plays over the wire; its token follows


def wire_bot(hash: str) -> str:
    """What sits on the seat of a token, for as long as it does."""
    return f"{WIRE}{hash[:24]}"


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class Identity:
    """Who sends something: a guest, or a bot with a token for one seat."""

    guest: GuestRow | None = None
    token: TokenRow | None = None

    @property
    def id(self) -> str:
        return self.guest.id if self.guest is not None else ""

    @property
    def key(self) -> str:
        """What floods are counted by."""
        return self.token.hash if self.token is not None else self.id

    def seats_at(self, row: TableRow) -> list[int]:
        if self.token is not None:
            key = wire_bot(self.token.hash)
            return [seat.seat for seat in row.seats if seat.bot == key and self.token.table_id == row.id]
        return [seat.seat for seat in row.seats if seat.kind == GUEST and seat.guest == self.id and self.id]

    def kept_at(self, row: TableRow) -> list[int]:
        """The seats that bots keep for somebody who left them and may come back."""
        return [seat.seat for seat in row.seats if seat.kind == BOT and seat.guest == self.id and self.id]

    def plays_at(self, row: TableRow) -> list[int]:
        """The seats that somebody has, or may have back: who has none only looks on."""
        return self.seats_at(row) or self.kept_at(row)

    def knows(self, row: TableRow) -> bool:
        """Whether somebody has to do with a table: hosts it, sits there, or has left a seat to a bot."""
        mine = self.id and (row.host == self.id or any(seat.guest == self.id for seat in row.seats))
        return bool(mine or self.seats_at(row))


@dataclass
class Known:
    """What a viewer was told of the present moment last: its fields and the parts of the view, as they are encoded."""

    fields: dict[str, bytes]
    view: dict[str, bytes]


class Viewer:
    """Somebody who looks at a table, and what they have been told of it."""

    def __init__(self, who: Identity, language: str, listener: Listener) -> None:
        self.who = who
        self.language = language
        self.listener = listener
        self.seat = SPECTATOR  # through whose eyes it was shown the table last
        self.told = 0  # events
        self.known = Known({}, {})
        self.presence: wire.Presence | None = None  # as it was told last
        self.undos = -1  # undos it knows of; -1: it has not been shown anything
        self.half_trip = 0  # milliseconds to us
        self.mark = 0  # answers that had been seen before this visit
        self.away = False  # the page is open, and nobody looks at it
        self.lost = False  # the connection is open, and its other side does not answer
        self.left = 0  # when they turned away

    def send(self, message: wire.ToClient) -> None:
        self.listener.send(ENCODER.encode(message))

    # -- nothing is told twice --------------------------------------------------------------------------------------

    def all_of(self, fields: dict[str, Any], view: wire.View) -> dict[str, Any]:
        """The whole present moment, for a message."""
        self.known = Known({}, {})
        return {"view": {}, **self.changed(fields, view)}

    def changed(self, fields: dict[str, Any], view: wire.View) -> dict[str, Any]:
        """What has changed of the present moment since the viewer was told last, for a message."""
        before, self.known = self.known, Known(encoded(fields), encoded(view))
        changed: dict[str, Any] = fresh(before.fields, self.known.fields)
        seen = fresh(before.view, self.known.view)
        return {**changed, "view": seen} if seen else changed

    def take(self, known: Known, then: Known) -> bool:
        """Whether the viewer knows no more and no less than another did; if so, then also from now on."""
        alike = self.known is known or self.known == known
        if alike:
            self.known = then
        return alike


def encoded(parts: Mapping[str, object]) -> dict[str, bytes]:
    return {name: ENCODER.encode(part) for name, part in parts.items()}


def fresh(before: dict[str, bytes], now: dict[str, bytes]) -> dict[str, Raw]:
    """The parts that are not what they were."""
    return {name: Raw(part) for name, part in now.items() if before.get(name) != part}
