"""An index over what a seat sees of a game of Root: strength, rule, pieces, ways."""

from __future__ import annotations

from typing import Final, final

from ....games.root.state.terms import CLEARINGS, NOBODY, NONE, PLACES, count_of, total_of
from . import boards
from .sight import MECHANICAL, Sight

EVERYWHERE: Final = (1 << CLEARINGS) - 1


@final
class ViewIndex:
    """The table as `me` sees it. Pieces of a seat in a clearing are at index seat * 12 + clearing, as in the state.
    Derived values are computed when first needed, then cached."""

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
        # caches, NONE until first computed
        self.preys = [NONE] * self.seats  # value of removing a piece of each seat
        self.threats = [NONE] * self.seats  # weight of hurting each seat
        self.ambushes = [NONE] * (4 * self.seats)  # chance of an ambush of each seat, by suit
        self.totals = [NONE] * self.seats  # buildings of each seat, packed by kind
        self.rivals = [NONE] * CLEARINGS  # greatest strength of another seat in each clearing
        self.hostile: list[int] = []  # warriors of all enemies in each clearing
        self.near = [NONE] * CLEARINGS  # most enemy warriors in one adjacent clearing
        self.reaches = [NONE] * CLEARINGS  # targets of moves from each clearing, as bits
        self.outraged = NONE  # clearings where moving in costs a card, as bits

    def lend(self, hirer: int) -> None:
        """11.2.7.III Count hired warriors for the player who hired them."""
        self.strength = self.strength.copy()
        for clearing in range(CLEARINGS):
            count = self.view.warriors[self.merchant * CLEARINGS + clearing]
            self.strength[hirer * CLEARINGS + clearing] += count
            self.strength[self.merchant * CLEARINGS + clearing] -= count

    # -- rule --------------------------------------------------------------------------------------------------

    def would_rule(self, clearing: int, strength: int) -> bool:
        """2.8 Return True if this seat would rule a clearing with this many warriors and buildings."""
        if self.outright != NONE and self.view.buildings[self.outright * CLEARINGS + clearing]:
            return self.me == self.outright
        if not strength:
            return False
        rival = self.rival(clearing)
        return strength > rival or (strength == rival and self.me == self.lord)

    def rival(self, clearing: int) -> int:
        """2.8 Return the greatest strength of another player in a clearing."""
        most = self.rivals[clearing]
        if most == NONE:
            most = 0
            for seat in range(self.seats):
                if seat != self.me:
                    most = max(most, self.strength[seat * CLEARINGS + clearing])
            self.rivals[clearing] = most
        return most

    def ruler(self, clearing: int) -> int:
        """2.8 Return the ruler of a clearing, or NONE."""
        for seat in range(self.seats):
            if self.realms[seat] >> clearing & 1:
                return seat
        return NONE

    # -- pieces ------------------------------------------------------------------------------------------------

    def warriors(self, seat: int, clearing: int) -> int:
        return self.view.warriors[seat * CLEARINGS + clearing]

    def present(self, seat: int, clearing: int) -> bool:
        """2.5 Return True if a seat has any piece in a clearing."""
        at = seat * CLEARINGS + clearing
        return self.strength[at] > 0 or self.view.tokens[at] > 0 or self.view.pawns[seat] == clearing

    def pieces_at(self, at: int) -> int:
        """2.5 Return the number of buildings and tokens at an index."""
        built, tokens = self.view.buildings[at], self.view.tokens[at]
        count = total_of(built) if built else 0
        return count + total_of(tokens) if tokens else count

    def enemies(self, seat: int) -> bool:
        """2.7 Return True if a seat is an enemy of this one and not a partner."""
        return self.foreign[seat]

    def is_enemy(self, seat: int) -> bool:
        partners = self.view.partners
        return not self.mates(seat) and partners[seat] != self.me and partners[self.me] != seat

    def mates(self, seat: int) -> bool:
        """COOP.1 Return True if a seat is this one or in its team."""
        return seat == self.me or (self.view.coop and self.names[seat] != MECHANICAL)

    def foes(self, clearing: int) -> int:
        """Return the number of enemy warriors in a clearing."""
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
        """Return the most enemy warriors in one adjacent clearing."""
        most = self.near[clearing]
        if most == NONE:
            most = 0
            for other in PLACES[self.map.paths[clearing]]:
                most = max(most, self.foes(other))
            self.near[clearing] = most
        return most

    def built(self, seat: int, kind: int) -> int:
        """Return the number of a seat's buildings of a kind on the map (at most 15, as no track is longer)."""
        if self.totals[seat] == NONE:
            total = 0
            for clearing in range(CLEARINGS):
                total += self.view.buildings[seat * CLEARINGS + clearing]
            self.totals[seat] = total
        return count_of(self.totals[seat], kind)

    def buildings_of(self, seat: int) -> int:
        """Return the clearings where a seat has a building, as bits."""
        clearings = 0
        for clearing in range(CLEARINGS):
            if self.view.buildings[seat * CLEARINGS + clearing]:
                clearings |= 1 << clearing
        return clearings

    def tokens_of(self, seat: int) -> int:
        """Return the clearings where a seat has a token, as bits."""
        clearings = 0
        for clearing in range(CLEARINGS):
            if self.view.tokens[seat * CLEARINGS + clearing]:
                clearings |= 1 << clearing
        return clearings

    def sympathy(self, clearing: int) -> bool:
        """8.2.6 Return True if moving warriors into a clearing costs this seat a card."""
        if self.outraged == NONE:
            self.outraged = 0 if self.alliance in (NONE, self.me) else self.tokens_of(self.alliance)
        return self.outraged >> clearing & 1 == 1

    def may_place(self, clearing: int) -> bool:
        """2.5 Return True if this seat may place pieces there."""
        return self.view.reserved[clearing] in (NONE, self.me)

    # -- ways --------------------------------------------------------------------------------------------------

    def targets(self, origin: int) -> int:
        """4.2.1 Return the clearings that own warriors may move to, as bits, by the general rules."""
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
        """3.3.1 Return True if this seat still scores."""
        return not self.view.trackless >> self.me & 1

    # -- boards ------------------------------------------------------------------------------------------------

    def number(self, seat: int, key: str) -> int:
        """Return a number from a faction's board; 0 if it is missing."""
        entry = self.view.board(seat).get(key, 0)
        return entry if isinstance(entry, int) else 0

    def word(self, seat: int, key: str) -> str:
        """Return a word from a faction's board; "" if it is missing."""
        entry = self.view.board(seat).get(key, "")
        return entry if isinstance(entry, str) else ""

    def leader(self, seat: int) -> str:
        """7.2 Return the leader of the Eyrie."""
        return boards.leader(self.view, seat)

    def funds(self, seat: int) -> int:
        """11.2.4 Return the number of warriors in the Company's Funds."""
        return boards.all_funds(self.view, seat)

    def items(self, seat: int, place: str) -> int:
        """9.2.5 Return the items of a Vagabond in a place, packed with four bits per kind."""
        return boards.items(self.view, seat, place)

    def sound(self, seat: int, item: int) -> int:
        """9.2.6 Return the number of a Vagabond's undamaged items of a kind."""
        count = 0
        for place in ("track", "satchel", "exhausted"):
            count += count_of(self.items(seat, place), item)
        return count


def clearing_count(bits: int) -> int:
    """Return the number of clearings in a set."""
    return len(PLACES[bits])


def best_of(values: list[int]) -> int:
    """Return the index of the highest value, the first of equals."""
    best = 0
    for i in range(1, len(values)):
        if values[i] > values[best]:
            best = i
    return best
