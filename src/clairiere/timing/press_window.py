"""A short window in which presses of the same button are compared by press time, to make up for slow connections."""

from __future__ import annotations

from typing import Generic, TypeVar

T = TypeVar("T")


class PressWindow(Generic[T]):
    """jeton:10.2 The messages that arrive while the window is open: presses with their estimated times, and all others,
    which wait for its end."""

    def __init__(self, ends: int) -> None:
        self.ends = ends
        self.presses: list[tuple[int, int, T]] = []  # press time, rank among equals, message
        self.others: list[T] = []

    def add_press(self, pressed: int, rank: int, message: T) -> None:
        """Add a press, to be ordered by its time."""
        self.presses.append((pressed, rank, message))

    def add_other(self, message: T) -> None:
        """Add a message that is handled after all presses."""
        self.others.append(message)

    def in_order(self) -> list[T]:
        """Return the presses, earliest first, then the other messages in order of arrival."""
        presses = sorted(self.presses, key=lambda press: press[:2])
        return [message for _, _, message in presses] + self.others
