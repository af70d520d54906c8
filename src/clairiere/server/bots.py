"""Bots at tables: they see their view, take their time as people do, and answer like everybody else."""

from __future__ import annotations

import asyncio
import logging
import random
from typing import TYPE_CHECKING

from ..bots import decide, find_bot
from ..bots.chance import chance_for
from ..core.ask import PASS
from ..core.game import NOW, find
from ..core.state import State
from .seating import bot_seats, settings_of

if TYPE_CHECKING:
    from .room import Room

LOG = logging.getLogger("clairiere")
PACE = (0.6, 1.4)  # seconds for a decision
REACTION, SPREAD = 0.9, 0.35  # of a race: the median, and how far reactions differ


class Bots:
    """All bots of this process. They never hold a state: a view, their chance, a thread to think in."""

    def __init__(self) -> None:
        self.dice = random.Random()  # for how long they take, never for what they choose

    def follow(self, room: Room) -> None:
        """Let those bots begin that are asked and do not think yet."""
        for seat in bot_seats(room.row):
            if seat in room.asked and seat not in room.thinking:
                task = asyncio.ensure_future(self.play(room, seat))
                room.thinking[seat] = task
                task.add_done_callback(lambda done, seat=seat: self.done(room, seat, done))  # type: ignore[misc]

    def done(self, room: Room, seat: int, task: asyncio.Task[None]) -> None:
        room.thinking.pop(seat, None)
        if not task.cancelled() and task.exception() is None:
            self.follow(room)

    async def play(self, room: Room, seat: int) -> None:
        """One decision: think, wait, answer. What came too late is thought over again; who lets the others act, in real
        time, thinks again when something has happened."""
        while seat in room.asked and seat in bot_seats(room.row):
            table, state = room.table, room.table.state.copy()
            moves, seed, window = len(table.record.answers), table.record.seed or 0, table.window
            game, bot = room.row.game, room.row.seats[seat].bot
            choice = await asyncio.to_thread(self.choose, game, bot, state, seat, seed, moves)
            moved = room.moved
            if choice != PASS:
                await asyncio.sleep(self.pause(room))
                moment = table.record.game.moment(state, choice)
                if await room.play_for_bot(seat, choice, window if moment == NOW else moment):
                    return
            if table is room.table and window == table.window:
                await moved.wait()

    def choose(self, game: str, name: str, state: State, seat: int, seed: int, moves: int) -> int:
        """The same position and seed give the same choice. A bot that stumbles does as somebody who is idle; it never
        gives up."""
        try:
            return decide(find_bot(game, name), find(game), state, seat, chance_for(seed, seat, moves))
        except Exception:
            LOG.exception("the bot %s of %s stumbled", name, game)
            idle = find(game).idle(state, state.view(seat).asks[0])
            return PASS if idle in find(game).quits else idle

    def pause(self, room: Room) -> float:
        if settings_of(room.row).instant:
            return 0.0
        if room.real_time:
            return REACTION * self.dice.lognormvariate(0, SPREAD)
        return self.dice.uniform(*PACE)
