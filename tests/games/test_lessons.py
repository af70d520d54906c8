"""Lessons: positions, most of them of the law's examples, that are played through by their own answers alone."""

import re
from pathlib import Path
from typing import Any

import pytest

import clairiere
from clairiere import Illegal
from clairiere.core.record import Record, ask_of, read_record
from clairiere.core.table import Table
from clairiere.law import law_of
from clairiere.lessons import ANY, Lesson, LessonTurn, lesson_of, lessons_of

NAMES = {
    "renard": ["basics", "low-odds", "high-odds", "scoring", "humble"],
    "duo": ["path", "odd-cards", "forest"],
    "jeton": ["draw", "auction", "tie"],
    "root": ["basics", "marquise", "eyrie", "alliance", "vagabond", "cult", "riverfolk"],
}
COMES_TO: dict[str, dict[str, Any]] = {  # the numbers that texts and the law's examples name, after the last answer
    "renard basics": {"tricks": [6, 6]},
    "renard low-odds": {"decree": "2B", "hands": [["6K", "9K", "9M"], ["8K", "4M", "10M"]]},
    "renard high-odds": {"scores": [2, 0], "tricks": [5, 5]},
    "renard scoring": {"scores": [15, 9], "last": [6, 1]},
    "renard humble": {"scores": [12, 16], "last": [2, 6]},
    "duo path": {"at": 3, "covered": [0, 1], "gems": [1, 1, 1, 0, 1, 0, 1, 0, 2, 2, 0]},
    "duo odd-cards": {"at": 0, "decree": "8D", "gems": [0, 0, 1, 0, 0, 0, 0, 1, 2, 1, 1]},
    "duo forest": {"at": 6, "covered": [1, 0], "gems": [0, 2, 0, 1, 1, 0, 1, 0, 1, 0, 0], "round": 2},
    "jeton draw": {"red": 1, "stacks": ["", "2", "", ""]},
    "jeton auction": {"blue": [0, 0, 3, 0, 0], "red": 3},
    "jeton tie": {"blue": [0, 0, 0, 0, 0], "hands": [""] * 5, "phase": "draw"},
}
POINTS = {"basics": 1, "marquise": 2, "eyrie": 1, "alliance": 1, "vagabond": 2, "cult": 4, "riverfolk": 4}
ALL = [lesson for game in NAMES for lesson in lessons_of(game).values()]
every_lesson = pytest.mark.parametrize("lesson", ALL, ids=lambda lesson: f"{lesson.game} {lesson.name}")


def table(lesson: Lesson) -> Table:
    game = clairiere.find(lesson.game)
    options = game.agree({"lesson": lesson.name})
    record = Record(game, options, [f"seat {seat}" for seat in range(game.required_seats(options))])
    record.seed = lesson.seed
    return Table(record)


def others(played: Table, lesson: Lesson) -> None:
    """Where the others are free, they do as little as possible."""
    while not lesson.is_scripted and played.state.open and played.state.open[0].seat != lesson.seat:
        ask = played.state.open[0]
        played.play(ask.seat, played.record.game.default_choice(played.state, ask))


def answer(played: Table, turn: LessonTurn, which: int) -> None:
    """The first of the answers that lead on, or the last; where any does, that of somebody idle."""
    ask = ask_of(played.state, turn.seat)
    if ANY in turn.answers:
        played.play(turn.seat, played.record.game.default_choice(played.state, ask))
        return
    read = [played.state.read(ask, one) for one in turn.answers]
    played.play(turn.seat, [choice for choice in read if choice in ask.options][which])


def walk(lesson: Lesson, which: int) -> Table:
    played = table(lesson)
    for turn in lesson.all_turns:
        others(played, lesson)
        assert lesson.next_turn(played.record.answers) is turn
        answer(played, turn, which)
    assert lesson.next_turn(played.record.answers) is None and lesson.step_number(played.record.answers) == len(
        lesson.steps
    )
    return played


def test_lessons_stand_in_the_order_in_which_they_are_best_taken() -> None:
    assert {game: list(lessons_of(game)) for game in NAMES} == NAMES and set(NAMES) == set(clairiere.GAMES)


@pytest.mark.parametrize("which", [0, -1])
@every_lesson
def test_a_lesson_is_played_through_by_the_answers_it_names(lesson: Lesson, which: int) -> None:
    played = walk(lesson, which)
    assert not played.state.over
    place = played.state.dump()
    wanted = COMES_TO.get(f"{lesson.game} {lesson.name}", {}) if which == 0 else {}
    assert {key: place[key] for key in wanted} == wanted


@pytest.mark.parametrize("which", [0, -1])
@pytest.mark.parametrize("name", NAMES["root"])
def test_a_lesson_of_root_is_a_turn_of_the_faction_that_it_is_named_after(name: str, which: int) -> None:
    lesson = lesson_of("root", name)
    state = walk(lesson, which).state
    assert state.points()[lesson.seat] == POINTS[name] and state.open[0].seat != lesson.seat  # the turn is over
    assert clairiere.find("root").roles(state)[lesson.seat] == {"basics": "marquise"}.get(name, name)


@every_lesson
def test_the_referee_refuses_what_a_lesson_lets_one_try_by_the_clause_it_names(lesson: Lesson) -> None:
    played = table(lesson)
    for step in lesson.steps:
        tries = list(step.tries)
        for turn in step.turns:
            others(played, lesson)
            while tries and turn.seat == lesson.seat:
                one = tries.pop(0)
                with pytest.raises(Illegal) as refused:
                    played.play(turn.seat, played.state.read(ask_of(played.state, turn.seat), one.answer))
                assert refused.value.clause == one.clause, one.answer
            answer(played, turn, 0)
        assert not tries


@every_lesson
def test_a_lesson_cites_the_law_in_both_languages(lesson: Lesson) -> None:
    law = law_of(lesson.game)
    assert lesson.examples and set(lesson.examples) <= {example.id for example in law.examples}
    said = [lesson.title, lesson.end]
    for step in lesson.steps:
        assert step.clause in law.clauses
        said += [step.text, step.hint, *[one.text for one in step.tries]]
    for text in said:
        assert text["fr"] and text["en"] and "'" not in text["fr"] + text["en"]
        assert not re.search(r"\b(tu|toi|ton|tes)\b", text["fr"])
        for id in re.findall(r"\d+\.\d[\w.]*\b", text["fr"]):
            assert id in law.clauses and id in text["en"]


@every_lesson
def test_the_record_of_a_lesson_is_a_record_like_any_other(lesson: Lesson) -> None:
    played = walk(lesson, 0)
    again = read_record(played.record.text())
    assert again.state().dump() == played.state.dump() and again.options["lesson"] == lesson.name


@pytest.mark.parametrize("game", NAMES)
def test_a_game_without_a_lesson_names_the_option_only_where_records_always_did(game: str) -> None:
    record = Record(clairiere.find(game), {}, [f"seat {seat}" for seat in range(clairiere.find(game).fewest)])
    assert ("lesson" in record.text()) == (game == "root") and record.options["lesson"] == ""


def test_a_lesson_brings_its_own_options_and_seats() -> None:
    root, jeton = clairiere.find("root"), clairiere.find("jeton")
    agreed = root.agree({"lesson": "cult", "factions": "marquise,eyrie", "board": "winter"})
    assert (agreed["factions"], agreed["board"], agreed["lesson"]) == ("marquise,eyrie,cult", "autumn", "cult")
    assert root.new({"lesson": "cult"}).seats == 3
    assert jeton.agree({"lesson": "auction", "form": "turns"})["form"] == "live"
    assert jeton.new({"lesson": "auction"}).seats == 5
    for game, name, seats in ((root, "cult", 2), (jeton, "auction", 4)):
        with pytest.raises(Illegal) as refused:
            game.new({"lesson": name}, seats)
        assert refused.value.reason == "seats-refused"


@pytest.mark.parametrize("game", NAMES)
def test_there_are_no_other_lessons(game: str) -> None:
    with pytest.raises(Illegal):
        clairiere.find(game).agree({"lesson": "fox"})
    with pytest.raises(Illegal) as refused:
        lesson_of(game, "fox")
    assert refused.value.reason == "lesson-unknown"


def test_how_far_one_has_come_is_the_number_of_answers() -> None:
    """In Root only the learner's count; where a lesson says what the others answer, theirs too."""
    free, told = lesson_of("root", "marquise"), lesson_of("renard", "basics")
    assert free.next_turn([(-1, 3), (1, 9)]) == LessonTurn(0, ("gear-m",)) and free.next_turn(
        [(0, 1)] * 2
    ) == LessonTurn(0, ("sawmill",))
    assert free.is_wanted([(0, 1)], 0, "build") and not free.is_wanted([(0, 1)], 0, "march")
    assert free.step_number([(0, 1)] * 99) == len(free.steps) and free.is_wanted([(0, 1)] * 99, 0, "march")
    assert (
        told.step_number([(0, 1)]) == 0
        and told.next_turn([(0, 1)]) == LessonTurn(1, ("6M",))
        and told.step_number([(0, 1), (1, 1)]) == 1
    )
    assert not told.is_wanted([(0, 1)], 0, "6K") and told.is_wanted([(0, 1), (1, 1)], 0, "6K")


def test_lessons_are_packed_with_their_games() -> None:
    for game, names in NAMES.items():
        folder = Path(clairiere.__file__).parent / "games" / game / "lessons"
        assert {path.stem for path in folder.glob("*.json")} == set(names)
