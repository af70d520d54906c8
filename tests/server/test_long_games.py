"""A game may be long: nobody else waits while it is read, told or looked back on, and no line carries all of it."""

from __future__ import annotations

import asyncio
import random
import threading
import time
from pathlib import Path

from clairiere.core.game import find
from clairiere.core.nature import Rng
from clairiere.core.playout import ask_at, choice_at
from clairiere.core.record import Record, read_record
from clairiere.server import limits
from clairiere.server.http.handlers import replays
from clairiere.server.room import rooms
from clairiere.server.room.notated_table import ReadOnlyTable

RECORDS = Path(__file__).parents[1] / "replays"
SEED = 2  # of a long one


def long_game() -> Record:
    """Four who wander through Root."""
    record, rng = Record(find("root"), {}, ["a", "b", "c", "d"]), Rng(SEED)
    state, quits = record.first(), record.game.quit_choices
    while state.open:
        pick = int(rng.word())
        ask = ask_at(state.open, pick, quits)
        record.answers.append((ask.seat, choice_at(ask, pick, quits)))
        state.take(*record.answers[-1])
    return record


def a_record() -> str:
    return next((RECORDS / "0.2.0").glob("renard-*.record")).read_text("utf-8")


async def uploaded(guest) -> str:
    return (await guest.http.post("/api/records", content=a_record())).json()["id"]


def held_up(work):
    """Work that waits until it is let go, and what tells that it was begun: where all are served, it waits for ever."""
    begun, go_on = threading.Event(), threading.Event()

    def waiting(*args, **kwargs):
        begun.set()
        assert go_on.wait(30)
        return work(*args, **kwargs)

    return waiting, begun, go_on


async def others_are_served(guest, address, begun, go_on) -> None:
    asked = asyncio.ensure_future(guest.get(address))
    while not begun.is_set():
        await asyncio.sleep(0.005)
    assert await guest.get("/api/games") and not asked.done()
    go_on.set()
    assert await asked


def test_what_is_told_of_a_whole_game_is_worked_out_aside(serving, monkeypatch):
    async def story(server):
        guest = await server.guest()
        id = await uploaded(guest)
        work, begun, go_on = held_up(replays.story_info)
        monkeypatch.setattr(replays, "story_info", work)
        await others_are_served(guest, f"/api/tables/{id}/story?seat=0", begun, go_on)

    serving(story)


def test_who_waits_to_be_told_of_a_game_holds_up_nobody_who_plays_it(serving):
    async def story(server):
        guest = await server.guest()
        table = await guest.table("renard", ["me", "me"], settings={"hotseat": True})
        line = await guest.join(table["id"])
        server.services.replays.queue.free = 0
        asked = asyncio.ensure_future(guest.get(f"/api/tables/{table['id']}/story"))
        while not server.services.replays.queue.waiting:
            await asyncio.sleep(0.005)
        await line.play_any(random.Random(1))
        assert not asked.done()
        server.services.replays.queue.leave()
        assert (await asked)["lines"]

    serving(story)


def test_chance_is_checked_when_it_is_ones_turn(serving):
    async def story(server):
        guest = await server.guest()
        table = await guest.table("renard", ["me", "bot:greedy"], options={"target": 1})
        line = await guest.join(table["id"])
        await line.play_out(random.Random(1))
        queue = server.services.replays.queue
        queue.free = 0
        asked = asyncio.ensure_future(guest.get(f"/api/tables/{table['id']}/chance"))
        await asyncio.sleep(0.3)
        assert not asked.done() and len(queue.waiting) == 1
        queue.leave()
        assert (await asked)["ok"]

    serving(story)


def test_a_long_log_is_read_aside_and_a_short_one_at_once(serving, monkeypatch):
    async def story(server):
        guest = await server.guest()
        id = await uploaded(guest)
        server.rooms.drop_room(server.rooms.open[id])
        monkeypatch.setattr(limits, "AT_ONCE", 20)
        room, begun, go_on = held_up(rooms.Room)
        monkeypatch.setattr(rooms, "Room", room)
        await others_are_served(guest, f"/api/tables/{id}/at/9?seat=0", begun, go_on)
        server.rooms.drop_room(server.rooms.open[id])
        where: list[threading.Thread] = []
        monkeypatch.setattr(limits, "AT_ONCE", 10_000)
        monkeypatch.setattr(rooms, "Room", lambda *given: where.append(threading.current_thread()) or room(*given))
        assert await guest.get(f"/api/tables/{id}/at/9?seat=0") and where == [threading.main_thread()]

    serving(story)


def test_a_record_is_written_from_what_is_known_without_playing_it_again(serving, monkeypatch):
    async def story(server):
        guest = await server.guest()
        id = await uploaded(guest)

        def again(*_):
            raise AssertionError("played again")

        monkeypatch.setattr(type(find("renard")), "start", again)
        text = (await guest.http.get(f"/api/tables/{id}/record")).text
        monkeypatch.undo()
        assert text == read_record(text).text() and read_record(text).answers == read_record(a_record()).answers

    serving(story)


def test_a_snapshot_has_the_last_lines_and_the_replay_has_all(serving, monkeypatch):
    async def story(server):
        guest = await server.guest()
        id = await uploaded(guest)
        whole = (await (await guest.join(id)).hello())["log"]
        monkeypatch.setattr(limits, "TOLD", 10)
        told = (await (await guest.join(id)).hello())["log"]
        assert len(whole) > 100 and told == whole[-10:]
        assert len((await guest.get(f"/api/tables/{id}/story"))["lines"]) == len(whole)

    serving(story)


def test_going_through_a_long_game_in_a_thread_holds_nobody_up():
    """Compiled code lets nobody else in by itself."""
    record = long_game()
    assert len(record.answers) > 4000
    work = threading.Thread(target=lambda: [ReadOnlyTable(record) for _ in range(5)])
    work.start()
    turns = 0
    while work.is_alive():
        time.sleep(0.001)
        turns += 1
    assert turns > 8
