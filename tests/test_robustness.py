"""The page on robustness says what the code and the campaigns say."""

import json
import types

from clairiere.cli import main, robustness
from clairiere.server import limits

FOUND = {
    "loadtest": {"tables": 100, "p99_ms": 12.5},
    "kills": {"sqlite": {"kills": 3, "plays": 1234, "lost": 0, "twice": 0, "stuck": 0}},
    "fuzz": {"games": 2000, "fresh": 100, "answers": 9, "longest": 5, "seconds": 2.0, "failures": []},
}


def test_the_page_has_a_section_for_each_campaign(monkeypatch, tmp_path, capsys) -> None:
    monkeypatch.setattr(robustness, "measured", lambda command, *more: FOUND[command])
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    (tmp_path / "mutants.json").write_text(json.dumps({"mutants": 500, "killed": 490}))
    assert main(["robustness", "--write", str(tmp_path / "page.md"), "--minutes", "1"]) == 0
    page = (tmp_path / "page.md").read_text("utf-8")
    for part in ("## Limits", "## Load", "## Kills", "## Fuzz", "## Mutation", "| killed | 490 |", "| 12.5 |"):
        assert part in page
    assert "| SQLite | 3 | 1,234 | 0 | 0 | 0 |" in page and "| 2,000 | 9 | 5 | 0 | 50 |" in page


def test_every_limit_is_listed_with_its_value_and_its_comment() -> None:
    page = robustness.limits_part(limits)
    numbers = [name for name in dir(limits) if name.isupper() and isinstance(getattr(limits, name), int | float)]
    assert numbers and all(f"| `{name}` | {getattr(limits, name):,} |" in page for name in numbers)


def test_a_comment_stands_at_its_line_or_above_it(monkeypatch) -> None:
    source = "# above\nA = 1\nB: int = 2  # beside\nC, D = 3.5, 4  # both\nE = 'no number'\n"
    module = types.SimpleNamespace(A=1, B=2, C=3.5, D=4, E="no number")
    monkeypatch.setattr(robustness.inspect, "getsource", lambda _: source)
    rows = robustness.limits_part(module).splitlines()[-4:]
    assert rows == ["| `A` | 1 | above |", "| `B` | 2 | beside |", "| `C` | 3.5 | both |", "| `D` | 4 | both |"]


def test_too_little_time_is_refused(capsys, tmp_path) -> None:
    assert main(["robustness", "--write", str(tmp_path / "page.md"), "--minutes", "0"]) == 2
