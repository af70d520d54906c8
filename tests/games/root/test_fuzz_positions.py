"""Positions with something wrong in them: read, or refused with the place and a reason in words; never a crash.

CLAIRIERE_FUZZ=5000 tries that many; without it, as many as a test may take.
"""

import copy
import json
import os
import random
from typing import Any

import clairiere
from clairiere import Illegal, Rng
from clairiere.games.root.options import MOST, all_sets

TRIES = int(os.environ.get("CLAIRIERE_FUZZ", "1000"))
EACH = 20  # changes of one position
SETS = all_sets(MOST)
NONSENSE = [
    -1, 0, 1, 2, 5, 13, 30, 99, 1 << 59, -(10**9), True, False, None, 3.5, "", "M", "W", "X", "tea-m", "dom-f",
    "fox", "13", "forest-a", "forest-z", "nonsense", "setup", "keep", "roost", [], {}, [1], ["tea-m"] * 2,
    {"M": 1}, [[]], "M:hospitals:5:2:E", ["E:outrage:5:1:M"],
]  # fmt: skip


def positions(rnd: random.Random):
    """Moments of random games, of all sets of factions, as plain values."""
    game = clairiere.find("root")
    while True:
        state = game.new({"factions": rnd.choice(SETS), "board": rnd.choice(["autumn", "winter"])})
        rng = Rng(rnd.randrange(1 << 30))
        moments = set(rnd.sample(range(900), 12))
        for answers in range(900):
            if state.over:
                break
            if answers in moments:
                yield state
            state.accept(state.open[0], rng.pick(state.open[0].options))


def places(value: Any, way: tuple = ()):
    """All places of a position, by the way to them."""
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, found in inner:
        yield (*way, key)
        yield from places(found, (*way, key))


def spoil(position: dict, rnd: random.Random) -> None:
    """Change something somewhere: most often into something of the same kind."""
    top = rnd.choice(list(position))
    *way, key = rnd.choice([way for way in places(position) if way[0] == top])
    holder: Any = position
    for part in way:
        holder = holder[part]
    value = holder[key]
    if isinstance(value, int) and rnd.random() < 0.8:
        holder[key] = rnd.choice([value + 1, value - 1, rnd.randrange(-2, 64), rnd.randrange(4096)])
    elif rnd.random() < 0.1:
        del holder[key]
    elif isinstance(holder, list) and rnd.random() < 0.2:
        holder.append(copy.deepcopy(value))
    else:
        holder[key] = copy.deepcopy(rnd.choice(NONSENSE))


def test_positions_are_read_back_as_they_were_and_spoiled_ones_never_crash() -> None:
    rnd = random.Random(1)
    found = {"read": 0, "refused": 0}
    for number, state in enumerate(positions(rnd)):
        if number * EACH >= TRIES:
            break
        whole = json.loads(json.dumps(state.dump()))
        again = clairiere.load(whole)
        assert again.dump() == whole and [repr(ask) for ask in again.open] == [repr(ask) for ask in state.open]
        for _ in range(EACH):
            position = copy.deepcopy(whole)
            spoil(position, rnd)
            try:
                read = clairiere.load(position)
            except Illegal as refused:
                assert all(refused.sentence(language) for language in ("fr", "en"))
                found["refused"] += 1
            else:
                again_whole = json.loads(json.dumps(read.dump()))
                assert clairiere.load(again_whole).dump() == again_whole
                found["read"] += 1
    assert found["refused"] > found["read"] > 0, found
