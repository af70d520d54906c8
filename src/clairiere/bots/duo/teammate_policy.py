"""How the search plays the teammate: every iteration samples a type of teammate from its posterior."""

from __future__ import annotations

from typing import Final, Sequence, final

from ...core.ask import Ask
from ...core.nature import Rng
from ...games.duo.state.state import Duo
from .choices import heuristic_choice, heuristic_value, path_values_of, unseen_now
from .evaluation import EVEN
from .playout import WHIM
from .teammate_model import ANYTHING, KINDS, SLIPS, THINKS

FINE: Final = 1 << 20
ASKED_ALIKE: Final = ("name", "confirm", "propose")  # questions that all types answer alike
# By type: one playout move in this many is random; by how much a team with such a teammate falls short of EVEN.
WHIMS: Final[tuple[int, ...]] = (WHIM, 33, 4, 1)
WEAKER: Final[tuple[float, ...]] = (0.0, 1.0, 2.0, 6.0)


@final
class TeammatePolicy:
    """The teammate in the search: `hands` gives, for each of their hands, the weights of the types."""

    __slots__ = ("hands", "kind", "other", "rng")

    def __init__(self, other: int, hands: dict[int, list[float]], rng: Rng) -> None:
        self.other = other
        self.hands = hands
        self.rng = rng
        self.kind = THINKS

    @property
    def thinks(self) -> bool:
        return self.kind == THINKS

    def meet(self, d: Duo, whims: list[int]) -> None:
        """Sample the teammate's type in this world, at the beginning of an iteration."""
        likely = self.hands.get(d.hand(self.other))
        if likely is None:
            return
        left = sum(likely) * self.rng.below(FINE) / FINE
        self.kind = THINKS
        for kind in range(KINDS):
            left -= likely[kind]
            if left < 0.0:
                self.kind = kind
                break
        whims[self.other] = WHIMS[self.kind]

    def even(self) -> float:
        """Return the board difficulty at which this team wins half its games."""
        return EVEN - WEAKER[self.kind]

    def choice(self, d: Duo, ask: Ask, options: Sequence[int]) -> int:
        """Return the choice of a teammate who does not search."""
        if ask.about in ASKED_ALIKE:
            return heuristic_choice(d, ask, False)
        if self.kind == ANYTHING or self.rng.below(FINE) < SLIPS[self.kind] * FINE:
            return self.rng.pick(options)
        return myopic_choice(d, ask, options)


def myopic_choice(d: Duo, ask: Ask, options: Sequence[int]) -> int:
    """Return the option of the highest immediate value, for a player who remembers no cards played."""
    path, unseen = path_values_of(d), unseen_now(d, ask.seat)
    chosen, best = options[0], -100000
    for choice in options:
        value = heuristic_value(d, path, ask, choice, unseen)
        if value > best:
            best = value
            chosen = choice
    return chosen
