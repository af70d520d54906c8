"""Pools for long jobs: worker processes, a second web worker of the page, or this process."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, Protocol, TypeVar

from ..bots.remote import Work
from .threads import run_in_thread

T = TypeVar("T")


class JobTooHeavy(Exception):
    """The job took more than its limits allow."""


@dataclass(frozen=True)
class Call(Generic[T]):
    """A job: call a module's function with plain values."""

    function: Callable[..., T]
    arguments: tuple[object, ...]

    def run(self) -> T:
        return self.function(*self.arguments)


class Pool(Protocol):
    """Runs jobs for guests. `quick`: it also runs the decisions of bots that do not search."""

    quick: bool

    async def ask(self, job: Work[T], guest: str = "") -> T: ...


class LocalPool:
    """Runs every job in this process, without limits: for the static edition and for tests."""

    quick = False

    async def ask(self, job: Work[T], guest: str = "") -> T:
        return await run_in_thread(job.run)
