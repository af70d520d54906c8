"""Tables in the middle of a game: hands are of our choice, and every answer since is one that the rules allow.

Nobody can set up a position over the wire, so such a table is written into the server's store, as a log of answers.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from typing import Any

from clairiere.bots import find_bot
from clairiere.core.ask import Ask
from clairiere.core.event import Event
from clairiere.core.game import AUTOMATON, find
from clairiere.core.nature import Rng
from clairiere.core.record import ENGINE, Record, ask_of, read_seat
from clairiere.core.state import State
from clairiere.core.table import Table
from clairiere.server.clock import wall
from clairiere.server.room.from_record import entries_of
from clairiere.server.room.listing import result_of
from clairiere.server.rows import BOT, GUEST, OVER, RUNNING
from clairiere.server.store import Entry, SeatRow, Store, TableRow

from .conftest import Person


def record_of(game: str, options: dict[str, Any], names: Sequence[str], answers: Sequence[str]) -> Record:
    """A game whose answers are given in notation, each after its seat: `0 march`, `N ambush-b tea-f`."""
    record = Record(find(game), options, names)
    state = record.first()
    for line in answers:
        who, _, text = line.partition(" ")
        seat = read_seat(who)
        assert seat is not None
        record.answers.append((seat, state.read(ask_of(state, seat), text)))
        state.take(*record.answers[-1])
    return record


def placed(database: Path, record: Record, sitting: Sequence[Person | str], move_s: int = 0) -> str:
    """The table where this game goes on, or was played, with these people and bots; its id."""
    seats = []
    for number, who in enumerate([*sitting, *[AUTOMATON] * record.game.automata_count(record.options)]):
        if isinstance(who, str):
            seats.append(SeatRow(number, BOT, bot=who, name=who))
        else:
            me = who.context.request.get(f"{who.address}/api/me").json()
            seats.append(SeatRow(number, GUEST, me["id"], name=record.names[number]))
    settings: dict[str, object] = {"spectators": "open", "undo": True, "instant": True, "move_s": move_s}
    now, id = wall(), secrets.token_urlsafe(9)
    state, seed = record.state(), str(record.seed or 1)
    row = TableRow(id, record.game.id, record.options, settings, RUNNING, seed, "", ENGINE, now, seats=seats)
    if state.over:
        row.status, row.finished, row.result = OVER, now, result_of(record.game, state)
    with ThreadPoolExecutor(1) as thread:  # the browser's driver has a loop of its own in this one
        thread.submit(asyncio.run, written(database, row, entries_of(record, now))).result()
    return id


async def written(database: Path, row: TableRow, entries: list[Entry]) -> None:
    store = await Store.open(str(database))
    try:
        await store.add_table(row, entries)
    finally:
        await store.close()


def advanced(
    options: dict[str, Any], turns: int, seat: int, seed: int = 1, lines: int = 0, bot: str = "greedy"
) -> Record:
    """A game of Root that bots have brought so far, with so many turns and lines of its log; then the seat is asked."""
    names = str(options["factions"]).split(",")
    record = Record(find("root"), {"seating": "given", **options}, [name.capitalize() for name in names])
    record.seed = seed
    table, player, rng = Table(record), find_bot("root", bot), Rng(seed)
    while not table.state.over:
        ask, events = table.state.open[0], table.events
        if ask.seat == seat and len(events) >= lines and sum(event.verb == "turn" for event in events) > turns:
            break
        table.play(ask.seat, player.choose(table.state.view(ask.seat), ask, rng))
    return record


@cache
def played(game: str, options: tuple[tuple[str, object], ...], seats: int, left: int = 0, seed: int = 7) -> Record:
    """A game that bots have played to its end, or to so many answers of seat 0 before it; not to be changed."""
    record = Record(find(game), find(game).agree(dict(options)), ["Ana", *[f"Bot {seat}" for seat in range(1, seats)]])
    record.seed = seed
    table, bot, rng = Table(record), find_bot(game, "greedy"), Rng(seed)
    while not table.state.over:
        ask = table.state.open[0]
        table.play(ask.seat, bot.choose(table.state.view(ask.seat), ask, rng))
    if left:
        del record.answers[[number for number, (seat, _) in enumerate(record.answers) if seat == 0][-left] :]
    return record


def reached(
    game: str, options: dict[str, Any], names: Sequence[str], wanted: Callable[[Ask, Sequence[Event], State], bool]
) -> tuple[Record, str]:
    """A game that has come to a question of seat 0 whose answer leads to something wanted; that answer. The first of
    the seeds that bring it there, so that it is the same game every time."""
    for seed in range(200):
        record = Record(find(game), find(game).agree(options), names)
        record.seed = seed
        table, player, rng = Table(record), find_bot(game, "random"), Rng(seed)
        while not table.state.over:
            answers, events = len(record.answers), len(table.events)
            offers = [(ask, player.choose(table.state.view(ask.seat), ask, rng)) for ask in table.state.open]
            ask, choice = next((ask, choice) for ask, choice in offers if choice in ask.options)  # others may wait
            text = table.state.write(ask, choice)
            table.play(ask.seat, table.state.read(ask, text))
            if ask.seat == 0 and wanted(ask, table.events[events:], table.state):
                del record.answers[answers:]
                return record, text
    raise AssertionError("no game comes there")
