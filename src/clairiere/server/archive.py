"""Backup of a database, and export and import of games as record files."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Sequence
from pathlib import Path

from ..core.illegal import Illegal
from ..core.record import ENGINE, Record, read_records
from .room.from_record import entries_of, record_from, replay_row
from .rows import OVER, RUNNING
from .store import Store
from .store.engines import check_file_name, file_of


def backup(url: str | None, path: Path) -> None:
    """Copy a SQLite database, also while it is in use. Raises a refusal for PostgreSQL and for an existing target."""
    source = file_of(url)
    if source is None:
        raise Illegal("server-backup-postgres", {})
    if path.exists():
        raise Illegal("ui-save-exists", {"file": str(path)})
    if not source.is_file():
        raise Illegal("server-no-store", {"found": str(source)})
    check_file_name(url)
    with sqlite3.connect(f"file:{source}?mode=ro", uri=True) as old, sqlite3.connect(path) as new:
        old.backup(new)
    old.close()
    new.close()


def export(url: str | None, folder: Path) -> tuple[int, int]:
    """Write each finished game as a record file, and each unreadable table as JSON; return the number of both."""
    return asyncio.run(export_all(url, folder))


async def export_all(url: str | None, folder: Path) -> tuple[int, int]:
    store = await Store.open(url)
    folder.mkdir(parents=True, exist_ok=True)
    records = damaged = 0
    for row in [*await store.tables_by_status(OVER), *await store.tables_by_status(RUNNING)]:
        entries, name = await store.entries(row.id), f"{file_name(row.game)}-{file_name(row.id)}"
        record = record_from(row, entries)
        if record is None:
            text = json.dumps(await store.as_written(row.id), ensure_ascii=False, indent=1)
            (folder / f"{name}.damaged.json").write_text(text, "utf-8", newline="\n")
            damaged += 1
        elif record.answers and row.status == OVER:
            (folder / f"{name}.record").write_text(record.text(), "utf-8", newline="\n")
            records += 1
    await store.close()
    return records, damaged


def file_name(text: str) -> str:
    """Return a text with the characters that are safe in file names."""
    return "".join(sign if sign.isalnum() or sign in "-_" else "_" for sign in text[:40])


def import_files(url: str | None, paths: Sequence[Path]) -> list[str]:
    """Import records as finished tables; return their ids. Raises a refusal for a bad file before writing anything."""
    records: list[Record] = []
    for path in paths:
        try:
            records += read_records(path.read_text("utf-8"))
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
