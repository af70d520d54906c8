"""Keeping what a server remembers: backup of the whole, records out, records in."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Sequence
from pathlib import Path

from ..core.illegal import Illegal
from ..core.record import ENGINE, Record, read_record
from .logbook import clock
from .promising import nature_of
from .rebuilding import restored
from .replays import entries_of, replay_row
from .seating import record_of
from .store import Store, TableRow
from .store.engines import file_of
from .store.rows import OVER
from .told import Past


def backup(url: str | None, path: Path) -> None:
    """A copy of a SQLite store, also while it is in use."""
    source = file_of(url)
    if source is None:
        raise Illegal("server-backup-postgres", {})
    if path.exists():
        raise Illegal("ui-save-exists", {"file": str(path)})
    if not source.is_file():
        raise Illegal("server-no-store", {"found": str(source)})
    with sqlite3.connect(f"file:{source}?mode=ro", uri=True) as old, sqlite3.connect(path) as new:
        old.backup(new)
    old.close()
    new.close()


def export(url: str | None, folder: Path) -> int:
    """Every finished game as a record of its own; how many there were."""
    return asyncio.run(export_all(url, folder))


async def export_all(url: str | None, folder: Path) -> int:
    store = await Store.open(url)
    folder.mkdir(parents=True, exist_ok=True)
    count = 0
    for row in await store.tables_by_status(OVER):
        record = await record_in(store, row)
        if record.answers:
            (folder / f"{row.game}-{row.id}.record").write_text(record.text(), "utf-8", newline="\n")
            count += 1
    await store.close()
    return count


async def record_in(store: Store, row: TableRow) -> Record:
    return restored(record_of(row), nature_of(row), await store.entries(row.id), clock(), (), 0, Past).table.record


def import_files(url: str | None, paths: Sequence[Path]) -> list[str]:
    """Records become tables to look at; their ids. What is wrong in a file is refused before anything is written."""
    records = []
    for path in paths:
        try:
            records.append(read_record(path.read_text("utf-8")))
        except UnicodeDecodeError:
            raise Illegal("server-not-text", {"found": str(path)}) from None
        except Illegal as refused:
            raise Illegal("server-import", {"found": str(path), "refused": refused}) from None
    return asyncio.run(import_all(url, records))


async def import_all(url: str | None, records: Sequence[Record]) -> list[str]:
    store = await Store.open(url)
    rows = [replay_row(record, "", ENGINE) for record in records]
    for row, record in zip(rows, records, strict=True):
        await store.add_table(row, entries_of(record))
    await store.close()
    return [row.id for row in rows]
