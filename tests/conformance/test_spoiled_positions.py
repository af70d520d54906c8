"""Positions of every game with something wrong in them: refused in words, with the place, or read and played on; never
a crash. The steps of Root have a fuzz of their own.

CLAIRIERE_FUZZ=5000 tries that many of each game; without it, as many as a test may take.
"""

import copy
import json
import os
import random
from typing import Any

import pytest

import clairiere
from clairiere import SPECTATOR, Illegal, Rng, State
from clairiere.words import LANGUAGES

TRIES = int(os.environ.get("CLAIRIERE_FUZZ", "600"))
EACH = 20  # changes of one position
ANSWERS = 20  # that a position is played on
HUGE = "9" * 5000
NONSENSE = [
    -1, 0, 1, 2, 5, 13, 99, 10**18, 10**5000, -(10**5000), True, None, 3.5, float("nan"), "", " ", "0", "x", HUGE,
    f"{HUGE} gem", "1 low " + HUGE, "²", "٣", "-", ":::::", [], {}, [1], [""], ["", ""], [[]], [10**5000], {"": 1},
    {1: 2}, {"x": []},
]  # fmt: skip


def moment(game: clairiere.Game, rnd: random.Random) -> State:
    """A state on the way of a random game."""
    while True:
        options = {option.name: rnd.choice([*option.known, option.default]) for option in game.options}
        try:
            state = game.new(options, game.seats_for(game.agree(options)) or rnd.randint(game.fewest, game.most))
        except Illegal:  # values that do not go together
            continue
        play_on(state, rnd, rnd.randrange(300))
        return state


def play_on(state: State, rnd: random.Random, answers: int) -> None:
    rng = Rng(rnd.randrange(1 << 30))
    for _ in range(answers):
        if not state.over:
            ask = rng.pick_ask(state.open)
            assert len(ask.options), f"{ask} is a dead end"
            state.accept(ask, rng.pick(ask.options))


def places(value: Any, way: tuple = ()):
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
    match rnd.randrange(8):
        case 0: holder.pop(key)
        case 1 if isinstance(holder, dict): holder[rnd.choice([5, None, "", "x"])] = holder.pop(key)
        case 1: holder.append(copy.deepcopy(holder[key]))
        case 2 | 3 if isinstance(holder[key], int): holder[key] += rnd.choice([-1, 1, 2])
        case _: holder[key] = copy.deepcopy(rnd.choice(NONSENSE))


@pytest.mark.parametrize("id", sorted(clairiere.GAMES))
def test_a_spoiled_position_is_refused_in_words_or_is_a_game(id: str) -> None:
    rnd = random.Random(5)
    found = {"read": 0, "refused": 0}
    while sum(found.values()) < TRIES:
        whole = moment(clairiere.find(id), rnd).dump()
        for _ in range(EACH):
            position = copy.deepcopy(whole)
            spoil(position, rnd)
            try:
                read = clairiere.load(position)
            except Illegal as refused:
                found["refused"] += 1
                for language in LANGUAGES:
                    sentence = refused.sentence(language)
                    assert sentence and ", ," not in sentence and ": ," not in sentence, sentence
            else:
                found["read"] += 1
                again = json.loads(json.dumps(read.dump()))
                assert clairiere.load(again).dump() == again
                for seat in (*range(read.seats), SPECTATOR):
                    read.view(seat).wire()
                    clairiere.find(id).redeal(read, seat, Rng(1))
                play_on(read, rnd, ANSWERS)
    assert found["refused"] > found["read"] > 0, found
