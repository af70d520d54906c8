"""Games that last for days: what is new since my visit, the past of a running game, clocks that outlive a restart."""

from __future__ import annotations

import asyncio
import json
import random
import sqlite3

import pytest

from clairiere.core.ask import SPECTATOR
from clairiere.core.game import GAMES
from clairiere.core.nature import Rng
from clairiere.core.record import Record
from clairiere.server.clock import as_wall
from clairiere.server.http.handlers import replays
from clairiere.server.room import visits
from clairiere.server.room.notated_table import NotatedTable, ReadOnlyTable
from clairiere.timing import PlayerMessage, TimedTable, timed_table

DAY = 24 * 3600


async def two(server, game="renard", **settings):
    """Two people at a table; the host's line and the friend's."""
    host, friend = await server.guest(), await server.guest()
    made = await host.table(game, ["me", "open"], settings=settings)
    await friend.post(f"/api/tables/{made['id']}/sit")
    return host, friend, made["id"]


async def move(lines, room, dice, count=1):
    for _ in range(count):
        mover = next(line for line in lines if line.now["seat"] in room.asked)
        await mover.turn()
        await mover.play_any(dice)


async def gone(server, id, line):
    """Close a line, and wait until the server has noticed."""
    await line.socket.close()
    room = server.rooms.open[id]
    while len(room.viewers) > 1 or room.tasks:
        await asyncio.sleep(0.02)


def test_what_happened_since_the_last_visit_is_marked_and_counted(serving, monkeypatch):
    monkeypatch.setattr(visits, "PAUSE_MS", 0)

    async def story(server):
        host, friend, id = await two(server, "root")
        mine, theirs = await host.join(id), await friend.join(id)
        room, dice = server.rooms.open[id], random.Random(1)
        whose = lambda: {room.row.seats[seat].guest for seat in room.asked}  # noqa: E731
        await move([mine, theirs], room, dice, 3)
        while whose() != {friend.me["id"]}:
            await move([mine, theirs], room, dice)
        assert [table["fresh"] for table in await host.get("/api/tables?mine=1")] == [0]  # somebody looks
        await gone(server, id, mine)
        seen, lines = room.stored_answers, len(room.table.events)
        assert (await host.get("/api/tables?mine=1"))[0]["fresh"] == 0
        while host.me["id"] not in whose():
            await move([theirs], room, dice)
        new = len(room.table.events) - lines
        assert 0 < new < lines
        listed = (await host.get("/api/tables?mine=1"))[0]
        assert listed["fresh"] == new and listed["my_turn"]
        assert (await friend.get(f"/api/tables/{id}"))["fresh"] == 0
        again = await host.join(id)
        assert again.now["mark"] == seen
        assert sum(line["n"] > seen for line in again.now["log"]) == new
        stranger = await server.guest()
        assert (await stranger.get(f"/api/tables/{id}"))["fresh"] == 0
        assert (await stranger.join(id)).now["mark"] == room.stored_answers

    serving(story)


def test_a_reload_is_the_same_visit_and_turning_away_ends_it(serving, monkeypatch):
    async def story(server):
        host, friend, id = await two(server)
        mine, theirs = await host.join(id), await friend.join(id)
        room, dice = server.rooms.open[id], random.Random(1)
        await move([mine, theirs], room, dice, 4)
        await gone(server, id, mine)
        mine = await host.join(id)
        assert mine.now["mark"] == 0
        await mine.send("look", here=False)
        await mine.ask("may", choice="?")
        monkeypatch.setattr(visits, "PAUSE_MS", 0)
        seen = room.stored_answers
        await move([mine, theirs], room, dice, 1)
        assert (await host.get(f"/api/tables/{id}"))["fresh"] > 0  # the page is open, nobody looks
        await mine.send("look", here=True)
        await mine.hello()
        assert mine.now["mark"] == seen and (await host.get(f"/api/tables/{id}"))["fresh"] == 0

    serving(story)


def test_a_turn_of_root_begins_a_part_of_the_log(serving):
    async def story(server):
        guest = await server.guest()
        made = await guest.table("root", ["me", "bot:random"])
        line, dice = await guest.join(made["id"]), random.Random(2)
        for _ in range(30):
            await line.turn()
            await line.play_any(dice)
        await line.hello()
        heads = [entry for entry in line.now["log"] if entry["head"]]
        assert len(heads) >= 2 and {entry["event"]["verb"] for entry in heads} == {"turn"}
        assert all(entry["at"] > 0 for entry in line.now["log"])

    serving(story)


@pytest.mark.parametrize("game", ["root", "renard"])
def test_the_past_of_a_running_game_shows_what_its_reader_may_know(serving, game):
    """Every step is made again from a past whose hidden cards were dealt anew: not a byte may differ."""

    async def story(server):
        host, friend, id = await two(server, game)
        lines = [await host.join(id), await friend.join(id)]
        room, dice, rng = server.rooms.open[id], random.Random(5), Rng(5)
        await move(lines, room, dice, 12 if game == "root" else 2)
        for n in range(room.stored_answers + 1):
            for seat in (0, 1, SPECTATOR):
                past, before = [ReadOnlyTable(replays.record_until(room, number)) for number in (n, max(0, n - 1))]
                if not past.state.open or past.state.open[0].seat < 0:
                    continue
                here = replays.step_info(room, past, n, seat, "fr", before)
                past.state, log = GAMES[game].redeal(past.state, seat, rng), past.events
                past.state.log = log
                assert here == replays.step_info(room, past, n, seat, "fr", before)
                assert here.answer is None or here.answer.seat == seat or not here.answer.notation + here.answer.label
        mine = server.rooms.open[id].row.seats.index(next(s for s in room.row.seats if s.guest == host.me["id"]))
        n = min(3, room.started_session.open_answers)  # what the round has closed is not looked up
        step = await host.get(f"/api/tables/{id}/at/{n}")
        assert step["seat"] == mine and step["n"] == n
        assert room.row.chance.secret not in json.dumps(step)

    serving(story)


# -- clocks of games that last for days -----------------------------------------------------------------------------


def slow(now=0, move_s=3 * DAY, bots=()):
    record = Record(GAMES["renard"], GAMES["renard"].agree({"dealer": "0"}), ["Ana", "Bea"])
    record.seed = 3
    return TimedTable(NotatedTable(record), now, bots, move_s)


def asked(live):
    return live.table.state.open[0].seat


def test_when_the_time_of_a_slow_question_is_up_the_idle_answer_is_given():
    live = slow()
    seat, moves = asked(live), len(live.table.record.answers)
    assert live.due() == 3 * DAY * 1000
    live.tick(3 * DAY * 1000 - 1)
    assert len(live.table.record.answers) == moves
    live.tick(3 * DAY * 1000)
    assert live.table.record.answers[moves][0] == seat


def test_the_rest_of_a_turn_that_nobody_plays_is_short_until_they_are_back():
    live = slow()
    live.tick(3 * DAY * 1000)
    idle = live.idle_seat
    now = 3 * DAY * 1000
    while asked(live) != idle:
        now += 1000
        seat = asked(live)
        live.receive(now, PlayerMessage(seat, now, live.table.state.open[0].options[0]))
    assert live.idle_seat == -1 and live.due() == now + 3 * DAY * 1000  # another has played: the whole time again
    live.idle_seat = idle
    live.clocks.running.clear()
    live.restart_clocks(now)
    assert live.due() == now + 1000 * timed_table.BRIEF_S
    live.note_sign(now + 5, idle)
    assert live.due() == now + 5 + 3 * DAY * 1000


def test_a_slow_clock_outlives_a_restart_and_leaves_a_moment_to_answer(serving, tmp_path):
    async def first(server):
        _, _, ids["slow"] = await two(server, move_s=DAY)
        _, _, ids["quick"] = await two(server, move_s=60)
        room = server.rooms.open[ids["slow"]]
        ids["due"] = room.due
        assert (await server.guests[0].get(f"/api/tables/{ids['slow']}"))["due"] == as_wall(room.due)

    async def second(server):
        while ids["slow"] not in server.rooms.open:
            await asyncio.sleep(0.02)
        assert ids["quick"] not in server.rooms.open  # nobody looks: its people are gone
        room = server.rooms.open[ids["slow"]]
        assert abs(room.due - ids["due"] + 7200 * 1000) < 1000
        room.session.timed_table.count_time_away(0, 10 * DAY * 1000)
        assert room.session.timed_table.due() == 10 * DAY * 1000 + 1000 * timed_table.GRACE_S

    ids = {}
    serving(first)
    with sqlite3.connect(tmp_path / "tables.db") as db:  # two hours pass
        db.execute("UPDATE entries SET at_ms = at_ms - 7200 * 1000")
    db.close()
    serving(second)


def test_a_room_whose_clock_ends_tomorrow_is_put_away_and_looked_at_in_time(serving):
    async def story(server):
        _, _, id = await two(server, move_s=DAY)
        room, rooms = server.rooms.open[id], server.rooms
        assert room.is_idle(room.used_at + 1)
        room.session.timed_table.clocks.running = [
            (clock, end - DAY * 1000) for clock, end in room.session.timed_table.clocks.running
        ]
        assert not room.is_idle(room.used_at + 1)  # it ends soon
        room.close()
        del rooms.open[id]
        await rooms.load_for_alarm(id)
        assert id in rooms.open and id not in rooms.alarms

    serving(story)
