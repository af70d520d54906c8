"""Guides: the law in a few words, as the references of a game's roles have it (`games/<game>/guide/<role>.json`)."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from typing import Any

from .law import law_of

Said = dict[str, str]  # a line by language, and the clause that it shortens


def brief(game: str, clause: str, language: str) -> str:
    """What a clause says, in a sentence: by a guide if one has it, else in its own words."""
    return brief_lines(game).get(clause, law_of(game).clauses[clause].text)[language].replace("'", "’")


@cache
def brief_lines(game: str) -> dict[str, Said]:
    """The lines of all guides of a game by their clauses; the first that is found of each."""
    folder = files(__package__) / "games" / game / "guide"
    found: dict[str, Said] = {}
    guides = [path for path in folder.iterdir() if path.name.endswith(".json")] if folder.is_dir() else []
    for path in sorted(guides, key=lambda path: path.name):
        guide = json.loads(path.read_text("utf-8"))
        for line in [*lines_of(guide["turn"]), *lines_of(guide)]:  # what one does says more than what it scores
            found.setdefault(line["clause"], line)
    return found


def lines_of(part: Any) -> Iterator[Said]:
    """All lines of a guide, or of a part of it."""
    if isinstance(part, dict) and "clause" in part:
        yield part
    elif isinstance(part, dict | list):
        for inner in part.values() if isinstance(part, dict) else part:
            yield from lines_of(inner)
