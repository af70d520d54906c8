"""The table without a server, in a real browser: a sub-folder of a plain file server, and nothing behind it."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from clairiere import read_record
from clairiere.site.write import POLICY, write_site

from .alone import KEEP, begun, file_server, prepared
from .conftest import WIDE, Person

START_MS = 120_000  # for Python to start, on a machine that does much else
GAMES = {
    "renard": begun("renard", {"target": 1}, 2),
    "duo": begun("duo", {}, 2, left=6),
    "jeton": begun("jeton", {"target": 1, "form": "turns"}, 3),
    "root": begun("root", {"factions": "marquise,eyrie"}, 2, left=4),
}


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of the site."""
    folder = tmp_path_factory.mktemp("www")
    write_site(folder / "games" / "table")
    with file_server(folder) as address:
        yield f"{address}/games/table/"


@pytest.fixture(scope="module")
def ana(browser: Any, site: str) -> Iterator[Person]:
    """Somebody whose browser has kept the beginnings of four games."""
    context = browser.new_context(viewport={"width": WIDE[0], "height": WIDE[1]}, locale="fr-FR", color_scheme="dark")
    context.add_init_script("""localStorage.settings ??= '{"confirm": "never", "speed": "quick"}'""")
    one = Person(context, f"{site}#")
    asked: list[str] = []
    context.on("request", lambda request: asked.append(request.url))
    one.page.goto(f"{site}manifest.json")
    one.page.evaluate(KEEP, prepared(GAMES))
    one.page.goto(site)
    one.page.wait_for_selector(".game", timeout=START_MS)
    yield one
    assert one.wrong == []
    assert asked and all(url.startswith((site, "blob:", "data:")) for url in asked)
    context.close()


def play_out(one: Person, seconds: int = 120, most: int = 10_000) -> None:
    step, end = 0, time.monotonic() + seconds
    while not one.over and step < most:
        assert time.monotonic() < end, one.text()
        step += one.act(step)
        one.page.wait_for_timeout(60)


@pytest.mark.timeout(600)
def test_every_game_is_played_to_its_end_and_its_record_holds_elsewhere(ana: Person, tmp_path: Path) -> None:
    ana.picture("alone-home")
    for game in GAMES:
        ana.go(f"/t/{game}").page.wait_for_selector(".table")
        if game == "renard":
            play_out(ana, most=3)
            before = ana.page.locator(".log li, .log p").count()
            ana.page.reload()
            ana.page.wait_for_selector(".table", timeout=START_MS)
            assert ana.page.locator(".log li, .log p").count() >= before
        play_out(ana)
        ana.picture(f"alone-{game}-over")
        ana.page.locator(".end a[href$=replay]").click()
        ana.page.wait_for_selector(".replay .board", timeout=20_000)
        assert ana.page.url.endswith(f"#/t/{game}/replay")
        with ana.page.expect_download() as saved:
            ana.page.locator("a[download]").click()
        saved.value.save_as(tmp_path / "record")
        record = read_record((tmp_path / "record").read_text("utf-8"))
        assert record.game.id == game and record.state().over


def test_the_page_may_do_nothing_but_run_its_own_engine(site: str, ana: Person) -> None:
    policy = ana.page.locator("meta[http-equiv=Content-Security-Policy]").get_attribute("content")
    assert policy == POLICY and "script-src 'self' 'wasm-unsafe-eval';" in policy and "unsafe-eval' " not in policy
