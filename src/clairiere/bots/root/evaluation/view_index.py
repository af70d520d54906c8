"""What a seat sees of a game of Root, laid out for quick looking: strength, rule, pieces, ways."""

from __future__ import annotations

from typing import Final, final

from ....games.root.state.terms import CLEARINGS, ITEMS, NOBODY, NONE, PLACES, count_of, total_of
from .sight import Sight

MARQUISE: Final = "marquise"
EYRIE: Final = "eyrie"
ALLIANCE: Final = "alliance"
VAGABOND: Final = "vagabond"
CULT: Final = "cult"
RIVERFOLK: Final = "riverfolk"
MECHANICAL: Final = "mechanical"
EVERYWHERE: Final = (1 << CLEARINGS) - 1


@final
class ViewIndex:
    """The table as `me` sees it; pieces of a seat in a clearing stand at seat * 12 + clearing, as in the state."""

    __slots__ = (
        "ambushes", "foreign", "lord", "map", "me", "merchant", "names", "of_suit", "outright", "pieces", "preys",
        "rulers", "rules", "seats", "strength", "threats", "view", "ways",
    )  # fmt: skip

    def __init__(self, view: Sight) -> None:
        self.view = view
        self.me = view.seat
        self.names = view.names
        self.seats = len(view.names)
        self.map = view.map
        self.of_suit = view.of_suit
        self.rulers = view.rulers
        self.lord = self.names.index(EYRIE) if EYRIE in self.names else NONE
        self.outright = self.names.index(CULT) if CULT in self.names else NONE
        self.merchant = self.names.index(RIVERFOLK) if RIVERFOLK in self.names else NONE
        self.ways = self.map.waterways if view.boats else self.map.paths
        self.pieces: list[int] = []  # buildings and tokens
        self.strength: list[int] = []  # warriors and buildings
        for at in range(self.seats * CLEARINGS):
            built, tokens = view.buildings[at], view.tokens[at]
            count = total_of(built) if built else 0
            self.strength.append(view.warriors[at] + count)
            self.pieces.append(count + total_of(tokens) if tokens else count)
        if view.hirer != NONE and view.phase != "birdsong":
            self.lend(view.hirer)
        self.rules = self.ruled_by(self.me)
        self.foreign = [self.is_enemy(seat) for seat in range(self.seats)]
        self.preys = [NONE] * self.seats  # what pieces of each seat are worth to who removes them, once it was asked
        self.threats = [NONE] * self.seats  # the same of how much it matters to hurt it
        self.ambushes = [NONE] * (4 * self.seats)  # and of how likely it has an ambush, by suits

    def lend(self, hirer: int) -> None:
        """11.2.7.III Hired warriors count for who has hired them."""
        for clearing in range(CLEARINGS):
            count = self.view.warriors[self.merchant * CLEARINGS + clearing]
            self.strength[hirer * CLEARINGS + clearing] += count
            self.strength[self.merchant * CLEARINGS + clearing] -= count

    # -- rule --------------------------------------------------------------------------------------------------

    def would_rule(self, seat: int, clearing: int, strength: int) -> bool:
        """2.8 Whether a seat would rule a clearing with so many warriors and buildings there."""
        if self.outright != NONE and self.view.buildings[self.outright * CLEARINGS + clearing]:
            return seat == self.outright
        if not strength:
            return False
        for other in range(self.seats):
            if other != seat:
                theirs = self.strength[other * CLEARINGS + clearing]
                if theirs > strength or (theirs == strength and seat != self.lord):
                    return False
        return True

    def ruled_by(self, seat: int) -> int:
        """2.8 The clearings that a seat rules, as bits."""
        clearings = 0
        for clearing in range(CLEARINGS):
            if self.rulers[clearing] == seat:
                clearings |= 1 << clearing
        return clearings

    # -- pieces ------------------------------------------------------------------------------------------------

    def warriors(self, seat: int, clearing: int) -> int:
        return self.view.warriors[seat * CLEARINGS + clearing]

    def present(self, seat: int, clearing: int) -> bool:
        """2.5 Whether a seat has any piece in a clearing."""
        at = seat * CLEARINGS + clearing
        return self.strength[at] + self.pieces[at] > 0 or self.view.pawns[seat] == clearing

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
        warriors = 0
        for seat in range(self.seats):
            if not self.mates(seat):
                warriors += self.view.warriors[seat * CLEARINGS + clearing]
        return warriors

    def foes_near(self, clearing: int) -> int:
        """The most warriors of enemies in one clearing beside this one."""
        most = 0
        for other in PLACES[self.map.paths[clearing]]:
            most = max(most, self.foes(other))
        return most

    def built(self, seat: int, kind: int) -> int:
        """Buildings of a kind that a seat has on the map."""
        count = 0
        for clearing in range(CLEARINGS):
            count += self.view.buildings[seat * CLEARINGS + clearing] >> 4 * kind & 15
        return count

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
        for seat in range(self.seats):
            if seat != self.me and self.names[seat] == ALLIANCE and self.view.tokens[seat * CLEARINGS + clearing]:
                return True
        return False

    def may_place(self, clearing: int) -> bool:
        """2.5 Whether this seat may place pieces there."""
        return self.view.reserved[clearing] in (NONE, self.me)

    # -- ways --------------------------------------------------------------------------------------------------

    def targets(self, origin: int) -> int:
        """4.2.1 Where own warriors may go from a clearing, as bits, by the general rules."""
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

    def words(self, seat: int, key: str) -> list[str]:
        """A list of words of a faction's board."""
        entries = self.view.board(seat).get(key, [])
        return [str(entry) for entry in entries] if isinstance(entries, list) else []

    def funds(self, seat: int) -> int:
        """11.2.4 All warriors in the Company's Funds."""
        box = self.view.board(seat).get("funds", {})
        return sum([int(box[letter]) for letter in box]) if isinstance(box, dict) else 0

    def items(self, seat: int, place: str) -> int:
        """9.2.5 Items of a Vagabond by place, packed, four bits a kind."""
        held = self.view.board(seat).get(place, {})
        packed = 0
        if isinstance(held, dict):
            for name in held:
                packed += int(held[name]) << 4 * ITEMS.index(str(name))
        return packed

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
