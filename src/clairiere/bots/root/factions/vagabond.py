"""Chapter 9, a greedy Vagabond: ruins, quests, aid, crafting, battle where it scores; he goes where most is to do."""

from __future__ import annotations

from typing import Final

from ....games.root.choices import (
    BATTLE,
    CLEARING,
    END,
    MOVE,
    NUMBER,
    PASS,
    SEAT,
    card_in,
    is_card,
    is_seat,
    is_with_card,
    word_in,
)  # fmt: skip
from ....games.root.factions.vagabond.words import (
    AIDED,
    BOOTS,
    CHARACTER_WORD,
    DAY_LABOR,
    EXPLORE,
    HIDEOUT,
    INSTIGATE,
    POINTS_WORD,
    QUEST_WORD,
    QUESTS,
    REPAIR,
    SCORCHED_EARTH,
    STEAL,
    STRIKE,
    TORCH,
)  # fmt: skip
from ....games.root.state.terms import BIT, CLEARINGS, MATCHING, NONE, PLACES, size_of
from ..evaluation.army import riches
from ..evaluation.battle_odds import SIXTEEN, losses
from ..evaluation.values import FOE_WARRIOR, craft_worth, hand_worth, prey_worth
from ..evaluation.view_index import best_of
from .vagabond_items import ItemBrain
from .vagabond_options import VagabondOptions

FAVORITES: Final = (6, 3, 4, 2, 5, 1)  # thief, tinker, ranger, vagrant, arbiter, scoundrel
TEAM_FAVORITES: Final = (1, 2, 6, 3, 4, 5)  # against the Mechanical Marquise: the ranger mends what she breaks
FIGHTERS: Final = (4, 5, 3, 2, 6, 1)  # beside a Company, whose posts are taken with swords
ENOUGH: Final = 20
REPAIRED: Final = 80  # an item, by a night in a forest
FAR: Final = 55  # percent of what lies a step further


class VagabondBrain(ItemBrain):
    """9 His questions."""

    def own(self) -> int:
        match self.about:
            case "wander":
                return self.wander()
            case "slip":
                return self.slip()
            case "walk":
                return self.walk()
            case "refresh" | "repair" | "aid take" | "relic":
                return self.dearest()
            case "stow":
                return self.stow(END)
            case "drop":
                choice = self.stow(NONE)
                return self.least_item() if choice == NONE else choice
            case "aid item" | "pay item":
                return self.least_item()
            case "damage":
                return self.damaged()
            case "reward":
                return POINTS_WORD
            case "day labor":
                return self.dearest_card()
            case "strike":
                return SEAT + self.vagabond().strike_at(self.place())[1]
            case "defender":
                return SEAT + self.vagabond().battles_at(self.place())[1]
        return self.rare()

    def rare(self) -> int:
        """9.3, CHAR.* What is asked once, or by few."""
        match self.about:
            case "character":
                liked = FAVORITES if self.index.merchant == NONE else FIGHTERS
                liked = TEAM_FAVORITES if self.view.coop else liked
                return self.options[best_of([liked[option - CHARACTER_WORD] for option in self.options])]
            case "first forest":
                return self.options[best_of([self.ruins_around(option - CLEARING) for option in self.options])]
            case "bring" | "partner":
                return self.any_option()
            case "count":
                return NUMBER + 1
            case "ally" | "victim" | "instigated":
                seats = [option - SEAT for option in self.options if is_seat(option)]
                return SEAT + seats[best_of([self.weight(seat) for seat in seats])]
            case "instigate":
                return SEAT + self.quarrel()[1]
        return NONE

    # -- where to go -------------------------------------------------------------------------------------------

    def beyond(self, vagabond: VagabondOptions, clearing: int, boots: int) -> int:
        """The best that lies one step further, if there are boots for it."""
        best = 0
        for other in PLACES[self.index.map.paths[clearing]]:
            fare = vagabond.fare(other)
            if boots + fare <= vagabond.has(BOOTS):
                best = max(best, vagabond.potential(other, boots + fare) - 15 * fare)
        return best * FAR // 100

    def riches(self) -> list[int]:
        """11.4.2 What draws him to the posts of a rich Company."""
        if self.drawn is None:
            self.drawn = riches(self.index) if self.vagabond().swords else [0] * CLEARINGS
        return self.drawn

    def slip(self) -> int:
        """9.4.2 To the place that offers most; 9.6.1 to a forest, when too much is damaged."""
        vagabond = self.vagabond()
        values: list[int] = []
        for option in self.options:
            place = self.place() if option == PASS else option - CLEARING
            if place >= CLEARINGS:
                best = 0
                for other in self.index.map.forests[place - CLEARINGS]:
                    if other < CLEARINGS and vagabond.fare(other) <= vagabond.has(BOOTS):
                        best = max(best, vagabond.potential(other, vagabond.fare(other)))
                values.append(best * FAR // 100 + self.rest_worth(vagabond))
            else:
                value = vagabond.potential(place, 0) + self.beyond(vagabond, place, 0) + self.riches()[place]
                values.append(value + int(option != PASS))
        return self.options[best_of(values)]

    def best_walk(self, places: int, free: int) -> tuple[int, int]:
        """9.5.1 The best step: its worth, and where to."""
        vagabond = self.vagabond()
        best, place = -10000, NONE
        for target in PLACES[places]:
            boots = max(0, vagabond.fare(target) - free)
            value = vagabond.potential(target, boots) + self.beyond(vagabond, target, boots) - 15 * boots
            value += self.riches()[target]
            if value > best:
                best, place = value, target
        return best, place

    def walk(self) -> int:
        return CLEARING + self.best_walk(self.places(), 0)[1]

    def reachable(self) -> int:
        """9.5.1 The clearings that he can walk to now, as bits."""
        vagabond = self.vagabond()
        place = self.place()
        inside = place >= CLEARINGS
        near = self.index.map.forests[place - CLEARINGS] if inside else PLACES[self.index.map.paths[place]]
        clearings = 0
        for other in near:
            if other < CLEARINGS and self.view.reserved[other] >= NONE and vagabond.fare(other) <= vagabond.has(BOOTS):
                clearings |= 1 << other
        return clearings

    # -- Daylight ----------------------------------------------------------------------------------------------

    def wander(self) -> int:
        """9.5 Tracks are filled, effects used, then the action that is worth most; at last the walk."""
        choice = self.stow(NONE)
        if choice != NONE:
            return choice
        choice = self.menu_effect()
        if choice != NONE:
            return choice
        vagabond = self.vagabond()
        choice, best = END, ENOUGH
        for option in self.options:
            value = self.act_worth(vagabond, option)
            if value > best:
                choice, best = option, value
        if choice == END and MOVE in self.options and self.best_walk(self.reachable(), 0)[0] > max(ENOUGH, self.stay()):
            return MOVE
        return choice

    def stay(self) -> int:
        """9.6.1 What it is worth to be in a forest in the Evening."""
        return self.rest_worth(self.vagabond()) if self.place() >= CLEARINGS else 0

    def rest_worth(self, vagabond: VagabondOptions) -> int:
        """9.6.1 All items are repaired, and refreshed."""
        hurt = vagabond.all_damaged()
        return REPAIRED * hurt if hurt > 1 else 0

    def act_worth(self, vagabond: VagabondOptions, option: int) -> int:
        """9.5.2 to 9.5.9 What an action brings here."""
        if is_with_card(option) and word_in(option) in AIDED:
            return self.aid_worth(vagabond, AIDED[word_in(option)], card_in(option))
        if QUEST_WORD <= option < QUEST_WORD + len(QUESTS):
            return vagabond.quest_worth(option - QUEST_WORD)
        if is_card(option):
            crafts = BIT[option] & self.view.hand and not self.is_dominance(option)
            return craft_worth(self.index, option) - 15 if crafts else 0
        if option == EXPLORE:
            return vagabond.ruin_at(self.place())
        if option == BATTLE:
            return vagabond.battles_at(self.place())[0]
        if option == STRIKE:
            return vagabond.strike_at(self.place())[0]
        if option == REPAIR:
            return 45 if vagabond.all_damaged() else 0
        return self.special_worth(vagabond, option)

    def is_dominance(self, card: int) -> bool:
        return craft_worth(self.index, card) == 0

    def aid_worth(self, vagabond: VagabondOptions, letter: str, card: int) -> int:
        """9.5.4 To whom, with which card: the cheaper the card, the better."""
        cards = size_of(self.view.hand & MATCHING[self.view.suits[self.place()]])
        for seat in range(self.index.seats):
            if self.view.letters[seat] == letter:
                kept = hand_worth(self.index, card, self.crafters())
                return vagabond.aid_worth(seat, cards, vagabond.all_ready()) - kept
        return 0

    def special_worth(self, vagabond: VagabondOptions, option: int) -> int:
        """9.5.9 A torch for the special action, when no ruin needs it."""
        torch = 70 if self.view.ruins and vagabond.has(TORCH) < 2 else 10
        if option == STEAL:
            return 75 - torch
        if option == DAY_LABOR:
            return 80 - torch
        if option == HIDEOUT:
            return 30 * min(3, vagabond.all_damaged()) - 10 if vagabond.all_damaged() > 1 else 0
        if option == INSTIGATE:
            return self.quarrel()[0] - torch
        if option == SCORCHED_EARTH:
            return self.ashes() - 150
        return 0

    def quarrel(self) -> tuple[int, int]:
        """CHAR.vagrant What two others lose who are made to fight: its worth, and who attacks."""
        s, place = self.index, self.place()
        best, foe = 0, self.options[0] - SEAT
        for one in range(s.seats):
            for other in range(s.seats):
                if self.me not in (one, other) and one != other and s.warriors(one, place) and s.present(other, place):
                    fell, lost, back, more = losses(s, one, other, place, s.warriors(one, place))
                    value = lost * prey_worth(s, other) + more * prey_worth(s, one) + (fell + back) * FOE_WARRIOR
                    if value // SIXTEEN > best:
                        best, foe = value // SIXTEEN, one
        return best, foe

    def ashes(self) -> int:
        """CHAR.scoundrel All that burns in his clearing."""
        worth = 0
        for seat in range(self.index.seats):
            if self.index.enemies(seat) and self.place() < CLEARINGS:
                at = seat * CLEARINGS + self.place()
                worth += self.index.pieces_at(at) * prey_worth(self.index, seat) + self.view.warriors[at] * FOE_WARRIOR
        return worth
