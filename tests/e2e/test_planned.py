"""An answer is planned, changed and forgotten in a game that lasts for days, by whoever is waiting."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from .conftest import PHONE, RAW, WIDE, Person
from .prepared import advanced, placed
from .test_pages import objections

DAY = 24 * 3600


def test_an_ambush_is_declined_beforehand_and_the_plan_is_kept(person: Callable[..., Person], database: Path) -> None:
    record = advanced({"factions": "marquise,eyrie"}, 6, 1)
    for language, size, theme, names in (
        ("fr", WIDE, "light", ("Prévoir", "attaque", "Prévu (1)", "chaque fois")),
        ("en", PHONE, "dark", ("Plan", "attacked", "Plan (1)", "every time")),
    ):
        ana, ben = person(language, size, theme), person("en")
        id = placed(database, record, [ana, ben], move_s=DAY)
        ana.go(f"/t/{id}")
        page = ana.page
        page.get_by_role("button", name=names[0], exact=True).click()
        question = page.locator("[data-about=ambush]")
        assert names[1] in question.inner_text()
        question.locator("button").last.click()
        question.locator("select").select_option("pass")
        question.locator("input[type=checkbox]").last.check()
        ana.picture(f"planning-{language}")
        assert objections(ana) == [] and not RAW.search(ana.text()) and ana.fits()
        question.locator("button.primary").click()
        page.get_by_text(names[3]).first.wait_for()
        ana.picture(f"planned-{language}")
        page.reload()
        page.get_by_role("button", name=names[2]).click()
        question.get_by_text(names[3]).wait_for()
        question.locator("button").last.click()
        page.keyboard.press("Escape")
        page.wait_for_selector("dialog[open]", state="detached")
        page.get_by_role("button", name=names[0], exact=True).wait_for()
        ana.picture(f"planning-table-{language}")


def test_how_the_server_is_and_what_it_keeps_of_one_can_be_looked_at(person: Callable[..., Person]) -> None:
    ana = person("fr", PHONE, "light")
    page = ana.go("/status").page
    page.get_by_text("Le serveur répond.").wait_for()
    assert "Robots qui réfléchissent" in ana.text() and objections(ana) == [] and ana.fits()
    ana.picture("status")
    me = ana.context.request.get(f"{ana.address}/api/me").json()["id"]
    page.locator("header .tools button").last.click()
    kept = ana.context.request.get(ana.address + page.get_by_role("link", name="Le recevoir").get_attribute("href"))
    assert kept.json()["guest"]["id"] == me
    page.get_by_role("button", name="M’oublier").click()
    ana.picture("forget-me")
    assert objections(ana) == [] and ana.fits()
    page.get_by_role("button", name="Oui, tout oublier").click()
    page.wait_for_url(f"{ana.address}/")
    page.wait_for_selector(".game")
    assert ana.context.request.get(f"{ana.address}/api/me").json()["id"] != me
