"""Replays: computed in threads with a fair queue; steps of finished games are cached."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from .. import limits
from ..fair_queue import FairQueue
from ..jobs import JobTooHeavy
from ..threads import run_in_thread_until
from .byte_cache import ByteCache

T = TypeVar("T")


class ReplayCache(ByteCache):
    """A cache of encoded replay steps, and the queue of jobs that compute them."""

    def __init__(self) -> None:
        super().__init__("STEPS")
        self.queue = FairQueue(limits.REPLAYS)

    async def work(self, guest: str, job: Callable[[], T]) -> T:
        """Run a job on a stored game in a thread, when it is the guest's turn in the fair queue.

        Raises JobTooHeavy after REPLAY_S; the turn ends then, and the thread at its next `checkpoint`."""
        async with self.queue.turn(guest):
            try:
                return await run_in_thread_until(limits.REPLAY_S, job)
            except TimeoutError:
                raise JobTooHeavy from None
