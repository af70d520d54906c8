"""Who is who: guests and tokens, the seats they have at a table, and the viewers that are connected."""

from __future__ import annotations

import asyncio
from collections import Counter
from dataclasses import dataclass

import msgspec

from ...core.ask import SPECTATOR
from .. import limits, wire
from ..store import GuestRow, TableRow, TokenRow
from ..store.rows import BOT, GUEST

ENCODER = msgspec.json.Encoder()

WIRE = "wire:"  # begins the name of a bot that plays over the wire; its token follows


def wire_bot(hash: str) -> str:
    """What sits on the seat of a token, for as long as it does."""
    return f"{WIRE}{hash[:24]}"


@dataclass(frozen=True)
class Who:
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


class Waiting:
    """Bytes that wait to be written over one line; they count for its guest, its address, its room and everybody."""

    def __init__(self, all: Counter[str] | None = None, guest: str = "", address: str = "", room: str = "") -> None:
        self.all: Counter[str] = Counter() if all is None else all
        self.keys = ["all", f"room {room}", f"address {address}", f"guest {guest or address}"]
        self.here = 0

    def add(self, size: int) -> None:
        self.here += size
        for key in self.keys:
            self.all[key] += size

    @property
    def full(self) -> bool:
        if self.here <= limits.LITTLE:
            return False
        most = (limits.ALL, limits.ROOM, limits.ADDRESS, limits.GUEST)
        shares = zip(self.keys, most, strict=True)
        return self.here > limits.LINE or any(self.all[key] > share for key, share in shares)

    def end(self) -> None:
        """Nothing waits any more."""
        self.add(-self.here)
        for key in self.keys:
            if not self.all[key]:
                del self.all[key]


class Viewer:
    """One connection to a table. What it is told waits in a queue, in order."""

    def __init__(self, who: Who, language: str, waiting: Waiting | None = None) -> None:
        self.who = who
        self.language = language
        self.out: asyncio.Queue[bytes | None] = asyncio.Queue()
        self.waiting = waiting or Waiting()
        self.dropped = asyncio.Event()  # set when too much waits: the line is cut as it is
        self.snapshot = b""  # the last one, and
        self.shown = asyncio.Event()  # whether it is written
        self.shown.set()
        self.seat = SPECTATOR  # through whose eyes it was shown the table last
        self.told = 0  # events
        self.backs = -1  # undos it knows of; -1: it has not been shown anything
        self.half_trip = 0  # milliseconds to us
        self.mark = 0  # answers that had been seen before this visit
        self.away = False  # the page is open, and nobody looks at it
        self.left = 0  # when they turned away

    def send(self, message: wire.ToClient) -> None:
        if self.overfull():
            return
        data = ENCODER.encode(message)
        if isinstance(message, wire.Snapshot):
            self.snapshot = data
            self.shown.clear()
        self.put(data)

    def put(self, data: bytes) -> None:
        """A message that is encoded already."""
        if not self.overfull():
            self.waiting.add(len(data))
            self.out.put_nowait(data)

    def overfull(self) -> bool:
        """Whether too much waits for the line to be kept."""
        if self.waiting.full or self.out.qsize() >= limits.BACKLOG:
            self.dropped.set()
        return self.dropped.is_set()

    def wrote(self, data: bytes) -> None:
        self.waiting.add(-len(data))
        if data is self.snapshot:
            self.snapshot = b""
            self.shown.set()

    def cut(self) -> None:
        """Close the line, after what is waiting."""
        self.out.put_nowait(None)
