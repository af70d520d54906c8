"""Chapter 7.5.2, the Decree as a bot sees it: what is still to be done in this turn, and whether it can be done."""

from __future__ import annotations

from typing import Final, final

from ...games.root.factions.eyrie.board import (
    BATTLE_COLUMN,
    BUILD_COLUMN,
    COLUMNS,
    MOVE_COLUMN,
    RECRUIT_COLUMN,
    ROOSTS,
)  # fmt: skip
from ...games.root.terms import BIRD, CLEARINGS, PLACES, SUIT, card_named
from .sight import Sight, many

VIZIER: Final = "vizier"


@final
class Decree:
    """7.4.2 Four columns of suits; a vizier is a bird."""

    __slots__ = ("birds", "columns", "full", "me", "sight")

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self.me = sight.me
        self.full: list[list[int]] = [[], [], [], []]  # all of it
        self.columns: list[list[int]] = [[], [], [], []]  # what is left in this turn
        self.birds = 0
        decree = sight.view.boards[self.me].get("decree", {})
        done = [text.partition("@")[0] for text in sight.words(self.me, "resolved")]
        if isinstance(decree, dict):
            for i in range(len(COLUMNS)):
                for entry in decree[COLUMNS[i]]:
                    self.read(i, str(entry), done)

    def read(self, column: int, text: str, done: list[str]) -> None:
        """One card of a column; viziers are told apart by their columns."""
        suit = BIRD if text == VIZIER else SUIT[card_named(text)]
        self.full[column].append(suit)
        self.birds += suit == BIRD
        if (f"{VIZIER}-{COLUMNS[column]}" if text == VIZIER else text) not in done:
            self.columns[column].append(suit)

    # -- what is there -----------------------------------------------------------------------------------------

    def roosts(self) -> int:
        return self.sight.buildings_of(self.me)

    def open_sites(self) -> int:
        """7.5.2.IV Clearings that could take a roost, ruled or not."""
        s = self.sight
        found = 0
        for clearing in range(CLEARINGS):
            if s.view.slots[clearing] and s.may_place(clearing):
                found |= 1 << clearing
        return found & ~self.roosts()

    def with_warriors(self, warriors: list[int]) -> int:
        found = 0
        for clearing in range(CLEARINGS):
            if warriors[clearing]:
                found |= 1 << clearing
        return found

    def hostile(self) -> int:
        """4.3 The clearings with a piece of another player."""
        s = self.sight
        found = 0
        for clearing in range(CLEARINGS):
            for seat in range(s.seats):
                if seat != self.me and s.present(seat, clearing):
                    found |= 1 << clearing
        return found

    def own_warriors(self) -> list[int]:
        return [self.sight.warriors(self.me, clearing) for clearing in range(CLEARINGS)]

    def ruled(self, warriors: list[int]) -> int:
        """2.8 What they would rule with their warriors here and there."""
        roosts = self.roosts()
        found = 0
        for clearing in range(CLEARINGS):
            if self.sight.would_rule(self.me, clearing, warriors[clearing] + (roosts >> clearing & 1)):
                found |= 1 << clearing
        return found

    # -- whether it can be done --------------------------------------------------------------------------------

    def shortfall(self, columns: list[list[int]], warriors: list[int]) -> tuple[int, int]:
        """7.5.2.III, 7.5.2.IV Battles and roosts that cannot be carried out with warriors as they stand."""
        fields = self.hostile() & self.with_warriors(warriors)
        missing = 0
        for suit in columns[BATTLE_COLUMN]:
            if not fields & self.sight.of_suit[suit]:
                missing += 1
        return missing, self.unbuilt(columns[BUILD_COLUMN], self.open_sites() & self.ruled(warriors))

    def unbuilt(self, suits: list[int], sites: int) -> int:
        """7.5.2.IV Cards of the build column for which no site is left, suits before birds."""
        missing = max(0, len(suits) - (ROOSTS - many(self.roosts())))
        lacking = 0
        for suit in sorted(suits):
            fit = sites & self.sight.of_suit[suit]
            if fit:
                sites &= ~(fit & -fit)
            else:
                lacking += 1
        return max(missing, lacking)

    def failures(self, columns: list[list[int]], charismatic: bool) -> int:
        """7.7 A guess at how many cards could not be carried out in this turn: none, if turmoil can be avoided."""
        s = self.sight
        warriors = self.own_warriors()
        roosts = self.roosts()
        recruits = len(columns[RECRUIT_COLUMN])
        found = 0
        for suit in columns[RECRUIT_COLUMN]:
            if not roosts & s.of_suit[suit]:
                found += 1
        if s.view.supply[self.me] < recruits * (2 if charismatic else 1):
            found += 1
        arrivals = 0
        for suit in columns[RECRUIT_COLUMN]:
            arrivals |= roosts & s.of_suit[suit]
        movers = self.with_warriors(warriors) | arrivals
        for suit in columns[MOVE_COLUMN]:
            if not movers & s.of_suit[suit]:
                found += 1
        return found + self.unreachable(columns, warriors, movers)

    def unreachable(self, columns: list[list[int]], warriors: list[int], movers: int) -> int:
        """7.5.2.III, 7.5.2.IV Battles and roosts that moves cannot make possible either."""
        s = self.sight
        near = self.reached(columns[MOVE_COLUMN], movers)
        missing = moves = 0
        fields = self.hostile()
        for suit in columns[BATTLE_COLUMN]:
            if not fields & movers & s.of_suit[suit]:
                moves += 1
                missing += int(not fields & near & s.of_suit[suit])
        sites = self.open_sites()
        short = self.unbuilt(columns[BUILD_COLUMN], sites & self.ruled(warriors))
        moves += short
        missing += self.unbuilt(columns[BUILD_COLUMN], sites & (self.ruled(warriors) | self.winnable(near, warriors)))
        return missing + max(0, moves - len(columns[MOVE_COLUMN]))

    def reached(self, suits: list[int], movers: int) -> int:
        """4.2.1 Where one move can lead."""
        s = self.sight
        found = 0
        for suit in suits:
            for origin in PLACES[movers & s.of_suit[suit]]:
                found |= s.targets(origin)
        return found

    def winnable(self, near: int, warriors: list[int]) -> int:
        """2.8 Clearings that some warriors from beside would rule."""
        s = self.sight
        found = 0
        for clearing in PLACES[near]:
            most = 0
            for other in s.board.paths[clearing]:
                most = max(most, warriors[other])
            if s.would_rule(self.me, clearing, warriors[clearing] + most):
                found |= 1 << clearing
        return found
