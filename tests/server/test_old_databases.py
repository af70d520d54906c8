"""Databases that earlier servers wrote: they open, list, replay, and their games go on.

`databases/0002.sql` was written by the engine 0.1.0, before chance was promised: seeds in the tables, and of Duo fewer
options. Ana has played a game of Renard to its end, has one of Duo for two at one screen and one of Root.
"""

import asyncio
import random
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from alembic import command
from itsdangerous import URLSafeSerializer
from sqlalchemy import select, text

from clairiere.core.record import read_record
from clairiere.server.hashing import hash_secret
from clairiere.server.store.engines import engine_of, url_of
from clairiere.server.store.migrations import configured
from clairiere.server.store.schema import GUESTS

OLD = Path(__file__).parent / "databases" / "0002.sql"
COOKIE = "IjFjNWQwNzM0NjNlZTAwZjIi.3dlxjq4DALDBAjQI7Q8TNOsSqGI"
RENARD, DUO, ROOT = "6ZdpL4R2rgDx", "grIpJ9AYWh5H", "EvkynOSlt0Bt"


def restored(folder):
    db = folder / "old.db"
    with closing(sqlite3.connect(db)) as connection:
        connection.executescript(OLD.read_text("utf-8"))
    return str(db)


async def of_ana(server):
    found = await server.guest()
    found.http.cookies.clear()
    found.http.cookies.set("clairiere", COOKIE, domain="127.0.0.1")
    found.me = await found.get("/api/me")
    return found


def test_a_database_of_before_lists_its_tables(serving, tmp_path):
    async def story(server):
        ana = await of_ana(server)
        assert ana.me["name"] == "Ana"
        mine = await ana.get("/api/tables?mine=1")
        assert {table["id"]: table["status"] for table in mine} == {RENARD: "over", DUO: "running", ROOT: "running"}

    serving(story, restored(tmp_path))


def test_a_finished_game_of_before_replays(serving, tmp_path):
    async def story(server):
        ana = await of_ana(server)
        record = read_record((await ana.http.get(f"/api/tables/{RENARD}/record")).text)
        assert record.engine == "0.1.0" and record.state().points() == [10, 17]
        assert (await ana.get(f"/api/tables/{RENARD}/at/20"))["view"]

    serving(story, restored(tmp_path))


def test_games_of_before_go_on_as_they_were_agreed_on(serving, tmp_path):
    async def story(server):
        ana = await of_ana(server)
        for id in (DUO, ROOT):
            line = await ana.join(id)
            assert line.now["table"]["chance"] is None
            await line.play_out(random.Random(4))
            record = read_record((await ana.http.get(f"/api/tables/{id}/record")).text)
            assert record.engine == "0.1.0" and record.state().over
            assert id == ROOT or record.options["refusals"] == 3

    serving(story, restored(tmp_path))


@pytest.fixture(params=["sqlite", "postgresql"])
def with_links(request, tmp_path):
    """A database of the version before hashes, with guests who have their first link or a renewed one."""
    url = str(tmp_path / "links.db") if request.param == "sqlite" else request.getfixturevalue("fresh_postgres")
    asyncio.run(write_links(url))
    return url


async def write_links(url):
    engine = engine_of(url_of(url))
    async with engine.begin() as connection:
        await connection.run_sync(lambda sync: command.upgrade(configured(sync), "0006"))
        row = "INSERT INTO guests (id, secret, name, language, created) VALUES (:id, :secret, :id, 'fr', 1)"
        guests = [{"id": f"guest{n}", "secret": ("new-" if n % 2 else "") + f"{PLAIN}{n:04}"} for n in range(500)]
        await connection.execute(text(row), guests)
        await connection.execute(text("INSERT INTO keys VALUES ('cookie', 'the old key')"))
    await engine.dispose()


PLAIN = "plain-secret-of-somebody-"


def test_links_and_cookies_of_before_work_and_no_secret_stays(serving, with_links, tmp_path):
    async def story(server):
        rows = await server.rooms.store.all(select(GUESTS))
        assert len(rows) == 500 and not any(PLAIN in str(row) for row in rows)
        signer = URLSafeSerializer("the old key", salt="guest")
        for n in (0, 1):
            secret = ("new-" if n else "") + f"{PLAIN}{n:04}"
            device = await server.guest()
            assert (await device.http.post(f"/g/{secret}")).status_code == 303
            assert (await device.get("/api/me"))["id"] == f"guest{n}"
            assert (await device.get("/api/me"))["link"] == ""
            for content, known in (([f"guest{n}", hash_secret(secret)[:16]], True), (f"guest{n}", n == 0)):
                device.http.cookies.clear()
                device.http.cookies.set("clairiere", signer.dumps(content), domain="127.0.0.1")
                assert ((await device.get("/api/me"))["id"] == f"guest{n}") == known
        assert (await device.http.get(f"/g/{hash_secret(secret)}")).status_code == 404

    serving(story, with_links)
    for file in tmp_path.glob("links.db*"):
        assert PLAIN.encode() not in file.read_bytes(), file
