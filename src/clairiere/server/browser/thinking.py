"""Bots run in a second web worker of the page, so that the tables stay responsive."""

from __future__ import annotations

import pickle
from base64 import b64decode, b64encode
from collections.abc import Awaitable, Callable
from traceback import format_exc
from typing import Any, TypeVar

from ...bots.remote import Work
from ..fair_queue import FairQueue

T = TypeVar("T")
Think = Callable[[str], Awaitable[str]]


class ThoughtFailed(Exception):
    """The bot raised an exception over there; this is its text."""


class WorkerPool:
    """A pool of one worker, which runs one job at a time."""

    quick = True

    def __init__(self, think: Think) -> None:
        self.think = think
        self.queue = FairQueue(1)

    async def ask(self, job: Work[T], guest: str = "") -> T:
        async with self.queue.turn(guest):
            answer: T | str = loaded(await self.think(dumped(job)))
        if isinstance(answer, str):
            raise ThoughtFailed(answer)
        return answer


def think_text(question: str) -> str:
    """Run a job in the second worker; return its result, or the traceback as a text."""
    try:
        return dumped(loaded(question).run())
    except Exception:
        return dumped(format_exc())


def dumped(value: object) -> str:
    """Return a value as a text that can be sent to a worker."""
    return b64encode(pickle.dumps(value)).decode()


def loaded(text: str) -> Any:
    return pickle.loads(b64decode(text))  # noqa: S301 between workers of one page
