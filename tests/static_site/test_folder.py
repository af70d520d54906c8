"""The folder of the site: what its pages say to previews, to whoever has no scripts, and where there is nothing."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from clairiere.cli import main
from clairiere.words import LANGUAGES, say

ADDRESS = "https://example.org/games/"
SAID = [say(language, "page-about-us", {"count": 4}) for language in LANGUAGES]


def written(folder: Path, *more: str) -> dict[str, str]:
    """The pages of a site."""
    assert main(["site", str(folder), *more]) == 0
    return {name: (folder / name).read_text("utf-8") for name in ("index.html", "404.html", "files.json")}


def tags(page: str) -> dict[str, str]:
    return dict(re.findall(r'<meta (?:name|property)="([^"]+)" content="([^"]+)"', page))


@pytest.fixture(scope="module")
def pages(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    return written(tmp_path_factory.mktemp("www") / "site")


def test_a_link_to_it_is_previewed_in_both_languages(pages: dict[str, str]) -> None:
    found = tags(pages["index.html"])
    assert found["description"] == found["og:description"] == " · ".join(SAID)
    assert found["og:title"] == "Clairière"
    assert not {"og:url", "og:image"} & set(found), "nobody said where it will lie, and a preview wants whole addresses"


def test_with_its_address_a_preview_has_a_picture(tmp_path: Path) -> None:
    for given in (ADDRESS, ADDRESS.rstrip("/")):
        pages = written(tmp_path / "site", "--site", given)
        found = tags(pages["index.html"])
        assert found["og:url"] == ADDRESS and found["og:image"] == f"{ADDRESS}preview-home.png"
        assert (tmp_path / "site" / "preview-home.png").is_file()
        assert f'href="{ADDRESS}"' in pages["404.html"]


def test_whoever_has_no_scripts_is_told_so(pages: dict[str, str]) -> None:
    without = re.search(r"<noscript>.*</noscript>", pages["index.html"], re.S)
    assert without and all(say(language, "page-scripts") in without[0] for language in LANGUAGES)


def test_where_there_is_nothing_a_page_says_so_in_both_languages_and_leads_home(pages: dict[str, str]) -> None:
    nowhere = pages["404.html"]
    for language in LANGUAGES:
        assert f'lang="{language}"' in nowhere and say(language, "page-nowhere") in nowhere
    assert 'href="./"' in nowhere and tags(nowhere)["robots"] == "noindex"
    assert "<script" not in nowhere and "default-src 'none'" in nowhere
    assert "404.html" not in json.loads(pages["files.json"])["files"], "nobody needs it offline"
