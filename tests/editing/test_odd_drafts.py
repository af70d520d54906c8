"""Drafts with anything anywhere in them: read, or refused in words, in little time."""

from __future__ import annotations

import copy
import random
import time

import pytest

import clairiere
from clairiere.companion.board import TableEditor
from clairiere.core.illegal import Illegal
from clairiere.editing import Editor, editor_of
from clairiere.positions import DEEPEST, pack_position, read_position, unpack_position
from clairiere.server import wire
from clairiere.server.http.handlers.companion.root import edit_board
from clairiere.server.http.handlers.editing import edit
from clairiere.words import LANGUAGES

FOUR = {"factions": "marquise,eyrie,alliance,vagabond"}
OTHERS = {"factions": "cult,riverfolk,vagabond,vagabond", "board": "winter"}
ROBOT = {"factions": "eyrie,vagabond,mechanical"}
SETS = (("renard", {}, 2), ("duo", {}, 2), ("jeton", {}, 4), ("root", FOUR, 4), ("root", OTHERS, 4), ("root", ROBOT, 3))
TRIES = 150  # of each set
SECONDS = 1.0  # of processor time for one draft
ODD = [
    10**12, -(10**12), 2**63, 10**300, 1.5, -0.0, True, None, "", "x", "x" * 3000, "9" * 3000, "²", [], {}, [1.5],
    [None], [[]], ["x"] * 3000, [1] * 3000, {"x": 10**12}, {"tea": 10**12}, {"tea": -5}, {"tea": 1.5}, {"tea": "x"},
    {"": {}},
]  # fmt: skip


def begun(id: str, options: dict, seats: int, editor: Editor | None = None) -> dict:
    game = clairiere.find(id)
    draft = (editor or editor_of(id)).begin(game, options, seats)
    return copy.deepcopy(draft.position)


def spoil(position: dict, rnd: random.Random) -> None:
    """Put something odd at a random place."""
    holder: object = position
    while True:
        key = rnd.choice(list(holder) if isinstance(holder, dict) else range(len(holder)))
        inner = holder[key]
        if not isinstance(inner, (dict, list)) or not inner or rnd.random() < 0.25:
            holder[key] = copy.deepcopy(rnd.choice(ODD))
            return
        holder = inner


def check_answered(function, *arguments: object) -> None:
    """Check that a function returns or refuses in words, in time."""
    before = time.process_time()
    try:
        function(*arguments)
    except Illegal as refused:
        assert all(refused.sentence(language) for language in LANGUAGES)
    assert time.process_time() - before < SECONDS


@pytest.mark.parametrize(("id", "options", "seats"), SETS, ids=str)
def test_an_odd_draft_is_read_or_refused(id: str, options: dict, seats: int) -> None:
    rnd = random.Random(f"{id} {options}")
    position = begun(id, options, seats)
    for number in range(TRIES):
        odd = copy.deepcopy(position)
        for _ in range(rnd.choice([1, 1, 2, 5])):
            spoil(odd, rnd)
        check_answered(edit, id, wire.EditPosition(packed=pack_position(odd)), LANGUAGES[number % 2])


def test_an_odd_board_of_a_real_table_is_read_or_refused() -> None:
    rnd = random.Random(5)
    position = begun("root", ROBOT, 3, TableEditor())
    for number in range(TRIES):
        odd = copy.deepcopy(position)
        spoil(odd, rnd)
        check_answered(edit_board, wire.EditPosition(packed=pack_position(odd)), LANGUAGES[number % 2])


@pytest.mark.parametrize("path", ["items", "players.V.board.satchel", "players.E.items"])
def test_more_pieces_than_exist_are_refused_before_they_are_listed(path: str) -> None:
    position = begun("root", FOUR, 4)
    *way, last = path.split(".")
    holder = position
    for key in way:
        holder = holder[key]
    holder[last] = {"tea": 10**12}
    with pytest.raises(Illegal) as refused:
        edit("root", wire.EditPosition(packed=pack_position(position)), "en")
    assert refused.value.reason == "edit-too-many"
    sentence = refused.value.sentence("en")
    assert path not in sentence and "32" in sentence


def test_a_column_of_the_decree_that_is_no_list_is_refused_by_its_place() -> None:
    position = begun("root", FOUR, 4)
    position["players"]["E"]["board"]["decree"][0] = 1.5
    told = edit("root", wire.EditPosition(packed=pack_position(position)), "en")
    assert told.refused is not None and told.now is None


def test_lists_in_lists_are_refused() -> None:
    deep = "[" * (DEEPEST + 1) + "]" * (DEEPEST + 1)
    for text in (f'{{"hands": {deep}}}', '{"a":' * 900 + "1" + "}" * 900):
        with pytest.raises(Illegal) as refused:
            read_position(text)
        assert refused.value.reason == "position-no-json"
    assert unpack_position(pack_position({"hands": [[[]]]})) == {"hands": [[[]]]}
