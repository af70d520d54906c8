"""Every page in both languages and both themes: no missing word, nothing that axe objects to, nothing cut off."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from clairiere import GAMES

from .conftest import PHONE, RAW, ROOT, WIDE, Person
from .prepared import placed, played

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
RUN = """async () => {
    const looked = { resultTypes: ["violations"], iframes: false, preload: false } // no frames, no films, no sounds
    return (await axe.run(document, looked)).violations.map(({ id, nodes }) => {
        const said = nodes.slice(0, 3).map((node) => `${node.target} ${node.any.map((check) => check.message)}`)
        return `${id}: ${said.join("; ")}`
    })
}"""

ENGLISH = re.compile(r"\b(?:given|when|then|the|with|player|clearing|refused|accepted)\b")
AT = "where => document.querySelector('.controls [role=status]').innerText.startsWith(where)"


def objections(one: Person) -> list[str]:
    if not AXE.is_file():
        pytest.skip("axe-core is not installed: cd web; npm ci")
    if not one.settled().page.evaluate("'axe' in window"):
        one.page.evaluate(AXE.read_text("utf-8"))
    return list(one.page.evaluate(RUN))


def finished(database: Path, game: str) -> str:
    """A table where bots have played a game to its end."""
    seats = GAMES[game].fewest
    return placed(database, played(game, (), seats), ["greedy"] * seats)


@pytest.mark.parametrize(("language", "theme"), [("fr", "dark"), ("en", "light")])
def test_pages_are_whole_and_accessible(
    language: str, theme: str, person: Callable[..., Person], database: Path
) -> None:
    ana = person(language, WIDE, theme)
    table = ana.table("renard", ["me", "bot:greedy"], {"dealer": "1"}, instant=True)
    duo = ana.table("duo", ["me", "bot:greedy"], {"dealer": "1"}, instant=True)
    jeton = ana.table("jeton", ["me", "bot:greedy", "bot:greedy"], instant=True)
    over = finished(database, "duo")
    pages = {
        "home": "/", "new": "/new/renard", "table": f"/t/{table}", "duo": f"/t/{duo}", "jeton": f"/t/{jeton}",
        "law": "/law/duo#4.2.1", "replay": f"/t/{over}/replay#30", "over": f"/t/{over}", "load": "/replay",
        "about": "/about",
    }  # fmt: skip
    for name, path in pages.items():
        ana.go(path).picture(f"{name}-{language}-{theme}")
        assert objections(ana) == [], name
        assert not RAW.search(ana.text()), name


@pytest.mark.parametrize("language", ["fr", "en"])
def test_no_page_is_wider_than_a_phone(language: str, person: Callable[..., Person], database: Path) -> None:
    ana = person(language, PHONE, "light")
    over = finished(database, "renard")
    waiting = ana.table("renard", ["me", "open"])
    six = ana.table("jeton", ["me", *["bot:greedy"] * 5], instant=True)
    pages = {
        "home": "/", "room": f"/t/{waiting}", "six": f"/t/{six}", "law": "/law/renard", "replay": f"/t/{over}/replay#9",
        "over": f"/t/{over}", "about": "/about", **{f"new-{game}": f"/new/{game}" for game in GAMES},
    }  # fmt: skip
    for name, path in pages.items():
        ana.go(path).picture(f"phone-{name}-{language}")
        assert ana.fits(), path


def test_the_law_is_searched_and_linked(person: Callable[..., Person]) -> None:
    ana = person()
    ana.go("/law/renard#4.3.1")
    assert ana.page.locator("article.here h3").inner_text().startswith("4.3.1")
    ana.page.get_by_role("searchbox").fill("bucheron pioche")
    ana.page.wait_for_timeout(100)
    found = ana.page.locator("article").all_inner_texts()
    assert 0 < len(found) < 10 and all("cheron" in text for text in found)


def test_the_law_is_french_to_the_last_sentence(person: Callable[..., Person]) -> None:
    ana = person("fr")
    for game, clause in (("root", "10.2.1"), ("renard", "4.11.2")):
        ana.go(f"/law/{game}#{clause}").page.wait_for_selector("article.here summary")
        ana.page.evaluate("document.querySelectorAll('details').forEach((one) => (one.open = true))")
        text = ana.page.evaluate("document.querySelector('main').textContent")
        assert "Lectures possibles" in text and not ENGLISH.search(text), ENGLISH.search(text)
        assert ana.page.locator("main [lang]").count() == 0
        for name, size in (("wide", WIDE), ("phone", PHONE)):
            ana.page.set_viewport_size({"width": size[0], "height": size[1]})
            ana.page.locator("article.here").scroll_into_view_if_needed()
            ana.picture(f"law-open-{game}-{name}")
            assert ana.fits(), (game, name)
    assert objections(ana) == []


def test_a_replay_steps_jumps_and_branches(person: Callable[..., Person], database: Path, tmp_path: Path) -> None:
    ana = person()
    over = finished(database, "renard")
    ana.go(f"/t/{over}/replay#10").page.wait_for_selector(".controls")
    where = ana.page.locator(".walk > .row [role=status]")
    for key, place in (("ArrowRight", "11"), ("ArrowLeft", "10"), ("Home", "0"), ("PageDown", "10")):
        ana.page.keyboard.press(key)
        ana.page.wait_for_function(AT, arg=f"Coup {place} ")
    ana.page.keyboard.press("End")
    ana.page.wait_for_function("() => location.hash !== '#10'")
    assert ana.page.url.endswith(where.inner_text().split()[-1])
    with ana.page.expect_download() as download:
        ana.page.get_by_role("link", name="Télécharger").click()
    record = tmp_path / "a.record"
    download.value.save_as(record)
    ana.go("/replay").page.set_input_files("#file", record)
    ana.page.wait_for_selector(".stage .controls")
    ana.page.keyboard.press("PageDown")
    ana.page.get_by_text("Et si").click()
    ana.page.get_by_role("button", name="À la place de").first.click()
    ana.page.wait_for_selector(".table .hand")
    ana.picture("branch")


ASKED = """window.asked = 0; const ask = Notification.requestPermission.bind(Notification)
    Notification.requestPermission = () => (window.asked++, ask())"""


@pytest.mark.parametrize(("language", "size", "theme"), [("fr", PHONE, "light"), ("en", WIDE, "dark")])
def test_how_one_is_told_of_ones_turn_is_one_choice_and_nothing_is_asked_before(
    language: str, size: tuple[int, int], theme: str, person: Callable[..., Person]
) -> None:
    """The browser's permission is asked for when somebody chooses it. What only a host with a mailbox offers is said in
    the server's place."""
    ana = person(language, size, theme)
    ana.context.grant_permissions(["notifications"])
    ana.page.add_init_script(ASKED)
    ana.go("/").page.locator("header button").last.click()
    way, choose = ana.page.locator("dialog .tell select"), ana.page.locator("dialog .tell button")
    assert ana.page.evaluate("asked") == 0 and way.input_value() == ""
    way.select_option("browser")
    choose.click()
    choose.wait_for(state="detached")
    assert ana.page.evaluate("asked") == 1
    assert ana.context.request.get(f"{ana.address}/api/me/notices").json()["way"] == "browser"
    held = {"ways": ["browser", "push", "mail", "webhook"], "way": "", "target": "", "confirmed": False, "key": ""}
    held["hosts"] = ["discord.com", "hooks.slack.com"]

    def answer(route: Any) -> None:
        if route.request.method == "PUT":
            held.update(route.request.post_data_json)
        route.fulfill(json=held)

    ana.page.route("**/api/me/notices*", answer)
    ana.go("/").page.locator("header button").last.click()
    way.select_option("webhook")
    ana.picture(f"tell-webhook-{language}")
    way.select_option("mail")
    ana.page.locator("dialog .tell input").fill("ana@example.org")
    ana.page.keyboard.press("Enter")
    choose.wait_for(state="detached")
    ana.picture(f"tell-mail-{language}")
    assert held["target"] == "ana@example.org"
    assert objections(ana) == [] and not RAW.search(ana.text()) and ana.fits()
    way.select_option("")
    choose.click()
    choose.wait_for(state="detached")
    assert held["way"] == ""


NOWHERE = {"fr": "Cette page n’existe pas", "en": "There is no such page"}
NO_TABLE = {"fr": "Il n’y a pas de table", "en": "There is no table"}


@pytest.mark.parametrize(("language", "size", "theme"), [("fr", WIDE, "light"), ("en", PHONE, "dark")])
def test_an_unknown_address_says_so_and_leads_home(
    language: str, size: tuple[int, int], theme: str, person: Callable[..., Person]
) -> None:
    ana = person(language, size, theme)
    wanted = {
        "/nowhere": NOWHERE, "/about/us": NOWHERE, "/law/chess": NOWHERE, "/learn/chess": NOWHERE,
        "/new/chess": NOWHERE, "/constructor": NOWHERE, "/%E0%A4%A": NOWHERE, "/t": NOWHERE,
        "/t/no-such-table": NO_TABLE, "/t/no-such-table/replay": NO_TABLE, "/learn/renard/foo": NOWHERE,
        "/learn/foo": NOWHERE, "/learn/foo/basics": NOWHERE,
    }  # fmt: skip
    looked_at = ("/nowhere", "/t/no-such-table", "/learn/renard/foo")  # the others lead to the very same pages
    for path, words in wanted.items():
        if size == PHONE and path not in looked_at:
            continue
        answer = ana.page.goto(ana.address + path)
        assert answer is not None and answer.status == 404, path
        ana.page.locator("main", has_text=words[language]).wait_for()
        assert ana.fits() and not RAW.search(ana.text()), path
        if path in looked_at:
            name = path.replace("/", "-")
            ana.picture(f"address{name}-{language}-{theme}-{size[0]}")
            assert objections(ana) == [], path
        ana.page.locator("main a[href='/'], header a[href='/']").last.click()
        ana.page.wait_for_selector(".game")
