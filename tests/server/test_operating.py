"""Whoever runs a server: tables are removed, guests banned and deleted, names cleaned; on both databases."""

from __future__ import annotations

import asyncio
import json
import random
import threading
from contextlib import ExitStack, contextmanager
from pathlib import Path

import httpx
import pytest
from sqlalchemy import select
from websockets.exceptions import ConnectionClosed

from clairiere.cli import main
from clairiere.server.http.handlers.operating.acts import OPERATOR_KEY
from clairiere.server.operating import operator as acting
from clairiere.server.room.from_record import record_from
from clairiere.server.run import file_lock, temporary_server
from clairiere.server.store import GuestRow, Store
from clairiere.server.store.schema import METADATA

from .conftest import running


@pytest.fixture(params=["sqlite", "postgresql"])
def db(request, tmp_path):
    return str(tmp_path / "store.db") if request.param == "sqlite" else request.getfixturevalue("fresh_postgres")


async def operator(server) -> httpx.AsyncClient:
    key = await server.rooms.store.key(OPERATOR_KEY, "the key")
    return httpx.AsyncClient(base_url=server.url, headers={"authorization": f"Bearer {key}"}, timeout=8)


async def couple(server, **settings):
    host, friend = await server.guest("en"), await server.guest("en")
    await friend.http.put("/api/me", json={"name": "Wicked Word"})
    made = await host.table("renard", ["me", "open"], options={"dealer": 1}, settings=settings)
    await friend.post(f"/api/tables/{made['id']}/sit")
    return host, friend, made["id"]


async def everything(store) -> str:
    """All that the database holds, as a text."""
    rows = [row for table in METADATA.sorted_tables for row in await store.all(select(table))]
    return json.dumps([list(row) for row in rows], default=str)


async def told_gone(line) -> str:
    try:
        while True:
            message = await line.read()
            if message["t"] == "gone":
                return message["text"]
    except ConnectionClosed:
        return ""


def test_a_table_is_removed_with_all_that_belongs_to_it_and_who_looks_is_told(serving, db):
    async def story(server):
        host, _, id = await couple(server)
        line = await host.join(id)
        await line.ask("chat", phrase="hello")
        async with await operator(server) as http:
            assert (await http.delete(f"/api/operator/tables/{id}")).json() == {"ok": True}
            assert (await http.delete(f"/api/operator/tables/{id}")).status_code == 404
        assert await told_gone(line) == "This table was removed by whoever runs the server."
        assert id not in await everything(server.rooms.store)
        assert await host.get("/api/tables?mine=1") == []
        await host.get(f"/api/tables/{id}", 404)

    serving(story, db)


def test_a_banned_guest_is_sent_away_and_a_bot_plays_on_until_they_are_let_in_again(serving, db):
    async def story(server):
        host, friend, id = await couple(server)
        mine, theirs = await host.join(id), await friend.join(id)
        async with await operator(server) as http:
            [found] = (await http.get("/api/operator/guests?name=wicked")).json()
            assert (found["name"], found["banned"]) == ("Wicked Word", 0)
            path = f"/api/operator/guests/{found['id']}"
            assert (await http.post(path, json={"banned": True})).json()["banned"] > 0
            assert "does not let you in" in await told_gone(theirs)
            assert (await friend.get("/api/me", 403))["error"] == "server-banned"
            seat = (await host.get(f"/api/tables/{id}"))["seats"][1]
            assert seat["kind"] == "bot"
            await mine.turn()
            await mine.play(mine.now["asks"][0]["choices"][0]["notation"])
            await mine.until(lambda message: message["t"] == "events" and len(message["lines"]) > 1)
            assert (await http.post(path, json={"banned": False})).json()["banned"] == 0
        assert (await friend.post(f"/api/tables/{id}/sit"))["seats"][1]["mine"]

    serving(story, db)


def test_a_name_is_cleaned_wherever_it_stands(serving, db):
    async def story(server):
        host, friend, id = await couple(server)
        line = await friend.join(id)
        await line.ask("chat", phrase="hello")
        async with await operator(server) as http:
            cleaned = await http.post(f"/api/operator/guests/{friend.me['id']}", json={"clean": True})
        name = cleaned.json()["name"]
        assert name != "Wicked Word" and (await friend.get("/api/me"))["name"] == name
        assert (await host.get(f"/api/tables/{id}"))["seats"][1]["name"] == name
        assert "Wicked" not in await everything(server.rooms.store)

    serving(story, db)


def test_who_asks_gets_all_that_is_kept_of_them_and_nothing_that_opens_a_door(serving):
    async def story(server):
        host, friend, id = await couple(server)
        line = await friend.join(id)
        await line.ask("chat", text="Good evening")
        await host.post(f"/api/tables/{id}/planned", {"about": "follow", "choice": "1B"}, 400)
        told = await friend.get("/api/me/data")
        assert told["guest"]["name"] == "Wicked Word" and told["tables"][0]["id"] == id
        assert told["kept"]["chat"][0]["text"] == "Good evening" and told["records"] == {}
        secret = friend.me["link"].rpartition("/")[2]
        assert secret not in json.dumps(told) and host.me["id"] not in json.dumps(told)
        async with await operator(server) as http:
            same = (await http.get(f"/api/operator/guests/{friend.me['id']}")).json()
        assert same["guest"] == told["guest"]

    serving(story)


def test_records_of_all_that_is_kept_are_not_made_on_the_event_loop(serving, monkeypatch):
    """Many long games would keep everybody waiting."""
    threads = []

    def record(row, entries):
        threads.append(threading.current_thread())
        return record_from(row, entries)

    monkeypatch.setattr(acting, "record_from", record)

    async def story(server):
        guest = await server.guest()
        games = [await guest.table("renard", ["me", "bot:greedy"], options={"target": 1}) for _ in range(2)]
        for game in games:
            await (await guest.join(game["id"])).play_out(random.Random(1))
        told = await guest.get("/api/me/data")
        assert all(text.startswith("clairiere") for text in told["records"].values()) and len(told["records"]) == 2
        assert len(threads) == 2 and threading.current_thread() not in threads

    serving(story)


def test_who_is_deleted_leaves_games_with_others_without_a_name_and_nothing_else(serving, db):
    async def story(server):
        host, friend, running = await couple(server)
        made = await host.table("renard", ["me", "open"], options={"dealer": 1, "target": 1})
        over = made["id"]
        await friend.post(f"/api/tables/{over}/sit")
        lines, dice = [await host.join(over), await friend.join(over)], random.Random(1)
        await asyncio.gather(*[line.play_out(dice) for line in lines])
        lone = (await friend.table("renard", ["me", "bot:greedy"]))["id"]
        waiting = (await friend.table("renard", ["me", "open"]))["id"]
        line = await friend.join(running)
        await line.ask("chat", phrase="hello")
        id, secret = friend.me["id"], friend.me["link"].rpartition("/")[2]
        answer = await friend.http.delete("/api/me")
        assert answer.json() == {"ok": True}
        assert await told_gone(line) == "This server has forgotten you, as was asked."
        kept = await everything(server.rooms.store)
        for gone in (id, secret, "Wicked", lone, waiting):
            assert gone not in kept, gone
        assert (await host.get(f"/api/tables/{running}"))["seats"][1]["kind"] == "bot"
        seats = (await host.get(f"/api/tables/{over}"))["seats"]
        assert [seat["name"] for seat in seats][1] == "?"
        record = (await host.http.get(f"/api/tables/{over}/record")).text
        assert "Wicked" not in record and "?" in record
        assert (await friend.get("/api/me"))["id"] != id  # whoever comes back is new here

    serving(story, db)


def test_nobody_else_operates_and_who_guesses_is_slowed_down(serving):
    async def story(server):
        host, friend, id = await couple(server)
        for method, path in (
            ("GET", "/api/operator/guests"),
            ("GET", f"/api/operator/guests/{friend.me['id']}"),
            ("POST", f"/api/operator/guests/{friend.me['id']}"),
            ("DELETE", f"/api/operator/guests/{friend.me['id']}"),
            ("DELETE", f"/api/operator/tables/{id}"),
        ):
            for headers in ({}, {"authorization": "Bearer wrong"}):
                answer = await host.http.request(method, path, headers=headers)
                assert (answer.status_code, answer.json()["error"]) == (403, "operator-only")
        await host.get(f"/api/tables/{id}")

    serving(story)


@pytest.mark.parametrize("served", [True, False])
def test_the_commands_reach_the_server_that_runs_or_do_without(tmp_path, capsys, served):
    url = str(tmp_path / "tables.db")

    async def set_up():
        store = await Store.open(url)
        await store.add_guest(GuestRow("abc", "secret", "Wicked Word", "en", 5))
        await store.close()

    def run(*words):
        assert main(["operator", *words, "--db", url, "--lang", "en"]) == 0
        return capsys.readouterr().out.strip()

    asyncio.run(set_up())
    with ExitStack() as stack:
        if served:
            stack.enter_context(tables_served(url))
        assert run("guests", "wicked") == "abc  Wicked Word"
        assert "banned" in run("ban", "abc") and run("guests", "wicked").endswith("(banned)")
        run("unban", "abc")
        assert "is now called" in run("clean", "abc")
        assert json.loads(run("export", "abc"))["guest"]["id"] == "abc"
        assert "Nothing is left" in run("delete", "abc") and run("guests") == ""
        assert main(["operator", "remove", "nothing", "--db", url, "--lang", "en"]) == 2
        assert "There is no table" in capsys.readouterr().err
        assert main(["operator", "ban", "--db", url, "--lang", "en"]) == 2
        assert "needs to know" in capsys.readouterr().err
        assert len(run("key")) > 30


@contextmanager
def tables_served(url):
    """As `clairiere serve` does: the file is held, and the address left beside it."""
    with file_lock(url) as leave_address, temporary_server(url) as address:
        leave_address(address)
        yield


def test_another_process_on_the_same_database_hears_of_it_at_once(serving, fresh_postgres):
    async def story(here):
        async with running(fresh_postgres) as there:
            host, friend, id = await couple(here)
            lines = [await host.join(id), await friend.join(id)]
            while "down" in [server.rooms.store.news for server in (here, there)]:
                await asyncio.sleep(0.05)
            async with await operator(there) as http:
                await http.post(f"/api/operator/guests/{friend.me['id']}", json={"banned": True})
                assert "does not let you in" in await told_gone(lines[1])
                await http.delete(f"/api/operator/tables/{id}")
            assert "was removed" in await told_gone(lines[0])

    serving(story, fresh_postgres)


def test_keys_are_moved_from_the_database_to_a_file_and_everybody_stays_who_they_are(serving, db, tmp_path):
    file, cookies, ids = tmp_path / "outside" / "keys.json", {}, []

    async def before(server):
        guest = await server.guest()
        cookies.update(guest.http.cookies)
        ids.append(guest.me["id"])
        await operator(server)

    async def after(server):
        guest = await server.guest()
        guest.http.cookies.clear()
        guest.http.cookies.update(cookies)
        assert ((await guest.get("/api/me"))["id"] == ids[0]) == file.exists()
        key = json.loads(file.read_text())["operator"]
        answer = await guest.http.get("/api/operator/guests", headers={"authorization": f"Bearer {key}"})
        assert answer.status_code == 200
        kept = await everything(server.rooms.store)
        assert not any(one in kept for one in json.loads(file.read_text()).values())

    async def with_other_keys(server):
        guest = await server.guest()
        guest.http.cookies.clear()
        guest.http.cookies.update(cookies)
        assert (await guest.get("/api/me"))["id"] != ids[0]

    serving(before, db)
    for _ in range(2):
        serving(after, db, keys=file)
    assert set(json.loads(file.read_text())) >= {"cookie", "mail", "operator"} and file.stat().st_mode & 0o077 == 0
    if not db.startswith("postgres"):
        assert not any(key.encode() in Path(db).read_bytes() for key in json.loads(file.read_text()).values())
    file.unlink()
    serving(with_other_keys, db, keys=file)


def test_the_operator_finds_the_keys_by_option_or_environment(tmp_path, capsys, monkeypatch):
    db, file = str(tmp_path / "a.db"), tmp_path / "keys.json"
    told = []
    for given in (["--keys", str(file)], ["--keys", str(file)]):
        assert main(["operator", "key", "--db", db, *given]) == 0
        told.append(capsys.readouterr().out.strip())
    monkeypatch.setenv("CLAIRIERE_KEYS", str(file))
    assert main(["operator", "key", "--db", db]) == 0
    assert {*told, capsys.readouterr().out.strip()} == {json.loads(file.read_text())["operator"]}
    file.write_text("[]")
    assert main(["operator", "key", "--db", db]) != 0
    assert str(file) in capsys.readouterr().err
