"""How soon a running game of Root with a long past is on the screen, and how soon a click is answered there.

Medians are kept in `artifacts/speed.json`, to be looked at: a clock on a shared machine proves nothing. What the page
itself works does not depend on others: that must be little.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from statistics import median
from typing import Any

from .conftest import ARTIFACTS, Person
from .prepared import advanced, placed
from .test_root import ACTS, CHOICES, FOUR, TAKEN

LINES = 900
WORK_MS = 400
PAINTED = """addEventListener("DOMContentLoaded", () => {
    const seen = () => document.querySelector(".root .clearing") && document.querySelector(".mine .acts")
        ? requestAnimationFrame(() => setTimeout(() => (window.painted = performance.now())))
        : requestAnimationFrame(seen)
    seen()
})"""
ANSWERED = """() => { window.answered = []; document.addEventListener("click", (event) => {
    if (!event.target.closest(".mine [data-code]")) return
    const text = (name) => document.querySelector(name)?.textContent ?? ""
    const drawn = () => [".prompt", ".acts", ".shown", ".battle"].map(text).join()
    const before = drawn(), end = event.timeStamp + 3000
    const wait = () => {
        if (drawn() !== before)
            setTimeout(() => answered.push(performance.now() - event.timeStamp))
        else if (performance.now() < end) requestAnimationFrame(wait)
    }
    requestAnimationFrame(wait)
}, true) }"""


def worked(devtools: Any) -> float:
    """Milliseconds that the page has been at work."""
    found = {one["name"]: one["value"] for one in devtools.send("Performance.getMetrics")["metrics"]}
    return float(1000 * (found["TaskDuration"] - found["DevToolsCommandDuration"]))


def test_a_long_game_is_soon_there_and_answers_at_once(person: Callable[..., Person], database: Path) -> None:
    ana = person("fr", motion=True)
    record = advanced({"factions": FOUR, "first": "0"}, 0, 0, seed=4, lines=LINES, bot="random")
    assert len(record.state().log or ()) >= LINES
    id = placed(database, record, [ana, *["greedy"] * 3])
    ana.page.add_init_script(PAINTED)
    devtools = ana.context.new_cdp_session(ana.page)
    devtools.send("Performance.enable", {"timeDomain": "threadTicks"})
    paints, works = [], []
    for _ in range(3):
        ana.go(f"/t/{id}").page.wait_for_function("() => window.painted")
        paints.append(ana.page.evaluate("window.painted"))
        works.append(worked(devtools))
    ana.page.evaluate(ANSWERED)
    pieces = ana.page.locator(f"{CHOICES}, {ACTS}[data-act]")
    for _ in range(10):
        verbs = ana.page.locator(f"{TAKEN}[data-code]")  # a card is read before it is spent
        (verbs if verbs.count() else pieces).first.click()
        ana.page.wait_for_timeout(250)
        pieces.first.wait_for()
    clicks = ana.page.evaluate("window.answered")
    found = {"paint": median(paints), "click": median(clicks), "work": median(works)}
    ARTIFACTS.mkdir(exist_ok=True)
    (ARTIFACTS / "speed.json").write_text(json.dumps(found))
    assert len(clicks) > 5 and min(works) < WORK_MS, found
