"""One table, many ways to sit at it: after a reload, on a lost line, by keyboard, on a phone, with the referee."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest

from clairiere import GAMES

from .conftest import PHONE, Person

CHOSEN = "[data-rove].lit"
PLAIN = f'{CHOSEN}:not([data-code^="3"], [data-code^="5"])'  # no card that asks for another one: the hand gets smaller


def alone(one: Person, game: str = "renard", **settings: Any) -> str:
    """A table against a bot, where I lead."""
    id = one.table(game, ["me", "bot:greedy"], {"dealer": "1"}, instant=True, **settings)
    one.go(f"/t/{id}").page.wait_for_selector(f".hand {CHOSEN}")
    return id


def hand(one: Person) -> list[str]:
    return [str(piece.get_attribute("data-code")) for piece in one.page.locator(".hand [data-code]").all()]


def test_a_reload_in_mid_game_shows_the_same_table(person: Callable[..., Person]) -> None:
    ana = person()
    alone(ana)
    ana.page.locator(CHOSEN).first.click()
    ana.page.wait_for_selector(f".hand {CHOSEN}")
    ana.page.wait_for_timeout(600)
    before = hand(ana), ana.page.inner_text(".others"), ana.page.inner_text(".prompt")
    ana.page.reload()
    ana.page.wait_for_selector(f".hand {CHOSEN}")
    assert (hand(ana), ana.page.inner_text(".others"), ana.page.inner_text(".prompt")) == before


def test_a_lost_line_comes_back_and_the_choice_made_meanwhile_is_kept(person: Callable[..., Person]) -> None:
    ana = person()
    sockets: list[Any] = []
    ana.page.route_web_socket(re.compile("/ws/"), lambda ws: (sockets.append(ws), ws.connect_to_server()))
    alone(ana)
    card = ana.page.locator(CHOSEN).first
    code = card.get_attribute("data-code")
    sockets[0].close()
    card.click()
    ana.page.wait_for_selector(f'.hand:not(:has([data-code="{code}"]))')
    assert len(sockets) == 2 and code not in hand(ana)


def test_the_keyboard_is_enough(person: Callable[..., Person]) -> None:
    ana = person()
    ana.page.keyboard.press("Tab")
    for _ in range(60):
        if "des Bois contre" in (ana.page.evaluate("document.activeElement.ariaLabel") or ""):
            break
        ana.page.keyboard.press("Tab")
    ana.page.keyboard.press("Enter")
    ana.page.wait_for_selector("dialog[open] input:focus")  # how to play is asked first
    ana.page.keyboard.press("Enter")
    ana.page.wait_for_selector(f".hand {CHOSEN}, .prompt.on")
    size, keys = len(hand(ana)), ["1", "ArrowRight", "Enter"]
    for turn in range(3):
        ana.page.wait_for_selector(".prompt.on")
        ana.page.wait_for_timeout(300)
        if turn < 2:
            for key in keys:
                ana.page.keyboard.press(key)
            if ana.page.locator(".prompt.on").count():
                ana.page.keyboard.press("1")
                ana.page.keyboard.press("Enter")
        else:
            code = ana.page.locator(".lit[data-code], .choices [data-code]").first.get_attribute("data-code")
            ana.page.keyboard.press("/")
            ana.page.keyboard.type(str(code).lower())
            ana.page.keyboard.press("Enter")
        ana.page.wait_for_timeout(1700)
    assert len(hand(ana)) < size
    heard = str(ana.page.locator("[data-news]").text_content())
    assert not re.search(r"\b\d+[CFL]\b", heard), "what is read aloud names cards in words"
    ana.page.keyboard.press("?")  # the field has given the keyboard back
    assert ana.page.locator("dialog[open]").count() == 1
    ana.picture("keys")


@pytest.mark.parametrize("game", ["renard", "duo"])
def test_a_phone_shows_all_without_scrolling_sideways(game: str, person: Callable[..., Person]) -> None:
    ana = person("fr", PHONE, confirm="always")
    alone(ana, game)
    ana.picture(f"{game}-phone")
    ana.page.locator(CHOSEN).first.click()
    confirm = ana.page.locator(".confirm .ember")
    sizes = [piece.bounding_box() for piece in [*ana.page.locator(".hand [data-rove]").all(), confirm]]
    assert all(size and min(size["width"], size["height"]) >= 44 for size in sizes)
    confirm.click()
    ana.page.wait_for_timeout(900)
    assert ana.fits()
    ana.picture(f"{game}-phone-played")


def test_the_referee_says_why_not_and_the_game_does_not_change(person: Callable[..., Person]) -> None:
    ana = person()
    alone(ana)
    before = hand(ana)
    ana.page.get_by_role("button", name="Puis-je").click()
    ana.page.locator("#typed").fill("keep")
    ana.page.keyboard.press("Enter")
    answer = ana.page.locator("[role=alert] p")
    assert answer.inner_text().startswith("Non")
    answer.locator(".clause").click()
    ana.page.wait_for_selector(".box h3")
    ana.picture("clause")
    ana.page.keyboard.press("Escape")
    ana.page.locator(".hand [data-rove]").first.click()
    ana.page.wait_for_selector("[role=alert] .yes")
    assert hand(ana) == before


def test_a_decision_is_taken_back_by_the_bots_leave(person: Callable[..., Person]) -> None:
    ana = person()
    alone(ana)
    before = hand(ana)
    ana.page.locator(PLAIN).first.click()
    ana.page.wait_for_function("n => document.querySelectorAll('.hand [data-code]').length < n", arg=len(before))
    ana.page.get_by_role("button", name="Reprendre").click()
    ana.page.wait_for_function("n => document.querySelectorAll('.hand [data-code]').length === n", arg=len(before))
    assert hand(ana) == before


def test_players_at_one_screen_do_not_see_each_other_s_hands(person: Callable[..., Person]) -> None:
    ana = person()
    id = ana.table("renard", ["me", "me"], {"dealer": "1"}, hotseat=True)
    ana.go(f"/t/{id}").page.wait_for_selector(".curtain")
    assert hand(ana) == [] and ana.page.locator(".board .card").count() == 0
    assert "recevez" not in ana.page.inner_text("[role=log]")
    ana.picture("curtain")
    ana.page.locator(".curtain .ember").click()
    first = hand(ana)
    assert len(first) == 13
    for step in range(5):
        if ana.page.locator(".curtain").count() == 0:
            ana.act(step)
            ana.page.wait_for_timeout(500)
    assert ana.page.locator(".curtain").count() == 1 and hand(ana) == []


def test_each_reads_their_own_language_and_may_change_it(person: Callable[..., Person]) -> None:
    ana = person()
    alone(ana)
    assert "À vous" in ana.page.inner_text(".prompt")
    ana.page.get_by_role("button", name="English").click()
    ana.page.wait_for_function("() => document.querySelector('.prompt').innerText.startsWith('You lead')")
    assert ana.page.evaluate("document.documentElement.lang") == "en"


def test_onlookers_see_no_hand(person: Callable[..., Person]) -> None:
    ana, zoe = person(), person("en")
    id = alone(ana)
    zoe.go(f"/t/{id}").page.wait_for_selector(".board .across")
    assert hand(zoe) == [] and zoe.page.locator(".mine .ember").count() == 0
    zoe.picture("onlooker")


def together(ana: Person, ben: Person) -> str:
    """A table of two, where Ana leads."""
    id = ana.table("renard", ["me", "open"], {"dealer": "1"}, instant=True)
    ana.go(f"/t/{id}")
    ben.sit(id)
    ana.page.wait_for_selector(f".hand {CHOSEN}")
    return id


def test_a_decision_that_showed_something_is_taken_back_if_the_other_agrees(person: Callable[..., Person]) -> None:
    ana, ben = person(), person("en")
    together(ana, ben)
    before = hand(ana)
    ana.page.locator(PLAIN).first.click()
    ana.page.wait_for_function("n => document.querySelectorAll('.hand [data-code]').length < n", arg=len(before))
    ana.page.get_by_role("button", name="Reprendre ?").click()
    ben.page.locator(".vote button").first.click()
    ana.page.wait_for_function("n => document.querySelectorAll('.hand [data-code]').length === n", arg=len(before))
    assert hand(ana) == before


def test_people_talk_and_markup_is_only_text(person: Callable[..., Person]) -> None:
    ana, ben = person(), person("en")
    together(ana, ben)
    for one in (ana, ben):
        one.page.locator("#tab-chat").click()
    ana.page.get_by_placeholder("Votre message").fill("<b>Bonjour</b> & bienvenue")
    ana.page.keyboard.press("Enter")
    ben.page.get_by_text("<b>Bonjour</b> & bienvenue").wait_for()
    ben.page.locator(".phrases button").first.click()
    ana.page.wait_for_function("() => document.querySelectorAll('.said p').length === 2")
    ben.picture("chat")


def test_duo_is_played_with_ready_made_phrases_only(person: Callable[..., Person]) -> None:
    ana, ben = person(), person("en")
    id = ana.table("duo", ["me", "open"], {"dealer": "1"}, instant=True)
    ana.go(f"/t/{id}")
    ben.sit(id)
    for one in (ana, ben):
        one.page.locator("[data-code=ready]").click()
    ana.page.wait_for_selector(f".hand {CHOSEN}")
    ana.page.locator("#tab-chat").click()
    assert ana.page.locator(".phrases button").count() > 2 and ana.page.locator(".talk form").count() == 0


def test_who_leaves_may_let_a_bot_play_on(person: Callable[..., Person]) -> None:
    ana, ben = person(), person("en")
    together(ana, ben)
    ana.page.get_by_role("button", name="Partir").click()
    ana.picture("leave")
    ana.page.get_by_role("button", name="Laisser un robot jouer").click()
    ana.page.wait_for_selector(".games")
    ben.page.wait_for_selector(".prompt.on")
    assert "for somebody absent" in ben.page.inner_text(".others")


def test_a_game_without_a_drawing_is_played_by_its_buttons(person: Callable[..., Person]) -> None:
    ana = person()

    def disguised(ws: Any) -> None:
        server = ws.connect_to_server()
        server.on_message(lambda text: ws.send(text.replace('"game":"renard"', '"game":"other"')))

    ana.page.route_web_socket(re.compile("/ws/"), disguised)
    id = ana.table("renard", ["me", "bot:greedy"], {"dealer": "1"}, instant=True)
    ana.go(f"/t/{id}").page.wait_for_selector(".board table")
    buttons = ana.page.locator(".choices .ember")
    before = buttons.count()
    ana.picture("plain")
    buttons.first.click()
    ana.page.wait_for_function("n => document.querySelectorAll('.choices .ember').length !== n", arg=before)
    ana.page.get_by_role("button", name="Tout déplier").click()
    assert ana.page.locator("[role=log] li, [role=log] .head").count() > 4


def test_an_unknown_table_is_refused_in_words(person: Callable[..., Person]) -> None:
    ana = person()
    ana.go("/t/nowhere").page.get_by_text("nowhere").wait_for()
    ana.page.get_by_role("link", name="Accueil", exact=True).click()
    ana.page.wait_for_selector(".games")


@pytest.mark.parametrize("game", sorted(GAMES))
def test_every_game_can_be_played_by_typing(game: str, person: Callable[..., Person]) -> None:
    """The field takes the notation of any choice, also of those that no piece stands for."""
    ana = person()
    id = ana.table(game, ["me", *["bot:greedy"] * (GAMES[game].fewest - 1)], instant=True)
    ana.go(f"/t/{id}").page.wait_for_selector(".table")
    typed = 0
    for _ in range(60):
        if typed == 4 or ana.over:
            break
        ana.page.wait_for_timeout(200)
        lit = ana.page.locator(".mine .lit[data-code], .mine .ember[data-code]")
        if not ana.page.locator(".prompt.on").count() or not lit.count():
            continue
        before = answered(ana, game, id)
        ana.page.locator("#typed").fill(str(lit.first.get_attribute("data-code")))
        ana.page.keyboard.press("Enter")
        ana.page.wait_for_timeout(500)
        typed += answered(ana, game, id) > before
    assert typed == 4 or ana.over


def answered(one: Person, game: str, id: str) -> int:
    """Answers so far. While somebody is asked in his turn they are his; in a race they are those that the log tells of
    him (a log by turns folds what is past)."""
    if game != "jeton":
        return int(one.context.request.get(f"{one.address}/api/tables/{id}").json()["moves"])
    return int(one.page.locator(".log li", has_text="Vous ").count())
