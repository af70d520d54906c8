"""The same games on a Ray cluster, for those who have many machines. Ray is an extra: `clairiere[ray]`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from importlib import import_module
from itertools import islice
from socket import create_connection
from typing import Any

from ..core.illegal import Illegal
from .schedule import Plan, code_digest
from .workers import Played, played

PATIENCE_S = 10.0
AHEAD = 2  # games given out for each core, so that none waits for the next


def play_on_cluster(plan: Plan, numbers: Sequence[int], address: str) -> Iterator[Played]:
    """The games of these numbers, as they are finished. Without an address: the cluster that Ray's own settings name,
    else one on this machine. A game whose machine is lost is played again on another, and is the same."""
    ray = joined(address)
    try:
        there = ray.remote(played_there)
        left = iter(numbers)
        room = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
        code = code_digest(plan.game)
        running = [there.remote(plan, code, number) for number in islice(left, room)]
        while running:
            ended, running = ray.wait(running)
            played = ray.get(ended[0])
            number = next(left, None)
            if number is not None:
                running.append(there.remote(plan, code, number))
            if played is None:
                raise Illegal("arena-ray-code", {})
            yield played
    finally:
        ray.shutdown()


def joined(address: str) -> Any:
    """Ray, once it has found the cluster."""
    try:
        ray = import_module("ray")
    except ImportError:
        raise Illegal("arena-no-ray", {}) from None
    try:
        reach(address)
        ray.init(address=address or None, log_to_driver=False, logging_level="ERROR")
    except (OSError, ValueError, RuntimeError):
        raise Illegal("arena-ray-lost", {"found": address or "RAY_ADDRESS"}) from None
    return ray


def reach(address: str) -> None:
    """Ray itself tries for minutes where nobody answers."""
    host, colon, port = address.rpartition(":")
    if colon and "://" not in host:
        create_connection((host, int(port)), PATIENCE_S).close()


def played_there(plan: Plan, code: str, number: int) -> Played | None:
    """On some machine of the cluster; nothing if other code than ours would play there."""
    return played(plan, number) if code_digest(plan.game) == code else None
