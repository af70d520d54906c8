"""Runs: the same whatever plays them and however often they are stopped."""

import json
import os
import signal
import subprocess
import sys
import time
from multiprocessing import get_context
from pathlib import Path

import pytest

from clairiere import find, read_record
from clairiere.arena import outcome
from clairiere.arena.folder import RunFolder
from clairiere.arena.match import match
from clairiere.arena.run import default_folder, run_schedule
from clairiere.arena.schedule import make_schedule
from clairiere.arena.sections import counts_lines
from clairiere.arena.workers import hand_out, play_all
from clairiere.bots import BOTS
from clairiere.core.illegal import Illegal

RENARD, JETON, ROOT = map(find, ("renard", "jeton", "root"))


def untimed(path: Path) -> list[dict[str, object]]:
    """The games of a folder in their order, without the time that they took."""
    found = [json.loads(line) for line in (path / "results.jsonl").read_text("utf-8").splitlines()]
    return sorted([one | {"seconds": 0} for one in found], key=lambda one: one["number"])


def records(path: Path) -> dict[str, str]:
    return {file.name: file.read_text("utf-8") for file in (path / "records").iterdir()}


@pytest.mark.parametrize(("game", "games"), [(RENARD, 9), (JETON, 4), (ROOT, 2)])
def test_one_process_and_two_play_the_same_games(tmp_path, game, games) -> None:
    schedule = make_schedule(game, ["1", "0"], 21)
    alone, both = (run_schedule(schedule, games, tmp_path / str(workers), workers).to_wire() for workers in (1, 2))
    assert untimed(tmp_path / "1") == untimed(tmp_path / "2") and records(tmp_path / "1") == records(tmp_path / "2")
    assert alone | {"ms_per_decision": 0} == both | {"ms_per_decision": 0}


def test_every_record_opens_and_ends_as_its_line_says(tmp_path) -> None:
    schedule = make_schedule(ROOT, ["1", "0"], 4, {"factions": "e,a,mechanical"})
    run_schedule(schedule, 3, tmp_path / "kept", 1)
    for line in untimed(tmp_path / "kept"):
        record = read_record(records(tmp_path / "kept")[f"{line['number']:06}.record"])
        state = record.state()
        assert state.over and state.winners() == line["winners"] and state.points() == line["points"]
        assert record.players == [*(schedule.bots[bot] for bot in line["seats"]), "automaton"]
        assert record.seed == schedule.deal_seed(line["deal"]) and record.game.roles(state) == line["roles"]


def test_a_run_that_was_killed_goes_on_where_it_stopped(tmp_path) -> None:
    schedule, games = make_schedule(RENARD, ["1", "0"], 8), 80
    whole, cut = tmp_path / "whole", tmp_path / "cut"
    command = [sys.executable, "-m", "clairiere", "arena", "renard", "--bots", "1,0", "--seed", "8"]
    command += ["--games", str(games), "--out", str(cut), "--workers", "2"]
    running = subprocess.Popen(command, stdout=subprocess.DEVNULL)
    results = cut / "results.jsonl"
    while not results.exists() or results.stat().st_size == 0:
        assert running.poll() is None
        time.sleep(0.005)
    children = Path(f"/proc/{running.pid}/task/{running.pid}/children").read_text().split()
    running.send_signal(signal.SIGKILL)
    running.wait()
    before = untimed(cut)
    assert running.returncode == -signal.SIGKILL and 0 < len(before) < games
    with results.open("ab") as file:
        file.write(b'{"number": 79, "deal": 39, "sea')  # a line that did not get to its end
    deadline = time.monotonic() + 30
    while any(Path(f"/proc/{child}/cmdline").exists() and is_arena(child) for child in children):
        assert time.monotonic() < deadline  # its workers end by themselves
        time.sleep(0.05)
    counted: list[int] = []
    found = run_schedule(schedule, games, cut, 1, counted.append).to_wire()
    assert counted[0] == len(before) and counted[-1] == games
    assert found | {"ms_per_decision": 0} == run_schedule(schedule, games, whole, 1).to_wire() | {"ms_per_decision": 0}
    assert untimed(cut) == untimed(whole) and records(cut) == records(whole)


def test_who_interrupts_a_run_is_told_how_to_go_on(tmp_path) -> None:
    listening = "import signal; signal.signal(signal.SIGINT, signal.default_int_handler)"  # a background job does not
    command = [sys.executable, "-c", f"{listening}; from clairiere.cli import main; raise SystemExit(main())"]
    command += ["arena", "renard", "--games", "2000", "--out", str(tmp_path / "cut"), "--workers", "2", "--lang", "en"]
    pipe = subprocess.PIPE
    running = subprocess.Popen(command, stdout=pipe, stderr=pipe, text=True, start_new_session=True)
    results = tmp_path / "cut" / "results.jsonl"
    while not results.exists() or results.stat().st_size == 0:
        assert running.poll() is None
        time.sleep(0.005)
    os.killpg(running.pid, signal.SIGINT)  # as a terminal does it: the workers get it too
    try:
        out, err = running.communicate(timeout=60)
    finally:
        running.kill()
    assert running.returncode == 130 and out == "" and "the same command goes on" in err and "Traceback" not in err
    assert untimed(tmp_path / "cut")


def is_arena(pid: str) -> bool:
    try:
        return b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes()
    except OSError:
        return False


def test_a_line_without_its_end_is_dropped(tmp_path) -> None:
    schedule = make_schedule(RENARD, ["0", "0"], 1)
    run_schedule(schedule, 3, tmp_path / "a", 1)
    results = tmp_path / "a" / "results.jsonl"
    results.write_bytes(results.read_bytes()[:-1])
    again: list[int] = []
    run_schedule(schedule, 3, tmp_path / "a", 1, again.append)
    assert again == [2, 3] and [line["number"] for line in untimed(tmp_path / "a")] == [0, 1, 2]


@pytest.mark.parametrize("named", [["1", "0"], ["0", "1"]])
def test_every_bot_plays_its_own_seats(tmp_path, named) -> None:
    found = run_schedule(make_schedule(RENARD, named, 3), 20, tmp_path / "a", 1).to_wire()
    strong = named.index("1")
    assert found["wins"][strong] > 13 > 7 > found["wins"][1 - strong]
    assert all(seat["bots"][strong]["wins"] > seat["bots"][1 - strong]["wins"] for seat in found["by_seat"])
    assert found["ms_per_decision"][strong] > found["ms_per_decision"][1 - strong]


def test_a_finished_run_plays_nothing_and_a_longer_one_only_what_is_missing(tmp_path) -> None:
    schedule = make_schedule(RENARD, ["0", "0"], 1)
    run_schedule(schedule, 3, tmp_path / "a", 1)
    again: list[int] = []
    run_schedule(schedule, 3, tmp_path / "a", 1, again.append)
    assert again == [3]
    longer: list[int] = []
    assert run_schedule(schedule, 5, tmp_path / "a", 1, longer.append).to_wire()["games"] == 5 and longer == [3, 4, 5]
    assert run_schedule(schedule, 2, tmp_path / "a", 1).to_wire()["games"] == 2


def test_a_folder_belongs_to_one_plan_and_one_run(tmp_path, monkeypatch) -> None:
    schedule = make_schedule(RENARD, ["1", "0"], 1)
    run_schedule(schedule, 1, tmp_path / "a", 1)
    run_schedule(make_schedule(RENARD, ["greedy", "random"], 1), 1, tmp_path / "a", 1)  # the same bots by other names
    for other in (
        make_schedule(RENARD, ["0", "1"], 1),
        make_schedule(RENARD, ["1", "0"], 2),
        make_schedule(JETON, ["1", "0"], 1),
    ):
        with pytest.raises(Illegal, match="another run"):
            run_schedule(other, 1, tmp_path / "a", 1)
    (tmp_path / "mine.txt").touch()
    with pytest.raises(Illegal, match="something else"):
        run_schedule(schedule, 1, tmp_path, 1)
    with pytest.raises(Illegal, match="not a folder"):
        run_schedule(schedule, 1, tmp_path / "mine.txt", 1)
    with RunFolder(tmp_path / "a", schedule), pytest.raises(Illegal, match="Another arena"):
        run_schedule(schedule, 1, tmp_path / "a", 1)
    monkeypatch.setattr("clairiere.arena.schedule.code_digest", lambda game: "other")
    with pytest.raises(Illegal, match="different code"):
        run_schedule(schedule, 1, tmp_path / "a", 1)


def test_without_a_folder_each_plan_has_its_own(monkeypatch, tmp_path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    schedule = make_schedule(RENARD, ["1", "0"], 1)
    same, other = make_schedule(RENARD, ["greedy", "random"], 1), make_schedule(RENARD, ["1", "0"], 1, {"target": 16})
    assert default_folder(schedule) == default_folder(same) != default_folder(other)
    assert default_folder(schedule).parent == tmp_path / "clairiere" / "arena"


def test_a_game_without_an_end_is_stopped_and_won_by_nobody(monkeypatch, tmp_path) -> None:
    monkeypatch.setattr(outcome, "MAX_ANSWERS", 20)
    result = run_schedule(make_schedule(RENARD, ["1", "0"], 1), 2, tmp_path / "a", 1)
    assert result.stopped_count == 2 and result.to_wire()["wins"] == [0, 0] and result.draw_count == 0


def test_what_goes_wrong_in_a_worker_goes_wrong_here(monkeypatch) -> None:
    schedule = make_schedule(RENARD, ["0", "0"], 1)
    broken = type(schedule)(schedule.game, schedule.options, ("0", "9"), 1)
    with pytest.raises(RuntimeError, match="no bot “9”"):
        list(play_all(broken, [0, 1], 2))
    games = play_all(schedule, range(10_000), 2)
    next(games)
    os.kill(next(iter(children_of(os.getpid()))), signal.SIGKILL)
    with pytest.raises(Illegal, match="has been killed"):
        list(games)


def test_a_worker_that_died_is_noticed_when_it_is_to_get_a_game() -> None:
    here, there = get_context("spawn").Pipe()
    there.close()
    with pytest.raises(Illegal, match="has been killed"):
        hand_out(here, iter([1]))


def children_of(pid: int) -> set[int]:
    found = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return {int(child) for child in found if is_arena(child)}


# -- bots that fail ----------------------------------------------------------------------------------------------


class Illegally:
    """Answers a few questions by the first option, then with a number that is never one."""

    name = "illegal"

    def __init__(self, answer: object = 1 << 40, after: int = 3) -> None:
        self.answer = answer
        self.left = after

    def choose(self, view, ask, rng):
        self.left -= 1
        return self.answer if self.left < 0 else ask.options[0]


class Raising(Illegally):
    name = "raising"

    def choose(self, view, ask, rng):
        if self.left == 0:
            raise ValueError("out of ideas")
        return super().choose(view, ask, rng)


@pytest.fixture
def failing(monkeypatch):
    """Bots that fail in every game after three answers, in every game."""
    bots = {"illegal": Illegally, "raising": Raising, "none": lambda: Illegally(None), "word": lambda: Illegally("7M")}
    for ladder in BOTS.values():
        for name, make in bots.items():
            monkeypatch.setitem(ladder, name, make)


@pytest.mark.parametrize(
    ("bot", "words"),
    [("illegal", "1099511627776"), ("raising", "ValueError: out of ideas"), ("none", "None"), ("word", "7M")],
)
def test_a_bot_that_fails_loses_the_game_and_is_named(failing, tmp_path, bot, words) -> None:
    result = run_schedule(make_schedule(RENARD, [bot, "0"], 1), 6, tmp_path / "a", 1)
    wire = result.to_wire()
    assert wire["wins"] == [0, 6] and result.draw_count == result.stopped_count == 0
    assert [fault["bot"] for fault in wire["faults"]] == [bot] * 6 and words in wire["faults"][0]["why"]
    for language, said in (("en", f"{bot} lost 6 games"), ("fr", f"{bot} a perdu 6 parties")):
        assert said in " ".join(counts_lines(result, language)) and words in " ".join(counts_lines(result, language))
    assert run_schedule(make_schedule(RENARD, [bot, "0"], 1), 6, tmp_path / "a", 1).to_wire() == wire, (
        "kept and read again"
    )
    assert read_record(records(tmp_path / "a")["000000.record"]).state().open


@pytest.mark.parametrize(("game", "bots"), [(JETON, ["illegal", "0", "0"]), (ROOT, ["illegal", "0", "0", "0"])])
def test_among_several_the_one_that_fails_never_wins(failing, tmp_path, game, bots) -> None:
    result = run_schedule(make_schedule(game, bots, 2), 4, tmp_path / "a", 1)
    assert result.to_wire()["wins"][0] == 0 and len(result.to_wire()["faults"]) == 4
    assert sum(result.to_wire()["wins"]) <= 4


def test_a_team_with_a_bot_that_fails_has_lost(failing, tmp_path) -> None:
    result = run_schedule(make_schedule(find("duo"), ["illegal"], 2), 2, tmp_path / "a", 1)
    assert result.to_wire()["wins"] == [0, 0] and len(result.to_wire()["faults"]) == 2


@pytest.mark.parametrize(("game", "twice"), [(RENARD, False), (ROOT, True)])
def test_games_without_an_arena_name_the_bot_that_fails(failing, game, twice) -> None:
    tally = match(game, ["random", "raising"], 4, 1, twice=twice).to_wire()
    assert tally["wins"] == [4, 0] and [fault["bot"] for fault in tally["faults"]] == ["raising"] * 4


SITE = """
import clairiere.bots

class Illegally:
    name = "illegal"
    def choose(self, view, ask, rng):
        return 1 << 40

clairiere.bots.BOTS["renard"]["illegal"] = Illegally
"""


def test_the_command_reports_a_bot_that_fails_in_workers(tmp_path) -> None:
    (tmp_path / "sitecustomize.py").write_text(SITE)
    path = os.pathsep.join([str(tmp_path), os.environ.get("PYTHONPATH", "")])
    command = [sys.executable, "-m", "clairiere", "arena", "renard", "--bots", "illegal,0", "--games", "4"]
    command += ["--workers", "2", "--out", str(tmp_path / "a"), "--lang", "en"]
    done = subprocess.run(command, env=os.environ | {"PYTHONPATH": path}, capture_output=True, text=True)
    assert done.returncode == 0 and "Traceback" not in done.stderr, done.stderr
    assert "illegal lost 4 games" in " ".join(done.stdout.split())
