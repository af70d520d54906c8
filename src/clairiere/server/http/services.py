"""What the handlers of requests work with, for as long as the application runs."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from ...core.illegal import Illegal
from ..bots.reviews import ReviewJobs
from ..jobs import Pool
from ..room.rooms import Rooms
from .byte_cache import ByteCache
from .guest_book import GuestBook
from .replay_cache import ReplayCache


class HintsUnderway:
    """The guests who wait for a hint, one hint at a time for each."""

    def __init__(self) -> None:
        self.waiting: set[str] = set()

    @contextmanager
    def hold(self, guest: str) -> Iterator[None]:
        if guest in self.waiting:
            raise Illegal("server-hint-busy", {})
        self.waiting.add(guest)
        try:
            yield
        finally:
            self.waiting.discard(guest)


class Services:
    """The tables, the guests, the pools where bots think and where jobs of requests run, and caches."""

    def __init__(self, rooms: Rooms, guests: GuestBook, bots: Pool, jobs: Pool) -> None:
        self.rooms = rooms
        self.guests = guests
        self.bots = bots
        self.jobs = jobs
        self.hints = HintsUnderway()
        self.replays = ReplayCache()
        self.pictures = ByteCache("PICTURES")
        self.reviews = ReviewJobs(rooms.store, bots)
