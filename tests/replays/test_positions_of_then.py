"""Records that begin with a position or a lesson keep the rules of the engine that wrote them."""

import clairiere
from clairiere.core.record import Record, read_record
from clairiere.positions import pack_position

ROOT = clairiere.find("root")
POSITION = {
    "game": "root", "phase": "evening", "turn": "V",
    "options": {"factions": "marquise,eyrie,vagabond", "seating": "given", "first": "0"},
    "players": {"V": {"pawn": "1", "board": {"satchel": {"coins": 1, "boots": 1}}}},
}  # fmt: skip


def test_a_record_from_a_position_keeps_rules_older_than_an_option():
    record = Record(ROOT, {"position": pack_position(POSITION)}, ["M", "E", "V"])
    assert record.first().open[0].about == "stow"
    lines = record.text().split("\n")
    older = "\n".join(line for line in lines if not line.startswith(("option evening_items", "end "))) + "\n"
    read = read_record(older, sealed=False)
    assert read.options["evening_items"] is False and read.first().open[0].about == "draw2"
    assert read_record(read.text()).options == read.options


def test_a_new_game_from_an_older_position_has_the_rules_of_now():
    assert ROOT.new({"position": pack_position(POSITION)}).open[0].about == "stow"


def test_what_the_position_says_comes_before_the_given_options():
    position = POSITION | {"options": POSITION["options"] | {"evening_items": False}}
    assert ROOT.new({"position": pack_position(position), "evening_items": True}).open[0].about == "draw2"
