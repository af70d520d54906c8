"""A guest's new name reaches the tables where they sit: the pages that are open there, the lobby, the log."""

from __future__ import annotations


def test_a_new_name_is_shown_at_once_to_all_who_look_at_a_table(serving):
    async def story(server):
        host, friend, stranger = [await server.guest() for _ in range(3)]
        table = await host.table("renard", ["me", "open"], options={"dealer": 1})
        await friend.post(f"/api/tables/{table['id']}/sit")
        lines = [await guest.join(table["id"]) for guest in (friend, stranger)]
        assert lines[0].now["prompt"]["text"] == f"{host.me['name']} réfléchit…"
        answer = await host.http.put("/api/me", json={"name": "Zoé"})
        assert answer.json()["name"] == "Zoé"
        for line in lines:
            told = await line.until(lambda message: message["t"] == "snapshot")
            assert [seat["name"] for seat in told["table"]["seats"]] == ["Zoé", friend.me["name"]]
            assert told["prompt"]["text"] == "Zoé réfléchit…" and host.me["name"] not in str(told["log"])
        assert server.rooms.open[table["id"]].table.record.names[0] == "Zoé"

    serving(story)


def test_a_new_name_stands_in_the_lobby_and_outlives_a_restart(serving):
    async def story(server):
        host, stranger = await server.guest(), await server.guest()
        listed = {"listed": True}
        tables = [
            await host.table("renard", ["me", "open"], settings=listed),
            await host.table("duo", ["me", "bot:greedy"]),
        ]
        await host.http.put("/api/me", json={"name": "Zoé"})
        lobby = await stranger.get("/api/tables?open=1")
        assert [table["seats"][0]["name"] for table in lobby] == ["Zoé"] and lobby[0]["by"] == "Zoé"
        for table in tables:
            row = await server.rooms.store.table(table["id"])
            assert row.seats[0].name == "Zoé"

    serving(story)


def test_nobody_else_gets_the_name(serving):
    """Not the other players, not a bot over the wire that has a name of its own, not a game that is over."""

    async def story(server):
        host, friend = await server.guest(), await server.guest()
        table = await host.table("renard", ["me", "open"])
        await friend.post(f"/api/tables/{table['id']}/sit")
        await host.post("/api/tokens", {"table": table["id"], "seat": 0, "name": "Robot de Léa"})
        over = await host.table("duo", ["me", "bot:greedy"])
        await host.post(f"/api/tables/{over['id']}/leave", {"then": "stop"})
        await host.http.put("/api/me", json={"name": "Zoé"})
        seats = (await friend.get(f"/api/tables/{table['id']}"))["seats"]
        assert [seat["name"] for seat in seats] == ["Robot de Léa", friend.me["name"]]
        assert (await friend.get(f"/api/tables/{over['id']}"))["seats"][0]["name"] == host.me["name"]

    serving(story)


def test_an_onlooker_speaks_under_the_new_name(serving):
    async def story(server):
        host, stranger = await server.guest(), await server.guest()
        table = await host.table("renard", ["me", "bot:greedy"])
        line = await stranger.join(table["id"])
        await stranger.http.put("/api/me", json={"name": "Zoé"})
        await line.send("chat", text="Bonjour")
        assert (await line.until(lambda message: message["t"] == "chat"))["name"] == "Zoé"

    serving(story)


def test_a_change_of_language_alone_disturbs_nobody(serving):
    async def story(server):
        host = await server.guest()
        table = await host.table("renard", ["me", "open"])
        version = server.rooms.open[table["id"]].row.version
        await host.http.put("/api/me", json={"language": "en"})
        await host.http.put("/api/me", json={"name": host.me["name"]})
        assert server.rooms.open[table["id"]].row.version == version

    serving(story)
