"""Dealing anew what a seat cannot see, checked against every run there could have been."""

from collections import Counter

import pytest

import clairiere
from clairiere import NATURE, SPECTATOR, Rng
from clairiere.conformance import law
from clairiere.games.jeton.cards import read_cards, show
from clairiere.games.jeton.state.redeal import possible_hands, redeal, weigh_hands
from clairiere.games.jeton.state.trail import DREW, LAID, LAID_LOWEST, RECEIVED

A, B, C, D = range(4)
KINDS = {"laid": LAID, "received": RECEIVED, "opened": LAID_LOWEST}


def marks(trail):
    """A trail as the engine keeps it."""
    return [DREW if text == "drew" else KINDS[text.split()[0]] + read_cards(text.split()[1]) for text in trail]


def every_run(pack, trail):
    """The hands at the end of all runs, each card of the pack being a card of its own; every run is as likely."""
    runs = [("", pack)]
    for text in trail:
        if text == "drew":
            runs = [(hand + pack[i], pack[:i] + pack[i + 1 :]) for hand, pack in runs for i in range(len(pack))]
        else:
            verb, cards = text.split()
            runs = [after for run in runs for after in done(*run, verb, cards)]
    return Counter("".join(sorted(hand)) for hand, _ in runs)


def done(hand, pack, verb, cards):
    """The run after cards were laid or received, unless they could not be."""
    if verb == "received":
        return [(hand, pack + cards)]
    if verb == "opened" and any(card < cards for card in hand if card != "p"):
        return []
    for card in cards:
        if card not in hand:
            return []
        hand = hand.replace(card, "", 1)
    return [(hand, pack)]


TRAILS = [
    ("2234p", ["drew", "drew"]),
    ("2234p", ["drew", "drew", "laid 2"]),
    ("22334p", ["drew", "drew", "drew", "laid 3p", "drew"]),
    ("234p", ["drew", "drew", "laid 2", "received 44", "drew", "drew"]),
    ("22344p", ["drew", "drew", "drew", "opened 3"]),
    ("22344p", ["drew", "drew", "drew", "opened 4", "received 2", "drew"]),
    ("22344p", ["drew", "drew", "drew", "opened 2", "drew", "laid 4"]),
    ("2233pp", ["drew", "drew", "laid p", "drew", "laid 2", "received p2", "drew", "drew"]),
]


@law("jeton:9.2")
@pytest.mark.parametrize(("pack", "trail"), TRAILS)
def test_hands_are_as_likely_as_all_runs_say(pack, trail):
    owned = Counter(pack)
    for text in trail:
        verb, _, cards = text.partition(" ")
        if verb == "received":
            owned.update(cards)
        elif cards:
            owned.subtract(cards)
    found = weigh_hands(marks(trail), read_cards("".join(owned.elements())))
    wanted = every_run(pack, trail)
    assert {"".join(sorted(show(hand))) for hand in found} == set(wanted)
    scale = sum(wanted.values()) / sum(found.values())
    for hand, weight in found.items():
        assert weight * scale == pytest.approx(wanted["".join(sorted(show(hand)))])


@law("jeton:9.2")
def test_hands_are_dealt_as_likely_as_they_are(place):
    play = place("2 23 2")
    weights = possible_hands(play.state, B)
    total, rng, runs = sum(weights.values()), Rng(5), 4000
    found = Counter(redeal(play.state, A, rng).hands[B] for _ in range(runs))
    assert set(found) <= set(weights) and len(weights) == 10
    for hand, weight in weights.items():
        assert found[hand] / runs == pytest.approx(weight / total, abs=0.03)


@law("jeton:9.2")
@pytest.mark.parametrize("form", ["turns", "live"])
@pytest.mark.parametrize("seed", range(6))
def test_nobody_can_tell_a_new_deal_from_the_true_one(fresh, form, seed):
    play, rng, changed = fresh(3 + seed % 4, form), Rng(seed), 0
    for _ in play.at_random(seed, 200):
        for seat in (*play.active[:2], SPECTATOR):
            other = redeal(play.state, seat, rng)
            changed += other.dump() != play.place
            assert other.view(seat).to_wire() == play.sees(seat)
            assert [ask.seat for ask in other.open] == [ask.seat for ask in play.state.open]
            assert [other.owns(player) for player in range(other.seats)] == [
                play.state.owns(player) for player in range(other.seats)
            ]
            assert seat == SPECTATOR or other.hands[seat] == play.state.hands[seat]
    assert changed > 50


@law("jeton:4.8", "jeton:9.2")
def test_a_launcher_who_has_not_opened_holds_a_value_card(place):
    packs = ["2" * 9 + "3" * 5 + "4444pp", "ppppp", "2" * 16 + "3" * 12 + "44444pp"]
    play = place("2 3 2", packs=packs).answer(B, "shout")
    assert {show(hand) for hand in possible_hands(play.state, B)} == {"3"}
    assert "p" in {show(hand) for hand in possible_hands(place("2 3 2").state, B)}


@law("jeton:10.5", "jeton:9.2")
def test_in_old_records_who_is_asked_for_a_shout_holds_a_value_card(place):
    play = place("2 3 3 2", "turns", red=A, pivot=A, options={"shout_cards": "passed"})
    assert play.asked == (B, "draw")
    assert "p" not in {show(hand) for hand in possible_hands(play.state, B)}
    assert "p" in {show(hand) for hand in possible_hands(play.state, C)}
    play.answer(B, "pass")
    assert "p" in {show(hand) for hand in possible_hands(play.state, B)}


@law("jeton:10.4", "jeton:9.2")
def test_an_opening_by_the_clock_shows_that_nothing_lower_was_there(place):
    play = place("2 2 2 433").answer(D, "shout").clock("timeout")
    assert all("2" not in show(hand) for hand in possible_hands(play.state, D))
    play = place("2 2 2 433").answer(D, "shout", "bid 3")
    assert any("2" in show(hand) for hand in possible_hands(play.state, D))


@law("jeton:9.3")
def test_cards_received_can_be_in_the_hand_only_if_they_were_drawn_since(place):
    play = place("2 22 2").answer(B, "shout", "bid 2").answer(B, "propose").agree(A, C).answer(B, "share 1:2")
    assert play.place["trail"][B] == ["drew", "drew", "laid 2", "received 2"]
    play.draw(B)
    assert play.place["trail"][B][-1] == "drew"


@law("jeton:9.2")
def test_an_empty_hand_begins_a_new_trail(place):
    play = place("2 2 2").answer(B, "shout", "bid 2")
    assert play.place["trail"] == [["drew"], [], ["drew"]]
    play.settle(B).answer(B, "share 1:2").draw(B)
    assert play.place["trail"][B] == ["drew"]


@law("jeton:9.2", "jeton:3.3.2")
def test_the_removed_cards_stay_for_everyone_could_reckon_them(packed):
    play = packed(["2223", "2233", ""], "2 2 2344", draw_seat=C, red=A).answer(C, "draw")
    assert all(redeal(play.state, B, Rng(seed)).removed == play.state.removed for seed in range(5))


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_a_long_evening_of_races_stays_sound(fresh, seats):
    """Thousands of answers in real time, nobody leaving: every position comes back, every clock leads on."""
    answers = seed = 0
    while answers < 2500:
        play = fresh(seats, target=20)
        seed += 1
        for _ in play.at_random(seed, 1000):
            answers += 1
            if answers % 30 == 0:
                loaded = clairiere.load(play.place)
                assert loaded.dump() == play.place
                assert [repr(ask) for ask in loaded.open] == [repr(ask) for ask in play.state.open]
        assert play.state.over or play.state.open[-1].seat == NATURE
