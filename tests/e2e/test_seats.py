"""A seat left to a bot and taken back; a name that changes; the log of a page that stays open. In a real browser."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from .conftest import PHONE, Person

CHOSEN = "[data-rove].lit"


def pair(ana: Person, ben: Person) -> str:
    """Two people at a table of Renard; the first one leads."""
    id = ana.table("renard", ["me", "open"], {"dealer": "1"})
    ben.post(f"/api/tables/{id}/sit", {})
    for one in (ana, ben):
        one.go(f"/t/{id}").page.wait_for_selector(".hand")
    return id


@pytest.mark.parametrize(("language", "size", "theme"), [("fr", (1280, 720), "light"), ("en", PHONE, "dark")])
def test_who_left_the_seat_to_a_bot_takes_it_back_with_one_click(
    person: Callable[..., Person], language: str, size: tuple[int, int], theme: str
) -> None:
    ana, ben = person("fr"), person(language, size, theme)
    id = pair(ana, ben)
    ben.page.get_by_role("button", name=re.compile("^(Partir|Leave)$")).click()
    ben.page.get_by_role("button", name=re.compile("Laisser un robot|Let a bot")).click()
    row = ben.page.get_by_role("link", name=re.compile("Un robot joue à votre place|A bot plays for you"))
    row.wait_for()
    ben.picture(f"kept-home-{language}")
    row.click()
    back = ben.page.get_by_role("button", name=re.compile("Reprendre ma place|Take my seat back"))
    back.wait_for()
    assert "regarde" not in ben.text() and "watching" not in ben.text() and ben.fits()
    ben.picture(f"kept-seat-{language}")
    assert ana.page.get_by_role("button", name="Reprendre ma place").count() == 0
    back.click()
    ben.page.wait_for_selector(".hand")
    assert back.count() == 0
    ana.page.get_by_text(re.compile("a repris sa place")).wait_for()
    assert ana.page.locator(".others, .notices").get_by_text("robot").count() == 0
    ben.go(f"/t/{id}").page.wait_for_selector(".hand")


def test_a_new_name_is_seen_by_all_at_the_table_without_a_reload(person: Callable[..., Person]) -> None:
    ana, ben = person("fr"), person("en")
    pair(ana, ben)
    ben.page.locator("header button").last.click()
    ben.page.locator("#name").fill("Benoît")
    ben.page.get_by_role("button", name="Keep", exact=True).click()
    for one in (ana, ben):
        one.page.locator(".others", has_text="Benoît").wait_for()
    ben.page.locator("header .name", has_text="Benoît").wait_for()


def test_the_open_log_forgets_the_deal_once_a_trick_is_closed(person: Callable[..., Person]) -> None:
    ana = person("en")
    id = ana.table("renard", ["me", "bot:greedy"], {"dealer": "1"}, instant=True)
    ana.go(f"/t/{id}").page.wait_for_selector(f".hand {CHOSEN}")
    log = ana.page.locator(".log")
    assert re.search(r"You are dealt\s+\d+ of", log.inner_text()) and "You are dealt 13 cards" not in log.inner_text()
    for _ in range(6):
        ana.page.locator(CHOSEN).first.click()
        ana.page.wait_for_timeout(2000)  # a finished trick lies there for a while
        if re.search("wins? the trick", log.inner_text()):
            break
        ana.page.wait_for_selector(CHOSEN)
    kept = log.inner_text()
    assert "You are dealt 13 cards" in kept and len(re.findall(r"\bplays?\b", kept)) <= 1
    assert log.locator("a.open").count() < log.locator("li").count()
    ana.picture("log-of-a-running-round")
    ana.page.reload()
    log.get_by_text("You are dealt").wait_for()
    assert log.inner_text() == kept
