"""Chapter 7, greedy Eyrie: a Decree that can be carried out, roosts, and moves that keep both possible."""

from __future__ import annotations

from typing import Final

from ....core.ask import Ask
from ....games.root.choices import CLEARING, END, PASS, is_card
from ....games.root.factions.eyrie.board import (
    BATTLE_COLUMN,
    CHARISMATIC,
    COLUMN_WORDS,
    DESPOT,
    LEADER_WORD,
    MOVE_COLUMN,
    RECRUIT_COLUMN,
    ROOSTS,
    VIZIER,
    VIZIERS,
)  # fmt: skip
from ....games.root.state.terms import BIRD, BIT, CLEARINGS, COUNT12, NONE, PLACES, SUIT, cards_of
from ..evaluation.army import OUTRAGE, UNKNOWN, Army, lure
from ..evaluation.values import hand_worth
from ..evaluation.view_index import EVERYWHERE, ViewIndex, best_of, clearing_count
from .base import ENOUGH
from .brain import Brain
from .decree import Decree

FAILURE: Final = 600
RECRUITS: Final = (75, 50, 10, -30)  # what one more card of the first column is worth, by those that are there
TEAM_RECRUITS: Final = (110, 90, 60, 20)  # against the Mechanical Marquise, who attacks in four clearings a turn
SECOND: Final = 55  # what a second card for the Decree must be worth
SUITED_BATTLE: Final = 70  # what makes a battle in one suit worse: next turn nobody may be there
FAVORITES: Final = (1, 4, 2, 3)  # builder, charismatic, commander, despot
BREAKS: Final = 1000  # a move after which the Decree can no longer be carried out


class EyrieBrain(Brain):
    """7 Their questions."""

    def __init__(self, index: ViewIndex, ask: Ask) -> None:
        super().__init__(index, ask)
        self.read: Decree | None = None

    def decree(self) -> Decree:
        if self.read is None:
            self.read = Decree(self.index)
        return self.read

    def own(self) -> int:
        match self.about:
            case "decree":
                return self.added()
            case "column":
                return COLUMN_WORDS[self.best_column()]
            case "resolve":
                return self.resolved()
            case "craft":
                return self.crafted()
            case "recruit":
                return CLEARING + self.army().most_wanted(self.places(), 2 if self.is_charismatic() else 1)
            case "build":
                return self.best_place(self.roost_sites())
            case "corner" | "new roost":
                return self.best_place(self.roost_sites())
            case "leader":
                return self.leader()
        return NONE

    def is_charismatic(self) -> bool:
        return self.index.leader(self.me) == "charismatic"

    def crafters(self) -> tuple[int, int, int]:
        """7.2.1 Roosts by suit."""
        s = self.index
        roosts = s.buildings_of(self.me)
        return (COUNT12[roosts & s.of_suit[0]], COUNT12[roosts & s.of_suit[1]], COUNT12[roosts & s.of_suit[2]])

    def muster(self) -> Army:
        """7.5.2.IV They want to rule where a roost can be built, and where roosts are."""
        army = Army(self.index)
        decree = self.decree()
        sites = decree.sites
        roosts = decree.roosts
        for clearing in range(CLEARINGS):
            army.rule[clearing] = 70 if sites >> clearing & 1 else 45 if roosts >> clearing & 1 else 12
        army.eager = 60 if decree.full[BATTLE_COLUMN] else 30
        lure(self.index, army)
        return army

    # -- Birdsong ----------------------------------------------------------------------------------------------

    def best_card(self, cards: int) -> tuple[int, int, int]:
        """7.4.2 The best of some cards and the best column for it: what they are worth, card, column."""
        decree = self.decree()
        best = (UNKNOWN, NONE, 0)
        crafters = self.crafters()
        tried: list[int] = [UNKNOWN] * 16
        before = decree.failures(decree.columns, self.is_charismatic())
        for card in cards_of(cards):
            cost = hand_worth(self.index, card, crafters) // 2
            for column in range(4):
                at = 4 * SUIT[card] + column
                if tried[at] == UNKNOWN:
                    tried[at] = self.column_worth(decree, SUIT[card], column, before)
                if tried[at] - cost > best[0]:
                    best = (tried[at] - cost, card, column)
        return best

    def added(self) -> int:
        """7.4.2 The card that suits the Decree best; a second one if it helps."""
        cards = 0
        for option in self.options:
            if is_card(option):
                cards |= BIT[option]
        worth, card, _ = self.best_card(cards)
        return END if END in self.options and worth < SECOND else card

    def best_column(self) -> int:
        """7.4.2 The column for the card that everyone has seen."""
        shown = self.view.known()[self.me] & self.view.hand
        return self.best_card(shown if shown else self.view.hand)[2]

    def column_worth(self, decree: Decree, suit: int, column: int, before: int) -> int:
        """7.4.2 What a card of a suit does in a column, now and in turns to come; `before` fail already without it."""
        columns = [list(entries) for entries in decree.columns]
        columns[column].append(suit)
        failing = decree.failures(columns, self.is_charismatic()) - before
        return self.wanted(decree, suit, column) + 14 * min(3, self.chances(decree, suit, column)) - FAILURE * failing

    def wanted(self, decree: Decree, suit: int, column: int) -> int:
        """7.5.2 How much one more card in a column would do."""
        count = len(decree.full[column])
        if column == RECRUIT_COLUMN:
            wanted = TEAM_RECRUITS if self.view.coop else RECRUITS
            return wanted[min(count, 3)] if self.view.supply[self.me] > 4 * count else -150
        if column == MOVE_COLUMN:
            return (60, 35, 10, -20)[min(count, 3)]
        if column == BATTLE_COLUMN:
            return (25, -20, -70, -100)[min(count, 3)] - (0 if suit == BIRD else SUITED_BATTLE)
        room = min(ROOSTS - clearing_count(decree.roosts), clearing_count(decree.sites))
        if room <= count:
            return -300
        return 130 if count == 0 else 5 * room - 25 if count == 1 else -150

    def chances(self, decree: Decree, suit: int, column: int) -> int:
        """7.5.2 In how many clearings such a card could be carried out, sooner or later."""
        places = self.index.of_suit[suit]
        if column == RECRUIT_COLUMN:
            return clearing_count(decree.roosts & places)
        if column == MOVE_COLUMN:
            return clearing_count(places & (decree.there | decree.roosts))
        if column == BATTLE_COLUMN:
            return clearing_count(decree.fields & places)
        return clearing_count(decree.sites & places)

    def leader(self) -> int:
        """7.3.3, 7.7.3 A leader whose viziers can be obeyed."""
        decree = self.decree()
        values: list[int] = []
        for option in self.options:
            leader = option - LEADER_WORD
            columns: list[list[int]] = [[], [], [], []]
            for column in range(4):
                if VIZIERS[leader] >> column & 1:
                    columns[column].append(BIRD)
            value = FAVORITES[leader] - 10 * decree.failures(columns, leader == CHARISMATIC)
            if leader == DESPOT and clearing_count(decree.roosts) >= ROOSTS - 1:
                value -= 10
            values.append(value)
        return self.options[best_of(values)]

    # -- Daylight ----------------------------------------------------------------------------------------------

    def crafted(self) -> int:
        """7.5.1 What scores, before the Decree."""
        for choice in (self.menu_effect(), self.crafts()):
            if choice != NONE:
                return choice
        return END

    def resolved(self) -> int:
        """7.5.2 The card that fits the fewest clearings first, birds last; effects that pay before all."""
        choice = self.menu_effect()
        if choice != NONE:
            return choice
        decree = self.decree()
        column = 0
        while column < 3 and not decree.columns[column]:
            column += 1
        values: list[int] = []
        for option in self.options:
            waits = is_card(option) and not BIT[option] & (self.view.hand | self.view.crafted[self.me])
            if waits or option == VIZIER:
                fits = decree.possible(BIRD if option == VIZIER else SUIT[option], column)
                values.append(20 - fits if fits else 0)  # what cannot be done yet may be possible later
            else:
                values.append(-1)
        return self.options[best_of(values)]

    def roost_sites(self) -> list[int]:
        """7.5.2.IV Safe ground, room around, suits that craft."""
        s = self.index
        values: list[int] = []
        crafters = self.crafters()
        for clearing in range(CLEARINGS):
            value = 6 * min(4, s.strength[self.me * CLEARINGS + clearing]) - 5 * s.foes(clearing)
            value -= 3 * min(4, s.foes_near(clearing)) + 4 * crafters[self.view.suits[clearing]]
            for other in PLACES[s.map.paths[clearing]]:
                value += 2 * min(2, self.view.slots[other])
            values.append(value)
        return values

    # -- moves that the Decree allows --------------------------------------------------------------------------

    def origin(self) -> int:
        """7.5.2.II From where: the move that serves the rest of the Decree; PASS where it may be."""
        flight = self.best_flight(self.places(), EVERYWHERE)
        if PASS in self.options and flight[0] < ENOUGH:
            return PASS
        return CLEARING + flight[1]

    def target(self) -> int:
        places = self.places()
        return CLEARING + self.best_flight(self.army().origins_like(places), places)[2]

    def planned(self, within: int) -> int:
        return self.best_flight(within, EVERYWHERE)[3]

    def best_flight(self, within: int, targets: int) -> tuple[int, int, int, int]:
        """7.5.2.II The best move after which battles and roosts of the Decree are possible, or more possible."""
        decree = self.decree()
        warriors = decree.warriors.copy()
        short = decree.shortfall(decree.columns, warriors)
        best = (UNKNOWN * 10, NONE, NONE, 0)
        for value, origin, target, count in self.flights(within, targets):
            if value + BREAKS * short <= best[0]:
                break
            warriors[origin] -= count
            warriors[target] += count
            after = decree.shortfall(decree.columns, warriors)
            warriors[origin] += count
            warriors[target] -= count
            if value - BREAKS * (after - short) > best[0]:
                best = (value - BREAKS * (after - short), origin, target, count)
        return best

    def flights(self, within: int, targets: int) -> list[tuple[int, int, int, int]]:
        """4.2 The moves there are, the best first."""
        s, army = self.index, self.army()
        moves: list[tuple[int, int, int, int]] = []
        for origin in PLACES[within]:
            held = s.warriors(self.me, origin)
            for target in PLACES[s.targets(origin) & targets]:
                there = s.warriors(self.me, target)
                before = army.hold(origin, held) + army.hold(target, there) + (OUTRAGE if s.sympathy(target) else 0)
                for count in range(1, held + 1):
                    after = army.hold(origin, held - count) + army.hold(target, there + count)
                    moves.append((after - before, origin, target, count))
        moves.sort(reverse=True)
        return moves
