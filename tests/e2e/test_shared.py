"""What one shows to others by a link: a move of a finished game as a seat saw it."""

from __future__ import annotations

from collections.abc import Callable

from .conftest import PHONE, RAW, Person
from .test_pages import AT, objections
from .test_replay import look, step, stored


def copied(one: Person, label: str) -> str:
    """What is on the clipboard after a button was pressed, without the server's address."""
    one.context.grant_permissions(["clipboard-read", "clipboard-write"])
    one.page.get_by_role("button", name=label).click()
    one.page.get_by_role("status").get_by_text("Copié").wait_for()
    return str(one.page.evaluate("navigator.clipboard.readText()")).removeprefix(one.address)


def test_a_link_shows_a_move_as_a_seat_saw_it(person: Callable[..., Person]) -> None:
    ana, ben = person("fr"), person("fr", PHONE, "light")
    id = stored(ana, "renard")
    n = step(ana, id, 0, "all")["of"] // 2
    look(ana, id, n, "1")
    link = copied(ana, "Copier le lien vers ce coup")
    assert link == f"/t/{id}/replay?at={n}&seat=1"
    ben.go(link).page.wait_for_function(AT, arg=f"Coup {n} ")
    assert ben.page.locator("#eye").input_value() == "1"
    assert ben.page.locator(".hold .card").count() == len(step(ana, id, n, "1")["view"]["hand"])
    ben.page.keyboard.press("ArrowRight")
    ben.page.wait_for_function(AT, arg=f"Coup {n + 1} ")
    assert ben.page.locator("#eye").input_value() == "1"
    assert ben.fits() and objections(ben) == [] and not RAW.search(ben.text())
    ben.picture("shared-move")
