"""Questions: which seat is asked, and what it may answer."""

from __future__ import annotations

from typing import Any, Final, Sequence, final

from mypy_extensions import mypyc_attr

from .sets import LARGEST, members_of

NATURE: Final = -1  # the seat that answers for shuffles, draws, dice and the clock
SPECTATOR: Final = -2  # a viewer without a seat; never asked
UNASKED: Final = "unasked"  # the subject of a choice that no open question asks for
NO_ANSWER: Final = -1  # the answer that a rung gets if the one before asked nothing


@final
@mypyc_attr(free_list_len=1)
class Ask:
    """One open question: its seat, its subject, the possible answers and its clause.

    An ask never changes once it is open, so copies of a state share it. Options that are a set of small numbers may be
    given as bits, `among`; the tuple is made when it is first read.
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
        """Return the options: a tuple of ids, or a range if there are too many to list (a deal)."""
        listed = self.listed_options
        if listed is None:
            listed = self.listed_options = members_of(self.among)
        return listed

    def offers(self, choice: int) -> bool:
        """Return True if the choice is one of the options."""
        if self.listed_options is None:
            return 0 <= choice <= LARGEST and self.among >> choice & 1 == 1
        return choice in self.listed_options

    def copy(self) -> Ask:
        """Return a copy for a caller that must not hold the open question itself."""
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
        """Return plain values, ready for JSON. Of a deal, which has too many options to list, only their number."""
        options = list(self.options) if isinstance(self.options, tuple) else len(self.options)
        asked: dict[str, object] = {"seat": self.seat, "about": self.about, "options": options}
        return asked | {"clause": self.clause, "sealed": self.sealed}

    def __repr__(self) -> str:
        return f"Ask(seat={self.seat}, about={self.about!r}, options={self.options!r}, clause={self.clause!r})"
