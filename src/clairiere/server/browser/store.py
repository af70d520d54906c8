"""A store of tables on a shelf: the rows as JSON, the log of a table line by line. Other pages may write there too."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import asdict, fields, replace
from typing import Any, TypeVar

from ..hashing import hash_secret
from ..rows import (
    OPEN,
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
    VisitRow,
    WriteConflict,
)
from .key_value_store import Change, Shelf, ShelfFailed

OWN = "own"  # the key of who this browser belongs to
R = TypeVar("R")
COLUMNS = {column.name for column in fields(TableRow)}


class BrowserStore:
    """Nothing acknowledged is lost: whoever writes waits until the browser says that it holds."""

    failures: tuple[type[Exception], ...] = (ShelfFailed,)
    shared = True

    def __init__(self, shelf: Shelf) -> None:
        self.shelf = shelf
        self.visits = ShelfVisits(self)
        self.reviews = ShelfReviews(self)

    @property
    def name(self) -> StoreName:
        return "browser"

    @property
    def news(self) -> NewsLine:
        return "up"

    def listen(self, hear: Callable[[dict[str, Any]], None], back: Callable[[], None]) -> None:
        self.shelf.listen(lambda text: hear(json.loads(text)))

    async def tell(self, news: dict[str, Any]) -> None:
        self.shelf.tell(json.dumps(news))

    async def close(self) -> None:
        pass

    # -- guests and keys ----------------------------------------------------------------------------------------

    async def own(self) -> str:
        """Whose browser this is: the id of a guest, or nothing."""
        return await self.shelf.read(f"key/{OWN}") or ""

    async def key(self, name: str, fresh: str) -> str:
        """A value of this browser's own; the fresh one is kept if there is none."""
        if await self.shelf.write([("add", f"key/{name}", fresh)]):
            return fresh
        return await self.shelf.read(f"key/{name}") or fresh

    async def guest(self, id: str) -> GuestRow | None:
        return await self.one(f"guest/{id}", kept_guest)

    async def guest_of_secret(self, secret: str) -> GuestRow | None:
        return next((row for row in await self.all("guest/", kept_guest) if row.link_hash == hash_secret(secret)), None)

    async def add_guest(self, guest: GuestRow) -> None:
        await self.write([("add", f"guest/{guest.id}", text_of(guest))])

    async def renew_link(self, guest: GuestRow, cuts: bool, origin: str) -> None:
        await self.put_guest(guest.id, link_hash=guest.link_hash, device_mark=guest.device_mark)

    async def change_guest(self, id: str, name: str, language: str) -> None:
        await self.put_guest(id, name=name, language=language)

    async def put_guest(self, id: str, **changes: Any) -> None:
        guest = await self.guest(id)
        if guest is not None:
            await self.write([("put", f"guest/{id}", text_of(replace(guest, **changes)))])

    # -- tables -------------------------------------------------------------------------------------------------

    async def add_table(self, table: TableRow, entries: Sequence[Entry] = ()) -> None:
        rows: list[Change] = [("add", f"table/{table.id}", text_of(table)), ("add", f"version/{table.id}", "0")]
        await self.write([*rows, *added(table.id, entries)])

    async def table(self, id: str) -> TableRow | None:
        text = await self.shelf.read(f"table/{id}")
        version = await self.shelf.read(f"version/{id}")
        return None if text is None else table_from(text, int(version or 0))

    async def tables(self) -> list[TableRow]:
        """All there are, the newest first."""
        rows = [table_from(text, 0) for text in await self.shelf.below("table/")]
        return sorted(rows, key=lambda row: (-row.created, row.id))

    async def tables_of(self, guest: str, most: int = 100) -> list[TableRow]:
        return [row for row in await self.tables() if row.host == guest or sits(row, guest)][:most]

    async def seated(self, guest: str) -> list[TableRow]:
        return [row for row in await self.tables() if row.status != OVER and sits(row, guest)]

    async def open_tables(self, since: int, most: int, host: int) -> list[TableRow]:
        """Tables that wait for players whoever they are, which can only be pages of this browser."""
        seen: Counter[str] = Counter()
        found = []
        for row in await self.tables():
            waits = row.status == WAITING and row.created >= since and bool(row.settings.get("listed"))
            if waits and any(seat.kind == OPEN for seat in row.seats):
                seen[row.host] += 1
                found += [row] if seen[row.host] <= host else []
        return found[:most]

    async def rated(self, game: str, most: int) -> list[TableRow]:
        rows = [row for row in await self.tables_by_status(OVER) if row.game == game and row.settings.get("rated")]
        return rows[:most]

    async def tables_by_status(self, status: str) -> list[TableRow]:
        return [row for row in await self.tables() if row.status == status]

    async def hosted(self, guest: str) -> int:
        return sum(row.host == guest and row.status != OVER for row in await self.tables())

    async def change_table(self, table: TableRow, origin: str, **changes: object) -> None:
        """Write a table's own values and its seats as they are now. WriteConflict: another page was first."""
        for name, value in changes.items():
            setattr(table, name, value)
        await self.write(renewed(table))
        table.version += 1
        await self.tell({"table": table.id, "what": "table", "from": origin})

    # -- the log ------------------------------------------------------------------------------------------------

    async def entries(self, id: str, after: int = 0) -> list[Entry]:
        return [row for row in await self.all(f"entry/{id}/", Entry) if row.seq > after]

    async def append(
        self, id: str, entries: Sequence[Entry], origin: str, changed: TableRow | None = None, plan: str = ""
    ) -> None:
        """Write entries, and with them what they changed of the table. WriteConflict: another page was first. Nobody
        plans answers here."""
        rows = [*added(id, entries), *(renewed(changed) if changed is not None else [])]
        await self.write(rows)
        if changed is not None:
            changed.version += 1
        await self.tell({"table": id, "what": "entries", "seq": entries[-1].seq if entries else 0, "from": origin})

    # -- chat and tokens ----------------------------------------------------------------------------------------

    async def chat(self, id: str, most: int, aside: int, after: int = 0) -> list[ChatRow]:
        """The last lines of players and of onlookers, in order."""
        lines = [line for line in await self.all(f"chat/{id}/", ChatRow) if line.no > after]
        kept = [line for line in lines if line.seat >= 0][-most:] + [line for line in lines if line.seat < 0][-aside:]
        return sorted(kept, key=lambda line: line.no)

    async def say(self, id: str, line: ChatRow, origin: str) -> None:
        await self.write([("add", f"chat/{id}/{line.no:09}", text_of(line))])
        await self.tell({"table": id, "what": "chat", "from": origin})

    async def add_token(self, token: TokenRow) -> None:
        await self.write([("add", f"token/{token.hash}", text_of(token))])

    async def token(self, hash: str) -> TokenRow | None:
        return await self.one(f"token/{hash}", TokenRow)

    # -- helpers ------------------------------------------------------------------------------------------------

    async def one(self, key: str, kind: Callable[..., R]) -> R | None:
        text = await self.shelf.read(key)
        return None if text is None else kind(**json.loads(text))

    async def all(self, prefix: str, kind: Callable[..., R]) -> list[R]:
        return [kind(**json.loads(text)) for text in await self.shelf.below(prefix)]

    async def write(self, changes: Sequence[Change]) -> None:
        if not await self.shelf.write(changes):
            raise WriteConflict


def kept_guest(**values: Any) -> GuestRow:
    """Return a guest as the shelf keeps them; earlier editions kept the secret of a link, which opens nothing here."""
    secret = values.pop("secret", "")
    return GuestRow(**{"link_hash": hash_secret(secret), **values})


class ShelfVisits:
    """What guests have seen of their tables."""

    def __init__(self, store: BrowserStore) -> None:
        self.store = store

    async def of(self, guest: str, tables: Iterable[str]) -> dict[str, VisitRow]:
        wanted = set(tables)
        rows = await self.store.all(f"visit/{guest}/", VisitRow)
        return {row.table_id: row for row in rows if row.table_id in wanted}

    async def keep(self, guest: str, table: str, seen: int, mark: int, at_ms: int) -> None:
        row = VisitRow(guest, table, seen, mark, at_ms)
        await self.store.write([("put", f"visit/{guest}/{table}", text_of(row))])


class ShelfReviews:
    """What was judged of each seat of a table."""

    def __init__(self, store: BrowserStore) -> None:
        self.store = store

    async def of(self, table: str, seat: int) -> Any:
        text = await self.store.shelf.read(f"review/{table}/{seat}")
        return None if text is None else json.loads(text)

    async def keep(self, table: str, seat: int, kept: Any) -> None:
        await self.store.write([("put", f"review/{table}/{seat}", json.dumps(kept))])


def text_of(row: Any) -> str:
    return json.dumps(asdict(row))


def added(id: str, entries: Sequence[Entry]) -> list[Change]:
    return [("add", f"entry/{id}/{entry.seq:09}", text_of(entry)) for entry in entries]


def renewed(table: TableRow) -> list[Change]:
    """A table as it is now, if nobody has changed it since it was read."""
    return [
        ("check", f"version/{table.id}", str(table.version)),
        ("put", f"version/{table.id}", str(table.version + 1)),
        ("put", f"table/{table.id}", text_of(table)),
    ]


def table_from(text: str, version: int) -> TableRow:
    """A table as it is kept; what another version of the site has added is passed over."""
    values = {name: value for name, value in json.loads(text).items() if name in COLUMNS}
    values["seats"] = [SeatRow(**seat) for seat in values["seats"]]
    values["chance"] = ChanceRow(**values["chance"]) if values["chance"] else None
    return TableRow(**values | {"version": version})


def sits(row: TableRow, guest: str) -> bool:
    return any(seat.guest == guest for seat in row.seats)
