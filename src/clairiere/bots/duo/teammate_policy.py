"""With whom one plays Duo: in every iteration of a search the teammate is of one kind, as often as his cards say."""

from __future__ import annotations

from typing import Final, Sequence, final

from ...core.ask import Ask
from ...core.nature import Rng
from ...games.duo.state.state import Duo
from .choices import heuristic_choice, heuristic_value, out_of_sight, path_values_of
from .evaluation import EVEN
from .playout import WHIM
from .teammate_model import ANYTHING, KINDS, SLIPS, THINKS

FINE: Final = 1 << 20
ASKED_ALIKE: Final = ("name", "confirm", "propose")  # what all kinds answer in the same way
# One choice in so many is any other, below the tree; what trouble two clear of whom one is of a kind, less than EVEN.
WHIMS: Final[tuple[int, ...]] = (WHIM, 33, 4, 1)
WEAKER: Final[tuple[float, ...]] = (0.0, 1.0, 2.0, 6.0)


@final
class Company:
    """The teammate as a search imagines him: `hands` tell how likely he is of each kind with which hand."""

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
        """Draw the kind of the teammate in this world, at the beginning of an iteration."""
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
        """What trouble the team clears every second time."""
        return EVEN - WEAKER[self.kind]

    def choice(self, d: Duo, ask: Ask, options: Sequence[int]) -> int:
        """What he does if he does not think."""
        if ask.about in ASKED_ALIKE:
            return heuristic_choice(d, ask, False)
        if self.kind == ANYTHING or self.rng.below(FINE) < SLIPS[self.kind] * FINE:
            return self.rng.pick(options)
        return grabbed(d, ask, options)


def grabbed(d: Duo, ask: Ask, options: Sequence[int]) -> int:
    """What promises most at once, to somebody who remembers nothing."""
    path, unseen = path_values_of(d), out_of_sight(d, ask.seat)
    chosen, best = options[0], -100000
    for choice in options:
        value = heuristic_value(d, path, ask, choice, unseen)
        if value > best:
            best = value
            chosen = choice
    return chosen
