"""What everybody sees of a table is what the position says of it, piece by piece."""

import pytest

import clairiere
from clairiere import Rng
from clairiere.conformance import law
from clairiere.core.ask import SPECTATOR
from clairiere.core.playout import walk_randomly

ROOT = clairiere.find("root")
TABLES = ("marquise,eyrie,vagabond,cult", "alliance,cult,riverfolk,vagabond", "eyrie,mechanical,riverfolk,alliance")
EVERY, MOMENTS = 7, 60  # answers between two looks, and looks
WARRIOR = "warrior"


def moments(factions, seed):
    """A table now and then: as it is written, and as seats and onlookers see it."""
    state = clairiere.new("root", {"factions": factions})
    rng = Rng(seed)
    for number in range(MOMENTS):
        walk_randomly(state, rng, ROOT.quit_choices, EVERY)
        seat = number % (state.seats + 1) if not state.over else SPECTATOR
        yield state.dump(), state.view(seat if seat < state.seats else SPECTATOR).to_wire()


def pieces_at(place, clearing, letter):
    """Warriors, and what else stands there."""
    found = dict(place["clearings"].get(str(clearing), {}).get(letter, {}))
    return found.pop(WARRIOR, 0), found


def seat_of(place, letter):
    return place["seats"].index(letter) if letter else -1


@law("root:2.2", "root:2.5", "root:2.8")
@pytest.mark.parametrize(("seed", "factions"), [*enumerate(TABLES)])
def test_the_map_is_shown_as_it_stands(seed, factions):
    whole = [found["slots"] + found["ruin"] for found in clairiere.new("root", {}).view(0).to_wire()["clearings"]]
    for place, view in moments(factions, seed):
        pawns = {letter: player["pawn"] for letter, player in place["players"].items()}
        for number, seen in enumerate(view["clearings"], 1):
            stands = {letter: pieces_at(place, number, letter) for letter in place["seats"]}
            assert seen["warriors"] == {letter: warriors for letter, (warriors, _) in stands.items()}
            assert seen["pieces"] == {letter: others for letter, (_, others) in stands.items()}
            assert seen["pawns"] == [letter for letter in place["seats"] if pawns[letter] == str(number)]
            assert (seen["suit"], seen["ruin"]) == (place["suits"][number - 1], number in place["ruins"])
            built = sum(n for _, others in stands.values() for piece, n in others.items() if piece not in tokens(view))
            assert seen["slots"] + built + seen["ruin"] == whole[number - 1]


def tokens(view):
    return {token for player in view["players"] for token in player["tokens"]}


@law("root:1.2.1", "root:2.6", "root:3.2")
@pytest.mark.parametrize(("seed", "factions"), [*enumerate(TABLES)])
def test_players_show_what_lies_open_and_how_much_does_not(seed, factions):
    for place, view in moments(factions, seed):
        for letter, seen in zip(place["seats"], view["players"], strict=True):
            held = place["players"][letter]
            for name in ("score", "crafted", "dominance", "items", "supply"):
                assert seen[name] == held[name], name
            assert (seen["letter"], seen["partner"]) == (letter, seat_of(place, held["partner"]))
            assert (seen["hand"], seen["stack"]) == (len(held["hand"]), len(held["stack"]))
            assert (seen["on_track"], seen["rivers"]) == (bool(held["on_track"]), bool(held["rivers"]))
            assert where_is(seen["pawn"]) == held["pawn"]


def where_is(pawn):
    if pawn is None:
        return ""
    return str(pawn["clearing"]) if pawn["clearing"] else f"forest-{pawn['forest']}"


@law("root:1.2.1", "root:4.3", "root:3.3.3")
@pytest.mark.parametrize(("seed", "factions"), [*enumerate(TABLES)])
def test_the_table_is_shown_and_ones_own_cards(seed, factions):
    battles = 0
    for place, view in moments(factions, seed):
        for name in ("turns", "phase", "discard", "available", "items", "dice", "used"):
            assert view[name] == place[name], name
        assert (view["turn"], view["first"]) == (seat_of(place, place["turn"]), seat_of(place, place["first"]))
        assert view["deck"] == len(place["deck"]) and list(view["activated"].values()) == place["activated"]
        mine = place["players"][place["seats"][view["seat"]]] if view["seat"] >= 0 else {"hand": [], "stack": []}
        assert (view["hand"], view["stack"]) == (mine["hand"], mine["stack"])
        assert (view["battle"] is None) == (not place["battle"]) and len(view["reactions"]) == len(place["reactions"])
        if view["battle"] is not None:
            battles += 1
            found = {name: place["battle"][name] for name in ("attacker", "defender", "clearing", "dealt", "returned")}
            fought = {**view["battle"], "attacker": place["seats"][view["battle"]["attacker"]]}
            fought["defender"] = place["seats"][view["battle"]["defender"]]
            assert found == {name: fought[name] for name in found}
    assert battles
