"""Records: a game as one text file, its header and every answer, that replays to the same state anywhere.

    clairiere-record 1
    game renard
    engine 0.2.0
    option target 21
    seat 0 Ana
    seat 1 Renarde
    player 0 human
    player 1 greedy
    seed 7

    1 N 0
    2 N 1B 2B 4B …
    4 0 7M
    end 4 8c1f0d2a9b3e5f67

An answer has its number, its seat (N is NATURE) and its choice in the game's notation. The last line has the number of
answers and a checksum of all lines above, so that a cut or changed record is noticed. If chance came from a committed
secret, the header has `commitment`, `secret` and for each seat `nonce 0 …` instead of a seed (docs/chance.md).
"""

from __future__ import annotations

from typing import Final, Mapping, Sequence

from mypy_extensions import mypyc_attr

from .ask import NATURE, Ask
from .copying import Copyable
from .game import GAMES, Game
from .illegal import Illegal
from .options import Value
from .state import State

FORMAT: Final = "clairiere-record 1"
ENGINE: Final = "0.3.0"  # raised when a rule or an option changes; the package's version begins with it
ENGINES: Final = ("0.1.0", "0.2.0", ENGINE)  # the engines whose records are readable for ever (tests/replays)
NO_NONCE: Final = "-"


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance(Copyable):
    """The source of committed chance, in hexadecimal.

    The secret, its commitment that was shown before the first deal, and the nonce of each seat, empty if the seat gave
    none.
    """

    def __init__(self, commitment: str, secret: str, nonces: Sequence[str]) -> None:
        self.commitment = commitment
        self.secret = secret
        self.nonces = list(nonces)

    def lines(self) -> list[str]:
        """Return the lines of the header about chance."""
        nonces = [f"nonce {i} {self.nonces[i] or NO_NONCE}" for i in range(len(self.nonces))]
        return [f"commitment {self.commitment}", f"secret {self.secret}", *nonces]


@mypyc_attr(allow_interpreted_subclasses=True)
class Record(Copyable):
    """A header and the answers so far, NATURE's included."""

    def __init__(self, game: Game, options: Mapping[str, object] | None = None, names: Sequence[str] = ()) -> None:
        self.game = game
        self.options = game.agree(options)
        self.names = list(names) if names else [f"seat {i}" for i in range(game.fewest)]
        self.engine = ENGINE  # the engine that began the game
        self.players: list[str] = []  # the kind of player at each seat, if known
        self.seed: int | None = None  # of the NATURE that answers, if one can continue
        self.chance: Chance | None = None  # for checking the draws once the game is over
        self.answers: list[tuple[int, int]] = []
        game.check_seats(len(self.names))

    def state(self, upto: int = -1) -> State:
        """Return the state after the first `upto` answers, or after all of them, with its log."""
        answers = self.answers if upto < 0 else self.answers[:upto]
        state = self.first()
        for seat, choice in answers:
            state.take(seat, choice)
        return state

    def first(self) -> State:
        """Return the state before the first answer."""
        state = self.game.start(self.options, len(self.names))
        state.log = []
        state.run_steps()
        return state

    def text(self) -> str:
        """Return the record as a file."""
        return self.text_of(self.notations())

    def __str__(self) -> str:
        """Return the record as a file."""
        return self.text()

    def notations(self) -> list[str]:
        """Return the answers in notation. This replays the game."""
        state, written = self.first(), []
        for seat, choice in self.answers:
            written.append(state.write(ask_of(state, seat), choice))
            state.take(seat, choice)
        return written

    def text_of(self, written: Sequence[str]) -> str:
        """Return the record as a file, for a caller that has its answers in notation."""
        lines = [FORMAT, f"game {self.game.id}", f"engine {self.engine}"]
        unnamed = {option.name: option.legacy_default for option in self.game.options}
        named = {name: value for name, value in self.options.items() if value != unnamed.get(name)}
        lines += [f"option {name} {write_value(value)}" for name, value in named.items()]
        lines += [f"seat {i} {one_line(self.names[i])}" for i in range(len(self.names))]
        lines += [f"player {i} {one_line(self.players[i])}" for i in range(len(self.players))]
        if self.seed is not None:
            lines.append(f"seed {self.seed}")
        if self.chance is not None:
            lines += self.chance.lines()
        lines.append("")
        for number in range(len(self.answers)):
            lines.append(f"{number + 1} {write_seat(self.answers[number][0])} {written[number]}")
        body = "\n".join(lines) + "\n"
        return f"{body}end {len(self.answers)} {checksum(body)}\n"


def read_record(text: str, sealed: bool = True) -> Record:
    """Return the record of a text. It is replayed while it is read. Raise Illegal with the line that is wrong.

    `sealed=False` accepts a record without a last line, as people write them.
    """
    lines = text.split("\n")
    if lines[0].rstrip() != FORMAT:
        raise malformed("record-not-one", 1, {"wanted": FORMAT})
    if sealed and not last_line(lines).startswith("end "):
        raise malformed("record-cut", len(lines), {})
    record, at = read_header(lines)
    state = record.first()
    for number in range(at, len(lines)):
        line = lines[number].strip()
        if line.startswith("end "):
            check_end(lines, number, len(record.answers), line)
            return record
        if line and not line.startswith("#"):
            read_answer(record, state, line, number + 1)
    return record


def read_records(text: str) -> list[Record]:
    """Return the records of a text that holds several, one after the other. Raise Illegal."""
    lines = text.split("\n")
    starts = [number for number, line in enumerate(lines) if line.rstrip() == FORMAT] or [0]
    starts[0] = 0
    ends = [*starts[1:], len(lines)]
    return [read_record("\n".join(lines[start:end])) for start, end in zip(starts, ends, strict=True)]


def last_line(lines: Sequence[str]) -> str:
    """Return the last line that is not empty."""
    for line in reversed(lines):
        if line.strip():
            return line.strip()
    return ""


def read_header(lines: Sequence[str]) -> tuple[Record, int]:
    """Return the record that the header describes, without answers, and the number of lines read. Raise Illegal."""
    game: Game | None = None
    options: dict[str, object] = {}
    names: list[str] = []
    players: list[str] = []
    seed: int | None = None
    hashes: dict[str, str] = {}
    nonces: list[str] = []
    engine = ENGINE
    at = 1
    while at < len(lines) and lines[at].strip():
        line = lines[at].strip()
        at += 1
        key, _, rest = line.partition(" ")
        if key == "game":
            if rest not in GAMES:
                raise malformed("record-game", at, {"found": rest, "known": sorted(GAMES)})
            game = GAMES[rest]
        elif key == "option":
            name, _, value = rest.partition(" ")
            options[name] = value
        elif key == "seat" and rest.partition(" ")[0] == str(len(names)):
            names.append(one_line(rest.partition(" ")[2]))
        elif key == "player" and rest.partition(" ")[0] == str(len(players)):
            players.append(one_line(rest.partition(" ")[2]))
        elif key == "seed" and is_seed(rest):
            seed = int(rest)
        elif key in ("commitment", "secret") and is_hash(rest):
            hashes[key] = rest
        elif key == "nonce" and rest.partition(" ")[0] == str(len(nonces)) and is_nonce(rest.partition(" ")[2]):
            nonces.append(rest.partition(" ")[2].removeprefix(NO_NONCE))
        elif key == "engine":
            engine = one_line(rest)
        else:
            raise malformed("record-header", at, {"text": line})
    if game is None:
        raise malformed("record-no-game", at, {})
    try:
        record = Record(game, game.with_legacy_defaults(options), names)
    except Illegal as refused:
        facts: dict[str, object] = {"refused": refused}
        raise malformed("record-refused", at, facts, refused.game, refused.clause) from None
    record.engine = engine
    if players and len(players) != len(names):
        raise malformed("record-players", at, {"found": len(players), "wanted": len(names)})
    record.players = players
    record.seed = seed
    if hashes or nonces:
        if len(hashes) != 2 or len(nonces) != len(names):
            raise malformed("record-chance", at, {})
        record.chance = Chance(hashes["commitment"], hashes["secret"], nonces)
    return record, at


def read_answer(record: Record, state: State, line: str, at: int) -> None:
    """Read one answer, play it and add it to the record. Raise Illegal."""
    number, _, rest = line.partition(" ")
    who, _, what = rest.partition(" ")
    if number != str(len(record.answers) + 1):
        raise malformed("record-number", at, {"wanted": len(record.answers) + 1, "found": number})
    seat = read_seat(who)
    if seat is None or not what:
        raise malformed("record-line", at, {"text": line})
    try:
        choice = state.read(ask_of(state, seat), what.strip())
        state.take(seat, choice)
    except Illegal as refused:
        facts: dict[str, object] = {"refused": refused}
        raise malformed("record-refused", at, facts, refused.game, refused.clause) from None
    record.answers.append((seat, choice))


def check_end(lines: Sequence[str], number: int, count: int, line: str) -> None:
    """Check the last line against the lines above it, and that no line follows. Raise Illegal."""
    words = line.split()
    if len(words) != 3 or words[1] != str(count):
        raise malformed("record-count", number + 1, {"found": words[1], "count": count})
    if words[2] != checksum("\n".join(lines[:number]) + "\n"):
        raise malformed("record-changed", number + 1, {})
    for after in range(number + 1, len(lines)):
        if lines[after].strip():
            raise malformed("record-after-end", after + 1, {"text": lines[after].strip()})


def malformed(reason: str, line: int, facts: dict[str, object], game: str = "", clause: str = "") -> Illegal:
    """Return the refusal of a line."""
    return Illegal(reason, facts | {"line": line}, game, clause)


def ask_of(state: State, seat: int) -> Ask:
    """Return the question open to a seat, or another seat's, so that the choice can be read at all."""
    for ask in state.open:
        if ask.seat == seat:
            return ask
    if not state.open:
        raise state.refusal(seat, 0)
    return state.open[0]


def checksum(text: str) -> str:
    """Return 64 bits of FNV-1a in hexadecimal."""
    value = 0xCBF29CE484222325
    for byte in text.encode():
        value = (value ^ byte) * 0x100000001B3 & 0xFFFFFFFFFFFFFFFF
    return f"{value:016x}"


def write_seat(seat: int) -> str:
    return "N" if seat == NATURE else str(seat)


def read_seat(text: str) -> int | None:
    if text == "N":
        return NATURE
    return int(text) if text.isascii() and text.isdigit() and len(text) < 3 else None


def write_value(value: Value) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)


def is_seed(text: str) -> bool:
    digits = text.removeprefix("-")
    return digits.isascii() and digits.isdigit() and len(digits) <= 30


def is_hash(text: str) -> bool:
    """Return True for 256 bits in hexadecimal."""
    return len(text) == 64 and all([letter in "0123456789abcdef" for letter in text])


def is_nonce(text: str) -> bool:
    return text == NO_NONCE or is_hash(text)


def one_line(name: str) -> str:
    """Return a name that fits into one line of a file."""
    plain = [sign if sign.isprintable() else " " for sign in name.encode("utf-8", "replace").decode()]
    return " ".join("".join(plain).split())
