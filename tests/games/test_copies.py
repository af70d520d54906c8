"""A copy has everything that the original has, and shares nothing that changes: every field is changed once."""

import copy

import pytest

import clairiere
from clairiere.games.root.faction import FACTIONS
from clairiere.games.root.state.battle import BattleData

FIXED = {"seats", "keep_kind", "moves_freely", "watches_moves"}  # what a state or a board is made with


def changed(value):
    """Another value of the same kind; None if it is of no kind that can be counted."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1
    if isinstance(value, list | tuple):
        parts = [changed(part) for part in value] or [7]
        return None if None in parts else type(value)(parts)
    return None


def change(thing):
    """Every field that can be set gets another value; gives them all."""
    found = {}
    for name in dir(thing):
        other = None if name.startswith("_") or name in FIXED else changed(getattr(thing, name))
        if other is not None:
            try:
                setattr(thing, name, other)
                found[name] = other
            except AttributeError:
                pass  # a property, or the same for all
    return found


def check(thing):
    fields = change(thing)
    twin = thing.copy()
    assert {name: getattr(twin, name) for name in fields} == fields
    assert not [name for name in fields if isinstance(fields[name], list) and getattr(twin, name) is fields[name]]
    return len(fields)


@pytest.mark.parametrize(("id", "least"), [("renard", 20), ("duo", 24), ("jeton", 32), ("root", 50)])
def test_a_copy_of_a_state_has_all_its_fields(id, least):
    game = clairiere.find(id)
    assert check(game.new({}, game.fewest)) >= least


def test_a_copy_of_a_battle_has_all_its_fields():
    assert check(BattleData(0, 1, 2)) >= 11


def test_a_state_in_battle_shares_no_battle_with_its_copies():
    state = clairiere.new("root", {"factions": "marquise,eyrie"})
    assert not state.in_battle()
    state.battle = BattleData(0, 1, 2)
    for other in (state.copy(), copy.deepcopy(state)):
        assert other.in_battle() and other.battle is not state.battle
        other.battle.dealt += 1
    assert state.battle.dealt == 0


@pytest.mark.parametrize("name", sorted(FACTIONS))
def test_a_copy_of_a_faction_has_all_its_fields(name):
    others = "alliance,vagabond" if name != "alliance" else "eyrie,vagabond"
    state = clairiere.new("root", {"factions": f"{others},{name}" if name != "vagabond" else others})
    assert check(next(faction for faction in state.factions if faction.sheet.name == name)) >= 4
