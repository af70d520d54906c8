"""Who leaves a seat to a bot is no onlooker: the seat is kept for that guest alone, and is theirs again at once."""

from __future__ import annotations

import asyncio

import pytest


async def left(server, game: str = "renard", **settings):
    """Two at a table, one of whom has left the seat to a bot; a stranger looks on."""
    host, friend, stranger = [await server.guest() for _ in range(3)]
    table = await host.table(game, ["me", "open"], settings=settings)
    path = f"/api/tables/{table['id']}"
    await friend.post(f"{path}/sit")
    line = await host.join(table["id"])
    await friend.post(f"{path}/leave", {"then": "bot:greedy"})
    return path, table["id"], host, friend, stranger, line


def test_the_seat_is_offered_to_the_one_who_left_it_and_to_nobody_else(serving):
    async def story(server):
        path, _, host, friend, stranger, _ = await left(server)
        kept = [[seat["kept"] for seat in (await who.get(path))["seats"]] for who in (host, friend, stranger)]
        assert kept == [[False, False], [False, True], [False, False]]
        for who in (host, stranger):
            assert (await who.post(f"{path}/sit", {"seat": 1}, 409))["error"] in (
                "server-seat-taken",
                "server-seated-already",
            )
        mine = next(table for table in await friend.get("/api/tables?mine=1"))
        assert mine["seats"][1]["kept"] and mine["status"] == "running"
        back = await friend.post(f"{path}/sit")
        assert back["seats"][1]["mine"] and not back["seats"][1]["kept"]

    serving(story)


@pytest.mark.parametrize("language", ["fr", "en"])
def test_the_others_are_told_who_leaves_and_who_is_back(serving, language):
    async def story(server):
        path, id, _, friend, stranger, _ = await left(server)
        onlooker = await stranger.join(id)
        await onlooker.hello(language=language)
        await friend.http.put("/api/me", json={"name": "Zoé"})
        absent = await friend.join(id)
        await friend.post(f"{path}/sit")
        for one, wanted in (
            (onlooker, {"fr": "Zoé a repris sa place.", "en": "Zoé is back at the table."}[language]),
            (absent, "Vous avez repris votre place."),
        ):
            told = await one.until(lambda message: message["t"] == "snapshot" and message["note"])
            assert told["note"] == wanted and told["table"]["seats"][1]["name"] == "Zoé"
        await friend.post(f"{path}/leave", {"then": "bot:greedy"})
        told = await onlooker.until(lambda message: message["t"] == "snapshot" and message["note"])
        assert "Zoé" in told["note"] and told["table"]["seats"][1]["name"] != "Zoé"

    serving(story)


def test_a_bot_that_thinks_stops_at_once_when_its_seat_is_taken_back(serving):
    async def story(server):
        host = await server.guest()
        table = await host.table("renard", ["me", "bot:greedy"], options={"dealer": 1}, settings={"instant": False})
        path, room = f"/api/tables/{table['id']}", server.rooms.open[table["id"]]
        assert room.asked == [0]
        await host.join(table["id"])
        await host.post(f"{path}/leave", {"then": "bot:greedy"})
        assert 0 in room.bot_tasks
        await host.post(f"{path}/sit")
        await asyncio.sleep(1.6)  # longer than a bot takes
        assert room.asked == [0] and 0 not in room.bot_tasks
        line = await host.join(table["id"])
        assert line.now["seat"] == 0 and line.now["asks"]

    serving(story)


def test_on_one_screen_all_seats_are_taken_back(serving):
    async def story(server):
        host = await server.guest()
        table = await host.table("renard", ["me", "me"], settings={"hotseat": True, "instant": False})
        path = f"/api/tables/{table['id']}"
        await host.post(f"{path}/leave", {"then": "bot:greedy"})
        back = await host.post(f"{path}/sit")
        assert [seat["mine"] for seat in back["seats"]] == [True, True]

    serving(story)


def test_who_left_sees_no_hand_of_another(serving):
    """Whoever looks over a player's shoulder may not play on afterwards."""

    async def story(server):
        _, id, _, friend, stranger, _ = await left(server, spectators="seat")
        absent, onlooker = await friend.join(id), await stranger.join(id)
        assert onlooker.now["view"]["hand"] and not absent.now["view"]["hand"]

    serving(story)


def test_who_left_neither_counts_as_an_onlooker_nor_hears_them(serving):
    async def story(server):
        _, id, _, friend, stranger, line = await left(server)
        onlooker = await stranger.join(id)
        assert (await onlooker.ask("chat", text="Il a le 11"))["ok"]
        absent = await friend.join(id)
        assert absent.now["table"]["spectators"] == 1 and absent.now["chat"] == []
        assert (await onlooker.ask("chat", text="et le 9"))["ok"]
        assert (await absent.ask("chat", text="à tout de suite"))["ok"]
        heard = await line.until(lambda message: message["t"] == "chat")
        assert (heard["text"], heard["seat"], heard["name"]) == ("à tout de suite", 1, friend.me["name"])
        assert "et le 9" not in "".join(absent.frames)

    serving(story)


def test_who_left_a_duo_talks_no_more_freely_than_who_plays(serving):
    async def story(server):
        _, id, _, friend, _, line = await left(server, "duo")
        assert (await line.play("ready"))["ok"]  # before the first deal talk is free
        await line.until(lambda message: message["t"] == "events" and message["view"]["hand"])
        absent = await friend.join(id)
        refused = await absent.ask("chat", text="J’avais le 7")
        assert not refused["ok"] and refused["cite"] == "duo:9.4" and not absent.now["talk"]["open"]

    serving(story)
