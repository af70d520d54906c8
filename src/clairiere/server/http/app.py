"""The ASGI application: routes, security headers and everything that lives as long as it runs."""

from __future__ import annotations

import secrets
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from functools import cache, partial
from pathlib import Path
from typing import NoReturn

from starlette.applications import Starlette
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from ...core.illegal import Illegal
from .. import limits
from ..bots.players import Bots
from ..jobs import Pool
from ..notices.channels import Channels
from ..notices.notices import Notices
from ..notices.push import Push, fresh_key, push_ready, without
from ..planned.planned_answers import PlannedAnswers
from ..processes import REQUESTED, ProcessPool
from ..room.rooms import Rooms
from ..rows import PUSH
from ..store import Store
from . import http_types
from .guests import Guests
from .handler_table import HANDLERS, load_handlers
from .handlers import invitations, me, pictures, seats
from .handlers.mine import notices
from .handlers.operating import acts
from .handlers.people import planned
from .http_types import address_of, language_of
from .operations import OPERATIONS
from .origins import ServerAddress, origin_of
from .pages import serve_page
from .question_pages import refused_page
from .requests import ApiRequest, Dispatcher, Handler, Refuse, refusal_response, response_of
from .schema import openapi, socket_schema
from .server_services import ServerServices
from .sockets import Sockets

CLIENT = Path(__file__).parents[1] / "client"  # the built web client
SERVER_HANDLERS: dict[str, Handler] = {  # plus the handlers that need a database or the network
    **HANDLERS,
    "new_link": me.new_link, "new_token": seats.new_token,
    "listing": invitations.listing, "reach": invitations.reach,
    "my_data": acts.my_data, "delete_me": acts.delete_me,
    "find_guests": acts.find_guests, "guest_data": acts.guest_data, "change_guest": acts.change_guest,
    "delete_guest": acts.delete_guest, "remove_table": acts.remove_table,
    "planned": planned.planned, "plan_answer": planned.plan_answer, "forget_planned": planned.forget_planned,
    "my_notices": notices.my_notices, "change_notices": notices.change_notices,
}  # fmt: skip
HEADERS = {
    b"x-content-type-options": b"nosniff",
    b"referrer-policy": b"same-origin",
    b"x-frame-options": b"DENY",
    b"content-security-policy": b"default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
    b"base-uri 'none'; frame-ancestors 'none'; form-action 'self'",
}
HSTS = (b"strict-transport-security", b"max-age=31536000")  # a year of https only, sent over https


class Application:
    """The rooms, pools and services of a running server, and its endpoints."""

    def __init__(
        self,
        url: str | None,
        origins: Sequence[str],
        channels: Channels,
        pool: ProcessPool,
        jobs: Pool,
        server_address: ServerAddress,
        keys: Path | None = None,
    ) -> None:
        self.url = url
        self.keys = keys
        self.jobs = jobs
        self.server_address = server_address
        self.origins = tuple(origins)
        self.channels = channels
        self.pool = pool

    @asynccontextmanager
    async def open(self, app: Starlette) -> AsyncIterator[None]:
        store = await Store.open(self.url, self.keys)
        if isinstance(self.jobs, ProcessPool):
            self.jobs.start()
        site = self.channels.site if self.channels.site.startswith("https://") else ""
        self.server_address.known = tuple(filter(None, map(origin_of, (*self.origins, site))))
        guests = await Guests.of(store, self.server_address.known)
        mail_key = await store.key("mail", secrets.token_hex(32))
        self.rooms = Rooms(store)
        self.channels.push = await open_push(store, self.channels.site)
        turn_notices = Notices(self.rooms, store, self.channels, mail_key)
        self.planned = PlannedAnswers(self.rooms, store)
        self.rooms.observers = [Bots(self.pool), turn_notices, self.planned]
        self.services = ServerServices(
            self.rooms, guests, self.pool, self.jobs, turn_notices, self.planned, self.server_address
        )
        self.guests = guests
        self.dispatcher = Dispatcher(self.services, (ClientDisconnect,))
        self.sockets = Sockets(self.rooms, guests)
        yield
        await self.services.reviews.close()
        await turn_notices.close()
        await self.planned.close()
        await self.rooms.close()
        await self.pool.close()
        if isinstance(self.jobs, ProcessPool):
            await self.jobs.close()

    def route(
        self, method: str, path: str, handler: Handler, anybody: bool = False, refuse: Refuse | None = None
    ) -> Route:
        async def endpoint(request: Request) -> Response:
            statistics = self.rooms.statistics
            with statistics.measure(statistics.requests):
                response = self.make_response(request, await self.dispatcher.answer(request, handler, anybody, refuse))
            statistics.counts[f"{response.status_code // 100}xx"] += 1
            return response

        return Route(path, endpoint, methods=[method], name=f"{method} {path}")

    def make_response(self, request: Request, answer: http_types.Response) -> Response:
        """Return a Starlette response, with a cookie if the handler has identified the guest."""
        response = as_response(answer)
        if answer.guest is not None:
            self.guests.give_cookie(request, response, answer.guest)
        return response

    def allows(self, request: Request) -> bool:
        """Return True if the rate limit of the sender's address has a request left."""
        return self.services.guests.rates.of_address("requests", address_of(request))

    async def page(self, client: Path, request: Request) -> Response:
        return await serve_page(request, client, self.rooms)

    async def socket(self, socket: WebSocket) -> None:
        await self.sockets.serve(socket)


class ProtectedApp:
    """ASGI middleware: applies the rate limit of addresses and adds security headers to every response."""

    def __init__(self, app: ASGIApp, application: Application) -> None:
        self.app = app
        self.application = application

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def sending(message: Message) -> None:
            if message["type"] == "http.response.start":
                https = [HSTS] if scope["scheme"] == "https" else []
                message["headers"] = [*message["headers"], *HEADERS.items(), *https]
            await send(message)

        if scope["type"] == "http" and not self.application.allows(Request(scope)):
            refused = refusal_response(Illegal("server-too-many", {}), language_of(Request(scope)))
            await as_response(refused)(scope, receive, sending)
            return
        await self.app(scope, receive, sending if scope["type"] == "http" else send)


def make_app(
    url: str | None = None,
    origins: Sequence[str] = (),
    client: Path = CLIENT,
    channels: Channels | None = None,
    pool: ProcessPool | None = None,
    jobs: Pool | None = None,
    server_address: ServerAddress | None = None,
    keys: Path | None = None,
) -> ProtectedApp:
    """Return the ASGI application of a server.

    `url`: the database; `origins`: other sites whose pages may use this server; `channels`: how guests are notified of
    their turn; `pool`: worker processes for bots that search; `jobs`: worker processes for requests; `server_address`:
    where the server listens, for invitations; `keys`: a file for the server's keys (default: in the database)."""
    jobs = jobs or ProcessPool(limits.REPLAYS, load_handlers, REQUESTED)
    pool, channels, server_address = pool or ProcessPool(), channels or Channels(), server_address or ServerAddress()
    application = Application(url, origins, channels, pool, jobs, server_address, keys)
    routes: list[BaseRoute] = [
        *[application.route(op.method, op.path, SERVER_HANDLERS[op.name], op.anybody) for op in OPERATIONS],
        application.route("GET", "/g/{secret}", me.open_secret_link, refuse=refused_page),
        application.route("POST", "/g/{secret}", me.confirm_secret_link, refuse=refused_page),
        *[route for path in ("/notices", "/mail") for route in notice_links(application, path)],
        application.route("GET", "/t/{id}/qr.svg", invitations.qr_code, anybody=True),
        *[application.route("GET", f"/t/{{id}}/at/{{n}}.{form}", pictures.step_picture) for form in pictures.FORMS],
        *[application.route("GET", f"/position/{{game}}.{form}", pictures.position_picture) for form in pictures.FORMS],
        Route("/api/openapi.json", cached_response(openapi)),
        Route("/api/schema.json", cached_response(socket_schema)),
        *[application.route(method, "/api/{rest:path}", no_such_address) for method in METHODS],
        WebSocketRoute("/ws/t/{id}", application.socket),
    ]
    if (client / "assets").is_dir():
        routes.append(Mount("/assets", StaticFiles(directory=client / "assets")))
    routes.append(Route("/{rest:path}", partial(application.page, client)))
    return ProtectedApp(Starlette(routes=routes, lifespan=application.open), application)


def cached_response(work: Callable[[], object]) -> Callable[[Request], Response]:
    """Return an endpoint that computes its response once and sends the same one every time."""
    content = cache(lambda: response_of(work()))
    return lambda _: as_response(content())


def notice_links(application: Application, path: str) -> list[Route]:
    """Return the routes of links in notifications. Links in old e-mails begin with /mail."""
    address = f"{path}/{{what}}/{{token}}"
    return [
        application.route("GET", address, notices.ask_notice_link, refuse=refused_page),
        application.route("POST", address, notices.use_notice_link, refuse=refused_page),
    ]


async def open_push(store: Store, site: str) -> Push | None:
    """Return the web push channel, or None without the extra `push` or an https site."""
    if not push_ready() or not site.startswith("https://"):
        return None

    async def forget(guest: str, endpoint: str) -> None:
        way = await store.ways.of(guest)
        if way is not None and way.kind == PUSH:
            await store.ways.put(replace(way, target=without(way.target, endpoint)))

    return Push(await store.key("vapid", fresh_key()), site, forget)


METHODS = ("GET", "POST", "PUT", "DELETE", "PATCH")


async def no_such_address(request: ApiRequest) -> NoReturn:
    """Refuse an unknown address or method of the API, in the guest's language."""
    paths = {op.path for op in OPERATIONS if "{" not in op.path}
    raise Illegal("server-no-method" if f"/api/{request.path['rest']}" in paths else "server-no-page", {})


def as_response(answer: http_types.Response) -> Response:
    return Response(answer.content, answer.status, answer.headers)
