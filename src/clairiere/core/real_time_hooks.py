"""What a game may say about time: moments that messages are meant for, clocks, and players who are away."""

from __future__ import annotations

from typing import Final, Mapping, Sequence

from mypy_extensions import mypyc_attr

from .clocks import Clock, Patience
from .illegal import Illegal
from .options import Value
from .state import State
from .word_hooks import WordHooks

NOW: Final = -1  # the moment of the open question: a message for it counts for no later one


@mypyc_attr(allow_interpreted_subclasses=True)
class RealTimeHooks(WordHooks):
    """How a game is played in real time. The defaults suit a game that is played in turns."""

    def __init__(self, id: str) -> None:
        super().__init__(id)
        self.patience_clause = ""  # the clause about players who are away

    def real_time(self, options: Mapping[str, Value]) -> bool:
        """Return True if the game is played in real time with these options: all may act at once, and clocks run."""
        return False

    # -- messages ---------------------------------------------------------------------------------------------

    def moment(self, state: State, choice: int) -> int:
        """Return the moment that a message with this choice is meant for: a number that changes when it is over.

        NOW means the open question.
        """
        return NOW

    def late_refusal(self, state: State, seat: int, choice: int) -> Illegal:
        """Return the refusal of a choice that was meant for a moment that is over."""
        return Illegal("message-late", {}, self.id)

    def version(self, state: State) -> int:
        """Return a number that changes when a message for an unchanged table must be refused; NOW for any change."""
        return NOW

    def is_rushed(self, choice: int) -> bool:
        """Return True if every player wants to be first with this choice, so that press times are compared."""
        return False

    def tie_rank(self, state: State, seat: int) -> int:
        """Return the rank of a seat among those who pressed at the same time; the lowest comes first."""
        return seat

    # -- clocks and absence -----------------------------------------------------------------------------------

    def clocks(self, state: State) -> list[Clock]:
        """Return the clocks that run now. Those that end together are handled in this order."""
        return []

    def patience(self, state: State) -> Patience:
        """Return how long the table waits for players who are away."""
        return Patience()

    def active_seats(self, state: State) -> list[int]:
        """Return the seats that are still in the game."""
        return list(range(state.seats))

    def desertion_choice(self, state: State, gone: Sequence[int]) -> int:
        """Return NATURE's next choice about deserted seats, when the table has waited as long as `patience` says."""
        raise NotImplementedError

    def limit_choice(self, state: State) -> int:
        """Return NATURE's choice that ends a game of bots that has become too long; NOW if it has not."""
        return NOW
