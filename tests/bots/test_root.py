"""The greedy players of Root: they take points that are there, and keep what they have."""

import re

import pytest

import clairiere
from clairiere.bots.root.greedy import RootGreedy
from clairiere.core.ask import NATURE
from clairiere.core.nature import Rng, Seeded

BOT = RootGreedy()


def pieces(text):
    """`M3 sawmill wood2, E roost`: warriors after the letter, then pieces with their number."""
    found = {}
    for part in text.split(","):
        first, *words = part.split()
        counts = {"warrior": int(first[1:])} if first[1:] else {}
        for word in words:
            name, number = re.fullmatch(r"([a-z-]+)(\d*)", word).groups()
            counts[name] = int(number or 1)
        found[first[0]] = counts
    return found


def table(turn, phase, field, factions="marquise,eyrie", **rest):
    """A position in a few words; M, E and so on are what the players have."""
    players = {letter: rest.pop(letter) for letter in list(rest) if len(letter) == 1}
    options = {"factions": factions, "seating": "given", "first": "0"}
    state = clairiere.load(
        {"game": "root", "options": options, "turn": turn, "phase": phase, "players": players}
        | {"clearings": {str(clearing): pieces(text) for clearing, text in field.items()}}
        | rest
    )
    state.log = []
    return state


def choice(state):
    """What the bot answers to the open question, in notation."""
    ask = state.open[0]
    view = state.view(ask.seat)
    return state.write(ask, BOT.choose(view, view.asks[0], Rng(1)))


def play_turn(state):
    """Bots play to the end of the turn."""
    nature, turns, asked = Seeded(3), state.turns, 0
    while state.open and state.turns == turns:
        ask = state.open[0]
        if ask.seat == NATURE:
            state.take(NATURE, nature.answer(ask, asked))
            asked += 1
        else:
            state.take(ask.seat, state.read(ask, choice(state)))
    return state


def verbs(state):
    return [event.verb for event in state.log]


def score(state, letter):
    return state.dump()["players"][letter]["score"]


# -- Marquise -------------------------------------------------------------------------------------------------------


def test_the_marquise_builds_what_wins():
    field = {1: "M3 keep sawmill wood1", 5: "M3 workshop wood1", 9: "M2 recruiter"}
    state = play_turn(table("M", "daylight", field, M={"score": 28, "hand": ["armorers-b"]}))
    assert state.winners() == [0]


def test_the_marquise_builds_before_she_marches():
    field = {1: "M3 keep sawmill wood1", 5: "M2 workshop recruiter wood1", 10: "M1", 3: "E6 roost"}
    state = table("M", "daylight", field)
    assert choice(state) == "build"
    play_turn(state)
    assert score(state, "M") >= 2


def test_the_marquise_overworks_when_one_wood_is_missing():
    field = {8: "M3 sawmill2 wood1", 7: "M2", 4: "M3 keep workshop", 9: "M2 recruiter2", 12: "M2 workshop"}
    state = table("M", "daylight", field, M={"hand": ["dom-f"]})
    assert choice(state) == "overwork dom-f"
    play_turn(state)
    assert score(state, "M") == 2


def test_the_marquise_crafts_an_item_for_its_points():
    field = {2: "M3 keep sawmill workshop", 5: "M1 recruiter", 3: "E6 roost"}
    assert choice(table("M", "daylight", field, M={"hand": ["tea-f", "gear-f"]})) == "tea-f"


def test_the_marquise_attacks_a_roost_that_nobody_guards():
    field = {1: "M3 keep", 8: "M4, E roost", 3: "E6 roost"}
    state = table("M", "daylight", field, E={"score": 12})
    assert choice(state) == "battle"


def test_hits_take_wood_before_a_sawmill():
    battle = {"attacker": "E", "defender": "M", "clearing": 5, "at": 16, "dealt_rolled": 1}
    board = {"resolved": [f"vizier-{column}" for column in ("recruit", "move")]}
    state = table("E", "daylight", {5: "M sawmill wood2, E3", 1: "M2 keep"}, battle=battle, E={"board": board})
    assert state.open[0].about == "hit" and choice(state) == "wood"


# -- battle ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("field", "answer"), [("M sawmill, E2", "ambush-b"), ("M1, E1", "pass")])
def test_an_ambush_is_played_for_a_building_and_kept_when_little_is_at_stake(field, answer):
    battle = {"attacker": "E", "defender": "M", "clearing": 5}
    board = {"resolved": [f"vizier-{column}" for column in ("recruit", "move")]}
    state = table("E", "daylight", {5: field}, battle=battle, M={"hand": ["ambush-b"]}, E={"board": board})
    assert state.open[0].about == "ambush" and choice(state) == answer


def test_an_ambush_is_foiled():
    battle = {"attacker": "M", "defender": "E", "clearing": 5, "at": 3, "ambush": "ambush-r"}
    held = {"hand": ["ambush-b", "tea-f"]}
    state = table("M", "daylight", {5: "M3, E1 roost"}, battle=battle, M=held)
    assert state.open[0].about == "foil" and choice(state) == "ambush-b"


def test_outrage_is_paid_with_the_card_that_is_worth_least():
    field = {5: "M3, A sympathy", 1: "M4 keep workshop", 3: "E6 roost"}
    state = table("M", "daylight", field, "M,E,A", M={"hand": ["anvil-f", "dom-r", "visit-r"]})
    state.take(0, state.read(state.open[0], "march"))
    for text in ("1", "5", "2"):
        state.take(0, state.read(state.open[0], text))
    assert state.open[0].about == "outrage" and choice(state) == "dom-r"


# -- Eyrie ----------------------------------------------------------------------------------------------------------


def board(leader="despot", recruit=(), move=(), battle=(), build=()):
    return {"leader": leader, "decree": [list(recruit), list(move), list(battle), list(build)]}


def test_the_eyrie_add_no_card_that_brings_turmoil():
    """Foxes neither recruit nor move here: the card goes where the one move of the Despot makes it possible."""
    held = {"hand": ["tea-f", "knapsack-f"], "board": board()}
    state = table("E", "birdsong", {3: "E6 roost", 7: "M1", 11: "M1", 6: "M1", 1: "M3 keep"}, E=held)
    play_turn(state)
    assert "turmoil" not in verbs(state) and score(state, "E") >= 1


def test_the_eyrie_move_so_that_the_rest_of_the_decree_can_be_done():
    """Clearing 3 has no open slot: warriors must go where both the battle and the Despot's roost are possible."""
    held = {"hand": ["dom-r"], "board": board(battle=["tea-m"])}
    state = table("E", "birdsong", {3: "E6 roost", 7: "M1", 11: "M3", 6: "M2", 1: "M3 keep"}, E=held, M={"hand": []})
    play_turn(state)
    assert "turmoil" not in verbs(state) and "built" in verbs(state)


def test_the_eyrie_take_a_leader_they_can_obey():
    """All seven roosts are built: the Despot and his vizier to build are no choice."""
    roosts = {2: "E2 roost", 3: "E2 roost", 4: "E2 roost", 5: "E2 roost", 6: "E2 roost", 7: "E1 roost", 8: "E1 roost"}
    state = table("E", "daylight", roosts | {1: "M3 keep"}, E={"board": board("builder", build=["tea-m"])})
    while state.open[0].about != "leader":
        state.take(state.open[0].seat, state.read(state.open[0], choice(state)))
    assert choice(state) != "despot" and "turmoil" in verbs(state)


# -- Alliance -------------------------------------------------------------------------------------------------------


def test_the_alliance_revolts_where_it_removes_most():
    field = {5: "A sympathy, M1 sawmill workshop", 10: "A sympathy, M1", 1: "M3 keep", 3: "E6 roost"}
    state = table("A", "birdsong", field, "M,E,A", A={"stack": ["tea-r", "visit-r", "dom-b"]})
    assert state.open[0].about == "revolt" and choice(state) == "5"


def test_the_alliance_spreads_where_nobody_stands():
    field = {5: "A sympathy, M1", 1: "M3 keep", 2: "M1", 3: "E6 roost"}
    state = table("A", "birdsong", field | {2: "M2"}, "M,E,A", A={"stack": ["dom-b"]})
    assert state.open[0].about == "sympathy" and choice(state) == "2"


def test_the_alliance_organizes_the_winning_token():
    field = {5: "A2 rabbit-base sympathy", 10: "A1", 2: "A sympathy", 1: "M3 keep", 3: "E6 roost"}
    held = {"score": 29, "board": {"officers": 1}}
    assert play_turn(table("A", "evening", field, "M,E,A", A=held)).winners() == [2]


def test_the_alliance_trains_officers_when_there_is_a_base():
    field = {5: "A2 rabbit-base sympathy", 1: "M3 keep", 3: "E6 roost"}
    state = table("A", "daylight", field, "M,E,A", A={"hand": ["favor-r"], "board": {"officers": 0}})
    assert choice(state) == "train favor-r"


# -- Vagabond -------------------------------------------------------------------------------------------------------


def road(pawn, field, phase="daylight", **rest):
    held = {"pawn": str(pawn), "hand": rest.pop("hand", []), "score": rest.pop("score", 0), "board": rest}
    return table("V", phase, field, "M,E,V", V=held)


def test_the_vagabond_explores_where_there_is_a_ruin():
    assert choice(road(6, {1: "M3 keep", 3: "E6 roost"}, satchel={"torch": 1, "boots": 2})) == "explore"


def test_the_vagabond_walks_to_the_ruin_first():
    state = road(2, {1: "M3 keep", 3: "E6 roost"}, satchel={"torch": 1, "boots": 1}, quests=[])
    assert choice(state) == "move"
    state.take(2, state.read(state.open[0], "move"))
    assert choice(state) in ("6", "10")


def test_the_vagabond_completes_the_quest_that_wins():
    quests = {"quests": ["errand-fox"], "completed": ["fundraising-fox"], "satchel": {"tea": 1, "boots": 1, "sword": 1}}
    state = play_turn(road(1, {1: "M1", 2: "M2 keep", 3: "E6 roost"}, score=28, **quests))
    assert state.winners() == [2]


def test_the_vagabond_aids_when_the_marker_moves():
    state = road(5, {5: "M1", 1: "M3 keep", 3: "E6 roost"}, hand=["dom-r"], satchel={"sword": 1, "tea": 1}, quests=[])
    assert choice(state) in ("track-tea", "aid-m dom-r")
    play_turn(state)
    assert score(state, "V") == 1


def test_the_vagabond_takes_pieces_that_nobody_guards():
    state = road(5, {5: "M sawmill wood1", 1: "M3 keep", 3: "E6 roost"}, satchel={"sword": 2}, quests=[])
    assert choice(state) == "battle"


def test_the_vagabond_stays_in_a_forest_until_his_items_are_whole():
    field = {1: "M3 keep", 3: "E6 roost"}
    satchel, thief = {"torch": 1, "boots": 1}, {"character": "thief", "quests": []}
    assert choice(road("forest-c", field, satchel=satchel, **thief)) == "move"
    assert choice(road("forest-c", field, satchel=satchel, damaged={"sword": 2, "tea": 2}, **thief)) == "end"


@pytest.mark.parametrize(("swords", "item"), [(7, "boots"), (2, "bag")])
def test_the_vagabond_keeps_a_bag_on_its_track_that_holds_his_items(swords, item):
    held = {"track": {"bag": 1}, "satchel": {"boots": 1}, "exhausted": {"sword": swords}}
    state = road(5, {5: "M1", 1: "M3 keep", 3: "E6 roost"}, hand=["dom-r"], quests=[], **held)
    state.take(2, state.read(state.open[0], "aid-m dom-r"))
    assert state.open[0].about == "aid item" and choice(state) == item


def test_the_vagabond_moves_a_coin_to_its_track_before_he_draws():
    held = {"track": {"tea": 1}, "satchel": {"coins": 1, "boots": 1}}
    state = road(5, {1: "M3 keep"}, phase="evening", hand=[], quests=[], **held)
    assert state.open[0].about == "stow" and choice(state) == "track-coins"


def test_the_vagabond_saves_his_items_with_a_bag_before_he_drops_one():
    state = road(5, {1: "M3 keep"}, phase="evening", hand=[], quests=[], satchel={"tea": 1, "bag": 1, "boots": 6})
    state.take(NATURE, state.open[0].options[0])
    assert state.open[0].about == "drop" and choice(state) == "track-bag"
    state.take(2, state.read(state.open[0], "track-bag"))
    assert state.turn == 0 and state.factions[2].dump(state)["satchel"] == {"boots": 6, "tea": 1}


@pytest.mark.parametrize(("funds", "answer"), [(14, "move"), (2, "end")])
def test_the_vagabond_goes_toward_the_posts_of_a_rich_company(funds, answer):
    board = {"satchel": {"sword": 1, "boots": 1}, "quests": []}
    company = {"board": {"funds": {"R": funds}}}
    field = {1: "M3 keep", 3: "E6 roost", 8: "R1 fox-post"}
    state = table("V", "daylight", field, "M,E,V,R", V={"pawn": "12", "board": board}, R=company)
    assert choice(state) == answer
    if answer == "move":
        state.take(2, state.read(state.open[0], "move"))
        assert choice(state) in ("4", "7")


# -- Cult and Riverfolk -----------------------------------------------------------------------------------------------


def test_the_cult_scores_the_suit_that_wins():
    field = {1: "C2 fox-garden", 6: "C2 fox-garden", 3: "M3 keep", 5: "M3"}
    state = play_turn(table("C", "daylight", field, "M,C", C={"score": 28, "hand": ["tax-f", "dom-r"]}))
    assert state.winners() == [1]


def test_the_cult_builds_its_second_garden_before_it_scores():
    field = {1: "C2 fox-garden", 8: "C3", 3: "M3 keep", 5: "M3"}
    state = table("C", "daylight", field, "M,C", C={"hand": ["tax-f", "dom-f"]})
    assert choice(state).startswith("build")
    play_turn(state)
    assert score(state, "C") == 2


def test_the_cult_sanctifies_a_building():
    field = {1: "C2 fox-garden", 8: "C1, M1 sawmill", 3: "M3 keep"}
    held = {"board": {"acolytes": 3, "outcast": "fox"}}
    assert choice(table("C", "birdsong", field, "M,C", C=held)) == "sanctify"


def test_the_company_establishes_posts():
    field = {10: "R3", 11: "R2", 1: "M3 keep"}
    state = table("R", "daylight", field, "M,R", R={"board": {"funds": {"R": 4}}})
    assert choice(state) == "establish"
    play_turn(state)
    assert score(state, "R") == 4


def test_the_company_crafts_an_item_for_more_than_its_dividend():
    field = {11: "R2 mouse-post", 1: "M3 keep", 10: "M1"}
    held = {"hand": ["tea-f"], "board": {"funds": {"M": 1}}}
    assert choice(table("R", "daylight", field, "M,R", R=held)) == "tea-f"


@pytest.mark.parametrize(("price", "answer"), [(1, "hand-card tea-f"), (3, "end")])
def test_a_card_is_bought_when_it_scores_more_than_it_costs(price, answer):
    field = {2: "M3 keep workshop", 11: "R2 mouse-post", 3: "M2"}
    held = {"hand": ["tea-f", "dom-f"], "board": {"prices": [price, 2, 2]}}
    state = table("M", "birdsong", field, "M,R", R=held)
    assert state.open[0].about == "market" and choice(state) == answer


@pytest.mark.parametrize(("points", "place"), [(0, "5"), (26, "11")])
def test_a_post_of_a_company_that_is_about_to_win_is_worth_more_than_any_roost(points, place):
    field = {5: "M3, E roost", 11: "M3, R2 mouse-post", 1: "M3 keep"}
    held = {"score": points, "board": {"funds": {"R": 2}}}
    state = table("M", "daylight", field, "M,E,R", R=held)
    while state.open[0].about != "battlefield":
        state.take(0, state.read(state.open[0], choice(state)))
    assert choice(state) == place
