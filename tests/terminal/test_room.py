"""Screens of all sizes, and terminals that lack signs."""

from __future__ import annotations

import io
import itertools

import pytest
from rich.cells import cell_len
from rich.console import Console

from clairiere.conformance import law
from clairiere.games.renard.cards import DECK
from clairiere.games.renard.speech import ABILITIES
from clairiere.terminal.law import show_clause
from clairiere.terminal.play import play
from clairiere.terminal.renard.drawing import RenardDrawing
from clairiere.terminal.replay import replay
from clairiere.terminal.style import LIT, PAPER, SHADE, Prose, breaks, cut
from clairiere.terminal.tricks.cards import WIDTH
from clairiere.words import say

from .conftest import LowestCard, new_table

LANGUAGES = ("fr", "en")
BOTS = {1: LowestCard()}
SIZES = [(80, 24), (100, 40), (100, 30), (44, 30), (44, 40), (44, 50), (60, 24)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seed", range(8))
def test_the_first_screen_fits(scene, language, size, seed):
    width, height = size
    shown = scene(language, seed=seed, width=width, height=height).type([])
    first = shown.text[: shown.marks[0]]
    assert first.count("\n") < height  # one line is left for the answer
    for id in ("renard-title", "renard-ui-your-hand"):
        assert say(language, id) in first
    assert "quit" in first.splitlines()[-1]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(80, 24), (44, 30)])
def test_the_trump_stays_in_sight(scene, language, size):
    shown = scene(language, width=size[0], height=size[1], target=16).play_on()
    trump = {"fr": "Atout :", "en": "Trump:"}[language]
    for start, end in itertools.pairwise([0, *shown.marks]):
        turn = shown.text[start:end].splitlines()
        assert not any(trump in line for line in turn) or any(trump in line for line in turn[1 - size[1] :])
    assert shown.widest() <= size[0]


@law("renard:1.2", "renard:1.3")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edge", [PAPER, SHADE, LIT])
def test_every_card_keeps_its_frame(language, edge):
    for card in DECK:
        for short in (False, True):
            lines = [line.plain for line in RenardDrawing.deck.face(card, language, edge, short)]
            assert [cell_len(line) for line in lines] == [WIDTH] * (3 if short else 4)
            assert "".join(line[0] + line[-1] for line in lines) == ("╭╮││╰╯" if short else "╭╮││││╰╯")
    assert all(say(language, f"renard-card-{rank}") for rank in ABILITIES)


@pytest.mark.parametrize("width", [44, 80])
@pytest.mark.parametrize(("language", "words"), [("fr", ["aide", "fiche"]), ("en", ["help", "aid"])])
def test_lists_use_the_whole_width(scene, width, language, words):
    shown = scene(language, width=width, height=40).type(words)
    for start, end in itertools.pairwise(shown.marks):
        lines = shown.text[start:end].splitlines()
        for line, later in itertools.pairwise(lines):
            if later.startswith(" " * 5) and len(later.split()) > 3:
                assert cell_len(line) + 1 + len(later.split()[0]) > width or "« " in later or ": " in later


def test_lines_break_at_spaces_and_inside_long_words():
    assert breaks("aa bb cc", 5, 5) == [6]
    assert breaks("aa bb cc", 8, 5) == []
    assert breaks("aaaaaaa b", 4, 3) == [4, 8]
    assert breaks("a\u00a0b c", 3, 3) == [4]
    out = io.StringIO()
    Console(file=out, width=9).print(Prose("un : deux ; trois", "fr", hang=2))
    assert all(line.strip()[0] not in ":;" for line in out.getvalue().splitlines())


def test_long_texts_are_cut():
    assert cut("abc", 3) == "abc" and cut("abcd", 3) == "ab…" and cell_len(cut("狐" * 9, 10)) <= 10


# -- signs --------------------------------------------------------------------------------------------------------


def written(encoding: str, show) -> str:
    raw = io.BytesIO()
    file = io.TextIOWrapper(raw, encoding=encoding, errors="replace", newline="\n")
    show(Console(file=file, width=80, color_system=None))
    file.flush()
    return raw.getvalue().decode(encoding)


def leave(prompt: str) -> str:
    raise EOFError


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("encoding", ["ascii", "latin-1"])
def test_a_terminal_without_signs_gets_plain_ones(language, encoding):
    text = written(encoding, lambda console: play(new_table(), [0], BOTS, language, None, console, leave))
    assert "+--------+" in text and f"| 1{say(language, 'notation-B')}     |" in text and "^" in text
    assert text.count("?") == 1  # a command
    assert ("é" in text) == (language == "fr" and encoding == "latin-1")


def test_replays_and_the_law_have_plain_signs_too(scene):
    record = scene("fr", target=1).play_on().table.record
    text = written("ascii", lambda console: replay(record, None, None, False, "fr", console))
    assert "?" not in text and "Le decret est" in text and "gagne la partie" in text
    text = written("ascii", lambda console: show_clause("renard:7.1", "fr", console))
    assert "?" not in text and "La main est secrete" in text and "l'autre" in text


def test_utf_8_is_left_alone():
    text = written("utf-8", lambda console: play(new_table(), [0], BOTS, "fr", None, console, leave))
    assert "╭────────╮" in text and "♪" in text and "’" in text
