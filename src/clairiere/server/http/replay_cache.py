"""Replays are worked out in threads, guests taking turns; steps of finished games are kept for whoever asks next."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from typing import TypeVar

from .. import limits
from ..fair_queue import FairQueue
from ..jobs import JobTooHeavy
from ..threads import aside_until

T = TypeVar("T")


class ReplayCache:
    """Encoded steps of replays, up to a number of bytes; the oldest are forgotten first."""

    def __init__(self) -> None:
        self.queue = FairQueue(limits.REPLAYS)
        self.kept: OrderedDict[tuple[object, ...], bytes] = OrderedDict()
        self.size = 0

    async def work(self, guest: str, job: Callable[[], T]) -> T:
        """Run a job on a stored game in a thread, when it is the guest's turn. Raises JobTooHeavy after REPLAY_S; the
        turn is over then, and the thread ends at its next pause (`breathe`)."""
        async with self.queue.turn(guest):
            try:
                async with asyncio.timeout(limits.REPLAY_S):
                    return await aside_until(limits.REPLAY_S, job)
            except TimeoutError:
                raise JobTooHeavy from None

    def find(self, key: tuple[object, ...]) -> bytes | None:
        if key in self.kept:
            self.kept.move_to_end(key)
        return self.kept.get(key)

    def keep(self, key: tuple[object, ...], step: bytes) -> None:
        self.size += len(step) - len(self.kept.pop(key, b""))
        self.kept[key] = step
        while self.size > limits.STEPS:
            self.size -= len(self.kept.popitem(last=False)[1])
