"""Folders and locks for files that belong to the user who runs the program."""

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
    """Return the folder for the user's data; it may not exist yet."""
    configured = os.environ.get("XDG_DATA_HOME", "")
    base = Path(configured) if os.path.isabs(configured) else Path.home() / ".local" / "share"
    return base / "clairiere"


class FileHeld(Exception):
    """Another process holds a file that only one process may hold."""


class FileHeldByOtherName(FileHeld):
    """Another process holds the file under another of its names (a hard link)."""


@contextmanager
def hold_file(path: Path) -> Iterator[None]:
    """Hold a file by a lock file next to it, on any system, until the context or the process ends. Raise `FileHeld`."""
    with hold_lock(lock_path(path)):
        yield


@contextmanager
def hold_lock(lock_file: Path) -> Iterator[None]:
    """Hold a lock file. Raise `FileHeld` if another process holds it."""
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
    """Return the lock file of a file."""
    return path.with_name(f"{path.name}.lock")


# -- one lock for all hard links to a file -----------------------------------------------------------------------------


def find_far_byte_lock() -> Callable[[int], None] | None:
    """Return a function that locks `FAR_BYTE` of an open file for this opening of it, or None if the system has none.

    The function raises OSError if the byte is locked. Locks that belong to the process do not work here: SQLite would
    drop them whenever it closes a connection to the file.
    """
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
    """Hold a file under all its hard links; create it empty if it does not exist. Raise `FileHeldByOtherName`.

    A file that cannot be opened is not held: its next user gets the error.
    """
    with ExitStack() as opened:
        try:
            file = os.open(path, os.O_RDWR | os.O_CREAT, 0o644)
        except OSError:
            yield
            return
        opened.callback(os.close, file)
        if lock_far_byte is None:
            status = os.fstat(file)
            try:
                opened.enter_context(
                    hold_lock(Path(gettempdir(), f"clairiere-{status.st_dev:x}-{status.st_ino:x}.lock"))
                )
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
    """Return True if a process holds this file under another of its names.

    A file that is held by the lock next to it is not opened here: closing it would drop SQLite's own locks in this
    process.
    """
    if not path.is_file() or path.stat().st_nlink < 2:
        return False
    try:
        with hold_file(path), hold_inode(path):
            return False
    except FileHeldByOtherName:
        return True
    except FileHeld:
        return False
