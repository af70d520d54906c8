"""Connections below HTTP: limits on their number, timeouts for slow senders and readers, and frame counting."""

from __future__ import annotations

import asyncio
import logging
import re
from collections import Counter, OrderedDict
from collections.abc import Callable, Collection, Iterator
from struct import pack
from typing import Any

import h11
from uvicorn import Config
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState

from .. import limits
from ..limits import Bucket, neighbourhood

LOG = logging.getLogger("clairiere")
TEXT_FRAME, PING_FRAME = 0x81, 0x89  # begin a frame with a whole text, a ping (RFC 6455, 5.2)
EMPTY_PING = bytes((PING_FRAME, 0))
MASKED = 0x80  # in the byte of the size: what clients send is masked
EMPTY_PONG = bytes((0x8A, MASKED))  # begins a client's answer to an empty ping; the four bytes of its mask follow
PONG_SIZE = 6
HEAD_END = re.compile(rb"\n\r?\n")
SOCKET = "clairiere.socket"  # key in the state of the ASGI scope that holds the SocketConnection


class Connections:
    """All open connections of a process. At a limit, the connection that has been idle longest is closed."""

    def __init__(self, limit: int, proxies: Collection[str] = ()) -> None:
        self.limit = limit
        self.proxies = proxies  # addresses of reverse proxies, exempt from the limit per address
        self.open: Counter[str] = Counter()  # number of connections by address
        self.idle: OrderedDict[HttpConnection, None] = OrderedDict()  # without a request, the longest idle first

    def admit(self, address: str) -> bool:
        """Count a new connection. Return False if a limit is reached and no idle connection can be closed."""
        if self.open[address] >= limits.CONNECTIONS_ADDRESS and address not in self.proxies:
            LOG.warning("too many connections from %s", address)
            admitted = self.make_room(idle for idle in self.idle if idle.address == address)
        elif self.open.total() >= self.limit:
            LOG.warning("too many connections: %s", self.limit)
            admitted = self.make_room(iter(self.idle))
        else:
            admitted = True
        self.open[address] += admitted
        return admitted

    def make_room(self, idle: Iterator[HttpConnection]) -> bool:
        longest = next(idle, None)
        if longest is not None:
            longest.evict()
        return longest is not None

    def release(self, address: str) -> None:
        self.open -= Counter([address])

    def protocols(self) -> dict[str, Any]:
        """Return the protocol classes for uvicorn's configuration."""
        return {"http": type("HttpConnection", (HttpConnection,), {"registry": self}), "ws": SocketConnection}


class SlowReaderCut:
    """A mixin that aborts a connection whose peer does not read for WRITE_S."""

    transport: asyncio.Transport
    write_timeout: asyncio.TimerHandle | None = None

    def pause_writing(self) -> None:
        self.write_timeout = asyncio.get_running_loop().call_later(limits.WRITE_S, self.transport.abort)
        super().pause_writing()  # type: ignore[misc]

    def resume_writing(self) -> None:
        if self.write_timeout is not None:
            self.write_timeout.cancel()
        super().resume_writing()  # type: ignore[misc]


class LimitedReader(h11.Connection):
    """h11's parser with two more limits: on heads that arrive in one piece, and on the number of chunks of a body.

    h11 itself limits only heads that arrive in parts, and parses every chunk of a body that one read brings."""

    def __init__(self) -> None:
        super().__init__(h11.SERVER, limits.HEAD)
        self.unread = 0  # bytes received since the last head, including those received together with it
        self.pieces = 0  # chunks of the body
        self.size = 0  # size of the body in bytes

    def receive_data(self, data: bytes) -> None:
        self.unread += len(data)
        super().receive_data(data)

    def next_event(self) -> Any:
        if self.their_state is h11.IDLE and self.unread > limits.HEAD and not self.is_head_short():
            raise h11.RemoteProtocolError("the head is too long", 431)
        event = super().next_event()
        if isinstance(event, h11.Data):
            self.pieces += 1
            self.size += len(event.data)
            if self.pieces > limits.PIECES + self.size // limits.PIECE:
                raise h11.RemoteProtocolError("the body is in too many pieces", 413)
        elif isinstance(event, h11.Request):
            self.unread, self.pieces, self.size = len(self.trailing_data[0]), 0, 0
        return event

    def is_head_short(self) -> bool:
        return HEAD_END.search(self.trailing_data[0], 0, limits.HEAD) is not None


class HttpConnection(SlowReaderCut, H11Protocol):
    """An HTTP connection that is counted, and closed if no request arrives within HEAD_S."""

    registry: Connections
    address = ""  # empty: it was not admitted, or is a WebSocket now
    deadline: asyncio.TimerHandle | None = None  # for the first line and headers of a request

    def __init__(self, *given: Any, **more: Any) -> None:
        super().__init__(*given, **more)
        self.conn = LimitedReader()

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        address = neighbourhood(self.client[0] if self.client else "")
        if not self.registry.admit(address):
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
            self.registry.release(self.address)
            self.address = ""

    def evict(self) -> None:
        self.end()
        self.transport.abort()

    def await_request(self) -> None:
        """Wait for a request; close the connection after HEAD_S."""
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
        if not self.address:  # it was not admitted, or the WebSocket protocol has taken over
            return
        if self.cycle is not before:
            self.begin_request()
        elif self.cycle is None or self.cycle.response_complete:
            self.await_request()

    def send_400_response(self, msg: str) -> None:
        """Answer a malformed head with 400. Abort on a malformed body: its response has begun or was sent."""
        if self.cycle is None or (self.cycle.response_complete and self.conn.our_state is h11.IDLE):
            super().send_400_response(msg)
        else:
            self.transport.abort()

    def on_response_complete(self) -> None:
        if self.address:
            self.registry.idle[self] = None
        super().on_response_complete()

    def handle_websocket_upgrade(self, event: Any) -> None:
        self.begin_request()
        address, self.address = self.address, ""
        super().handle_websocket_upgrade(event)
        socket = self.transport.get_protocol()
        assert isinstance(socket, SocketConnection)
        socket.release = lambda: self.registry.release(address)


class SocketConnection(SlowReaderCut, asyncio.Protocol):
    """A WebSocket protocol between the network and the library (`websockets`).

    It counts frames and passes only a few at a time on to the library, so that the rate limit holds before frames are
    parsed. It writes messages directly to the transport, without queues or tasks."""

    def __init__(self, config: Config, server_state: ServerState, app_state: dict[str, Any]) -> None:
        self.library = WebSocketsSansIOProtocol(config, server_state, {**app_state, SOCKET: self})
        self.loop = asyncio.get_running_loop()
        self.release: Callable[[], None] = lambda: None  # called when the connection is lost
        self.drained: Callable[[], None] = lambda: None  # called when more can be written
        self.received: Callable[[], None] = lambda: None  # called when any data arrives, also a pong
        self.over = asyncio.Event()  # set when the connection is lost or the application has ended it
        self.ready = True  # False while the transport applies back-pressure
        self.upgraded = False  # the upgrade request was passed on; from now on frames arrive
        self.waiting = WaitingFrames()
        self.bucket = Bucket(limits.RATES["frames"])
        self.library_paused = False  # until the application has received the messages that were parsed
        self.application_paused = False  # by `pause_reading`: the inbox is full
        self.feeding: asyncio.Handle | None = None  # the scheduled call of `feed`

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        self.transport = transport
        self.library.connection_made(LibraryTransport(self))

    def connection_lost(self, exc: Exception | None) -> None:
        for timer in (self.write_timeout, self.feeding):
            if timer is not None:
                timer.cancel()
        self.release()
        self.over.set()
        self.library.connection_lost(exc)

    def eof_received(self) -> None:
        self.library.eof_received()

    # -- reading ----------------------------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        if not self.upgraded:
            self.upgraded = True
            self.library.data_received(data)
            return
        self.received()
        if len(data) == PONG_SIZE and data.startswith(EMPTY_PONG) and self.waiting.between_frames:
            return  # the library would ignore it, but take ten times as long
        self.waiting.add(data)
        if self.feeding is None:
            self.feed()
        if self.waiting.ready:
            self.transport.pause_reading()

    def feed(self) -> None:
        """Pass up to FRAMES_AT_ONCE frames on to the library, or wait until the token bucket allows them."""
        self.feeding = None
        if self.library_paused or self.application_paused or self.transport.is_closing():
            return
        count = self.waiting.find(limits.FRAMES_AT_ONCE)
        if not self.bucket.take(count):
            self.feeding = self.loop.call_later(self.bucket.wait(count), self.feed)
            return
        if data := self.waiting.take():
            self.library.data_received(data)
        self.schedule_feed()

    def schedule_feed(self) -> None:
        """Schedule the next `feed` after the other connections had their turn, or read on if no frame is waiting."""
        if self.feeding is not None or self.library_paused or self.application_paused:
            return
        if self.waiting.ready:
            self.feeding = self.loop.call_soon(self.feed)
        elif not self.transport.is_closing():
            self.transport.resume_reading()

    def pause_for_library(self, paused: bool) -> None:
        """Pass no frames on while the library is paused; continue after that."""
        self.library_paused = paused
        if not paused:
            self.schedule_feed()

    def pause_reading(self) -> None:
        """Pass no frames on until `resume_reading`: back-pressure for a sender whose inbox is full."""
        self.application_paused = True

    def resume_reading(self) -> None:
        if self.application_paused:
            self.application_paused = False
            self.schedule_feed()

    # -- writing ----------------------------------------------------------------------------------------------------

    def write_text(self, message: bytes) -> None:
        """Write a text message, unless the connection is over. Only valid after the application has accepted it."""
        if not self.over.is_set() and not self.transport.is_closing():
            self.transport.write(text_frame(message))

    def ping(self) -> None:
        """Send an empty ping, unless earlier writes are still buffered."""
        if self.ready and not self.over.is_set() and not self.transport.is_closing():
            self.transport.write(EMPTY_PING)

    def end(self) -> None:
        """Tell the application that the connection is over."""
        self.over.set()

    def abort(self) -> None:
        self.transport.abort()

    def pause_writing(self) -> None:
        self.ready = False
        self.library.pause_writing()
        super().pause_writing()

    def resume_writing(self) -> None:
        self.ready = True
        self.library.resume_writing()
        super().resume_writing()
        self.drained()


class LibraryTransport(asyncio.Transport):
    """The transport that the library sees. Pausing and resuming reads goes to the `SocketConnection` instead."""

    def __init__(self, connection: SocketConnection) -> None:
        super().__init__()
        self.connection = connection
        self.transport = connection.transport
        self.write = self.transport.write  # type: ignore[method-assign]

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        return self.transport.get_extra_info(name, default)

    def pause_reading(self) -> None:
        self.connection.pause_for_library(True)

    def resume_reading(self) -> None:
        self.connection.pause_for_library(False)

    def is_closing(self) -> bool:
        return self.transport.is_closing()

    def close(self) -> None:
        self.transport.close()

    def abort(self) -> None:
        self.transport.abort()


class WaitingFrames:
    """Received bytes that were not yet passed on to the library. Finds where frames end (RFC 6455, 5.2)."""

    def __init__(self) -> None:
        self.data = b""
        self.at = 0  # number of bytes that were taken
        self.taken_end = 0  # end of the last frame taken; beyond the data if the frame is not complete
        self.end = 0  # end of the last frame found

    def add(self, data: bytes) -> None:
        rest = self.data[self.at :]
        self.taken_end -= self.at
        self.data, self.at = rest + data if rest else data, 0

    @property
    def between_frames(self) -> bool:
        """True if all data was taken and ends at the end of a frame."""
        return self.at == self.taken_end == len(self.data)

    @property
    def ready(self) -> bool:
        """True if something can be taken: the rest of a frame, or a frame whose header is complete."""
        return self.at < len(self.data) and (self.at < self.taken_end or frame_end(self.data, self.at) > 0)

    def find(self, most: int) -> int:
        """Find the next frames, up to `most`. Return how many begin."""
        end, count = self.taken_end, 0
        while count < most and end < len(self.data) and (next := frame_end(self.data, end)):
            end, count = next, count + 1
        self.end = end
        return count

    def take(self) -> bytes:
        """Return the bytes of the frames found and the rest of the frame before them, as far as received."""
        at, self.at, self.taken_end = self.at, min(self.end, len(self.data)), self.end
        return self.data[at : self.at]


def frame_end(data: bytes, at: int) -> int:
    """Return the end of the frame that begins at `at`, or 0 if its header is incomplete."""
    if len(data) < at + 2:
        return 0
    size, begin = data[at + 1] & ~MASKED, at + 2
    if size >= 126:
        wide = 2 if size == 126 else 8
        if len(data) < begin + wide:
            return 0
        size, begin = int.from_bytes(data[begin : begin + wide], "big"), begin + wide
    if data[at + 1] & MASKED:
        begin += 4
    return begin + size if begin <= len(data) else 0


def text_frame(message: bytes) -> bytes:
    """Return a text message as one WebSocket frame (RFC 6455, 5.2), neither masked nor compressed."""
    size = len(message)
    if size < 126:
        return bytes((TEXT_FRAME, size)) + message
    return (pack("!BBH", TEXT_FRAME, 126, size) if size < 1 << 16 else pack("!BBQ", TEXT_FRAME, 127, size)) + message


def connection_limit() -> int:
    """Raise the limit of open files as needed; return how many connections it allows. Windows has no limit."""
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
