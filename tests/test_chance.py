"""Chance that can be checked: a promised secret and the players' nonces, and what `clairiere verify` says."""

from collections import Counter
from hashlib import blake2b
from pathlib import Path

import pytest

from clairiere import GAMES, Rng, Table
from clairiere.chance import Committed, check, commitment_to, new_secret, seed_for_bots
from clairiere.cli import main
from clairiere.core.ask import NATURE, Ask
from clairiere.core.illegal import Illegal
from clairiere.core.nature import Nature
from clairiere.core.record import Chance, Record, read_record
from clairiere.timing import PlayerMessage, TimedTable

SECRET, OTHER = "0123456789abcdef" * 4, "f" * 64
NONCES = ["ab" * 32, ""]
OLD = sorted((Path(__file__).parent / "replays").glob("*/*.record"))


def played(game: str, nature: Nature, options: dict[str, object] | None = None, seed: int = 3) -> Record:
    """A game at random, at a table whose chance was promised."""
    title, rng = GAMES[game], Rng(seed)
    record = Record(title, options)
    table = Table(record, nature)
    while not table.state.over:
        ask = rng.pick_ask(table.state.open)
        table.play(ask.seat, rng.pick(ask.options))
    nonces = [*NONCES, *[""] * len(record.names)][: len(record.names)]
    record.chance = Chance(commitment_to(SECRET), SECRET, nonces)
    return record


def promised(game: str, options: dict[str, object] | None = None) -> Record:
    seats = len(Record(GAMES[game], options).names)
    return played(game, Committed(SECRET, [*NONCES, *[""] * seats][:seats]), options)


# -- the draws ------------------------------------------------------------------------------------------------------


def test_what_a_secret_and_nonces_mean_never_changes() -> None:
    """Also when somebody else writes it down as docs/chance.md tells."""
    nature = Committed(SECRET, NONCES)
    assert [nature.below(n, "deal", 0) for n in (2, 6, 33, 10400600)] == [0, 2, 11, 5487988]
    assert [nature.below(100, "dice", k) for k in range(5)] == [7, 15, 32, 47, 47]
    assert commitment_to(SECRET) == "4884fdaafea47c29fea7159d0daddd9c085d6200e1359e85bb81736af6b7c837"
    value = int.from_bytes(
        blake2b(f"{NONCES[0]},\ndice\n2\n0".encode(), key=bytes.fromhex(SECRET), person=b"clairiere chance").digest(),
        "big",
    )
    assert value % 100 == nature.below(100, "dice", 2)


@pytest.mark.parametrize("n", [2, 3, 6, 33, 52])
def test_every_number_is_as_likely_as_the_others(n: int) -> None:
    nature = Committed(SECRET, NONCES)
    counts = Counter(nature.below(n, "draw", k) for k in range(600 * n))
    chi = sum((counts[i] - 600) ** 2 / 600 for i in range(n))
    assert chi < n + 5 * (2 * n) ** 0.5


def test_neighbours_say_nothing_of_each_other() -> None:
    """Pairs of draws that follow each other, of two kinds, and of secrets and nonces that differ in one bit."""
    one, two, three = (
        Committed(SECRET, NONCES),
        Committed(SECRET[:-1] + "e", NONCES),
        Committed(SECRET, ["ac" * 32, ""]),
    )
    for left, right in (
        (lambda k: one.below(6, "a", k), lambda k: one.below(6, "a", k + 1)),
        (lambda k: one.below(6, "a", k), lambda k: one.below(6, "b", k)),
        (lambda k: one.below(6, "a", k), lambda k: two.below(6, "a", k)),
        (lambda k: one.below(6, "a", k), lambda k: three.below(6, "a", k)),
    ):
        counts = Counter((left(k), right(k)) for k in range(7200))
        assert sum((counts[i, j] - 200) ** 2 / 200 for i in range(6) for j in range(6)) < 36 + 5 * 72**0.5


def test_hashes_that_would_favour_small_numbers_are_thrown_away(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("clairiere.chance.SPACE", 1 << 511)  # half of all hashes are too large
    nature = Committed(SECRET, NONCES)
    counts = Counter(nature.below(3, "draw", k) for k in range(3000))
    assert all(abs(counts[i] - 1000) < 150 for i in range(3))


def test_the_kth_answer_of_a_kind_depends_on_secret_nonces_kind_and_k_only() -> None:
    ask = Ask(NATURE, "draw", tuple(range(30)), "")
    forwards = [Committed(SECRET, NONCES).answer(ask, k) for k in range(20)]
    backwards = [Committed(SECRET, NONCES).answer(ask, k) for k in reversed(range(20))]
    assert forwards == backwards[::-1] and len(set(forwards)) > 5


def test_a_nonce_belongs_to_its_seat() -> None:
    first, second = Committed(SECRET, NONCES), Committed(SECRET, NONCES[::-1])
    assert [first.below(1000, "x", k) for k in range(5)] != [second.below(1000, "x", k) for k in range(5)]


def test_the_chance_of_bots_is_another_one() -> None:
    assert seed_for_bots(SECRET) != seed_for_bots(OTHER) and seed_for_bots(SECRET) < 1 << 64
    assert len(new_secret()) == 64 and new_secret() != new_secret()


def test_taking_back_changes_no_draw() -> None:
    rng, table = Rng(5), Table(Record(GAMES["renard"]), Committed(SECRET, NONCES))
    while len(table.record.answers) < 60:
        ask = table.state.open[0]
        table.play(ask.seat, rng.pick(ask.options))
    before = list(table.record.answers)
    table.go_back(20)
    for seat, choice in before[len(table.record.answers) :]:
        if seat != NATURE:
            table.play(seat, choice)
    assert table.record.answers == before


# -- checking a record ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", [game for game in GAMES if game != "toy"])
def test_a_record_is_checked_draw_by_draw(game: str) -> None:
    record = read_record(promised(game).text())
    found = check(record)
    assert found.ok and found.draws == sum(seat == NATURE for seat, _ in record.answers) > 3


def test_the_clock_is_no_draw() -> None:
    """In real time NATURE's answers beside players are given by whoever keeps the time."""
    options = {"form": "live", "draw_idle_s": 10, "agree_idle_s": 15}
    record = Record(GAMES["jeton"], options, ["a", "b", "c"])
    nonces = [*NONCES, ""]
    live, now = TimedTable(Table(record, Committed(SECRET, nonces)), 0, [0, 1, 2]), 0
    rng = Rng(1)
    while live.table.state.open and now < 40_000_000:
        now = live.due() or now + 1000
        live.tick(now)
        for ask in [ask for ask in live.table.state.open if ask.seat != NATURE][:1]:
            quits = [choice for choice in ask.options if choice not in GAMES["jeton"].quit_choices]
            if quits:
                live.receive(now, PlayerMessage(ask.seat, now + rng.below(1000), rng.pick(tuple(quits))))
    record.chance = Chance(commitment_to(SECRET), SECRET, nonces)
    found, natural = check(record), sum(seat == NATURE for seat, _ in record.answers)
    assert found.ok and 0 < found.draws < natural


class Once(Nature):
    """Promised chance that is bent once: at the given draw another option is taken."""

    def __init__(self, at: int) -> None:
        self.nature, self.at, self.count = Committed(SECRET, NONCES), at, 0

    def answer(self, ask: Ask, number: int) -> int:
        choice = self.nature.answer(ask, number)
        self.count += 1
        if self.count == self.at:
            choice = next(option for option in ask.options if option != choice)
        return choice


@pytest.mark.parametrize("at", [1, 2, 7])
def test_one_changed_draw_is_found_with_its_line(at: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = played("renard", Once(at))
    number = [i for i, (seat, _) in enumerate(record.answers, 1) if seat == NATURE][at - 1]
    found = check(record)
    assert found.fits and found.wrong == number and found.draws == at - 1 and found.found != found.wanted
    path = tmp_path / "bent.record"
    path.write_text(record.text(), "utf-8")
    assert main(["verify", str(path), "--lang", "en"]) == 1
    line = record.text().split("\n").index(f"{number} N {found.found}") + 1
    out = capsys.readouterr().out
    assert f"line {line} " in out and found.wanted in out and "does not follow" in out.lower()


@pytest.mark.parametrize("change", ["secret", "both", "nonce", "no nonce", "order"])
def test_another_secret_or_nonce_is_found(change: str) -> None:
    record = promised("renard")
    assert record.chance is not None
    if change in ("secret", "both"):
        record.chance.secret = OTHER
    if change == "both":  # a promise that was made up afterwards fits, and the draws do not
        record.chance.commitment = commitment_to(OTHER)
    if change == "nonce":
        record.chance.nonces[0] = "ab" * 31 + "aa"
    if change == "no nonce":
        record.chance.nonces[0] = ""
    if change == "order":
        record.chance.nonces.reverse()
    found = check(read_record(record.text()))
    assert not found.ok and found.fits == (change != "secret") and found.wrong in (1, 2)


@pytest.mark.parametrize(
    ("language", "said"),
    [("fr", ("Le secret va avec", "découlent tous", "Nonce apporté par Ana.", "Sans nonce : Bo.")),
     ("en", ("The secret fits", "follow from the secret", "Nonce brought by Ana.", "Without a nonce: Bo."))],
)  # fmt: skip
def test_verify_says_what_holds(language: str, said: tuple[str, ...], tmp_path: Path, capsys) -> None:
    record = promised("renard")
    record.names = ["Ana", "Bo"]
    (tmp_path / "fair.record").write_text(record.text(), "utf-8")
    assert main(["verify", str(tmp_path / "fair.record"), "--lang", language]) == 0
    out = capsys.readouterr().out
    assert all(part in out for part in said), out


@pytest.mark.parametrize("path", OLD[::6], ids=lambda path: path.stem)
def test_an_old_record_replays_and_has_nothing_to_check(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", str(path), "--lang", "en"]) == 0
    assert capsys.readouterr().out.startswith("Nothing to check")


def test_a_header_that_tells_half_of_its_chance_is_refused() -> None:
    lines = promised("renard").text().split("\n")
    for word in ("commitment ", "secret ", "nonce 1 "):
        part = "\n".join(line for line in lines if not line.startswith(word))
        with pytest.raises(Illegal) as refused:
            read_record(part)
        assert refused.value.reason == "record-chance"
    for bad in ("secret 00", f"secret {'F' * 64}", f"nonce 2 {'0' * 63}", "nonce 3 -", "commitment"):
        with pytest.raises(Illegal) as refused:
            read_record("\n".join([*lines[:3], bad, *lines[3:]]))
        assert refused.value.reason == "record-header"


def test_a_game_that_goes_on_at_a_terminal_promises_nothing_any_more(tmp_path: Path, monkeypatch, capsys) -> None:
    record = promised("renard")
    del record.answers[30:]
    (tmp_path / "cut.record").write_text(record.text(), "utf-8")
    monkeypatch.setattr("builtins.input", lambda *_: "quit")
    main(["play", "--resume", str(tmp_path / "cut.record"), "--save", str(tmp_path / "on.record")])
    assert "secret" not in (tmp_path / "on.record").read_text("utf-8")
