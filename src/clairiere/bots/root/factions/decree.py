"""Chapter 7.5.2, the Decree as a bot sees it: what is still to be done in this turn, and whether it can be done."""

from __future__ import annotations

from typing import Final, final

from ....games.root.factions.eyrie.board import (
    BATTLE_COLUMN,
    BUILD_COLUMN,
    COLUMNS,
    MOVE_COLUMN,
    RECRUIT_COLUMN,
    ROOSTS,
)  # fmt: skip
from ....games.root.state.terms import BIRD, CLEARINGS, PLACES, SUIT, card_named
from ..evaluation.view_index import EVERYWHERE, ViewIndex, many

VIZIER: Final = "vizier"


@final
class Decree:
    """7.4.2 Four columns of suits; a vizier is a bird."""

    __slots__ = ("birds", "columns", "fields", "full", "index", "me", "roosts", "sites", "warriors")

    def __init__(self, index: ViewIndex) -> None:
        self.index = index
        self.me = index.me
        self.full: list[list[int]] = [[], [], [], []]  # all of it
        self.columns: list[list[int]] = [[], [], [], []]  # what is left in this turn
        self.birds = 0
        decree = index.view.board(self.me).get("decree", {})
        done = [text.partition("@")[0] for text in index.words(self.me, "resolved")]
        if isinstance(decree, dict):
            for i in range(len(COLUMNS)):
                for entry in decree[COLUMNS[i]]:
                    self.read(i, str(entry), done)
        self.roosts = index.buildings_of(self.me)
        self.sites = self.open_sites()
        self.fields = self.hostile()
        self.warriors = [index.warriors(self.me, clearing) for clearing in range(CLEARINGS)]

    def read(self, column: int, text: str, done: list[str]) -> None:
        """One card of a column; viziers are told apart by their columns."""
        suit = BIRD if text == VIZIER else SUIT[card_named(text)]
        self.full[column].append(suit)
        self.birds += suit == BIRD
        if (f"{VIZIER}-{COLUMNS[column]}" if text == VIZIER else text) not in done:
            self.columns[column].append(suit)

    # -- what is there -----------------------------------------------------------------------------------------

    def open_sites(self) -> int:
        """7.5.2.IV Clearings that could take a roost, ruled or not."""
        s = self.index
        clearings = 0
        for clearing in range(CLEARINGS):
            if s.view.slots[clearing] and s.may_place(clearing):
                clearings |= 1 << clearing
        return clearings & ~self.roosts

    def with_warriors(self, warriors: list[int]) -> int:
        clearings = 0
        for clearing in range(CLEARINGS):
            if warriors[clearing]:
                clearings |= 1 << clearing
        return clearings

    def hostile(self) -> int:
        """4.3 The clearings with a piece of another player."""
        s = self.index
        clearings = 0
        for clearing in range(CLEARINGS):
            for seat in range(s.seats):
                if seat != self.me and s.present(seat, clearing):
                    clearings |= 1 << clearing
        return clearings

    def ruled(self, warriors: list[int]) -> int:
        """2.8 What they would rule with their warriors here and there."""
        roosts, clearings = self.roosts, 0
        for clearing in range(CLEARINGS):
            if self.index.would_rule(self.me, clearing, warriors[clearing] + (roosts >> clearing & 1)):
                clearings |= 1 << clearing
        return clearings

    # -- whether it can be done ------------------------------------------------------------------------------

    def shortfall(self, columns: list[list[int]], warriors: list[int]) -> int:
        """7.5.2 Moves, battles and roosts that are still to come and cannot be carried out as warriors stand."""
        there = self.with_warriors(warriors)
        fields = self.fields & there
        missing = self.unbuilt(columns[BUILD_COLUMN], self.sites & self.ruled(warriors))
        for suit in columns[BATTLE_COLUMN]:
            missing += int(not fields & self.index.of_suit[suit])
        for suit in columns[MOVE_COLUMN]:
            missing += int(not there & self.index.of_suit[suit])
        return missing

    def unbuilt(self, suits: list[int], sites: int) -> int:
        """7.5.2.IV Cards of the build column for which no site is left, suits before birds."""
        missing = max(0, len(suits) - (ROOSTS - many(self.roosts)))
        return max(missing, len(self.unmatched(suits, sites)))

    def unmatched(self, suits: list[int], sites: int) -> list[int]:
        """7.5.2.IV The suits that find no site of their own, suits before birds."""
        unsited: list[int] = []
        for suit in sorted(suits):
            fit = sites & self.index.of_suit[suit]
            if fit:
                sites &= ~(fit & -fit)
            else:
                unsited.append(suit)
        return unsited

    def failures(self, columns: list[list[int]], charismatic: bool) -> int:
        """7.7 A guess at how many cards could not be carried out in this turn: none, if turmoil can be avoided."""
        s = self.index
        roosts = self.roosts
        failed = arrivals = 0
        for suit in columns[RECRUIT_COLUMN]:
            arrivals |= roosts & s.of_suit[suit]
            failed += int(not roosts & s.of_suit[suit])
        if s.view.supply[self.me] < len(columns[RECRUIT_COLUMN]) * (2 if charismatic else 1):
            failed += 1
        movers = self.with_warriors(self.warriors) | arrivals
        near = self.reached(columns[MOVE_COLUMN], movers)
        stuck = [suit for suit in columns[MOVE_COLUMN] if not movers & s.of_suit[suit]]
        for suit in stuck:  # another move may go where this one can start
            failed += int(len(stuck) == len(columns[MOVE_COLUMN]) or not near & s.of_suit[suit])
        return failed + self.unreachable(columns, movers, near)

    def unreachable(self, columns: list[list[int]], movers: int, near: int) -> int:
        """7.5.2.III, 7.5.2.IV Battles and roosts that the moves of the Decree cannot make possible either."""
        s = self.index
        warriors = self.warriors
        fields, sites = self.fields, self.sites
        builds = self.unmatched(columns[BUILD_COLUMN], sites & self.ruled(warriors))
        battles = [suit for suit in columns[BATTLE_COLUMN] if not fields & movers & s.of_suit[suit]]
        over = max(0, len(columns[BUILD_COLUMN]) - (ROOSTS - many(self.roosts)))
        won = sites & self.winnable(near, warriors) & ~self.ruled(warriors)
        for _ in columns[MOVE_COLUMN]:
            self.serve(builds, battles, won, near & fields)
        return max(over, len(builds)) + len(battles)

    def serve(self, builds: list[int], battles: list[int], won: int, fields: int) -> None:
        """7.5.2.II One move: to the clearing that serves most of what waits."""
        best, place = 0, 0
        of_suit = self.index.of_suit
        for clearing in PLACES[won | fields]:
            bit = 1 << clearing
            roost = int(won & bit != 0 and any([of_suit[suit] & bit for suit in builds]))
            count = roost + len([suit for suit in battles if fields & bit & of_suit[suit]])
            if count > best:
                best, place = count, bit
        for suit in builds:
            if won & place & of_suit[suit]:
                builds.remove(suit)
                break
        for suit in list(battles):
            if fields & place & of_suit[suit]:
                battles.remove(suit)

    def reached(self, suits: list[int], movers: int) -> int:
        """4.2.1 Where one move can lead."""
        s = self.index
        clearings = 0
        for suit in suits:
            for origin in PLACES[movers & s.of_suit[suit]]:
                clearings |= s.targets(origin)
        return clearings

    def winnable(self, near: int, warriors: list[int]) -> int:
        """2.8 Clearings that some warriors from beside would rule."""
        s = self.index
        clearings = 0
        for clearing in PLACES[near]:
            most = 0
            for other in PLACES[s.map.paths[clearing]]:
                most = max(most, warriors[other])
            if s.would_rule(self.me, clearing, warriors[clearing] + most):
                clearings |= 1 << clearing
        return clearings

    def possible(self, suit: int, column: int) -> int:
        """7.5.2 In how many clearings a card of a suit could be carried out now."""
        warriors = self.warriors
        places = self.index.of_suit[suit]
        if column == RECRUIT_COLUMN:
            return many(places & self.roosts)
        if column == BUILD_COLUMN:
            return many(places & self.sites & self.ruled(warriors))
        return many(places & self.with_warriors(warriors) & (self.fields if column == BATTLE_COLUMN else EVERYWHERE))
