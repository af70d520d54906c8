"""A clause that goes beyond its rulebook names the ruling behind it, and cites no rulebook for a ruling of ours."""

from __future__ import annotations

import re
import tomllib
from functools import cache
from pathlib import Path
from typing import Any

import pytest

GAMES = Path(__file__).parents[2] / "src" / "clairiere" / "games"
RULING = re.compile(r"\b[PDF]\d+\b")
NAMED = [  # clauses that say more than the rulebook, with the ruling that their text names
    ("jeton", "4.9", "P4"),
    ("jeton", "5.1.1", "P29"),
    ("jeton", "6.1", "P10"),
    ("jeton", "6.3", "P28"),
    ("jeton", "7.5", "P14"),
    ("jeton", "9.1", "P25"),
    ("duo", "2.3", "D4"),
    ("duo", "2.5", "D21"),
    ("duo", "5.1.2", "D9"),
    ("duo", "6.6", "D1"),
    ("duo", "7.5", "D18"),
    ("renard", "5.7", "F17"),
]


FORMER = {  # what checks and examples said by readings that were decided otherwise since
    "jeton": [
        r"a proposé de nouveau au|proposed again at",  # P28: the proposal stays open
        r"acceptée si B tient une carte à valeur|accepted if B holds a value card",  # P3
    ],
}


@cache
def law_file(game: str) -> dict[str, Any]:
    return tomllib.loads((GAMES / game / "law.toml").read_text("utf-8"))


def clause(game: str, id: str) -> dict[str, Any]:
    [found] = [entry for entry in law_file(game)["clause"] if entry["id"] == id]
    return dict(found)


@pytest.mark.parametrize(("game", "id", "ruling"), NAMED)
def test_a_clause_beyond_the_rulebook_names_its_ruling(game: str, id: str, ruling: str) -> None:
    for language in ("fr", "en"):
        assert ruling in RULING.findall(clause(game, id)[f"text_{language}"])


@pytest.mark.parametrize("game", ["renard", "duo", "jeton"])
def test_a_named_ruling_settles_the_clause_that_names_it(game: str) -> None:
    rulings = {entry["id"]: entry["clauses"] for entry in law_file(game)["ruling"]}
    for entry in law_file(game)["clause"]:
        named = {language: RULING.findall(entry[f"text_{language}"]) for language in ("fr", "en")}
        assert named["fr"] == named["en"], entry["id"]
        assert all(entry["id"] in rulings[ruling] for ruling in named["fr"]), entry["id"]


@pytest.mark.parametrize(
    ("game", "id", "sources"), [("jeton", "4.9", []), ("renard", "5.7", []), ("renard", "4.0.2", ["002"])]
)
def test_a_clause_cites_only_the_rulebook_that_says_it(game: str, id: str, sources: list[str]) -> None:
    assert clause(game, id)["sources"] == sources


def texts_in(part: Any) -> list[str]:
    if isinstance(part, dict):
        return [text for inner in part.values() for text in texts_in(inner)]
    return [text for inner in part for text in texts_in(inner)] if isinstance(part, list) else [str(part)]


@pytest.mark.parametrize("game", FORMER)
def test_no_check_or_example_keeps_a_former_reading(game: str) -> None:
    texts = texts_in(law_file(game))
    assert [text for text in texts for former in FORMER[game] if re.search(former, text)] == []
