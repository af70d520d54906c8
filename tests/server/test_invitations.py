"""Invitations: whom a table is shown to, what they are told before they sit down, and the address they come by."""

from __future__ import annotations

import pytest
from starlette.requests import Request

from clairiere.server.http import origins
from clairiere.server.http.origins import ServerAddress, host_name_of, is_local, is_loopback, origin_of


def test_a_table_is_private_until_its_host_lists_it(serving):
    async def story(server):
        host, stranger = await server.guest(), await server.guest()
        table = await host.table("renard", ["me", "open"])
        path = f"/api/tables/{table['id']}"
        assert table["settings"]["listed"] is False and await stranger.get("/api/tables?open=1") == []
        assert (await stranger.post(f"{path}/listing", {"listed": True}, 403))["error"] == "server-not-host"
        line = await stranger.join(table["id"])
        assert (await host.post(f"{path}/listing", {"listed": True}))["settings"]["listed"]
        told = await line.until(lambda message: message["t"] == "snapshot")
        assert told["table"]["settings"]["listed"], "whoever looks is told"
        assert [row["id"] for row in await stranger.get("/api/tables?open=1")] == [table["id"]]
        await host.post(f"{path}/listing", {"listed": False})
        assert await stranger.get("/api/tables?open=1") == []
        await stranger.post(f"{path}/sit")
        assert (await host.post(f"{path}/listing", {"listed": True}, 409))["error"] == "server-started"

    serving(story)


OPTIONS = [
    ("renard", {"target": 16, "open_tricks": True}, ["en 16 points.", "Les plis passés"]),
    ("duo", {"level": 2}, ["au niveau 2.", "phrases convenues"]),
    ("jeton", {"target": 3}, ["temps réel", "3 jetons bleus"]),
    ("root", {"factions": "marquise,eyrie", "board": "winter"}, ["plateau d’hiver", "Le sort décide"]),
    (
        "root",
        {"factions": "eyrie,alliance,mechanical", "mode": "coop", "kept": "0:claim-b+codes-m,1:tax-f"},
        ["place 1, Prétention Royale", "place 2, Collecteur"],
    ),
]


@pytest.mark.parametrize(("game", "options", "wanted"), OPTIONS, ids=[game for game, _, _ in OPTIONS])
def test_an_invitation_says_who_invites_to_what(serving, game, options, wanted):
    async def story(server):
        host, friend = await server.guest(), await server.guest("en")
        await host.http.put("/api/me", json={"name": "Zoé"})
        seats = ["me", "open", "open"] if game == "jeton" else ["me", "open"]
        settings = {"spectators": "nobody", **({} if game == "jeton" else {"undo": False, "move_s": 120})}
        table = await host.table(game, seats, options=options, settings=settings)
        found = await friend.get(f"/api/tables/{table['id']}?language=fr")
        assert found["by"] == "Zoé" and found["host"] == ""
        said = " ".join(found["agreed"])
        assert all(part in said for part in wanted) and "Personne d’autre ne regarde." in said
        assert ("2 minutes" in said and "ne se reprend pas" in said) or game == "jeton"
        english = (await friend.get(f"/api/tables/{table['id']}?language=en"))["agreed"]
        assert len(english) == len(found["agreed"]) and not set(english) & set(found["agreed"])
        assert all(text[-1] == "." for text in (*english, *found["agreed"]))

    serving(story)


def test_a_guest_is_named_once_they_chose_a_name(serving):
    async def story(server):
        guest = await server.guest("en")
        assert guest.me["named"] is False
        assert (await guest.http.put("/api/me", json={"language": "fr"})).json()["named"] is False
        assert (await guest.http.put("/api/me", json={"name": "Zoé 1234"})).json()["named"] is True

    serving(story)


@pytest.mark.parametrize(
    ("host", "loopback"),
    [("localhost:80", True), ("127.0.0.1:8470", True), ("[::1]:80", True), ("a.localhost", True), ("[::1", False),
     ("192.168.1.7:8470", False), ("example.org", False), ("", False)],
)  # fmt: skip
def test_an_address_of_this_machine_alone_is_known(host, loopback):
    assert is_loopback(host_name_of(host)) is loopback


def test_where_a_server_is_reached_depends_on_where_it_listens(monkeypatch):
    monkeypatch.setattr(origins, "lan_address", lambda: "192.168.1.7")
    assert (
        ServerAddress("0.0.0.0", 8470).origins() == ServerAddress("::", 8470).origins() == ["http://192.168.1.7:8470"]
    )
    assert ServerAddress("10.0.0.3", 80).origins() == ["http://10.0.0.3:80"]
    assert ServerAddress("fd00::7", 80).origins() == ["http://[fd00::7]:80"]
    assert (
        ServerAddress("127.0.0.1", 8470).origins()
        == ServerAddress("localhost", 1).origins()
        == ServerAddress("::1", 1).origins()
        == []
    )
    monkeypatch.setattr(origins, "lan_address", lambda: "")
    assert ServerAddress("0.0.0.0", 8470).origins() == []


def test_only_who_sits_at_this_machine_is_told_its_address_elsewhere(serving, monkeypatch):
    monkeypatch.setattr(origins, "lan_address", lambda: "192.168.1.7")

    async def story(server):
        guest = await server.guest()
        assert await guest.get("/api/reach") == {"here": True, "origins": ["http://192.168.1.7:8470"]}
        for header in ({"host": "table.example.org"}, {"x-forwarded-for": "10.0.0.9"}, {"via": "1.1 proxy"}):
            elsewhere = await guest.http.get("/api/reach", headers=header)
            assert elsewhere.json() == {"here": False, "origins": []}, header

    serving(story, server_address=ServerAddress("0.0.0.0", 8470))


@pytest.mark.parametrize("client", ["192.168.1.9", "2001:db8::7", "testclient", ""])
def test_a_host_header_alone_does_not_make_a_sender_local(client):
    scope = {"type": "http", "path": "/", "query_string": b"", "headers": [(b"host", b"localhost:8470")]}
    assert is_local(Request({**scope, "client": ("127.0.0.1", 9)}))
    assert is_local(Request({**scope, "client": ("::1", 9)}))
    assert not is_local(Request({**scope, "client": (client, 9) if client else None}))


def test_the_address_of_a_table_is_drawn_to_be_scanned(serving, monkeypatch):
    monkeypatch.setattr(origins, "lan_address", lambda: "192.168.1.7")

    async def story(server):
        guest = await server.guest()
        id = (await guest.table("renard", ["me", "open"]))["id"]
        drawn = await guest.http.get(f"/t/{id}/qr.svg?at=http://192.168.1.7:8470")
        assert drawn.status_code == 200 and drawn.headers["content-type"] == "image/svg+xml"
        assert drawn.text.startswith("<svg") and "<path" in drawn.text
        other = await guest.http.get(f"/t/{id}/qr.svg?at=https://table.example.org")
        assert other.text != drawn.text
        assert (await guest.http.get(f"/t/{id}/qr.svg?at={server.url}")).status_code == 200
        foreign = ("https://evil.example", "https://192.168.1.7:8470", "http://table.example.org", "http://localhost")
        for at in ("", "javascript:1", f"{server.url}/x", *foreign):
            assert (await guest.http.get(f"/t/{id}/qr.svg?at={at}")).status_code == 404, at
        assert (await guest.http.get(f"/t/none/qr.svg?at={server.url}")).status_code == 404

    serving(story, server_address=ServerAddress("0.0.0.0", 8470), origins=["https://table.example.org"])


@pytest.mark.parametrize(
    "text", ["http://a/b", "ftp://a", "http://", "a", "http://u@a", "http://[", "http://" + "a" * 200]
)
def test_what_is_no_origin_is_not_drawn(text):
    assert not origin_of(text)


def test_an_origin_is_read_as_browsers_write_it():
    assert origin_of("HTTPS://Table.Example.org:443") == "https://table.example.org"
    assert origin_of("http://a:443") == "http://a:443" and origin_of("http://[::1]:80") == "http://[::1]"


def test_who_waits_may_talk(serving):
    async def story(server):
        host, friend = await server.guest(), await server.guest()
        id = (await host.table("duo", ["me", "open"]))["id"]
        lines = [await host.join(id), await friend.join(id)]
        assert all(line.now["talk"]["open"] for line in lines)
        assert (await lines[1].ask("chat", text="Bonjour, est-ce ici ?"))["ok"]
        heard = await lines[0].until(lambda message: message["t"] == "chat")
        assert heard["text"] == "Bonjour, est-ce ici ?" and heard["name"] == friend.me["name"]

    serving(story)
