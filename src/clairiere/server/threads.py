"""Long work runs in a thread, so that the event loop stays free. A browser has no threads: there it runs at once."""

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
DEADLINE: ContextVar[float] = ContextVar("DEADLINE", default=math.inf)  # of the work in this thread
HAS_THREADS = sys.platform != "emscripten"


async def run_in_thread(work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
    """Call a function in a thread and return its result; without threads, call it in the event loop."""
    if HAS_THREADS:
        return await asyncio.to_thread(work, *args, **kwargs)
    await asyncio.sleep(0)
    return work(*args, **kwargs)


async def run_in_thread_until(seconds: float, work: Callable[[], T]) -> T:
    """Call a function in a thread and return its result. Raises TimeoutError after this time, also in the thread at
    its next `checkpoint`."""
    token = DEADLINE.set(time.monotonic() + seconds)
    try:
        async with asyncio.timeout(seconds):
            return await run_in_thread(work)
    finally:
        DEADLINE.reset(token)


def checkpoint() -> None:
    """Release the GIL for other threads, which compiled code does not do by itself. Raises TimeoutError if the work's
    deadline has passed."""
    time.sleep(0)
    if time.monotonic() > DEADLINE.get():
        raise TimeoutError
