"""The examples in the documents run as written, and the documents name what exists."""

import doctest
import re
from pathlib import Path

import pytest

import clairiere

ROOT = Path(__file__).parents[2]
DOCUMENTS = ["README.md", "LISEZMOI.md", "docs/notation.md", "docs/chance.md"]


@pytest.mark.parametrize("name", DOCUMENTS)
def test_the_examples_run_as_written(name: str) -> None:
    failed, tried = doctest.testfile(str(ROOT / name), module_relative=False, encoding="utf-8")
    assert tried > 3 and failed == 0


def test_the_example_of_the_package_runs() -> None:
    failed, tried = doctest.testmod(clairiere)
    assert tried and failed == 0


@pytest.mark.parametrize("path", sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")]), ids=lambda path: path.name)
def test_links_lead_somewhere(path: Path) -> None:
    for target in re.findall(r"\]\(([^)#:]+)\)", path.read_text("utf-8")):
        assert (path.parent / target).exists(), target


def test_the_tree_in_the_readme_is_the_tree() -> None:
    for name in ("README.md", "LISEZMOI.md"):
        tree = (ROOT / name).read_text("utf-8").split("src/clairiere/\n")[1].split("```")[0]
        named = set(re.findall(r"^  (\w+)/", tree, re.M))
        there = {path.name for path in (ROOT / "src/clairiere").iterdir() if path.is_dir() and path.name[0] != "_"}
        assert named | {"text"} == there, name


def test_every_option_and_key_is_documented() -> None:
    text = (ROOT / "docs/notation.md").read_text("utf-8")
    for game in clairiere.GAMES.values():
        positions = text.split("## Positions")[1].split(f"### {clairiere.words.say('fr', game.id + '-title')}\n")[1]
        own = positions.split("\n##")[0]
        assert all(f"`{option.name}`" in own for option in game.options)
        assert all(f"`{key}`" in own for key in game.new().dump())
