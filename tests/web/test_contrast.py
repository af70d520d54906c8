"""What axe cannot see: the inks of pictures and pieces against their grounds, in both themes."""

import re
from pathlib import Path

import pytest

SRC = Path(__file__).parents[2] / "web" / "src"
CSS = (SRC / "app.css").read_text("utf-8")
PAPER = "#f5ecd6"
TEXT, SHAPE = 4.5, 3.0


def inks(theme: str) -> dict[str, str]:
    block = CSS.split(f'[data-theme="{theme}"] {{')[1].split("}")[0]
    return dict(re.findall(r"--([\w-]+): (#[0-9a-f]{6})", block))


def light(colour: str) -> float:
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = [part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    bright, dim = sorted((light(one), light(other)), reverse=True)
    return (bright + 0.05) / (dim + 0.05)


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("ground", ["ground", "raised", "felt", "bark", "sunk"])
@pytest.mark.parametrize("ink", ["ink", "quiet"])
def test_words_can_be_read_on_every_ground(ink: str, ground: str, theme: str) -> None:
    found = inks(theme)
    assert contrast(found[ink], found[ground]) >= TEXT


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("ground", ["ground", "raised", "felt"])
@pytest.mark.parametrize("ink", ["ember", "edge"])
def test_shapes_stand_out_from_every_ground(ink: str, ground: str, theme: str) -> None:
    found = inks(theme)
    assert contrast(found[ink], found[ground]) >= SHAPE


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_the_accent_carries_words(theme: str) -> None:
    found = inks(theme)
    assert contrast(found["ember-ink"], found["ember"]) >= TEXT


def test_every_suit_can_be_read_on_paper() -> None:
    decks = (SRC / "cards" / "decks.ts").read_text("utf-8") + (SRC / "games" / "jeton" / "cards.ts").read_text("utf-8")
    found = re.findall(r'"(#[0-9a-f]{6})"', decks)
    assert len(found) == 10 and all(contrast(ink, PAPER) >= TEXT for ink in found)
    assert f"--paper: {PAPER}" in CSS


def test_every_suit_and_faction_of_root_can_be_read_on_paper() -> None:
    emblems = (SRC / "games" / "root" / "art" / "emblems.ts").read_text("utf-8")
    found = re.findall(r'(?:"|ink: ")(#[0-9a-f]{6})"', emblems)
    assert len(found) >= 12 and [ink for ink in found if contrast(ink, PAPER) < TEXT] == []
