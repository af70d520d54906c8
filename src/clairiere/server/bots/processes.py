"""Minds: the processes in which bots think that take long about it, so that nobody else waits for them."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable
from contextlib import suppress
from multiprocessing import get_context

from ...arena.workers import deaf
from ...bots.remote import Answer, Question, work
from ..fair_queue import Turns

TRIES = 3  # a question is asked again when whoever thought about it was killed
LIMIT_S = 30.0  # nobody thinks for longer
GRACE_S = 1.0  # for a thought that nobody wants any more; then whoever thinks it is ended


class Lost(Exception):
    """The process is gone, or has not answered in all that time."""


class Stumbled(Exception):
    """What went wrong in there."""


def usual_count() -> int:
    """One core is left to the table."""
    return max(1, (os.cpu_count() or 1) - 1)


class Mind:
    """One process, and the line to it. It never hears of an interruption: that is its starter's business."""

    def __init__(self, prepare: Callable[[], object] | None) -> None:
        context = get_context("spawn")
        self.line, there = context.Pipe()
        self.process = context.Process(target=work, args=(there, prepare), daemon=True)
        with deaf():
            self.process.start()
        there.close()

    async def ask(self, question: Question) -> Answer:
        try:
            self.line.send(question)
            await self.heard()
            found = self.line.recv()
        except (EOFError, OSError) as gone:  # a TimeoutError is one too
            raise Lost from gone
        if isinstance(found, str):
            raise Stumbled(found)
        assert isinstance(found, Answer)
        return found

    async def heard(self) -> None:
        """Wait for something on the line."""
        loop, news = asyncio.get_running_loop(), asyncio.Event()
        loop.add_reader(self.line.fileno(), news.set)
        try:
            await asyncio.wait_for(news.wait(), LIMIT_S)
        finally:
            loop.remove_reader(self.line.fileno())

    def end(self) -> None:
        self.process.kill()
        self.process.join()
        self.line.close()


class Minds:
    """A few of them, each started when it is first needed. Questions wait for one that is free; guests take turns."""

    def __init__(self, most: int = 0, prepare: Callable[[], object] | None = None) -> None:
        self.most = most or usual_count()
        self.prepare = prepare  # done first in every process
        self.idle: list[Mind] = []
        self.turns = Turns(self.most)
        self.work: set[asyncio.Future[Answer]] = set()

    async def ask(self, question: Question, whose: str = "") -> Answer:
        """What a bot thinks, for a guest. Who stops waiting for it sets its process free soon."""
        begun = asyncio.Event()
        thought = asyncio.ensure_future(self.thought(question, begun, whose))
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

    def done(self, thought: asyncio.Future[Answer]) -> None:
        self.work.discard(thought)
        if not thought.cancelled():
            thought.exception()  # told to whoever waits, if they still do

    async def thought(self, question: Question, begun: asyncio.Event, whose: str) -> Answer:
        async with self.turns.of(whose):
            begun.set()
            for _ in range(TRIES):
                with suppress(Lost):
                    return await self.asked(question)
            raise Lost

    async def asked(self, question: Question) -> Answer:
        """Ask one; it is there for the next question unless it was lost or interrupted."""
        mind = self.idle.pop() if self.idle else Mind(self.prepare)
        fit = False
        try:
            found = await mind.ask(question)
            fit = True
        except Stumbled:
            fit = True
            raise
        finally:
            self.idle.append(mind) if fit else mind.end()
        return found

    async def close(self) -> None:
        """All of them end, also those that think."""
        for thought in list(self.work):
            thought.cancel()
        await asyncio.gather(*self.work, return_exceptions=True)
        for mind in self.idle:
            mind.end()
        self.idle = []
