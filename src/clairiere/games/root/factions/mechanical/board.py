"""MM.5 to MM.11, the Mechanical Marquise's board: her order programme, and how she changes the general rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .....core.form import Form
from .....core.nature import Rng
from ...data import BOARDS
from ...drawing import Draw
from ...faction import Sheet
from ...position.cards import CardsRead
from ...state.rule import ruled_clearings
from ...state.state import HAND_PILE, Root
from ...state.terms import (
    BIT,
    CLEARINGS,
    CODE,
    DOMINANCES,
    FAVORS,
    ITEMS,
    NONE,
    PLACES,
    SPIES,
    cards_of,
    codes_of,
    size_of,
)
from ..keep_board import KeepBoard
from ..marquise.board import KEEP_WORD

if TYPE_CHECKING:
    from . import schema

DATA: Final = BOARDS["mechanical"]
ORDERS: Final[int] = DATA["orders"]  # MM.5
FOR_SALE: Final[tuple[int, ...]] = tuple([ITEMS.index(name) for name in DATA["for_sale"]])  # MM.6, RUL.41
POINTS: Final = 2  # MM.12
TROOP: Final = 3  # MM.12 warriors that score, and MM.16 those that stay
KEEP: Final = 0  # the kind of her only token

SHEET: Final = Sheet(
    "mechanical", "X", 0, "MM", "MM.23", BOARDS["marquise"]["warriors"],
    tokens=(KEEP_WORD,), token_limits=(1,), automaton=True, instead_of="marquise",
)  # fmt: skip


class MechanicalBoard(KeepBoard):
    """MM.5 The order programme lies on her board: cards in a row, their backs to all players."""

    __slots__ = ("orders", "shown")

    def __init__(self) -> None:
        super().__init__(SHEET, KEEP)
        self.orders: list[int] = []  # MM.5 from left to right
        self.shown = 0  # MM.25 those that everyone has seen

    def extra_cards(self, r: Root) -> int:
        """MM.4 The spies join the deck."""
        return SPIES

    def left_out(self, r: Root) -> int:
        """MM.4 The dominance cards leave it; SOLO.1 alone against her, so do the Favors."""
        return DOMINANCES | (FAVORS if r.rules.players == 1 else 0)

    # -- MM.8 to MM.11 she has no hand -------------------------------------------------------------------------------

    def can_be_robbed(self, r: Root) -> bool:
        """MM.9 Always: the card comes from the deck."""
        return True

    def give_random_card(self, r: Root, clause: str, taker: int) -> None:
        """MM.9 A player who would take a card from her draws one instead."""
        r.push(Draw(taker, 1, HAND_PILE))

    def receive(self, r: Root, giver: int, card: int, clause: str, suit: int) -> None:
        """MM.10 A card that is given to her is discarded, and she scores 1 point."""
        r.discard_card(giver, card, "MM.10")
        r.gain(self.seat, 1, "MM.10")

    def may_be_ambushed(self, r: Root) -> bool:
        """MM.11 Nobody plays an ambush against her; without a hand she plays none either."""
        return False

    def purse(self, r: Root) -> int:
        """11.2.6 She buys no service (RUL.45)."""
        return 0

    def has_last_word(self, r: Root) -> bool:
        """MM.1 She is never asked."""
        return False

    # -- MM.12 ---------------------------------------------------------------------------------------------------------

    def score_birdsong(self, r: Root) -> None:
        """MM.12 Two points for each clearing that she rules with three warriors or more; COOP.3 one more for each
        player of the team."""
        held = 0
        for clearing in PLACES[ruled_clearings(r, self.seat)]:
            if r.warriors[self.seat * CLEARINGS + clearing] >= TROOP:
                held |= 1 << clearing
        if r.log is not None:
            r.tell("holds", "MM.12", (self.seat, *PLACES[held]))
        r.gain(self.seat, POINTS * size_of(held), "MM.12")
        if r.rules.coop:
            r.gain(self.seat, r.rules.players, "COOP.3")

    # -- the programme -------------------------------------------------------------------------------------------------

    def add_order(self, r: Root, card: int, clause: str) -> None:
        """MM.5, MM.23 A card of the deck joins the programme on the right, unseen."""
        r.leave_deck(BIT[card])
        self.orders.append(card)
        if r.log is not None:
            r.tell("order added", clause, (self.seat, len(self.orders)))

    def show_order(self, r: Root, place: int, clause: str, verb: str) -> int:
        """MM.13, MM.25 Everyone sees an order; the card."""
        card = self.orders[place]
        self.shown |= BIT[card]
        if r.log is not None:
            r.tell(verb, clause, (self.seat, place + 1, card), reveals=True)
        return card

    def discard_order(self, r: Root) -> None:
        """MM.13 The leftmost order is carried out, and goes where cards go that are discarded (2.1.3)."""
        card = self.orders.pop(0)
        self.shown &= ~BIT[card]
        if r.log is not None:
            r.tell("order done", "MM.13", (self.seat, card))
        r.put_away(BIT[card])

    def swap_orders(self, r: Root, one: int, other: int) -> None:
        """MM.27 Two orders change places, and with them what is known of them."""
        self.orders[one], self.orders[other] = self.orders[other], self.orders[one]
        if r.log is not None:
            r.tell("orders swapped", "MM.27", (self.seat, one + 1, other + 1), reveals=True)  # it may leave no trace

    def has_orders(self, r: Root) -> bool:
        """MM.25 Whether a spy finds something to reveal."""
        return len(self.orders) > 0

    # -- information and positions -------------------------------------------------------------------------------------

    def own_cards(self, r: Root) -> int:
        """MM.5 The programme."""
        cards = 0
        for card in self.orders:
            cards |= BIT[card]
        return cards

    def hidden_cards(self, r: Root) -> int:
        """MM.5 The orders that nobody has seen."""
        return self.own_cards(r) & ~self.shown

    def redeal(self, r: Root, viewer: int, rng: Rng) -> None:
        """MM.5 Nobody knows them: any cards of the deck may lie there."""
        for place in range(len(self.orders)):
            if not self.shown & BIT[self.orders[place]]:
                card = rng.pick(cards_of(r.deck))
                r.deck &= ~BIT[card]
                self.orders[place] = card

    def sees(self, r: Root, viewer: int) -> schema.MechanicalBoard:
        """MM.5 All see the backs of the orders, and the faces of those that were revealed."""
        return {
            "faction": "mechanical",
            "keep": self.keep + 1 if self.keep != NONE else 0,
            "orders": [CODE[card] if self.shown & BIT[card] else "" for card in self.orders],
        }

    def dump(self, r: Root) -> dict[str, object]:
        return {"orders": [CODE[card] for card in self.orders], "shown": codes_of(self.shown)}

    def load(self, r: Root, form: Form, cards: CardsRead) -> None:
        """MM.5 The orders from left to right, and which of them all have seen; the keep is where its token is."""
        codes = form.words("orders")
        if len(codes) > ORDERS:
            raise form.refusal("form-wrong-length", "orders", {"wanted": ORDERS, "found": len(codes)}, "MM.5")
        self.orders = [cards.read_card(f"orders[{i}]", codes[i]) for i in range(len(codes))]
        self.shown = CardsRead(form).read_cards("shown", form.words("shown"))
        if self.shown & ~self.own_cards(r):
            raise form.refusal("root-not-held", "shown", {}, "MM.25")
        self.find_keep(r)

    def check(self, r: Root, form: Form) -> None:
        """MM.8 She has no hand."""
        super().check(r, form)
        if r.hand[self.seat]:
            raise form.refusal("root-no-hand", f"players.{self.letter}.hand", {}, "MM.8")


def board_of(r: Root, seat: int) -> MechanicalBoard:
    """Her board, of the seat that has it."""
    board = r.factions[seat]
    assert isinstance(board, MechanicalBoard)
    return board
