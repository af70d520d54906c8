"""A run: the games that are still to be played, on all cores, each kept as it ends."""

from __future__ import annotations

import os
from collections.abc import Callable
from hashlib import blake2b
from json import dumps
from pathlib import Path

from ..home import data_folder
from .cluster import play_on_cluster
from .folder import Folder
from .result import Result
from .schedule import Plan
from .workers import play_all


def run(
    plan: Plan,
    games: int,
    path: Path,
    workers: int,
    done: Callable[[int], None] = lambda _: None,
    cluster: str | None = None,
) -> Result:
    """Play so many games of a plan, but those that the folder has already: on this machine, or on a Ray cluster."""
    with Folder(path, plan) as folder:
        numbers = range(games)
        missing = [number for number in numbers if number not in folder.outcomes]
        count = games - len(missing)
        done(count)
        if cluster is None:
            games_played = play_all(plan, missing, min(workers, len(missing)))
        else:
            games_played = play_on_cluster(plan, missing, cluster)
        for outcome, record in games_played:
            folder.keep(outcome, record)
            count += 1
            done(count)
        return Result(plan, [folder.outcomes[number] for number in numbers])


def usual_folder(plan: Plan) -> Path:
    """Where a plan is kept if nothing else is said: one for each plan, and for the code that plays it."""
    name = blake2b(dumps(plan.to_wire(), sort_keys=True).encode(), digest_size=5).hexdigest()
    return data_folder() / "arena" / f"{plan.game}-{'-'.join(dict.fromkeys(plan.bots))}-{name}"


def cores() -> int:
    """As many as this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
