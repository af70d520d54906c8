"""Nothing that a server keeps in memory grows with the number of tables and guests that have come and gone."""

from __future__ import annotations

import asyncio
import functools
import gc
import random
from collections import Counter, deque
from itertools import pairwise
from typing import Any

import pytest

from clairiere.puzzles.puzzle import puzzle_known
from clairiere.server import fair_queue, limits
from clairiere.server.http.handlers.operating.acts import OPERATOR_KEY
from clairiere.server.notices import notices
from clairiere.server.planned import planned_answers
from clairiere.server.room import rooms
from clairiere.server.table_memory import TableMemory

DAY_S = 24 * 3600
ROUNDS = 3
TABLES = 3  # of each kind in a round


def container_sizes(root: object) -> Counter[str]:
    """Return how many things are in the containers that are reachable from an object of ours, by class and attribute.
    Values of a container count under its name; queues with a fixed length are left out."""
    sizes: Counter[str] = Counter()
    known: set[int] = set()
    waiting: list[tuple[str, Any]] = [("", root)]
    while waiting:
        name, found = waiting.pop()
        if id(found) in known:
            continue
        known.add(id(found))
        if isinstance(found, dict | list | tuple | set | frozenset | deque):
            if not (isinstance(found, deque) and found.maxlen):
                sizes[name] += len(found)
            inside = [*found.keys(), *found.values()] if isinstance(found, dict) else list(found)
            waiting += [(f"{name}[]", one) for one in inside]
        elif type(found).__module__.startswith("clairiere.server"):
            attributes = {slot for kind in type(found).__mro__ for slot in getattr(kind, "__slots__", ())}
            values = {slot: getattr(found, slot, None) for slot in attributes} | getattr(found, "__dict__", {})
            waiting += [(f"{type(found).__name__}.{attribute}", value) for attribute, value in values.items()]
    return sizes


def cache_sizes() -> Counter[str]:
    """Return how many results the caches without a limit hold, by function."""
    caches = [one for one in gc.get_objects() if type(one) is functools._lru_cache_wrapper]
    unlimited = [one for one in caches if one.cache_parameters()["maxsize"] is None]
    return Counter({f"{one.__module__}.{one.__name__}": one.cache_info().currsize for one in unlimited})


async def play_together(server) -> None:
    """A game of days between two people, with planned answers and notices, to its end."""
    host, friend = await server.guest(), await server.guest()
    made = await host.table("renard", ["me", "open"], options={"target": 1}, settings={"move_s": DAY_S})
    id = made["id"]
    await friend.post(f"/api/tables/{id}/sit")
    for guest in (host, friend):
        for foreseen in (await guest.get(f"/api/tables/{id}/planned"))["foreseen"]:
            plan = {"about": foreseen["about"], "choice": foreseen["choices"][0]["notation"]}
            if not foreseen["now"]:
                await guest.post(f"/api/tables/{id}/planned", plan)
    lines, dice = [await host.join(id), await friend.join(id)], random.Random(1)
    await lines[0].ask("chat", phrase="hello")
    await asyncio.gather(*[line.play_out(dice) for line in lines])
    await host.get(f"/api/tables/{id}/at/3?seat=all")
    await host.close()
    await friend.close()


async def play_alone(server) -> None:
    """A game against a bot, with a hint and a plan, to its end."""
    guest = await server.guest()
    id = (await guest.table("renard", ["me", "bot:greedy"], options={"target": 1}))["id"]
    line = await guest.join(id)
    await line.turn()
    await guest.post(f"/api/tables/{id}/hint")
    server.services.planned.watch(id)
    server.rooms.open[id].schedule()
    await line.play_out(random.Random(1))
    await guest.close()


async def be_removed(server) -> None:
    """A game of days that the operator removes, and a guest who is deleted."""
    host, friend = await server.guest(), await server.guest()
    id = (await host.table("renard", ["me", "open"], settings={"move_s": DAY_S}))["id"]
    await friend.post(f"/api/tables/{id}/sit")
    line = await host.join(id)
    await line.send("look", here=False)
    key = await server.rooms.store.key(OPERATOR_KEY, "the key")
    answer = await host.http.delete(f"/api/operator/tables/{id}", headers={"authorization": f"Bearer {key}"})
    assert answer.status_code == 200
    await friend.http.delete("/api/me")
    await host.http.get(f"/puzzles/{id}-1")  # no such puzzle, no such table
    await host.http.get(f"/api/tables/{id}")
    await host.close()
    await friend.close()


@pytest.fixture
def small(monkeypatch) -> None:
    """What has a limit reaches it in the first round; rooms are forgotten and timers end soon."""
    monkeypatch.setattr(rooms, "QUIET_S", 0.2)
    monkeypatch.setattr(rooms, "ADDRESSES_KEPT", 2)
    monkeypatch.setattr(fair_queue, "REMEMBERED", 1)
    monkeypatch.setattr(limits, "STEPS", 1000)
    monkeypatch.setattr(notices, "WAIT_S", 0.1)
    monkeypatch.setattr(planned_answers, "PAUSE_S", (0.05, 0.05))
    monkeypatch.setattr(planned_answers, "BRIEF_S", (0.05, 0.05))


def test_no_container_of_the_services_grows_with_tables_that_were_played_and_closed(serving, small):
    async def settled(server) -> Counter[str]:
        server.guests.clear()
        while server.rooms.open or server.services.notices.timers:
            await asyncio.sleep(0.05)
        await asyncio.sleep(0.3)
        return container_sizes(server.application) + cache_sizes() + Counter(timers=open_timers())

    async def story(server):
        server.services.guests.rates.most = 10
        found = []
        for _ in range(ROUNDS):
            for _ in range(TABLES):
                await play_together(server)
                await play_alone(server)
                await be_removed(server)
            found.append(await settled(server))
        grown = {name: sizes for name in found[-1] if is_growing(sizes := [one[name] for one in found])}
        assert not grown

    serving(story)


def is_growing(sizes: list[int]) -> bool:
    return all(after - before >= TABLES for before, after in pairwise(sizes))


def open_timers() -> int:
    """Return how many calls the loop has planned for a time to come."""
    return sum(not handle.cancelled() for handle in getattr(asyncio.get_running_loop(), "_scheduled", []))


def test_the_test_finds_a_container_that_grows():
    memory = TableMemory(dict)
    before = container_sizes(memory)
    for number in range(TABLES):
        memory.of(f"t{number}")["a"] = 1
    after = container_sizes(memory)
    assert any(after[name] - before[name] >= TABLES for name in after)


def test_what_is_kept_for_a_table_goes_with_it_or_makes_room_for_others():
    memory = TableMemory(dict, most=2)
    memory.of("a")["x"] = 1
    memory.of("b")["x"] = 2
    assert memory.of("a") == {"x": 1}
    memory.of("c")
    assert "b" not in memory and memory.of("a") == {"x": 1}
    memory.forget("a")
    memory.forget("a")
    assert "a" not in memory and memory.of("a") == {}


def test_ids_that_nobody_knows_are_not_kept():
    before = cache_sizes()
    for number in range(50):
        assert not puzzle_known(f"nothing{number}-1")
    assert cache_sizes() == before
