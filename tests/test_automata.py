"""Seats that the rules themselves play: matches, the terminal, records."""

from __future__ import annotations

import io

import pytest

from clairiere import find, read_record
from clairiere.arena import match
from clairiere.cli import main

ROOT = find("root")


def test_a_match_counts_what_the_rules_play_beside_the_bots():
    tally = match(ROOT, ["random", "random"], 3, 5, {"factions": "X,E,A"})
    assert tally.bots == ["random", "random", "automaton"] and sum(tally.wins) == 3 and tally.draws == 0
    assert tally.wins[2] == 3 and tally.scores[2] >= 90


def test_a_team_that_wins_counts_for_every_bot():
    from clairiere.arena import MatchResult

    tally = MatchResult("root", ["a", "b", "automaton"], wins=[0, 0, 0])
    tally.count_game(ROOT.is_team_game(ROOT.agree({"mode": "coop"})), [0, 1])
    tally.count_game(True, [2])
    assert (tally.wins, tally.draws) == ([1, 1, 1], 0)


@pytest.mark.parametrize(("seats", "wanted"), [("human", 2), ("human,random", 3)])
def test_at_the_terminal_seats_are_the_players_only(tmp_path, monkeypatch, seats, wanted):
    monkeypatch.setattr("sys.stdin", io.StringIO("1\n"))
    path = tmp_path / "game.record"
    assert main(["play", "root", "--seats", seats, "--option", "mode=coop", "--seed", "1", "--save", str(path)]) == 0
    record = read_record(path.read_text("utf-8"))
    assert len(record.names) == wanted and record.players == [*seats.split(","), "automaton"]
    assert record.names[-1] in ("Marquise Mécanique", "Mechanical Marquise")


def test_a_game_against_the_rules_alone_is_shared_with_nobody(tmp_path, monkeypatch, capsys):
    monkeypatch.setattr("sys.stdin", io.StringIO("1\n"))
    path = tmp_path / "game.record"
    main(["play", "root", "--seats", "human", "--option", "mode=coop", "--seed", "1", "--save", str(path)])
    monkeypatch.setattr("sys.stdin", io.StringIO("despot\n"))
    assert main(["play", "--resume", str(path)]) == 0
    assert read_record(path.read_text("utf-8")).players == ["human", "automaton"]
