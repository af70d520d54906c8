"""Bad input: refused with a clear reason, and nobody else is disturbed."""

from __future__ import annotations

import asyncio
import json
import logging
import re
from pathlib import Path
from unicodedata import normalize

import httpx
import pytest
import uvicorn
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from clairiere.core.record import checksum, read_record
from clairiere.server import limits
from clairiere.server.http import sockets
from clairiere.server.http.app import make_app
from clairiere.server.http.guests import Guests
from clairiere.server.http.requests import ApiRequest
from clairiere.server.jobs import JobTooHeavy
from clairiere.server.names import clean_name
from clairiere.server.notices.channels import Channels
from clairiere.server.run import uvicorn_config
from clairiere.words import say

RECORDS = Path(__file__).parents[1] / "replays" / "0.2.0"


async def game(server, **more):
    guest = await server.guest()
    table = await guest.table("renard", ["me", "bot:greedy"], **more)
    line = await guest.join(table["id"])
    await line.turn()
    return guest, line


NONSENSE = [
    "", "{", "[]", "null", "7M", '{"t":"play"}', '{"t":"fly","n":1}', '{"t":"play","n":"1","choice":"7M"}',
    '{"t":"play","n":1,"choice":7}', '{"t":"play","n":1,"choice":"7M","seat":"0"}', '{"n":1}', '{"t":"hello","n":1.5}',
    '{"t":"play","n":1,"choice":"7M","cheat":true}', '{"t":"vote","n":1,"yes":"maybe"}', "é",
    '{"t":"play","n":99999999999999999999999,"choice":"7M"}', "[" * 4000,
    '{"n":5,"x":' + "[" * 8000, '{"x":"ping","n":6,"y":' + '{"a":' * 1600, '{"t":"hello","n":7,"x":' + "[" * 8000,
]  # fmt: skip


NUMBERED = re.compile(r'"n":(\d+)[,}]')


def test_every_refusal_of_the_socket_has_an_id_and_the_number_of_its_message(serving):
    async def story(server):
        guest, line = await game(server)
        hand = line.now["view"]["hand"]
        wanted = [
            ({"t": "play", "n": 71, "choice": "99Z"}, None),
            ({"t": "play", "n": 72, "choice": hand[0], "seat": 1}, "server-not-seated"),
            ({"t": "play", "n": 73, "choice": hand[0], "seen": 999}, None),
            ({"t": "chat", "n": 74, "phrase": "boo"}, "server-no-phrase"),
            ({"t": "vote", "n": 75, "yes": True}, None),
            ({"t": "hello", "n": 76, "language": "de"}, "server-language"),
            ({"t": "play", "n": 77, "choice": "7M" * 2000}, "server-too-big"),
            ({"t": "play", "n": 78, "choice": "7M", "more": "x" * limits.FRAME}, "server-too-big"),
            ({"t": "fly", "n": 79}, "server-malformed"),
            ({"t": "play", "n": 80}, "server-malformed"),
        ]
        for message, error in wanted:
            await line.socket.send(json.dumps(message))
            reply = await line.until(lambda heard: heard["t"] == "reply")
            assert reply["n"] == message["n"] and not reply["ok"], reply
            assert reply["error"] == error if error else reply["error"], reply
        await line.socket.send('{"t":"play","n":81,"choice":"7M"')  # cut
        reply = await line.until(lambda heard: heard["t"] == "reply")
        assert (reply["n"], reply["error"]) == (81, "server-malformed")
        cookie = "; ".join(f"{name}={value}" for name, value in guest.http.cookies.items())
        address = server.url.replace("http", "ws") + "/ws/t/nowhere"
        async with connect(address, additional_headers={"cookie": cookie}) as door:
            assert json.loads(await door.recv())["error"] == "server-no-table"

    serving(story)


def test_refusals_are_in_the_guests_language_before_the_headers(serving):
    async def story(server):
        guest = await server.guest()
        assert (await guest.http.put("/api/me", json={"language": "fr"})).json()["language"] == "fr"
        english = {"accept-language": "en"}
        for method, path in (("GET", "/api/tables/nowhere"), ("POST", "/api/tables"), ("GET", "/api/no/such/address")):
            answer = await guest.http.request(method, path, headers=english, json={"game": "chess", "seats": []})
            french = await guest.http.request(
                method, f"{path}?language=fr", headers=english, json={"game": "chess", "seats": []}
            )
            assert answer.status_code >= 400 and answer.json() == french.json(), answer.text
            in_english = await guest.http.request(
                method, f"{path}?language=en", headers=english, json={"game": "chess", "seats": []}
            )
            assert in_english.json()["error"] == answer.json()["error"] and in_english.json() != answer.json()

    serving(story)


def test_a_job_that_is_too_heavy_is_refused_in_the_guests_language(serving, monkeypatch):
    async def too_heavy(*_):
        raise JobTooHeavy

    monkeypatch.setattr(ApiRequest, "compute", too_heavy)

    async def story(server):
        guest = await server.guest()
        await guest.http.put("/api/me", json={"language": "fr"})
        new_table = {"game": "renard", "seats": ["me", "bot:random"]}
        answer = await guest.http.post("/api/tables", headers={"accept-language": "en"}, json=new_table)
        assert answer.json()["error"] == "server-too-heavy"
        assert answer.json()["text"] == say("fr", "server-too-heavy", {})

    serving(story)


def test_malformed_messages_are_refused_and_the_line_goes_on(serving):
    async def story(server):
        _, line = await game(server)
        seq = server.rooms.open[line.id].session.seq
        for text in NONSENSE:
            await line.socket.send(text)
            reply = await line.until(lambda message: message["t"] == "reply")
            assert not reply["ok"] and reply["text"] and reply["error"] == "server-malformed", text
            found = NUMBERED.search(text)
            assert reply["n"] == (int(found[1]) if found else 0), text
        assert server.rooms.open[line.id].session.seq == seq
        assert (await line.ask("may", choice=line.now["view"]["hand"][0]))["n"] == line.n

    serving(story)


def test_what_is_too_big_is_refused_and_what_is_huge_cuts_the_line(serving):
    async def story(server):
        guest, line = await game(server)
        await line.send("play", choice="7M" * 5000)
        assert "8192" in (await line.until(lambda message: message["t"] == "reply"))["text"].replace("\u202f", "")
        assert not (await line.play("7" * 500))["ok"]
        await line.socket.send("x" * 200_000)
        with pytest.raises(ConnectionClosed):
            while True:
                await line.read()
        answer = await guest.http.post("/api/tables", content=b" " * 70_000)
        assert answer.status_code == 413
        assert (await guest.http.post("/api/records", content=b"x" * 600_000)).status_code == 413

    serving(story)


def test_messages_before_hello_binary_frames_and_odd_numbers_are_refused(serving):
    async def story(server):
        guest, line = await game(server)
        early = await guest.join(line.id, hello=False)
        assert not (await early.play("7M"))["ok"]
        card = line.now["view"]["hand"][0]
        line.n = -5
        assert not (await line.play(card))["ok"]
        line.n = 1 << 60
        assert not (await line.play(card))["ok"]
        await early.socket.send(b"\x00\x01")
        with pytest.raises(ConnectionClosed):
            while True:
                await early.read()

    serving(story)


def test_out_of_turn_and_other_peoples_seats_are_refused(serving):
    async def story(server):
        host, friend = await server.guest(), await server.guest()
        table = await host.table("renard", ["me", "open"])
        await friend.post(f"/api/tables/{table['id']}/sit")
        lines = [await host.join(table["id"]), await friend.join(table["id"])]
        lines.sort(key=lambda line: not line.asked())
        asked, idle = lines
        early = await idle.play(idle.now["view"]["hand"][0])
        assert not early["ok"] and early["cite"]
        forged = await idle.play(asked.now["view"]["hand"][0], seat=asked.now["seat"])
        assert not forged["ok"] and "siège" in forged["text"]

    serving(story)


def test_forged_cookies_and_tokens_open_nothing(serving):
    async def story(server):
        guest, line = await game(server)
        cookie = guest.http.cookies["clairiere"]
        other_key = Guests(server.rooms.store, "another key").signer.dumps(guest.me["id"])
        for forged in (cookie[:-2], cookie + "x", f'"{guest.me["id"]}"', other_key, "x" * 3000):
            stranger = await server.guest()
            stranger.http.cookies.clear()
            stranger.http.cookies.set("clairiere", forged)
            found = await stranger.join(line.id)
            assert found.now["seats_mine"] == [] and found.now["view"]["hand"] == []
        answer = await guest.http.get("/api/me", headers={"authorization": "Bearer nonsense"})
        assert answer.status_code == 401 and answer.json()["error"] == "server-bad-token"

    serving(story)


def test_a_page_of_another_site_cannot_act(serving):
    async def story(server):
        guest, line = await game(server)
        evil = {"origin": "https://evil.example"}
        answer = await guest.http.post("/api/tables", json={"game": "renard"}, headers=evil)
        assert answer.status_code == 403 and answer.json()["error"] == "server-origin"
        found = await guest.join(line.id, hello=False, **evil)
        assert (await found.read())["t"] == "gone"
        same = {"origin": server.url}
        assert (await guest.http.post("/api/tables", json={"game": "renard"}, headers=same)).status_code == 200

    serving(story)


def test_a_page_of_the_same_host_by_another_scheme_cannot_act(serving):
    """A page that came by http may have been changed on its way: it does nothing at the site that came by https."""

    async def story(server):
        guest, line = await game(server)
        host = server.url.removeprefix("http://")
        for origin in (f"https://{host}", f"ftp://{host}", f"http://{host}/", "null"):
            answer = await guest.http.post("/api/tables", json={"game": "renard"}, headers={"origin": origin})
            assert answer.status_code == 403 and answer.json()["error"] == "server-origin", origin
            assert (await (await guest.join(line.id, hello=False, origin=origin)).read())["t"] == "gone"
        named = {"origin": "https://table.example.org"}
        assert (await guest.http.post("/api/tables", json={"game": "renard"}, headers=named)).status_code == 200

    serving(story, channels=Channels("https://table.example.org/"))


def by_proxy(scheme, **headers):
    """Headers as nginx sends them (docs/hosting.md)."""
    return {"host": "table.example.org", "x-forwarded-proto": scheme, "x-forwarded-for": "10.0.0.9", **headers}


def test_behind_https_the_scheme_is_https_and_stays_so(tmp_path):
    async def story():
        served = make_app(str(tmp_path / "tables.db"))
        server = uvicorn.Server(uvicorn_config(served, ["127.0.0.1"], port=0))
        task = asyncio.ensure_future(server.serve())
        while not server.started:
            await asyncio.sleep(0.01)
        port = server.servers[0].sockets[0].getsockname()[1]
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=30) as http:
            plain = await http.get("/api/games")
            assert "strict-transport-security" not in plain.headers
            secure = await http.get("/api/games", headers=by_proxy("https"))
            assert secure.headers["strict-transport-security"] == "max-age=31536000"
            cookie = (await http.get("/api/me", headers=by_proxy("https"))).headers["set-cookie"].partition(";")[0]
            for origin, status in (("https://table.example.org", 200), ("http://table.example.org", 403)):
                sent = by_proxy("https", origin=origin, cookie=cookie)
                answer = await http.post("/api/tables", json={"game": "renard"}, headers=sent)
                assert answer.status_code == status, answer.text
        server.should_exit = True
        await task

    asyncio.run(asyncio.wait_for(story(), 60))


def test_an_unknown_table_is_said_to_be_unknown(serving):
    async def story(server):
        guest = await server.guest("en")
        assert (await guest.get("/api/tables/nothere", 404))["text"] == "There is no table “nothere”."
        line = await guest.join("x" * 300, hello=False)
        assert "There is no table" in (await line.read())["text"]

    serving(story)


UNSEEN = ["\u3164", "\u2800", "\u115f", "\uffa0\u1160", "\u034f", "\u0301\u0301", "🦊", "…", "Ana\u3164", "A\u2800na"]
UNSEEN += ["A\ufe0fna", "Zo\U000e0100é", "Z" + "\u0300\u0316\u0317", "q\u0323\u0307\u0308\u0301"]


@pytest.mark.parametrize("name", ["", "   ", "<b>Ana</b>", "a & b", "x" * 31, "A\nna", "Ana\u202e", "\x00", *UNSEEN])
def test_names_with_markup_or_tricks_are_refused(serving, name):
    async def story(server):
        guest = await server.guest()
        answer = await guest.http.put("/api/me", json={"name": name})
        assert answer.status_code == 400 and answer.json()["error"] == "server-name"
        assert (await guest.http.put("/api/me", json={"name": "Léa d’Arc"})).json()["name"] == "Léa d’Arc"

    serving(story)


@pytest.mark.parametrize(
    "name",
    ["Léa d’Arc", "7", "Ệ", "สุดที่รัก", "हिन्दी", "Ана", "李雷", "Léa ❤\ufe0f", "ȧ\u0323", "x\u0302\u0323"],
)
def test_names_of_all_scripts_are_taken(name):
    assert clean_name(f" {name} ") == normalize("NFC", name)
    assert clean_name(normalize("NFD", name)) == normalize("NFC", name), "the same name in two forms is one"


def test_every_place_for_a_name_wants_a_visible_one(serving):
    """Bots over the wire, titles of tables, names in records that are sent, and chat."""

    async def story(server):
        guest = await server.guest()
        table = await guest.table("renard", ["me", "open"])
        for name in UNSEEN:
            body = {"table": table["id"], "seat": 1, "name": name}
            assert (await guest.post("/api/tokens", body, 400))["error"] == "server-name", name
            for option in ("title", "shout"):
                given = {"game": "jeton", "seats": ["me", "open", "open"], "options": {option: name}}
                await guest.post("/api/tables", given, 400)
        record = read_record(next(RECORDS.glob("renard-*.record")).read_text("utf-8"))
        record.players = ["human", "human"]
        record.names = ["\u3164\u2800", "Z" + "\u0316" * 20 + "oé"]
        sent = await guest.http.post("/api/records", content=record.text().encode())
        assert [seat["name"] for seat in sent.json()["seats"]] == ["seat 0", "Z\u0316\u0316oé"]
        line = await guest.join(table["id"])
        for blank in ("\u3164", "\u2800 \u115f", "\u0301\u0301"):
            assert not (await line.ask("chat", text=blank))["ok"]
        await line.send("chat", text="Z" + "\u0316" * 20 + "oé \u3164🦊")
        assert (await line.until(lambda message: message["t"] == "chat"))["text"] == "Z\u0316\u0316oé 🦊"

    serving(story)


WRONG = [
    ({}, 400), ({"game": "chess"}, 404), ({"game": "renard", "seats": ["me"]}, 400), ({"game": 7}, 400),
    ({"game": "renard", "seats": ["me", "bot:nobody"]}, 400), ({"game": "renard", "seats": ["me", "you"]}, 400),
    ({"game": "renard", "options": {"target": 0}}, 400), ({"game": "renard", "options": {"hat": 1}}, 400),
    ({"game": "renard", "settings": {"move_s": -1}}, 400), ({"game": "renard", "settings": {"spectators": "all"}}, 400),
    ({"game": "renard", "cheat": True}, 400), ([], 400), ({"game": "renard", "seats": ["open"] * 500}, 400),
]  # fmt: skip


@pytest.mark.parametrize("body, status", WRONG)
def test_a_table_that_cannot_be_is_refused(serving, body, status):
    async def story(server):
        guest = await server.guest()
        answer = await guest.http.post("/api/tables", json=body)
        assert answer.status_code == status and answer.json()["text"], answer.text

    serving(story)


def test_without_a_guest_nothing_is_done(serving):
    async def story(server):
        guest = await server.guest()
        guest.http.cookies.clear()
        assert (await guest.post("/api/tables", {"game": "renard"}, 401))["error"] == "server-no-guest"
        assert (await guest.get("/api/tables?mine=1", 401))["error"] == "server-no-guest"

    serving(story)


def test_a_flood_is_refused_logged_once_and_cut_and_others_play_on(serving, monkeypatch, caplog):
    async def story(server):
        _, line = await game(server)
        _, calm = await game(server)
        monkeypatch.setitem(limits.RATES, "messages", limits.Rate(50.0, 20.0))
        monkeypatch.setattr(limits, "FLOODS", 30)
        server.services.guests.rates.buckets.clear()
        with caplog.at_level(logging.WARNING, "clairiere"), pytest.raises(ConnectionClosed):
            for _ in range(200):
                await line.send("may", choice="keep")
            while True:
                await line.read()
        replies = [json.loads(frame) for frame in line.frames if '"reply"' in frame]
        assert any("Trop de messages" in reply["text"] for reply in replies)
        assert sum("flood" in record.message for record in caplog.records) == 1
        assert (await calm.play(calm.now["asks"][0]["choices"][0]["notation"]))["ok"]

    serving(story)


def test_requests_that_come_too_fast_are_refused(serving, monkeypatch):
    async def story(server):
        guest = await server.guest()
        monkeypatch.setitem(limits.RATES, "requests", limits.Rate(1.0, 5.0))
        server.services.guests.rates.buckets.clear()
        answers = await asyncio.gather(*[guest.http.get("/api/games") for _ in range(12)])
        codes = [answer.status_code for answer in answers]
        assert codes.count(429) >= 5 and codes.count(200) >= 5

    serving(story)


def test_a_line_that_does_not_read_is_cut_and_nobody_waits_for_it(serving):
    async def story(server):
        _, line = await game(server)
        viewer = next(iter(server.rooms.open[line.id].viewers))
        while not viewer.listener.is_overfull():
            viewer.send(sockets.wire.Pong(0))
        with pytest.raises(ConnectionClosed):
            while True:
                await line.read()
        assert not server.rooms.open[line.id].viewers  # and its seat is empty for everybody

    serving(story)


def test_a_refused_handshake_says_why(serving):
    async def story(server):
        async with connect(server.url.replace("http", "ws") + "/ws/t/none") as socket:
            assert json.loads(await socket.recv())["t"] == "gone"
            with pytest.raises(ConnectionClosed) as closed:
                await socket.recv()
            assert closed.value.rcvd is not None and closed.value.rcvd.code == 4404

    serving(story)


@pytest.mark.parametrize("path", ["/" + "x" * 300, "/" + "é" * 200, "/assets/" + "x" * 300, "/a%00b", "/assets/a%00b"])
def test_an_address_that_no_file_can_have_is_no_failure(serving, path):
    async def story(server):
        guest = await server.guest()
        assert (await guest.http.get(path)).status_code < 500

    serving(story)


@pytest.mark.parametrize("origin", ["http://[::1", "http://[", "[::1]", "null", "http://a]b"])
def test_an_origin_that_cannot_be_read_is_a_foreign_one(serving, origin):
    async def story(server):
        guest, line = await game(server)
        answer = await guest.http.post("/api/tables", json={"game": "renard"}, headers={"origin": origin})
        assert answer.status_code == 403 and answer.json()["error"] == "server-origin"
        found = await guest.join(line.id, hello=False, origin=origin)
        assert (await found.read())["t"] == "gone"

    serving(story)


@pytest.mark.parametrize("restarted", [False, True])
def test_a_table_cancelled_before_its_start_has_no_record_no_branch_and_no_sequel(serving, restarted):
    async def story(server):
        guest = await server.guest()
        path = f"/api/tables/{(await guest.table('root', ['me', 'open', 'open', 'open']))['id']}"
        await guest.post(f"{path}/leave", {"then": "stop"})
        if restarted:
            server.rooms.open.clear()
        for answer in (
            await guest.http.get(f"{path}/record"),
            await guest.http.get(f"{path}/at/0"),
            await guest.http.post(f"{path}/branch", json={"at": 0, "seat": 0}),
            await guest.http.post(f"{path}/rematch", json={"sequel": True}),
        ):
            assert (answer.status_code, answer.json()["error"]) == (409, "server-not-started")

    serving(story)


def test_a_byte_that_no_text_may_have_is_refused_on_either_database(serving, fresh_postgres):
    async def story(server):
        guest, _ = await game(server)
        for path in ("/api/tables/a%00b", "/api/tables/%00/record", "/g/a%00b", "/api/tables/a%00b/at/0"):
            assert (await guest.http.get(path)).status_code == 404, path
        assert (await guest.post("/api/tokens", {"table": "a\x00b", "seat": 0}, 404))["error"] == "server-no-table"
        line = await guest.join("a%00b", hello=False)
        assert (await line.read())["t"] == "gone"
        text = "clairiere-record 1\ngame renard\nengine 0\x000\nseat 0 A\x00na\nseat 1 Bo\n\nend 0 "
        body = text[: text.index("end")]
        answer = await guest.http.post("/api/records", content=f"{text}{checksum(body)}\n".encode())
        assert answer.status_code == 200 and answer.json()["seats"][0]["name"] == "A na"

    serving(story)
    serving(story, fresh_postgres)


def test_who_goes_away_in_the_middle_of_a_request_leaves_no_trace(serving, caplog):
    """A page that is left while it sends something: nobody waits for the answer, and nothing went wrong."""

    async def story(server):
        host, port = server.url.removeprefix("http://").split(":")
        _, writer = await asyncio.open_connection(host, int(port))
        writer.write(b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 50\r\n\r\n{")
        await writer.drain()
        await asyncio.sleep(0.2)
        writer.close()
        await asyncio.sleep(0.2)
        assert (await (await server.guest()).get("/api/tables?open=1")) == []

    serving(story)
    assert "Traceback" not in caplog.text
