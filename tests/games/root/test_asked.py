"""A position that names its question: in the middle of a phase, of a battle, or of what waits to be done."""

import json

import pytest

import clairiere
from clairiere import Illegal, Rng
from clairiere.conformance import law
from clairiere.games.root.options import all_sets
from clairiere.games.root.position.question import open_each

M, E, A = 0, 1, 2
BATTLE = {"attacker": "E", "defender": "M", "clearing": 9}
FIELD = {9: "E3, M2 sawmill", 1: "M2 keep", 3: "E6 roost"}


@law("root:1.4")
@pytest.mark.parametrize(
    ("turn", "phase", "asked", "given"),
    [
        ("M", "birdsong", "effect", {"M": {"crafted": ["stand-f"]}, "E": {"hand": ["tea-f"]}}),
        ("M", "daylight", "daylight", {}),
        ("M", "evening", "discard", {"M": {"hand": ["tea-f", "tea-r", "tea-m", "gear-f", "gear-m", "anvil-f"]}}),
        ("M", "evening", "draw0", {}),
        ("E", "birdsong", "decree", {"E": {"hand": ["tea-f", "tea-r"], "board": {"added": 1}}}),
        ("E", "birdsong", "new roost", {"map": {9: "M1"}}),
        ("E", "daylight", "craft", {"E": {"hand": ["tea-f"]}}),
        ("E", "daylight", "resolve", {"E": {"board": {"decree": [["tea-f"], [], [], []]}}}),
        ("E", "daylight", "recruit", {"E": {"board": {"resolved": []}}, "map": {3: "E1 roost", 9: "E1 roost"}}),
        ("A", "birdsong", "sympathy", {"A": {"stack": ["tea-f", "tea-r", "tea-m"]}, "map": {5: "A sympathy"}}),
        ("A", "daylight", "agitation", {}),
        ("A", "evening", "operation", {"A": {"board": {"officers": 2}}, "map": {5: "A3 rabbit-base sympathy"}}),
    ],
)
def test_a_phase_is_opened_at_the_question_that_is_named(place, turn, phase, asked, given):
    play = place(turn, phase, given.pop("map", FIELD), factions="M,E,A", asked=asked, **given)
    assert play.asked[1] == asked and play.place["phase"] == phase and play.place["turn"] == turn
    whole = json.loads(json.dumps(play.place))
    assert clairiere.load(whole).dump() == whole


@law("root:4.3")
@pytest.mark.parametrize(
    ("asked", "battle"),
    [
        ("ambush", {}), ("foil", {"ambush": "ambush-r"}), ("dice", {}), ("effects", {"dealt_rolled": 1}),
        ("hit", {"dealt_rolled": 3}),
    ],
)  # fmt: skip
def test_a_battle_is_opened_at_the_question_that_is_named(place, asked, battle):
    held = {"M": {"hand": ["ambush-b"], "crafted": ["armorers-b"]}, "E": {"hand": ["tea-f"]}}
    play = place("E", map={9: "E3, M2 sawmill wood1"}, battle=BATTLE | battle, asked=asked, **held)
    assert play.asked[1] == asked


@law("root:1.1.3", "root:6.2.3")
def test_what_waits_to_be_done_is_opened_by_its_question(place):
    held = {"hand": ["tea-r", "tea-m"]}
    play = place("E", map=FIELD, M=held, reactions=["M:hospitals:5:2:E"], asked="hospitals")
    assert (play.asked, play.legal) == ((M, "hospitals"), ["tea-r", "pass"])
    waiting = ["M:hospitals:5:2:E", "M:hospitals:10:3:E"]
    play = place("E", map=FIELD, M=held, reactions=waiting, asked="order")
    assert (play.asked, play.legal) == ((E, "order"), waiting)


@law("root:1.4")
def test_what_is_not_asked_in_the_phase_is_refused_with_what_is(place):
    for asked, phase in (("to", "daylight"), ("nonsense", "daylight"), ("daylight", "birdsong"), ("keep", "evening")):
        with pytest.raises(Illegal) as refused:
            place("M", phase, FIELD, asked=asked)
        assert (refused.value.facts["where"], refused.value.clause) == ("asked", "1.4")
        assert all(refused.value.sentence(language) for language in ("fr", "en"))
        assert "daylight" in refused.value.facts["known"] or phase != "daylight"


def test_a_question_that_is_named_beside_steps_must_be_theirs(place):
    whole = place("M", "daylight", FIELD).place
    assert clairiere.load(whole | {"asked": "daylight"}).dump() == whole
    with pytest.raises(Illegal, match="wander"):
        clairiere.load(whole | {"asked": "wander"})


@pytest.mark.parametrize("seed", range(6))
def test_every_question_that_comes_by_itself_can_be_named_and_played_on(seed):
    rng = Rng(seed)
    game = clairiere.find("root")
    state = game.new({"factions": all_sets(4)[seed * 7]})
    for number in range(400):
        if state.over:
            break
        if state.phase and number % 20 == 0:
            position = json.loads(json.dumps(state.dump()))
            del position["steps"]
            bare = state.copy()
            while bare.stack:
                bare.done()
            bare.open = ()
            for moment in list(open_each(bare)) if not bare.in_battle() else ():
                about = moment.open[0].about
                named = game.load(position | {"asked": about})
                assert named.open[0].about == about
                named.accept(named.open[0], rng.pick(named.open[0].options))
        state.accept(state.open[0], rng.pick(state.open[0].options))


@law("root:1.4")
@pytest.mark.parametrize("seed", range(4))
def test_end_and_pass_are_never_offered_together_and_end_only_to_the_player_in_turn(seed):
    """`end`: no more of what may be repeated in one's own phase; `pass`: not this."""
    rng = Rng(seed)
    state = clairiere.new("root", {"factions": all_sets(4)[seed * 11]})
    for _ in range(600):
        if not state.over:
            ask = state.open[0]
            words = [state.write(ask, choice) for choice in ask.options] if isinstance(ask.options, tuple) else []
            assert not {"end", "pass"} <= set(words) and ("end" not in words or ask.seat == state.turn)
            state.accept(ask, rng.pick(ask.options))


@law("root:1.1.3", "root:6.2.3")
def test_what_waits_to_be_done_points_at_whose_it_is_and_where(place):
    waiting = ["M:hospitals:5:2:E", "M:hospitals:10:3:E"]
    play = place("E", map=FIELD, M={"hand": ["tea-r", "tea-m"]}, reactions=waiting, asked="order")
    ask = play.state.open[0]
    found = [play.game.target(play.state, ask, choice) for choice in ask.options]
    assert [one["word"] for one in found] == ["hospitals", "hospitals"]
    assert [(one["clearing"], one["count"]) for one in found] == [(5, 2), (10, 3)]
