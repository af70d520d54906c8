"""Hints at a terminal: for who plays against bots alone; they change nothing."""

from __future__ import annotations

import pytest

from clairiere.bots import strongest
from clairiere.cli import main
from clairiere.words import say


@pytest.mark.parametrize(("language", "word"), [("fr", "indice"), ("en", "hint")])
def test_a_hint_names_a_choice_and_its_clause_and_changes_nothing(scene, language: str, word: str) -> None:
    shown = scene(language, width=100).type([word])
    adviser, bot = say(language, "hint-adviser"), say(language, f"bot-{strongest('renard')}")
    choice, words = shown.table.state.write(shown.table.state.open[0], shown.table.state.open[0].options[0]), shown.text
    assert adviser in words and bot not in words.partition(adviser)[2]
    assert say(language, "hint-clauses") in words
    assert f"{shown.table.state.open[0].clause}  " in words and choice
    assert shown.answered(0) == [] and shown.widest() <= 100


def test_what_it_would_choose_may_be_typed(scene) -> None:
    text = scene("en", width=200).type(["hint"]).text
    said = next(line for line in text.splitlines() if "would choose: " in line)
    notation = said.partition("would choose: ")[2].partition(",")[0]
    assert scene("en").type([notation]).answered(0)


def test_there_is_no_hint_where_two_share_the_screen(scene) -> None:
    shown = scene("fr", humans=(0, 1)).type(["", "indice"])
    assert say("fr", "hint-not-alone")[:40] in shown.text


def test_a_record_is_looked_at_with_a_hint(tmp_path, capsys) -> None:
    path = tmp_path / "a.record"
    saved = ["play", "renard", "--seats", "1,0", "--seed", "5", "--target", "1", "--save", str(path), "--lang", "en"]
    assert main(saved) == 0
    capsys.readouterr()
    assert main(["replay", str(path), "--to", "8", "--hint", "--lang", "en"]) == 0
    assert "would choose: " in capsys.readouterr().out
    assert main(["replay", str(path), "--hint", "--lang", "en"]) == 2
    assert "nothing to advise" in capsys.readouterr().err
