"""Chapter 5 and WINTER.*, SCEN.*: set-up, boards and sets of factions."""

import pytest

import clairiere
from clairiere import Illegal, Rng
from clairiere.arena import add_points
from clairiere.conformance import law
from clairiere.games.root.factions.scenarios import RECOMMENDED, USUAL, is_recommended, swap_factions
from clairiere.games.root.options import all_sets
from clairiere.games.root.state.map import PRINTED_MAPS

M, E = 0, 1


def begun(seed, **options):
    """A game from a seed, up to the first question to a player."""
    record = clairiere.Record(clairiere.find("root"), options, ["Ana", "Bo"])
    record.seed = seed
    return clairiere.Table(record).state.dump()


@law("root:5.1")
def test_the_steps_of_the_set_up_come_in_order(ready):
    told = [clause for _, clause in ready().clauses]
    steps = [clause for clause in told if clause.startswith("5.1")]
    assert steps == sorted(steps, key=lambda clause: [int(part) for part in clause.split(".")])
    assert told.index("1.4") > max(i for i, clause in enumerate(told) if clause == "5.1.7")


@law("root:5.1.1")
def test_first_player_and_seats_are_drawn_by_lot_and_repeatable():
    def seated(seed):
        found = begun(seed)
        return found["seats"], found["first"]

    found = [seated(seed) for seed in range(12)]
    assert found == [seated(seed) for seed in range(12)]
    assert {tuple(seats) for seats, _ in found} == {("M", "E"), ("E", "M")} and {first for _, first in found} == {
        "M",
        "E",
    }


@law("root:5.1.1")
def test_the_options_say_which_of_them_are_about_seats():
    kinds = {option.name: option.kind for option in clairiere.find("root").options}
    assert (kinds["factions"], kinds["seating"], kinds["first"], kinds["board"]) == ("set", "seating", "seat", "")


@law("root:5.1.1", "root:MM.3")
def test_the_factions_that_players_take_are_named_without_hers():
    game = clairiere.find("root")
    assert game.role_order(game.agree({"factions": "eyrie,alliance,mechanical"}), 3) == ["eyrie", "alliance"]
    assert game.role_order(game.agree({}), 2) == ["marquise", "eyrie"]


@law("root:5.1.1", "root:1.2")
def test_everyone_sees_who_plays_what(ready):
    for seat in (M, E, -2):
        seen = [(player["faction"], player["letter"]) for player in ready().sees(seat)["players"]]
        assert seen == [("marquise", "M"), ("eyrie", "E")]


@law("root:MM.2")
def test_no_set_has_two_factions_with_the_same_pieces():
    assert not [names for names in all_sets(6) if {"marquise", "mechanical"} <= set(names.split(","))]


@law("root:5.1.1")
@pytest.mark.parametrize("factions", ["marquise,marquise", "eyrie,eyrie", "m,e,e"])
def test_a_faction_plays_once(factions):
    with pytest.raises(Illegal) as refused:
        clairiere.find("root").new({"factions": factions})
    assert refused.value.clause == "5.1.1"


@law("root:5.1.1", "root:6.3", "root:7.3")
def test_each_faction_has_the_pieces_of_its_board(ready):
    pieces = [str(piece) for piece in clairiere.find("root").pieces(ready().state)]
    assert (pieces.count("marquise warrior"), pieces.count("eyrie warrior")) == (25, 20)


@law("root:5.1.2")
def test_all_markers_start_at_zero(ready):
    assert [ready().score(letter) for letter in "ME"] == [0, 0]


@law("root:5.1.3", "root:SCEN.2", "root:CARD.dominance")
def test_two_players_have_no_dominance_cards_and_three_cards_each(new):
    play = new().until("keep")
    place = play.place
    assert (len(place["deck"]), [len(play.hand(letter)) for letter in "ME"]) == (50 - 6, [3, 3])
    assert sorted(place["removed"]) == ["dom-b", "dom-f", "dom-m", "dom-r"]
    assert play.events("deck")[0].what == (50,)


@law("root:SCEN.2")
def test_no_dominance_card_ever_becomes_available_between_two(ready):
    play = ready()
    for _ in play.at_random(7):
        assert not play.place["available"]


@law("root:5.1.4", "root:WINTER.4")
@pytest.mark.parametrize(("board", "ruins"), [("autumn", [6, 10, 11, 12]), ("winter", [8, 9, 11, 12])])
def test_a_ruin_lies_on_each_of_its_slots(new, board, ruins):
    play = new(board=board).until("keep")
    assert play.place["ruins"] == ruins
    for number in range(1, 13):
        slots = play.sees(M)["clearings"][number - 1]["slots"]
        assert slots == PRINTED_MAPS[board].slots[number - 1] - (number in ruins)


@law("root:5.1.5")
def test_twelve_items_are_in_supply_and_no_torch(new):
    items = new().until("keep").items
    assert items == {"boots": 2, "bag": 2, "crossbow": 1, "hammer": 1, "sword": 2, "tea": 2, "coins": 2}


@law("root:5.1.7")
@pytest.mark.parametrize("seats", ["marquise,eyrie", "eyrie,marquise"])
def test_factions_set_up_by_their_letters_whatever_the_seats(new, seats):
    play = new(factions=seats).until("keep", "leader", "corner")
    assert play.asked[1] == "keep"
    assert play.refuses("E", "despot") == "1.4", "the later letter waits"


@law("root:WINTER.1")
def test_the_factions_of_autumn_play_in_winter(ready):
    play = ready(board="winter", sites=(1, 5, 10))
    for _ in play.at_random(2):
        pass
    assert play.winners


@law("root:WINTER.2")
def test_twelve_markers_give_four_clearings_of_each_suit(new):
    play = new(board="winter")
    assert play.asked[1] == "suits" and len(play.state.open[0].options) == 34650
    layouts = set()
    for seed in range(5):
        suits = begun(seed, board="winter")["suits"]
        assert sorted(suits) == ["fox"] * 4 + ["mouse"] * 4 + ["rabbit"] * 4
        layouts.add(tuple(suits))
    assert len(layouts) == 5


@law("root:WINTER.2")
def test_suits_are_public_before_the_factions_set_up(new):
    play = new(board="winter").nature("m m m m r r r r f f f f").until("keep")
    assert [entry["suit"] for entry in play.sees(E)["clearings"]] == ["mouse"] * 4 + ["rabbit"] * 4 + ["fox"] * 4


@law("root:WINTER.3", "root:2.3")
def test_the_river_splits_forests_in_winter_and_is_no_path(place):
    """B and D are the two banks of the river between 10 and 11."""
    board = PRINTED_MAPS["winter"]
    forest = {name: 12 + i for i, name in enumerate(board.forest_names)}
    assert len(board.forests) == 8
    assert forest["d"] in board.forests[forest["b"] - 12] and forest["b"] in board.forests[forest["d"] - 12]
    assert 3 not in board.forests[forest["b"] - 12], "clearing 4 touches the other bank only"
    play = place(board="winter", map={10: "M3", 11: "M1"}).says("M", "march", "10")
    assert play.refuses("M", "11") == "2.3"


@law("root:SCEN.1")
def test_any_set_of_factions_is_accepted():
    state = clairiere.find("root").new({"factions": "eyrie,marquise"})
    assert sorted(state.dump()["seats"]) == ["E", "M"]


@law("root:SCEN.4", "root:SCEN.5")
def test_the_usual_sets():
    assert USUAL[:4] == ("marquise", "eyrie", "alliance", "vagabond")
    assert clairiere.find("root").new(None, 2).dump()["options"]["factions"] == "marquise,eyrie"
    assert ("eyrie", "marquise") in RECOMMENDED


@law("root:SCEN.11")
def test_more_than_six_factions_are_refused():
    with pytest.raises(Illegal) as refused:
        clairiere.find("root").new({"factions": ",".join(["marquise", "eyrie"] * 4)})
    assert refused.value.clause in ("SCEN.11", "5.1.1")
    with pytest.raises(Illegal) as refused:
        clairiere.find("root").new(None, 7)
    assert refused.value.clause == "SCEN.11"


@law("root:SCEN.11", "root:5.1.1")
@pytest.mark.parametrize(
    ("factions", "seats", "clause", "words"),
    [
        ("m", 0, "SCEN.11", "One faction alone: from 2 to 6 can play (Scenarios 11)."),
        ("m,e,a,v,v,c,r", 0, "SCEN.11", "7 factions: from 2 to 6 can play (Scenarios 11)."),
        ("m,e", 3, "5.1.1", "2 factions are named, and 3 play: there must be one for each (5.1.1)."),
    ],
)
def test_too_few_or_too_many_factions_are_refused_with_both_numbers(factions, seats, clause, words):
    with pytest.raises(Illegal) as refused:
        clairiere.find("root").new({"factions": factions}, seats)
    assert (refused.value.clause, refused.value.sentence("en")) == (clause, words)
    assert refused.value.sentence("fr")


def test_a_random_game_keeps_its_pieces_whoever_begins():
    game = clairiere.find("root")
    for seed in range(3):
        state = game.new({"board": "winter"})
        clairiere.playout(state, Rng(seed))
        assert len(state.winners()) == 1


@law("root:SCEN.1", "root:SCEN.5", "root:SCEN.6", "root:SCEN.7", "root:SCEN.8", "root:SCEN.9", "root:SCEN.10")
@pytest.mark.parametrize(
    ("factions", "clauses"),
    [
        ("marquise,eyrie", ["SCEN.5"]),
        ("alliance,eyrie", ["SCEN.1", "SCEN.6"]),
        ("marquise,alliance", ["SCEN.1", "SCEN.6"]),
        ("eyrie,vagabond", ["SCEN.1", "SCEN.7"]),
        ("marquise,eyrie,alliance", ["SCEN.8"]),
        ("eyrie,alliance,vagabond", ["SCEN.1", "SCEN.7", "SCEN.9"]),
        ("marquise,eyrie,alliance,vagabond", ["SCEN.7", "SCEN.8", "SCEN.9", "SCEN.10"]),
    ],
)
def test_sets_of_factions_carry_their_advice(factions, clauses):
    assert clairiere.find("root").role_notices(factions.split(",")) == clauses
    assert is_recommended(tuple(factions.split(","))) == ("SCEN.1" not in clauses)


@law("root:SCEN.3")
def test_a_match_of_two_swaps_factions_and_adds_scores():
    assert swap_factions(("marquise", "eyrie")) == ("eyrie", "marquise")
    assert add_points([30, 22], [18, 30]) == ([48, 52], [1])
    assert add_points([30, 22], [22, 30]) == ([52, 52], [0, 1])


@law("root:5.1")
@pytest.mark.parametrize("factions", ["marquise,eyrie,alliance,riverfolk", "vagabond,cult,riverfolk,mechanical"])
def test_a_game_can_be_written_down_and_copied_before_anybody_is_set_up(new, factions):
    state = new(factions=factions).state
    assert state.dump() == state.copy().dump() == clairiere.load(state.dump()).dump()
    boards = {letter: player.get("board", {}) for letter, player in state.dump()["players"].items()}
    assert boards["R"]["bought"] == 0 and ("V" not in boards or len(boards["V"]["quest_deck"]) == 15)


@law("root:6.3.2")
def test_a_keep_stands_in_a_corner_and_says_so(new):
    assert new().until("keep").refused(0, "5").reason == "root-not-a-corner"


@law("root:SCEN.4", "root:SCEN.5", "root:SCEN.12", "root:COOP.1", "root:SOLO.2")
def test_what_is_usually_played_has_as_many_factions_as_its_name_says():
    sizes = {
        preset.name: len(str(preset.options["factions"]).split(",")) for preset in clairiere.find("root").presets()
    }
    assert sizes == {"four": 4, "three": 3, "two": 2, "automaton": 4, "coop": 3, "solo": 2}


@law("root:5.1.1")
@pytest.mark.parametrize("value", ["M,,E", "M,E,", ",", "X,"])
def test_factions_without_a_name_are_refused_as_unknown(value):
    with pytest.raises(clairiere.Illegal) as refused:
        clairiere.new("root", {"factions": value})
    assert (refused.value.reason, refused.value.clause) == ("option-refused", "5.1.1")


@law("root:5.1.1")
@pytest.mark.parametrize("value", [3, True, None, ["marquise", "eyrie"]])
def test_factions_that_are_no_text_are_refused_in_words(value):
    with pytest.raises(Illegal) as refused:
        clairiere.find("root").agree({"factions": value})
    assert (refused.value.reason, refused.value.clause) == ("root-factions-text", "5.1.1")


@law("root:SCEN.4", "root:SCEN.5", "root:SCEN.12", "root:COOP.1", "root:SOLO.2")
def test_what_is_usually_played_can_be_chosen_by_its_name():
    presets = clairiere.find("root").presets()
    found = {preset.name: (preset.options["factions"], preset.options["mode"]) for preset in presets}
    assert found == {
        "four": ("marquise,eyrie,alliance,vagabond", "competitive"),
        "three": ("marquise,eyrie,alliance", "competitive"),
        "two": ("marquise,eyrie", "competitive"),
        "automaton": ("eyrie,alliance,vagabond,mechanical", "competitive"),
        "coop": ("eyrie,alliance,mechanical", "coop"),
        "solo": ("eyrie,mechanical", "coop"),
    }


@law("root:6.3", "root:6.5")
def test_before_her_first_turn_the_marquise_has_taken_no_action(new):
    board = new().until("keep").player("M")["board"]
    assert (board["acted"], board["recruited"]) == (0, 0)


@law("root:1.2", "root:7.3.3", "root:10.4.3.I")
def test_before_anything_is_chosen_everyone_sees_that_nothing_is(new):
    play = new(factions="marquise,eyrie,cult").until("keep")
    for seat in (M, E, -2):
        boards = [player["board"] for player in play.sees(seat)["players"]]
        assert (boards[1]["leader"], boards[2]["outcast"], boards[2]["crusade"]) == ("", "", 0)
        assert not any(clearing["closed"] for clearing in play.sees(seat)["clearings"])
    assert play.place["held"] == 0


@law("root:5.1.3", "root:SCEN.2")
def test_a_dominance_card_that_a_position_names_is_not_out_of_the_game_too(place):
    play = place(M={"hand": ["dom-f"]})
    assert play.hand("M") == ["dom-f"] and sorted(play.place["removed"]) == ["dom-b", "dom-m", "dom-r"]


@law("root:CHAR.scoundrel", "root:1.2")
def test_everyone_sees_which_clearings_are_closed(place):
    play = place("M", map={9: "M2"}, factions="M,E,V", clearings={"5": {"closed": True}, "9": {"M": {"warrior": 2}}})
    assert [i + 1 for i, clearing in enumerate(play.sees(E)["clearings"]) if clearing["closed"]] == [5]
