"""Root in the lobby: sets by hand, by lot and as recommended, boards, the automaton, teams, seats; all by clicks."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest

from .conftest import PHONE, RAW, WIDE, Person
from .test_pages import objections

SIX = ["marquise", "eyrie", "alliance", "vagabond", "cult", "riverfolk"]
HELD = "[data-item][aria-pressed=true], [data-item][aria-checked=true]"


def lobby(one: Person) -> Any:
    """The page where a table of Root is set up."""
    one.go("/new/root").page.wait_for_selector(".law")
    return one.page


def chosen(one: Person) -> list[str]:
    return list(one.page.eval_on_selector_all(HELD, "found => found.map((item) => item.dataset.item)"))


def pick(one: Person, *items: str) -> None:
    for item in items:
        one.page.locator(f"[data-item={item}]").click()


def settle(one: Person, seats: int) -> None:
    """Waits until the server has said how many seats there are."""
    one.page.wait_for_function("count => document.querySelectorAll('[id^=seat-]').length === count", arg=seats)


def preset(one: Person, name: str) -> None:
    one.page.locator(".preset", has_text=name).first.click()


def begin(one: Person) -> dict[str, Any]:
    """Opens the table; what was agreed on there."""
    one.page.locator(".go .ember").click()
    one.page.wait_for_url(re.compile(r"/t/"))
    one.page.wait_for_selector(".table, .room")
    return dict(one.context.request.get(f"{one.address}/api/tables/{one.page.url.split('/')[-1]}").json())


def bots(table: dict[str, Any]) -> list[str]:
    return ["me" if seat["mine"] else seat["kind"] for seat in table["seats"]]


@pytest.mark.parametrize("language", ["fr", "en"])
def test_one_tap_starts_the_usual_game_of_four(language: str, person: Callable[..., Person]) -> None:
    ana = person(language)
    lobby(ana)
    assert chosen(ana) == SIX[:4]
    ana.picture(f"lobby-root-{language}")
    assert objections(ana) == [] and not RAW.search(ana.text())
    table = begin(ana)
    assert table["status"] == "running" and bots(table) == ["me", "bot", "bot", "bot"]
    assert table["options"]["factions"].split(",") == SIX[:4] and table["options"]["seating"] == "random"
    ana.page.wait_for_selector(".table .root")


def test_whoever_is_alone_plays_against_the_automaton(person: Callable[..., Person]) -> None:
    ana = person("fr")
    page = lobby(ana)
    preset(ana, "Solo")
    settle(ana, 1)
    assert chosen(ana) == ["eyrie", "mechanical"]
    pick(ana, "vagabond", "eyrie")
    page.locator("main .law", has_text="Scénarios 1").wait_for()
    settle(ana, 1)
    page.locator("#option-head_start").select_option("6")
    for card in ("Prétention Royale", "Collecteur d’Impôts"):  # what is kept is chosen from a list, never typed
        label = page.locator("#kept-0 option", has_text=card).inner_text()
        page.locator("#kept-0").select_option(label=label)
    page.get_by_role("button", name="Enlever Collecteur").click()
    assert not page.locator("form input:not([type=radio], [type=checkbox], [type=number])").count()
    ana.picture("lobby-root-solo")
    assert objections(ana) == [] and not RAW.search(ana.text())
    table = begin(ana)
    assert table["status"] == "running" and bots(table) == ["me", "bot"]
    agreed = table["options"]
    assert (agreed["factions"], agreed["mode"], agreed["head_start"]) == ("vagabond,mechanical", "coop", 6)
    assert agreed["kept"] == "0:claim-b" and "claim-b" not in ana.text()
    page.wait_for_selector(".table .root")


def test_two_friends_play_together_against_the_automaton(person: Callable[..., Person]) -> None:
    ana, ben = person("en"), person("fr", PHONE, "light")
    page = lobby(ana)
    preset(ana, "Co-operative")
    settle(ana, 2)
    page.get_by_label("Seat 2", exact=True).select_option("open")
    page.locator("input[name=option-seating]").nth(1).check()
    page.get_by_label("What seat 1 plays").select_option("alliance")
    assert page.get_by_label("What seat 2 plays").input_value() == "eyrie"
    table = begin(ana)
    assert table["status"] == "open" and table["options"]["factions"] == "alliance,eyrie,mechanical"
    ben.page.goto(page.url)
    ben.page.wait_for_selector(".room .plays")
    assert "Dynasties de la Canopée" in ben.page.locator(".room .seats li").nth(1).inner_text()
    ben.picture("lobby-root-room")
    assert ben.fits() and objections(ben) == [] and not RAW.search(ben.text())
    ben.sit(page.url.rsplit("/", 1)[1])
    for one in (ana, ben):
        one.page.wait_for_selector(".table .root")


def test_six_factions_are_put_together_for_winter(person: Callable[..., Person]) -> None:
    ana = person("fr", PHONE, "light")
    page = lobby(ana)
    pick(ana, "cult", "riverfolk")
    settle(ana, 6)
    clauses = page.locator("main .law .clause").all_inner_texts()
    assert chosen(ana) == SIX and clauses == [f"Scénarios {number}" for number in (1, 7, 8, 9, 10)]
    page.locator("input[name=option-board]").nth(1).check()
    page.locator("input[name=option-seating]").nth(1).check()
    page.get_by_label("Ce que joue la place 6").wait_for()
    page.locator("#option-first").select_option("5")
    assert page.locator("#option-first option").last.inner_text().endswith("Compagnie de la Rivière")
    ana.picture("lobby-root-six")
    assert ana.fits() and objections(ana) == [] and not RAW.search(ana.text())
    table = begin(ana)
    assert table["status"] == "running" and len(table["seats"]) == 6
    agreed = table["options"]
    assert (agreed["factions"], agreed["board"], agreed["first"]) == (",".join(SIX), "winter", "5")
    page.wait_for_selector(".table .root")


def test_bad_sets_are_refused_with_their_clause(person: Callable[..., Person]) -> None:
    ana = person("fr", WIDE, "light")
    page = lobby(ana)
    preset(ana, "Duel")
    settle(ana, 2)
    pick(ana, "eyrie")
    page.locator(".go [role=alert]", has_text="Scénarios 11").wait_for()
    page.locator(".go .ember").click()
    page.locator(".go [role=alert] .clause").wait_for()
    assert "/new/root" in page.url
    ana.picture("lobby-root-refused")
    assert objections(ana) == []
    pick(ana, "cult")
    page.locator(".go [role=alert]").wait_for(state="detached")


def test_the_automaton_takes_the_marquise_s_place_and_gives_it_back(person: Callable[..., Person]) -> None:
    ana = person("en")
    page = lobby(ana)
    page.locator("#seat-3").wait_for()
    pick(ana, "mechanical")
    settle(ana, 3)
    assert chosen(ana) == [*SIX[1:4], "mechanical"]
    page.locator("input[name=option-mode]").nth(1).check()
    page.locator("#option-head_start").wait_for()
    pick(ana, "mechanical")
    settle(ana, 4)
    assert chosen(ana) == SIX[:4] and page.locator("input[name=option-mode], #option-head_start").count() == 0
    assert begin(ana)["options"]["mode"] == "competitive"


def test_factions_are_drawn_by_lot_and_the_vagabond_comes_twice(person: Callable[..., Person]) -> None:
    ana = person("fr")
    page = lobby(ana)
    page.get_by_label("Combien en tirer au sort").select_option("5")
    page.get_by_role("button", name="Tirer au sort").click()
    settle(ana, 5)
    assert len(chosen(ana)) == 5
    preset(ana, "À quatre")
    settle(ana, 4)
    page.locator(".twice").click()  # and at once
    assert begin(ana)["options"]["factions"].count("vagabond") == 2


def test_a_table_is_set_up_by_keys_alone(person: Callable[..., Person]) -> None:
    ana = person("fr", theme="light")
    page = lobby(ana)
    page.locator(".preset").first.focus()
    for _ in range(30):
        if page.evaluate("document.activeElement.dataset.item") == "cult":
            break
        page.keyboard.press("Tab")
    page.keyboard.press("Space")
    settle(ana, 5)
    for _ in range(60):
        if page.evaluate("document.activeElement.matches('.go .ember')"):
            break
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    page.wait_for_selector(".table .root")


PLAY = """id => new Promise((done) => {
    let n = 0, dice = 7, answer
    const line = new WebSocket(`ws://${location.host}/ws/t/${id}`)
    line.onopen = () => line.send(JSON.stringify({ t: "hello", n: ++n }))
    line.onmessage = ({ data }) => {
        const told = JSON.parse(data)
        if (told.over) return line.close(), done(told.over.points)
        if (told.ok === false) return setTimeout(() => line.send(answer), 500) // too fast for one guest
        for (const ask of told.asks?.slice(0, 1) ?? []) {
            dice = (dice * 1103515245 + 12345) % 2147483648
            const choice = ask.choices[(dice >> 8) % ask.choices.length].notation
            line.send((answer = JSON.stringify({ t: "play", n: ++n, choice, seat: ask.seat })))
        }
    }
})"""


def test_two_players_swap_factions_and_add_up_both_games(person: Callable[..., Person]) -> None:
    """SCEN.3 A match is agreed on in the lobby, as whoever is invited reads; the second game is a tap away, and the
    points of both stand under it."""
    ana = person("fr")
    page = lobby(ana)
    assert not page.locator("#match").count(), "four play once"
    preset(ana, "Duel")
    settle(ana, 2)
    page.locator("#match").check()
    page.get_by_label("Place 2", exact=True).select_option("open")
    ana.picture("lobby-root-match-wanted")
    begin(ana)
    page.locator(".room", has_text="Un match en deux parties").wait_for()
    first = ana.table("root", ["me", "bot:greedy"], {"factions": "marquise,eyrie"}, instant=True)
    points = ana.page.evaluate(PLAY, first)
    ana.go(f"/t/{first}").page.wait_for_selector(".end")
    ana.page.get_by_role("button", name="rôles échangés").click()
    ana.page.wait_for_url(lambda url: first not in url)
    second = ana.page.url.split("/")[-1]
    more = ana.go("/").page.evaluate(PLAY, second)
    ana.go(f"/t/{second}").page.locator(".ended ol").nth(1).wait_for()  # under this game's, that of both
    totals = [str(one + other) for one, other in zip(points, more, strict=True)]
    lines = ana.page.locator(".ended ol").last.locator("li").all_inner_texts()
    assert [re.findall(r"\d+", line)[-1] for line in lines] == totals
    ana.picture("lobby-root-match")
    assert objections(ana) == [] and not ana.page.get_by_role("button", name="rôles échangés").count()
