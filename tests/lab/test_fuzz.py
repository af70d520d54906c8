"""Random games over all set-ups: no crash, no dead end, no runaway, all pieces; and the fuzz sees each of these.

CLAIRIERE_FUZZ=2000 plays that many of each game; without it, as many as a test may take.
"""

import json
import os

import pytest

import clairiere
from clairiere.conformance import fuzz, toy
from clairiere.conformance.fuzz import Batch, Fuzz, describe_failure, play, replay_failure
from clairiere.conformance.promises import Walk, any_walk, random_walk
from clairiere.core.nature import Rng
from clairiere.games.root.options import MOST, all_sets
from lab.campaigns import fuzzing
from lab.campaigns.fuzzing import default_file, read_failures, run_fuzz

GAMES = int(os.environ.get("CLAIRIERE_FUZZ", "24"))
FOUR = tuple(clairiere.GAMES)


@pytest.fixture
def pebbles():
    yield clairiere.register(toy.PEBBLES)
    del clairiere.GAMES["pebbles"]


@pytest.mark.parametrize("id", FOUR)
def test_random_games_end_with_all_their_pieces(id) -> None:
    batch = Batch(0)
    for number in range(GAMES):
        Fuzz((id,), seed=0).play(number, batch)
    assert batch.failures == [] and batch.games == GAMES and batch.answers > GAMES


def test_every_set_of_factions_and_both_forms_are_played() -> None:
    root, jeton = clairiere.find("root"), clairiere.find("jeton")
    walks = [any_walk(root, seed, {"lesson": ""}) for seed in range(3000)]
    sets = {str(walk.options["factions"]) for walk in walks}
    assert sets >= set(all_sets(MOST)) and any(len(names.split(",")) == MOST for names in sets)
    assert {walk.options["mode"] for walk in walks} == {"competitive", "coop"}
    assert {random_walk(jeton, seed).options["form"] for seed in range(50)} == {"turns", "live"}


def test_what_is_fixed_stays() -> None:
    given = {"factions": "marquise,eyrie,alliance", "board": "winter"}
    for seed in range(20):
        walk = random_walk(clairiere.find("root"), seed, given)
        assert given.items() <= walk.options.items() and walk.options["lesson"] == "" and walk.start().seats == 3


def test_the_quick_loop_goes_the_same_way_as_the_walk() -> None:
    for id in FOUR[:3]:
        walk = random_walk(clairiere.find(id), 5)
        state = walk.game.new(walk.options, walk.seats)
        assert (
            clairiere.core.playout.walk_randomly(state, Rng(walk.seed), walk.game.quit_choices, 10**6)
            == play(walk).answers
        )
        assert state.dump() == walk.ends().dump()


class Crashing(toy.Pebbles):
    def winners(self):
        raise IndexError("no such seat")


class Losing(toy.PebblesGame):
    def pieces(self, state):
        return super().pieces(state) if not state.over else ()


class Endless(toy.PebblesGame):
    def max_answers(self, state):
        return 1


class CrashingGame(toy.PebblesGame):
    def start(self, options, seats):
        state = Crashing(seats, options["middle"])
        state.push(toy.Play())
        return state


BROKEN = {"no such seat": CrashingGame, "came or went": Losing, "not over after 1": Endless}


@pytest.mark.parametrize("why", BROKEN)
def test_what_fails_is_kept_as_a_walk_that_can_be_gone_again(why, pebbles, tmp_path) -> None:
    clairiere.register(BROKEN[why]())
    found = run_fuzz(Fuzz(("pebbles",)), 3, tmp_path / "run.jsonl")
    assert len(found.failures) == 3 and why in found.failures[0]["why"]
    kept = read_failures(tmp_path / "run.jsonl")
    assert kept == found.failures and all(why in replay_failure(failure) for failure in kept)
    clairiere.register(toy.PEBBLES)
    assert [replay_failure(failure) for failure in kept] == ["", "", ""]


def test_a_question_without_an_answer_is_a_failure() -> None:
    with pytest.raises(AssertionError, match="cannot be answered"):
        clairiere.core.playout.choice_at(clairiere.core.ask.Ask(0, "move", (), "1"), 7, frozenset())


def test_one_game_of_many_is_walked_through_for_a_promise(monkeypatch, pebbles) -> None:
    walked = []
    monkeypatch.setattr(fuzz, "SAMPLE", 3)
    monkeypatch.setattr(fuzz, "PROMISES", (lambda walk: walked.append(walk.seed),))
    batch = Batch(0)
    for number in range(7):
        Fuzz(("pebbles",)).play(number, batch)
    assert len(walked) == 2 and batch.failures == []


def test_a_run_is_gone_on_with(pebbles, tmp_path) -> None:
    path, pebbling = tmp_path / "run.jsonl", Fuzz(("pebbles",), 7)
    first = run_fuzz(pebbling, 25, path)
    assert first.games == 25
    path.write_bytes(path.read_bytes() + b'{"number": 9, "ga')  # killed while it wrote
    played = []
    second = run_fuzz(pebbling, 70, path, done=played.append)
    assert second.games == 70 and played == [40, 60, 70]
    assert (
        run_fuzz(pebbling, 70, path).answers
        == second.answers
        == run_fuzz(pebbling, 70, tmp_path / "whole.jsonl").answers
    )


def test_a_run_has_its_time(pebbles, tmp_path) -> None:
    assert run_fuzz(Fuzz(("pebbles",)), 10**9, tmp_path / "run.jsonl", seconds=0.1).games < 10**6


def test_a_file_of_another_run_is_refused(pebbles, tmp_path) -> None:
    run_fuzz(Fuzz(("pebbles",)), 1, tmp_path / "run.jsonl")
    with pytest.raises(clairiere.Illegal) as refused:
        run_fuzz(Fuzz(("pebbles",), 1), 1, tmp_path / "run.jsonl")
    assert refused.value.reason == "fuzz-other"


def test_a_run_belongs_to_the_rules_and_not_to_the_bots(monkeypatch) -> None:
    looked_at = []
    monkeypatch.setattr(fuzzing, "code_digest", lambda game, folders: looked_at.append((game, *folders)) or "a")
    default_file(Fuzz(("duo", "root")))
    assert looked_at == [(game, "conformance", "core", "games") for game in ("duo", "root")]


def test_several_processes_play_the_same_games(tmp_path) -> None:
    alone, together = (run_fuzz(Fuzz(("renard", "duo")), 80, tmp_path / f"{n}.jsonl", workers=n) for n in (1, 2))
    assert (alone.games, alone.answers, alone.longest) == (together.games, together.answers, together.longest)


def test_a_failure_says_all_that_is_needed() -> None:
    walk = Walk(clairiere.find("renard"), 2, {"target": 16}, (), 5)
    failure = json.loads(json.dumps(describe_failure(walk, "play", "why")))
    assert failure["options"]["target"] == 16 and replay_failure(failure) == ""


def test_dice_that_fall_otherwise_and_come_to_the_same_tell_nobody_anything_hidden() -> None:
    """Everybody sees dice fall; two worlds in which they fall otherwise may look the same afterwards."""
    options = {"factions": "cult,eyrie,riverfolk,mechanical", "board": "winter", "seating": "given", "first": "random"}
    failure = {"game": "root", "seats": 4, "options": options, "seed": 184999, "check": "nothing_leaks"}
    assert replay_failure(failure) == ""
