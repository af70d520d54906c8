"""One person with bots alone: Jeton Rouge by turns on the web, which stays closed where people meet."""

from __future__ import annotations

import random

import pytest

from clairiere.conformance import law

TURNS = {"form": "turns", "target": 1}
ALONE = ["me", "bot:greedy", "bot:greedy"]


@law("jeton:10.5", "jeton:10.6", "jeton:10.7")
def test_one_person_plays_jeton_by_turns_against_bots(serving):
    """Nothing runs, nobody is quicker, the rules answer, hints are given, acts are undone, and one plays again."""

    async def story(server):
        guest = await server.guest()
        table = await guest.table("jeton", ALONE, options=TURNS)
        assert table["live"] is False and table["options"]["form"] == "turns"
        line = await guest.join(table["id"])
        await line.turn()
        assert line.now["clocks"] == [] and line.now["hint"]
        notations = [choice["notation"] for choice in line.now["asks"][0]["choices"]]
        assert "pass" in notations and "leave" not in notations
        await line.play_out(random.Random(1))
        assert (await guest.get(f"/api/tables/{table['id']}"))["status"] == "over"
        again = await guest.post(f"/api/tables/{table['id']}/rematch")
        assert again["live"] is False and again["options"]["form"] == "turns"

    serving(story)


@law("jeton:10.5", "jeton:9.2")
def test_by_turns_a_bots_cards_and_who_is_asked_stay_hidden(serving):
    async def story(server):
        guest = await server.guest()
        table = await guest.table("jeton", ALONE, options=TURNS)
        line = await guest.join(table["id"])
        dice = random.Random(2)
        while not line.over:
            await line.turn()
            state = server.state(table["id"])
            if not line.over:
                assert line.now["view"]["hand"] == state.view(0).to_wire()["hand"]
                if line.now["view"]["phase"] in ("draw", "bid"):
                    assert line.now["waiting"] == line.now["view"]["active"]  # 10.5
                await line.play_any(dice)
        drawn = [found["event"] for found in line.log.values() if found["event"]["verb"] == "drew"]
        assert drawn and all("card" not in event for event in drawn if event["seat"] != 0)

    serving(story)


@pytest.mark.parametrize(
    "seats",
    [["me", "open", "bot:greedy"], ["me", "open", "open"], [], ["bot:greedy"] * 3, ["me", "bot:greedy", "open"]],
)
def test_where_people_may_meet_jeton_stays_in_real_time(serving, seats):
    async def story(server):
        guest = await server.guest()
        refused = await guest.table("jeton", seats, options=TURNS, status=400)
        assert refused["error"] == "server-alone-only" and "form = live" in refused["text"]
        plan = await guest.post("/api/games/jeton/plan", {"options": TURNS}, status=400)
        assert plan["error"] == "server-alone-only"

    serving(story)


def test_no_second_player_comes_to_a_table_by_turns(serving):
    """Neither a person nor a program over the wire; whoever sits alone may let one play in their place."""

    async def story(server):
        host, friend = await server.guest(), await server.guest()
        id = (await host.table("jeton", ALONE, options=TURNS, hold=True))["id"]
        await friend.post(f"/api/tables/{id}/sit", status=409)
        refused = await host.post("/api/tokens", {"table": id, "seat": 1}, status=400)
        assert refused["error"] == "server-alone-only"
        await host.post("/api/tokens", {"table": id, "seat": 0})
        assert (await host.get(f"/api/tables/{id}"))["status"] == "running"
        await host.post("/api/tokens", {"table": id, "seat": 1}, status=409)

    serving(story)


def test_the_shelf_says_what_one_person_alone_may_choose(serving):
    async def story(server):
        guest = await server.guest("en")
        shelf = {game["id"]: game for game in await guest.get("/api/games")}
        [form] = shelf["jeton"]["alone"]
        assert form["name"] == "form" and [value["value"] for value in form["values"]] == ["turns", "live"]
        assert all(value["label"] and value["about"] for value in form["values"])
        assert shelf["jeton"]["live"] and "form" not in [option["name"] for option in shelf["jeton"]["options"]]
        assert [shelf[game]["alone"] for game in ("renard", "duo", "root")] == [[], [], []]

    serving(story)
