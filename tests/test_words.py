"""Both languages have every sentence, and every sentence can be said."""

from __future__ import annotations

import pytest
from fluent.syntax import FluentParser, ast, visitor

from clairiere.words import LANGUAGES, say, sources


class Variables(visitor.Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


def entries(language: str) -> list[ast.EntryType]:
    return [entry for text in sources(language) for entry in FluentParser().parse(text).body]


def messages(language: str) -> dict[str, ast.Message]:
    return {entry.id.name: entry for entry in entries(language) if isinstance(entry, ast.Message)}


def variables(message: ast.Message) -> set[str]:
    found = Variables()
    found.visit(message)
    return found.names


ALL = {language: messages(language) for language in LANGUAGES}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_line_is_misread(language):
    assert [entry.content for entry in entries(language) if isinstance(entry, ast.Junk)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_id_is_given_twice(language):
    ids = [entry.id.name for entry in entries(language) if isinstance(entry, ast.Message)]
    assert sorted(ids) == sorted(set(ids))


def test_both_languages_have_the_same_ids():
    assert set(ALL["fr"]) == set(ALL["en"])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("value", [0, 1, 2, "none", "K"])
def test_every_sentence_can_be_said(language, value):
    facts = {name: value for message in ALL["fr"].values() for name in variables(message)}
    facts |= {name: value for message in ALL["en"].values() for name in variables(message)}
    for id in ALL[language]:
        assert say(language, id, facts).strip()


def test_french_is_written_with_french_marks():
    for id in ALL["fr"]:
        names = set().union(*map(variables, ALL["fr"].values()))
        assert "'" not in say("fr", id, dict.fromkeys(names, 1)), id
