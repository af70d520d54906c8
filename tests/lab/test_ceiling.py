"""What strength there is to be had: lines are kept, replaced when measured again, and shown by the report."""

import pytest

import clairiere
from clairiere.arena.estimates import estimate_share
from clairiere.conformance.promises import Walk
from clairiere.core.ask import NO_ANSWER
from clairiere.core.nature import Rng
from lab.arena.ceilings import CeilingResult, ceiling_table, read_ceilings, save_ceiling
from lab.arena.measure_ceiling import Candidate


def line(candidate: str, wins: int, against: str = "2", **options: str) -> CeilingResult:
    return CeilingResult("root", options, 4, candidate, against, 41, estimate_share([(wins, 4), (1, 4)]))


def test_a_line_is_kept_until_it_is_measured_again(tmp_path) -> None:
    path = tmp_path / "arena" / "ceiling.json"
    assert read_ceilings(path) == [] and ceiling_table(path, "en") == ""
    for one in (line("2o", 4), line("2x4", 1), line("2o", 2), line("2o", 3, board="winter")):
        save_ceiling(path, one)
    assert {(one.candidate, str(one.options.get("board", "")), one.share.wins) for one in read_ceilings(path)} == {
        ("2x4", "", 2),
        ("2o", "", 3),
        ("2o", "winter", 4),
    }


def test_the_table_says_who_met_whom_and_what_came_of_it(tmp_path) -> None:
    path = tmp_path / "ceiling.json"
    save_ceiling(path, line("2x4o", 4, board="winter"))
    save_ceiling(path, line("3", 2, ""))
    table = ceiling_table(path, "en").splitlines()
    winter = next(row for row in table if "winter" in row)
    assert winter.startswith("| Root --board winter | level 2 with open cards, iterations × 4 | 2 × 3 | 5 of 8 | 62.5%")
    team = next(row for row in table if "level 3" in row)
    assert "| level 3, iterations × 1 | – | 3 of 8 |" in team and team.endswith("| 41 |")
    assert "niveau 2 à cartes ouvertes" in ceiling_table(path, "fr")


def test_few_iterations_are_told_of_both(tmp_path) -> None:
    path = tmp_path / "ceiling.json"
    save_ceiling(path, line("3@16", 4, "2@8"))
    assert "| level 3 with 16 iterations | level 2 with 8 iterations × 3 | 5 of 8 |" in ceiling_table(path, "en")


def test_a_candidate_gets_the_iterations_that_it_is_named_with() -> None:
    root = clairiere.find("root")
    usual = Candidate(root, "2").bot.iterations
    assert [Candidate(root, spec).bot.iterations for spec in ("2x4", "2@5", "2@5o")] == [4 * usual, 5, 5]


def test_a_partner_with_the_noise_of_a_person_is_named_and_slips_now_and_then(tmp_path) -> None:
    path, duo = tmp_path / "ceiling.json", clairiere.find("duo")
    save_ceiling(path, CeilingResult("duo", {"level": "3"}, 2, "3", "1n", 41, estimate_share([(1, 2), (2, 2)])))
    assert "| beside level 1, one choice in five any | 3 of 4 |" in ceiling_table(path, "en")
    assert "| à côté du niveau 1, un choix sur cinq au hasard |" in ceiling_table(path, "fr")
    steady, noisy = (Candidate(duo, spec) for spec in ("1", "1n"))
    asked = [
        (state.copy(), state.open[0].seat)
        for state, _, _ in Walk(duo, 2, {}, (), 4).steps()
        if state.open and state.open[0].seat >= 0 and len(state.open[0].options) > 3
    ]
    slips = [
        noisy.choose(state, seat, Rng(at)) != steady.choose(state, seat, Rng(at))
        for at, (state, seat) in enumerate(asked)
    ]
    assert 0 < sum(slips) < len(slips) / 2 and len(slips) > 20


@pytest.mark.parametrize("id", sorted(clairiere.GAMES))
def test_open_cards_leave_the_game_on_the_shelf_as_it_is(id) -> None:
    game = clairiere.find(id)
    kind, candidate = type(game), Candidate(game, "2o")
    assert candidate.game is not game and type(candidate.game) is not kind
    assert type(game) is kind and clairiere.find(id) is game


def test_whoever_sees_all_cards_of_jeton_chooses_what_he_may() -> None:
    game, chosen = clairiere.find("jeton"), []
    candidate = Candidate(game, "2o")
    candidate.bot.iterations = 12
    for state, _, _ in Walk(game, 3, {}, (), 4).steps():
        asks = [ask for ask in state.open if ask.seat >= 0]
        if asks and len(chosen) < 25:
            choice = candidate.choose(state, asks[0].seat, Rng(1))
            chosen.append(choice)
            assert choice == NO_ANSWER or choice in asks[0].options
    assert len(set(chosen)) > 3
