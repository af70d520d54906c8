"""Saving: a file is either the old record or the new one, never half of either. And how to come back to it."""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path
from shlex import quote

from ..core.record import Record

PROGRAM = "clairiere"


def save(record: Record, path: Path) -> None:
    """Write the record beside the file, then put it in its place."""
    part = path.with_name(f"{path.name}.part")
    with part.open("w", encoding="utf-8", newline="\n") as file:
        file.write(record.text())
        file.flush()
        os.fsync(file.fileno())
    os.replace(part, path)


def free_path(game: str) -> Path:
    """A name in this folder that no file has yet."""
    number = 1
    while (path := Path(f"{game}-{number}.record")).exists():
        number += 1
    return path


def command_line(*words: str) -> str:
    """A line to paste into a shell: this program, as it was called, with these words."""
    return f"{program()} {' '.join([quote(word) for word in words])}"


def program() -> str:
    """The program as it was called, by the shorter path; its bare name if the shell finds it, or nothing is known."""
    called = Path(sys.argv[0])
    if called.name == "__main__.py" and called.parent.name == PROGRAM:
        return f"{quote(nearby(sys.executable))} -m {PROGRAM}"
    installed = shutil.which(PROGRAM)
    if called.stem != PROGRAM or not called.is_file() or (installed and os.path.samefile(installed, called)):
        return PROGRAM
    return quote(nearby(sys.argv[0]))


def nearby(path: str) -> str:
    """A path from here, if that is shorter. A shell runs a file of this folder only with its `./` in front."""
    here = os.path.relpath(path)
    if len(here) > len(path):
        return path
    return here if os.sep in here else os.path.join(os.curdir, here)
