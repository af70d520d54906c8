"""Positions that are changed piece by piece: in every game every place is read and written back, changes are judged by
the game, and what led to a position is forgotten only where it must be."""

from __future__ import annotations

import json

import pytest

import clairiere
from clairiere.conformance.identifiers import identifiers_in, readable
from clairiere.core.illegal import Illegal
from clairiere.editing import editor_of
from clairiere.editing.fields import COUNTS, LETTERS, ONE, Field, parts_of, pieces, put_path, without
from clairiere.puzzles.puzzle import puzzles_of
from clairiere.words import LANGUAGES, plain_value, say

FOUR = {"factions": "marquise,eyrie,alliance,vagabond"}
SETS = (
    ("renard", {}, 2), ("duo", {"level": 1}, 2), ("duo", {"level": 3}, 2), ("jeton", {}, 3),
    ("jeton", {"form": "live"}, 6), ("root", FOUR, 4), ("root", {"factions": "cult,riverfolk,vagabond,vagabond"}, 4),
    ("root", {"factions": "marquise,eyrie", "board": "winter"}, 2),
    ("root", {"factions": "eyrie,alliance,mechanical"}, 3),
)  # fmt: skip


def begun(id, options=None, seats=2):
    game, editor = clairiere.find(id), editor_of(id)
    return game, editor, editor.begin(game, options or {}, seats), [f"Player {seat + 1}" for seat in range(seats)]


def move(piece, start, end, position):
    """The two changes by which a piece goes from a list to another."""
    values = {path: list(pieces(path, "", 60).read(position)) for path in (start, end)}
    values[start].remove(piece)
    values[end].append(piece)
    return values


@pytest.mark.parametrize(("id", "options", "seats"), SETS, ids=str)
def test_what_is_written_back_as_it_was_changes_nothing(id, options, seats) -> None:
    game, editor, draft, names = begun(id, options, seats)
    assert draft.state.open[0].seat >= 0, "somebody is asked"
    groups = editor.groups(draft.position, names)
    fields = list(parts_of(groups))
    assert len({field.path for field in fields}) == len(fields) and len({group.id for group in groups}) == len(groups)
    for field in fields:
        value = field.read(draft.position)
        again = editor.change(game, draft.position, {field.path: value}, names)
        assert again.refused is None and (again.position == draft.position or field.path == "red"), field.path
        if field.known:
            assert value in [word for word, _ in field.known], field.path


@pytest.mark.parametrize(("id", "options", "seats"), SETS, ids=str)
def test_every_place_and_every_piece_has_its_words(id, options, seats) -> None:
    _, editor, draft, names = begun(id, options, seats)
    groups = editor.groups(draft.position, names)
    for language in LANGUAGES:
        labels = [say(language, group.label, group.facts) for group in groups]
        labels += [say(language, field.label, field.facts) for field in parts_of(groups)]
        assert all(labels) and not any("edit-" in label for label in labels)
        for field in parts_of(groups):
            for _, word in field.known:
                assert plain_value(language, word) != "" or word == ""
            if field.kind == "pieces":
                assert all(say(language, *editor.piece(field.sort, piece)) for piece in field.read(draft.position))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("id", "options", "seats"), SETS, ids=str)
def test_no_word_or_refusal_of_the_editor_is_an_identifier(id, options, seats, language) -> None:
    """Every word that may stand somewhere, and what is said when a piece lies somewhere twice."""
    game, editor, draft, names = begun(id, options, seats)
    groups = editor.groups(draft.position, names)
    for field in parts_of(groups):
        for _, word in field.known:
            assert identifiers_in(str(plain_value(language, word))) == []
        pieces = field.read(draft.position) if field.kind == "pieces" and field.shape != ONE else []
        if pieces:
            changed = editor.change(game, draft.position, {field.path: [*pieces, pieces[0]]}, names)
            if changed.refused is not None:
                named = editor.name_places(changed.refused, groups, lambda label, facts: say(language, label, facts))
                readable(named.sentence(language))


@pytest.mark.parametrize("id", sorted(clairiere.GAMES))
def test_a_puzzle_is_judged_as_it_stands_and_nothing_of_it_is_forgotten(id) -> None:
    game, editor = clairiere.find(id), editor_of(id)
    for puzzle in list(puzzles_of(id).values())[:5]:
        draft = editor.load(game, {"game": id, **puzzle.position})
        assert not draft.forgot and draft.position["options"].get("position", "") == ""
        assert game.load(draft.position).dump() == puzzle.state().dump() | {"options": draft.position["options"]}
        json.dumps(draft.position)


def test_a_change_that_cannot_be_is_refused_by_the_words_of_the_screen_and_stays_in_the_draft() -> None:
    game, editor, draft, names = begun("renard")
    card = draft.position["hands"][0][0]
    wrong = editor.change(game, draft.position, move(card, "hands[0]", "hands[1]", draft.position), names)
    assert wrong.state is None and wrong.refused.cite == "renard:1.5" and card in wrong.position["hands"][1]
    groups = editor.groups(wrong.position, names)
    sentence = editor.name_places(wrong.refused, groups, lambda label, facts: say("fr", label, facts)).sentence("fr")
    assert sentence.startswith("Main, Player 1") and "hands" not in sentence
    other = next(code for code in wrong.position["hands"][1] if code != card)
    right = editor.change(game, wrong.position, move(other, "hands[1]", "hands[0]", wrong.position), names)
    assert right.refused is None and card in right.state.dump()["hands"][1]
    assert right.forgot is False, "nobody had played"


def test_a_card_that_is_laid_opens_the_question_that_goes_with_it() -> None:
    game, editor, draft, names = begun("renard")
    leader = draft.position["leader"]
    card = next(code for code in draft.position["hands"][leader] if code[:-1] in ("2", "4", "6", "8", "10"))
    laid = editor.change(game, draft.position, move(card, f"hands[{leader}]", "trick", draft.position), names)
    assert laid.refused is None and laid.state.open[0].about == "follow" and laid.forgot
    named = editor.change(game, laid.position, {"asked": "lead"}, names)
    assert named.refused.cite == "renard:1.4", "what somebody asks for is not forgotten"


def test_places_with_room_for_one_and_places_that_are_none_refuse() -> None:
    game, editor, draft, names = begun("renard")
    for changes, reason in (
        ({"decree": ["1B", "2B"]}, "edit-one-piece"),
        ({"trail": ["decree 6K"]}, "edit-no-such-place"),
        ({"round": "2"}, "edit-wrong-kind"),
        ({"hands[0]": 3}, "edit-wrong-kind"),
    ):
        with pytest.raises(Illegal) as refused:
            editor.change(game, draft.position, changes, names)
        assert refused.value.reason == reason and refused.value.sentence("fr")


def test_gems_team_and_forest_of_duo_are_moved() -> None:
    game, editor, draft, names = begun("duo")
    gem = next(space for space, count in enumerate(draft.position["gems"]) if count)
    changed = editor.change(game, draft.position, {f"gems[{gem}]": 0, "at": "4", "covered[0]": 1}, names)
    assert changed.refused is None and changed.position["at"] == 4 and changed.position["covered"] == [1, 0]
    under = editor.change(game, changed.position, {"gems[0]": 1}, names)
    assert under.refused.cite == "duo:4.2.4"


def test_an_auction_of_jeton_is_laid_out() -> None:
    game, editor, draft, names = begun("jeton", {}, 3)
    pack, hand = (pieces(path, "", 126, shape=LETTERS).read(draft.position) for path in ("packs[0]", "hands[0]"))
    for piece in "22p":
        pack.remove(piece)
    laid = {"stacks[0]": ["2", "2", "p"], "packs[0]": pack, "red": "0"}
    early = editor.change(game, draft.position, laid, names)
    assert early.refused.cite == "jeton:5.1.1", "nothing lies there while cards are drawn"
    bid = editor.change(game, early.position, {"phase": "bid"}, names)
    assert bid.refused is None and bid.state.open[0].about == "bid"
    assert bid.position["stacks"][0] == "22p" and list(bid.position["hands"][0]) == hand
    both = editor.change(game, bid.position, {"stacks[0]": ["2", "3", "p"]}, names)
    assert both.refused.cite == "jeton:5.3.3"


def test_pieces_of_root_are_placed_and_limits_refuse() -> None:
    game, editor, draft, names = begun("root", FOUR, 4)
    supply = draft.position["players"]["M"]["supply"]
    there = draft.position["clearings"]["5"]["M"]["warrior"]
    more = editor.change(game, draft.position, {"clearings.5.M.warrior": there + 2}, names)
    assert more.position["players"]["M"]["supply"] == supply - 2
    slots = editor.change(game, draft.position, {"clearings.5.M.workshop": 6}, names)
    assert slots.refused.cite == "root:2.2.3"
    won = editor.change(game, draft.position, {"players.E.score": 30}, names)
    assert won.refused.cite == "root:3.1"
    ruin = draft.position["ruins"][0]
    none = editor.change(game, draft.position, {f"ruins.{ruin}": 0}, names)
    assert none.refused is not None or ruin not in none.position["ruins"]
    turn = editor.change(game, draft.position, {"turn": "E", "phase": "birdsong"}, names)
    assert turn.refused is None and turn.state.open[0].seat == turn.position["seats"].index("E")


def test_cards_and_items_of_root_go_from_place_to_place() -> None:
    game, editor, draft, names = begun("root", FOUR, 4)
    card = draft.position["deck"][0]
    start, end = "deck", "players.E.board.decree[0]"
    decreed = editor.change(game, draft.position, move(card, start, end, draft.position), names)
    assert decreed.refused is None and card in decreed.position["players"]["E"]["board"]["decree"][0]
    items = draft.position["players"]["V"]["board"]["satchel"]
    piece = next(iter(items))
    left = {name: count - (name == piece) for name, count in items.items()}
    changes = {
        "players.V.board.satchel": [name for name, count in left.items() for _ in range(count)],
        "players.V.board.damaged": [piece],
    }
    hurt = editor.change(game, draft.position, changes, names)
    assert hurt.refused is None and hurt.position["players"]["V"]["board"]["damaged"] == {piece: 1}


def test_places_are_read_and_written() -> None:
    position = {"ruins": [6, 10], "players": {"M": {"supply": 3}, "E": {"supply": 2, "score": 1}}, "decree": ""}
    put_path(position, "ruins.6", 0)
    put_path(position, "clearings.3.M.warrior", 2)
    assert position["ruins"] == [10] and position["clearings"] == {"3": {"M": {"warrior": 2}}}
    assert Field("ruins.10", "", kind="flag").read(position) == 1 and Field("nowhere[3]", "").read(position) == []
    assert without(position, ["players.*.supply"])["players"] == {"M": {}, "E": {"score": 1}}
    assert position["players"]["M"] == {"supply": 3}, "the given one is left as it was"
    assert Field("decree", "", shape=ONE).read(position) == []
    assert Field("x", "", shape=COUNTS).format_pieces(["tea", "boots", "tea"]) == {"tea": 2, "boots": 1}
