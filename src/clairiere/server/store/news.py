"""News between processes that share a PostgreSQL database: LISTEN and NOTIFY. What is told is only where to look."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from typing import Any, Protocol

from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

CHANNEL = "clairiere"
AGAIN = 1.0  # seconds until a lost line is tried again

News = dict[str, Any]


class Listener(Protocol):
    async def add_listener(self, channel: str, callback: Callable[..., None]) -> None: ...
    def is_closed(self) -> bool: ...


async def tell(connection: AsyncConnection, news: News) -> None:
    """Told to the others when, and only if, the transaction is committed."""
    await connection.execute(text("SELECT pg_notify(:channel, :news)"), {"channel": CHANNEL, "news": json.dumps(news)})


async def listen(engine: AsyncEngine, hear: Callable[[News], None], back: Callable[[], None]) -> None:
    """Hear the news for ever. `back` is called whenever the line is up: what was missed must be looked up."""

    def heard(_connection: object, _process: int, _channel: str, payload: str) -> None:
        hear(json.loads(payload))

    while True:
        try:
            async with engine.connect() as connection:
                raw = await connection.get_raw_connection()
                line: Listener = raw.driver_connection  # type: ignore[assignment]
                await line.add_listener(CHANNEL, heard)
                back()
                while not line.is_closed():
                    await asyncio.sleep(AGAIN)
        except OSError:
            pass
        await asyncio.sleep(AGAIN)
