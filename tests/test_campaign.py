"""COOP.5: co-operative games in a row, at the command line."""

from __future__ import annotations

import json

import pytest

from clairiere import Illegal, find, read_record
from clairiere.cli import campaign, main
from clairiere.conformance import law
from clairiere.games.root.campaign import Campaign, cards_had, team_won
from clairiere.games.root.state.terms import CODE, KIND, PERSISTENT, codes_of


def cards(*codes):
    return sum(1 << CODE.index(code) for code in codes)


@law("root:COOP.5")
def test_after_two_victories_she_begins_with_six_points():
    assert [Campaign(2, wins).head_start for wins in range(3)] == [0, 3, 6]
    assert Campaign(2, 2).options() == {"mode": "coop", "head_start": 6, "kept": ""}


@law("root:COOP.5")
def test_example_24_a_card_of_each_game_is_kept():
    """EX.24 Brutal Tactics after the first game, Command Warren after the second."""
    campaign = Campaign(2, 1)
    campaign.keep("0:tactics-b", [cards("tactics-b", "tax-f"), 0])
    campaign.keep("0:warren-r", [cards("tactics-b", "warren-r"), cards("codes-m")])
    assert campaign.options()["kept"] == "0:tactics-b+warren-r"


@law("root:COOP.5")
@pytest.mark.parametrize(
    ("text", "clause"),
    [
        ("0:tax-f", "COOP.5"),  # he did not have it
        ("0:codes-m", "COOP.5"),  # another had it
        ("0:nonsense", "COOP.5"),
        ("0", "COOP.5"),
        ("7:claim-b", "COOP.5"),
        ("x:claim-b", "COOP.5"),
        ("", "COOP.5"),
        ("0:claim-b,0:armorers-b", "COOP.5"),
        ("0:tactics-b", "4.1.4"),  # he keeps it already
        ("0:tactics-b2", "4.1.4"),  # or one of its name
        ("0:claim-b,1:tax-f", "COOP.5"),  # the second will not do, so the first is not kept either
    ],
)
def test_whatever_was_not_in_play_is_refused_and_nothing_is_kept(text, clause):
    campaign = Campaign(2, 2, "0:tactics-b")
    with pytest.raises(Illegal) as refused:
        campaign.keep(text, [cards("tactics-b", "tactics-b2", "claim-b", "armorers-b"), cards("codes-m")])
    assert refused.value.clause == clause and campaign.options()["kept"] == "0:tactics-b"
    assert all(refused.value.sentence(language) for language in ("fr", "en"))


@law("root:COOP.5")
def test_a_card_that_somebody_keeps_is_nobody_elses():
    campaign = Campaign(2, 1, "1:claim-b")
    found = campaign.choices([cards("claim-b", "tax-f"), cards("claim-b")])
    assert [codes_of(cards) for cards in found] == [["tax-f"], []]


@law("root:COOP.5", "root:3.1")
def test_with_thirty_points_to_begin_with_there_is_nothing_left_to_win():
    assert [Campaign(1, wins).over for wins in (9, 10, 11)] == [False, True, True]


@law("root:COOP.5")
def test_cards_had_are_those_in_play_at_any_time_of_a_game(tmp_path):
    """Random players craft now and then; what was used up counts, items and spies do not."""
    from clairiere import Record, Rng

    had, spies = 0, 0
    for seed in range(12):
        options = {"factions": "E,A,X", "mode": "coop", "kept": "0:armorers-b", "board": "winter"}
        record = Record(find("root"), options, ["Ana", "Bo", "X"])
        state, rng = record.first(), Rng(seed)
        while state.open and (ask := state.open[0]):
            choice = rng.pick(ask.options)
            state.take(ask.seat, choice)
            record.answers.append((ask.seat, choice))
        found = cards_had(record)
        assert len(found) == 2 and "armorers-b" in codes_of(found[0]) and team_won(record) is False
        assert all(KIND[CODE.index(code)] == PERSISTENT for cards in found for code in codes_of(cards))
        had += sum(len(codes_of(cards)) for cards in found)
        spies += sum(event.verb == "spy" for event in state.log)
    assert had > 12 and spies


@pytest.fixture
def run(tmp_path, monkeypatch, capsys):
    """Type a command in a folder of its own; what it says, and its exit status."""
    monkeypatch.chdir(tmp_path)

    def typed(*words, status=0):
        assert main(["campaign", *words, "--lang", "en"]) == status
        told = capsys.readouterr()
        return told.err.strip() if status else told.out

    return typed


NEW = ("new", "c.json", "--seats", "random,random", "--names", "Ana,Bo", "--option", "factions=E,A,X")


@law("root:COOP.5")
def test_a_campaign_is_saved_and_resumed_game_by_game(run, tmp_path, monkeypatch):
    assert "0 victories in 0 games" in run(*NEW)
    run("next", "c.json")  # random players lose
    first = read_record((tmp_path / "c-1.record").read_text())
    assert first.options["head_start"] == 0 and first.players == ["random", "random", "automaton"]
    assert "0 victories in one game" in run("show", "c.json")

    monkeypatch.setattr(campaign, "team_won", lambda record: record.state().over or None)  # from now on they win
    monkeypatch.setattr(campaign, "cards_had", lambda record: [cards("tactics-b", "tax-f"), 0])
    assert "Ana may keep one of these: tactics-b, tax-f." in run("next", "c.json")
    assert "One victory in 2 games; the Mechanical Marquise begins the next one with 3 points." in run("show", "c.json")
    assert "0:tactics-b" in run("next", "c.json", status=2) and "(Co-op 5)" in run("next", "c.json", status=2)
    assert "did not have" in run("next", "c.json", "--keep", "1:tax-f", status=2)
    run("next", "c.json", "--keep", "0:tactics-b")
    third = read_record((tmp_path / "c-3.record").read_text())
    assert (third.options["head_start"], third.options["kept"]) == (3, "0:tactics-b")
    run("next", "c.json", "--keep", "-")
    fourth = read_record((tmp_path / "c-4.record").read_text())
    assert (fourth.options["head_start"], fourth.options["kept"]) == (6, "0:tactics-b")


@law("root:COOP.5")
def test_a_game_that_is_not_over_goes_on_and_counts_once(run, tmp_path):
    run(*NEW)
    run("next", "c.json")
    path = tmp_path / "c-1.record"
    record = read_record(path.read_text())
    whole = len(record.answers)
    del record.answers[whole // 2 :]
    path.write_text(record.text())
    saved = json.loads((tmp_path / "c.json").read_text()) | {"counted": 0}
    (tmp_path / "c.json").write_text(json.dumps(saved))
    assert "A game is not over" in run("show", "c.json")
    assert "Cards are kept" in run("next", "c.json", "--keep", "-", status=2)
    run("next", "c.json")
    assert not (tmp_path / "c-2.record").exists() and read_record(path.read_text()).state().over
    assert "in one game" in run("show", "c.json")


def test_what_is_no_campaign_is_refused_in_one_sentence(run, tmp_path):
    refusals = {
        ("show", "none.json"): "there is no such file",
        ("new", "c.json", "--option", "mode=coop"): "sets the option mode",
        ("new", "c.json", "--seats", "random,random", "--option", "factions=M,E"): "(Co-op 1)",
        ("new", "c.json", "--option", "factions=E,A,X"): "(5.1.1)",
        ("new", "c.json", "--seats", "nobody"): "no bot",
        ("new", "c.json", "--keep", "0:tax-f"): "(Co-op 5)",
        ("new", "nowhere/c.json"): "no such file",
    }
    for words, reason in refusals.items():
        told = run(*words, status=2)
        assert reason in told and "\n" not in told
    assert not (tmp_path / "c.json").exists()
    for text in ("", "[]", "{}", '{"campaign": 1, "names": 3}', '{"campaign": 1, "names": ["a"], "players": []}'):
        (tmp_path / "bad.json").write_text(text)
        assert "no campaign" in run("show", "bad.json", status=2)
    run(*NEW)
    assert "exists already" in run(*NEW, status=2)


def test_a_record_of_another_game_is_no_game_of_the_campaign(run, tmp_path):
    run(*NEW)
    run("next", "c.json")
    saved = json.loads((tmp_path / "c.json").read_text()) | {"counted": 0}
    (tmp_path / "c.json").write_text(json.dumps(saved))
    from clairiere import Record

    (tmp_path / "c-1.record").write_text(Record(find("renard")).text())
    assert "no game of this campaign" in run("show", "c.json", status=2)
