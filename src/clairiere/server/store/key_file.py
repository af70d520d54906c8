"""The server's keys in a file outside the database, so that a copy of the database alone forges nothing.

The keys sign cookies and the links in messages, open the operator's acts, and identify the server to push services.
"""

from __future__ import annotations

import json
import os
from pathlib import Path

from ...core.illegal import Illegal


class KeyFile:
    """Keys by name, as a JSON object that only the owner of the file may read."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def read(self) -> dict[str, str]:
        """Return all keys; none if there is no file yet. Refuse a file that holds something else."""
        try:
            keys = json.loads(self.path.read_text("utf-8"))
        except FileNotFoundError:
            return {}
        except (OSError, ValueError) as failed:
            raise Illegal("server-key-file", {"found": str(self.path), "why": str(failed)}) from None
        if not isinstance(keys, dict) or not all(isinstance(key, str) and key for key in keys.values()):
            raise Illegal("server-key-file", {"found": str(self.path), "why": "JSON"})
        return keys

    def add(self, name: str, key: str) -> str:
        """Keep a key unless there is one of that name; return the one that is kept. It is on disk when this returns."""
        from filelock import FileLock

        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            with FileLock(f"{self.path}.lock", timeout=10):
                keys = self.read()
                if name not in keys:
                    keys[name] = key
                    self.write(keys)
        except OSError as failed:
            raise Illegal("server-key-file", {"found": str(self.path), "why": str(failed)}) from None
        return keys[name]

    def write(self, keys: dict[str, str]) -> None:
        """Replace the file as a whole."""
        new = self.path.with_name(f"{self.path.name}.new")
        new.unlink(missing_ok=True)
        with os.fdopen(os.open(new, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w", encoding="utf-8") as file:
            file.write(json.dumps(keys, indent=1) + "\n")
            file.flush()
            os.fsync(file.fileno())
        os.replace(new, self.path)
