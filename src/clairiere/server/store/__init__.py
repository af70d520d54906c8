"""The store: one schema on SQLite or PostgreSQL. What `append` has returned from is on disk.

May import `core` and SQLAlchemy, and of the server `rows` alone. Plain values of these enter and leave; nobody outside
sees a connection or SQL. Processes that share a PostgreSQL tell each other by `news` where something was written.
"""

from ..rows import ChanceRow, ChatRow, Entry, GuestRow, MailRow, SeatRow, TableRow, TokenRow, VisitRow, WriteConflict
from .store import Store
from .writer import UNUSABLE

__all__ = [
    "UNUSABLE",
    "ChanceRow",
    "ChatRow",
    "Entry",
    "GuestRow",
    "MailRow",
    "SeatRow",
    "Store",
    "TableRow",
    "TokenRow",
    "VisitRow",
    "WriteConflict",
]  # fmt: skip
