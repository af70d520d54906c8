"""Processes for bots that search: they think long, and nobody else waits for them."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable
from contextlib import suppress
from multiprocessing import get_context
from typing import Any, TypeVar

from ...arena.workers import deaf
from ...bots.remote import Work, work
from ..fair_queue import FairQueue

TRIES = 3  # a question is asked again when its process was killed
LIMIT_S = 30.0  # for an answer
GRACE_S = 1.0  # for a thought that nobody wants any more; then its process is ended
T = TypeVar("T")


class ProcessLost(Exception):
    """The process has ended, or has not answered in time."""


class BotFailed(Exception):
    """The bot raised an exception in its process; this is its text."""


def usual_count() -> int:
    """As many as there are cores, but for one that is left to the server."""
    return max(1, (os.cpu_count() or 1) - 1)


class BotProcess:
    """One process and the pipe to it. It ignores keyboard interrupts: the server ends it."""

    def __init__(self, prepare: Callable[[], object] | None) -> None:
        context = get_context("spawn")
        self.pipe, there = context.Pipe()
        self.process = context.Process(target=work, args=(there, prepare), daemon=True)
        with deaf():
            self.process.start()
        there.close()

    async def ask(self, question: Work[T]) -> T:
        try:
            self.pipe.send(question)
            await self.readable()
            answer: T | str = self.pipe.recv()
        except (EOFError, OSError) as gone:  # a TimeoutError is one too
            raise ProcessLost from gone
        if isinstance(answer, str):
            raise BotFailed(answer)
        return answer

    async def readable(self) -> None:
        """Wait until there is something to read in the pipe."""
        loop, news = asyncio.get_running_loop(), asyncio.Event()
        loop.add_reader(self.pipe.fileno(), news.set)
        try:
            await asyncio.wait_for(news.wait(), LIMIT_S)
        finally:
            loop.remove_reader(self.pipe.fileno())

    def end(self) -> None:
        self.process.kill()
        self.process.join()
        self.pipe.close()


class BotProcessPool:
    """A few processes, each started when it is first needed. Questions wait for one that is free; guests take turns."""

    quick = False

    def __init__(self, most: int = 0, prepare: Callable[[], object] | None = None) -> None:
        self.most = most or usual_count()
        self.prepare = prepare  # done first in every process
        self.idle: list[BotProcess] = []
        self.queue = FairQueue(self.most)
        self.work: set[asyncio.Future[Any]] = set()

    async def ask(self, question: Work[T], guest: str = "") -> T:
        """What a bot thinks, for a guest. If the caller is cancelled, the process is ended soon."""
        begun = asyncio.Event()
        thought = asyncio.ensure_future(self.think(question, begun, guest))
        self.work.add(thought)
        thought.add_done_callback(self.done)
        try:
            return await asyncio.shield(thought)
        except asyncio.CancelledError:
            if begun.is_set():
                asyncio.get_running_loop().call_later(GRACE_S, thought.cancel)
            else:
                thought.cancel()
            raise

    def done(self, thought: asyncio.Future[Any]) -> None:
        self.work.discard(thought)
        if not thought.cancelled():
            thought.exception()  # told to whoever waits, if they still do

    async def think(self, question: Work[T], begun: asyncio.Event, guest: str) -> T:
        async with self.queue.turn(guest):
            begun.set()
            for _ in range(TRIES):
                with suppress(ProcessLost):
                    return await self.ask_one(question)
            raise ProcessLost

    async def ask_one(self, question: Work[T]) -> T:
        """Ask a free process; it is kept for the next question unless it was lost or interrupted."""
        process = self.idle.pop() if self.idle else BotProcess(self.prepare)
        fit = False
        try:
            answer = await process.ask(question)
            fit = True
        except BotFailed:
            fit = True
            raise
        finally:
            self.idle.append(process) if fit else process.end()
        return answer

    async def close(self) -> None:
        """End all processes, also those that think."""
        for thought in list(self.work):
            thought.cancel()
        await asyncio.gather(*self.work, return_exceptions=True)
        for process in self.idle:
            process.end()
        self.idle = []
