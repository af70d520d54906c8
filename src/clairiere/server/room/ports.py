"""What a room needs of the world around it. Whoever gives it these can run tables without HTTP and without SQL."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Any, Protocol

from ..rows import ChatRow, Entry, GuestRow, NewsLine, StoreName, TableRow, TokenRow, VisitRow

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

    async def append(
        self, id: str, entries: Sequence[Entry], origin: str, changed: TableRow | None = None, plan: str = ""
    ) -> None: ...

    async def change_table(self, table: TableRow, origin: str, **changes: object) -> None: ...


class VisitStore(Protocol):
    """Where it is kept what people have seen of tables."""

    async def of(self, guest: str, tables: Iterable[str]) -> dict[str, VisitRow]: ...

    async def keep(self, guest: str, table: str, seen: int, mark: int, at_ms: int) -> None: ...


class Observer(Protocol):
    """Somebody who acts when something has happened at a table: the bots, the notices. Bots answer by
    `Room.play_for_bot`, whenever and wherever they have thought."""

    def room_changed(self, room: Room) -> None: ...

    def table_closed(self, table: str) -> None:
        """The game is over or the table is removed: forget what is kept of it."""


class Host(Protocol):
    """Whoever keeps rooms: with a name of its process and the engine that new games are played by."""

    id: str
    engine: str

    @property
    def store(self) -> RoomStore: ...

    @property
    def observers(self) -> Sequence[Observer]: ...

    def drop_room(self, room: Room) -> None:
        """What is written of a room's table can neither be written nor read."""


class ReviewStore(Protocol):
    """Where reviews are kept with their games."""

    async def of(self, table: str, seat: int) -> Any: ...

    async def keep(self, table: str, seat: int, kept: Any) -> None: ...


class TableStore(RoomStore, Protocol):
    """Everything that whoever runs tables remembers. Whoever gives this can run them without SQL."""

    failures: tuple[type[Exception], ...]  # what is raised when the store cannot be used just now
    shared: bool  # others may write too

    @property
    def name(self) -> StoreName: ...

    @property
    def news(self) -> NewsLine: ...

    @property
    def visits(self) -> VisitStore: ...

    @property
    def reviews(self) -> ReviewStore: ...

    def listen(self, hear: Callable[[dict[str, Any]], None], back: Callable[[], None]) -> None: ...

    async def tell(self, news: dict[str, Any]) -> None: ...

    async def close(self) -> None: ...

    async def key(self, name: str, fresh: str) -> str: ...

    async def guest(self, id: str) -> GuestRow | None: ...

    async def guest_of_secret(self, secret: str) -> GuestRow | None: ...

    async def add_guest(self, guest: GuestRow) -> None: ...

    async def renew_link(self, guest: GuestRow, cuts: bool, origin: str) -> None: ...

    async def change_guest(self, id: str, name: str, language: str) -> None: ...

    async def add_table(self, table: TableRow, entries: Sequence[Entry] = ()) -> None: ...

    async def tables_of(self, guest: str, most: int = 100) -> list[TableRow]: ...

    async def seated(self, guest: str) -> list[TableRow]: ...

    async def open_tables(self, since: int, most: int, host: int) -> list[TableRow]: ...

    async def rated(self, game: str, most: int) -> list[TableRow]: ...

    async def tables_by_status(self, status: str) -> list[TableRow]: ...

    async def hosted(self, guest: str) -> int: ...

    async def chat(self, id: str, most: int, aside: int, after: int = 0) -> list[ChatRow]: ...

    async def say(self, id: str, line: ChatRow, origin: str) -> None: ...

    async def add_token(self, token: TokenRow) -> None: ...

    async def token(self, hash: str) -> TokenRow | None: ...
