"""Checks that the reason of a refusal is the true one: without that obstacle the choice gets further.

A game's tests bring the fixes: for each reason, a function that removes its obstacle from a position. After the fix
that reason is never given again. Another may be, which is fixed in turn, until the choice is legal or no position would
allow it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Final, Generic, TypeVar

from ..core.ask import Ask
from ..core.state import State
from ..words import LANGUAGES
from .identifiers import readable

S = TypeVar("S", bound=State)
Mend = Callable[[S, Ask, int], bool | None]  # False: the obstacle is not there; None: no position is without it
Kind = Callable[[S, Ask, int], object]
LONGEST: Final = 8  # obstacles that stand in the way of one choice


class Menders(Generic[S]):
    """A game's fixes for its refusals, and the results of trying them."""

    def __init__(self, mends: Mapping[str, Mend[S]], final: Mapping[str, str], kind: Kind[S]) -> None:
        self.mends = mends
        self.final = final  # reasons that nothing can mend, and why not
        self.kind = kind  # of a question and a choice: what is legal somewhere is refused for something that can change
        self.offered: set[object] = set()
        self.refused: list[tuple[object, str, str]] = []  # kind, reason and words of each that no mend was tried for
        self.tried: Counter[str] = Counter()
        self.wrong: dict[str, str] = {}  # one example for each reason that did not hold

    def look(self, state: S, ask: Ask, choices: Iterable[int]) -> None:
        """Try one illegal choice of the asked seat for each reason. Every reason needs a sentence in every language."""
        self.offered.update([self.kind(state, ask, option) for option in ask.options])
        met: set[str] = set()
        for choice in choices:
            if choice not in ask.options:
                refused = state.refusal(ask.seat, choice)
                if refused.reason not in met:
                    met.add(refused.reason)
                    for language in LANGUAGES:
                        readable(refused.sentence(language))
                    self.follow(state, ask, choice)

    def follow(self, state: S, ask: Ask, choice: int) -> None:
        """Remove one obstacle after the other, and note the result."""
        first = state.refusal(ask.seat, choice).reason
        self.tried[first] += 1
        words = f"{state.write(ask, choice)} to “{ask.about}”"
        reasons = list(self.obstacles(state, ask, choice))
        if reasons[-1].startswith("!"):
            self.wrong.setdefault(reasons[-2] + reasons[-1], f"{words}: {' '.join(reasons)} in {state.dump()}")
        elif reasons == [first] and first in self.final:
            self.refused.append((self.kind(state, ask, choice), first, words))

    def obstacles(self, state: S, ask: Ask, choice: int) -> Iterator[str]:
        """Yield the reasons in the order in which they are given; the last one begins with ! if something is wrong."""
        other = state.copy()
        assert isinstance(other, type(state))
        met: set[str] = set()
        while choice not in ask.options:
            reason = other.refusal(ask.seat, choice).reason
            yield reason
            if reason in self.final:
                return
            lifted = self.mends[reason](other, ask, choice) if reason not in met and len(met) < LONGEST else False
            if lifted is None:
                return
            if not lifted:
                yield "!is given though it is not so" if reason not in met else "!is given after it was mended"
                return
            met.add(reason)
            again = question_again(other, ask.seat)
            if again is None:
                return  # a mend may take away what the question is asked for
            ask = again
        yield "legal"

    def vague(self) -> dict[str, str]:
        """Return final refusals of choices that are legal elsewhere: the true obstacle exists and is not named."""
        return {f"{kind} {reason}": words for kind, reason, words in self.refused if kind in self.offered}


def question_again(state: State, seat: int) -> Ask | None:
    """Return the question that a seat gets in a changed position; None if it gets none."""
    state.open = ()
    state.reopen()
    asks: tuple[Ask, ...] = state.open
    return next((ask for ask in asks if ask.seat == seat), None)
