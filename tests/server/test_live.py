"""Tables in real time: races, who came first and by how much, people who are gone."""

from __future__ import annotations

import asyncio

import pytest

from clairiere.conformance import law
from clairiere.core.game import GAMES, find
from clairiere.server.clock import steady
from clairiere.server.online import online_options

LIVE = [game for game in GAMES.values() if game.real_time(game.agree(online_options(game)))]


async def crowd(server, game, count=0, **options):
    """So many guests, or as many as the game needs, at one table."""
    host, *friends = [await server.guest() for _ in range(count or game.fewest)]
    table = await host.table(game.id, ["me", *["open"] * len(friends)], options=options)
    for friend in friends:
        await friend.post(f"/api/tables/{table['id']}/sit")
    return table["id"], [await guest.join(table["id"]) for guest in (host, *friends)]


async def race(lines, notation):
    """All press the same button at once."""
    pressed = [
        line.play(notation, seen=choice["moment"])
        for line in lines
        for choice in line.now["asks"][0]["choices"]
        if choice["notation"] == notation
    ]
    return await asyncio.gather(*pressed)


@pytest.mark.parametrize("game", LIVE, ids=lambda game: game.id)
def test_of_several_who_press_at_once_one_is_first_and_the_others_are_told_by_how_much(serving, game):
    async def story(server):
        id, lines = await crowd(server, game)
        room = server.rooms.open[id]
        while sum(is_offered(line, "shout") for line in lines) < 2:
            drawer = next(line for line in lines if is_offered(line, "draw"))
            assert (await drawer.play("draw"))["ok"]
            await asyncio.gather(*[line.hello() for line in lines])
        replies = await race(lines, "shout")
        assert [reply["ok"] for reply in replies].count(True) == 1
        for reply in replies:
            if not reply["ok"]:
                assert reply["text"] and reply["behind"]["ms"] >= 0
                assert reply["behind"]["name"] in [seat.name for seat in room.row.seats]
        assert room.running

    serving(story)


def is_offered(line, notation):
    return any(choice["notation"] == notation for ask in line.now["asks"] for choice in ask["choices"])


@pytest.mark.parametrize("game", LIVE, ids=lambda game: game.id)
def test_clocks_are_shown_and_act_when_nobody_does(serving, game):
    async def story(server):
        _, lines = await crowd(server, game, **{o.name: 1 for o in game.options if o.name.endswith("_idle_s")})
        assert lines[0].now["clocks"] and not lines[0].now["undo"]["ask"]
        seq = lines[0].now["seq"]
        assert (await lines[0].until(lambda message: message["t"] == "events"))["seq"] > seq
        assert not (await lines[0].ask("undo"))["ok"]

    serving(story)


@pytest.mark.parametrize("game", LIVE, ids=lambda game: game.id)
def test_who_gives_no_sign_is_shown_as_gone_and_comes_back_with_the_next(serving, game):
    async def story(server):
        id, lines = await crowd(server, game)
        room = server.rooms.open[id]
        patience = game.patience(room.table.state)
        room.session.timed_table.attendance.acts_by_clock[0] = patience.acts
        room.session.timed_table.attendance.last_signs[0] -= 1000 * patience.silence
        room.session.timed_table.update_attendance(steady())
        assert room.session.timed_table.deserted_seats == {0}
        assert (await lines[1].hello())["table"]["seats"][0]["deserted"]
        await lines[0].send("sign")
        back = await lines[1].until(lambda message: message["t"] == "presence")
        assert not back["seats"][0]["deserted"] and room.session.timed_table.deserted_seats == set()

    serving(story)


@law("jeton:3.3.2")
def test_the_places_that_browsers_are_sent_are_those_of_the_law(serving):
    async def story(server):
        id, lines = await crowd(server, find("jeton"), 5)
        state = server.state(id)
        state.blue, state.active, state.gone = [2, 6, 5, 2, 5], 0b01011, [4, 2]
        state.declare(0b00010, "8.1")
        state.open = ()
        assert (await lines[0].hello())["over"]["places"] == [[1], [0, 3], [2], [4]]

    serving(story)


@pytest.mark.parametrize("game", LIVE, ids=lambda game: game.id)
def test_a_game_in_real_time_is_not_played_on_one_screen(serving, game):
    async def story(server):
        guest = await server.guest()
        refused = await guest.table(game.id, ["me"] * game.fewest, 400, settings={"hotseat": True})
        assert refused["error"] == "server-no-hotseat"

    serving(story)
