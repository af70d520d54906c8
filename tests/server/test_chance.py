"""Chance at tables on the web: promised before, mixed with everybody's nonce, told to nobody until the end."""

from __future__ import annotations

import asyncio
import json
import logging
import random
import secrets

import pytest
from alembic import command
from sqlalchemy import create_engine, inspect

from clairiere.chance import check, commitment_to
from clairiere.core.game import GAMES
from clairiere.core.record import read_record
from clairiere.server.online import online_options
from clairiere.server.room.chance import bots_seed
from clairiere.server.store import Entry, SeatRow, Store, TableRow
from clairiere.server.store.migrations import configured

TURNS = [game.id for game in GAMES.values() if not game.real_time(game.agree(online_options(game)))]


def part(table) -> dict[str, str]:
    """What a browser sends that has seen the commitment."""
    return {"commitment": table["chance"]["commitment"], "nonce": secrets.token_hex(32)}


async def pair(server, game="renard", **more):
    """A table of two people who both brought a nonce."""
    host, friend = await server.guest(), await server.guest()
    table = await host.table(game, ["me", "open"], hold=True, **more)
    path = f"/api/tables/{table['id']}"
    given = [part(table), part(await friend.get(path))]
    await host.post(f"{path}/nonce", given[0])
    begun = await friend.post(f"{path}/sit", given[1])
    assert begun["status"] == "running"
    return (host, friend), path, [one["nonce"] for one in given], begun


async def record_of(guest, path):
    return read_record((await guest.http.get(f"{path}/record")).text)


# -- promise, nonces, end ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", TURNS)
def test_what_is_promised_before_the_first_nonce_is_kept_to_the_last_draw(serving, game):
    async def story(server):
        guests, path, nonces, begun = await pair(server, game)
        lines = [await guest.join(begun["id"]) for guest in guests]
        assert begun["chance"]["nonces"] == nonces and begun["chance"]["waits"] == []
        await asyncio.gather(*[line.play_out(random.Random(seat)) for seat, line in enumerate(lines)])
        record = await record_of(guests[0], path)
        assert record.chance.commitment == begun["chance"]["commitment"] == commitment_to(record.chance.secret)
        assert record.chance.nonces == nonces and record.seed is None
        found = await guests[1].get(f"{path}/chance?language=en")
        assert check(record).ok and found["ok"] and found["draws"] == check(record).draws > 3 and found["wrong"] == 0
        assert found["secret"] == record.chance.secret and "All" in found["text"][1]

    serving(story)


def test_a_table_that_is_held_begins_when_everybody_was_heard_or_the_host_says_so(serving):
    async def story(server):
        guest = await server.guest()
        table = await guest.table("renard", ["me", "bot:greedy"], hold=True)
        path = f"/api/tables/{table['id']}"
        assert table["status"] == "open" and table["chance"]["waits"] == [0] and table["chance"]["nonces"] == []
        assert table["id"] not in [found["id"] for found in await guest.get("/api/tables?open=1")]  # no seat is open
        begun = await guest.post(f"{path}/nonce", part(table))
        assert begun["status"] == "running" and begun["chance"]["nonces"][1] == ""
        table = await guest.table("renard", ["me", "bot:greedy"], hold=True)
        begun = await guest.post(f"/api/tables/{table['id']}/start")
        assert begun["status"] == "running" and begun["chance"]["nonces"] == ["", ""]

    serving(story)


def test_who_sits_down_without_a_nonce_is_not_waited_for(serving):
    async def story(server):
        host, friend = await server.guest(), await server.guest()
        table = await host.table("renard", ["me", "open"], hold=True)
        path = f"/api/tables/{table['id']}"
        own = part(table)
        await friend.post(f"{path}/sit")
        begun = await host.post(f"{path}/nonce", own)
        assert begun["status"] == "running" and begun["chance"]["nonces"] == [own["nonce"], ""]
        assert (await host.post(f"{path}/nonce", own, 409))["error"] == "server-started"

    serving(story)


def test_a_nonce_is_refused_that_is_malformed_late_or_meant_for_another_promise(serving):
    async def story(server):
        host, other = await server.guest(), await server.guest()
        table, second = [await host.table("renard", ["me", "open"], hold=True) for _ in range(2)]
        path, own = f"/api/tables/{table['id']}", part(table)
        await host.post(f"{path}/nonce", part(second), 409)
        await host.post(f"{path}/nonce", {"nonce": own["nonce"]}, 409)
        for nonce in ("00", "G" * 64, "A" * 64, "é" * 64, "0" * 65):
            assert (await host.post(f"{path}/nonce", {**own, "nonce": nonce}, 400))["error"] == "server-nonce"
            assert (await other.post(f"{path}/sit", {**own, "nonce": nonce}, 400))["error"] == "server-nonce"
        await other.post(f"{path}/nonce", own, 403)
        await host.post(f"{path}/nonce", own)
        await host.post(f"{path}/nonce", own)  # from another page of the same browser
        assert (await host.post(f"{path}/nonce", part(table), 409))["error"] == "server-nonce-given"
        assert [seat["kind"] for seat in (await host.get(path))["seats"]] == ["guest", "open"]

    serving(story)


def test_nonces_go_with_people_and_stand_from_the_first_deal_on(serving):
    async def story(server):
        host, friend, third = [await server.guest() for _ in range(3)]
        table = await host.table("jeton", ["me", "open", "open", "open", "open"], hold=True)
        path = f"/api/tables/{table['id']}"
        own = [part(table) for _ in range(4)]
        await host.post(f"{path}/nonce", own[0])
        await friend.post(f"{path}/sit", {"seat": 2, **own[1]})
        await third.post(f"{path}/sit", {"seat": 4, **own[2]})
        await friend.post(f"{path}/stand")
        await friend.post(f"{path}/sit", {"seat": 3, **own[3]})
        token = await host.post("/api/tokens", {"table": table["id"], "seat": 1})
        begun = await host.post(f"{path}/start")
        nonces = [own[0]["nonce"], "", own[3]["nonce"], own[2]["nonce"]]
        assert begun["chance"]["nonces"] == nonces and token
        await friend.post(f"{path}/leave", {"then": "bot:random"})
        await host.post("/api/tokens", {"table": table["id"], "seat": 0})
        assert (await third.get(path))["chance"]["nonces"] == nonces

    serving(story)


def test_a_bot_over_the_wire_may_bring_a_nonce_too(serving):
    async def story(server):
        host = await server.guest()
        table = await host.table("renard", ["me", "open"], hold=True)
        path, own = f"/api/tables/{table['id']}", part(table)
        token = await host.post("/api/tokens", {"table": table["id"], "seat": 1})
        bot = await server.guest()
        bot.http.headers["authorization"] = f"Bearer {token['token']}"
        waiting = await bot.post(f"{path}/nonce", own)
        assert waiting["status"] == "open" and waiting["chance"]["waits"] == [0]
        begun = await host.post(f"{path}/nonce", part(table))
        assert begun["chance"]["nonces"][1] == own["nonce"]

    serving(story)


def test_a_rematch_has_a_secret_of_its_own_and_waits_for_new_nonces(serving):
    async def story(server):
        guests, path, _, begun = await pair(server)
        lines = [await guest.join(begun["id"]) for guest in guests]
        await asyncio.gather(*[line.play_out(random.Random(seat)) for seat, line in enumerate(lines)])
        again = await guests[0].post(f"{path}/rematch", {"hold": True})
        assert again["status"] == "open" and again["chance"]["waits"] == [0, 1]
        assert again["chance"]["commitment"] != begun["chance"]["commitment"]
        own = [part(again), part(again)]
        for guest, one in zip(guests, own, strict=True):
            last = await guest.post(f"/api/tables/{again['id']}/nonce", one)
        assert last["status"] == "running" and last["chance"]["nonces"] == [own[1]["nonce"], own[0]["nonce"]]
        first, second = [server.rooms.open[id].row.chance.secret for id in (begun["id"], again["id"])]
        assert first != second

    serving(story)


# -- nothing leaks -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", TURNS)
def test_no_byte_of_the_secret_is_sent_before_the_end(serving, game, caplog, tmp_path):
    """Everything that anybody can ask for while a game runs, on every socket and over HTTP, and all that is logged."""
    caplog.set_level(logging.INFO)

    async def story(server):
        (host, friend), path, _, begun = await pair(server, game)
        onlooker = await server.guest()
        lines = [await guest.join(begun["id"]) for guest in (host, friend, onlooker)]
        room, answers, dice = server.rooms.open[begun["id"]], [], random.Random(1)
        asked = ("", "/record", "/chance", "/at/0", "/at/3", "/at/3?seat=0", "/at/3?seat=all")
        for turn in range(25):
            mover = next(line for line in lines[:2] if line.now["seat"] in room.asked)
            await mover.turn()
            await mover.play_any(dice)
            for line in lines[:2]:
                await line.ask("may", choice="7M")
            if turn % 8 == 0:
                await lines[0].ask("undo")
                await lines[1].ask("vote", yes=True)
            for guest in (host, friend, onlooker):
                answers += [await guest.http.get(path + more) for more in asked]
        for guest in (host, friend, onlooker):
            answers += [await guest.http.get(f"/api/tables{more}") for more in ("?mine=1", "?open=1")]
            answers.append(await guest.http.post(f"{path}/branch", json={"at": 2, "seat": 0}))
            answers.append(await guest.http.post(f"{path}/hint", json={}))
            answers.append(await guest.http.post(f"{path}/hint", json={"at": 3}))
            answers.append(await guest.http.post(f"{path}/rematch", json={}))
        assert room.running
        sent = "".join([answer.text for answer in answers] + [frame for line in lines for frame in line.frames])
        secret = room.row.chance.secret
        told = [part for part in four_bytes_of(secret) if part in sent or part in caplog.text]
        assert told == [] and secret not in room.table.record.text()
        assert four_bytes_of(begun["chance"]["commitment"])[0] in sent
        await host.post(f"{path}/leave", {"then": "stop"})
        await lines[1].ask("vote", yes=True)
        assert (await host.get(f"{path}/chance"))["secret"] == secret

    serving(story)


def four_bytes_of(hash: str) -> list[str]:
    """All that follow each other there: more than chance puts into a text."""
    return [hash[number : number + 8] for number in range(len(hash) - 7)]


def test_the_chance_of_bots_is_not_to_be_foreseen(serving):
    async def story(server):
        guest = await server.guest()
        rooms = [server.rooms.open[(await guest.table("renard", ["me", "bot:random"]))["id"]] for _ in range(2)]
        one, two = [bots_seed(room.row) for room in rooms]
        assert one != two and min(one, two) > 1 << 32

    serving(story)


# -- replays, uploads, branches ----------------------------------------------------------------------------------------


async def finished(server, game="renard"):
    guest = await server.guest()
    table = await guest.table(game, ["me", "bot:random"], hold=True)
    path = f"/api/tables/{table['id']}"
    await guest.post(f"{path}/nonce", part(table))
    line = await guest.join(table["id"])
    await line.play_out(random.Random(2))
    return guest, path


def test_a_record_that_was_bent_is_found_out_where_it_is_looked_at(serving):
    async def story(server):
        guest, path = await finished(server)
        record = await record_of(guest, path)
        for change in ("none", "nonce", "secret"):
            if change == "nonce":
                record.chance.nonces[0] = "0" * 64
            if change == "secret":
                record.chance.secret = "0" * 64
            text = record.text()
            table = (await guest.http.post("/api/records", content=text.encode())).json()
            found = await guest.get(f"/api/tables/{table['id']}/chance?language=fr")
            assert found["ok"] == (change == "none") and bool(found["wrong"]) == (change != "none")
            assert ("NE DÉCOULE PAS" in found["text"][1]) == (change != "none")
            assert (await guest.http.get(f"/api/tables/{table['id']}/record")).text == text

    serving(story)


def test_a_record_from_before_has_nothing_to_check(serving):
    async def story(server):
        guest, path = await finished(server)
        record = await record_of(guest, path)
        record.chance = None
        table = (await guest.http.post("/api/records", content=record.text().encode())).json()
        found = await guest.get(f"/api/tables/{table['id']}/chance?language=en")
        assert found["ok"] and not found["commitment"] and found["text"][0].startswith("Nothing to check")
        assert table["chance"] is None
        branch = await guest.post(f"/api/tables/{table['id']}/branch", {"at": 9, "seat": 0})
        assert branch["status"] == "running" and branch["chance"] is None

    serving(story)


def test_a_what_if_goes_on_with_the_same_luck(serving):
    async def story(server):
        guest, path = await finished(server)
        record = await record_of(guest, path)
        branch = await guest.post(f"{path}/branch", {"at": len(record.answers) - 4, "seat": 0, "bots": ["random"]})
        room = server.rooms.open[branch["id"]]
        assert room.row.chance.secret == record.chance.secret  # it is out: the game that it comes from is over
        room.row.settings["instant"] = True
        line = await guest.join(branch["id"])
        await line.play_out(random.Random(5))
        assert check(await record_of(guest, f"/api/tables/{branch['id']}")).ok
        again = await guest.post(f"/api/tables/{branch['id']}/rematch")
        assert server.rooms.open[again["id"]].row.chance.secret != record.chance.secret

    serving(story)


def test_a_table_that_never_began_has_no_chance_to_tell(serving):
    async def story(server):
        guest = await server.guest()
        table = await guest.table("renard", ["me", "open"])
        path = f"/api/tables/{table['id']}"
        await guest.post(f"{path}/leave", {"then": "stop"})
        assert (await guest.get(f"{path}/chance", 409))["error"] == "server-not-started"

    serving(story)


# -- what was there before, and elsewhere ------------------------------------------------------------------------------


def test_tables_with_a_seed_go_on_as_they_would_have(serving, tmp_path):
    """One that waits and one that runs, in a database from before."""
    db = str(tmp_path / "tables.db")
    old = {"options": GAMES["renard"].agree({}), "settings": {"instant": True}, "engine": "0.1.0", "created": 5}
    seats = [SeatRow(0, "guest", "g1", name="Ana"), SeatRow(1, "bot", bot="random", name="random")]

    async def story(server):
        guest = await server.guest()
        for id, status in (("waits", "open"), ("runs", "running")):
            mine = [SeatRow(0, "guest", guest.me["id"], name="Ana"), seats[1]]
            row = TableRow(id, "renard", status=status, seed="7", host=guest.me["id"], seats=mine, **old)
            entries = [Entry(1, -1, "0", None, 5)] if status == "running" else []
            await server.rooms.store.add_table(row, entries)
        begun = await guest.post("/api/tables/waits/start")
        assert begun["chance"] is None
        dealt = server.rooms.open["waits"].table.record.answers
        assert dealt == DEALT
        for id in ("waits", "runs"):
            line = await guest.join(id)
            await line.play_out(random.Random(2))
            record = await record_of(guest, f"/api/tables/{id}")
            assert record.seed == 7 and record.chance is None and record.state().over

    serving(story, db)


DEALT = [(-1, 0), (-1, 352559729), (-1, 72808), (-1, 10)]  # as it was always dealt from the seed 7


def test_the_migration_keeps_what_a_database_holds(tmp_path):
    db = str(tmp_path / "tables.db")

    async def story():
        store = await Store.open(db)
        row = TableRow("t1", "renard", {}, {}, "running", "7", "g1", "0.1.0", 5, seats=[SeatRow(0)])
        await store.add_table(row)
        await store.close()
        with create_engine(f"sqlite:///{db}").begin() as connection:
            command.downgrade(configured(connection), "0002")
            assert "chance" not in [column["name"] for column in inspect(connection).get_columns("tables")]
        store = await Store.open(db)
        assert await store.table("t1") == row
        await store.close()

    asyncio.run(story())


def test_two_processes_on_one_postgresql_draw_the_same(processes, far, fresh_postgres):
    async def story():
        first, second = processes(fresh_postgres), processes(fresh_postgres)
        await asyncio.gather(first.ready(), second.ready())
        host, friend = await far.guest(first.url), await far.guest(second.url)
        table = await host.table("renard", ["me", "open"], hold=True, options={"target": 16})
        path = f"/api/tables/{table['id']}"
        seen = await friend.get(path)
        assert seen["chance"] == table["chance"]
        given = [part(table), part(seen)]
        await host.post(f"{path}/nonce", given[0])
        await friend.post(f"{path}/sit", given[1])
        lines = [await host.join(table["id"]), await friend.join(table["id"])]
        while not all(line.now["table"]["status"] == "running" for line in lines):
            await asyncio.gather(*[line.hello() for line in lines])
        infos = [line.now["table"]["chance"] for line in lines]
        assert infos[0] == infos[1] and infos[0]["nonces"] == [one["nonce"] for one in given]
        await asyncio.gather(*[play_listed(line, random.Random(i)) for i, line in enumerate(lines)])
        texts = [(await guest.http.get(f"{path}/record")).text for guest in (host, friend)]
        assert texts[0] == texts[1] and check(read_record(texts[0])).ok
        assert [(await guest.get(f"{path}/chance"))["ok"] for guest in (host, friend)] == [True, True]

    far.run(story)


async def play_listed(line, dice):
    while not line.over:
        await line.turn()
        if not line.over:
            choice = dice.choice(line.now["asks"][0]["choices"])
            reply = await line.play(choice["notation"], seen=choice["moment"])
            assert reply["ok"] or reply["late"] or reply["cite"], json.dumps(reply)
