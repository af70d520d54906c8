"""Gives planned answers, after a delay that is the same whether or not an answer was planned."""

from __future__ import annotations

import asyncio
import logging
import random
from typing import TYPE_CHECKING

from ..rows import KEPT, PlannedAnswerRow
from ..table_memory import TableMemory
from .situations import asked_people, is_slow, may_plan, open_ask, why_not_given, why_obsolete

if TYPE_CHECKING:
    from ..room.room import Room
    from ..room.rooms import Rooms
    from ..store import Store

LOG = logging.getLogger("clairiere")
PAUSE_S = (4.0, 45.0)  # seconds in which a person at the table would answer; notices are sent later
BRIEF_S = (0.4, 0.8)  # seconds at tables of bots, from whom nothing needs hiding


class PlannedAnswers:
    """An observer of rooms. For every question to a person in a slow game it draws a delay first, and looks whether an
    answer is planned only when the delay is over."""

    def __init__(self, rooms: Rooms, store: Store) -> None:
        self.rooms = rooms
        self.store = store
        self.dice = random.Random()
        # tables that are not slow, where a person who plays with bots has planned something
        self.watched_tables: TableMemory[None] = TableMemory(lambda: None)
        # by table and seat: the last timer, also after its end, with the window of its question
        self.timers: TableMemory[dict[int, tuple[int, asyncio.TimerHandle]]] = TableMemory(dict)
        self.tasks: set[asyncio.Task[None]] = set()

    async def close(self) -> None:
        for table in list(self.timers.values):
            self.table_closed(table)
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    def room_changed(self, room: Room) -> None:
        slow, table = is_slow(room), room.row.id
        if may_plan(room) and (slow or table in self.watched_tables):
            for seat in asked_people(room):
                self.set_timer(table, seat, room.table.window, PAUSE_S if slow else BRIEF_S)

    def watch(self, table: str) -> None:
        """Look for plans at every question of a table from now on, though its game is not slow."""
        self.watched_tables.of(table)

    def table_closed(self, table: str) -> None:
        for _, timer in self.timers.of(table).values():
            timer.cancel()
        self.timers.forget(table)
        self.watched_tables.forget(table)

    def set_timer(self, table: str, seat: int, window: int, pause: tuple[float, float]) -> None:
        """Set one timer for each question; it runs on when something else happens at the table."""
        timers = self.timers.of(table)
        last = timers.get(seat)
        if last is not None and last[0] == window:
            return
        if last is not None:
            last[1].cancel()
        loop = asyncio.get_running_loop()
        timers[seat] = window, loop.call_later(self.dice.uniform(*pause), self.start_look, table, seat, window)

    def start_look(self, table: str, seat: int, window: int) -> None:
        task = asyncio.ensure_future(self.answer_if_asked(table, seat, window))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def answer_if_asked(self, table: str, seat: int, window: int) -> None:
        try:
            room = await self.rooms.room(table)
            async with room.lock:
                if may_plan(room) and room.table.window == window and seat in asked_people(room):
                    await self.give_plan(room, seat)
        except Exception as failed:  # only its kind is logged, not what was planned
            LOG.warning("table %s could not be looked after (%s)", table, type(failed).__name__)

    async def give_plan(self, room: Room, seat: int) -> None:
        """Give the planned answer to what a seat is asked, if there is one, or drop it if it does not fit. Called with
        the lock held."""
        for plan in await drop_obsolete(self.store, room, seat):
            ask = open_ask(room, seat, plan.about) if plan.status == KEPT else None
            if ask is None:
                continue
            why = why_not_given(room, plan, ask)
            if why:
                await self.store.planned_answers.drop(plan.id, why)
                continue
            choice = room.table.state.read(ask, plan.choice)
            await room.play_decided(seat, choice, room.table.moment(choice), plan.id)
            return


async def drop_obsolete(store: Store, room: Room, seat: int) -> list[PlannedAnswerRow]:
    """Drop the plans of a seat for questions that cannot come any more, and return its plans. Called with the lock
    held."""
    plans = await store.planned_answers.of(room.row.id, seat)
    gone = {plan.id: why_obsolete(room, plan) for plan in plans if plan.status == KEPT}
    for id, why in gone.items():
        if why:
            await store.planned_answers.drop(id, why)
    return await store.planned_answers.of(room.row.id, seat) if any(gone.values()) else plans
