"""What a room needs of the world around it. Whoever gives it these can run tables without HTTP and without SQL."""

from __future__ import annotations

from typing import Protocol


class Listener(Protocol):
    """Somebody who is told what happens at a table: encoded messages, in order. Neither call waits for anything."""

    def send(self, message: bytes) -> None: ...

    def hang_up(self) -> None:
        """Nothing more will come: the line may be closed after what was sent."""
