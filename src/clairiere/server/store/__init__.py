"""The store: one schema on SQLite or PostgreSQL. What `append` has returned from is on disk.

May import `core` and SQLAlchemy, and of the server `rows` alone. Plain values of these enter and leave; nobody outside
sees a connection or SQL. Processes that share a PostgreSQL tell each other by `news` where something was written.
"""

from ..rows import ChanceRow, ChatRow, Entry, GuestRow, SeatRow, TableRow, TokenRow, VisitRow, WayRow, WriteConflict
from .store import Store
from .writer import UNUSABLE

__all__ = [
    "UNUSABLE",
    "ChanceRow",
    "ChatRow",
    "Entry",
    "GuestRow",
    "SeatRow",
    "Store",
    "TableRow",
    "TokenRow",
    "VisitRow",
    "WayRow",
    "WriteConflict",
]  # fmt: skip
