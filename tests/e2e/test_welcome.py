"""The way to a first game: what this is, how one wants to play, a calm table, and pages that say what they are."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from clairiere.bots import strongest

from .conftest import PHONE, RAW, WIDE, Person
from .prepared import placed, record_of
from .test_pages import objections

US = {"fr": "gratuite et sans compte : quatre jeux", "en": "free and without an account: four games"}
LEVELS = {"fr": ["Tranquille", "Aguerri", "Redoutable"], "en": ["Easy-going", "Seasoned", "Fierce"]}


def ask(one: Person, game: str) -> Any:
    """Opens the dialog of a game from home."""
    one.go("/").page.locator(f".game:has(a[href='/law/{game}']) .ember").click()
    dialog = one.page.get_by_role("dialog")
    dialog.wait_for()
    return dialog


def table_of(one: Person) -> Any:
    """The table that is shown, as its list has it."""
    id = one.page.url.split("/t/")[1]
    return one.context.request.get(f"{one.address}/api/tables/{id}").json()


def checked(dialog: Any, name: str) -> str:
    return str(dialog.locator(f"input[name={name}]:checked").input_value())


@pytest.mark.parametrize(
    ("language", "size", "theme"), [("fr", WIDE, "light"), ("en", PHONE, "dark"), ("fr", (844, 390), "dark")]
)
def test_play_asks_how_and_remembers(
    person: Callable[..., Person], language: str, size: tuple[int, int], theme: str
) -> None:
    """By keyboard alone: the friendly level comes first, each tells what it is worth; another one is chosen, and next
    time it is proposed."""
    ana = person(language, size, theme)
    assert US[language] in ana.text().replace("\xa0", " ")
    ana.picture(f"welcome-home-{language}-{size[0]}")
    dialog = ask(ana, "renard")
    radios = dialog.get_by_role("radio")
    assert dialog.locator("label b").all_inner_texts() == LEVELS[language] and checked(dialog, "level") == "1"
    assert radios.first.evaluate("node => node === document.activeElement")
    told = dialog.locator("label").all_inner_texts()
    assert all("%" in text and ("games" in text or "parties" in text) for text in told), told
    ana.picture(f"welcome-play-{language}-{size[0]}")
    assert objections(ana) == [] and ana.fits() and not RAW.search(ana.text())
    ana.page.keyboard.press("ArrowDown")
    assert radios.nth(1).is_checked()
    ana.page.keyboard.press("Enter")
    ana.page.wait_for_selector(".mine .hand")
    assert table_of(ana)["seats"][1]["name"].startswith(LEVELS[language][1]), "not the one that was chosen"
    assert checked(ask(ana, "renard"), "level") == "2"
    ana.page.keyboard.press("Escape")
    ana.page.get_by_role("dialog").wait_for(state="hidden")
    assert checked(ask(ana, "duo"), "level") == "1", "each game has a choice of its own"


def test_who_just_presses_start_meets_the_friendly_level_and_hints_help(person: Callable[..., Person]) -> None:
    ana = person("en")
    ask(ana, "renard").get_by_role("button", name="Start").click()
    ana.page.locator("#hint").wait_for()
    assert "Easy-going" in ana.text() and "Fierce" not in ana.text()
    ana.page.locator("#hint").click()
    ana.page.locator(".hint .said").wait_for(timeout=30000)
    ana.picture("welcome-hint")


def test_root_can_be_set_up_from_play_and_other_seats_are_bots_of_the_chosen_level(
    person: Callable[..., Person],
) -> None:
    ana = person("fr")
    dialog = ask(ana, "root")
    ana.picture("welcome-play-root")
    dialog.get_by_role("link", name="Choisir factions").click()
    ana.page.wait_for_selector("#seat-3")
    seats = [ana.page.locator(f"#seat-{n}").input_value() for n in range(4)]
    assert seats == ["me", "bot:greedy", "bot:greedy", "bot:greedy"], "as it stood in the dialog"
    assert ana.page.locator("#option-board, [id^=option-]").count()
    ask(ana, "renard").get_by_role("link", name="Autres réglages").click()
    ana.page.wait_for_selector("#seat-1")
    assert ana.page.locator("#seat-1").input_value() == "bot:greedy"
    ana.go("/new/duo?bots").page.wait_for_selector("#seat-1")
    assert ana.page.locator("#seat-1").input_value() == f"bot:{strongest('duo')}", "nobody chose: the strongest proved"


LAP = ["N 2", "N 3", "N 2", "N 3", "2 pass"]  # the lock is off, the neighbour does not shout, and Ana is asked


@pytest.mark.parametrize(("language", "size"), [("fr", WIDE), ("en", PHONE)])
def test_jeton_is_calm_by_turns(
    person: Callable[..., Person], database: Path, language: str, size: tuple[int, int]
) -> None:
    """Nothing moves while one thinks: no clock, nobody is quicker; one answers, and the draw goes on."""
    ana = person(language, size, touch=size == PHONE, confirm="never")
    dialog = ask(ana, "jeton")
    assert [checked(dialog, name) for name in ("level", "seats", "form")] == ["1", "3", "turns"]
    ana.picture(f"welcome-play-jeton-{language}")
    assert objections(ana) == [] and ana.fits()
    dialog.locator(".ember").click()
    ana.page.wait_for_selector(".tray")
    assert table_of(ana)["options"]["form"] == "turns" and not table_of(ana)["live"]
    record = record_of("jeton", {"form": "turns", "first": "1"}, ["Ana", "Ben", "Cléo"], LAP)
    ana.go(f"/t/{placed(database, record, [ana, 'greedy', 'greedy'])}")
    go_on = ana.page.locator("[data-code=pass]")
    go_on.wait_for()
    assert ana.page.locator(".jeton .goal").inner_text()
    ana.picture(f"welcome-jeton-turns-{language}")
    seen = ana.page.locator(".jeton").inner_text()
    ana.page.wait_for_timeout(1500)
    assert ana.page.locator(".jeton").inner_text() == seen and go_on.is_visible() and ana.fits()
    go_on.click()
    ana.page.wait_for_function("seen => document.querySelector('.jeton').innerText !== seen", arg=seen, timeout=20000)


@pytest.mark.parametrize("language", ["fr", "en"])
def test_real_time_begins_when_one_is_ready_and_says_the_goal_before(
    person: Callable[..., Person], language: str
) -> None:
    ana = person(language)
    dialog = ask(ana, "jeton")
    dialog.locator("input[value=live]").check()
    dialog.locator(".ember").click()
    ready = ana.page.locator(".ready button")
    ready.wait_for()
    said = ana.page.locator(".ready").inner_text()
    assert ("6" in said and "jetons bleus" in said and "Rouge" in said) if language == "fr" else "blue tokens" in said
    assert objections(ana) == []
    ana.picture(f"welcome-ready-{language}")
    ana.page.wait_for_timeout(1000)
    assert table_of(ana)["status"] == "open", "it began before anybody was ready"
    ana.page.keyboard.press("Enter")  # the keyboard is on it
    ana.page.wait_for_selector(".tray")
    assert table_of(ana)["status"] == "running"
    assert checked(ask(ana, "jeton"), "form") == "live"


NAMED = "title => document.title.replaceAll('\\xa0', ' ').startsWith(title) && document.title.includes('Clairière')"


def test_pages_say_what_they_are_to_windows_robots_and_previews(person: Callable[..., Person]) -> None:
    ana, ben = person("fr"), person("en")
    ana.go("/").page.wait_for_function(NAMED, arg="Clairière, une table de jeu dans les bois")
    room = ana.table("renard", ["me", "open"])
    alone = ana.table("renard", ["me", "bot:greedy"], {"dealer": "1"})
    titles = {
        "/": "● Une partie vous attend", "/law/duo": "Règles : ", "/learn/root": "Root : apprendre",
        "/new/renard": "Nouvelle table : Le Renard des Bois", "/about": "À propos", "/replay": "Revoir une partie",
        "/chance": "", f"/t/{room}": "On attend des joueurs : Le Renard", f"/t/{alone}": "● À vous : Le Renard",
        "/nowhere": "Cette page n’existe pas", "/t/no-such-table": "Il n’y a pas de table",
    }  # fmt: skip
    for path, title in titles.items():
        ana.go(path).page.wait_for_function(NAMED, arg=title)
    page = ben.context.request.get(f"{ben.address}/t/{room}?language=en").text()
    assert 'og:title" content="Joueur' in page and "invites you: The Fox in the Forest" in page
    assert "One seat is free" in page and 'name="robots" content="noindex"' in page
    assert "og:image" in ben.context.request.get(ben.address).text()
    for name in ("preview-home.png", "preview-root.png", "icon.svg", "favicon.ico", "robots.txt"):
        assert ben.context.request.get(f"{ben.address}/{name}").ok, name
