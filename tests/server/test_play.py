"""What happens at a table: answers, undo, votes, chat, onlookers, lines that break."""

from __future__ import annotations

import asyncio
import random
import socket

import pytest
from websockets.exceptions import ConnectionClosed

from clairiere.bots import RandomBot, find_bot
from clairiere.conformance import law
from clairiere.core.nature import Rng
from clairiere.server.room import present_moment
from clairiere.server.run import bind_socket
from clairiere.server.store import Store


async def two(server, game="renard", **more):
    """Two guests at a table, and their lines: the one that is asked first."""
    host, friend = await server.guest(), await server.guest()
    table = await host.table(game, ["me", "open"], **more)
    await friend.post(f"/api/tables/{table['id']}/sit")
    lines = [await host.join(table["id"]), await friend.join(table["id"])]
    lines.sort(key=lambda line: not line.asked())
    return table["id"], *lines


def plain(line):
    """A choice of the first trick that asks nobody anything more: neither the Fox nor the Woodcutter."""
    choices = line.now["asks"][0]["choices"]
    return next(choice for choice in choices if choice["notation"][:-1] not in ("3", "5"))


async def go_on(*lines, steps):
    """Whoever is asked plays anything."""
    dice = random.Random(5)
    for _ in range(steps):
        room = lines[0].server.rooms.open[lines[0].id]
        mover = next(line for line in lines if line.now["seat"] in room.asked)
        await mover.turn()
        assert (await mover.play_any(dice))["ok"]


def test_an_answer_is_told_to_all_and_its_refusal_to_one(serving):
    async def story(server):
        _, one, other = await two(server)
        hand = one.now["view"]["hand"]
        absent = next(f"{rank}{suit}" for suit in "BKM" for rank in range(1, 12) if f"{rank}{suit}" not in hand)
        refused = await one.play(absent)
        shown = absent.translate(str.maketrans("BKM", "CFL"))  # the letters of French
        assert not refused["ok"] and refused["text"].startswith(shown) and refused["cite"].startswith("renard:")
        assert {found["notation"] for found in refused["legal"]} == set(hand)
        assert all(found["label"] for found in refused["legal"])
        card = plain(one)["notation"]
        assert (await one.play(card))["ok"]
        heard = await other.until(lambda message: message["t"] in ("events", "reply"))
        assert heard["t"] == "events" and heard["view"]["trick"] == [card]
        assert [line["cite"] for line in heard["lines"]] == ["renard:3.1.4"]

    serving(story)


def test_a_finished_trick_is_told_whole_to_everybody(serving):
    async def story(server):
        _, one, other = await two(server)
        first = plain(one)["notation"]
        assert (await one.play(first))["ok"]
        await other.turn()
        assert other.now["trick"] is None
        second = plain(other)["notation"]
        assert (await other.play(second))["ok"]
        for line in (one, other):
            while line.now.get("trick") is None:
                await line.read()
        for line in (one, other):
            trick = line.now["trick"]
            assert (trick["leader"], trick["cards"], trick["count"]) == (one.now["seat"], [first, second], 1)
            took = next(found for found in line.now["lines"] if found["event"]["verb"] == "took trick")
            assert (trick["winner"], trick["played"]) == (took["event"]["seat"], line.now["lines"][0]["no"])

    serving(story)


def test_a_question_says_by_which_answers_one_gives_up(serving):
    async def story(server):
        _, *lines = await two(server, "duo")
        for line in lines:
            assert line.now["asks"][0]["quits"] == []  # before the first deal there is nothing to give up
            assert (await line.play("ready"))["ok"]
        leader = next(line for line in lines if line.now["seat"] == server.state(line.id).open[0].seat)
        await leader.turn()
        assert leader.now["asks"][0]["quits"] == ["stop"]
        _, renard, _ = await two(server)
        assert renard.now["asks"][0]["quits"] == []

    serving(story)


def test_may_i_is_answered_and_changes_nothing(serving):
    async def story(server):
        id, one, other = await two(server)
        seq = one.now["seq"]
        hand = one.now["view"]["hand"]
        assert (await one.ask("may", choice=hand[0]))["ok"]
        assert not (await one.ask("may", choice="keep"))["ok"]
        not_my_turn = await other.ask("may", choice=other.now["view"]["hand"][0])
        assert not not_my_turn["ok"] and not_my_turn["cite"]
        assert not (await one.ask("may", choice="a picture of a cat"))["ok"]
        assert server.rooms.open[id].session.seq == seq

    serving(story)


def test_a_message_that_comes_twice_is_answered_twice_and_done_once(serving):
    async def story(server):
        id, one, _ = await two(server)
        choice = one.now["asks"][0]["choices"][0]
        assert (await one.play(choice["notation"], seen=choice["moment"]))["ok"]
        seq = server.rooms.open[id].session.seq
        one.n -= 1
        assert (await one.play(choice["notation"], seen=choice["moment"]))["ok"]
        assert server.rooms.open[id].session.seq == seq

    serving(story)


def test_an_answer_for_a_moment_that_is_over_is_late(serving):
    async def story(server):
        _, one, other = await two(server)
        choice = plain(one)
        assert (await one.play(choice["notation"], seen=choice["moment"]))["ok"]
        await other.turn()
        late = await other.play(other.now["asks"][0]["choices"][0]["notation"], seen=choice["moment"])
        assert late["late"] and not late["ok"] and late["text"]

    serving(story)


def test_a_reload_shows_the_exact_state_and_what_is_fresh(serving):
    async def story(server):
        id, one, other = await two(server)
        await go_on(one, other, steps=7)
        await one.hello()
        snapshot = await other.hello(since=one.now["seq"] - 1)
        fresh = [line for line in snapshot["log"] if line["fresh"]]
        assert fresh and len(fresh) < len(snapshot["log"])
        del server.rooms.open[id]  # as after a restart: the room is built from its log again
        again = await server.guests[0 if one.now["seat"] == 0 else 1].join(id)
        for key in ("view", "asks", "seq", "prompt", "log", "over", "version"):
            assert again.now[key] == (await one.hello())[key], key

    serving(story)


def test_own_decisions_are_taken_back_freely_until_something_is_shown(serving):
    async def story(server):
        id, one, other = await two(server)
        room = server.rooms.open[id]
        while room.table.state.open[0].about not in ("exchange", "bury"):  # a Fox or a Woodcutter was played
            await go_on(one, other, steps=1)
        mover = one if one.now["seat"] in room.asked else other
        await mover.turn()
        assert not mover.now["undo"]["free"]  # the card itself was shown
        about, drawn = mover.now["asks"][0]["about"], mover.now["view"]["drawn"]
        assert (await mover.play("keep" if about == "exchange" else drawn))["ok"]
        news = await mover.until(lambda message: message["t"] == "events")
        if news["undo"]["free"]:  # unless the trick was decided by it
            assert (await mover.ask("undo"))["ok"]
            assert room.asked == [mover.now["seat"]] and room.table.state.open[0].about == about

    serving(story)


def test_beyond_that_everybody_must_agree_and_one_no_is_enough(serving):
    async def story(server):
        _, one, other = await two(server)
        card = plain(one)["notation"]
        await one.play(card)
        await go_on(one, other, steps=1)
        assert (await one.ask("undo"))["ok"]
        await other.until(lambda message: message["t"] == "vote")
        assert (await other.ask("vote", yes=False))["ok"]
        refused = await one.until(lambda message: message["t"] == "vote" and message["closed"])
        assert refused["text"]
        assert (await one.ask("undo"))["ok"]
        await other.until(lambda message: message["t"] == "vote" and not message["closed"])
        assert (await other.ask("vote", yes=True))["ok"]
        back = await one.until(lambda message: message["t"] == "snapshot")
        assert back["note"] and card in back["view"]["hand"] and back["asks"]
        assert not (await other.ask("vote", yes=True))["ok"]

    serving(story)


def test_an_open_request_falls_when_the_game_goes_on(serving):
    async def story(server):
        _, one, other = await two(server)
        watcher = await (await server.guest()).join(one.id)
        await one.play(plain(one)["notation"])
        await go_on(one, other, steps=1)
        assert (await one.ask("undo"))["ok"]
        await go_on(one, other, steps=1)
        fallen = await watcher.until(lambda message: message["t"] == "vote" and message["closed"])
        assert fallen["text"] and server.rooms.open[one.id].votes.open_ballot is None

    serving(story)


def test_against_bots_undo_needs_nobody_and_can_be_turned_off(serving):
    async def story(server):
        guest = await server.guest()
        table = await guest.table("renard", ["me", "bot:greedy"])
        line = await guest.join(table["id"])
        await line.turn()
        before = line.now["view"]["hand"]
        await line.play_any(random.Random(1))
        await line.turn()
        assert (await line.ask("undo"))["ok"]
        assert line.now["view"]["hand"] == before or (await line.until(lambda m: m["t"] == "snapshot"))
        closed = await guest.table("renard", ["me", "bot:greedy"], settings={"undo": False})
        other = await guest.join(closed["id"])
        await other.turn()
        await other.play_any(random.Random(1))
        assert not (await other.ask("undo"))["ok"]

    serving(story)


def test_chat_is_closed_during_a_round_of_duo_and_phrases_are_not(serving):
    async def story(server):
        _, one, other = await two(server, "duo")
        assert (await one.ask("chat", text="Le 7 est un Présent"))["ok"] and one.now["talk"]["open"]
        await dealt(one, other)
        refused = await one.ask("chat", text="J’ai le 7 de roses")
        assert not refused["ok"] and refused["cite"] == "duo:9.4" and not one.now["talk"]["open"]
        assert (await one.ask("chat", phrase="hello"))["ok"]
        heard = await other.until(lambda message: message["t"] == "chat")
        assert heard["phrase"] == "hello" and heard["text"] == "Bonjour !"
        assert not (await one.ask("chat", phrase="seven-of-roses"))["ok"]

    serving(story)


def test_people_talk_at_other_tables_and_onlookers_among_themselves(serving):
    async def story(server):
        id, one, other = await two(server)
        watcher = await (await server.guest()).join(id)
        assert (await one.ask("chat", text="  Bonne   partie ! "))["ok"]
        heard = await other.until(lambda message: message["t"] == "chat")
        assert heard["text"] == "Bonne partie !"
        assert (await watcher.ask("chat", text="Il a le 11"))["ok"]
        assert (await one.ask("chat", text="suite"))["ok"]
        assert (await other.until(lambda message: message["t"] == "chat"))["text"] == "suite"
        assert "Il a le 11" not in "".join(one.frames + other.frames)
        assert not (await one.ask("chat", text="  "))["ok"]
        assert not (await one.ask("chat", text="x" * 2000))["ok"]

    serving(story)


@pytest.mark.parametrize("policy", ["open", "seat", "nobody"])
def test_onlookers_see_what_the_table_allows(serving, policy):
    async def story(server):
        id, one, other = await two(server, settings={"spectators": policy})
        guest = await server.guest()
        watcher = await guest.join(id, hello=False)
        if policy == "nobody":
            gone = await watcher.read()
            assert gone["t"] == "gone" and gone["text"]
            return
        await watcher.hello()
        hands = {line.now["seat"]: line.now["view"]["hand"] for line in (one, other)}
        assert watcher.now["view"]["hand"] == ([] if policy == "open" else hands[0])
        assert watcher.now["asks"] == [] and watcher.now["seat"] == -2
        refused = await watcher.play(hands[0][0])
        assert not refused["ok"]

    serving(story)


@pytest.mark.parametrize("seats", [["open", "me"], ["me", "open"]])
def test_onlookers_see_the_cards_of_the_host_and_of_nobody_else(serving, seats):
    async def story(server):
        host, friend, onlooker = [await server.guest() for _ in range(3)]
        table = await host.table("renard", seats, settings={"spectators": "seat"})
        path, mine = f"/api/tables/{table['id']}", seats.index("me")
        assert (await friend.get(path))["shown"] == mine  # told before sitting down
        await friend.post(f"{path}/sit")
        watcher = await onlooker.join(table["id"])
        hands = [(await guest.join(table["id"])).now["view"]["hand"] for guest in (host, friend)]
        assert watcher.now["view"]["hand"] == hands[0]
        await host.post(f"{path}/leave", {"then": "bot:greedy"})
        assert (await watcher.hello())["view"]["hand"] == [] and (await friend.get(path))["shown"] == -2

    serving(story)


def test_that_the_host_shows_the_own_cards_does_not_survive_a_rematch(serving):
    async def story(server):
        host, friend = await server.guest(), await server.guest()
        table = await host.table("renard", ["me", "open"], settings={"spectators": "seat"})
        path = f"/api/tables/{table['id']}"
        await friend.post(f"{path}/sit")
        lines = [await guest.join(table["id"]) for guest in (host, friend)]
        await host.post(f"{path}/leave", {"then": "stop"})
        assert (await lines[1].ask("vote", yes=True))["ok"]
        again = await friend.post(f"{path}/rematch")
        assert again["settings"]["spectators"] == "open" and again["shown"] == -2

    serving(story)


def test_at_one_screen_no_seat_is_shown(serving):
    async def story(server):
        guest = await server.guest()
        settings = {"hotseat": True, "spectators": "seat"}
        assert (await guest.table("renard", ["me", "me"], 400, settings=settings))["error"] == "server-seat-shared"

    serving(story)


def test_a_clock_plays_for_who_does_not(serving):
    async def story(server):
        guest = await server.guest()
        table = await guest.table("renard", ["me", "bot:greedy"], settings={"move_s": 1})
        line = await guest.join(table["id"])
        await line.turn()
        assert line.now["clocks"] and line.now["clocks"][0]["ms"] <= 1000
        seq = line.now["seq"]
        heard = await line.until(lambda message: message["t"] == "events")
        assert heard["seq"] > seq

    serving(story)


def test_an_answer_counts_and_is_told_also_when_its_sender_is_gone_at_once(serving):
    async def story(server):
        _, one, other = await two(server)
        choice = plain(one)["notation"]
        await one.send("play", choice=choice)
        await one.socket.close()
        heard = await other.until(lambda message: message["t"] == "events")
        assert heard["view"]["trick"] == [choice]

    serving(story)


def test_what_cannot_be_shown_to_one_disturbs_nobody_else(serving, monkeypatch):
    async def story(server):
        _, one, other = await two(server)
        blind = other.now["seat"]
        monkeypatch.setattr(
            present_moment, "lesson_info", lambda room, seat, language: 1 / 0 if seat == blind else None
        )
        assert (await one.play(plain(one)["notation"]))["ok"]
        assert (await one.until(lambda message: message["t"] == "events"))["lines"]
        with pytest.raises(ConnectionClosed):
            while True:
                await other.read()

    serving(story)


def test_a_bot_that_stumbles_does_not_stop_the_table(serving, monkeypatch):
    async def story(server):
        monkeypatch.setattr(RandomBot, "choose", lambda *given: 1 / 0)
        guest = await server.guest()
        line = await guest.join((await guest.table("renard", ["me", "bot:random"], options={"target": 1}))["id"])
        await line.play_out(random.Random(1))
        assert line.over

    serving(story)


def test_a_room_whose_store_is_lost_sends_everybody_away_and_comes_back(serving, monkeypatch):
    async def story(server):
        id, one, other = await two(server)

        async def broken(*given):
            raise OSError("the disk is gone")

        with monkeypatch.context() as gone:
            gone.setattr(Store, "append", broken)
            gone.setattr(Store, "entries", broken)
            refused = await one.play(plain(one)["notation"])
            assert not refused["ok"] and refused["text"]
            with pytest.raises(ConnectionClosed):
                while True:
                    await other.read()
        again = await server.guests[one.now["seat"]].join(id)
        assert again.now["view"] == one.now["view"] and (await again.play(plain(again)["notation"]))["ok"]

    serving(story)


def test_who_waited_at_a_table_that_is_not_for_watching_is_sent_away_when_it_starts(serving):
    async def story(server):
        host, friend, other = await server.guest(), await server.guest(), await server.guest()
        table = await host.table("renard", ["me", "open"], settings={"spectators": "nobody"})
        line = await other.join(table["id"])
        assert line.now["table"]["status"] == "open"
        await friend.post(f"/api/tables/{table['id']}/sit")
        assert (await line.until(lambda message: message["t"] == "gone"))["text"]
        with pytest.raises(ConnectionClosed):
            await line.read()
        assert '"hand"' not in "".join(line.frames)

    serving(story)


def test_after_undos_a_room_is_built_again_just_as_it_was(serving):
    async def story(server):
        guest = await server.guest()
        table = await guest.table("renard", ["me", "me"], settings={"hotseat": True})
        line, dice = await guest.join(table["id"]), random.Random(8)
        for step in range(40):
            await line.turn()
            assert (await line.play_any(dice))["ok"]
            if step % 5 == 4:
                await line.turn()
                assert (await line.ask("undo"))["ok"]
                await line.hello()
        now = await line.hello()
        del server.rooms.open[table["id"]]
        again = (await guest.join(table["id"])).now
        for key in ("view", "asks", "seq", "version", "log", "prompt", "number", "undo"):
            assert again[key] == now[key], key

    serving(story)


def test_small_answers_on_a_kept_line_go_out_at_once():
    """Nagle's algorithm and delayed acknowledgements would hold each of them for about 40 ms."""
    with bind_socket("127.0.0.1", 0) as door, socket.socket() as line:
        door.listen()
        line.connect(door.getsockname())
        answering, _ = door.accept()
        with answering:
            assert answering.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)


async def dealt(*lines):
    """Both are ready, and the first cards are there."""
    for line in lines:
        assert (await line.play("ready"))["ok"]
    for line in lines:
        await line.until(lambda message: message["t"] == "events" and message["view"]["hand"])


@law("duo:9.4")
def test_two_who_meet_online_may_talk_until_both_are_ready_and_one_beside_a_bot_is_not_asked(serving):
    async def story(server):
        _, one, other = await two(server, "duo")
        assert one.asked() and other.asked() and one.now["talk"]["open"] and not one.now["view"]["hand"]
        await dealt(one, other)
        assert not one.now["talk"]["open"]
        guest = await server.guest()
        alone = await guest.join((await guest.table("duo", ["me", "bot:random"]))["id"])
        assert alone.now["view"]["hand"] and "pause" not in [option["name"] for option in await options_of(guest)]

    serving(story)


async def options_of(guest):
    return next(game["options"] for game in await guest.get("/api/games") if game["id"] == "duo")


@law("duo:9.4")
def test_a_table_may_be_reminded_instead_of_silenced(serving):
    async def story(server):
        _, one, other = await two(server, "duo", options={"talk": "reminder"})
        assert one.now["talk"]["open"] and not one.now["talk"]["text"]
        await dealt(one, other)
        assert one.now["talk"]["open"] and "(9.4)" in one.now["talk"]["text"]
        assert (await one.ask("chat", text="Bravo pour ce pli"))["ok"]

    serving(story)


@law("duo:6.4")
@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_beside_a_bot_the_human_decides_where_the_forest_goes(serving, bot):
    async def story(server):
        guest, rng = await server.guest(), Rng(1)
        line = await to_the_forest(guest, bot, rng)
        await asyncio.sleep(0.3)  # the bot would be quicker
        state = server.state(line.id)
        assert [ask.about for ask in state.open] == ["propose", "propose"]
        space = state.write(state.open[0], rng.pick(state.open[0].options[:-1]))  # the last one gives up
        round = state.round + 1
        assert (await line.play(space))["ok"]
        await line.until(lambda message: message["t"] == "events" and message["view"]["round"] == round)
        covered = [event.what[0] for event in server.rooms.open[line.id].table.events if event.verb == "covered"]
        assert covered[-1] == int(space)

    serving(story)


async def to_the_forest(guest, bot, rng):
    """A game with a bot, played to where the forest closes in; one that ends before is played again."""
    while True:
        line = await guest.join((await guest.table("duo", ["me", f"bot:{bot}"]))["id"])
        await line.turn()
        while not line.over:
            state = guest.server.state(line.id)
            ask = next(ask for ask in state.open if ask.seat == 0)
            if ask.about == "propose" and len(ask.options) > 1:
                return line
            choice = find_bot("duo", "greedy").choose(state.view(0), ask, rng)
            assert (await line.play(state.write(ask, choice)))["ok"]
            await line.turn()
