"""Where the project's files are, and the environment of programs that the lab starts."""

from __future__ import annotations

import os
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
REPORTS = ROOT / "lab" / "reports"


def environment(*folders: Path) -> dict[str, str]:
    """Return the environment of a Python program that imports `lab`, and before that from these folders."""
    before = os.environ.get("PYTHONPATH", "")
    paths = [*map(str, folders), str(ROOT), *filter(None, before.split(os.pathsep))]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(dict.fromkeys(paths))}
