"""Chapter 1.2.1 in chapters 6 to 9: what a question, or the absence of one, would tell of a hand."""

import pytest

import clairiere
from clairiere import Rng
from clairiere.conformance import law
from clairiere.core.state import Step
from clairiere.games.root.faction import Faction
from clairiere.games.root.state.state import Root
from clairiere.games.root.state.terms import BIRDS, BIT, FOX, MATCHING, RABBIT, card_named, replaced, set_of, size_of

GAME = clairiere.find("root")
M, E, A, V = range(4)
EVERY = tuple(range(54))  # every card
THREE = "marquise,eyrie,alliance"
FOUR = f"{THREE},vagabond"


def deals(play, seat, count=40):
    """Other states that look the same to the seat."""
    rng = Rng(7)
    return [GAME.redeal(play.state, seat, rng) for _ in range(count)]


def fields_of(value):
    """Everything that a state has in it, its boards and steps included."""
    if isinstance(value, list | tuple):
        return [fields_of(part) for part in value]
    if not isinstance(value, Root | Faction | Step):
        return repr(value)
    names = [name for name in dir(value) if name[0] != "_" and name not in ("board", "log", "rules", "sheet")]
    found = {name: getattr(value, name) for name in names}
    return {name: fields_of(found[name]) for name in names if not callable(found[name])}


def same_to_others(play, seats=(M, A, -2)):
    """Whether every deal that others can imagine asks the same player the same, with choices that he has there."""
    for seat in seats:
        for state in deals(play, seat):
            (ask,) = state.open
            assert (ask.seat, ask.about) == play.asked and ask.options
            assert state.view(seat).to_wire() == play.sees(seat)
            state.copy().take(ask.seat, ask.options[0])
    return True


def birds(hand, **more):
    own = {"hand": hand.split(), "score": 12, "board": {"leader": "despot"}}
    return {"turn": "E", "map": {3: "E6 roost"}, "factions": THREE, "E": own} | more


@law("root:7.5.2", "root:3.3.1", "root:1.2.1")
@pytest.mark.parametrize("hand", ["dom-f tea-m", "tea-f tea-m"])
def test_the_decree_asks_whoever_might_activate_a_dominance_card(place, hand):
    play = place(**birds(hand)).says("E", "end")
    assert play.asked == (E, "resolve") and ("dom-f" in play.legal) == ("dom-f" in hand) and same_to_others(play)


@law("root:7.5.2", "root:3.3.4", "root:1.2.1")
def test_the_decree_asks_whoever_might_take_a_dominance_card(place):
    own = {"hand": ["tea-m"], "board": {"leader": "despot"}}
    play = place(**birds("", E=own), available=["dom-f"]).says("E", "end")
    assert play.asked == (E, "resolve") and play.legal == ["vizier"] and same_to_others(play)
    assert place(**birds("", E=own)).says("E", "end").asked == (E, "from")


@law("root:7.5", "root:3.3.1", "root:1.2.1")
@pytest.mark.parametrize(("hand", "legal"), [("dom-f", ["dom-f", "end"]), ("tea-f", ["end"])])
def test_when_the_decree_is_done_daylight_ends_with_the_same_question(place, hand, legal):
    play = place(**birds(hand)).says("E", "end", "vizier", "3", "6", "3", "vizier")
    assert (play.asked, play.legal) == ((E, "effect"), legal) and same_to_others(play)


@law("root:7.5.2", "root:5.1.3", "root:1.2.1")
def test_two_players_without_dominance_cards_are_not_asked_for_them(place):
    own = {"hand": ["tea-f"], "score": 12, "board": {"leader": "despot"}}
    assert place("E", map={3: "E6 roost"}, E=own).says("E", "end").asked == (E, "from")


# -- cards that are given: nobody else sees which, but everybody knows what they had to match --------------------------


def aid(road, *given, hand=("tea-f", "anvil-f"), **more):
    """Aid to the Marquise in a fox clearing, with cards of the hand."""
    play = road(12, {12: "M1"}, satchel="torch boots", hand=list(hand), factions=FOUR, **more)
    for card in given:
        play.says("V", f"aid-m {card}").until("aid item", "wander")
        if play.asked[1] == "aid item":
            play.says("V", "torch")
    return play


@law("root:9.5.4", "root:1.2.1", "root:1.3.2")
def test_an_aid_card_is_seen_by_giver_and_taker_only_but_all_know_that_it_matched(road):
    play = aid(road, "tea-f")
    assert play.sees(V)["players"][M]["known"] == ["tea-f"] and play.sees(E)["players"][M]["known"] == []
    assert {state.hand[M] for state in deals(play, V)} == {play.state.hand[M]}
    for seat in (E, A, -2):
        hands = {state.hand[M] for state in deals(play, seat)}
        assert len(hands) > 5 and all(hand & MATCHING[FOX] for hand in hands)


@law("root:9.5.4", "root:1.2.1")
def test_two_aids_are_two_cards_that_match(road):
    play = aid(road, "tea-f", "anvil-f", M={"hand": ["tea-m"]})
    assert all(size_of(state.hand[M] & MATCHING[FOX]) >= 2 for state in deals(play, E))
    assert play.player("M")["pledged"] == [2, 0, 0, 0, 0, 0]
    assert clairiere.load(play.state.dump()).dump() == play.state.dump()


@law("root:9.5.4", "root:1.2.1")
@pytest.mark.parametrize(("card", "left"), [("tea-f", 0), ("claim-b", 0), ("tea-m", 1)])
def test_a_card_that_is_seen_to_leave_may_be_the_one_that_was_given(road, card, left):
    play = aid(road, "tea-f", M={"hand": ["tea-m", "claim-b"]})
    play.state.spend(M, play.state.read(play.state.open[0], card), "6.5.5")
    assert play.player("M")["pledged"][0] == left


@law("root:9.5.4", "root:1.2.1")
@pytest.mark.parametrize(("suit", "cards"), [(0, "tea-f"), (1, "tea-r"), (2, "tea-m")])
def test_cards_of_every_suit_that_were_given_may_be_seen_to_leave(place, suit, cards):
    pledged = [2 * (suit == other) for other in range(3)]
    play = place(M={"hand": ["tea-f", "tea-r", "tea-m", "claim-b"], "pledged": [*pledged, 0, 0, 0]})
    play.state.spend(M, play.state.read(play.state.open[0], cards), "6.5.5")
    assert play.player("M")["pledged"][:3] == [int(suit == other) for other in range(3)]
    play.state.spend(M, play.state.read(play.state.open[0], "claim-b"), "6.5.5")
    assert play.player("M")["pledged"] == [0] * 6


@law("root:CHAR.thief", "root:1.2.1")
def test_a_card_that_leaves_unseen_may_be_the_one_that_was_given(road):
    play = aid(road, "tea-f", character="thief", M={"hand": ["tea-m"]})
    play.state.factions[V].satchel += play.state.factions[V].spent
    play.state.factions[V].spent = 0
    play.state.reopen()
    play.says("V", "steal").nature("tea-m")
    assert play.player("M")["pledged"] == [0] * 6 and len({state.hand[M] for state in deals(play, E)}) > 10


@law("root:CHAR.thief", "root:1.2.1")
def test_the_thief_cannot_tell_who_knew_what_he_has_stolen(road):
    """The Eyrie knew the Marquise's only card, or did not: for him all worlds are the same to the last field."""
    worlds = []
    for known in (0, BIT[card_named("tea-m")]):
        play = road(12, {12: "M1"}, character="thief", satchel="torch", factions=FOUR, M={"hand": ["tea-m"]})
        play.state.learn(E, M, known)
        play.says("V", "steal").nature("tea-m")
        worlds.append([fields_of(GAME.redeal(play.state, V, Rng(seed))) for seed in range(5)])
    assert worlds[0] == worlds[1]


@law("root:8.2.6", "root:1.2.1")
def test_a_card_given_for_outrage_is_known_to_match(rise):
    play = rise("daylight", {9: "M3", 12: "A sympathy"}, "tea-r", turn="M", M={"hand": ["anvil-f", "tea-m"]})
    play.says("M", "march", "9", "12", "1", "anvil-f")
    stacks = {state.stacks[A] for state in deals(play, E)}
    assert len(stacks) > 10 and all(stack & MATCHING[FOX] for stack in stacks)
    assert play.player("A")["pledged"] == [0, 0, 0, 1, 0, 0]


@law("root:8.4.2.II", "root:1.2.1")
def test_a_supporter_that_is_spent_may_be_the_one_that_was_given(rise):
    own = {"pledged": [0, 0, 0, 1, 0, 0]}
    play = rise("birdsong", {4: "A sympathy"}, "anvil-f tea-r", A=own).until("sympathy").says("A", "12", "anvil-f")
    assert play.player("A")["pledged"] == [0] * 6
    play = rise("birdsong", {12: "A sympathy"}, "anvil-f tea-r", A=own).until("sympathy").says("A", "4", "tea-r")
    assert play.player("A")["pledged"] == [0, 0, 0, 1, 0, 0]


@law("root:8.4.1.II", "root:8.2.6", "root:1.2.1")
def test_who_announces_a_revolt_with_two_supporters_one_of_which_matched_another_suit_has_a_bird(rise):
    own = {"pledged": [0, 0, 0, 1, 0, 0]}
    play = rise("birdsong", {4: "A sympathy"}, "claim-b tea-r", A=own).says("A", "4")
    stacks = {state.stacks[A] for state in deals(play, E)}
    assert len(stacks) > 10 and all(size_of(stack) == 2 and stack & BIRDS for stack in stacks)
    assert all(size_of(stack & MATCHING[RABBIT]) == 2 for stack in stacks)


@law("root:7.5.2", "root:3.3.4")
def test_a_position_after_a_dominance_card_was_taken_in_the_decree_comes_back(place):
    own = {"hand": ["tea-f", "tea-m"], "score": 12, "board": {"leader": "despot"}}
    play = place(**birds("", E=own), available=["dom-f"]).says("E", "end", "take-dom-f tea-f")
    assert play.asked == (E, "resolve") and play.legal == ["vizier", "dom-f"]
    assert clairiere.load(play.state.dump()).dump() == play.state.dump()


# -- what a pile is known not to hold ---------------------------------------------------------------------------------


def known_not_to_hold(place, eyrie, alliance, may_be):
    """Hands of cards by number, the deck of all others that anybody may hold, and what the oldest cards may be."""
    play = place(map={9: "M2"}, factions=THREE)
    r = play.state
    r.hand[E], r.hand[A] = set_of(eyrie), set_of(alliance)
    r.deck = set_of(may_be["deck"])
    r.discard = set_of(EVERY) & ~(r.hand[E] | r.hand[A] | r.deck)
    for seat, cards in ((E, may_be["eyrie"]), (A, may_be["alliance"])):
        r.voids = replaced(r.voids, seat, set_of(EVERY) & ~set_of(cards))
        r.void_sizes = replaced(r.void_sizes, seat, size_of(r.hand[seat]))
    return play


@law("root:1.2.1")
def test_two_hands_that_may_hold_the_same_few_cards_are_dealt_until_both_hold(place):
    """Half of the deals at random leave too few cards for the second of them."""
    may_be = {"eyrie": (1, 2, 5, 6), "alliance": (1, 2, 3, 4), "deck": tuple(range(20, 40))}
    play = known_not_to_hold(place, (2, 5, 6), (1, 3, 4), may_be)
    for state in deals(play, M):
        assert not state.hand[E] & ~set_of(may_be["eyrie"]) and not state.hand[A] & ~set_of(may_be["alliance"])


@law("root:1.2.1")
def test_the_hand_with_the_smallest_choice_is_dealt_first(place):
    """Five cards can only be those five; whoever holds sixteen others would hardly ever leave them all."""
    few, even = (0, 12, 24, 36, 48), EVERY[::2]
    others = [card for card in even if card not in few]
    play = known_not_to_hold(place, few, others[:16], {"eyrie": few, "alliance": even, "deck": others[16:]})
    assert all(state.hand[E] == set_of(few) for state in deals(play, M))
    assert len({state.hand[A] for state in deals(play, M)}) > 10
