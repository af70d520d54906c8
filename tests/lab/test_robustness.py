"""The page on robustness says what the code and the campaigns say."""

import json
import re
from contextlib import contextmanager

import pytest

from clairiere.conformance.fuzz import Fuzz
from clairiere.core.game import GAMES
from clairiere.core.illegal import Illegal
from clairiere.core.record import ENGINE
from lab.campaigns import robustness
from lab.campaigns.fuzzing import run_fuzz
from lab.command_line import main

LOAD = {"p99_ms": 12.5, "cpu_ms_per_move": 0.7, "client_ms_per_move": 0.3, "busy_cores": 1.75}
FOUND = {
    "kills": {"sqlite": {"kills": 3, "plays": 1234, "lost": 0, "twice": 0, "stuck": 0}},
    "fuzz": {"games": 2000, "fresh": 100, "answers": 9, "longest": 5, "still": 1, "seconds": 2.0, "failures": []},
}


@contextmanager
def a_postgres():
    yield "postgresql://here"


@pytest.fixture
def asked(monkeypatch, tmp_path) -> list[tuple[str, ...]]:
    """What the page asks of the other commands, which answer as they are told to."""
    asked: list[tuple[str, ...]] = []

    def answer(command, *more):
        asked.append((command, *more))
        return {"tables": int(more[1]), **LOAD} if command == "loadtest" else FOUND[command]

    monkeypatch.setattr(robustness, "run_tool", answer)
    monkeypatch.setattr(robustness, "available_cores", lambda: 2)
    monkeypatch.setattr("lab.campaigns.own_postgres.own_postgres", a_postgres)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    return asked


def written(folder, minutes="1") -> str:
    assert main(["robustness", "--write", str(folder / "page.md"), "--minutes", minutes]) == 0
    return (folder / "page.md").read_text("utf-8")


def test_the_page_has_a_section_for_each_campaign(asked, tmp_path, capsys) -> None:
    found = {"sample": 500, "counts": {"all": {"killed": 490, "lives": 10}}}
    (tmp_path / "mutants.json").write_text(json.dumps(found))
    page = written(tmp_path)
    for part in ("limits.md", "## Load", "## Kills", "## Fuzz", "## Mutation", "| 12.5 |"):
        assert part in page
    assert "| killed | 490 |" in page and "98.0 %" in page
    assert str(tmp_path / f"kills-{ENGINE}.json") in next(more for command, *more in asked if command == "kills")
    assert "| SQLite | 3 | 1,234 | 0 | 0 | 0 |" in page and "| as they are | 2,000 | 9 | 5 | 1 | 0 | 50 |" in page


@pytest.mark.parametrize(("minutes", "seconds"), [("1", 20), ("60", 300)])
def test_load_is_measured_long_enough_in_one_process_and_in_two_on_a_postgresql(
    asked, tmp_path, minutes, seconds, capsys
) -> None:
    written(tmp_path, minutes)
    loads = [more for command, *more in asked if command == "loadtest"]
    found = [{more[at]: more[at + 1] for at in range(0, len(more), 2)} for more in loads]
    assert [(int(more["--tables"]), int(more["--processes"]), more.get("--db", "")) for more in found] == [
        (1000, 1, ""), (2000, 1, ""), (4000, 2, "postgresql://here"),
    ]  # fmt: skip
    assert all(float(more["--seconds"]) == seconds for more in found)


def test_the_page_says_what_the_cores_can_bear(asked, tmp_path, capsys) -> None:
    page = written(tmp_path)
    assert "2,000 tables, 1,000 moves/s: 1.00 cores; at work 1.75.\n" in page
    too_many = re.search(r"4,000 tables, 2,000 moves/s: 2.00 cores; at work 1.75: \*\*more than .* has", page)
    assert too_many and page.count("**more than") == 1


def test_what_this_machine_cannot_measure_is_said(asked, tmp_path, monkeypatch, capsys) -> None:
    def none():
        raise Illegal("kills-no-postgres", {})

    monkeypatch.setattr("lab.campaigns.own_postgres.own_postgres", none)
    page = written(tmp_path)
    assert re.search(r"\| 4,000 \| .*did not come to its end", page) and "4,000 tables, " not in page


def test_a_larger_run_of_earlier_rules_is_told_too(asked, tmp_path, monkeypatch, capsys) -> None:
    kept = tmp_path / "clairiere" / "fuzz" / f"{'-'.join(GAMES)}-0000000000.jsonl"
    run_fuzz(Fuzz(tuple(GAMES)), 4, kept)
    assert "earlier ones" not in written(tmp_path)
    monkeypatch.setitem(FOUND["fuzz"], "games", 3)
    assert re.search(r"\| earlier ones \| 4 \| [\d,]+ \| [\d,]+ \| 0 \| 0 \| played before \|", written(tmp_path))


def test_too_little_time_is_refused(capsys, tmp_path) -> None:
    assert main(["robustness", "--write", str(tmp_path / "page.md"), "--minutes", "0"]) == 2
