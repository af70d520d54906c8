"""Draw the icons of the installed app, web/public/icon-*.png, from web/public/icon.svg."""

from __future__ import annotations

import shutil
from io import BytesIO
from pathlib import Path

from PIL import Image
from playwright.sync_api import sync_playwright

PUBLIC = Path(__file__).resolve().parents[1] / "web" / "public"
CHROMIUM = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), "")
INKS = 64  # flat colours, and the edges between them
SIZES = {"icon-192": (192, 192), "icon-512": (512, 512), "icon-maskable": (512, 400)}  # and of what is drawn in it
GROUND = "#26301f"  # around one that is cut to any shape


def main() -> None:
    svg = (PUBLIC / "icon.svg").read_text("utf-8")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox", "--disable-gpu"])
        for name, (size, drawn) in SIZES.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            whole = size == drawn
            ground = "transparent" if whole else GROUND
            style = f"margin:0;display:grid;place-items:center;height:100vh;background:{ground}"
            page.set_content(f'<body style="{style}"><div style="width:{drawn}px;height:{drawn}px">{svg}</div>')
            picture = Image.open(BytesIO(page.screenshot(omit_background=whole)))
            picture.quantize(INKS, method=Image.Quantize.FASTOCTREE).save(PUBLIC / f"{name}.png", optimize=True)
        browser.close()


if __name__ == "__main__":
    main()
