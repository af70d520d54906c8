"""Replaying records: all of a finished game, and no secret of a running one."""

from __future__ import annotations

import io
import re

import pytest
from rich.console import Console

from clairiere import Illegal, Record
from clairiere.terminal.replay import replay

CODE = re.compile(r"\b(?:[1-9]|10|11)[BKM]\b")


def shown(record: Record, to=None, seat=None, everything=False, language="fr", width=80) -> str:
    out = io.StringIO()
    assert replay(record, to, seat, everything, language, Console(file=out, width=width, color_system=None)) == 0
    assert max(len(line) for line in out.getvalue().splitlines()) <= width
    return out.getvalue().replace("\u00a0", " ")


@pytest.fixture
def finished(scene) -> Record:
    return scene(seed=11, target=1).play_on().table.record


@pytest.fixture
def running(scene) -> Record:
    return scene(seed=11).play_on(limit=12).table.record


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("width", [40, 80, 120])
def test_a_finished_game_is_open(finished, language, width):
    text = shown(finished, language=language, width=width)
    for number in range(1, len(finished.answers) + 1):
        assert re.search(rf"^ *{number}  ", text, re.MULTILINE)
    assert ("gagne la partie" if language == "fr" else "wins the game") in " ".join(text.split())


def test_a_finished_game_half_way_shows_both_hands(finished):
    text = shown(finished, to=10)
    position = finished.state(10).dump()
    board = text[text.index("Après 10 réponses") :]
    assert {*position["hands"][0], *position["hands"][1]} <= set(CODE.findall(board))


def test_the_start_can_be_shown(finished, running):
    assert "Après 0 réponse" in shown(finished, to=0) and "After 0 answers" in shown(running, to=0, language="en")


@pytest.mark.parametrize("language", ["fr", "en"])
def test_a_running_game_leaks_nothing(running, language):
    codes = set(CODE.findall(shown(running, language=language)))
    state, dump = running.state(), running.state().dump()
    known = {code for cards in state.view(0).wire()["known"] for code in cards}
    assert not codes & {*dump["hands"][0], *dump["hands"][1]} - known
    assert not codes & {*dump["pile"], *dump["buried"][0], *dump["buried"][1]}
    moved = {code for event in state.log if event.verb == "exchanged" for code in event_codes(state, event)}
    first = {code for event in state.log if event.verb == "decree" for code in event_codes(state, event)}
    assert not codes & {*dump["won"][0], *dump["won"][1]} - moved - first  # 7.3


def event_codes(state, event) -> list[str]:
    from clairiere.games.renard.cards import CODE as CODES

    return [CODES[card] for card in (event.what if event.verb == "decree" else event.what[1:])]


def test_a_past_position_of_the_running_round_stays_closed(running):
    first_lead = next(i for i, (seat, _) in enumerate(running.answers) if seat >= 0) + 1
    assert "ne se revoit pas" in shown(running, to=first_lead)
    assert "ne se revoit pas" not in shown(running, to=first_lead, everything=True)


def test_a_seat_sees_its_own_hand(running):
    dump = running.state().dump()
    for seat in (0, 1):
        codes = set(CODE.findall(shown(running, seat=seat)))
        assert set(dump["hands"][seat]) <= codes
        assert not codes & set(dump["hands"][1 - seat]) - set(running.state().view(0).wire()["known"][1 - seat])


def test_everything_shows_everything(running):
    dump = running.state().dump()
    codes = set(CODE.findall(shown(running, everything=True)))
    assert {*dump["hands"][0], *dump["hands"][1], *dump["won"][0], *dump["won"][1]} <= codes


@pytest.mark.parametrize("to", [-1, 10**6])
def test_a_step_that_is_not_there(finished, to):
    with pytest.raises(Illegal) as refused:
        shown(finished, to=to)
    assert f"compte {len(finished.answers)} réponses" in refused.value.sentence("fr").replace("\u202f", " ")


def test_a_seat_that_is_not_there(finished):
    with pytest.raises(Illegal) as refused:
        shown(finished, seat=2)
    assert "no seat 2" in refused.value.sentence("en")
