"""What a room needs of the world around it. Whoever gives it these can run tables without HTTP and without SQL."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Protocol

from ..rows import Entry, TableRow, VisitRow

if TYPE_CHECKING:
    from .room import Room


class Listener(Protocol):
    """Somebody who is told what happens at a table: encoded messages, in order. Neither call waits for anything."""

    def send(self, message: bytes) -> None: ...

    def hang_up(self) -> None:
        """Nothing more will come: the line may be closed after what was sent."""


class RoomStore(Protocol):
    """Where the log of a table is kept. What a write has returned from is not lost any more; a write that comes after
    another process's is refused by `rows.WriteConflict`. `origin` says which process writes."""

    async def table(self, id: str) -> TableRow | None: ...

    async def entries(self, id: str, after: int = 0) -> list[Entry]: ...

    async def append(self, id: str, entries: Sequence[Entry], origin: str, changed: TableRow | None = None) -> None: ...

    async def change_table(self, table: TableRow, origin: str, **changes: object) -> None: ...


class VisitStore(Protocol):
    """Where it is kept what people have seen of tables."""

    async def of(self, guest: str, tables: Iterable[str]) -> dict[str, VisitRow]: ...

    async def keep(self, guest: str, table: str, seen: int, mark: int, at_ms: int) -> None: ...


class Observer(Protocol):
    """Somebody who acts when something has happened at a table: the bots, the notices by mail. Bots answer by
    `Room.play_for_bot`, whenever and wherever they have thought."""

    def room_changed(self, room: Room) -> None: ...


class Host(Protocol):
    """Whoever keeps rooms: with a name of its process and the engine that new games are played by."""

    id: str
    engine: str

    @property
    def store(self) -> RoomStore: ...

    @property
    def observers(self) -> Sequence[Observer]: ...

    def forget(self, room: Room) -> None:
        """What is written of a room's table can neither be written nor read."""
