"""What the numbers of a step may be: seats, clearings, cards, counts, words. Positions are checked by it."""

from __future__ import annotations

from typing import Final, final

from ..choices import IDS, LAST_WORD
from .state import Root
from .terms import CARDS, CLEARINGS, NONE


class Kind:
    """The values that one number of a step may have; `name` says which, in refusals."""

    __slots__ = ("name",)

    def __init__(self, name: str) -> None:
        self.name = name

    def fits(self, r: Root, number: int, numbers: list[int]) -> bool:
        """Return True if a number is of this kind; `numbers` are the rung of the step, then all its numbers."""
        raise NotImplementedError


@final
class UpTo(Kind):
    """A number from 0 to the largest one."""

    __slots__ = ("most",)

    def __init__(self, name: str, most: int) -> None:
        super().__init__(name)
        self.most = most

    def fits(self, r: Root, number: int, numbers: list[int]) -> bool:
        return 0 <= number <= self.most


@final
class OneOf(Kind):
    """One of some words, as a choice."""

    __slots__ = ("choices",)

    def __init__(self, words: tuple[str, ...]) -> None:
        super().__init__("|".join(words))
        self.choices = tuple([IDS[word] for word in words])

    def fits(self, r: Root, number: int, numbers: list[int]) -> bool:
        return number in self.choices


@final
class AnySeat(Kind):
    """The seat of a player."""

    __slots__ = ()

    def fits(self, r: Root, number: int, numbers: list[int]) -> bool:
        return 0 <= number < r.seats


@final
class SeatOf(Kind):
    """The seat of a faction, which its name says."""

    __slots__ = ()

    def fits(self, r: Root, number: int, numbers: list[int]) -> bool:
        return 0 <= number < r.seats and r.factions[number].sheet.name == self.name


@final
class HeldCard(Kind):
    """A card in the hand of the seat that the first number names."""

    __slots__ = ()

    def fits(self, r: Root, number: int, numbers: list[int]) -> bool:
        return 0 <= number < CARDS and r.hand[numbers[1]] >> number & 1 == 1


@final
class PlayedCard(Kind):
    """A card in the play area of the seat that the first number names."""

    __slots__ = ()

    def fits(self, r: Root, number: int, numbers: list[int]) -> bool:
        return 0 <= number < CARDS and r.crafted[numbers[1]] >> number & 1 == 1


@final
class OrNone(Kind):
    """NONE up to some rung, as long as nothing is chosen; another kind otherwise."""

    __slots__ = ("kind", "last")

    def __init__(self, kind: Kind, last: int) -> None:
        super().__init__(kind.name)
        self.kind = kind
        self.last = last

    def fits(self, r: Root, number: int, numbers: list[int]) -> bool:
        if number == NONE:
            return numbers[0] <= self.last
        return self.kind.fits(r, number, numbers)


RUNGS: Final = 40  # more than any step has

CLEARING: Final = UpTo("clearing", CLEARINGS - 1)
PLACES: Final = UpTo("places", (1 << CLEARINGS) - 1)  # clearings as bits
CARD: Final = UpTo("card", CARDS - 1)
HELD_CARD: Final = HeldCard("held")
PLAYED_CARD: Final = PlayedCard("played")
FLAG: Final = UpTo("flag", 1)
COUNT: Final = UpTo("count", 63)
COUNTS: Final = UpTo("counts", 1 << 48)  # for each clearing, four bits
WORD: Final = UpTo("word", LAST_WORD)
SEAT: Final = AnySeat("seat")


def up_to(most: int) -> Kind:
    """Return the kind of the numbers from 0 to `most`."""
    return UpTo(str(most), most)


def one_of(*words: str) -> Kind:
    """Return the kind of some words."""
    return OneOf(words)


def seat_of(faction: str) -> Kind:
    """Return the kind of a faction's seat."""
    return SeatOf(faction)


def or_none(kind: Kind, last: int = RUNGS) -> Kind:
    """Return the kind that may also be NONE on the rungs up to `last`."""
    return OrNone(kind, last)
