"""Authentication: guests by signed cookies, bots by tokens."""

from __future__ import annotations

import secrets

from itsdangerous import BadSignature, URLSafeSerializer
from starlette.responses import Response

from ...core.illegal import Illegal
from ..hashing import hash_secret
from ..room.ports import TableStore
from ..room.viewers import Identity
from ..rows import GuestRow
from .guest_book import GuestBook
from .http_types import ConnectionInfo, address_of
from .origins import is_secure, origin_of, request_origin

YEAR_S = 365 * 24 * 3600
FIRST = "first-"  # begins the mark of guests who may have devices with cookies that state no mark


class Guests(GuestBook):
    """Authenticates guests by their cookies and bots by their tokens."""

    def __init__(self, store: TableStore, key: str, origins: tuple[str, ...] = ()) -> None:
        super().__init__(store)
        self.signer = URLSafeSerializer(key, salt="guest")
        self.origins = origins  # other sites whose pages may use this server

    @classmethod
    async def of(cls, store: TableStore, origins: tuple[str, ...] = ()) -> Guests:
        return cls(store, await store.key("cookie", secrets.token_hex(32)), origins)

    # -- who is it? -----------------------------------------------------------------------------------------------

    async def who(self, connection: ConnectionInfo) -> Identity:
        """Return the identity of a sender by token or cookie; an empty one if it has neither.

        Raises a refusal for a wrong token and for a banned guest."""
        authorization = connection.headers.get("authorization", "")
        if authorization:
            return await self.with_token(authorization, address_of(connection))
        cookie = connection.cookies.get(cookie_name(connection), "")
        guest = await self.guest_of(cookie) if cookie else None
        if guest is not None and guest.banned:
            raise Illegal("server-banned", {})
        return Identity(guest)

    async def guest_of(self, cookie: str) -> GuestRow | None:
        """Return the guest of a cookie, or None if it is forged or was revoked with the secret link."""
        try:
            content = self.signer.loads(cookie)
        except BadSignature:
            return None
        id = content[0] if isinstance(content, list) and content else content
        guest = await self.store.guest(id) if isinstance(id, str) else None
        return guest if guest is not None and content in accepted_contents(guest) else None

    async def with_token(self, authorization: str, address: str) -> Identity:
        """Return the bot that a token is for. Tokens are compared by their hashes, so the time that it takes says
        nothing about them."""
        scheme, _, token = authorization.partition(" ")
        row = await self.store.token(hash_secret(token.strip())) if scheme.lower() == "bearer" else None
        if row is None:
            raise self.rates.failure(address, "server-bad-token")
        return Identity(token=row)

    def check_origin(self, connection: ConnectionInfo) -> None:
        """Refuse requests from pages of other origins, as a protection against cross-site request forgery."""
        origin = connection.headers.get("origin")
        if origin is not None and (origin_of(origin) or "?") not in (request_origin(connection), *self.origins):
            raise Illegal("server-origin", {"found": origin[:80]})

    def give_cookie(self, connection: ConnectionInfo, response: Response, guest: GuestRow) -> None:
        response.set_cookie(
            cookie_name(connection),
            str(self.signer.dumps(cookie_content(guest))),
            max_age=YEAR_S,
            path="/",
            secure=is_secure(connection),
            httponly=True,
            samesite="lax",
        )


def cookie_content(guest: GuestRow) -> list[str]:
    """Return what a cookie states: the guest, and the mark of the guest's devices."""
    return [guest.id, guest.device_mark.removeprefix(FIRST)]


def accepted_contents(guest: GuestRow) -> list[object]:
    """Return what a cookie of a guest may state. The oldest ones state the guest alone, and hold until devices are
    closed."""
    return [cookie_content(guest), guest.id] if guest.device_mark.startswith(FIRST) else [cookie_content(guest)]


def cookie_name(connection: ConnectionInfo) -> str:
    return "__Host-clairiere" if is_secure(connection) else "clairiere"
