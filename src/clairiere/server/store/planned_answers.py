"""Stores planned answers, with their tables."""

from __future__ import annotations

import json
from dataclasses import asdict
from typing import TYPE_CHECKING, Any

from sqlalchemy import case, delete, insert, select, update
from sqlalchemy.engine import Row
from sqlalchemy.ext.asyncio import AsyncConnection

from ..rows import DROPPED, GIVEN, KEPT, PlannedAnswerRow, WriteConflict
from .schema import PLANS

if TYPE_CHECKING:
    from .store import Store

REMEMBERED = 12  # given or dropped plans kept for each seat


class PlannedAnswerStore:
    """The planned answers of each seat, the newest first, and what became of them."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def of(self, table: str, seat: int) -> list[PlannedAnswerRow]:
        query = select(PLANS).where(PLANS.c.table_id == table, PLANS.c.seat == seat)
        return [plan_from(row) for row in await self.store.all(query.order_by(PLANS.c.made.desc(), PLANS.c.id))]

    async def put(self, plan: PlannedAnswerRow) -> None:
        """Store a plan instead of the one for the same kind of question, and delete the oldest that are over."""
        own = (PLANS.c.table_id == plan.table_id) & (PLANS.c.seat == plan.seat)
        values = asdict(plan) | {"options": json.dumps(plan.options), "unless": json.dumps(plan.unless)}
        past = [row.id for row in await self.of(plan.table_id, plan.seat) if row.status != KEPT][REMEMBERED:]

        async def job(connection: AsyncConnection) -> None:
            await connection.execute(delete(PLANS).where(own, PLANS.c.status == KEPT, PLANS.c.about == plan.about))
            await connection.execute(delete(PLANS).where(PLANS.c.id.in_(past)))
            await connection.execute(insert(PLANS).values(values | {"standing": int(plan.standing)}))

        await self.store.writer.write(job)

    async def remove(self, table: str, guest: str, id: str) -> bool:
        """Delete a plan of a guest. Return whether there was one."""
        theirs = (PLANS.c.id == id) & (PLANS.c.table_id == table) & (PLANS.c.guest == guest)

        async def job(connection: AsyncConnection) -> int:
            return (await connection.execute(delete(PLANS).where(theirs))).rowcount

        return bool(await self.store.writer.write(job))

    async def drop(self, id: str, why: str) -> None:
        waiting_plan = (PLANS.c.id == id) & (PLANS.c.status == KEPT)
        await self.store.write(update(PLANS).where(waiting_plan).values(status=DROPPED, why=why))


async def mark_given(connection: AsyncConnection, id: str) -> None:
    """Mark a plan as given; a standing one stays. Raise WriteConflict if it is not there any more."""
    values = {"status": case((PLANS.c.standing == 1, KEPT), else_=GIVEN)}
    waiting_plan = (PLANS.c.id == id) & (PLANS.c.status == KEPT)
    if (await connection.execute(update(PLANS).where(waiting_plan).values(values))).rowcount != 1:
        raise WriteConflict


def plan_from(row: Row[Any]) -> PlannedAnswerRow:
    values = row._asdict() | {"options": tuple(json.loads(row.options)), "unless": tuple(json.loads(row.unless))}
    return PlannedAnswerRow(**values | {"standing": bool(row.standing)})
