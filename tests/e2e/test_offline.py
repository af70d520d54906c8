"""Pages without a network: a server that is gone is missed kindly, and found again by the page itself."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from .alone import KEPT
from .conftest import PHONE, WIDE, Person, free_port, serving

FETCHED = "async () => (await (await caches.open('clairiere-companion')).keys()).length === 4"


def test_a_real_table_keeps_its_score_while_the_server_is_gone(browser: Any, tmp_path: Path) -> None:
    context = browser.new_context(viewport={"width": PHONE[0], "height": PHONE[1]}, locale="fr-FR")
    with serving(tmp_path / "db", free_port()) as address:
        ana = Person(context, address).go("/")
        ana.until(KEPT)
        ana.page.reload()  # from now on the service worker is asked first
        ana.page.locator("footer a[href='/companion']").click()
        ana.page.locator(".companions b", has_text="Root").wait_for()
        ana.until(FETCHED)
    page = ana.go("/companion/renard").page
    page.get_by_role("button", name="Un de plus : Plis de Joueur 1").click()
    page.get_by_role("button", name="Un de plus : Trésors de Joueur 2").click()
    page.locator(".note").click()
    sums = page.locator(".totals .sum")
    assert sums.all_inner_texts() == ["6", "4"], "7 tricks, and 6 with a treasure"
    ana.picture("offline-companion")
    page.reload()
    page.locator(".rounds").wait_for()
    assert sums.all_inner_texts() == ["6", "4"], "it is kept"
    page.get_by_role("button", name="Annuler").click()
    assert sums.all_inner_texts() == ["0", "0"]
    ana.go("/companion/root/turns").page.get_by_role("heading", name="Marquise de Chat").wait_for()
    told = ana.go("/companion/root/battle").page.locator("[role=alert]", has_text="serveur")
    told.wait_for()
    assert ana.wrong == []
    context.close()


def test_a_server_that_is_gone_is_missed_kindly_and_found_again(browser: Any, tmp_path: Path) -> None:
    port = free_port()
    context = browser.new_context(viewport={"width": WIDE[0], "height": WIDE[1]}, locale="fr-FR")
    with serving(tmp_path / "db", port) as address:
        ana = Person(context, address).go("/")
        ana.page.wait_for_selector(".game")
        ana.until(KEPT)
    alert = ana.go("/learn").page.locator("[role=alert]")  # a page that was never looked at
    alert.wait_for()
    assert "revient d’elle-même" in alert.inner_text()
    ana.picture("offline-served")
    with serving(tmp_path / "db", port):
        ana.page.wait_for_selector("#lessons-renard", timeout=15_000)
        alert.wait_for(state="detached")
    assert ana.wrong == []
    context.close()
