"""Time that nobody can set, and that stands still while the process sleeps."""

from __future__ import annotations

import asyncio
import signal
import time

import pytest

from clairiere.server import clock
from clairiere.server.clock import NAP_MS, Steady


class Hands:
    """A machine whose clocks are set by hand."""

    def __init__(self) -> None:
        self.on_the_wall = 1_000_000
        self.ticks = 50

    def pass_by(self, ms: int, step: int = 400) -> None:
        """Time goes by, and somebody looks at the clock now and then."""
        for _ in range(ms // step):
            self.on_the_wall += step
            self.ticks += step
            self.steady()

    def made(self) -> Steady:
        self.steady = Steady(lambda: self.on_the_wall, lambda: self.ticks)
        return self.steady


def test_a_steady_clock_begins_as_the_wall_does_and_keeps_pace() -> None:
    hands = Hands()
    steady = hands.made()
    assert steady() == 1_000_000
    hands.pass_by(4000)
    assert steady() == 1_004_000 and steady.slept == 0 and steady.drift == 0


@pytest.mark.parametrize("hours", [-1, 1, 24])
def test_setting_the_wall_clock_moves_no_other_and_what_is_written_down_is_wall_time(hours, monkeypatch) -> None:
    hands = Hands()
    steady = hands.made()
    monkeypatch.setattr(clock, "steady", steady)
    hands.on_the_wall += hours * 3_600_000
    hands.pass_by(4000)
    assert steady() == 1_004_000
    assert clock.as_wall(1_004_000) == hands.on_the_wall and clock.as_steady(hands.on_the_wall) == 1_004_000


@pytest.mark.parametrize("late", ["before", "after"])
def test_a_machine_that_is_slow_between_two_looks_has_not_set_its_clock(late) -> None:
    hands = Hands()
    steady = hands.made()

    def slowly() -> int:
        before = hands.on_the_wall
        hands.on_the_wall += 60
        hands.ticks += 60
        return before if late == "after" else hands.on_the_wall

    steady.wall = slowly
    assert [steady.drift for _ in range(3)] == [0, 0, 0]
    hands.on_the_wall += 3_600_000
    assert abs(steady.drift - 3_600_000) <= 60
    steady.wall = lambda: hands.on_the_wall
    assert abs(steady.drift - 3_600_000) <= clock.SET_MS


def test_what_a_process_sleeps_through_is_no_time() -> None:
    hands = Hands()
    steady = hands.made()
    hands.ticks += 31_000
    assert steady() == 1_000_500 and steady.slept == 30_500  # it would have looked again after half a second
    hands.pass_by(2000)
    assert steady() == 1_002_500 and steady.slept == 30_500
    hands.ticks += NAP_MS  # a machine that is only slow is not asleep
    assert steady() == 1_002_500 + NAP_MS


def test_nobody_is_played_for_while_the_wall_clock_is_set(serving, monkeypatch):
    async def story(server):
        guest = await server.guest()
        table = await guest.table("renard", ["me", "bot:greedy"], settings={"move_s": 60})
        line = await guest.join(table["id"])
        await line.turn()
        seq, true = line.now["seq"], time.time_ns
        for step in (3600, -3600):
            monkeypatch.setattr(time, "time_ns", lambda step=step: true() + step * 10**9)
            await server.rooms.open[table["id"]].tick()
            now = await line.hello()
            assert now["seq"] == seq and 0 < now["clocks"][0]["ms"] <= 60_000
            assert abs(now["table"]["due"] - time.time_ns() // 10**6) <= 60_000  # people see wall times
        assert (await line.play(line.now["asks"][0]["choices"][0]["notation"]))["ok"]
        entries = await server.rooms.store.entries(table["id"])
        assert abs(entries[-1].at_ms - time.time_ns() // 10**6) < 20_000
        told = await line.until(lambda message: message["t"] == "events")
        assert abs(told["lines"][-1]["at"] - time.time_ns() // 10**6) < 20_000

    serving(story)


def test_a_process_that_was_stopped_plays_for_nobody_and_says_so(processes, far, tmp_path):
    async def story():
        server = processes(str(tmp_path / "a.db"))
        await server.ready()
        guest = await far.guest(server.url)
        table = await guest.table("renard", ["me", "bot:greedy"], settings={"move_s": 4})
        line = await guest.join(table["id"])
        await line.turn()
        seq = line.now["seq"]
        server.process.send_signal(signal.SIGSTOP)
        await asyncio.sleep(9)
        server.process.send_signal(signal.SIGCONT)
        told = await line.until(lambda message: message["t"] in ("snapshot", "events"))
        assert told["t"] == "snapshot" and "dormi" in told["note"] and told["seq"] == seq
        assert told["clocks"][0]["ms"] > 500
        await line.until(lambda message: message["t"] == "events")  # then its time is up, as always

    far.run(story)
