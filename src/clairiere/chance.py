"""Verifiable chance: draws from a secret that is committed by its hash, mixed with a nonce of each player.

docs/chance.md says in plain words what this proves and what it does not.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from hashlib import blake2b, sha256
from math import comb

from .core.ask import NATURE, Ask
from .core.nature import Nature
from .core.record import Record
from .core.state import State
from .core.table import Table

DRAW, BOTS = b"clairiere chance", b"clairiere bots"  # one secret, two uses that say nothing of each other
HANDS = ("deal", "draw")  # kinds of draws that bring several cards at once
SPACE = 1 << 512  # as many numbers as one hash can be


def new_secret() -> str:
    """Return 256 random bits, in hexadecimal like all values here."""
    return secrets.token_hex(32)


def commitment_to(secret: str) -> str:
    """Return the hash that is shown of a secret before anything is drawn from it."""
    return sha256(bytes.fromhex(secret)).hexdigest()


def seed_for_bots(secret: str) -> int:
    """Return a seed for the bots, from which the secret cannot be found."""
    return int.from_bytes(blake2b(key=bytes.fromhex(secret), person=BOTS, digest_size=8).digest(), "big")


class Committed(Nature):
    """Answers from a secret and the players' nonces. The k-th answer of a kind depends on these, kind and k only.

    So an undo changes no draw, and the play of a round changes no later deal.
    """

    def __init__(self, secret: str, nonces: Sequence[str]) -> None:
        self.key = bytes.fromhex(secret)
        self.nonces = ",".join(nonces)  # in the order of the seats; nothing stands for none

    def answer(self, ask: Ask, number: int) -> int:
        return ask.options[self.below(len(ask.options), ask.about, number)]

    def below(self, n: int, kind: str, number: int) -> int:
        """Return a whole number from 0 to n - 1, uniformly, by rejection sampling of hashes."""
        fair = SPACE - SPACE % n
        for again in range(1000):
            words = f"{self.nonces}\n{kind}\n{number}\n{again}".encode()
            value = int.from_bytes(blake2b(words, key=self.key, person=DRAW).digest(), "big")
            if value < fair:
                return value % n
        raise AssertionError("a thousand hashes too many")


@dataclass(frozen=True)
class Check:
    """The result of checking a record.

    `fits`: the secret matches its commitment; `draws`: how many draws follow from it; `wrong`: the number of the first
    answer that does not, or 0. There the record has `found` and should have `wanted`.
    """

    fits: bool
    draws: int
    wrong: int = 0
    found: str = ""
    wanted: str = ""

    @property
    def ok(self) -> bool:
        return self.fits and not self.wrong


class Rerun(Table):
    """A table that replays a record: nobody answers for NATURE."""

    def let_nature_answer(self) -> None:
        pass


def check(record: Record) -> Check:
    """Check that the secret matches its commitment, and that every draw follows from it and the nonces.

    NATURE asked alone is chance. Beside players she is the clock, which no secret decides.
    """
    assert record.chance is not None
    fits = commitment_to(record.chance.secret) == record.chance.commitment
    nature = Committed(record.chance.secret, record.chance.nonces)
    table = Rerun(Record(record.game, record.options, record.names), nature)
    draws = 0
    for number, (seat, choice) in enumerate(record.answers):
        state = table.state
        if seat == NATURE and len(state.open) == 1:
            ask = state.open[0]
            wanted = nature.answer(ask, table.nature_counts.get(ask.about, 0))
            if wanted != choice:
                return Check(fits, draws, number + 1, state.write(ask, choice), state.write(ask, wanted))
            draws += 1
        table.answer(seat, choice)
    return Check(fits, draws)


def draws_of(record: Record) -> Iterator[dict[str, object]]:
    """Yield the draws of a record in order, as plain values, for a verifier that does not know the rules.

    Each has the number of its `answer` in the record, its `kind`, its `number` among the draws of that kind and the
    `count` of options; and either the `options` in order, or, for hands, the `size` of a hand and the cards that it
    comes `from`, in order. docs/chance.md says how to compute the draw from these.
    """
    table = Rerun(Record(record.game, record.options, record.names))
    for number, (seat, choice) in enumerate(record.answers):
        state = table.state
        if seat == NATURE and len(state.open) == 1:
            ask = state.open[0]
            draw = {"answer": number + 1, "kind": ask.about, "number": table.nature_counts.get(ask.about, 0)}
            yield draw | {"count": len(ask.options)} | describe_options(state, ask)
        table.answer(seat, choice)


def describe_options(state: State, ask: Ask) -> dict[str, object]:
    """Return the options of a draw in order; of hands, the cards they come from."""
    options, first = ask.options, state.write(ask, ask.options[0]).split()
    size = len(first)
    if not ask.about.startswith(HANDS) or size < 2:
        return {"options": [state.write(ask, option) for option in options]}
    cards = first
    while comb(len(cards), size) < len(options):
        cards = [*cards, state.write(ask, options[comb(len(cards), size)]).split()[-1]]
    return {"size": size, "from": cards}


Sentence = tuple[str, dict[str, object]]


def check_sentences(record: Record, result: Check | None, names: Sequence[str]) -> list[Sentence]:
    """Return the result of checking a record as messages with their facts."""
    if record.chance is None or result is None:
        return [("chance-none", {})]
    nonces = list(zip(names, record.chance.nonces, strict=True))
    brought, without = [name for name, nonce in nonces if nonce], [name for name, nonce in nonces if not nonce]
    wrong: Sentence = ("chance-wrong", {"number": result.wrong, "found": result.found, "wanted": result.wanted})
    absent: Sentence = ("chance-no-nonce", {"names": without})
    return [
        ("chance-fits" if result.fits else "chance-other-secret", {}),
        wrong if result.wrong else ("chance-follows", {"count": result.draws}),
        ("chance-nonces", {"names": brought, "count": len(brought)}),
        *([absent] if without else []),
    ]
