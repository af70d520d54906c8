"""Play games in several processes. Which process plays which game does not change the games."""

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
from .outcome import Outcome, play_scheduled_game
from .schedule import Schedule

PlayedGame = tuple[Outcome, str]  # with the text of its record
T = TypeVar("T")


def play_all(schedule: Schedule, numbers: Iterable[int], workers: int) -> Iterator[PlayedGame]:
    """Yield the games of these numbers, as they are finished."""
    return run_in_processes(partial(play_game, schedule), numbers, workers)


def run_in_processes(play: Callable[[int], T], numbers: Iterable[int], workers: int) -> Iterator[T]:
    """Call `play` with each number in several processes; yield the results as they are finished."""
    if workers > 1:
        yield from Workers(play, workers).play(numbers)
    else:
        for number in numbers:
            yield play(number)


def play_game(schedule: Schedule, number: int) -> PlayedGame:
    outcome, record = play_scheduled_game(schedule, number)
    return outcome, record.text()


class Workers(Generic[T]):
    """Processes that receive numbers and send results. They end when the process that started them ends."""

    def __init__(self, play: Callable[[int], T], count: int) -> None:
        context = get_context("spawn")
        self.lines: list[Connection] = []
        self.processes = []
        with hold_interrupts():
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
                    result: T = receive(line)
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
def hold_interrupts() -> Iterator[None]:
    """Block SIGINT while child processes are started, so that they inherit the block: only their parent is interrupted.
    Where signals cannot be blocked, the processes ignore them themselves."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    from multiprocessing.resource_tracker import ensure_running

    ensure_running()  # started later, the resource tracker would unblock the signal
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def hand_out(line: Connection, left: Iterator[int]) -> bool:
    """Send the next number to a worker; return False if none is left."""
    number = next(left, None)
    if number is not None:
        with check_worker():
            line.send(number)
    return number is not None


@contextmanager
def check_worker() -> Iterator[None]:
    """Raise Illegal if the other end of the pipe is closed: the worker was killed."""
    try:
        yield
    except (EOFError, OSError):
        raise Illegal("arena-worker", {}) from None


def receive(line: Connection) -> Any:
    """Return the result of a worker; an error there is raised here."""
    with check_worker():
        answer = line.recv()
    if isinstance(answer, str):
        raise RuntimeError(answer)
    return answer


def work(play: Callable[[int], object], line: Connection) -> None:
    """Run a worker until the other end of its pipe is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with suppress(EOFError, OSError):
        while True:
            number = line.recv()
            try:
                line.send(play(number))
            except Exception:
                line.send(format_exc())
