"""What a message on a turn says: which game, how much time is left, where the table is."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from ...core.illegal import Facts
from ...words import say
from ..rows import WayRow


@dataclass(frozen=True)
class Turn:
    """`link`: the address of the table; `hours` left, 0 without a clock; `stop`: a link that ends such messages."""

    language: str
    title: str
    table: str
    link: str
    hours: int
    stop: str

    def say(self, id: str) -> str:
        facts: Facts = {"title": self.title, "link": self.link, "hours": self.hours, "stop": self.stop}
        return say(self.language, id, facts)


class Channel(Protocol):
    """A way to send messages to guests. Neither call waits for anything."""

    def accept(self, target: str, before: str) -> str:
        """Return what to store for a target that a guest gave, beside what was stored `before`. Raise Illegal if it
        cannot be used."""

    def tell(self, way: WayRow, turn: Turn) -> None: ...

    async def close(self) -> None: ...
