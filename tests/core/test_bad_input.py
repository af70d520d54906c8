"""Whatever is wrong gets one clear sentence, in both languages, and changes nothing. Fuzzed."""

import copy
import json
import random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import clairiere
from clairiere import Illegal, Record, Rng, Table, read_record
from clairiere.law import find_clause
from clairiere.words import LANGUAGES


def table(seed: int = 3, moves: int = 20) -> Table:
    record = Record(clairiere.find("renard"), {}, ["Ana", "Bo"])
    record.seed = seed
    found = Table(record)
    rng = Rng(seed)
    for _ in range(moves):
        if found.state.open:
            ask = found.state.open[0]
            found.play(ask.seat, rng.pick(ask.options))
    return found


def refused(act) -> str:
    """The sentence of a refusal; it must be one line in each language, without the inside of the program."""
    with pytest.raises(Illegal) as caught:
        act()
    for language in LANGUAGES:
        sentence = caught.value.sentence(language)
        assert sentence and "\n" not in sentence and "Traceback" not in sentence and "{" not in sentence
    return str(caught.value)


@pytest.mark.parametrize(
    ("act", "said"),
    [
        (lambda: clairiere.new("chess"), "no game “chess”"),
        (lambda: clairiere.new("renard", {"colour": 1}), "no option “colour”"),
        (lambda: clairiere.new("renard", {"target": 0}), "1-200"),
        (lambda: clairiere.new("renard", {"target": 20.5}), "20.5"),
        (lambda: clairiere.new("renard", {"target": True}), "True"),
        (lambda: clairiere.new("renard", {"target": None}), "None"),
        (lambda: clairiere.new("renard", {"dealer": 2}), "random, 0, 1"),
        (lambda: clairiere.new("renard", {"open_tricks": "maybe"}), "yes, no"),
        (lambda: clairiere.new("renard", seats=3), "it is for 2"),
        (lambda: clairiere.new("renard", seats=1), "1 cannot play"),
        (lambda: clairiere.new("renard", seats=-2), "-2 cannot play"),
        (lambda: clairiere.load([]), 'key "game"'),
        (lambda: clairiere.load({"game": 5}), 'key "game"'),
        (lambda: clairiere.load({"game": "renard"}), "hands"),
        (lambda: find_clause("renard:9.9.9"), "9.9.9"),
        (lambda: find_clause("chess:1"), "chess"),
        (lambda: find_clause("../renard:1"), "no game"),
        (lambda: read_record(""), "Line 1"),
        (lambda: read_record("clairiere-record 1\n\nend 0 0"), "names no game"),
        (lambda: read_record("clairiere-record 1\ngame chess\n\nend 0 0"), "chess"),
        (lambda: read_record("clairiere-record 1\ngame renard\nseat 0 a\nseat 1 b\n\n"), "cut off"),
        (lambda: read_record("clairiere-record 1\ngame renard\nseat 0 a\n\n", sealed=False), "1 cannot play"),
    ],
)
def test_what_nobody_can_mean_is_refused(act, said: str) -> None:
    assert said in refused(act)


def test_out_of_turn_twice_and_after_the_end() -> None:
    found = table(moves=1)
    leader = found.record.answers[-1][0]
    if found.state.open[0].about == "follow":
        assert "1.5" in refused(lambda: found.play(leader, 0))
    ended = table(moves=500)
    assert ended.state.over
    assert "over" in refused(lambda: ended.play(0, 0))


def test_a_card_that_does_not_exist_is_refused() -> None:
    state = table().state
    for text in ("", "12M", "0B", "7Z", "M7", "7 M x", "७M", "-1", "33", "keep it"):
        refused(lambda text=text: state.read(state.open[0], text))


@pytest.mark.parametrize("cut", [1, 2, 3, 10, 40])
def test_a_truncated_record_is_refused(cut: int) -> None:
    text = table(moves=30).record.text()
    lines = text.splitlines()
    refused(lambda: read_record("\n".join(lines[:-cut]) + "\n"))
    refused(lambda: read_record(text[: -cut - 1]))


def test_an_edited_record_is_refused_even_when_every_move_is_legal() -> None:
    text = table(moves=30).record.text()
    assert "changed" in refused(lambda: read_record(text.replace("seat 0 Ana", "seat 0 Eve")))
    assert "changed" in refused(lambda: read_record(text.replace("option target 21", "option target 22")))


def test_an_illegal_move_in_a_record_is_named_with_its_line_and_clause() -> None:
    lines = table(moves=30).record.text().splitlines()
    at = next(i for i, line in enumerate(lines) if line.startswith("5 "))
    number, seat, _ = lines[at].split()
    lines[at] = f"{number} {1 - int(seat)} 7M"
    said = refused(lambda: read_record("\n".join(lines)))
    assert f"Line {at + 1}" in said and "3.1.1" in said


@settings(max_examples=150, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
@given(st.integers(0, 10**6))
def test_any_damage_to_a_record_is_noticed(seed: int) -> None:
    chance = random.Random(seed)
    text = table(moves=25).record.text()
    at = chance.randrange(len(text))
    damaged = chance.choice(
        [
            text[:at] + chance.choice("0123456789BKMN \nx") + text[at + 1 :],
            text[:at] + text[at + chance.randrange(1, 30) :],
            text[:at] + chance.choice(["\n", "7M ", "end 3 0", "é", "\x00"]) + text[at:],
        ]
    )
    if damaged.split() == text.split() and damaged.strip() == text.strip():
        return
    refused(lambda: read_record(damaged))


def some_position(seed: int) -> dict:
    return table(seed, 3 + seed % 40).state.dump()


@settings(max_examples=200, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
@given(st.integers(0, 10**6))
def test_any_damage_to_a_position_is_refused_or_gives_a_sound_state(seed: int) -> None:
    chance = random.Random(seed)
    position = copy.deepcopy(some_position(seed % 50))
    damage(position, chance)
    try:
        state = clairiere.load(position)
    except Illegal as found:
        assert all(found.sentence(language) for language in LANGUAGES)
        return
    game = clairiere.find("renard")
    assert sorted(game.pieces(state)) == sorted(game.pieces(clairiere.new("renard")))
    rng = Rng(seed)
    while state.open:
        assert state.open[0].options
        state.take(state.open[0].seat, rng.pick(state.open[0].options))


def damage(position: dict, chance: random.Random) -> None:
    """Change one thing somewhere: a type, a card, a number, a key."""
    odd = [None, True, -1, 7, 99, 1.5, "", "7M", "1B", "zz", [], ["7M"], {}, [[], []], [["1B"], ["2B"]], "over", "bury"]
    key = chance.choice(list(position))
    value = position[key]
    kind = chance.randrange(5)
    if kind == 0:
        position[key] = chance.choice(odd)
    elif kind == 1:
        del position[key]
    elif kind == 2 and isinstance(value, list) and value:
        at = chance.randrange(len(value))
        if isinstance(value[at], list):
            value[at] = value[at][1:] if chance.random() < 0.5 else [*value[at], "7M"]
        else:
            value[at] = chance.choice(odd)
    elif kind == 3:
        position[chance.choice(["extra", "Hands", ""])] = chance.choice(odd)
    else:
        hands = position["hands"]
        if hands[0] and hands[1]:
            hands[0][0] = hands[1][0]


def test_a_missing_and_a_doubled_card_are_named() -> None:
    position = some_position(5)
    doubled = copy.deepcopy(position)
    doubled["pile"][0] = doubled["hands"][0][0]
    assert doubled["hands"][0][0] in refused(lambda: clairiere.load(doubled))
    missing = copy.deepcopy(position)
    gone = missing["pile"].pop()
    said = refused(lambda: clairiere.load(missing))
    assert gone in said


def test_a_refused_position_changes_nothing_of_what_was_given() -> None:
    position = some_position(5)
    position["hands"][0].append("7M")
    before = json.dumps(position)
    refused(lambda: clairiere.load(position))
    assert json.dumps(position) == before


HOSTILE = [
    10**27, 10**5000, -(10**400), "x" * 9999, "a\nb\x1b[31m", "\ud800", ["y" * 3000] * 50, {"z": 1}, float("nan"), b"7",
]  # fmt: skip


@pytest.mark.parametrize("value", HOSTILE, ids=lambda value: type(value).__name__)
def test_hostile_values_are_refused_in_one_short_line(value) -> None:
    position = some_position(5)
    for key in position:
        if position[key] != value:
            refused_or_fine(lambda key=key: clairiere.load(position | {key: value}))
    for act in (
        lambda: clairiere.new("renard", {"target": value}),
        lambda: clairiere.new("renard", {"dealer": value}),
        lambda: clairiere.new(value) if isinstance(value, str) else clairiere.new("x"),
        lambda: read_record(value) if isinstance(value, str) else read_record(""),
        lambda: find_clause(f"renard:{value!r:.5000}") if not isinstance(value, int) else find_clause("renard:0"),
    ):
        refused_or_fine(act, must=True)


def refused_or_fine(act, must: bool = False) -> None:
    """Either it goes through, or it is refused in a printable line of a decent length."""
    try:
        act()
    except Illegal as found:
        for language in LANGUAGES:
            sentence = found.sentence(language)
            assert sentence.isprintable() and len(sentence) < 1500
    else:
        assert not must


@pytest.mark.parametrize("options", ["ab", 5, [("target", 16)], {5: 1}, {None: None}])
def test_options_that_are_no_mapping_of_names_are_refused(options) -> None:
    refused(lambda: clairiere.new("renard", options))


@pytest.mark.parametrize("seed", ["--5", "1" * 31, "5x", "٣", ""])
def test_a_seed_that_is_no_whole_number_is_refused_with_its_line(seed: str) -> None:
    assert "Line 4" in refused(
        lambda: read_record(f"clairiere-record 1\ngame renard\nengine 1\nseed {seed}\n\n", sealed=False)
    )


@pytest.mark.parametrize("name", ["", "#", "end 3 x", "a\nb", "  two  spaces ", "\ud800", "Éloïse ☾", "x" * 500])
def test_any_name_survives_a_record(name: str) -> None:
    record = Record(clairiere.find("renard"), {}, [name, "Bo"])
    record.seed = -(10**29)
    text = record.text()
    again = read_record(text)
    assert again.text() == text and again.seed == record.seed and again.names[1] == "Bo"


def test_nature_s_questions_are_closed_to_players() -> None:
    state = clairiere.new("renard")
    found = state.refusal(clairiere.NATURE, 999)
    assert found.legal == ()
    refused(lambda: state.view(clairiere.NATURE))
    found = table(moves=3)
    refused(lambda: found.play(clairiere.NATURE, 0))


def test_what_a_view_hands_out_cannot_change_the_game() -> None:
    state = table().state
    seat = state.open[0].seat
    view = state.view(seat)
    view.asks[0].listed_options = (99,)
    view.rules.target = 1
    refused(lambda: state.take(seat, 99))
    assert state.dump()["options"]["target"] == 21


@pytest.mark.parametrize(
    "position",
    [
        {"game": "renard", "asked": "dealer", "options": {"dealer": "0"}},
        {"game": "renard", "asked": "lead", "hands": [[], []], "decree": "6K", "tricks": [7, 6]},
        {"game": "renard", "asked": "deal", "treasures": [1, 0]},
        {"game": "renard", "asked": "deal", "pile": ["7M"]},
    ],
)
def test_a_position_in_which_nobody_could_answer_is_refused(position: dict) -> None:
    refused(lambda: clairiere.load(position))


def test_the_first_trick_is_led_by_the_one_who_did_not_deal() -> None:
    position = table(moves=0).state.dump()
    position["leader"] = position["dealer"]
    assert "3.1.1" in refused(lambda: clairiere.load(position))


def test_a_trail_that_the_cards_contradict_is_refused() -> None:
    position = {
        "game": "renard", "decree": "6K", "tricks": [1, 0], "leader": 0,
        "hands": [["2B", "4B", "6B", "8B", "10B", "2K", "4K", "8K", "10K", "1M", "2M", "4M"],
                  ["1B", "3B", "5B", "7B", "9B", "11B", "1K", "3K", "5K", "7K", "9K", "11K"]],
        "won": [["6M", "8M"], []],
    }  # fmt: skip
    fine = position | {"trail": ["decree 6K", "0 6M", "1 8M"]}
    assert clairiere.load(fine).open
    void = copy.deepcopy(fine)
    void["won"][0][1] = void["hands"][1][0]
    void["hands"][1][0] = "8M"
    void["trail"][2] = "1 1B"
    assert "trail" in refused(lambda: clairiere.load(void))


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"hands": [["9" * 5000], []]}, "…"),
        ({"round": 10**5000}, "round is …"),
        ({"tricks": [[10**5000], 0]}, "tricks[0] must be a whole number and is …"),
        ({5: 1}, "position: the key 5 must be a text, written in quotes"),
        ({"asked": ""}, "must be one of: dealer, deal"),
        ({"round": "3"}, 'round must be a whole number and is "3"'),
        ({"pile": "7M"}, 'pile must be a list and is "7M"'),
    ],
)
def test_what_is_wrong_in_a_position_is_said_as_a_person_can_mend_it(change, said: str) -> None:
    assert said in refused(lambda: clairiere.load({"game": "renard", "hands": [[], []]} | change))


def board(factions: str, letter: str, board: dict[str, object]) -> dict[str, object]:
    return {"options": {"factions": factions}, "players": {letter: {"board": board}}}


@pytest.mark.parametrize(
    ("position", "said"),
    [
        ({"options": {"factions": "m,e"}, "clearings": {5: {"M": {}}}}, "clearings: the key 5 must be a text"),
        ({"options": {"factions": ["m", "e"]}}, "names or letters with commas between them"),
        ({"options": {"factions": "m,e"}, "turn": "Q"}, "it must be one of: M, E; or an empty text for none"),
        ({"options": {"lesson": "x"}}, "it takes basics, marquise, eyrie"),
        (board("m,e", "E", {"leader": "despot", "set_aside": ["builder", "builder"]}), "“builder” stands there twice"),
        (board("e,c", "C", {"scored": ["fox", "fox"]}), "“fox” stands there twice"),
        (board("m,v", "V", {"completed": ["errand-fox", "errand-fox"]}), "“errand-fox” stands there twice"),
        ({"options": {"factions": "m,e"}, "winners": ["M", "M"]}, "“M” stands there twice"),
    ],
)
def test_what_is_wrong_in_a_position_of_root_is_said_as_a_person_can_mend_it(position, said: str) -> None:
    assert said in refused(lambda: clairiere.load({"game": "root"} | position))


@pytest.mark.parametrize("mark", ["", " ", "9" * 5000, "1 low " + "9" * 5000, "1 gem 2 3"], ids=lambda mark: mark[:8])
def test_a_way_of_the_team_that_nobody_can_read_is_refused(mark: str) -> None:
    table = Table(Record(clairiere.find("duo"), {}, ["Ana", "Bo"]))
    position = table.state.dump() | {"walked": [mark]}
    assert "walked[0]" in refused(lambda: clairiere.load(position))
