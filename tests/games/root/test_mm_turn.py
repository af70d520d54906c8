"""MM.12 to MM.23: the Mechanical Marquise's turn. Autumn: fox 1 6 8 12, rabbit 3 4 5 10, mouse 2 7 9 11."""

import pytest

from clairiere.conformance import law

E, A, X = 0, 1, 2
REST = "gear-m codes-m invest-m scouts-m"


def where(play, letter="X"):
    """Her warriors by clearing."""
    return {c: play.warriors(c, letter) for c in range(1, 13) if play.warriors(c, letter)}


def orders(play):
    return play.player("X")["board"]["orders"]


@law("root:MM.12")
def test_two_points_for_each_ruled_clearing_with_three_warriors(ordered):
    assert ordered(REST, {5: "X3", 4: "X2"}, "birdsong").score("X") == 2
    assert ordered(REST, {5: "X3", 4: "X7", 1: "X3, E1"}, "birdsong").score("X") == 6


@law("root:MM.12")
@pytest.mark.parametrize("enemy", ["A3", "E3", "E4", "E1 roost, A3"])
def test_a_clearing_that_she_does_not_rule_scores_nothing(ordered, enemy):
    assert ordered(REST, {5: f"X3, {enemy}"}, "birdsong").score("X") == 0


@law("root:MM.13")
def test_the_leftmost_order_is_revealed_to_all_and_discarded(ordered):
    play = ordered(f"visit-r {REST}", {5: "X2, E1"})
    assert play.asked == (-1, "dice") and play.sees(E)["players"][X]["board"]["orders"] == ["visit-r", "", "", "", ""]
    play.nature("0:0")
    assert (play.asked, orders(play), play.place["discard"]) == ((-1, "programme"), REST.split(), ["visit-r"])
    assert play.player("X")["board"]["shown"] == []


@law("root:MM.13", "root:2.1.3")
def test_the_order_is_told_with_its_clauses(ordered):
    play = ordered(f"visit-r {REST}", turn="A", phase="evening").nature("").until("programme")
    told = [(event.verb, event.clause, event.reveals) for event in play.log if event.verb.startswith("order")]
    assert told == [("order", "MM.13", True), ("order done", "MM.13", False)]
    assert "Cleo: the order is A Visit to Friends (rabbit)." in play.hears(E)
    french = [" ".join(line.split()) for line in play.hears(E, "fr")]
    assert "Cleo : l’ordre est Visite à des Amis (lapin)." in french


@law("root:MM.12", "root:MM.13", "root:MM.14", "root:MM.16", "root:MM.19")
def test_each_step_is_told_with_its_reason_also_one_without_effect(ordered):
    """A fox order whose cost is two rabbits, where no fox clearing has a battle."""
    map = {3: "X1", 4: "X1", 5: "X3", 10: "X1"}
    play = ordered(f"racket-f {REST}", map, turn="A", phase="evening").nature("").until("programme")
    said = [line.removeprefix("Cleo: ") for line in play.hears(E) if line.startswith("Cleo: ")]
    steps = said[said.index("the order is Protection Racket (fox).") - 1 :][:5]
    assert steps[1:] == [
        "the order is Protection Racket (fox).",
        "fox order. Battles in matching clearings: none.",
        "moves from matching clearings ruled with four warriors or more: none.",
        "cost 2 × rabbit. 2 warriors each in: 3, 4, 5, 10.",
    ]
    assert "clearings ruled with three warriors or more: 5, two points each." in said
    told = {event.verb: event.clause for event in play.log}
    assert [told[verb] for verb in ("holds", "battles", "moves", "recruits")] == ["MM.12", "MM.14", "MM.16", "MM.19"]


@law("root:MM.17", "root:MM.20", "root:MM.21", "root:MM.22")
@pytest.mark.parametrize(
    ("order", "map", "line"),
    [
        ("visit-r", {5: "X5, E1"}, "all but three of clearing 5 set out for clearing 1, of those nearby the one with "),
        ("tax-f", {4: "X2"}, "cost one of each suit. One warrior each in: 4."),
        ("claim-b", {4: "X2 keep"}, "cost 4 × any suit. 4 warriors at the keep: clearing 4."),
        ("ambush-f", {4: "X2"}, "no cost, nobody is recruited; the next order follows."),
    ],
)
def test_where_she_goes_and_recruits_is_told_with_the_reason(ordered, order, map, line):
    play = ordered(f"{order} {REST}", map, turn="A", phase="evening").nature("")
    if play.asked[1] == "dice":
        play.nature("0:0")
    assert [said for said in play.until("programme").hears(E) if said.startswith(f"Cleo: {line}")]


@law("root:MM.13", "root:MM.14")
def test_a_fox_order_starts_battles_and_moves_in_fox_clearings_only(ordered):
    map = {1: "X1, E1", 8: "X5", 5: "X2, E1", 10: "X5"}
    play = ordered(f"gear-f {REST}", map)
    assert play.place["battle"]["clearing"] == 1
    play.nature("0:0")
    assert play.place["battle"] == {}
    assert where(play) == {1: 1, 8: 3, 4: 3, 5: 3, 10: 6}  # two from 8 to 4; gear-f: one rabbit


@law("root:MM.13", "root:2.1.1")
def test_for_a_bird_order_every_clearing_matches(ordered):
    """RUL.42"""
    play = ordered(f"runners-b {REST}", {1: "X1, E1", 2: "X1, E1", 3: "X1, E1", 9: "X4"})
    fought = []
    while play.asked[1] == "dice":
        fought.append(play.place["battle"]["clearing"])
        play.nature("0:0")
    assert fought == [1, 2, 3] and play.warriors(1, "X") == 2 and play.warriors(9, "X") == 3


@law("root:MM.14")
def test_one_battle_in_each_matching_clearing_where_she_meets_enemies(ordered):
    """RUL.44 By rising numbers."""
    play = ordered(f"visit-r {REST}", {10: "X2, E2", 3: "X2, A sympathy", 5: "X2", 4: "E2", 1: "X2, E2"})
    fought = []
    while play.asked[1] == "dice":
        fought.append((play.place["battle"]["clearing"], play.place["battle"]["defender"]))
        play.nature("0:0").until("dice", "programme")
    assert fought == [(3, "A"), (10, "E")]


@law("root:MM.14", "root:3.2.1")
def test_she_scores_for_buildings_and_tokens_that_she_removes(ordered):
    play = ordered(f"visit-r {REST}", {5: "X3, E roost"}).nature("2:0")
    assert (play.score("X"), play.at(5, "E")) == (1, {})


@law("root:MM.14", "root:2.5.4")
def test_a_pawn_is_a_piece_that_she_meets(ordered):
    player = {"pawn": "5", "board": {"satchel": {"boots": 2}}}
    play = ordered(f"visit-r {REST}", {5: "X2", 3: "X2"}, factions="V,E,X", V=player)
    assert (play.asked[1], play.place["battle"]["defender"], play.place["battle"]["clearing"]) == ("dice", "V", 5)


@law("root:MM.14", "root:4.3.3")
def test_defenders_take_their_own_decisions(ordered):
    play = ordered(f"visit-r {REST}", {5: "X3, A rabbit-base sympathy"}).nature("1:0")
    assert play.asked == (A, "hit")


@law("root:MM.15")
@pytest.mark.parametrize(
    ("pieces", "scores", "found"),
    [
        ("E3, A2", (0, 9), "E"),
        ("E2, A1 sympathy rabbit-base", (9, 0), "A"),
        ("E1 roost, A2", (4, 5), "A"),
        ("E1 roost, A2", (5, 4), "E"),
        ("E1 roost, A2", (5, 5), "E"),
    ],
)
def test_most_pieces_then_most_points_then_set_up_order(ordered, pieces, scores, found):
    both = {"E": {"score": scores[0]}, "A": {"score": scores[1]}}
    for factions in ("E,A,X", "A,E,X"):
        play = ordered(f"visit-r {REST}", {5: f"X4, {pieces}"}, factions=factions, **both)
        assert play.place["battle"]["defender"] == found


@law("root:MM.15", "root:9.7.2")
def test_of_two_vagabonds_the_one_who_set_up_first(ordered):
    pawns = {"V": {"pawn": "5"}, "W": {"pawn": "5", "board": {"sets_up_first": 1}}}
    play = ordered(f"visit-r {REST}", {5: "X4"}, factions="V,V,X", **pawns)
    assert play.place["battle"]["defender"] == "W"


@law("root:MM.16")
def test_all_but_three_leave_a_ruled_clearing_with_four_or_more(ordered):
    assert where(ordered(f"sword-m {REST}", {9: "X6"})) == {9: 3, 1: 3 + 2}  # to 1, the lowest; two recruited
    assert where(ordered(f"sword-m {REST}", {9: "X3"})) == {9: 3}
    play = ordered(f"runners-b {REST}", {9: "X5, E6", 4: "X1"}).nature("0:0")
    assert where(play) == {9: 5, 4: 2}  # not even to a clearing that she rules; one rabbit is recruited there


@law("root:MM.16")
def test_clearings_move_by_rising_numbers_each_as_it_is_then(ordered):
    """RUL.44 Those that have come from 2 to 5 count when it is the turn of 5."""
    play = ordered(f"runners-b {REST}", {2: "X4", 5: "X3, A sympathy"}, A={"stack": []})
    play.nature("0:0").nature("")  # the battle in 5, then the Outrage for coming in from 2
    assert where(play) == {2: 3, 5: 3 + 1, 1: 1}  # 5 is after 2: one of its four goes on to 1; one rabbit is recruited


@law("root:MM.16", "root:4.2.2")
def test_who_moved_to_a_lower_number_does_not_move_again(ordered):
    assert where(ordered(f"bindle-b {REST}", {9: "X7"})) == {1: 4, 9: 3 + 1}


@law("root:MM.17")
def test_she_goes_where_most_enemy_pieces_are(ordered):
    play = ordered(f"sword-m {REST}", {9: "X4", 1: "E2", 12: "E2 roost, A sympathy", 4: "A3"})
    while play.asked[1] == "supporter":
        play.nature("")
    assert play.warriors(12, "X") == 1
    assert where(ordered(f"bindle-b {REST}", {12: "X5"}))[4] == 2


@law("root:MM.17", "root:CHAR.scoundrel")
def test_a_closed_clearing_is_passed_over_for_the_next_best(ordered):
    clearings = {"9": {"X": {"warrior": 5}}, "12": {"E": {"warrior": 4}, "closed": True}, "4": {"E": {"warrior": 1}}}
    play = ordered(f"sword-m {REST}", clearings=clearings)
    assert where(play) == {9: 3, 4: 2}


@law("root:MM.18", "root:MM.19")
def test_nothing_is_placed_where_she_does_not_rule(ordered):
    play = ordered(f"bake-r {REST}", {5: "X1", 4: "X1, E1", 3: "E1"}).nature("0:0")
    assert where(play) == {5: 3, 4: 1}


@law("root:MM.18", "root:2.5.1")
def test_recruiting_stops_when_the_supply_is_empty(ordered):
    map = {3: "X1", 4: "X1", 5: "X1", 10: "X1"}
    play = ordered(f"bake-r {REST}", map, X={"supply": 5})
    assert where(play) == {3: 3, 4: 3, 5: 2, 10: 1} and play.supply("X") == 0


@law("root:MM.18", "root:CHAR.scoundrel")
def test_she_recruits_in_no_closed_clearing(ordered):
    clearings = {"5": {"X": {"warrior": 1}, "closed": True}, "3": {"X": {"warrior": 1}}}
    assert where(ordered(f"bake-r {REST}", clearings=clearings)) == {5: 1, 3: 3}


@law("root:MM.19")
@pytest.mark.parametrize(
    ("order", "found"),
    [
        ("visit-r", {5: 2, 3: 2, 10: 2, 1: 1}),
        ("bake-r", {5: 3, 3: 3, 10: 3, 1: 1}),
        ("favor-r", {5: 4, 3: 4, 10: 4, 1: 1}),
        ("crossbow-b", {5: 1, 3: 1, 10: 1, 1: 2}),
        ("anvil-f", {5: 1, 3: 1, 10: 1, 1: 2}),
    ],
)
def test_as_many_warriors_as_symbols_in_each_ruled_clearing_of_their_suit(ordered, order, found):
    assert where(ordered(f"{order} {REST}", {5: "X1", 3: "X1", 10: "X1", 1: "X1"})) == found


@law("root:MM.20")
def test_one_symbol_of_each_suit_brings_one_warrior_everywhere_she_rules(ordered):
    play = ordered(f"tax-f {REST}", {2: "X1", 3: "X1", 4: "X1", 5: "X1", 7: "X1", 9: "X1, E1"})
    assert where(play) == {2: 2, 3: 2, 4: 2, 5: 2, 7: 2, 9: 1} and play.supply("X") == 14


@law("root:MM.21")
def test_four_symbols_of_any_suit_bring_four_warriors_to_the_keep(ordered):
    """RUL.50 Ruled or not, and nothing without the keep."""
    assert where(ordered(f"claim-b {REST}", {1: "X1 keep", 5: "X1"})) == {1: 5, 5: 1}
    assert where(ordered(f"claim-b {REST}", {1: "X keep, E2", 5: "X1"})) == {1: 4, 5: 1}
    assert where(ordered(f"claim-b {REST}", {1: "X1", 5: "X1"})) == {1: 1, 5: 1}


@law("root:MM.22")
def test_an_order_without_cost_is_carried_out_and_followed_by_the_next(ordered):
    """RUL.47 Its battles and moves are done first."""
    play = ordered("ambush-f visit-r tea-m", {8: "X4, E1", 5: "X1"})
    assert play.place["battle"]["clearing"] == 8
    play.nature("3:0")
    assert where(play) == {8: 3, 4: 2, 5: 2}  # one goes from 8 to 4; then the second order recruits in 4 and 5
    assert (orders(play), play.place["discard"]) == (["tea-m"], ["ambush-f", "visit-r"])


@law("root:MM.22", "root:MM.24")
def test_a_spy_among_the_orders_becomes_available(ordered):
    """RUL.47"""
    play = ordered("spy-f ambush-m", {5: "X1"})
    assert (orders(play), play.place["available"], play.place["discard"]) == ([], ["spy-f"], ["ambush-m"])
    assert play.place["phase"] == "evening"  # MM.22 no order is left


@law("root:MM.22", "root:2.1.2")
def test_with_no_card_anywhere_her_turn_passes(ordered):
    """RUL.36"""
    from clairiere.games.root.state.terms import ALL, DOMINANCES, SPIES, codes_of

    rest = codes_of((ALL | SPIES) & ~DOMINANCES)
    gone = [*codes_of(DOMINANCES), *[code for code in rest if code != "anvil-f"]]
    play = ordered("", {5: "X3"}, "birdsong", E={"hand": ["anvil-f"]}, deck=[], removed=gone)
    assert (play.score("X"), orders(play), play.place["turn"]) == (2, [], "E")


@law("root:MM.23")
@pytest.mark.parametrize(("left", "added"), [("tea-m tea-f tea-r anvil-f", 1), ("tea-m tea-f", 3), ("", 5)])
def test_the_programme_is_filled_up_on_the_right(ordered, left, added):
    play = ordered(left, phase="evening")
    new = ["visit-r", "bake-r", "gear-f", "steel-f", "trail-r"][:added]
    assert play.clause == "MM.23"
    play.nature(*new)
    assert orders(play) == [*left.split(), *new] and play.place["turn"] == "E"
    assert [event.clause for event in play.events("order added")] == ["MM.23"] * added
    assert all(event.secret == () for event in play.events("order added"))


@law("root:MM.23", "root:2.1.2")
def test_an_empty_deck_is_formed_anew_for_the_programme(ordered):
    from clairiere.games.root.state.terms import ALL, DOMINANCES, SPIES, codes_of

    four = ["tea-m", "tea-f", "tea-r", "anvil-f"]
    pile = [code for code in codes_of((ALL | SPIES) & ~DOMINANCES) if code not in four and not code.startswith("spy")]
    spies = codes_of(SPIES)
    play = ordered(" ".join(four), phase="evening", deck=[], discard=pile, available=spies)
    assert (play.asked, len(play.place["deck"]), play.place["discard"]) == ((-1, "programme"), len(pile), [])


@law("root:MM.23", "root:1.4")
def test_her_turn_runs_by_itself_between_two_players(ordered):
    play = ordered(f"visit-r {REST}", {5: "X3"}, turn="A", phase="evening").nature("").until("programme")
    assert (play.place["turn"], play.place["phase"]) == ("X", "evening")
    play.nature("gear-f")
    assert play.place["turn"] == "E" and [e.what[1] for e in play.events("phase") if e.what[0] == X] == [2, 3]


@law("root:MM.15", "root:MM.17")
def test_a_pawn_is_a_piece_when_hers_are_counted(ordered):
    """RUL.44 The Eyrie's one warrior and the Vagabond's pawn weigh the same: the one with more points is attacked."""
    pawn = {"pawn": "5", "score": 7}
    play = ordered(f"visit-r {REST}", {5: "X2, E1"}, factions="E,V,X", E={"score": 3}, V=pawn)
    assert play.place["battle"]["defender"] == "V"
