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
    """Return the bot name of the seat that a token has."""
    return f"{WIRE}{hash[:24]}"


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class Identity:
    """The sender of a request or message: a guest, or a bot with a token for one seat."""

    guest: GuestRow | None = None
    token: TokenRow | None = None

    @property
    def id(self) -> str:
        return self.guest.id if self.guest is not None else ""

    @property
    def key(self) -> str:
        """Key by which rate limits count this sender."""
        return self.token.hash if self.token is not None else self.id

    def seats_at(self, row: TableRow) -> list[int]:
        if self.token is not None:
            key = wire_bot(self.token.hash)
            return [seat.seat for seat in row.seats if seat.bot == key and self.token.table_id == row.id]
        return [seat.seat for seat in row.seats if seat.kind == GUEST and seat.guest == self.id and self.id]

    def kept_seats(self, row: TableRow) -> list[int]:
        """Return the seats that bots keep for a guest who left them and may come back."""
        return [seat.seat for seat in row.seats if seat.kind == BOT and seat.guest == self.id and self.id]

    def own_seats_at(self, row: TableRow) -> list[int]:
        """Return the seats that somebody has or may take back; an onlooker has none."""
        return self.seats_at(row) or self.kept_seats(row)

    def is_involved(self, row: TableRow) -> bool:
        """Return whether somebody hosts a table, sits there, or has left a seat there to a bot."""
        mine = self.id and (row.host == self.id or any(seat.guest == self.id for seat in row.seats))
        return bool(mine or self.seats_at(row))


@dataclass
class SentMoment:
    """What a viewer was sent of the present moment last: its fields and the parts of the view, encoded."""

    fields: dict[str, bytes]
    view: dict[str, bytes]


class Viewer:
    """A connection that shows a table to somebody, and what it was sent."""

    def __init__(self, who: Identity, language: str, listener: Listener) -> None:
        self.who = who
        self.language = language
        self.listener = listener
        self.seat = SPECTATOR  # whose view it was sent last
        self.events_sent = 0
        self.sent_moment = SentMoment({}, {})
        self.presence: wire.Presence | None = None  # as it was sent last
        self.undos = -1  # undos of the table when it was sent a snapshot; -1: it was sent none
        self.half_trip = 0  # milliseconds from the viewer to this server
        self.mark = 0  # answers that the viewer had seen before this visit
        self.away = False  # the page is open but hidden
        self.lost = False  # the connection is open but does not answer
        self.left_at = 0  # when the page was hidden, in wall time

    def send(self, message: wire.ToClient) -> None:
        self.listener.send(ENCODER.encode(message))

    # -- only changes are sent --------------------------------------------------------------------------------------

    def whole_moment(self, fields: dict[str, Any], view: wire.View) -> dict[str, Any]:
        """Return the whole present moment, for a message."""
        self.sent_moment = SentMoment({}, {})
        return {"view": {}, **self.moment_changes(fields, view)}

    def moment_changes(self, fields: dict[str, Any], view: wire.View) -> dict[str, Any]:
        """Return the parts of the present moment that differ from what the viewer was sent last, for a message."""
        before, self.sent_moment = self.sent_moment, SentMoment(encode_parts(fields), encode_parts(view))
        changed: dict[str, Any] = changed_parts(before.fields, self.sent_moment.fields)
        seen = changed_parts(before.view, self.sent_moment.view)
        return {**changed, "view": seen} if seen else changed

    def advance_if_alike(self, known: SentMoment, then: SentMoment) -> bool:
        """Return whether the viewer was sent exactly `known`; if so, note that it is sent `then` now."""
        alike = self.sent_moment is known or self.sent_moment == known
        if alike:
            self.sent_moment = then
        return alike


def encode_parts(parts: Mapping[str, object]) -> dict[str, bytes]:
    return {name: ENCODER.encode(part) for name, part in parts.items()}


def changed_parts(before: dict[str, bytes], now: dict[str, bytes]) -> dict[str, Raw]:
    """Return the parts that are new or differ."""
    return {name: Raw(part) for name, part in now.items() if before.get(name) != part}
