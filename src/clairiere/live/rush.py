"""A short window in which several presses of the same button are compared, to make up for slow lines."""

from __future__ import annotations

from typing import Generic, TypeVar

T = TypeVar("T")


class Rush(Generic[T]):
    """jeton:10.2 What arrives in the window: presses with their reckoned times, and everything else, which waits."""

    def __init__(self, ends: int) -> None:
        self.ends = ends
        self.presses: list[tuple[int, int, T]] = []  # when pressed, rank among equals
        self.others: list[T] = []

    def compare(self, pressed: int, rank: int, message: T) -> None:
        self.presses.append((pressed, rank, message))

    def wait(self, message: T) -> None:
        self.others.append(message)

    def in_order(self) -> list[T]:
        """The earliest press first, then the other presses, then the rest as it came."""
        presses = sorted(self.presses, key=lambda press: press[:2])
        return [message for _, _, message in presses] + self.others
