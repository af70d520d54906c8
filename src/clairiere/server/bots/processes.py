"""Processes for bots that search: they think long, and nobody else waits for them."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable
from contextlib import suppress
from multiprocessing import get_context
from threading import Thread
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
        self.reading: Thread | None = None

    async def ask(self, question: Work[T]) -> T:
        loop = asyncio.get_running_loop()
        told: asyncio.Future[T | str | None] = loop.create_future()
        try:
            self.pipe.send(question)
        except OSError as gone:
            raise ProcessLost from gone
        self.reading = Thread(target=self.read, args=(loop, told), daemon=True)
        self.reading.start()
        answer = await told
        if answer is None:
            raise ProcessLost
        if isinstance(answer, str):
            raise BotFailed(answer)
        return answer

    def read(self, loop: asyncio.AbstractEventLoop, told: asyncio.Future[Any]) -> None:
        """Wait for the answer, in a thread of its own: not every system's loop can read a pipe."""
        answer = None
        with suppress(EOFError, OSError):
            answer = self.pipe.recv() if self.pipe.poll(LIMIT_S) else None
        with suppress(RuntimeError):  # the loop has ended meanwhile
            loop.call_soon_threadsafe(lambda: None if told.done() else told.set_result(answer))

    def end(self) -> None:
        self.process.kill()
        self.process.join()
        if self.reading:
            self.reading.join(GRACE_S)  # it has read the end
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
