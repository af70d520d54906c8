"""The protocol of the browser's storage."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Literal, Protocol

Change = tuple[Literal["add", "put", "drop", "check"], str, str]  # operation, key, text


class ShelfFailed(Exception):
    """The browser failed to read or write."""


class Shelf(Protocol):
    """Texts by keys. Writes are atomic, and durable when they return."""

    async def read(self, key: str) -> str | None: ...

    async def below(self, prefix: str) -> list[str]:
        """Return the texts whose keys begin with a prefix, in the order of the keys."""

    async def write(self, changes: Sequence[Change]) -> bool:
        """Apply all changes, or none: return False if a key to `add` exists, or a text to `check` differs."""

    def tell(self, text: str) -> None:
        """Notify the other pages of this browser."""

    def listen(self, hear: Callable[[str], None]) -> None: ...
