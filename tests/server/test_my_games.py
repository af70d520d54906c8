"""All my games: those that run first, whose turn it is and since when; what the others came to, and their records.

Games are written into the store as they would have ended, so that every figure is known beforehand.
"""

from __future__ import annotations

import asyncio
import json
from functools import cache

import pytest

from clairiere.bots import find_bot
from clairiere.core.game import find
from clairiere.core.illegal import Illegal
from clairiere.core.nature import Rng
from clairiere.core.record import ENGINE, Record, read_records
from clairiere.core.table import Table
from clairiere.server.archive import import_all
from clairiere.server.room.from_record import entries_of
from clairiere.server.rows import BOT, GUEST, OVER, RUNNING, SeatRow, TableRow
from clairiere.server.store import Store


@cache
def random_game(game, seed):
    """A game between bots that know nothing, to its end."""
    record = Record(find(game), None, ["Ana", "Ben"])
    record.seed = seed
    table, bot, rng = Table(record), find_bot(game, "random"), Rng(seed)
    while not table.state.over:
        ask = table.state.open[0]
        table.play(ask.seat, bot.choose(table.state.view(ask.seat), ask, rng))
    return record


def row(id, game, seats, winners=(), points=(), roles=(), **more):
    """A table that is over, unless more says otherwise."""
    result = json.dumps({"winners": winners, "points": points, **({"roles": roles} if roles else {})})
    usual = {"status": OVER, "finished": more.get("created", 5), "result": result, "created": 5}
    options = find(game).agree(more.pop("options", None))
    fields = {"settings": {}, "seed": "1", "host": "", "engine": ENGINE, "seats": seats, **usual, **more}
    return TableRow(id, game, options, **fields)


def person(number, guest, name="Ana"):
    return SeatRow(number, GUEST, guest, name=name)


def bot(number, id):
    return SeatRow(number, BOT, bot=id, name=id)


def test_figures_are_counted_by_game_role_people_and_level(serving):
    async def story(server):
        ana, store = await server.guest("en"), server.rooms.store
        me = ana.me["id"]
        for n, won in enumerate([1, 1, 1, 0]):
            seats = [person(0, me), person(1, "ben", "Ben" if n else "Benjamin")]
            await store.add_table(row(f"r{n}", "renard", seats, [0] if won else [1], [21, 3], created=n + 1))
        await store.add_table(row("r9", "renard", [bot(0, "expert"), person(1, me)], [0], [21, 3], created=9))
        sides = ["eyrie", "marquise", "alliance"]
        wood = [person(0, me), bot(1, "greedy"), bot(2, "greedy")]
        await store.add_table(row("w1", "root", wood, [0], [30, 9, 8], sides, options={"factions": ",".join(sides)}))
        for n, points in enumerate([14, 22]):
            two = [person(0, me), bot(1, "search")]
            await store.add_table(row(f"d{n}", "duo", two, [0, 1], [points] * 2, created=n))
        beside = {
            "lesson": row("x1", "renard", [person(0, me), bot(1, "greedy")], [0], [21, 3], branch=None),
            "branch": row("x2", "renard", [person(0, me), bot(1, "greedy")], [0], [21, 3], branch=4),
            "shared": row("x3", "renard", [person(0, me), person(1, me, "Zoé")], [0], [21, 3]),
        }
        beside["lesson"].options["lesson"] = "first"
        for table in [*beside.values(), row("x4", "renard", [person(0, me), bot(1, "greedy")], result="")]:
            await store.add_table(table)
        found = await ana.get("/api/me/games")
        figures = {one["game"]: one for one in found["figures"]}
        assert [one["title"] for one in found["figures"]] == sorted(one["title"] for one in found["figures"])
        renard, root, duo = figures["renard"], figures["root"], figures["duo"]
        assert (renard["all"]["wins"], renard["all"]["games"], renard["all"]["share"]) == (3, 5, 0.6)
        assert [(one["label"], one["wins"], one["games"]) for one in renard["people"]] == [("Ben", 3, 4)]
        assert [(one["label"], one["wins"], one["games"]) for one in renard["bots"]] == [("Fierce (bot)", 0, 1)]
        assert (renard["all"]["low"], renard["all"]["high"]) == (0.2307, 0.8824)  # Wilson, 3 of 5
        assert renard["roles"] == [] and [one["games"] for one in root["bots"]] == [1]  # two of a level count once
        assert [(one["label"], one["wins"]) for one in root["roles"]] == [("Eyrie", 1)]
        assert duo["team"] and [(one["id"], one["points"]) for one in duo["scores"]] == [("d0", 14), ("d1", 22)]
        asides = {one["id"]: one["aside"] for one in found["games"] if one["aside"]}
        assert asides == {"x1": "lesson", "x2": "branch", "x3": "shared"}
        listed = {one["id"]: one for one in found["games"]}
        assert listed["x4"]["won"] is None and listed["w1"]["others"] == ["2 × Easy-going (bot)"]

    serving(story)


def test_those_that_run_stand_first_with_whose_turn_it_is_and_since_when(serving):
    async def story(server):
        ana, ben = await server.guest("en"), await server.guest("en")
        store, me = server.rooms.store, ana.me["id"]
        await store.add_table(row("over", "renard", [person(0, me), bot(1, "greedy")], [0], [21, 3]))
        made = await ana.table("renard", ["me", "open"], settings={"move_s": 3 * 24 * 3600})
        waits = await ana.table("duo", ["me", "open"])
        await ben.post(f"/api/tables/{made['id']}/sit")
        games = (await ana.get("/api/me/games"))["games"]
        assert [one["id"] for one in games] == [made["id"], waits["id"], "over"]
        first, (room,) = games[0], [server.rooms.open[made["id"]]]
        mine = room.row.seats[room.asked[0]].guest == me
        assert first["my_turn"] == mine and first["waits"] == ([] if mine else [ben.me["name"]])
        assert first["people"] == 1 and first["others"] == [ben.me["name"]] and first["since"] >= made["created"]
        assert games[2]["won"] and games[2]["others"] == ["Easy-going (bot)"]
        theirs = (await ben.get("/api/me/games"))["games"]
        assert [one["id"] for one in theirs] == [made["id"]] and theirs[0]["my_turn"] != mine

    serving(story)


def test_the_secret_link_brings_all_games_to_another_device(serving):
    async def story(server):
        ana = await server.guest()
        seats = [person(0, ana.me["id"]), bot(1, "greedy")]
        await server.rooms.store.add_table(row("a", "renard", seats, [0], [21, 3]))
        phone = await server.guest()
        assert (await phone.get("/api/me/games"))["games"] == []
        assert (await phone.http.post(ana.me["link"])).status_code == 303
        assert [one["id"] for one in (await phone.get("/api/me/games"))["games"]] == ["a"]
        phone.http.cookies.clear()
        for path in ("/api/me/games", "/api/me/records"):
            assert (await phone.http.get(path)).status_code == 401

    serving(story)


def test_all_records_are_one_text_that_can_be_read_again(serving, tmp_path):
    records = [random_game("renard", 1), random_game("duo", 2)]

    async def story(server):
        ana, store = await server.guest(), server.rooms.store
        for n, record in enumerate(records):
            seats = [person(0, ana.me["id"]), bot(1, "random")]
            table = row(f"t{n}", record.game.id, seats, [0], [1, 1], created=n, seed=str(record.seed))
            table.options = record.options
            await store.add_table(table, entries_of(record))
        others = [person(0, "somebody"), bot(1, "random")]
        await store.add_table(row("theirs", "renard", others, [0], [1, 1]), entries_of(records[0]))
        running = row("runs", "renard", [person(0, ana.me["id"]), bot(1, "random")], status=RUNNING, result="")
        await store.add_table(running, entries_of(records[0])[:9])
        text = (await ana.http.get("/api/me/records")).text
        found = read_records(text)
        assert [one.game.id for one in found] == ["duo", "renard"]
        assert [one.answers for one in found] == [record.answers for record in reversed(records)]
        only = (await ana.http.get("/api/me/records?game=renard")).text
        assert [one.game.id for one in read_records(only)] == ["renard"]
        (tmp_path / "all.records").write_text(text, "utf-8")

    serving(story)

    async def imported():
        ids = await import_all(str(tmp_path / "new.db"), read_records((tmp_path / "all.records").read_text("utf-8")))
        store = await Store.open(str(tmp_path / "new.db"))
        assert len(ids) == 2 and {(await store.table(id)).game for id in ids} == {"renard", "duo"}
        await store.close()

    asyncio.run(imported())


def test_several_records_in_a_text_are_each_checked():
    text = random_game("renard", 1).text()
    assert len(read_records(text + "\n" + text)) == 2
    for spoiled in (text + text[:-20], "x\n" + text, ""):
        with pytest.raises(Illegal):
            read_records(spoiled)


def test_roles_that_a_result_of_before_does_not_tell_come_from_what_was_agreed_on(serving):
    async def story(server):
        ana, store = await server.guest("en"), server.rooms.store
        seats = [person(0, ana.me["id"]), bot(1, "greedy")]
        options = {"factions": "eyrie,marquise", "seating": "given"}
        await store.add_table(row("given", "root", seats, [0], [30, 9], options=options))
        await store.add_table(row("lots", "root", seats, [0], [30, 9], options={**options, "seating": "random"}))
        found = await ana.get("/api/me/games")
        assert {one["id"]: one["role"] for one in found["games"]} == {"given": "Eyrie", "lots": ""}

    serving(story)
