"""Players of all kinds meet: every deal from both seats, kept and gone on with, told on a page."""

from __future__ import annotations

from pathlib import Path

import pytest

from clairiere.bots import LEVELS
from lab.baselines.baselines import (
    MATCHES,
    SEED,
    BaselineScores,
    Pairing,
    PairingScore,
    play_deal,
    play_pairings,
    read_scores,
)
from lab.baselines.page import format_page

QUICK = (
    Pairing("renard", "learned", "greedy", 2),
    Pairing("renard", "is-mcts", "random", 1),
    Pairing("duo", "random", "greedy", 2, {"level": 3}),
    Pairing("duo", "greedy", "greedy", 2, {"level": 3}),
)


@pytest.fixture
def kept(tmp_path: Path) -> Path:
    """Where a run is kept that need not find out how long IS-MCTS takes."""
    path = tmp_path / "baselines.json"
    path.write_text('{"simulations": 2}')
    return path


def test_matches_are_played_kept_and_gone_on_with(kept: Path) -> None:
    first = play_pairings(kept, 600.0, lambda _: None, QUICK)
    assert {key: len(played.deals) for key, played in first.matches.items()} == {
        match.key: match.deals for match in QUICK
    }
    greedy = first.matches["renard learned greedy"]
    assert greedy.games == 4 and all(count > 0 for count in greedy.decisions)
    assert first.matches["duo greedy greedy"].games == 2  # there is nothing to change seats for
    assert read_scores(kept) == first == play_pairings(kept, 600.0, lambda _: None, QUICK)


def test_a_match_by_other_code_begins_anew(kept: Path) -> None:
    played = play_pairings(kept, 600.0, lambda _: None, QUICK[3:]).matches["duo greedy greedy"]
    text = kept.read_text().replace(played.code, "another")
    kept.write_text(text.replace('"points": ', '"points": 1'))
    assert play_pairings(kept, 600.0, lambda _: None, QUICK[3:]).matches["duo greedy greedy"].points == played.points


def test_wins_and_points_are_those_of_the_first_whichever_seat_it_has() -> None:
    played = PairingScore("")
    for _ in range(3):
        play_deal(Pairing("renard", "greedy", "random", 3), played, 1)
    wins = sum(won for won, _ in played.deals)
    assert played.games == 6 and wins > 3 and played.points > 0


def test_the_page_tells_what_was_played(kept: Path) -> None:
    text = format_page(play_pairings(kept, 600.0, lambda _: None, QUICK), QUICK)
    assert f"seed {SEED}" in text and "2 simulations" in text
    assert "| learned | greedy (1) | 4 | " in text and "| is-mcts | random (0) | 2 | " in text
    lines = [line for line in text.splitlines() if line.startswith("| greedy (1) | ")]
    assert len(lines) == 1 and " of 4 [" in lines[0] and " of 2 [" in lines[0] and lines[0].count("–") == 4


def test_every_pair_of_levels_plays_duo_together() -> None:
    pairs = {frozenset((match.first, match.second)) for match in MATCHES if match.game == "duo"}
    assert pairs == {frozenset((low, high)) for low in LEVELS for high in LEVELS}
    assert {match.key for match in MATCHES} >= {
        "renard learned greedy",
        "renard is-mcts search",
        "renard expert search",
    }
    assert BaselineScores().matches == {}
