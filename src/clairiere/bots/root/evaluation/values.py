"""Values of cards, pieces and players for a greedy player, in hundredths of a victory point."""

from __future__ import annotations

from typing import Final

from ....games.root.state.terms import AMBUSH as AMBUSH_KIND
from ....games.root.state.terms import (
    ANY,
    ARMORERS,
    BANK,
    BIRD,
    BIT,
    CLAIM,
    CLEARINGS,
    COBBLER,
    CODES,
    COST,
    FAVOR,
    ITEM,
    ITEM_OF,
    KIND,
    NONE,
    PERSISTENT,
    PLACES,
    POINTS,
    SAME_NAME,
    SAPPERS,
    SCOUTS,
    STAND,
    SUIT,
    TACTICS,
    TAX,
    WARREN,
    WIN,
    count_of,
)  # fmt: skip
from ....games.root.state.terms import DOMINANCE as DOMINANCE_KIND
from ....games.root.state.terms import SPY as SPY_KIND
from .sight import EYRIE, RIVERFOLK, VAGABOND
from .view_index import ViewIndex, clearing_count

POINT: Final = 100
OWN_WARRIOR: Final = 24
FOE_WARRIOR: Final = 14
FUND: Final = 20  # value of a fund that the Company loses
FUND_OF_LEADER: Final = 8  # extra value for each point that the Company has
GUARD: Final = 30  # percent of a guarded piece's value that all its guards are worth
CARD: Final = 45  # any card of a hand
SPY: Final = 120  # MM.24 value of a spy to the Eyrie of a team; the others need their cards more
OWN_PIECES: Final = {  # value of a piece to its owner
    "sawmill": 150, "workshop": 120, "recruiter": 140, "wood": 70, "keep": 260, "roost": 190, "sympathy": 120,
    "fox-base": 500, "rabbit-base": 500, "mouse-base": 500, "fox-garden": 170, "rabbit-garden": 170,
    "mouse-garden": 170, "fox-post": 220, "rabbit-post": 220, "mouse-post": 220,
}  # fmt: skip
LASTING: Final = (  # 4.1.3 value of an effect in play
    (ARMORERS, 45), (SAPPERS, 40), (TACTICS, 40), (STAND, 25), (TAX, 55), (WARREN, 70), (BANK, 30), (COBBLER, 60),
    (SCOUTS, 20), (CODES, 5),
)  # fmt: skip


def point(s: ViewIndex) -> int:
    """Return the value of a victory point: 0 when the marker has left the track (3.3.1) or is at its end (COOP.2)."""
    return POINT if s.on_track() and not s.view.arrived >> s.me & 1 else 0


def threat(s: ViewIndex, seat: int) -> int:
    """Return the weight of hurting a player, in percent: higher the nearer the player is to winning."""
    if s.threats[seat] == NONE:
        score = s.view.score[seat]
        s.threats[seat] = 170 if s.view.dominance[seat] >= 0 else 60 + 3 * score + (60 if score >= WIN - 8 else 0)
    return s.threats[seat]


def piece_worth(name: str) -> int:
    return OWN_PIECES.get(name, 120)


def pieces_worth(s: ViewIndex, seat: int, clearing: int) -> int:
    """Return the value of a seat's buildings and tokens in a clearing to that seat."""
    at = seat * CLEARINGS + clearing
    if not s.pieces_at(at):
        return 0
    buildings, tokens = s.view.pieces(seat)
    return packed_worth(s.view.buildings[at], buildings) + packed_worth(s.view.tokens[at], tokens)


def packed_worth(packed: int, names: tuple[str, ...]) -> int:
    """Return the value of packed pieces, given the names of their kinds."""
    worth = kind = 0
    while packed:
        if packed & 15:
            worth += (packed & 15) * piece_worth(names[kind])
        packed >>= 4
        kind += 1
    return worth


def prey_worth(s: ViewIndex, seat: int) -> int:
    """3.2.1 Return the value of removing a building or token of an enemy: a point, and the enemy's loss."""
    if s.preys[seat] == NONE:
        worth = point(s) + 30 * threat(s, seat) // 100
        if s.names[seat] == RIVERFOLK:  # 11.2.5.I half of the funds are lost, 11.4.2 that score in every turn
            worth += (FUND + FUND_OF_LEADER * s.view.score[seat]) * s.funds(seat)
        s.preys[seat] = worth
    return s.preys[seat]


def guard_worth(s: ViewIndex, seat: int, clearing: int) -> int:
    """4.3.3 Return the value of removing one warrior that guards an enemy's buildings and tokens."""
    at = seat * CLEARINGS + clearing
    guard = s.view.warriors[at]
    return prey_worth(s, seat) * GUARD // (100 * guard) if guard and s.pieces_at(at) else 0


def item_points(s: ViewIndex, seat: int, card: int) -> int:
    """3.2.2 Return the points for an item; 7.2.3 one for the Eyrie, 7.8.1 unless the Builder leads."""
    if s.names[seat] == EYRIE and s.leader(seat) != "builder":
        return 1
    return POINTS[card]


def craft_worth(s: ViewIndex, card: int) -> int:
    """4.1 Return the value of crafting a card."""
    if KIND[card] == ITEM:
        useful = 120 if s.names[s.me] == VAGABOND else 0
        return point(s) * item_points(s, s.me, card) + useful
    if KIND[card] == FAVOR:
        return favor_worth(s, SUIT[card])
    if KIND[card] == PERSISTENT:
        bit = BIT[card]
        if bit & CLAIM:
            return point(s) * clearing_count(s.rules)
        for cards, worth in LASTING:
            if bit & cards:
                return worth
    return 0


def favor_worth(s: ViewIndex, suit: int) -> int:
    """CARD.favor Return the value of removing all enemy pieces from the clearings of a suit."""
    worth = 0
    for clearing in PLACES[s.of_suit[suit]]:
        worth += swept_worth(s, clearing)
    return worth


def swept_worth(s: ViewIndex, clearing: int) -> int:
    """Return the value of removing all enemy pieces from a clearing."""
    worth = 0
    for seat in range(s.seats):
        if s.enemies(seat):
            at = seat * CLEARINGS + clearing
            worth += s.pieces_at(at) * prey_worth(s, seat)
            worth += s.view.warriors[at] * FOE_WARRIOR * threat(s, seat) // 100
    return worth


def payable_soon(s: ViewIndex, card: int, crafters: tuple[int, int, int]) -> bool:
    """4.1.1 Return True if these crafting pieces by suit pay for a card, and 4.1.2, 4.1.4 nothing forbids it."""
    cost = COST[card]
    total = crafters[0] + crafters[1] + crafters[2]
    if KIND[card] == ITEM and not count_of(s.view.items[s.seats], ITEM_OF[card]):
        return False
    if KIND[card] == PERSISTENT and s.view.crafted[s.me] & SAME_NAME[card]:
        return False
    return cost[0] <= crafters[0] and cost[1] <= crafters[1] and cost[2] <= crafters[2] and cost[ANY] <= total


def hand_worth(s: ViewIndex, card: int, crafters: tuple[int, int, int]) -> int:
    """Return the value of a card in hand: as an ambush, for crafting now or later, as a bird."""
    kind = KIND[card]
    base = CARD // 3 + (20 if SUIT[card] == BIRD else 0)
    if kind == AMBUSH_KIND:
        return base + 30
    if kind == DOMINANCE_KIND:
        return base - 5
    if kind == SPY_KIND and s.view.coop and s.names[s.me] == EYRIE:
        return SPY
    worth = craft_worth(s, card)
    if payable_soon(s, card, crafters):
        return base + worth * 2 // 3
    return base + worth // 8
