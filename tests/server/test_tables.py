"""Tables over real sockets: sitting down, playing, leaving, going on."""

from __future__ import annotations

import asyncio
import json
import random

import pytest
from sqlalchemy import select, update
from websockets.exceptions import ConnectionClosed

from clairiere.conformance import law
from clairiere.core.game import GAMES
from clairiere.core.record import read_record
from clairiere.server.hashing import hash_secret
from clairiere.server.online import online_options
from clairiere.server.store.schema import GUESTS

TURNS = [game for game in GAMES.values() if not game.real_time(game.agree(online_options(game)))]


def hurried(game):
    """Options for a short game with short clocks, where there are such."""
    soon = {option.name: 1 for option in game.options if option.name.endswith("_idle_s")}
    return soon | {option.name: option.low for option in game.options if option.name == "target"}


@pytest.mark.parametrize("game", GAMES)
def test_a_quick_game_against_bots_comes_to_its_end(serving, game):
    async def story(server):
        guest = await server.guest()
        seats = ["me", *["bot:greedy"] * (GAMES[game].fewest - 1)]
        table = await guest.table(game, seats, options=hurried(GAMES[game]))
        assert table["status"] == "running"
        line = await guest.join(table["id"])
        await line.play_out(random.Random(1))
        assert line.now["over"]["text"] and len(line.now["over"]["points"]) == GAMES[game].fewest
        assert (await guest.get(f"/api/tables/{table['id']}"))["status"] == "over"

    serving(story)


@pytest.mark.parametrize("game", TURNS, ids=lambda game: game.id)
def test_friends_play_by_invitation_and_see_the_same(serving, game):
    async def story(server):
        host, *friends = [await server.guest() for _ in range(game.fewest)]
        table = await host.table(game.id, ["me", *["open"] * (game.fewest - 1)])
        assert table["status"] == "open"
        for friend in friends:
            assert await friend.get("/api/tables?open=1") == []  # only whoever has the address comes
            await friend.post(f"/api/tables/{table['id']}/sit")
        lines = [await guest.join(table["id"]) for guest in (host, *friends)]
        await asyncio.gather(*[line.play_out(random.Random(i)) for i, line in enumerate(lines)])
        assert len({str(line.now["over"]["points"]) for line in lines}) == 1
        assert [line.now["seat"] for line in lines] == list(range(game.fewest))

    serving(story)


def test_the_host_starts_without_open_seats_only_if_enough_remain(serving):
    async def story(server):
        host = await server.guest()
        table = await host.table("renard", ["me", "open"])
        refused = await host.post(f"/api/tables/{table['id']}/start", status=400)
        assert refused["cite"] == "renard:1.1"
        started = await host.post(f"/api/tables/{table['id']}/bot", {"seat": 1, "bot": "greedy"})
        assert started["status"] == "running"

    serving(story)


def test_seats_are_taken_once_and_left_again(serving):
    async def story(server):
        host, friend, other = await server.guest(), await server.guest(), await server.guest()
        table = await host.table("renard", ["open", "open"])
        path = f"/api/tables/{table['id']}"
        await friend.post(f"{path}/sit", {"seat": 1})
        assert (await friend.post(f"{path}/sit", {"seat": 0}, 409))["error"] == "server-seated-already"
        assert (await other.post(f"{path}/sit", {"seat": 1}, 409))["error"] == "server-seat-taken"
        assert (await other.post(f"{path}/sit", {"seat": 7}, 400))["error"] == "server-no-seat"
        assert (await other.post(f"{path}/stand", None, 403))["error"] == "server-not-seated"
        stood = await friend.post(f"{path}/stand")
        assert [seat["kind"] for seat in stood["seats"]] == ["open", "open"]
        assert (await friend.post(f"{path}/bot", {"seat": 0, "bot": "greedy"}, 403))["error"] == "server-not-host"

    serving(story)


def test_a_rematch_moves_everybody_one_seat_on_and_is_found_by_both(serving):
    async def story(server):
        host, friend = await server.guest(), await server.guest()
        table = await host.table("duo", ["me", "open"])
        await friend.post(f"/api/tables/{table['id']}/sit")
        lines = [await host.join(table["id"]), await friend.join(table["id"])]
        await host.post(f"/api/tables/{table['id']}/rematch", None, 409)
        await asyncio.gather(*[line.play_out(random.Random(3)) for line in lines])
        again = await host.post(f"/api/tables/{table['id']}/rematch")
        same = await friend.post(f"/api/tables/{table['id']}/rematch")
        assert again["id"] == same["id"] != table["id"] and again["status"] == "running"
        assert [seat["mine"] for seat in again["seats"]] == [False, True]
        gone = await lines[1].until(lambda message: message["t"] == "gone")
        assert gone["table"] == again["id"]

    serving(story)


def test_who_leaves_may_let_a_bot_play_and_come_back(serving):
    async def story(server):
        host, friend = await server.guest(), await server.guest()
        table = await host.table("renard", ["me", "open"])
        path = f"/api/tables/{table['id']}"
        await friend.post(f"{path}/sit")
        line = await host.join(table["id"])
        left = await friend.post(f"{path}/leave", {"then": "bot:greedy"})
        assert [seat["kind"] for seat in left["seats"]] == ["guest", "bot"] and left["seats"][1]["left"]
        await line.turn()
        back = await friend.post(f"{path}/sit")
        assert [seat["kind"] for seat in back["seats"]] == ["guest", "guest"]
        assert (await friend.post(f"{path}/leave", {"then": "fly"}, 400))["error"] == "server-then"

    serving(story)


def test_a_table_is_stopped_when_all_agree(serving):
    async def story(server):
        host, friend = await server.guest(), await server.guest()
        table = await host.table("renard", ["me", "open"])
        await friend.post(f"/api/tables/{table['id']}/sit")
        lines = [await host.join(table["id"]), await friend.join(table["id"])]
        await host.post(f"/api/tables/{table['id']}/leave", {"then": "stop"})
        vote = await lines[1].until(lambda message: message["t"] == "vote")
        assert vote["kind"] == "stop" and vote["needs"] == [1]
        assert (await lines[1].ask("vote", yes=False))["ok"]
        assert server.rooms.open[table["id"]].running
        await host.post(f"/api/tables/{table['id']}/leave", {"then": "stop"})
        await lines[1].until(lambda message: message["t"] == "vote" and not message["closed"])
        assert (await lines[1].ask("vote", yes=True))["ok"]
        assert (await host.get(f"/api/tables/{table['id']}"))["status"] == "over"

    serving(story)


async def to_the_end(line):
    while not line.over:
        await line.read()


@law("duo:7.5")
def test_where_all_agree_to_stop_a_duet_it_is_given_up_and_so_recorded(serving):
    async def story(server):
        host, friend = await server.guest(), await server.guest()
        table = await host.table("duo", ["me", "open"])
        path = f"/api/tables/{table['id']}"
        await friend.post(f"{path}/sit")
        lines = [await host.join(table["id"]), await friend.join(table["id"])]
        for line in lines:
            assert (await line.play("ready"))["ok"]
        await host.post(f"{path}/leave", {"then": "stop"})
        vote = await lines[1].until(lambda message: message["t"] == "vote")
        assert "abandonner" in vote["text"]
        assert (await lines[1].ask("vote", yes=True))["ok"]
        for line in lines:
            await to_the_end(line)
            assert line.now["view"]["result"] == "given up" and line.now["over"]["winners"] == []
        assert (await host.get(path))["result"] == "Défaite"
        assert (await (await server.guest("en")).get(path))["result"] == "Defeat"
        record = (await host.http.get(f"{path}/record")).text
        assert read_record(record).state().dump()["result"] == "given up"

    serving(story)


@law("duo:7.5")
def test_beside_a_bot_one_gives_up_alone_whoever_is_asked(serving):
    async def story(server):
        guest = await server.guest()
        for bot_first in ("1", "0"):
            table = await guest.table("duo", ["me", "bot:random"], options={"dealer": bot_first})
            line = await guest.join(table["id"])
            await guest.post(f"/api/tables/{table['id']}/leave", {"then": "stop"})
            await to_the_end(line)
            assert line.now["view"]["result"] == "given up"
            assert server.rooms.open[table["id"]].table.events[-1].clause == "7.5"

    serving(story)


def test_on_one_screen_the_seat_that_is_asked_is_shown_and_no_other_hand(serving):
    async def story(server):
        guest = await server.guest()
        assert (await guest.table("renard", ["me", "me"], 400))["error"] == "server-one-seat"
        table = await guest.table("renard", ["me", "me"], settings={"hotseat": True})
        line = await guest.join(table["id"])
        dice = random.Random(2)
        shown = set()
        for _ in range(12):
            await line.turn()
            shown.add(line.now["seat"])
            assert line.now["view"]["seat"] == line.now["seat"] == line.now["asks"][0]["seat"]
            before = line.snapshots
            seat = line.now["seat"]
            assert (await line.play_any(dice))["ok"]
            await line.turn()
            assert line.snapshots > before or line.now["seat"] == seat
        assert shown == {0, 1} and line.now["seats_mine"] == [0, 1]

    serving(story)


def test_each_reads_in_their_own_language_and_may_change_it(serving):
    async def story(server):
        ana, bob = await server.guest("fr"), await server.guest("en")
        table = await ana.table("renard", ["me", "open"])
        await bob.post(f"/api/tables/{table['id']}/sit")
        one, two = await ana.join(table["id"]), await bob.join(table["id"])
        asked, other = (one, two) if one.asked() else (two, one)
        texts = {line.language: line.now["prompt"]["text"] for line in (one, two)}
        assert ("vous" in texts["fr"] or "réfléchit" in texts["fr"]) and "é" not in texts["en"]
        await other.hello(language="en" if other.language == "fr" else "fr")
        assert other.now["prompt"]["text"] not in texts.values()
        assert (await asked.ask("hello", language="xx"))["text"]

    serving(story)


def test_a_bot_takes_a_seat_over_the_wire_with_a_token(serving):
    async def story(server):
        host, bot = await server.guest(), await server.guest()
        table = await host.table("renard", ["me", "open"])
        wanted = {"table": table["id"], "seat": 1, "name": "Robot de Léa"}
        assert (await bot.post("/api/tokens", wanted, 403))["error"] == "server-not-host"
        token = await host.post("/api/tokens", wanted)
        stranger = await server.guest()
        stranger.http.cookies.clear()
        line = await stranger.join(table["id"], authorization=f"Bearer {token['token']}")
        mine = await host.join(table["id"])
        assert line.now["seat"] == 1 and mine.now["table"]["seats"][1]["name"] == "Robot de Léa"
        assert mine.now["table"]["seats"][1]["kind"] == "bot"
        dice = random.Random(4)
        await asyncio.gather(mine.play_out(dice), line.play_out(dice))

    serving(story)


def test_a_secret_link_makes_another_device_the_same_guest(serving):
    async def story(server):
        guest, device = await server.guest(), await server.guest()
        device.http.cookies.clear()
        answer = await device.http.get(guest.me["link"])
        assert answer.status_code == 303 and answer.headers["location"] == "/?arrived"
        assert (await device.get("/api/me"))["id"] == guest.me["id"]
        assert (await device.http.get("/g/nonsense")).status_code == 404

    serving(story)


@pytest.mark.parametrize("path", ["/g/nonsense", "/g/a%00b", "/mail/confirm/nonsense", "/mail/nonsense/nonsense"])
def test_a_link_that_opens_nothing_is_answered_by_a_page_in_words(serving, path):
    async def story(server):
        for language, words in (("fr", "Ce lien personnel n’existe pas"), ("en", "This personal link does not exist")):
            guest = await server.guest(language)
            for answer in (await guest.http.get(path), await guest.http.post(path)):
                assert (answer.status_code, answer.headers["content-type"]) == (404, "text/html; charset=utf-8")
                assert words in answer.text and '<a href="/">' in answer.text and "<form" not in answer.text

    serving(story)


def test_a_secret_link_asks_before_it_replaces_who_one_is(serving):
    async def story(server):
        guest, other = await server.guest("en"), await server.guest("en")
        answer = await other.http.get(guest.me["link"])
        assert answer.status_code == 200 and guest.me["name"] in answer.text and other.me["name"] in answer.text
        assert (await other.get("/api/me"))["id"] == other.me["id"]
        foreign = await other.http.post(guest.me["link"], headers={"origin": "https://evil.example"})
        assert foreign.status_code == 403 and (await other.get("/api/me"))["id"] == other.me["id"]
        assert (await other.http.post(guest.me["link"])).status_code == 303
        assert (await other.get("/api/me"))["id"] == guest.me["id"]

    serving(story)


def test_a_secret_link_can_be_renewed_and_the_old_one_opens_nothing(serving):
    async def story(server):
        guest, other = await server.guest(), await server.guest()
        new = await guest.post("/api/me/link")
        assert new["link"] != guest.me["link"] and new["id"] == guest.me["id"]
        assert (await other.http.get(guest.me["link"])).status_code == 404
        assert (await other.http.post(new["link"])).status_code == 303

    serving(story)


def test_a_secret_link_is_told_when_it_is_made_and_never_again(serving):
    async def story(server):
        guest = await server.guest()
        assert guest.me["link"].startswith("/g/")
        assert (await guest.get("/api/me"))["link"] == ""
        assert (await guest.http.put("/api/me", json={"name": "Ana"})).json()["link"] == ""
        new = await guest.post("/api/me/link")
        kept = json.dumps([list(row) for row in await server.rooms.store.all(select(GUESTS))])
        for link in (guest.me["link"], new["link"]):
            assert link.removeprefix("/g/") not in kept
        assert hash_secret(new["link"].removeprefix("/g/")) in kept

    serving(story)


def test_a_new_link_can_leave_the_other_devices_as_they_are(serving):
    async def story(server):
        guest, device, third = [await server.guest() for _ in range(3)]
        await device.http.post(guest.me["link"])
        new = await guest.post("/api/me/link", {"close_devices": False})
        assert (await device.get("/api/me"))["id"] == guest.me["id"] == (await guest.get("/api/me"))["id"]
        assert (await third.http.post(guest.me["link"])).status_code == 404
        assert (await third.http.post(new["link"])).status_code == 303
        assert (await third.get("/api/me"))["id"] == guest.me["id"]
        await guest.post("/api/me/link", {"close_devices": True})
        assert guest.me["id"] not in [(await one.get("/api/me"))["id"] for one in (device, third)]

    serving(story)


def test_who_came_by_a_link_is_that_guest_no_more_when_it_is_renewed(serving):
    """Else whoever got hold of it would read the new one too."""

    async def story(server):
        guest, thief = await server.guest(), await server.guest()
        table = (await guest.table("renard", ["me", "bot:greedy"], settings={"spectators": "nobody"}))["id"]
        await thief.http.post(guest.me["link"])
        line = await thief.join(table)
        await guest.post("/api/me/link")
        assert (await guest.get("/api/me"))["id"] == guest.me["id"]
        assert (await thief.get("/api/me"))["id"] != guest.me["id"]
        with pytest.raises(ConnectionClosed):
            while True:
                await asyncio.wait_for(line.socket.recv(), 10)

    serving(story)


@pytest.mark.parametrize("renewed", [False, True])
def test_a_cookie_of_before_holds_until_its_guest_renews_the_link(serving, renewed):
    async def story(server):
        guest, other = await server.guest(), await server.guest()
        of_before = update(GUESTS).values(device_mark="first-" + GUESTS.c.device_mark)  # as the migration marks them
        await server.rooms.store.write(of_before)
        assert (await guest.get("/api/me"))["id"] == guest.me["id"]
        if renewed:
            await guest.post("/api/me/link")
        other.http.cookies.clear()
        cookie = {"cookie": f"clairiere={server.services.guests.signer.dumps(guest.me['id'])}"}
        found = (await other.http.get("/api/me", headers=cookie)).json()["id"]
        assert (found == guest.me["id"]) is not renewed

    serving(story)


def test_a_bot_over_the_wire_has_a_voice(serving):
    async def story(server):
        host, stranger = await server.guest(), await server.guest()
        table = await host.table("renard", ["me", "open"])
        token = await host.post("/api/tokens", {"table": table["id"], "seat": 1})
        stranger.http.cookies.clear()
        bot = await stranger.join(table["id"], authorization=f"Bearer {token['token']}")
        mine = await host.join(table["id"])
        await host.post(f"/api/tables/{table['id']}/leave", {"then": "stop"})
        vote = await bot.until(lambda message: message["t"] == "vote")
        assert vote["needs"] == [1] and (await mine.hello())["table"]["status"] == "running"
        assert (await bot.ask("vote", yes=True))["ok"]
        assert (await mine.hello())["table"]["status"] == "over"

    serving(story)


def test_what_a_game_is_online_it_is_at_every_table(serving):
    async def story(server):
        guest = await server.guest()
        body = {"game": "duo", "seats": ["me", "bot:random"], "options": {"pause": False}}
        refused = await guest.post("/api/tables", body, status=400)
        assert refused["error"] == "server-online-only"
        [duo] = [game for game in await guest.get("/api/games") if game["id"] == "duo"]
        assert "pause" not in [option["name"] for option in duo["options"]]

    serving(story)


def test_whom_a_table_waits_for_is_told_once_beside_the_view(serving):
    async def story(server):
        guest = await server.guest()
        table = await guest.table("jeton", ["me", "bot:random", "bot:random"])
        line = await guest.join(table["id"])
        assert line.now["waiting"] == [0, 1, 2] and not {"waiting", "options"} & line.now["view"].keys()

    serving(story)


def test_a_token_is_worth_its_seat_for_as_long_as_its_bot_sits_there(serving):
    async def story(server):
        host, stranger = await server.guest(), await server.guest()
        table = await host.table("jeton" if "jeton" in GAMES else "renard", ["me", "open", "open", "open"])
        token = await host.post("/api/tokens", {"table": table["id"], "seat": 3})
        stranger.http.cookies.clear()
        headers = {"authorization": f"Bearer {token['token']}"}
        await host.post(f"/api/tables/{table['id']}/bot", {"seat": 1, "bot": "greedy"})
        started = await host.post(f"/api/tables/{table['id']}/start")
        assert [seat["kind"] for seat in started["seats"]] == ["guest", "bot", "bot"]
        line = await stranger.join(table["id"], **headers)
        assert line.now["seats_mine"] == [2]  # it moved up with its chair
        own = await host.table("renard", ["me", "bot:greedy"])
        token = await host.post("/api/tokens", {"table": own["id"], "seat": 0})
        headers = {"authorization": f"Bearer {token['token']}"}
        assert (await stranger.join(own["id"], **headers)).now["seats_mine"] == [0]
        await host.post(f"/api/tables/{own['id']}/sit")
        assert (await stranger.join(own["id"], **headers)).now["seats_mine"] == []

    serving(story)


def test_a_seat_that_the_rules_play_is_taken_from_the_start(serving):
    async def story(server):
        guest = await server.guest()
        options = {"factions": "E,A,X", "mode": "coop", "first": "2"}
        table = await guest.table("root", ["me", "open"], options=options)
        assert [seat["kind"] for seat in table["seats"]] == ["guest", "open", "bot"]
        assert table["seats"][2]["name"] in ("Marquise Mécanique", "Mechanical Marquise")
        path = f"/api/tables/{table['id']}"
        friend = await server.guest()
        for where, what in (("bot", {"seat": 2, "bot": "random"}), ("sit", {"seat": 2})):
            await (guest if where == "bot" else friend).post(f"{path}/{where}", what, status=409)
        await guest.post("/api/tokens", {"table": table["id"], "seat": 2}, status=409)
        started = await guest.post(f"{path}/bot", {"seat": 1, "bot": "random"})
        assert started["status"] == "running"
        line = await guest.join(table["id"])
        await line.play_out(random.Random(1))
        assert len(line.now["over"]["points"]) == 3
        again = await guest.post(f"{path}/rematch")
        assert [seat["kind"] for seat in again["seats"]] == ["bot", "guest", "bot"]
        assert again["seats"][2]["name"] == table["seats"][2]["name"]

    serving(story)


def test_alone_against_the_rules_a_table_starts_at_once(serving):
    async def story(server):
        guest = await server.guest()
        table = await guest.table("root", [], options={"mode": "coop"})
        assert table["status"] == "running" and len(table["seats"]) == 2

    serving(story)
