"""Bots think in a second worker of the page, quick ones too: the tables stay awake meanwhile."""

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
    """One worker, which answers one question after the other."""

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
    """Over there: what comes of a question. What goes wrong is told as a text."""
    try:
        return dumped(loaded(question).run())
    except Exception:
        return dumped(format_exc())


def dumped(value: object) -> str:
    """Plain values as a text, which any worker can be sent."""
    return b64encode(pickle.dumps(value)).decode()


def loaded(text: str) -> Any:
    return pickle.loads(b64decode(text))  # noqa: S301 between workers of one page
