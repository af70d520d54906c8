"""A room: the only writer of one table. A change waits for the lock, is stored, and is sent to viewers only then."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Coroutine
from contextlib import suppress
from typing import Any

from ...core.ask import NATURE, SPECTATOR
from ...core.game import find
from ...core.illegal import Illegal
from ...timing import PlayerMessage, Reply
from .. import limits, wire
from ..clock import steady
from ..online import with_solo_options
from ..rows import GUEST, OVER, RUNNING, WAITING, ChatRow, Entry, SeatRow, TableRow, WriteConflict
from .broadcast import Broadcast
from .chance import fix_nonces
from .lessons import check_lesson
from .listing import bot_seats, record_of
from .notated_table import NotatedTable
from .ports import Host
from .presence import send_presence
from .session import PendingMessage, TableSession
from .viewers import WIRE, Viewer
from .votes import Votes

LOG = logging.getLogger("clairiere")
FAR = 15 * 60 * 1000  # milliseconds; a room is not kept open for a clock that runs out later
TRIES = 8  # writes that lose to other processes before giving up


class Room:
    """One table in this process, which only its room changes. With a shared database other processes may have a room
    for it too.

    `row` is the table as it is stored, `session` its game, or None before the first deal.
    """

    def __init__(self, host: Host, row: TableRow, entries: list[Entry]) -> None:
        self.host = host
        self.row = row
        self.session = TableSession.from_log(row, entries)
        self.lock = asyncio.Lock()
        self.viewers: set[Viewer] = set()
        # by process: when it reported last, the seats connected to it, and those of them with a page in front
        self.other_processes: dict[str, tuple[int, list[int], list[int]]] = {}
        self.message_count = 0  # numbers the messages to the timed table
        self.pending: dict[tuple[int, int], PendingMessage] = {}
        self.timer: asyncio.TimerHandle | None = None
        self.tasks: set[asyncio.Task[None]] = set()
        self.bot_tasks: dict[int, asyncio.Task[None]] = {}  # tasks of the bots that think, by seat
        self.broadcast = Broadcast(self)
        self.votes = Votes(self)
        self.change_event = asyncio.Event()  # set, and replaced by a new one, when the table changes
        self.used_at = steady()  # when the table changed last
        self.watched_at = 0  # when a viewer left last
        self.chat: list[ChatRow] = []  # the last lines, of players and of onlookers
        # the seat and the number of answers for which the table was told of a hint last
        self.hint_told_for: tuple[int, int] | None = None

    # -- looking ----------------------------------------------------------------------------------------------------

    @property
    def started_session(self) -> TableSession:
        """The session of a game that has begun."""
        assert self.session is not None
        return self.session

    @property
    def table(self) -> NotatedTable:
        """The rules, the record and the state of a game that has begun."""
        return self.started_session.table

    @property
    def running(self) -> bool:
        return self.row.status == RUNNING

    @property
    def real_time(self) -> bool:
        return find(self.row.game).real_time(self.row.options)

    @property
    def stored_answers(self) -> int:
        """How many answers are in the store, and so may be shown."""
        return self.session.stored_answers if self.session is not None else 0

    @property
    def undos(self) -> int:
        return self.session.undos if self.session is not None else 0

    @property
    def asked(self) -> list[int]:
        """The seats whose players are asked something now."""
        if self.session is None or not self.running:
            return []
        return [ask.seat for ask in self.table.state.open if ask.seat != NATURE]

    def check_over(self) -> None:
        """Raise Illegal if there is no game to look back on: it runs, or was cancelled before it began."""
        if self.row.status != OVER:
            raise Illegal("server-running", {})
        if self.session is None:
            raise Illegal("server-not-started", {})

    def check_running(self) -> None:
        """Raise Illegal if no game runs."""
        if self.row.status == WAITING:
            raise Illegal("server-not-started", {})
        if self.row.status == OVER:
            raise Illegal("server-over", {})

    # -- chat -------------------------------------------------------------------------------------------------------

    @property
    def last_chat_number(self) -> int:
        return self.chat[-1].no if self.chat else 0

    def add_chat_line(self, line: ChatRow) -> None:
        """Add a line of chat and send it. Beyond the limit it replaces the oldest line of its kind."""
        self.chat.append(line)
        alike = [old for old in self.chat if (old.seat == SPECTATOR) == (line.seat == SPECTATOR)]
        if len(alike) > (limits.SAID_ASIDE if line.seat == SPECTATOR else limits.SAID):
            self.chat.remove(alike[0])
        self.broadcast.send_chat_line(line)

    # -- reading the store ------------------------------------------------------------------------------------------

    async def rebuild(self) -> None:
        """Read the row and the log again, and make a new session of them."""
        row = await self.host.store.table(self.row.id)
        assert row is not None
        session = TableSession.from_log(row, await self.host.store.entries(self.row.id))
        self.row, self.session = row, session

    async def catch_up(self) -> None:
        """Read what another process has written, if it has, and show it."""
        async with self.lock:
            row = await self.host.store.table(self.row.id)
            if row is not None and row.version != self.row.version:
                await self.rebuild()
                self.broadcast.send_snapshots()
                self.schedule()
            else:
                await self.read_on()

    async def read_on(self) -> None:
        entries = await self.host.store.entries(self.row.id, self.session.seq if self.session is not None else 0)
        if entries and self.session is not None:
            self.session.read_on(entries)
            self.announce_changes()

    # -- writing: what fails leaves the room as the store has it ------------------------------------------------------

    async def store_entries(self, entries: list[Entry], row: bool, plan: str = "") -> None:
        """Store entries, and the row with them. Raise WriteConflict if another process was first, after reading what it
        wrote; raise Illegal if the store fails."""
        await self.write(self.host.store.append(self.row.id, entries, self.host.id, self.row if row else None, plan))

    async def store_row(self, **changes: object) -> None:
        """Store the row and the seats as they are now. Raise Illegal if that fails."""
        try:
            await self.write(self.host.store.change_table(self.row, self.host.id, **changes))
        except WriteConflict:
            raise Illegal("server-store-failed", {}) from None

    async def write(self, writing: Awaitable[None]) -> None:
        try:
            await writing
        except WriteConflict:
            await self.rebuild()
            self.broadcast.send_snapshots()
            raise
        except Exception:
            LOG.exception("table %s could not be written", self.row.id)
            self.refuse_pending()
            await self.recover()
            raise Illegal("server-store-failed", {}) from None

    async def rename(self, guest: str, name: str) -> None:
        """Give a guest another name here; a bot that plays with a token of theirs keeps its own."""
        async with self.lock:
            for _ in range(TRIES):
                for seat in self.row.seats:
                    if seat.guest == guest and not seat.bot.startswith(WIRE):
                        seat.name = name
                with suppress(WriteConflict):
                    await self.write(self.host.store.change_table(self.row, self.host.id))
                    break
            if self.session is not None:
                self.table.record.names = record_of(self.row).names
            self.broadcast.send_snapshots()

    async def recover(self) -> None:
        """Go back to what is stored. If that cannot be read either, close the room; viewers must connect again."""
        try:
            await self.rebuild()
        except Exception:
            LOG.exception("table %s could not be read", self.row.id)
            self.host.drop_room(self)
        else:
            self.broadcast.send_snapshots()

    async def start(self) -> None:
        """Deal for the first time. Called with the lock held."""
        self.row.status, self.row.engine = RUNNING, self.host.engine
        if len({seat.guest for seat in self.row.seats if seat.kind == GUEST}) < 2:
            self.row.options = with_solo_options(find(self.row.game), self.row.options)
        fix_nonces(self.row)
        session = self.session = TableSession.begin(self.row)
        entries = session.unstored_entries({})
        with suppress(WriteConflict):
            await self.store_entries(entries, row=True)
            session.mark_stored(entries)
        self.broadcast.send_snapshots()
        self.schedule()

    # -- answers ----------------------------------------------------------------------------------------------------

    async def play(self, viewer: Viewer, seat: int, message: wire.Play) -> None:
        """Play an answer that a player sent, and reply to it."""
        async with self.lock:
            session = self.session
            if session is not None and session.is_accepted(seat, message):  # sent again: the same reply
                viewer.send(wire.Reply(message.n, True))
                return
            self.check_running()
            assert session is not None
            try:
                choice = session.read_answer(seat, message.choice, viewer.language if message.typed else "")
                check_lesson(self, seat, choice)
            except Illegal as refused:
                late = session.timed_table.is_late(seat, message.seen)
                why = Illegal("message-late", {}, self.row.game) if late else refused
                self.broadcast.send_refusal(viewer, message.n, why, seat, late)
                return
            self.message_count += 1
            sent = PlayerMessage(seat, self.message_count, choice, message.seen, message.unchanged)
            await self.handle_messages(
                [PendingMessage(sent, message.n, message.choice.strip(), viewer.half_trip, viewer)]
            )

    async def play_for_bot(self, seat: int, choice: int, seen: int) -> bool:
        """Play an answer of a bot, as those of players are. Return whether it was taken."""
        async with self.lock:
            if not self.running or seat not in bot_seats(self.row):
                return False
            self.message_count += 1
            done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
            pending = PendingMessage(PlayerMessage(seat, self.message_count, choice, seen), -1, "", 0, None, done)
            await self.handle_messages([pending])
        return await done

    async def play_decided(self, seat: int, choice: int, seen: int | None = None, plan: str = "") -> None:
        """Play an answer that was decided before: in a vote, or as a planned answer. Called with the lock held."""
        self.message_count += 1
        await self.handle_messages(
            [PendingMessage(PlayerMessage(seat, self.message_count, choice, seen), -1, "", 0, None, plan=plan)]
        )

    async def handle_messages(self, messages: list[PendingMessage]) -> None:
        """Play messages, or let only time pass. If another process writes first, judge them again after its work."""
        for _ in range(TRIES):
            timed_table = self.started_session.timed_table
            replies: list[Reply] = []
            now = steady()
            for pending in messages:
                self.pending[pending.key] = pending
                replies += timed_table.receive(now, pending.message, pending.half_trip)
            replies += timed_table.tick(now)
            if await self.commit(replies):
                return
            messages = list(self.pending.values())
        self.refuse_pending()

    async def commit(self, replies: list[Reply]) -> bool:
        """Store what is new, and only then reply and send it. Return False if another process wrote first."""
        session = self.started_session
        taken = {reply.answer: reply for reply in replies if reply.answer is not None}
        sent = {n: self.pending[reply.key] for n, reply in taken.items() if reply.key in self.pending}
        entries, plan = session.unstored_entries(sent), "".join([pending.plan for pending in sent.values()])
        if entries:
            ended, fallen = session.finish_if_over(), self.votes.drop_ballot()
            try:
                await self.store_entries(entries, bool(ended or fallen), plan)
            except WriteConflict:
                return False
            except Illegal:  # everybody has been sent a refusal
                return True
            session.mark_stored(entries)
            if fallen is not None:
                self.votes.send_vote(fallen, "server-vote-void")
        answered: dict[Viewer, int] = {}
        for reply in replies:
            self.answer_message(reply, answered)
        self.announce_changes(answered) if entries else self.schedule()
        return True

    def answer_message(self, reply: Reply, answered: dict[Viewer, int]) -> None:
        """Pass a reply on to its sender. A message that was taken is answered by the changes that are sent next."""
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
            self.broadcast.send_reply(viewer, pending.n, reply)

    def refuse_pending(self) -> None:
        """Refuse all pending messages: nothing could be stored."""
        for pending in self.pending.values():
            if pending.done is not None and not pending.done.done():
                pending.done.set_result(False)
            if pending.viewer is not None:
                self.broadcast.send_refusal(pending.viewer, pending.n, Illegal("server-store-failed", {}))
        self.pending = {}

    async def judge(self, seat: int, text: str, language: str = "") -> Illegal | None:
        """Return the refusal that an answer in notation, or typed in a language, would meet, or None. The game is not
        changed."""
        async with self.lock:
            self.check_running()
            session = self.started_session
            try:
                choice = session.read_answer(seat, text, language)
            except Illegal as refused:
                return refused
            return session.timed_table.judge(seat, choice)

    async def go_back(self, seat: int, keep: int) -> None:
        """Take back all but the first `keep` answers, for a seat. Called with the lock held."""
        session = self.started_session
        entries = session.go_back(seat, keep)
        try:
            await self.store_entries(entries, row=True)
        except WriteConflict:
            raise Illegal("server-vote-void", {}) from None
        session.mark_stored(entries)
        self.broadcast.update_withheld()
        self.schedule()

    # -- after a change -----------------------------------------------------------------------------------------------

    def announce_changes(self, answered: dict[Viewer, int] | None = None) -> None:
        self.broadcast.send_changes(answered or {})
        self.schedule()

    def schedule(self) -> None:
        """After a possible change: set the timer for the next clock, and call the observers (bots, notices)."""
        self.used_at = steady()
        self.change_event.set()
        self.change_event = asyncio.Event()
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        if self.row.status == OVER:
            for observer in self.host.observers:
                observer.table_closed(self.row.id)
        if self.session is None or not self.running:
            return
        due = self.due
        if due:
            delay = max(0, due - self.used_at) / 1000
            self.timer = asyncio.get_running_loop().call_later(delay, self.start_tick)
        for observer in self.host.observers:
            observer.room_changed(self)

    def report_sleep(self, seconds: int) -> None:
        """Tell people that the process was suspended, so that no clock ran."""
        if self.session is not None and self.session.timed_table.clocks.running and self.running:
            self.broadcast.send_snapshots("server-slept", facts={"seconds": seconds})
            self.schedule()

    def start_tick(self) -> None:
        self.start_task(self.tick())

    def start_task(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Start work that is finished even if the viewer who asked for it has gone."""
        task = asyncio.ensure_future(work)
        self.tasks.add(task)
        task.add_done_callback(self.forget_task)
        return task

    def forget_task(self, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        if not task.cancelled():
            task.exception()  # marked as seen: the viewer was sent a refusal

    async def tick(self) -> None:
        async with self.lock:
            if self.running:
                await self.handle_messages([])

    async def note_sign(self, seats: list[int]) -> None:
        """Note that something came from these seats, whatever it was: their players are present."""
        async with self.lock:
            if self.session is None or not self.running:
                return
            was = self.attendance_state()
            for seat in seats:
                self.session.timed_table.note_sign(steady(), seat)
            if was != self.attendance_state():
                self.announce_changes()
                send_presence(self)

    def attendance_state(self) -> tuple[bool, set[int], int]:
        timed_table = self.started_session.timed_table
        return timed_table.suspended, set(timed_table.deserted_seats), timed_table.idle_seat

    def seats_changed(self) -> None:
        """After a change of seats: tell the timed table where bots sit, which never desert."""
        if self.session is not None:
            self.session.timed_table.attendance.bots = frozenset(bot_seats(self.row))

    def seat_row(self, number: int) -> SeatRow:
        if not 0 <= number < len(self.row.seats):
            raise Illegal("server-no-seat", {"found": number})
        return self.row.seats[number]

    def close(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
        for task in [*self.tasks, *self.bot_tasks.values()]:
            task.cancel()

    def is_idle(self, since: int) -> bool:
        """Return whether nobody looks and no clock runs out soon, so that the room can be closed."""
        soon = self.timer is not None and self.due < since + FAR
        return not (self.viewers or self.bot_tasks or self.lock.locked() or soon) and self.used_at < since

    @property
    def bots_may_think(self) -> bool:
        """Whether bots think here: somebody looks, or did a moment ago; the game is in real time; or it lasts for days
        and has players who wait for their turn."""
        if self.viewers or self.real_time or steady() - self.watched_at < 1000 * limits.UNWATCHED_S:
            return True
        if self.session is None or not self.session.timed_table.is_slow:
            return False
        return any(seat.kind == GUEST for seat in self.row.seats)

    @property
    def due(self) -> int:
        """When the next clock runs out; 0 if none runs."""
        if self.session is None or not self.running:
            return 0
        return self.session.timed_table.due() or 0
