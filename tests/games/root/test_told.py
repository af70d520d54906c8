"""What is told, and by which clause: nothing of it gets lost."""

import pytest

import clairiere
from clairiere import SPECTATOR, Rng
from clairiere.conformance import law
from clairiere.core.event import Event
from clairiere.core.schema import name_numbers
from clairiere.games.root.hit_parts import DEFENSELESS, GUERRILLA_HIGHER, GUERRILLA_LOWER, WARRIORS, pack_part
from clairiere.games.root.words.speech import EVENTS, speak_event
from clairiere.words import say

TABLES = (
    "marquise,eyrie,vagabond,cult", "alliance,cult,riverfolk,vagabond", "eyrie,mechanical,cult,alliance",
    "marquise,alliance,riverfolk,vagabond,vagabond", "eyrie,riverfolk,cult,alliance",
)  # fmt: skip
OFTEN = {  # what random games tell, each time by these clauses and perhaps by others
    "acolyte": "10.5.4", "action": "6.5.1 6.5.2 6.5.3 6.5.4 6.5.5 11.5.1 11.5.2 11.5.4 11.5.5 11.5.6",
    "ambushed": "4.3.1", "available": "3.3.3", "avenged": "10.2.3", "battle": "4.3", "battles": "MM.14",
    "bought": "11.2.7.I 11.2.7.II 11.2.7.III",
    "built": "6.3.4 6.5.4.III 7.3.2 7.5.2.IV 8.4.1.III 10.3.2 10.4.3.III 10.5.1", "character": "9.3.1",
    "committed": "11.5.1 11.5.2 11.5.4", "conspiracy": "10.4.3.I 10.4.3.II 10.4.3.III", "crafted": "4.1.2 4.1.3",
    "damaged": "9.2.7", "deck": "5.1.3", "decree card": "7.4.2", "decreed": "7.4.2",
    "discarded": "6.6 8.2.3.I 8.6.2 9.6.3 10.2.5 10.6.3", "dominance": "3.3.1", "drew": "2.1.2 8.2.6",
    "dropped": "9.6.4", "exhausted": "9.5.1 9.5.2 9.5.3 9.5.4 9.5.5 9.5.6 9.5.8 9.5.9 11.2.6.III", "explores": "9.5.3",
    "exported": "11.5.3.I", "faction": "5.1.1", "first": "5.1.1", "for sale": "MM.6", "fund lost": "11.2.5.I",
    "fund spent": "11.5.5 11.5.6.II", "gathered": "11.4.3", "gave": "8.2.6 8.5.2 9.5.4 11.2.7.I",
    "got": "9.3.5 9.5.3 9.5.4", "hated": "10.4.1", "hits": "4.3.3", "holds": "MM.12",
    "hostile": "9.2.9.III", "improved": "9.2.9.I.b",
    "invested": "11.5.3", "item": "4.1.2", "leader": "7.3.3 7.7.3", "lost": "7.7.1", "moved": "4.2 MM.16",
    "moves": "MM.16", "recruits": "MM.19", "recruits none": "MM.22", "sent": "MM.17",
    "not saved": "6.2.3", "officer": "8.4.1.III 8.5.3", "officers lost": "8.2.4",
    "operation": "8.6.1.I 8.6.1.II 8.6.1.III 8.6.1.IV", "order": "MM.13", "order added": "MM.5 MM.23",
    "order done": "MM.13", "order seen": "MM.25", "ordered": "1.1.3", "orders swapped": "MM.27",
    "outcast": "10.3.3 10.4.1", "paid": "11.2.6.I 11.2.6.III 11.3.4 11.4.1 11.5.3.I", "pawn": "9.3.2 9.4.2 9.5.1",
    "phase": "1.4",
    "placed": "6.2.3 6.3.3 6.5.3 7.3.2 7.5.2.I 8.4.1.III 8.6.1.III 10.3.2 10.4.3.II 10.5.2 "
    "11.3.2 11.5.5 11.5.6.III MM.19",
    "price": "11.3.5 11.6.2", "purged": "7.7.2", "quest": "9.5.5", "quest open": "9.3.3 9.5.5",
    "razed": "4.3.3 8.4.1.III 10.4.3.III", "refreshed": "9.4.1",
    "removed": "4.3.3 8.4.1.III 8.6.1.IV 9.5.6 10.4.3.II CARD.tax_collector", "repaired": "9.6.1",
    "reshuffled": "2.1.2", "resolves": "7.5.2", "revealed": "10.5.1 10.5.2 10.5.4", "revolts": "8.4.1.I",
    "rolled": "4.3.2", "ruin gone": "9.5.3", "ruins": "5.1.4", "saved": "6.2.3",
    "scored": "3.2.1 3.2.2 6.5.4.III 7.6.1 8.4.2.III 8.6.1.IV 9.2.9.I.b 9.2.9.III.a 9.5.3 "
    "10.5.3 11.4.2 11.5.6.III MM.12",
    "set up": "5.1.7", "showed": "8.2.6 CARD.codebreakers", "souls gone": "10.4.2", "special": "9.5.9",
    "spent": "3.3.4 6.2.3 6.5 6.5.5 8.5.3 10.5.3", "spreads": "8.4.2.I", "spy": "MM.24", "stocked": "9.3.4 9.7.1",
    "supply": "5.1.5", "supporter spent": "8.4.1.II 8.4.2.II", "supporters lost": "8.2.4", "taken back": "10.6.1",
    "to satchel": "9.2.5.III", "to track": "9.2.5.III", "token": "6.3.2 6.4 6.5.5 8.4.2.III 8.6.1.IV 11.5.6.III",
    "token gone": "4.3.3 6.5.4.II 8.4.1.III", "took": "3.3.4", "turmoil": "7.7", "turn": "1.4",
    "used": "CARD.codebreakers CARD.spy CARD.tax_collector", "used up": "CARD.armorers CARD.sappers", "won": "3.1",
}  # fmt: skip
REVEALING = {  # after these nothing is taken back; what is drawn, exhausted or used shows something or not
    "ambushed", "crafted", "decree card", "decreed", "discarded", "dominance", "explores", "foiled", "gave", "looked",
    "order", "order seen", "orders swapped", "quest open", "revealed", "revolts", "rolled", "showed", "spent",
    "spreads", "spy", "supporter gone", "supporter spent", "supporters lost", "won",
}  # fmt: skip
SOMETIMES = {"drew", "exhausted", "used"}
SELDOM = {"allied battle", "ally", "appeased", "coalition", "enlisted", "exposed", "foiled", "kept", "suits"} | {
    "recruits at keep",
    "recruits everywhere",
}


@law("root:1.2")
def test_what_happens_is_told_with_its_clause():
    found = set()
    for seed in range(60):
        state, rng = clairiere.new("root", {"factions": TABLES[seed % len(TABLES)]}), Rng(seed)
        state.log = []
        for _ in range(1500):
            if not state.over:
                state.accept(state.open[0], rng.pick(state.open[0].options))
        found |= {(event.verb, event.clause) for event in state.log}
        for event in state.log:
            assert event.reveals == (event.verb in REVEALING) or event.verb in SOMETIMES, event
    assert {(verb, clause) for verb in OFTEN for clause in OFTEN[verb].split()} <= found
    assert set(EVENTS) - SELDOM <= {verb for verb, _ in found}


@law("root:2.8")
@pytest.mark.parametrize("factions", TABLES)
def test_an_event_that_changes_a_clearing_tells_who_ruled_it(factions):
    """A screen that shows a turn again undoes events one by one, and must know who ruled before each."""
    state, rng = clairiere.new("root", {"factions": factions}), Rng(4)
    told = 0
    for _ in range(800):
        if state.over:
            break
        state.log, before, hirer = [], state.view(SPECTATOR).rulers, state.hirer
        state.accept(state.open[0], rng.pick(state.open[0].options))
        first = {}
        for event in state.log:
            for clearing, ruler in rulers_before(state, event):
                first.setdefault(clearing - 1, ruler)
        told += len(first)
        if hirer == state.hirer:  # 11.2.7.III whom mercenaries count for changes rule, and moves no piece
            assert all(before[clearing] == ruler for clearing, ruler in first.items()), state.log
    assert told > 20


def rulers_before(state, event):
    """Return the clearings that an event changes, by number, and who ruled them before it."""
    told = name_numbers(EVENTS, state, event)
    if "ruled_by" not in told:
        return []
    origin = [(told["origin"], told["origin_ruled_by"])] if "origin" in told else []
    return [*origin, (told["clearing"], told["ruled_by"])]


@law("root:4.3.2", "root:4.3.2.I", "root:4.3.2.II", "root:4.3.2.III", "root:8.2.2", "root:7.8.3")
def test_hits_are_the_sum_of_named_parts():
    """Dice, limits and effects: what is told of each side adds up to its hits, in every battle of many games."""
    found = set()
    for seed in range(40):
        state, rng = clairiere.new("root", {"factions": TABLES[seed % len(TABLES)]}), Rng(seed)
        state.log = []
        for _ in range(900):
            if not state.over:
                state.accept(state.open[0], rng.pick(state.open[0].options))
                counted(state)
        for event in state.log:
            if event.verb == "hits":
                told = name_numbers(EVENTS, state, event)
                for side, hits in (("dealt", told["count"]), ("returned", told["returned"])):
                    assert sum(part["count"] for part in told["parts"] if part["side"] == side) == hits
                found |= {part["part"] for part in told["parts"]}
                assert all(say(language, *speak_event(state, event, list("ABCDE"), 0)) for language in ("fr", "en"))
    assert found >= {"higher-die", "lower-die", "guerrilla-higher", "warriors", "swords", "defenseless", "sappers"}


def counted(state):
    """While cards may still change the hits, a view tells the same parts."""
    battle = state.view(0).to_wire()["battle"]
    if battle and battle["parts"]:
        dealt = [part["count"] for part in battle["parts"] if part["side"] == "dealt"]
        assert sum(dealt) == battle["dealt_rolled"] + battle["dealt"]


@law("root:4.3.2.III", "root:8.2.2")
def test_a_defenseless_defender_explains_a_hit_without_a_die():
    """A roll of 3 and 0 against a lone sympathy token: the Alliance keeps the 3, the attacker hits by the extra hit."""
    parts = [pack_part(0, GUERRILLA_LOWER, 0), pack_part(0, DEFENSELESS, 1)]
    parts += [pack_part(1, GUERRILLA_HIGHER, 3), pack_part(1, WARRIORS, -3)]
    event = Event("hits", "4.3.3", (0, 1, 1, 0, *parts))
    state = clairiere.new("root", {"factions": "marquise,alliance"})
    assert say("fr", *speak_event(state, event, ["Ana", "Bo"], -1)) == (
        "Ana : 1 perte infligée (dé le plus faible 0 par la guérilla, +1 contre un défenseur sans défense) ; "
        "Bo : aucune (dé le plus fort 3 par la guérilla, −3 faute de guerriers)."
    )
