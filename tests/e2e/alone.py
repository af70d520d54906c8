"""The table without a server: a site in a sub-folder of a plain file server, and what its browser has kept."""

from __future__ import annotations

import asyncio
import threading
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from clairiere.core.game import find
from clairiere.core.record import ENGINE, Record
from clairiere.core.table import Table
from clairiere.server.browser.store import BrowserStore
from clairiere.server.clock import wall
from clairiere.server.room.from_record import entries_of
from clairiere.server.room.listing import result_of
from clairiere.server.rows import BOT, GUEST, OVER, RUNNING, GuestRow, SeatRow, TableRow
from clairiere.site.write import write_site

from .prepared import played

SEED = 7
ME = GuestRow("me", "secret", "Ana", "fr", 1)
KEPT = "async () => !!(await caches.match(new URL('files.json', (await navigator.serviceWorker.ready).scope)))"
KEEP = """async (texts) => {
  const opened = indexedDB.open("clairiere", 1)
  opened.onupgradeneeded = () => opened.result.createObjectStore("rows")
  await new Promise((done) => (opened.onsuccess = done))
  const writing = opened.result.transaction("rows", "readwrite")
  for (const [key, text] of Object.entries(texts)) writing.objectStore("rows").put(text, key)
  await new Promise((done) => (writing.oncomplete = done))
  opened.result.close()
}"""


class Files(SimpleHTTPRequestHandler):
    """Files and nothing else, without a word."""

    def log_message(self, *said: Any) -> None:
        pass


class Site:
    """A site in a sub-folder of a file server, until that is stopped."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder / "games" / "table"
        write_site(self.folder)
        self.server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Files, directory=str(folder)))
        threading.Thread(target=self.server.serve_forever, daemon=True).start()
        self.address = f"http://127.0.0.1:{self.server.server_port}/games/table/"

    def stop(self) -> None:
        self.server.shutdown()
        self.server.server_close()


class Texts:
    """A shelf before there is a browser."""

    def __init__(self) -> None:
        self.texts: dict[str, str] = {"key/own": ME.id}

    async def write(self, changes: Any) -> bool:
        self.texts.update({key: text for _, key, text in changes})
        return True


def prepared(games: dict[str, Record], reviews: dict[str, dict[str, object]]) -> dict[str, str]:
    """What a browser has kept in which these games go on, or are over, by id of their tables, and how I played there: I
    sit first, bots play the others."""
    shelf = Texts()

    async def write() -> None:
        store = BrowserStore(shelf)  # type: ignore[arg-type]
        await store.add_guest(ME)
        for id, record in games.items():
            mine = SeatRow(0, GUEST, ME.id, name=ME.name)
            bots = [SeatRow(seat, BOT, bot="greedy", name="greedy") for seat in range(1, len(record.names))]
            settings: dict[str, object] = {"spectators": "open", "undo": True, "instant": True}
            row = TableRow(id, record.game.id, record.options, settings, RUNNING, str(SEED), ME.id, ENGINE, wall())
            row.seats = [mine, *bots]
            if (state := record.state()).over:
                row.status, row.finished, row.result = OVER, wall(), result_of(record.game, state)
            await store.add_table(row, entries_of(record, wall()))
        for id, review in reviews.items():
            await store.reviews.keep(id, 0, review)

    with ThreadPoolExecutor(1) as thread:  # the browser's driver has a loop of its own in this one
        thread.submit(asyncio.run, write()).result()
    return shelf.texts


def begun(game: str, options: dict[str, object], seats: int, left: int = 0) -> Record:
    """A game that begins, as NATURE dealt it; or that bots have brought to so many of their answers before its end."""
    if left:
        return played(game, tuple(options.items()), seats, left, SEED)
    record = Record(find(game), find(game).agree(options), ["Ana", *[f"Bot {seat}" for seat in range(1, seats)]])
    record.seed = SEED
    Table(record)  # deals
    return record
