"""Who one is: a lost cookie is replaced by a new guest, and a secret link asks before it replaces who one is."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from .conftest import PHONE, Person

HOME = [("fr", (1280, 720), "light"), ("en", PHONE, "dark")]
LOST = {"fr": "Ce navigateur ne vous reconnaît plus", "en": "This browser no longer knows you"}
AGAIN = {"fr": "Redevenir Camille", "en": "Be Camille again"}
BECOME = {"fr": "Devenir Camille sur cet appareil", "en": "Become Camille on this device"}
KEPT = {"fr": "ouvrez ici votre lien secret", "en": "open your secret link here"}
SETTINGS = re.compile("Réglages de|Settings of")
STAY = {"fr": "Rester", "en": "Stay"}
ARRIVED = {"fr": "Vous êtes maintenant Camille", "en": "You are now Camille"}


def rename(one: Person, name: str) -> None:
    assert one.context.request.put(f"{one.address}/api/me", data={"name": name}).ok


def make_link(one: Person) -> str:
    """Make a secret link by a request, which the page does not see, and return its path."""
    return str(one.post("/api/me/link", {"close_devices": False})["link"])


def make_link_on_page(one: Person) -> None:
    """Make a secret link in the settings: the page knows it until it is closed."""
    one.page.get_by_role("button", name=SETTINGS).click()
    one.page.locator("#make-link").click()
    one.page.locator("input.secret").wait_for()
    one.page.keyboard.press("Escape")
    one.page.locator("input.secret").wait_for(state="hidden")


@pytest.mark.parametrize(("language", "size", "theme"), HOME)
def test_a_lost_cookie_does_not_stop_a_click_and_the_link_brings_the_games_back(
    person: Callable[..., Person], language: str, size: tuple[int, int], theme: str
) -> None:
    ana = person(language, size, theme)
    rename(ana, "Camille")
    first = ana.table("renard", ["me", "bot:greedy"])
    page = ana.go("/").page
    page.locator(f"a[href='/t/{first}']").first.wait_for()
    make_link_on_page(ana)
    ana.context.clear_cookies()
    page.locator(".game .ember").first.click()
    page.locator("dialog .ember").click()
    page.wait_for_url("**/t/*")
    told = page.get_by_role("alert").filter(has_text=LOST[language])
    told.wait_for()
    page.locator(".hand, .room, .board").first.wait_for()
    ana.picture(f"identity-lost-{language}")
    assert "/api/me" not in ana.text() and ana.fits()
    told.get_by_text(AGAIN[language]).click()
    page.get_by_role("button", name=BECOME[language]).wait_for()
    ana.picture(f"identity-ask-{language}")
    page.get_by_role("button", name=BECOME[language]).click()
    page.get_by_text(ARRIVED[language]).wait_for()
    page.locator(f"a[href='/t/{first}']").first.wait_for()
    ana.picture(f"identity-arrived-{language}")
    assert page.url == f"{ana.address}/" and not told.count()
    page.reload()
    page.locator(f"a[href='/t/{first}']").first.wait_for()
    assert not page.get_by_text(ARRIVED[language]).count() and not told.count()


@pytest.mark.parametrize(("language", "size", "theme"), HOME)
def test_without_its_link_the_page_says_how_to_come_back_and_a_kept_link_does(
    person: Callable[..., Person], language: str, size: tuple[int, int], theme: str
) -> None:
    ana = person(language, size, theme)
    rename(ana, "Camille")
    first, link = ana.table("renard", ["me", "bot:greedy"]), make_link(ana)
    page = ana.go("/").page
    page.locator(f"a[href='/t/{first}']").first.wait_for()
    ana.context.clear_cookies()
    page.reload()
    told = page.get_by_role("alert").filter(has_text=LOST[language])
    told.wait_for()
    assert KEPT[language] in told.inner_text() and not told.get_by_text(AGAIN[language], exact=True).count()
    assert ana.fits()
    ana.picture(f"identity-kept-{language}")
    page.goto(ana.address + link)
    page.get_by_role("button", name=BECOME[language]).click()
    page.get_by_text(ARRIVED[language]).wait_for()
    page.locator(f"a[href='/t/{first}']").first.wait_for()
    assert not told.count()


def test_a_secret_link_can_be_declined(person: Callable[..., Person]) -> None:
    ana, ben = person("fr"), person("fr")
    rename(ana, "Camille")
    rename(ben, "Ben")
    link = make_link(ana)
    ben.window.goto(ana.address + link)
    assert "Sur cet appareil, vous êtes Ben." in ben.window.inner_text("main")
    ben.window.get_by_text("Rester Ben").click()
    ben.window.locator(".game").first.wait_for()
    assert "Ben" in ben.window.inner_text("header, nav, body")
    assert ben.context.request.get(f"{ana.address}/api/me").json()["name"] == "Ben"


def test_a_player_whose_cookie_is_lost_during_a_game_is_told(person: Callable[..., Person]) -> None:
    ana = person("fr")
    rename(ana, "Camille")
    id = ana.table("renard", ["me", "bot:greedy"])
    page = ana.go(f"/t/{id}").page
    page.wait_for_selector(".hand")
    make_link_on_page(ana)
    ana.context.clear_cookies()
    ana.context.set_offline(True)
    page.get_by_text("Connexion perdue").first.wait_for()
    ana.context.set_offline(False)
    told = page.get_by_role("alert").filter(has_text=LOST["fr"])
    told.wait_for()
    told.get_by_text("Redevenir Camille").click()
    page.get_by_role("button", name=BECOME["fr"]).click()
    page.locator(f"a[href='/t/{id}']").first.click()
    page.wait_for_selector(".hand")
