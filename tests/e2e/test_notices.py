"""What the table tells in passing: it lies over the board, which keeps its size, and it goes again."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest

from .conftest import PHONE, RAW, WIDE, Person
from .test_pages import objections
from .test_table import CHOSEN, alone, together

NOTICE = ".notices .note"
FOR_EVER = """const soon = setTimeout
window.setTimeout = (then, ms, ...given) => (ms > 3000 ? 0 : soon(then, ms, ...given))"""  # nothing goes by itself


def board(one: Person) -> Any:
    """Where the board is, and how large."""
    one.page.wait_for_timeout(400)
    return one.page.evaluate("""() => { const box = document.querySelector(".board").getBoundingClientRect();
        return [box.left, box.top + scrollY, box.width, box.height].map(Math.round) }""")


def says(one: Person, text: str) -> None:
    one.page.locator(NOTICE, has_text=re.compile(text)).wait_for()


@pytest.mark.parametrize(("language", "size", "theme"), [("fr", WIDE, "light"), ("en", PHONE, "dark")])
def test_what_was_taken_back_is_told_for_a_while_and_squeezes_nothing(
    language: str, size: tuple[int, int], theme: str, person: Callable[..., Person]
) -> None:
    ana = person(language, size, theme)
    alone(ana)
    before = board(ana)
    ana.page.locator(CHOSEN).first.click()
    ana.page.wait_for_timeout(1500)
    ana.page.get_by_role("button", name=re.compile("Reprendre|Take back")).click()
    says(ana, "repris|took back")
    assert board(ana) == before
    ana.picture(f"notice-{language}-{theme}")
    assert objections(ana) == [] and not RAW.search(ana.text()) and ana.fits()
    ana.page.wait_for_selector(NOTICE, state="detached")


def test_a_notice_goes_when_one_acts(person: Callable[..., Person]) -> None:
    ana = person("fr")
    ana.context.add_init_script(FOR_EVER)
    alone(ana)
    ana.page.locator(CHOSEN).first.click()
    ana.page.wait_for_timeout(1500)
    ana.page.get_by_role("button", name="Reprendre").click()
    says(ana, "repris")
    ana.page.locator(CHOSEN).first.click()
    ana.page.wait_for_selector(NOTICE, state="detached")


def test_a_vote_and_its_outcome_leave_the_board_as_large_as_it_was(person: Callable[..., Person]) -> None:
    ana, ben = person("fr"), person("en")
    together(ana, ben)
    ana.page.locator(CHOSEN).first.click()
    ana.page.get_by_role("button", name="Reprendre ?").wait_for()
    before = [board(ana), board(ben)]
    ana.page.get_by_role("button", name="Reprendre ?").click()
    ben.page.wait_for_selector(".vote button")
    assert [board(ana), board(ben)] == before
    ben.picture("notice-vote")
    assert objections(ben) == []
    ben.page.locator(".vote button").last.click()
    says(ana, "refusée")
    assert [board(ana), board(ben)] == before
    ana.page.wait_for_selector(NOTICE, state="detached")


def test_a_lost_line_leaves_the_board_as_large_as_it_was(person: Callable[..., Person]) -> None:
    ana = person("fr")
    sockets: list[Any] = []

    def route(socket: Any) -> None:
        sockets.append(socket)
        socket.connect_to_server() if len(sockets) == 1 else socket.close()

    ana.page.route_web_socket(re.compile("/ws/"), route)
    alone(ana)
    before = board(ana)
    sockets[0].close()
    says(ana, "Connexion perdue")
    assert board(ana) == before
