"""Questions: whom the game waits for, and what they may answer."""

from __future__ import annotations

from typing import Any, Final, Sequence, final

from mypy_extensions import mypyc_attr

from .sets import LARGEST, members_of

NATURE: Final = -1  # the seat that answers for shuffles, draws, dice and the clock
SPECTATOR: Final = -2  # looks on; is never asked
UNASKED: Final = "unasked"  # what a choice is about that no open question asks for
NO_ANSWER: Final = -1  # what a rung is handed when nothing was asked below it


@final
@mypyc_attr(free_list_len=1)
class Ask:
    """One open question: to whom, about what, which answers, by which clause.

    An ask never changes once it is open, so copies of a state share it. Options that are a set of small numbers may be
    given as bits, `among`: they are listed when somebody looks at them.
    """

    __slots__ = ("about", "among", "clause", "listed_options", "sealed", "seat")

    def __init__(
        self, seat: int, about: str, options: Sequence[int] | None, clause: str, sealed: bool = False, among: int = 0
    ) -> None:
        self.seat = seat
        self.about = about
        self.listed_options = options
        self.clause = clause
        self.sealed = sealed  # kept secret until everyone asked has answered
        self.among = among

    @property
    def options(self) -> Sequence[int]:
        """A tuple of ids, or a range when there are too many to list (a deal)."""
        listed = self.listed_options
        if listed is None:
            listed = self.listed_options = members_of(self.among)
        return listed

    def offers(self, choice: int) -> bool:
        """Whether it is one of the options."""
        if self.listed_options is None:
            return 0 <= choice <= LARGEST and self.among >> choice & 1 == 1
        return choice in self.listed_options

    def copy(self) -> Ask:
        """For whoever is not trusted with the one that is open."""
        return Ask(self.seat, self.about, self.listed_options, self.clause, self.sealed, self.among)

    def __copy__(self) -> Ask:
        """Return the ask itself: it never changes, and copies of a state share it."""
        return self

    def __deepcopy__(self, memo: dict[int, object]) -> Ask:
        """Return the ask itself."""
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        """Return how `pickle` rebuilds the ask."""
        return (Ask, (self.seat, self.about, self.listed_options, self.clause, self.sealed, self.among))

    def to_wire(self) -> dict[str, object]:
        """Plain values, ready for JSON; a deal has too many options to list, so only their number is told."""
        options = list(self.options) if isinstance(self.options, tuple) else len(self.options)
        asked: dict[str, object] = {"seat": self.seat, "about": self.about, "options": options}
        return asked | {"clause": self.clause, "sealed": self.sealed}

    def __repr__(self) -> str:
        return f"Ask(seat={self.seat}, about={self.about!r}, options={self.options!r}, clause={self.clause!r})"
