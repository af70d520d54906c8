"""Chapter 11.2, the Company's own rules: open hand, funds, trade posts, services; and its board."""

from __future__ import annotations

from typing import Final

from ...choices import with_cards
from ...faction import Faction, Sheet
from ...reactions import reaction
from ...state.state import Root
from ...state.terms import BIT, CLEARINGS, COST, NONE, SUITS, count_of
from .words import (
    DATA,
    DISRUPTION,
    DISRUPTION_WORD,
    HAND_CARD,
    INVEST,
    MERCENARIES,
    POST_WORD,
    POSTS,
    RIVERBOATS,
    SERVICES,
    count_all,
    count_held,
)  # fmt: skip

SHEET: Final = Sheet(
    "riverfolk", "R", 6, "11", "11.6.1", DATA["warriors"],
    (), (), (POST_WORD, POST_WORD + 1, POST_WORD + 2), (POSTS, POSTS, POSTS),
)  # fmt: skip


class RiverfolkBoard(Faction):
    """11.2 What the Company's board holds, and how it changes the general rules. Boxes hold warriors of all players,
    eight bits for each seat."""

    __slots__ = (
        "bought", "commitments", "exporting", "funds", "gone", "invested", "payments", "prices", "spaces",
    )  # fmt: skip

    def __init__(self) -> None:
        super().__init__(SHEET)
        self.moves_freely = True  # 11.2.2
        self.payments = 0  # 11.2.6.I
        self.funds = 0  # 11.2.4
        self.commitments = 0  # 11.5
        self.invested = 0  # 11.5.3 funds on trade post spaces
        self.spaces = 0  # 11.5.3 on how many spaces of each suit they lie, four bits a suit
        self.gone = 0  # 11.2.5.I trade posts that have left the game, four bits a suit
        self.prices = (0, 0, 0)  # 11.3.5 of cards, riverboats, mercenaries
        self.bought = 0  # 11.2.6.II services sold in this turn
        self.exporting = False  # 11.5.3.I the card that is being crafted is for export

    def sit(self, r: Root, seat: int) -> None:
        """11.2.2 Rivers are paths for them, 11.2.3 their hand lies open, 11.2.6 they trade."""
        super().sit(r, seat)
        r.set_ways(seat, r.map.waterways)
        r.open_hands = 1 << seat
        r.merchant = seat

    def needs_rule(self, r: Root, origin: int, target: int) -> bool:
        """11.2.2 Along a river they need no rule; 4.2.1 along a path they do."""
        return not r.map.rivers[origin] >> target & 1

    # -- trade posts (11.2.5) ----------------------------------------------------------------------------------------

    def posts(self, r: Root) -> int:
        """11.2.5 The clearings with a trade post, as bits."""
        places = 0
        for clearing in range(CLEARINGS):
            if r.tokens[self.seat * CLEARINGS + clearing]:
                places |= 1 << clearing
        return places

    def count_uncovered(self, r: Root, suit: int) -> int:
        """11.2.1 The empty spaces of a suit: their posts are on the map, or have left the game."""
        return count_of(r.on_map(r.tokens, self.seat), suit) + count_of(self.gone, suit)

    def crafters(self, r: Root) -> int:
        """11.2.1 They craft with funds on uncovered spaces."""
        return self.count_uncovered(r, 0) | self.count_uncovered(r, 1) << 4 | self.count_uncovered(r, 2) << 8

    def may_craft(self, r: Root, card: int) -> bool:
        """11.5.3 One fund for each symbol of the cost."""
        return sum(COST[card]) <= count_all(self.funds)

    def activate(self, r: Root, suit: int, count: int) -> None:
        """11.5.3 Spaces of the suit are taken by funds."""
        super().activate(r, suit, count)
        self.spaces += count << 4 * suit

    def forgoes(self, r: Root, card: int) -> bool:
        """11.5.3.I Export: the card is discarded, and one of their warriors goes to Payments; no effect, item or point
        (RUL.24)."""
        if not self.exporting:
            return False
        self.exporting = False
        if r.log is not None:
            r.tell("exported", "11.5.3.I", (self.seat, card))
        r.put_away(BIT[card])
        self.bank(r, self.seat, 1, "11.5.3.I")
        return True

    def on_token_lost(self, r: Root, clearing: int, kind: int, by: int) -> None:
        """11.2.5.I A trade post leaves the game, and half of the funds go with it."""
        self.gone += 1 << 4 * kind
        r.reactions.append(reaction(DISRUPTION, self.seat, clearing, 1, by))

    def is_due(self, r: Root, packed: int) -> bool:
        """11.2.5.I Without funds nothing is lost."""
        return self.funds != 0

    def reaction_word(self, kind: int) -> int:
        return DISRUPTION_WORD

    # -- boxes (11.2.4) ------------------------------------------------------------------------------------------------

    def bank(self, r: Root, owner: int, count: int, clause: str) -> None:
        """11.2.6.I Warriors come from their owner's supply to Payments, 2.5 as many as there are."""
        count = min(count, r.supply[owner])
        if count:
            r.supply[owner] -= count
            self.payments += count << 8 * owner
            if r.log is not None:
                r.tell("paid", clause, (owner, count))

    def move_fund(self, r: Root, owner: int, use: int) -> None:
        """11.5 A fund is committed, or returns to its owner's supply: spent, or lost."""
        self.funds -= 1 << 8 * owner
        if use < INVEST:
            self.commitments += 1 << 8 * owner
        elif use == INVEST:
            self.invested += 1 << 8 * owner
        else:
            r.supply[owner] += 1

    def count_kept(self, r: Root, seat: int) -> int:
        """11.2.4 Warriors of all players lie in their boxes."""
        return count_held(self.payments + self.funds + self.commitments + self.invested, seat)

    # -- services (11.2.6, 11.2.7) -----------------------------------------------------------------------------------

    def allowance(self, r: Root, buyer: int) -> int:
        """11.2.6.II One service a turn, and one for each clearing with a trade post where the buyer has a piece."""
        services = 1
        for clearing in range(CLEARINGS):
            if r.tokens[self.seat * CLEARINGS + clearing] and r.present(buyer, clearing):
                services += 1
        return services

    def can_pay(self, r: Root, buyer: int, service: int) -> bool:
        """11.2.6.I In full (RUL.46), 11.2.6.III by a Vagabond in items."""
        return self.prices[SERVICES.index(service)] <= r.factions[buyer].purse(r)

    def offers(self, r: Root, buyer: int) -> tuple[int, ...]:
        """11.2.7.I Each card of their hand, 11.2.7.II boats and 11.2.7.III mercenaries, if the buyer has none of these
        yet; 11.2.7.III.b no mercenaries for who has no warriors."""
        if self.bought >= self.allowance(r, buyer):
            return ()
        options: tuple[int, ...] = ()
        if r.hand[self.seat] and self.can_pay(r, buyer, HAND_CARD):
            options = with_cards(HAND_CARD, r.hand[self.seat])
        if r.ways[buyer] is not r.map.waterways and self.can_pay(r, buyer, RIVERBOATS):
            options += (RIVERBOATS,)
        if r.hirer != buyer and r.factions[buyer].sheet.warriors and self.can_pay(r, buyer, MERCENARIES):
            options += (MERCENARIES,)
        return options

    def market_closes(self, r: Root) -> None:
        """11.2.7.II, 11.2.7.III Boats and mercenaries serve to the end of the buyer's turn; 11.2.6.II the next buyer
        has a new allowance."""
        self.bought = 0
        r.hirer = NONE
        if r.turn != self.seat:
            r.set_ways(r.turn, r.map.paths)

    def has_last_word(self, r: Root) -> bool:
        """11.4 Funds change nothing for their effects, 11.5 and before Daylight ends they could be used."""
        return False

    def own_pieces(self, r: Root) -> list[str]:
        """11.3.3 Trade posts, wherever they are; none has more than three of a suit on the map and out of the game."""
        return [f"{SUITS[suit]} post" for suit in range(3) for _ in range(max(POSTS, self.count_uncovered(r, suit)))]


def board_of(r: Root, seat: int) -> RiverfolkBoard:
    """The Company's board, of the seat that has it."""
    board = r.factions[seat]
    assert isinstance(board, RiverfolkBoard)
    return board
