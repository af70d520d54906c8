"""MM.1 to MM.11: the Mechanical Marquise's seat, deck, set-up, and what having no hand means."""

import pytest

import clairiere
from clairiere import Illegal, Record, Table
from clairiere.conformance import law

GAME = clairiere.find("root")
E, A, X = 0, 1, 2
TRIO = "eyrie,alliance,mechanical"
MATCH = {"orders": ["tea-m", "tea-f", "tea-r", "anvil-f", "gear-m"]}


def refused(seats=0, **options):
    """The clause by which a game is refused, which both languages can say."""
    with pytest.raises(Illegal) as found:
        GAME.new(options, seats)
    assert all(found.value.sentence(language) for language in ("fr", "en"))
    return found.value.clause


def begun(seed, factions=TRIO, **options):
    """A game from a seed, up to the first question to a player."""
    names = ["Ana", "Bo", "Cleo", "Dan", "Eva", "Fay"][: len(factions.split(","))]
    record = Record(GAME, {"factions": factions} | options, names)
    record.seed = seed
    return Table(record).state.dump()


@pytest.fixture
def set_up(new):
    """A new game after her set-up, the keep in clearing 1."""
    return lambda **options: new(**({"factions": TRIO} | options)).until("her keep").answer(0, "1")


@law("root:MM.1", "root:MM.3")
def test_every_decision_of_hers_is_made_by_the_rules_and_nobody_is_asked_for_her(new):
    play = new(factions=TRIO).until("her keep")
    assert play.asked == (E, "her keep")  # MM.3 her handler places the keep; nothing else is asked for her
    play.answer(E, "1")
    seats = {ask.seat for _ in play.at_random(5) for ask in play.state.open}
    assert seats == {-1, E, A} and play.place["turns"] >= 6
    assert play.events("order") and play.winners == ["X"]


@law("root:MM.3")
def test_nothing_that_is_said_for_her_counts(place):
    play = place("E", factions=TRIO, X={"board": MATCH}, E={"hand": ["gear-f"]})
    assert play.refused(X, "end").clause == "1.4"


@law("root:MM.1", "root:3.1")
def test_in_a_competitive_game_she_wins_at_thirty_points(ordered):
    play = ordered("tea-m", {5: "X3", 4: "X3"}, "birdsong", X={"score": 26})
    assert (play.winners, play.score("X"), play.state.over) == (["X"], 30, True)


@law("root:MM.1", "root:COOP.1")
def test_a_team_has_four_players_at_most():
    factions = "eyrie,alliance,vagabond,vagabond,mechanical"
    assert GAME.new({"factions": factions, "mode": "coop"}).seats == 5
    rest = [name for name in ("cult", "riverfolk") if name in clairiere.games.root.faction.FACTIONS]
    if rest:
        assert refused(factions=f"{rest[0]},{factions}", mode="coop") == "MM.1"
    from clairiere.games.root.options import judge_mode

    with pytest.raises(Illegal) as found:
        judge_mode({"mode": "coop", "head_start": 0, "kept": ""}, 6, 5)
    assert found.value.clause == "MM.1"


@law("root:MM.2")
@pytest.mark.parametrize("factions", ["marquise,mechanical", "X,E,M", "mechanical,eyrie,mechanical"])
def test_she_never_plays_with_the_marquise_nor_with_herself(factions):
    assert refused(factions=factions, mode="coop") == ("MM.2" if factions != "mechanical,eyrie,mechanical" else "5.1.1")


@law("root:MM.3", "root:5.1.1")
def test_her_place_among_the_players_is_random_and_repeatable():
    def circle(seed):
        """Who plays after her, in the order of turns, and who begins."""
        found = begun(seed)
        return "".join(found["seats"]), found["first"]

    found = [circle(seed) for seed in range(24)]
    assert found == [circle(seed) for seed in range(24)]
    assert {seats for seats, _ in found} == {"EAX", "AEX"} and {first for _, first in found} == {"E", "A", "X"}


@law("root:MM.3")
def test_wherever_she_is_named_she_sits_last_and_the_next_player_sets_her_up(new):
    play = new(factions="mechanical,alliance,eyrie").until("her keep")
    assert play.place["seats"] == ["A", "E", "X"] and play.asked == (0, "her keep")
    assert play.place["options"]["factions"] == "alliance,eyrie,mechanical"


@law("root:MM.3")
def test_seats_are_written_with_her_at_the_end(new):
    play = new(factions=TRIO, seating="random")
    assert play.nature("a e x").place["seats"] == ["A", "E", "X"]
    with pytest.raises(Illegal):
        new(factions=TRIO, seating="random").nature("X E A")


@law("root:MM.4", "root:3.3", "root:5.1.3", "root:CARD.dominance")
def test_spies_take_the_place_of_the_dominance_cards(new):
    play = new(factions=TRIO).until("her keep")
    found = play.events("deck")[0].what
    cards = [str(piece) for piece in GAME.pieces(play.state)]
    assert found == (54,) and play.place["removed"] == ["dom-b", "dom-f", "dom-r", "dom-m"]
    assert [cards.count(f"spy-{suit}") for suit in "bfrm"] == [1, 1, 1, 1]


@law("root:MM.4")
def test_without_her_there_are_no_spies(new, place):
    assert "spy-b" not in [str(piece) for piece in GAME.pieces(new().until("keep").state)]
    with pytest.raises(Illegal) as found:
        place(M={"hand": ["spy-f"]})
    assert found.value.clause == "MM.4" and "players.M.hand[0]" in str(found.value)


@law("root:MM.5")
def test_five_orders_stand_in_a_row_and_nobody_sees_them(set_up):
    play = set_up()
    orders = play.player("X")["board"]["orders"]
    assert len(orders) == len(set(orders)) == 5 and play.hand("X") == []
    for seat in (E, A, X, -2):
        assert play.sees(seat)["players"][X]["board"]["orders"] == [""] * 5
    assert [event.secret for event in play.events("order added")] == [()] * 5
    assert [event.clause for event in play.events("order added")] == ["MM.5"] * 5


@law("root:MM.5", "root:1.2.1")
def test_orders_that_nobody_has_seen_may_be_any_card_that_is_not_seen(ordered):
    hands = {"A": {"hand": ["gear-f", "gear-m"]}, "E": {"hand": ["anvil-f"]}}
    play = ordered("tea-m tea-f tea-r", turn="E", shown="tea-f", **hands)
    dealt = [GAME.redeal(play.state, E, clairiere.Rng(i)).dump() for i in range(200)]
    orders = [found["players"]["X"]["board"]["orders"] for found in dealt]
    assert {row[1] for row in orders} == {"tea-f"} and len({row[0] for row in orders}) > 30
    assert {"tea-m", "gear-f"} <= {row[2] for row in orders} and "anvil-f" not in {row[0] for row in orders}
    assert "tea-m" in {code for found in dealt for code in found["players"]["A"]["hand"]}
    assert all(len({*row}) == 3 for row in orders)


@law("root:MM.6", "root:5.1.5")
def test_four_items_of_different_kinds_are_for_sale(set_up):
    play = set_up()
    assert play.player("X")["items"] == {"boots": 1, "bag": 1, "sword": 1, "tea": 1}
    assert sum(play.items.values()) == 8 and play.items["crossbow"] == 1


@law("root:MM.6", "root:MM.10", "root:9.5.4")
def test_a_vagabond_who_aids_her_may_take_an_item_and_his_card_is_discarded(place):
    player = {"pawn": "5", "hand": ["tea-r"], "board": {"satchel": {"boots": 1}}}
    own = {"items": {"sword": 1, "tea": 1}, "score": 4}
    play = place("V", map={5: "X2"}, factions="V,E,X", V=player, X=own)
    play.says("V", "aid-x tea-r")
    assert (play.score("X"), play.hand("X"), play.place["discard"]) == (5, [], ["tea-r"])
    assert play.legal == ["sword", "tea", "pass"]
    play.says("V", "sword")
    assert play.player("V")["board"]["satchel"] == {"sword": 1} and play.player("X")["items"] == {"tea": 1}
    assert play.player("V")["board"]["relations"]["X"] == "amiable_1" and play.score("V") == 1


@law("root:MM.7", "root:6.3.2", "root:6.3.3")
@pytest.mark.parametrize("corner", [1, 2, 3, 4])
def test_she_sets_up_keep_and_garrison_and_no_building(new, corner):
    play = new(factions=TRIO).until("her keep")
    assert (play.legal, play.clause) == (["1", "2", "3", "4"], "MM.7") and play.refuses("E", "5") == "MM.7"
    play.answer(E, str(corner))
    found = {c: play.at(c, "X") for c in range(1, 13)}
    bare = {1: 3, 2: 4, 3: 1, 4: 2}[corner]
    assert found.pop(bare) == {} and found.pop(corner) == {"warrior": 1, "keep": 1}
    assert all(pieces == {"warrior": 1} for pieces in found.values()) and play.supply("X") == 14


@law("root:MM.5", "root:6.2.2")
def test_everyone_sees_where_her_keep_is_and_that_it_is_gone(ordered):
    for map, keep in (({1: "X1 keep"}, 1), ({5: "X1"}, 0)):
        play = ordered("tea-m", map, turn="E", phase="birdsong")
        assert [play.sees(seat)["players"][X]["board"]["keep"] for seat in (E, A, -2)] == [keep] * 3


@law("root:MM.7", "root:7.3.2", "root:6.2")
def test_the_eyrie_start_opposite_her_keep(set_up):
    play = set_up()
    assert play.asked == (E, "leader") and play.at(3, "E") == {"warrior": 6, "roost": 1}


@law("root:MM.7", "root:6.2.2")
def test_only_she_places_pieces_in_the_clearing_of_her_keep(place):
    stack = ["anvil-f", "steel-f", "tea-f"]
    play = place("A", "birdsong", {1: "X keep", 5: "A sympathy"}, factions=TRIO, A={"stack": stack})
    assert "1" not in play.until("sympathy").legal and play.refuses("A", "1") == "6.2.2"


@law("root:MM.8", "root:CARD.codebreakers")
def test_codebreakers_show_no_order(place):
    play = place("E", factions=TRIO, X={"board": MATCH}, E={"crafted": ["codes-m"]}, A={"hand": ["visit-r"]})
    play.says("E", "codes-m", "X")
    assert play.events("showed")[0].secret == () and play.sees(E)["players"][X]["board"]["orders"] == [""] * 5


@law("root:MM.8", "root:6.2", "root:6.2.3")
def test_no_hospital_saves_her_warriors(place):
    play = place("E", map={5: "E3, X2", 1: "X keep"}, factions=TRIO, E={"crafted": ["warren-r"]}, X={"board": MATCH})
    play.says("E", "warren-r", "5").nature("2:0")
    assert play.warriors(5, "X") == 0 and play.supply("X") == 25 and play.asked[0] == E


@law("root:MM.8", "root:CARD.better_burrow_bank")
def test_a_bank_draws_nothing_for_her(place):
    own = {"crafted": ["bank-r"], "hand": ["gear-f"]}
    play = place("E", "birdsong", factions=TRIO, X={"board": MATCH, "score": 3}, E=own)
    play.says("E", "bank-r", "X").nature("visit-r")
    assert (play.hand("E"), play.hand("X"), play.score("X"), play.asked[0]) == (["gear-f", "visit-r"], [], 3, E)
    assert play.player("X")["board"]["orders"] == MATCH["orders"]


@law("root:MM.8", "root:11.2.6")
def test_she_buys_no_services(trade):
    """RUL.45"""
    map = {9: "X3, R2 mouse-post"}
    play = trade("birdsong", map, "bank-r", turn="X", factions="E,R,X", X={"board": MATCH})
    assert play.asked[0] != X and not play.events("bought") and play.hand("R") == ["bank-r"]


@law("root:MM.9", "root:CARD.stand_and_deliver")
def test_whoever_robs_her_draws_from_the_deck_and_she_scores(place):
    play = place("E", "birdsong", factions=TRIO, X={"board": MATCH}, E={"crafted": ["stand-f"], "hand": ["gear-f"]})
    play.says("E", "stand-f")
    assert play.asked[1] == "draw0"  # nobody else has a card: she is named without a question
    play.nature("visit-r")
    assert (play.hand("E"), play.score("X")) == (["gear-f", "visit-r"], 1)
    assert play.player("X")["board"]["orders"] == MATCH["orders"]


@law("root:MM.9", "root:CHAR.thief")
def test_a_thief_draws_from_the_deck(place):
    player = {"pawn": "5", "board": {"character": "thief", "satchel": {"torch": 1}}}
    play = place("V", map={5: "X2"}, factions="V,E,X", V=player, X={"board": MATCH})
    play.says("V", "steal").nature("visit-r")
    assert play.hand("V") == ["visit-r"] and play.player("X")["board"]["orders"] == MATCH["orders"]
    assert play.score("X") == 0


@law("root:MM.8", "root:11.2.6")
def test_she_buys_no_service(place):
    """RUL.45"""
    play = place("X", "birdsong", {5: "X3"}, factions="R,E,X", R={"hand": ["gear-f"]}, X={"board": MATCH})
    assert play.asked == (-1, "programme") and play.supply("X") == 22


@law("root:CARD.spy", "root:MM.24", "root:10.2.6", "root:10.4.2")
def test_with_the_cult_a_spy_goes_through_the_lost_souls(place):
    own = {"hand": ["spy-f", "spy-r"]}
    play = place("A", map={1: "A fox-base"}, factions="C,A,X", A=own, X={"board": MATCH}).says("A", "train spy-f")
    assert play.place["available"] == [] and play.player("C")["board"]["lost_souls"] == ["spy-f"]
    own = {"board": {"lost_souls": ["spy-f", "gear-f"]}}
    play = place("C", "birdsong", factions="C,A,X", C=own, X={"board": MATCH})
    assert play.until("ritual").place["available"] == ["spy-f"]


@law("root:MM.9", "root:8.2.6")
def test_her_outrage_is_paid_from_the_deck(ordered):
    play = ordered("visit-r", {10: "X5", 1: "A sympathy"}, A={"stack": ["tea-f"]})
    assert play.asked[1] == "supporter"
    play.nature("gear-m")
    assert sorted(play.player("A")["stack"]) == ["gear-m", "tea-f"] and play.warriors(1, "X") == 2


@law("root:MM.11", "root:4.3.1")
def test_nobody_ambushes_her_and_she_ambushes_nobody(fight):
    map = {5: "X2, E2"}
    hand = {"E": {"hand": ["ambush-r", "ambush-b"]}}
    assert fight("X", "E", 5, map, factions=TRIO, X={"board": MATCH}, **hand).asked == (-1, "dice")
    assert fight("E", "X", 5, map, factions=TRIO, X={"board": MATCH}, **hand).asked == (-1, "dice")


@law("root:MM.1", "root:CHAR.arbiter")
def test_she_calls_on_no_arbiter(fight):
    player = {"pawn": "5", "board": {"character": "arbiter", "satchel": {"sword": 1}}}
    map = {5: "X2, E2"}
    play = fight("E", "X", 5, map, factions="V,E,X", V=player, X={"board": MATCH})
    assert play.asked == (-1, "dice")
    assert fight("X", "E", 5, map, factions="V,E,X", V=player, X={"board": MATCH}).asked == (1, "enlist")


@law("root:MM.1", "root:1.1.3")
def test_in_her_turn_effects_come_in_the_order_in_which_they_were_caused(ordered):
    """Her hits remove a base and the sympathy beside it: the base comes first on the Alliance's list of pieces."""
    own = {"stack": ["tea-r", "gear-f"], "board": {"officers": 2}}
    play = ordered("visit-r", {5: "X3, A rabbit-base sympathy"}, A=own).nature("3:2")
    assert play.asked == (-1, "supporter") and play.score("X") == 2
    assert play.player("A")["stack"] == ["gear-f"] and play.player("A")["board"]["officers"] == 1


@law("root:SCEN.12")
def test_she_may_take_the_marquises_part_in_any_set():
    assert GAME.new({"factions": TRIO}).seats == 3
    assert GAME.role_notices(TRIO.split(",")) == ["SCEN.12"]
    assert "SCEN.12" in GAME.role_notices(["eyrie", "alliance", "vagabond", "mechanical"])
    assert GAME.role_notices(["vagabond", "alliance", "mechanical"]) == ["SCEN.1", "SCEN.9"]
    assert refused(factions="eyrie,mechanical") == "SOLO.2"


@law("root:SCEN.13", "root:COOP.1")
@pytest.mark.parametrize(("players", "factions"), [(1, "EX"), (2, "EAX"), (3, "EAVX"), (4, "EAVWX")])
def test_the_usual_team_grows_with_its_players(players, factions):
    state = GAME.new({"mode": "coop", "seating": "given"}, players + 1)
    assert "".join(faction.letter for faction in state.factions) == factions
    assert GAME.automata_count(GAME.agree({"mode": "coop"})) == 1 and GAME.automata_count(GAME.agree({})) == 0
    if players > 2:
        assert "SCEN.13" in GAME.role_notices([faction.sheet.name for faction in state.factions])
