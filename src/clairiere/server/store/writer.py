"""One writer for a process: what is waiting is written in one transaction, so that one sync to disk serves many tables.

Whoever hands in a job waits until it is committed. If a transaction fails, its jobs are tried one by one, and only the
one that cannot be done is told so.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

Job = Callable[[AsyncConnection], Awaitable[Any]]
MOST = 200  # jobs in a transaction
UNUSABLE = (SQLAlchemyError, OSError)  # what comes out of a store that is full, away or broken


class Taken(Exception):
    """Somebody else has written there already."""


class Writer:
    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.connection: AsyncConnection | None = None  # kept open: one writer needs but one
        self.waiting: asyncio.Queue[tuple[Job, asyncio.Future[Any]]] = asyncio.Queue()
        self.task = asyncio.create_task(self.run())

    async def write(self, job: Job) -> Any:
        """Do a job; back when it is on disk. A job may be run again and must do nothing but write."""
        done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.waiting.put_nowait((job, done))
        return await done

    async def run(self) -> None:
        while True:
            jobs = [await self.waiting.get()]
            while not self.waiting.empty() and len(jobs) < MOST:
                jobs.append(self.waiting.get_nowait())
            try:
                await self.together(jobs)
            except Exception as failed:
                if len(jobs) == 1:
                    settle(jobs[0][1], failure=failed)
                else:
                    await self.one_by_one(jobs)

    async def together(self, jobs: list[tuple[Job, asyncio.Future[Any]]]) -> None:
        if self.connection is not None and await is_closed(self.connection):
            await self.hang_up()
        if self.connection is None:
            self.connection = await self.engine.connect()
        try:
            async with self.connection.begin():
                results = [await job(self.connection) for job, _ in jobs]
        except (IntegrityError, Taken):
            raise
        except Exception:
            await self.hang_up()
            raise
        for (_, done), result in zip(jobs, results, strict=True):
            settle(done, result)

    async def one_by_one(self, jobs: list[tuple[Job, asyncio.Future[Any]]]) -> None:
        for job, done in jobs:
            try:
                await self.together([(job, done)])
            except Exception as failed:
                settle(done, failure=failed)

    async def hang_up(self) -> None:
        """Whatever went wrong, the next job gets a connection of its own."""
        connection, self.connection = self.connection, None
        if connection is not None:
            with suppress(Exception):
                await connection.close()

    async def close(self) -> None:
        self.task.cancel()
        await asyncio.gather(self.task, return_exceptions=True)
        await self.hang_up()


async def is_closed(connection: AsyncConnection) -> bool:
    """Whether the database has hung up, as far as it can be known without asking."""
    raw = await connection.get_raw_connection()
    closed = getattr(raw.driver_connection, "is_closed", None)
    return closed is not None and bool(closed())


def settle(done: asyncio.Future[Any], result: Any = None, failure: Exception | None = None) -> None:
    """Tell whoever waits, unless they are gone."""
    if done.done():
        return
    if failure is None:
        done.set_result(result)
    else:
        done.set_exception(Taken() if isinstance(failure, IntegrityError) else failure)
