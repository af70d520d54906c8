"""Stores reviews with their games."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from sqlalchemy import insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ..rows import WriteConflict
from .schema import REVIEWS

if TYPE_CHECKING:
    from .store import Store


def review_of(table: str, seat: int) -> Any:
    return (REVIEWS.c.table_id == table) & (REVIEWS.c.seat == seat)


class Reviews:
    """The review of each seat of a table."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def of(self, table: str, seat: int) -> Any:
        """Return the stored review of a seat, or None."""
        row = await self.store.first(select(REVIEWS.c.kept).where(review_of(table, seat)))
        return None if row is None else json.loads(row[0])

    async def keep(self, table: str, seat: int, kept: Any) -> None:
        """Store the review of a seat; it replaces what another process stored for the seat."""
        values = {"kept": json.dumps(kept)}

        async def job(connection: AsyncConnection) -> None:
            if not (await connection.execute(update(REVIEWS).where(review_of(table, seat)).values(values))).rowcount:
                await connection.execute(insert(REVIEWS).values(table_id=table, seat=seat, **values))

        try:
            await self.store.writer.write(job)
        except WriteConflict:
            await self.store.writer.write(job)
