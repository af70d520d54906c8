"""Playing at a terminal, by script."""

from __future__ import annotations

import re
import shlex
import sys
from pathlib import Path

import pytest

from clairiere import Illegal, Table, read_record
from clairiere.core.game import Game
from clairiere.terminal import registry, save
from clairiere.terminal.drawing import Drawing
from clairiere.words import localize

from .codes import cards_named

LANGUAGES = ("fr", "en")
WON = {"fr": ("Vous gagnez la partie, {} à {}.", "Ben gagne la partie, {} à {}."),
       "en": ("You win the game, {} to {}.", "Ben wins the game, {} to {}.")}  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [40, 80, 120])
def test_a_whole_game_fits_the_width(scene, language, width):
    shown = scene(language, width=width, target=16).play_on()
    assert shown.status == 0 and shown.table.state.over
    state = shown.table.state
    told = WON[language][state.winners()[0]].format(*sorted(state.points(), reverse=True))
    assert told in " ".join(shown.text.split())
    assert shown.widest() <= width


@pytest.mark.parametrize("language", LANGUAGES)
def test_commands_change_nothing(scene, language):
    logs = ["journal", "log all", "log 5", "log " + "9" * 5000, "log 0"]
    words = ["?", "? 4.11.1", "aide", "help", "fiche", "aid", *logs, "plis", "tricks", "table", "? 99.9"]
    plain, chatty = scene(language, target=1).play_on(), scene(language, target=1).play_on(before=lambda: words)
    assert plain.table.record.answers == chatty.table.record.answers
    assert chatty.widest() <= 80


def test_the_prompt_cites_its_clause(scene):
    assert "À vous : fournissez en cloches (3.2.1)" in scene("fr", width=120).type(["?", "? 4.11.1"]).text
    assert "Follow in bells (3.2.1)" in scene("en", width=120).type([]).text


def test_clauses_are_read_out(scene):
    text = scene("fr").type(["?", "? 4.11.1", "?3.2.4", "? 12.1"]).text
    for id in ("3.2.1  ", "4.11.1  ", "3.2.4  "):
        assert id in text
    assert "n’a pas d’article « 12.1 »" in text


BAD = ["", "foo", "12M", "7", "10M", "keep", "garder", "\x1b[2J", "7M 8M", "🦊", "long" * 99]


@pytest.mark.parametrize("line", BAD)
def test_bad_input_is_refused_and_changes_nothing(scene, line):
    shown = scene("fr").type([line])
    assert shown.answered(0) == []
    assert shown.status == 0 and "\x1b" not in shown.text


def test_a_refusal_says_what_is_legal(scene):
    shown = scene("fr", width=120).type(["10M"])
    [ask] = shown.table.state.open
    legal = ", ".join(localize("fr", shown.table.state.write(ask, option)) for option in ask.options)
    assert f"il faut fournir (3.2.1). Jouables : {legal}." in shown.text


def test_enter_plays_the_only_answer(scene):
    shown = scene("en", target=1)
    shown.play(lambda prompt: "" if len(shown.table.state.open[0].options) == 1 else shown.choice())
    assert shown.table.state.over and "Enter will do" in shown.text


def test_small_letters_and_both_words_for_keep(scene):
    shown = scene("fr").type(["3b", "garder"])
    assert "Vous jouez 3C." in shown.text and re.search(r"Vous laissez le décret \d+[CFL]\.", shown.text)
    assert "ou « garder »" in shown.text
    assert "You leave the decree" in scene("en").type(["3B", "GARDER"]).text


FORMS = ["3b", "3C", "3c", "3 b", "3 cloches", "3 de cloches", "3 DES Cloches", "3 of bells", "3 bell", "3♪"]


@pytest.mark.parametrize("line", FORMS)
def test_a_card_may_be_said_in_words(scene, line):
    assert scene("fr").type([line]).answered(0) == [2]


@pytest.mark.parametrize("line", ["7L", "7 lunes", "7 de lunes", "7 of moons", "7 lune", "7☾"])
def test_moons_have_many_names(scene, line):
    game = scene("fr")
    [ask] = game.table.state.open
    words = registry.drawing_of(game.table.record.game, ["Ana", "Ben"], "fr")
    assert words.typed(game.table.state, ask, line) == "7M"


@pytest.mark.parametrize(("language", "help"), [("fr", "tapez « aide »"), ("en", "type “help”")])
@pytest.mark.parametrize("line", ["règles", "score", "conseil", "hint?", "🦊", "7M 8M", "zz 7"])
def test_a_word_that_means_nothing_is_answered_in_one_sentence(scene, language, help, line):
    shown = scene(language, width=200).type([line])
    said = shown.text[shown.marks[0] : shown.marks[1]].strip()
    assert line in said and help in said and "\n" not in said and shown.answered(0) == []


def test_a_long_line_is_cut_in_the_answer(scene):
    shown = scene("fr").type(["x" * 300, "? " + "9" * 300, "7" * 300 + "M"])
    assert all(letter * 39 in shown.text and letter * 40 not in shown.text for letter in "x97")


@pytest.mark.parametrize("line", ["q", "Q", "exit", "quit", "quitter"])
def test_words_to_leave(scene, line):
    shown = scene("fr").type([line, "3b"])
    assert "À bientôt" in shown.text and shown.answered(0) == []


@pytest.mark.parametrize(
    "lost", [EOFError(), RuntimeError("input(): lost sys.stdin"), ValueError("closed"), OSError(5)]
)
def test_an_input_that_is_gone_has_ended(scene, lost):
    def read(prompt: str) -> str:
        raise lost

    shown = scene("fr").play(read)
    assert shown.status == 0 and "Plus rien à lire" in shown.text


def test_a_foreign_refusal_names_the_player(scene):
    shown = scene("fr")
    words = registry.drawing_of(shown.table.record.game, ["Ana", "Ben"], "fr")
    assert words.refusal(Illegal("renard-one-card", {"seat": 1}, "renard", "1.5")).startswith("Votre carte de ce pli")
    assert "c’est à Ben de suivre" in words.refusal(Illegal("renard-one-card", {"seat": 1}, "renard", "1.5"))


def test_the_aid_has_six_abilities_and_the_names_of_its_edition(scene):
    first, second = scene("fr").type(["fiche"]).text, scene("fr", edition=2).type(["fiche"]).text
    for name in ("Cygne", "Renard", "Bûcheron", "Trésor", "Sorcière", "Monarque"):
        assert f"{name} :" in first
    assert "10–13  Cupide" in first and "10–13  Cupidité" in second


def test_names_are_text_and_nothing_else(scene):
    shown = scene("en", humans=(0, 1))
    shown.table.record.names[:] = ["[bold red]A\x1b[31m", "B" * 90]
    text = shown.type(["", ""]).text
    assert "B" * 23 + "…" in text and "B" * 24 not in text and "[bold red…" in text
    assert "[bold red]A[31m" in text and "\x1b" not in text and shown.widest() <= 80


def test_a_game_without_a_drawing_is_drawn_plainly(scene, monkeypatch):
    monkeypatch.setattr(registry, "DRAWINGS", {})
    shown = scene("en", width=40, target=1).play_on()
    assert shown.table.state.over and "hand_sizes" in shown.text and shown.widest() <= 40
    assert isinstance(registry.drawing_of(shown.table.record.game, ["A", "B"], "fr"), Drawing)
    assert isinstance(shown.table.record.game, Game)


def test_bots_alone_are_told_to_whoever_looks_on(scene):
    shown = scene("fr", humans=(), target=1).type([])
    assert shown.table.state.over and "gagne la partie" in shown.text
    assert not re.search(r"reçoit \d", shown.text)


# -- the past -----------------------------------------------------------------------------------------------------


def cards_played(table: Table) -> set[str]:
    """The codes of the running round's past tricks that are nowhere in sight."""
    view = table.state.view(0).to_wire()
    dump = table.state.dump()
    gone = {code for won in dump["won"] for code in won}
    return gone - {view["decree"], *view["hand"], *view["trick"]}


def logged(table: Table, again, line: str) -> str:
    shown = again(table, "fr").type([line])
    return shown.text[shown.marks[0] :]


def test_the_log_hides_past_tricks(scene, again):
    table = scene("fr", seed=11).play_on(limit=12).table
    assert len(cards_played(table)) > 4
    text = logged(table, again, "journal tout")
    assert "remporte le pli" in text
    played = set(re.findall(r"joue (\w+)", text))
    assert not played & cards_played(table)
    assert "on ne revoit pas les plis passés (7.3)" in logged(table, again, "plis")


def test_a_resumed_table_hides_past_tricks(scene, again):
    table = scene("fr", seed=11).play_on(limit=12).table
    played = re.findall(r"joue (\w+)", again(table, "fr").type(["table"]).text)
    assert not set(played) & cards_played(table)


def test_open_tricks_may_be_looked_at(scene, again):
    table = scene("fr", seed=11, open_tricks=True).play_on(limit=12).table
    text = logged(table, again, "plis")
    assert cards_played(table) <= cards_named(text)
    assert " 1. " in f" {text}"


def test_the_log_tells_no_secret_of_the_other(scene, again):
    table = scene("fr", seed=5).play_on(limit=12).table
    text = logged(table, again, "journal tout")
    assert "Ben reçoit 13 cartes." in text and not re.search(r"Ben (pioche|met) \d", text)


@pytest.mark.parametrize("rest", ["x", "-3", "0", "1.5", "²"])
def test_a_log_of_no_number_of_lines(scene, rest):
    assert f"« {rest} » n’est pas un nombre de lignes" in scene("fr").type([f"journal {rest}"]).text


# -- undo ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("language", "word"), [("fr", "annuler"), ("en", "undo"), ("en", "annuler")])
def test_undo_goes_back_to_the_last_decision(scene, language, word):
    shown = scene(language).type(["6B", word, "1B"])
    assert shown.answered(0) == [0]
    assert ("Les robots acceptent" if language == "fr" else "Bots always agree") in shown.text


def test_undo_and_the_same_answer_give_the_same_game(scene):
    once, twice = scene("fr").play_on(limit=9), scene("fr")
    undone = iter(["annuler"])
    twice.play_on(before=lambda: [] if len(twice.prompts) < 6 else list(undone), limit=10)
    assert "Les robots acceptent" in twice.text
    assert twice.table.record.answers == once.table.record.answers


def test_nothing_to_undo(scene):
    assert "rien décidé" in scene("fr").type(["annuler"]).text


# -- saving -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_saved_and_resumed_gives_the_same_game(scene, again, tmp_path, language):
    path = tmp_path / "game.record"
    whole = scene(language, target=16).play_on()
    part = scene(language, target=16).play_on(path, limit=20)
    assert part.status == 0 and str(path) in part.out.getvalue().replace("\n", "")
    table = Table(read_record(path.read_text()))
    assert table.record.answers == part.table.record.answers
    rest = again(table, language).play_on(path)
    assert rest.table.record.text() == whole.table.record.text() == path.read_text()


def test_every_answer_is_saved_at_once(scene):
    path = Path("game.record").absolute()
    shown = scene("fr")

    def check() -> list[str]:
        if len(shown.prompts) > 1:
            assert read_record(path.read_text()).answers == shown.table.record.answers
        return []

    shown.play_on(path, before=check, limit=10)
    assert list(path.parent.iterdir()) == [path]


def test_leaving_without_a_file_finds_one(scene):
    Path("renard-1.record").write_text("something else")
    shown = scene("en").type(["1B", "quit"])
    assert "renard-2.record" in shown.text and shown.status == 0
    assert Path("renard-1.record").read_text() == "something else"
    assert read_record(Path("renard-2.record").read_text()).answers == shown.table.record.answers


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_finished_game_is_saved_and_told_how_to_see_it(scene, language):
    shown = scene(language, target=1).play_on()
    assert shown.text.endswith("\n  clairiere replay renard-1.record\n") and shown.status == 0
    assert read_record(Path("renard-1.record").read_text()).answers == shown.table.record.answers


def test_the_way_back_can_be_pasted(scene, tmp_path, monkeypatch):
    path = tmp_path / "l'été à deux.record"
    shown = scene("fr", width=40).type(["3b"], path)
    assert shown.text.endswith(f"\n  clairiere play --resume {shlex.quote(str(path))}\n")


def test_the_program_is_named_as_it_was_called(tmp_path, monkeypatch):
    called = tmp_path / "cwd" / "my env" / "bin" / "clairiere"
    called.parent.mkdir(parents=True)
    called.touch()
    monkeypatch.setattr(sys, "argv", [str(called)])
    assert save.command_line("replay", "a b") == "'my env/bin/clairiere' replay 'a b'"
    monkeypatch.chdir(called.parent)
    assert save.program() == "./clairiere"
    monkeypatch.chdir("/")
    assert save.program() == shlex.quote(str(called)[1:])
    called.chmod(0o755)
    monkeypatch.setenv("PATH", str(called.parent))
    assert save.program() == "clairiere"
    monkeypatch.setattr(sys, "argv", [str(Path(save.__file__).parents[1] / "__main__.py")])
    assert save.program().endswith(" -m clairiere")
    monkeypatch.setattr(sys, "argv", ["-c"])
    assert save.program() == "clairiere"


def test_a_folder_is_no_file(scene, tmp_path):
    assert "est un dossier" in " ".join(scene("fr", width=200).type([f"enregistrer {tmp_path}"]).text.split())


def test_nothing_played_nothing_saved(scene):
    assert "rien à enregistrer" in scene("fr").type([]).text
    assert list(Path().iterdir()) == []


def test_save_never_writes_over_another_file(scene):
    Path("mine").write_text("mine")
    text = scene("fr").type(["1B", "enregistrer mine", "enregistrer autre", "save"]).text
    assert "existe déjà" in text and Path("mine").read_text() == "mine"
    assert text.count("Partie enregistrée dans autre") == 3  # twice by word, once on leaving


def test_a_file_that_cannot_be_written_is_said_kindly(scene, tmp_path):
    shown = scene("fr").type(["save /dev/null/x", "1B"], tmp_path / "none" / "game")
    assert "n’a pas pu être enregistrée" in shown.text and shown.status == 1
    assert len(shown.answered(0)) == 1


def test_a_save_that_fails_leaves_the_old_file(scene, tmp_path, monkeypatch):
    path = tmp_path / "game.record"
    shown = scene("fr").type(["1B"], path)
    before = path.read_text()
    monkeypatch.setattr(save.os, "replace", lambda *_: (_ for _ in ()).throw(OSError(28, "no space")))
    with pytest.raises(OSError, match="no space"):
        save.save(shown.table.record, path)
    assert path.read_text() == before


def test_control_c_saves_too(scene, tmp_path):
    def stop(prompt: str) -> str:
        raise KeyboardInterrupt

    path = tmp_path / "game.record"
    assert scene("fr").play(stop, path).status == 0
    assert read_record(path.read_text())
