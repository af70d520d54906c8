"""The records of a guest's finished games, as one text."""

from __future__ import annotations

from functools import partial

from .....core.record import Record
from .... import limits
from ....room.from_record import record_from
from ....rows import OVER, Entry, TableRow
from ...requests import ApiRequest
from .player_statistics import sits


async def my_records(request: ApiRequest) -> str:
    """One after the other, the newest first; each is worked out when it is the guest's turn."""
    guest, game = request.guest, request.query.get("game", "")
    texts = []
    for row in await request.rooms.store.tables_of(guest.id, limits.GAMES):
        if row.status == OVER and sits(row, guest.id) and game in ("", row.game):
            job = partial(text_of, row, await request.rooms.store.entries(row.id))
            texts.append(await request.work(job))
    return "\n".join(text for text in texts if text)


def text_of(row: TableRow, entries: list[Entry]) -> str:
    """The record of a game; empty if nothing happened in it, or nobody can read it any more."""
    record: Record | None = record_from(row, entries)
    return record.text() if record is not None and record.answers else ""
