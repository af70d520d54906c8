"""Root's acts, cards and boards on every screen: nothing hidden, nothing spent unread, questions beside their board."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from clairiere.bots import find_bot
from clairiere.core.game import find
from clairiere.core.nature import Rng
from clairiere.core.record import Record
from clairiere.core.table import Table
from clairiere.positions import pack_position

from .conftest import RAW, Person
from .prepared import placed, reached
from .test_pages import objections

WIDE, LOW, UPRIGHT, ACROSS, SMALL = (1440, 900), (1280, 720), (390, 844), (844, 390), (360, 740)
FOUR = "marquise,eyrie,alliance,vagabond"
ASKED = {  # what a faction is asked, in which set, and after how many turns
    "marquise": ("daylight", FOUR, 8),
    "eyrie": ("decree", FOUR, 8),
    "alliance": ("operation", FOUR, 16),
    "vagabond": ("wander", FOUR, 8),
    "cult": ("conspire", "marquise,cult,eyrie", 9),
    "riverfolk": ("trade", "marquise,riverfolk,eyrie", 6),
    "mechanical": ("resolve", "eyrie,mechanical", 4),
}
LOST = """() => [...document.querySelectorAll(".mine .acts button")].filter((one) => {
    const { left, top, right, bottom } = one.getBoundingClientRect()
    const seen = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
    return left < 0 || right > innerWidth || bottom > innerHeight || !(one === seen || one.contains(seen))
  }).map((one) => one.innerText)"""  # what is cut off, or lies under something


@cache
def asked(faction: str) -> Record:
    """A game that bots have brought to a question of this faction: of its first ten, the one with most answers."""
    about, factions, turns = ASKED[faction]
    seat = seat_of(faction)
    options: dict[str, Any] = {"factions": factions, "seating": "given", "first": "0"}
    options |= {"mode": "coop"} if "mechanical" in factions else {}
    record = Record(find("root"), options, [name.capitalize() for name in factions.split(",")])
    record.seed = 1
    table, player, rng = Table(record), find_bot("root", "greedy"), Rng(1)
    found: list[tuple[int, int]] = []
    while not table.state.over and len(found) < 10:
        ask = table.state.open[0]
        if (ask.seat, ask.about) == (seat, about) and sum(event.verb == "turn" for event in table.events) > turns:
            found.append((len(ask.options), len(record.answers)))
        table.play(ask.seat, player.choose(table.state.view(ask.seat), ask, rng))
    kept = Record(find("root"), options, record.names)
    kept.seed, kept.answers = record.seed, record.answers[: max(found)[1]]
    return kept


def seat_of(faction: str) -> int:
    names = ASKED[faction][1].split(",")
    return 0 if faction == "mechanical" else names.index(faction)  # the rules play her: somebody plays against her


def sit(one: Person, database: Path, faction: str) -> str:
    names = [name for name in ASKED[faction][1].split(",") if name != "mechanical"]
    people: list[Person | str] = ["greedy"] * len(names)
    people[seat_of(faction)] = one
    id = placed(database, asked(faction), people)
    one.go(f"/t/{id}").page.wait_for_selector(".mine .acts")
    one.page.wait_for_timeout(300)
    return id


def moves(one: Person, id: str) -> int:
    return int(one.context.request.get(f"{one.address}/api/tables/{id}").json()["moves"])


def offered(one: Person) -> set[str]:
    """Every answer that the acts offer: at once, in verbs, and behind the sign."""
    page = one.page
    codes = "found => found.map((one) => one.dataset.code)"
    found = set(page.eval_on_selector_all(".mine .acts [data-code]", codes))
    if page.locator(".acts .more").count():
        page.locator(".acts .more").click()
        found |= set(page.eval_on_selector_all(".mine .away [data-code]", codes))
    verbs = page.eval_on_selector_all(".mine .acts [data-act]", "found => found.map((one) => one.dataset.act)")
    for verb in verbs:
        if not page.locator(f".acts [data-act='{verb}']").count():
            page.locator(".acts .more").click()
        page.locator(f".acts [data-act='{verb}']").click()
        page.wait_for_timeout(100)
        found |= set(page.eval_on_selector_all(".mine .acts [data-code]", codes))
        if page.locator(".acts .more").count():
            page.locator(".acts .more").click()
            found |= set(page.eval_on_selector_all(".mine .away [data-code]", codes))
        page.locator(".acts button", has_text="‹").click()
        page.wait_for_timeout(100)
    return found


@pytest.mark.parametrize("faction", ASKED)
def test_every_act_is_in_sight_on_every_screen(faction: str, person: Callable[..., Person], database: Path) -> None:
    ana = person("fr", WIDE, "light")
    sit(ana, database, faction)
    state = asked(faction).state()
    wanted = {state.write(state.open[0], choice) for choice in state.open[0].options}
    for size in (WIDE, LOW, UPRIGHT, ACROSS, SMALL):
        ana.page.set_viewport_size({"width": size[0], "height": size[1]})
        ana.page.wait_for_timeout(300)
        ana.picture(f"root-acts-{faction}-{size[0]}x{size[1]}")
        assert ana.page.evaluate(LOST) == [] and ana.fits()
        scrolls = ".acts, .acts *"
        assert not ana.page.eval_on_selector_all(
            scrolls, "found => found.filter((one) => one.scrollHeight > one.clientHeight + 2 && "
            "['auto', 'scroll', 'hidden'].includes(getComputedStyle(one).overflowY) && !one.matches('.hidden')).length"
        )  # fmt: skip
        sign = ana.page.locator(".acts .more")
        if sign.count():
            assert ana.page.locator(".list .ember:not(.last)").count(), "a sign stands beside an act at least"
            count = int(sign.inner_text().removeprefix("+"))
            sign.click()
            assert ana.page.locator(".away button").count() == count and ana.page.evaluate(LOST) == []
            ana.picture(f"root-acts-{faction}-{size[0]}x{size[1]}-more")
            sign.click()
        hand = set(ana.page.eval_on_selector_all(".mine .hand .lit", "all => all.map((one) => one.dataset.code)"))
        assert offered(ana) | hand & wanted == wanted
    assert objections(ana) == [] and not RAW.search(ana.text())


def test_a_card_is_read_before_it_is_spent(person: Callable[..., Person], database: Path) -> None:
    """A click on a lit card opens its panel: text, clause, verbs. Only a verb spends it."""
    ana = person("fr", LOW, "dark")
    id = sit(ana, database, "marquise")
    before = moves(ana, id)
    card = ana.page.locator(".mine .hand .lit").first
    card.click()
    ana.page.wait_for_selector(".shown")
    assert ana.page.locator(".shown .clause").count()
    assert ana.page.locator(".shown .verb .ember").count() and ana.page.locator(".acts").is_visible()
    ana.picture("root-card-panel")
    assert moves(ana, id) == before
    ana.page.get_by_role("button", name=re.compile("Puis-je")).click()
    ana.page.locator(".shown .verb .ember").first.click()
    ana.page.locator(".acts .ember").first.click()
    ana.page.wait_for_timeout(400)
    assert moves(ana, id) == before, "who asks whether he may is only told"
    ana.page.wait_for_selector("[role=alert] p")
    ana.page.get_by_role("button", name=re.compile("Puis-je")).click()
    ana.page.get_by_role("button", name=re.compile("Choix")).click()
    ana.page.get_by_role("button", name=re.compile("Regarder au lieu")).click()
    ana.page.locator("[data-listed]").first.click()
    ana.page.wait_for_timeout(400)
    assert moves(ana, id) == before, "who looks plays nothing, from no list either"
    ana.page.get_by_role("button", name=re.compile("Regarder au lieu")).click()
    if not ana.page.locator(".shown").count():
        card.click()
    ana.page.locator(".shown .verb .ember").first.click()
    ana.page.wait_for_timeout(600)
    assert moves(ana, id) > before


@pytest.mark.parametrize("size", [UPRIGHT, ACROSS, SMALL])
def test_what_is_asked_in_a_battle_lies_over_it(
    size: tuple[int, int], person: Callable[..., Person], database: Path
) -> None:
    """Where boards are in a drawer, a battle covers the map; a card that is asked for in it can be read and given."""
    options: dict[str, Any] = {"factions": FOUR, "seating": "given", "first": "0"}
    record, _ = reached("root", options, FOUR.split(","), lambda ask, *_: ask.about == "outrage")
    ana = person("en", size)
    id = placed(database, record, [ana, *["greedy"] * 3])
    ana.go(f"/t/{id}").page.wait_for_selector(".battle")
    before = moves(ana, id)
    if size != ACROSS:  # with nothing below it, the hand lies in two rows and is not scrolled
        assert ana.page.eval_on_selector(".mine .hand", "hand => hand.scrollWidth <= hand.clientWidth")
    ana.page.locator(".mine .hand .lit").first.click()
    ana.page.locator(".shown .verb .ember").first.wait_for()
    ana.picture(f"root-asked-in-a-battle-{size[0]}")
    ana.page.locator(".shown .verb .ember").first.click(timeout=5000)
    ana.page.wait_for_selector(".shown", state="detached")
    assert moves(ana, id) > before


@pytest.mark.parametrize(("language", "size"), [("fr", LOW), ("en", UPRIGHT)])
def test_the_decree_lies_beside_its_question(
    language: str, size: tuple[int, int], person: Callable[..., Person], database: Path
) -> None:
    ana = person(language, size, "light", touch=size == UPRIGHT)
    sit(ana, database, "eyrie")
    box = ana.page.locator(".decree:visible").first.bounding_box()
    assert box is not None and box["y"] + box["height"] <= size[1]
    assert ana.page.locator(".battle, .detail").count() == 0, "what others fought goes when I am asked"
    ana.page.locator("[data-clearing='11']").click()
    ana.page.wait_for_selector(".detail")
    card = ana.page.locator(".mine .hand .lit").first
    card.click()
    ana.page.locator(".shown .ember").click()
    ana.page.wait_for_selector(".explained")
    ana.page.wait_for_selector(".detail", state="detached")  # what was looked at goes with its question
    assert ana.page.locator(".explained li").count() == 4, "each column says what it does"
    ana.picture(f"root-decree-question-{language}")
    assert not RAW.search(ana.text())


def test_conspiracies_say_what_they_do_and_cost(person: Callable[..., Person], database: Path) -> None:
    ana = person("en", LOW, "dark")
    sit(ana, database, "cult")
    told = ana.page.inner_text(".explained")
    assert re.search(r"Costs \d acolyte", told) and "10.4.3.I" in told
    ana.page.locator(".explained").get_by_role("button", name="Close").click()
    ana.page.locator(".acts .ember").first.hover()
    ana.page.wait_for_selector("[data-help]")
    assert "Costs" in ana.page.inner_text("[data-help]")


def test_a_march_takes_five_taps_on_a_phone(person: Callable[..., Person], database: Path) -> None:
    """March, from, to, from, to: how many go is said before, where they go confirms it. The map shows what is asked,
    above the dock; the dock folds."""
    ana = person("fr", UPRIGHT, "light", touch=True)
    id = sit(ana, database, "marquise")
    before, page = moves(ana, id), ana.page
    page.locator(".acts [data-code='march']").tap()
    page.wait_for_selector(".clearing.lit")
    assert "premier déplacement sur deux" in page.inner_text(".prompt")
    dock = page.locator(".mine").bounding_box()["y"]
    for lit in page.locator(".clearing.lit .hit").all():
        box = lit.bounding_box()
        assert box["y"] + box["height"] <= dock, "a target lies under the dock"
    crowd = max(page.locator(".clearing.lit .hit").all(), key=marquises)
    count, ours = marquises(crowd), crowd.get_attribute("data-clearing")
    crowd.tap()
    page.wait_for_selector(".taking")
    assert count > 1 and page.inner_text(".taking output") == str(count)
    ana.picture("root-phone-march")
    calm(ana).tap()  # nobody there is outraged
    page.wait_for_function("() => document.querySelector('.prompt')?.innerText.includes('second déplacement')")
    assert marquises(page.locator(f"[data-clearing='{ours}']")) == 0, "all of them went"
    page.locator(".clearing.lit .hit").first.tap()
    page.wait_for_function("() => document.querySelector('.prompt')?.innerText.includes('vers quelle')")
    calm(ana).tap()
    page.wait_for_function("() => document.querySelector('.prompt')?.innerText.includes('2 actions')")
    assert moves(ana, id) >= before + 5
    high = page.locator(".board").bounding_box()["height"]
    page.get_by_role("button", name="Replier la main").tap()
    page.wait_for_timeout(200)
    assert page.locator(".board").bounding_box()["height"] > high + 60
    ana.picture("root-phone-folded")


def marquises(clearing: Any) -> int:
    """How many cats a clearing of the map is said to hold."""
    found = re.findall(r"Marquise[^;]*?(\d+) guerrier", str(clearing.get_attribute("aria-label")))
    return int(found[0]) if found else 0


def calm(one: Person) -> Any:
    """A clearing to go to, without sympathy."""
    lit = one.page.locator(".clearing.lit .hit").all()
    return next(clearing for clearing in lit if "Sympathie" not in clearing.get_attribute("aria-label"))


def test_what_is_zoomed_moves_to_what_is_asked(person: Callable[..., Person], database: Path) -> None:
    ana = person("fr", UPRIGHT, "dark", touch=True)
    sit(ana, database, "marquise")
    page = ana.page
    for _ in range(3):
        page.get_by_role("button", name="Agrandir").tap()
    page.locator(".acts [data-code='march']").tap()
    page.wait_for_selector(".clearing.lit")
    field = page.locator(".field").bounding_box()
    for lit in page.locator(".clearing.lit .hit").all():
        box = lit.bounding_box()
        assert box["x"] >= field["x"] - 1 and box["x"] + box["width"] <= field["x"] + field["width"] + 1
        assert box["y"] >= field["y"] - 1 and box["y"] + box["height"] <= field["y"] + field["height"] + 1


def test_the_vagabond_moves_items_in_the_evening(person: Callable[..., Person], database: Path) -> None:
    """9.2.5.III Before the draw, then before items are dropped: each move is a button of its own."""
    items = {"satchel": {"coins": 1, "bag": 1, "tea": 1, "boots": 6}}
    position = {
        "game": "root", "turn": "V", "phase": "evening", "clearings": {"9": {"M": {"warrior": 3}}},
        "options": {"factions": "marquise,eyrie,vagabond", "seating": "given", "first": "0"},
        "players": {"V": {"pawn": "1", "board": items}},
    }  # fmt: skip
    ana = person("fr", LOW, "light")
    record = Record(find("root"), {"position": pack_position(position)}, ["Ben", "Cleo", "Ana"])
    id = placed(database, record, ["greedy", "greedy", ana])
    ana.go(f"/t/{id}").page.wait_for_selector(".mine .acts [data-code='track-coins']")
    for size in (LOW, SMALL):
        ana.page.set_viewport_size({"width": size[0], "height": size[1]})
        ana.page.wait_for_timeout(300)
        ana.picture(f"root-stow-{size[0]}x{size[1]}")
        assert ana.page.evaluate(LOST) == [] and ana.fits()
    assert "Piocher" in ana.text() and not RAW.search(ana.text())
    ana.page.set_viewport_size({"width": LOW[0], "height": LOW[1]})
    ana.page.locator(".acts [data-code='track-coins']").click()
    bag = ana.page.locator(".acts [data-code='track-bag']")
    bag.wait_for()
    ana.picture("root-drop-1280x720")
    assert "Trop d’objets" in ana.text() and ana.page.locator(".acts [data-code='boots']").count()
    bag.click()
    ana.page.wait_for_selector(".acts [data-code='track-bag']", state="detached")
    assert moves(ana, id) >= 3 and objections(ana) == []
