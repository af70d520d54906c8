"""Servers in processes of their own: killed at any moment, and two of them on one PostgreSQL."""

from __future__ import annotations

import asyncio
import json
import os
import random
import subprocess
import sys
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from clairiere.core.game import GAMES
from clairiere.core.record import ENGINE, read_record
from clairiere.server.store import Entry, SeatRow, Store, TableRow
from lab.campaigns.kills import STORES, Campaign, Guest, KillCounts, kill_on

ROOT = Path(__file__).parents[2]
KILLS = 3  # `./dev lab kills` takes a thousand


async def two_of(processes, postgres):
    """Two processes that share a database."""
    both = processes(postgres), processes(postgres)
    await asyncio.gather(*[one.ready() for one in both])
    return both


def listed(line, dice):
    """Any of the choices that are listed, but no word that gives up."""
    choices = [choice for choice in line.now["asks"][0]["choices"] if choice["notation"] != "stop"]
    return dice.choice(choices)


@pytest.mark.parametrize("store", STORES)
def test_killed_at_random_moments_nothing_acknowledged_is_lost_and_no_table_is_stuck(store, request):
    postgres = "" if store == "sqlite" else request.getfixturevalue("fresh_postgres")
    figures = KillCounts()
    asyncio.run(kill_on(store, postgres, figures, KILLS, 120))
    assert figures.sound and figures.kills >= KILLS, figures


def test_a_play_that_is_missing_in_the_log_is_seen(tmp_path):
    async def story():
        store = await Store.open(str(tmp_path / "tables.db"))
        await store.add_table(TableRow("t1", "renard", {}, {}, "running", "7", "g1", ENGINE, 5, seats=[SeatRow(0)]))
        await store.append("t1", [Entry(1, 0, "7M", 3, 5), Entry(2, 0, "8M", 4, 5), Entry(3, 0, "8M", 4, 6)], "")
        campaign, figures = object.__new__(Campaign), KillCounts()
        campaign.store = store
        told = {"t1": [(3, "7M"), (4, "8M"), (5, "9M")]}
        await campaign.compare(Guest("renard", random.Random(0), told=told), ["t1"], figures)
        assert (figures.lost, figures.twice, figures.sound) == (1, 1, False)
        await store.close()

    asyncio.run(story())


def test_two_processes_on_one_postgresql_share_a_table(processes, far, fresh_postgres):
    async def story():
        first, second = await two_of(processes, fresh_postgres)
        host, friend = await far.guest(first.url), await far.guest(second.url)
        table = await host.table("duo", ["me", "open"])
        await friend.post(f"/api/tables/{table['id']}/sit")
        lines = [await host.join(table["id"]), await friend.join(table["id"])]
        while not all(line.now["seats_mine"] and line.now["table"]["status"] == "running" for line in lines):
            await asyncio.gather(*[line.hello() for line in lines])
        while not all(seat["here"] for seat in lines[0].now["table"]["seats"]):
            await lines[0].hello()
        assert (await lines[0].ask("chat", phrase="hello"))["ok"]
        heard = await lines[1].until(lambda message: message["t"] == "chat")
        assert heard["phrase"] == "hello"
        await asyncio.gather(*[play_listed(line, random.Random(i)) for i, line in enumerate(lines)])
        results = [await guest.get(f"/api/tables/{table['id']}") for guest in (host, friend)]
        assert results[0]["moves"] == results[1]["moves"] and {found["status"] for found in results} == {"over"}
        texts = [(await guest.http.get(f"/api/tables/{table['id']}/record")).text for guest in (host, friend)]
        assert texts[0] == texts[1] and texts[0].startswith("clairiere-record")

    far.run(story)


async def play_listed(line, dice):
    """Play to the end with what is listed; whoever loses a race is told so, and plays on."""
    while not line.over:
        await line.turn()
        if not line.over:
            choice = listed(line, dice)
            reply = await line.play(choice["notation"], seen=choice["moment"])
            assert reply["ok"] or reply["late"] or reply["cite"], reply


def test_a_new_name_reaches_those_who_look_from_another_process(processes, far, fresh_postgres):
    async def story():
        first, second = await two_of(processes, fresh_postgres)
        host, friend = await far.guest(first.url), await far.guest(second.url)
        table = await host.table("renard", ["me", "open"])
        await friend.post(f"/api/tables/{table['id']}/sit")
        line = await friend.join(table["id"])
        await host.http.put("/api/me", json={"name": "Zoé"})
        told = await line.until(lambda message: message["t"] == "snapshot" and "Zoé" in str(message["log"]))
        assert told["table"]["seats"][0]["name"] == "Zoé"

    far.run(story)


def test_a_renewed_link_cuts_lines_in_other_processes_too(processes, far, fresh_postgres):
    async def story():
        first, second = await two_of(processes, fresh_postgres)
        guest = await far.guest(first.url)
        by_link = await far.guest(second.url, guest.http.cookies)
        line = await by_link.join((await guest.table("renard", ["me", "open"]))["id"])
        await guest.post("/api/me/link")
        with pytest.raises(ConnectionClosed):
            await asyncio.wait_for(line.until(lambda message: False), 15)
        assert (await by_link.get("/api/me"))["id"] != guest.me["id"]

    far.run(story)


def test_two_processes_that_write_at_once_lose_nothing_and_do_nothing_twice(processes, far, fresh_postgres):
    """One guest, two devices on two processes, the same click on both at the same time."""

    async def story():
        first, second = await two_of(processes, fresh_postgres)
        one = await far.guest(first.url)
        two = await far.guest(second.url, one.http.cookies)
        assert one.me["id"] == two.me["id"]
        table = await one.table("renard", ["me", "me"], settings={"hotseat": True})
        lines = [await one.join(table["id"]), await two.join(table["id"])]
        dice = random.Random(1)
        for _ in range(15):
            for line in lines:
                await line.hello()
            choice, n = listed(lines[0], dice), max(line.n for line in lines) + 1
            for line in lines:
                line.n = n - 1
            seen = choice["moment"]
            replies = await asyncio.gather(*[line.play(choice["notation"], seen=seen) for line in lines])
            assert any(reply["ok"] for reply in replies), replies
            assert all(reply["ok"] or reply["late"] for reply in replies), replies
        assert (await lines[0].ask("undo"))["ok"]
        here = await lines[0].hello()
        # a snapshot of before, sent with what came late, may still be on its way
        await lines[1].until(lambda message: message["t"] == "snapshot" and message["seq"] == here["seq"])
        there = await lines[1].hello()
        for key in ("seq", "version", "waiting"):
            assert here[key] == there[key]
        assert [entry["text"] for entry in here["log"]] == [entry["text"] for entry in there["log"]]

    far.run(story)


def test_a_second_server_on_the_same_port_or_file_is_refused_in_a_sentence(processes, far, tmp_path):
    async def story():
        server = processes(str(tmp_path / "a.db"))
        await server.ready()
        port = server.url.rsplit(":", 1)[1]
        for given in (["--port", port, "--db", str(tmp_path / "b.db")], ["--db", str(tmp_path / "a.db")]):
            command = [sys.executable, "-m", "clairiere", "serve", *given]
            done = await asyncio.to_thread(subprocess.run, command, capture_output=True, text=True, timeout=120)
            assert done.returncode in (1, 2) and len(done.stderr.splitlines()) == 1, done.stderr
        assert port in done.stderr  # where the tables are served already

    far.run(story)


SHORT = [  # the shortest games of each kind: game, seats and options
    ("renard", ["open", "bot:greedy"], {"target": 1}),
    ("duo", ["open", "bot:greedy"], {}),
    ("jeton", ["open", "bot:random", "bot:random"], {"form": "turns", "target": 1}),
    ("jeton", ["open", "bot:random", "bot:random"], {"form": "live", "target": 1}),
    ("root", ["open", "bot:greedy"], {"factions": "marquise,eyrie"}),
]


def test_the_example_bot_plays_a_whole_game_of_every_kind(processes, far, tmp_path):
    async def story():
        server = processes(str(tmp_path / "tables.db"))
        await server.ready()
        host = await far.guest(server.url)

        async def finish(game, seats, options):
            table = await host.table(game, seats, options=options)
            token = await host.post("/api/tokens", {"table": table["id"], "seat": 0})
            program = [sys.executable, str(ROOT / "examples" / "bot.py"), server.url, table["id"], token["token"]]
            bot = await asyncio.create_subprocess_exec(*program)
            assert await asyncio.wait_for(bot.wait(), 120) == 0, game
            assert (await host.get(f"/api/tables/{table['id']}"))["status"] == "over", game
            record = read_record((await host.http.get(f"/api/tables/{table['id']}/record")).text)
            given_up = [choice for seat, choice in record.answers if seat == 0 and choice in record.game.quit_choices]
            assert given_up == [], game

        assert {game for game, _, _ in SHORT} == set(GAMES)
        await asyncio.gather(*[finish(*kind) for kind in SHORT])

    far.run(story)


def test_the_load_test_plays_every_game_and_prints_its_figures():
    command = [sys.executable, "-m", "lab", "loadtest", "--tables", "4", "--seconds", "3", "--json"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    assert list(found) == [
        "tables", "processes", "moves", "p50_ms", "p99_ms", "errors", "cpu_ms_per_move", "client_ms_per_move",
        "kb_per_table", "busy_cores", "load", "games",
    ]  # fmt: skip
    assert found["tables"] == 4 and found["moves"] > 0 and found["errors"] == 0 and found["p99_ms"] > 0
    assert 0 < found["busy_cores"] < os.cpu_count() + 0.5  # clocks of the system tick by hundredths
    assert set(found["games"]) == set(GAMES) and all(game["moves"] for game in found["games"].values())


def test_the_load_test_drives_two_processes_on_one_postgresql(fresh_postgres):
    given = ["--tables", "4", "--seconds", "2", "--games", "renard,duo", "--processes", "2", "--db", fresh_postgres]
    command = [sys.executable, "-m", "lab", "loadtest", *given]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stderr
    assert "2 process" in done.stdout and "renard" in done.stdout and "duo" in done.stdout
