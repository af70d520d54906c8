"""The store: one schema on SQLite or PostgreSQL. What `append` has returned from is on disk."""

from .rows import ChanceRow, ChatRow, Entry, GuestRow, MailRow, SeatRow, TableRow, TokenRow, VisitRow
from .store import Store
from .writer import UNUSABLE, WriteConflict

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
