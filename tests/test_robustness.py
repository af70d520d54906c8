"""The page on robustness says what the code and the campaigns say."""

import json

from clairiere.cli import main, robustness

FOUND = {
    "loadtest": {"tables": 100, "p99_ms": 12.5},
    "kills": {"sqlite": {"kills": 3, "plays": 1234, "lost": 0, "twice": 0, "stuck": 0}},
    "fuzz": {"games": 2000, "fresh": 100, "answers": 9, "longest": 5, "seconds": 2.0, "failures": []},
}


def test_the_page_has_a_section_for_each_campaign(monkeypatch, tmp_path, capsys) -> None:
    monkeypatch.setattr(robustness, "measured", lambda command, *more: FOUND[command])
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    (tmp_path / "mutants.json").write_text(json.dumps({"sample": 500, "counts": {"all": {"killed": 490}}}))
    assert main(["robustness", "--write", str(tmp_path / "page.md"), "--minutes", "1"]) == 0
    page = (tmp_path / "page.md").read_text("utf-8")
    for part in ("limits.md", "## Load", "## Kills", "## Fuzz", "## Mutation", "| killed | 490 |", "| 12.5 |"):
        assert part in page
    assert "| SQLite | 3 | 1,234 | 0 | 0 | 0 |" in page and "| 2,000 | 9 | 5 | 0 | 50 |" in page


def test_too_little_time_is_refused(capsys, tmp_path) -> None:
    assert main(["robustness", "--write", str(tmp_path / "page.md"), "--minutes", "0"]) == 2
