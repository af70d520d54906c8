"""An outbox: messages are sent a few at a time, and tried again when that fails.

Nobody waits for it. What goes wrong is logged without saying to whom it should have gone.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Generic, TypeVar

from ..fair_queue import FairQueue

LOG = logging.getLogger("clairiere")
RETRY_S = (10.0, 120.0, 1800.0)  # until a message is tried again
MOST = 500  # messages that may wait, also those for another try
MOST_RECEIVER = 20  # of them to one receiver
SENDERS = 6  # messages that are sent at the same time
SLOW_S = 1.0  # after which a receiver that does not answer leaves its sender to others
IN_FLIGHT = 100  # connections at the same time, those of slow receivers included
T = TypeVar("T")
Send = Callable[[T], Awaitable[bool]]  # whether that is settled: sent, or refused for good


class Outbox(Generic[T]):
    """Messages that wait to be sent, and those that wait for another try. Receivers take turns, and one that does not
    answer delays others by SLOW_S at most. `counts`: messages sent, retried, given up and dropped."""

    def __init__(self, send: Send[T], retry_s: tuple[float, ...] = RETRY_S) -> None:
        self.send = send
        self.retry_s = retry_s
        self.senders = FairQueue(SENDERS)
        self.connections = FairQueue(IN_FLIGHT)
        self.waiting: Counter[str] = Counter()  # messages by receiver
        self.counts: Counter[str] = Counter()
        self.tasks: set[asyncio.Task[object]] = set()

    def put(self, message: T, receiver: str = "") -> None:
        """Queue a message; nobody waits until it is sent. Drop it if too many wait, in all or for this receiver."""
        if self.waiting.total() >= MOST or self.waiting[receiver] >= MOST_RECEIVER:
            self.counts["dropped"] += 1
            LOG.warning("too many messages are waiting: one is dropped")
            return
        self.waiting[receiver] += 1
        self.start(self.deliver(message, receiver))

    def start(self, work: Awaitable[object]) -> asyncio.Future[object]:
        task: asyncio.Task[object] = asyncio.ensure_future(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task

    async def deliver(self, message: T, receiver: str) -> None:
        """Try to send a message until that is settled, or there are no tries left."""
        try:
            for pause in self.retry_s:
                if await self.attempt(message, receiver):
                    return
                self.counts["retried"] += 1
                await asyncio.sleep(pause)
            if not await self.attempt(message, receiver):
                self.counts["given up"] += 1
                LOG.warning("a message is given up after %s tries", len(self.retry_s) + 1)
        finally:
            self.waiting -= Counter([receiver])

    async def attempt(self, message: T, receiver: str) -> bool:
        """Send a message when it is the receiver's turn. Return whether it is settled."""
        async with self.connections.turn(receiver):
            async with self.senders.turn(receiver):
                sending = self.start(self.settled(message))
                await asyncio.wait({sending}, timeout=SLOW_S)
            return bool(await sending)

    async def settled(self, message: T) -> bool:
        try:
            settled = await self.send(message)
        except Exception as failed:  # its words may name people: only its kind is told
            LOG.warning("a message could not be sent (%s)", type(failed).__name__)
            return False
        self.counts["sent"] += settled
        return settled

    async def close(self) -> None:
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
