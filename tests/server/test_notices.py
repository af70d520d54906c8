"""Ways to be told beside mail: webhooks only to hosts that the operator allows, web push that one browser can read.
Each says which game, where, and how long; none of them can be led anywhere else."""

from __future__ import annotations

import asyncio
import json
import re
import sqlite3
import time
from base64 import urlsafe_b64encode
from collections import Counter
from contextlib import asynccontextmanager, closing

import http_ece
import pytest
from cryptography.hazmat.primitives.asymmetric import ec

from clairiere.core.illegal import Illegal
from clairiere.server.http import app
from clairiere.server.notices import notices, outbox
from clairiere.server.notices.outbox import Outbox
from clairiere.server.notices.posting import Poster, parts_of
from clairiere.server.notices.push import Push, fresh_key, point_of
from clairiere.server.notices.webhooks import Webhooks, allowed, body_of
from clairiere.server.rows import WayRow
from clairiere.server.store import Store

from .test_mail import two
from .test_old_databases import restored

SITE = "https://table.example"
HOOK = "https://discord.com/api/webhooks/123/sEcReT-token_9"
WINDOWS = "https://wns2-par02p.notify.windows.com/w/?token=abc"


class Sink:
    """Takes what is posted, whatever host it is for; answers as it is told."""

    def __init__(self) -> None:
        self.posts = []
        self.answers = []

    async def talk(self, reader, writer):
        head = (await reader.readuntil(b"\r\n\r\n")).decode()
        length = int(re.search(r"Content-Length: (\d+)", head)[1])
        self.posts.append((head, await reader.readexactly(length)))
        writer.write((self.answers.pop(0) if self.answers else "HTTP/1.1 204 No Content\r\n\r\n").encode())
        writer.close()

    async def post(self, count=1):
        while len(self.posts) < count:
            await asyncio.sleep(0.01)
        return self.posts[count - 1]


@asynccontextmanager
async def sinking():
    """A sink, and a poster whose every line leads there; with the hosts it was asked for."""
    sink, hosts = Sink(), []
    server = await asyncio.start_server(sink.talk, "127.0.0.1", 0)
    port = server.sockets[0].getsockname()[1]

    async def connect(host):
        hosts.append(host)
        return await asyncio.open_connection("127.0.0.1", port)

    async with server:
        yield sink, Poster(connect, 1.0), hosts


class Browser:
    """What a browser keeps to itself, and what it gives."""

    def __init__(self, endpoint="https://fcm.googleapis.com/fcm/send/abc:DEF-1"):
        self.key, self.auth = ec.generate_private_key(ec.SECP256R1()), bytes(range(16))
        parts = {"p256dh": point_of(self.key.public_key()), "auth": self.auth}
        self.given = {name: urlsafe_b64encode(part).decode().rstrip("=") for name, part in parts.items()}
        self.given["endpoint"] = endpoint
        self.target = json.dumps(self.given)

    def read(self, body):
        return json.loads(http_ece.decrypt(body, private_key=self.key, auth_secret=self.auth, version="aes128gcm"))


async def choose(guest, way, target="", status=200):
    answer = await guest.http.put("/api/me/notices", json={"way": way, "target": target})
    assert answer.status_code == status, answer.text
    return answer.json()


@pytest.fixture
def telling(serving, monkeypatch):
    """A story with a server that posts to a sink: by webhooks to one host, and by web push."""
    monkeypatch.setattr(notices, "WAIT_S", 0.02)

    def run(story):
        async def whole(server):
            async with sinking() as (sink, poster, hosts):
                channels = server.services.notices.channels
                channels.site, channels.webhooks = SITE, Webhooks(["discord.com"], poster)
                channels.push = await app.open_push(server.rooms.store, SITE)
                channels.push.poster = poster
                await story(server, sink, hosts)

        serving(whole)

    return run


def test_a_webhook_gets_a_first_line_and_one_a_turn_which_names_nobody(telling):
    async def story(server, sink, hosts):
        host, friend, id = await two(server)
        for guest in (host, friend):
            found = await choose(guest, "webhook", HOOK + guest.me["id"])
            assert (found["way"], found["target"], found["confirmed"]) == ("webhook", "discord.com", True)
            assert "sEcReT" not in json.dumps(await guest.get("/api/me/notices"))
        head, body = await sink.post(2)
        assert head.startswith("POST /api/webhooks/123/") and f"{SITE}/notices/stop/" in json.loads(body)["content"]
        room = server.rooms.open[id]
        for _ in range(3):
            server.services.notices.room_changed(room)
            await asyncio.sleep(0.1)
        assert len(sink.posts) == 3 and set(hosts) == {"discord.com"}
        text = json.loads(sink.posts[2][1])["content"]
        assert f"{SITE}/t/{id}" in text and "Root" in text and re.search(r"\b7[12]\b", text)
        words = re.sub(r"https://\S+", "", text)
        hands = [code for seat in range(2) for code in room.table.state.view(seat).to_wire()["hand"]]
        assert not [hidden for hidden in [*hands, host.me["name"], friend.me["name"]] if hidden in words]
        stop = re.search(rf"{SITE}(/notices/stop/\S+)", text)[1]
        stranger = await server.guest()
        assert "<form" in (await stranger.http.get(stop)).text
        assert (await stranger.http.post(stop)).status_code == 200
        left = [(await guest.get("/api/me/notices"))["way"] for guest in (host, friend)]
        assert sorted(left) == ["", "webhook"]

    telling(story)


ELSEWHERE = [
    "", "discord.com", "http://discord.com/api", "https://discord.com", "https://discord.com/", "https://127.0.0.1/api",
    "https://discord.com:8080/api", "https://discord.com@127.0.0.1/api", "https://[::1]/api", "https://localhost/api",
    "https://discord.com.example.org/api", "https://a.discord.com/api", "https://DISCORD.com/api", "//discord.com/api",
    "https://discord.com\\@127.0.0.1/api", "https://discord.com#@127.0.0.1/api", "https://discord.com/a b",
    "https://discord.com/a\r\nHost: x", "https://discord.com/\u0130", "ftp://discord.com/api",
    "https://discord.com/" + "a" * 1000,
]  # fmt: skip


def test_a_webhook_leads_to_an_allowed_host_and_nowhere_else():
    for address in ELSEWHERE:
        with pytest.raises(Illegal) as refused:
            Webhooks(["discord.com"]).accept(address, "")
        assert refused.value.reason == "server-webhook", address


def test_hosts_are_named_exactly_and_the_forms_are_those_of_discord_and_slack():
    assert allowed(["discord.com", "hooks.slack.com"]) and parts_of(HOOK) == ("discord.com", HOOK[19:])
    for wrong in ("*", "*.slack.com", "https://discord.com", "discord.com:443", "localhost", "", "Discord.com"):
        with pytest.raises(Illegal):
            allowed([wrong])
    sent = json.loads(body_of("discord.com", "<a> & b"))
    assert sent["content"] == "<a> & b" and sent["allowed_mentions"] == {"parse": []}
    assert json.loads(body_of("hooks.slack.com", "<a> & b"))["text"] == "&lt;a&gt; &amp; b"


def test_no_redirect_is_followed_and_nobody_waits_for_ever():
    async def story():
        async with sinking() as (sink, poster, hosts):
            hooks = Webhooks(["discord.com"], poster)
            sink.answers = ["HTTP/1.1 302 Found\r\nLocation: https://127.0.0.1/secret\r\n\r\n"]
            assert await hooks.send((HOOK, "a")) and len(sink.posts) == 1 and hosts == ["discord.com"]
            sink.answers = ["HTTP/1.1 429 Slow down\r\n\r\n", "HTTP/1.1 404 Gone\r\n\r\n"]
            assert not await hooks.send((HOOK, "a")) and await hooks.send((HOOK, "a"))
            sink.answers = ["x" * 10_000]
            with pytest.raises((ConnectionError, ValueError)):
                await hooks.send((HOOK, "a"))
            assert await Webhooks(["hooks.slack.com"], poster).send((HOOK, "a")) and len(sink.posts) == 4  # no more

        async def silent(reader, writer):
            await reader.read()
            writer.close()

        server = await asyncio.start_server(silent, "127.0.0.1", 0)
        port = server.sockets[0].getsockname()[1]
        slow = Poster(lambda host: asyncio.open_connection("127.0.0.1", port), 0.05)
        async with server:
            with pytest.raises(TimeoutError):
                await slow.post("discord.com", "/a", {}, b"")
            await asyncio.sleep(0.05)  # both ends are closed

    asyncio.run(story())


def test_web_push_is_signed_and_only_the_browser_can_read_it(telling):
    async def story(server, sink, hosts):
        host, friend, id = await two(server)
        phone, desk = Browser(), Browser(WINDOWS)
        key = (await host.get("/api/me/notices"))["key"]
        assert len(key) == 87 and "push" in (await host.get("/api/me/notices"))["ways"]
        for guest in (host, friend):
            for browser in (phone, desk, phone):
                assert (await choose(guest, "push", browser.target))["way"] == "push"
        server.services.notices.room_changed(server.rooms.open[id])
        await sink.post(2)
        assert hosts == ["wns2-par02p.notify.windows.com", "fcm.googleapis.com"]  # each device once
        (head, body) = sink.posts[1]
        said = phone.read(body)
        assert said["url"] == f"/t/{id}" and said["title"] == "Root" and set(said) == {"title", "body", "url", "stop"}
        assert f"k={key}" in head and "Content-Encoding: aes128gcm" in head and "TTL: 86400" in head
        assert id not in head and b"Root" not in body and host.me["id"].encode() not in body

    telling(story)


def test_a_browser_that_has_gone_is_forgotten_and_a_false_one_is_refused(telling):
    async def story(server, sink, hosts):
        guest, phone, desk = await server.guest(), Browser(), Browser(WINDOWS)
        for browser in (phone, desk):
            await choose(guest, "push", browser.target)
        store, push = server.rooms.store, server.services.notices.channels.push
        sink.answers = ["HTTP/1.1 410 Gone\r\n\r\n"]
        turn = notices.Turn("fr", "Root", "t", f"{SITE}/t/t", 0, "")
        push.tell(await store.ways.of(guest.me["id"]), turn)
        await sink.post(2)
        while phone.given["endpoint"] in (await store.ways.of(guest.me["id"])).target:
            await asyncio.sleep(0.01)
        assert WINDOWS in (await store.ways.of(guest.me["id"])).target
        elsewhere = ["https://127.0.0.1/x", "https://example.org/x", "https://notify.windows.com.example.org/x"]
        for endpoint in [*elsewhere, "http://fcm.googleapis.com/x", "https://fcm.googleapis.com:1/x"]:
            assert (await choose(guest, "push", Browser(endpoint).target, 400))["error"] == "server-push"
        for spoiled in (
            "",
            "[]",
            json.dumps({**phone.given, "auth": "AAAA"}),
            json.dumps({**phone.given, "p256dh": "é"}),
            '{"x":' + "[" * 5000,
        ):
            assert (await choose(guest, "push", spoiled, 400))["error"] == "server-push"

    telling(story)


def test_the_choice_is_one_and_pages_alone_need_no_server(telling):
    async def story(server, sink, hosts):
        host, friend = await server.guest(), await server.guest()
        for guest in (host, friend):
            await choose(guest, "webhook", HOOK + guest.me["id"])
            assert (await choose(guest, "browser"))["way"] == "browser"
        await sink.post(2)
        made = await host.table("root", ["me", "open"], settings={"move_s": 3 * 24 * 3600})
        await friend.post(f"/api/tables/{made['id']}/sit")
        await asyncio.sleep(0.2)
        assert len(sink.posts) == 2  # the first lines, and nothing since
        assert (await choose(host, ""))["way"] == ""
        assert (await choose(host, "mail", "ana@example.org", 400))["error"] == "server-no-way"
        assert (await host.http.put("/api/me/notices", json={"way": "pigeon"})).status_code == 400

    telling(story)


def test_without_a_site_that_browsers_trust_there_is_no_push(serving):
    async def story(server):
        assert await app.open_push(server.rooms.store, "http://localhost:8470") is None
        first = await app.open_push(server.rooms.store, SITE)
        assert isinstance(first, Push) and first.public == (await app.open_push(server.rooms.store, SITE)).public
        assert fresh_key() != fresh_key()

    serving(story)


def test_addresses_of_before_are_still_written_to(tmp_path):
    db = restored(tmp_path)
    with closing(sqlite3.connect(db)) as connection:
        connection.execute("INSERT INTO mails VALUES ('g', 'ana@example.org', 7)")
        connection.commit()

    async def story():
        store = await Store.open(db)
        assert await store.ways.of("g") == WayRow("g", "mail", "ana@example.org", 7)
        await store.close()

    asyncio.run(story())


# -- the outbox -------------------------------------------------------------------------------------------------------


async def until(true):
    async with asyncio.timeout(20):
        while not true():
            await asyncio.sleep(0.01)


def test_thirty_silent_receivers_delay_nobody(monkeypatch):
    """They answer after 10 s, as long as a sender waits; somebody else's message is not held up by them."""
    monkeypatch.setattr(outbox, "SLOW_S", 0.05)

    async def story():
        asked, told, silence = Counter(), [], asyncio.Event()

        async def send(message):
            asked[message] += 1
            if message.startswith("silent"):
                await silence.wait()
                raise TimeoutError
            told.append(message)
            return True

        box = Outbox(send, (0.01, 0.01))
        for number in range(30):
            box.put(f"silent {number}", f"guest {number}")
        box.put("Ana", "ana")
        began = time.monotonic()
        await until(lambda: told == ["Ana"])
        assert time.monotonic() - began < 5 and not silence.is_set()
        assert box.counts == {"sent": 1}
        silence.set()
        await until(lambda: box.counts["given up"] == 30)
        assert box.counts == {"sent": 1, "retried": 60, "given up": 30} and not +box.waiting
        assert {number for message, number in asked.items() if message != "Ana"} == {3}
        await box.close()

    asyncio.run(story())


def test_a_guest_has_so_many_messages_waiting(monkeypatch):
    monkeypatch.setattr(outbox, "SLOW_S", 0.05)

    async def story():
        told, silence = [], asyncio.Event()

        async def send(message):
            if message == "silent":
                await silence.wait()
            told.append(message)
            return True

        box = Outbox(send)
        for _ in range(outbox.MOST):
            box.put("silent", "guest")
        assert box.waiting["guest"] == outbox.MOST_RECEIVER
        assert box.counts["dropped"] == outbox.MOST - outbox.MOST_RECEIVER
        box.put("Ana", "ana")
        await until(lambda: told == ["Ana"])
        silence.set()
        await until(lambda: box.counts["sent"] == outbox.MOST_RECEIVER + 1)
        await box.close()

    asyncio.run(story())


def test_so_many_connections_are_open_and_ended_with_the_outbox(monkeypatch):
    monkeypatch.setattr(outbox, "SLOW_S", 0.001)

    async def story():
        open_now, most = 0, 0

        async def send(message):
            nonlocal open_now, most
            open_now += 1
            most = max(most, open_now)
            try:
                await asyncio.Event().wait()
            finally:
                open_now -= 1

        box = Outbox(send)
        for number in range(outbox.MOST + 10):
            box.put("silent", f"guest {number}")
        assert box.counts["dropped"] == 10
        await until(lambda: open_now == outbox.IN_FLIGHT)
        await asyncio.sleep(0.1)
        assert most == outbox.IN_FLIGHT
        await box.close()
        assert open_now == 0

    asyncio.run(story())
