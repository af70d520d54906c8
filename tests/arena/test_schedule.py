"""Who sits where: the same deals for all, every seat and every faction equally often."""

import shutil
from collections import Counter
from itertools import pairwise
from pathlib import Path

import pytest

from clairiere import find
from clairiere.arena import schedule as scheduling
from clairiere.arena.outcome import play_scheduled_game
from clairiere.arena.schedule import code_digest, make_schedule
from clairiere.bots import LEVELS, bot_id, levels_of
from clairiere.conformance import law
from clairiere.core.illegal import Illegal

RENARD, DUO, JETON, ROOT = map(find, ("renard", "duo", "jeton", "root"))


def roles_on(schedule, number: int) -> list[str]:
    """The roles of the seats, as the game itself has them once everybody sits."""
    return play_scheduled_game(schedule, number)[0].roles


def test_a_bot_is_named_by_its_level_or_its_id() -> None:
    assert [bot_id("renard", name) for name in ("0", "1", "random", "greedy")] == ["random", "greedy"] * 2
    for game in ("renard", "duo", "jeton", "root"):
        assert list(levels_of(game).values()) == list(LEVELS)[: len(levels_of(game))]
    with pytest.raises(Illegal, match="no bot “9” for renard"):
        bot_id("renard", "9")


@pytest.mark.parametrize(("game", "named"), [(RENARD, "10"), (JETON, "100"), (JETON, "100010"), (ROOT, "1000")])
def test_in_a_deal_every_bot_has_every_seat_once(game, named) -> None:
    schedule = make_schedule(game, list(named), 5)
    count = len(named)
    for first in range(0, 5 * count, count):
        deal = [schedule.scheduled_game(number) for number in range(first, first + count)]
        assert {sitting.deal for sitting in deal} == {first // count}
        assert len({str(sitting.options) for sitting in deal}) == 1
        assert all({sitting.seats.index(bot) for sitting in deal} == set(range(count)) for bot in range(count))


@law("root:5.1.1")
@pytest.mark.parametrize("factions", ["", "m,e", "m,e,a", "c,r,e", "m,e,a,v,w"])
def test_every_bot_has_every_faction_on_every_seat_equally_often(factions) -> None:
    named = ["1", "0"] if factions else ["1", "0", "0", "0"]
    schedule = make_schedule(ROOT, named, 5, {"factions": factions.replace("w", "v")})
    count = len(schedule.bot_names)
    met: Counter[tuple[int, int, str]] = Counter()
    for number in range(count**2):
        sitting = schedule.scheduled_game(number)
        assert sitting.options["seating"] == "given"
        cast = str(sitting.options["factions"]).split(",")
        met.update((bot, seat, cast[seat]) for seat, bot in enumerate(sitting.seats))
    assert len(met) == count**2 * len(set(cast)) and len({met[key] // cast.count(key[2]) for key in met}) == 1


def test_the_factions_of_a_game_are_those_of_its_plan() -> None:
    schedule = make_schedule(ROOT, ["0", "0"], 2, {"factions": "eyrie,alliance"})
    for number in range(4):
        assert ",".join(roles_on(schedule, number)) == schedule.scheduled_game(number).options["factions"]
    assert roles_on(schedule, 0) == roles_on(schedule, 1) == roles_on(schedule, 2)[::-1]


def test_seats_that_were_agreed_on_stay() -> None:
    schedule = make_schedule(ROOT, ["1", "0"], 2, {"factions": "eyrie,alliance", "seating": "given"})
    assert {str(schedule.scheduled_game(number).options["factions"]) for number in range(8)} == {"eyrie,alliance"}
    assert {schedule.scheduled_game(number).seats for number in range(8)} == {(0, 1), (1, 0)}


def test_when_all_have_gone_round_the_neighbours_change() -> None:
    schedule = make_schedule(JETON, ["0", "1", "greedy", "random"], 1)
    pairs = set()
    for number in range(0, 16 * 6, 16):
        seats = schedule.scheduled_game(number).seats
        pairs |= set(pairwise([*seats, seats[0]]))
    assert len(pairs) == 12  # everybody sits beside everybody, on either hand


@pytest.mark.parametrize(("game", "options"), [(RENARD, {}), (DUO, {}), (JETON, {}), (ROOT, {"board": "winter"})])
def test_a_deal_is_the_same_for_every_rotation(game, options) -> None:
    schedule = make_schedule(game, ["1", "0"], 11, options)
    records = [play_scheduled_game(schedule, number)[1] for number in range(schedule.games_per_deal + 1)]
    deals = []
    for record in records:
        answers = iter(record.answers)
        dealt = []
        while (answer := next(answers))[0] < 0:
            dealt.append(answer)
        deals.append(dealt)
    assert len({record.seed for record in records}) == 2
    assert all(deal == deals[0] for deal in deals[: schedule.games_per_deal]) and deals[-1] != deals[0] and deals[0]


def test_bots_that_are_all_the_same_get_a_new_deal_every_time() -> None:
    schedule = make_schedule(JETON, ["1"], 3)
    assert schedule.games_per_deal == 1 and [schedule.scheduled_game(number).deal for number in range(4)] == [
        0,
        1,
        2,
        3,
    ]
    assert [schedule.scheduled_game(number).seats for number in range(3)] == [(0, 1, 2), (1, 2, 0), (2, 0, 1)]


@pytest.mark.parametrize(
    ("game", "named", "options", "seats"),
    [
        (RENARD, ["1"], {}, ["1", "1"]),
        (DUO, ["1"], {}, ["1", "1"]),
        (DUO, ["1", "0"], {}, ["1", "0"]),
        (JETON, ["1", "0"], {}, ["1", "0", "0"]),
        (JETON, ["1", "0", "0", "0"], {}, ["1", "0", "0", "0"]),
        (ROOT, ["1"], {}, ["1"] * 4),
        (ROOT, ["1", "0"], {}, ["1", "0"]),
        (ROOT, ["1", "0"], {"factions": "m,e,a,v"}, ["1", "0", "0", "0"]),
        (ROOT, ["1"], {"mode": "coop"}, ["1"] * 4),
        (ROOT, ["1", "0"], {"mode": "coop"}, ["1", "0"]),
        (ROOT, ["1"], {"mode": "coop", "factions": "e,mechanical"}, ["1"]),
        (ROOT, ["1", "0"], {"factions": "e,a,mechanical"}, ["1", "0"]),
    ],
)
def test_the_last_one_named_takes_the_seats_that_are_left(game, named, options, seats) -> None:
    schedule = make_schedule(game, named, 0, options)
    assert list(schedule.bot_names) == seats
    assert (
        play_scheduled_game(schedule, 0)[1].names[: len(seats)]
        == schedule.seat_names(schedule.scheduled_game(0))[: len(seats)]
    )


@pytest.mark.parametrize(
    ("file", "counts"),
    [
        ("core/state.py", True), ("bots/search/tree.py", True), ("bots/renard/knowledge.py", True),
        ("bots/chance.py", True),
        ("games/tricks.py", True), ("games/renard/state.py", True), ("arena/match.py", True),
        ("bots/duo/knowledge.py", False), ("games/root/state/state.py", False), ("bots/advice.py", False),
        ("arena/pictures.py", False),
    ],
)  # fmt: skip
def test_results_are_kept_with_the_code_that_decides_them(tmp_path: Path, file: str, counts: bool) -> None:
    package = Path(scheduling.__file__).parents[1]
    for folder in ("arena", "bots", "core", "games"):
        shutil.copytree(package / folder, tmp_path / folder, ignore=shutil.ignore_patterns("__pycache__", "*.so"))
    before = code_digest("renard", tmp_path)
    with (tmp_path / file).open("a") as found:
        found.write("# another\n")
    assert before == code_digest("renard") and (code_digest("renard", tmp_path) != before) == counts
