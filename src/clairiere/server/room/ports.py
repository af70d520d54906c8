"""Protocols of what rooms need from outside. With other implementations, tables run without HTTP and SQL."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Any, Protocol

from ..rows import ChatRow, Entry, GuestRow, NewsLine, StoreName, TableRow, TokenRow, VisitRow

if TYPE_CHECKING:
    from .room import Room


class Listener(Protocol):
    """The receiver of a viewer's messages: encoded, in order. Neither call waits for anything."""

    def send(self, message: bytes) -> None: ...

    def hang_up(self) -> None:
        """Close the connection after what was sent: no message follows."""


class RoomStore(Protocol):
    """Stores the logs of tables. A write is durable when it returns; it raises `rows.WriteConflict` if another process
    wrote first. `origin`: the id of the process that writes."""

    async def table(self, id: str) -> TableRow | None: ...

    async def entries(self, id: str, after: int = 0) -> list[Entry]: ...

    async def append(
        self, id: str, entries: Sequence[Entry], origin: str, changed: TableRow | None = None, plan: str = ""
    ) -> None: ...

    async def change_table(self, table: TableRow, origin: str, **changes: object) -> None: ...


class VisitStore(Protocol):
    """Stores how much guests have seen of tables."""

    async def of(self, guest: str, tables: Iterable[str]) -> dict[str, VisitRow]: ...

    async def keep(self, guest: str, table: str, seen: int, mark: int, at_ms: int) -> None: ...


class Observer(Protocol):
    """Something that reacts to changes at tables: the bots, the notices. Bots answer by `Room.play_for_bot` when they
    have thought."""

    def room_changed(self, room: Room) -> None: ...

    def table_closed(self, table: str) -> None:
        """Forget what is kept of a table: its game is over, or it was removed."""


class Host(Protocol):
    """The owner of rooms. `id`: of its process; `engine`: the version of the rules for new games."""

    id: str
    engine: str

    @property
    def store(self) -> RoomStore: ...

    @property
    def observers(self) -> Sequence[Observer]: ...

    def drop_room(self, room: Room) -> None:
        """Close a room whose table can neither be written nor read."""


class ReviewStore(Protocol):
    """Stores reviews with their games."""

    async def of(self, table: str, seat: int) -> Any: ...

    async def keep(self, table: str, seat: int, kept: Any) -> None: ...


class TableStore(RoomStore, Protocol):
    """Stores everything that a server remembers."""

    failures: tuple[type[Exception], ...]  # raised when the store cannot be used at the moment
    shared: bool  # other processes may write too

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
