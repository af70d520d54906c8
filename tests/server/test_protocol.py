"""docs/protocol.md: its examples are what the types say and what a server sends; its last chapter is made anew."""

from __future__ import annotations

import asyncio
import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from websockets.frames import Frame, Opcode
from websockets.protocol import State
from websockets.server import ServerProtocol

from clairiere import GAMES
from clairiere.server import limits, wire
from clairiere.server.http import connections
from clairiere.server.http.connections import WaitingFrames, text_frame
from clairiere.server.http.operations import OPERATIONS
from clairiere.server.wire.game_types import schemas

from .conftest import upgraded

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "protocol.md").read_text("utf-8")
FENCE = re.compile(r"^```json (\w+)(?: ([\w-]+) (\d+) (\w+))?\n(.*?)^```$", re.M | re.S)
EXAMPLES = [(kind, where, json.loads(text)) for kind, *where, text in FENCE.findall(PAGE)]
MESSAGES = [(kind, example) for kind, where, example in EXAMPLES if not any(where)]
RECORDED = [(kind, where, example) for kind, where, example in EXAMPLES if any(where)]


def test_every_address_of_the_interface_is_listed():
    page = (ROOT / "docs" / "api.md").read_text("utf-8").replace("…/{clause}", "/api/law/{game}/{clause}")
    listed = set(re.findall(r"[`, ](/api/[^ `?]*|…/[^ `?]*)", page))
    paths = {operation.path.replace("/api/tables/{id}/", "…/") for operation in OPERATIONS}
    assert paths - listed == set()


def inside(found: Any) -> list[Any]:
    """Everything that some data is made of."""
    parts = list(found.values()) if isinstance(found, dict) else found if isinstance(found, list) else []
    return [found, *[deeper for part in parts for deeper in inside(part)]]


@pytest.mark.parametrize(("kind", "example"), MESSAGES)
def test_an_example_of_a_message_is_one(kind, example):
    """It is read as one, and written again in the same way: nothing is missing, nothing too much."""
    message = msgspec.convert(example, getattr(wire, kind))
    again = json.loads(msgspec.json.encode(message))
    assert {key: again[key] for key in example} == example
    assert kind == "ToServer" or again == example


def test_the_conversation_goes_as_it_is_told(serving):
    """From the point of the record that the page names, at a table that goes on from there."""
    told = {example.get("n", example.get("answers")): example for kind, example in MESSAGES if kind == "ToClient"}

    async def story(server):
        guest = await server.guest("en")
        table = (await guest.http.post("/api/records", content=recorded("renard-0-22-13"))).json()
        begun = await guest.post(f"/api/tables/{table['id']}/branch", {"at": 12, "seat": 1, "bots": ["random"]})
        line = await guest.join(begun["id"], hello=False)
        for number in (1, 2, 3):
            sent = next(example for kind, example in MESSAGES if kind == "ToServer" and example["n"] == number)
            await line.socket.send(json.dumps(sent))
            await line.until(lambda message: message["t"] in ("snapshot", "reply"))
            assert number == 1 or timeless(json.loads(line.frames[-1])) == timeless(told[number])

    serving(story)


def timeless(message: Any) -> Any:
    """A message without the moments of its lines."""
    still = {name: [{**line, "at": 0} for line in message.get(name, [])] for name in ("lines", "changed")}
    return {**message, **still}


def recorded(name: str) -> str:
    return (ROOT / "tests" / "replays" / "0.2.0" / f"{name}.record").read_text("utf-8")


@pytest.mark.parametrize("record", sorted({where[0] for _, where, _ in RECORDED}))
def test_an_example_of_a_game_is_what_a_server_says_of_it(serving, record):
    async def story(server):
        guest = await server.guest("en")
        table = (await guest.http.post("/api/records", content=recorded(record))).json()
        for kind, (_, n, seat), example in [found for found in RECORDED if found[1][0] == record]:
            step = await guest.get(f"/api/tables/{table['id']}/at/{n}?seat={seat}&language=en")
            assert example in inside(step), (kind, n, seat)
            assert kind == "View" or msgspec.convert(example, getattr(wire, kind))

    serving(story)


def test_there_is_an_example_of_every_part_of_a_table():
    assert {kind for kind, _, _ in EXAMPLES} == {"ToServer", "ToClient", "View", "AskInfo", "Choice", "Line"}
    assert {where[0].split("-")[0] for _, where, _ in RECORDED} == set(GAMES)


@pytest.mark.parametrize("union", ["ToServer", "ToClient"])
def test_every_message_of_the_socket_is_told(union):
    for message in getattr(wire, union).__args__:
        assert f"`{message.__struct_config__.tag}" in PAGE, message


def test_what_each_game_sends_is_told_as_it_is():
    done = subprocess.run([sys.executable, "scripts/protocol.py", "--check"], cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


def test_views_targets_and_events_of_every_game_are_in_the_schema():
    _, components = schemas([], "{name}")
    for game in GAMES.values():
        name = game.id.capitalize()
        assert {f"{name}View", f"{name}Target", f"{name}Event"} <= set(components)
        assert len(components[f"{name}Event"]["anyOf"]) == len(game.schema.events)


def test_a_message_goes_as_one_plain_frame_of_the_websocket_protocol():
    for size in (0, 1, 125, 126, 127, 65_535, 65_536, 200_000):
        message = b"x" * size
        assert text_frame(message) == Frame(Opcode.TEXT, message).serialize(mask=False)


def sent(text: str, opcode: Opcode = Opcode.TEXT, fin: bool = True) -> bytes:
    """A frame as a client sends it."""
    return Frame(opcode, text.encode(), fin=fin).serialize(mask=True)


SIZES = st.integers(0, 300) | st.sampled_from([125, 126, 127, 65_535, 65_536, 70_000])
FRAMES = st.tuples(st.sampled_from([Opcode.TEXT, Opcode.BINARY, Opcode.CONT]), SIZES, st.booleans()) | st.tuples(
    st.sampled_from([Opcode.PING, Opcode.PONG, Opcode.CLOSE]), st.integers(0, 125), st.booleans()
)


@given(st.lists(FRAMES, max_size=20), st.lists(st.integers(1, 400), max_size=40), st.integers(1, 9))
@settings(max_examples=150, deadline=None)
def test_frames_are_told_apart_as_the_library_does(frames, cuts, most):
    """Whatever pieces the bytes come in, each time at most so many frames begin, and no byte is lost."""
    data = [Frame(opcode, bytes(size)).serialize(mask=mask) for opcode, size, mask in frames]
    starts = {sum(map(len, data[:number])) for number in range(len(data))}
    stream, waiting, taken, found = b"".join(data), WaitingFrames(), b"", 0
    for size in [*cuts, len(stream)]:
        piece, stream = stream[:size], stream[size:]
        waiting.add(piece)
        while waiting.ready:
            count = waiting.find(most)
            passed = waiting.take()
            begin, taken = len(taken), taken + passed
            assert passed and count <= most
            assert count == len([start for start in starts if begin <= start < len(taken)])
            found += count
        received = sum(map(len, data)) - len(stream)
        assert waiting.between_frames == (received in starts or not stream), "or a message's bytes are taken for a pong"
    assert taken == b"".join(data) and found == len(data)


@given(st.binary(max_size=3000), st.integers(1, 50))
@settings(max_examples=150, deadline=None)
def test_bytes_that_are_no_frames_are_passed_on_or_wait(data, size):
    waiting, taken = WaitingFrames(), b""
    for at in range(0, len(data), size):
        waiting.add(data[at : at + size])
        while waiting.ready:
            waiting.find(3)
            taken += waiting.take()
    assert data.startswith(taken) and len(data) - len(taken) < 14  # no header is longer


class NoTransport:
    """A transport that does nothing."""

    def __getattr__(self, name: str) -> Any:
        return lambda *_: False


class Collected:
    """In the place of uvicorn's protocol: keeps what it is given to read."""

    def __init__(self, *_: Any) -> None:
        self.pieces: list[bytes] = []

    def connection_made(self, transport: Any) -> None:
        pass

    def data_received(self, data: bytes) -> None:
        self.pieces.append(data)


async def pieces_passed_on(pieces: list[bytes]) -> list[bytes]:
    """Return what a connection passes on to the library of what it reads after the request."""
    connection = connections.SocketConnection(None, None, {})  # type: ignore[arg-type]
    connection.connection_made(NoTransport())  # type: ignore[arg-type]
    connection.upgraded = True
    connection.bucket = limits.Bucket(limits.Rate(1e9, 1e9))
    for piece in pieces:
        connection.data_received(piece)
        while connection.feeding is not None:
            await asyncio.sleep(0)
    return connection.library.pieces


def read_by_library(pieces: list[bytes]) -> tuple[list[Any], str, bytes]:
    """Return what the library reads: frames but for empty pongs, its complaint, and what it would answer."""
    protocol = ServerProtocol(state=State.OPEN, max_size=1000)
    for piece in pieces:
        if protocol.parser_exc is None and protocol.state is State.OPEN:
            protocol.receive_data(piece)
    frames = [frame for frame in protocol.events_received() if frame != Frame(Opcode.PONG, b"")]
    return frames, repr(protocol.parser_exc), b"".join(protocol.data_to_send())


PONG_LIKE = b"\x8a\x80\x01\x02\x03\x04"  # an empty pong, or the content of something else
PIECES = (
    st.sampled_from([PONG_LIKE, b"\x8a\x80", b"\x01\x86" + bytes(4), b"\x81\x86" + bytes(4), b"\x80\x86" + bytes(4)])
    | st.builds(lambda opcode, size, fin: bytes((fin << 7 | opcode, 0x80 | size)) + bytes(4) + b"x" * size,
                st.sampled_from(list(Opcode)), st.integers(0, 12), st.booleans())
    | st.builds(lambda size: b"\x82\xfe" + size.to_bytes(2, "big") + bytes(4 + size), st.integers(0, 300))
    | st.binary(max_size=8)
)  # fmt: skip


@given(st.lists(PIECES, max_size=12))
@settings(max_examples=400, deadline=None)
def test_what_is_kept_from_the_library_changes_nothing(pieces):
    """The library reads the same from what it is given as it would from everything that came: messages, faults,
    answers; only empty pongs are kept from it."""
    pieces = [*pieces, bytes(14)]  # the last header is whole: the beginning of one waits
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(connections, "WebSocketsSansIOProtocol", Collected)
        passed = asyncio.run(pieces_passed_on(pieces))
    assert read_by_library(passed) == read_by_library(pieces)
    assert PONG_LIKE not in pieces[:1] or not passed or passed[0] != PONG_LIKE


@pytest.mark.parametrize("pieces", [1, 2, 3, 7, 50, 10_000])
def test_messages_in_any_pieces_are_answered_each_and_in_order(serving, pieces):
    """Whole, cut anywhere, with pings between, or in frames of a part each."""

    async def story(server):
        guest = await server.guest()
        table = await guest.table("renard", ["me", "bot:greedy"])
        reader, writer = await upgraded(server, guest, table["id"])
        await reader.readuntil(b"\r\n\r\n")
        messages = [json.dumps({"t": "undo", "n": n}) for n in range(60)]
        frames = [sent("", Opcode.PONG), *[sent(message) for message in messages[:40]]]
        frames[20:20] = [sent("still here", Opcode.PING), sent("", Opcode.PONG)]
        for message in messages[40:]:
            frames += [sent(message[:5], fin=False), sent(message[5:], Opcode.CONT)]
        for group in (frames[:10], frames[10:]):
            data = b"".join(group)
            size = -(-len(data) // pieces)
            for at in range(0, len(data), size):
                writer.write(data[at : at + size])
                await asyncio.sleep(0)
            await writer.drain()
        found = b""
        async with asyncio.timeout(20):
            while b'"n":59' not in found:
                found += await reader.read(65_536)
        assert [int(n) for n in re.findall(rb'"n":(\d+)', found)] == list(range(60))
        assert b"still here" in found
        writer.close()

    serving(story)
