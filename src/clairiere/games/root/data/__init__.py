"""The facts of the components, as the data files beside this one have them: with ids that never change.

It imports nothing of the game; the terms, the map and the factions' boards take their numbers from here.
"""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any


def read(name: str) -> dict[str, Any]:
    """One of the data files."""
    data: dict[str, Any] = json.loads((files(__package__) / f"{name}.json").read_text("utf-8"))
    return data


CARDS = read("cards")
MAPS = read("maps")
BOARDS = read("boards")
