"""The reference of each faction: every line cites a clause of the law, in both languages, and no phase is left out."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from clairiere.law import law_of

FOLDER = Path(__file__).parents[2] / "src" / "clairiere" / "games" / "root" / "guide"
LAW = law_of("root")
GUIDES = {path.stem: json.loads(path.read_text("utf-8")) for path in sorted(FOLDER.glob("*.json"))}
CHAPTERS = {
    "marquise": "6",
    "eyrie": "7",
    "alliance": "8",
    "vagabond": "9",
    "cult": "10",
    "riverfolk": "11",
    "mechanical": "MM",
}
ALSO_CITED = {"mechanical": ("COOP",)}  # she scores and recruits in another way against a team


def lines(part: Any) -> Iterator[dict[str, str]]:
    if isinstance(part, dict) and "clause" in part:
        yield part
    elif isinstance(part, dict | list):
        for inner in part.values() if isinstance(part, dict) else part:
            yield from lines(inner)


def test_every_faction_has_a_reference() -> None:
    assert set(GUIDES) == set(CHAPTERS)


@pytest.mark.parametrize("faction", CHAPTERS)
def test_a_reference_says_goal_points_turn_and_special_rules(faction: str) -> None:
    guide = GUIDES[faction]
    assert list(guide) == ["goal", "scores", "turn", "special"]
    assert list(guide["turn"]) == ["birdsong", "daylight", "evening"]
    assert guide["scores"] and guide["special"] and all(guide["turn"].values())


@pytest.mark.parametrize("faction", CHAPTERS)
def test_every_line_cites_the_law_in_both_languages(faction: str) -> None:
    for line in lines(GUIDES[faction]):
        assert set(line) == {"clause", "fr", "en"} and line["clause"] in LAW.clauses
        assert line["clause"].split(".")[0] in (CHAPTERS[faction], "3", *ALSO_CITED.get(faction, ())), line
        assert line["fr"] and line["en"] and "'" not in line["fr"] + line["en"]
        assert not re.search(r"\b(tu|toi|ton|tes)\b", line["fr"])


@pytest.mark.parametrize("faction", CHAPTERS)
def test_every_heading_of_a_turn_is_told(faction: str) -> None:
    """Whatever the law's chapter says of Birdsong, Daylight and Evening has a line, or belongs to one that has."""
    told = {line["clause"] for line in lines(GUIDES[faction])}
    phases = {"6": "456", "7": "456", "8": "456", "9": "456", "10": "456", "11": "456"}.get(CHAPTERS[faction], "")
    asked = [id for id in LAW.clauses if re.fullmatch(rf"{CHAPTERS[faction]}\.[{phases or '-'}]\.\d+", id)]
    assert [id for id in asked if id not in told and not id.endswith("9.6.3")] == []


def test_a_reference_fits_on_one_screen() -> None:
    assert {name: len(list(lines(guide))) for name, guide in GUIDES.items() if len(list(lines(guide))) > 26} == {}
