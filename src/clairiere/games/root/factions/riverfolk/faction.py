"""Chapter 11.1, the Riverfolk Company as a faction: its phases, its sales, its loss of funds."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from .....core.ask import Ask
from .....core.form import Form
from .....core.illegal import Facts
from ...faction import Faction, Verdict, register_faction
from ...position.cards import CardsRead
from ...state.state import Root
from .birdsong import RiverfolkBirdsong, RiverfolkEvening
from .board import RiverfolkBoard
from .daylight import CLAUSES, RiverfolkDaylight
from .funds import MoveFunds
from .record import check_posts, dump_board, load_board, view_board
from .refusals import refuse, refuse_sale
from .services import CLAUSES as SERVICE_CLAUSES
from .services import sell
from .setup import RiverfolkSetup
from .words import EXPORT, LOSE, SERVICES, count_all

if TYPE_CHECKING:
    from . import schema


@final
class Riverfolk(RiverfolkBoard):
    """11.1 They sell their services to all sides, and live by what they are paid."""

    __slots__ = ()

    def copy(self) -> Faction:
        other = Riverfolk()
        self.twin(other)
        other.payments = self.payments
        other.funds = self.funds
        other.commitments = self.commitments
        other.invested = self.invested
        other.spaces = self.spaces
        other.gone = self.gone
        other.prices = self.prices
        other.bought = self.bought
        other.exporting = self.exporting
        return other

    def set_up(self, r: Root) -> None:
        """11.3 Steps 1 to 5."""
        r.push(RiverfolkSetup(self.seat))

    def birdsong(self, r: Root) -> None:
        """11.4 Protectionism, dividends, funds."""
        r.push(RiverfolkBirdsong(self.seat))

    def daylight(self, r: Root) -> None:
        """11.5 Funds and what they are for."""
        r.push(RiverfolkDaylight(self.seat))

    def evening(self, r: Root) -> None:
        """11.6 Discard, then prices."""
        r.push(RiverfolkEvening(self.seat))

    def sell(self, r: Root, buyer: int, choice: int) -> bool:
        """11.2.6 A service, which they cannot refuse."""
        return sell(r, self.seat, buyer, choice)

    def react(self, r: Root, packed: int) -> None:
        """11.2.5.I Half of the funds are lost, rounded up."""
        r.push(MoveFunds(self.seat, (count_all(self.funds) + 1) // 2, LOSE))

    def clause_of(self, about: str, word: int) -> str:
        """11.2.7 The services, 11.5 the actions that funds pay for."""
        return "11.5.3.I" if word == EXPORT else SERVICE_CLAUSES.get(word) or CLAUSES.get(word, "")

    def cost_of(self, r: Root, about: str, choice: int) -> tuple[str, Facts] | None:
        """11.2.6.I, 11.2.6.III The price of a service, in warriors or items."""
        if choice not in SERVICES:
            return None
        kind = "warriors" if r.factions[r.turn].sheet.warriors else "items"
        return f"root-cost-in-{kind}", {"count": self.prices[SERVICES.index(choice)]}

    def refuse(self, r: Root, ask: Ask, choice: int) -> Verdict | None:
        """11.3 to 11.6 By their chapter."""
        return refuse(r, self, ask, choice)

    def refuse_sale(self, r: Root, buyer: int, ask: Ask, choice: int) -> Verdict | None:
        """11.2.6 By their chapter as well."""
        return refuse_sale(r, self, buyer, ask, choice)

    def ask_facts(self, r: Root, ask: Ask) -> Facts:
        """11.2.4 How many funds there are; 11.2.6.I for buyers, what services cost."""
        cards, boats, mercenaries = self.prices
        return {"funds": count_all(self.funds), "cards": cards, "boats": boats, "mercenaries": mercenaries}

    # -- information and positions (record.py) -----------------------------------------------------------------

    def sees(self, r: Root, viewer: int) -> schema.RiverfolkBoard:
        """1.2 All boxes, tracks and prices lie open."""
        return view_board(self, r)

    def dump(self, r: Root) -> dict[str, object]:
        return dump_board(self, r)

    def load(self, r: Root, form: Form, cards: CardsRead) -> None:
        load_board(self, r, form)

    def check(self, r: Root, form: Form) -> None:
        """11.5.6.I One trade post in a clearing, 11.5.6.III of its suit."""
        super().check(r, form)
        check_posts(self, r, form)


register_faction(Riverfolk())
