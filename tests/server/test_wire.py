"""One set of types: what the server sends, what it documents, what the client was built for."""

from __future__ import annotations

import random
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from clairiere import GAMES, NATURE, Record, Rng
from clairiere.answers import answers_for
from clairiere.server import wire
from clairiere.server.http.app import SERVER_HANDLERS
from clairiere.server.http.operations import OPERATIONS
from clairiere.server.http.schema import openapi, socket_schema
from clairiere.server.online import online_options
from clairiere.server.room.notated_table import NotatedTable
from clairiere.server.room.seat_reader import SeatReader

ROOT = Path(__file__).parents[2]


def test_the_types_of_the_client_are_those_of_the_server():
    done = subprocess.run([sys.executable, "scripts/wire.py", "--check"], cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


def test_every_operation_is_served_and_told():
    assert {operation.name for operation in OPERATIONS} == set(SERVER_HANDLERS)
    paths = openapi()["paths"]
    assert {(operation.path, operation.method.lower()) for operation in OPERATIONS} == {
        (path, method) for path, methods in paths.items() for method in methods
    }


def test_every_message_of_the_socket_is_in_its_schema():
    names = {found.__name__ for found in (*wire.ToClient.__args__, *wire.ToServer.__args__)}
    assert names <= set(socket_schema()["$defs"])


def test_what_is_sent_is_what_the_types_say(serving):
    async def story(server):
        guest = await server.guest()
        line = await guest.join((await guest.table("duo", ["me", "bot:greedy"]))["id"])
        await line.ask("chat", phrase="hello")
        await line.ask("may", choice="nonsense")
        await line.play_out(random.Random(1))
        kinds = {type(msgspec.json.decode(frame, type=wire.ToClient)).__name__ for frame in line.frames}
        assert {"Snapshot", "Events", "Reply", "Presence", "ChatLine", "Pong"} <= kinds

    serving(story)


FORMS = [(game, online_options(game)) for game in GAMES.values()] + [(GAMES["jeton"], {"form": "turns"})]


@pytest.mark.parametrize(("game", "options"), FORMS, ids=lambda form: getattr(form, "id", ""))
def test_the_example_of_a_question_answers_it_and_is_no_way_out(game, options):
    """A client that composes its answer, where they are too many to list, sends it with the question's own moment."""
    table, rng = NotatedTable(Record(game, options, [f"P{seat}" for seat in range(game.usual_seats)])), Rng(7)
    typed = answers_for(game, table.record.names, "fr", table.record.options).parse
    for _ in range(400):
        asks = tuple(ask for ask in table.state.open if not game.quit_choices.issuperset(ask.options))
        for ask in asks:
            if ask.seat != NATURE:
                found = SeatReader(table, table.record.names, "fr", ask.seat, ask.seat).ask(ask)
                example = table.state.read(ask, typed(table.state, ask, found.example))
                assert example in ask.options and example not in game.quit_choices
                assert found.moment == table.moment(example)
                playable = table.state.read(ask, found.playable)
                table.check(ask.seat, playable, found.moment)
                assert playable not in game.quit_choices
        if not asks:
            break
        ask = rng.pick_ask(asks)
        choice = rng.pick([option for option in ask.options[:500] if option not in game.quit_choices])
        table.elapse(choice) if ask.seat == NATURE else table.play(ask.seat, choice)
