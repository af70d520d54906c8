"""Replaying records: all of a finished game, and no secret of a running one."""

from __future__ import annotations

import io
import re

import pytest
from rich.console import Console

from clairiere import Illegal, Record
from clairiere.conformance import law
from clairiere.games.renard.cards import CODE as CODES
from clairiere.terminal.replay import replay

from .codes import cards_named


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
    assert {*position["hands"][0], *position["hands"][1]} <= cards_named(board)


def test_the_start_can_be_shown(finished, running):
    for record, seat in ((finished, None), (running, None), (running, 0)):
        text = shown(record, to=0, seat=seat)
        assert "Avant la première réponse" in text and "Avant la première donne." in text and "Manche" not in text
    assert "Before the first deal." in shown(running, to=0, language="en")


def test_a_deal_half_way_has_no_trick_yet(finished):
    assert "Manche 1 · la donne n’est pas terminée" in shown(finished, to=2) and "Pli 1" not in shown(finished, to=2)


@pytest.mark.parametrize("language", ["fr", "en"])
def test_a_running_game_leaks_nothing(running, language):
    codes = cards_named(shown(running, language=language))
    state, dump = running.state(), running.state().dump()
    known = {code for cards in state.view(0).to_wire()["known"] for code in cards}
    assert not codes & {*dump["hands"][0], *dump["hands"][1]} - known
    assert not codes & {*dump["pile"], *dump["buried"][0], *dump["buried"][1]}
    assert not codes & {*dump["won"][0], *dump["won"][1]}  # 7.3


def test_a_past_position_of_the_running_round_stays_closed(running):
    first_lead = next(i for i, (seat, _) in enumerate(running.answers) if seat >= 0) + 1
    assert "ne se revoit pas" in shown(running, to=first_lead)
    assert "ne se revoit pas" not in shown(running, to=first_lead, everything=True)


def test_a_running_game_says_how_to_see_all(running, finished):
    for seat in (None, 0):
        assert "« --open » montre tout." in " ".join(shown(running, seat=seat).split())
        assert "--open" not in shown(finished, seat=seat)


@pytest.mark.parametrize("seat", [0, 1])
def test_a_seat_sees_its_deal_draws_and_burials(scene, seat):
    record = scene(seed=5, open_tricks=True).play_on(limit=12).table.record
    text = " ".join(shown(record, seat=seat, language="en").split())
    for event in record.state().log or []:
        if event.verb in ("dealt", "drew", "buried"):
            cards = ", ".join(CODES[card] for card in event.secret)
            told = {"dealt": "are dealt", "drew": "draw", "buried": "bury"}[event.verb]
            other = {"dealt": "is dealt 13 cards", "drew": "draws a card", "buried": "buries a card"}[event.verb]
            mine = event.what[0] == seat
            assert (f"You {told} {cards}." if mine else f"{record.names[1 - seat]} {other}.") in text
            assert mine or cards not in text
    assert f"“you” is {record.names[seat]}" in text


@law("renard:7.3")
@pytest.mark.parametrize("seat", [0, 1])
def test_nothing_that_a_seat_is_shown_of_a_running_round_names_a_card_of_a_past_trick(scene, seat):
    record = scene(seed=5).play_on(limit=12).table.record
    text = shown(record, seat=seat, language="en")
    assert not cards_named(text) & {card for cards in record.state().dump()["won"] for card in cards}
    assert re.search(r"\bYou · · · \(3\.", " ".join(text.split()))


def test_the_dealer_drawn_has_a_name(finished):
    assert re.search(r"^ *1  Hasard  (Ana|Ben)  \(2\.1\)$", shown(finished), re.MULTILINE)


def test_a_seat_sees_its_own_hand(running):
    dump = running.state().dump()
    for seat in (0, 1):
        codes = cards_named(shown(running, seat=seat))
        assert set(dump["hands"][seat]) <= codes
        assert not codes & set(dump["hands"][1 - seat]) - set(running.state().view(0).to_wire()["known"][1 - seat])


def test_everything_shows_everything(running):
    dump = running.state().dump()
    codes = cards_named(shown(running, everything=True))
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
