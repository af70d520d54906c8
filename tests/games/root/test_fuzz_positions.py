"""Positions with something wrong in them: refused with the place and a reason in words, or read and played on; never a
crash.

CLAIRIERE_FUZZ=5000 tries that many; without it, as many as a test may take.
"""

import copy
import json
import os
import random
from typing import Any

import clairiere
from clairiere import Illegal, Rng
from clairiere.games.root.choices import IDS
from clairiere.games.root.options import MOST, TEAM, all_sets
from clairiere.games.root.state.state import Root
from clairiere.games.root.state.steps import FIRST, STEPS
from clairiere.games.root.state.steps import MOST as LARGEST

TRIES = int(os.environ.get("CLAIRIERE_FUZZ", "1000"))
EACH = 20  # changes of one position
ANSWERS = 30  # that a position is played on
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
        factions = rnd.choice(SETS)
        mode = "coop" if factions.endswith("mechanical") and factions.count(",") <= TEAM else "competitive"
        state = game.new({"factions": factions, "board": rnd.choice(["autumn", "winter"]), "mode": mode})
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


def number_of(state: Root, kind: str, rnd: random.Random) -> int:
    """Some number of a kind, as a step has it."""
    name, optional, _ = kind.partition("?")
    if optional and rnd.random() < 0.3:
        return -1
    if name in LARGEST or name.isdigit():
        return rnd.randrange(min(LARGEST[name] if name in LARGEST else int(name), rnd.choice([3, 60, 5000])) + 1)
    if name in ("held", "played"):
        cards = [card for card in range(57) for held in (*state.hand, *state.crafted) if held >> card & 1]
        return rnd.choice(cards or [0])
    if name.partition("|")[0] in IDS:
        return IDS[rnd.choice(name.split("|"))]
    seats = [seat for seat in range(state.seats) if name in ("seat", state.factions[seat].sheet.name)]
    return rnd.choice(seats or [0])


def other_steps(state: Root, steps: list, rnd: random.Random) -> list:
    """The beginning of some steps, and others on it, each of which could stand there for all that its name says."""
    found = copy.deepcopy(steps[: rnd.randrange(len(steps))])
    for _ in range(rnd.randrange(1, 4)):
        below = found[-1][0] if found else FIRST
        names = [name for name, known in STEPS.items() if (below in known.on if known.on else below != FIRST)]
        name = rnd.choice(names or list(STEPS))
        numbers = [number_of(state, kind, rnd) for kind in STEPS[name].kinds]
        found.append([name, rnd.choice([*STEPS[name].waits, *range(1, 7)]), *numbers])
    return found


def begin_anew(position: dict, rnd: random.Random) -> None:
    """No steps: some phase begins, or a battle on some rung."""
    del position["steps"]
    position["phase"] = rnd.choice(["birdsong", "daylight", "evening"])
    attacker, defender = rnd.sample(position["seats"], 2)
    position["battle"] = {"attacker": attacker, "defender": defender, "clearing": rnd.randrange(1, 13)}
    position["battle"] = rnd.choice([{}, position["battle"] | {"at": rnd.randrange(20), "dealt": rnd.randrange(3)}])


def play_on(state: Root, rnd: random.Random) -> None:
    """Answers at random: whatever was read is a game."""
    rng = Rng(rnd.randrange(1 << 30))
    for _ in range(ANSWERS):
        if state.over:
            break
        ask = rnd.choice(state.open)
        assert len(ask.options), f"{ask} is a dead end"
        state.accept(ask, rng.pick(ask.options))
    assert not state.over or state.winners()


def test_positions_are_read_back_as_they_were_and_spoiled_ones_never_crash() -> None:
    rnd = random.Random(1)
    found = {"read": 0, "refused": 0}
    for number, state in enumerate(positions(rnd)):
        if number * EACH >= TRIES:
            break
        whole = json.loads(json.dumps(state.dump()))
        again = clairiere.load(whole)
        assert again.dump() == whole and [repr(ask) for ask in again.open] == [repr(ask) for ask in state.open]
        for i in range(EACH):
            position = copy.deepcopy(whole)
            if i % 4 == 0:
                position["steps"] = other_steps(state, whole["steps"], rnd)
            elif i % 4 == 1:
                begin_anew(position, rnd)
            if i % 4 != 0:
                spoil(position, rnd)
            try:
                read = clairiere.load(position)
            except Illegal as refused:
                assert all(refused.sentence(language) for language in ("fr", "en"))
                found["refused"] += 1
            else:
                again_whole = json.loads(json.dumps(read.dump()))
                assert clairiere.load(again_whole).dump() == again_whole
                play_on(read, rnd)
                found["read"] += 1
    assert found["refused"] > found["read"] > 0, found
