"""What is told of a turn: which game, how long there is, where the table is. Nothing of what happened there."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from ...core.illegal import Facts
from ...words import say
from ..rows import WayRow


@dataclass(frozen=True)
class Turn:
    """`link`: the address of the table; `hours`: that are left, 0 without a clock; `stop`: a link that ends it."""

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
    """One way to tell somebody. Neither call waits for anything."""

    def accept(self, target: str, before: str) -> str:
        """What a guest gave as it is kept, beside what was `before`; or a refusal."""

    def tell(self, way: WayRow, turn: Turn) -> None: ...

    async def close(self) -> None: ...
