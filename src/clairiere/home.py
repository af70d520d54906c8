"""Where this program keeps what belongs to the person who runs it."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from errno import EACCES, EAGAIN, EDEADLK
from pathlib import Path
from tempfile import gettempdir

FAR_BYTE = 1 << 62  # beyond the end of every database: SQLite locks and reads nothing there


def data_folder() -> Path:
    """The folder for things to be kept; it need not exist yet."""
    given = os.environ.get("XDG_DATA_HOME", "")
    base = Path(given) if os.path.isabs(given) else Path.home() / ".local" / "share"
    return base / "clairiere"


class FileHeld(Exception):
    """Somebody else holds what only one process may hold."""


class FileHeldByOtherName(FileHeld):
    """A process holds the file under another of its names (a hard link)."""


@contextmanager
def hold_file(path: Path) -> Iterator[None]:
    """Hold a file, by one beside it, on any system; it is free again when the process ends, however it ends."""
    with hold_lock(lock_path(path)):
        yield


@contextmanager
def hold_lock(lock_file: Path) -> Iterator[None]:
    """Hold a lock file. Raise `Held` if another process holds it."""
    from filelock import FileLock, Timeout

    lock = FileLock(lock_file, timeout=0, thread_local=False)
    try:
        lock.acquire()
    except Timeout:
        raise FileHeld from None
    try:
        yield
    finally:
        lock.release()


def lock_path(path: Path) -> Path:
    return path.with_name(f"{path.name}.lock")


# -- one lock for all hard links to a file -----------------------------------------------------------------------------


def find_far_byte_lock() -> Callable[[int], None] | None:
    """Return a function that locks `FAR_BYTE` of an open file for this opening of it, or None if the system has none.
    The function raises OSError if the byte is locked. Locks that belong to the process will not do: SQLite would drop
    them whenever it closes a connection to the file."""
    if sys.platform == "win32":
        import msvcrt

        def lock_by_handle(file: int) -> None:
            os.lseek(file, FAR_BYTE, os.SEEK_SET)
            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)

        return lock_by_handle
    try:
        import fcntl
    except ImportError:
        return None
    if not hasattr(fcntl, "F_OFD_SETLK"):
        return None
    from struct import pack

    def lock_by_open_file(file: int) -> None:
        fcntl.fcntl(file, fcntl.F_OFD_SETLK, pack("hhqqi", fcntl.F_WRLCK, os.SEEK_SET, FAR_BYTE, 1, 0))

    return lock_by_open_file


lock_far_byte = find_far_byte_lock()


@contextmanager
def hold_inode(path: Path) -> Iterator[None]:
    """Hold a file whatever hard link leads to it; an empty one is made if there is none. Raise `FileHeldByOtherName` if
    another process holds it. A file that cannot be opened is not held: whoever uses it next says why."""
    with ExitStack() as opened:
        try:
            file = os.open(path, os.O_RDWR | os.O_CREAT, 0o644)
        except OSError:
            yield
            return
        opened.callback(os.close, file)
        if lock_far_byte is None:
            found = os.fstat(file)
            try:
                opened.enter_context(hold_lock(Path(gettempdir(), f"clairiere-{found.st_dev:x}-{found.st_ino:x}.lock")))
            except FileHeld:
                raise FileHeldByOtherName from None
        else:
            try:
                lock_far_byte(file)
            except OSError as failed:
                if failed.errno in (EACCES, EAGAIN, EDEADLK):  # else the file system has no such locks
                    raise FileHeldByOtherName from None
        yield


def is_held_by_other_name(path: Path) -> bool:
    """Return True if a process holds this file under another of its names. A file that is held by the lock next to it
    is not opened here: to close it again would drop SQLite's own locks on it in this process."""
    if not path.is_file() or path.stat().st_nlink < 2:
        return False
    try:
        with hold_file(path), hold_inode(path):
            return False
    except FileHeldByOtherName:
        return True
    except FileHeld:
        return False
