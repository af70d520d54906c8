"""The services that request handlers share while the application runs."""

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
    """The guests who are waiting for a hint: one at a time for each guest."""

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
    """Rooms, guests, the worker pools for bots (`bots`) and for requests (`jobs`), and caches."""

    def __init__(self, rooms: Rooms, guests: GuestBook, bots: Pool, jobs: Pool) -> None:
        self.rooms = rooms
        self.guests = guests
        self.bots = bots
        self.jobs = jobs
        self.hints = HintsUnderway()
        self.replays = ReplayCache()
        self.pictures = ByteCache("PICTURES")
        self.reviews = ReviewJobs(rooms.store, bots)
