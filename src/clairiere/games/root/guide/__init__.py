"""The guides of the factions, a file each beside this one: every line shortens a clause, in French and in English.

It imports nothing of the game; the reference card and the client take their sentences from here.
"""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any

GUIDES: dict[str, dict[str, Any]] = {
    path.name.removesuffix(".json"): json.loads(path.read_text("utf-8"))
    for path in files(__package__).iterdir()
    if path.name.endswith(".json")
}
