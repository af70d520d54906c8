"""The guests of whoever runs tables: who sends something, new guests, and the rates of all."""

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
    """Where one device is all there is, whoever asks is nobody until told otherwise; nothing comes from elsewhere."""

    def __init__(self, store: TableStore) -> None:
        self.store = store
        self.rates = Rates()

    async def who(self, connection: ConnectionInfo) -> Identity:
        """Who sends a request, or wants to look at a table."""
        return Identity()

    def check_origin(self, connection: ConnectionInfo) -> None:
        """Refuse requests from pages of other sites."""

    async def make(self, language: str, address: str) -> tuple[GuestRow, str]:
        """Make a guest; return them with the secret in their link."""
        self.rates.take("guests", "", address)
        number = secrets.randbelow(9000) + 1000
        name = f"{say(language, 'cli-you')} {number}"
        guest, secret = new_link(GuestRow(secrets.token_hex(8), "", name, language, wall()), closes_devices=True)
        await self.store.add_guest(guest)
        return guest, secret
