"""A table from its log: the entries are the truth, the state is their cache."""

from __future__ import annotations

from collections.abc import Sequence

from ...core.nature import Nature
from ...core.record import Record, ask_of
from ...live import Live
from ..clock import as_steady, steady
from ..rows import UNDO, Entry
from .transcript import Transcript


def restored(
    record: Record,
    nature: Nature,
    entries: Sequence[Entry],
    now: int,
    bots: Sequence[int],
    move_s: int,
    kind: type[Transcript] = Transcript,
) -> Live:
    """The table as its log left it. Windows are counted as they were, so that messages are late or not as before."""
    first_undo = next((at for at, entry in enumerate(entries) if entry.kind == UNDO), len(entries))
    state = record.first()
    for entry in entries[:first_undo]:
        choice = state.read(ask_of(state, entry.seat), entry.choice)
        state.take(entry.seat, choice)
        record.answers.append((entry.seat, choice))
    live = Live(kind(record, nature), now, bots, move_s)
    ahead = steady.drift
    live.times = [entry.at_ms - ahead for entry in entries[:first_undo]]
    apply_entries(live, entries[first_undo:], first_undo, now)
    if entries:
        live.kept_since(as_steady(entries[-1].at_ms), now)
    return live


def apply_entries(live: Live, entries: Sequence[Entry], position: int, now: int) -> None:
    """Read on in a log. After an undo NATURE has answered again by herself: what she is asked is written there too."""
    table = live.table
    for entry in entries:
        if entry.kind == UNDO:
            position = int(entry.choice)
            live.go_back(now, position)
            continue
        if position == len(table.record.answers):
            choice = table.state.read(ask_of(table.state, entry.seat), entry.choice)
            table.answer(entry.seat, choice)
            live.acted(now)
            live.times[-1] = as_steady(entry.at_ms)
        position += 1
