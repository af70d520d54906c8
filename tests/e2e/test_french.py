"""French to the last letter: suits on cards, in the log, in what one types and in the answers to it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from .conftest import PHONE, WIDE, Person
from .prepared import placed, record_of
from .test_table import CHOSEN

HAND = "3B 4B 5B 9B 1K 5K 10K 11K 1M 4M 6M 8M 10M"
ANSWERED = "text => document.querySelector('.referee p')?.textContent.includes(text)"
OTHER = "2B 6B 8B 10B 11B 2K 3K 6K 8K 2M 3M 9M 11M"


def test_cards_are_read_and_typed_by_french_letters_and_english_ones_are_understood(
    person: Callable[..., Person], database: Path
) -> None:
    ana = person("fr", WIDE)
    answers = ["N 1", f"N {HAND}", f"N {OTHER}", "N 7K"]
    record = record_of("renard", {"dealer": "1"}, ["Ana", "Ben"], answers[1:])
    ana.go(f"/t/{placed(database, record, [ana, 'greedy'])}").page.wait_for_selector(f".hand {CHOSEN}")
    letters = {text.strip() for text in ana.page.locator(".hand .face .large .letter").all_text_contents()}
    assert letters == {"C", "F", "L"}
    told = ana.page.locator(".side .drawn").all_text_contents()  # the hand, as the log tells it
    assert told and {card.strip()[-1] for card in told} == letters
    ana.page.keyboard.press("l")
    field = ana.page.locator("#typed")
    assert field.get_attribute("placeholder") == "ex. 3C"
    ana.picture("french-renard")
    ana.page.keyboard.press("p")  # may I?
    for text, answer in (("7L", "n’est pas dans votre main"), ("lune", "Répondez par exemple")):
        field.fill(text)
        field.press("Enter")
        ana.page.wait_for_function(ANSWERED, arg=answer)
    field.blur()
    ana.page.keyboard.press("Escape")  # and no more questions
    field.fill("10f")  # the ten of keys, in French
    field.press("Enter")
    ana.page.wait_for_selector(".hand [data-code='10K']", state="detached")


def test_the_example_of_a_sharing_is_not_to_leave(person: Callable[..., Person]) -> None:
    ana = person("fr", PHONE)
    id = ana.table("jeton", ["me", "bot:greedy", "bot:greedy"], {"form": "turns"}, instant=True)
    ana.go(f"/t/{id}").page.wait_for_selector("#typed", state="attached")
    ana.page.wait_for_function("() => !document.getElementById('typed').placeholder.endsWith('…')", timeout=20_000)
    shown = str(ana.page.locator("#typed").get_attribute("placeholder"))
    assert shown.startswith("ex. ") and "leave" not in shown and "quitter" not in shown and "…" not in shown
