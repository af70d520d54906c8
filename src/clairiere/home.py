"""Where this program keeps what belongs to the person who runs it."""

from __future__ import annotations

import os
from pathlib import Path


def data_folder() -> Path:
    """The folder for things to be kept; it need not exist yet."""
    given = os.environ.get("XDG_DATA_HOME", "")
    base = Path(given) if os.path.isabs(given) else Path.home() / ".local" / "share"
    return base / "clairiere"
