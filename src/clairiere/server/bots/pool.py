"""Where bots think: in processes beside the server, or wherever whoever runs the tables has room for it."""

from __future__ import annotations

from typing import Protocol, TypeVar

from ...bots.remote import Work

T = TypeVar("T")


class Pool(Protocol):
    """Takes questions. `quick`: those too that a bot answers at once, which else are answered here."""

    quick: bool

    async def ask(self, question: Work[T], guest: str = "") -> T: ...
