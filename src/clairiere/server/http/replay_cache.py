"""Replays are worked out in threads, guests taking turns; steps of finished games are kept for whoever asks next."""

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
    """Encoded steps of replays."""

    def __init__(self) -> None:
        super().__init__("STEPS")
        self.queue = FairQueue(limits.REPLAYS)

    async def work(self, guest: str, job: Callable[[], T]) -> T:
        """Run a job on a stored game in a thread, when it is the guest's turn. Raises JobTooHeavy after REPLAY_S; the
        turn is over then, and the thread ends at its next pause (`checkpoint`)."""
        async with self.queue.turn(guest):
            try:
                return await run_in_thread_until(limits.REPLAY_S, job)
            except TimeoutError:
                raise JobTooHeavy from None
