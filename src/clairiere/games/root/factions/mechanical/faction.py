"""MM.1, the Mechanical Marquise as a faction: her set-up and her phases. She is never asked anything."""

from __future__ import annotations

from typing import final

from ...faction import Faction, register_faction
from ...state.state import Root
from ...words.events import known_events
from .board import MechanicalBoard
from .daylight import MechanicalDaylight
from .setup import FillOrders, MechanicalSetup
from .spies import Spying

known_events(
    {
        "for sale": ("seat", "item"),
        "order added": ("seat", "number"),
        "order": ("seat", "number", "card"),
        "order seen": ("seat", "number", "card"),
        "order done": ("seat", "card"),
        "holds": ("seat", "*clearings"),
        "battles": ("seat", "suit", "*clearings"),
        "moves": ("seat", "suit", "*clearings"),
        "sent": ("seat", "origin", "clearing", "number"),
        "recruits": ("seat", "suit", "number", "*clearings"),
        "recruits everywhere": ("seat", "suit", "number", "*clearings"),
        "recruits at keep": ("seat", "suit", "number", "*clearings"),
        "recruits none": ("seat",),
        "orders swapped": ("seat", "number", "count"),
        "exposed": ("seat", "card"),
    }
)


@final
class Mechanical(MechanicalBoard):
    """MM.1 She plays in the Marquise's stead, by her orders alone."""

    def copy(self) -> Faction:
        other = Mechanical()
        self.twin(other)
        other.keep = self.keep
        other.orders = self.orders.copy()
        other.shown = self.shown
        return other

    def draw_first(self, r: Root) -> None:
        """MM.5 Five cards, which are her order programme."""
        r.push(FillOrders(self.seat))

    def set_up(self, r: Root) -> None:
        """MM.7 As the Marquise, without buildings."""
        r.push(MechanicalSetup(self.seat))

    def birdsong(self, r: Root) -> None:
        """MM.12 She scores."""
        self.score_birdsong(r)

    def daylight(self, r: Root) -> None:
        """MM.13 She carries out orders."""
        r.push(MechanicalDaylight(self.seat))

    def evening(self, r: Root) -> None:
        """MM.23 The programme is filled up."""
        r.push(FillOrders(self.seat))

    def reveal_to_spy(self, r: Root, seat: int, card: int) -> None:
        """MM.25 Somebody looks at an order."""
        r.push(Spying(seat, self.seat, card))


register_faction(Mechanical())
