"""A PostgreSQL of our own, with its own folder and port, for as long as a trial takes."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from ...core.illegal import Illegal
from ..run import LOCAL, free_port

USER = "postgres"


def programs() -> Path | None:
    """Where PostgreSQL's programs are, if they are."""
    places = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb")) or [Path(shutil.which("initdb") or "/nowhere")]
    return places[-1].parent if places[-1].exists() else None


def as_user(*command: object) -> list[str]:
    """PostgreSQL does not run as root."""
    user = ["runuser", "-u", USER, "--"] if os.geteuid() == 0 else []
    return [*user, *map(str, command)]


@contextmanager
def own_postgres() -> Iterator[str]:
    """Start one; its URL. It is stopped and deleted at the end."""
    binaries = programs()
    if binaries is None:
        raise Illegal("kills-no-postgres", {})
    folder = Path(tempfile.mkdtemp(prefix="clairiere-pg-"))
    if os.geteuid() == 0:
        shutil.chown(folder, USER, USER)
    port = free_port(usual=0)
    control = as_user(binaries / "pg_ctl", "-D", folder / "data", "-w", "-l", folder / "log")
    try:
        run_quietly(folder, as_user(binaries / "initdb", "-D", folder / "data", "-A", "trust", "-U", USER))
        run_quietly(folder, [*control, "-o", f"-p {port} -k {folder} -c listen_addresses={LOCAL}", "start"])
        yield f"postgresql://{USER}@{LOCAL}:{port}/{USER}"
        run_quietly(folder, [*control, "-m", "immediate", "stop"])
    finally:
        shutil.rmtree(folder)


def run_quietly(folder: Path, command: list[str]) -> None:
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, cwd=folder)
