"""The only writer of a process: waiting jobs share a transaction, so that one sync to disk serves many tables.

Whoever hands in a job waits until it is committed. If a transaction fails, its jobs are tried one by one, and only the
one that cannot be done is told so. What tables add to their logs is, all together, one statement.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, NamedTuple

from aiosqlite import Connection
from sqlalchemy import insert
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from ..rows import WriteConflict
from .news import News, notify
from .schema import ENTRIES

Job = Callable[[AsyncConnection], Awaitable[Any]]
MOST = 200  # jobs in a transaction
UNUSABLE = (SQLAlchemyError, OSError)  # raised by a store that is full, unreachable or broken


INSERT = insert(ENTRIES)
COLUMNS = [column.name for column in ENTRIES.columns]
PLACES = [f":{name}" for name in COLUMNS]
INSERT_SQL = f"INSERT INTO entries ({', '.join(COLUMNS)}) VALUES ({', '.join(PLACES)})"  # noqa: S608 our own columns


class Append(NamedTuple):
    """Entries for the log of one table, and the news of them for other processes."""

    entries: list[dict[str, Any]]
    news: list[News]


QueuedJob = tuple[Job | Append, asyncio.Future[Any]]


class Writer:
    """Runs jobs, all that wait in one transaction."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.sqlite = engine.dialect.name == "sqlite"
        self.connection: AsyncConnection | None = None  # kept open: one writer needs but one
        self.driver: Any = None  # its own, of the driver
        self.waiting: asyncio.Queue[QueuedJob] = asyncio.Queue()
        self.task = asyncio.create_task(self.run())

    async def write(self, job: Job | Append) -> Any:
        """Run a job and return its result when it is on disk. A job may run again, so it must do nothing but write."""
        done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.waiting.put_nowait((job, done))
        return await done

    async def run(self) -> None:
        while True:
            jobs = [await self.waiting.get()]
            while not self.waiting.empty() and len(jobs) < MOST:
                jobs.append(self.waiting.get_nowait())
            try:
                await self.write_together(jobs)
            except Exception as failed:
                if len(jobs) == 1:
                    resolve(jobs[0][1], failure=failed)
                else:
                    await self.write_one_by_one(jobs)

    async def write_together(self, jobs: list[QueuedJob]) -> None:
        connection = await self.connected()
        added = [job for job, _ in jobs if isinstance(job, Append)]
        results: list[Any] = [None] * len(jobs)
        try:
            if self.sqlite and len(added) == len(jobs):
                await append_to_sqlite(self.driver, added)
            else:
                async with connection.begin():
                    results = [await job(connection) if callable(job) else None for job, _ in jobs]
                    await append(connection, added)
        except (IntegrityError, WriteConflict):
            raise
        except Exception:
            await self.disconnect()
            raise
        for (_, done), result in zip(jobs, results, strict=True):
            resolve(done, result)

    async def write_one_by_one(self, jobs: list[QueuedJob]) -> None:
        for job, done in jobs:
            try:
                await self.write_together([(job, done)])
            except Exception as failed:
                resolve(done, failure=failed)

    async def connected(self) -> AsyncConnection:
        """Return the connection; a new one if the old one is known to be closed."""
        is_closed = getattr(self.driver, "is_closed", None)
        if is_closed is not None and is_closed():
            await self.disconnect()
        if self.connection is None:
            self.connection = await self.engine.connect()
            self.driver = (await self.connection.get_raw_connection()).driver_connection
        return self.connection

    async def disconnect(self) -> None:
        """Close the connection: the next job opens another one."""
        connection, self.connection, self.driver = self.connection, None, None
        if connection is not None:
            with suppress(Exception):
                await connection.close()

    async def close(self) -> None:
        self.task.cancel()
        await asyncio.gather(self.task, return_exceptions=True)
        await self.disconnect()


async def append(connection: AsyncConnection, given: list[Append]) -> None:
    entries = [entry for one in given for entry in one.entries]
    if entries:
        await connection.execute(INSERT, entries)
    await notify(connection, *[news for one in given for news in one.news])


async def append_to_sqlite(driver: Connection, added: list[Append]) -> None:
    """Append in a transaction of its own, by the driver: of all writes this is the most frequent, and every call goes
    through the driver's thread, so that it is made of two. Raises WriteConflict, or OSError if the file is unusable."""
    try:
        await driver.executemany(INSERT_SQL, [entry for one in added for entry in one.entries])
        await driver.commit()
    except sqlite3.IntegrityError:
        await driver.rollback()
        raise WriteConflict from None
    except sqlite3.Error as failed:  # the writer then closes the connection, which rolls back
        raise OSError(*failed.args) from failed


def resolve(done: asyncio.Future[Any], result: Any = None, failure: Exception | None = None) -> None:
    """Give the result or the failure of a job to its caller, if that still waits."""
    if done.done():
        return
    if failure is None:
        done.set_result(result)
    else:
        done.set_exception(WriteConflict() if isinstance(failure, IntegrityError) else failure)
