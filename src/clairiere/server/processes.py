"""Worker processes: they run long jobs beside the server, under limits of time and memory, and are killed beyond them.

A job is a value that crosses a pipe (`Work`) and is run over there. Bots that search, hints and reviews use one pool,
the work that requests start another.
"""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing import get_context
from threading import Thread
from traceback import format_exc
from typing import TYPE_CHECKING, Any, TypeVar

from .. import compiled
from ..arena.workers import hold_interrupts
from ..bots.remote import Work
from ..core.illegal import Illegal
from .fair_queue import FairQueue
from .jobs import JobTooHeavy
from .limits import JOB_CPU_S, JOB_MEMORY, JOB_S, THOUGHT_MEMORY, THOUGHT_S

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

NICE = 5  # the server, which answers people, comes first
GRACE_S = 1.0  # a job whose caller has gone is ended after this time
TRIES = 3  # a job is run again when its process was killed from outside
T = TypeVar("T")


@dataclass(frozen=True)
class JobLimits:
    """The most that one job may take: seconds on the clock, seconds of processor time (0: no limit) and bytes of
    memory more than the process has when the job begins. Processor time and memory are limited on Unix only."""

    seconds: float
    cpu_seconds: float
    memory: int


THINKING = JobLimits(THOUGHT_S, 0.0, THOUGHT_MEMORY)
REQUESTED = JobLimits(JOB_S, JOB_CPU_S if compiled() else 5 * JOB_CPU_S, JOB_MEMORY)


class ProcessLost(Exception):
    """The process has ended before it answered."""


class JobFailed(Exception):
    """The job raised an exception in its process; this is its text."""


@dataclass(frozen=True)
class Failure:
    """The traceback of an exception that a job raised."""

    text: str


@dataclass(frozen=True)
class OutOfMemory:
    """The job needed more memory than its limit."""


def usual_count() -> int:
    """Return the number of cores, less one that is left to the server."""
    return max(1, (os.cpu_count() or 1) - 1)


class WorkerProcess:
    """One process and the pipe to it. It ignores keyboard interrupts: the server ends it."""

    def __init__(self, prepare: Callable[[], object] | None = None, limits: JobLimits = THINKING) -> None:
        context = get_context("spawn")
        self.limits = limits
        self.pipe, there = context.Pipe()
        self.process = context.Process(target=run_jobs, args=(there, prepare, limits), daemon=True)
        with hold_interrupts():
            self.process.start()
        there.close()
        self.reading: Thread | None = None

    async def ask(self, job: Work[T]) -> T:
        """Run a job there and return its result.

        Raises what the job refuses (`Illegal`), JobFailed for any other exception of the job, JobTooHeavy beyond the
        limits, and ProcessLost if the process was ended from outside."""
        loop = asyncio.get_running_loop()
        received: asyncio.Future[Any] = loop.create_future()
        try:
            self.pipe.send(job)
        except OSError as gone:
            raise ProcessLost from gone
        self.reading = Thread(target=self.read, args=(loop, received), daemon=True)
        self.reading.start()
        answer = await received
        if isinstance(answer, Failure):
            raise JobFailed(answer.text)
        if isinstance(answer, Exception):
            raise answer
        result: T = answer
        return result

    def read(self, loop: asyncio.AbstractEventLoop, received: asyncio.Future[Any]) -> None:
        """Wait for the answer, in a thread: not every system's event loop can read a pipe."""
        try:
            answer = self.pipe.recv() if self.pipe.poll(self.limits.seconds) else JobTooHeavy()
        except (EOFError, OSError):
            self.process.join(GRACE_S)
            spent = hasattr(signal, "SIGPROF") and self.process.exitcode == -signal.SIGPROF
            answer = JobTooHeavy() if spent else ProcessLost()
        if isinstance(answer, OutOfMemory):
            answer = JobTooHeavy()
        with suppress(RuntimeError):  # the loop has ended meanwhile
            loop.call_soon_threadsafe(lambda: None if received.done() else received.set_result(answer))

    def end(self) -> None:
        self.process.kill()
        self.process.join()
        if self.reading:
            self.reading.join(GRACE_S)  # it has read the end
        self.pipe.close()


class ProcessPool:
    """A few processes, each started when it is first needed. Jobs wait for a free one; guests take turns."""

    quick = False

    def __init__(
        self, most: int = 0, prepare: Callable[[], object] | None = None, limits: JobLimits = THINKING
    ) -> None:
        self.most = most or usual_count()
        self.prepare = prepare  # called first in every process
        self.limits = limits
        self.idle: list[WorkerProcess] = []
        self.queue = FairQueue(self.most)
        self.work: set[asyncio.Future[Any]] = set()

    def start(self) -> None:
        """Start all processes now, so that the first job does not wait for one."""
        self.idle += [self.new_process() for _ in range(self.most - len(self.idle))]

    def new_process(self) -> WorkerProcess:
        return WorkerProcess(self.prepare, self.limits)

    async def ask(self, job: Work[T], guest: str = "") -> T:
        """Run a job for a guest and return its result; raises what `WorkerProcess.ask` raises. If the caller is
        cancelled, the job is ended soon."""
        begun = asyncio.Event()
        running = asyncio.ensure_future(self.run(job, begun, guest))
        self.work.add(running)
        running.add_done_callback(self.forget)
        try:
            return await asyncio.shield(running)
        except asyncio.CancelledError:
            if begun.is_set():
                asyncio.get_running_loop().call_later(GRACE_S, running.cancel)
            else:
                running.cancel()
            raise

    def forget(self, running: asyncio.Future[Any]) -> None:
        self.work.discard(running)
        if not running.cancelled():
            running.exception()  # the caller has got it, if it still waits

    async def run(self, job: Work[T], begun: asyncio.Event, guest: str) -> T:
        async with self.queue.turn(guest):
            begun.set()
            for _ in range(TRIES):
                with suppress(ProcessLost):
                    return await self.run_once(job)
            raise ProcessLost

    async def run_once(self, job: Work[T]) -> T:
        """Run a job in a free process, which is kept for the next job unless it was lost or interrupted."""
        process = self.idle.pop() if self.idle else self.new_process()
        fit = False
        try:
            answer = await process.ask(job)
            fit = True
        except (JobFailed, Illegal):
            fit = True
            raise
        finally:
            self.idle.append(process) if fit else process.end()
        return answer

    async def close(self) -> None:
        """End all processes, also those that work."""
        for running in list(self.work):
            running.cancel()
        await asyncio.gather(*self.work, return_exceptions=True)
        for process in self.idle:
            process.end()
        self.idle = []


# -- in the other process ---------------------------------------------------------------------------------------------


def run_jobs(pipe: Connection, prepare: Callable[[], object] | None, limits: JobLimits) -> None:
    """Run jobs one after the other until the other end of the pipe is closed; send each result, refusal or failure."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(NICE)
    if prepare is not None:
        prepare()
    while True:
        try:
            job = pipe.recv()
        except (EOFError, OSError):
            return
        result = run_limited(job, limits)
        try:
            pipe.send(result)
        except OSError:
            return
        except Exception:  # a result that cannot be pickled
            pipe.send(Failure(format_exc()))


def run_limited(job: Work[object], limits: JobLimits) -> object:
    """Run a job under limits. A job that uses up its processor time ends this process by the signal SIGPROF."""
    set_memory_limit(limits.memory)
    set_cpu_limit(limits.cpu_seconds)
    try:
        return job.run()
    except Illegal as refused:
        return refused
    except MemoryError:
        return OutOfMemory()
    except Exception:
        return Failure(format_exc())
    finally:
        set_cpu_limit(0.0)
        set_memory_limit(0)


def set_cpu_limit(seconds: float) -> None:
    if hasattr(signal, "setitimer"):
        signal.setitimer(signal.ITIMER_PROF, seconds)  # nobody handles SIGPROF, so it ends the process


def set_memory_limit(more: int) -> None:
    """Let this process have so many bytes more than it has now; 0: as many as it likes."""
    try:
        import resource
    except ImportError:  # Windows
        return
    _, hard = resource.getrlimit(resource.RLIMIT_AS)
    used = address_space()
    with suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_AS, (used + more if used and more else hard, hard))


def address_space() -> int:
    """Return the size of this process's address space in bytes; 0 where the system does not say."""
    try:
        with open("/proc/self/statm") as file:
            return int(file.read().split()[0]) * os.sysconf("SC_PAGE_SIZE")
    except OSError:
        return 0
