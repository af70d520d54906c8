"""Setting up a table: what the server tells of options, sets and roles, and what it refuses."""

from __future__ import annotations

import random

import pytest

from clairiere.bots import levels_of
from clairiere.core.game import GAMES

FOUR = "marquise,eyrie,alliance,vagabond"


async def root(guest):
    return next(game for game in await guest.get("/api/games") if game["id"] == "root")


def option(game, name):
    return next(option for option in game["options"] if option["name"] == name)


LIMITS = {"sim_max_rounds", "sim_max_reshuffles"}
ABSENCE = {"absent_after", "absent_s", "away_idle_s", "suspend_max_s"}


@pytest.mark.parametrize(("given", "moot"), [({}, LIMITS | ABSENCE), ({"draw_idle_s": 10}, LIMITS)])
def test_a_plan_tells_what_is_not_worth_asking(serving, given, moot):
    """What is for games between bots, and for clocks where none runs."""

    async def story(server):
        plan = await (await server.guest()).post("/api/games/jeton/plan", {"options": given})
        assert set(plan["moot"]) == moot

    serving(story)


@pytest.mark.parametrize("language", ["fr", "en"])
def test_the_items_of_a_set_are_told_with_letters_and_words(serving, language):
    async def story(server):
        factions = option(await root(await server.guest(language)), "factions")
        assert (factions["kind"], factions["low"], factions["high"], factions["values"]) == ("set", 2, 6, [])
        items = {item["name"]: item for item in factions["items"]}
        assert [item["letter"] for item in items.values()] == ["M", "E", "A", "V", "C", "R", "X"]
        assert all(item["about"] and item["label"] != item["name"] for item in items.values())
        assert [name for name in items if items[name]["most"] == 2] == ["vagabond"]
        assert [name for name in items if items[name]["automaton"]] == ["mechanical"]
        assert items["mechanical"]["instead_of"] == "marquise"

    serving(story)


def test_values_have_a_word_on_them_and_a_campaign_counts_in_threes(serving):
    async def story(server):
        game = await root(await server.guest())
        assert all(value["about"] for value in option(game, "board")["values"])
        assert [value["value"] for value in option(game, "head_start")["values"]] == list(range(0, 30, 3))
        kinds = {one["name"]: one["kind"] for one in game["options"]}
        assert (kinds["seating"], kinds["first"]) == ("seating", "seat")

    serving(story)


def test_every_preset_of_every_game_can_be_played(serving):
    async def story(server):
        guest = await server.guest()
        for game in await guest.get("/api/games"):
            assert game["fewest"] <= game["usual"] <= game["most"]
            for preset in game["presets"]:
                plan = await guest.post(f"/api/games/{game['id']}/plan", {"options": preset["options"]})
                assert preset["label"] and preset["cite"] and preset["options"].items() <= plan["options"].items()
        usual = (await root(guest))["presets"][0]
        assert usual["options"]["factions"] == FOUR

    serving(story)


@pytest.mark.parametrize("game", GAMES)
def test_without_a_word_the_usual_table_is_planned(serving, game):
    async def story(server):
        plan = await (await server.guest()).post(f"/api/games/{game}/plan", {})
        assert plan["seats"] == GAMES[game].usual_seats and plan["automata"] == 0
        assert plan["roles"] == (FOUR.split(",") if game == "root" else [])

    serving(story)


PLANS = [  # factions, given, seats, automata, settled, notices
    (FOUR, {}, 4, 0, {"mode": "competitive", "head_start": 0, "kept": ""}, ["SCEN.7", "SCEN.8", "SCEN.9", "SCEN.10"]),
    ("eyrie,mechanical", {}, 1, 1, {"mode": "coop"}, []),
    ("eyrie,mechanical", {"head_start": 6}, 1, 1, {"mode": "coop"}, []),
    ("eyrie,alliance,mechanical", {}, 2, 1, {"head_start": 0, "kept": ""}, ["SCEN.12"]),
    ("eyrie,cult,mechanical", {"mode": "coop"}, 2, 1, {}, ["SCEN.1"]),
    ("eyrie,cult,mechanical", {"head_start": 6}, 2, 1, {"head_start": 0, "kept": ""}, ["SCEN.1"]),
    ("marquise,cult", {"mode": "coop"}, 2, 0, {"mode": "competitive", "head_start": 0, "kept": ""}, ["SCEN.1"]),
]


@pytest.mark.parametrize(("factions", "given", "seats", "automata", "settled", "notices"), PLANS)
def test_a_plan_tells_seats_what_is_settled_and_the_law(serving, factions, given, seats, automata, settled, notices):
    async def story(server):
        guest = await server.guest()
        plan = await guest.post("/api/games/root/plan", {"options": {"factions": factions, **given}})
        assert (plan["seats"], plan["automata"], plan["roles"]) == (seats, automata, factions.split(","))
        assert plan["settled"] == list(settled) and settled.items() <= plan["options"].items()
        assert [notice["id"] for notice in plan["notices"]] == notices and plan["by_lot"]
        words = [f"bot:{name}" for name in ["greedy"] * (seats - 1)]
        made = await guest.table("root", ["me", *words], options=plan["options"])
        assert made["status"] == "running" and len(made["seats"]) == seats + automata

    serving(story)


REFUSED = [
    ({"factions": "marquise"}, "root:SCEN.11"),
    ({"factions": f"{FOUR},vagabond,cult,riverfolk"}, "root:SCEN.11"),
    ({"factions": "marquise,marquise"}, "root:5.1.1"),
    ({"factions": "marquise,mechanical"}, "root:MM.2"),
    ({"factions": "eyrie,alliance,vagabond,cult,riverfolk,mechanical", "mode": "coop"}, "root:MM.1"),
    ({"factions": "marquise,eyrie", "first": "3"}, "root:5.1.1"),
]


@pytest.mark.parametrize(("options", "cite"), REFUSED)
def test_a_bad_set_is_refused_with_its_clause_before_there_is_a_table(serving, options, cite):
    async def story(server):
        guest = await server.guest()
        assert (await guest.post("/api/games/root/plan", {"options": options}, 400))["cite"] == cite
        count = len(options["factions"].replace(",mechanical", "").split(","))
        assert (await guest.table("root", ["me", *["open"] * (count - 1)], 400, options=options))["cite"] == cite
        assert await guest.get("/api/tables?mine=1") == []

    serving(story)


def test_seats_that_do_not_fit_the_factions_are_refused_at_once(serving):
    async def story(server):
        guest = await server.guest()
        refused = await guest.table("root", ["me", "open"], 400, options={"factions": FOUR})
        assert (refused["error"], refused["cite"]) == ("root-faction-seats", "root:5.1.1")
        table = await guest.table("root", ["me", "open", "open", "bot:greedy"], options={"factions": FOUR})
        refused = await guest.post(f"/api/tables/{table['id']}/start", status=400)
        assert refused["cite"] == "root:5.1.1"
        assert len((await guest.get(f"/api/tables/{table['id']}"))["seats"]) == 4

    serving(story)


def test_a_game_that_was_not_played_to_its_end_is_no_first_game_of_a_match(serving):
    async def story(server):
        guest = await server.guest()
        table = await guest.table("root", ["me", "bot:random"], options={"factions": "marquise,eyrie"})
        path = f"/api/tables/{table['id']}"
        assert not table["swap"]
        await guest.post(f"{path}/leave", {"then": "stop"})
        assert not (await guest.get(path))["swap"]
        assert (await guest.post(f"{path}/rematch", {"swap": True}, 400))["error"] == "match-none"

    serving(story)


def test_a_second_game_has_the_same_seats_and_the_other_roles(serving):
    async def story(server):
        guest = await server.guest()
        table = await guest.table("root", ["me", "bot:random"], options={"factions": "marquise,eyrie"})
        line = await guest.join(table["id"])
        await line.play_out(random.Random(1))
        first = GAMES["root"].roles(server.state(table["id"]))
        path = f"/api/tables/{table['id']}"
        assert (await guest.get(path))["swap"]
        again = await guest.post(f"{path}/rematch", {"swap": True})
        assert GAMES["root"].roles(server.state(again["id"])) == first[::-1]
        assert [seat["mine"] for seat in again["seats"]] == [True, False]
        assert again["settings"]["second"] and again["parent"] == table["id"] and again["points"] == []
        line = await guest.join(again["id"])
        await line.play_out(random.Random(2))
        over = await guest.get(f"/api/tables/{again['id']}")
        assert over["points"] == line.now["over"]["points"] and not over["swap"]
        await guest.post(f"/api/tables/{again['id']}/rematch", {"swap": True}, 400)
        third = await guest.post(f"/api/tables/{again['id']}/rematch")
        assert not third["settings"]["second"]

    serving(story)


def test_a_game_without_such_matches_refuses_to_swap(serving):
    async def story(server):
        guest = await server.guest()
        table = await guest.table("duo", ["me", "bot:greedy"])
        line = await guest.join(table["id"])
        await line.play_out(random.Random(1))
        assert not (await guest.get(f"/api/tables/{table['id']}"))["swap"]
        refused = await guest.post(f"/api/tables/{table['id']}/rematch", {"swap": True}, 400)
        assert refused["error"] == "match-none"

    serving(story)


@pytest.mark.parametrize("language", ["fr", "en"])
def test_the_bots_of_a_game_are_told_by_level_with_a_line_on_how_each_plays(serving, language):
    async def story(server):
        names = {}
        for game in await (await server.guest(language)).get("/api/games"):
            assert {bot["level"]: bot["name"] for bot in game["bots"]} == levels_of(game["id"])
            assert all(bot["about"].endswith(".") and bot["label"] != bot["name"] for bot in game["bots"])
            for bot in game["bots"]:
                assert names.setdefault(bot["level"], bot["label"]) == bot["label"]  # the same names everywhere

    serving(story)


def test_a_bot_is_seated_by_its_level_too(serving):
    async def story(server):
        guest = await server.guest()
        table = await guest.table("renard", ["me", "bot:0"])
        assert server.rooms.open[table["id"]].row.seats[1].bot == "random"
        assert (await guest.table("renard", ["me", "bot:9"], status=400))["error"] == "bot-unknown"

    serving(story)
