"""What fails comes back by itself, says so, and takes nothing else with it."""

from __future__ import annotations

import asyncio
import json
import logging
import random
import sqlite3
import subprocess
import sys
from contextlib import closing

import pytest
from sqlalchemy import event

from clairiere import home
from clairiere.home import FileHeld, hold_inode
from clairiere.server.archive import export
from clairiere.server.run import free_port
from clairiere.server.store import news

from .conftest import running


def psql(url, statement):
    command = ["psql", "-q", url.removesuffix("postgres") + "template1", "-c", statement]
    subprocess.run(command, check=True, capture_output=True)


def test_the_line_between_processes_comes_back_when_the_database_refused_connections(
    serving, fresh_postgres, monkeypatch, caplog
):
    """Both are told of nothing while it is away; afterwards what was missed is there, and moves cross over again."""
    monkeypatch.setattr(news, "LOOK_S", 0.05)
    monkeypatch.setattr(news, "AGAIN_S", 0.05)

    async def health(guest, wanted):
        while (await guest.get("/api/status"))["news"] != wanted:
            await asyncio.sleep(0.05)

    async def story(first):
        async with running(fresh_postgres) as second:
            host, friend = await first.guest(), await second.guest()
            table = await host.table("renard", ["me", "open"])
            await friend.post(f"/api/tables/{table['id']}/sit")
            lines = [await host.join(table["id"]), await friend.join(table["id"])]
            await health(host, "up")
            await health(friend, "up")
            await asyncio.to_thread(psql, fresh_postgres, "ALTER DATABASE postgres ALLOW_CONNECTIONS false")
            await asyncio.to_thread(psql, fresh_postgres, CUT)
            await health(host, "down")
            await health(friend, "down")
            await asyncio.sleep(0.5)  # it is tried more than once
            await asyncio.to_thread(psql, fresh_postgres, "ALTER DATABASE postgres ALLOW_CONNECTIONS true")
            await health(host, "up")
            await health(friend, "up")
            for line in lines:
                await line.hello()
            asked, other = sorted(lines, key=lambda line: not line.asked())
            seq = other.now["seq"]
            assert (await asked.play(asked.now["asks"][0]["choices"][0]["notation"]))["ok"]
            await other.until(lambda message: message["t"] == "events" and message["seq"] > seq)

    with caplog.at_level(logging.WARNING, "clairiere"):
        serving(story, fresh_postgres)
    said = [record.message for record in caplog.records if "news from other processes" in record.message]
    assert sum("down" in line for line in said) == 2 and sum("up again" in line for line in said) == 2, said


CUT = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = 'postgres' AND pid <> pg_backend_pid()"


def test_a_full_disk_is_said_to_be_one_and_nothing_is_half_done(serving):
    """On a new table, a new guest, a line of chat and a move; when there is room again, everything goes on."""
    pages = [1 << 30]

    async def room_for(server, count):
        pages[0] = count
        await server.rooms.store.writer.disconnect()
        await server.rooms.store.engine.dispose()

    async def story(server):
        engine = server.rooms.store.engine.sync_engine
        event.listen(engine, "connect", lambda line, _: line.execute(f"PRAGMA max_page_count={pages[0]}"))
        guest = await server.guest("en")
        table = await guest.table("renard", ["me", "bot:greedy"], settings={"instant": False})
        line = await guest.join(table["id"])
        await line.turn()
        await room_for(server, 1)
        long = {"game": "jeton", "seats": ["me", "open", "open"], "options": {"title": "x" * 40}}
        refused = [await guest.http.post("/api/tables", json=long) for _ in range(12)]
        refused += [await server.anybody() for _ in range(40)]
        refused = [answer for answer in refused if answer.status_code != 200]
        assert refused and {(a.status_code, a.json()["error"]) for a in refused} == {(503, "server-store-failed")}
        words = [await line.ask("chat", text="y" * 300) for _ in range(30)]
        assert not words[-1]["ok"] and "could not be written" in words[-1]["text"]
        await room_for(server, 1 << 30)
        assert (await line.ask("chat", text="again"))["ok"]
        assert (await guest.http.post("/api/tables", json=long)).status_code == 200

    serving(story)


def test_a_file_is_held_whatever_link_leads_to_it(processes, far, tmp_path):
    async def story():
        await (server := processes(str(tmp_path / "a.db"))).ready()
        (tmp_path / "folder").mkdir()
        (tmp_path / "folder" / "b.db").symlink_to(tmp_path / "a.db")
        (tmp_path / "elsewhere").symlink_to(tmp_path)
        for path in ("folder/b.db", "elsewhere/a.db"):
            port, file = str(free_port(usual=0)), str(tmp_path / path)
            command = [sys.executable, "-m", "clairiere", "serve", "--port", port, "--db", file]
            done = subprocess.run(command, capture_output=True, text=True, timeout=60)
            assert done.returncode != 0 and server.url.rsplit(":", 1)[1] in done.stderr, done.stderr

    far.run(story)


def test_no_command_opens_a_served_file_through_a_hard_link(processes, far, tmp_path):
    """SQLite keeps the journal next to the name, so two names of one file would corrupt it."""
    (tmp_path / "folder").mkdir()
    link = str(tmp_path / "folder" / "b.db")

    def run(*words):
        command = [sys.executable, "-m", "clairiere", *words, "--db", link, "--lang", "en"]
        return subprocess.run(command, capture_output=True, text=True, timeout=60)

    async def story():
        await (server := processes(str(tmp_path / "a.db"))).ready()
        (tmp_path / "folder" / "b.db").hardlink_to(tmp_path / "a.db")
        commands = [
            ("serve", "--port", str(free_port(usual=0))),
            ("operator", "guests"),
            ("operator", "key"),
            ("export", str(tmp_path / "out")),
            ("backup", str(tmp_path / "copy.db")),
        ]
        for words in commands:
            done = run(*words)
            assert done.returncode != 0 and "under another name" in done.stderr, (words, done.stderr)
        assert not (tmp_path / "folder" / "b.db-wal").exists() and not (tmp_path / "copy.db").exists()
        server.process.terminate()
        server.process.wait(20)
        assert run("operator", "key").returncode == 0

    far.run(story)


def test_two_names_of_a_file_are_one_where_the_system_has_no_lock_per_open_file(tmp_path, monkeypatch):
    """Without either kind, as on macOS, the lock is a file named by device and inode."""
    monkeypatch.setattr(home, "lock_far_byte", None)
    first, second = tmp_path / "a.db", tmp_path / "b.db"
    with hold_inode(first):
        second.hardlink_to(first)
        with pytest.raises(FileHeld), hold_inode(second):
            pass
        with hold_inode(tmp_path / "other.db"):
            pass
    with hold_inode(second):
        pass


def test_the_last_move_of_a_game_sent_again_over_a_new_line_is_answered_as_it_was(serving):
    async def story(server):
        guest = await server.guest()
        table = await guest.table("duo", ["me", "me"], settings={"hotseat": True})
        line = await guest.join(table["id"])
        dice, last = random.Random(3), {}
        while not line.over:
            await line.turn()
            choice = dice.choice([c for c in line.now["asks"][0]["choices"] if c["notation"] != "stop"])
            last = {"choice": choice["notation"], "seat": line.now["asks"][0]["seat"]}
            assert (await line.play(**last))["ok"]
            if not line.over:
                await line.read()
        n = line.n
        server.rooms.open.clear()
        again = await guest.join(table["id"])
        again.n = n - 1
        assert (await again.play(**last))["ok"]
        assert not (await again.play(**last))["ok"]  # another number is another move

    serving(story)


DAMAGES = {
    "entry": "UPDATE entries SET choice = 'gibberish' WHERE table_id = ? AND seq = 2",
    "options": "UPDATE tables SET options = '{\"hat\"' WHERE id = ?",
    "settings": "UPDATE tables SET settings = '{\"odd\": 1}' WHERE id = ?",
    "game": "UPDATE tables SET game = 'chess' WHERE id = ?",
    "seats": "DELETE FROM seats WHERE table_id = ?",
    "first seat": "DELETE FROM seats WHERE table_id = ? AND seat = 0",
    "last seat": "DELETE FROM seats WHERE table_id = ? AND seat = 1",
}


@pytest.mark.parametrize("damage", DAMAGES)
def test_a_damaged_table_is_shown_as_such_alone_and_can_be_exported_as_it_is(serving, tmp_path, damage):
    db, cookies, ids = str(tmp_path / "a.db"), {}, []

    async def before(server):
        guest = await server.guest()
        for _ in range(2):
            table = await guest.table("renard", ["me", "open"], settings={"move_s": 86400})
            other = await server.guest()
            await other.post(f"/api/tables/{table['id']}/sit")
            ids.append(table["id"])
        cookies.update(guest.http.cookies)

    async def after(server):
        guest = await server.guest()
        guest.http.cookies.clear()
        guest.http.cookies.update(cookies)
        found = {table["id"]: table for table in await guest.get("/api/tables?mine=1")}
        assert not found[ids[1]]["damaged"] and (await guest.join(ids[1])).now["table"]["status"] == "running"
        assert found[ids[0]]["damaged"] and "ne peut plus être lue" in found[ids[0]]["result"]
        assert (await guest.get(f"/api/tables/{ids[0]}", 409))["error"] == "server-damaged"
        line = await guest.join(ids[0], hello=False)
        assert "ne peut plus être lue" in (await line.read())["text"]
        while ids[1] not in server.rooms.open:  # slow games are woken all the same
            await asyncio.sleep(0.05)

    serving(before, db)
    with closing(sqlite3.connect(db)) as connection:
        connection.execute(DAMAGES[damage], (ids[0],))
        connection.commit()
    serving(after, db)
    assert export(db, tmp_path / "out") == (0, 1)
    (file,) = (tmp_path / "out").iterdir()
    written = json.loads(file.read_text("utf-8"))
    assert written["table"][0]["id"] == ids[0] and written["entries"]


@pytest.mark.parametrize("status", ["open", "running", "over"])
@pytest.mark.parametrize("damage", ["seats", "first seat", "last seat", "options", "settings"])
def test_a_table_that_cannot_be_read_is_marked_damaged_whatever_its_status(serving, tmp_path, damage, status):
    """Nothing answers 200 for it and then fails in the socket."""
    db, cookies, ids = str(tmp_path / "a.db"), {}, []

    async def before(server):
        host, friend = await server.guest(), await server.guest()
        table = await host.table("root", ["me", "open", "open"], options={"factions": "marquise,eyrie,alliance"})
        ids.append(table["id"])
        if status != "open":
            await friend.post(f"/api/tables/{table['id']}/sit")
            await host.post(f"/api/tables/{table['id']}/bot", {"seat": 2, "bot": "greedy"})
        if status == "over":
            async with (room := server.rooms.open[table["id"]]).lock:
                await room.store_row(status="over")
        cookies.update(host.http.cookies)

    async def after(server):
        guest = await server.guest()
        guest.http.cookies.clear()
        guest.http.cookies.update(cookies)
        (found,) = await guest.get("/api/tables?mine=1")
        assert found["damaged"] and found["status"] == status
        for path in ("", "/story", "/at/1"):
            assert (await guest.get(f"/api/tables/{ids[0]}{path}", 409))["error"] == "server-damaged"
        line = await guest.join(ids[0], hello=False)
        assert "ne peut plus être lue" in (await line.read())["text"]
        for path in (f"/t/{ids[0]}", "/api/me/games", "/api/me/records", "/api/me/data"):
            assert (await guest.http.get(path)).status_code == 200, path
        assert (await guest.http.put("/api/me", json={"name": "Ana"})).status_code == 200
        assert (await guest.http.delete("/api/me")).status_code == 200

    serving(before, db)
    with closing(sqlite3.connect(db)) as connection:
        last = 2 if damage == "last seat" else 1
        connection.execute(DAMAGES[damage].replace("seat = 1", f"seat = {last}"), (ids[0],))
        connection.commit()
    serving(after, db)
