"""Many games on several processes. Which process plays which game changes nothing but the time it takes."""

from __future__ import annotations

import signal
from collections.abc import Iterable, Iterator
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from traceback import format_exc

from ..core.illegal import Illegal
from .bout import Outcome, play_bout
from .plan import Plan

Played = tuple[Outcome, str]  # with the text of its record


def play_all(plan: Plan, numbers: Iterable[int], workers: int) -> Iterator[Played]:
    """The games of these numbers, as they are finished."""
    if workers > 1:
        yield from Workers(plan, workers).play(numbers)
    else:
        for number in numbers:
            yield played(plan, number)


def played(plan: Plan, number: int) -> Played:
    outcome, record = play_bout(plan, number)
    return outcome, record.text()


class Workers:
    """Processes that get a number and give a game. They end with the one that started them, however that ends."""

    def __init__(self, plan: Plan, count: int) -> None:
        context = get_context("spawn")
        self.lines: list[Connection] = []
        self.processes = []
        for _ in range(count):
            here, there = context.Pipe()
            process = context.Process(target=work, args=(plan, there), daemon=True)
            process.start()
            there.close()
            self.lines.append(here)
            self.processes.append(process)

    def play(self, numbers: Iterable[int]) -> Iterator[Played]:
        left = iter(numbers)
        try:
            busy = {line for line in self.lines if hand_out(line, left)}
            while busy:
                for line in wait(list(busy)):
                    assert isinstance(line, Connection)
                    found = received(line)
                    if not hand_out(line, left):
                        busy.remove(line)
                    yield found
        finally:
            self.stop()

    def stop(self) -> None:
        for process in self.processes:
            process.terminate()
        for process in self.processes:
            process.join()


def hand_out(line: Connection, left: Iterator[int]) -> bool:
    """The next number to a worker; False when there is none."""
    number = next(left, None)
    if number is not None:
        line.send(number)
    return number is not None


def received(line: Connection) -> Played:
    """A game that a worker has played. What went wrong there goes wrong here."""
    try:
        found = line.recv()
    except (EOFError, OSError):
        raise Illegal("arena-worker", {}) from None
    if isinstance(found, str):
        raise RuntimeError(found)
    outcome, text = found
    return outcome, text


def work(plan: Plan, line: Connection) -> None:
    """The life of a worker: an interruption is its starter's business, whose end is its own."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with suppress(EOFError, OSError):
        while True:
            number = line.recv()
            try:
                line.send(played(plan, number))
            except Exception:
                line.send(format_exc())
