"""What a seat may see as numbers: within the bounds that are told, equal for equal views, and nothing else in it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from hashlib import blake2b
from pathlib import Path

import numpy as np
import pytest

from clairiere.core.ask import NATURE, Ask
from clairiere.core.game import find
from clairiere.core.illegal import Illegal
from clairiere.core.nature import Rng
from clairiere.core.playout import pick_onward
from clairiere.core.state import State
from clairiere.research.arrays import described, encoder_of, highest, observed, spec
from clairiere.research.encoding.lanes import choices

PERFT = (Path(__file__).parents[2] / "docs" / "perft.md").read_text("utf-8")
TABLES = [
    ("renard", 2, {}),
    ("duo", 2, {"level": 3}),
    ("jeton", 3, {}),
    ("jeton", 6, {}),
    ("root", 4, {"factions": "marquise,eyrie,alliance,vagabond"}),
    ("root", 4, {"factions": "cult,riverfolk,vagabond,vagabond", "board": "winter"}),
    ("root", 3, {"factions": "eyrie,riverfolk,mechanical", "mode": "coop"}),
]


def states(game: str, seats: int, options: dict[str, object], answers: int = 150) -> Iterator[State]:
    """The states of a random game in which a player is asked."""
    shelf = find(game)
    for seed in range(4):
        state, rng = shelf.new(options, seats), Rng(seed)
        for _ in range(answers):
            if not state.open:
                break
            ask = state.open[0]
            if ask.seat != NATURE:
                yield state
            state.take(ask.seat, pick_onward(ask, rng, shelf.quit_choices))


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_an_observation_has_the_form_that_its_spec_tells(game: str, seats: int, options: dict[str, object]) -> None:
    encoder, told = encoder_of(game, seats), spec(game, seats)
    assert told.observation[-1].stop == encoder.size
    assert all(plane.text and plane.most for plane in told.observation)
    most = highest(encoder.fields)
    varied = np.zeros(encoder.size, bool)
    first = None
    for state in states(game, seats, options):
        for seat in range(seats):
            seen = observed(encoder, state, seat)
            assert seen.shape == (encoder.size,) and not (seen > most).any()
            first = seen if first is None else first
            varied |= seen != first
    idle = [plane for plane in told.observation if plane.name == "unused"]
    assert not any(varied[plane.start : plane.stop].any() for plane in idle)
    assert varied.sum() > 30


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_what_a_seat_cannot_see_changes_no_number(game: str, seats: int, options: dict[str, object]) -> None:
    shelf, encoder, changed = find(game), encoder_of(game, seats), 0
    for number, state in enumerate(states(game, seats, options)):
        if number % 5:
            continue
        for seat in range(seats - shelf.automata_count(shelf.agree(options))):
            other = shelf.redeal(state, seat, Rng(number))
            changed += other.dump() != state.dump()
            assert (observed(encoder, other, seat) == observed(encoder, state, seat)).all()
    assert changed > 5


@pytest.mark.parametrize(("game", "seats", "options"), [table for table in TABLES if table[0] in ("jeton", "root")])
def test_no_two_options_have_the_same_features(game: str, seats: int, options: dict[str, object]) -> None:
    shelf, encoder = find(game), encoder_of(game, seats)
    most = highest(encoder.features)
    for state in states(game, seats, options):
        ask = state.open[0]
        legal = choices(ask, shelf.quit_choices, 200)
        features = described(encoder, state, ask, legal)
        assert features.shape == (len(legal), len(most)) and not (features > most).any()
        assert len({line.tobytes() for line in features}) == len(legal), ask


def test_of_very_many_options_so_many_are_offered_that_are_evenly_spread() -> None:
    offered = choices(Ask(0, "share", range(100, 1100), "7.3"), frozenset(), 10)
    assert list(offered) == [100, 211, 322, 433, 544, 655, 766, 877, 988, 1099]


def test_an_unknown_game_has_no_encoding() -> None:
    with pytest.raises(Illegal, match="no game"):
        spec("tarot")


MEANINGS = [  # a position of docs/perft.md, the version by which it is written as numbers, and what comes of it
    ("Renard: the last four tricks", "renard-1", "04f26b53e083"),
    ("Renard: the first lead", "renard-1", "b6fafc46531a"),
    ("Duo: the last four tricks", "duo-1", "538989630ebb"),
    ("Jeton Rouge by turns: an auction", "jeton-1", "e97fe641ff4c"),
    ("Jeton Rouge in real time: the same auction", "jeton-1", "732944d1495f"),
    ("Root: a Daylight of the Marquise", "root-1", "a262a9aaeba1"),
]


@pytest.mark.parametrize(("chapter", "version", "meant"), MEANINGS)
def test_what_means_something_else_has_another_version(chapter: str, version: str, meant: str) -> None:
    """Whoever changes what is written gives the encoding another version, and this list another line."""
    position = json.loads(PERFT.split(f"\n## {chapter}\n")[1].split("```json\n")[1].split("```")[0])
    state = find(str(position["game"])).load(position)
    encoder, told = encoder_of(str(position["game"]), state.seats), spec(str(position["game"]), state.seats)
    planes = [(plane.name, plane.start, plane.stop, plane.most) for plane in (*told.observation, *told.option)]
    digest = blake2b(repr((told.actions, planes)).encode(), digest_size=6)
    for seat in range(state.seats):
        digest.update(observed(encoder, state, seat).tobytes())
    if told.option:
        digest.update(described(encoder, state, state.open[0], choices(state.open[0], frozenset(), 200)).tobytes())
    assert (told.version, digest.hexdigest()) == (version, meant)
