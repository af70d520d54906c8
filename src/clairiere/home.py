"""Where this program keeps what belongs to the person who runs it."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


def data_folder() -> Path:
    """The folder for things to be kept; it need not exist yet."""
    given = os.environ.get("XDG_DATA_HOME", "")
    base = Path(given) if os.path.isabs(given) else Path.home() / ".local" / "share"
    return base / "clairiere"


class Held(Exception):
    """Somebody else holds what only one process may hold."""


@contextmanager
def held(path: Path) -> Iterator[None]:
    """Hold a file, by one beside it, on any system; it is free again when the process ends, however it ends."""
    from filelock import FileLock, Timeout

    lock = FileLock(lock_of(path), timeout=0, thread_local=False)
    try:
        lock.acquire()
    except Timeout:
        raise Held from None
    try:
        yield
    finally:
        lock.release()


def lock_of(path: Path) -> Path:
    return path.with_name(f"{path.name}.lock")
