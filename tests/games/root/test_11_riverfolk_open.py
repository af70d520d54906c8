"""Chapter 11.2.3, the open hand: what everyone sees of it, and what follows for other piles; positions and words."""

import json

import pytest

import clairiere
from clairiere import SPECTATOR, Illegal, Rng
from clairiere.conformance import law, promises

M, E, R = 0, 1, 2
GAME = clairiere.find("root")
HAND = "tea-m tax-f ambush-b"


def known(play, viewer, seat=R):
    return play.sees(viewer)["players"][seat]["known"]


def deals(play, viewer, count=20):
    """Other states that look the same to the viewer."""
    rng = Rng(3)
    return [GAME.redeal(play.state, viewer, rng).dump()["players"] for _ in range(count)]


@law("root:11.2.3", "root:1.2.1")
@pytest.mark.parametrize("viewer", [M, E, R, SPECTATOR])
def test_everyone_sees_the_hand(trade, viewer):
    play = trade(map={10: "R1"}, hand=HAND, E={"hand": ["tea-f"]})
    assert sorted(known(play, viewer)) == sorted(HAND.split())
    assert all(sorted(players["R"]["hand"]) == sorted(HAND.split()) for players in deals(play, viewer))


@law("root:11.2.3", "root:5.1.3")
def test_it_lies_open_from_the_first_card(new):
    play = new(factions="M,R", seating="random").until("keep", "first river")
    seat = play.seat("R")
    assert len(known(play, SPECTATOR, seat)) == 3 and known(play, SPECTATOR, 1 - seat) == []
    again = clairiere.load(json.loads(json.dumps(new(factions="R,M", seating="random").place)))
    while again.open[0].about != "keep":
        again.take(-1, 0 if again.open[0].about != "seats" else 1)
    shown = {player["letter"]: len(player["known"]) for player in again.view(SPECTATOR).to_wire()["players"]}
    assert shown == {"R": 3, "M": 0}


@law("root:11.2.3", "root:2.1.2")
def test_everyone_sees_what_they_draw(trade):
    play = trade(map={10: "R1"}, funds="R1").says("R", "draw").nature("tea-f")
    drew = play.events("drew")[0]
    assert drew.visible_to(SPECTATOR) and drew.reveals
    assert any("Root Tea (fox)" in line for line in play.hears(E))


@law("root:11.2.3", "root:CARD.stand_and_deliver")
def test_a_card_taken_at_random_is_chosen_by_chance_and_missed_by_all(trade):
    own = {"crafted": ["stand-f"], "supply": 0, "hand": ["tea-r"]}
    play = trade("birdsong", {9: "M1"}, HAND, turn="M", M=own).says("M", "stand-f")
    assert play.asked == (-1, "steal") and sorted(play.legal) == sorted(HAND.split())
    play.nature("tax-f")
    assert known(play, E, M) == ["tax-f"], "all see what is missing"
    assert all(set(players["M"]["hand"]) > {"tax-f"} for players in deals(play, E))
    assert play.events("gave")[0].visible_to(SPECTATOR)


@law("root:11.2.3", "root:CHAR.thief")
def test_a_stolen_card_is_known_to_all(trade):
    own = {"pawn": "10", "board": {"character": "thief"}}
    play = trade(map={10: "R1"}, hand=HAND, turn="V", factions="M,E,R,V", V=own).says("V", "steal").nature("tea-m")
    assert known(play, E, 3) == ["tea-m"]


@law("root:11.2.3", "root:9.5.4", "root:9.2.9.I")
def test_aid_to_them_is_seen_by_all(trade):
    """They have a marker, and their crafted items can be taken."""
    own = {"pawn": "10", "hand": ["tea-r", "tea-f"], "board": {"character": "thief"}}
    merchants = {"items": {"hammer": 1}}
    play = trade(map={10: "R1"}, turn="V", factions="M,E,R,V", V=own, R=merchants).says("V", "aid-r tea-r", "boots")
    assert (known(play, E), play.asked[1]) == (["tea-r"], "aid take")
    play.says("V", "hammer")
    assert play.player("V")["board"]["relations"]["R"] == "amiable_1"
    assert play.player("V")["board"]["satchel"]["hammer"] == 1 and play.player("R")["items"] == {}


@law("root:11.2.3", "root:1.2.1")
def test_what_was_known_of_the_giver_stays_known(trade):
    """The Eyrie know a card of the Vagabond, who gives another one openly."""
    seen = [[[] for _ in range(8)] for _ in range(5)]
    seen[E][3] = ["tea-f"]
    own = {"pawn": "10", "hand": ["tea-r", "tea-f"], "board": {"character": "thief"}}
    play = trade(map={10: "R1"}, turn="V", factions="M,E,R,V", V=own, known=seen).says("V", "aid-r tea-r", "boots")
    assert known(play, E, 3) == ["tea-f"] and known(play, M, 3) == []


@law("root:11.2.3", "root:11.2.7.I", "root:1.2.1")
def test_all_remember_what_a_buyer_bought(trade):
    play = trade("birdsong", {9: "M1"}, HAND, turn="M", M={"hand": ["tea-r"]}).says("M", "hand-card tea-m")
    assert known(play, E, M) == ["tea-m"] == known(play, SPECTATOR, M)
    assert all("tea-m" in players["M"]["hand"] for players in deals(play, E))


@law("root:11.2.3", "root:8.2.6", "root:1.2.1")
def test_a_hand_without_a_match_is_shown_and_dealt_no_otherwise(trade):
    play = trade(map={10: "R1", 11: "A sympathy"}, hand="tea-f tea-r", funds="R1", factions="M,A,R")
    play.says("R", "move", "10", "11", "pass").nature("tea-m")
    assert all(sorted(players["R"]["hand"]) == ["tea-f", "tea-r"] for players in deals(play, M))


@law("root:11.2.3", "root:4.3.1")
def test_an_open_ambush_can_be_played(trade):
    play = trade(map={9: "M2, R2"}, hand="ambush-m", turn="M").says("M", "battle", "9").says("R", "ambush-m")
    assert play.warriors(9, "M") == 0


# -- positions -------------------------------------------------------------------------------------------------------


@law("root:11.2.4", "root:11.5.3", "root:11.2.6")
def test_a_position_of_theirs_comes_back_whole(trade):
    play = trade(
        map={12: "R1 fox-post, M1", 9: "R2"}, hand=HAND, funds="M2 R1", payments="E1", commitments="R2", invested="M1",
        spaces={"fox": 1}, gone={"mouse": 2}, prices=[1, 4, 2], turn="M", hirer="M", bought=1, exporting=1,
        M={"rivers": 1},
    )  # fmt: skip
    place = json.loads(json.dumps(play.place))
    assert clairiere.load(place).dump() == place == play.state.copy().dump()
    found = place["players"]["R"]["board"]
    assert (found["funds"], found["gone"], found["hirer"]) == ({"M": 2, "R": 1}, {"mouse": 2}, "M")
    seen = play.sees(E)["players"][R]["board"]
    assert (seen["posts"], seen["rivers"]) == ({"fox": 2, "rabbit": 3, "mouse": 1}, ["M", "R"])


@law("root:11.3.3", "root:11.5.6.I", "root:11.3.1", "root:11.3.5")
@pytest.mark.parametrize(
    ("change", "clause"),
    [
        ({"map": {9: "R fox-post"}}, "11.5.6.I"),
        ({"map": {9: "R mouse-post2"}}, "11.5.6.I"),
        ({"map": {9: "R mouse-post"}, "gone": {"mouse": 3}}, "11.3.3"),
        ({"spaces": {"fox": 1}, "invested": "R1"}, "11.5.3"),
        ({"spaces": {"fox": 1}, "gone": {"fox": 1}}, "11.5.3"),
        ({"map": {10: "R9"}, "funds": "R7"}, "2.5"),
        ({"map": {9: "M9"}, "funds": "M9", "payments": "M9"}, "2.5"),
        ({"prices": [0, 1, 1]}, ""),
        ({"prices": [1, 1, 5]}, ""),
        ({"funds": "V1", "factions": "M,R,V"}, ""),
    ],
)
def test_nonsense_on_their_board_is_refused(trade, change, clause):
    with pytest.raises(Illegal) as refused:
        trade(**change)
    assert refused.value.clause == clause
    assert all(refused.value.sentence(language) for language in ("fr", "en"))


@law("root:2.5.1", "root:11.2.4")
def test_no_warrior_is_lost_in_whole_games():
    for seed, factions in enumerate(("M,R", "E,A,R", "M,E,A,V,R")):
        state = GAME.new({"factions": factions, "board": ("autumn", "winter")[seed % 2]})
        whole = sorted(map(str, GAME.pieces(state)))
        rng = Rng(seed)
        while state.open:
            state.accept(state.open[0], rng.pick(state.open[0].options))
        assert sorted(map(str, GAME.pieces(state))) == whole


@pytest.mark.parametrize("promise", ["nothing_leaks", "positions_and_records_come_back", "undo_is_fair"])
@pytest.mark.parametrize("factions", ["M,A,R", "E,R"])
def test_whole_games_with_them_keep_the_promise(factions, promise):
    options = {"factions": factions, "board": "winter" if factions == "E,R" else "autumn"}
    getattr(promises, promise)(promises.Walk(GAME, len(factions.split(",")), options, (), 6))
