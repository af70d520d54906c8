"""Work that would keep everybody waiting is done aside, in a thread. In a browser there are none: there it is done at
once, after whatever was ready before."""

from __future__ import annotations

import asyncio
import math
import sys
import time
from collections.abc import Callable
from contextvars import ContextVar
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")
DEADLINE: ContextVar[float] = ContextVar("DEADLINE", default=math.inf)  # of the work that is done aside
THREADS = sys.platform != "emscripten"


async def aside(work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
    if THREADS:
        return await asyncio.to_thread(work, *args, **kwargs)
    await asyncio.sleep(0)
    return work(*args, **kwargs)


async def aside_until(seconds: float, work: Callable[[], T]) -> T:
    """Do work aside and return its result. Raises TimeoutError after this time, also in the work, at its next pause
    (`breathe`)."""
    token = DEADLINE.set(time.monotonic() + seconds)
    try:
        async with asyncio.timeout(seconds):
            return await aside(work)
    finally:
        DEADLINE.reset(token)


def breathe() -> None:
    """Let other threads have their turn: compiled code does not by itself, however long it goes on. Raises TimeoutError
    if the work has a deadline, which is over."""
    time.sleep(0)
    if time.monotonic() > DEADLINE.get():
        raise TimeoutError
