"""Chance: a small generator, so that a seed means the same everywhere, and the kinds of NATURE that answer draws."""

from __future__ import annotations

from typing import Any, Final, Sequence, final

from mypy_extensions import i64, mypyc_attr

from .ask import Ask
from .copying import Copyable
from .sets import member_at, size_of

WORD: Final = 0xFFFFFFFF
SHORT: Final = 0x3FFFFFFF


@final
class Rng:
    """A small fast counting generator (SFC) of 32-bit words with 128 bits of state.

    `stream` gives independent numbers for one seed: one for each seat, each deal, each worker.
    """

    __slots__ = ("a", "b", "c", "count")

    def __init__(self, seed: int, stream: int = 0) -> None:
        self.a: i64 = seed & WORD
        self.b: i64 = (seed >> 32 ^ seed >> 64) & WORD
        self.c: i64 = stream & WORD
        self.count: i64 = (1 + (stream >> 32)) & WORD
        for _ in range(12):
            self.word()

    def __reduce__(self) -> tuple[Any, ...]:
        """Return how `copy` and `pickle` rebuild the generator at the same place of its numbers."""
        return (restore_rng, (int(self.a), int(self.b), int(self.c), int(self.count)))

    def __repr__(self) -> str:
        return f"<Rng at {self.a:08x} {self.b:08x} {self.c:08x} {self.count:08x}>"

    def word(self) -> i64:
        """Return the next 32 bits. No step leaves 62 bits, so fixed-width integers are safe here."""
        a: i64 = self.a
        b: i64 = self.b
        c: i64 = self.c
        count: i64 = self.count
        out: i64 = (a + b + count) & WORD
        self.count = (count + 1) & WORD
        self.a = b ^ b >> 9
        self.b = (c + (c << 3)) & WORD
        self.c = (((c << 21) & WORD | c >> 11) + out) & WORD
        return out

    def below(self, n: int) -> int:
        """Return a whole number from 0 to n - 1, uniformly (Lemire's method). Small numbers take 30 bits at a time."""
        if n > SHORT:
            return self.far_below(n)
        size: i64 = n
        product: i64 = (self.word() >> 2) * size
        low: i64 = product & SHORT
        if low < size:
            floor: i64 = (SHORT + 1 - size) % size
            while low < floor:
                product = (self.word() >> 2) * size
                low = product & SHORT
        return product >> 30

    def far_below(self, n: int) -> int:
        """Return the same as `below` for numbers that are too large for one word."""
        words = (n.bit_length() + 31) // 32
        bits = n.bit_length()
        while True:
            value = 0
            for _ in range(words):
                value = value << 32 | int(self.word())
            value >>= words * 32 - bits
            if value < n:
                return value

    def shuffle(self, cards: list[int]) -> None:
        """Shuffle a list in place, uniformly (Fisher–Yates)."""
        for i in range(len(cards) - 1, 0, -1):
            j = self.below(i + 1)
            cards[i], cards[j] = cards[j], cards[i]

    def pick_ask(self, asks: tuple[Ask, ...]) -> Ask:
        """Return one of the open questions, uniformly."""
        return asks[0] if len(asks) == 1 else asks[self.below(len(asks))]

    def pick_option(self, ask: Ask) -> int:
        """Return one of the options of a question, uniformly, without listing them if they are bits."""
        if ask.listed_options is None:
            return member_at(ask.among, self.below(size_of(ask.among)))
        return self.pick(ask.listed_options)

    def pick(self, options: Sequence[int]) -> int:
        """Return one of the options, uniformly."""
        if isinstance(options, tuple):
            return one_of(options, self.below(len(options)))
        return options[self.below(len(options))]


def restore_rng(a: int, b: int, c: int, count: int) -> Rng:
    """Return a generator with this state."""
    rng = Rng(0)
    rng.a = a
    rng.b = b
    rng.c = c
    rng.count = count
    return rng


def one_of(options: tuple[int, ...], index: int) -> int:
    """Return an item of a tuple. Compiled, this is faster than indexing any sequence."""
    return options[index]


@mypyc_attr(allow_interpreted_subclasses=True)
class Nature(Copyable):
    """The player who answers for NATURE: seeded, scripted, enumerated or sampled."""

    def answer(self, ask: Ask, number: int) -> int:
        """Return the choice for the question of this kind that NATURE is asked for the `number`-th time, counted from
        0."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Seeded(Nature):
    """Answers from a seed. The k-th answer of a kind depends on seed, kind and k only.

    So an undo changes no draw, and the play of a round changes no later deal.
    """

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def answer(self, ask: Ask, number: int) -> int:
        kind = 0
        for letter in ask.about:
            kind = (kind * 131 + ord(letter)) % 1000003
        return Rng(self.seed, (kind + 1) << 32 | (number + 1)).pick(ask.options)


@mypyc_attr(allow_interpreted_subclasses=True)
class Scripted(Nature):
    """Answers from a list, in order; the first option when the list is used up."""

    def __init__(self, answers: Sequence[int]) -> None:
        self.answers = list(answers)

    def answer(self, ask: Ask, number: int) -> int:
        return self.answers.pop(0) if self.answers else ask.options[0]


def binomial_table(size: int) -> tuple[tuple[int, ...], ...]:
    """Return a table in which `table[k][n]` is the number of k-card hands from n cards."""
    table = [[1] * (size + 1)]
    for k in range(1, size + 1):
        column = [0] * (size + 1)
        for n in range(1, size + 1):
            column[n] = column[n - 1] + table[k - 1][n - 1]
        table.append(column)
    return tuple([tuple(column) for column in table])


HANDS: Final = binomial_table(60)


def hand_count(cards: int, size: int) -> int:
    """Return how many different hands of this size there are."""
    return HANDS[size][cards]


def set_at(pool: tuple[int, ...], size: int, index: int) -> int:
    """Return, as bits, the hand with this index among all hands of the size from the pool."""
    hand = 0
    remaining = index
    n = len(pool)
    for k in range(size, 0, -1):
        counts = HANDS[k]
        n -= 1
        while (before := counts[n]) > remaining:
            n -= 1
        remaining -= before
        hand |= 1 << pool[n]
    return hand


def hand_at(pool: tuple[int, ...], size: int, index: int) -> list[int]:
    """Return the cards of the hand with this index, in the pool's order."""
    hand = set_at(pool, size, index)
    return [card for card in pool if hand >> card & 1]


def hand_index(pool: Sequence[int], hand: Sequence[int]) -> int:
    """Return the index of a hand: the inverse of `hand_at`."""
    index = 0
    k = 0
    for n in range(len(pool)):
        if pool[n] in hand:
            k += 1
            index += HANDS[k][n]
    return index
