"""What Python itself does with states, views, questions and generators in both builds: copy, pickle, print, help."""

import copy
import io
import json
import os
import pickle
import pydoc
import subprocess
import sys
from pathlib import Path

import pytest

import clairiere
from clairiere.bench.ours import pure_copy
from clairiere.conformance.promises import Walk, random_walk
from clairiere.conformance.sights import fingerprint
from clairiere.core.copying import fields_of
from clairiere.core.table import Table

ROOT = Path(__file__).parents[2]
GAMES = [clairiere.find(id) for id in ("renard", "duo", "jeton", "root")]
SEEDS = range(4)
WAYS = {
    "copy": copy.copy,
    "deepcopy": copy.deepcopy,
    **{f"pickle{n}": lambda thing, n=n: pickle.loads(pickle.dumps(thing, n)) for n in (0, 2, 5)},
}
by_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
by_way = pytest.mark.parametrize("way", WAYS.values(), ids=WAYS)


def looked_at(state: clairiere.State) -> list[object]:
    """Return all that anybody can see of a state: position, questions, log, every view, who answered last."""
    seats = [*range(state.seats), clairiere.SPECTATOR]
    return [fingerprint(state), state.by, [json.dumps(state.view(seat).to_wire()) for seat in seats]]


def play_on(walk: Walk, state: clairiere.State, most: int = 400) -> list[object]:
    """Return how a state looks after further random answers."""
    rng = clairiere.Rng(walk.seed, 9)
    for _ in range(most):
        if not state.open:
            break
        ask = rng.pick_ask(state.open)
        state.take(ask.seat, rng.pick_option(ask))
    return looked_at(state)


@by_game
@by_way
@pytest.mark.parametrize("seed", SEEDS)
def test_a_state_is_copied_whole_and_played_on_alike(game, way, seed) -> None:
    walk = random_walk(game, seed)
    steps = list(range(0, 40, 13)) if seed % 2 else list(range(3, 400, 97))
    for number, (state, _, _) in enumerate(walk.steps()):
        if number in steps:
            before = looked_at(state)
            twin = way(state)
            assert type(twin) is type(state) and looked_at(twin) == before
            original = state.copy()
            original.log = list(state.log)
            assert play_on(walk, twin) == play_on(walk, original)
            assert looked_at(state) == before, "playing on a copy changed the original"
        if number > steps[-1]:
            break


@by_game
def test_a_deep_copy_costs_no_more_than_copy(game) -> None:
    """The questions, which never change, are shared as `State.copy` shares them; a log of None stays None."""
    state = game.new()
    twin = copy.deepcopy(state)
    assert twin.open[0] is state.open[0] and twin.log is None


@by_game
def test_a_copy_keeps_a_log_and_lengthens_it_alone(game) -> None:
    state = random_walk(game, 1).ends()
    twin = copy.deepcopy(state)
    assert twin.log == state.log and twin.log is not state.log


@by_game
@by_way
def test_a_view_keeps_every_field(game, way) -> None:
    for number, (state, _, _) in enumerate(random_walk(game, 3).steps()):
        if number % 60 == 20:
            for seat in (*range(state.seats), clairiere.SPECTATOR):
                view = state.view(seat)
                twin = way(view)
                assert type(twin) is type(view) and twin.to_wire() == view.to_wire()
                names = fields_of(view)
                assert len(names) > 20
                assert {name: repr(getattr(twin, name)) for name in names} == {n: repr(names[n]) for n in names}


@by_game
@by_way
def test_a_question_an_event_and_a_refusal_are_kept(game, way) -> None:
    for number, (state, ask, _) in enumerate(random_walk(game, 5).steps()):
        if number % 30 == 10 and state.open:
            assert repr(way(ask)) == repr(ask) and way(ask).sealed == ask.sealed
            assert repr(way(state.log)) == repr(state.log)
            refused = state.refusal(0, 1 << 40)
            assert (str(way(refused)), way(refused).cite) == (str(refused), refused.cite)


@by_way
def test_a_generator_goes_on_with_the_same_numbers(way) -> None:
    rng = clairiere.Rng(7, 3)
    for _ in range(100):
        rng.word()
    twin = way(rng)
    assert [twin.below(52) for _ in range(50)] == [rng.below(52) for _ in range(50)]


@by_game
@by_way
def test_a_game_is_found_again(game, way) -> None:
    assert way(game) is game


def test_a_game_that_is_not_registered_is_refused_by_pickle() -> None:
    game = type(GAMES[0])()
    assert copy.deepcopy(game) is game
    with pytest.raises(TypeError, match="not registered"):
        pickle.dumps(game)


@by_game
@pytest.mark.parametrize("way", [copy.deepcopy, WAYS["pickle5"]])
def test_a_table_with_its_record_goes_on_by_itself(game, way) -> None:
    table = Table(clairiere.Record(game, {}, [f"seat {seat}" for seat in range(game.usual_seats)]), clairiere.Seeded(4))
    rng = clairiere.Rng(1)
    for _ in range(10):
        ask = table.state.open[0]
        table.play(ask.seat, rng.pick(ask.options))
    twin, before = way(table), table.record.text()
    assert twin.record.text() == before == str(table.record) and twin.state.dump() == table.state.dump()
    ask = twin.state.open[0]
    twin.play(ask.seat, ask.options[0])
    assert table.record.text() == before
    table.play(ask.seat, ask.options[0])
    assert table.record.text() == twin.record.text(), "nature went another way"


def test_scripted_answers_are_not_shared_by_deep_copies() -> None:
    nature = clairiere.Scripted([3, 4])
    twin = copy.deepcopy(nature)
    nature.answers.pop()
    assert twin.answers == [3, 4]


# -- printing ----------------------------------------------------------------------------------------------------


@by_game
def test_a_state_is_printed_as_its_position(game) -> None:
    for number, (state, _, _) in enumerate(random_walk(game, 2).steps()):
        if number % 50 == 0:
            assert json.loads(str(state)) == state.dump()
            assert clairiere.load(json.loads(str(state))).dump() == state.dump()
            assert json.loads(str(state.view(0))) == json.loads(json.dumps(state.view(0).to_wire()))
            assert "0x" not in repr(state)


def test_a_printed_text_is_json_whatever_it_holds() -> None:
    from clairiere.core.form import write_json

    odd = {"a": 'é " \\ \n \t \x01 \u2028 𝄞', "b": [None, True, False, -1, 1.5, ()], "c": {"d": {}}, "e": {1: "x"}}
    assert json.loads(write_json(odd)) == json.loads(json.dumps(odd))
    with pytest.raises(TypeError, match="no form in JSON"):
        write_json({"a": {1}})


# -- seats -------------------------------------------------------------------------------------------------------


@by_game
@pytest.mark.parametrize("seat", [9, 99, clairiere.NATURE, -3, 1 << 70])
def test_a_view_of_no_seat_is_refused(game, seat) -> None:
    with pytest.raises(clairiere.Illegal, match=f"no seat {seat}") as refused:
        game.new().view(seat)
    assert f"pas de place {seat}" in refused.value.sentence("fr")


# -- help --------------------------------------------------------------------------------------------------------


def test_help_shows_the_docstrings() -> None:
    shown = io.StringIO()
    pydoc.Helper(output=shown).help(clairiere.State)
    for words in ("Everything that is true now", "Answer an open question", "the open questions", "take(self, "):
        assert words in shown.getvalue(), words


# -- both builds -------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def interpreted(tmp_path_factory: pytest.TempPathFactory) -> Path:
    if not clairiere.compiled():
        pytest.skip("THIS BUILD IS NOT COMPILED, so there is no second one: install a C compiler, run ./dev setup")
    folder = tmp_path_factory.mktemp("pure")
    pure_copy(folder)
    return folder


def test_the_interpreted_build_passes_these_tests(interpreted: Path) -> None:
    command = [sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", __file__, "-k", "not interpreted"]
    environment = os.environ | {"PYTHONPATH": str(interpreted)}
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr


EXCHANGE = """
import pickle, sys, clairiere
assert not clairiere.compiled()
things = pickle.load(sys.stdin.buffer)
pickle.dump([things, [repr(thing) for thing in things]], sys.stdout.buffer)
"""


@by_game
def test_the_interpreted_build_reads_pickles_of_the_compiled_one(game, interpreted: Path) -> None:
    state = random_walk(game, 1).ends()
    things = [state, state.view(0), clairiere.Rng(3), game.new().open[0], state.refusal(0, 5)]
    done = subprocess.run(
        [sys.executable, "-c", EXCHANGE], input=pickle.dumps(things), cwd=ROOT, capture_output=True,
        env=os.environ | {"PYTHONPATH": str(interpreted)},
    )  # fmt: skip
    assert done.returncode == 0, done.stderr.decode()
    returned, _ = pickle.loads(done.stdout)
    assert looked_at(returned[0]) == looked_at(state) and returned[1].to_wire() == state.view(0).to_wire()
    assert returned[2].word() == clairiere.Rng(3).word()
