"""A faction that stands in its own package is played by the general rules and by its own."""

import pytest

from clairiere import Rng
from clairiere.conformance.play import Play
from clairiere.conformance.promises import PROMISES, Walk
from clairiere.core.game import find
from clairiere.core.nature import Seeded
from clairiere.core.record import Record, read_record
from clairiere.core.table import Table
from clairiere.games.root.faction import FACTIONS
from clairiere.law import find_clause, law_of

T, E = 0, 1
SETS = ("toys,eyrie", "cult,toys,vagabond", "toys,mechanical")


def placed(phase="daylight", turn="T", hand=("ambush-f", "anvil-f"), **more):
    clearings = {"1": {"T": {"warrior": 3, "lantern": 1}, "E": {"warrior": 2}}, "6": {"T": {"warrior": 1}}}
    place = {"game": "root", "options": {"factions": "toys,eyrie"}, "seats": ["T", "E"], "turn": turn, "phase": phase}
    place |= {"clearings": clearings, "players": {"T": {"hand": list(hand)}}} | more
    return Play(find("root"), find("root").load(place))


def test_it_is_on_the_shelf_with_its_chapter_of_the_law():
    option = next(option for option in find("root").options if option.name == "factions")
    assert "toys" in FACTIONS and "toys" in option.describe_values() and "toys" in [item.name for item in option.items]
    assert find_clause("root:TOY.5.2").title["en"] == "Light" and law_of("root").chapters["fr"][-1].startswith("TOY ")


def test_without_a_guide_its_reference_card_tells_its_turn():
    told = find("root").reference({}, "toys")
    cited = [[entry.clause for entry in section.entries] for section in told[:3]]
    assert cited == [["TOY.4"], ["TOY.5", "TOY.5.1", "TOY.5.2", "TOY.5.3"], ["TOY.6.1", "TOY.6.2"]]
    assert told[0].entries[0].facts["fr"].startswith("À l’Aurore")


def test_a_lantern_is_lit_for_a_card_and_scores():
    play = placed()
    assert play.asked == (T, "workday") and "light ambush-f" in play.legal
    play.answer(T, "light ambush-f")
    assert play.asked == (T, "lantern") and play.legal == ["6"]
    play.answer(T, "6")
    assert play.state.score[T] == 1 and play.state.factions[T].acts == 2 and play.asked == (T, "workday")


def test_lanterns_craft_glow_and_defend():
    play = placed()
    assert play.answer(T, "anvil-f").state.score[T] == 2
    glow = placed("evening", "E")
    while glow.state.turn != T or glow.state.phase < 2:
        ask = glow.state.open[0]
        glow.state.take(ask.seat, glow.game.default_choice(glow.state, ask))
    assert glow.state.score[T] == 1 and any(event.verb == "glow" for event in glow.log)
    fight = placed(turn="E", battle={"attacker": "E", "defender": "T", "clearing": 1}, hand=())
    assert fight.state.factions[T].extra_hits(fight.state, False) == 1


def test_refusals_name_its_clauses():
    play = placed(hand=("ambush-f", "visit-r"))
    assert play.refused(T, "light visit-r").clause == "TOY.5.2" and play.refused(T, "tea-f").clause == "4.1"
    assert play.answer(T, "light ambush-f").refused(T, "1").clause == "TOY.5.2"


@pytest.mark.parametrize("promise", PROMISES, ids=lambda promise: promise.__name__)
@pytest.mark.parametrize("factions", SETS)
def test_random_games_keep_every_promise(factions, promise):
    """Positions that are written and read, records, notation, copies, nothing hidden told, words for everything."""
    options = {"factions": factions} | ({"mode": "coop"} if "mechanical" in factions else {})
    promise(Walk(find("root"), len(factions.split(",")), options, (), len(factions)))


def test_a_record_is_written_and_replayed():
    record = Record(find("root"), {"factions": "toys,vagabond,eyrie"}, ["Ana", "Bo", "Cleo"])
    table, rng = Table(record, Seeded(4)), Rng(4)
    while not table.state.over:
        ask = table.state.open[0]
        table.play(ask.seat, rng.pick(ask.options))
    text = record.text()
    again = read_record(text)
    assert "toys" in text and again.text() == text
    assert Table(again, Seeded(0)).state.dump() == table.state.dump()
