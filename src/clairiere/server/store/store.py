"""Reads and writes everything that the server remembers."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any

from sqlalchemy import delete, func, insert, select, text, update
from sqlalchemy.engine import Row
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from ...core.illegal import Illegal
from ..hashing import hash_secret
from ..rows import (
    OVER,
    WAITING,
    ChanceRow,
    ChatRow,
    Entry,
    GuestRow,
    NewsLine,
    SeatRow,
    StoreName,
    TableRow,
    TokenRow,
    WriteConflict,
)
from .engines import check_file_name, engine_of, url_of
from .key_file import KeyFile
from .migrations import migrate
from .news import News, NewsListener, notify
from .planned_answers import PlannedAnswerStore, mark_given
from .removal import Removal, cut
from .reviews import Reviews
from .schema import CHAT, ENTRIES, GUESTS, KEYS, SEATS, TABLES, TOKENS
from .visits import Visits
from .ways import Ways
from .writer import UNUSABLE, Append, Writer, append

Values = dict[str, Any]
LISTED = '"listed": true'  # as it is written among the settings of a table that everybody is shown
RATED = '"rated": true'  # and of one that counts for ratings
LOCKS = {  # held while the schema is brought up to date
    "postgresql": text("SELECT pg_advisory_xact_lock(7310)"),
    "sqlite": text("BEGIN IMMEDIATE"),
}


class Store:
    """One database. Every write goes through one writer and is committed when the call returns."""

    failures: tuple[type[Exception], ...] = UNUSABLE

    def __init__(self, engine: AsyncEngine, key_file: KeyFile | None = None) -> None:
        self.engine = engine
        self.key_file = key_file  # where the keys are, if not in the database
        self.shared = engine.dialect.name == "postgresql"  # other processes may write too
        self.writer = Writer(engine)
        self.visits = Visits(self)
        self.ways = Ways(self)
        self.reviews = Reviews(self)
        self.planned_answers = PlannedAnswerStore(self)
        self.removal = Removal(self)
        self.listening: NewsListener | None = None

    @property
    def name(self) -> StoreName:
        return "postgresql" if self.shared else "sqlite"

    @property
    def news(self) -> NewsLine:
        """Whether this store gets news of what other processes write."""
        return "alone" if self.listening is None else "up" if self.listening.up else "down"

    @classmethod
    async def open(cls, url: str | None = None, keys: Path | None = None) -> Store:
        """Open a database and migrate its schema, under a lock. `keys`: a file for the server's keys; without it
        they are in the database."""
        check_file_name(url)
        engine = engine_of(url_of(url))
        try:
            async with engine.begin() as connection:
                await connection.execute(LOCKS[engine.dialect.name])
                await connection.run_sync(migrate)
        except (OSError, DBAPIError) as failed:
            await engine.dispose()
            why = failed.orig if isinstance(failed, DBAPIError) else failed
            raise Illegal("server-no-database", {"found": engine.url.render_as_string(), "why": str(why)}) from None
        store = cls(engine, KeyFile(keys) if keys is not None else None)
        try:
            await store.move_keys()
        except Illegal:
            await store.close()
            raise
        return store

    async def close(self) -> None:
        if self.listening is not None:
            await self.listening.close()
        await self.writer.close()
        await self.engine.dispose()

    def listen(self, hear: Callable[[News], None], back: Callable[[], None]) -> None:
        """Call `hear` with news of other processes, and `back` after each connection, if the database can be shared."""
        if self.shared:
            self.listening = NewsListener(self.engine, hear, back)

    async def tell(self, news: News) -> None:
        """Send the other processes news that is not stored."""
        if self.shared:
            await self.writer.write(lambda connection: notify(connection, news))

    # -- guests and keys ----------------------------------------------------------------------------------------

    async def key(self, name: str, fresh: str) -> str:
        """Return a key of this server; store the fresh one if there is none."""
        if self.key_file is not None:
            return self.key_file.add(name, fresh)
        row = await self.first(select(KEYS.c.value).where(KEYS.c.name == name))
        if row is None:
            try:
                await self.write(insert(KEYS).values(name=name, value=fresh))
            except WriteConflict:
                return await self.key(name, fresh)
            return fresh
        return str(row[0])

    async def move_keys(self) -> None:
        """Move the keys of the database to the key file, if there is one. A key that the file has already counts, and
        the one of the database, which may come from an old backup, is deleted."""
        if self.key_file is None:
            return
        for row in await self.all(select(KEYS)):
            self.key_file.add(row.name, row.value)
            await self.write(delete(KEYS).where(KEYS.c.name == row.name))

    async def guest(self, id: str) -> GuestRow | None:
        return guest_from(await self.first(select(GUESTS).where(GUESTS.c.id == id)))

    async def guest_of_secret(self, secret: str) -> GuestRow | None:
        """Return the guest whose link holds a secret; only hashes are kept and compared."""
        return guest_from(await self.first(select(GUESTS).where(GUESTS.c.link_hash == hash_secret(secret))))

    async def add_guest(self, guest: GuestRow) -> None:
        await self.write(insert(GUESTS).values(asdict(guest)))

    async def renew_link(self, guest: GuestRow, cuts: bool, origin: str) -> None:
        """Write the hash of a guest's link and the mark of their devices. `cuts`: the other processes cut the guest's
        lines."""
        id = guest.id

        async def job(connection: AsyncConnection) -> None:
            values = {"link_hash": guest.link_hash, "device_mark": guest.device_mark}
            await connection.execute(update(GUESTS).where(GUESTS.c.id == id).values(values))
            if self.shared and cuts:
                await notify(connection, cut(id, "", origin))

        await self.writer.write(job)

    async def change_guest(self, id: str, name: str, language: str) -> None:
        await self.write(update(GUESTS).where(GUESTS.c.id == id).values(name=name, language=language))

    # -- tables -------------------------------------------------------------------------------------------------

    async def add_table(self, table: TableRow, entries: Sequence[Entry] = ()) -> None:
        async def job(connection: AsyncConnection) -> None:
            await connection.execute(insert(TABLES).values(table_values(table)))
            await connection.execute(insert(SEATS), seat_values(table))
            if entries:
                await connection.execute(insert(ENTRIES), entry_values(table.id, entries))

        await self.writer.write(job)

    async def table(self, id: str) -> TableRow | None:
        tables = await self.tables_where(TABLES.c.id == id)
        return tables[0] if tables else None

    async def tables_of(self, guest: str, most: int = 100) -> list[TableRow]:
        mine = select(SEATS.c.table_id).where(SEATS.c.guest == guest)
        return await self.tables_where((TABLES.c.host == guest) | TABLES.c.id.in_(mine), most)

    async def seated(self, guest: str) -> list[TableRow]:
        """Return the tables that are not over where a guest has a seat, or has left it to a bot."""
        mine = select(SEATS.c.table_id).where(SEATS.c.guest == guest)
        return await self.tables_where((TABLES.c.status != OVER) & TABLES.c.id.in_(mine), None)

    async def open_tables(self, since: int, most: int, host: int) -> list[TableRow]:
        """Return the newest tables that wait for anybody, at most `host` of one host."""
        waiting = (TABLES.c.status == WAITING) & (TABLES.c.created >= since) & TABLES.c.settings.contains(LISTED)
        place = func.row_number().over(partition_by=TABLES.c.host, order_by=(TABLES.c.created.desc(), TABLES.c.id))
        ranked = select(TABLES.c.id, place.label("place")).where(waiting).subquery()
        return await self.tables_where(TABLES.c.id.in_(select(ranked.c.id).where(ranked.c.place <= host)), most)

    async def rated(self, game: str, most: int) -> list[TableRow]:
        """Return the newest finished games that count for ratings."""
        return await self.tables_where(
            (TABLES.c.status == OVER) & (TABLES.c.game == game) & TABLES.c.settings.contains(RATED), most
        )

    async def tables_by_status(self, status: str) -> list[TableRow]:
        return await self.tables_where(TABLES.c.status == status, None)

    async def hosted(self, guest: str) -> int:
        """Return how many tables of a guest are not over."""
        count = select(func.count()).select_from(TABLES).where(TABLES.c.host == guest, TABLES.c.status != OVER)
        row = await self.first(count)
        return int(row[0]) if row is not None else 0

    async def tables_where(self, condition: Any, most: int | None = 1) -> list[TableRow]:
        """Return tables with their seats, the newest first."""
        async with self.engine.connect() as connection:
            query = select(TABLES).where(condition).order_by(TABLES.c.created.desc(), TABLES.c.id)
            rows = (await connection.execute(query.limit(most) if most else query)).all()
            ids = [row.id for row in rows]
            query = select(SEATS).where(SEATS.c.table_id.in_(ids)).order_by(SEATS.c.table_id, SEATS.c.seat)
            seats = (await connection.execute(query)).all() if ids else []
        tables = {row.id: table_from(row) for row in rows}
        for seat in seats:
            tables[seat.table_id].seats.append(SeatRow(seat.seat, seat.kind, seat.guest, seat.bot, seat.name))
        for table in tables.values():
            table.damaged = table.damaged or not has_all_seats(table)
        return list(tables.values())

    async def change_table(self, table: TableRow, origin: str, **changes: object) -> None:
        """Write a table's values and its seats as they are now. Raise WriteConflict if another process was first."""
        for name, value in changes.items():
            setattr(table, name, value)

        async def job(connection: AsyncConnection) -> None:
            await self.put_table(connection, table, origin)

        await self.writer.write(job)
        table.version += 1

    async def put_table(self, connection: AsyncConnection, table: TableRow, origin: str) -> None:
        as_read = (TABLES.c.id == table.id) & (TABLES.c.version == table.version)
        values = table_values(table) | {"version": table.version + 1}
        if (await connection.execute(update(TABLES).where(as_read).values(values))).rowcount != 1:
            raise WriteConflict
        await connection.execute(delete(SEATS).where(SEATS.c.table_id == table.id))
        await connection.execute(insert(SEATS), seat_values(table))
        if self.shared:
            await notify(connection, {"table": table.id, "what": "table", "from": origin})

    # -- the log ------------------------------------------------------------------------------------------------

    async def entries(self, id: str, after: int = 0) -> list[Entry]:
        query = select(ENTRIES).where(ENTRIES.c.table_id == id, ENTRIES.c.seq > after).order_by(ENTRIES.c.seq)
        return [Entry(row.seq, row.seat, row.choice, row.message, row.at_ms, row.kind) for row in await self.all(query)]

    async def counts(self, ids: Iterable[str]) -> dict[str, int]:
        """Return how many entries each table has."""
        last = func.max(ENTRIES.c.seq).label("last")
        query = select(ENTRIES.c.table_id, last).where(ENTRIES.c.table_id.in_(list(ids)))
        return {row.table_id: row.last for row in await self.all(query.group_by(ENTRIES.c.table_id))}

    async def append(
        self, id: str, entries: Sequence[Entry], origin: str, changed: TableRow | None = None, plan: str = ""
    ) -> None:
        """Write entries, the row that they changed, and that the planned answer `plan` was given. Raise WriteConflict
        if another process was first."""
        news: list[News] = []
        if self.shared and entries:
            news.append({"table": id, "what": "entries", "seq": entries[-1].seq, "from": origin})
        added = Append(entry_values(id, entries), news)
        if changed is None and not plan:
            await self.writer.write(added)
            return

        async def job(connection: AsyncConnection) -> None:
            await append(connection, [added])
            if plan:
                await mark_given(connection, plan)
            if changed is not None:
                await self.put_table(connection, changed, origin)

        await self.writer.write(job)
        if changed is not None:
            changed.version += 1

    async def as_written(self, id: str) -> dict[str, list[Values]]:
        """Return a table's rows as they are, readable or not."""
        own = {"table": TABLES.c.id, "seats": SEATS.c.table_id, "entries": ENTRIES.c.table_id}
        queries = {name: select(column.table).where(column == id) for name, column in own.items()}
        return {name: [dict(row._mapping) for row in await self.all(query)] for name, query in queries.items()}

    # -- chat and tokens ----------------------------------------------------------------------------------------

    async def chat(self, id: str, most: int, aside: int, after: int = 0) -> list[ChatRow]:
        """Return the last lines of players (`most`) and of onlookers (`aside`), in order."""
        query = select(CHAT).where(CHAT.c.table_id == id, CHAT.c.no > after).order_by(CHAT.c.no.desc())
        rows = [*await self.all(query.where(CHAT.c.seat >= 0).limit(most))]
        rows += await self.all(query.where(CHAT.c.seat < 0).limit(aside))
        lines = [ChatRow(r.no, r.guest, r.seat, r.name, r.text, r.phrase, r.at_ms) for r in rows]
        return sorted(lines, key=lambda line: line.no)

    async def say(self, id: str, line: ChatRow, origin: str) -> None:
        async def job(connection: AsyncConnection) -> None:
            await connection.execute(insert(CHAT).values(asdict(line) | {"table_id": id}))
            if self.shared:
                await notify(connection, {"table": id, "what": "chat", "from": origin})

        await self.writer.write(job)

    async def add_token(self, token: TokenRow) -> None:
        await self.write(insert(TOKENS).values(asdict(token)))

    async def token(self, hash: str) -> TokenRow | None:
        row = await self.first(select(TOKENS).where(TOKENS.c.hash == hash))
        return None if row is None else TokenRow(row.hash, row.table_id, row.seat, row.created)

    # -- helpers ------------------------------------------------------------------------------------------------

    async def first(self, query: Any) -> Row[Any] | None:
        async with self.engine.connect() as connection:
            return (await connection.execute(query)).first()

    async def all(self, query: Any) -> Sequence[Row[Any]]:
        async with self.engine.connect() as connection:
            return (await connection.execute(query)).all()

    async def write(self, statement: Any) -> None:
        await self.writer.write(lambda connection: connection.execute(statement))


def guest_from(row: Row[Any] | None) -> GuestRow | None:
    return None if row is None else GuestRow(**row._asdict())


def table_values(table: TableRow) -> Values:
    values = asdict(table)
    del values["seats"], values["damaged"]
    values["chance"] = json.dumps(values["chance"]) if table.chance is not None else ""
    return values | {"options": json.dumps(table.options), "settings": json.dumps(table.settings)}


def table_from(row: Row[Any]) -> TableRow:
    """Return a table as it is stored; one that cannot be read is marked as damaged."""
    values = row._asdict()
    try:
        values["chance"] = ChanceRow(**json.loads(row.chance)) if row.chance else None
        return TableRow(**values | {"options": json.loads(row.options), "settings": json.loads(row.settings)})
    except (ValueError, TypeError):
        return TableRow(**values | {"options": {}, "settings": {}, "chance": None}, damaged=True)


def has_all_seats(table: TableRow) -> bool:
    """Return False if seat rows of a table are missing, as far as the other rows tell."""
    count = len(table.seats)
    nonces = len(table.chance.nonces) if table.chance is not None else 0
    return count > 0 and [seat.seat for seat in table.seats] == list(range(count)) and nonces in (0, count)


def seat_values(table: TableRow) -> list[Values]:
    return [asdict(seat) | {"table_id": table.id} for seat in table.seats]


def entry_values(id: str, entries: Sequence[Entry]) -> list[Values]:
    return [{**vars(entry), "table_id": id} for entry in entries]
