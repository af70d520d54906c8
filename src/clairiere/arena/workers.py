"""Many games on several processes. Which process plays which game changes nothing but the time it takes."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from functools import partial
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from traceback import format_exc
from typing import Any, Generic, TypeVar

from ..core.illegal import Illegal
from .outcome import Outcome, play_bout
from .schedule import Plan

Played = tuple[Outcome, str]  # with the text of its record
T = TypeVar("T")


def play_all(plan: Plan, numbers: Iterable[int], workers: int) -> Iterator[Played]:
    """The games of these numbers, as they are finished."""
    return spread(partial(played, plan), numbers, workers)


def spread(play: Callable[[int], T], numbers: Iterable[int], workers: int) -> Iterator[T]:
    """What comes of these numbers, as it is finished."""
    if workers > 1:
        yield from Workers(play, workers).play(numbers)
    else:
        for number in numbers:
            yield play(number)


def played(plan: Plan, number: int) -> Played:
    outcome, record = play_bout(plan, number)
    return outcome, record.text()


class Workers(Generic[T]):
    """Processes that get a number and give a game. They end with the one that started them, however that ends."""

    def __init__(self, play: Callable[[int], T], count: int) -> None:
        context = get_context("spawn")
        self.lines: list[Connection] = []
        self.processes = []
        with deaf():
            for _ in range(count):
                here, there = context.Pipe()
                process = context.Process(target=work, args=(play, there), daemon=True)
                process.start()
                there.close()
                self.lines.append(here)
                self.processes.append(process)

    def play(self, numbers: Iterable[int]) -> Iterator[T]:
        left = iter(numbers)
        try:
            busy = {line for line in self.lines if hand_out(line, left)}
            while busy:
                for line in wait(list(busy)):
                    assert isinstance(line, Connection)
                    result: T = received(line)
                    if not hand_out(line, left):
                        busy.remove(line)
                    yield result
        finally:
            self.stop()

    def stop(self) -> None:
        for process in self.processes:
            process.terminate()
        for process in self.processes:
            process.join()


@contextmanager
def deaf() -> Iterator[None]:
    """Processes that are started meanwhile never hear of an interruption: that is their starter's business, who hears
    of it afterwards. Where signals cannot be held back, the processes refuse them themselves."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    from multiprocessing.resource_tracker import ensure_running

    ensure_running()  # the helper of multiprocessing would open the ears again when it is started
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def hand_out(line: Connection, left: Iterator[int]) -> bool:
    """The next number to a worker; False when there is none."""
    number = next(left, None)
    if number is not None:
        with ended():
            line.send(number)
    return number is not None


@contextmanager
def ended() -> Iterator[None]:
    """A line without anybody at its other end: the worker was killed."""
    try:
        yield
    except (EOFError, OSError):
        raise Illegal("arena-worker", {}) from None


def received(line: Connection) -> Any:
    """What a worker has done. What went wrong there goes wrong here."""
    with ended():
        answer = line.recv()
    if isinstance(answer, str):
        raise RuntimeError(answer)
    return answer


def work(play: Callable[[int], object], line: Connection) -> None:
    """The life of a worker: it ends when nobody is left at the other end."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with suppress(EOFError, OSError):
        while True:
            number = line.recv()
            try:
                line.send(play(number))
            except Exception:
                line.send(format_exc())
