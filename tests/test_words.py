"""Both languages have every sentence, and every sentence can be said."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast, visitor

from clairiere.core.illegal import Word
from clairiere.words import HOLES, LANGUAGES, bundle_of, fluent_texts, say_cached
from lab.words import say  # with the sentences of the laboratory

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src" / "clairiere"
TOOK = "renard-event-took-trick"
WRONG_SIGN = re.compile(r"[^\W\d_]['’)]?[;!?»:](?=\s|$|»)|«(?=\S)|[\u00a0\u202f]")


class Named(visitor.Visitor):
    """Finds the facts that an entry names, and the entries that it refers to."""

    def __init__(self) -> None:
        self.facts: set[str] = set()
        self.others: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.facts.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.others.add(node.id.name)


@cache
def entries(language: str) -> list[ast.EntryType]:
    return [entry for text in fluent_texts(language) for entry in FluentParser().parse(text).body]


@cache
def messages(language: str) -> dict[str, ast.Message]:
    return {entry.id.name: entry for entry in entries(language) if isinstance(entry, ast.Message)}


@cache
def named(language: str, id: str) -> list[str]:
    """The facts that a sentence needs. `say` fails where one is missing; to give all there are would take long."""
    found = Named()
    found.visit(messages(language)[id])
    return sorted(found.facts.union(*[named(language, other) for other in found.others]))


def said(language: str, value: object) -> Iterator[tuple[str, str]]:
    """Every sentence, with this for each of its facts."""
    for id in messages(language):
        yield id, say(language, id, dict.fromkeys(named(language, id), value))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_line_is_misread(language):
    assert [entry.content for entry in entries(language) if isinstance(entry, ast.Junk)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_id_is_given_twice(language):
    ids = [entry.id.name for entry in entries(language) if isinstance(entry, ast.Message)]
    assert sorted(ids) == sorted(set(ids))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sentence_parsed_alone_is_the_one_of_its_file(language):
    bundle = bundle_of(language)
    assert set(bundle.texts) == set(messages(language))
    ignored = ["span", "comment"]
    assert all(bundle.parse_entry(id).equals(message, ignored) for id, message in messages(language).items())


def test_both_languages_have_the_same_ids():
    assert set(messages("fr")) == set(messages("en"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("shift", range(2))
def test_what_was_said_before_is_said_again_with_other_names(language, shift):
    values = [2, "yes", "7M", "Ana", True, "Les Bois", "none", ["7M", "keep"], ("Ivo", Word("root-you"))]
    for id in messages(language):
        facts = {name: values[(number + shift) % len(values)] for number, name in enumerate(named(language, id))}
        assert say_cached(language, id, facts) == say(language, id, facts)


def test_a_sentence_may_be_given_more_than_it_needs():
    many = {f"fact{number}": f"Nobody {number}" for number in range(len(HOLES))}
    facts = {"seat": "Ana", "you": "no", "tricks": 2}
    assert "Ana" in say_cached("fr", TOOK, many | facts) == say("fr", TOOK, facts)


def test_what_is_put_into_a_sentence_cannot_be_taken_for_another_fact():
    facts = {"seat": "\ue001\ue041", "other": "Ana", "you": "no", "tricks": "\ue000"}
    for id in (TOOK, "server-vote-undo"):
        assert say_cached("fr", id, facts) == say("fr", id, facts)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("value", [0, 1, 2, "none", "K"])
def test_every_sentence_can_be_said(language, value):
    """What a table has agreed on is left unsaid where it is the usual."""
    for id, text in said(language, value):
        assert text.strip() or "-agreed-" in id, id


VOWELS = ("Ana", "Élan", "Expert (robot)", "Œil")


@pytest.mark.parametrize("name", VOWELS)
def test_french_runs_together_before_a_vowel(name):
    for id, text in said("fr", name):
        assert not re.search(rf"\b(?:[Dd]|[Qq]u)e {re.escape(name)}", text), (id, text)
        assert not re.search("[\u2068\u2069]", text)


@pytest.mark.parametrize("title", ["Le Renard des Bois", "Les Amis"])
def test_french_runs_together_before_an_article(title):
    for id, text in said("fr", title):
        assert not re.search(rf"\b(?:[Dd]e|à) {re.escape(title)}", text), id


def test_french_says_titles_and_names_as_people_do():
    assert say("fr", "clause-unknown", {"game": "Le Renard des Bois", "found": "9", "known": "1"}).startswith(
        "La loi du Renard des Bois"
    )
    laid = {"you": "no", "where": "other", "seat": "Ben", "owner": "Expert", "cards": "3", "total": 6}
    assert "au tas d’Expert" in say("fr", "jeton-event-laid", laid)


def test_french_is_written_with_french_marks():
    for id, text in said("fr", 1):
        assert "'" not in text, id


def french(found: Any, key: str = "") -> Iterator[str]:
    """What stands in French in a file of data."""
    if isinstance(found, dict):
        for name, part in found.items():
            yield from french(part, name)
    elif isinstance(found, list):
        for part in found:
            yield from french(part, key)
    elif isinstance(found, str) and (key == "fr" or key.endswith("_fr")):
        yield found


def french_texts() -> Iterator[tuple[Path, str]]:
    for path in [*PACKAGE.rglob("fr.ftl"), ROOT / "lab/text/fr.ftl", *(ROOT / "web" / "src").rglob("fr.ftl")]:
        for line in path.read_text("utf-8").splitlines():
            yield path, line.partition(" = ")[2] or line
    for path in PACKAGE.rglob("law.toml"):
        yield from ((path, text) for text in french(tomllib.loads(path.read_text("utf-8"))))
    for path in PACKAGE.glob("games/**/*.json"):
        yield from ((path, text) for text in french(json.loads(path.read_text("utf-8"))))


def test_french_signs_stand_after_a_plain_space_which_holds_where_it_is_shown():
    """Screens make it a space where no line ends: `set` in the browser, `glued` at the terminal."""
    texts = list(french_texts())
    assert len(texts) > 8000
    assert [(path.name, text) for path, text in texts if not text.startswith("#") and WRONG_SIGN.search(text)] == []
