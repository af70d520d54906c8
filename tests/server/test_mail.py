"""Mail on one's turn: to those who confirmed and are not at the table, once a turn, and nothing secret in it."""

from __future__ import annotations

import asyncio
import logging
import random
import re
from contextlib import asynccontextmanager
from email import message_from_bytes, policy

import pytest

from clairiere.core.illegal import Illegal
from clairiere.server.notices import notices
from clairiere.server.notices.emails import Mail
from clairiere.server.notices.smtp import Email, SmtpServer, is_address

NOTHING = {"ways": ["browser", "mail"], "way": "", "target": "", "confirmed": False, "hosts": [], "key": ""}
ANA, BEA = "ana@example.org", "bea@example.org"


class Sink:
    """A mail server on this machine that keeps what it gets. `refuse`: what it says to so many messages first."""

    def __init__(self) -> None:
        self.letters = []
        self.refuse = []

    async def talk(self, reader, writer):
        def say(line):
            writer.write(f"{line}\r\n".encode())

        say("220 sink")
        while line := (await reader.readline()).decode().strip():
            match line.split()[0].upper():
                case "DATA":
                    say("354 go on")
                    content = (await reader.readuntil(b"\r\n.\r\n")).removesuffix(b".\r\n")
                    self.letters.append(message_from_bytes(content, policy=policy.default))
                    say("250 kept")
                case "RCPT" if self.refuse:
                    say(self.refuse.pop(0))
                case "QUIT":
                    say("221 bye")
                    break
                case _:
                    say("250 fine")
        writer.close()

    async def letter(self, count=1, what="/"):
        """The letter of that number with a link of that kind, when it is there."""
        while len(found := self.with_link(what)) < count:
            await asyncio.sleep(0.02)
        return found[count - 1]

    def with_link(self, what):
        return [letter for letter in self.letters if f"https://table.example{what}" in letter.get_content()]


@asynccontextmanager
async def sinking(retry_s=(0.05, 0.05)):
    sink = Sink()
    server = await asyncio.start_server(sink.talk, "127.0.0.1", 0)
    port = server.sockets[0].getsockname()[1]
    mail = Mail(SmtpServer.of(f"smtp://127.0.0.1:{port}/?from=table@example.org"), retry_s)
    async with server:
        yield sink, mail


@pytest.fixture
def posting(serving, monkeypatch):
    """A story with a server that sends mail, and the sink it goes to."""
    monkeypatch.setattr(notices, "WAIT_S", 0.05)

    def run(story):
        async def whole(server):
            async with sinking() as (sink, mail):
                channels = server.services.notices.channels
                channels.mail, channels.site = mail, "https://table.example"
                await story(server, sink)

        serving(whole)

    return run


def path_in(letter, what):
    found = re.search(rf"https://table\.example(/notices/{what}/\S+)", letter.get_content())
    assert found
    return found[1]


async def subscribed(server, sink, guest, address):
    count = len(sink.with_link("/notices/confirm/"))
    await put(guest, address)
    link = path_in(await sink.letter(count + 1, "/notices/confirm/"), "confirm")
    assert (await guest.http.post(link)).status_code == 200
    return await guest.get("/api/me/notices")


async def put(guest, address, status=200):
    way = {"way": "mail", "target": address} if address else {}
    answer = await guest.http.put("/api/me/notices", json=way)
    assert answer.status_code == status, answer.text
    return answer.json()


async def two(server, game="root"):
    host, friend = await server.guest(), await server.guest("en")
    made = await host.table(game, ["me", "open"], settings={"move_s": 3 * 24 * 3600})
    await friend.post(f"/api/tables/{made['id']}/sit")
    return host, friend, made["id"]


async def pause():
    await asyncio.sleep(0.4)


def test_an_address_is_confirmed_by_whoever_reads_there(posting):
    async def story(server, sink):
        guest = await server.guest("en")
        assert await guest.get("/api/me/notices") == NOTHING
        assert not (await put(guest, ANA))["confirmed"]
        letter = await sink.letter()
        assert letter["To"] == ANA and letter["From"] == "table@example.org" and letter["Auto-Submitted"]
        link = path_in(letter, "confirm")
        assert ANA not in link and guest.me["id"] not in link
        page = await guest.http.get(link)  # a program that looks at links confirms nothing
        assert page.status_code == 200 and "<form" in page.text
        assert not (await guest.get("/api/me/notices"))["confirmed"]
        assert (await guest.http.post(link)).status_code == 200
        assert (await guest.get("/api/me/notices"))["confirmed"]
        await put(guest, BEA)
        assert (await guest.http.post(link)).status_code == 404  # it was for the other address
        assert not (await guest.get("/api/me/notices"))["confirmed"]
        assert (await guest.http.post(f"{link[:-4]}AAAA")).status_code == 404
        assert (await guest.http.get("/notices/else/x")).status_code == 404

    posting(story)


def test_who_is_asked_and_not_at_the_table_gets_one_message_a_turn(posting):
    async def story(server, sink):
        host, friend, id = await two(server)
        assert (await subscribed(server, sink, host, ANA))["confirmed"]
        room, dice, line = server.rooms.open[id], random.Random(4), await friend.join(id)
        told, turns = server.services.notices.told_turns.of(id), set()
        for _ in range(400):
            if host.me["id"] in server.services.notices.asked_guests(room):
                turn = notices.turn_of(room)
                while told.get(host.me["id"], -1) < turn:  # told of it, or at the table when it began
                    await asyncio.sleep(0.02)
                turns.add(turn)
                mine = await host.join(id)
                await mine.play_any(dice)
                await mine.socket.close()
                while len(room.viewers) > 1:
                    await asyncio.sleep(0.005)
            else:
                await line.turn()
                await line.play_any(dice)
            if len(turns) > 5:
                break
        await pause()
        letters = sink.with_link("/t/")
        assert {letter["To"] for letter in letters} == {ANA}
        assert len(turns) > 5 and 1 < len(letters) <= len(turns) + 1

    posting(story)


def test_a_message_says_which_game_where_and_how_long_and_nothing_else(posting):
    async def story(server, sink):
        host, friend, id = await two(server)
        for guest, address in ((host, ANA), (friend, BEA)):
            await subscribed(server, sink, guest, address)
        room = server.rooms.open[id]
        server.services.notices.room_changed(room)
        letter = await sink.letter(1, "/t/")
        text, whole = letter.get_content(), letter.as_string()
        assert f"https://table.example/t/{id}" in text and re.search(r"\b7[12]\b", text) and "Root" in text
        words = re.sub(r"https://\S+", "", text)
        state = room.table.state
        for seat in range(2):
            assert not [code for code in state.view(seat).to_wire()["hand"] if code in words]
        secrets = [room.row.chance.secret, "/g/", host.me["link"], friend.me["link"]]
        assert not [secret for secret in secrets if secret in whole]
        assert host.me["id"] not in whole and friend.me["id"] not in whole

    posting(story)


def test_no_mail_to_those_at_the_table_nor_against_bots_nor_unconfirmed(posting):
    async def story(server, sink):
        host, friend, id = await two(server)
        line = await host.join(id)
        await put(friend, BEA)  # never confirmed
        await sink.letter()
        await subscribed(server, sink, host, ANA)
        room = server.rooms.open[id]
        solo = await host.table("renard", ["me", "bot:random"])
        for _ in range(3):
            server.services.notices.room_changed(room)
            server.services.notices.room_changed(server.rooms.open[solo["id"]])
            await pause()
        assert sink.with_link("/t/") == []
        await line.send("look", here=False)
        await line.ask("may", choice="?")
        assert not server.services.notices.is_here(room, host.me["id"])

    posting(story)


def test_who_saw_that_it_is_their_turn_and_leaves_is_not_reminded(posting):
    async def story(server, sink):
        host, friend, id = await two(server)
        lines = [await host.join(id), await friend.join(id)]
        await subscribed(server, sink, host, ANA)
        await subscribed(server, sink, friend, BEA)
        room = server.rooms.open[id]
        for line in lines:
            await line.socket.close()
        while room.viewers:
            await asyncio.sleep(0.01)
        server.services.notices.room_changed(room)
        await pause()
        assert sink.with_link("/t/") == []

    posting(story)


def test_an_open_page_that_nobody_looks_at_is_not_being_there(posting):
    async def story(server, sink):
        host, friend, id = await two(server, "renard")
        await subscribed(server, sink, host, ANA)
        await subscribed(server, sink, friend, BEA)
        lines = [await host.join(id), await friend.join(id)]
        room = server.rooms.open[id]
        first, other = room.asked[0], {0: ANA, 1: BEA}[1 - room.asked[0]]
        for line in lines:
            await line.send("look", here=False)
            await line.ask("may", choice="?")
        mover = next(line for line in lines if line.now["seat"] == first)
        while room.asked == [first]:
            await mover.turn()
            await mover.play_any(random.Random(1))
        while other not in {letter["To"] for letter in sink.with_link("/t/")}:
            await asyncio.sleep(0.02)

    posting(story)


def test_the_link_in_every_message_ends_them_at_once(posting):
    async def story(server, sink):
        host, friend, id = await two(server)
        for guest, address in ((host, ANA), (friend, BEA)):
            await subscribed(server, sink, guest, address)
        server.services.notices.room_changed(server.rooms.open[id])
        letter = await sink.letter(1, "/t/")
        link = path_in(letter, "stop")
        assert letter["List-Unsubscribe"] == f"<https://table.example{link}>"
        assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
        told = host if letter["To"] == ANA else friend
        stranger = await server.guest()
        assert (await stranger.http.get(link)).status_code == 200
        assert (await told.get("/api/me/notices"))["confirmed"]  # looking changes nothing
        assert (await stranger.http.post(link, content="List-Unsubscribe=One-Click")).status_code == 200
        assert await told.get("/api/me/notices") == NOTHING
        server.services.notices.told_turns.forget(id)
        server.services.notices.room_changed(server.rooms.open[id])
        await pause()
        assert [found["To"] for found in sink.with_link("/t/")].count(letter["To"]) == 1

    posting(story)


def test_two_processes_tell_nobody_twice(serving):
    async def story(server):
        guest = await server.guest()
        made = await guest.table("renard", ["me", "open"])
        claim = server.rooms.store.visits.claim
        claims = await asyncio.gather(*[claim(guest.me["id"], made["id"], 4) for _ in range(5)])
        assert sum(claims) == 1
        assert not await claim(guest.me["id"], made["id"], 3) and await claim(guest.me["id"], made["id"], 5)

    serving(story)


def test_a_server_without_a_mailbox_offers_no_mail(serving):
    async def story(server):
        guest = await server.guest()
        assert (await guest.get("/api/me/notices"))["ways"] == ["browser"]
        assert (await put(guest, ANA, 400))["error"] == "server-no-way"
        assert (await put(guest, ""))["way"] == ""

    serving(story)


def test_nobody_is_flooded_with_confirmations(posting):
    async def story(server, sink):
        for guest in [await server.guest() for _ in range(3)]:
            await put(guest, ANA)
        assert (await put(await server.guest(), ANA.upper(), 429))["error"] == "server-too-many"
        assert (await put(await server.guest(), "no address", 400))["error"] == "server-address"

    posting(story)


def test_what_fails_is_tried_again_and_logged_without_the_address(caplog):
    async def story():
        async with sinking() as (sink, mail):
            sink.refuse = ["451 later"]
            mail.outbox.put(Email(ANA, "a", "b", {}))
            while not sink.letters:
                await asyncio.sleep(0.02)
            sink.refuse = ["550 unknown"]
            mail.outbox.put(Email(BEA, "a", "b", {}))
            while sink.refuse:
                await asyncio.sleep(0.02)
            await pause()
            assert len(sink.letters) == 1
            await mail.close()
        mail = Mail(SmtpServer.of("smtp://127.0.0.1:9/?from=table@example.org"), (0.01,))
        mail.outbox.put(Email(ANA, "a", "b", {}))
        while not all(words in caplog.text for words in ("could not be sent (ConnectionRefusedError)", "given up")):
            await asyncio.sleep(0.02)
        await mail.close()

    with caplog.at_level(logging.INFO):
        asyncio.run(story())
    assert "example.org" not in caplog.text


def test_addresses_and_mailboxes_are_read_with_care():
    assert all(map(is_address, (ANA, "a.b+c@x-y.example")))
    tricks = ("a@x.org\nBcc: b@x.org", "a@x.org,b@x.org", "<a@x.org>")
    for wrong in ("", "ana", "@x.org", "a@b", "a b@x.org", "a@.org", "a@b..c", "a@b.c.", "a..b@x.org", *tricks):
        assert not is_address(wrong), wrong
    found = SmtpServer.of("smtps://ana%40x.org:p%2Fw@mail.example:1465/?from=t@x.org")
    assert (found.host, found.port, found.user, found.password) == ("mail.example", 1465, "ana@x.org", "p/w")
    assert SmtpServer.of("smtp://t%40x.org:pw@h").sender == "t@x.org"
    for wrong in ("http://h/?from=t@x.org", "smtp://h", "smtp:///?from=t@x.org", "smtp://h:x/?from=t@x.org"):
        with pytest.raises(Illegal):
            SmtpServer.of(wrong)


def test_a_password_is_not_sent_in_the_clear():
    async def story():
        async with sinking() as (sink, mail):
            port = mail.postman.smtp.port
            careful = SmtpServer.of(f"smtp://ana:secret@127.0.0.1:{port}/?from=table@example.org")
            with pytest.raises(Exception, match="password"):
                await asyncio.to_thread(careful.send, Email(ANA, "a", "b", {}))
            assert sink.letters == []
            await mail.close()

    asyncio.run(story())
