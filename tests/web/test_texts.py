"""The words of the client: the same ids in both languages, every id that is used, the games' own names."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from clairiere import GAMES
from clairiere.words import has_message, say

SRC = Path(__file__).parents[2] / "web" / "src"
PACKAGE = Path(__file__).parents[2] / "src" / "clairiere"
LANGUAGES = ("fr", "en")
ABILITIES = [("renard", (1, 3, 5, 7, 9, 11), "name"), ("duo", (1, 3, 5, 7, 9), "ui-card")]
ROOT = SRC / "games" / "root"
NAMED = re.compile(r"^root-(?:word|card|suit|faction|phase)-")  # names that the client takes from the game itself
SAID = re.compile(r"(?<![=\"\w$])\{([\w.?!()]+\.(?:text|message|about|title|label))(?: \?\? \"\")?\}")
SCRIPT = re.compile(r"<(script|style)\b.*?</\1>", re.S)
CODE = [path for path in SRC.rglob("*") if path.suffix in (".svelte", ".ts")]


def messages(language: str, folder: Path = SRC) -> dict[str, str]:
    text = (folder / "text" / f"{language}.ftl").read_text("utf-8")
    return dict(re.findall(r"^([a-z][\w-]*) = (.*)$", text, re.M))


def used() -> Iterator[tuple[str, str]]:
    for path in CODE:
        for id in re.findall(r"\bt\(\"([a-z][\w-]*)\"", path.read_text("utf-8")):
            yield path.name, id


@pytest.mark.parametrize("folder", [SRC, ROOT])
def test_both_languages_have_the_same_ids(folder: Path) -> None:
    assert list(messages("fr", folder)) == list(messages("en", folder))


@pytest.mark.parametrize(
    "path", sorted([*SRC.rglob("*.ftl"), *PACKAGE.rglob("*.ftl")]), ids=lambda path: str(path)[-40:]
)
def test_no_id_stands_twice(path: Path) -> None:
    """Of two sentences with one id only the first is ever read."""
    ids = re.findall(r"^(-?[a-z][\w-]*) =", path.read_text("utf-8"), re.M)
    assert [id for id in set(ids) if ids.count(id) > 1] == []


def test_every_id_that_is_used_is_there() -> None:
    known = messages("fr") | messages("fr", ROOT)
    assert [(name, id) for name, id in used() if id not in known and not (NAMED.match(id) and has_message(id))] == []


def test_root_calls_nothing_by_a_name_of_its_own() -> None:
    own = [id for id in messages("fr", ROOT) if NAMED.match(id)]
    general = set(messages("fr")) & set(messages("fr", ROOT))
    assert own == [] and general == set()


def test_every_id_of_root_is_used() -> None:
    code = "\n".join(path.read_text("utf-8") for path in ROOT.rglob("*") if path.suffix in (".svelte", ".ts"))
    families = tuple(family for family in re.findall(r"`(root-[\w-]*-)\$\{", code))
    assert [id for id in messages("fr", ROOT) if f'"{id}"' not in code and not id.startswith(families)] == []


def test_every_id_is_used() -> None:
    code = "\n".join(path.read_text("utf-8") for path in CODE)
    families = [family for family in re.findall(r"`([\w-]*-)\$\{", code)] + [f"{game}-" for game in GAMES]
    unused = [id for id in messages("fr") if f'"{id}"' not in code and not id.startswith(tuple(families))]
    assert unused == []


@pytest.mark.parametrize("folder", [SRC, ROOT])
def test_french_is_set_with_care(folder: Path) -> None:
    text = (folder / "text" / "fr.ftl").read_text("utf-8")
    assert not re.search(r"[a-zé]'[a-zé]", text)
    assert not re.search(r"\b(tu|toi|ton|tes)\b", text)


def test_no_line_of_what_the_server_says_ends_before_a_french_sign() -> None:
    """The texts hold plain spaces: `set` makes those before : ; ! ? » and after « hold where they are shown."""
    for path in SRC.rglob("*.svelte"):
        found = SAID.findall(SCRIPT.sub("", path.read_text("utf-8")))
        assert path.name == "Names.svelte" or found == [], path.name  # names are looked for in what was set
    assert "splitByNames(set(text)" in (SRC / "parts" / "law" / "Names.svelte").read_text("utf-8")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "ranks", "id"), ABILITIES)
def test_abilities_are_called_as_the_game_calls_them(language: str, game: str, ranks: tuple[int, ...], id: str) -> None:
    own = messages(language)
    for rank in ranks:
        assert own[f"{game}-name-{rank}"] == say(language, f"{game}-{id}-{rank}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_results_are_called_as_the_game_calls_them(language: str) -> None:
    own = messages(language)
    results = [id for id in own if id.startswith("renard-result-")]
    assert results and all(own[id] == say(language, id) for id in results if has_message(id))


def test_the_lock_holds_no_address() -> None:
    assert "://" not in (SRC.parent / "package-lock.json").read_text("utf-8")
