"""Turns: so many at a time, and whoever wants more than others does not make them wait."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

KNOWN = 10_000  # guests whose turns are remembered


class Turns:
    """Whoever had their last turn longest ago is let in next, with one thing; who had none comes first."""

    def __init__(self, most: int) -> None:
        self.free = most
        self.waiting: dict[str, deque[asyncio.Future[None]]] = {}
        self.last: OrderedDict[str, int] = OrderedDict()  # when guests had their turns
        self.count = 0

    @asynccontextmanager
    async def of(self, whose: str) -> AsyncIterator[None]:
        await self.enter(whose)
        try:
            yield
        finally:
            self.leave()

    async def enter(self, whose: str) -> None:
        if self.free:
            self.free -= 1
            self.had(whose)
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.setdefault(whose, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if not turn.cancelled():  # it had come
                self.leave()
            raise

    def leave(self) -> None:
        while self.waiting:
            whose = min(self.waiting, key=lambda one: self.last.get(one, 0))
            turn = self.waiting[whose].popleft()
            if not self.waiting[whose]:
                del self.waiting[whose]
            if not turn.done():  # who gave up waiting is passed over
                self.had(whose)
                turn.set_result(None)
                return
        self.free += 1

    def had(self, whose: str) -> None:
        self.count += 1
        self.last[whose] = self.count
        self.last.move_to_end(whose)
        if len(self.last) > KNOWN:
            self.last.popitem(last=False)
