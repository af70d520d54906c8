"""Make the font for pictures (PNG) of positions, because a server may have no font. It contains the letters and lines
that boards in the terminal need, from the DejaVu Sans Mono of matplotlib.

    PYTHONPATH=src .venv/bin/python scripts/font.py
"""

from __future__ import annotations

from pathlib import Path

import matplotlib
from fontTools import subset

SOURCES = Path(matplotlib.get_data_path()) / "fonts" / "ttf"
TARGET = Path(__file__).parents[1] / "src" / "clairiere" / "terminal" / "fonts"
RANGES = (
    (0x20, 0x7E), (0xA0, 0x17F), (0x2010, 0x2044), (0x2080, 0x2089), (0x2190, 0x21A0), (0x2212, 0x2212),
    (0x2248, 0x2248), (0x2264, 0x2265), (0x22CE, 0x22CE), (0x2500, 0x26FF), (0x2713, 0x2717), (0x2720, 0x273F),
)  # fmt: skip
OTHERS = ((0x26B7, 0x26B7),)  # that have no letter of one width


def main() -> None:
    TARGET.mkdir(exist_ok=True)
    for name, ranges in (("DejaVuSansMono", RANGES), ("DejaVuSansMono-Bold", RANGES), ("DejaVuSans", OTHERS)):
        options = subset.Options(layout_features=[], hinting=False, notdef_outline=True)
        font = subset.load_font(str(SOURCES / f"{name}.ttf"), options)
        cut = subset.Subsetter(options)
        cut.populate(unicodes=[code for low, high in ranges for code in range(low, high + 1)])
        cut.subset(font)
        subset.save_font(font, str(TARGET / f"{name}.ttf"), options)


if __name__ == "__main__":
    main()
