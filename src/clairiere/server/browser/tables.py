"""The tables of one device: answers the requests and table connections of its pages as a server would."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator, Callable, Mapping
from dataclasses import dataclass, field
from urllib.parse import parse_qsl, unquote, urlsplit

import msgspec

from ...core.illegal import Illegal
from .. import wire
from ..bots.players import Bots
from ..http.guest_book import GuestBook
from ..http.handler_table import HANDLERS
from ..http.http_types import ConnectionInfo, Response, language_of
from ..http.operations import OPERATIONS, Operation
from ..http.requests import Dispatcher, failure_refusal, refusal_response
from ..http.services import Services
from ..http.table_connection import TableConnection, enter_room
from ..jobs import LocalPool, Pool
from ..limits import remove_limits
from ..room.rooms import Rooms
from ..room.viewers import Identity, Viewer
from .store import OWN, BrowserStore

REFUSED, GONE, LOST = 4403, 4404, 1006  # WebSocket close codes
Say = Callable[[str, int], None]  # a message, or with 0 letters that the line is closed by that number


@dataclass
class PageRequest:
    """A request of a page, with the attributes that handlers read."""

    method: str = "GET"
    path_params: dict[str, str] = field(default_factory=dict)
    query_params: Mapping[str, str] = field(default_factory=dict)
    headers: Mapping[str, str] = field(default_factory=dict)
    body: bytes = b""
    cookies: Mapping[str, str] = field(default_factory=dict)
    url: object = None
    client: object = None

    async def stream(self) -> AsyncIterator[bytes]:
        yield self.body


class OwnGuests(GuestBook):
    """The guest of this device: the only one there is."""

    def __init__(self, store: BrowserStore, own: str) -> None:
        super().__init__(store)
        self.own = own

    async def who(self, asked: ConnectionInfo) -> Identity:
        return Identity(await self.store.guest(self.own)) if self.own else Identity()


class BrowserTables:
    """A server without the web: rooms, bots and handlers."""

    def __init__(self, store: BrowserStore, pool: Pool, own: str = "") -> None:
        remove_limits()  # there are no other users to protect
        self.rooms = Rooms(store)
        self.rooms.observers = [Bots(pool)]
        self.guests = OwnGuests(store, own)
        self.dispatcher = Dispatcher(Services(self.rooms, self.guests, pool, LocalPool()))
        self.paths = [(pattern_of(op), op) for op in OPERATIONS if op.name in HANDLERS]
        self.lines: dict[int, PageLine] = {}

    # -- requests -----------------------------------------------------------------------------------------------

    async def answer(self, method: str, url: str, language: str, body: bytes) -> Response:
        parts = urlsplit(url)
        request = PageRequest(method, {}, dict(parse_qsl(parts.query)), {"accept-language": language}, body)
        for pattern, operation in self.paths:
            found = pattern.fullmatch(parts.path)
            if found is not None and operation.method == method:
                request.path_params = {name: unquote(value) for name, value in found.groupdict().items()}
                handler = HANDLERS[operation.name]
                return await self.kept(await self.dispatcher.answer(request, handler, operation.anybody))
        return refusal_response(Illegal("server-no-page", {}), language_of(request))

    async def kept(self, response: Response) -> Response:
        """Whose device this is, is remembered."""
        if response.guest is not None and not self.guests.own:
            self.guests.own = await self.rooms.store.key(OWN, response.guest.id)
        return response

    # -- lines --------------------------------------------------------------------------------------------------

    async def open(self, number: int, table: str, language: str, say: Say) -> None:
        """Connect a page to a table; a refusal is sent and closes the connection."""
        asked = PageRequest(headers={"accept-language": language})
        who = await self.guests.who(asked)
        try:
            room = await enter_room(self.rooms, who, table)
        except Exception as failed:
            refused = failed if isinstance(failed, Illegal) else failure_refusal(failed, self.rooms.store)
            gone = wire.Gone(refused.sentence(language_of(asked, who)), "", refused.reason)
            say(msgspec.json.encode(gone).decode(), 0)
            say("", GONE if refused.reason == "server-no-table" else REFUSED)
            return
        viewer = Viewer(who, language_of(asked, who), PageListener(say))
        self.lines[number] = PageLine(TableConnection(self.rooms, room, viewer, self.guests.rates, ""))

    def receive(self, number: int, message: str) -> None:
        if number in self.lines:
            self.lines[number].inbox.put_nowait(message)

    async def close(self, number: int) -> None:
        line = self.lines.pop(number, None)
        if line is not None:
            await line.close()


class PageListener:
    """Sends a table's messages to a page."""

    def __init__(self, say: Say) -> None:
        self.say = say

    def send(self, message: bytes) -> None:
        self.say(message.decode(), 0)

    def hang_up(self) -> None:
        self.say("", LOST)


class PageLine:
    """The connection of a page to a table. Messages are processed in order."""

    def __init__(self, line: TableConnection) -> None:
        self.line = line
        self.inbox: asyncio.Queue[str] = asyncio.Queue()
        self.working = asyncio.ensure_future(self.work())

    async def work(self) -> None:
        while True:
            await self.line.handle_frame(await self.inbox.get())

    async def close(self) -> None:
        self.working.cancel()
        await self.line.leave()


def pattern_of(operation: Operation) -> re.Pattern[str]:
    return re.compile(re.sub(r"{(\w+)}", r"(?P<\1>[^/]+)", operation.path))
