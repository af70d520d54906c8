"""Play the games of a schedule that its folder does not have yet, on all cores, and save each as it ends."""

from __future__ import annotations

import os
from collections.abc import Callable
from hashlib import blake2b
from json import dumps
from pathlib import Path

from ..home import data_folder
from .cluster import play_on_cluster
from .folder import RunFolder
from .result import ArenaResult
from .schedule import Schedule
from .workers import play_all


def run_schedule(
    schedule: Schedule,
    games: int,
    path: Path,
    workers: int,
    done: Callable[[int], None] = lambda _: None,
    cluster: str | None = None,
) -> ArenaResult:
    """Play `games` games of a schedule on this machine or on a Ray cluster, except those that the folder has."""
    with RunFolder(path, schedule) as folder:
        numbers = range(games)
        missing = [number for number in numbers if number not in folder.outcomes]
        count = games - len(missing)
        done(count)
        if cluster is None:
            games_played = play_all(schedule, missing, min(workers, len(missing)))
        else:
            games_played = play_on_cluster(schedule, missing, cluster)
        for outcome, record in games_played:
            folder.save(outcome, record)
            count += 1
            done(count)
        return ArenaResult(schedule, [folder.outcomes[number] for number in numbers])


def default_folder(schedule: Schedule) -> Path:
    """Return the default folder of a schedule; other code has another folder."""
    name = blake2b(dumps(schedule.to_wire(), sort_keys=True).encode(), digest_size=5).hexdigest()
    return data_folder() / "arena" / f"{schedule.game}-{'-'.join(dict.fromkeys(schedule.bots))}-{name}"


def available_cores() -> int:
    """Return the number of cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
