"""Shares and intervals on data whose truth is known."""

from dataclasses import replace
from math import inf

import pytest

from clairiere import find
from clairiere.arena.estimates import elo, estimate_share, wilson
from clairiere.arena.outcome import Outcome, play_scheduled_game, read_outcome
from clairiere.arena.result import ArenaResult
from clairiere.arena.schedule import make_schedule
from clairiere.arena.sections import sections_of
from clairiere.core.nature import Rng


def test_wilson_as_the_books_have_it() -> None:
    assert wilson(0.5, 100) == pytest.approx((0.4038, 0.5962), abs=1e-4)
    assert wilson(1, 20) == pytest.approx((0.8389, 1), abs=1e-4)
    assert wilson(0, 20) == pytest.approx((0, 0.1611), abs=1e-4)


def test_games_of_different_deals_are_independent() -> None:
    found = estimate_share([(1, 1)] * 50 + [(0, 1)] * 50)
    assert (found.games, found.wins, found.share) == (100, 50, 0.5)
    assert (found.low, found.high) == pytest.approx(wilson(0.5, 100), abs=0.002)


def test_games_that_only_repeat_their_deal_count_once() -> None:
    found = estimate_share([(2, 2)] * 50 + [(0, 2)] * 50)
    assert found.games == 200 and (found.low, found.high) == pytest.approx(wilson(0.5, 100), abs=0.003)


def test_deals_that_are_all_alike_leave_little_doubt() -> None:
    found = estimate_share([(1, 2)] * 100)
    assert found.share == 0.5 and 0 < found.high - found.low < 0.04
    few = estimate_share([(1, 2)] * 2)
    assert few.high - few.low > 0.5  # two deals prove nothing


def test_who_wins_all_may_still_lose_one() -> None:
    found = estimate_share([(2, 2)] * 50)
    assert (found.low, found.high) == pytest.approx(wilson(1, 100))
    assert estimate_share([]).games == 0 and estimate_share([(0, 0)]).low == 0 < estimate_share([]).high == 1


@pytest.mark.parametrize(("level", "luck"), [(0.5, 0.0), (0.5, 0.4), (0.7, 0.25), (0.9, 0.1)])
@pytest.mark.parametrize("size", [1, 2, 4])
def test_the_truth_lies_in_95_of_100_intervals(level: float, luck: float, size: int) -> None:
    """Every deal favours or hinders by so much luck; the games of it are played with that share."""
    rng, runs, inside = Rng(7, size), 600, 0
    for _ in range(runs):
        deals = []
        for _ in range(60):
            share = level + (luck if rng.below(2) else -luck)
            deals.append((sum(rng.below(10**6) < share * 10**6 for _ in range(size)), size))
        found = estimate_share(deals)
        inside += found.low <= level <= found.high
    assert 0.92 < inside / runs < 0.985


def test_elo() -> None:
    assert elo(0.5) == 0 and elo(0.75) == pytest.approx(190.85, abs=0.01) and elo(0.25) == -elo(0.75)
    assert elo(1) == inf and elo(0) == -inf


def game(number: int, seats: list[int], winners: list[int], roles: list[str] | None = None, deal: int = -1) -> Outcome:
    count = len(seats)
    found = number // 2 if deal < 0 else deal
    return Outcome(number, found, seats, roles or [], winners, [0] * count, True, [10] * count, [0.02, 0.1][:count])


def test_a_result_is_counted_by_bot_and_by_seat() -> None:
    schedule = make_schedule(find("renard"), ["1", "0"], 0)
    games = [game(0, [0, 1], [0]), game(1, [1, 0], [1]), game(2, [0, 1], [1]), game(3, [1, 0], [0, 1])]
    result = ArenaResult(schedule, games)
    found = result.to_wire()
    assert (
        found["wins"] == [2, 1]
        and found["share"] == [0.5, 0.25]
        and result.draw_count == 1
        and result.fair_share == 0.5
    )
    first, second = found["by_seat"]
    assert (first["wins"], first["games"], second["wins"]) == (1, 4, 2)
    assert [part["wins"] for part in first["bots"]] == [1, 0] and [part["wins"] for part in second["bots"]] == [1, 1]
    assert found["by_faction"] == {} and found["ms_per_decision"] == [6, 6]
    assert result.elo()[0] == pytest.approx(elo(2.5 / 4))


def test_a_team_wins_once_and_has_no_elo() -> None:
    result = ArenaResult(make_schedule(find("duo"), ["1", "0"], 0), [game(0, [0, 1], [0, 1]), game(1, [1, 0], [])])
    assert result.to_wire()["wins"] == [1, 1] and result.to_wire()["share"] == [0.5, 0.5] and result.draw_count == 0
    same = ArenaResult(make_schedule(find("duo"), ["1"], 0), [game(0, [0, 1], [0, 1]), game(1, [1, 0], [], deal=1)])
    assert same.share_of([0, 1]).wins == 1 and same.share_of([0, 1]).games == 2
    assert result.elo() is None and same.elo() is None


def test_allies_both_win_and_factions_are_told_apart() -> None:
    schedule = make_schedule(find("root"), ["1", "0"], 0)
    roles = ["marquise", "eyrie"]
    games = [game(0, [0, 1], [0, 1], roles), game(1, [1, 0], [1], roles), game(2, [0, 1], [0], roles[::-1])]
    result = ArenaResult(schedule, games)
    found = result.to_wire()
    assert found["wins"] == [3, 1] and result.draw_count == 0
    assert {role: part["wins"] for role, part in found["by_faction"].items()} == {"marquise": 1, "eyrie": 3}
    assert [part["games"] for part in found["by_faction"]["eyrie"]["bots"]] == [2, 1]


def test_of_a_team_it_is_told_in_which_round_it_won() -> None:
    schedule = make_schedule(find("duo"), ["1"], 0)
    ends = [(2, [0, 1]), (3, [0, 1]), (2, []), (2, [0, 1])]
    games = [replace(game(at, [0, 1], won, deal=at), stage=stage) for at, (stage, won) in enumerate(ends)]
    result = ArenaResult(schedule, games)
    found = result.to_wire()
    assert {stage: part["wins"] for stage, part in found["by_round"].items()} == {"2": 2, "3": 1}
    assert all(part["games"] == 4 for part in found["by_round"].values()) and found["score"] == [0, 0]
    titles = [section.title for section in sections_of(result, "fr")]
    assert titles == ["Part de victoires par robot", "Victoires par manche"]


def test_a_finished_game_of_duo_tells_its_round() -> None:
    played, _ = play_scheduled_game(make_schedule(find("duo"), ["1"], 5), 0)
    assert played.stage in (1, 2, 3) and read_outcome(played.to_wire()) == played
    assert play_scheduled_game(make_schedule(find("renard"), ["1", "0"], 5), 0)[0].stage == 0
