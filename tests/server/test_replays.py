"""Replays: any step from any seat, records up and down, and what-ifs that play on."""

from __future__ import annotations

import random

import pytest

from clairiere.arena.outcome import play_scheduled_game
from clairiere.arena.schedule import make_schedule
from clairiere.conformance import law
from clairiere.core.game import GAMES
from clairiere.core.record import read_record
from clairiere.server.online import online_options
from clairiere.words import say

TURNS = [game.id for game in GAMES.values() if not game.real_time(game.agree(online_options(game)))]


async def finished(server, game):
    guest = await server.guest()
    table = await guest.table(game, ["me", *["bot:random"] * (GAMES[game].fewest - 1)])
    line = await guest.join(table["id"])
    await line.play_out(random.Random(2))
    return guest, f"/api/tables/{table['id']}"


@pytest.mark.parametrize("game", TURNS)
def test_a_finished_game_is_stepped_through_from_every_seat(serving, game):
    async def story(server):
        guest, path = await finished(server, game)
        last = await guest.get(f"{path}/at/0")
        for n in range(0, last["of"] + 1, 7):
            for seat in ("0", "1", "spectator", "all"):
                step = await guest.get(f"{path}/at/{n}?seat={seat}&language=en")
                assert step["n"] == n and len(step["views"]) == (2 if seat == "all" else 0)
                if seat in "01":
                    assert step["view"]["seat"] == int(seat)
                if n:
                    assert step["answer"]["n"] == n
        dealt = 4 if game == "root" else 3  # answers until both have a hand
        everything = await guest.get(f"{path}/at/{dealt}?seat=all")
        assert everything["answer"]["notation"] and all(len(view["hand"]) for view in everything["views"])
        hidden = await guest.get(f"{path}/at/{dealt}?seat=0")
        answer, first = hidden["answer"], hidden["lines"][0]["event"]
        assert answer["notation"] == "" or answer["seat"] == 0 or first["seat"] == 0
        end = await guest.get(f"{path}/at/{last['of']}")
        assert end["asked"] == [] and end["lines"]

    serving(story)


@pytest.mark.parametrize("game", TURNS)
def test_nobody_thinks_in_a_replay(serving, game):
    """Whoever is asked there has answered long ago: it is said whose turn it was."""

    async def story(server):
        guest, path = await finished(server, game)
        most = (await guest.get(f"{path}/at/0"))["of"]
        said = set()
        for n in range(0, most + 1, most // 7):
            for seat in ("0", "1", "spectator", "all"):
                step = await guest.get(f"{path}/at/{n}?seat={seat}&language=en")
                said.add(step["text"])
                assert step["text"] or not step["asked"]
        assert not any("thinking" in text or "Waiting" in text for text in said)
        assert any(text.endswith(" to play.") for text in said)

    serving(story)


@pytest.mark.parametrize("game", TURNS)
def test_a_record_goes_down_and_up_again(serving, game):
    async def story(server):
        guest, path = await finished(server, game)
        text = (await guest.http.get(f"{path}/record")).text
        assert read_record(text).state().over
        table = (await guest.http.post("/api/records", content=text.encode())).json()
        assert table["status"] == "over" and table["result"]
        assert (await guest.http.get(f"/api/tables/{table['id']}/record")).text == text
        line = await guest.join(table["id"])
        assert line.now["over"] and not (await line.play("7M"))["ok"]

    serving(story)


ARENA = [("renard", {}), ("duo", {"level": 2}), ("jeton", {}), ("root", {"factions": "eyrie,alliance,mechanical"})]


@pytest.mark.parametrize(("game", "options"), ARENA, ids=[game for game, _ in ARENA])
def test_a_record_of_the_arena_is_looked_at_as_any_other(serving, game, options):
    record = play_scheduled_game(make_schedule(GAMES[game], ["1", "0"], 5, options), 1)[1]

    async def story(server):
        guest = await server.guest()
        table = (await guest.http.post("/api/records", content=record.text().encode())).json()
        assert table["status"] == "over" and len(table["seats"]) == len(record.names)
        for n in (0, len(record.answers) // 2, len(record.answers)):
            step = await guest.get(f"/api/tables/{table['id']}/at/{n}?seat=all")
            assert step["n"] == n and step["of"] == len(record.answers)

    serving(story)


def test_a_record_that_is_wrong_is_refused_with_its_line(serving):
    async def story(server):
        guest, path = await finished(server, "renard")
        lines = (await guest.http.get(f"{path}/record")).text.splitlines()
        number = next(i for i, line in enumerate(lines) if line.startswith("6 "))
        lines[number] = lines[number].rsplit(" ", 1)[0] + " 99Z"
        for text in ("\n".join(lines), "", "hello", "\n".join(lines[:number])):
            answer = await guest.http.post("/api/records", content=text.encode())
            assert answer.status_code == 400 and answer.json()["error"].startswith("record-"), answer.text
        answer = await guest.http.post("/api/records", content="\n".join(lines).encode())
        assert f"Ligne {number + 1} " in answer.json()["text"]
        assert (await guest.http.post("/api/records", content=b"\xff\xfe")).status_code == 400

    serving(story)


@pytest.mark.parametrize("game", TURNS)
def test_what_if_plays_on_from_any_position_in_a_branch_of_its_own(serving, game):
    async def story(server):
        guest, path = await finished(server, game)
        of = (await guest.get(f"{path}/at/0"))["of"]
        record = (await guest.http.get(f"{path}/record")).text
        for at in (0, 2, 10, of - 1):
            branch = await guest.post(f"{path}/branch", {"at": at, "seat": 1, "bots": ["greedy"]})
            assert branch["status"] == "running" and branch["branch"] == at and branch["parent"] in path
            server.rooms.open[branch["id"]].row.settings["instant"] = True
            line = await guest.join(branch["id"])
            answers = server.rooms.open[branch["id"]].table.record.answers
            assert answers[:at] == read_record(record).answers[:at]
            await line.play_out(random.Random(at))
            assert line.over
        assert (await guest.http.get(f"{path}/record")).text == record
        assert (await guest.post(f"{path}/branch", {"at": of, "seat": 0}, 400))["error"] == "server-branch-over"
        assert (await guest.post(f"{path}/branch", {"at": of + 1, "seat": 0}, 400))["error"] == "server-step"
        assert (await guest.post(f"{path}/branch", {"at": 3, "seat": 5}, 400))["error"] == "server-no-seat"

    serving(story)


def test_steps_that_are_not_there_are_refused(serving):
    async def story(server):
        guest, path = await finished(server, "renard")
        for n in ("-1", "x", "100000", "1.5"):
            assert (await guest.get(f"{path}/at/{n}", 400))["error"] == "server-step"
        assert (await guest.get(f"{path}/at/1?seat=9", 400))["error"] == "server-view"

    serving(story)


def test_the_law_is_read_whole_and_by_clause(serving):
    async def story(server):
        guest = await server.guest()
        for game in GAMES:
            law = await guest.get(f"/api/law/{game}?language=en")
            first = law["chapters"][0]["clauses"][0]
            page = await guest.get(f"/api/law/{game}/{first['id']}?language=fr")
            assert page["clause"]["cite"] == f"{game}:{first['id']}" and page["clause"]["text"] != first["text"]
            assert page["clause"]["checks"] != first["checks"] and law["notation"]
            french = await guest.get(f"/api/law/{game}?language=fr")
            for part in ("examples", "rulings"):
                assert all(one != other for one, other in zip(law[part], french[part], strict=True))
        settled = (await guest.get("/api/law/root/10.2.1?language=fr"))["rulings"]
        assert [ruling["question"] for ruling in settled] == ["Dans quelle phase le Culte des Lézards fabrique-t-il ?"]
        assert (await guest.get("/api/law/renard/99.9", 404))["error"] == "clause-unknown"
        assert (await guest.get("/api/law/chess", 404))["error"] == "game-unknown"

    serving(story)


@pytest.mark.parametrize("game", TURNS)
def test_after_the_end_all_that_happened_can_be_read(serving, game):
    async def story(server):
        guest, path = await finished(server, game)
        table = server.rooms.open[path.rsplit("/", 1)[1]].table
        for seat in ("all", "0", "1", "spectator"):
            told = await guest.get(f"{path}/story?seat={seat}&language=en")
            assert [line["no"] for line in told["lines"]] == list(range(len(table.events)))
            assert told["withheld"] is None and told["of"] == len(table.record.answers)
            assert any(line["head"] for line in told["lines"])
        step = await guest.get(f"{path}/at/{told['first']}?seat=all")
        assert step["asked"] and all(view["hand"] for view in step["views"])
        assert not all(view["hand"] for view in (await guest.get(f"{path}/at/0?seat=all"))["views"])

    serving(story)


def test_one_seat_s_story_does_not_tell_the_hand_of_the_other(serving):
    async def story(server):
        guest, path = await finished(server, "renard")
        hands = {}
        for eye in ("all", "0", "1", "spectator"):
            events = [line["event"] for line in (await guest.get(f"{path}/story?seat={eye}"))["lines"]]
            dealt = [event for event in events if event["verb"] == "dealt"][:2]
            hands[eye] = {event["seat"]: event.get("cards") for event in dealt}
        mine, other = hands["all"][0], hands["all"][1]
        assert mine and other and hands["0"] == {0: mine, 1: None} and hands["1"] == {0: None, 1: other}
        assert hands["spectator"] == {0: None, 1: None}

    serving(story)


@law("renard:7.3")
def test_while_a_round_runs_its_past_tricks_are_not_told_and_it_is_said_why(serving):
    async def story(server):
        ana, ben = await server.guest("en"), await server.guest("en")
        id = (await ana.table("renard", ["me", "open"], options={"dealer": "1"}))["id"]
        await ben.post(f"/api/tables/{id}/sit")
        lines = [await ana.join(id), await ben.join(id)]
        before = await ana.get(f"/api/tables/{id}/story?language=en")
        assert before["withheld"] is None and lines[0].now["withheld"] is None
        while not any(line.now["withheld"] for line in lines):
            asked = next(line for line in lines if line.asked())
            await asked.play_any(random.Random(1))
            for line in lines:
                await line.until(lambda message: message["t"] == "events")
        told = await ana.get(f"/api/tables/{id}/story?language=en")
        assert told["withheld"]["cite"] == "renard:7.3" and "past tricks" in told["withheld"]["text"]
        assert [line["no"] for line in told["lines"]] == sorted(lines[0].log)
        assert len(told["lines"]) < len(server.rooms.open[id].table.events)
        refused = await ana.get(f"/api/tables/{id}/at/{told['of'] - 1}", 400)
        assert refused["error"] == "ui-replay-closed" and refused["cite"] == "renard:7.3"
        for eye in ("all", "1"):
            assert (await ana.get(f"/api/tables/{id}/story?seat={eye}", 403))["error"] == "server-view-closed"

    serving(story)


def test_a_what_if_keeps_the_bots_and_sits_in_for_people(serving):
    async def story(server):
        ana, ben = await server.guest(), await server.guest()
        for one, name in ((ana, "Ana"), (ben, "Ben")):
            await one.http.put("/api/me", json={"name": name})
        options = {"factions": "marquise,eyrie,alliance"}
        id = (await ana.table("root", ["me", "bot:search", "open"], options=options))["id"]
        await ben.post(f"/api/tables/{id}/sit")
        await ben.post(f"/api/tables/{id}/leave", {"then": "bot:random"})
        room = server.rooms.open[id]
        async with room.lock:
            await room.votes.stop()
        for seat, names in (
            (0, ["Ana", say("fr", "bot-search"), "Ben (robot)"]),
            (1, ["Ana (robot)", "Ana", "Ben (robot)"]),
        ):
            branch = await ana.post(f"/api/tables/{id}/branch", {"at": 3, "seat": seat})
            assert [found["name"] for found in branch["seats"]] == names
            bots = [found.bot for found in server.rooms.open[branch["id"]].row.seats]
            assert bots == (["", "search", "random"] if seat == 0 else ["greedy", "", "random"])
            assert branch["parent"] == id and branch["branch"] == 3

    serving(story)
