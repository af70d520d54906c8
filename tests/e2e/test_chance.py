"""A shuffle one can check, at the browser: promised before the deal, everybody's nonce in it, checked at the end."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from .conftest import PHONE, RAW, WIDE, Person
from .test_pages import objections

SHORT = {"target": 1, "dealer": "1"}


def held(one: Person, seats: list[str]) -> str:
    """A table as the client's own pages set it up."""
    body = {"game": "renard", "seats": seats, "options": SHORT, "settings": {"instant": True}, "hold": True}
    return str(one.post("/api/tables", body)["id"])


def kept(one: Person, id: str) -> Any:
    return json.loads(one.page.evaluate("localStorage.chance"))[id]


def play_out(*people: Person) -> None:
    for step in range(600):
        if all(one.over for one in people):
            return
        if not any(one.act(step) for one in people):
            people[0].page.wait_for_timeout(100)
    raise AssertionError("the game did not end")


def checked(one: Person, button: str) -> list[str]:
    one.page.get_by_role("button", name=button).click()
    one.page.wait_for_selector(".check li")
    return [str(text) for text in one.page.locator(".check li").all_inner_texts()]


def test_a_game_begun_from_home_has_my_nonce_in_it(person: Callable[..., Person]) -> None:
    ana = person()
    ana.page.locator(".game .ember").first.click()
    ana.page.locator("dialog .ember").click()
    ana.page.wait_for_selector(".table .mine")
    id = ana.page.url.rsplit("/", 1)[1]
    chance = ana.context.request.get(f"{ana.address}/api/tables/{id}").json()["chance"]
    assert kept(ana, id) == {"commitment": chance["commitment"], "nonce": next(filter(None, chance["nonces"]))}


def test_two_people_bring_their_nonces_check_the_shuffle_and_play_again(person: Callable[..., Person]) -> None:
    """A whole game of Renard at two browsers, and the rematch, which waits for both and begins by itself."""
    ana, ben = person("fr"), person("en", PHONE, "light")
    id = held(ana, ["me", "open"])
    ana.go(f"/t/{id}").page.wait_for_selector(".room details")
    ben.sit(id)
    for one in (ana, ben):
        one.page.wait_for_selector(".table .hand")
    info = ana.context.request.get(f"{ana.address}/api/tables/{id}").json()["chance"]
    assert info["nonces"] == [kept(ana, id)["nonce"], kept(ben, id)["nonce"]]
    ana.page.locator(".side summary").click()
    assert info["commitment"] in ana.text() and info["nonces"][1] in ana.text()
    ana.picture("chance-sealed")
    play_out(ana, ben)
    for one, button, kept_before in ((ana, "Vérifier le hasard", "j’ai gardé l’empreinte"),
                                     (ben, "Check the shuffle", "I kept before the first deal")):  # fmt: skip
        said = checked(one, button)
        assert len(said) == 5 and one.page.locator(".check .bad").count() == 0 and kept_before in said[0]
        assert one.fits() and not RAW.search(one.text()) and objections(one) == []
        one.picture(f"chance-checked-{button[:5]}")
        one.page.keyboard.press("Escape")
    again(ana, ben, id)
    ana.page.evaluate("id => { const all = JSON.parse(localStorage.chance); all[id].commitment = '0'.repeat(64);"
                      " all[id].nonce = '1'.repeat(64); localStorage.chance = JSON.stringify(all) }", id)  # fmt: skip
    ana.go(f"/t/{id}/replay").page.wait_for_selector(".controls")
    said = checked(ana, "Vérifier le hasard")  # a server that showed something else before is found out
    assert "n’est pas celui" in said[0] and "manque" in said[1] and ana.page.locator(".check .bad").count() == 2
    ana.picture("chance-other")


def again(ana: Person, ben: Person, id: str) -> None:
    ana.page.get_by_role("button", name="Revanche").click()
    ana.page.wait_for_selector(".room")
    assert "Il manque un joueur" in ana.text()
    ana.picture("chance-rematch")
    ben.page.locator(".note a").click()
    for one in (ana, ben):
        one.page.wait_for_selector(".table .hand")
        new = one.page.url.rsplit("/", 1)[1]
        assert new != id and kept(one, new) != kept(one, id)


@pytest.mark.parametrize("language", ["fr", "en"])
def test_the_page_that_says_what_this_proves_is_whole(language: str, person: Callable[..., Person]) -> None:
    for size, theme in ((WIDE, "dark"), (PHONE, "light")):
        ana = person(language, size, theme).go("/about")
        ana.page.locator("article a[href='/chance']").click()
        ana.page.wait_for_selector("article ol")
        assert ana.fits() and objections(ana) == [] and not RAW.search(ana.text())
        ana.picture(f"chance-page-{language}-{theme}")
