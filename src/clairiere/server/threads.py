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
HAS_THREADS = sys.platform != "emscripten"


async def run_in_thread(work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
    if HAS_THREADS:
        return await asyncio.to_thread(work, *args, **kwargs)
    await asyncio.sleep(0)
    return work(*args, **kwargs)


async def run_in_thread_until(seconds: float, work: Callable[[], T]) -> T:
    """Do work aside and return its result. Raises TimeoutError after this time, also in the work, at its next pause
    (`checkpoint`)."""
    token = DEADLINE.set(time.monotonic() + seconds)
    try:
        async with asyncio.timeout(seconds):
            return await run_in_thread(work)
    finally:
        DEADLINE.reset(token)


def checkpoint() -> None:
    """Let other threads have their turn: compiled code does not by itself, however long it goes on. Raises TimeoutError
    if the work has a deadline, which is over."""
    time.sleep(0)
    if time.monotonic() > DEADLINE.get():
        raise TimeoutError
