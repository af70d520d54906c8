"""Connections: a client that stops answering is marked at the table, a hidden page is away, pings are answered."""

from __future__ import annotations

import asyncio
import time

import pytest

from clairiere.server import limits
from clairiere.server.http.heartbeat import SLOTS, TICK_S, Heartbeat

from .conftest import upgraded

HELLO = b'{"t":"hello","n":1,"language":"fr"}'


def text_frame(content: bytes) -> bytes:
    """A text as clients send it: masked, here with zeros."""
    assert len(content) < 126
    return bytes((0x81, 0x80 | len(content))) + bytes(4) + content


@pytest.fixture
def hurried(monkeypatch):
    """Pings and deadlines ten times as fast."""
    monkeypatch.setattr(limits, "PING_S", 0.2)
    monkeypatch.setattr(limits, "LOST_S", 0.4)


async def two_at_a_table(server, **more):
    """The host's line to a table, and the friend who sits there, not connected yet."""
    host, friend = [await server.guest() for _ in range(2)]
    table = await host.table("renard", ["me", "open"], **more)
    await friend.post(f"/api/tables/{table['id']}/sit")
    return table["id"], await host.join(table["id"]), friend


async def silent_socket(server, friend, id):
    """A connection that says hello and answers no ping, as of a phone that has lost its network."""
    reader, writer = await upgraded(server, friend, id)
    await reader.readuntil(b"\r\n\r\n")
    writer.write(text_frame(HELLO))
    return writer


def seat_is(**wanted):
    """Whether a message tells this of the friend's seat."""

    def matches(message):
        seats = message["seats"] if message["t"] == "presence" else message.get("table", {}).get("seats")
        return seats is not None and {name: seats[1][name] for name in wanted} == wanted

    return matches


def test_a_silent_client_is_marked_within_five_seconds(serving):
    async def story(server):
        id, line, friend = await two_at_a_table(server)
        writer = await silent_socket(server, friend, id)
        await line.until(seat_is(here=True))
        since = time.monotonic()
        await line.until(seat_is(here=False))
        assert 2 < time.monotonic() - since <= 5
        assert len(server.rooms.open[id].viewers) == 2, "the connection is kept: it may recover"
        writer.close()

    serving(story)


def test_a_client_that_answers_pings_stays(serving, hurried):
    async def story(server):
        id, line, friend = await two_at_a_table(server)
        await friend.join(id)
        await line.until(seat_is(here=True))
        await asyncio.sleep(1.2)
        assert (await line.hello())["table"]["seats"][1]["here"]

    serving(story)


def test_the_mark_goes_when_the_client_speaks_again(serving, hurried):
    async def story(server):
        id, line, friend = await two_at_a_table(server)
        writer = await silent_socket(server, friend, id)
        await line.until(seat_is(here=True))
        await line.until(seat_is(here=False))
        writer.write(text_frame(b'{"t":"sign","n":2}'))
        await line.until(seat_is(here=True))
        writer.close()

    serving(story)


def test_a_hidden_page_is_away_and_not_lost(serving, hurried):
    async def story(server):
        id, line, friend = await two_at_a_table(server)
        writer = await silent_socket(server, friend, id)
        await line.until(seat_is(here=True, away=False))
        writer.write(text_frame(b'{"t":"look","n":2,"here":false}'))
        await line.until(seat_is(here=True, away=True))
        await asyncio.sleep(1)
        assert seat_is(here=True, away=True)(await line.hello())
        writer.write(text_frame(b'{"t":"look","n":3,"here":true}'))
        await line.until(seat_is(here=True, away=False))
        await line.until(seat_is(here=False, away=False))
        writer.close()

    serving(story)


def test_a_hidden_page_that_stays_silent_is_cut_in_the_end(serving, hurried, monkeypatch):
    monkeypatch.setattr(limits, "SILENT_S", 1.0)

    async def story(server):
        id, line, friend = await two_at_a_table(server)
        writer = await silent_socket(server, friend, id)
        writer.write(text_frame(b'{"t":"look","n":2,"here":false}'))
        await line.until(seat_is(away=True))
        await line.until(seat_is(here=False, away=False))
        assert len(server.rooms.open[id].viewers) == 1
        writer.close()

    serving(story)


def test_a_second_page_in_front_outweighs_a_hidden_one(serving, hurried):
    async def story(server):
        id, line, friend = await two_at_a_table(server)
        hidden = await friend.join(id)
        await hidden.send("look", here=False)
        await line.until(seat_is(here=True, away=True))
        await friend.join(id)
        await line.until(seat_is(here=True, away=False))

    serving(story)


def test_a_game_that_lasts_for_days_tells_nobody_who_is_there(serving, hurried):
    async def story(server):
        id, line, friend = await two_at_a_table(server, settings={"move_s": 86400})
        guest = await friend.join(id)
        await guest.send("look", here=False)
        assert (await guest.ask("ping"))["ok"]
        assert seat_is(here=True, away=False)(await line.hello())

    serving(story)


def test_a_ping_is_answered_at_once_and_counts_as_a_message(serving, monkeypatch):
    async def story(server):
        _, line, _ = await two_at_a_table(server)
        assert (await line.ask("ping"))["ok"]
        room = server.rooms.open[line.id]
        async with room.lock:  # something long is under way: the ping does not wait for it
            assert (await line.ask("ping"))["ok"]
        monkeypatch.setitem(limits.RATES, "messages", limits.Rate(0, 0))
        server.services.guests.rates.buckets.clear()
        assert not (await line.ask("ping"))["ok"]

    serving(story)


def test_a_ping_before_hello_is_refused(serving):
    async def story(server):
        id, _, friend = await two_at_a_table(server)
        line = await friend.join(id, hello=False)
        assert not (await line.ask("ping"))["ok"]

    serving(story)


def test_who_never_says_hello_is_cut_whatever_it_answers(serving, hurried, monkeypatch):
    monkeypatch.setattr(limits, "SILENT_S", 0.8)

    async def story(server):
        id, _, friend = await two_at_a_table(server)
        line = await friend.join(id, hello=False)
        await asyncio.wait_for(line.socket.wait_closed(), 5)

    serving(story)


class Checked:
    """A connection that counts how often it is checked."""

    def __init__(self, heard: float) -> None:
        self.last_heard = heard
        self.beat_at = heard + 1000
        self.silences: list[float] = []

    def check(self, now: float) -> None:
        self.silences.append(now - self.last_heard)


def test_one_timer_looks_after_all_connections(monkeypatch):
    monkeypatch.setattr(limits, "PING_S", 0.0)

    async def story():
        heartbeat = Heartbeat()
        assert heartbeat.timer is None
        lines = [Checked(asyncio.get_running_loop().time()) for _ in range(3 * SLOTS)]
        for line in lines:
            heartbeat.add(line)
        assert {len(slot) for slot in heartbeat.slots} == {3}, "never many at once"
        await asyncio.sleep(4 * SLOTS * TICK_S)
        counts = [len(line.silences) for line in lines]
        assert min(counts) >= 2 and max(counts) - min(counts) <= 1
        for line in lines:
            heartbeat.discard(line)
        await asyncio.sleep(2 * TICK_S)
        assert heartbeat.timer is None, "nothing runs where nobody is connected"

    asyncio.run(story())


def test_a_server_that_was_busy_or_asleep_blames_nobody():
    async def story():
        heartbeat = Heartbeat()
        line = Checked(asyncio.get_running_loop().time())
        heartbeat.add(line)
        await asyncio.sleep(2 * TICK_S)
        time.sleep(limits.PING_S + 1)  # the whole process stands still
        await asyncio.sleep(SLOTS * TICK_S + 0.1)
        assert line.silences == [], "what was sent meanwhile has not been read yet"

    asyncio.run(story())
