"""The secret link: made in the settings, shown once, and opened on another device."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from .conftest import PHONE, WIDE, Person


@pytest.mark.parametrize(
    ("language", "size"), [("fr", WIDE), ("fr", PHONE), ("en", PHONE)], ids=["wide", "small", "en"]
)
def test_a_secret_link_is_made_shown_once_and_opens_my_games_elsewhere(
    language: str, size: tuple[int, int], person: Callable[..., Person]
) -> None:
    ana = person(language, size)
    open_settings = "header .tools button[aria-label]"
    ana.page.locator(open_settings).first.click()
    dialog = ana.page.locator("dialog[open]")
    ana.page.locator("#make-link").scroll_into_view_if_needed()
    ana.picture(f"link-to-make-{language}-{'wide' if size is WIDE else 'phone'}")
    assert dialog.locator("input[readonly]").count() == 0
    ana.page.locator("#make-link").click()
    link = dialog.locator("input[readonly]").input_value()
    assert "/g/" in link and ana.page.locator("#make-link").count() == 0
    dialog.locator("input[readonly]").scroll_into_view_if_needed()
    ana.picture(f"link-made-{language}-{'wide' if size is WIDE else 'phone'}")
    assert ana.fits()
    ana.page.keyboard.press("Escape")
    ana.page.locator(open_settings).first.click()
    assert dialog.locator("input[readonly]").count() == 0
    assert ana.page.locator("#make-link").is_visible()
    mine = ana.context.request.get(f"{ana.address}/api/me").json()
    other = ana.context.browser.new_context()
    assert other.request.post(link).ok
    assert other.request.get(f"{ana.address}/api/me").json()["id"] == mine["id"]
    other.close()
