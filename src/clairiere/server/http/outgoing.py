"""Messages to clients: written at once while the peer reads, otherwise queued within limits (back-pressure)."""

from __future__ import annotations

import asyncio
from collections import Counter, deque
from typing import Protocol

from .. import limits


class SocketTransport(Protocol):
    """The socket that messages are written to. `ready`: it accepts more without buffering."""

    @property
    def ready(self) -> bool: ...

    def write_text(self, message: bytes) -> None: ...

    def end(self) -> None: ...

    def abort(self) -> None: ...


class Backlog:
    """Bytes queued for one socket. They count towards its guest, its address, its room and the whole server."""

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
        """Release this socket's share of the totals."""
        self.add(-self.own_bytes)
        for key in self.keys:
            if not self.totals[key]:
                del self.totals[key]


class Outgoing:
    """The queue of messages to one socket. When the queue is too long, the connection is aborted."""

    def __init__(self, transport: SocketTransport, backlog: Backlog) -> None:
        self.transport = transport
        self.backlog = backlog
        self.queue: deque[bytes] = deque()  # the first message may be partly written
        self.sent = asyncio.Event()  # set while the queue is empty
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
        """Queue a message; it counts towards the limits until it was written completely."""
        self.queue.append(message)
        self.backlog.add(len(message))
        self.sent.clear()

    def is_overfull(self) -> bool:
        full = self.backlog.is_full or len(self.queue) >= limits.BACKLOG
        if full:
            self.transport.abort()
        return full

    def flush(self) -> None:
        """Called when the peer has read: drop the first message, then write more while the socket is ready."""
        while self.queue and self.transport.ready:
            self.backlog.add(-len(self.queue.popleft()))
            if self.queue:
                self.transport.write_text(self.queue[0])
        if not self.queue:
            self.sent.set()
            if self.ending:
                self.transport.end()

    def hang_up(self) -> None:
        """Close the socket after the queued messages were written."""
        self.ending = True
        if not self.queue:
            self.transport.end()

    def close(self) -> None:
        """Discard the queue; abort the connection if it was not empty."""
        if self.queue:
            self.transport.abort()
        self.queue.clear()
        self.backlog.end()
        self.sent.set()
