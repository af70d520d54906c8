"""The law on the screen."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from clairiere import Illegal
from clairiere.law import law_of
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
        if clause.ruling:
            assert clause.ruling in text


def test_what_is_only_in_english_is_marked():
    console, out = screen(80)
    show_clause("renard:4.11.2", "fr", console)
    text = out.getvalue()
    assert "Décision F1 (en anglais)" in text and "Vérifications (en anglais)" in text and "’" in text
    assert "Question\u00a0:" in text or "Question :" in text


def test_a_clause_that_is_not_there():
    with pytest.raises(Illegal) as refused:
        show_clause("renard:4.99", "fr", screen(80)[0])
    assert "4.99" in refused.value.sentence("fr")
