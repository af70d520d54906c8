"""An LRU map from tables to values, for services that remember something until a table is closed."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from typing import Generic, TypeVar

MOST = 10_000  # tables
V = TypeVar("V")


class TableMemory(Generic[V]):
    """One value for each table, made when it is first asked for. Beyond `most` tables the one that was used least
    recently is forgotten: a table that nobody plays to its end is never closed."""

    def __init__(self, make: Callable[[], V], most: int = MOST) -> None:
        self.make = make
        self.most = most
        self.values: OrderedDict[str, V] = OrderedDict()

    def of(self, table: str) -> V:
        """Return the value of a table, made on first use."""
        if table not in self.values:
            self.values[table] = self.make()
            if len(self.values) > self.most:
                self.values.popitem(last=False)
        self.values.move_to_end(table)
        return self.values[table]

    def forget(self, table: str) -> None:
        self.values.pop(table, None)

    def __contains__(self, table: str) -> bool:
        return table in self.values
