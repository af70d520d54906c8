"""Draw the pictures that previews of links show, web/public/preview-*.png, from the client's own, and build it again.

clairiere serve --port 8765 &
python scripts/previews.py [address]
"""

from __future__ import annotations

import shutil
import sys
from io import BytesIO
from pathlib import Path

from PIL import Image
from playwright.sync_api import sync_playwright

from clairiere.core.game import GAMES
from clairiere.server.http.page_meta import PICTURE_SIZE

PUBLIC = Path(__file__).resolve().parents[1] / "web" / "public"
CHROMIUM = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), "")
INKS = 64  # flat colours, and the edges between them
STAGE = """(games) => {
    const stage = document.createElement("div")
    const columns = games.length > 1 ? "1fr 1fr" : "1fr"
    stage.style = "position: fixed; inset: 0; z-index: 99; display: grid; gap: 6px; background: #10170e"
    stage.style.gridTemplate = `repeat(${Math.ceil(games.length / 2)}, minmax(0, 1fr)) / ${columns}`
    for (const game of games) {
        const card = document.querySelector(`.game a[href="/law/${game}"]`).closest(".game")
        const picture = card.querySelector(".picture svg").cloneNode(true)
        picture.style = "min-width: 0; width: 100%; height: 100%"
        stage.append(picture)
    }
    document.querySelector("#stage")?.remove()
    stage.id = "stage"
    document.body.append(stage)
}"""


def main(address: str) -> None:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox", "--disable-gpu"])
        page = browser.new_page(viewport={"width": PICTURE_SIZE[0], "height": PICTURE_SIZE[1]})
        page.goto(address)
        page.wait_for_selector(".game")
        for name, games in {"home": list(GAMES), **{game: [game] for game in GAMES}}.items():
            page.evaluate(STAGE, games)
            drawn = Image.open(BytesIO(page.screenshot())).convert("RGB")
            drawn.quantize(INKS, dither=Image.Dither.NONE).save(PUBLIC / f"preview-{name}.png", optimize=True)
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else "http://localhost:8765")
