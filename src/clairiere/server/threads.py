"""Work that would keep everybody waiting is done aside, in a thread. In a browser there are none: there it is done at
once, after whatever was ready before."""

from __future__ import annotations

import asyncio
import sys
import time
from collections.abc import Callable
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")
THREADS = sys.platform != "emscripten"


async def aside(work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
    if THREADS:
        return await asyncio.to_thread(work, *args, **kwargs)
    await asyncio.sleep(0)
    return work(*args, **kwargs)


def breathe() -> None:
    """Let other threads have their turn: compiled code does not by itself, however long it goes on."""
    time.sleep(0)
