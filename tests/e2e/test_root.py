"""Root on the table, by clicks and by keys: first turns, and games that come to their end."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from clairiere.bots import BOTS

from .conftest import RAW, Person
from .prepared import placed, played
from .test_pages import objections

LEFT = 6  # answers of mine
FOUR = "marquise,eyrie,alliance,vagabond"
FAST = "greedy" if "greedy" in BOTS.get("root", {}) else "random"
ACTS, CARDS, TAKEN = ".mine .acts .ember", ".mine .hand .lit", ".shown .ember"
CHOICES = f"{ACTS}[data-code], {CARDS}[data-code], {TAKEN}[data-code]"
VERBS, MORE = f"{ACTS}[data-act]", ".mine .acts .more[aria-expanded=false]"


def sit(one: Person, faction: str, factions: str = FOUR, **options: Any) -> str:
    """A table where I play this faction and bots play the others."""
    names = [name for name in factions.split(",") if name != "mechanical"]  # the rules play her
    seats = [f"bot:{FAST}"] * len(names)
    seats[names.index(faction)] = "me"
    id = one.table("root", seats, {"factions": factions, "seating": "given", **options}, instant=True)
    one.go(f"/t/{id}").page.wait_for_selector(".table .root")
    return id


def codes(one: Person, where: str = CHOICES) -> list[str]:
    """What may be chosen now, as the screen offers it."""
    return list(one.page.eval_on_selector_all(where, "found => found.map((piece) => piece.dataset.code)"))


def pick(one: Person, dice: random.Random) -> str:
    """Clicks something that may be chosen, or that lays open more, seldom the end of a phase; what it was."""
    taken = codes(one, f"{TAKEN}[data-code]")  # a card that was taken up says what may be done with it
    verbs = [] if taken else one.page.eval_on_selector_all(VERBS, "found => found.map((verb) => verb.dataset.act)")
    offered = taken or [*codes(one), *verbs]
    eager = [code for code in offered if code not in ("end", "pass") and not code.startswith(("track-", "satchel-"))]
    more = one.page.locator(MORE)  # what found no room
    if not taken and (not eager or dice.random() < 0.2) and more.count():
        code, piece = "+", more
    elif offered:
        code = dice.choice(eager if eager and dice.random() < 0.85 else offered)
        named = f':is([data-code="{code}"], [data-act="{code}"])'
        places = (TAKEN,) if taken else (ACTS, CARDS)
        piece = one.page.locator(", ".join(f"{place}{named}" for place in places))
    else:
        return ""
    try:
        piece.first.click(timeout=1500)
    except Exception as gone:  # it was taken away while we reached for it
        if "Timeout" not in str(gone) and "detached" not in str(gone):
            raise
        return ""
    return code


def play(one: Person, dice: random.Random, until: Callable[[], bool], seconds: int = 240) -> int:
    """Plays on until something is so; how many choices that took."""
    count, end = 0, time.monotonic() + seconds
    while not until():
        assert time.monotonic() < end, one.text()
        if not pick(one, dice):
            one.page.wait_for_timeout(50)
            continue
        count += 1
        one.page.wait_for_timeout(30)
    return count


def late(one: Person, database: Path, factions: str, **options: Any) -> None:
    """A table whose game comes to its end, where I play the first faction; seed 1, by which another is about to win."""
    names = factions.split(",")
    record = played("root", (("factions", factions), ("seating", "given"), *options.items()), len(names), LEFT, 1)
    id = placed(database, record, [one, *[FAST] * (len([name for name in names if name != "mechanical"]) - 1)])
    one.go(f"/t/{id}").page.wait_for_selector(".table .root")


def test_four_factions_are_played_by_clicks_through_the_first_turns_and_to_the_end(
    person: Callable[..., Person], database: Path
) -> None:
    ana = person("fr")
    sit(ana, "marquise")
    dice = random.Random(7)
    play(ana, dice, lambda: ana.over or turn_of(ana) >= 6)
    ana.picture("root-turn-6")
    assert objections(ana) == [] and not RAW.search(ana.text())
    ana = person("fr", motion=True)
    late(ana, database, FOUR)
    ana.picture("root-late")
    assert objections(ana) == [] and not RAW.search(ana.text())
    play(ana, dice, lambda: ana.over)
    ana.picture("root-over-fr")
    assert not RAW.search(ana.text())
    ana.page.locator(".end a[href$=replay]").click()
    ana.page.wait_for_selector(".stage .root")
    ana.page.keyboard.press("End")
    ana.picture("root-replay")


def test_all_six_factions_play_on_the_winter_board(person: Callable[..., Person], database: Path) -> None:
    ana = person("en", theme="light")
    late(ana, database, f"riverfolk,{FOUR},cult", board="winter")
    dice = random.Random(2)
    ana.picture("root-winter")
    assert objections(ana) == [] and not RAW.search(ana.text())
    play(ana, dice, lambda: ana.over)
    ana.picture("root-winter-over")
    assert not RAW.search(ana.text())


@pytest.mark.parametrize(
    ("others", "mode"), [("eyrie", "coop"), ("alliance,vagabond", "coop"), ("eyrie,vagabond", "competitive")]
)
def test_the_rules_play_the_mechanical_marquise(
    others: str, mode: str, person: Callable[..., Person], database: Path
) -> None:
    factions = f"{others},mechanical"
    ana = person("fr")
    late(ana, database, factions, mode=mode)
    dice = random.Random(4)
    ana.page.locator(f"#root-tab-{factions.count(',')}").click()
    assert ana.page.locator("#root-panel ol li").count() == 5
    ana.picture(f"root-mechanical-{mode}-{factions.count(',')}")
    assert objections(ana) == [] and not RAW.search(ana.text())
    play(ana, dice, lambda: ana.over)
    assert not RAW.search(ana.text())


def turn_of(one: Person) -> int:
    """How many turns have begun, whichever tab lies open beside the table."""
    id = one.page.url.rpartition("/")[2]
    told = one.context.request.get(f"{one.address}/api/tables/{id}/story").json()
    return sum(line["event"]["verb"] == "turn" for line in told["lines"])


@pytest.mark.parametrize("faction", [*FOUR.split(","), "cult", "riverfolk"])
def test_a_whole_turn_is_played_by_keys_alone(faction: str, person: Callable[..., Person]) -> None:
    ana = person("fr", theme="light")
    factions = FOUR if faction in FOUR else f"eyrie,{faction},marquise"
    sit(ana, faction, factions, first=str(factions.split(",").index(faction)))
    dice, end = random.Random(5), time.monotonic() + 90
    while not ana.over and turn_of(ana) < factions.count(",") + 3:  # mine, all the others', and mine once more
        assert time.monotonic() < end, ana.text()
        if not codes(ana):
            ana.page.keyboard.press("Escape")  # a card that was taken up is put down
            ana.page.wait_for_timeout(50)
            continue
        ana.page.keyboard.press(str(dice.randint(0, 9)))
        ana.page.keyboard.press("Enter")
        ana.page.wait_for_timeout(60)


def test_a_clearing_says_all_that_is_in_it_and_opens(person: Callable[..., Person]) -> None:
    ana = person("en")
    sit(ana, "eyrie")
    ana.page.wait_for_selector(".prompt.on")
    label = str(ana.page.locator("[data-clearing='0']").get_attribute("aria-label"))
    assert label.startswith("Clearing 1, fox")
    ana.page.locator("[data-clearing='4']").focus()
    ana.page.keyboard.press("i")
    assert ana.page.locator(".detail h2").inner_text().strip() == "Clearing 5, rabbit"
    ana.page.keyboard.press("Escape")
    ana.page.wait_for_selector(".detail", state="detached")
    ana.page.keyboard.press("ArrowLeft")
    assert ana.page.evaluate("document.activeElement.dataset.clearing") == "9"
    before = ana.page.locator("[data-clearing='0']").bounding_box()
    ana.page.get_by_role("button", name="Zoom in").click()
    after = ana.page.locator("[data-clearing='0']").bounding_box()
    assert before and after and after["width"] > before["width"] * 1.3


def test_the_keys_of_the_map_are_named_where_keys_are(person: Callable[..., Person]) -> None:
    ana = person("fr")
    sit(ana, "eyrie")
    ana.page.keyboard.press("?")
    for key in ("← ↑ → ↓", "I", "+ −", "Home"):
        assert ana.page.locator("dialog[open] kbd", has_text=key).count()
    assert "Sur la carte" in ana.page.locator("dialog[open]").inner_text()
    assert objections(ana) == [] and not RAW.search(ana.text())
    ana.picture("root-keys")


def test_a_move_is_drawn_from_clearing_to_clearing(person: Callable[..., Person]) -> None:
    ana = person("fr")
    sit(ana, "marquise", first="0")
    for place in ("1", "1", "5", "9"):  # the keep, then a sawmill, a workshop and a recruiter
        ana.page.locator(f".acts [data-code='{place}']").click()
        ana.page.wait_for_timeout(250)
    ana.page.wait_for_selector("[data-code='march']")
    spots = [ana.page.locator(f"[data-clearing='{n}']").bounding_box() for n in (8, 11)]  # 9 and 12 are linked
    (x, y), (to_x, to_y) = [(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2) for box in spots if box]
    ana.page.mouse.move(x, y)
    ana.page.mouse.down()
    ana.page.mouse.move((x + to_x) / 2, (y + to_y) / 2, steps=4)
    ana.page.mouse.move(to_x, to_y, steps=4)
    ana.page.mouse.up()
    ana.beside("log")  # the board lies open beside the table
    ana.page.locator(".log", has_text="de 9 vers 12").wait_for()
