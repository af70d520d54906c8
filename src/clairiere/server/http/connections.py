"""Connections below HTTP: counted, hurried to say what they want, and closed on whoever does not read."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter, OrderedDict
from collections.abc import Collection, Iterator
from struct import pack
from typing import TYPE_CHECKING, Any, Protocol

from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

from .. import limits
from ..limits import neighbourhood

if TYPE_CHECKING:
    from websockets.frames import Frame

LOG = logging.getLogger("clairiere")
TEXT, PING, PONG = 0x81, 0x89, 0x8A  # begin a frame with a whole text, a ping, a pong (RFC 6455, 5.2)
EMPTY_PING = bytes((PING, 0))
HUGE = 1 << 63  # a size in eight bytes: more than we read at once
MASKED = 0x80  # in the byte of the size: what clients send is masked
SOCKET = "clairiere.socket"  # in the scope of ASGI: the connection itself


class Receiver(Protocol):
    """Who has taken over a socket."""

    def receive(self, message: str | None) -> None:
        """A message; None: something that is no text."""

    def drained(self) -> None:
        """More can be written."""

    def hear_pong(self) -> None:
        """The other side has answered a ping."""


class Connections:
    """All connections of a process. When there are too many, whoever has asked for nothing for longest makes room."""

    def __init__(self, most: int, proxies: Collection[str] = ()) -> None:
        self.most = most
        self.proxies = proxies  # speak for many, each with an address of its own
        self.open: Counter[str] = Counter()  # by address
        self.idle: OrderedDict[HttpConnection, None] = OrderedDict()  # without a request, the longest first

    def enter(self, address: str) -> bool:
        """Whether there is room for one more."""
        if self.open[address] >= limits.CONNECTIONS_ADDRESS and address not in self.proxies:
            LOG.warning("too many connections from %s", address)
            room = self.make_room(idle for idle in self.idle if idle.address == address)
        elif self.open.total() >= self.most:
            LOG.warning("too many connections: %s", self.most)
            room = self.make_room(iter(self.idle))
        else:
            room = True
        self.open[address] += room
        return room

    def make_room(self, idle: Iterator[HttpConnection]) -> bool:
        longest = next(idle, None)
        if longest is not None:
            longest.give_way()
        return longest is not None

    def leave(self, address: str) -> None:
        self.open -= Counter([address])

    def protocols(self) -> dict[str, Any]:
        """For uvicorn."""
        return {"http": type("HttpConnection", (HttpConnection,), {"registry": self}), "ws": SocketConnection}


class SlowReaderCut:
    """Whoever does not read what is written is cut off."""

    transport: asyncio.Transport
    late: asyncio.TimerHandle | None = None

    def pause_writing(self) -> None:
        self.late = asyncio.get_running_loop().call_later(limits.WRITE_S, self.transport.abort)
        super().pause_writing()  # type: ignore[misc]

    def resume_writing(self) -> None:
        if self.late is not None:
            self.late.cancel()
        super().resume_writing()  # type: ignore[misc]


class HttpConnection(SlowReaderCut, H11Protocol):
    registry: Connections
    address = ""  # none: it was not let in, or is a line now
    deadline: asyncio.TimerHandle | None = None  # until a request is there

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        address = neighbourhood(self.client[0] if self.client else "")
        if not self.registry.enter(address):
            transport.abort()
            return
        self.address = address
        self.await_request()

    def connection_lost(self, exc: Exception | None) -> None:
        self.resume_writing()
        self.end()
        super().connection_lost(exc)

    def end(self) -> None:
        self.begin_request()
        if self.address:
            self.registry.leave(self.address)
            self.address = ""

    def give_way(self) -> None:
        self.end()
        self.transport.abort()

    def await_request(self) -> None:
        """For a request, but not for ever."""
        self.registry.idle[self] = None
        self.deadline = self.deadline or self.loop.call_later(limits.HEAD_S, self.transport.abort)

    def begin_request(self) -> None:
        self.registry.idle.pop(self, None)
        if self.deadline is not None:
            self.deadline.cancel()
            self.deadline = None

    def handle_events(self) -> None:
        before = self.cycle
        super().handle_events()
        if not self.address:  # it is somebody else's line now
            return
        if self.cycle is not before:
            self.begin_request()
        elif self.cycle is None or self.cycle.response_complete:
            self.await_request()

    def on_response_complete(self) -> None:
        if self.address:
            self.registry.idle[self] = None
        super().on_response_complete()

    def handle_websocket_upgrade(self, event: Any) -> None:
        self.begin_request()
        leave, self.address = self.address, ""
        super().handle_websocket_upgrade(event)
        line = self.transport.get_protocol()
        assert isinstance(line, SocketConnection)
        line.leave = lambda: self.registry.leave(leave)


class SocketConnection(SlowReaderCut, WebSocketsSansIOProtocol):
    """A WebSocket. Once it is accepted, whoever takes it over gets its messages and writes to it directly: between a
    table and the network stand neither queues nor tasks."""

    leave = staticmethod(lambda: None)
    receiver: Receiver | None = None
    plain = True  # so far every read ended with a frame, and no message was in pieces

    async def run_asgi(self) -> None:
        self.scope[SOCKET] = self  # type: ignore[literal-required]
        await super().run_asgi()

    def take_over(self, receiver: Receiver) -> None:
        """From now on messages go to the receiver; `receive` of ASGI tells of the end only."""
        self.receiver = receiver
        for _ in range(self.queue.qsize()):
            event = self.queue.get_nowait()
            if event["type"] == "websocket.receive":
                receiver.receive(event.get("text"))
            else:
                self.queue.put_nowait(event)
        self.resume_reading()

    # -- reading ----------------------------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        """Whole messages, which is nearly all there is, are read here; everything else is the library's business."""
        texts = whole_texts(data) if self.plain and self.handshake_initiated else None
        if texts is None or self.receiver is None or self.close_sent:
            self.plain = self.plain and (texts is not None or not self.handshake_initiated or is_control(data))
            super().data_received(data)
            return
        for text in texts:
            self.receiver.receive(text)

    def send_receive_event_to_app(self) -> None:
        if self.receiver is None or self.close_sent:
            super().send_receive_event_to_app()
            return
        data, self.frames = b"".join(self.frames), []
        try:
            self.receiver.receive(data.decode() if self.curr_msg_data_type == "text" else None)
        except UnicodeDecodeError:
            self.conn.send_close(1007)
            self.handle_parser_exception()

    def pause_reading(self) -> None:
        if not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def resume_reading(self) -> None:
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()

    def handle_ping(self) -> None:
        """Pings of somebody who does not read are not answered: the answers would wait here."""
        output = self.conn.data_to_send()
        if self.ready:
            self.transport.write(b"".join(output))

    def handle_pong(self, event: Frame) -> None:
        if self.receiver is not None:
            self.receiver.hear_pong()

    def handle_cont(self, event: Frame) -> None:
        if len(self.frames) >= limits.FRAGMENTS:
            self.transport.abort()
        else:
            super().handle_cont(event)

    # -- writing ----------------------------------------------------------------------------------------------------

    @property
    def ready(self) -> bool:
        """Whether what was written has left."""
        return self.writable.is_set()

    @property
    def is_open(self) -> bool:
        closed = self.close_sent or self.disconnected or self.transport.is_closing()
        return not closed and self.conn.state is State.OPEN

    def write_text(self, message: bytes) -> None:
        if self.is_open:
            self.transport.write(text_frame(message))

    def ping(self) -> None:
        """Send an empty ping, unless earlier writes still wait for the other side."""
        if self.ready and self.is_open:
            self.transport.write(EMPTY_PING)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.receiver is not None:
            self.receiver.drained()

    # -- the end ----------------------------------------------------------------------------------------------------

    def end(self) -> None:
        """Tell the application that it is over."""
        self.queue.put_nowait({"type": "websocket.disconnect", "code": 1000})

    def abort(self) -> None:
        self.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        if self.late is not None:
            self.late.cancel()
        self.leave()
        super().connection_lost(exc)


def whole_texts(data: bytes) -> list[str] | None:
    """The messages in what was read, if it is whole ones and nothing else: texts in one masked frame each."""
    texts, at = [], 0
    while at < len(data):
        if len(data) < at + 4 or data[at] != TEXT or data[at + 1] <= MASKED:
            return None
        size, begin = data[at + 1] - MASKED, at + 2
        if size >= 126:
            size, begin = int.from_bytes(data[begin : begin + 2], "big") if size == 126 else HUGE, begin + 2
        at = begin + 4 + size
        if at > len(data):
            return None
        try:
            texts.append(unmasked(data[begin + 4 : at], data[begin : begin + 4]).decode())
        except UnicodeDecodeError:
            return None
    return texts


def unmasked(data: bytes, mask: bytes) -> bytes:
    size = len(data)
    key = int.from_bytes((mask * (size // 4 + 1))[:size], "big")
    return (int.from_bytes(data, "big") ^ key).to_bytes(size, "big")


def is_control(data: bytes) -> bool:
    """Whether what was read is one whole ping or pong."""
    return len(data) >= 6 and data[0] in (PING, PONG) and data[1] >= MASKED and len(data) == 6 + data[1] - MASKED


def text_frame(message: bytes) -> bytes:
    """A message as it goes over a WebSocket of ours (RFC 6455, 5.2): in one frame, neither masked nor compressed."""
    size = len(message)
    if size < 126:
        return bytes((TEXT, size)) + message
    return (pack("!BBH", TEXT, 126, size) if size < 1 << 16 else pack("!BBQ", TEXT, 127, size)) + message


def files() -> int:
    """How many connections there may be: the process gets all the files that it may have. Windows sets no limit."""
    try:
        import resource
    except ModuleNotFoundError:
        return limits.CONNECTIONS
    soft, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = limits.CONNECTIONS + limits.QUEUE + limits.SPARE
    granted = wanted if most == resource.RLIM_INFINITY else min(most, wanted)
    if soft != resource.RLIM_INFINITY and granted > soft:
        resource.setrlimit(resource.RLIMIT_NOFILE, (granted, most))
    return max(1, max(granted, soft) - limits.QUEUE - limits.SPARE) if granted < wanted else limits.CONNECTIONS
