"""COOP.*, SOLO.*: all players together, or one alone, against the Mechanical Marquise."""

import pytest

import clairiere
from clairiere import Illegal
from clairiere.conformance import law

GAME = clairiere.find("root")
E, A, X = 0, 1, 2
TRIO = "eyrie,alliance,mechanical"


@pytest.fixture
def team(ordered):
    """A co-operative position of two players; she has the turn."""
    return lambda orders="tea-m", map=None, phase="daylight", **rest: ordered(orders, map, phase, mode="coop", **rest)


def refused(**options):
    with pytest.raises(Illegal) as found:
        GAME.new(options)
    assert all(found.value.sentence(language) for language in ("fr", "en"))
    return found.value.clause


@law("root:COOP.1")
def test_a_team_plays_against_her(new):
    play = new(factions=TRIO, mode="coop")
    assert play.state.rules.coop and play.place["options"]["mode"] == "coop"
    assert GAME.is_team_game(GAME.agree({"mode": "coop"})) and not GAME.is_team_game(GAME.agree({}))
    assert refused(factions="marquise,eyrie", mode="coop") == "COOP.1"


@law("root:COOP.1", "root:2.7")
def test_the_others_of_the_team_are_still_enemies_in_the_sense_of_the_law(place):
    """RUL.59 A Favor hits them and scores, and they may fight one another."""
    map = {3: "E1 roost", 4: "E1 roost, A1", 10: "E1 roost", 5: "A sympathy"}
    own = {"hand": ["favor-r"], "crafted": ["warren-r"]}
    play = place("E", map=map, factions=TRIO, mode="coop", E=own)
    assert play.asked == (E, "effect")
    play.says("E", "warren-r", "4")
    assert play.place["battle"]["defender"] == "A"
    play.nature("0:0").says("E", "favor-r")
    assert (play.at(5, "A"), play.at(4, "A"), play.score("E")) == ({}, {}, 1)


@law("root:COOP.2", "root:3.1")
def test_who_reaches_thirty_first_waits_for_the_others(team):
    """RUL.48 Points beyond 30 change nothing."""
    own = {"score": 29, "crafted": ["claim-b"]}
    play = team(turn="E", map={3: "E1", 5: "X2"}, E=own, phase="birdsong", A={"score": 24}).says("E", "claim-b")
    assert (play.score("E"), play.winners) == (30, [])
    play = team(turn="E", map={3: "E1", 4: "E1"}, E=own, phase="birdsong")
    assert play.says("E", "claim-b").score("E") == 30 and not play.state.over


@law("root:COOP.2")
def test_the_team_wins_when_the_last_of_them_gets_there(team):
    both = {"E": {"score": 29, "crafted": ["claim-b"]}, "A": {"score": 30}, "X": {"score": 29}}
    play = team(turn="E", map={3: "E1"}, phase="birdsong", **both).says("E", "claim-b")
    assert (play.winners, play.state.over, play.log[-1].clause) == (["E", "A"], True, "COOP.2")
    assert GAME.load(play.place).winners() == [E, A]


@law("root:COOP.2")
def test_all_lose_when_she_is_there_first(team):
    play = team(map={5: "X3"}, phase="birdsong", X={"score": 26}, E={"score": 30}, A={"score": 29})
    assert (play.winners, play.score("X")) == (["X"], 30)


@law("root:COOP.2")
def test_a_team_that_has_lost_has_one_place(team):
    play = team(map={5: "X3"}, phase="birdsong", X={"score": 26}, E={"score": 30}, A={"score": 12})
    assert play.state.places() == [2, 2, 1]


FALLING = {"score": 30, "board": {"leader": "despot", "decree": [["claim-b"], [], [], []]}}  # turmoil costs 3 points


@law("root:COOP.2", "root:7.7.1")
def test_a_player_who_has_reached_thirty_may_fall_back(team):
    """RUL.63 The Eyrie lose points in turmoil, but they have reached 30: the Alliance's last point wins."""
    play = team(turn="E", map={}, E=FALLING, A={"score": 29}).until("leader")
    assert (play.score("E"), play.place["arrived"], play.state.over) == (27, ["E"], False)
    assert play.state.view(E).to_wire()["players"][E]["arrived"] and clairiere.load(play.place).dump() == play.place
    last = {"turn": "A", "phase": "birdsong", "A": {"score": 29, "crafted": ["claim-b"]}}
    play = team(map={3: "A1"}, E={"score": 27}, arrived=["E"], **last).says("A", "claim-b")
    assert (play.winners, play.score("E"), play.log[-1].clause) == (["E", "A"], 27, "COOP.2")


@law("root:COOP.2", "root:7.7.1")
def test_in_games_of_earlier_engines_a_player_who_falls_back_has_to_return(team):
    play = team(turn="E", map={}, E=FALLING, A={"score": 29}, once_at_30=False).until("leader")
    assert (play.score("E"), play.place["arrived"]) == (27, [])


@law("root:COOP.2")
@pytest.mark.parametrize(
    "rest",
    [
        {"E": {"score": 20}, "arrived": ["E"], "once_at_30": False},
        {"X": {"score": 20}, "arrived": ["X"]},
    ],
)
def test_a_position_names_nobody_who_cannot_have_fallen_back(team, rest):
    with pytest.raises(Illegal) as found:
        team(**rest)
    assert found.value.clause == "COOP.2" and all(found.value.sentence(language) for language in ("fr", "en"))


@law("root:COOP.2", "root:3.1")
@pytest.mark.parametrize(("turn", "winners"), [("E", ["E", "A"]), ("X", ["X"])])
def test_of_both_sides_at_the_same_instant_the_side_in_turn_wins(team, turn, winners):
    """RUL.48 In one battle the Eyrie lose their roost and she her keep."""
    attacker, defender = (turn, "X" if turn == "E" else "E")
    battle = {"attacker": attacker, "defender": defender, "clearing": 1, "at": 16, "dealt": 1, "returned": 1}
    both = {"E": {"score": 29}, "A": {"score": 30}, "X": {"score": 29}}
    play = team("", {1: "X keep, E roost"}, turn=turn, battle=battle, **both)
    assert (play.winners, play.score("E"), play.score("X")) == (winners, 30, 30)


@law("root:COOP.2")
def test_a_position_in_which_the_team_has_won_is_refused(team):
    with pytest.raises(Illegal) as found:
        team(E={"score": 30}, A={"score": 30})
    assert found.value.clause == "COOP.2"


@law("root:COOP.3")
@pytest.mark.parametrize(("factions", "points"), [("E,X", 5), ("E,A,X", 6), ("E,A,V,X", 7), ("E,A,V,V,X", 8)])
def test_she_scores_one_more_for_each_player(ordered, factions, points):
    rest = {"V": {"pawn": "1"}} if "V" in factions else {}
    rest |= {"W": {"pawn": "1"}} if factions.count("V") > 1 else {}
    play = ordered("tea-m gear-m sword-m", {3: "X3", 4: "X5"}, "birdsong", factions=factions, mode="coop", **rest)
    assert play.score("X") == points
    assert ordered("tea-m", {3: "X3", 4: "X5"}, "birdsong").score("X") == 4


@law("root:COOP.4")
def test_she_recruits_whether_or_not_she_rules(team):
    """A cost of one mouse, four mouse clearings of which she rules one."""
    play = team("tea-f", {2: "X1", 7: "E1", 9: "X1, E2"})
    assert {c: play.warriors(c, "X") for c in (2, 7, 9, 11)} == {2: 2, 7: 1, 9: 2, 11: 1}


@law("root:COOP.4", "root:MM.20", "root:MM.21")
def test_one_of_each_covers_all_clearings_and_four_of_any_still_go_to_the_keep(team):
    """RUL.50"""
    play = team("tax-f", {2: "E1"})
    assert [play.warriors(c, "X") for c in range(1, 13)] == [1] * 12
    assert team("claim-b", {1: "X keep", 3: "X1"}).warriors(1, "X") == 4
    assert team("claim-b", {3: "X1"}).supply("X") == 24


@law("root:COOP.5")
@pytest.mark.parametrize("points", [0, 3, 6, 27])
def test_in_a_campaign_she_begins_with_three_points_for_each_victory(new, points):
    play = new(factions=TRIO, mode="coop", head_start=str(points)).until("her keep")
    assert play.score("X") == points


@law("root:COOP.5")
def test_example_24_kept_cards_are_in_play_from_the_start(new):
    """EX.24 Two victories: Brutal Tactics, kept since the first game, Command Warren from the second, 6 points."""
    play = new(factions=TRIO, mode="coop", head_start="6", kept="0:tactics-b+warren-r").until("her keep")
    assert play.player("E")["crafted"] == ["tactics-b", "warren-r"] and play.score("X") == 6
    held = [*play.place["deck"], *play.hand("E"), *play.hand("A"), *play.player("X")["board"]["orders"]]
    assert "tactics-b" not in held and "warren-r" not in held and "tactics-b2" in held
    assert play.events("kept")[0].what[0] == E and play.events("deck")[0].what == (54,)


@law("root:COOP.5")
@pytest.mark.parametrize(
    ("options", "clause"),
    [
        ({"head_start": 4}, "COOP.5"),
        ({"head_start": 30}, "COOP.5"),
        ({"head_start": "x"}, "COOP.5"),
        ({"kept": "0:tea-f"}, "COOP.5"),
        ({"kept": "0:spy-f"}, "COOP.5"),
        ({"kept": "tax-f"}, "COOP.5"),
        ({"kept": "0:"}, "COOP.5"),
        ({"kept": 3}, "COOP.5"),
        ({"kept": "2:tax-f"}, "COOP.5"),
        ({"kept": "0:tax-f,1:tax-f"}, "2.1"),
        ({"kept": "0:tax-f+tax-f2"}, "4.1.4"),
        ({"head_start": 3, "mode": "competitive"}, "COOP.5"),
        ({"kept": "0:tax-f", "mode": "competitive"}, "COOP.5"),
    ],
)
def test_what_no_campaign_brings_is_refused(options, clause):
    assert refused(**({"factions": TRIO, "mode": "coop"} | options)) == clause


@law("root:COOP.5")
def test_kept_cards_are_written_in_one_way():
    assert GAME.agree({"kept": "1:tax-f, 0:warren-r+claim-b"})["kept"] == "0:claim-b+warren-r,1:tax-f"


@law("root:SOLO.1", "root:5.1.3")
def test_alone_the_favors_leave_the_deck(new):
    alone = new(factions="eyrie,mechanical", mode="coop").until("her keep")
    assert alone.events("deck")[0].what == (51,)
    assert {"favor-f", "favor-r", "favor-m", "dom-f"} <= {*alone.place["removed"]}
    two = new(factions=TRIO, mode="coop").until("her keep")
    assert two.events("deck")[0].what == (54,) and "favor-f" not in two.place["removed"]


@law("root:SOLO.2", "root:COOP.3")
def test_alone_she_scores_one_more_point(ordered):
    assert ordered("tea-m", {3: "X3"}, "birdsong", factions="E,X", mode="coop").score("X") == 3


@law("root:SOLO.2", "root:COOP.2")
def test_alone_thirty_points_win_at_once(ordered):
    own = {"score": 29, "crafted": ["claim-b"]}
    play = ordered("tea-m", {3: "E1"}, "birdsong", turn="E", factions="E,X", mode="coop", E=own).says("E", "claim-b")
    assert (play.winners, play.score("E")) == (["E"], 30)


@law("root:SOLO.2")
def test_alone_the_game_is_co_operative():
    assert refused(factions="eyrie,mechanical") == "SOLO.2"


@law("root:SOLO.2", "root:COOP.4")
def test_alone_she_recruits_whoever_rules(ordered):
    play = ordered("tea-f", {2: "E1"}, factions="E,X", mode="coop")
    assert [play.warriors(c, "X") for c in (2, 7, 9, 11)] == [1, 1, 1, 1]


@law("root:COOP.5")
def test_a_game_that_goes_on_has_no_sequel(new):
    assert GAME.sequel(new(factions=TRIO, mode="coop").state, GAME.agree({"factions": TRIO, "mode": "coop"})) is None


@law("root:COOP.5")
def test_whoever_wants_no_card_goes_on_without(team):
    both = {"E": {"score": 29, "crafted": ["claim-b"]}, "A": {"score": 30}, "X": {"score": 29}}
    play = team(turn="E", map={3: "E1"}, phase="birdsong", **both).says("E", "claim-b")
    options = GAME.agree(play.place["options"])
    sequel = GAME.sequel(play.state, options)
    assert (sequel.clause, sequel.carry_over, sequel.facts) == ("COOP.5", [[], []], {"wins": 1, "points": 3})
    assert play.winners == ["E", "A"] and GAME.sequel_options(play.state, options, {})["head_start"] == 3
    assert GAME.sequel_options(play.state, options, {})["kept"] == ""


@law("root:COOP.2")
def test_her_points_beyond_thirty_count(team):
    play = team(map={9: "X3"}, phase="birdsong", X={"score": 29})
    assert (play.score("X"), play.winners) == (33, ["X"])


@law("root:COOP.1", "root:COOP.5", "root:SOLO.2")
@pytest.mark.parametrize(
    ("factions", "mode", "settled"),
    [
        ("", "coop", {}),
        ("", "competitive", {"head_start": 0, "kept": ""}),
        ("eyrie,alliance", "coop", {"mode": "competitive", "head_start": 0, "kept": ""}),
        ("eyrie,mechanical", "competitive", {"mode": "coop"}),
        (TRIO, "coop", {}),
        (TRIO, "competitive", {"head_start": 0, "kept": ""}),
    ],
)
def test_what_factions_and_mode_leave_no_choice_for_is_settled(factions, mode, settled):
    assert GAME.forced_options(GAME.agree({"factions": factions, "mode": mode})) == settled
