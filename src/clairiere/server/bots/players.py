"""Bots at tables: they get a seat's view, wait as long as people would, and answer as players do."""

from __future__ import annotations

import asyncio
import logging
import random
from functools import partial
from typing import TYPE_CHECKING, Any

from ...bots import decide, find_bot, searches, seconds_of
from ...bots.chance import chance_from, chance_key
from ...bots.reaction import RACE_S, reaction
from ...bots.remote import make_question
from ...core.ask import NO_ANSWER
from ...core.game import find
from ...core.real_time_hooks import NOW
from ...core.state import State
from .. import limits
from ..fair_queue import FairQueue
from ..jobs import Pool
from ..room.chance import bots_seed
from ..room.lessons import scripted_choice
from ..room.listing import bot_seats, settings_of
from ..threads import run_in_thread_until

if TYPE_CHECKING:
    from ..room.notated_table import NotatedTable
    from ..room.room import Room

LOG = logging.getLogger("clairiere")
PACE = (0.6, 1.4)  # seconds that a bot takes for a decision
BRIEF = 0.4  # share of that for a choice that needs no thought
THREADS = 2  # for quick bots, and for preparing the questions to those that search


class Bots:
    """All bots of this process, as an observer of its rooms. Quick ones think in a thread, those that search in other
    processes."""

    def __init__(self, pool: Pool) -> None:
        self.pool = pool
        self.queue = FairQueue(THREADS)
        self.dice = random.Random()  # for how long they take, never for what they choose

    def room_changed(self, room: Room) -> None:
        """Start a task for each bot that is asked and does not think yet, if bots may think at this table now."""
        if not room.bots_may_think:
            return
        for seat in bot_seats(room.row):
            if self.must_answer(room, seat) and seat not in room.bot_tasks:
                task = asyncio.ensure_future(self.play(room, seat))
                room.bot_tasks[seat] = task
                task.add_done_callback(lambda done, seat=seat: self.forget_task(room, seat, done))  # type: ignore[misc]

    def table_closed(self, table: str) -> None:
        """Do nothing: no data is kept for a table."""

    def must_answer(self, room: Room, seat: int) -> bool:
        """Return whether a bot must answer for a seat; some questions it leaves to people who are asked too."""
        bots = bot_seats(room.row)
        if seat not in room.asked or seat not in bots:
            return False
        state, game = room.table.state, room.table.record.game
        left = any(game.is_left_to_people(state, ask) for ask in state.open if ask.seat == seat)
        return not left or set(room.asked) <= set(bots)

    def forget_task(self, room: Room, seat: int, task: asyncio.Task[None]) -> None:
        room.bot_tasks.pop(seat, None)
        if not task.cancelled() and task.exception() is None:
            self.room_changed(room)

    async def play(self, room: Room, seat: int) -> None:
        """Play one decision: think, wait as long as people would, answer, and think again if the answer came too late.
        In real time, a bot that lets others act thinks again after each change; its delay counts from that change,
        also if it was still thinking, so that it is no later on a slower machine."""
        clock = asyncio.get_running_loop().time
        asked = clock()
        while self.must_answer(room, seat) and room.bots_may_think:
            table, state, window = room.table, room.table.state.copy(), room.table.window
            pause = self.pause(room)
            choice, since = await self.think(room, seat, table, state)
            due, asked = asked + pause, clock()
            if choice is None:
                continue
            moved = room.change_event
            if choice != NO_ANSWER:
                if table.record.game.is_routine(state, choice):
                    due -= pause * (1 - BRIEF)
                await asyncio.sleep(max(0.0, due - clock()))
                moment = table.record.game.moment(state, choice)
                if await room.play_for_bot(seat, choice, window if moment == NOW else moment):
                    return
            if table is room.table and window == table.window:
                await moved.wait()
            asked = clock() if choice != NO_ANSWER or since is None else since

    async def think(self, room: Room, seat: int, table: NotatedTable, state: State) -> tuple[int | None, float | None]:
        """Return the choice of a seat, or None if the table changed and the question is void; and when the table
        changed, or None. A lesson may script the choice."""
        scripted = scripted_choice(room, seat)
        if scripted is not None:
            return scripted, None
        since: float | None = None
        window, record = table.window, table.record
        key = chance_key(bots_seed(room.row), seat, len(record.answers))
        limit = RACE_S if room.real_time else 0.0
        bot, host = room.row.seats[seat].bot, room.row.host
        thinking = asyncio.ensure_future(self.choose(room.row.game, bot, state, seat, key, limit, host))
        try:
            while not await first_done(thinking, room.change_event):
                since = since or asyncio.get_running_loop().time()
                on = table is room.table and (window == table.window or room.real_time)
                if not on or not self.must_answer(room, seat):
                    return None, since
            return thinking.result(), since
        finally:
            thinking.cancel()

    async def choose(
        self, game: str, name: str, state: State, seat: int, key: int, limit: float = 0.0, host: str = ""
    ) -> int:
        """Return the choice of a bot, the same for the same position and seed. For a bot that raises an exception,
        return the game's default choice, but never give the game up."""
        try:
            return await self.ask_bot(game, name, state, seat, key, limit, host)
        except Exception:
            LOG.exception("the bot %s of %s stumbled", name, game)
            idle = find(game).default_choice(state, state.view(seat).asks[0])
            return NO_ANSWER if idle in find(game).quit_choices else idle

    async def ask_bot(self, game: str, name: str, state: State, seat: int, key: int, limit: float, host: str) -> int:
        title = find(game)
        if not searches(game, name) and not self.pool.quick:
            async with self.queue.turn(host):
                quick = partial(decide, find_bot(game, name), title, state, seat, chance_from(key))
                return await run_in_thread_until(limits.THOUGHT_S, quick)
        seconds = min(seconds_of(game, name), limit or 60.0)
        async with self.queue.turn(host):
            prepare = partial(make_question, title, name, state, seat, key, seconds)
            asked = await run_in_thread_until(limits.THOUGHT_S, prepare)
        return (await self.pool.ask(asked, host)).choice

    def pause(self, room: Room) -> float:
        if settings_of(room.row).instant:
            return 0.0
        if room.real_time:
            return reaction(self.dice)
        return self.dice.uniform(*PACE)


async def first_done(work: asyncio.Future[Any], event: asyncio.Event) -> bool:
    """Wait for a future or an event, whichever comes first. Return whether the future is done."""
    waiting: asyncio.Future[bool] = asyncio.ensure_future(event.wait())
    both: list[asyncio.Future[Any]] = [work, waiting]
    try:
        await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
    finally:
        waiting.cancel()
    return work.done()
