"""A room: one table, one writer. Everything that changes it waits for its turn, is written down, and only then told."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Coroutine
from contextlib import suppress
from typing import Any

from ...core.ask import SPECTATOR
from ...core.game import find
from ...core.illegal import Illegal
from ...live import Live, Message, Reply
from .. import limits, wire
from ..clock import steady, wall
from ..online import with_solo_options
from ..rows import GUEST, OVER, RUNNING, UNDO, ChatRow, Entry, SeatRow, TableRow, WriteConflict
from .broadcast import Broadcast
from .chance import mix_in, nature_of
from .lessons import check_lesson
from .listing import bot_seats, record_of, settings_of
from .logbook import Logbook, Pending
from .ports import Host
from .restore import apply_entries
from .transcript import Transcript
from .viewers import WIRE, Viewer
from .votes import Votes

LOG = logging.getLogger("clairiere")
FAR = 15 * 60 * 1000  # milliseconds; what happens later is not waited for in a room of its own
TRIES = 8  # races lost to other processes before giving up


class Room(Logbook):
    """One table in this process. With a shared database other processes may have a room for it too."""

    def __init__(self, host: Host, row: TableRow, entries: list[Entry]) -> None:
        super().__init__(row, entries)
        self.host = host
        self.lock = asyncio.Lock()
        self.viewers: set[Viewer] = set()
        # by process: when it told last, the seats connected to it, and those of them with a page in front
        self.elsewhere: dict[str, tuple[int, list[int], list[int]]] = {}
        self.numbers = 0  # messages, as the live table counts them
        self.pending: dict[tuple[int, int], Pending] = {}
        self.timer: asyncio.TimerHandle | None = None
        self.tasks: set[asyncio.Task[None]] = set()
        self.thinking: dict[int, asyncio.Task[None]] = {}  # bots, by seat
        self.broadcast = Broadcast(self)
        self.votes = Votes(self)
        self.moved = asyncio.Event()  # set when something has happened; then there is a new one
        self.used = steady()
        self.watched = 0  # when somebody looked last
        self.chat: list[ChatRow] = []  # the last lines, of players and of onlookers
        self.hinted: tuple[int, int] | None = None  # the seat and answers for which the table was told of a hint last

    # -- chat -------------------------------------------------------------------------------------------------------

    @property
    def last_said(self) -> int:
        return self.chat[-1].no if self.chat else 0

    def said(self, line: ChatRow) -> None:
        """A line of chat, which pushes out nobody's but an older one of its own kind."""
        self.chat.append(line)
        alike = [old for old in self.chat if (old.seat == SPECTATOR) == (line.seat == SPECTATOR)]
        if len(alike) > (limits.SAID_ASIDE if line.seat == SPECTATOR else limits.SAID):
            self.chat.remove(alike[0])
        self.broadcast.chat(line)

    # -- the log ----------------------------------------------------------------------------------------------------

    async def rebuild(self) -> None:
        """Forget everything and read it again."""
        row = await self.host.store.table(self.row.id)
        assert row is not None
        self.restore(row, await self.host.store.entries(self.row.id))

    async def catch_up(self) -> None:
        """Another process may have written: read what, and show it."""
        async with self.lock:
            row = await self.host.store.table(self.row.id)
            if row is not None and row.version != self.row.version:
                await self.rebuild()
                self.broadcast.all_anew()
                self.schedule()
            else:
                await self.read_on()

    async def read_on(self) -> None:
        entries = await self.host.store.entries(self.row.id, self.seq)
        if not entries or self.live is None:
            return
        apply_entries(self.live, entries, self.written, steady())
        self.wrote(entries)
        self.backs += sum(entry.kind == UNDO for entry in entries)
        self.changed()

    # -- writing: what fails leaves the room as the store has it ------------------------------------------------------

    async def append(self, entries: list[Entry], row: bool, plan: str = "") -> None:
        """Write entries, and the row with them. WriteConflict: another process was first; its work has been read."""
        await self.put(self.host.store.append(self.row.id, entries, self.host.id, self.row if row else None, plan))

    async def change(self, **changes: object) -> None:
        """Write the row and the seats as they are now."""
        try:
            await self.put(self.host.store.change_table(self.row, self.host.id, **changes))
        except WriteConflict:
            raise Illegal("server-store-failed", {}) from None

    async def put(self, writing: Awaitable[None]) -> None:
        try:
            await writing
        except WriteConflict:
            await self.rebuild()
            self.broadcast.all_anew()
            raise
        except Exception:
            LOG.exception("table %s could not be written", self.row.id)
            self.give_up()
            await self.recover()
            raise Illegal("server-store-failed", {}) from None

    async def rename(self, guest: str, name: str) -> None:
        """Call a guest by another name from now on; a bot of theirs over the wire has a name of its own."""
        async with self.lock:
            for _ in range(TRIES):
                for seat in self.row.seats:
                    if seat.guest == guest and not seat.bot.startswith(WIRE):
                        seat.name = name
                with suppress(WriteConflict):
                    await self.put(self.host.store.change_table(self.row, self.host.id))
                    break
            if self.live is not None:
                self.table.record.names = record_of(self.row).names
            self.broadcast.all_anew()

    async def recover(self) -> None:
        """Back to what is written; if that cannot be read either, whoever looks must come again."""
        try:
            await self.rebuild()
        except Exception:
            LOG.exception("table %s could not be read", self.row.id)
            self.host.forget(self)
        else:
            self.broadcast.all_anew()

    async def start(self) -> None:
        """The first deal. Called with the lock held."""
        self.row.status, self.row.engine = RUNNING, self.host.engine
        if len({seat.guest for seat in self.row.seats if seat.kind == GUEST}) < 2:
            self.row.options = with_solo_options(find(self.row.game), self.row.options)
        mix_in(self.row)
        table = Transcript(record_of(self.row), nature_of(self.row))
        live = Live(table, steady(), bot_seats(self.row), settings_of(self.row).move_s)
        self.live, self.written = live, 0
        entries = self.fresh({})
        with suppress(WriteConflict):
            await self.append(entries, row=True)
            self.wrote(entries)
        self.broadcast.all_anew()
        self.schedule()

    # -- answers ----------------------------------------------------------------------------------------------------

    async def play(self, viewer: Viewer, seat: int, message: wire.Play) -> None:
        """A player's answer in notation."""
        async with self.lock:
            if self.is_known(seat, message):  # sent again: answered as it was
                viewer.send(wire.Reply(message.n, True))
                return
            self.check_running()
            try:
                choice = self.understood(seat, message.choice, viewer.language if message.typed else "")
                check_lesson(self, seat, choice)
            except Illegal as refused:
                assert self.live is not None
                late = self.live.is_late(seat, message.seen)
                why = Illegal("message-late", {}, self.row.game) if late else refused
                self.broadcast.refuse(viewer, message.n, why, seat, late)
                return
            self.numbers += 1
            sent = Message(seat, self.numbers, choice, message.seen, message.unchanged)
            await self.act([Pending(sent, message.n, message.choice.strip(), viewer.half_trip, viewer)])

    async def play_for_bot(self, seat: int, choice: int, seen: int) -> bool:
        """A bot's answer goes the same way as everybody's."""
        async with self.lock:
            if not self.running or seat not in bot_seats(self.row):
                return False
            self.numbers += 1
            done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
            pending = Pending(Message(seat, self.numbers, choice, seen), -1, "", 0, None, done)
            await self.act([pending])
        return await done

    async def play_for(self, seat: int, choice: int, seen: int | None = None, plan: str = "") -> None:
        """An answer that was decided on before: by all players in a vote, or as a plan. Called with the lock held."""
        self.numbers += 1
        await self.act([Pending(Message(seat, self.numbers, choice, seen), -1, "", 0, None, plan=plan)])

    async def act(self, messages: list[Pending]) -> None:
        """Let messages through, or only time pass. Whoever loses a race to another process is judged again."""
        for _ in range(TRIES):
            assert self.live is not None
            replies: list[Reply] = []
            now = steady()
            for pending in messages:
                self.pending[pending.key] = pending
                replies += self.live.receive(now, pending.message, pending.half_trip)
            replies += self.live.tick(now)
            if await self.commit(replies):
                return
            messages = list(self.pending.values())
        self.give_up()

    async def commit(self, replies: list[Reply]) -> bool:
        """Write down what is new; then, and only then, answer and tell. False: another process wrote first."""
        taken = {reply.answer: reply for reply in replies if reply.answer is not None}
        sent = {n: self.pending[reply.key] for n, reply in taken.items() if reply.key in self.pending}
        fresh, plan = self.fresh(sent), "".join([pending.plan for pending in sent.values()])
        if fresh:
            ended, fallen = self.finished(), self.votes.void()
            try:
                await self.append(fresh, bool(ended or fallen), plan)
            except WriteConflict:
                return False
            except Illegal:  # everybody has been told
                return True
            self.wrote(fresh)
            if fallen is not None:
                self.votes.tell(fallen, "server-vote-void")
        answered: dict[Viewer, int] = {}
        for reply in replies:
            self.answer(reply, answered)
        self.changed(answered) if fresh else self.schedule()
        return True

    def answer(self, reply: Reply, answered: dict[Viewer, int]) -> None:
        """A reply to whoever waits for it; one that was taken is answered by what is told next."""
        pending = self.pending.pop(reply.key, None)
        if pending is None:
            return
        if pending.done is not None and not pending.done.done():
            pending.done.set_result(reply.refused is None)
        viewer = pending.viewer
        if viewer is None:
            return
        if reply.refused is None and viewer in self.viewers and viewer not in answered:
            answered[viewer] = pending.n
        else:
            self.broadcast.reply(viewer, pending.n, reply)

    def give_up(self) -> None:
        """Nothing could be written: nobody's answer was taken."""
        for pending in self.pending.values():
            if pending.done is not None and not pending.done.done():
                pending.done.set_result(False)
            if pending.viewer is not None:
                self.broadcast.refuse(pending.viewer, pending.n, Illegal("server-store-failed", {}))
        self.pending = {}

    async def judge(self, seat: int, text: str, language: str = "") -> Illegal | None:
        """The refusal that an answer in notation, or typed in a language, would meet, or nothing. The game is not
        changed."""
        async with self.lock:
            self.check_running()
            assert self.live is not None
            try:
                choice = self.understood(seat, text, language)
            except Illegal as refused:
                return refused
            return self.live.judge(seat, choice)

    async def go_back(self, seat: int, keep: int) -> None:
        """Take back all but the first answers. Called with the lock held."""
        assert self.live is not None
        now = steady()
        self.live.go_back(now, keep)
        self.written = keep
        undo = Entry(self.seq + 1, seat, str(keep), None, wall(), UNDO)
        self.seq += 1
        entries = [undo, *self.fresh({})]
        try:
            await self.append(entries, row=True)
        except WriteConflict:
            raise Illegal("server-vote-void", {}) from None
        self.wrote(entries)
        self.backs += 1
        self.broadcast.compared()
        self.schedule()

    # -- what follows a change ----------------------------------------------------------------------------------------

    def changed(self, answered: dict[Viewer, int] | None = None) -> None:
        self.broadcast.spread(answered or {})
        self.schedule()

    def schedule(self) -> None:
        """Something may have changed: set the timer for the next clock, and let observers (bots, mail) look."""
        self.used = steady()
        self.moved.set()
        self.moved = asyncio.Event()
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        if self.row.status == OVER:
            for observer in self.host.observers:
                observer.table_closed(self.row.id)
        if self.live is None or not self.running:
            return
        due = self.due
        if due:
            delay = max(0, due - self.used) / 1000
            self.timer = asyncio.get_running_loop().call_later(delay, self.wake)
        for observer in self.host.observers:
            observer.room_changed(self)

    def slept(self, seconds: int) -> None:
        """Nothing ran while the process was asleep: clocks go on where they were, and people are told why."""
        if self.live is not None and self.live.clocks.running and self.running:
            self.broadcast.all_anew("server-slept", facts={"seconds": seconds})
            self.schedule()

    def wake(self) -> None:
        self.later(self.tick())

    def later(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Work that is finished even if whoever asked for it has gone."""
        task = asyncio.ensure_future(work)
        self.tasks.add(task)
        task.add_done_callback(self.done)
        return task

    def done(self, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        if not task.cancelled():
            task.exception()  # told to whoever waits, if they are still there

    async def tick(self) -> None:
        async with self.lock:
            if self.running:
                await self.act([])

    async def sign(self, seats: list[int]) -> None:
        """Something came from these seats: their players are there, whatever it was."""
        async with self.lock:
            if self.live is None or not self.running:
                return
            was = self.standing()
            for seat in seats:
                self.live.sign(steady(), seat)
            if was != self.standing():
                self.changed()
                self.broadcast.presence()

    def standing(self) -> tuple[bool, set[int], int]:
        assert self.live is not None
        return self.live.suspended, set(self.live.deserted), self.live.idled

    def seats_changed(self) -> None:
        """A bot sat down or got up: it is never gone, people may be."""
        if self.live is not None:
            self.live.people.bots = frozenset(bot_seats(self.row))

    def seat(self, number: int) -> SeatRow:
        if not 0 <= number < len(self.row.seats):
            raise Illegal("server-no-seat", {"found": number})
        return self.row.seats[number]

    def close(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
        for task in [*self.tasks, *self.thinking.values()]:
            task.cancel()

    def idle(self, since: int) -> bool:
        """Nobody looks, nothing is to happen by itself: it can be forgotten."""
        soon = self.timer is not None and self.due < since + FAR
        return not (self.viewers or self.thinking or self.lock.locked() or soon) and self.used < since

    @property
    def attended(self) -> bool:
        """Whether bots think here: somebody looks, or did a moment ago; time runs by itself; or in a game that lasts
        for days somebody waits to be told."""
        if self.viewers or self.real_time or steady() - self.watched < 1000 * limits.UNWATCHED_S:
            return True
        return self.live is not None and self.live.slow and any(seat.kind == GUEST for seat in self.row.seats)

    @property
    def due(self) -> int:
        """When something happens by itself; 0 if nothing does."""
        due = self.live.due() if self.live is not None and self.running else None
        return due or 0
