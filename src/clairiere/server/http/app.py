"""The application: every address and its handler."""

from __future__ import annotations

import secrets
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from ...core.illegal import Illegal
from ..bots import hints
from ..bots.processes import Minds
from ..mail import addresses
from ..mail.outbox import Post
from ..room import rematch
from ..room.rooms import Hall
from ..store import Store
from . import catalogue, lessons, lobby, plans, replays, seats
from .guests import Guests, address_of, language_of
from .operations import OPERATIONS
from .pages import page
from .question_pages import refused_page
from .requests import Desk, Handler, Refuse, refusal, written
from .schema import openapi, socket_schema
from .sockets import Sockets

CLIENT = Path(__file__).parents[1] / "client"  # the built web client
HANDLERS: dict[str, Handler] = {
    "status": lobby.status, "me": lobby.me, "change_me": lobby.change_me, "new_link": lobby.new_link,
    "tables": lobby.tables, "table": lobby.table,
    "new_table": lobby.new_table, "games": catalogue.games, "law": catalogue.law, "clause": catalogue.one_clause,
    "plan": plans.plan,
    "sit": seats.sit, "stand": seats.stand, "sit_bot": seats.sit_bot, "start": seats.start,
    "nonce": seats.nonce, "leave": seats.leave, "rematch": rematch.rematch, "new_token": seats.new_token,
    "my_mail": addresses.my_mail, "change_mail": addresses.change_mail,
    "lessons": lessons.lessons, "learn": lessons.learn,
    "record": replays.record, "step": replays.step, "branch": replays.branch, "upload": replays.upload,
    "chance": replays.chance, "hint": hints.hint,
}  # fmt: skip
HEADERS = {
    b"x-content-type-options": b"nosniff",
    b"referrer-policy": b"same-origin",
    b"x-frame-options": b"DENY",
    b"content-security-policy": b"default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
    b"base-uri 'none'; frame-ancestors 'none'; form-action 'self'",
}


class Site:
    """What lives as long as the application runs."""

    def __init__(
        self, url: str | None, origins: Sequence[str] = (), post: Post | None = None, minds: Minds | None = None
    ) -> None:
        self.url = url
        self.post = post
        self.minds = minds
        self.origins = tuple(origins)

    @asynccontextmanager
    async def open(self, app: Starlette) -> AsyncIterator[None]:
        self.hall = Hall(await Store.open(self.url), self.post, self.minds)
        self.hall.notices.key = await self.hall.store.key("mail", secrets.token_hex(32))
        guests = await Guests.of(self.hall.store, self.origins)
        self.desk = Desk(self.hall, guests)
        self.sockets = Sockets(self.hall, guests)
        yield
        await self.hall.close()

    def route(
        self, method: str, path: str, handler: Handler, anybody: bool = False, refuse: Refuse | None = None
    ) -> Route:
        async def endpoint(request: Request) -> Response:
            return await self.desk.serve(handler, anybody, refuse)(request)

        return Route(path, endpoint, methods=[method], name=f"{method} {path}")

    def welcome(self, request: Request) -> bool:
        """Whether an address may ask for something, whatever it is."""
        return self.desk.guests.rates.of_address("requests", address_of(request))

    async def page(self, client: Path, request: Request) -> Response:
        return await page(request, client, self.hall)

    async def socket(self, socket: WebSocket) -> None:
        await self.sockets.serve(socket)


class Safe:
    """The application; every page it gives says what browsers may do with it."""

    def __init__(self, app: ASGIApp, site: Site) -> None:
        self.app = app
        self.site = site

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http" and not self.site.welcome(Request(scope)):
            await refusal(Illegal("server-too-many", {}), language_of(Request(scope)))(scope, receive, send)
            return

        async def sending(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *HEADERS.items()]
            await send(message)

        await self.app(scope, receive, sending if scope["type"] == "http" else send)


def app(
    url: str | None = None,
    origins: Sequence[str] = (),
    client: Path = CLIENT,
    post: Post | None = None,
    minds: Minds | None = None,
) -> Safe:
    """The whole server, on a database; with a post it writes to people; its bots think in the given minds."""
    site = Site(url, origins, post, minds)
    routes: list[BaseRoute] = [site.route(op.method, op.path, HANDLERS[op.name], op.anybody) for op in OPERATIONS]
    routes += [
        site.route("GET", "/g/{secret}", lobby.secret_link, refuse=refused_page),
        site.route("POST", "/g/{secret}", lobby.follow_link, refuse=refused_page),
        site.route("GET", "/mail/{what}/{token}", addresses.mail_page, refuse=refused_page),
        site.route("POST", "/mail/{what}/{token}", addresses.mail_done, refuse=refused_page),
        Route("/api/openapi.json", lambda _: written(openapi())),
        Route("/api/schema.json", lambda _: written(socket_schema())),
        Route("/api/{rest:path}", nowhere, methods=["GET", "POST", "PUT", "DELETE", "PATCH"]),
        WebSocketRoute("/ws/t/{id}", site.socket),
    ]
    if (client / "assets").is_dir():
        routes.append(Mount("/assets", StaticFiles(directory=client / "assets")))
    routes.append(Route("/{rest:path}", partial(site.page, client)))
    return Safe(Starlette(routes=routes, lifespan=site.open), site)


async def nowhere(request: Request) -> Response:
    paths = {op.path for op in OPERATIONS if "{" not in op.path}
    reason = "server-no-method" if request.url.path in paths else "server-no-page"
    return refusal(Illegal(reason, {}), language_of(request))
