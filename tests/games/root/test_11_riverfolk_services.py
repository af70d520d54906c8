"""Chapters 11.2.6 and 11.2.7: buying services, riverboats and mercenaries."""

from clairiere.conformance import law

M, E, R = 0, 1, 2


def board(play):
    return play.player("R")["board"]


def market(trade, letter="M", map=None, hand="tea-m tax-f anvil-f", **more):
    """The start of somebody's Birdsong, with the merchants' hand."""
    return trade("birdsong", {10: "R2"} | (map or {}), hand, turn=letter, **more)


# -- 11.2.6 buying ---------------------------------------------------------------------------------------------------


@law("root:11.2.6")
def test_services_are_bought_at_the_start_of_birdsong_and_never_refused(trade):
    play = market(trade, prices=[1, 2, 3])
    assert (play.asked, play.clause) == ((M, "market"), "11.2.6")
    play.says("M", "riverboats")
    assert play.asked == (M, "daylight"), "one service, at once: nobody else is asked"
    assert play.refuses("M", "mercenaries") == "11.2.6"


@law("root:11.2.6")
def test_the_start_of_birdsong_passes(trade):
    play = market(trade, "E", E={"hand": ["tea-r", "tea-f"]}).says("E", "end")
    assert play.asked == (E, "decree") and play.refuses("E", "riverboats") == "11.2.6"


@law("root:11.2.6")
def test_nothing_is_sold_in_evening(trade):
    own = {"board": {"officers": 1}}
    play = trade("evening", {1: "A2", 10: "R1"}, turn="A", factions="M,A,R", A=own)
    assert play.asked[1] == "operation" and play.refuses("A", "mercenaries") == "11.2.6"


@law("root:11.2.6")
def test_they_do_not_buy_from_themselves(trade):
    play = trade("birdsong", {10: "R2"}, "tea-m", payments="R1")
    assert play.asked == (R, "trade"), "their own Birdsong has no market"
    for text in ("hand-card tea-m", "riverboats", "mercenaries"):
        assert play.refuses("R", text) == "11.2.6"


@law("root:11.2.6", "root:1.1.3")
def test_the_buyer_orders_purchases_and_effects(trade):
    """RUL.30"""
    for order in (("claim-b", "riverboats"), ("riverboats", "claim-b")):
        play = market(trade, map={9: "M1"}, M={"crafted": ["claim-b"]}).says("M", *order)
        assert play.score("M") == 1 and board(play)["payments"] == {"M": 2}
    play = market(trade, map={9: "M1"}, M={"crafted": ["bank-r"]})
    assert play.refuses("M", "end") == "CARD.better_burrow_bank"
    assert play.says("M", "riverboats").asked == (M, "effect")


@law("root:3.3.1.I", "root:11.2.6", "root:11.2.7.III")
def test_dominance_is_checked_before_the_market(trade):
    play = market(trade, map={1: "M1", 6: "M1", 8: "M1"}, M={"dominance": "dom-f"})
    assert play.winners == ["M"]


@law("root:11.2.6", "root:MM.1")
def test_the_mechanical_marquise_buys_nothing(trade):
    """RUL.45"""
    play = trade("birdsong", {10: "R2", 9: "X3"}, "tea-m", turn="X", factions="E,R,X", prices=[1, 1, 1])
    assert "bought" not in play.told and play.asked[1] != "market"
    assert play.place["players"]["X"]["supply"] == 22


@law("root:11.2.6.I")
def test_the_price_is_paid_in_warriors_from_supply(trade):
    play = market(trade, prices=[1, 1, 3], M={"supply": 4}).says("M", "mercenaries")
    assert (board(play)["payments"], play.supply("M")) == ({"M": 3}, 1)


@law("root:11.2.6.I")
def test_who_cannot_pay_in_full_cannot_buy(trade):
    """RUL.46"""
    play = market(trade, prices=[1, 2, 3], M={"supply": 2})
    assert "mercenaries" not in play.legal and play.refuses("M", "mercenaries") == "11.2.6.I"
    play.says("M", "riverboats")
    assert (board(play)["payments"], play.supply("M")) == ({"M": 2}, 0)


@law("root:11.2.6.I")
def test_with_an_empty_supply_there_is_no_market(trade):
    play = market(trade, M={"supply": 0})
    assert play.asked == (M, "daylight")


@law("root:11.2.6.II")
def test_one_service_and_one_for_each_post_with_own_pieces(trade):
    field = {9: "M1, R mouse-post", 2: "M2 sawmill, R mouse-post", 1: "E1, R fox-post"}
    play = market(trade, map=field, prices=[1, 1, 1])
    play.says("M", "hand-card tea-m", "hand-card tax-f", "riverboats")
    assert play.asked == (M, "daylight") and board(play)["bought"] == 3


@law("root:11.2.6.II")
def test_a_third_service_is_refused_with_pieces_at_one_post(trade):
    play = market(trade, map={9: "M4 sawmill wood2, R mouse-post"}, prices=[1, 1, 1], M={"crafted": ["claim-b"]})
    play.says("M", "hand-card tea-m", "hand-card tax-f")
    assert play.asked == (M, "effect") and play.refuses("M", "riverboats") == "11.2.6.II"


@law("root:11.2.6.II")
def test_every_turn_has_its_own_allowance(trade):
    play = market(trade, prices=[1, 1, 1], map={1: "M1", 3: "E1 roost"}).says("M", "riverboats")
    assert board(play)["bought"] == 1
    play.until("market")
    assert play.asked == (E, "market") and board(play)["bought"] == 0


def wanderer(trade, **more):
    """A Vagabond at the start of his Birdsong."""
    own = {"pawn": "9", "board": {"character": "thief"} | more.pop("V", {})}
    return market(trade, "V", factions="M,V,R", V=own, **more)


@law("root:11.2.6.II", "root:2.5.4")
def test_a_pawn_is_a_piece(trade):
    play = wanderer(trade, map={9: "R mouse-post"}, prices=[1, 1, 1])
    play.says("V", "riverboats", "boots")
    assert play.asked == (1, "market"), "a second service"


@law("root:11.2.6.III")
def test_the_vagabond_pays_with_items(trade):
    play = wanderer(trade, V={"satchel": {"boots": 1, "torch": 1}, "exhausted": {"sword": 1}}, prices=[2, 2, 2])
    play.says("V", "riverboats")
    assert (board(play)["payments"], play.supply("R")) == ({"R": 2}, 11)
    told = [(event.verb, event.clause) for event in play.log if event.clause == "11.2.6.III"]
    assert told.count(("exhausted", "11.2.6.III")) == 2


@law("root:11.2.6.III")
def test_he_chooses_the_items(trade):
    play = wanderer(trade, V={"satchel": {"boots": 2}, "track": {"tea": 1}, "damaged": {"sword": 1}}, prices=[2, 2, 2])
    play.says("V", "riverboats")
    assert (play.asked, play.legal) == ((1, "pay item"), ["boots", "tea"])
    assert play.refuses("V", "sword") == "11.2.6.III"
    play.says("V", "tea")
    assert [event.what[1] for event in play.events("exhausted")] == [5, 0]


@law("root:11.2.6.III")
def test_too_few_items_face_up_are_refused(trade):
    items = {"satchel": {"boots": 1}, "exhausted": {"sword": 2}, "damaged": {"torch": 1}}
    play = wanderer(trade, V=items, prices=[1, 2, 2])
    assert "riverboats" not in play.legal and play.refuses("V", "riverboats") == "11.2.6.III"


@law("root:11.2.6.III", "root:2.5")
def test_the_merchants_put_in_what_warriors_they_have(trade):
    items = {"satchel": {"boots": 2}}
    own = {"hand": ["tea-m"], "supply": 1, "board": {"prices": [2, 2, 2]}}
    play = wanderer(trade, V=items, R=own).says("V", "hand-card tea-m")
    assert board(play)["payments"] == {"R": 1} and play.hand("V") == ["tea-m"]


# -- 11.2.7 the services ----------------------------------------------------------------------------------------------


@law("root:11.2.7", "root:11.2.6.I")
def test_there_are_three_services_each_with_its_price(trade):
    play = market(trade, hand="tea-m", prices=[1, 2, 3])
    assert "a card 1, riverboats 2, mercenaries 3" in play.question
    assert play.legal == ["hand-card tea-m", "riverboats", "mercenaries", "end"]
    for text, price in (("hand-card tea-m", 1), ("riverboats", 2), ("mercenaries", 3)):
        assert board(market(trade, prices=[1, 2, 3]).says("M", text))["payments"] == {"M": price}


@law("root:11.2.7.I")
def test_the_buyer_takes_a_card_of_his_choice(trade):
    play = market(trade, prices=[1, 4, 4]).says("M", "hand-card tax-f")
    assert (play.hand("M"), play.hand("R")) == (["tax-f"], ["anvil-f", "tea-m"])
    gave = play.events("gave")[0]
    assert gave.secret and all(gave.visible_to(seat) for seat in (M, E, R, -2)), "everyone saw it leave an open hand"


@law("root:11.2.7.I")
def test_an_empty_hand_sells_no_card(trade):
    play = market(trade, hand="")
    assert play.legal == ["riverboats", "mercenaries", "end"]
    assert play.refuses("M", "hand-card tea-m") == "11.2.7.I"


@law("root:11.2.7.I")
def test_two_cards_for_two_services(trade):
    play = market(trade, map={9: "M1, R mouse-post"}).says("M", "hand-card tax-f", "hand-card tea-m")
    assert (sorted(play.hand("M")), board(play)["payments"]) == (["tax-f", "tea-m"], {"M": 4})


@law("root:11.2.7.II")
def test_boats_make_rivers_paths_for_who_rules_one_end(trade):
    play = market(trade, map={5: "M3"}).says("M", "riverboats", "march", "5")
    assert "10" in play.legal and play.says("M", "10", "2").warriors(10, "M") == 2


@law("root:11.2.7.II", "root:4.2.1")
def test_boats_do_not_dispense_with_rule(trade):
    play = market(trade, map={5: "M1, E2", 2: "M1"}).says("M", "riverboats", "march", "5")
    assert play.legal == ["2"] and play.refuses("M", "10") == "4.2.1"


@law("root:11.2.7.II")
def test_boats_serve_to_the_end_of_the_turn(trade):
    play = market(trade, map={5: "M3", 3: "E1 roost"}, prices=[1, 1, 4]).says("M", "riverboats")
    assert play.player("M")["rivers"] == 1 and "M" in play.sees(E)["players"][R]["board"]["rivers"]
    play.says("M", "end").until("market")
    assert play.asked[0] == E and play.player("M")["rivers"] == 0 and play.player("R")["rivers"] == 1


@law("root:11.2.2", "root:11.2.7.II")
def test_their_own_rivers_never_end(trade):
    play = trade("evening", {10: "R1", 1: "M1"}).says("R", "pass", "pass", "pass")
    assert play.place["turn"] == "M" and play.player("R")["rivers"] == 1


@law("root:11.2.7.II")
def test_boats_serve_in_evening_too(trade):
    own = {"crafted": ["cobbler-r"]}
    play = market(trade, map={5: "M3"}, M=own).says("M", "riverboats", "end", "cobbler-r", "5")
    assert "10" in play.legal


@law("root:11.2.7.II")
def test_boats_are_bought_once_a_turn(trade):
    play = market(trade, map={9: "M1, R mouse-post"}).says("M", "riverboats")
    assert "riverboats" not in play.legal and play.refuses("M", "riverboats") == "11.2.7.II"


@law("root:11.2.7.II", "root:2.2.1", "root:8.4.2.I")
def test_with_boats_sympathy_spreads_along_rivers(trade):
    """From 10 to 11 there is a river and no path."""
    own = {"stack": ["tea-m", "sack-m"]}
    field = {10: "A sympathy"}
    play = trade("birdsong", field, turn="A", factions="M,A,R", A=own).says("A", "end").until("sympathy")
    assert "11" not in play.legal and play.refuses("A", "11") == "8.4.2.I"
    play = trade("birdsong", field, turn="A", factions="M,A,R", A=own).says("A", "riverboats").until("sympathy")
    assert "11" in play.legal


@law("root:11.2.7.II", "root:6.5.4.II")
def test_with_boats_wood_comes_along_rivers(trade):
    """A second recruiter costs a wood, which lies across the river."""
    field = {10: "M1", 11: "M1 wood", 9: "M1 recruiter"}
    play = market(trade, map=field).says("M", "end", "build", "recruiter")
    assert play.legal == ["11"]
    play = market(trade, map=field).says("M", "riverboats", "build", "recruiter")
    assert play.legal == ["10", "11"]
    assert "wood" not in play.says("M", "10").at(11, "M")


@law("root:11.2.7.II", "root:9.4.2", "root:9.5.1")
def test_the_vagabond_slips_and_walks_along_rivers(trade):
    own = {"pawn": "5", "board": {"character": "thief", "satchel": {"boots": 3, "torch": 1}}}
    play = market(trade, "V", factions="M,V,R", V=own, prices=[1, 1, 1]).says("V", "riverboats", "torch")
    assert play.asked[1] == "slip" and "10" in play.legal
    play.says("V", "pass", "move")
    assert "10" in play.legal


@law("root:11.2.7.II", "root:11.2.2", "root:9.2.9.II.b")
def test_allied_riverfolk_swim_along_with_his_boat(trade):
    """They move by their own rules: no rule on the river."""
    items = {"boots": 2, "torch": 1}
    own = {"pawn": "5", "board": {"character": "thief", "satchel": items, "relations": {"R": "allied"}}}
    play = market(trade, "V", {5: "R2, M3", 10: "M2"}, factions="M,V,R", V=own, prices=[4, 1, 4])
    play.says("V", "riverboats", "torch", "pass", "move", "10")
    assert play.asked[1] == "bring" and "R" in play.legal
    play.says("V", "R", "2")
    assert play.warriors(10, "R") == 2


@law("root:11.2.7.III.b")
def test_no_mercenaries_for_the_vagabond(trade):
    play = wanderer(trade, hand="tea-m", prices=[1, 1, 1])
    assert play.legal == ["hand-card tea-m", "riverboats", "end"]
    assert play.refuses("V", "mercenaries") == "11.2.7.III.b"
