"""Pages without a network: a server that is gone is missed kindly, and found again by the page itself."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from .alone import KEPT
from .conftest import WIDE, Person, free_port, serving


def test_a_server_that_is_gone_is_missed_kindly_and_found_again(browser: Any, tmp_path: Path) -> None:
    port = free_port()
    context = browser.new_context(viewport={"width": WIDE[0], "height": WIDE[1]}, locale="fr-FR")
    with serving(tmp_path / "db", port) as address:
        ana = Person(context, address).go("/")
        ana.page.wait_for_selector(".game")
        ana.page.wait_for_function(KEPT, timeout=30_000)
    alert = ana.go("/learn").page.locator("[role=alert]")  # a page that was never looked at
    alert.wait_for()
    assert "revient d’elle-même" in alert.inner_text()
    ana.picture("offline-served")
    with serving(tmp_path / "db", port):
        ana.page.wait_for_selector("#lessons-renard", timeout=15_000)
        alert.wait_for(state="detached")
    assert ana.wrong == []
    context.close()
