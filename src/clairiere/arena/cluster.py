"""Play the games of a schedule on a Ray cluster. Ray is an extra: `clairiere[ray]`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from importlib import import_module
from itertools import islice
from socket import create_connection
from typing import Any

from ..core.illegal import Illegal
from .schedule import Schedule, code_digest
from .workers import PlayedGame, play_game

PATIENCE_S = 10.0
QUEUED_PER_CORE = 2  # games sent for each core in advance, so that no core waits


def play_on_cluster(schedule: Schedule, numbers: Sequence[int], address: str) -> Iterator[PlayedGame]:
    """Yield the games of these numbers, as they are finished. Without an address, use the cluster that Ray's settings
    name, else one on this machine. A game whose machine is lost is played again on another, and is the same."""
    ray = connect(address)
    try:
        there = ray.remote(play_if_same_code)
        left = iter(numbers)
        room = QUEUED_PER_CORE * max(1, int(ray.cluster_resources().get("CPU", 1)))
        code = code_digest(schedule.game)
        running = [there.remote(schedule, code, number) for number in islice(left, room)]
        while running:
            ended, running = ray.wait(running)
            played = ray.get(ended[0])
            number = next(left, None)
            if number is not None:
                running.append(there.remote(schedule, code, number))
            if played is None:
                raise Illegal("arena-ray-code", {})
            yield played
    finally:
        ray.shutdown()


def connect(address: str) -> Any:
    """Return the module Ray, connected to the cluster. Raise Illegal if it is not installed or finds none."""
    try:
        ray = import_module("ray")
    except ImportError:
        raise Illegal("arena-no-ray", {}) from None
    try:
        check_reachable(address)
        ray.init(address=address or None, log_to_driver=False, logging_level="ERROR")
    except (OSError, ValueError, RuntimeError):
        raise Illegal("arena-ray-lost", {"found": address or "RAY_ADDRESS"}) from None
    return ray


def check_reachable(address: str) -> None:
    """Raise OSError if nobody answers at the address; Ray itself would try for minutes."""
    host, colon, port = address.rpartition(":")
    if colon and "://" not in host:
        create_connection((host, int(port)), PATIENCE_S).close()


def play_if_same_code(schedule: Schedule, code: str, number: int) -> PlayedGame | None:
    """Play a game on a machine of the cluster; return None if that machine has other code than ours."""
    return play_game(schedule, number) if code_digest(schedule.game) == code else None
