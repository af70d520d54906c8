"""Detection of half-open connections: one timer checks all table connections twice a second, a slot at a time.

A timer for each connection would cost more than the pings, and checking all of them at once would make moves wait.
"""

from __future__ import annotations

import asyncio
from typing import Protocol

from .. import limits

TICK_S = 0.02  # between two slots
SLOTS = 25  # each holds the same share of the connections
LATE_S = 0.5  # a tick later than this means that the process was busy or suspended


class Monitored(Protocol):
    """A connection under watch. `heard`: when it sent something last; `beat_at`: when it is due for a check anyway.
    Both are times of the event loop."""

    last_heard: float
    beat_at: float

    def check(self, now: float) -> None:
        """Ping the other side, or act on its silence."""


class Heartbeat:
    """Checks the connections that have been silent for `PING_S`. The timer runs while there are any."""

    def __init__(self) -> None:
        self.slots: list[set[Monitored]] = [set() for _ in range(SLOTS)]
        self.timer: asyncio.TimerHandle | None = None
        self.next = 0  # the slot of the next tick
        self.due = 0.0  # when that tick should come
        self.awake = 0.0  # since when the process has kept up: silence before that proves nothing

    def add(self, connection: Monitored) -> None:
        min(self.slots, key=len).add(connection)
        if self.timer is None:
            loop = asyncio.get_running_loop()
            self.awake = loop.time()
            self.wait(loop)

    def discard(self, connection: Monitored) -> None:
        for slot in self.slots:
            slot.discard(connection)

    def wait(self, loop: asyncio.AbstractEventLoop) -> None:
        self.due = loop.time() + TICK_S
        self.timer = loop.call_at(self.due, self.tick, loop)

    def tick(self, loop: asyncio.AbstractEventLoop) -> None:
        """Check one slot; stop when there are no connections at all."""
        self.timer = None
        now = loop.time()
        if now - self.due > LATE_S:
            self.awake = now
        silent = now - limits.PING_S
        if self.awake <= silent:
            due = [
                connection
                for connection in self.slots[self.next]
                if connection.last_heard <= silent or connection.beat_at <= now
            ]
            for connection in due:
                connection.check(now)
        self.next = (self.next + 1) % SLOTS
        if any(self.slots):
            self.wait(loop)
