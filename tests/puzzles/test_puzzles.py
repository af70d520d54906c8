"""Puzzles: the proof, the shipped ones, and data that is wrong."""

import json
import os
from collections import Counter
from datetime import date, timedelta

import pytest

from clairiere.core.game import GAMES, find
from clairiere.core.illegal import Illegal
from clairiere.core.nature import Rng
from clairiere.core.state import State
from clairiere.puzzles.goals import goal_of
from clairiere.puzzles.memory import remembered
from clairiere.puzzles.prover import Prover, World
from clairiere.puzzles.puzzle import Puzzle, puzzle_named, puzzle_of_the_day, puzzles_of, read_all, read_puzzle, written
from clairiere.puzzles.rating import rating_of, too_easy
from clairiere.puzzles.solving import PROOF, attempt, holds
from clairiere.puzzles.worlds import worlds_of
from clairiere.words import LANGUAGES, say

SAMPLE = 3  # of each game, proved in every run; CLAIRIERE_PUZZLES=all proves them all
LEAST = {"renard": 100, "duo": 100, "root": 100, "jeton": 40}
GAME = pytest.mark.parametrize("game", LEAST)


def shipped(game: str) -> list[Puzzle]:
    return list(puzzles_of(game).values())


def sample(game: str) -> list[Puzzle]:
    """Spread over all ratings, and quick to prove: those with few wrong answers."""
    known = shipped(game)
    if os.environ.get("CLAIRIERE_PUZZLES") == "all":
        return known
    return [known[len(known) * place // SAMPLE] for place in range(SAMPLE)]


@GAME
def test_there_are_enough_puzzles_of_each_game(game: str) -> None:
    assert len(shipped(game)) >= LEAST[game]


@GAME
def test_a_shipped_puzzle_is_proved_again(game: str) -> None:
    assert [puzzle.id for puzzle in sample(game) if not holds(puzzle, PROOF)] == []


@GAME
def test_every_shipped_puzzle_fits_together_and_is_not_found_by_everybody(game: str) -> None:
    known = read_all(written(puzzle) for puzzle in shipped(game))
    for puzzle in known.values():
        assert len(puzzle.solutions) + len(puzzle.wrong) >= 3, puzzle.id
        assert not too_easy(puzzle.found) and puzzle.rating == rating_of(puzzle.found), puzzle.id
        assert all(one.clauses for one in puzzle.wrong.values()), puzzle.id
        assert puzzle.themes, puzzle.id


def test_roots_puzzles_are_of_every_faction() -> None:
    themes = Counter(theme for puzzle in shipped("root") for theme in puzzle.themes)
    assert set(themes) == {"marquise", "eyrie", "alliance", "vagabond", "riverfolk", "cult"}
    assert min(themes.values()) >= 10


def test_jetons_puzzles_are_of_lays_and_of_sharings() -> None:
    goals = Counter(puzzle.goal for puzzle in shipped("jeton"))
    assert goals["last"] + goals["next"] >= 10 and goals["tokens"] >= 30 and min(goals.values()) >= 4


@GAME
def test_ratings_rest_on_twenty_tries_of_each_level_and_in_root_on_five_of_the_strongest(game: str) -> None:
    for puzzle in shipped(game):
        right, answers = puzzle.found[0]
        assert (right, answers) == (len(puzzle.solutions), len(puzzle.solutions) + len(puzzle.wrong))
        assert [tries for _, tries in puzzle.found[1:]] == [20, 20, 5 if game == "root" else 20], puzzle.id


@GAME
@pytest.mark.parametrize("language", LANGUAGES)
def test_goals_and_themes_have_their_words(game: str, language: str) -> None:
    for puzzle in shipped(game):
        assert say(language, f"puzzle-goal-{puzzle.goal}", {"count": puzzle.count})
        for theme in puzzle.themes:
            assert say(language, f"root-faction-{theme}" if game == "root" else f"puzzle-theme-{theme}")


@pytest.mark.parametrize("game", ["renard", "duo", "jeton"])
def test_all_worlds_are_those_that_dealing_anew_can_bring(game: str) -> None:
    """What is dealt anew is always among them, and all look the same to the seat."""
    puzzle = shipped(game)[0]
    state, seat = puzzle.state(), puzzle.seat
    worlds = worlds_of(game, state, seat)
    known = {json.dumps(world.dump(), sort_keys=True) for world in worlds}
    for number in range(12):
        dealt = find(game).redeal(state, seat, Rng(number))
        assert json.dumps(dealt.dump(), sort_keys=True) in known
    assert len({json.dumps(world.view(seat).to_wire(), sort_keys=True) for world in worlds}) == 1


def test_the_seat_may_not_choose_by_what_it_cannot_see() -> None:
    """A seventh trick is to be won: 8B wins it against moons, 4M against bells. Unseen, neither is sure."""
    hands = [["4M", "8B"], ["2M", "6M"]], [["4M", "8B"], ["10B", "2B"]]
    base = {"game": "renard", "decree": "4K", "leader": 0, "tricks": [6, 5]}
    worlds = [World(find("renard").load({**base, "hands": pair}), number) for number, pair in enumerate(hands)]
    goal = goal_of("points", 6, worlds[0].state, 0)
    assert [Prover(find("renard"), goal, 0).refute([world]) for world in worlds] == [None, None]
    assert Prover(find("renard"), goal, 0).refute(worlds) is not None


def test_a_proof_that_takes_too_long_is_given_up_and_says_so() -> None:
    puzzle = shipped("renard")[0]
    state = puzzle.state()
    worlds = [World(world, number) for number, world in enumerate(worlds_of("renard", state, puzzle.seat))]
    prover = Prover(find("renard"), puzzle.aim(state), puzzle.seat, 5)
    assert prover.refute(worlds) is not None and prover.gave_up
    assert not holds(puzzle, 5)


@GAME
def test_a_try_is_solved_or_refuted_by_a_line_that_misses_the_goal(game: str) -> None:
    puzzle = shipped(game)[-1]
    assert attempt(puzzle, puzzle.solutions[:1], PROOF).refuted is None
    answer = next(iter(puzzle.wrong))
    refuted = attempt(puzzle, [answer], PROOF).refuted
    assert refuted is not None
    state = worlds_of(game, puzzle.state(), puzzle.seat)[refuted.origin]
    for seat, choice in refuted.moves:
        state.take(seat, choice)
    assert puzzle.aim(puzzle.state()).reached(state) is False


def test_a_wrong_answer_is_refuted_however_it_is_written() -> None:
    puzzle = next(one for one in shipped("jeton") if any(answer.startswith("bid") for answer in one.wrong))
    answer = next(answer for answer in puzzle.wrong if answer.startswith("bid"))
    assert attempt(puzzle, [answer.upper().replace("BID", " open ")], PROOF).refuted is not None


def test_an_answer_that_the_rules_refuse_is_refused_by_its_clause() -> None:
    puzzle = next(one for one in shipped("renard") if "follow" in one.themes)
    with pytest.raises(Illegal):
        attempt(puzzle, ["11B" if "11B" not in [*puzzle.solutions, *puzzle.wrong] else "11M"], PROOF)


SPOILED = [
    ("no json", "puzzle-unreadable", lambda raw: None),
    ("a field too many", "puzzle-unreadable", lambda raw: raw.update(more=1)),
    ("another game", "puzzle-wrong", lambda raw: raw.update(game="chess")),
    ("an unknown goal", "puzzle-wrong", lambda raw: raw.update(goal="peace")),
    ("a seat that is not asked", "puzzle-wrong", lambda raw: raw.update(seat=1 - raw["seat"])),
    ("a solution that is none", "puzzle-wrong", lambda raw: raw.update(solutions=["2B", "3B", "4B"])),
    ("no solution", "puzzle-wrong", lambda raw: raw.update(solutions=[])),
    ("found more often than tried", "puzzle-wrong", lambda raw: raw.update(found=[[2, 1], [0, 1], [0, 1], [0, 1]])),
    ("never tried", "puzzle-wrong", lambda raw: raw.update(found=[[0, 0], [0, 1], [0, 1], [0, 1]])),
    ("a card twice", "renard-card-doubled", lambda raw: raw["position"]["hands"][0].append(raw["position"]["decree"])),
]


@pytest.mark.parametrize(("reason", "spoil"), [row[1:] for row in SPOILED], ids=[row[0] for row in SPOILED])
def test_bad_data_is_refused(reason: str, spoil: object) -> None:
    raw = json.loads(written(shipped("renard")[0]))
    assert callable(spoil)
    spoil(raw)
    line = "{" if reason == "puzzle-unreadable" and "more" not in raw else json.dumps(raw)
    with pytest.raises(Illegal) as refused:
        read_puzzle(line)
    assert refused.value.reason == reason


def test_a_wrong_solution_does_not_hold() -> None:
    raw = json.loads(written(shipped("renard")[0]))
    [solution], [wrong, *_] = raw["solutions"], list(raw["wrong"])
    raw["wrong"][solution] = raw["wrong"].pop(wrong)
    raw["solutions"] = [wrong]
    assert not holds(read_puzzle(json.dumps(raw)), PROOF)


def test_a_puzzle_comes_once() -> None:
    line = written(shipped("renard")[0])
    with pytest.raises(Illegal):
        read_all([line, line])
    with pytest.raises(Illegal):
        puzzle_named("renard-0")


def test_the_puzzle_of_the_day_is_one_for_all_and_the_games_take_turns() -> None:
    days = [date(2026, 11, 17) + timedelta(days=number) for number in range(2 * len(GAMES))]
    daily = [puzzle_of_the_day(day) for day in days]
    assert daily == [puzzle_of_the_day(day) for day in days]
    assert {puzzle.game for puzzle in daily[: len(LEAST)]} == set(LEAST)
    assert len({puzzle.id for puzzle in daily}) == len(daily)


@GAME
def test_every_puzzle_has_its_day_before_one_comes_again(game: str) -> None:
    games = [game for game in GAMES if puzzles_of(game)]
    first = date(2026, 1, 1) + timedelta(days=games.index(game))
    days = [first + timedelta(days=len(games) * turn) for turn in range(len(shipped(game)))]
    assert {puzzle_of_the_day(day).id for day in days} == set(puzzles_of(game))


@pytest.mark.parametrize("game", ["renard", "duo"])
def test_what_the_other_may_hold_by_all_that_was_played_is_said(game: str) -> None:
    """No screen of a puzzle shows the tricks before it, and the proof counts on them."""
    for puzzle in shipped(game)[::6]:
        state, other = puzzle.state(), 1 - puzzle.seat
        (id, facts), *pile = remembered(game, state, puzzle.seat, ["A", "B"])
        hands = {cards_in(world, other) for world in worlds_of(game, state, puzzle.seat)}
        sure, any_of = frozenset.intersection(*hands), frozenset.union(*hands)
        assert id == "puzzle-may-hold" and facts["hands"] == len(hands), puzzle.id
        assert told(facts["sure"]) == sure and told(facts["cards"]) == any_of - sure
        assert facts["free"] == len(cards_in(state, other)) - len(sure)
        away = {card for world in worlds_of(game, state, puzzle.seat) for card in world.dump()["pile"]} - any_of
        assert [told(facts["cards"]) for _, facts in pile] == ([away] if away else [])


def cards_in(state: State, seat: int) -> frozenset[str]:
    hands = state.dump()["hands"]
    assert isinstance(hands, list)
    return frozenset(hands[seat])


def told(cards: object) -> set[str]:
    return set(str(cards).split(", ")) - {"–"}
