"""What the workers of the page call. `js` is their side: it keeps texts, carries messages, asks the second worker."""

from __future__ import annotations

import json
import logging
from collections.abc import Callable, Sequence
from typing import Any

from .key_value_store import Change, ShelfFailed
from .store import BrowserStore
from .tables import BrowserTables
from .thinking import WorkerPool


class JsShelf:
    """IndexedDB, behind the worker's own few functions."""

    def __init__(self, js: Any) -> None:
        self.js = js

    async def read(self, key: str) -> str | None:
        found = await self.kept(self.js.read(key))
        return None if found is None else str(found)

    async def below(self, prefix: str) -> list[str]:
        return list(json.loads(await self.kept(self.js.below(prefix))))

    async def write(self, changes: Sequence[Change]) -> bool:
        return bool(await self.kept(self.js.write(json.dumps(changes))))

    async def kept(self, promise: Any) -> Any:
        try:
            return await promise
        except Exception as failed:
            raise ShelfFailed(str(failed)) from failed

    def tell(self, text: str) -> None:
        self.js.tell(text)

    def listen(self, hear: Callable[[str], None]) -> None:
        self.js.listen(kept_proxy(hear))


class Worker:
    """The tables, for the first worker."""

    def __init__(self, js: Any, tables: BrowserTables) -> None:
        self.js = js
        self.tables = tables

    @classmethod
    async def open(cls, js: Any) -> Worker:
        async def think(question: str) -> str:
            return str(await js.think(question))

        store = BrowserStore(JsShelf(js))
        return cls(js, BrowserTables(store, WorkerPool(think), await store.own()))

    async def call(self, method: str, url: str, language: str, body: str) -> str:
        """A request; the answer as JSON: status, media and content."""
        response = await self.tables.answer(method, url, language, body.encode())
        return json.dumps([response.status, response.headers.get("content-type", ""), response.content.decode()])

    async def line(self, number: int, table: str, language: str) -> None:
        await self.tables.open(number, table, language, lambda text, code: self.js.say(number, text, code))

    def hear(self, number: int, message: str) -> None:
        self.tables.receive(number, message)

    async def hang_up(self, number: int) -> None:
        await self.tables.close(number)


async def opened(js: Any) -> Worker:
    """The tables, with what is kept of them."""
    logging.getLogger("clairiere").setLevel(logging.ERROR)  # a page that sleeps and wakes is nothing to tell of
    return await Worker.open(js)


def kept_proxy(function: Callable[..., Any]) -> Any:
    """A function that JavaScript may keep and call for as long as the worker lives."""
    from pyodide.ffi import create_proxy  # type: ignore[import-not-found, unused-ignore]

    return create_proxy(function)
