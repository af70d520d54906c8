"""Limits hold, in bytes and by whom, and nobody walks around them: not by coming again, not under many names."""

from __future__ import annotations

import asyncio
import json
import logging
import re
import struct
import threading
import time
from collections import Counter
from contextlib import suppress
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from clairiere.arena.outcome import play_scheduled_game
from clairiere.arena.schedule import make_schedule
from clairiere.core.game import find
from clairiere.positions import pack_position
from clairiere.puzzles.puzzle import puzzles_of
from clairiere.server import limits
from clairiere.server.bots import players
from clairiere.server.fair_queue import FairQueue
from clairiere.server.http import app, connections
from clairiere.server.http.handlers import replays
from clairiere.server.http.handlers.operating.acts import OPERATOR_KEY
from clairiere.server.http.outgoing import Backlog, Outgoing
from clairiere.server.quiet_log import RepeatFilter
from clairiere.server.store import ChatRow

from .conftest import talk, upgraded

POSITION = pack_position(next(iter(puzzles_of("renard").values())).position)
DOCS = Path(__file__).parents[2] / "docs"


def few(server, monkeypatch, kind, burst, second=0.001):
    """So many at once, from now on."""
    monkeypatch.setitem(limits.RATES, kind, limits.Rate(second, burst))
    server.services.guests.rates.buckets.clear()


async def game(server, *seats):
    guest = await server.guest()
    table = await guest.table("renard", ["me", "bot:greedy"])
    return guest, await guest.join(table["id"])


async def closed(reader, seconds=4.0):
    """Whether the other side hangs up."""
    with suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            with suppress(ConnectionError):
                while await reader.read(65536):
                    pass
            return True
    return False


def masked(text):
    data = text.encode()
    assert len(data) < 126
    return struct.pack("!BB", 0x81, 0x80 | len(data)) + bytes(4) + data


async def deaf(server, guest, id):
    """Somebody at a table who never reads."""
    reader, writer = await upgraded(server, guest, id)
    reader._transport.pause_reading()
    return reader, writer


def big(server, id):
    """A table whose snapshot is large."""
    lines = [ChatRow(no, "", 0, "Ana", "x" * 20_000, "", 0) for no in range(200)]
    server.rooms.open[id].chat = lines


# -- bytes ------------------------------------------------------------------------------------------------------------


def test_who_says_hello_and_never_reads_is_given_one_snapshot_and_cut(serving, monkeypatch):
    monkeypatch.setattr(limits, "WRITE_S", 1.0)

    async def story(server):
        guest, line = await game(server)
        big(server, line.id)  # 4 MB
        _, writer = await deaf(server, guest, line.id)
        most = 0
        for n in range(300):
            with suppress(ConnectionError):
                writer.write(masked(json.dumps({"t": "hello", "n": n})))
            await asyncio.sleep(0.01)
            for viewer in server.rooms.open[line.id].viewers:
                most = max(most, sum(map(len, viewer.listener.queue)))
        assert most < 5 * limits.MB
        assert len(server.rooms.open[line.id].viewers) == 1
        assert server.application.sockets.queued_bytes["all"] < limits.MB

    serving(story)


class Deaf:
    """A socket whose other side does not read."""

    ready = cut = False

    def abort(self) -> None:
        self.cut = True


def test_a_line_is_cut_for_its_own_bytes_its_guests_its_addresss_and_its_rooms(monkeypatch):
    monkeypatch.setattr(limits, "LITTLE", 200)
    monkeypatch.setattr(limits, "LINE", 2000)
    for share in ("GUEST", "ADDRESS", "ROOM", "ALL"):
        with monkeypatch.context() as here:
            here.setattr(limits, share, 1000)
            all = Backlog().totals
            mine = [Outgoing(Deaf(), Backlog(all, "ana", "1.2.3.4", "t")) for _ in range(4)]
            calm = Outgoing(Deaf(), Backlog(all, "ana", "1.2.3.4", "t"))
            for _ in range(200):
                for line in mine:
                    line.send(b'{"t":"pong","at":0}')
            assert any(line.transport.cut for line in mine) and all["all"] < 1500, share
            calm.send(b'{"t":"pong","at":0}')
            assert not calm.transport.cut  # whoever reads is not cut for what others leave
            for line in [*mine, calm]:
                line.close()
            assert not +all


def test_coming_again_does_not_refill_what_was_used_up(serving, monkeypatch):
    async def story(server):
        guest, line = await game(server)
        few(server, monkeypatch, "messages", 20)
        for _ in range(20):
            await line.ask("may", choice="keep")
        again = await guest.join(line.id, hello=False)
        reply = await again.ask("may", choice="keep")
        assert not reply["ok"] and "Trop de messages" in reply["text"]

    serving(story)


def test_lines_are_counted_by_guest_and_by_address(serving, monkeypatch):
    monkeypatch.setattr(limits, "LINES_GUEST", 3)
    monkeypatch.setattr(limits, "LINES_ADDRESS", 5)

    async def story(server):
        guest, line = await game(server)
        lines = [await guest.join(line.id) for _ in range(2)]
        refused = await guest.join(line.id, hello=False)
        assert "Trop de pages" in (await refused.read())["text"]
        for _ in range(2):
            lines.append(await (await server.guest()).join(line.id))
        refused = await (await server.guest()).join(line.id, hello=False)
        assert "Trop de pages" in (await refused.read())["text"]
        await lines[0].socket.close()
        await asyncio.sleep(0.1)
        assert (await guest.join(line.id)).now["seat"] == 0

    serving(story)


# -- connections ------------------------------------------------------------------------------------------------------


HALF = [b"", b"GET /api/ga", b"GET /api/games HTTP/1.1\r\nHost: x\r\nX-A: "]
WHOLE = b"GET /api/games HTTP/1.1\r\nHost: x\r\n\r\n"


@pytest.mark.parametrize("text", [*HALF, WHOLE, *[WHOLE + half for half in HALF[1:]]])
def test_a_connection_that_does_not_say_what_it_wants_is_closed(serving, monkeypatch, text):
    monkeypatch.setattr(limits, "HEAD_S", 0.4)
    monkeypatch.setattr(limits, "IDLE_S", 0.4)

    async def story(server):
        reader, writer = await talk(server, text)
        assert await closed(reader)
        writer.transport.abort()

    serving(story)


def test_a_body_that_does_not_come_is_not_waited_for(serving, monkeypatch):
    monkeypatch.setattr(limits, "BODY_S", 0.3)

    async def story(server):
        guest = await server.guest()
        cookie = guest.http.cookies["clairiere"]
        head = f"POST /api/tables HTTP/1.1\r\nHost: x\r\nCookie: clairiere={cookie}\r\nContent-Length: 500\r\n\r\n{{"
        reader, writer = await talk(server, head.encode())
        assert b" 408 " in await asyncio.wait_for(reader.readline(), 30)
        writer.transport.abort()

    serving(story)


def test_who_does_not_read_an_answer_is_cut(serving, monkeypatch):
    monkeypatch.setattr(limits, "WRITE_S", 0.3)

    async def story(server):
        reader, writer = await talk(server)
        reader._transport.pause_reading()
        writer.write(WHOLE * 3000)
        for _ in range(100):
            await asyncio.sleep(0.05)
            if sum(connections.open.total() for connections in counted) == 0:
                break
        else:
            raise AssertionError("it is still open")
        writer.transport.abort()

    counted = watched(monkeypatch)
    serving(story)


def watched(monkeypatch):
    made = []

    class Seen(connections.Connections):
        def __init__(self, *given):
            super().__init__(*given)
            made.append(self)

    monkeypatch.setattr("clairiere.server.run.Connections", Seen)
    return made


def test_idle_connections_lock_nobody_out(serving, monkeypatch):
    monkeypatch.setattr(limits, "CONNECTIONS", 40)

    async def story(server):
        _, line = await game(server)
        idle = [await talk(server, HALF[n % 3]) for n in range(120)]
        for _ in range(5):
            assert (await server.anybody()).status_code == 200
        assert (await line.ask("may", choice="keep"))["n"] == line.n
        for _, writer in idle:
            writer.transport.abort()
        await asyncio.sleep(0.1)

    serving(story)


def test_an_address_has_so_many_connections_and_a_proxy_speaks_for_many(serving, monkeypatch):
    monkeypatch.setattr(limits, "CONNECTIONS_ADDRESS", 5)

    async def story(server):
        idle = [await talk(server) for _ in range(20)]
        assert (await server.anybody()).status_code == 200  # whoever asks for nothing gives way
        for _, writer in idle:
            writer.transport.abort()
        guest, line = await game(server)
        lines = [await guest.join(line.id) for _ in range(4)]
        reader, writer = await talk(server, WHOLE)
        assert await closed(reader, 1)
        writer.transport.abort()
        await lines[0].socket.close()
        await asyncio.sleep(0.1)
        assert (await server.anybody()).status_code == 200

    serving(story)
    crowd = connections.Connections(100, ["127.0.0.1"])
    assert all(crowd.admit("127.0.0.1") for _ in range(50))


def test_what_a_stranger_says_of_its_address_is_not_believed(serving, monkeypatch):
    async def story(server):
        few(server, monkeypatch, "guests", 2)
        codes = []
        for number in range(5):
            async with httpx.AsyncClient(base_url=server.url) as http:
                answer = await http.get("/api/me", headers={"x-forwarded-for": f"10.0.0.{number}"})
                codes.append(answer.status_code)
        assert codes == [200, 200, 429, 429, 429]

    serving(story)


def test_an_operator_says_how_many_share_an_address(monkeypatch):
    for name in ("SHARED", "CONNECTIONS_ADDRESS", "LINES_ADDRESS", "LISTED_ADDRESS", "ADDRESS"):
        monkeypatch.setattr(limits, name, getattr(limits, name))
    monkeypatch.setitem(limits.RATES, "guests", limits.RATES["guests"])
    rates = limits.Rates()
    limits.scale_address_limits(500)
    assert limits.LINES_ADDRESS == 10_000 and limits.RATES["guests"].burst == 15_000
    assert all(rates.of_address("chat", "1.2.3.4") for _ in range(5000))
    assert not rates.of_address("chat", "1.2.3.4", 100)


@pytest.mark.parametrize(
    "one, other, same",
    [
        ("1.2.3.4", "1.2.3.5", False),
        ("2001:db8:1:2::1", "2001:db8:1:2:ffff::9", True),
        ("2001:db8:1:2::1", "2001:db8:1:3::1", False),
        ("::ffff:1.2.3.4", "1.2.3.4", True),
        ("fe80::1%eth0", "fe80::2%eth1", True),
    ],
)
def test_a_household_is_one_address(one, other, same):
    assert (limits.neighbourhood(one) == limits.neighbourhood(other)) is same


async def onlooker(server, id):
    """An anonymous line to a table, below WebSockets."""
    head = f"GET /ws/t/{id} HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    more = "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
    reader, writer = await talk(server, (head + more).encode())
    await reader.readuntil(b"\r\n\r\n")
    return reader, writer


FIRST_PART = struct.pack("!BB", 0x01, 0x80) + bytes(4)
TINY = {
    "messages": struct.pack("!BB", 0x81, 0x82) + bytes(4) + b"{}",
    "pings": struct.pack("!BB", 0x89, 0x80) + bytes(4),
    "parts": struct.pack("!BB", 0x00, 0x80) + bytes(4),
}


@pytest.mark.parametrize("kind", TINY)
def test_bursts_of_tiny_frames_are_limited_before_they_are_read(serving, monkeypatch, kind):
    """60 anonymous lines send 256 kB each; a player's messages are answered all the while."""
    rates = {"frames": limits.Rate(60, 240), "messages": limits.Rate(30, 120)}
    read: Counter[int] = Counter()  # bytes that the library was given, by connection
    frame = TINY[kind]

    class CountingProtocol(connections.WebSocketsSansIOProtocol):
        def data_received(self, data):
            read[id(self)] += len(data)
            super().data_received(data)

    monkeypatch.setattr(connections, "WebSocketsSansIOProtocol", CountingProtocol)

    async def story(server):
        _, line = await game(server)
        for kind, rate in rates.items():
            few(server, monkeypatch, kind, rate.burst, rate.second)
        player = set(read)
        attackers = [await onlooker(server, line.id) for _ in range(60)]
        heads = read.copy()
        began, waits = time.monotonic(), []
        for _, writer in attackers:
            writer.write(FIRST_PART * (kind == "parts") + frame * (256 * limits.KB // len(frame)))
        while time.monotonic() < began + 2:
            work = time.process_time()
            await line.ask("may", choice="keep")
            waits.append(time.process_time() - work)
            await asyncio.sleep(0.05)
        most = rates["frames"].burst + rates["frames"].second * (time.monotonic() - began)
        sizes = [size for id, size in (read - heads).items() if id not in player]
        assert len(sizes) == 60 and max(sizes) <= most * len(frame)
        assert max(waits) < 0.5  # it was 4 s
        for _, writer in attackers:
            writer.transport.abort()

    serving(story)


CHUNKED = b"POST /api/tables HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n"
GREEDY = {
    "a body in tiny chunks": (CHUNKED, b"1\r\nx\r\n"),
    "a body in tiny chunks after the answer": (CHUNKED.replace(b"tables", b"nowhere"), b"1\r\nx\r\n"),
    "a head of many lines": (WHOLE[:-2], b"a:\r\n"),
    "a second head of many lines": (WHOLE + WHOLE[:-2], b"a:\r\n"),
}


@pytest.mark.parametrize("kind", GREEDY)
def test_a_request_in_very_many_pieces_costs_little_and_is_cut(serving, caplog, kind):
    """20 connections send 256 kB each, at once; unlimited, h11 works on them for 7 s and nobody else is answered."""
    begin, piece = GREEDY[kind]

    async def story(server):
        await server.anybody()
        work = time.process_time()
        sent = [await talk(server, begin + piece * (256 * limits.KB // len(piece)) + b"\r\n") for _ in range(20)]
        for reader, writer in sent:
            assert await closed(reader)
            writer.transport.abort()
        assert (await server.anybody()).status_code == 200
        assert time.process_time() - work < 1.5

    serving(story)
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]


def test_a_body_may_come_in_chunks_and_in_small_reads(serving):
    async def story(server):
        guest = await server.guest()
        cookie = f"Cookie: clairiere={guest.http.cookies['clairiere']}\r\n"
        head = f"POST /api/records HTTP/1.1\r\nHost: x\r\n{cookie}"
        record = a_record()
        chunks = [f"{len(part):x}\r\n".encode() + part + b"\r\n" for part in record.splitlines(keepends=True)[:90]]
        rest = b"".join(record.splitlines(keepends=True)[90:])
        chunks += [f"{len(rest):x}\r\n".encode() + rest + b"\r\n"] * bool(rest) + [b"0\r\n\r\n"]
        _, writer = whole = await talk(server, f"{head}Transfer-Encoding: chunked\r\n\r\n".encode())
        writer.write(b"".join(chunks))
        _, writer = slow = await talk(server, f"{head}Content-Length: {len(record)}\r\n\r\n".encode())
        for at in range(0, len(record), 200):
            writer.write(record[at : at + 200])
            await asyncio.sleep(0.002)
        for reader, writer in (whole, slow):
            assert b" 200 " in await asyncio.wait_for(reader.readline(), 30)
            writer.transport.abort()

    serving(story)


# -- the log ----------------------------------------------------------------------------------------------------------


def test_the_log_says_a_thing_once_a_minute_and_then_how_often_it_was_left_out(monkeypatch):
    once, now = RepeatFilter(), [0.0]
    monkeypatch.setattr(time, "monotonic", lambda: now[0])

    def said(text, *given, failed=None):
        exc = (type(failed), failed, failed.__traceback__) if failed else None
        record = logging.LogRecord("clairiere", logging.ERROR, "", 0, text, given, exc)
        return record.getMessage() if once.filter(record) else None

    assert said("flood from %s", "ana") == "flood from ana"
    assert [said("flood from %s", who) for who in "abc"] == [None] * 3
    assert said("socket.accept() out of system resource\nsocket: <fd=17>")
    assert not said("socket.accept() out of system resource\nsocket: <fd=18>")
    assert said("%s %s", "GET", "/", failed=KeyError()) and said("%s %s", "GET", "/", failed=OSError())
    assert not said("%s %s", "GET", "/other", failed=OSError())
    now[0] = limits.REPEAT_S + 1
    assert said("flood from %s", "bo") == "flood from bo (and 3 more like this)"


# -- how often --------------------------------------------------------------------------------------------------------


def test_an_address_makes_so_many_guests(serving, monkeypatch):
    async def story(server):
        guest = await server.guest()
        few(server, monkeypatch, "guests", 3)
        assert [(await server.anybody()).status_code for _ in range(5)] == [200, 200, 200, 429, 429]
        assert (await guest.http.get("/api/me")).status_code == 200

    serving(story)


def test_tables_are_made_so_often_and_stopping_them_does_not_help(serving, monkeypatch):
    async def story(server):
        guest = await server.guest()
        few(server, monkeypatch, "tables", 2)
        for status in (200, 200, 429):
            table = await guest.table("renard", ["me", "open"], status)
            if status == 200:
                await guest.post(f"/api/tables/{table['id']}/leave", {"then": "stop"})

    serving(story)


def test_a_guest_takes_so_many_names(serving, monkeypatch):
    """Everybody at all their tables is shown the table anew."""

    async def story(server):
        guest = await server.guest()
        few(server, monkeypatch, "names", 2)
        names = [await guest.http.put("/api/me", json={"name": name}) for name in ("Ana", "Bo", "Bo", "Cleo")]
        assert [answer.status_code for answer in names] == [200, 200, 200, 429]
        assert (await guest.get("/api/me"))["name"] == "Bo"
        assert (await guest.http.put("/api/me", json={"language": "en"})).status_code == 200

    serving(story)


@pytest.mark.parametrize("change", ["sit", "bot", "token", "listing"])
def test_who_sits_at_a_table_changes_so_often(serving, monkeypatch, change):
    """The same: whoever looks is shown the table anew."""

    async def story(server):
        guest = await server.guest()
        path = f"/api/tables/{(await guest.table('root', ['me', 'open', 'open']))['id']}"
        few(server, monkeypatch, "changes", 3)
        steps = {
            "sit": [(f"{path}/stand", {}), (f"{path}/sit", {})],
            "bot": [(f"{path}/bot", {"seat": 1, "bot": "greedy"})],
            "token": [("/api/tokens", {"table": path.rpartition("/")[2], "seat": 1})],
            "listing": [(f"{path}/listing", {"listed": True}), (f"{path}/listing", {"listed": False})],
        }[change]
        found = [await guest.http.post(address, json=body) for address, body in (steps * 5)[:5]]
        assert [answer.status_code for answer in found] == [200, 200, 200, 429, 429]

    serving(story)


def test_what_the_server_says_of_itself_is_worked_out_once(serving, monkeypatch):
    made = []
    for name in ("openapi", "socket_schema"):
        whole = getattr(app, name)
        monkeypatch.setattr(app, name, lambda whole=whole, name=name: made.append(name) or whole())

    async def story(server):
        guest = await server.guest()
        for _ in range(2):
            assert (await guest.get("/api/openapi.json"))["openapi"] and (await guest.get("/api/schema.json"))["$defs"]
        assert sorted(made) == ["openapi", "socket_schema"]

    serving(story)


def a_record():
    return (
        play_scheduled_game(make_schedule(find("renard"), ["1", "0"], 5, find("renard").agree({})), 1)[1]
        .text()
        .encode()
    )


def test_records_and_branches_are_limited_by_guest_and_by_address(serving, monkeypatch):
    monkeypatch.setattr(limits, "SHARED", 2)

    async def story(server):
        guest, other = await server.guest(), await server.guest()
        text = a_record()
        few(server, monkeypatch, "records", 3)
        id = (await guest.http.post("/api/records", content=text)).json()["id"]
        branch = {"at": 3, "seat": 0}
        assert (await guest.http.post(f"/api/tables/{id}/branch", json=branch)).status_code == 200
        assert (await guest.http.post("/api/records", content=text)).status_code == 200
        for answer in (
            await guest.http.post("/api/records", content=text),
            await guest.http.post(f"/api/tables/{id}/branch", json=branch),
        ):
            assert (answer.status_code, answer.json()["error"]) == (429, "server-records-most")
        codes = [(await other.http.post("/api/records", content=text)).status_code for _ in range(3)]
        assert codes == [200, 200, 200]
        third = await server.guest()
        assert (await third.http.post("/api/records", content=text)).status_code == 429

    serving(story)


def test_branches_count_as_tables_in_play(serving, monkeypatch):
    monkeypatch.setattr(limits, "TABLES", 1)

    async def story(server):
        guest = await server.guest()
        id = (await guest.http.post("/api/records", content=a_record())).json()["id"]
        for status in (200, 429):
            answer = await guest.http.post(f"/api/tables/{id}/branch", json={"at": 3, "seat": 0})
            assert answer.status_code == status, answer.text

    serving(story)


def test_wrong_tokens_and_links_are_tried_so_often(serving, monkeypatch):
    async def story(server):
        guest = await server.guest()
        few(server, monkeypatch, "tokens", 4)
        wrong = {"authorization": "Bearer nonsense"}
        codes = [(await guest.http.get("/api/games", headers=wrong)).status_code for _ in range(3)]
        codes += [(await guest.http.get("/g/nonsense")).status_code for _ in range(2)]
        codes.append((await guest.http.get("/api/games", headers=wrong)).status_code)
        assert codes == [401, 401, 401, 404, 429, 429]
        line = await guest.join("none", hello=False, **wrong)
        assert "Trop" in (await line.read())["text"]
        assert (await guest.http.get("/api/games")).status_code == 200

    serving(story)


def test_right_credentials_work_from_an_address_that_sent_too_many_wrong_ones(serving, monkeypatch):
    """Only failures are limited: a bot's token, a secret link and the operator's key open what they open."""

    async def story(server):
        guest = await server.guest()
        link = (await guest.post("/api/me/link"))["link"]
        table = await guest.table("renard", ["me", "open"])
        token = (await guest.post("/api/tokens", {"table": table["id"], "seat": 1}))["token"]
        key = await server.rooms.store.key(OPERATOR_KEY, "the key")
        few(server, monkeypatch, "tokens", 2)
        async with httpx.AsyncClient(base_url=server.url) as http:

            async def try_all(token, key, link):
                bot, operator = {"authorization": f"Bearer {token}"}, {"authorization": f"Bearer {key}"}
                line = await guest.join(table["id"], hello=False, **bot)
                with suppress(ConnectionClosed):
                    await line.send("hello")
                answers = [
                    await http.get("/api/games", headers=bot),
                    await http.get("/api/operator/guests?name=", headers=operator),
                    await http.get(link),
                ]
                return [*[answer.status_code for answer in answers], (await line.read())["t"]]

            for _ in range(3):
                await http.get("/g/nonsense")
            assert await try_all("wrong", "wrong", "/g/wrong") == [429, 429, 429, "gone"]
            assert await try_all(token, key, link) == [200, 200, 303, "snapshot"]
            assert await try_all("wrong", "wrong", "/g/wrong") == [429, 429, 429, "gone"]

    serving(story)


# -- the lobby and chat -----------------------------------------------------------------------------------------------


def test_nobody_fills_the_lobby(serving, monkeypatch):
    monkeypatch.setattr(limits, "LISTED_HOST", 2)
    monkeypatch.setattr(limits, "LISTED_ADDRESS", 5)
    monkeypatch.setattr(limits, "LISTED", 8)

    async def story(server):
        calm = await server.guest()
        listed = {"listed": True}
        first = (await calm.table("renard", ["me", "open"], settings=listed))["id"]
        server.rooms.opening_addresses[first] = "elsewhere"
        for _ in range(4):
            guest = await server.guest()
            mine = [(await guest.table("renard", ["me", "open"], settings=listed))["id"] for _ in range(4)]
            assert len(await guest.get("/api/tables?mine=1")) == 4
        rows = [row["id"] for row in await calm.get("/api/tables")]
        assert len(rows) == 6 and first in rows and len(set(mine) & set(rows)) == 2

    serving(story)


def test_onlookers_chat_pushes_no_players_line_out_and_no_list_grows(serving, monkeypatch):
    monkeypatch.setattr(limits, "SAID", 4)
    monkeypatch.setattr(limits, "SAID_ASIDE", 3)

    async def story(server):
        _, line = await game(server)
        aside = await (await server.guest()).join(line.id)
        for _ in range(2):
            assert (await line.ask("chat", phrase="thanks"))["ok"]
        for number in range(12):
            assert (await aside.ask("chat", text=f"bla {number}"))["ok"]
        for again in range(2):
            room = server.rooms.open[line.id]
            assert [chat.seat for chat in room.chat] == [0, 0, -2, -2, -2], again
            assert room.chat[-1].text == "bla 11"
            server.rooms.drop_room(room)
            aside = await (await server.guest()).join(line.id)
        assert (await aside.ask("chat", text="and more"))["ok"]

    serving(story)


def test_chat_is_said_so_often_by_a_guest_and_by_nobody(serving, monkeypatch):
    async def story(server):
        _, line = await game(server)
        few(server, monkeypatch, "chat", 3)
        stranger = await server.guest()
        stranger.http.cookies.clear()
        for _ in range(2):
            lines = [line, await stranger.join(line.id)]
        for talker in lines:
            said = [(await talker.ask("chat", phrase="thanks"))["ok"] for _ in range(6)]
            assert said == [True] * 3 + [False] * 3

    serving(story)


# -- bots and replays -------------------------------------------------------------------------------------------------


def test_who_waits_for_one_thing_comes_before_the_second_of_others():
    async def story():
        queue, order = FairQueue(1), []

        async def one(whose):
            async with queue.turn(whose):
                order.append(whose)
                await asyncio.sleep(0)

        work = [asyncio.ensure_future(one("many")) for _ in range(20)]
        await asyncio.sleep(0)
        work += [asyncio.ensure_future(one("ana")), asyncio.ensure_future(one("bo"))]
        await asyncio.sleep(0)
        for gone in work[5:9]:
            gone.cancel()
        await asyncio.gather(*work, return_exceptions=True)
        assert order.index("ana") <= 2 and order.index("bo") <= 3 and len(order) == 18
        assert queue.free == 1 and not queue.waiting

    asyncio.run(story())


def test_bots_think_where_somebody_looks_or_is_waited_for_for_days(serving, monkeypatch):
    thought = []
    monkeypatch.setattr(limits, "UNWATCHED_S", 0)

    async def ask_bot(self, game, name, state, seat, *more):
        thought.append(state)
        return state.open[0].options[0]

    monkeypatch.setattr(players.Bots, "ask_bot", ask_bot)

    async def story(server):
        guest = await server.guest()
        seats = ["bot:greedy", "bot:greedy"]
        table = await guest.table("renard", seats, settings={"instant": True})
        await asyncio.sleep(0.2)
        assert not thought
        line = await guest.join(table["id"])
        await line.read()
        await asyncio.sleep(0.1)
        assert thought
        await line.socket.close()
        await asyncio.sleep(0.2)
        count = len(thought)
        await asyncio.sleep(0.2)
        assert len(thought) == count and not server.rooms.open[table["id"]].bot_tasks
        await guest.table("renard", seats, settings={"instant": True, "move_s": 90_000})
        await asyncio.sleep(0.2)
        assert len(thought) == count
        for _ in range(8):  # whoever begins
            await guest.table("renard", ["bot:greedy", "me"], settings={"instant": True, "move_s": 90_000})
        await asyncio.sleep(0.3)
        assert len(thought) > count

    serving(story)


def test_a_replay_is_worked_out_beside_the_loop_and_once(serving, monkeypatch):
    made, at_work, go_on = [], threading.Event(), threading.Event()

    class ReadOnlyTable(replays.ReadOnlyTable):
        def __init__(self, record):
            at_work.set()
            assert go_on.wait(30)  # for ever, if it worked where all others are served
            made.append(len(record.answers))
            super().__init__(record)

    async def story(server):
        guest = await server.guest()
        id = (await guest.http.post("/api/records", content=a_record())).json()["id"]
        monkeypatch.setattr(replays, "ReadOnlyTable", ReadOnlyTable)
        asked = asyncio.ensure_future(guest.get(f"/api/tables/{id}/at/9?seat=all"))
        while not at_work.is_set():
            await asyncio.sleep(0.005)
        assert await guest.get("/api/games") and not asked.done()
        go_on.set()
        assert await guest.get(f"/api/tables/{id}/at/9?seat=all") == await asked
        assert made == [9, 8]
        monkeypatch.setattr(limits, "STEPS", 1000)
        await guest.get(f"/api/tables/{id}/at/4?seat=0")
        assert server.services.replays.size <= 1000

    serving(story)


def test_a_positions_link_is_worked_out_once(serving, monkeypatch):
    made = []

    class CountedTable(replays.ReadOnlyTable):
        def __init__(self, record):
            made.append(len(record.answers))
            super().__init__(record)

    async def story(server):
        guest = await server.guest()
        id = (await guest.http.post("/api/records", content=a_record())).json()["id"]
        monkeypatch.setattr(replays, "ReadOnlyTable", CountedTable)
        links = await asyncio.gather(*[guest.get(f"/api/tables/{id}/at/9/position") for _ in range(5)])
        assert made == [9] and all(link == links[0] for link in links)

    serving(story)


def test_a_picture_is_drawn_once_and_new_ones_so_often(serving, monkeypatch):
    async def story(server):
        guest, jobs, drawn = await server.guest(), server.services.jobs, []
        id = (await guest.http.post("/api/records", content=a_record())).json()["id"]
        few(server, monkeypatch, "pictures", 3)

        async def ask(job, sender=""):
            drawn.append(job)
            return await original(job, sender)

        original = jobs.ask
        monkeypatch.setattr(jobs, "ask", ask)
        same = await asyncio.gather(*[guest.http.get(f"/t/{id}/at/9.png") for _ in range(8)])
        assert {answer.content for answer in same} == {same[0].content} and same[0].content.startswith(b"\x89PNG")
        assert len(drawn) == 1
        assert (await guest.http.get(f"/t/{id}/at/8.svg")).status_code == 200
        assert (await guest.http.get(f"/position/renard.svg?p={POSITION}")).status_code == 200
        for path in (f"/t/{id}/at/7.png", f"/t/{id}/at/9.svg", f"/position/renard.png?p={POSITION}"):
            refused = await guest.http.get(path)
            assert refused.status_code == 429 and "images" in refused.json()["text"], path
        for path in (f"/t/{id}/at/9.png", f"/t/{id}/at/8.svg", f"/position/renard.svg?p={POSITION}"):
            assert (await guest.http.get(path)).status_code == 200, "what is kept costs nothing"
        assert len(drawn) == 3
        other = await server.guest()
        assert (await other.http.get(f"/t/{id}/at/7.png")).status_code == 200
        monkeypatch.setattr(limits, "PICTURES", 1000)
        assert (await other.http.get(f"/t/{id}/at/6.svg")).status_code == 200
        assert server.services.pictures.size <= 1000

    serving(story)


# -- the book of limits -----------------------------------------------------------------------------------------------


def test_every_limit_stands_in_the_operators_book():
    """With the figure that holds."""
    book = (DOCS / "limits.md").read_text()
    told = dict(re.findall(r"^\| `([A-Z_]+|[a-z]+)` \| ([^|]+) \|", book, re.M))
    for name, value in vars(limits).items():
        if name.isupper() and isinstance(value, int) and name not in ("KB", "MB", "HOUR_S", "DAY_S"):
            assert told.get(name, "").split()[0:1] == [figure(value)], (name, figure(value))
    for name, rate in limits.RATES.items():
        assert told.get(name, "").split()[-1:] == [f"{rate.burst:,.0f}"], name


def figure(value):
    for size in (limits.MB, limits.KB):
        if value >= size and value % size == 0:
            return f"{value // size}"
    return f"{value:,}"
