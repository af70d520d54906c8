"""The law on the screen."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from clairiere import Illegal
from clairiere.conformance.identifiers import identifiers_in
from clairiere.law import games_with_law, law_of
from clairiere.terminal.law import show_clause, show_law


def screen(width: int) -> tuple[Console, io.StringIO]:
    out = io.StringIO()
    return Console(file=out, width=width, color_system=None), out


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("width", [40, 80, 120])
def test_the_whole_law_by_chapters(language, width):
    console, out = screen(width)
    show_law("renard", language, console)
    lines = out.getvalue().splitlines()
    assert max(map(len, lines)) <= width
    for chapter in law_of("renard").chapters[language]:
        assert chapter.replace(" ", "  ", 1) in lines
    for id in law_of("renard").clauses:
        assert any(line.startswith(f"{id}  ") for line in lines)


@pytest.mark.parametrize("language", ["fr", "en"])
def test_every_clause_can_be_shown(language):
    for clause in law_of("renard").clauses.values():
        console, out = screen(60)
        show_clause(clause.cite, language, console)
        text = out.getvalue()
        assert text.startswith(f"{clause.id}  ") and max(map(len, text.splitlines())) <= 60
        assert all(ruling.label[language] in text.lower() for ruling in law_of("renard").rulings_of(clause.id))


def test_rulings_examples_and_checks_are_read_in_the_language_of_the_rest():
    console, out = screen(80)
    show_clause("renard:4.11.2", "fr", console)
    text = out.getvalue()
    said = (
        "Décision 1\n",
        "doit-il le",
        "Lectures possibles",
        "Exemples\n",
        "8C",
        "Vérifications\n",
        "L’ouvreur joue",
    )
    assert all(part in text for part in said) and "anglais" not in text and "given" not in text
    console, out = screen(80)
    show_clause("renard:4.11.2", "en", console)
    assert "must he play it" in out.getvalue() and "8B" in out.getvalue()


def test_every_ruling_stands_at_its_clauses():
    for game in games_with_law():
        law = law_of(game)
        assert all(ruling in law.rulings_of(id) for ruling in law.rulings for id in ruling.clauses)
        assert all(ruling.clauses and set(ruling.clauses) <= set(law.clauses) for ruling in law.rulings)


def test_a_clause_that_is_not_there():
    with pytest.raises(Illegal) as refused:
        show_clause("renard:4.99", "fr", screen(80)[0])
    assert "4.99" in refused.value.sentence("fr")


@pytest.mark.parametrize(("language", "label"), [("fr", "Mécanique 13  Jour"), ("en", "Mechanical 13  Daylight")])
def test_a_clause_without_a_number_is_shown_by_its_label(language, label):
    console, out = screen(80)
    show_clause("root:MM.13", language, console)
    assert out.getvalue().startswith(label) and "MM.13" not in out.getvalue()


@pytest.mark.parametrize("typed", ["CARD.armorers", "Armuriers", "armorers"])
def test_a_clause_is_found_by_its_id_and_by_its_label(typed):
    console, out = screen(80)
    show_clause(f"root:{typed}", "fr", console)
    assert out.getvalue().startswith("Armuriers\n")


@pytest.mark.parametrize("language", ["fr", "en"])
def test_the_whole_law_of_root_is_shown_without_identifiers(language):
    console, out = screen(10_000)
    show_law("root", language, console)
    assert identifiers_in(out.getvalue()) == []
