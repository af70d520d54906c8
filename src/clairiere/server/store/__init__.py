"""The store: one schema on SQLite or PostgreSQL. What `append` has returned from is on disk."""

from .rows import ChanceRow, ChatRow, Entry, GuestRow, MailRow, SeatRow, TableRow, TokenRow, VisitRow
from .store import Store
from .writer import UNUSABLE, Taken

__all__ = [
    "UNUSABLE", "ChanceRow", "ChatRow", "Entry", "GuestRow", "MailRow", "SeatRow", "Store", "TableRow", "Taken",
    "TokenRow",
    "VisitRow",
]  # fmt: skip
