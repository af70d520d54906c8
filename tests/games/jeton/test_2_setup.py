"""Chapter 2: the set-up."""

import pytest

import clairiere
from clairiere import Illegal, Record, Table
from clairiere.conformance import law
from clairiere.games.jeton.rules import Rules

A, B, C, D = range(4)


def table(seed, **options):
    record = Record(clairiere.find("jeton"), {"form": "live", "first": "0", **options}, ["a", "b", "c"])
    record.seed = seed
    return Table(record)


def drawn(seed, turns):
    """The cards that the first two seats draw, in so many turns."""
    found = table(seed)
    for _ in range(turns):
        found.play(found.state.draw_seat, 0)
    drew = [event for event in found.events if event.verb == "drew"]
    return [[event.secret for event in drew if event.what == (seat,)] for seat in (A, B)]


@law("jeton:2.1")
def test_the_same_seed_shuffles_the_same_packs():
    assert drawn(5, 9) == drawn(5, 9)
    assert drawn(5, 9) != drawn(6, 9)


@law("jeton:2.1")
def test_each_pack_is_shuffled_on_its_own():
    first, second = drawn(5, 18)
    assert len(first) == len(second) == 6 and first != second


@law("jeton:2.2")
def test_four_players_have_four_packs_and_no_other_card_is_there(fresh):
    assert fresh(4).sees(A)["pack_sizes"] == [21] * 4
    assert sum(fresh(4).everything.values()) == 84


@law("jeton:2.3")
@pytest.mark.parametrize("form", ["turns", "live"])
@pytest.mark.parametrize("first", [1, 2])
def test_whoever_was_named_has_the_red_token(fresh, form, first):
    play = fresh(4, form, first=str(first))
    assert (play.red, play.place["draw_seat"]) == (first, first)


@law("jeton:2.3")
def test_without_a_name_chance_picks_a_seat(fresh):
    play = fresh(4, first="random")
    assert (play.asked, play.legal, play.clause) == ((-1, "first"), ["0", "1", "2", "3"], "2.3")
    assert play.nature("2").red == C


@law("jeton:2.3")
def test_the_seed_decides_who_starts():
    reds = [table(seed, first="random").state.red for seed in range(30)]
    assert set(reds) == {A, B, C} and reds == [table(seed, first="random").state.red for seed in range(30)]


@law("jeton:2.3")
def test_a_seat_that_is_not_there_cannot_start(fresh):
    with pytest.raises(Illegal) as caught:
        fresh(3, first="3")
    assert (caught.value.reason, caught.value.clause) == ("jeton-first-not-there", "2.3")
    assert "2" in str(caught.value)


@law("jeton:2.4")
def test_hands_and_table_are_empty_and_the_draw_begins(fresh):
    play = fresh(4)
    assert (play.place["hands"], play.place["stacks"], play.phase) == ([""] * 4, [""] * 4, "draw")
    assert (play.place["draw_no"], play.place["lock"], play.place["turn"]) == (1, 1, 0)


@law("jeton:10.15")
def test_a_copy_of_what_was_agreed_is_complete():
    rules = Rules()
    usual = {name: getattr(rules, name) for name in dir(rules) if name[0] != "_" and not callable(getattr(rules, name))}
    for number, (name, value) in enumerate(usual.items()):
        odd = not value if isinstance(value, bool) else f"{number}" if isinstance(value, str) else 1000 + number
        setattr(rules, name, odd)
    copy = rules.copy()
    assert len(usual) == 25 and all(getattr(copy, name) == getattr(rules, name) != usual[name] for name in usual)
