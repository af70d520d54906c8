"""A game seen again: the hand as its seat saw it, all hands where all lies open, and nothing that is still to come."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from clairiere import GAMES

from .conftest import PHONE, RAW, ROOT, WIDE, Person
from .test_pages import AT, objections

GROUP = "[role=group][aria-label^='{}']"
CARDS = {"renard": ".card", "duo": ".card", "jeton": ".slip", "root": ".card, .chip"}


def stored(one: Person, game: str, which: int = 0) -> str:
    """A whole game to look at."""
    record = sorted((ROOT / "tests" / "replays" / "0.1.0").glob(f"{game}-*.record"))[which]
    headers = {"content-type": "text/plain; charset=utf-8"}
    answer = one.context.request.post(f"{one.address}/api/records", data=record.read_bytes(), headers=headers)
    assert answer.ok, answer.text()
    return str(answer.json()["id"])


def step(one: Person, id: str, n: int, eye: str) -> Any:
    return one.context.request.get(f"{one.address}/api/tables/{id}/at/{n}?seat={eye}").json()


def look(one: Person, id: str, n: int, eye: str) -> Any:
    """The page at a step, seen by somebody; what the server says of it."""
    told = step(one, id, n, eye)
    one.go(f"/t/{id}/replay#{n}").page.wait_for_selector(".controls")
    one.page.select_option("#eye", eye)
    one.page.wait_for_function(AT, arg=f"Coup {n} ")
    return told


def shows(one: Person, game: str, label: str, count: int) -> None:
    """So many cards lie there, once those that are on their way have arrived."""
    group = ", ".join(f"{GROUP.format(label)} {card}" for card in CARDS[game].split(", "))
    one.page.wait_for_function("([cards, n]) => document.querySelectorAll(cards).length === n", arg=[group, count])


@pytest.mark.parametrize(("size", "theme"), [(WIDE, "dark"), (PHONE, "light")])
@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_seat_s_hand_is_shown_as_that_seat_saw_it_and_in_the_open_all_hands(
    game: str, size: tuple[int, int], theme: str, person: Callable[..., Person]
) -> None:
    ana = person("fr", size, theme)
    id = stored(ana, game)
    middle = step(ana, id, 0, "all")["of"] // 2
    for seat in (0, 1):
        told = look(ana, id, middle, str(seat))
        assert told["view"]["hand"]
        shows(ana, game, "Ma main", len(told["view"]["hand"]))
        ana.picture(f"replay-{game}-{theme}-{seat}")
    assert ana.fits() and objections(ana) == [] and not RAW.search(ana.text())
    look(ana, id, middle, "spectator")
    shows(ana, game, "Ma main", 0)
    told = look(ana, id, middle, "all")
    assert ana.page.locator("#eye option:checked").inner_text() == "À découvert"
    names = [seat["name"] for seat in ana.context.request.get(f"{ana.address}/api/tables/{id}").json()["seats"]]
    for name, view in zip(names, told["views"], strict=True):
        shows(ana, game, f"Main de {name}", len(view["hand"]))
    ana.picture(f"replay-{game}-{theme}-open")
    if game == "root":
        field = ana.page.locator(".field").bounding_box()
        assert field["height"] > 280, "hands and battles leave the map its room"
    assert ana.fits() and objections(ana) == [] and not RAW.search(ana.text())


def test_a_step_is_read_aloud_with_its_cards_in_words(person: Callable[..., Person]) -> None:
    ana = person("fr")
    id = stored(ana, "renard")
    steps = (step(ana, id, n, "all") for n in range(20, 40))
    n = next(found["n"] for found in steps if any(" bat " in line["text"] for line in found["lines"]))
    look(ana, id, n, "all")
    assert "bat" in str(ana.page.locator(".walk [aria-live]").first.text_content())
    assert ana.codes_read_aloud() == []


def test_what_was_rolled_is_not_announced_in_a_replay(person: Callable[..., Person]) -> None:
    """4.3.2 The hits are there, so the dice have been rolled; before them they are to be."""
    ana = person("fr")
    id = stored(ana, "root")
    found = []
    for n in range(step(ana, id, 0, "all")["of"] + 1):
        view = step(ana, id, n, "spectator")["view"]
        if view["battle"] and bool(view["dice"]) is bool(found):
            found.append(n)
        if len(found) == 2:
            break
    assert len(found) == 2
    for n in found:
        told = look(ana, id, n, "spectator")
        ana.page.locator("#tab-board").click()
        battle = ana.page.locator(".battle")
        assert not (told["view"]["dice"] and "vont rouler" in battle.inner_text())
        assert battle.locator(".die").count() == len(told["view"]["dice"])


def test_roots_replay_goes_by_turns_and_marks_on_the_map_what_a_move_did(person: Callable[..., Person]) -> None:
    ana = person("fr")
    id = stored(ana, "root")
    last = step(ana, id, 0, "all")["of"]
    told = [line for n in range(last // 2, last // 2 + 40) for line in step(ana, id, n, "all")["lines"]]
    moved = next(line for line in told if line["event"]["verb"] == "moved")
    look(ana, id, moved["n"], "all")
    ana.page.wait_for_selector(".marks .way")
    ana.picture("replay-root-marks")
    turns = ana.page.locator(".moves h2 .head")
    assert turns.nth(1).inner_text().startswith("Tour 1") and turns.nth(1).locator(".name").count() == 1
    ana.page.locator(".moves h2 .to").nth(3).click()
    ana.page.wait_for_function("n => !location.hash.endsWith(`#${n}`)", arg=moved["n"])
    assert ana.page.locator(".moves [aria-current=step]").count() == 1
    assert ana.page.locator(".hands .of").count() == len(step(ana, id, 0, "all")["views"])


def test_at_a_closed_table_nobody_thinks(person: Callable[..., Person]) -> None:
    ana = person("en")
    id = ana.table("renard", ["me", "bot:greedy"], {"dealer": "1"}, instant=True)
    ana.go(f"/t/{id}").page.wait_for_selector(".hand .lit")
    assert "to play" in ana.page.inner_text(".others")
    ana.post(f"/api/tables/{id}/leave", {"then": "stop"})
    ana.page.get_by_text("The table was closed before the end.").wait_for()
    assert "to play" not in ana.page.inner_text(".others") and ana.page.locator(".others .lamp.on").count() == 0


@pytest.mark.parametrize(("language", "size", "theme"), [("fr", PHONE, "dark"), ("en", WIDE, "light")])
def test_of_a_file_with_several_games_one_is_chosen(
    person: Callable[..., Person], tmp_path: Path, language: str, size: tuple[int, int], theme: str
) -> None:
    folder = ROOT / "tests" / "replays" / "0.2.0"
    texts = [sorted(folder.glob(f"{game}-*.record"))[0].read_text() for game in ("renard", "duo")]
    together = tmp_path / "mine.records"
    together.write_text("".join(texts))
    ana = person(language, size, theme)
    page = ana.go("/replay").page
    page.locator("#file").set_input_files(together)
    offers = page.locator("main ol button")
    offers.nth(1).wait_for()
    title = {"fr": "Duo", "en": "Duet"}[language]
    assert offers.count() == 2 and title in offers.nth(1).inner_text()
    assert objections(ana) == [] and ana.fits()
    ana.picture(f"replay-which-{language}")
    offers.nth(1).click()
    page.wait_for_url("**/t/*/replay")
    page.wait_for_selector(".controls")
    assert title in page.title()
