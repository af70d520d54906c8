"""Databases that earlier servers wrote: they open, list, replay, and their games go on.

`databases/0002.sql` was written by the engine 0.1.0, before chance was promised: seeds in the tables, and of Duo fewer
options. Ana has played a game of Renard to its end, has one of Duo for two at one screen and one of Root.
"""

import random
import sqlite3
from contextlib import closing
from pathlib import Path

from clairiere.core.record import read_record

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
