"""What becomes of a choice in Root: points, cards, warriors and rule, when the seat's next turn would begin."""

from __future__ import annotations

from ....core.state import State
from ....games.root.state.rule import ruled
from ....games.root.state.state import Root
from ....games.root.state.terms import CLEARINGS, size_of


def outcome(before: State, after: Root, seat: int) -> dict[str, float]:
    """3.1 Points gained by the seat, and by whoever of the others gains most; 2.1 cards in hand, warriors on the map,
    2.8 clearings ruled."""
    assert isinstance(before, Root)
    gained = [float(after.score[other] - before.score[other]) for other in range(after.seats)]
    return {
        "points": gained[seat],
        "others": max([gained[other] for other in range(after.seats) if other != seat]),
        "cards": float(size_of(after.hand[seat])),
        "warriors": float(sum(after.warriors[seat * CLEARINGS : (seat + 1) * CLEARINGS])),
        "ruled": float(ruled(after, seat).bit_count()),
    }
