"""One stage for all games: board, prompt and hand keep their places from turn to turn, whatever opens beside them."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from clairiere.core.game import find
from clairiere.core.record import Record

from .conftest import Person
from .prepared import advanced, placed, record_of
from .test_jeton import CALM, LAP, NAMES
from .test_pages import objections

SIZES = [(1440, 900), (1280, 720), (390, 844), (844, 390)]
UPRIGHT, ACROSS = (390, 844), (844, 390)
FOUR = "marquise,eyrie,alliance,vagabond"
PARTS = {"board": ".board", "prompt": ".say", "hand": ".hold"}
RECTS = """parts => Object.fromEntries(Object.entries(parts).map(([name, where]) => {
    const box = document.querySelector(where).getBoundingClientRect()
    return [name, [box.left, box.top, box.right, box.bottom].map(Math.round)] }))"""
FITS = "document.documentElement.scrollHeight <= innerHeight && document.documentElement.scrollWidth <= innerWidth"
Rects = dict[str, list[int]]


def sit(one: Person, database: Path, game: str) -> None:
    """A table in play, with bots, where I am asked."""
    if game == "root":
        record, bots = advanced({"factions": FOUR, "first": "0"}, 4, 0), 3
    elif game == "jeton":
        record, bots = record_of("jeton", CALM, NAMES, [*LAP, "2 draw", "N 4"]), 2
    else:
        record, bots = Record(find(game), find(game).agree({"dealer": "1"}), ["Ana", "Bo"]), 1
        record.seed = 5
    one.go(f"/t/{placed(database, record, [one, *['greedy'] * bots])}").page.wait_for_selector(".prompt.on")


def rects(one: Person, size: tuple[int, int]) -> Rects:
    """Where the parts of the stage are on a screen of that size; nothing of it is off the screen."""
    one.page.set_viewport_size({"width": size[0], "height": size[1]})
    found: Rects = one.page.evaluate(RECTS, PARTS)
    assert one.page.evaluate(FITS), size
    assert all(0 <= left < right <= size[0] and 0 <= top < low <= size[1] for left, top, right, low in found.values())
    return found


def apart(one: list[int], other: list[int]) -> bool:
    return one[2] <= other[0] or other[2] <= one[0] or one[3] <= other[1] or other[3] <= one[1]


def turns(one: Person, count: int) -> None:
    """Does so many things that glow, each when it is asked."""
    for step in range(count):
        one.page.wait_for_selector(".prompt.on")
        one.act(step)
        one.page.wait_for_timeout(250)


@pytest.mark.parametrize("game", ["renard", "duo", "jeton", "root"])
def test_board_prompt_and_hand_keep_their_places_turn_by_turn(
    game: str, person: Callable[..., Person], database: Path
) -> None:
    ana = person("fr", SIZES[0])
    sit(ana, database, game)
    before = {size: rects(ana, size) for size in SIZES}
    assert before[ACROSS]["board"][2] <= before[ACROSS]["hand"][0], "board and hand lie side by side"
    assert before[UPRIGHT]["board"][3] <= before[UPRIGHT]["prompt"][1] + 1, "the board over the dock"
    for turn in range(3):
        turns(ana, 1)
        for size in SIZES:
            assert rects(ana, size) == before[size], (turn, size)
            if turn == 2:
                ana.picture(f"stage-{game}-{size[0]}x{size[1]}")


def test_roots_map_has_room_at_1280_by_720(person: Callable[..., Person], database: Path) -> None:
    ana = person("fr", (1280, 720))
    sit(ana, database, "root")
    box = ana.page.locator(".map svg[role=group]").bounding_box()
    assert box["width"] >= 640 and box["height"] >= 460, box
    for place in ana.page.locator(".map .hit").all():
        spot = place.bounding_box()
        assert spot["y"] >= box["y"] - 1 and spot["y"] + spot["height"] <= box["y"] + box["height"] + 1, spot


def test_what_is_opened_covers_no_board_and_moves_nothing(person: Callable[..., Person], database: Path) -> None:
    ana = person("fr", (1280, 720))
    sit(ana, database, "renard")
    before = {size: rects(ana, size) for size in SIZES}
    ana.page.keyboard.press("l")
    ana.page.locator("[data-listed]").first.wait_for()
    for size in SIZES:
        now = rects(ana, size)
        answers = ana.page.evaluate(RECTS, {"answers": ".answers"})["answers"]
        assert now == before[size] and apart(answers, now["board"]), size
        ana.picture(f"stage-listed-{size[0]}x{size[1]}")
    ana.page.keyboard.press("l")
    ana.page.set_viewport_size({"width": 1280, "height": 720})
    ana.page.locator("#hint").click()
    ana.page.locator(".hint .said").wait_for(timeout=40_000)
    assert apart(ana.page.evaluate(RECTS, {"hint": ".hint"})["hint"], before[1280, 720]["board"])
    assert ana.page.evaluate(RECTS, PARTS) == before[1280, 720]
    ana.picture("stage-hint")
    assert objections(ana) == []


@pytest.mark.parametrize("size", [UPRIGHT, (360, 740), ACROSS])
def test_jeton_on_a_phone_shows_its_clock_its_prompt_and_whole_names(
    size: tuple[int, int], person: Callable[..., Person], database: Path
) -> None:
    ana = person("fr", size, touch=True)
    options = {**CALM, "draw_idle_s": 600}
    names = ["Ana", "Tranquille (robot) 2", "Tranquille (robot) 3"]
    answers = [*LAP, "2 draw", "N 4"]
    ana.go(f"/t/{placed(database, record_of('jeton', options, names, answers), [ana, person(), person()])}")
    ana.page.wait_for_selector(".prompt.on")
    ana.picture(f"jeton-phone-{size[0]}")
    clock = ana.page.locator(".say [role=timer]")
    assert clock.is_visible() and "min" in clock.inner_text()
    assert "piocher" in ana.page.locator(".prompt").inner_text()
    for name in names:
        shown = ana.page.locator(".place .name span", has_text=name)
        assert shown.evaluate("one => one.scrollWidth <= one.clientWidth"), name
    seal, tools = ana.page.evaluate(RECTS, {"seal": ".shout", "tools": ".mine .tools"}).values()
    assert apart(seal, tools) and seal[3] <= size[1]


def test_tabs_beside_the_table_are_opened_by_keys(person: Callable[..., Person], database: Path) -> None:
    ana = person("fr", (1280, 720))
    sit(ana, database, "root")
    tab: Any = ana.page.locator("[role=tab][id^=tab-][aria-selected=true]")
    ana.page.locator("#tab-board[aria-selected=true]").wait_for()  # once there is a board to show
    assert ana.page.locator("#root-panel").is_visible()
    for key, name, content in (("f", "reference", "[data-fiche]"), ("g", "rules", "[data-law]"), ("j", "log", ".log")):
        ana.page.keyboard.press(key)
        assert tab.get_attribute("id") == f"tab-{name}"
        ana.page.locator(f"#side-panel {content}").wait_for()
        ana.picture(f"beside-{name}")
        assert objections(ana) == []
    tab.focus()
    for key, name in (("ArrowRight", "chat"), ("End", "rules"), ("ArrowRight", "board"), ("ArrowLeft", "rules")):
        ana.page.keyboard.press(key)
        assert tab.get_attribute("id") == f"tab-{name}" and tab.evaluate("one => one === document.activeElement")
    ana.page.set_viewport_size({"width": UPRIGHT[0], "height": UPRIGHT[1]})
    ana.page.wait_for_timeout(400)
    assert ana.page.locator("#side-panel").is_visible(), "the drawer that the keys opened"
    ana.page.keyboard.press("Escape")
    ana.page.locator("#side-panel").wait_for(state="hidden")
    ana.beside("reference")
    ana.page.locator("[data-fiche]").wait_for()
    ana.picture("beside-drawer")
