"""The store: one schema on SQLite or PostgreSQL. What `append` has returned from is on disk."""

from .rows import ChatRow, Entry, GuestRow, SeatRow, TableRow, TokenRow
from .store import Store
from .writer import Taken

__all__ = ["ChatRow", "Entry", "GuestRow", "SeatRow", "Store", "TableRow", "Taken", "TokenRow"]
