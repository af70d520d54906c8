"""4.3 Battle odds: expected losses from the dice, the limits and the extra hits, in sixteenths."""

from __future__ import annotations

from typing import Final, final

from ....games.root.state.terms import AMBUSHES, BIRD, CLEARINGS, ITEMS, MATCHING, NONE, SCOUTS, size_of
from .sight import ALLIANCE, EYRIE, VAGABOND
from .view_index import ViewIndex

# the higher die, the lower die, the number of the sixteen rolls
ROLLS: Final = (
    (0, 0, 1), (1, 0, 2), (1, 1, 1), (2, 0, 2), (2, 1, 2), (2, 2, 1), (3, 0, 2), (3, 1, 2), (3, 2, 2), (3, 3, 1),
)  # fmt: skip
SIXTEEN: Final = 16
SWORD: Final = ITEMS.index("sword")
AMBUSH_HITS: Final = 2
Losses = tuple[int, int, int, int]  # warriors and pieces of the defender, then of the attacker; in sixteenths
MEMO: Final[dict[int, Losses]] = {}


def exchange(
    force: int, guard: int, behind: int, own: int, extra: int, returned: int, guerrilla: bool, bare: bool
) -> Losses:
    """4.3.2, 4.3.3 Return the expected losses of a battle; results are cached.

    `force` attackers with `own` pieces in the clearing fight `guard` warriors with `behind` pieces. `extra` and
    `returned` are the attacker's and the defender's extra hits; `bare`: the defender is defenseless."""
    key = min(force, 15) | min(guard, 15) << 4 | min(behind, 15) << 8 | min(own, 15) << 12 | extra << 16
    key |= returned << 18 | int(guerrilla) << 20 | int(bare) << 21
    known = MEMO.get(key)
    if known is None:
        known = average_losses(force, guard, behind, own, extra + int(bare), returned, guerrilla)
        MEMO[key] = known
    return known


def average_losses(force: int, guard: int, behind: int, own: int, extra: int, returned: int, guerrilla: bool) -> Losses:
    """4.3.2 Sum the losses over all sixteen rolls."""
    foe_fell, foe_lost, fell, lost = 0, 0, 0, 0
    for high, low, times in ROLLS:
        dealt = min(low if guerrilla else high, force) + extra
        taken = min(high if guerrilla else low, guard) + returned
        foe_fell += times * min(dealt, guard)
        foe_lost += times * min(max(0, dealt - guard), behind)
        fell += times * min(taken, force)
        lost += times * min(max(0, taken - force), own)
    return (foe_fell, foe_lost, fell, lost)


@final
class BattleOdds:
    """4.3 The numbers of a battle, apart from the number of attackers."""

    __slots__ = ("behind", "extra", "guard", "guerrilla", "own")

    def __init__(self, s: ViewIndex, attacker: int, defender: int, clearing: int) -> None:
        there = defender * CLEARINGS + clearing
        pawn = s.names[defender] == VAGABOND
        self.guard = s.sound(defender, SWORD) if pawn else s.view.warriors[there]
        self.behind = 0 if pawn else s.pieces_at(there)
        self.own = s.pieces_at(attacker * CLEARINGS + clearing)
        self.extra = 1 if s.names[attacker] == EYRIE and s.leader(attacker) == "commander" else 0
        self.guerrilla = s.names[defender] == ALLIANCE

    def losses(self, force: int) -> Losses:
        """4.3 Return the expected losses when the attacker fights with `force` warriors or swords."""
        guard = self.guard
        return exchange(force, guard, self.behind, self.own, self.extra, 0, self.guerrilla, guard == 0)


def losses(s: ViewIndex, attacker: int, defender: int, clearing: int, force: int) -> Losses:
    """4.3 Return the expected losses of a battle."""
    return BattleOdds(s, attacker, defender, clearing).losses(force)


def ambush_chance(s: ViewIndex, defender: int, clearing: int) -> int:
    """4.3.1 Return the chance, in percent, that the defender has a matching ambush when this seat attacks."""
    suit = s.view.suits[clearing]
    at = 4 * defender + (suit if suit != NONE else BIRD)
    if s.ambushes[at] == NONE:
        s.ambushes[at] = estimate_ambush(s, defender, AMBUSHES & MATCHING[suit] if suit != NONE else AMBUSHES)
    return s.ambushes[at]


def estimate_ambush(s: ViewIndex, defender: int, fits: int) -> int:
    """1.2.1 Estimate that chance from all that this seat knows of the defender's hand."""
    view = s.view
    if view.crafted[s.me] & SCOUTS or not view.hands()[defender]:
        return 0
    known = view.known()
    if known[defender] & fits:
        return 90
    seen = view.discard | view.hand
    for pile in range(len(known)):
        seen |= known[pile]
    left = size_of(fits & ~seen)
    unknown = view.hands()[defender] - size_of(known[defender])
    hidden = view.deck() + sum(view.hands()) + sum(view.stacks()) - view.hands()[s.me] - view.stacks()[s.me]
    return min(90, 100 * left * max(0, unknown) // max(1, hidden))
