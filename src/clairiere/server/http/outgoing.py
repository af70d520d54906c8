"""What is written over the sockets of tables: at once while the other side reads, else it waits here, within limits."""

from __future__ import annotations

import asyncio
from collections import Counter, deque
from typing import Protocol

from .. import limits


class SocketTransport(Protocol):
    """A socket below: whether it takes more, and what ends it."""

    @property
    def ready(self) -> bool: ...

    def write_text(self, message: bytes) -> None: ...

    def end(self) -> None: ...

    def abort(self) -> None: ...


class Backlog:
    """Bytes that wait to be written over one socket; they count for its guest, its address, its room and everybody."""

    def __init__(self, totals: Counter[str] | None = None, guest: str = "", address: str = "", room: str = "") -> None:
        self.totals: Counter[str] = Counter() if totals is None else totals
        self.keys = ["all", f"room {room}", f"address {address}", f"guest {guest or address}"]
        self.own_bytes = 0

    def add(self, size: int) -> None:
        self.own_bytes += size
        for key in self.keys:
            self.totals[key] += size

    @property
    def is_full(self) -> bool:
        if self.own_bytes <= limits.LITTLE:
            return False
        allowed = (limits.ALL, limits.ROOM, limits.ADDRESS, limits.GUEST)
        shares = zip(self.keys, allowed, strict=True)
        return self.own_bytes > limits.LINE or any(self.totals[key] > share for key, share in shares)

    def end(self) -> None:
        """Nothing waits any more."""
        self.add(-self.own_bytes)
        for key in self.keys:
            if not self.totals[key]:
                del self.totals[key]


class Outgoing:
    """The messages to one socket, in order. When too much waits the connection is cut as it is."""

    def __init__(self, transport: SocketTransport, backlog: Backlog) -> None:
        self.transport = transport
        self.backlog = backlog
        self.queue: deque[bytes] = deque()  # what waits, the first of them half written
        self.sent = asyncio.Event()  # everything has left
        self.sent.set()
        self.ending = False

    def send(self, message: bytes) -> None:
        if not self.queue and self.transport.ready:
            self.transport.write_text(message)
            if not self.transport.ready:
                self.enqueue(message)
        elif not self.is_overfull():
            self.enqueue(message)

    def enqueue(self, message: bytes) -> None:
        """It waits, or has not left entirely: it counts until it has."""
        self.queue.append(message)
        self.backlog.add(len(message))
        self.sent.clear()

    def is_overfull(self) -> bool:
        full = self.backlog.is_full or len(self.queue) >= limits.BACKLOG
        if full:
            self.transport.abort()
        return full

    def flush(self) -> None:
        """The other side has read: the first message has left, others follow as far as they are taken."""
        while self.queue and self.transport.ready:
            self.backlog.add(-len(self.queue.popleft()))
            if self.queue:
                self.transport.write_text(self.queue[0])
        if not self.queue:
            self.sent.set()
            if self.ending:
                self.transport.end()

    def hang_up(self) -> None:
        """Close the socket, after what is waiting."""
        self.ending = True
        if not self.queue:
            self.transport.end()

    def close(self) -> None:
        """Nothing is kept for who has gone, or does not read it."""
        if self.queue:
            self.transport.abort()
        self.queue.clear()
        self.backlog.end()
        self.sent.set()
