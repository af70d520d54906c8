"""The table without a server, in a real browser: a sub-folder of a plain file server, and nothing behind it."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from clairiere import read_record
from clairiere.site.pages import POLICY

from .alone import KEEP, KEPT, Site, begun, prepared
from .conftest import ROOT, WIDE, Person
from .test_review import BLUNDER
from .test_review import GAMES as REVIEWS
from .test_table import hand

START_MS = 120_000  # for Python to start, on a machine that does much else
RECORDS = ROOT / "tests" / "replays" / "0.1.0"
GAMES: dict[str, tuple[dict[str, object], int, int]] = {  # options, seats, and how many answers of mine are left
    "renard": ({"target": 1}, 2, 0),
    "duo": ({}, 2, 6),
    "jeton": ({"target": 1, "form": "turns"}, 3, 0),
    "root": ({"factions": "marquise,eyrie"}, 2, 4),
}


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    found = Site(tmp_path_factory.mktemp("www"))
    yield found
    found.stop()


@pytest.fixture(scope="module")
def ana(browser: Any, site: Site) -> Iterator[Person]:
    """Somebody whose browser has kept four games, one more for later, and one that is over and was reviewed."""
    context = browser.new_context(viewport={"width": WIDE[0], "height": WIDE[1]}, locale="fr-FR", color_scheme="dark")
    context.add_init_script("""localStorage.settings ??= '{"confirm": "never", "speed": "quick", "motion": false}'""")
    one = Person(context, f"{site.address}#")
    asked: list[str] = []
    context.on("request", lambda request: asked.append(request.url))
    one.page.goto(f"{site.address}manifest.json")
    over = REVIEWS["played"]("renard", 5, {BLUNDER: "2M"})
    games = {game: begun(game, *how) for game, how in GAMES.items()}
    games |= {"later": begun("renard", {}, 2, 8), "reviewed": over}
    one.page.evaluate(KEEP, prepared(games, {"reviewed": REVIEWS["kept_with"](over, BLUNDER)}))
    one.page.goto(site.address)
    one.page.wait_for_selector(".game", timeout=START_MS)
    yield one
    assert one.wrong == []
    assert asked and all(url.startswith((site.address, "blob:", "data:")) for url in asked)
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
            ana.page.locator("#hint").click(timeout=START_MS)
            ana.page.wait_for_selector(".hint .ember", timeout=START_MS)  # thought of in the second worker
            ana.picture("alone-hint")
            ana.page.locator(".hint .ember").click()
        play_out(ana)
        ana.picture(f"alone-{game}-over")
        ana.page.locator(".end a[href$=replay]").click()
        ana.page.wait_for_selector(".stage .board", timeout=20_000)
        assert ana.page.url.endswith(f"#/t/{game}/replay")
        with ana.page.expect_download() as saved:
            ana.page.locator("a[download]").click()
        saved.value.save_as(tmp_path / "record")
        record = read_record((tmp_path / "record").read_text("utf-8"))
        assert record.game.id == game and record.state().over


def test_lessons_puzzles_and_hints_are_there_and_what_needs_others_is_not(ana: Person) -> None:
    policy = ana.page.locator("meta[http-equiv=Content-Security-Policy]").get_attribute("content")
    assert policy == POLICY and "script-src 'self' 'wasm-unsafe-eval';" in policy
    page = ana.page
    ana.go("/learn/renard/basics").page.wait_for_selector(".table", timeout=20_000)
    page.wait_for_selector(".lesson")
    ana.go("/puzzles").page.wait_for_selector("a[href^='/puzzles/']")
    ana.go("/companion/root/battle").page.get_by_text("perd 0").first.wait_for()  # reckoned by the engine of the page
    ana.go("/law/renard#4.3.1").page.wait_for_selector("[id='4.3.1']")
    ana.go("/new/renard?bots").page.wait_for_selector("#seat-1")
    assert page.locator("option[value=open]").count() == page.locator("#watch").count() == 0
    page.locator("header .tools button").last.click()
    page.locator("dialog .quiet", has_text="dans ce navigateur").wait_for()
    assert page.locator("dialog .tell").count() == 0
    page.keyboard.press("Escape")


QUIET = ".hand .lit:not([data-code^='3'], [data-code^='5'])"  # no Fox, no Woodcutter: its player is asked nothing more


def test_two_at_one_screen_a_record_from_a_file_a_what_if_and_a_review(ana: Person) -> None:
    page = ana.go("/new/renard?bots").page
    page.select_option("#seat-1", "me")
    page.get_by_label("Plusieurs joueurs sur cet écran").check()
    page.locator("form .ember").click()
    for card in (QUIET, ".hand .lit"):  # whoever is asked takes the screen, and sees no other hand
        page.wait_for_selector(".curtain", timeout=20_000)
        assert hand(ana) == [] and page.locator(".board .card").count() == 0
        page.locator(".curtain .ember").click()
        page.locator(card).first.click()
    ana.picture("alone-curtain")

    ana.go("/replay").page.set_input_files("#file", next(RECORDS.glob("duo-*.record")))
    page.wait_for_selector(".stage .controls", timeout=20_000)
    page.keyboard.press("PageDown")
    page.get_by_text("Et si").click()
    page.get_by_role("button", name="À la place de").first.click()
    page.wait_for_selector(".table .hand", timeout=20_000)

    ana.go("/t/reviewed/replay#review").page.wait_for_selector(".review .chart", timeout=20_000)
    assert page.locator(".review ol > li").count() == 1
    page.select_option("#review-seat", "1")
    page.locator(".review .start").click()  # thought of in the second worker, until one has waited enough
    page.locator(".review progress + button").click(timeout=20_000)
    page.wait_for_selector(".review .start", timeout=20_000)
    ana.picture("alone-review")


@pytest.mark.timeout(600)
def test_a_new_version_is_taken_without_a_network_and_no_game_is_lost(ana: Person, site: Site) -> None:
    """In the middle of a game: neither a page that is loaded again nor another version loses any of it."""
    page = ana.go("/").page
    ana.until(KEPT, START_MS // 1000)
    (site.folder / "index.html").write_text(
        (site.folder / "index.html").read_text("utf-8").replace("</head>", '<meta name="newer" /></head>'), "utf-8"
    )
    listed = json.loads((site.folder / "files.json").read_text("utf-8"))
    (site.folder / "files.json").write_text(json.dumps({**listed, "version": "newer"}), "utf-8")
    ana.go("/t/later").page.wait_for_selector(".table", timeout=START_MS)
    play_out(ana, most=2)
    told = len(log(ana))
    page.reload()
    page.wait_for_selector(".table", timeout=START_MS)
    assert page.locator("meta[name=newer]").count() == 0  # what lay here comes first, whole
    assert len(log(ana)) >= told > 0
    take = ana.go("/").page.locator("[role=status] button")
    take.wait_for(timeout=START_MS)
    ana.picture("alone-new-version")
    site.stop()
    take.click()
    page.wait_for_selector("meta[name=newer]", state="attached")
    page.locator(".tables a[href^='/t/later']").click(timeout=START_MS)
    page.wait_for_selector(".table")
    assert len(log(ana)) >= told
    ana.go("/").page.wait_for_selector(".tables a[href^='/t/later']")
    page.locator("button.ember").first.click()
    page.locator("dialog button.ember").click()
    page.wait_for_selector(".table", timeout=20_000)
    play_out(ana, most=2)
    ana.picture("alone-offline")


def log(one: Person) -> list[str]:
    """What the table has told."""
    one.page.wait_for_selector(".log li, .log p")
    return list(one.page.locator(".log li, .log p").all_inner_texts())
