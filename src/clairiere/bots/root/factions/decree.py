"""Chapter 7.5.2, the Decree as a bot sees it: what is still to be done in this turn, and whether it can be done."""

from __future__ import annotations

from typing import final

from ....games.root.factions.eyrie.board import (
    BATTLE_COLUMN,
    BUILD_COLUMN,
    MOVE_COLUMN,
    RECRUIT_COLUMN,
    ROOSTS,
)  # fmt: skip
from ....games.root.state.terms import CLEARINGS, PLACES
from ..evaluation.boards import decree
from ..evaluation.view_index import EVERYWHERE, ViewIndex, clearing_count


@final
class Decree:
    """7.4.2 Four columns of suits; a vizier is a bird."""

    __slots__ = ("columns", "fields", "full", "index", "me", "roosts", "sites", "there", "warriors")

    def __init__(self, index: ViewIndex) -> None:
        self.index = index
        self.me = index.me
        self.full = decree(index.view, self.me, False)  # all of it
        self.columns = decree(index.view, self.me, True)  # what is left in this turn
        self.roosts = index.buildings_of(self.me)
        self.sites = self.open_sites()
        self.fields = self.hostile()
        self.warriors = [index.warriors(self.me, clearing) for clearing in range(CLEARINGS)]
        self.there = self.with_warriors(self.warriors)

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

    def ruled_sites(self, sites: int, warriors: list[int]) -> int:
        """2.8 Which of some clearings without a roost they would rule with their warriors here and there."""
        clearings = 0
        for clearing in PLACES[sites]:
            if self.index.would_rule(clearing, warriors[clearing]):
                clearings |= 1 << clearing
        return clearings

    # -- whether it can be done ------------------------------------------------------------------------------

    def shortfall(self, columns: list[list[int]], warriors: list[int]) -> int:
        """7.5.2 Moves, battles and roosts that are still to come and cannot be carried out as warriors stand."""
        there = self.with_warriors(warriors)
        fields = self.fields & there
        builds = columns[BUILD_COLUMN]
        missing = self.unbuilt(builds, self.ruled_sites(self.sites, warriors)) if builds else 0
        for suit in columns[BATTLE_COLUMN]:
            missing += int(not fields & self.index.of_suit[suit])
        for suit in columns[MOVE_COLUMN]:
            missing += int(not there & self.index.of_suit[suit])
        return missing

    def unbuilt(self, suits: list[int], sites: int) -> int:
        """7.5.2.IV Cards of the build column for which no site is left, suits before birds."""
        missing = max(0, len(suits) - (ROOSTS - clearing_count(self.roosts)))
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
        movers = self.there | arrivals
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
        ruled = self.ruled_sites(sites, warriors)
        builds = self.unmatched(columns[BUILD_COLUMN], ruled)
        battles = [suit for suit in columns[BATTLE_COLUMN] if not fields & movers & s.of_suit[suit]]
        over = max(0, len(columns[BUILD_COLUMN]) - (ROOSTS - clearing_count(self.roosts)))
        if builds or battles:
            won = self.winnable(near & sites & ~ruled, warriors)
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
            if s.would_rule(clearing, warriors[clearing] + most):
                clearings |= 1 << clearing
        return clearings

    def possible(self, suit: int, column: int) -> int:
        """7.5.2 In how many clearings a card of a suit could be carried out now."""
        places = self.index.of_suit[suit]
        if column == RECRUIT_COLUMN:
            return clearing_count(places & self.roosts)
        if column == BUILD_COLUMN:
            return clearing_count(self.ruled_sites(places & self.sites, self.warriors))
        return clearing_count(places & self.there & (self.fields if column == BATTLE_COLUMN else EVERYWHERE))
