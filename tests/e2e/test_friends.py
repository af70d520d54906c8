"""Friends: who is invited is asked for a name and told to what, rooms where one waits have a chat, tables are private
until they are announced, new names are seen everywhere, a what-if keeps its opponents and leads back."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from clairiere.core.record import read_record
from clairiere.words import say

from .conftest import LOCAL_NETWORK, PHONE, RAW, ROOT, Person
from .prepared import placed
from .test_pages import AT, objections

SHARED = "navigator.share = async (what) => { window.shared = what }"
ELSEWHERE = {"here": True, "origins": [LOCAL_NETWORK]}
RECORD = sorted((ROOT / "tests" / "replays" / "0.1.0").glob("renard-*.record"))[0]


@pytest.mark.parametrize(("size", "theme"), [((1280, 720), "light"), (PHONE, "dark")])
def test_an_invitation_asks_for_a_name_and_says_who_invites_to_what(
    person: Callable[..., Person], size: tuple[int, int], theme: str
) -> None:
    zoe, ben = person("fr", size, theme), person("fr", size, theme)
    id = zoe.table("renard", ["me", "open"], {"target": 16}, move_s=120)
    zoe.go(f"/t/{id}").page.get_by_label("Votre nom").fill("Zoé")
    zoe.page.get_by_role("button", name="Garder").click()
    zoe.page.locator(".seats").get_by_text("Zoé").wait_for()
    zoe.page.get_by_text("Cette adresse ne vaut que sur cet ordinateur").wait_for()
    ben.go(f"/t/{id}").page.get_by_role("heading", name=re.compile("Zoé vous invite .* Le Renard des Bois")).wait_for()
    told = ben.page.get_by_role("list", name="Ce qui est convenu").inner_text()
    assert "en 16 points" in told and "2 minutes pour chaque décision" in told
    ben.page.get_by_role("button", name="Lire les règles").click()
    ben.page.locator(".drawer [data-clause='1.1']").wait_for()
    ben.picture(f"invitation-rules-{theme}")
    assert ben.page.url.endswith(f"/t/{id}") and ben.fits() and objections(ben) == []
    ben.page.keyboard.press("Escape")
    ben.page.locator(".drawer").wait_for(state="hidden")
    ben.page.get_by_label("Votre message").fill("Bonjour Zoé, j’arrive.")
    ben.page.get_by_role("button", name="Dire").click()
    zoe.page.get_by_role("log").get_by_text("Bonjour Zoé, j’arrive.").wait_for()
    ben.page.get_by_role("button", name="S’asseoir").click()
    assert "comment vous vous appelez" in ben.page.get_by_role("alert").inner_text()
    ben.picture(f"invitation-{theme}")
    assert ben.fits() and objections(ben) == [] and not RAW.search(ben.text())
    ben.page.get_by_label("Votre nom").fill("Ben")
    ben.page.keyboard.press("Enter")
    for one in (zoe, ben):
        one.page.wait_for_selector(".hand")
        assert "Ben" in one.text() and "Zoé" in one.text()


def test_the_address_is_copied_shared_and_scanned_and_a_table_is_announced(person: Callable[..., Person]) -> None:
    zoe, ana = person("fr", (1440, 900), "light"), person("fr")
    zoe.context.add_init_script(SHARED)
    zoe.context.grant_permissions(["clipboard-read", "clipboard-write"])
    zoe.page.route("**/api/reach*", lambda route: route.fulfill(json=ELSEWHERE))
    zoe.post("/api/tables", {"game": "duo", "seats": ["me", "open"]})
    id = zoe.table("renard", ["me", "open"])
    zoe.go(f"/t/{id}").page.get_by_text("Celle-ci vaut sur le réseau local").wait_for()
    address = f"{LOCAL_NETWORK}/t/{id}"
    assert zoe.page.get_by_label("Adresse de la table").input_value() == address
    zoe.page.get_by_role("button", name="Copier le lien").click()
    zoe.page.get_by_role("button", name="Copié").wait_for()
    assert zoe.page.evaluate("navigator.clipboard.readText()") == address
    zoe.page.get_by_role("button", name="Partager").click()
    zoe.page.wait_for_function("() => window.shared?.url")
    assert zoe.page.evaluate("window.shared.url") == address
    zoe.page.get_by_role("button", name="Code QR").click()
    zoe.page.wait_for_function("() => document.querySelector('.qr img')?.naturalWidth > 0")
    zoe.picture("invitation-qr")
    assert objections(zoe) == []
    rows = ana.page.locator(f"a[href='/t/{id}']")
    ana.go("/").page.wait_for_selector(".game")
    assert rows.count() == 0, "a table is private"
    zoe.page.get_by_label("Annoncer cette table").check()
    zoe.page.get_by_text("Cette table est annoncée").wait_for()
    ana.go("/")
    rows.wait_for()
    zoe.context.request.put(f"{zoe.address}/api/me", data={"name": "Zoé-Lou"})
    ana.go("/")
    rows.get_by_text("Zoé-Lou").wait_for()
    ana.go(f"/t/{id}").page.get_by_role("heading", name=re.compile("Zoé-Lou vous invite")).wait_for()
    zoe.context.request.put(f"{zoe.address}/api/me", data={"name": "Zoé"})
    ana.page.get_by_role("heading", name=re.compile("Zoé vous invite")).wait_for()


@pytest.mark.parametrize(("size", "theme"), [((1440, 900), "dark"), (PHONE, "light")])
def test_a_what_if_keeps_the_opponent_says_what_it_is_and_leads_back(
    person: Callable[..., Person], database: Path, size: tuple[int, int], theme: str
) -> None:
    ana, ben = person("fr", size, theme), person("fr")
    record = read_record(RECORD.read_text())
    record.names = ["Ana", "Ben"]
    for other, name in ((ben, "Ben (robot)"), ("search", say("fr", "bot-search"))):
        id = placed(database, record, [ana, other])
        ana.go(f"/t/{id}/replay#8").page.wait_for_selector(".moves")
        ana.page.wait_for_function(AT, arg="Coup 8 ")
        ana.page.get_by_text("Et si…").click()
        ana.page.get_by_role("button", name="À ma place").click()
        ana.page.wait_for_selector(".table .hand")
        assert ana.page.locator(".others, .side, .seats").get_by_text(name).count()
        note = ana.page.locator("header .branch")
        assert "Et si" in note.inner_text() and "Coup 8" in note.inner_text()
        of_what = ana.page.locator(".whole", has_text="à partir du coup 8")
        of_what.wait_for(state="attached")
        if size is not PHONE:
            of_what.filter(has_text="vous, ").wait_for()  # who played it is asked of the server
        ana.picture(f"what-if-{theme}")
        assert ana.fits()
        branch = ana.page.url.split("/t/")[1]
        note.click()
        ana.page.wait_for_selector(".moves")
        assert ana.page.url.endswith(f"/t/{id}/replay#8")
    ana.go("/").page.locator(f"a[href='/t/{branch}']", has_text="Et si… ? Coup 8").wait_for()
    assert "Et si" not in ana.page.locator(f"a[href^='/t/{id}']").inner_text()
    ana.picture(f"what-if-row-{theme}")
