"""Lessons at real tables: their own positions and no others, the referee's refusals, undo, and a whole record."""

from __future__ import annotations

import asyncio

import pytest

from clairiere.core.record import read_record
from clairiere.lessons import lessons_of
from clairiere.server.bots import players

GAMES = ("renard", "duo", "jeton", "root")


@pytest.fixture(autouse=True)
def brisk(monkeypatch):
    """Bots take no longer than a machine needs."""
    monkeypatch.setattr(players, "PACE", (0.01, 0.02))
    monkeypatch.setattr(players, "reaction", lambda dice: 0.02)


async def sit(server, name, game="root", language="en"):
    guest = await server.guest(language)
    table = await guest.post(f"/api/lessons/{game}/{name}")
    return guest, table, await guest.join(table["id"])


def wanted(line):
    """The answer that leads on, once the lesson waits for the learner; where any does, one that gives all to all."""
    answers, asks = line.now["lesson"]["answers"], line.now["asks"]
    choices = {choice["notation"] for ask in asks for choice in ask["choices"]}
    if answers == ["*"]:
        return "share 2:222222333pp44ppp"
    return next((answer for answer in answers if answer in choices or line.game == "jeton"), None)


async def follow(line, count=99, game="root"):
    """Give so many answers that lead on, or all."""
    line.game = game
    for _ in range(count):
        while line.now["lesson"]["step"] < line.now["lesson"]["of"] and wanted(line) is None:
            await line.read()
        if line.now["lesson"]["step"] == line.now["lesson"]["of"]:
            return
        reply = await line.play(wanted(line))
        assert reply["ok"], reply
        while line.next:
            await line.read()


@pytest.mark.parametrize("game", GAMES)
def test_lessons_are_taken_from_their_first_step_to_their_last(serving, game):
    async def story(server):
        for name, lesson in lessons_of(game).items():
            guest, table, line = await sit(server, name, game)
            assert table["status"] == "running" and table["options"]["lesson"] == name
            assert [seat["mine"] for seat in table["seats"]].index(True) == lesson.seat
            first = line.now["lesson"]
            assert (first["step"], first["of"], first["text"]) == (0, len(lesson.steps), lesson.steps[0].text["en"])
            assert first["cite"] == f"{game}:{lesson.steps[0].clause}"
            await follow(line, game=game)
            assert line.now["lesson"]["text"] == lesson.end["en"] and line.now["lesson"]["answers"] == []
            await guest.post(f"/api/tables/{table['id']}/leave", {"then": "stop"})

    serving(story)


def test_the_others_answer_as_a_lesson_says_and_wait_as_long_as_it_takes(serving):
    """Also in real time: nobody draws, shouts or bids before the learner has done what is next."""

    async def story(server):
        _, table, line = await sit(server, "auction", "jeton")
        await follow(line, 1, "jeton")
        while line.now["lesson"]["answers"] != ["raise 2 2222"]:
            await line.read()
        before = server.state(table["id"]).dump()
        await asyncio.sleep(0.5)
        assert server.state(table["id"]).dump() == before and before["stacks"] == ["", "", "22", "333pp", "44ppp"]

    serving(story)


def test_who_is_early_is_told_to_let_the_others_act_first(serving, monkeypatch):
    async def story(server):
        _, table, line = await sit(server, "auction", "jeton")
        while line.now["lesson"]["answers"] != ["bid 22"]:
            await line.read()
        monkeypatch.setattr(players, "reaction", lambda dice: 60.0)  # the others take their time
        assert (await line.play("bid 22"))["ok"]
        before = server.state(table["id"]).dump()
        early = await line.play("raise 2 2222")
        assert not early["ok"] and "others act first" in early["text"], early
        assert server.state(table["id"]).dump() == before

    serving(story)


def test_what_is_wrong_is_refused_by_the_law_and_what_is_early_by_the_lesson(serving):
    async def story(server):
        _, _, line = await sit(server, "marquise")
        refused = await line.ask("may", choice="bank-r", seat=0)
        assert not refused["ok"] and refused["cite"] == "root:4.1.1"
        refused = await line.play("bank-r")
        assert not refused["ok"] and refused["cite"] == "root:4.1.1"
        early = await line.play("march")
        assert not early["ok"] and early["cite"] == "root:6.2.1" and "lesson" in early["text"]
        assert (await line.ask("may", choice="march", seat=0))["ok"]  # the rules allow it
        assert line.now["lesson"]["step"] == 0

    serving(story)


def test_taking_back_leads_back(serving):
    async def story(server):
        _, _, line = await sit(server, "marquise")
        await follow(line, 2)
        await line.turn()
        assert (line.now["lesson"]["step"], line.now["lesson"]["answers"]) == (1, ["sawmill"])
        await line.send("undo")
        await line.until(lambda message: message["t"] == "snapshot")
        assert line.now["lesson"]["step"] <= 1 and "sawmill" not in line.now["lesson"]["answers"]

    serving(story)


def test_a_lesson_is_gone_on_with_where_it_was_left_and_begins_anew_after_it_is_stopped(serving):
    async def story(server):
        guest, table, line = await sit(server, "eyrie")
        assert (await line.play("warren-r"))["ok"]
        again = await guest.post("/api/lessons/root/eyrie")
        assert again["id"] == table["id"]
        other = await (await server.guest()).post("/api/lessons/root/eyrie")
        assert other["id"] != table["id"]
        await guest.post(f"/api/tables/{table['id']}/leave", {"then": "stop"})
        fresh = await guest.post("/api/lessons/root/eyrie")
        assert fresh["id"] != table["id"]

    serving(story)


def test_an_unfinished_lesson_is_not_among_my_games(serving):
    async def story(server):
        guest, table, _ = await sit(server, "eyrie")
        assert (await guest.get("/api/me/games"))["games"] == []
        mine = await guest.get("/api/tables?mine=1")  # the list of lessons finds there what can be resumed
        assert [(one["id"], one["options"]["lesson"]) for one in mine] == [(table["id"], "eyrie")]
        await guest.post(f"/api/tables/{table['id']}/leave", {"then": "stop"})
        assert [one["aside"] for one in (await guest.get("/api/me/games"))["games"]] == ["lesson"]

    serving(story)


def test_a_stopped_lesson_is_a_record_that_can_be_read_and_looked_at_again(serving):
    async def story(server):
        guest, table, line = await sit(server, "alliance")
        await follow(line, 4)
        await guest.post(f"/api/tables/{table['id']}/leave", {"then": "stop"})
        text = (await guest.http.get(f"/api/tables/{table['id']}/record")).text
        record = read_record(text)
        assert record.options["lesson"] == "alliance" and record.state().dump() == server.state(table["id"]).dump()
        up = await guest.http.post("/api/records", content=text, headers={"content-type": "text/plain"})
        step = await guest.get(f"/api/tables/{up.json()['id']}/at/2")
        assert step["view"]["players"][2]["faction"] == "alliance" and step["of"] == len(record.answers)

    serving(story)


def test_a_table_is_rebuilt_from_its_log(serving):
    async def story(server):
        guest, table, line = await sit(server, "vagabond")
        await follow(line, 3)
        await line.turn()
        before = server.state(table["id"]).dump()
        server.rooms.drop_room(server.rooms.open[table["id"]])
        back = await guest.join(table["id"])
        assert server.state(table["id"]).dump() == before
        assert back.now["lesson"]["step"] == line.now["lesson"]["step"]

    serving(story)


def test_only_the_lessons_there_are_can_be_taken_and_only_by_their_door(serving):
    async def story(server):
        guest = await server.guest("fr")
        for game in GAMES:
            assert (await guest.post(f"/api/lessons/{game}/fox", status=404))["error"] == "lesson-unknown"
        await guest.post("/api/lessons/chess/fox", status=404)
        given = {"options": {"lesson": "cult"}}
        refused = await guest.table("root", ["me", "bot:greedy", "bot:greedy"], status=400, **given)
        assert refused["error"] == "server-online-only"
        for offered in await guest.get("/api/games"):
            known = lessons_of(offered["id"])
            listed = {one["name"]: (one["title"], one["steps"]) for one in offered["lessons"]}
            assert listed == {name: (one.title["fr"], len(one.steps)) for name, one in known.items()}
            assert "lesson" not in [option["name"] for option in offered["options"]]

    serving(story)


def test_other_tables_have_no_lesson(serving):
    async def story(server):
        guest = await server.guest()
        table = await guest.table("root", ["me", "bot:random"])
        assert (await guest.join(table["id"])).now["lesson"] is None
        lesson = await guest.post("/api/lessons/root/cult")
        stranger = await server.guest()
        await stranger.get(f"/api/tables/{lesson['id']}")
        line = await stranger.join(lesson["id"], hello=False)
        await line.send("hello", language="en")
        assert (await line.read())["t"] == "gone"  # nobody looks on

    serving(story)
