"""Positions, knowledge, dealing anew, notation: what no clause says, but the table needs."""

import json
import re
from pathlib import Path

import pytest

import clairiere
from clairiere import SPECTATOR, Illegal, Rng
from clairiere.conformance import law
from clairiere.games.root.faction import FACTIONS
from clairiere.games.root.state.terms import CODE

M, E = 0, 1
SOURCES = Path(clairiere.__file__).parent / "games" / "root"


def test_no_general_file_names_a_faction():
    names = "|".join([*FACTIONS, "alliance", "vagabond", "riverfolk", "lizard"])
    for path in SOURCES.glob("*.py"):
        words = re.sub(r"\"\"\".*?\"\"\"", "", path.read_text("utf-8"), flags=re.S)
        assert not re.search(rf"\b({names})\b", words, re.I), path.name


def test_a_position_in_mid_battle_is_written_and_read_back(fight):
    play = fight("E", "M", 9, {9: "E3, M1 sawmill wood1"}, M={"hand": ["ambush-b", "tea-m"]})
    for answer in ("pass", "", "wood"):
        place = json.loads(json.dumps(play.place))
        again = clairiere.load(place)
        assert again.dump() == place and [repr(ask) for ask in again.open] == [repr(ask) for ask in play.state.open]
        if answer == "":
            play.nature("2:0")
        else:
            play.says("M", answer)


@pytest.mark.parametrize(
    ("battle", "asked"),
    [({}, "ambush"), ({"at": 8}, "dice"), ({"at": 12, "dealt_rolled": 1}, "effects"), ({"at": 16, "dealt": 2}, "hit")],
)
def test_a_battle_is_set_up_at_any_of_its_steps(place, battle, asked):
    battle = {"attacker": "E", "defender": "M", "clearing": 9} | battle
    board = {"resolved": [f"vizier-{column}" for column in ("recruit", "move")]}
    play = place(
        "E", map={9: "E2, M1 sawmill wood1"}, battle=battle, M={"hand": ["tea-f"], "crafted": ["armorers-b"]},
        E={"crafted": ["tactics-b"], "board": board},
    )  # fmt: skip
    assert play.asked[1] == asked


@pytest.mark.parametrize(
    ("change", "where"),
    [
        ({"turn": "X"}, "turn"),
        ({"ruins": [5]}, "ruins[0]"),
        ({"ruins": [6, 10, 6]}, "ruins[2]"),
        ({"clearings": {"13": {}}}, "clearings.13"),
        ({"clearings": {"5": {"M": {"roost": 1}}}}, "clearings.5.M.roost"),
        ({"players": {"M": {"hand": ["nonsense"]}}}, "players.M.hand[0]"),
        ({"players": {"M": {"score": 30}}}, "players.M.score"),
        ({"battle": {"attacker": "M", "defender": "E", "clearing": 5}}, "battle"),
        ({"steps": [["Nothing", 1]]}, "steps[0]"),
        ({"steps": [["Move", 1]]}, "steps[0]"),
        ({"deck": []}, "deck"),
        ({"known": [[]]}, "known"),
        ({"steps": [["Draw", 0, 0, 1, 0]]}, "steps[0]"),  # of no turn
        ({"steps": [["Turns", 7], ["MarquiseDaylight", 1, 1]]}, "steps[1][2]"),  # the Eyrie's seat
        ({"steps": [["Turns", 7], ["Move", 1, 0, 1 << 12, 0, -1, -1]]}, "steps[1][3]"),
        ({"steps": [["Turns", 41]]}, "steps[0][1]"),
        ({"steps": [["Turns", 7], ["MarquiseDaylight", 3, 0]]}, "steps"),  # a rung that asks nothing
        ({"steps": [["Turns", 7], ["Battle", 1]]}, "battle"),  # of nobody
        ({"reactions": ["E:hospitals:5:1:M"]}, "reactions[0]"),
        ({"reactions": ["M:hospitals:13:1:E"]}, "reactions[0]"),
        ({"turn": ""}, "turn"),
        ({"clearings": {"5": {"M": {"warrior": -1}}}}, "clearings.5.M.warrior"),
        ({"clearings": {"5": {"M": {"warrior": "two"}}}}, "clearings.5.M.warrior"),
        ({"clearings": {"5": {"closed": False}}}, "clearings.5.closed"),
        ({"players": {"M": {"score": -1}}}, "players.M.score"),
        ({"players": {"M": {"pawn": "5"}}}, "players.M.pawn"),
        ({"players": {"E": {"partner": "E"}}}, "players.E.partner"),
        ({"players": {"M": {"crafted": ["tea-m"]}}}, "players.M.crafted[0]"),
        ({"players": {"M": {"crafted": ["codes-m", "codes-m2"]}}}, "players.M.crafted[0]"),
        ({"players": {"M": {"items": {"boots": 2}}, "E": {"items": {"boots": 1}}}}, "players.items.boots"),
        ({"players": {"M": {"items": {"hammer": 1}}}, "items": {"hammer": 1}}, "items.hammer"),
        ({"players": {"M": {"void_sizes": [1, 0]}}}, "players.M.void_sizes[0]"),
        ({"dice": [4, 0]}, "dice[0]"),
        ({"suits": ["fox"] * 12}, "suits"),
        ({"steps": [["Turns", 7], ["MarquiseDaylight", 1, 0], ["Move", 1, 0, 4095, 0, -1, -1]]}, "steps[1][1]"),
        ({"steps": [["Turns", 7], ["MarquiseDaylight", 0, 0], ["Move", 3, 0, 4095, 0, -1, -1]]}, "steps[2][5]"),
        ({"steps": [["Turns", 7], ["MarquiseDaylight", 0, 0], ["Move", 3, 0, 4095, 0, 0, -1]]}, "steps[2]"),  # nobody
        ({"steps": [["Turns", 7], ["MarquiseDaylight", 0, 0], ["OnPlayer", 1, 0, 3, -1]]}, "steps[2][3]"),  # unplayed
        ({"steps": [["Turns", 7], ["MarquiseDaylight", 0, 0], ["Craft", 2, 0, 3, 1]]}, "steps[2]"),  # not in hand
        ({"steps": [["Turns", 7], ["Turmoil", 4, 1]]}, "steps[1]"),  # of no Decree
        (
            {
                "steps": [["Turns", 7], ["MarquiseDaylight", 0, 0], ["Build", 5, 0, 0, 8, 1]],
                "clearings": {"9": {"M": {"warrior": 3, "workshop": 2, "wood": 4}}},
            },
            "steps[2]",
        ),  # no slot is left
        ({"steps": [["Setup", 12, 1], ["MarquiseSetup", 1, 0, 0]]}, "steps[0]"),  # in Daylight
        ({"phase": "setup", "steps": [["Setup", 12, 1], ["MarquiseSetup", 1, 0, 0]]}, "steps[0]"),  # nobody begins
    ],
)
def test_nonsense_is_refused_with_its_place(change, where):
    position = {"game": "root", "options": {"factions": "m,e"}, "clearings": {"5": {"M": {"warrior": 1}}}} | change
    with pytest.raises(Illegal) as refused:
        clairiere.load(position)
    assert refused.value.facts["where"] == where
    assert all(refused.value.sentence(language) for language in ("fr", "en"))


@law("root:5.1.7")
@pytest.mark.parametrize(
    ("factions", "board", "where"),
    [
        ("m,e", {"leader": ""}, "players.E.board"), ("m,e", {"leader": "", "set_aside": ["despot"]}, "players.E.board"),
        ("m,v", {"character": ""}, "players.V.board.character"), ("m,c", {"outcast": ""}, "players.C.board.outcast"),
        ("m,r", {"prices": [0, 1, 1]}, "players.R.board.prices[0]"),
    ],
)  # fmt: skip
def test_what_a_set_up_chooses_is_chosen_once_it_is_over(factions, board, where):
    letter = factions[-1].upper()
    position = {"game": "root", "options": {"factions": factions}, "players": {letter: {"board": board}}}
    for change in ({}, {"turn": letter, "phase": "birdsong"}, {"steps": [["Turns", 7], ["MarquiseDaylight", 1, 0]]}):
        with pytest.raises(Illegal) as refused:
            clairiere.load(position | change)
        assert refused.value.facts["where"] == where
        assert all(refused.value.sentence(language) for language in ("fr", "en"))


@law("root:2.1")
@pytest.mark.parametrize("twice", [("deck", "discard"), ("deck", "removed"), ("removed", "discard")])
def test_the_rest_of_the_cards_is_in_one_place(twice):
    with pytest.raises(Illegal) as refused:
        clairiere.load({"game": "root", "options": {"factions": "m,e"}} | dict.fromkeys(twice, "rest"))
    assert (refused.value.reason, refused.value.clause) == ("root-rest-twice", "2.1")
    assert {refused.value.facts["where"], refused.value.facts["other"]} == set(twice)
    assert all("rest" in refused.value.sentence(language) for language in ("fr", "en"))


@pytest.mark.parametrize(
    ("steps", "where"),
    [
        ([["CultDaylight", 1, 0]], "[1][2]"),  # the Eyrie's seat
        ([["CultDaylight", 0, 1], ["Ritual", 1, 1, 487, 0]], "[2][3]"),  # a word of another ritual
        ([["CultDaylight", 0, 1], ["Ritual", 1, 1, 231, 3]], "[2][4]"),  # birds are no suit of a clearing
        ([["CultBirdsong", 2, 1], ["Replace", 3, 1, 484, -1]], "[2][4]"),
        ([["CultBirdsong", 3, 1], ["Crusade", 1, 1]], "[1][1]"),
        ([["CultDaylight", 0, 1], ["Crusade", 1, 1]], "[2]"),
        ([["RiverfolkDaylight", 1, 1]], "[1][2]"),
        ([["RiverfolkDaylight", 0, 2], ["MoveFunds", 1, 2, 1, 6]], "[2][4]"),
        ([["RiverfolkDaylight", 0, 2], ["MoveFunds", 1, 2, 9, 0]], "[2]"),  # more than there are
        ([["Window", 0, 1], ["Sale", 1, 2, 0, 520, -1]], "[2][4]"),
        ([["Window", 0, 1], ["Sale", 1, 2, 0, 523, -1]], "[2]"),  # which card
        ([["RiverfolkEvening", 2, 2], ["SetPrices", 1, 2, 3, 0]], "[2][3]"),
        ([["MechanicalDaylight", 1, 2, 1]], "[1][2]"),
        ([["MechanicalDaylight", 1, 3, 13]], "[1][3]"),
        ([["EyrieDaylight", 0, 0], ["Spying", 1, 0, 1, 0, -1]], "[2][3]"),
        ([["FillOrders", 2, 1]], "[1][2]"),
    ],
)
def test_steps_of_every_chapter_are_refused_with_their_place(steps, where):
    position = {"game": "root", "options": {"factions": "e,c,r,x"}, "steps": [["Turns", 7], *steps]}
    with pytest.raises(Illegal) as refused:
        clairiere.load(position)
    assert (refused.value.facts["where"], refused.value.clause) == (f"steps{where}", "1.4")
    assert all(refused.value.sentence(language) for language in ("fr", "en"))


def test_a_battle_cannot_be_set_up_on_a_rung_that_takes_an_answer():
    battle = {"attacker": "M", "defender": "E", "clearing": 5, "at": 11}
    clearings = {"5": {"M": {"warrior": 1}, "E": {"warrior": 1}}}
    with pytest.raises(Illegal) as refused:
        clairiere.load({"game": "root", "options": {"factions": "m,e"}, "clearings": clearings, "battle": battle})
    assert (refused.value.facts["where"], refused.value.clause) == ("battle.at", "4.3")


@pytest.mark.parametrize(
    ("change", "where"),
    [
        ({"players": {"E": {"board": {"decree": [["nonsense"], [], [], []]}}}}, "players.E.board.decree[0][0]"),
        ({"players": {"C": {"board": {"lost_souls": ["tea-m", "tea-m"]}}}}, "players.C.board.lost_souls[1]"),
        ({"players": {"C": {"board": {"revealed": ["dom"]}}}}, "players.C.board.revealed[0]"),
        ({"players": {"X": {"board": {"orders": ["nonsense"]}}}}, "players.X.board.orders[0]"),
        ({"players": {"X": {"board": {"shown": ["tea-m"]}}}}, "players.X.board.shown"),
        ({"players": {"R": {"board": {"funds": {"E": 21}}}}}, "players.R.board.funds.E"),
        ({"players": {"R": {"board": {"gone": {"fox": 4}}}}}, "players.R.board.gone.fox"),
        ({"players": {"V": {"board": {"satchel": {"tea": 12}}}}}, "players.V.board.satchel.tea"),
        ({"players": {"V": {"board": {"relations": {"E": "odd"}}}}}, "players.V.board.relations.E"),
        ({"clearings": {"1": {"C": {"mouse-garden": 1}}}}, "clearings.1.C"),
        ({"clearings": {"1": {"R": {"mouse-post": 1}}}}, "clearings.1.R"),
        ({"clearings": {"1": {"A": {"sympathy": 2}}}}, "clearings.1.A"),
        ({"clearings": {"5": {"A": {"fox-base": 1}}}}, "clearings.5.A"),
    ],
)
def test_what_is_wrong_on_a_board_or_the_map_is_named_with_its_whole_place(change, where):
    letters = {letter for part in change.values() for key, inner in part.items() for letter in (key, *inner)}
    factions = ",".join(["E", *sorted(letters & set("ACRVX")), *([] if letters & set("ACRV") else ["A"])])
    with pytest.raises(Illegal) as refused:
        clairiere.load({"game": "root", "options": {"factions": factions}} | change)
    assert refused.value.facts["where"] == where
    assert all(refused.value.sentence(language) for language in ("fr", "en"))


QUESTS = ["errand-fox", "errand-rabbit", "escort-mouse", "guard-duty-mouse"]
SIX = ["tea-f", "tea-r", "tea-m", "anvil-f", "gear-f", "gear-m"]
CANNOT_BE = [
    ("e,a", {"players": {"A": {"stack": SIX}}}, "players.A.stack", "8.2.3.I"),
    ("m,e", {"players": {"M": {"stack": ["tea-f"]}}}, "players.M.stack", "8.2.3"),
    ("m,e", {"clearings": {"5": {"E": {"roost": 2}}}}, "clearings.5.E", "7.5.2.IV"),
    ("m,e", {"clearings": {"5": {"M": {"keep": 1}}}}, "clearings.5.M", "6.3.2"),
    ("e,a,x", {"clearings": {"5": {"X": {"keep": 1}}}}, "clearings.5.X", "6.3.2"),
    ("m,e", {"clearings": {"6": {"M": {"workshop": 1}}}, "activated": [0, 0, 1]}, "activated", "4.1.1"),
    ("m,e", {"clearings": {"6": {"M": {"workshop": 1}}}, "activated": [2, 0, 0]}, "activated", "4.1.1"),
    ("e,m", {"clearings": {"6": {"E": {"roost": 1}}}, "activated": [2, 0, 0]}, "activated", "4.1.1"),
    ("a,m", {"clearings": {"6": {"A": {"sympathy": 1}}}, "activated": [2, 0, 0]}, "activated", "4.1.1"),
    ("e,m", {"players": {"E": {"board": {"resolved": ["vizier-battle"]}}}}, "players.E.board.resolved", "7.3.4"),
    ("e,m", {"players": {"E": {"board": {"leader": "despot", "resolved": ["vizier-recruit"]}}}},
     "players.E.board.resolved", "7.3.4"),
    ("e,m", {"players": {"E": {"board": {"resolved": ["tea-f"]}}}}, "players.E.board.resolved", "7.5.2"),
    ("e,m", {"players": {"E": {"board": {"resolved": ["vizier-move", "vizier-recruit"]}}}},
     "players.E.board.resolved", "7.5.2"),
    ("e,m", {"players": {"E": {"board": {"resolved": ["vizier-move", "vizier-move"]}}}},
     "players.E.board.resolved", "7.5.2"),
    ("e,m", {"players": {"E": {"board": {"added_bird": 1}}}}, "players.E.board.added_bird", "7.4.2"),
    ("e,m", {"players": {"E": {"board": {"plundered": 1}}}}, "players.E.board.plundered", "7.8.4"),
    ("m,e", {"players": {"M": {"board": {"actions": 1, "acted": 0}}}}, "players.M.board.acted", "6.5"),
    ("m,e", {"players": {"M": {"partner": "E"}}}, "players.M.partner", "9.2.8"),
    ("m,e,v", {"players": {"V": {"partner": "E"}}}, "players.V.partner", "9.2.8"),
    ("m,e,v", {"players": {"V": {"dominance": "dom-f"}}}, "players.V.dominance", "9.2.8"),
    ("m,e", {"available": ["tea-f"]}, "available", "3.3.3"),
    ("m,e", {"turns": 0}, "turns", ""),
    ("m,e", {"used": ["tea-f"]}, "used[0]", "4.1.3"),
    ("m,e", {"players": {"M": {"rivers": 1}}}, "players.M.rivers", "11.2.7.II"),
    ("m,e,r", {"players": {"E": {"rivers": 1}}}, "players.E.rivers", "11.2.7.II"),
    ("m,e,r", {"players": {"R": {"rivers": 0}}}, "players.R.rivers", "11.2.2"),
    ("m,e,r", {"players": {"R": {"board": {"bought": 11}}}}, "players.R.board.bought", ""),
    ("m,e,c", {"players": {"C": {"board": {"revealed": ["tea-f"]}}}}, "players.C.board.revealed", "10.6.1"),
    ("c,m", {"phase": "birdsong", "players": {"C": {"board": {"revealed": ["tea-f"]}}}},
     "players.C.board.revealed", "10.6.1"),
    ("c,m", {"players": {"C": {"board": {"crusade": 3}}}}, "players.C.board.crusade", "10.4.3.I"),
    ("e,a,x", {"players": {"X": {"hand": ["tea-f"]}}}, "players.X.hand", "MM.8"),
    ("m,r", {"players": {"R": {"board": {"spaces": {"bird": 0}}}}}, "players.R.board.spaces.bird", ""),
    ("m,v", {"players": {"V": {"items": {"boots": 1}}}}, "players.V.items", "9.2.1"),
    ("m,v", {"players": {"V": {"board": {"quests": QUESTS[:4]}}}},
     "players.V.board.quests", "9.3.3"),
    ("m,v", {"players": {"V": {"board": {"aids": {"M": 1}}}}}, "players.V.board.aids.M", "9.2.9.I.a"),
    ("m,v", {"players": {"V": {"board": {"relations": {"M": "hostile"}, "aids": {"M": 1}}}}},
     "players.V.board.aids.M", "9.2.9.I.a"),
    ("m,v,v", {"players": {"V": {"board": {"relics": ["bag", "second-bag"]}}}}, "players.V.board.relics", "9.7.1"),
    ("m,v,v", {"players": {"V": {"board": {"caches": [[6, ["bag"], 1]]}}}}, "players.V.board.caches[0]", "9.7.1"),
    ("m,v,v", {"players": {"V": {"board": {"caches": [[0, ["bag"], 2]]}}}}, "players.V.board.caches[0]", ""),
    ("m,v,v", {"players": {"V": {"board": {"caches": [[6, ["bag"], 2], [6, ["boots"], 2]]}}}},
     "players.V.board.caches[1]", "9.7.1"),
]  # fmt: skip


@pytest.mark.parametrize(("factions", "change", "where", "clause"), CANNOT_BE)
def test_what_the_law_does_not_allow_to_be_is_refused(factions, change, where, clause):
    with pytest.raises(Illegal) as refused:
        clairiere.load({"game": "root", "options": {"factions": factions}} | change)
    assert (refused.value.facts["where"], refused.value.clause) == (where, clause)
    assert all(refused.value.sentence(language) for language in ("fr", "en"))


def test_a_crafting_piece_may_be_lost_after_it_was_activated():
    """The Marquise has crafted with two workshops, then fought, and one of them is gone."""
    board = {"actions": 2}
    place = {"clearings": {"6": {"M": {"workshop": 1}}}, "activated": [2, 0, 0], "players": {"M": {"board": board}}}
    assert clairiere.load({"game": "root", "options": {"factions": "m,e"}} | place).dump()["activated"] == [2, 0, 0]


@law("root:8.2.4", "root:8.2.3.I")
def test_six_supporters_wait_for_what_follows_from_the_loss_of_the_last_base(fight):
    foxes_and_mice = ["tea-f", "tea-m", "anvil-f", "gear-f", "gear-m", "steel-f"]
    play = fight("M", "A", 5, {5: "M3, A rabbit-base"}, factions="M,E,A", A={"stack": foxes_and_mice})
    play.nature("3:0")
    assert play.asked[1] == "dismiss" and clairiere.load(json.loads(json.dumps(play.place))).dump() == play.place


def test_a_card_that_lies_twice_is_refused_with_both_places():
    players = {"E": {"board": {"decree": [[], ["tea-m"], [], []]}}, "C": {"board": {"lost_souls": ["tea-m"]}}}
    with pytest.raises(Illegal) as refused:
        clairiere.load({"game": "root", "options": {"factions": "e,c"}, "players": players})
    assert refused.value.facts["first"] == "players.E.board.decree[1][0]"
    assert refused.value.facts["where"] == "players.C.board.lost_souls[0]"


@law("root:3.1")
def test_thirty_points_in_the_middle_of_a_battle_win_after_reading_it_back(fight):
    """The attacker has 30 points before he has chosen what the defender's hits cost him."""
    board = {"score": 29, "crafted": ["tactics-b"]}
    play = fight("M", "E", 9, {9: "M1 sawmill wood1, E1 roost"}, M=board, E={"crafted": ["sappers-b"]})
    play.nature("1:1").says("M", "tactics-b").says("E", "sappers-b")
    assert (play.asked, play.score("M")) == ((M, "hit"), 30)
    state = clairiere.load(json.loads(json.dumps(play.place)))
    state.take(M, state.read(state.open[0], "wood"))
    assert state.winners() == [M]


@law("root:1.1.3")
def test_what_waits_to_be_done_is_written_in_notation(place):
    play = place("E", map={5: "M2, E roost", 10: "M3, E roost", 4: "E roost", 1: "M keep"}, M={"hand": ["tea-r"]},
                 E={"hand": ["favor-r"]})  # fmt: skip
    play.says("E", "favor-r")
    assert play.place["reactions"] == ["M:hospitals:5:2:E", "M:hospitals:10:3:E"]
    assert clairiere.load(play.place).dump() == play.place


def test_dealing_anew_keeps_what_was_shown(place):
    play = place(map={9: "M1"}, M={"crafted": ["codes-m"], "hand": ["tea-f"]}, E={"hand": ["tea-m", "tax-f"]})
    hands = set()
    for seed in range(20):
        other = play.game.redeal(play.state, M, Rng(seed))
        hands.add(tuple(other.dump()["players"]["E"]["hand"]))
        assert other.dump()["players"]["M"]["hand"] == ["tea-f"]
    assert len(hands) > 10
    play.says("M", "codes-m")
    for seed in range(5):
        assert play.game.redeal(play.state, M, Rng(seed)).dump()["players"]["E"]["hand"] == play.hand("E")
        spectator = play.game.redeal(play.state, SPECTATOR, Rng(seed)).dump()["players"]["E"]["hand"]
        assert len(spectator) == 2


def test_a_stolen_card_makes_others_forget_and_the_two_remember(place):
    known = [[[], ["tea-m", "tax-f"], [], []], [[], [], [], []], [[], ["tea-m"], [], []]]
    play = place("M", "birdsong", {9: "M1"}, M={"crafted": ["stand-f"]}, E={"hand": ["tea-m", "tax-f"]}, known=known)
    play.says("M", "stand-f").nature("tax-f")
    assert play.sees(M)["players"][1]["known"] == ["tea-m"], "the taker saw both cards before"
    assert play.sees(E)["players"][0]["known"] == ["tax-f"], "the giver knows what was taken"
    assert play.sees(SPECTATOR)["players"][1]["known"] == [], "for others it may have been any of the two"


def test_what_all_knew_of_a_hand_stays_known_to_giver_and_taker(place):
    known = [[[], [], [], []], [[], [], [], []], [[], ["tea-m"], [], []]]
    play = place("M", "birdsong", {9: "M1"}, M={"crafted": ["stand-f"]}, E={"hand": ["tea-m", "tax-f"]}, known=known)
    play.says("M", "stand-f").nature("tax-f")
    assert play.sees(M)["players"][1]["known"] == ["tea-m"] and play.sees(SPECTATOR)["players"][1]["known"] == []


def test_a_card_once_seen_that_comes_by_another_hand_is_known_no_more(place):
    """All knew that the Marquise held it; it went to the Eyrie by the deck, and is stolen back."""
    held = {"M": {"crafted": ["stand-f"]}, "E": {"hand": ["tea-m", "tax-f"]}}
    play = place("M", "birdsong", {9: "M1"}, factions="M,E,A", **held)
    play.state.learn(play.state.seats, M, play.state.hand[E])
    play.says("M", "stand-f").nature("tea-m")
    assert play.sees(2)["players"][0]["known"] == [] and play.sees(E)["players"][0]["known"] == ["tea-m"]


def test_who_knew_the_only_card_knows_where_it_goes(place):
    known = [[[], [], [], [], [], []] for _ in range(4)]
    known[2][1] = ["tea-m"]
    play = place("M", "birdsong", {9: "M1"}, factions="M,E,A", M={"crafted": ["stand-f"]}, E={"hand": ["tea-m"]},
                 known=known).says("M", "stand-f").nature("tea-m")  # fmt: skip
    assert play.sees(2)["players"][0]["known"] == ["tea-m"] and play.sees(SPECTATOR)["players"][0]["known"] == []


def test_that_somebody_knew_it_is_not_told_to_who_takes_it(place):
    """A world dealt anew for the taker is the same whether or not the third player knew the only card."""
    knew, worlds = [[[], [], [], [], [], []] for _ in range(4)], []
    knew[2][1] = ["tea-m"]
    for known in (knew, [[[], [], [], [], [], []] for _ in range(4)]):
        play = place("M", "birdsong", {9: "M1"}, factions="M,E,A", M={"crafted": ["stand-f"]}, E={"hand": ["tea-m"]},
                     known=known).says("M", "stand-f").nature("tea-m")  # fmt: skip
        worlds.append(clairiere.find("root").redeal(play.state, M, Rng(1)).dump())
    assert worlds[0] == worlds[1] and worlds[0]["known"][1][0] == ["tea-m"]  # the giver knows, and is known to


@law("root:1.2.2", "root:2.1.2")
def test_nobody_holds_a_card_that_was_reshuffled(place):
    """All have seen the discard pile that became the deck: the hand of the Eyrie is the three other cards."""
    discard, hand = ["ambush-f", "ambush-r", "tea-f", "tea-r", "tea-m", "anvil-f"], ["gear-f", "gear-m", "visit-r"]
    removed = [card for card in CODE[:54] if card not in [*discard, *hand, "tax-f"]]
    play = place("M", "evening", {5: "M1 recruiter2", 9: "M1 recruiter"}, deck=["tax-f"], discard=discard,
                 E={"hand": hand}, removed=removed).nature("tea-f")  # fmt: skip
    assert (play.hand("M"), play.place["discard"]) == (["tea-f", "tax-f"], [])
    for seed in range(10):
        dealt = play.game.redeal(play.state, M, Rng(seed)).dump()
        assert (dealt["players"]["E"]["hand"], dealt["deck"]) == (play.hand("E"), play.place["deck"])
        seen = play.game.redeal(play.state, SPECTATOR, Rng(seed)).dump()["players"]
        assert set(seen["E"]["hand"]) < {*hand, "tax-f"} and set(seen["M"]["hand"]) - set(discard)


@law("root:1.2.1")
def test_what_is_drawn_is_told_to_its_owner_only(place):
    play = place("M", "evening", {5: "M1"}).nature("tea-m")
    drew = play.events("drew")[-1]
    assert len(drew.seen_by(M).secret) == 1
    assert drew.seen_by(E).secret == drew.seen_by(SPECTATOR).secret == ()


@law("root:1.2.1")
def test_old_cards_that_leave_a_hand_are_old_no_more(place):
    """Both cards were shown to be no foxes; one leaves openly, or is stolen, and what comes may be a fox."""
    void = {"void": [["anvil-f", "steel-f"], []], "void_sizes": [2, 0]}
    play = place(map={9: "M1 sawmill"}, M={"hand": ["tea-m", "tea-r"]} | void).says("M", "overwork tea-m")
    assert play.player("M")["void_sizes"] == [1, 0]
    play = place("M", "birdsong", {9: "M1"}, M={"crafted": ["stand-f"]}, E={"hand": ["tea-m", "tea-r"]} | void)
    assert play.says("M", "stand-f").nature("tea-m").player("E")["void_sizes"] == [1, 0]
    held = {"hand": ["tea-m", "ambush-m"], "void": [["ambush-m"], []], "void_sizes": [1, 0]}
    play = place(map={9: "M1 sawmill"}, M=held)
    assert play.says("M", "overwork ambush-m").player("M")["void_sizes"] == [1, 0], "that one was new"


def test_a_known_card_that_comes_back_unseen_is_known_no_more(place):
    """The Eyrie's card was seen, spent, shuffled again and drawn."""
    known = [[[], ["tea-m"], [], []], [[], [], [], []], [[], [], [], []]]
    board = {"leader": "despot", "resolved": ["vizier-move", "vizier-build"], "decree": [[], [], [], []]}
    play = place("E", "birdsong", {3: "E6 roost"}, E={"hand": ["tea-m"], "board": board}, known=known)
    state = play.state
    state.remove_card(E, state.read(play.state.open[0], "tea-m"))
    state.deck |= 1 << state.read(play.state.open[0], "tea-m")
    state.take_cards(E, 1 << state.read(play.state.open[0], "tea-m"), 0, "2.1.2")
    assert play.hand("E") == ["tea-m"] and play.sees(M)["players"][1]["known"] == []


def test_choices_are_written_and_read_back(ready):
    play = ready()
    for _ in play.at_random(11):
        ask = play.state.open[0]
        for option in list(ask.options)[:40]:
            assert play.state.read(ask, play.state.write(ask, option)) == option
            assert play.state.read(ask, play.state.write(ask, option).upper()) == option
    with pytest.raises(Illegal):
        ready().state.read(ready().state.open[0], "nonsense")


def test_a_record_reads_as_a_list_of_moves(ready):
    """A march of two moves in plain words."""
    play = ready()
    play.says("M", "march", "10", "12", "12", "7", "2", "end")
    assert (play.warriors(7, "M"), play.warriors(12, "M")) == (3, 0)


@law("root:4.3")
def test_everything_that_is_said_of_a_battle_is_read_back(fight):
    place = fight("E", "M", 9, {9: "E3, M1"}).place
    place["battle"] |= {
        "allied": "M", "enlisted": "E", "instigator": "M", "dealt_rolled": 3, "dealt": 9, "returned_rolled": 2,
        "returned": 8, "ambush": "ambush-f",
    }  # fmt: skip
    assert clairiere.load(place).dump()["battle"] == place["battle"]


@law("root:2.5")
def test_a_clearing_names_the_buildings_and_tokens_that_are_there_and_no_others(place):
    play = place(map={9: "M1 sawmill wood2, E roost"})
    seen = next(found for found in play.sees(E)["clearings"] if found["warriors"]["M"])
    assert seen["pieces"] == {"M": {"sawmill": 1, "wood": 2}, "E": {"roost": 1}}


@law("root:9.3.3")
def test_a_quest_that_is_turned_up_is_told_to_all(new):
    play = new(factions="marquise,vagabond").until("quest")
    word = play.legal[0]
    play.nature(word)
    assert [event.reveals for event in play.events("quest open")] == [True]
    assert word in play.place["players"]["V"]["board"]["quests"]


@law("root:8.6.1")
def test_a_game_begins_without_officers_or_operations(new):
    board = new(factions="marquise,alliance").player("A")["board"]
    assert (board["officers"], board["operations"]) == (0, 0)


@law("root:2.2.2")
@pytest.mark.parametrize("count", [0, 11, 13])
def test_twelve_clearings_have_twelve_suits(count):
    with pytest.raises(Illegal) as refused:
        clairiere.load({"game": "root", "options": {"factions": "m,e", "board": "winter"}, "suits": ["fox"] * count})
    assert (refused.value.reason, refused.value.facts["found"]) == ("form-wrong-length", count)
