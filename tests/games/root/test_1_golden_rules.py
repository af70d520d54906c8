"""Chapter 1: golden rules."""

import pytest

from clairiere import SPECTATOR, Illegal
from clairiere.conformance import law
from clairiere.games.root.state.terms import CODE

M, E = 0, 1


@law("root:1.1.2", "root:6.2.2")
def test_a_prohibition_beats_a_permission(place):
    """The Decree lets roosts be built in ruled clearings; the keep clearing is refused all the same."""
    decree = {"leader": "despot", "decree": [[], [], [], ["tax-f"]], "resolved": ["vizier-move"]}
    play = place("E", map={1: "M keep, E2", 6: "E2", 8: "E1"}, E={"board": decree}).until("build", "resolve")
    play.answer(E, "tax-f")
    assert play.legal == ["6", "8"]
    assert play.refuses("E", "1") == "6.2.2"


@law("root:1.1.1", "root:4.3.1", "root:CARD.scouting_party")
def test_the_text_of_a_card_beats_the_law(fight):
    """4.3.1 lets every defender ambush; Scouting Party says that ambushes do not affect its owner."""
    play = fight("E", "M", 5, {5: "E3, M2"}, M={"hand": ["ambush-b"]}, E={"crafted": ["scouts-m"]})
    assert play.asked[1] == "dice"


@law("root:1.1.3")
def test_the_player_in_turn_orders_effects_of_the_start_of_birdsong(place):
    cards = {"crafted": ["bank-r", "stand-f"]}
    for first in ("bank-r", "stand-f"):
        play = place("M", "birdsong", {5: "M1"}, M=cards, E={"hand": ["tea-m"]})
        assert (play.asked, sorted(play.legal)) == ((M, "effect"), ["bank-r", "stand-f"])
        play.says("M", first)
        assert CODE[play.events("used")[0].what[1]] == first


@law("root:1.1.3", "root:6.2.3")
def test_the_player_in_turn_orders_what_others_lose(place):
    """A Favor strips two clearings of the Marquise: which hospital comes first is for the Eyrie to say."""
    play = place("E", map={5: "M2, E roost", 10: "M3, E roost", 4: "E roost", 1: "M keep"}, M={"hand": ["tea-r"]},
                 E={"hand": ["favor-r"]})  # fmt: skip
    play.says("E", "favor-r")
    assert (play.asked, play.legal) == ((E, "order"), ["M:hospitals:5:2:E", "M:hospitals:10:3:E"])
    assert play.refuses("M", "M:hospitals:5:2:E") == "1.4"
    assert (play.warriors(5, "M"), play.warriors(10, "M")) == (0, 0), "all pieces are gone before the order is asked"
    play.says("E", "M:hospitals:10:3:E").says("M", "tea-r")
    assert play.warriors(1, "M") == 3


@law("root:1.2.1")
def test_a_hand_is_secret_and_its_size_public(place):
    play = place(map={5: "M1"}, M={"hand": ["tea-m", "tea-f", "tax-f", "codes-m"]})
    for viewer in (E, SPECTATOR):
        seen = play.sees(viewer)
        assert (seen["players"][0]["hand"], seen["players"][0]["known"], seen["hand"]) == (4, [], [])
        assert "codes-m" not in str(seen)
    assert sorted(play.sees(M)["hand"]) == ["codes-m", "tax-f", "tea-f", "tea-m"]


@law("root:1.2.1", "root:1.3.2")
def test_no_card_is_shown_or_given_unless_a_rule_says_so(place):
    play = place(map={5: "M1"}, M={"hand": ["tea-m"]})
    assert play.refuses("M", "E") and play.refuses("M", "tea-m") == "4.1.1"
    assert not play.events("gave") and not play.events("showed")


@law("root:1.2.2", "root:1.2")
@pytest.mark.parametrize("viewer", [M, E, SPECTATOR])
def test_the_discard_pile_is_open_to_all(place, viewer):
    play = place(map={5: "M1"}, discard=["tea-m", "ambush-f"])
    before = play.place
    assert sorted(play.sees(viewer)["discard"]) == ["ambush-f", "tea-m"]
    assert play.place == before


@law("root:1.2")
def test_a_view_holds_no_hidden_card(ready):
    play = ready()
    hidden = [code for letter in "ME" for code in play.hand(letter)] + play.place["deck"]
    assert not [code for code in hidden if f"'{code}'" in str(play.sees(SPECTATOR))]


@law("root:1.4")
def test_a_turn_is_birdsong_daylight_evening_then_the_next_player(ready):
    play = ready().until("decree")
    told = [(event.verb, *event.what) for event in play.log if event.verb in ("turn", "phase")]
    assert told == [("turn", M, 1), ("phase", M, 2), ("phase", M, 3), ("turn", E, 2)]


@law("root:1.4")
def test_an_action_of_another_phase_is_refused(place):
    play = place("E", "birdsong", {3: "E6 roost"}, E={"hand": ["tea-m", "tea-f"]})
    assert play.asked[1] == "decree"
    for text in ("battle", "build", "end"):
        assert play.refuses("E", text) == "7.4.2"


@law("root:1.4", "root:3.1")
def test_nothing_is_accepted_after_a_win(place):
    play = place("M", map={9: "M2 sawmill workshop wood1", 1: "M2"}, M={"score": 29})
    play.says("M", "build", "workshop", "1")
    assert (play.state.over, play.winners) == (True, ["M"])
    for seat in (M, E):
        with pytest.raises(Illegal) as refused:
            play.state.take(seat, 225)
        assert refused.value.clause == "3.1"


@law("root:1.4")
def test_actions_of_a_phase_are_taken_in_any_order_and_repeated(place):
    play = place(map={1: "M3 sawmill wood2", 5: "M2"}, M={"hand": ["tea-f"]})
    play.says("M", "overwork tea-f", "march", "1", "5", "1", "pass", "march", "5", "1", "1", "pass")
    assert play.player("M")["board"]["actions"] == 0
