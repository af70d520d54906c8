"""WebSockets of tables: accepting them, detecting half-open ones, and processing messages in order."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter, deque
from contextlib import suppress

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from ...core.illegal import Illegal
from .. import limits, wire
from ..clock import steady
from ..limits import Rates
from ..room.room import Room
from ..room.rooms import Rooms
from ..room.viewers import Viewer
from .connections import SOCKET, SocketConnection
from .guests import Guests
from .heartbeat import Heartbeat
from .http_types import address_of, language_of
from .outgoing import Backlog, Outgoing
from .requests import failure_refusal
from .table_connection import TableConnection, decode_message, enter_room, number_of

MEASURE_S = 20  # between two measurements of the latency
CLOSE_REFUSED, CLOSE_GONE = 4403, 4404  # close codes
INBOX = 16  # queued messages at which reading is paused
FLOOD_S = 0.03  # pause after each message beyond the rate limit
PING = '"ping"'  # among the first letters of a ping, with or without spaces
LOG = logging.getLogger("clairiere")


class Sockets:
    def __init__(self, rooms: Rooms, guests: Guests) -> None:
        self.rooms = rooms
        self.guests = guests
        self.connections: Counter[str] = Counter()  # open connections by guest and by address
        self.queued_bytes: Counter[str] = Counter()  # by guest, address and room, and in all
        self.heartbeat = Heartbeat()

    async def serve(self, socket: WebSocket) -> None:
        """Run one connection until it ends."""
        await socket.accept()
        language, address = language_of(socket), address_of(socket)
        try:
            self.guests.check_origin(socket)
            who = await self.guests.who(socket)
            language = language_of(socket, who)
            self.guests.rates.take("requests", who.key, address)
            self.check_connection_count(who.key, address)
            room = await enter_room(self.rooms, who, socket.path_params["id"])
        except Illegal as refused:
            await refuse(socket, refused, language)
            return
        except Exception as failed:
            LOG.exception("at the door of table %s", socket.path_params["id"][:40])
            await refuse(socket, failure_refusal(failed, self.rooms.store), language)
            return
        outgoing = Outgoing(socket.scope["state"][SOCKET], Backlog(self.queued_bytes, who.key, address, room.row.id))
        viewer = Viewer(who, language, outgoing)
        connection = TableSocket(self.rooms, room, socket, viewer, outgoing, self.guests.rates, address, self.heartbeat)
        await self.run_counted(connection, address)

    def check_connection_count(self, guest: str, address: str) -> None:
        if self.connections[guest] >= limits.LINES_GUEST or self.connections[address] >= limits.LINES_ADDRESS:
            LOG.warning("too many lines from %s", guest or address)
            raise Illegal("server-lines-most", {})

    async def run_counted(self, connection: TableSocket, address: str) -> None:
        keys = {connection.who.key or address, address}
        self.connections.update(keys)
        try:
            await connection.run()
        finally:
            self.connections -= Counter(keys)


async def refuse(socket: WebSocket, refused: Illegal, language: str) -> None:
    text = refused.sentence(language)
    await socket.send_text(msgspec.json.encode(wire.Gone(text, "", refused.reason)).decode())
    await socket.close(CLOSE_GONE if refused.reason == "server-no-table" else CLOSE_REFUSED)


def report_failure(listening: asyncio.Task[None]) -> None:
    """Log the exception that ended the reading of a connection."""
    if not listening.cancelled() and (failed := listening.exception()) is not None:
        LOG.error("a connection cannot be read", exc_info=failed)


class TableSocket(TableConnection):
    """A WebSocket at a table. Messages are processed in order, even after the client has disconnected."""

    def __init__(
        self,
        rooms: Rooms,
        room: Room,
        socket: WebSocket,
        viewer: Viewer,
        outgoing: Outgoing,
        rates: Rates,
        address: str,
        heartbeat: Heartbeat,
    ) -> None:
        super().__init__(rooms, room, viewer, rates, address)
        self.socket = socket
        self.connection: SocketConnection = socket.scope["state"][SOCKET]
        self.outgoing = outgoing
        self.heartbeat = heartbeat
        self.inbox: deque[str | None] = deque()
        self.working = False  # a task is processing the inbox
        self.floods = 0  # messages beyond the rate limit

    async def run(self) -> None:
        """Run the connection until one side closes it."""
        self.loop = asyncio.get_running_loop()
        self.last_heard = self.loop.time()
        self.unanswered_since = self.last_ping = 0.0  # when the first ping without an answer was sent, and the last one
        self.beat_at = self.last_heard + MEASURE_S
        self.connection.drained = self.outgoing.flush
        self.connection.received = self.note_data
        self.heartbeat.add(self)
        self.listening = asyncio.ensure_future(self.listen())  # no task of the room: it lasts as long as the connection
        self.listening.add_done_callback(report_failure)
        try:
            await self.connection.over.wait()
        finally:
            await self.leave()

    async def leave(self) -> None:
        self.heartbeat.discard(self)
        self.outgoing.close()
        await super().leave()
        if self.socket.application_state is WebSocketState.CONNECTED:
            with suppress(RuntimeError, WebSocketDisconnect):
                await self.socket.close()

    async def wait_until_sent(self) -> None:
        await self.outgoing.sent.wait()

    # -- silence ----------------------------------------------------------------------------------------------------

    def check(self, now: float) -> None:
        """Ping a silent client; mark it as lost or close the connection if it does not answer."""
        if self.beat_at <= now:
            self.beat_at = now + MEASURE_S
            self.viewer.send(wire.Pong(steady()))
        silent = now - self.last_heard
        if silent >= limits.SILENT_S:
            self.connection.end()
            self.heartbeat.discard(self)
        elif silent >= limits.PING_S:
            if self.is_overdue(now) and not (self.viewer.lost or self.viewer.away):
                self.set_lost(True)
            if now - self.last_ping >= limits.PING_S:
                self.ping(now)

    def is_overdue(self, now: float) -> bool:
        """Whether the client is silent and has left a ping unanswered for long enough."""
        waited = now - self.unanswered_since if self.unanswered_since > self.last_heard else 0.0
        return now - self.last_heard >= limits.LOST_S and waited >= 0.7 * (limits.LOST_S - limits.PING_S)

    def ping(self, now: float) -> None:
        if self.unanswered_since <= self.last_heard:
            self.unanswered_since = now
        self.last_ping = now
        self.connection.ping()

    def set_lost(self, lost: bool) -> None:
        self.viewer.lost = lost
        if self.greeted:
            self.room.start_task(self.tell_presence())

    def note_data(self) -> None:
        """Called when any data arrives, also a pong. Before hello it is ignored: a client that only answers pings does
        not keep its connection."""
        if self.greeted:
            self.mark_alive()

    def mark_alive(self) -> None:
        self.last_heard = self.loop.time()
        if self.viewer.lost:
            self.set_lost(False)

    # -- the inbox --------------------------------------------------------------------------------------------------

    async def listen(self) -> None:
        """Receive messages until one side closes the connection."""
        try:
            while (event := await self.socket.receive())["type"] == "websocket.receive":
                self.receive(event.get("text"))
        finally:
            self.connection.end()

    def receive(self, message: str | None) -> None:
        self.mark_alive()
        if message is not None and PING in message[:16] and self.answer_ping(message):
            return
        self.inbox.append(message)
        if not self.working:
            self.working = True
            self.room.start_task(self.work())
        elif len(self.inbox) >= INBOX:
            self.connection.pause_reading()

    def answer_ping(self, message: str) -> bool:
        """Answer a ping ahead of queued messages. Return False if it is not a ping, or must be refused."""
        try:
            ping = decode_message(message)
        except Illegal:
            return False
        if not isinstance(ping, wire.Ping) or not self.greeted:
            return False
        if not self.rates.allow("messages", self.who.key, self.address):
            return False
        self.viewer.send(wire.Reply(ping.n, True))
        return True

    async def work(self) -> None:
        while self.inbox:
            frame = self.inbox.popleft()
            if frame is None:
                self.connection.end()
                self.inbox.clear()
            elif self.rates.allow("messages", self.who.key, self.address):
                await self.handle_frame(frame)
            else:
                await self.handle_flood(frame)
        self.working = False
        self.connection.resume_reading()

    async def handle_flood(self, frame: str) -> None:
        """Refuse a message beyond the rate limit: log the first, delay each, and close after FLOODS of them."""
        self.floods += 1
        if self.floods == 1:
            LOG.warning("flood at table %s from %s", self.room.row.id, self.who.key or "an onlooker")
        self.reply(number_of(frame), Illegal("server-too-many", {}))
        await asyncio.sleep(FLOOD_S)
        if self.floods >= limits.FLOODS:
            self.connection.end()
            self.inbox.clear()
