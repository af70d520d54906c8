"""The law in a few words: as the factions' guides have it, which the reference cards are made of."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

from ....law import law_of, typographic
from ..guide import GUIDES

Said = dict[str, str]  # a line by language, and the clause that it shortens


def brief(clause: str, language: str) -> str:
    """Return a clause in one sentence: from a guide if one has it, else from the Law."""
    return typographic(brief_lines().get(clause, law_of("root").clauses[clause].text)[language])


@cache
def brief_lines() -> dict[str, Said]:
    """The lines of all guides by their clauses, the first of each: what one does says more than what it scores."""
    found: dict[str, Said] = {}
    for guide in GUIDES.values():
        for line in [*lines_of(guide["turn"]), *lines_of(guide)]:
            found.setdefault(line["clause"], line)
    return found


def lines_of(part: Any) -> Iterator[Said]:
    """Return all lines of a guide, or of a part of it."""
    if isinstance(part, dict) and "clause" in part:
        yield part
    elif isinstance(part, dict | list):
        for inner in part.values() if isinstance(part, dict) else part:
            yield from lines_of(inner)
