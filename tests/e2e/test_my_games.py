"""All my games on one page: filters, figures with their intervals, scores over time, and the records as one file."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from clairiere.core.game import find
from clairiere.core.record import ENGINE
from clairiere.server.rows import BOT, GUEST, OVER
from clairiere.server.store import SeatRow, TableRow

from .conftest import PHONE, RAW, WIDE, Person
from .prepared import written
from .test_pages import objections

DAY = 24 * 3600 * 1000
SIDES = ["eyrie", "marquise", "alliance", "vagabond"]


Game = tuple[str, list[str], bool, int, list[str]]  # which, with whom, whether I won, my points, the roles


def finished(me: str, n: int, played: Game) -> TableRow:
    """A game that I played from the first seat, as its end was written down."""
    (game, others, won, points, roles), at = played, DAY * (20_000 + n)
    seats = [SeatRow(0, GUEST, me, name="Ana")]
    for number, who in enumerate(others, 1):
        person = who.istitle()
        seats.append(SeatRow(number, GUEST if person else BOT, who if person else "", "" if person else who, who))
    result = json.dumps({"winners": [0] if won else [1], "points": [points, *[9] * len(others)], "roles": roles})
    options = {"factions": ",".join(SIDES)} if roles else None
    agreed, id = find(game).agree(options), f"{me}-{n}"
    return TableRow(id, game, agreed, {}, OVER, "1", "", ENGINE, at, at, result=result, seats=seats)


def games_of(me: str) -> list[TableRow]:
    renard: list[Game] = [("renard", ["Ben"], n % 3 > 0, 21, []) for n in range(9)]
    renard += [("renard", [bot], n % 2 > 0, 21, []) for bot in ("greedy", "expert") for n in range(6)]
    duo: list[Game] = [("duo", ["search"], points > 15, points, []) for points in (9, 14, 12, 19, 22, 21)]
    root: list[Game] = [("root", ["greedy"] * 3, n % 4 == 0, 30, SIDES[n % 4 :] + SIDES[: n % 4]) for n in range(6)]
    return [finished(me, n, one) for n, one in enumerate([*renard, *duo, *root])]


async def all_written(database: Path, rows: Sequence[TableRow]) -> None:
    for row in rows:
        await written(database, row, [])


@pytest.mark.parametrize(("language", "size", "theme"), [("fr", PHONE, "light"), ("en", WIDE, "dark")])
def test_all_my_games_with_their_figures(
    language: str, size: tuple[int, int], theme: str, person: Callable[..., Person], database: Path
) -> None:
    ana = person(language, size, theme)
    me = ana.context.request.get(f"{ana.address}/api/me").json()["id"]
    with ThreadPoolExecutor(1) as thread:  # the browser's driver has a loop of its own in this one
        thread.submit(asyncio.run, all_written(database, games_of(me))).result()
    waiting = ana.post("/api/tables", {"game": "renard", "seats": ["me", "open"]})["id"]
    ana.go("/games").page.wait_for_selector("main .tables li")
    rows, page = ana.page.locator("main .tables li"), ana.page
    assert rows.first.locator("a").get_attribute("href") == f"/t/{waiting}" and rows.count() == 12
    ana.picture(f"games-{language}")
    page.locator(".more").click()
    assert rows.count() == 34
    figures = page.locator(".figures .panel")
    assert figures.count() == 3 and figures.locator("svg[role=img]").count() == 3 + 4 + 1 + 2 + 1 + 1
    assert page.locator(".figures .chart .dot").count() == 6
    figures.first.scroll_into_view_if_needed()
    ana.picture(f"games-figures-{language}")
    assert objections(ana) == [] and not RAW.search(ana.text()) and ana.fits()
    page.locator(".filters select").first.select_option("duo")
    assert rows.count() == 6 and figures.count() == 1
    page.locator(".filters select").nth(2).select_option("people")
    assert rows.count() == 0
    page.locator(".filters select").nth(2).select_option("")
    assert page.locator(".filters a[download]").get_attribute("href") == "/api/me/records?game=duo"
    rows.first.locator("a").click()
    page.wait_for_url(f"**/t/{me}-26/replay")
