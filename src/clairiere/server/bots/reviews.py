"""Reviews in the background: task by task in the processes of the bots, where guests take turns.

Each result is stored at once, so that a review can be stopped, and resumed after a restart.
"""

from __future__ import annotations

import asyncio
import logging

from ...core.illegal import Illegal
from ...review import Review
from ..jobs import Pool
from ..limits import THOUGHT_S
from ..room.ports import TableStore
from ..threads import run_in_thread_until

LOG = logging.getLogger("clairiere")
Key = tuple[str, int]  # a table and a seat


class ReviewJob:
    """A running review, and the guest who wants it."""

    def __init__(self, review: Review, guest: str) -> None:
        self.review = review
        self.guest = guest
        self.working: asyncio.Task[None] | None = None


class ReviewJobs:
    """All running reviews: one at a time for each guest."""

    def __init__(self, store: TableStore, pool: Pool) -> None:
        self.store = store
        self.pool = pool
        self.jobs: dict[Key, ReviewJob] = {}

    def find(self, table: str, seat: int) -> ReviewJob | None:
        return self.jobs.get((table, seat))

    def check_free(self, guest: str) -> None:
        if any(job.guest == guest for job in self.jobs.values()):
            raise Illegal("server-review-busy", {})

    def start(self, table: str, review: Review, guest: str) -> ReviewJob:
        """Start or resume a review, unless it runs already. Raise Illegal if the guest has another one."""
        key = table, review.seat
        if key not in self.jobs:
            self.check_free(guest)
            job = self.jobs[key] = ReviewJob(review, guest)
            job.working = asyncio.create_task(self.work(table, job))
        return self.jobs[key]

    async def work(self, table: str, job: ReviewJob) -> None:
        review = job.review
        try:
            while (task := await run_in_thread_until(THOUGHT_S, review.next_task)) is not None:
                review.put(task, await self.pool.ask(task, job.guest))
                await self.store.reviews.keep(table, review.seat, review.kept())
        except Exception:
            LOG.exception("review of %s", table)
        finally:
            self.jobs.pop((table, review.seat), None)

    async def stop(self, table: str, seat: int, guest: str) -> None:
        """Stop a review. Raise Illegal if another guest wanted it."""
        job = self.jobs.get((table, seat))
        if job is None:
            return
        if job.guest != guest:
            raise Illegal("server-review-other", {})
        assert job.working is not None
        job.working.cancel()
        await asyncio.gather(job.working, return_exceptions=True)

    async def close(self) -> None:
        working = [job.working for job in self.jobs.values() if job.working is not None]
        for work in working:
            work.cancel()
        await asyncio.gather(*working, return_exceptions=True)
