"""Bots think in a second worker of the page, quick ones too: the tables stay awake meanwhile."""

from __future__ import annotations

import pickle
from collections.abc import Awaitable, Callable
from traceback import format_exc
from typing import TypeVar

from ...bots.remote import Work
from ..fair_queue import FairQueue

T = TypeVar("T")
Think = Callable[[bytes], Awaitable[bytes]]


class ThoughtFailed(Exception):
    """The bot raised an exception over there; this is its text."""


class WorkerPool:
    """One worker, which answers one question after the other."""

    quick = True

    def __init__(self, think: Think) -> None:
        self.think = think
        self.queue = FairQueue(1)

    async def ask(self, question: Work[T], guest: str = "") -> T:
        async with self.queue.turn(guest):
            answer: T | str = pickle.loads(await self.think(pickle.dumps(question)))
        if isinstance(answer, str):
            raise ThoughtFailed(answer)
        return answer


def think(question: bytes) -> bytes:
    """Over there: what comes of a question. What goes wrong is told as a text."""
    try:
        return pickle.dumps(pickle.loads(question).run())
    except Exception:
        return pickle.dumps(format_exc())
