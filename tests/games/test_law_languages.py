"""The law is there in French and in English, to the last sentence."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from clairiere.law import ID, SPOKEN, LawReader, MissingTranslation, games_with_law, law_of, read_law
from clairiere.words import say

SOURCES = Path(__file__).parents[2] / "src" / "clairiere"
FOLDERS = [path.parent for path in sorted(SOURCES.rglob("law.toml"))]
READ = {
    "clause": {"title", "text", "checks"},
    "example": {"title", "given", "when", "then"},
    "ruling": {"question", "readings", "ruling", "reason"},
}
VALUES = {"id", "kind", "sources", "see", "factions", "clauses", "origin", "vector", "readings_clauses"}

CLAUSE = {
    "id": "1.1", "title_fr": "Deux", "title_en": "Two", "text_fr": "On est deux.", "text_en": "There are two.",
    "kind": "rule", "checks_fr": ["Trois : refusé."], "checks_en": ["given three, then it is refused"],
}  # fmt: skip
EXAMPLE = {
    "id": "E1", "title_fr": "Un", "title_en": "One", "clauses": ["1.1"], "given_fr": "atout", "given_en": "trump",
    "when_fr": "il joue", "when_en": "he plays", "then_fr": "17", "then_en": "17",
}  # fmt: skip
RULING = {
    "id": "R1", "clauses": ["1.1"], "question_fr": "Qui ?", "question_en": "Who?", "readings_fr": ["lui", "elle"],
    "readings_en": ["he", "she"], "ruling_fr": "Lui.", "ruling_en": "He.", "reason_fr": "Oui.", "reason_en": "Yes.",
}  # fmt: skip
READER = LawReader("toy", {}, [{"clause": [CLAUSE], "example": [EXAMPLE], "ruling": [RULING]}])
READERS = {
    "clause": (READER.clause, CLAUSE),
    "example": (READER.example, EXAMPLE),
    "ruling": (READER.ruling, RULING),
}


def pairs(game: str) -> list[tuple[str, str]]:
    """Every text of a law that people read, in French and in English; names left out."""
    law = law_of(game)
    said = [law.notation, *[clause.text for clause in law.clauses.values()]]
    said += [text for example in law.examples for text in (example.given, example.when, example.then)]
    said += [text for ruling in law.rulings for text in (ruling.question, ruling.ruling, ruling.reason)]
    lists = [*[clause.checks for clause in law.clauses.values()], *[ruling.readings for ruling in law.rulings]]
    said += [{"fr": fr, "en": en} for each in lists for fr, en in zip(each["fr"], each["en"], strict=True)]
    return [(text["fr"], text["en"]) for text in said]


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_no_text_of_a_law_file_is_in_one_language_only(folder: Path) -> None:
    for part, entries in read_law(folder).items():
        for entry in entries if part in READ else ():
            known = {f"{name}_{speech}" for name in READ[part] for speech in SPOKEN} | VALUES
            assert set(entry) <= known, entry["id"]


@pytest.mark.parametrize("part", READERS)
def test_a_law_in_one_language_only_is_refused(part: str) -> None:
    read, whole = READERS[part]
    read(whole)
    for name in READ[part] - {"title"}:
        for speech in SPOKEN:
            lacking = {key: value for key, value in whole.items() if key != f"{name}_{speech}"}
            with pytest.raises(MissingTranslation, match=f"{whole['id']}: {name}"):
                read(lacking)


@pytest.mark.parametrize("part", READERS)
def test_a_sentence_that_is_only_repeated_is_refused_and_notation_is_not(part: str) -> None:
    read, whole = READERS[part]
    for name in READ[part] - {"title", "then"}:
        with pytest.raises(MissingTranslation):
            read(whole | {f"{name}_fr": whole[f"{name}_en"]})
    READER.example(EXAMPLE)  # "17" is no sentence


def test_a_list_with_a_sentence_less_in_one_language_is_refused() -> None:
    with pytest.raises(MissingTranslation):
        READER.ruling(RULING | {"readings_fr": ["lui"]})


@pytest.mark.parametrize("game", games_with_law())
def test_french_writes_cards_by_its_own_letters(game: str) -> None:
    for french, english in pairs(game):
        cards = re.findall(r"\b(?:[1-9]|1[01])[A-Z]\b", english)
        shown = {f"{card[:-1]}{say('fr', f'notation-{card[-1]}')}" for card in cards}
        assert shown == set(re.findall(r"\b(?:[1-9]|1[01])[A-Z]\b", french)), french


@pytest.mark.parametrize("game", games_with_law())
def test_what_the_english_cites_the_french_cites_too(game: str) -> None:
    for french, english in pairs(game):
        assert set(re.findall(rf"\b{ID}", english)) <= set(re.findall(rf"\b{ID}", french)), french


def test_nothing_is_marked_as_english() -> None:
    for path in (*SOURCES.rglob("fr.ftl"), *(SOURCES.parents[1] / "web" / "src" / "text").glob("fr.ftl")):
        assert "en anglais" not in path.read_text("utf-8"), path
