"""The guests of whoever runs tables: who sends something, new guests, and the rates of all."""

from __future__ import annotations

import secrets

from ...words import say
from ..clock import wall
from ..limits import Rates
from ..room.ports import TableStore
from ..room.viewers import Identity
from ..rows import GuestRow
from .exchange import Asked

RENEWED = "new-"  # with this a secret begins that is not a guest's first


def new_secret(begins: str = "") -> str:
    """What a guest's link holds."""
    return begins + secrets.token_urlsafe(24)


class GuestBook:
    """Where one device is all there is, whoever asks is nobody until told otherwise; nothing comes from elsewhere."""

    def __init__(self, store: TableStore) -> None:
        self.store = store
        self.rates = Rates()

    async def who(self, asked: Asked) -> Identity:
        """Who sends a request, or wants to look at a table."""
        return Identity()

    def check_origin(self, asked: Asked) -> None:
        """Refuse requests from pages of other sites."""

    async def make(self, language: str, address: str) -> GuestRow:
        self.rates.take("guests", "", address)
        number = secrets.randbelow(9000) + 1000
        name = f"{say(language, 'cli-you')} {number}"
        guest = GuestRow(secrets.token_hex(8), new_secret(), name, language, wall())
        await self.store.add_guest(guest)
        return guest
