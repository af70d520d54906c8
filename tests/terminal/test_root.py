"""Root at a terminal: the woodland, the boards, what is typed, and that nothing hidden shows."""

from __future__ import annotations

import io
import re

import pytest
from rich.cells import cell_len
from rich.console import Console

from clairiere import Record, Rng, find, load
from clairiere.conformance import law
from clairiere.conformance.promises import Walk
from clairiere.core.ask import SPECTATOR
from clairiere.core.illegal import Illegal
from clairiere.games.root.faction import FACTIONS as SHELF
from clairiere.games.root.state.terms import CLEARINGS, cards_of
from clairiere.terminal.registry import drawing_of
from clairiere.terminal.replay import replay
from clairiere.terminal.root.boards import FACTIONS, anything
from clairiere.terminal.root.map import ROOM, SPOTS, Woodland
from clairiere.words import say

from .conftest import NAMES, Scene, new_table

LANGUAGES = ("fr", "en")
SIZES = [(44, 30), (60, 24), (80, 24), (100, 40), (120, 40)]
FOUR = "marquise,eyrie,alliance,vagabond"
POSITION = {
    "game": "root",
    "options": {"factions": FOUR, "seating": "given"},
    "turn": "M",
    "clearings": {
        "1": {"M": {"warrior": 4, "recruiter": 1, "keep": 1}},
        "5": {"M": {"warrior": 3}, "E": {"warrior": 3}},
        "6": {"E": {"warrior": 2, "roost": 1}, "A": {"sympathy": 1}},
        "10": {"M": {"warrior": 2, "sawmill": 1, "wood": 3}, "E": {"warrior": 1}},
    },
    "players": {
        "M": {"hand": ["steel-f", "ambush-b", "trail-r"], "score": 7},
        "E": {"hand": ["tea-f"], "board": {"leader": "despot", "decree": [["gear-f"], [], ["tea-m", "claim-b"], []]}},
        "A": {"stack": ["tea-r", "bake-r"], "board": {"officers": 2}},
        "V": {"pawn": "forest-c", "board": {
            "character": "thief", "satchel": {"boots": 1, "tea": 1}, "exhausted": {"torch": 1}, "damaged": {"sword": 1},
            "relations": {"M": "hostile"},
        }},
    },
}  # fmt: skip


def drawing(language="en", width=80, height=24):
    found = drawing_of(find("root"), NAMES[:4], language, {})
    found.height = height
    return found


def text_of(what, width: int) -> str:
    out = io.StringIO()
    Console(file=out, width=width, color_system=None).print(what, highlight=False)
    return out.getvalue().replace("\u00a0", " ")


@pytest.fixture(scope="module")
def position():
    return load(POSITION)


def board(position, language="en", width=80, height=24, seat=0) -> str:
    return text_of(drawing(language, width, height).board(position.view(seat), None, width), width)


# -- the woodland -------------------------------------------------------------------------------------------------


@law("root:2.2.2", "root:2.2.3", "root:2.2.4", "root:2.8")
@pytest.mark.parametrize("width", [44, 80, 120])
def test_a_clearing_shows_suit_slots_ruin_pieces_and_ruler(position, width):
    text = board(position, width=width)
    assert re.search(r"▸?1 ▲ fox ■", text) and "[M4Rk]" in text
    assert "10 ● rabbit ■▒" in text and re.search(r"\[M2Sw3\] +E1", text)
    assert re.search(r"\[E2R\] +As", text)


@law("root:2.8", "root:7.2.2")
def test_whoever_rules_a_tie_is_in_brackets(position):
    assert "[E3] M3" in board(position)
    other = dict(POSITION, clearings={"5": {"M": {"warrior": 3}, "A": {"warrior": 3}}})
    assert "M3 A3" in board(load(other))


@law("root:COOP.2", "root:7.7.1")
@pytest.mark.parametrize(("language", "words"), [("fr", "27 points (30 atteints)"), ("en", "27 points (30 reached)")])
def test_a_player_who_fell_back_from_thirty_is_marked(language, words):
    options = {"factions": "eyrie,alliance,mechanical", "mode": "coop", "seating": "given", "first": "0"}
    place = {"game": "root", "options": options, "turn": "A", "players": {"E": {"score": 27}}, "arrived": ["E"]}
    view, drawn = load(place).view(0), drawing(language)
    assert drawn.standing(view, 0).startswith(words) and "27✓" in drawn.in_short(view, 0).plain
    assert "✓" not in drawn.in_short(view, 1).plain


@law("root:9.2.5.III")
@pytest.mark.parametrize(("language", "words"), [("fr", "Pièces sur leur piste"), ("en", "Coins to their track")])
def test_items_to_move_before_the_draw_are_listed(language, words):
    options = {"factions": "marquise,eyrie,vagabond", "seating": "given", "first": "0"}
    held = {"pawn": "1", "board": {"satchel": {"coins": 1}}}
    state = load({"game": "root", "options": options, "turn": "V", "phase": "evening", "players": {"V": held}})
    text = text_of(drawing(language).prompt(state, state.open[0], 80), 80)
    assert words in text and "(9.2.5.III)" in text


@law("root:2.4", "root:9.3.2")
def test_a_pawn_stands_in_its_forest(position):
    assert "♣C V" in board(position) and "♣C V" in board(position, width=44)


@law("root:2.2.1", "root:2.3", "root:2.4.1")
def test_a_list_tells_paths_rivers_and_forests(position):
    line = next(line for line in board(position, width=60).splitlines() if "10 ● rabbit" in line)
    assert "→ 1 2 12 ≈ 5 11 ♣ A B C" in line


@pytest.mark.parametrize("winter", ["autumn", "winter"])
@pytest.mark.parametrize("size", [(72, 12), (80, 12), (92, 19)])
def test_no_clearing_covers_another_one(winter, size):
    width, height = size
    state = find("root").new({"factions": FOUR, "board": winter})
    rng = Rng(3)
    for _ in range(250):
        state.take(state.open[0].seat, rng.pick(state.open[0].options))
    lines = [line.plain for line in Woodland(state.view(SPECTATOR), "fr").map(width, height)]
    assert len(lines) == height and max(map(len, lines)) <= width
    text = "\n".join(lines)
    for clearing in range(CLEARINGS):
        found = Woodland(state.view(SPECTATOR), "fr")
        assert found.head(clearing).plain in text
        assert all(piece.plain in text for piece in found.pieces(clearing))
    assert len(SPOTS[winter]) == CLEARINGS + text.count("♣") and width >= 4 * ROOM


def test_clearings_that_may_be_chosen_are_marked(scene):
    shown = scene("fr", game="root", seats=2, seating="given", first="0", height=24)
    text = shown.type([]).text
    for corner, suit in ((1, "▲ renard"), (2, "◆ souris"), (3, "● lapin"), (4, "● lapin")):
        assert f"▸{corner} {suit}" in text
    assert "▸5" not in text


# -- boards and cards ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", SIZES)
def test_every_board_is_shown(position, size):
    lines = board(position, "en", *size).splitlines()
    text = " ".join(" ".join([*[line[82:] for line in lines], *lines]).split())  # boards beside the map, then all
    for told in (
        "sawmill S 1/6 (1 wood, +1)", "5 wood in supply", "3 actions left",
        "leader Despot", "recruit ▲, move ✦v, battle ✦◆, build ✦v", "roost R 1/7",
        "2 supporters", "2 officers", "sympathy s 1/10", "bases to build fox, rabbit, mouse",
        "Thief", "ready boot, tea", "exhausted torch", "damaged sword", "M hostile", "face down",
        "Items to craft:", "Ambush!", "Foxfolk Steel ▲▲→sword 2",
    ):  # fmt: skip
        assert told in text, told


@law("root:1.2.1")
def test_supporters_and_hands_of_others_are_counted_only(position):
    others, own = board(position), board(position, seat=2)
    assert "2 supporters ·" in others and "2 supporters ●●" in own
    assert "Foxfolk" in others and "Foxfolk" not in own


def test_a_faction_without_words_of_its_own_is_shown_as_it_stands(position):
    view = position.view(0)
    bits = [bit.plain for bit in anything(drawing(), view, 0, {"gardens": {"fox": 2}, "acolytes": 3, "none": []})]
    assert bits == ["gardens\u00a0fox\u00a02", "acolytes\u00a03"]


@pytest.mark.parametrize("name", SHELF)
def test_every_faction_has_a_board_of_its_own(name):
    assert name in FACTIONS
    others = [other for other in ("marquise", "eyrie", "vagabond") if other != name and name != "mechanical"]
    state = find("root").new({"factions": ",".join([*(others or ["eyrie", "alliance"]), name])})
    rng, drawn = Rng(2), set[str]()
    for number in range(500):
        if state.over:
            break
        if number % 40 == 0:
            views = [state.view(seat) for seat in range(state.seats)]
            drawn |= {text_of(drawing(language).board(view, None, 80), 80) for view in views for language in LANGUAGES}
            for view in views:
                assert text_of(drawing("fr").aid(view), 60)
        state.take(state.open[0].seat, rng.pick(state.open[0].options))
    assert len(drawn) > 12 and all("root-ui" not in text for text in drawn)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_aid_explains_the_signs_and_the_cards(position, language):
    text = " ".join(text_of(drawing(language).aid(position.view(0)), 80).split())
    for told in {"en": ("K keep", "w wood", "S sawmill"), "fr": ("D donjon", "b bois", "S scierie")}[language]:
        assert told.lower() in text.lower()
    assert say(language, "root-card-ambush-bird").rpartition(" (")[0] in text
    for section in find("root").reference({}, "marquise"):
        for entry in section.entries:
            assert f"{say(language, entry.does, entry.facts)} ({entry.clause})" in text.replace("\u00a0", " ")


@law("root:4.3")
def test_a_battle_is_told(position):
    fight = load(dict(POSITION, turn="E", battle={"attacker": "E", "defender": "M", "clearing": 10}))
    assert "Battle in clearing 10: Eyrie against Marquise" in board(fight)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
def test_a_game_of_four_fits_every_screen(scene, language, size):
    width, height = size
    shown = scene(language, 3, width, height=height, game="root", seats=4).play_on(limit=50)
    assert shown.status == 0 and max(cell_len(line) for line in shown.text.splitlines()) <= width


def test_the_small_screen_holds_map_hand_and_question(scene):
    """From the heading to the line where one types, most turns take 24 lines."""
    shown = scene("fr", 3, 80, height=24, game="root", seats=4).play_on(limit=80)
    heights = []
    for start, end in zip([0, *shown.marks], shown.marks, strict=False):
        turn = shown.text[start:end].splitlines()
        top = max([i for i, line in enumerate(turn) if " · pioche " in line], default=0)
        heights.append(len(turn) - top + 1)
    assert sorted(heights)[len(heights) * 3 // 4] <= 24


# -- typing -------------------------------------------------------------------------------------------------------


def table(language="fr", **options) -> Scene:
    return Scene(new_table(5, "root", 2, factions="marquise,eyrie", seating="given", first="0", **options), language)


@pytest.mark.parametrize(
    ("lines", "answers"),
    [
        (["1"], ["1"]),
        (["1", "9", "5", "10"], ["1", "9", "5", "10"]),
        (["1", "Clairière 9 (souris)"], ["1", "9"]),
        (["7"], []),
        (["march"], []),
        (["nonsense"], []),
    ],
)
def test_clearings_are_typed_by_their_numbers(lines, answers):
    shown = table().type(lines)
    state = shown.table.record.first()
    written = []
    for seat, choice in shown.table.record.answers:
        if seat == 0:
            written.append(state.write(state.open[0], choice))
        state.take(seat, choice)
    assert written == answers


def test_acts_are_typed_by_number_word_or_beginning(position):
    d, ask = drawing(), position.open[0]
    keys = {key: position.write(ask, choice) for key, choice in d.keys(position, ask).items()}
    assert keys["0"] == "end" and sorted(keys.values()) == sorted(position.write(ask, c) for c in ask.options)
    assert {d.typed(position, ask, typed) for typed in ("March", "mar", "march")} == {"march"}
    fr = drawing("fr")
    label = fr.label(position, ask, position.read(ask, "march"))
    assert fr.typed(position, ask, label.upper()) == "march"
    with pytest.raises(Illegal) as several:
        d.typed(position, ask, "overwork:")
    assert several.value.reason == "root-ui-which"


def test_every_choice_has_one_key_and_reads_back():
    for seed in range(3):
        walk = Walk(find("root"), 4, {"factions": FOUR}, (), seed)
        state = walk.start()
        d = drawing("fr")
        for number, (ask, choice) in enumerate(walk.answers(state)):
            if ask.seat >= 0:
                keys = d.keys(state, ask)
                assert sorted(keys.values()) == sorted(ask.options)
                for key, option in keys.items():
                    assert state.read(ask, d.typed(state, ask, key)) == option
                    assert state.read(ask, d.typed(state, ask, state.write(ask, option))) == option
                    if number % 7 == 0:
                        assert state.read(ask, d.typed(state, ask, d.label(state, ask, option))) == option
            state.take(ask.seat, choice)
            if number > 500:
                break


def test_an_impossible_answer_is_refused_with_its_clause():
    text = " ".join(table("en").type(["7", "1", "2"]).text.split())
    assert "one of the corners" in text and "(6.3.2)" in text and "(6.3.4)" in text


# -- commands, records, shared screens ------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_commands_change_nothing(scene, language):
    words = ["?", "? 4.2.1", "aide", "fiche", "journal", "log all", "table", "plis", "? 99.9"]
    options = {"game": "root", "seats": 3}
    plain = scene(language, **options).play_on(limit=25)
    chatty = scene(language, **options).play_on(limit=25, before=lambda: words)
    assert plain.table.record.answers == chatty.table.record.answers and chatty.widest() <= 80


def test_undo_takes_back_the_last_decision():
    shown = table().type(["1", "9", "annuler", "10"])
    assert "Coup repris" in shown.text
    assert [shown.table.state.write(shown.table.state.open[0], choice) for choice in shown.answered(0)] == ["1", "10"]


def test_a_game_is_saved_and_goes_on(tmp_path, again):
    from clairiere import Table, read_record

    path = tmp_path / "root.record"
    begun = table().play_on(path, limit=40).table
    record = read_record(path.read_text("utf-8"))
    assert record.answers == begun.record.answers
    whole = again(Table(record), "fr").play_on(limit=40).table.record.answers
    assert whole[: len(begun.record.answers)] == begun.record.answers and len(whole) > len(begun.record.answers)


def shown_replay(record: Record, *how: object, width: int = 80) -> str:
    out = io.StringIO()
    assert replay(record, *how, "fr", Console(file=out, width=width, color_system=None)) == 0
    assert max(cell_len(line) for line in out.getvalue().splitlines()) <= width
    return out.getvalue().replace("\u00a0", " ")


@law("root:1.2.1")
def test_a_running_game_is_replayed_without_its_secrets(scene):
    record = scene("fr", 9, game="root", seats=4).play_on(limit=30).table.record
    hands = [cards_of(record.state().view(seat).hand) for seat in range(4)]
    whole, spectator = shown_replay(record, None, None, True), shown_replay(record, None, None, False)
    d = drawing("fr")
    board = spectator[spectator.rindex("Après") :]
    assert all(d.card(card).rpartition(" (")[0] in whole for hand in hands for card in hand)
    assert "Main (" not in board and "· · ·" in spectator


@law("root:1.2.1")
@pytest.mark.parametrize("seed", range(3))
def test_what_is_asked_tells_nothing_that_is_hidden(seed):
    """With the cards dealt anew that a seat cannot see, it reads the same question, keys and board."""
    game, rng = find("root"), Rng(seed, 5)
    walk = Walk(game, 4, {"factions": FOUR}, (), seed)
    state = walk.start()
    for number, (ask, choice) in enumerate(walk.answers(state)):
        if ask.seat >= 0 and number % 9 == 0:
            other, d = game.redeal(state, ask.seat, rng), drawing("fr")
            same = next(found for found in other.open if found.seat == ask.seat)
            assert text_of(d.prompt(state, ask, 80), 80) == text_of(d.prompt(other, same, 80), 80)
            assert text_of(drawing("fr").board(state.view(ask.seat), None, 80), 80) == text_of(
                drawing("fr").board(other.view(ask.seat), None, 80), 80
            )
        state.take(ask.seat, choice)
        if number > 400:
            break


@law("root:1.2.1")
def test_two_at_one_screen_never_see_the_other_hand(scene):
    shown = scene("fr", humans=(0, 1), game="root", seats=2)
    d, turns, began = drawing("fr"), list[int](), 0

    def look() -> list[str]:
        nonlocal began
        screen = shown.text[began:]
        began = len(shown.text)
        seat = shown.table.state.open[0].seat
        hand = cards_of(shown.table.state.view(seat).hand)
        turns.append(seat)
        hands = re.findall(r"^Main \((\d+)\)", screen[screen.rfind("\n" * 50) + 1 :], re.MULTILINE)
        assert hands == [str(len(hand))]
        listed = screen[screen.rindex("Main (") :].partition("▸")[0]
        assert all(d.card(card).rpartition(" (")[0] in " ".join(listed.split()) for card in hand)
        assert len(re.findall("[▲●◆✦] [A-ZÀ-Ý]", " ".join(listed.split()))) == len(hand)
        return []

    shown.play_on(before=look, limit=40)
    assert set(turns) == {0, 1}


def test_a_whole_game_of_four_is_played_to_its_end(scene):
    shown = scene("en", 12, game="root", seats=4).play_on()
    state = shown.table.state
    assert shown.status == 0 and state.over
    assert "Victory" in shown.text[shown.marks[-1] :] and "★" in shown.text[shown.marks[-1] :]


def test_a_terminal_without_signs_gets_plain_ones(position):
    from clairiere.terminal.ascii_fallback import use_ascii_fallback

    raw = io.BytesIO()
    file = io.TextIOWrapper(raw, "ascii")
    console = Console(file=file, width=80, color_system=None)
    use_ascii_fallback(console)
    console.print(drawing().board(position.view(0), None, 80))
    file.flush()
    text = raw.getvalue().decode("ascii")
    assert ">1 ^ fox #" in text or "1 ^ fox #" in text
    assert "10 o rabbit #%" in text and "&C V" in text and "?" not in text
