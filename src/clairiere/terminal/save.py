"""Saving: a file is either the old record or the new one, never half of either."""

from __future__ import annotations

import os
from pathlib import Path

from ..core.record import Record


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
