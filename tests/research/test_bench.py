"""The environments are measured in turn with their owners' own, in one run."""

from __future__ import annotations

import json
from typing import Any

from clairiere.cli import main


def test_the_environments_are_measured(capsys: Any) -> None:
    assert main(["bench", "research", "--seconds", "0.05", "--json", "--lang", "en"]) == 0
    rows = json.loads(capsys.readouterr().out)["rows"]
    works = {row["work"] for row in rows}
    encoded = {f"{game}/encoding" for game in ("renard", "duo", "jeton", "root")}
    assert works == {"renard/pettingzoo", "root/pettingzoo", "renard/batch", "renard/openspiel"} | encoded
    assert all(row["ours"] > 0 for row in rows)
    assert any(row["peer"] == "hearts" and row["ratio"] for row in rows)
