"""Nonsense of every kind, over HTTP from the server's own OpenAPI, and over the socket."""

from __future__ import annotations

import json
import logging
import random

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from clairiere.core.record import read_record

CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]
EXAMPLES = 12  # for each address


def test_no_request_brings_the_server_down_or_gets_what_was_not_promised(processes, far, tmp_path):
    server = processes(str(tmp_path / "tables.db"))
    found = {}
    codes = []

    async def prepare():
        await server.ready()
        guest = await far.guest(server.url)
        table = await guest.table("renard", ["me", "bot:greedy"])
        found.update(cookie=f"clairiere={guest.http.cookies['clairiere']}", table=table["id"])

    far.run(prepare)
    schema = schemathesis.openapi.from_url(f"{server.url}/api/openapi.json")
    for result in schema.get_all_operations():
        operation = result.ok()

        @given(case=operation.as_strategy(), known=...)
        @settings(max_examples=EXAMPLES, deadline=None, database=None, suppress_health_check=list(HealthCheck))
        def asked(case, known: bool):
            if known and "id" in case.path_parameters:
                case.path_parameters["id"] = found["table"]
            answer = case.call_and_validate(checks=CHECKS, headers={"cookie": found["cookie"]})
            codes.append(answer.status_code)

        asked()
    assert server.process.poll() is None
    assert len(codes) > 150 and {200, 400, 404} <= set(codes)


ODD = [None, True, -1, 0, 1, 2**31, 2**63, 2**70, 0.5, "", "7M", "keep", "é" * 50, "\x00", "x" * 500, [], {}, [[]]]
KINDS = ["hello", "play", "may", "undo", "vote", "chat", "sign", "snapshot", "fly", "", None]
FIELDS = ["n", "choice", "seen", "unchanged", "seat", "yes", "text", "phrase", "pong", "language", "since", "cheat"]


def nonsense(dice: random.Random, legal: str) -> str:
    """A message that is nearly right, quite wrong, or broken."""
    message = {"t": dice.choice(KINDS), "n": dice.choice([*ODD, 5, 6, 7])}
    for name in dice.sample(FIELDS, dice.randrange(5)):
        message[name] = dice.choice([*ODD, legal])
    text = json.dumps(message)
    if dice.random() < 0.2:
        at = dice.randrange(len(text))
        text = text[:at] + dice.choice(["", "\\", "}", '"', "\ud7ff", "0"]) + text[at + 1 :]
    return text


@pytest.mark.parametrize("seed", range(3))
def test_no_message_disturbs_a_table(serving, caplog, seed):
    async def story(server):
        host, friend = await server.guest(), await server.guest()
        table = await host.table("renard", ["me", "open"])
        await friend.post(f"/api/tables/{table['id']}/sit")
        fuzzed, calm = await host.join(table["id"]), await friend.join(table["id"])
        dice = random.Random(seed)
        room = server.rooms.open[table["id"]]
        for _ in range(400):
            hand = room.table.state.view(0).to_wire()["hand"]
            await fuzzed.socket.send(nonsense(dice, dice.choice(hand or ["7M"])))
            if 1 in room.asked and dice.random() < 0.2:
                await calm.hello()
                if calm.asked():
                    await calm.play_any(dice)
        fuzzed.n = 10**9
        await fuzzed.ask("may", choice="keep")  # all that was sent before is read
        await fuzzed.hello()
        assert fuzzed.now["view"] == room.table.state.view(0).to_wire()
        record = room.table.record
        assert read_record(record.text(), sealed=False).answers == record.answers
        stored = await server.rooms.store.entries(table["id"])
        assert [entry.seq for entry in stored] == list(range(1, len(stored) + 1))

    with caplog.at_level(logging.ERROR):
        serving(story)
    assert not caplog.records
