"""Guests: identifying a sender, making new guests, and their rate limits."""

from __future__ import annotations

import secrets
from dataclasses import replace

from ...words import say
from ..clock import wall
from ..hashing import hash_secret
from ..limits import Rates
from ..room.ports import TableStore
from ..room.viewers import Identity
from ..rows import GuestRow
from .http_types import ConnectionInfo

MARK_DIGITS = 16  # digits of a hash


def new_link(guest: GuestRow, closes_devices: bool) -> tuple[GuestRow, str]:
    """Return a guest with another link, and the secret in it, which is kept nowhere. `closes_devices`: the cookies that
    were given before are void."""
    secret = secrets.token_urlsafe(24)
    hash = hash_secret(secret)
    mark = hash[:MARK_DIGITS] if closes_devices else guest.device_mark
    return replace(guest, link_hash=hash, device_mark=mark), secret


class GuestBook:
    """Guests without authentication, as the static edition needs it. `Guests` adds cookies, tokens and origins."""

    def __init__(self, store: TableStore) -> None:
        self.store = store
        self.rates = Rates()

    async def who(self, connection: ConnectionInfo) -> Identity:
        """Return the identity of the sender of a request."""
        return Identity()

    def check_origin(self, connection: ConnectionInfo) -> None:
        """Refuse requests from pages of other origins."""

    async def make(self, language: str, address: str) -> tuple[GuestRow, str]:
        """Create a guest; return it with the secret of its link. Raises a refusal beyond the address's rate."""
        self.rates.take("guests", "", address)
        number = secrets.randbelow(9000) + 1000
        name = f"{say(language, 'cli-you')} {number}"
        guest, secret = new_link(GuestRow(secrets.token_hex(8), "", name, language, wall()), closes_devices=True)
        await self.store.add_guest(guest)
        return guest, secret
