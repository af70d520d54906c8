"""Stores how much guests have seen of their tables, and for which turns they got a message."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import asdict
from typing import TYPE_CHECKING, Any

from sqlalchemy import insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ..rows import VisitRow, WriteConflict
from .schema import VISITS

if TYPE_CHECKING:
    from .store import Store


def visit_of(guest: str, table: str) -> Any:
    return (VISITS.c.guest == guest) & (VISITS.c.table_id == table)


class Visits:
    def __init__(self, store: Store) -> None:
        self.store = store

    async def of(self, guest: str, tables: Iterable[str]) -> dict[str, VisitRow]:
        query = select(VISITS).where(VISITS.c.guest == guest, VISITS.c.table_id.in_(list(tables)))
        return {row.table_id: VisitRow(**row._asdict()) for row in await self.store.all(query)}

    async def keep(self, guest: str, table: str, seen: int, mark: int, at_ms: int) -> None:
        await self.put(guest, table, {"seen": seen, "mark": mark, "at_ms": at_ms})

    async def claim(self, guest: str, table: str, turn: int) -> bool:
        """Claim the message of a turn: True for the first process that asks, False for all others."""
        as_read = visit_of(guest, table) & (VISITS.c.told < turn)

        async def job(connection: AsyncConnection) -> bool:
            if (await connection.execute(update(VISITS).where(as_read).values(told=turn))).rowcount:
                return True
            if (await connection.execute(select(VISITS.c.told).where(visit_of(guest, table)))).first() is not None:
                return False
            await connection.execute(insert(VISITS).values(asdict(VisitRow(guest, table, told=turn))))
            return True

        try:
            return bool(await self.store.writer.write(job))
        except WriteConflict:
            return False

    async def put(self, guest: str, table: str, values: dict[str, int]) -> None:
        async def job(connection: AsyncConnection) -> None:
            if not (await connection.execute(update(VISITS).where(visit_of(guest, table)).values(values))).rowcount:
                await connection.execute(insert(VISITS).values(asdict(VisitRow(guest, table)) | values))

        await self.store.writer.write(job)
