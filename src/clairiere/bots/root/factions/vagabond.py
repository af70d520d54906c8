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
    AID,
    AIDED,
    BOOTS,
    CHARACTER_WORD,
    DAY_LABOR,
    EXPLORE,
    HIDEOUT,
    INSTIGATE,
    QUEST_WORD,
    QUESTS,
    REPAIR,
    SCORCHED_EARTH,
    STEAL,
    STRIKE,
    TO_SATCHEL,
    TO_TRACK,
    TORCH,
)  # fmt: skip
from ....games.root.state.terms import BIT, CLEARINGS, MATCHING, NONE, PLACES, size_of
from ..evaluation.battle_odds import SIXTEEN, losses
from ..evaluation.values import FOE_WARRIOR, craft_worth, hand_worth, prey_worth
from ..evaluation.view_index import best_of
from .vagabond_items import Packer
from .vagabond_options import Pack

FAVORITES: Final = (6, 4, 2, 5, 3, 1)  # thief, tinker, ranger, vagrant, arbiter, scoundrel
ENOUGH: Final = 20
REPAIRED: Final = 80  # an item, by a night in a forest
FAR: Final = 55  # percent of what lies a step further


class VagabondBrain(Packer):
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
            case "drop" | "aid item" | "pay item":
                return self.least_item()
            case "damage":
                return self.damaged()
            case "reward":
                return self.reward()
            case "day labor":
                return self.dearest_card()
            case "strike":
                return SEAT + self.pack().strike_at(self.place())[1]
            case "defender":
                return SEAT + self.pack().battles_at(self.place())[1]
        return self.rare()

    def rare(self) -> int:
        """9.3, CHAR.* What is asked once, or by few."""
        match self.about:
            case "character":
                return self.options[best_of([FAVORITES[option - CHARACTER_WORD] for option in self.options])]
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

    def beyond(self, pack: Pack, clearing: int, boots: int) -> int:
        """The best that lies one step further, if there are boots for it."""
        best = 0
        for other in PLACES[self.sight.board.paths[clearing]]:
            fare = pack.fare(other)
            if boots + fare <= pack.has(BOOTS):
                best = max(best, pack.potential(other, boots + fare) - 15 * fare)
        return best * FAR // 100

    def slip(self) -> int:
        """9.4.2 To the place that offers most; 9.6.1 to a forest, when too much is damaged."""
        pack = self.pack()
        values: list[int] = []
        for option in self.options:
            place = self.place() if option == PASS else option - CLEARING
            if place >= CLEARINGS:
                best = 0
                for other in self.sight.board.forests[place - CLEARINGS]:
                    if other < CLEARINGS and pack.fare(other) <= pack.has(BOOTS):
                        best = max(best, pack.potential(other, pack.fare(other)))
                values.append(best * FAR // 100 + self.rest_worth(pack))
            else:
                values.append(pack.potential(place, 0) + self.beyond(pack, place, 0) + int(option != PASS))
        return self.options[best_of(values)]

    def best_walk(self, places: int, free: int) -> tuple[int, int]:
        """9.5.1 The best step: its worth, and where to."""
        pack = self.pack()
        best, found = -10000, NONE
        for target in PLACES[places]:
            boots = max(0, pack.fare(target) - free)
            value = pack.potential(target, boots) + self.beyond(pack, target, boots) - 15 * boots
            if value > best:
                best, found = value, target
        return best, found

    def walk(self) -> int:
        return CLEARING + self.best_walk(self.places(), 0)[1]

    def reachable(self) -> int:
        """9.5.1 The clearings that he can walk to now, as bits."""
        pack = self.pack()
        place = self.place()
        inside = place >= CLEARINGS
        near = self.sight.board.forests[place - CLEARINGS] if inside else PLACES[self.sight.board.paths[place]]
        found = 0
        for other in near:
            if other < CLEARINGS and self.view.reserved[other] >= NONE and pack.fare(other) <= pack.has(BOOTS):
                found |= 1 << other
        return found

    # -- Daylight ----------------------------------------------------------------------------------------------

    def wander(self) -> int:
        """9.5 Tracks are filled, effects used, then the action that is worth most; at last the walk."""
        for option in self.options:
            if TO_TRACK <= option < TO_SATCHEL:
                return option
        found = self.menu_effect()
        if found != NONE:
            return found
        pack = self.pack()
        found, best = END, ENOUGH
        for option in self.options:
            value = self.act_worth(pack, option)
            if value > best:
                found, best = option, value
        if found == END and MOVE in self.options and self.best_walk(self.reachable(), 0)[0] > max(ENOUGH, self.stay()):
            return MOVE
        return found

    def stay(self) -> int:
        """9.6.1 What it is worth to be in a forest in the Evening."""
        return self.rest_worth(self.pack()) if self.place() >= CLEARINGS else 0

    def rest_worth(self, pack: Pack) -> int:
        """9.6.1 All items are repaired, and refreshed."""
        hurt = pack.all_damaged()
        return REPAIRED * hurt if hurt > 1 else 0

    def act_worth(self, pack: Pack, option: int) -> int:
        """9.5.2 to 9.5.9 What an action brings here."""
        if is_with_card(option) and AID <= word_in(option) < AID + len(AIDED):
            return self.aid_worth(pack, word_in(option) - AID, card_in(option))
        if QUEST_WORD <= option < QUEST_WORD + len(QUESTS):
            return pack.quest_worth(option - QUEST_WORD)
        if is_card(option):
            crafts = BIT[option] & self.view.hand and not self.is_dominance(option)
            return craft_worth(self.sight, option) - 15 if crafts else 0
        if option == EXPLORE:
            return pack.ruin_at(self.place())
        if option == BATTLE:
            return pack.battles_at(self.place())[0]
        if option == STRIKE:
            return pack.strike_at(self.place())[0]
        if option == REPAIR:
            return 45 if pack.all_damaged() else 0
        return self.special_worth(pack, option)

    def is_dominance(self, card: int) -> bool:
        return craft_worth(self.sight, card) == 0

    def aid_worth(self, pack: Pack, letter: int, card: int) -> int:
        """9.5.4 To whom, with which card: the cheaper the card, the better."""
        cards = size_of(self.view.hand & MATCHING[self.view.suits[self.place()]])
        for seat in range(self.sight.seats):
            if self.view.factions[seat][1] == AIDED[letter]:
                return pack.aid_worth(seat, cards, pack.all_ready()) - hand_worth(self.sight, card, self.crafters())
        return 0

    def special_worth(self, pack: Pack, option: int) -> int:
        """9.5.9 A torch for the special action, when no ruin needs it."""
        torch = 70 if self.view.ruins and pack.has(TORCH) < 2 else 10
        if option == STEAL:
            return 75 - torch
        if option == DAY_LABOR:
            return 80 - torch
        if option == HIDEOUT:
            return 30 * min(3, pack.all_damaged()) - 10 if pack.all_damaged() > 1 else 0
        if option == INSTIGATE:
            return self.quarrel()[0] - torch
        if option == SCORCHED_EARTH:
            return self.ashes() - 150
        return 0

    def quarrel(self) -> tuple[int, int]:
        """CHAR.vagrant What two others lose who are made to fight: its worth, and who attacks."""
        s, place = self.sight, self.place()
        best, found = 0, self.options[0] - SEAT
        for one in range(s.seats):
            for other in range(s.seats):
                if self.me not in (one, other) and one != other and s.warriors(one, place) and s.present(other, place):
                    fell, lost, back, more = losses(s, one, other, place, s.warriors(one, place))
                    value = lost * prey_worth(s, other) + more * prey_worth(s, one) + (fell + back) * FOE_WARRIOR
                    if value // SIXTEEN > best:
                        best, found = value // SIXTEEN, one
        return best, found

    def ashes(self) -> int:
        """CHAR.scoundrel All that burns in his clearing."""
        found = 0
        for seat in range(self.sight.seats):
            if self.sight.enemies(seat) and self.place() < CLEARINGS:
                at = seat * CLEARINGS + self.place()
                found += self.sight.pieces[at] * prey_worth(self.sight, seat) + self.view.warriors[at] * FOE_WARRIOR
        return found
