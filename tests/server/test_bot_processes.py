"""Bots that search think in processes of their own: nobody waits for them, and nothing true gets there."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from runpy import run_path

import pytest

from clairiere.arena.workers import hold_interrupts
from clairiere.bots import BOTS, decide, find_bot
from clairiere.bots.chance import chance_for, chance_key
from clairiere.bots.remote import Answer, Question, answer_question, make_question
from clairiere.conformance.promises import Walk
from clairiere.core.game import GAMES, find
from clairiere.core.nature import Rng
from clairiere.server import processes
from clairiere.server.bots import players
from clairiere.server.jobs import JobTooHeavy
from clairiere.server.online import online_options
from clairiere.server.processes import JobLimits, ProcessPool, WorkerProcess

SEARCH_BOTS = Path(__file__).with_name("search_bots.py")


@pytest.fixture(autouse=True)
def shelf() -> Iterator[None]:
    """The bots of these tests, and no others afterwards."""
    before = {game: dict(known) for game, known in BOTS.items()}
    run_path(str(SEARCH_BOTS))
    yield
    for game, known in before.items():
        BOTS[game].clear()
        BOTS[game].update(known)


def some_processes(count: int = 1) -> ProcessPool:
    return ProcessPool(count, partial(run_path, str(SEARCH_BOTS)))


def positions(game: str, every: int, most: int) -> Iterator[tuple[object, int]]:
    """States of a random game in which somebody is asked."""
    options = online_options(find(game))
    steps = Walk(find(game), find(game).fewest, options, (), 3).steps()
    for number, (state, _, _) in enumerate(steps):
        if number % every == 0 and number // every < most:
            yield from ((state, ask.seat) for ask in state.open if ask.seat >= 0)


@pytest.mark.parametrize("game", GAMES)
def test_what_crosses_over_is_the_same_whatever_the_others_hold(game: str) -> None:
    rng, asked = Rng(5, 5), 0
    for state, seat in positions(game, 3, 60):
        crossing = make_question(find(game), "plain", state, seat, 7)
        other = find(game).redeal(state, seat, rng)
        assert crossing == make_question(find(game), "plain", other, seat, 7)
        asked += 1
    assert asked > 10


@pytest.mark.parametrize("game", GAMES)
def test_a_position_that_crossed_over_crosses_over_unchanged(game: str) -> None:
    for state, seat in positions(game, 3, 60):
        crossing = make_question(find(game), "plain", state, seat, 7)
        again = make_question(find(game), "plain", find(game).load(crossing.position), seat, 7)
        assert again == crossing


def test_a_bot_chooses_elsewhere_what_it_chooses_here() -> None:
    renard = find("renard")

    async def story() -> None:
        pool = some_processes()
        for number, (state, seat) in enumerate(positions("renard", 5, 12)):
            here = decide(find_bot("renard", "plain"), renard, state, seat, chance_for(9, seat, number))
            asked = make_question(renard, "plain", state, seat, chance_key(9, seat, number), whole=True)
            there = await pool.ask(asked)
            assert there.choice == here and there == answer_question(asked)
        await pool.close()

    asyncio.run(story())


def test_no_process_is_started_before_one_is_needed_and_never_more_than_agreed() -> None:
    async def story() -> None:
        pool = some_processes(2)
        assert not pool.idle
        state, seat = next(positions("renard", 5, 12))
        asked = make_question(find("renard"), "plain", state, seat, 1)
        await asyncio.gather(*[pool.ask(asked) for _ in range(6)])
        assert len(pool.idle) == 2
        kept = [bot.process for bot in pool.idle]
        await pool.close()
        assert not any(process.is_alive() for process in kept)

    asyncio.run(story())


def test_a_process_that_dies_is_replaced_and_the_question_asked_again(tmp_path: Path, monkeypatch) -> None:
    monkeypatch.setenv("CLAIRIERE_TEST_FLAG", str(tmp_path / "died"))

    async def story() -> None:
        pool = some_processes()
        state, seat = next(positions("renard", 5, 12))
        dying, plain = [make_question(find("renard"), name, state, seat, 1) for name in ("dying", "plain")]
        assert await pool.ask(dying) == await pool.ask(plain)
        os.kill(pool.idle[0].process.pid, signal.SIGKILL)  # while it waits
        assert (await pool.ask(plain)).choice in state.open[0].options
        await pool.close()

    asyncio.run(story())
    assert (tmp_path / "died").exists()


def test_an_interruption_does_not_reach_it() -> None:
    async def story() -> None:
        pool = some_processes()
        state, seat = next(positions("renard", 5, 12))
        asked = make_question(find("renard"), "plain", state, seat, 1)
        await pool.ask(asked)
        process = pool.idle[0].process
        os.kill(process.pid, signal.SIGINT)
        await pool.ask(asked)
        assert pool.idle[0].process is process
        await pool.close()

    asyncio.run(story())


def test_a_thought_that_nobody_waits_for_does_not_hold_a_process(monkeypatch) -> None:
    monkeypatch.setenv("CLAIRIERE_TEST_SLOW", "60")
    monkeypatch.setattr(processes, "GRACE_S", 0.1)

    async def story() -> None:
        pool = some_processes()
        state, seat = next(positions("renard", 5, 12))
        slow, plain = [make_question(find("renard"), name, state, seat, 1) for name in ("slow", "plain")]
        thinking = [asyncio.ensure_future(pool.ask(slow)) for _ in range(2)]
        await asyncio.sleep(0.5)
        for task in thinking:
            task.cancel()
        await asyncio.wait_for(pool.ask(plain), 20)
        await pool.close()

    asyncio.run(story())


def test_a_thought_without_end_is_given_up(monkeypatch) -> None:
    monkeypatch.setenv("CLAIRIERE_TEST_SLOW", "60")

    async def story() -> None:
        pool = ProcessPool(1, partial(run_path, str(SEARCH_BOTS)), JobLimits(0.3, 0.0, 0))
        state, seat = next(positions("renard", 5, 12))
        with pytest.raises(JobTooHeavy):
            await pool.ask(make_question(find("renard"), "slow", state, seat, 1))
        await pool.close()

    asyncio.run(story())


def plain(line) -> str:
    """A card of even rank: nobody is asked anything because of it."""
    choices = [choice["notation"] for choice in line.now["asks"][0]["choices"]]
    return next(choice for choice in choices if int(choice[:-1]) % 2 == 0)


# -- at tables ------------------------------------------------------------------------------------------------------


def test_other_tables_are_answered_at_once_while_a_bot_thinks(serving, monkeypatch) -> None:
    monkeypatch.setenv("CLAIRIERE_TEST_SLOW", "3")
    dice = random.Random(4)

    async def story(server) -> None:
        guest = await server.guest()
        slow = await guest.table("renard", ["bot:slow", "bot:slow"])
        room = server.rooms.open[slow["id"]]
        await guest.join(slow["id"])
        while not server.services.bots.work or room.bot_tasks == {}:
            await asyncio.sleep(0.05)
        quick = await guest.table("renard", ["me", "bot:greedy"])
        line = await guest.join(quick["id"])
        times, busy = [], 0
        for _ in range(12):
            await line.turn()
            began = time.perf_counter()
            await guest.get("/api/games")
            await line.play_any(dice)
            times.append(time.perf_counter() - began)
            busy += bool(server.services.bots.work)
        assert busy > 6 and sorted(times)[len(times) // 2] < 1.5, times  # who waited for a thought would wait for 3

    serving(story, pool=some_processes())


def test_a_whole_game_against_one_that_searches(serving) -> None:
    async def story(server) -> None:
        guest = await server.guest()
        table = await guest.table("renard", ["me", "bot:plain"], options={"target": 5})
        line = await guest.join(table["id"])
        await line.play_out(random.Random(2))
        assert line.over

    serving(story, pool=some_processes())


def test_one_that_falls_over_its_thought_does_as_somebody_idle(serving, caplog) -> None:
    async def story(server) -> None:
        guest = await server.guest()
        table = await guest.table("renard", ["me", "bot:falling"], options={"dealer": "0"})
        line = await guest.join(table["id"])
        await line.turn()
        assert any(entry["event"]["verb"] == "played" for entry in line.log.values())

    serving(story, pool=some_processes())
    assert "stumbled" in caplog.text and "a bot fell" in caplog.text


def test_what_was_thought_for_a_table_that_went_back_is_dropped(serving, monkeypatch) -> None:
    monkeypatch.setenv("CLAIRIERE_TEST_SLOW", "60")
    monkeypatch.setattr(processes, "GRACE_S", 0.1)

    async def story(server) -> None:
        guest = await server.guest()
        table = await guest.table("renard", ["me", "bot:slow"], options={"dealer": "1"})
        line = await guest.join(table["id"])
        await line.turn()
        await line.play(plain(line))
        await until(lambda: server.services.bots.work)
        assert (await line.ask("undo"))["ok"]
        await until(lambda: not server.services.bots.work)
        assert not server.rooms.open[table["id"]].bot_tasks

    serving(story, pool=some_processes())


class Dozing(ProcessPool):
    """Takes two seconds for any question, and no work."""

    async def ask(self, make_question: Question) -> Answer:
        await asyncio.sleep(2)
        game = find(make_question.game)
        state = game.load(make_question.position)
        return Answer(game.default_choice(state, state.view(make_question.seat).asks[0]), [], [], [], [], None, [])


def played_by(message: dict) -> list[int]:
    """The seats that laid a card, as a message tells it."""
    events = [entry["event"] for entry in message.get("lines", [])]
    return [event["seat"] for event in events if event["verb"] == "played"]


def test_the_pause_of_a_bot_runs_while_it_thinks(serving, monkeypatch) -> None:
    monkeypatch.setattr(players, "PACE", (2.4, 2.4))

    async def story(server) -> None:
        guest = await server.guest()
        table = await guest.table("renard", ["me", "bot:slow"], options={"dealer": "1"}, settings={"instant": False})
        line = await guest.join(table["id"])
        await line.turn()
        began = time.perf_counter()
        await line.play(plain(line))
        await line.until(lambda message: 1 in played_by(message))
        assert 2.35 < time.perf_counter() - began < 4.3  # one after the other would be 4.4

    serving(story, pool=Dozing())


async def until(true: Callable[[], object]) -> None:
    for _ in range(2500):
        if true():
            return
        await asyncio.sleep(0.02)
    raise AssertionError("it did not come about")


def test_a_process_ends_with_the_one_that_started_it() -> None:
    process = WorkerProcess(None)
    process.pipe.close()
    process.process.join(20)
    assert not process.process.is_alive()


def children(pid: int) -> set[int]:
    """The processes that a process has started."""
    return {int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()}


def gone(pid: int) -> bool:
    status = Path(f"/proc/{pid}/status")
    return not status.exists() or "\nState:\tZ" in status.read_text()


def test_an_interruption_while_a_process_is_started_is_heard_afterwards() -> None:
    heard: list[int] = []
    before = signal.signal(signal.SIGINT, lambda number, frame: heard.append(number))
    try:
        with hold_interrupts():
            os.kill(os.getpid(), signal.SIGINT)
        time.sleep(0.05)
    finally:
        signal.signal(signal.SIGINT, before)
    assert heard == [signal.SIGINT]


@pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="needs /proc to look at processes")
@pytest.mark.parametrize("end", [signal.SIGINT, signal.SIGTERM, signal.SIGKILL])
def test_nobody_is_left_thinking_when_the_server_is_gone(processes, far, tmp_path, end: int) -> None:
    async def story() -> None:
        server = processes(str(tmp_path / "tables.db"))
        await server.ready()
        guest = await far.guest(server.url)
        await guest.join((await guest.table("renard", ["bot:search", "bot:search"]))["id"])
        pid = server.process.pid
        await until(lambda: len(children(pid)) == 4)  # a bot, two workers for requests, and multiprocessing's tracker
        thinking = children(pid)
        server.process.send_signal(end)
        server.process.wait(60)
        await until(lambda: all(gone(child) for child in thinking))

    far.run(story)
