"""Positions of every game with something wrong in them: refused in words, with the place, or read and played on; never
a crash.

CLAIRIERE_FUZZ=5000 tries that many of each game; without it, as many as a test may take.
"""

import copy
import json
import os
import random
from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest

import clairiere
from clairiere import SPECTATOR, Illegal, Rng, State
from clairiere.games.root.state.kinds import AnySeat, HeldCard, Kind, OneOf, OrNone, PlayedCard, SeatOf, UpTo
from clairiere.games.root.state.state import Root
from clairiere.games.root.state.steps import FIRST, STEPS
from clairiere.words import LANGUAGES

TRIES = int(os.environ.get("CLAIRIERE_FUZZ", "800"))
EACH = 20  # changes of one position
ANSWERS = 30  # that a position is played on
LENGTH = 900  # answers of a game at most
APART = 75  # answers between two moments of it, on average
HUGE = "9" * 5000
NONSENSE = [
    -1, 0, 1, 2, 5, 13, 30, 99, 1 << 59, 10**18, 10**5000, -(10**5000), True, False, None, 3.5, float("nan"), "", " ",
    "0", "13", "x", HUGE, f"{HUGE} gem", "1 low " + HUGE, "²", "٣", "-", ":::::", [], {}, [1], [""], ["", ""], [[]],
    [10**5000], {"": 1}, {1: 2}, {"x": []},
]  # fmt: skip
WORDS = {  # that a game knows, in places where they do not belong
    "root": [
        "M", "W", "X", "tea-m", "dom-f", "fox", "forest-a", "forest-z", "setup", "keep", "roost", "rest", "despot",
        ["tea-m"] * 2, {"M": 1}, "M:hospitals:5:2:E", ["E:outrage:5:1:M"],
    ]
}  # fmt: skip


def moments(game: clairiere.Game, rnd: random.Random) -> Iterator[State]:
    """States on the way of random games, by whatever options."""
    while True:
        options = {option.name: rnd.choice([*option.known, option.default]) for option in game.options}
        try:
            state = game.new(options, game.required_seats(game.agree(options)) or rnd.randint(game.fewest, game.most))
        except Illegal:  # values that do not go together
            continue
        rng = Rng(rnd.randrange(1 << 30))
        for _ in range(LENGTH):
            if not state.over and rnd.randrange(APART) == 0:
                yield state
            play_on(state, rng, 1)


def play_on(state: State, rng: Rng, answers: int) -> None:
    """Answers at random: whatever was read is a game."""
    for _ in range(answers):
        if not state.over:
            ask = rng.pick_ask(state.open)
            assert len(ask.options), f"{ask} is a dead end"
            state.accept(ask, rng.pick(ask.options))


# -- what is wrong ----------------------------------------------------------------------------------------------------


def places(value: Any, way: tuple = ()) -> Iterator[tuple]:
    """All places of a position, by the way to them."""
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, found in inner:
        yield (*way, key)
        yield from places(found, (*way, key))


def spoil(position: dict, rnd: random.Random) -> None:
    """Change, add, rename or take away something somewhere."""
    top = rnd.choice(list(position))
    *way, key = rnd.choice([way for way in places(position) if way[0] == top])
    holder: Any = position
    for part in way:
        holder = holder[part]
    # fmt: off
    match rnd.randrange(8):
        case 0: holder.pop(key)
        case 1 if isinstance(holder, dict): holder[rnd.choice([5, None, "", "x"])] = holder.pop(key)
        case 1: holder.append(copy.deepcopy(holder[key]))
        case 2 | 3 if isinstance(holder[key], int): holder[key] += rnd.choice([-1, 1, 2])
        case 4 if isinstance(holder[key], int): holder[key] = rnd.choice([rnd.randrange(-2, 64), rnd.randrange(4096)])
        case _: holder[key] = copy.deepcopy(rnd.choice([*NONSENSE, *WORDS.get(position["game"], [])]))


# -- steps of Root -----------------------------------------------------------------------------------------------------


def number_of(state: Root, kind: Kind, rnd: random.Random) -> int:
    """Some number of a kind, as a step has it."""
    match kind:
        case OrNone():
            return -1 if rnd.random() < 0.3 else number_of(state, kind.kind, rnd)
        case UpTo():
            return rnd.randrange(min(kind.most, rnd.choice([3, 60, 5000])) + 1)
        case HeldCard() | PlayedCard():
            cards = [card for card in range(57) for held in (*state.hand, *state.crafted) if held >> card & 1]
            return rnd.choice(cards or [0])
        case OneOf():
            return rnd.choice(kind.choices)
        case AnySeat():
            return rnd.randrange(state.seats)
        case SeatOf():
            seats = [seat for seat in range(state.seats) if state.factions[seat].sheet.name == kind.name]
            return rnd.choice(seats or [0])
        case _:
            raise AssertionError(f"no numbers for the kind {kind.name}")


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


def change(state: State, position: dict, rnd: random.Random) -> None:
    """Something is wrong somewhere; in Root often with the steps."""
    way = rnd.randrange(4) if isinstance(state, Root) else 3
    if way == 0:
        position["steps"] = other_steps(state, position["steps"], rnd)
    else:
        if way == 1:
            begin_anew(position, rnd)
        spoil(position, rnd)


# -- what comes of it -------------------------------------------------------------------------------------------------


def check_refusal(refused: Illegal) -> None:
    for language in LANGUAGES:
        sentence = refused.sentence(language)
        assert sentence and ", ," not in sentence and ": ," not in sentence, sentence


def check_read(game: clairiere.Game, read: State, rng: Rng) -> None:
    """It is written down as it is read, can be seen and dealt anew, and goes on."""
    again = json.loads(json.dumps(read.dump()))
    assert clairiere.load(again).dump() == again
    for seat in (*range(read.seats), SPECTATOR):
        read.view(seat).to_wire()
        game.redeal(read, seat, Rng(1))
    play_on(read, rng, ANSWERS)
    assert not read.over or game.id != "root" or read.winners()


@pytest.mark.parametrize("id", sorted(clairiere.GAMES))
def test_a_position_is_read_back_as_it_was_and_a_spoiled_one_is_refused_in_words_or_is_a_game(id: str) -> None:
    rnd, game = random.Random(5), clairiere.find(id)
    found = {"read": 0, "refused": 0}
    for state in islice(moments(game, rnd), TRIES // EACH):
        whole = json.loads(json.dumps(state.dump()))
        same = clairiere.load(whole)
        assert same.dump() == whole and [repr(ask) for ask in same.open] == [repr(ask) for ask in state.open]
        for _ in range(EACH):
            position = copy.deepcopy(whole)
            change(state, position, rnd)
            try:
                read = clairiere.load(position)
            except Illegal as refused:
                found["refused"] += 1
                check_refusal(refused)
            else:
                found["read"] += 1
                check_read(game, read, Rng(rnd.randrange(1 << 30)))
    assert found["refused"] > found["read"] > 0, found
