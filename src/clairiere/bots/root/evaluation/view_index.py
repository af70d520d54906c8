"""What a seat sees of a game of Root, laid out for quick looking: strength, rule, pieces, ways."""

from __future__ import annotations

from typing import Final, final

from ....games.root.state.terms import CLEARINGS, NOBODY, NONE, PLACES, count_of, total_of
from . import boards
from .sight import MECHANICAL, Sight

EVERYWHERE: Final = (1 << CLEARINGS) - 1


@final
class ViewIndex:
    """The table as `me` sees it; pieces of a seat in a clearing stand at seat * 12 + clearing, as in the state. What
    only some questions ask for is found when it is asked for, and then kept."""

    __slots__ = (
        "alliance", "ambushes", "foreign", "hostile", "lord", "map", "me", "merchant", "names", "near", "of_suit",
        "outraged", "outright", "preys", "reaches", "realms", "rivals", "rules", "seats", "strength", "threats",
        "totals", "view", "ways",
    )  # fmt: skip

    def __init__(self, view: Sight) -> None:
        self.view = view
        self.me = view.seat
        self.names = view.names
        self.seats = len(view.names)
        self.map = view.map
        self.of_suit = view.of_suit
        self.realms = view.realms
        self.rules = view.realms[view.seat]
        cast = view.cast
        self.lord = cast.lord
        self.outright = cast.outright
        self.merchant = cast.merchant
        self.alliance = cast.alliance
        self.ways = self.map.waterways if view.boats else self.map.paths
        self.strength = view.strength  # warriors and buildings
        if view.hirer != NONE and view.phase != "birdsong":
            self.lend(view.hirer)
        self.foreign = [self.is_enemy(seat) for seat in range(self.seats)]
        self.preys = [NONE] * self.seats  # what pieces of each seat are worth to who removes them, once it was asked
        self.threats = [NONE] * self.seats  # the same of how much it matters to hurt it
        self.ambushes = [NONE] * (4 * self.seats)  # and of how likely it has an ambush, by suits
        self.totals = [NONE] * self.seats  # all its buildings, packed by kind
        self.rivals = [NONE] * CLEARINGS  # the most that another seat has in each clearing
        self.hostile: list[int] = []  # warriors of all enemies in each clearing
        self.near = [NONE] * CLEARINGS  # the most of them in one clearing beside each
        self.reaches = [NONE] * CLEARINGS  # where own warriors may go from each
        self.outraged = NONE  # where moving in costs a card, as bits

    def lend(self, hirer: int) -> None:
        """11.2.7.III Hired warriors count for who has hired them."""
        self.strength = self.strength.copy()
        for clearing in range(CLEARINGS):
            count = self.view.warriors[self.merchant * CLEARINGS + clearing]
            self.strength[hirer * CLEARINGS + clearing] += count
            self.strength[self.merchant * CLEARINGS + clearing] -= count

    # -- rule --------------------------------------------------------------------------------------------------

    def would_rule(self, clearing: int, strength: int) -> bool:
        """2.8 Whether this seat would rule a clearing with so many warriors and buildings there."""
        if self.outright != NONE and self.view.buildings[self.outright * CLEARINGS + clearing]:
            return self.me == self.outright
        if not strength:
            return False
        rival = self.rival(clearing)
        return strength > rival or (strength == rival and self.me == self.lord)

    def rival(self, clearing: int) -> int:
        """2.8 The most that another player has in a clearing."""
        most = self.rivals[clearing]
        if most == NONE:
            most = 0
            for seat in range(self.seats):
                if seat != self.me:
                    most = max(most, self.strength[seat * CLEARINGS + clearing])
            self.rivals[clearing] = most
        return most

    def ruler(self, clearing: int) -> int:
        """2.8 Who rules a clearing, or NONE."""
        for seat in range(self.seats):
            if self.realms[seat] >> clearing & 1:
                return seat
        return NONE

    # -- pieces ------------------------------------------------------------------------------------------------

    def warriors(self, seat: int, clearing: int) -> int:
        return self.view.warriors[seat * CLEARINGS + clearing]

    def present(self, seat: int, clearing: int) -> bool:
        """2.5 Whether a seat has any piece in a clearing."""
        at = seat * CLEARINGS + clearing
        return self.strength[at] > 0 or self.view.tokens[at] > 0 or self.view.pawns[seat] == clearing

    def pieces_at(self, at: int) -> int:
        """2.5 Buildings and tokens of a seat in a clearing."""
        built, tokens = self.view.buildings[at], self.view.tokens[at]
        count = total_of(built) if built else 0
        return count + total_of(tokens) if tokens else count

    def enemies(self, seat: int) -> bool:
        """2.7 Whether a seat is an enemy of this one, and no friend either."""
        return self.foreign[seat]

    def is_enemy(self, seat: int) -> bool:
        partners = self.view.partners
        return not self.mates(seat) and partners[seat] != self.me and partners[self.me] != seat

    def mates(self, seat: int) -> bool:
        """COOP.1 Whether a seat is this one, or one of its team, which wins or loses with it."""
        return seat == self.me or (self.view.coop and self.names[seat] != MECHANICAL)

    def foes(self, clearing: int) -> int:
        """Warriors of all enemies in a clearing."""
        if not self.hostile:
            self.hostile = self.all_foes()
        return self.hostile[clearing]

    def all_foes(self) -> list[int]:
        warriors = self.view.warriors
        counts = [0] * CLEARINGS
        for seat in range(self.seats):
            if not self.mates(seat):
                for clearing in range(CLEARINGS):
                    count = warriors[seat * CLEARINGS + clearing]
                    if count:
                        counts[clearing] += count
        return counts

    def foes_near(self, clearing: int) -> int:
        """The most warriors of enemies in one clearing beside this one."""
        most = self.near[clearing]
        if most == NONE:
            most = 0
            for other in PLACES[self.map.paths[clearing]]:
                most = max(most, self.foes(other))
            self.near[clearing] = most
        return most

    def built(self, seat: int, kind: int) -> int:
        """Buildings of a kind that a seat has on the map: no track has more than 15."""
        if self.totals[seat] == NONE:
            total = 0
            for clearing in range(CLEARINGS):
                total += self.view.buildings[seat * CLEARINGS + clearing]
            self.totals[seat] = total
        return count_of(self.totals[seat], kind)

    def buildings_of(self, seat: int) -> int:
        """The clearings where a seat has a building, as bits."""
        clearings = 0
        for clearing in range(CLEARINGS):
            if self.view.buildings[seat * CLEARINGS + clearing]:
                clearings |= 1 << clearing
        return clearings

    def tokens_of(self, seat: int) -> int:
        """The clearings where a seat has a token, as bits."""
        clearings = 0
        for clearing in range(CLEARINGS):
            if self.view.tokens[seat * CLEARINGS + clearing]:
                clearings |= 1 << clearing
        return clearings

    def sympathy(self, clearing: int) -> bool:
        """8.2.6 Whether moving warriors into a clearing costs this seat a card."""
        if self.outraged == NONE:
            self.outraged = 0 if self.alliance in (NONE, self.me) else self.tokens_of(self.alliance)
        return self.outraged >> clearing & 1 == 1

    def may_place(self, clearing: int) -> bool:
        """2.5 Whether this seat may place pieces there."""
        return self.view.reserved[clearing] in (NONE, self.me)

    # -- ways --------------------------------------------------------------------------------------------------

    def targets(self, origin: int) -> int:
        """4.2.1 Where own warriors may go from a clearing, as bits, by the general rules."""
        if self.reaches[origin] == NONE:
            self.reaches[origin] = self.reach(origin)
        return self.reaches[origin]

    def reach(self, origin: int) -> int:
        clearings = 0
        free = self.rules >> origin & 1
        for target in PLACES[self.ways[origin]]:
            swims = self.me == self.merchant and self.map.rivers[origin] >> target & 1  # 11.2.2
            if self.view.reserved[target] != NOBODY and (free or self.rules >> target & 1 or swims):
                clearings |= 1 << target
        return clearings

    def on_track(self) -> bool:
        """3.3.1 Whether this seat still scores."""
        return not self.view.trackless >> self.me & 1

    # -- boards ------------------------------------------------------------------------------------------------

    def number(self, seat: int, key: str) -> int:
        """A number of a faction's board."""
        entry = self.view.board(seat).get(key, 0)
        return entry if isinstance(entry, int) else 0

    def word(self, seat: int, key: str) -> str:
        """A word of a faction's board."""
        entry = self.view.board(seat).get(key, "")
        return entry if isinstance(entry, str) else ""

    def leader(self, seat: int) -> str:
        """7.2 Who leads the Eyrie."""
        return boards.leader(self.view, seat)

    def funds(self, seat: int) -> int:
        """11.2.4 All warriors in the Company's Funds."""
        return boards.all_funds(self.view, seat)

    def items(self, seat: int, place: str) -> int:
        """9.2.5 Items of a Vagabond by place, packed, four bits a kind."""
        return boards.items(self.view, seat, place)

    def sound(self, seat: int, item: int) -> int:
        """9.2.6 Undamaged items of a kind that a Vagabond has."""
        count = 0
        for place in ("track", "satchel", "exhausted"):
            count += count_of(self.items(seat, place), item)
        return count


def many(bits: int) -> int:
    """How many clearings a set has."""
    return len(PLACES[bits])


def best_of(values: list[int]) -> int:
    """The place of the highest value, the first among equals."""
    best = 0
    for i in range(1, len(values)):
        if values[i] > values[best]:
            best = i
    return best
