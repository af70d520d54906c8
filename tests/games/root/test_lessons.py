"""Lessons: positions of the law's examples that can be played through by their own answers, and nothing else."""

import re
from pathlib import Path

import pytest

import clairiere
from clairiere import Illegal
from clairiere.core.record import Record, read_record
from clairiere.core.table import Table
from clairiere.law import law_of
from clairiere.lessons import Lesson, lesson_of, lessons_of

GAME = clairiere.find("root")
LESSONS = lessons_of("root")
LAW = law_of("root")
SEATS = {"basics": 0, "marquise": 0, "eyrie": 1, "alliance": 2, "vagabond": 3, "cult": 2, "riverfolk": 2}
POINTS = {"basics": 1, "marquise": 2, "eyrie": 1, "alliance": 1, "vagabond": 2, "cult": 4, "riverfolk": 4}


def table(lesson: Lesson) -> Table:
    options = GAME.agree({"lesson": lesson.name})
    record = Record(GAME, options, [f"seat {seat}" for seat in range(GAME.seats_for(options))])
    record.seed = lesson.seed
    return Table(record)


def others(table: Table, seat: int) -> None:
    """Whoever else is asked does as little as possible."""
    while table.state.open and table.state.open[0].seat != seat:
        ask = table.state.open[0]
        table.play(ask.seat, GAME.idle(table.state, ask))


def walk(lesson: Lesson, last: int) -> Table:
    """The lesson played through: with the first answers that lead on, or with the last."""
    played = table(lesson)
    for step in lesson.steps:
        for answers in step.answers:
            others(played, lesson.seat)
            ask = played.state.open[0]
            legal = [answer for answer in answers if played.state.read(ask, answer) in ask.options]
            played.play(lesson.seat, played.state.read(ask, legal[last]))
    return played


def points_of(played: Table, seat: int) -> int:
    return played.state.points()[seat]


def test_a_lesson_for_all_comes_first_then_one_for_every_faction_that_people_play() -> None:
    assert next(iter(LESSONS)) == "basics"
    assert {name: lesson.seat for name, lesson in LESSONS.items()} == SEATS


@pytest.mark.parametrize("last", [0, -1])
@pytest.mark.parametrize("name", SEATS)
def test_a_lesson_is_played_through_by_the_answers_it_names(name: str, last: int) -> None:
    lesson = lesson_of("root", name)
    played = walk(lesson, last)
    assert points_of(played, lesson.seat) == POINTS[name]
    asked = played.state.open[0]
    assert asked.seat != lesson.seat  # the turn is over
    assert GAME.roles(played.state)[lesson.seat] == {"basics": "marquise"}.get(name, name)


@pytest.mark.parametrize("name", SEATS)
def test_the_referee_refuses_what_a_lesson_lets_one_try(name: str) -> None:
    lesson, played = lesson_of("root", name), table(lesson_of("root", name))
    for step in lesson.steps:
        for at, answers in enumerate(step.answers):
            others(played, lesson.seat)
            ask = played.state.open[0]
            for one in step.tries if at == 0 else ():
                with pytest.raises(Illegal) as refused:
                    played.play(lesson.seat, played.state.read(ask, one.answer))
                assert refused.value.clause == one.clause, (name, one.answer)
            legal = [answer for answer in answers if played.state.read(ask, answer) in ask.options]
            played.play(lesson.seat, played.state.read(ask, legal[0]))


@pytest.mark.parametrize("name", SEATS)
def test_a_lesson_cites_the_law_in_both_languages(name: str) -> None:
    lesson = lesson_of("root", name)
    assert lesson.examples and set(lesson.examples) <= {example.id for example in LAW.examples}
    said = [lesson.title, lesson.end]
    for step in lesson.steps:
        assert step.clause in LAW.clauses
        said += [step.text, step.hint, *[one.text for one in step.tries]]
    for text in said:
        assert text["fr"] and text["en"] and "'" not in text["fr"] + text["en"]
        assert not re.search(r"\b(tu|toi|ton|tes)\b", text["fr"])
        for id in re.findall(r"\d+\.\d[\w.]*\b", text["fr"]):
            assert id in LAW.clauses and id in text["en"]


@pytest.mark.parametrize("name", SEATS)
def test_the_record_of_a_lesson_is_a_record_like_any_other(name: str) -> None:
    played = walk(lesson_of("root", name), 0)
    again = read_record(played.record.text())
    assert again.state().dump() == played.state.dump()
    assert again.options["lesson"] == name


def test_a_lesson_brings_its_own_options_and_seats() -> None:
    agreed = GAME.agree({"lesson": "cult", "factions": "marquise,eyrie", "board": "winter"})
    assert (agreed["factions"], agreed["board"], agreed["lesson"]) == ("marquise,eyrie,cult", "autumn", "cult")
    assert GAME.new({"lesson": "cult"}).seats == 3
    with pytest.raises(Illegal) as refused:
        GAME.new({"lesson": "cult"}, 2)
    assert refused.value.reason == "seats-refused"


def test_there_are_no_other_lessons() -> None:
    with pytest.raises(Illegal):
        GAME.agree({"lesson": "fox"})
    with pytest.raises(Illegal):
        lesson_of("root", "fox")
    assert lessons_of("renard") == {}


def test_how_far_one_has_come_is_the_number_of_answers() -> None:
    lesson = lesson_of("root", "marquise")
    assert lesson.at(0) == (0, ("gear-m",)) and lesson.at(2) == (1, ("sawmill",))
    assert lesson.at(99) == (len(lesson.steps), ())
    assert lesson.leads_on(1, "build") and not lesson.leads_on(1, "march") and lesson.leads_on(99, "march")


def test_lessons_are_packed_with_the_game() -> None:
    folder = Path(clairiere.__file__).parent / "games" / "root" / "lessons"
    assert {path.stem for path in folder.glob("*.json")} == set(SEATS)
