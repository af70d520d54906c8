"""The command `site`: write the static edition into a folder."""

from __future__ import annotations

import argparse

from ..words import say


def site_command(given: argparse.Namespace, language: str) -> int:
    from ..site.write import write_site

    size = write_site(given.folder, given.site)
    print(say(language, "site-written", {"folder": str(given.folder), "size": round(size / 1e6)}))
    return 0
