"""Chapter 10 among others: what is hidden, what is known, meetings with other factions, positions, the promises."""

import pytest

import clairiere
from clairiere import Illegal, Rng
from clairiere.conformance import law
from clairiere.conformance.promises import PROMISES, Walk
from clairiere.games.root.state.terms import BIT, CODE, MATCHING, MOUSE, codes_of, size_of

M, E, C = 0, 1, 2
GAME = clairiere.find("root")


def deals(play, seat, count=40):
    """Other states that look the same to the seat."""
    rng = Rng(7)
    return [GAME.redeal(play.state, seat, rng) for _ in range(count)]


def board(play):
    return play.player("C")["board"]


# -- what is known ----------------------------------------------------------------------------------------------------


@law("root:10.5", "root:1.2.1")
def test_the_hand_is_hidden_and_what_is_revealed_is_not(faith):
    play = faith("daylight", {8: "C2"}, "anvil-f tea-m tea-r tactics-b")
    play.says("C", "sacrifice tactics-b")
    for state in deals(play, M):
        assert state.dump()["players"]["C"]["board"]["revealed"] == ["tactics-b"]
        assert size_of(state.hand[C]) == 3 and state.open[0].about == "ritual"
    assert len({state.hand[C] for state in deals(play, M)}) > 30
    assert {state.hand[C] for state in deals(play, C)} == {play.state.hand[C]}


@law("root:10.6.1", "root:1.2.1")
def test_all_remember_the_cards_that_returned(faith):
    play = faith("daylight", {8: "C2"}, "anvil-f tea-m tactics-b", outcast="mouse")
    play.says("C", "sacrifice tactics-b", "end")
    for viewer in (M, E, -2):
        assert play.sees(viewer)["players"][C]["known"] == ["tactics-b"]
        found = {state.hand[C] for state in deals(play, viewer)}
        assert len(found) > 30 and all(hand & BIT[CODE.index("tactics-b")] for hand in found)


@law("root:10.6.1", "root:8.2.6", "root:1.2.1")
def test_what_a_hand_is_known_not_to_be_holds_after_cards_were_revealed_and_returned(faith):
    """They showed three cards without a mouse; one of them was revealed and is back."""
    own = {"void": [codes_of(MATCHING[MOUSE]), []], "void_sizes": [3, 0]}
    play = faith("daylight", {8: "C2"}, "anvil-f steel-f tea-r", C=own, outcast="mouse")
    play.says("C", "recruit anvil-f", "1", "end")
    assert play.player("C")["void_sizes"] == [3, 0]
    found = {state.hand[C] for state in deals(play, M, 100)}
    assert len(found) > 30 and not any(hand & MATCHING[MOUSE] for hand in found)


@law("root:10.6.1", "root:1.2.1")
def test_a_returned_card_that_was_newer_is_not_counted_among_the_old(faith):
    own = {"void": [codes_of(MATCHING[MOUSE]), []], "void_sizes": [1, 0]}
    play = faith("daylight", {8: "C2"}, "anvil-f tea-m", C=own, outcast="mouse").says("C", "recruit tea-m", "2", "end")
    assert play.player("C")["void_sizes"] == [1, 0]


@law("root:10.2.5", "root:1.2.1")
def test_fear_shows_one_card_to_all(fight):
    play = fight("M", "C", 1, {1: "M3, C fox-garden"}, factions="M,E,C", C={"hand": ["tea-m", "tea-r"]})
    play.says("C", "pass").nature("0:0")
    assert all(state.open[0].about == "fear" and len(state.open[0].options) == 2 for state in deals(play, M))
    play.nature("tea-r")
    assert any("Root Tea" in text for text in play.hears(E)) and play.log[-1].reveals


@law("root:10.6.2", "root:1.2.1")
def test_who_is_asked_to_craft_tells_nothing_of_the_hand(faith):
    play = faith("evening", {8: "C2 fox-garden"}, "anvil-f", outcast="fox")
    found = deals(play, M)
    assert {state.open[0].about for state in found} == {"garden craft"}
    assert {len(state.open[0].options) for state in found} == {1, 2}


# -- meetings with others ---------------------------------------------------------------------------------------------


@law("root:10.2.4", "root:7.5.2.IV")
def test_the_eyrie_cannot_build_where_there_is_a_garden(place):
    done = {"resolved": ["vizier-recruit", "vizier-battle"]}
    decree = {"leader": "charismatic", "decree": [[], [], [], ["anvil-f"]]} | done
    field = {8: "E5, C fox-garden", 12: "E1, M1", 1: "E1", 6: "E1"}
    play = place("E", map=field, factions="M,E,C", E={"board": decree}, ruins=[10, 11])
    assert play.asked == (E, "build") and play.legal == ["1", "6", "12"] and play.refuses("E", "8") == "7.5.2.IV"


@law("root:10.2.4", "root:11.2.7.III")
def test_a_garden_rules_against_mercenaries(place):
    field = {8: "M3, R4, C fox-garden", 12: "M1, R2, C2", 1: "R fox-post, M1"}
    play = place("M", "birdsong", field, factions="M,R,C").says("M", "mercenaries", "end")
    assert play.asked == (M, "daylight") and (play.ruler(8), play.ruler(12)) == ("C", "M")


@law("root:10.2.3", "root:9.2.9.II.c")
def test_allies_of_the_vagabond_who_fall_in_his_attack_are_not_avenged(road):
    play = road(1, {1: "C2, E3"}, satchel="sword", relations={"C": "allied"}, factions="E,C,V")
    play.says("V", "battle", "E", "C").nature("2:1")
    while play.asked == (2, "damage"):
        play.says("V", "warrior")
    assert (board(play)["acolytes"], play.supply("C")) == (0, 24)


@law("root:9.5.4", "root:10.2.6")
def test_the_vagabond_aids_the_cult(road):
    play = road(1, {1: "C2"}, satchel="torch", hand=["anvil-f"], factions="E,C,V", C={"items": {"tea": 1}})
    play.says("V", "aid-c anvil-f")
    assert play.hand("C") == ["anvil-f"] and board(play)["lost_souls"] == []


@law("root:10.2.6", "root:6.2.3", "root:7.5.2.II")
def test_nothing_reaches_the_discard_pile_before_their_birdsong():
    for seed in range(6):
        state = GAME.new({"factions": "M,E,A,C", "board": ("autumn", "winter")[seed % 2]})
        rng = Rng(seed)
        before = 0
        for _ in range(400):
            if state.over:
                break
            turn = (state.turns, state.turn)
            state.accept(state.open[0], rng.pick(state.open[0].options))
            if state.over or (state.turns, state.turn) != turn:
                before = state.discard
            elif state.factions[state.turn].letter != "C" or state.phase != 1:
                assert state.discard in (before, 0), "only their Birdsong fills it, only drawing empties it"
                before = state.discard
            else:
                before = state.discard


# -- positions and words ----------------------------------------------------------------------------------------------


@law("root:10.4.3", "root:10.5", "root:10.2.5")
def test_positions_in_the_middle_of_things_come_back(faith, fight):
    field = {5: "C3", 1: "A2 sympathy, M1", 2: "M1"}
    dawn = {"outcast": "mouse", "acolytes": 4}
    crusade = faith("birdsong", field, "anvil-f tea-m", factions="M,A,C", lost_souls="tea-r", **dawn)
    fox = dawn | {"lost_souls": "anvil-f"}
    fear = fight("M", "C", 1, {1: "M3, C fox-garden"}, factions="M,E,C", C={"hand": ["tea-m"]}).says("C", "pass")
    for play in (
        crusade.says("C", "crusade"),
        crusade.says("C", "5", "1", "2"),
        crusade.says("C", "anvil-f"),
        faith("birdsong", {8: "M1 sawmill, E1 roost", 1: "M1"}, **fox).says("C", "sanctify"),
        faith("birdsong", {8: "M1, E1"}, **fox).says("C", "convert"),
        faith("daylight", {8: "C2", 1: "C1"}, "anvil-f", scored="fox mouse").says("C", "build anvil-f"),
        fear.nature("0:0"),
    ):
        assert play.state.copy().dump() == play.place
        again = clairiere.load(play.place)
        assert again.dump() == play.place and repr(again.open) == repr(play.state.open)
    assert board(crusade)["crusade"] in (0, 1)


@law("root:10.3.1", "root:10.5.1", "root:2.1")
@pytest.mark.parametrize(
    ("field", "own", "clause"),
    [
        ({1: "C mouse-garden"}, {}, "10.5.1"),
        ({1: "C20"}, {"acolytes": 6}, "2.5"),
        ({}, {"lost_souls": ["anvil-f"], "revealed": ["anvil-f"]}, "2.1"),
        ({}, {"scored": ["bird"]}, "10.5.3"),
        ({}, {"outcast": "bird"}, ""),
    ],
)
def test_positions_that_cannot_be_are_refused(place, field, own, clause):
    with pytest.raises(Illegal) as found:
        place("C", "daylight", field, factions="M,E,C", C={"board": own})
    assert found.value.clause == clause
    assert all(found.value.sentence(language) for language in ("en", "fr"))


def test_their_words_are_said_in_both_languages(faith):
    lost = "steel-f dom-f"
    play = faith("evening", {1: "C1, M2", 8: "C1"}, "anvil-f tactics-b", turn="E", lost_souls=lost, acolytes=1)
    play.nature("").says("C", "convert", "sacrifice tactics-b", "end")
    english, french = " ".join(play.hears(M)), " ".join(play.hears(M, "fr"))
    assert all(word in english for word in ("Outcast", "Lost Souls", "one acolyte", "return to hand"))
    assert all(word in french for word in ("Haïs", "Âmes Perdues", "1 acolyte", "reviennent en main"))


# -- the promises -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("promise", PROMISES, ids=lambda promise: promise.__name__)
def test_random_games_with_the_cult_keep_the_promise(promise):
    promise(Walk(GAME, 2, {"factions": "cult,eyrie", "board": "winter"}, (), 1))
