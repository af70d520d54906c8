"""An outbox: messages are sent one after the other, and tried again when that fails.

Nobody waits for it. What goes wrong is logged without saying to whom it should have gone.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Generic, TypeVar

LOG = logging.getLogger("clairiere")
RETRY_S = (10.0, 120.0, 1800.0)  # until a message is tried again
MOST = 500  # messages that may wait
T = TypeVar("T")
Send = Callable[[T], Awaitable[bool]]  # whether that is settled: sent, or refused for good


class Outbox(Generic[T]):
    """Messages that wait to be sent, and those that wait for another try."""

    def __init__(self, send: Send[T], retry_s: tuple[float, ...] = RETRY_S) -> None:
        self.send = send
        self.retry_s = retry_s
        self.waiting: asyncio.Queue[tuple[T, int]] = asyncio.Queue(MOST)
        self.later: set[asyncio.Task[None]] = set()
        self.task: asyncio.Task[None] | None = None

    def put(self, message: T, tries: int = 0) -> None:
        """Queue a message; nobody waits until it is sent."""
        if self.task is None:
            self.task = asyncio.ensure_future(self.run())
        if self.waiting.full():
            LOG.warning("too many messages are waiting: one is dropped")
        else:
            self.waiting.put_nowait((message, tries))

    async def run(self) -> None:
        while True:
            message, tries = await self.waiting.get()
            if await self.settled(message):
                continue
            if tries < len(self.retry_s):
                task = asyncio.ensure_future(self.put_later(message, tries))
                self.later.add(task)
                task.add_done_callback(self.later.discard)
            else:
                LOG.warning("a message is given up")

    async def settled(self, message: T) -> bool:
        try:
            return await self.send(message)
        except Exception as failed:  # its words may name people: only its kind is told
            LOG.warning("a message could not be sent (%s)", type(failed).__name__)
            return False

    async def put_later(self, message: T, tries: int) -> None:
        await asyncio.sleep(self.retry_s[tries])
        self.put(message, tries + 1)

    async def close(self) -> None:
        for task in [*self.later, *([self.task] if self.task else [])]:
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)
