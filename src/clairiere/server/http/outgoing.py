"""What is written over the sockets of tables: at once while the other side reads, else it waits here, within limits."""

from __future__ import annotations

import asyncio
from collections import Counter, deque
from typing import Protocol

from .. import limits


class Wire(Protocol):
    """A socket below: whether it takes more, and what ends it."""

    @property
    def ready(self) -> bool: ...

    def write_text(self, message: bytes) -> None: ...

    def end(self) -> None: ...

    def abort(self) -> None: ...


class Backlog:
    """Bytes that wait to be written over one socket; they count for its guest, its address, its room and everybody."""

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


class Outgoing:
    """The messages to one socket, in order. When too much waits the connection is cut as it is."""

    def __init__(self, wire: Wire, backlog: Backlog) -> None:
        self.wire = wire
        self.backlog = backlog
        self.queue: deque[bytes] = deque()  # what waits, the first of them half written
        self.written = asyncio.Event()  # everything has left
        self.written.set()
        self.ending = False

    def send(self, message: bytes) -> None:
        if not self.queue and self.wire.ready:
            self.wire.write_text(message)
            if not self.wire.ready:
                self.keep(message)
        elif not self.overfull():
            self.keep(message)

    def keep(self, message: bytes) -> None:
        """It waits, or has not left entirely: it counts until it has."""
        self.queue.append(message)
        self.backlog.add(len(message))
        self.written.clear()

    def overfull(self) -> bool:
        full = self.backlog.full or len(self.queue) >= limits.BACKLOG
        if full:
            self.wire.abort()
        return full

    def flush(self) -> None:
        """The other side has read: the first message has left, others follow as far as they are taken."""
        while self.queue and self.wire.ready:
            self.backlog.add(-len(self.queue.popleft()))
            if self.queue:
                self.wire.write_text(self.queue[0])
        if not self.queue:
            self.written.set()
            if self.ending:
                self.wire.end()

    def hang_up(self) -> None:
        """Close the socket, after what is waiting."""
        self.ending = True
        if not self.queue:
            self.wire.end()

    def close(self) -> None:
        """Nothing is kept for who has gone, or does not read it."""
        if self.queue:
            self.wire.abort()
        self.queue.clear()
        self.backlog.end()
        self.written.set()
