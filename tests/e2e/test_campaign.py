"""COOP.5 on the table: after a victory each player keeps a card, and the next game is a tap away."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

from clairiere import read_record

from .conftest import PHONE, RAW, ROOT, Person
from .prepared import placed
from .test_pages import objections

WON = ROOT / "tests" / "replays" / "0.1.0" / "root-4-30-30-28.record"


def test_two_friends_win_keep_a_card_each_and_play_on(person: Callable[..., Person], database: Path) -> None:
    ana, bo = person("fr"), person("en", PHONE, "light")
    id = placed(database, read_record(WON.read_text("utf-8")), [ana, bo])
    for one in (ana, bo):
        one.go(f"/t/{id}").page.wait_for_selector(".end .sequel")
        assert objections(one) == [] and not RAW.search(one.text()) and one.fits()
    ana.picture("campaign-fr")
    bo.picture("campaign-phone-en")
    ana.page.get_by_label("Chef de Garenne").check()
    ana.page.get_by_role("button", name="Partie suivante de la campagne").click()
    ana.page.locator(".sequel [role=status]", has_text="Bo").wait_for()
    bo.page.get_by_label("Armorers").focus()
    bo.page.keyboard.press("Space")
    bo.page.get_by_role("button", name="Next game of the campaign").click()
    bo.page.wait_for_url(lambda url: id not in url)
    ana.page.locator(".note a").click()
    for one in (ana, bo):
        one.page.wait_for_selector(".table .root")
        assert one.page.url == bo.page.url
        assert one.page.locator(".score .mark").last.inner_text().strip().endswith("3")
    kept = ana.page.locator("#root-panel dd", has_text=re.compile("Chef de Garenne"))
    assert kept.count() == 1 and not RAW.search(ana.text())
