"""Guests: a name, a signed cookie, a secret link for another device. And tokens for bots."""

from __future__ import annotations

import secrets
from urllib.parse import urlsplit

from itsdangerous import BadSignature, URLSafeSerializer
from starlette.requests import HTTPConnection
from starlette.responses import Response

from ...core.illegal import Illegal
from ...words import LANGUAGES, say
from ..clock import wall
from ..hashing import hashed
from ..limits import Rates, neighbourhood
from ..room.viewers import Identity
from ..store import GuestRow, Store

YEAR_S = 365 * 24 * 3600


class Guests:
    """Knows guests by their cookies and bots by their tokens, makes new guests, and keeps the rates of all."""

    def __init__(self, store: Store, key: str, origins: tuple[str, ...] = ()) -> None:
        self.store = store
        self.signer = URLSafeSerializer(key, salt="guest")
        self.origins = origins  # other sites whose pages may use this server
        self.rates = Rates()

    @classmethod
    async def of(cls, store: Store, origins: tuple[str, ...] = ()) -> Guests:
        return cls(store, await store.key("cookie", secrets.token_hex(32)), origins)

    # -- who is it? -----------------------------------------------------------------------------------------------

    async def who(self, connection: HTTPConnection) -> Identity:
        """Identity sends a request: known by token, by cookie, or not at all."""
        authorization = connection.headers.get("authorization", "")
        if authorization:
            return await self.with_token(authorization, address_of(connection))
        cookie = connection.cookies.get(cookie_name(connection), "")
        try:
            id = self.signer.loads(cookie) if cookie else None
        except BadSignature:
            return Identity()
        return Identity(await self.store.guest(id)) if isinstance(id, str) else Identity()

    async def with_token(self, authorization: str, address: str) -> Identity:
        scheme, _, token = authorization.partition(" ")
        self.rates.may_guess(address)
        row = await self.store.token(hashed(token.strip())) if scheme.lower() == "bearer" else None
        if row is None:
            self.rates.take("tokens", "", address)
            raise Illegal("server-bad-token", {})
        return Identity(token=row)

    def check_origin(self, connection: HTTPConnection) -> None:
        """Refuse requests from pages of other sites: they may not act for the people who look at them."""
        origin = connection.headers.get("origin")
        if origin is None or origin in self.origins:
            return
        if host_of(origin) != connection.headers.get("host"):
            raise Illegal("server-origin", {"found": origin[:80]})

    # -- making guests ----------------------------------------------------------------------------------------------

    async def make(self, language: str, address: str) -> GuestRow:
        self.rates.take("guests", "", address)
        number = secrets.randbelow(9000) + 1000
        name = f"{say(language, 'cli-you')} {number}"
        guest = GuestRow(secrets.token_hex(8), secrets.token_urlsafe(24), name, language, wall())
        await self.store.add_guest(guest)
        return guest

    def give_cookie(self, connection: HTTPConnection, response: Response, guest: GuestRow) -> None:
        response.set_cookie(
            cookie_name(connection),
            str(self.signer.dumps(guest.id)),
            max_age=YEAR_S,
            path="/",
            secure=is_secure(connection),
            httponly=True,
            samesite="lax",
        )


def is_named(name: str) -> bool:
    """Whether a guest chose that name: those that we give are a word and four digits."""
    word, _, number = name.rpartition(" ")
    return word not in [say(language, "cli-you") for language in LANGUAGES] or not (
        len(number) == 4 and number.isdigit()
    )


def address_of(connection: HTTPConnection) -> str:
    return neighbourhood(connection.client.host if connection.client is not None else "")


def host_of(origin: str) -> str | None:
    """The host of an address, if it is one."""
    try:
        return urlsplit(origin).netloc
    except ValueError:
        return None


def is_secure(connection: HTTPConnection) -> bool:
    return connection.url.scheme in ("https", "wss")


def cookie_name(connection: HTTPConnection) -> str:
    return "__Host-clairiere" if is_secure(connection) else "clairiere"


def language_of(connection: HTTPConnection, who: Identity | None = None) -> str:
    """The language to answer in: by the URL, by the guest's choice, or by the browser's."""
    asked = connection.query_params.get("language", "")
    if asked in LANGUAGES:
        return asked
    if who is not None and who.guest is not None:
        return who.guest.language
    wanted = connection.headers.get("accept-language", "").lower()
    return min(LANGUAGES, key=lambda language: wanted.find(language) % (len(wanted) + 1), default="fr")
