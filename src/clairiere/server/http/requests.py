"""Requests and answers: bodies read with their limits, structs written, refusals with the right status."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import msgspec

from ...core.illegal import Illegal
from .. import limits, wire
from ..jobs import Call, JobTooHeavy
from ..reading import UNREADABLE
from ..room.ports import TableStore
from ..room.viewers import Identity
from ..rows import GuestRow
from .http_types import JSON, TEXT, RequestInfo, Response, address_of, language_of
from .services import Services

LOG = logging.getLogger("clairiere")
T = TypeVar("T")
STATUS_CODES = {
    "server-no-table": 404, "server-no-page": 404, "game-unknown": 404, "clause-unknown": 404, "server-no-link": 404,
    "server-no-method": 405, "server-no-guest": 401, "server-bad-token": 401, "server-origin": 403,
    "server-not-host": 403, "server-not-seated": 403, "server-view-closed": 403, "server-watching-closed": 403,
    "server-banned": 403, "operator-only": 403, "operator-no-guest": 404,
    "server-too-slow": 408, "server-too-big": 413, "server-too-heavy": 413, "server-too-many": 429,
    "server-tables-most": 429, "server-records-most": 429, "server-lines-most": 429, "server-pictures-most": 429,
    "server-started": 409, "server-not-started": 409, "server-running": 409, "server-over": 409, "server-full": 409,
    "server-seat-taken": 409, "server-seated-already": 409, "server-vote-open": 409, "server-read-only": 409,
    "server-review-busy": 429, "server-review-other": 403, "review-no-bot": 409,
    "server-hint-busy": 429, "server-hint-late": 409, "hint-not-alone": 403, "hint-none-asked": 409,
    "server-commitment": 409, "server-nonce-given": 409, "server-damaged": 409, "lesson-unknown": 404,
    "puzzle-unknown": 404, "puzzle-over": 409, "puzzle-nobody-asked": 409,
    "server-failed": 500, "server-store-failed": 503,
}  # fmt: skip


class ApiRequest:
    """A request, who sent it, and the services that its handler works with."""

    def __init__(self, http: RequestInfo, who: Identity, services: Services) -> None:
        self.http = http
        self.who = who
        self.services = services
        self.rooms = services.rooms
        self.guests = services.guests
        self.language = language_of(http, who)

    @property
    def path(self) -> dict[str, str]:
        return self.http.path_params

    @property
    def query(self) -> Any:
        return self.http.query_params

    @property
    def guest(self) -> GuestRow:
        if self.who.guest is None:
            raise Illegal("server-no-guest", {})
        return self.who.guest

    async def body(self, most: int = limits.BODY) -> bytes:
        content = b""
        try:
            async with asyncio.timeout(limits.BODY_S):
                async for part in self.http.stream():
                    content += part
                    if len(content) > most:
                        raise Illegal("server-too-big", {"most": most})
        except TimeoutError:
            raise Illegal("server-too-slow", {"most": limits.BODY_S}) from None
        return content

    def take(self, kind: str, why: str = "server-too-many") -> None:
        """Refuse what the guest, or the address, does too often."""
        self.guests.rates.take(kind, self.who.key, self.address, why=why)

    async def compute(self, function: Callable[..., T], *arguments: object) -> T:
        """Call a module's function with plain values, in a worker process, when it is the sender's turn.

        For all work on what the request brings along. Raises what the function refuses, and JobTooHeavy if it takes
        more time or memory than a request may."""
        return await self.services.jobs.ask(Call(function, arguments), self.sender)

    async def work(self, job: Callable[[], T]) -> T:
        """Run a job on a stored game in a thread, when it is the sender's turn; raises JobTooHeavy after REPLAY_S."""
        return await self.services.replays.work(self.sender, job)

    @property
    def sender(self) -> str:
        """Whose turn it is when something long is worked out."""
        return self.who.key or self.address

    @property
    def address(self) -> str:
        return address_of(self.http)

    async def read(self, kind: type[T]) -> T:
        """The body as what it should be; nothing at all stands for an empty object."""
        try:
            return msgspec.json.decode(await self.body() or b"{}", type=kind)
        except UNREADABLE as wrong:
            raise Illegal("server-malformed", {"why": str(wrong)}) from None

    async def text(self, most: int) -> str:
        try:
            return (await self.body(most)).decode("utf-8")
        except UnicodeDecodeError:
            raise Illegal("server-malformed", {"why": "UTF-8"}) from None


Handler = Callable[[ApiRequest], Awaitable[Any]]
Refuse = Callable[[Illegal, str], Response]  # in a language


class Dispatcher:
    """Answers requests: finds out who asks, lets a handler work, makes a response of what it returns or raises."""

    def __init__(self, services: Services, gone: tuple[type[Exception], ...] = ()) -> None:
        self.services = services
        self.gone = gone  # what is raised when the sender went away
        self.guests = services.guests

    async def answer(
        self, request: RequestInfo, handler: Handler, anybody: bool = False, refuse: Refuse | None = None
    ) -> Response:
        """What the handler says to the request; refused in JSON, unless it is said how."""
        refuse = refuse or refusal_response
        who = None  # until it is known who asks
        try:
            if request.method not in ("GET", "HEAD"):
                self.guests.check_origin(request)
            who = Identity() if anybody else await self.guests.who(request)
            value = await handler(self.identify(request, who))
            return value if isinstance(value, Response) else response_of(value)
        except Illegal as refused:
            return refuse(refused, language_of(request, who))
        except self.gone:
            return Response(status=400)  # nobody waits for it
        except JobTooHeavy:
            LOG.warning("too heavy: %s %s", request.method, getattr(handler, "__name__", ""))
            return refuse(Illegal("server-too-heavy", {}), language_of(request, who))
        except Exception as failed:
            LOG.exception("%s %s", request.method, getattr(handler, "__name__", ""))
            return refuse(self.failure(failed), language_of(request, who))

    def identify(self, request: RequestInfo, who: Identity) -> ApiRequest:
        """The request with its sender; refused if it comes too often."""
        if not self.guests.rates.of_guest("requests", who.key or address_of(request)):
            raise Illegal("server-too-many", {})
        return ApiRequest(request, who, self.services)

    def failure(self, failed: Exception) -> Illegal:
        return failure_refusal(failed, self.services.rooms.store)


def failure_refusal(failed: Exception, store: TableStore) -> Illegal:
    """What is said of something that went wrong here: the store may be better in a moment, our own mistakes not."""
    return Illegal("server-store-failed" if isinstance(failed, store.failures) else "server-failed", {})


def response_of(value: Any) -> Response:
    if isinstance(value, str):
        return Response(value, media=TEXT)
    return json_response(msgspec.json.encode(value))


def json_response(content: bytes) -> Response:
    return Response(content, media=JSON, headers={"cache-control": "no-store"})


def refusal_response(refused: Illegal, language: str) -> Response:
    content = msgspec.json.encode(wire.Refusal(refused.reason, refused.sentence(language), refused.cite))
    return Response(content, status_of(refused), JSON)


def status_of(refused: Illegal) -> int:
    return STATUS_CODES.get(refused.reason, 400)
