"""A verifier of sealed chance, written from docs/chance.md alone: it imports nothing of ours."""

import json
import os
import subprocess
import sys
from collections import Counter
from hashlib import blake2b, sha256
from math import comb
from pathlib import Path

import pytest

SPACE = 1 << 512
MAKE = """
import sys
import clairiere
from clairiere.chance import commitment_to, new_secret
from clairiere.core.record import Chance
from clairiere.server.room.chance import nature_of
from clairiere.server.rows import ChanceRow
id, options, path = sys.argv[1], eval(sys.argv[2]), sys.argv[3]
game, secret = clairiere.find(id), new_secret()
seats = game.required_seats(game.agree(options)) or game.fewest
record = clairiere.Record(game, options, [f"seat {i}" for i in range(seats)])
nonces = [new_secret(), *[""] * (len(record.names) - 1)]
class Row:
    chance = ChanceRow(commitment_to(secret), secret, False)
Row.chance.nonces = nonces
table, rng = clairiere.Table(record, nature_of(Row)), clairiere.Rng(1)
while not table.state.over and len(record.answers) < 400:
    ask = rng.pick_ask(tuple(ask for ask in table.state.open if ask.seat != clairiere.NATURE))
    table.play(ask.seat, rng.pick(tuple(game.onward_choices(ask)) or ask.options))
record.chance = Chance(commitment_to(secret), secret, nonces)
open(path, "w", encoding="utf-8").write(record.text())
"""
GAMES = {
    "renard": {"target": 16},
    "duo": {},
    "jeton": {},
    "root": {"factions": "marquise,eyrie,vagabond,cult"},
}


def read_record(text: str) -> tuple[dict[str, str], list[str], dict[int, str]]:
    """Return the header, the nonces and the answers of chance by their numbers."""
    head, _, body = text.partition("\n\n")
    header = dict(line.split(" ", 1) for line in head.splitlines() if " " in line)
    nonces = [line.split()[2].removeprefix("-") for line in head.splitlines() if line.startswith("nonce ")]
    answers = {}
    for line in body.splitlines():
        number, who, what = [*line.split(" ", 2), "", ""][:3]
        if who == "N" and number.isdigit():
            answers[int(number)] = what
    return header, nonces, answers


def index_of(secret: str, nonces: list[str], kind: str, number: int, count: int) -> int:
    """Return the number of the option that the secret and the nonces draw."""
    for again in range(1000):
        words = f"{','.join(nonces)}\n{kind}\n{number}\n{again}".encode()
        hashed = blake2b(words, digest_size=64, key=bytes.fromhex(secret), person=b"clairiere chance").digest()
        value = int.from_bytes(hashed, "big")
        if value < SPACE - SPACE % count:
            return value % count
    raise AssertionError("no hash is fair")


def hand_at(cards: list[str], size: int, index: int) -> str:
    """Return the hand of this index, in the order of the cards."""
    places = set()
    for k in range(size, 0, -1):
        place = max(p for p in range(len(cards)) if comb(p, k) <= index)
        index -= comb(place, k)
        places.add(place)
    return " ".join(card for place, card in enumerate(cards) if place in places)


def first_wrong_draw(record: str, draws: list[dict]) -> int:
    """Return the number of the first answer that does not follow, 0 if all do, or -1 if the secret is another one."""
    header, nonces, answers = read_record(record)
    if sha256(bytes.fromhex(header["secret"])).hexdigest() != header["commitment"]:
        return -1
    counted: Counter[str] = Counter()
    for draw in draws:
        kind, count, at = draw["kind"], draw["count"], draw["answer"]
        assert draw["number"] == counted[kind], "a draw is left out"
        counted[kind] += 1
        index = index_of(header["secret"], nonces, kind, draw["number"], count)
        if "options" in draw:
            assert len(draw["options"]) == count
            wanted = draw["options"][index]
        else:
            assert comb(len(draw["from"]), draw["size"]) == count and len(set(draw["from"])) == len(draw["from"])
            wanted = hand_at(draw["from"], draw["size"], index)
        if answers.pop(at, None) != wanted:
            return at
    assert not answers, "an answer of chance is not listed"
    return 0


def run(*command: str) -> str:
    source = str(Path(__file__).parents[1] / "src")
    paths = [path for path in (os.environ.get("PYTHONPATH"),) if path] or ([source] if not installed() else [])
    environment = {
        **os.environ,
        **({"PYTHONPATH": os.pathsep.join(paths)} if paths else {}),
        "PYTHONIOENCODING": "utf-8",
    }
    done = subprocess.run([sys.executable, *command], capture_output=True, env=environment, check=False)
    assert done.returncode == 0, done.stderr.decode()
    return done.stdout.decode("utf-8")


def installed() -> bool:
    return subprocess.run([sys.executable, "-c", "import clairiere"], capture_output=True, check=False).returncode == 0


@pytest.mark.parametrize("game", GAMES)
def test_every_draw_follows_and_a_changed_one_is_found(game: str, tmp_path: Path) -> None:
    file = tmp_path / "sealed.record"
    run("-c", MAKE, game, repr(GAMES[game]), str(file))
    text = file.read_text("utf-8")
    draws = [json.loads(line) for line in run("-m", "clairiere", "verify", "--draws", str(file)).splitlines()]
    assert len(draws) > 3 and first_wrong_draw(text, draws) == 0
    for draw in (draws[0], draws[len(draws) // 2], draws[-1]):
        changed = change_answer(text, draw)
        assert changed is None or first_wrong_draw(changed, draws) == draw["answer"]
    assert any(change_answer(text, draw) for draw in draws)
    secret = read_record(text)[0]["secret"]
    assert first_wrong_draw(text.replace(secret, secret[::-1], 1), draws) == -1


def change_answer(text: str, draw: dict) -> str | None:
    """Put another option into the record; None if there is no other one."""
    lines = text.split("\n")
    at = next(i for i, line in enumerate(lines) if line.startswith(f"{draw['answer']} N "))
    found = lines[at].split(" ", 2)[2]
    hands = [hand_at(draw["from"], draw["size"], i) for i in (0, 1)] if "from" in draw and draw["count"] > 1 else []
    other = next((option for option in draw.get("options", hands) if option != found), None)
    lines[at] = f"{draw['answer']} N {other}"
    return None if other is None else "\n".join(lines)


def test_the_verifier_imports_nothing_of_ours() -> None:
    lines = Path(__file__).read_text("utf-8").partition("MAKE =")[0].splitlines()
    assert not [line for line in lines if line.startswith(("import", "from")) and "clairiere" in line]
