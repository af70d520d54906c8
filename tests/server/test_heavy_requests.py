"""Requests that ask for too much: every operation gets huge numbers, deep nesting, long lists and long strings, made
from the server's OpenAPI schema. None takes long, needs much memory or is answered by a server error."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from clairiere.core.game import GAMES
from clairiere.core.illegal import Illegal, Word
from clairiere.positions import pack_position
from clairiere.server import limits
from clairiere.server.http.handlers.editing import edit
from clairiere.server.jobs import Call, JobTooHeavy
from clairiere.server.processes import REQUESTED, THINKING, JobFailed, JobLimits, ProcessPool
from clairiere.server.wire import EditPosition

MB = 1024 * 1024
SMALL = JobLimits(30.0, 0.3, 64 * MB)
TICKS = os.sysconf("SC_CLK_TCK")
NESTED = {"@lists@": "[" * 9000 + "]" * 9000, "@objects@": '{"a":' * 9000 + "1" + "}" * 9000}  # written for marks
HUGE = [10**12, -(10**12), 2**63 - 1, 2**63, 10**40]
LONG = ["x" * 20_000, "é" * 9_000, "9" * 20_000, "[" * 20_000]


# -- the pool ---------------------------------------------------------------------------------------------------------


def spin(seconds: float) -> None:
    until = time.process_time() + seconds
    while time.process_time() < until:
        pass


def fill(size: int) -> int:
    return len(bytearray(size))


def refuse() -> None:
    raise Illegal("form-missing", {"where": Word("edit-hand"), "found": [1, "x"]}, "renard", "3.2")


def with_pool(story, limits: JobLimits = SMALL) -> None:
    async def whole() -> None:
        pool = ProcessPool(1, None, limits)
        try:
            await asyncio.wait_for(story(pool), 60)
        finally:
            await pool.close()

    asyncio.run(whole())


def test_a_job_beyond_its_limits_is_ended_and_its_place_comes_back() -> None:
    async def story(pool: ProcessPool) -> None:
        for job in (Call(spin, (60.0,)), Call(fill, (600 * MB,))):
            with pytest.raises(JobTooHeavy):
                await pool.ask(job)
            assert await pool.ask(Call(fill, (1000,))) == 1000
        assert pool.queue.free == 1 and len(pool.idle) == 1

    with_pool(story)


def test_a_job_that_sleeps_is_ended_by_the_clock() -> None:
    async def story(pool: ProcessPool) -> None:
        with pytest.raises(JobTooHeavy):
            await pool.ask(Call(time.sleep, (60.0,)))
        assert pool.queue.free == 1 and not pool.idle

    with_pool(story, JobLimits(0.5, 0.0, 0))


def test_many_small_jobs_do_not_add_up_to_a_limit() -> None:
    async def story(pool: ProcessPool) -> None:
        for _ in range(8):
            await pool.ask(Call(spin, (0.1,)))
            await pool.ask(Call(fill, (20 * MB,)))

    with_pool(story)


def test_a_refusal_crosses_over_whole_and_a_failure_as_its_text() -> None:
    async def story(pool: ProcessPool) -> None:
        with pytest.raises(Illegal) as refused:
            await pool.ask(Call(refuse, ()))
        assert refused.value.cite == "renard:3.2" and refused.value.facts["found"] == [1, "x"]
        assert isinstance(refused.value.facts["where"], Word)
        with pytest.raises(JobFailed, match="division"):
            await pool.ask(Call(divmod, (1, 0)))
        with pytest.raises(JobFailed, match="pickle"):
            await pool.ask(Call(iter_nothing, ()))
        assert len(pool.idle) == 1

    with_pool(story)


def iter_nothing() -> Iterator[None]:
    yield


def test_a_process_that_was_killed_from_outside_is_replaced() -> None:
    async def story(pool: ProcessPool) -> None:
        await pool.ask(Call(fill, (1,)))
        os.kill(pool.idle[0].process.pid, signal.SIGKILL)
        assert await pool.ask(Call(fill, (1,))) == 1

    with_pool(story)


# -- over HTTP --------------------------------------------------------------------------------------------------------


def family(pid: int) -> list[int]:
    """Return a process and the processes that it started."""
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return [pid, *(each for child in children for each in family(int(child)))]


def cpu_seconds(pid: int) -> float:
    """Return the processor time of a process and its children, those that have ended too."""
    total = 0
    for each in family(pid):
        fields = Path(f"/proc/{each}/stat").read_text().rpartition(")")[2].split()
        total += sum(map(int, fields[11:13] if each != pid else fields[11:15]))
    return total / TICKS


def resident(pid: int) -> int:
    """Return the memory of a process and its children, in bytes."""
    pages = [int(Path(f"/proc/{each}/statm").read_text().split()[1]) for each in family(pid)]
    return sum(pages) * os.sysconf("SC_PAGE_SIZE")


def peak(pid: int) -> int:
    """Return the most memory that a process has had, in bytes."""
    [line] = [line for line in Path(f"/proc/{pid}/status").read_text().splitlines() if line.startswith("VmHWM:")]
    return 1024 * int(line.split()[1])


def peak_since_idle(pid: int) -> int:
    """Let the peak of a process begin anew; return what it is now."""
    Path(f"/proc/{pid}/clear_refs").write_text("5")
    return peak(pid)


def example(schema: dict, parts: dict) -> Any:
    """Return a small value of a schema."""
    schema = resolved(schema, parts)
    if "enum" in schema:
        return schema["enum"][0]
    if "anyOf" in schema:
        return example(schema["anyOf"][0], parts)
    kind = schema.get("type", "object")
    if kind == "object":
        wanted = schema.get("required", [])
        return {name: example(each, parts) for name, each in schema.get("properties", {}).items() if name in wanted}
    return {"array": [], "integer": 1, "number": 1.0, "boolean": True, "string": "x", "null": None}[kind]


def resolved(schema: dict, parts: dict) -> dict:
    while "$ref" in schema:
        schema = parts[schema["$ref"].rpartition("/")[2]]
    return schema


def excesses(schema: dict, parts: dict) -> Iterator[Any]:
    """Return values of a schema in which one thing is too much."""
    schema = resolved(schema, parts)
    for each in schema.get("anyOf", []):
        yield from excesses(each, parts)
    kind = schema.get("type")
    if kind == "integer":
        yield from HUGE
    elif kind == "string" and "enum" not in schema:
        yield from LONG
    elif kind == "array":
        inner = schema.get("items", {})
        yield [example(inner, parts)] * 4000
        yield from ([mark] for mark in NESTED)
        yield from ([each] for each in excesses(inner, parts))
    elif kind == "object":
        small = example(schema, parts)
        for name, each in schema.get("properties", {}).items():
            yield from (small | {name: excess} for excess in excesses(each, parts))
        yield small | {f"x{number}": number for number in range(3000)}
        yield from (small | {"x": mark} for mark in NESTED)
        yield from (small | {name: "@objects@"} for name in schema.get("properties", {}))


def odd_options(game: str) -> Iterator[dict]:
    """Return options of a game, one of which is too much."""
    for option in GAMES[game].options:
        yield from ({option.name: value} for value in (10**12, "x" * 20_000, ["x"] * 4000, *NESTED))


def nested(text: str) -> str:
    """Return a text of JSON with deep nesting in the place of its marks; Python's own writer cannot nest so deeply."""
    for mark, deep in NESTED.items():
        text = text.replace(f'"{mark}"', deep)
    return text


def bodies_of(schema: dict, parts: dict, game: str) -> Iterator[Any]:
    yield from excesses(schema, parts)
    if "options" in resolved(schema, parts).get("properties", {}):
        yield from (example(schema, parts) | {"game": game, "options": odd} for odd in odd_options(game))
    if "packed" in resolved(schema, parts).get("properties", {}):
        drafted = json.loads(edit_text(game))
        for key in drafted:
            for odd in (10**12, {"tea": 10**12}, ["x"] * 3000, 1.5):
                yield example(schema, parts) | {"packed": pack_position(drafted | {key: odd})}


def edit_text(game: str) -> str:
    now = edit(game, EditPosition(seats=GAMES[game].fewest), "en").now
    assert now is not None
    return now.text


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="needs /proc to measure a process")
def test_no_operation_takes_long_or_much_memory(processes, tmp_path) -> None:
    server = processes(str(tmp_path / "tables.db"))
    asyncio.run(server.ready())
    pid, sent, slow = server.process.pid, 0, []
    most_cpu = REQUESTED.cpu_seconds + 0.25  # the kernel's clock ticks, and what the server does around it
    thinks = "/api/tables/{id}/hint"  # a hint of a running game, whatever the body says: a queued job of its own
    with httpx.Client(base_url=server.url, timeout=60) as client:
        client.get("/api/me")
        made = client.post("/api/tables", json={"game": "renard", "seats": ["me", "bot:greedy"]}).json()
        schema = client.get("/api/openapi.json").json()
        parts = schema["components"]["schemas"]
        for path, operations in schema["paths"].items():  # loads the texts and laws of all games
            for game in GAMES if "get" in operations else ():
                client.get(path.format(game=game, id=made["id"], n=1, clause="1.1", guest="x", plan="x", lesson="x"))
        for game in GAMES:
            client.post(f"/api/positions/{game}/edit", json={"seats": GAMES[game].fewest})
        begun = client.post("/api/positions/renard/edit", json={"seats": 2}).json()
        client.post("/api/positions/renard/hint", json={"packed": begun["packed"], "seat": 0})  # starts a bot's process
        idle, own = resident(pid), peak_since_idle(pid)
        for path, operations in schema["paths"].items():
            for method, operation in operations.items():
                for game, body in heavy_bodies(path, operation, parts):
                    address = path.format(game=game, id=made["id"], n=1, clause="1", guest="x", plan="x", lesson="x")
                    before = cpu_seconds(pid)
                    answer = client.request(method, address, **body)
                    spent = cpu_seconds(pid) - before
                    sent += 1
                    assert answer.status_code < 500, (method, address, str(body)[:200], answer.text)
                    if spent > (THINKING.seconds if path == thinks else most_cpu):
                        slow.append((method, address, str(body)[:200], spent))
        assert not slow, slow
        assert sent > 300
        assert resident(pid) - idle < limits.JOB_MEMORY
        assert peak(pid) - own < limits.JOB_MEMORY, "meanwhile, of the server itself; its workers have their own limit"
        assert client.get("/api/status").status_code == 200


ODD_PARTS = ("9" * 3000, "x" * 3000, "-1", "%00", "%F0%9F%A6%8A", "[" * 3000, "1e400", "٣")


def test_odd_parts_of_addresses_are_refused(serving) -> None:
    """Each part of an address that an operation leaves open, with everything else as it should be."""

    async def story(server) -> None:
        guest = await server.guest("en")
        made = await guest.table("renard", ["me", "bot:greedy"])
        schema = (await guest.http.get("/api/openapi.json")).json()
        parts, usual = schema["components"]["schemas"], {"game": "root", "id": made["id"], "n": "1", "clause": "1.1"}
        for path, operations in schema["paths"].items():
            for method, operation in operations.items():
                content = operation.get("requestBody", {}).get("content", {}).get("application/json")
                body = example(content["schema"], parts) if content else None
                names = [parameter["name"] for parameter in operation["parameters"] if parameter["in"] == "path"]
                for name in names:
                    for odd in ODD_PARTS:
                        filled = {"guest": "x", "plan": "x", "lesson": "x"} | usual | {name: odd}
                        answer = await guest.http.request(method, path.format(**filled), json=body)
                        assert answer.status_code < 500, (method, path, name, odd[:20], answer.text)

    serving(story)


def heavy_bodies(path: str, operation: dict, parts: dict) -> Iterator[tuple[str, dict]]:
    """Return what is too much for an operation, as httpx sends it, and for which game."""
    content = operation.get("requestBody", {}).get("content", {})
    for game in list(GAMES) if "{game}" in path or path == "/api/tables" else ["root"]:
        if "text/plain" in content:
            yield from ((game, {"content": text.encode()}) for text in LONG)
        elif content:
            bodies = bodies_of(content["application/json"]["schema"], parts, game)
            written = [nested(json.dumps(body)) for body in bodies]
            yield from ((game, {"content": text.encode()}) for text in written if len(text) < limits.BODY)
    for parameter in operation["parameters"]:
        if parameter["in"] == "query":
            yield from (("root", {"params": {parameter["name"]: text}}) for text in ("x" * 3000, "9" * 3000))


def test_a_count_without_end_does_not_take_the_server_down(serving) -> None:
    async def story(server) -> None:
        guest = await server.guest("en")
        begun = await guest.post("/api/positions/root/edit", {"options": {"factions": "marquise,eyrie,vagabond"}})
        position = json.loads(begun["now"]["text"])
        position["items"] = {"tea": 10**12}
        odd = {"packed": pack_position(position)}
        for path in ("/api/positions/root/edit", "/api/companion/root/board", "/api/positions/root/edit"):
            answer = await guest.http.post(path, json=odd)
            assert answer.status_code == 400 and answer.json()["error"] == "edit-too-many"
        assert (await guest.post("/api/positions/root/edit", {"packed": begun["packed"]}))["refused"] is None

    serving(story, jobs=ProcessPool(2, None, REQUESTED))
