"""A fair queue for jobs of which only a few may run at a time: guests take turns, however many jobs one has."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

REMEMBERED = 10_000  # guests whose turns are remembered


class FairQueue:
    """Runs up to `most` jobs at a time. The next turn goes to the guest whose last turn was longest ago."""

    def __init__(self, most: int) -> None:
        self.free = most
        self.waiting: dict[str, deque[asyncio.Future[None]]] = {}  # by guest
        self.last_turn: OrderedDict[str, int] = OrderedDict()  # number of the last turn by guest, an LRU list
        self.count = 0

    @asynccontextmanager
    async def turn(self, guest: str) -> AsyncIterator[None]:
        await self.enter(guest)
        try:
            yield
        finally:
            self.leave()

    async def enter(self, guest: str) -> None:
        if self.free:
            self.free -= 1
            self.count_turn(guest)
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.setdefault(guest, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if not turn.cancelled():  # the turn was granted before the cancellation
                self.leave()
            raise

    def leave(self) -> None:
        while self.waiting:
            guest = min(self.waiting, key=lambda one: self.last_turn.get(one, 0))
            turn = self.waiting[guest].popleft()
            if not self.waiting[guest]:
                del self.waiting[guest]
            if not turn.done():  # skip those who were cancelled
                self.count_turn(guest)
                turn.set_result(None)
                return
        self.free += 1

    def count_turn(self, guest: str) -> None:
        self.count += 1
        self.last_turn[guest] = self.count
        self.last_turn.move_to_end(guest)
        if len(self.last_turn) > REMEMBERED:
            self.last_turn.popitem(last=False)
