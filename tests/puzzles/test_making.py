"""Making puzzles: the same from the same origin, source by source, and the command."""

import os
from itertools import islice
from pathlib import Path

import pytest
from msgspec.structs import replace

import clairiere.puzzles.making as making
from clairiere.cli import main
from clairiere.core.illegal import Illegal
from clairiere.puzzles.making import alike, made_again, make, origin_of, unrated
from clairiere.puzzles.positions import SOURCES, Found, Source
from clairiere.puzzles.puzzle import Puzzle, puzzles_of, read_puzzle, written
from clairiere.puzzles.worlds import worlds_of

SHIPPED = [(game, place) for game, sources in SOURCES.items() for place in range(len(sources))]


def of_source(game: str, place: int) -> list[Puzzle]:
    return [puzzle for puzzle in puzzles_of(game).values() if origin_of(puzzle)[0] == place]


@pytest.mark.parametrize(("game", "place"), SHIPPED)
def test_a_shipped_puzzle_is_made_again_from_its_position(game: str, place: int) -> None:
    """The hardest of each source, which bots are done with soonest; CLAIRIERE_PUZZLES=all makes all of them."""
    every = os.environ.get("CLAIRIERE_PUZZLES") == "all"
    for puzzle in of_source(game, place) if every else of_source(game, place)[-1:]:
        again = made_again(puzzle)
        assert again is not None and unrated(again) == unrated(puzzle)


def test_what_bots_make_of_a_puzzle_may_change_and_nothing_else() -> None:
    puzzle = next(iter(puzzles_of("duo").values()))
    assert alike(puzzle, replace(puzzle, rating=2200, found=[(1, 9), (0, 20), (0, 20), (0, 20)]))
    assert not alike(puzzle, None)
    for other in ({"solutions": ["1B"]}, {"wrong": {}}, {"themes": []}, {"count": 9}, {"position": {}}):
        assert not alike(puzzle, replace(puzzle, **other))


@pytest.mark.parametrize("game", SOURCES)
def test_every_shipped_puzzle_names_its_origin_and_the_files_are_in_order(game: str) -> None:
    known = list(puzzles_of(game).values())
    assert {origin_of(puzzle)[0] for puzzle in known} == set(range(len(SOURCES[game])))
    path = Path(making.__file__).parent / "data" / f"{game}.jsonl"
    assert path.read_text("utf-8") == "".join(f"{written(puzzle)}\n" for puzzle in known)


def test_an_id_that_names_no_origin_is_refused() -> None:
    line = written(next(iter(puzzles_of("renard").values())))
    puzzle = read_puzzle(line)
    for id in ("renard-1", "renard-1a1", puzzle.id.replace("a", "f"), f"{puzzle.id}z"):
        with pytest.raises(Illegal):
            origin_of(read_puzzle(line.replace(puzzle.id, id)))


@pytest.fixture(name="quick")
def quick_fixture(monkeypatch: pytest.MonkeyPatch) -> list[Puzzle]:
    """Two sources of Jeton, whose positions are those of shipped puzzles."""
    known = sorted(of_source("jeton", 0), key=lambda puzzle: len(worlds_of("jeton", puzzle.state(), puzzle.seat)))[:6]

    def found(place: int) -> Source:
        def states(seed: int) -> Found:
            puzzle = known[place * 3 + seed % 3]
            yield puzzle.state(), puzzle.seat

        return Source("jeton", states, "tokens", range(4, 0, -1))

    monkeypatch.setitem(SOURCES, "jeton", (found(0), found(1)))
    return known


def test_sources_take_turns_and_what_was_begun_is_gone_on_with(quick: list[Puzzle]) -> None:
    made = list(islice(make("jeton", 5), 4))
    assert [puzzle.id for puzzle in made] == [
        "jeton-5000000a0",
        "jeton-5000000b0",
        "jeton-5000001a0",
        "jeton-5000001b0",
    ]
    assert [puzzle.solutions for puzzle in made] == [quick[place].solutions for place in (2, 5, 0, 3)]
    for count in (1, 2):
        assert next(make("jeton", 5, made[:count])) == made[count]


def test_the_command_goes_on_with_a_file(quick: list[Puzzle], tmp_path: Path, capsys: pytest.CaptureFixture) -> None:
    once, twice = tmp_path / "once", tmp_path / "twice"
    for count, path in (("3", once), ("1", twice), ("3", twice)):
        assert main(["puzzles", "make", "jeton", "--count", count, "--seed", "5", "--out", str(path)]) == 0
    assert once.read_text("utf-8") == twice.read_text("utf-8") and len(once.read_text("utf-8").splitlines()) == 3
    assert main(["puzzles", "make", "--lang", "en"]) == 2
    assert main(["puzzles", "make", "jeton", "--count", "0", "--lang", "en"]) == 2
    assert "renard" in capsys.readouterr().err


def test_the_command_makes_shipped_puzzles_again_and_says_what_differs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture
) -> None:
    path = tmp_path / "again"
    again = ["puzzles", "again", "duo", "--count", "2", "--lang", "en"]
    assert main([*again, "--out", str(path)]) == 0
    known = list(puzzles_of("duo").values())
    again_written = [read_puzzle(line) for line in path.read_text("utf-8").splitlines()]
    assert list(map(unrated, again_written)) == [unrated(known[0]), unrated(known[len(known) // 2])]
    monkeypatch.setattr("clairiere.cli.puzzles.made_again", lambda puzzle: None)
    assert main(again) == 1
    assert known[0].id in capsys.readouterr().out
    assert main(["puzzles", "check", "--out", str(path), "--lang", "en"]) == 0
    monkeypatch.setattr("clairiere.cli.puzzles.made_again", lambda puzzle: replace(puzzle, rating=-puzzle.rating))
    main([*again, "--out", str(path)])  # rated otherwise, they lie in another order
    ratings = [read_puzzle(line).rating for line in path.read_text("utf-8").splitlines()]
    assert len(ratings) == 2 and ratings == sorted(ratings)
