"""News between processes that share a PostgreSQL database, by LISTEN and NOTIFY: they only say where to look."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Callable
from typing import Any, Protocol

from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

LOG = logging.getLogger("clairiere")
CHANNEL = "clairiere"
NOTIFY = text("SELECT pg_notify(:channel, :news)")
LOOK_S = 1.0  # seconds between two checks whether the connection is closed
BEAT_S = 15.0  # seconds between two queries: a connection cut elsewhere looks open from here
AGAIN_S, MOST_S = 0.5, 30.0  # until a lost connection is tried again; each time twice as long, up to the most

News = dict[str, Any]


class Session(Protocol):
    """The driver's own connection, for what SQLAlchemy does not offer."""

    async def add_listener(self, channel: str, callback: Callable[..., None]) -> None: ...
    async def fetchval(self, query: str, timeout: float) -> object: ...
    def is_closed(self) -> bool: ...


async def notify(connection: AsyncConnection, *news: News) -> None:
    """Send news; the others get it when, and only if, the transaction is committed."""
    if news:
        await connection.execute(NOTIFY, [{"channel": CHANNEL, "news": json.dumps(one)} for one in news])


class NewsListener:
    """Listens until it is closed, and connects again when the connection is lost. `back` is called whenever it is
    connected: what was missed meanwhile must be looked up."""

    def __init__(self, engine: AsyncEngine, hear: Callable[[News], None], back: Callable[[], None]) -> None:
        self.engine = engine
        self.hear = hear
        self.back = back
        self.up = False
        self.tries = 0  # since it was up last
        self.task = asyncio.create_task(self.run())

    async def run(self) -> None:
        while True:
            try:
                await self.listen()
                self.down("closed")
            except Exception as failed:
                self.down(f"{type(failed).__name__}: {failed}")
            await asyncio.sleep(min(MOST_S, AGAIN_S * 2 ** min(self.tries, 16)))
            self.tries += 1

    async def listen(self) -> None:
        async with self.engine.connect() as connection:
            raw = await connection.get_raw_connection()
            session: Session = raw.driver_connection  # type: ignore[assignment]
            await session.add_listener(CHANNEL, self.receive)
            if self.tries:
                LOG.warning("news from other processes: the line is up again after %s tries", self.tries)
            self.up, self.tries = True, 0
            self.back()
            quiet = 0.0
            while not session.is_closed():
                await asyncio.sleep(LOOK_S)
                quiet += LOOK_S
                if quiet >= BEAT_S:
                    await session.fetchval("SELECT 1", timeout=BEAT_S)
                    quiet = 0.0

    def receive(self, _connection: object, _process: int, _channel: str, payload: str) -> None:
        self.hear(json.loads(payload))

    def down(self, why: str) -> None:
        """Log that the connection is lost, once."""
        if self.up or not self.tries:
            LOG.warning("news from other processes: the line is down (%s); it is tried again", why.splitlines()[0])
        self.up = False

    async def close(self) -> None:
        self.task.cancel()
        await asyncio.gather(self.task, return_exceptions=True)
