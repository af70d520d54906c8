"""Take the pictures of README.md and LISEZMOI.md, docs/pictures/*.webp, from the real pages: tables in the middle of
recorded games, in both languages.

clairiere serve --port 8765 &
python scripts/pictures.py [address]
"""

from __future__ import annotations

import shutil
import sys
from io import BytesIO
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import sync_playwright

from clairiere.core.ask import NATURE
from clairiere.core.record import read_record

ROOT = Path(__file__).resolve().parents[1]
RECORDS = ROOT / "tests" / "replays" / "0.2.0"
FOLDER = ROOT / "docs" / "pictures"
BROWSERS = (str(Path(sys.prefix) / "browser" / "chromium"), "chromium", "chromium-browser", "google-chrome")
CHROMIUM = next(filter(None, map(shutil.which, BROWSERS)), "")  # that of ./dev test first
LOCALES = {"en": "en-GB", "fr": "fr-FR"}
WIDTH = 1000  # of the pictures; the window is larger
MOST = 100_000  # bytes
TABLES = {  # by name: the recorded game, after how many answers at least, and the theme
    "root": ("root-3-26-15-31-24.record", 240, "dark"),
}


def main(address: str) -> None:
    FOLDER.mkdir(exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        for name, (record, step, theme) in TABLES.items():
            for language, locale in LOCALES.items():
                context = browser.new_context(
                    viewport={"width": 1440, "height": 900}, locale=locale, color_scheme=theme, reduced_motion="reduce"
                )
                keep(take_picture(context, address, record, step), FOLDER / f"{name}-{language}.webp")
                context.close()
        browser.close()


def take_picture(context: Any, address: str, record: str, step: int) -> bytes:
    """Return a picture of a table that continues a recorded game against bots, seen by the player who is asked."""
    text = (RECORDS / record).read_text("utf-8")
    game, step, seat = asked_after(text, step)
    http = context.request
    http.get(f"{address}/api/me")
    http.put(f"{address}/api/me", data={"name": "Ana"})
    kept = http.post(f"{address}/api/records", data=text, headers={"content-type": "text/plain"}).json()
    found = http.get(f"{address}/api/tables/{kept['id']}/at/{step}/position").json()
    made = http.post(f"{address}/api/positions/{game}/table", data={"packed": found["packed"], "seat": seat})
    page = context.new_page()
    page.goto(f"{address}/t/{made.json()['id']}")
    page.wait_for_selector(".table .mine")
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(1500)
    return bytes(page.screenshot(animations="disabled"))


def asked_after(text: str, least: int) -> tuple[str, int, int]:
    """Return the game, the number of answers and the seat, for the first question to a player after `least` answers."""
    record = read_record(text)
    for step in range(least, len(record.answers)):
        asked = record.state(step).open[0]
        if asked.seat != NATURE and len(asked.options) > 2:
            return record.game.id, step, asked.seat
    raise AssertionError("nobody is asked")


def keep(shot: bytes, path: Path) -> None:
    image = Image.open(BytesIO(shot)).convert("RGB")
    small = image.resize((WIDTH, image.height * WIDTH // image.width), Image.Resampling.LANCZOS)
    small.save(path, quality=72, method=6)
    assert path.stat().st_size < MOST, path
    print(path.relative_to(ROOT), path.stat().st_size)


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else "http://localhost:8765")
