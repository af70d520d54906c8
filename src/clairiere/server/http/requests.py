"""Requests and responses of the API: bodies decoded within limits, structs encoded, refusals with status codes."""

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
    """A request with its sender's identity and the services that its handler uses."""

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
        """Return the body. Raises a refusal if it is longer than `most` bytes or slower than BODY_S."""
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
        """Take a token of the sender's rate limit. Raises a refusal if there is none left."""
        self.guests.rates.take(kind, self.who.key, self.address, why=why)

    async def compute(self, function: Callable[..., T], *arguments: object) -> T:
        """Call a module's function with plain values in a worker process, and return its result.

        For all work on data from the request. Raises the refusals of the function, and JobTooHeavy beyond the limits
        of time and memory for requests."""
        return await self.services.jobs.ask(Call(function, arguments), self.sender)

    async def work(self, job: Callable[[], T]) -> T:
        """Run a job on a stored game in a thread and return its result. Raises JobTooHeavy after REPLAY_S."""
        return await self.services.replays.work(self.sender, job)

    @property
    def sender(self) -> str:
        """The key by which the fair queues schedule this sender's jobs."""
        return self.who.key or self.address

    @property
    def address(self) -> str:
        return address_of(self.http)

    async def read(self, kind: type[T]) -> T:
        """Return the body decoded as a type; an empty body counts as an empty object. Raises a refusal if malformed."""
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
    """Answers requests: identifies the sender, calls the handler, turns its result or exception into a response."""

    def __init__(self, services: Services, gone: tuple[type[Exception], ...] = ()) -> None:
        self.services = services
        self.gone = gone  # exceptions that mean that the client has disconnected
        self.guests = services.guests

    async def answer(
        self, request: RequestInfo, handler: Handler, anybody: bool = False, refuse: Refuse | None = None
    ) -> Response:
        """Return the handler's response. `anybody`: skip identification; `refuse`: makes responses of refusals
        (default: JSON)."""
        refuse = refuse or refusal_response
        who = None  # until the sender is identified
        try:
            if request.method not in ("GET", "HEAD"):
                self.guests.check_origin(request)
            who = Identity() if anybody else await self.guests.who(request)
            value = await handler(self.identify(request, who))
            return value if isinstance(value, Response) else response_of(value)
        except Illegal as refused:
            return refuse(refused, language_of(request, who))
        except self.gone:
            return Response(status=400)  # the client is gone
        except JobTooHeavy:
            LOG.warning("too heavy: %s %s", request.method, getattr(handler, "__name__", ""))
            return refuse(Illegal("server-too-heavy", {}), language_of(request, who))
        except Exception as failed:
            LOG.exception("%s %s", request.method, getattr(handler, "__name__", ""))
            return refuse(self.failure(failed), language_of(request, who))

    def identify(self, request: RequestInfo, who: Identity) -> ApiRequest:
        """Return the request with its sender. Raises a refusal if the sender exceeds its rate."""
        if not self.guests.rates.of_guest("requests", who.key or address_of(request)):
            raise Illegal("server-too-many", {})
        return ApiRequest(request, who, self.services)

    def failure(self, failed: Exception) -> Illegal:
        return failure_refusal(failed, self.services.rooms.store)


def failure_refusal(failed: Exception, store: TableStore) -> Illegal:
    """Return the refusal for an internal error: `server-store-failed` is temporary, `server-failed` is a bug."""
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
