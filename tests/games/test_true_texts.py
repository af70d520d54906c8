"""Texts for players say what the law says: statements that were false once stay corrected, in both languages."""

from __future__ import annotations

import json
import re
from functools import cache
from pathlib import Path

import pytest

import clairiere.games  # noqa: F401  (puts them on the shelf)
from clairiere.conformance.marks import law
from clairiere.core.game import find
from clairiere.games.root.guide import GUIDES
from clairiere.words import LANGUAGES, say

ROOT = Path(__file__).parents[2]
GAMES = ROOT / "src" / "clairiere" / "games"


@cache
def shown_texts(language: str) -> dict[str, str]:
    """Return every message, guide and lesson text of the package and the client in a language, by file and key."""
    texts = {}
    for path in [*ROOT.glob(f"src/**/{language}.ftl"), *ROOT.glob(f"web/src/**/{language}.ftl")]:
        for entry in re.split(r"\n(?=\S)", path.read_text("utf-8")):
            key, _, text = entry.partition(" = ")
            texts[f"{path.relative_to(ROOT)}: {key}"] = text
    for path in [*GAMES.glob("*/lessons/*.json"), *GAMES.glob("*/guide/*.json")]:
        for number, text in enumerate(texts_in(json.loads(path.read_text("utf-8")), language)):
            texts[f"{path.relative_to(ROOT)}: {number}"] = text
    return texts


def texts_in(part: object, language: str) -> list[str]:
    if isinstance(part, dict):
        own = [part[language]] if isinstance(part.get(language), str) else []
        return own + [text for inner in part.values() for text in texts_in(inner, language)]
    return [text for inner in part for text in texts_in(inner, language)] if isinstance(part, list) else []


def lesson(game: str, name: str, step: int, language: str) -> str:
    steps = json.loads((GAMES / game / "lessons" / f"{name}.json").read_text("utf-8"))["steps"]
    return str(steps[step][language])


def special(faction: str, clause: str, language: str) -> str:
    return " ".join(line[language] for line in GUIDES[faction]["special"] if line["clause"] == clause)


FALSE = {
    "fr": [
        r"Plus de points",  # reads as “more points”
        r"l’Aube|Aube de",  # the phase is called Aurore
        r"(?<!inflige )une perte de plus",  # the Commander deals it
        r"à l’aveugle",  # each chooses the card that is given
        r"troisième couleur ne gagne jamais",  # a lone Witch does
        r"ne marque rien|: rien, vous êtes Cupide|manche ne rapporterait plus rien",  # Treasures still count
        r"Épées d’un Arbitre",  # the character is the Médiateur
        r"espions? (peut|peuvent) regarder|Espions regardent",  # they reveal
        r"écrite sur la carte",  # only the name is
        r"elle est maintenant à vous",  # it already is
    ],
    "en": [
        r"No more points",
        r"(?<!deals )(one|an) extra hit (as|when) attack",
        r"chosen unseen|your hands, unseen",
        r"third suit never wins",
        r"greedy scores nothing|nothing, you are Greedy|round would bring nothing",
        r"spy may look|Spies look at",
        r"written on the card",
        r"it is yours now",
    ],
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_repeats_a_false_statement(language: str) -> None:
    found = [
        (key, false)
        for key, text in shown_texts(language).items()
        for false in FALSE[language]
        if re.search(false, text)
    ]
    assert found == []


@law("root:COOP.2")
@pytest.mark.parametrize(("language", "everyone"), [("fr", "chacun de vous"), ("en", "each of you")])
def test_the_card_of_a_team_says_that_everyone_must_reach_30(language: str, everyone: str) -> None:
    root = find("root")
    for mode, clause in (("competitive", "3.1"), ("coop", "COOP.2")):
        sections = root.reference(root.agree({"mode": mode}), "")
        [line] = [entry for section in sections for entry in section.entries if entry.id == "victory"]
        assert line.clause == clause
        assert (everyone in say(language, line.does, line.facts)) == (mode == "coop")


@law("root:8.2.4", "root:6.2.3", "root:MM.25", "root:COOP.3", "root:COOP.4")
def test_guides_tell_the_whole_rule() -> None:
    assert "Oiseaux" in special("alliance", "8.2.4", "fr") and "supérieur" in special("alliance", "8.2.4", "fr")
    assert "birds" in special("alliance", "8.2.4", "en") and "rounded up" in special("alliance", "8.2.4", "en")
    assert "couleur de la clairière" in special("marquise", "6.2.3", "fr")
    assert "révèle à tous" in special("mechanical", "MM.25", "fr") and "to all" in special("mechanical", "MM.25", "en")
    turn = GUIDES["mechanical"]["turn"]
    assert "COOP.3" in [line["clause"] for line in turn["birdsong"]]
    assert "COOP.4" in [line["clause"] for line in turn["daylight"]]


def line_of(faction: str, clause: str, language: str) -> str:
    """Return the line of the guide that cites the clause, of any part of it."""
    guide = GUIDES[faction]
    lines = [*guide["special"], *[line for phase in guide["turn"].values() for line in phase]]
    [text] = [line[language] for line in lines if line["clause"] == clause]
    return str(text)


LIMITS = [  # what a line must name so that it does not tell a wider rule: faction, clause, French, English
    ("marquise", "6.5", "après la troisième", "after the third"),
    ("eyrie", "7.4.3", "où ils peuvent être placés", "where they can be placed"),
    ("eyrie", "7.7", "sauf les Vizirs", "except the viziers"),
    ("alliance", "8.4.1", "pièces adverses retirées", "enemy pieces removed"),
    ("alliance", "8.4.2.II.a", "3 guerriers ou plus d’un autre joueur", "3 warriors or more of another player"),
    ("cult", "10.4.1", "hors Oiseaux ; si elle ne change pas", "birds aside; if it does not change"),
    ("vagabond", "9.2.2", "retiré du plateau", "removed from the map"),
    ("vagabond", "9.5.6", "d’un joueur sans guerrier", "of a player without warriors"),
    ("vagabond", "9.6.4", "sacoche et endommagés", "satchel and Damaged box"),
]


@pytest.mark.parametrize(("faction", "clause", "french", "english"), LIMITS)
def test_a_line_of_a_guide_names_the_limits_of_its_rule(faction: str, clause: str, french: str, english: str) -> None:
    assert french in line_of(faction, clause, "fr") and english in line_of(faction, clause, "en")


@law("jeton:7.8")
def test_the_goal_of_jeton_names_ties() -> None:
    assert "égalité" in shown_texts("fr")["web/src/text/fr.ftl: goal-jeton"]
    assert "tie" in shown_texts("en")["web/src/text/en.ftl: goal-jeton"]


@law("duo:6.4")
def test_forest_tokens_also_come_between_rounds() -> None:
    assert "manches 1 et 2" in say("fr", "duo-does-forest")
    assert "rounds 1 and 2" in say("en", "duo-does-forest")


@law("renard:4.9.1", "renard:5.7")
def test_lessons_of_renard_name_the_exceptions() -> None:
    assert "Sorcière" in lesson("renard", "basics", 4, "fr") and "Witch" in lesson("renard", "basics", 4, "en")
    assert "Trésors" in lesson("renard", "scoring", 0, "fr") and "Treasures" in lesson("renard", "scoring", 0, "en")
