"""Stores how guests want to get notices: each guest has one channel and target, or none."""

from __future__ import annotations

from dataclasses import asdict
from typing import TYPE_CHECKING

from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ..rows import WayRow
from .schema import WAYS

if TYPE_CHECKING:
    from .store import Store


class Ways:
    def __init__(self, store: Store) -> None:
        self.store = store

    async def of(self, guest: str) -> WayRow | None:
        row = await self.store.first(select(WAYS).where(WAYS.c.guest == guest))
        return None if row is None else WayRow(**row._asdict())

    async def put(self, way: WayRow) -> None:
        async def job(connection: AsyncConnection) -> None:
            await connection.execute(delete(WAYS).where(WAYS.c.guest == way.guest))
            await connection.execute(insert(WAYS).values(asdict(way)))

        await self.store.writer.write(job)

    async def confirm(self, way: WayRow, at: int) -> bool:
        """Mark a target as confirmed. Return whether it is still what the guest wants."""
        theirs = (WAYS.c.guest == way.guest) & (WAYS.c.kind == way.kind) & (WAYS.c.target == way.target)

        async def job(connection: AsyncConnection) -> int:
            return (await connection.execute(update(WAYS).where(theirs).values(confirmed=at))).rowcount

        return bool(await self.store.writer.write(job))

    async def forget(self, guest: str) -> None:
        await self.store.write(delete(WAYS).where(WAYS.c.guest == guest))
