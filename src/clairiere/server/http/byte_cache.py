"""A cache for bytes that are expensive to compute, such as steps of replays and pictures."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable

from .. import limits

Key = tuple[object, ...]


class ByteCache:
    """An LRU cache. `limit` names the constant in `limits` that bounds its size in bytes."""

    def __init__(self, limit: str) -> None:
        self.limit = limit
        self.items: OrderedDict[Key, bytes] = OrderedDict()
        self.size = 0
        self.underway: dict[Key, asyncio.Future[bytes]] = {}

    def find(self, key: Key) -> bytes | None:
        if key in self.items:
            self.items.move_to_end(key)
        return self.items.get(key)

    def put(self, key: Key, content: bytes) -> None:
        """Store an entry, then evict the least recently used ones until the cache is within its limit."""
        self.size += len(content) - len(self.items.pop(key, b""))
        self.items[key] = content
        while self.size > getattr(limits, self.limit):
            self.size -= len(self.items.popitem(last=False)[1])

    async def get(
        self, key: Key, make: Callable[[], Awaitable[bytes]], may_make: Callable[[], None] = lambda: None
    ) -> bytes:
        """Return the cached bytes, or compute them with `make`. Concurrent calls for one key share one computation.

        `may_make` is called before a computation; it raises if the sender has started too many."""
        if (cached := self.find(key)) is not None:
            return cached
        if key not in self.underway:
            may_make()
            self.underway[key] = task = asyncio.ensure_future(self.make(key, make))
            task.add_done_callback(lambda done: self.underway.pop(key))
        return await asyncio.shield(self.underway[key])

    async def make(self, key: Key, make: Callable[[], Awaitable[bytes]]) -> bytes:
        content = await make()
        self.put(key, content)
        return content
