"""Database engines, by URL; without one, a SQLite file in the user's data folder."""

from __future__ import annotations

import sqlite3
import time
from pathlib import Path
from typing import Any

from sqlalchemy import event
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import StaticPool

from ...core.illegal import Illegal
from ...home import data_folder, is_held_by_other_name

SQLITE = "sqlite+aiosqlite:///"
BUSY_S = 10  # how long a connection to SQLite waits for others
DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}


def url_of(given: str | None) -> str:
    """Return the URL of a database, with the driver that is used; a path means a SQLite file."""
    if not given:
        folder = data_folder()
        folder.mkdir(parents=True, exist_ok=True)
        return f"{SQLITE}{folder / 'tables.db'}"
    if "://" not in given:
        return f"{SQLITE}{given}"
    try:
        url = make_url(given)
    except (ArgumentError, ValueError):
        raise Illegal("server-no-url", {"found": given}) from None
    family = url.drivername.partition("+")[0]
    if family not in DRIVERS:
        raise Illegal("server-no-url", {"found": given})
    return url.set(drivername=DRIVERS[family]).render_as_string(hide_password=False)


def file_of(url: str | None) -> Path | None:
    """Return the file of a SQLite database, links resolved; None for other databases."""
    full = url_of(url)
    return Path(full.removeprefix(SQLITE)).resolve() if full.startswith(SQLITE) and not in_memory(full) else None


def check_file_name(url: str | None) -> None:
    """Refuse a SQLite file that is being served under another of its names: SQLite keeps its journal next to the name,
    so that two names of one file have two journals."""
    path = file_of(url)
    if path is not None and is_held_by_other_name(path):
        raise Illegal("server-held-by-other-name", {"found": str(path)})


def engine_of(url: str) -> AsyncEngine:
    if not url.startswith("sqlite"):
        try:
            return create_async_engine(url, pool_size=5, max_overflow=5, pool_pre_ping=True, hide_parameters=True)
        except ModuleNotFoundError:
            raise Illegal("server-no-postgres", {}) from None
    more: dict[str, Any] = {"poolclass": StaticPool} if in_memory(url) else {}
    engine = create_async_engine(url, hide_parameters=True, **more)  # logs name nobody

    @event.listens_for(engine.sync_engine, "connect")
    def set_pragmas(connection: Any, _: object) -> None:
        """Sync every commit to disk: what was acknowledged is durable."""
        cursor = connection.cursor()
        durable = (f"busy_timeout={1000 * BUSY_S}", "journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON")
        for pragma in (*durable, "secure_delete=FAST"):  # what is deleted is overwritten where that costs no write
            set_pragma(cursor, pragma)
        cursor.close()

    return engine


def set_pragma(cursor: Any, pragma: str) -> None:
    """Set a pragma. SQLite ignores its busy timeout when it changes the journal mode, so this tries again itself."""
    until = time.monotonic() + BUSY_S
    while True:
        try:
            cursor.execute(f"PRAGMA {pragma}")
            return
        except sqlite3.OperationalError as failed:
            if "locked" not in str(failed) or time.monotonic() > until:
                raise
            time.sleep(0.01)


def in_memory(url: str) -> bool:
    return ":memory:" in url or url.endswith("://")
