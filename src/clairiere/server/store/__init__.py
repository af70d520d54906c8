"""The store: one schema on SQLite or PostgreSQL. Data is on disk when `append` returns.

May import `core` and SQLAlchemy, and of the server `rows` alone. Its interface takes and returns rows; connections and
SQL stay inside. Processes that share a PostgreSQL database tell each other by `news` where something was written.
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
