"""Deletes what belongs to a table or to a guest."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from sqlalchemy import delete, func, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ..rows import GUEST, UNNAMED, GuestRow
from .news import News, notify
from .schema import CHAT, GUESTS, METADATA, SEATS, TABLES

if TYPE_CHECKING:
    from .store import Store

BANNED, FORGOTTEN = "server-banned", "server-forgotten"  # what is said to whoever is no guest any more
OF_TABLES = [table for table in METADATA.sorted_tables if "table_id" in table.c]
OF_GUESTS = [table for table in METADATA.sorted_tables if "guest" in table.c and table is not SEATS]


def cut(guest: str, why: str, origin: str) -> News:
    """Return news that tell other processes to close a guest's connections; `why`: the message to show, or empty."""
    return {"table": "", "what": "cut", "guest": guest, "why": why, "from": origin}


class Removal:
    """Deletes by the columns `table_id` and `guest`, so that tables added to the schema later are included."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def remove_table(self, id: str, origin: str) -> bool:
        """Delete a table with all that belongs to it. Return whether there was one."""

        async def job(connection: AsyncConnection) -> int:
            for table in reversed(OF_TABLES):
                await connection.execute(delete(table).where(table.c.table_id == id))
            if self.store.shared:
                await notify(connection, {"table": id, "what": "removed", "from": origin})
            return (await connection.execute(delete(TABLES).where(TABLES.c.id == id))).rowcount

        return bool(await self.store.writer.write(job))

    async def remove_guest(self, id: str, origin: str) -> None:
        """Delete all data of a guest. Their seats stay without a name; bots keep theirs."""
        theirs = (SEATS.c.guest == id) & (SEATS.c.kind == GUEST)
        known = (TABLES.c.host == id) | TABLES.c.id.in_(select(SEATS.c.table_id).where(SEATS.c.guest == id))

        async def job(connection: AsyncConnection) -> None:
            tables = (await connection.execute(select(TABLES.c.id).where(known))).scalars().all()
            await connection.execute(update(TABLES).where(known).values(version=TABLES.c.version + 1))
            for table in OF_GUESTS:
                await connection.execute(delete(table).where(table.c.guest == id))
            await connection.execute(update(SEATS).where(theirs).values(name=UNNAMED))
            await connection.execute(update(SEATS).where(SEATS.c.guest == id).values(guest=""))
            await connection.execute(update(TABLES).where(TABLES.c.host == id).values(host=""))
            await connection.execute(delete(GUESTS).where(GUESTS.c.id == id))
            if self.store.shared:
                await notify(connection, *[{"table": one, "what": "table", "from": origin} for one in tables])
                await notify(connection, cut(id, FORGOTTEN, origin))

        await self.store.writer.write(job)

    async def ban(self, id: str, at: int, origin: str) -> None:
        """Store since when a guest is banned; 0: not banned."""

        async def job(connection: AsyncConnection) -> None:
            await connection.execute(update(GUESTS).where(GUESTS.c.id == id).values(banned=at))
            if self.store.shared and at:
                await notify(connection, cut(id, BANNED, origin))

        await self.store.writer.write(job)

    async def guests_called(self, name: str, most: int) -> list[GuestRow]:
        """Return the guests whose name contains a text, the newest first."""
        matches = func.lower(GUESTS.c.name).contains(name.lower(), autoescape=True)
        query = select(GUESTS).where(matches).order_by(GUESTS.c.created.desc()).limit(most)
        return [GuestRow(**row._asdict()) for row in await self.store.all(query)]

    async def rows_of(self, id: str) -> dict[str, list[dict[str, Any]]]:
        """Return all rows with a guest's id, table by table, and the guest's chat."""
        rows_by_table = {}
        for table in [SEATS, *OF_GUESTS]:
            rows = [dict(row._mapping) for row in await self.store.all(select(table).where(table.c.guest == id))]
            rows_by_table[table.name] = json.loads(json.dumps(rows, default=str))
        return rows_by_table

    async def rename_in_chat(self, id: str, name: str) -> None:
        await self.store.write(update(CHAT).where(CHAT.c.guest == id).values(name=name))
