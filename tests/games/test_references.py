"""The reference cards: every line cites a clause that exists and can be said, and no card is left out."""

from __future__ import annotations

import pytest

import clairiere.games  # noqa: F401  (puts them on the shelf)
from clairiere.conformance.marks import law
from clairiere.core.game import GAMES, find
from clairiere.core.reference import Entry
from clairiere.games.duo.cards import CODE as DUO_CODES
from clairiere.games.duo.cards import DECK
from clairiere.games.duo.game import board_of
from clairiere.games.renard.cards import CODE as RENARD_CODES
from clairiere.games.root.guide import GUIDES
from clairiere.law import law_of
from clairiere.words import LANGUAGES, say

ROLES = [*[(game, "") for game in sorted(GAMES)], *[("root", faction) for faction in sorted(GUIDES)]]


def entries(game: str, role: str = "", **options: object) -> list[Entry]:
    shelf = find(game)
    return [entry for section in shelf.reference(shelf.agree(options), role) for entry in section.entries]


@pytest.mark.parametrize(("game", "role"), ROLES)
def test_every_line_cites_a_clause_that_exists(game: str, role: str) -> None:
    cited = {entry.clause for entry in entries(game, role)}
    assert cited and cited <= set(law_of(game).clauses)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "role"), ROLES)
def test_every_line_is_one_that_can_be_read(game: str, role: str, language: str) -> None:
    for section in find(game).reference(find(game).agree({}), role):
        assert say(language, section.title)
        for entry in section.entries:
            named = say(language, entry.name, entry.facts) if entry.name else ""
            assert say(language, entry.does, entry.facts) and "'" not in named


@pytest.mark.parametrize(("game", "role"), ROLES)
def test_no_two_lines_have_one_id(game: str, role: str) -> None:
    ids = [entry.id for entry in entries(game, role)]
    assert sorted(ids) == sorted(set(ids))


@law("renard:1.3")
def test_every_card_of_renard_is_explained_once() -> None:
    told = [code for entry in entries("renard") for code in entry.codes]
    assert sorted(told) == sorted(RENARD_CODES)


@law("duo:1.7", "duo:1.3")
@pytest.mark.parametrize("level", [1, 2, 3])
def test_every_card_of_duo_is_explained_by_what_it_does_and_by_its_paw_prints(level: int) -> None:
    told = entries("duo", level=level)
    paws = {code: int(entry.id[5:]) for entry in told if entry.id.startswith("paws-") for code in entry.codes}
    does = [code for entry in told if not entry.id.startswith("paws-") for code in entry.codes]
    codes = [DUO_CODES[card] for card in DECK]
    board = board_of(level)
    assert sorted(does) == sorted(paws) == sorted(codes)
    assert all(board.paws[card] == paws[DUO_CODES[card]] for card in DECK)


def test_a_table_of_jeton_is_told_what_it_agreed_on() -> None:
    told = {entry.id: entry for entry in entries("jeton", target=4, shout="Hop", form="live")}
    assert "Hop" in say("fr", told["shout"].does, told["shout"].facts)
    assert "à 4," in say("fr", told["blue"].does, told["blue"].facts)
    assert "quand il veut" in say("fr", told["lay"].does, told["lay"].facts)
    assert {code for entry in told.values() for code in entry.codes} == set("234p")


def test_a_faction_of_root_has_its_guide_before_what_is_common() -> None:
    assert entries("root", "eyrie")[0].id == "goal-0"
    assert entries("root")[0].id == "turn"
