"""Root's turns followed: what the others do, act by act on the map, once more on demand, and never in my way."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from clairiere.core.record import Record, ask_of

from .conftest import PHONE, RAW, WIDE, Person
from .prepared import advanced, placed
from .test_pages import objections

FACTIONS = {"factions": "eyrie,marquise,alliance,vagabond"}
BOTS = ["greedy"] * 3
BAR = ".follow"
STEP_THROUGH = """async () => {
  const all = (what) => [...document.querySelectorAll(what)]
  const box = (what) => all(what)[0].getBoundingClientRect()
  const area = (what) => box(what).width * box(what).height
  const whole = (words) => {
    const range = document.createRange()
    range.selectNodeContents(words)
    const [said, bar] = [range.getBoundingClientRect(), box(".follow")]
    return getComputedStyle(words).overflow === "visible" && said.top >= bar.top && said.bottom <= bar.bottom
  }
  const steps = []
  for (;;) {
    const [rings, seals] = [all(".marks .ring").length, all(".marks text").length]
    const [words, covers] = [all(".follow p")[0], area(".follow") / area(".field")]
    steps.push({ text: words.innerText, rings, seals, covers, whole: whole(words) })
    const next = all(".follow button").find((one) => /suivant|next/.test(one.getAttribute("aria-label")))
    if (next.disabled) return steps
    next.click()
    await new Promise(requestAnimationFrame)
  }
}"""

OFF_THE_TRACK = """() => {
  const track = document.querySelector(".score .line").getBoundingClientRect()
  const ends = [...document.querySelectorAll(".score .stems circle")].map((end) => end.getBoundingClientRect())
  return [...document.querySelectorAll(".score .mark")].filter((mark, n) => {
    const place = track.left + (Number(mark.innerText) / 30) * track.width
    return Math.abs(ends[n].left + ends[n].width / 2 - place) > 1.5
  }).map((mark) => mark.innerText)
}"""


def before_last_word(record: Record, seat: int) -> str:
    """Goes back to the last question that the seat was asked; the answer that was given then."""
    last = max(n for n, (who, _) in enumerate(record.answers) if who == seat)
    choice = record.answers[last][1]
    del record.answers[last:]
    state = record.state()
    return state.write(ask_of(state, seat), choice)


def say(one: Person, answer: str) -> None:
    """Answers in notation, in a field that may be folded away."""
    typing = "field.value = text; field.dispatchEvent(new Event('input')); field.form.requestSubmit()"
    one.page.wait_for_selector("#typed", state="attached")
    one.page.locator("#typed").evaluate(f"(field, text) => {{ {typing} }}", answer)


@pytest.mark.parametrize(("language", "size", "theme"), [("fr", WIDE, "light"), ("en", PHONE, "dark")])
def test_the_others_turns_are_followed_act_by_act(
    language: str, size: tuple[int, int], theme: str, person: Callable[..., Person], database: Path
) -> None:
    record = advanced(FACTIONS, 5, 0)
    answer = before_last_word(record, 0)
    ana = person(language, size, theme, speed="patient")
    id = placed(database, record, [ana, BOTS[0], person(), BOTS[0]])  # the third seat is asked, and lets us wait
    ana.go(f"/t/{id}").page.wait_for_selector(".table .root")
    assert ana.page.locator(BAR).count() == 0, "whoever comes finds the table as it is"
    say(ana, answer)
    ana.page.wait_for_selector(BAR)
    ana.page.get_by_role("button", name="Pause").click()
    bar = ana.page.locator(BAR)
    assert bar.locator("p .name").count() >= 1, "the faction stands in its colours beside the player"
    assert re.search(r"(Marquise|Alliance|Vagabond) \(", bar.inner_text())
    for _ in range(40):  # to the first act that moved a piece
        if ana.page.locator(".marks text").count():
            break
        bar.get_by_role("button", name=re.compile("L’acte suivant|The next act")).click()
    assert ana.page.locator(".marks .ring").count() >= 1
    ana.picture(f"root-follow-{language}")
    assert objections(ana) == [] and not RAW.search(ana.text()) and ana.fits()
    bar.get_by_role("button", name=re.compile("Reprendre au début|From the beginning")).click()
    assert bar.locator("p").inner_text().startswith("1/")
    bar.get_by_role("button", name=re.compile("Passer|Skip")).click()
    ana.page.wait_for_selector(BAR, state="detached")


@pytest.mark.parametrize(("language", "size", "theme"), [("fr", WIDE, "light"), ("en", PHONE, "dark")])
def test_my_turn_begins_at_the_present_and_what_was_missed_is_shown_on_demand(
    language: str, size: tuple[int, int], theme: str, person: Callable[..., Person], database: Path
) -> None:
    record = advanced(FACTIONS, 5, 0)
    answer = before_last_word(record, 0)
    after = record.state()
    after.take(0, after.read(ask_of(after, 0), answer))
    ruled = sum(clearing["ruler"] != "" for clearing in after.view(0).to_wire()["clearings"])
    ana = person(language, size, theme, speed="patient")
    id = placed(database, record, [ana, *BOTS])
    ana.go(f"/t/{id}").page.wait_for_selector(".table .root")
    say(ana, answer)
    ana.page.wait_for_selector(".mine .hand .lit", timeout=20_000)
    missed = ana.page.locator(".recap.unseen" if size == PHONE else ".missed")
    missed.wait_for()
    assert ana.page.locator(".follow .count").count() == 0, "the board shows the present"
    assert ana.page.evaluate(OFF_THE_TRACK) == [], "each marker's stem ends at its points"
    ana.picture(f"root-my-turn-{language}")
    assert objections(ana) == [] and not RAW.search(ana.text()) and ana.fits()
    (missed if size == PHONE else missed.get_by_role("button").first).click()
    ana.page.get_by_role("button", name="Pause").click()
    present = ana.page.get_by_role("button", name=re.compile("Revenir au présent|Back to the present"))
    present.wait_for()
    assert ana.page.locator(".root .lit, .hand .lit").count() == 0, "and nothing is offered on a board of the past"
    ana.picture(f"root-past-{language}")
    present.click()
    ana.page.wait_for_selector(".mine .hand .lit")
    assert ana.page.locator(BAR).count() == 0
    once_more(ana, language)
    ana.page.reload()
    ana.page.wait_for_selector(".mine .hand .lit")
    assert ana.page.locator(BAR).count() == 0, "coming back repeats nothing"
    code = str(ana.page.locator(".mine .hand .lit").first.get_attribute("data-code"))
    ana.page.locator(".recap").evaluate("button => button.click()")
    ana.page.wait_for_selector(BAR)
    ana.page.get_by_role("button", name="Pause").click()
    assert ana.page.locator(".clearing circle.under").count() == ruled, "whoever ruled then is shown"
    say(ana, code)
    ana.page.wait_for_selector(BAR, state="detached")  # whoever answers has seen enough


def once_more(one: Person, language: str) -> None:
    """What happened since my last turn: three turns, from the first act to the last, at my pace."""
    recap, battle = one.page.locator(".recap"), one.page.locator(".over .close, .over header button, .over button")
    if battle.count():
        battle.first.click()  # on a phone it lies over the map
    count = int(recap.locator("b").inner_text())
    assert count > 20
    recap.click()
    one.page.get_by_role("button", name="Pause").click()
    bar = one.page.locator(f"{BAR}[aria-label*='dernier tour'], {BAR}[aria-label*='last turn']")
    assert re.match(rf"1/{count}.+(Tour|Turn) 3.+Marquise", bar.locator("p").inner_text(), re.S)
    steps = one.page.evaluate(STEP_THROUGH)
    assert len(steps) == count and steps[-1]["text"].startswith(f"{count}/")
    assert set(re.findall(r"(?:Tour|Turn) (\d)", " ".join(step["text"] for step in steps))) == {"3", "4", "5"}
    assert sum(step["rings"] for step in steps) > 8 and sum(step["seals"] for step in steps) > 8
    assert max(step["covers"] for step in steps) < 1 / 3, "the map is what is looked at"
    assert all(step["whole"] for step in steps), "and every sentence is whole"
    one.picture(f"root-recap-{language}")
    assert one.fits()
    bar.get_by_role("button", name=re.compile("Fermer|Close")).click()
