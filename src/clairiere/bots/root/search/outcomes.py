"""The outcomes of a choice in Root when the seat's next turn would begin: points, cards, warriors and rule."""

from __future__ import annotations

from ....core.state import State
from ....games.root.state.rule import ruled_clearings
from ....games.root.state.state import Root
from ....games.root.state.terms import CLEARINGS, size_of


def outcome(before: State, after: Root, seat: int) -> dict[str, float]:
    """Return 3.1 the points gained by the seat, the most points gained by another seat, 2.1 the cards in hand, the
    warriors on the map, 2.8 the clearings ruled."""
    assert isinstance(before, Root)
    gained = [float(after.score[other] - before.score[other]) for other in range(after.seats)]
    return {
        "points": gained[seat],
        "others": max([gained[other] for other in range(after.seats) if other != seat]),
        "cards": float(size_of(after.hand[seat])),
        "warriors": float(sum(after.warriors[seat * CLEARINGS : (seat + 1) * CLEARINGS])),
        "ruled": float(ruled_clearings(after, seat).bit_count()),
    }
