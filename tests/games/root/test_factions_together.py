"""Where chapters 6 to 9 meet: one faction's rule in another's turn, battle or clearing."""

from clairiere.conformance import law
from clairiere.games.root.state.terms import replaced

FOUR = "marquise,eyrie,alliance,vagabond"
M, E, A, V = range(4)


# -- field hospitals -------------------------------------------------------------------------------------------------


@law("root:6.2.3", "root:CARD.tax_collector")
def test_a_warrior_taken_by_her_own_tax_collector_can_be_saved(place):
    own = {"crafted": ["tax-f"], "hand": ["tea-m"]}
    play = place(map={1: "M keep", 9: "M2"}, M=own).says("M", "tax-f", "9")
    assert play.asked == (M, "hospitals") and play.legal == ["tea-m", "pass"]
    play.says("M", "tea-m").nature("anvil-f")
    assert (play.warriors(9, "M"), play.warriors(1, "M"), play.hand("M")) == (1, 1, ["anvil-f"])


@law("root:6.2.3", "root:CARD.favor", "root:1.1.3")
def test_after_a_favor_each_clearing_that_lost_warriors_asks_for_a_card_of_its_own(place):
    field = {2: "M2 keep", 8: "M3, E roost", 12: "M1, E roost", 6: "E roost"}
    cats = {"hand": ["tea-f", "anvil-f", "tea-m"]}
    play = place("E", map=field, M=cats, E={"hand": ["favor-f"], "board": {"leader": "despot"}}).says("E", "favor-f")
    assert play.asked == (E, "order") and len(play.legal) == 2
    play.says("E", "M:hospitals:8:3:E").says("M", "tea-f")
    assert (play.warriors(2, "M"), play.asked, play.legal) == (5, (M, "hospitals"), ["anvil-f", "pass"])
    assert play.says("M", "pass").warriors(2, "M") == 5


@law("root:6.2.3", "root:6.2.2", "root:CARD.favor")
def test_a_favor_that_takes_the_keep_leaves_no_hospital(place):
    field = {1: "M1 keep", 8: "M3, E roost", 12: "E roost", 6: "E roost"}
    play = place("E", map=field, M={"hand": ["tea-f"]}, E={"hand": ["favor-f"]}).says("E", "favor-f")
    assert play.asked[0] == E and play.score("E") == 1 and play.supply("M") == 25


@law("root:6.2.3", "root:9.2.9.II.d")
def test_allied_cats_that_fall_for_the_vagabond_can_be_saved(road):
    play = road(9, {9: "M1, E3", 1: "M keep"}, satchel="sword", relations={"M": "allied"}, M={"hand": ["tea-m"]})
    play.says("V", "battle", "E", "M").nature("1:1").says("V", "warrior")
    assert play.asked == (M, "hospitals")
    assert play.says("M", "tea-m").warriors(1, "M") == 1


# -- a burnt clearing where a partner's pieces still stand -----------------------------------------------------------


def burnt(road, **cats):
    """The Vagabond burns a fox clearing of his partner, the Marquise; then it is her turn."""
    field = {8: "M2 sawmill recruiter, E1", 5: "M2 sawmill"}
    play = road(8, field, factions=FOUR, character="scoundrel", satchel="torch", M=cats)
    play.state.partner = replaced(play.state.partner, V, M)
    return play.says("V", "scorched-earth", "end").until("daylight", "wood")


@law("root:CHAR.scoundrel", "root:6.4", "root:6.5.3", "root:2.7")
def test_nothing_is_placed_in_a_burnt_clearing_by_the_partner_whose_pieces_stand_there(road):
    play = burnt(road)
    assert play.at(8, "M") == {"warrior": 2, "sawmill": 1, "recruiter": 1} and play.at(8, "E") == {}
    assert play.asked == (M, "daylight") and play.at(5, "M")["wood"] == 1 and "recruit" not in play.legal


@law("root:CHAR.scoundrel", "root:6.5.5")
def test_overwork_brings_no_wood_to_a_burnt_clearing(road):
    play = burnt(road, hand=["tea-f", "claim-b"])
    assert "overwork tea-f" not in play.legal and play.says("M", "overwork claim-b").at(5, "M")["wood"] == 2


# -- outrage ---------------------------------------------------------------------------------------------------------


@law("root:8.2.6", "root:7.5.2.II")
def test_a_move_of_the_decree_into_a_sympathetic_clearing_costs_a_card(rise):
    board = {"leader": "commander", "decree": [[], ["tea-m"], [], []], "resolved": ["vizier-move"]}
    birds = {"hand": ["anvil-f", "tea-r"], "board": board}
    play = rise("daylight", {9: "E3", 12: "A sympathy", 4: "M1"}, turn="E", E=birds).says("E", "end", "9", "12", "2")
    assert play.asked == (E, "outrage") and play.legal == ["anvil-f"]
    play.says("E", "anvil-f")
    assert play.player("A")["stack"] == ["anvil-f"] and play.asked[1] == "battlefield"


@law("root:9.2.9.II.e", "root:8.2.6")
def test_the_vagabond_pays_for_moving_the_alliances_own_warriors_into_sympathy(road):
    """8.2.6 speaks of another player who moves warriors, whosever they are."""
    play = road(
        9, {9: "A2", 12: "A sympathy"}, satchel="boots", hand=["tea-f"], relations={"A": "allied"},
        factions="marquise,eyrie,alliance,vagabond",
    ).says("V", "move", "12", "A", "2")  # fmt: skip
    assert play.asked == (V, "outrage") and play.legal == ["tea-f"]
    assert play.says("V", "tea-f").player("A")["stack"] == ["tea-f"]


@law("root:8.2.6", "root:4.3.1", "root:4.3.3")
def test_an_ambush_that_takes_a_token_of_the_attacking_alliance_is_outrage(fight):
    cats = {"hand": ["ambush-f", "tea-f"]}
    play = fight("A", "M", 12, {12: "A1 sympathy, M2"}, factions="M,E,A", M=cats, phase="evening")
    play.says("M", "ambush-f")
    assert (play.score("M"), play.at(12, "A")) == (1, {}) and play.asked == (M, "outrage")
    assert play.says("M", "tea-f").player("A")["stack"] == ["tea-f"]


# -- battle ----------------------------------------------------------------------------------------------------------


@law("root:7.8.4", "root:4.3.1", "root:4.3.3")
def test_the_despot_scores_for_an_ambush_that_ends_the_battle(fight):
    birds = {"hand": ["ambush-m"], "board": {"leader": "despot"}}
    play = fight("M", "E", 9, {9: "M1 wood2, E1"}, E=birds).says("E", "ambush-m")
    assert (play.score("E"), play.at(9, "M"), play.asked) == (2, {"wood": 1}, (M, "daylight"))


@law("root:CARD.brutal_tactics", "root:3.1")
def test_the_thirtieth_point_of_brutal_tactics_wins_before_any_hit_is_dealt(fight):
    play = fight("M", "E", 9, {9: "M3, E1 roost"}, M={"crafted": ["tactics-b"], "score": 29}, E={"score": 29})
    play.nature("3:0").says("M", "tactics-b")
    assert play.winners == ["E"] and play.warriors(9, "E") == 1


@law("root:8.2.4", "root:8.6.1")
def test_officers_lost_in_evening_lead_no_more_operations(rise):
    play = rise("evening", {12: "A1 fox-base, M2"}, officers=4, M={"hand": ["ambush-f"]})
    play.says("A", "recruit", "recruit", "battle", "12").says("M", "ambush-f").nature("0:0")
    assert play.player("A")["board"] == {"officers": 4, "operations": 3} and play.asked[1] == "operation"
    play = rise("evening", {12: "A1 fox-base, M2"}, officers=2, M={"hand": ["ambush-f"]})
    play.says("A", "battle", "12").says("M", "ambush-f")
    assert play.player("A")["board"] == {"officers": 1, "operations": 1} and play.asked[1] != "operation"


@law("root:8.2.4", "root:8.2.6", "root:1.1.3")
def test_who_takes_a_base_and_its_token_orders_the_loss_and_the_outrage(fight):
    own = {"stack": ["steel-f", "tea-m"], "board": {"officers": 1}}
    play = fight("M", "A", 12, {12: "M3, A fox-base sympathy"}, factions="M,E,A", A=own, M={"hand": ["tea-f"]})
    play.nature("2:1")
    assert play.asked == (M, "order") and play.legal == ["A:fox-base:12:1:M", "A:outrage:12:1:M"]
    play.says("M", "A:fox-base:12:1:M").says("M", "tea-f")
    assert play.player("A")["stack"] == ["tea-f", "tea-m"] and play.place["discard"] == ["steel-f"]


# -- relationships ---------------------------------------------------------------------------------------------------


@law("root:9.2.9.I.a", "root:9.2.9.III", "root:9.2.9.III.d")
def test_aids_of_before_count_no_more_when_a_faction_has_become_hostile(road):
    play = road(
        12, {12: "E2"}, satchel="torch boots crossbow", hand=["tea-f", "dom-f", "anvil-f"], score=10,
        relations={"E": "amiable_1"}, factions=FOUR, M={"score": 3}, A={"score": 3},
    )  # fmt: skip
    play.says("V", "aid-e tea-f", "torch")
    assert play.player("V")["board"]["aids"] == {"E": 1}
    play.says("V", "strike")
    assert play.player("V")["board"]["aids"] == {} and play.player("V")["board"]["relations"]["E"] == "hostile"
    play.says("V", "dom-f", "aid-e anvil-f")
    assert play.player("V")["partner"] == "E" and play.player("V")["board"]["relations"]["E"] == "amiable_1"


@law("root:CHAR.ranger")
def test_the_hideout_ends_daylight_even_when_nothing_is_damaged(road):
    play = road(12, character="ranger", satchel="torch boots").says("V", "hideout")
    assert play.player("V")["board"]["exhausted"] == {"torch": 1} and play.asked[1] != "wander"


@law("root:1.1.3", "root:8.2.4")
def test_the_loss_of_a_base_is_named_by_its_suit(fight):
    play = fight("M", "A", 9, {9: "M3, A mouse-base sympathy"}, factions="M,E,A", M={"hand": ["tea-m"]}).nature("2:1")
    assert play.legal == ["A:mouse-base:9:1:M", "A:outrage:9:1:M"]
