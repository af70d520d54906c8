"""Steps of replays: worked out beside everything else, by turns, and kept at hand for the next who asks."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from typing import TypeVar

from .. import limits
from ..fair_queue import Turns

T = TypeVar("T")


class Steps:
    def __init__(self) -> None:
        self.turns = Turns(limits.REPLAYS)
        self.kept: OrderedDict[tuple[object, ...], bytes] = OrderedDict()
        self.size = 0

    async def work(self, whose: str, what: Callable[[], T]) -> T:
        """Something long, in a thread: nobody but those who asked for more of it waits."""
        async with self.turns.of(whose):
            return await asyncio.to_thread(what)

    def find(self, key: tuple[object, ...]) -> bytes | None:
        if key in self.kept:
            self.kept.move_to_end(key)
        return self.kept.get(key)

    def keep(self, key: tuple[object, ...], found: bytes) -> None:
        self.size += len(found) - len(self.kept.pop(key, b""))
        self.kept[key] = found
        while self.size > limits.STEPS:
            self.size -= len(self.kept.popitem(last=False)[1])
