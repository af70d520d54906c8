"""What is kept in the browser, as whoever keeps it promises it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Literal, Protocol

Change = tuple[Literal["add", "put", "drop", "check"], str, str]  # what, the key, the text


class ShelfFailed(Exception):
    """The browser would not keep something, or not give it back."""


class Shelf(Protocol):
    """Texts by keys. Of a write all changes hold or none, and what it has returned from is not lost any more."""

    async def read(self, key: str) -> str | None: ...

    async def below(self, prefix: str) -> list[str]:
        """The texts whose keys begin so, in the order of the keys."""

    async def write(self, changes: Sequence[Change]) -> bool:
        """Whether it was done. Not if something to `add` is there already, or something to `check` is not as told."""

    def tell(self, text: str) -> None:
        """Tell the other pages of this browser that use the shelf."""

    def listen(self, hear: Callable[[str], None]) -> None: ...
