"""Chapter 9, what a Vagabond can do with his items where he is, or where he could be; in hundredths of a point."""

from __future__ import annotations

from typing import Final, final

from ....games.root.factions.vagabond.words import (
    AID_COST,
    ALLIED,
    ALLY_POINTS,
    BAG,
    BOOTS,
    COINS,
    CROSSBOW,
    HAMMER,
    HOSTILE,
    NO_MARKER,
    OF_SUIT,
    QUEST_ITEMS,
    QUESTS,
    SPACE_POINTS,
    SPACES,
    SWORD,
    TEA,
    TORCH,
)  # fmt: skip
from ....games.root.state.terms import CLEARINGS, CRAFTABLE, ITEMS, MATCHING, NONE, WIN, cards_of, count_of, size_of
from ..evaluation.battle_odds import SIXTEEN, ambush_chance, exchange
from ..evaluation.values import craft_worth, hand_worth, payable_soon, point, prey_worth, threat
from ..evaluation.view_index import ALLIANCE, VAGABOND, Sight

DAMAGE: Final = 55  # an item damaged
NEW_ITEM: Final = 130
ITEM_WORTH: Final[dict[int, int]] = {
    BOOTS: 130, BAG: 90, CROSSBOW: 80, HAMMER: 95, SWORD: 120, TEA: 160, COINS: 115, TORCH: 150,
}  # fmt: skip


@final
class Pack:
    """9.2.5 His items, relationships and quests, read once from his board."""

    __slots__ = ("completed", "damaged", "hand", "marks", "me", "quests", "ready", "sight", "spent", "swords")

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self.me = sight.me
        self.ready = sight.items(self.me, "track") + sight.items(self.me, "satchel")
        self.spent = sight.items(self.me, "exhausted")
        self.damaged = sight.items(self.me, "damaged") + sight.items(self.me, "broken")
        self.swords = count_of(self.ready, SWORD) + count_of(self.spent, SWORD)
        self.hand = sight.view.hand
        self.quests = quest_bits(sight.words(self.me, "quests"))
        self.completed = quest_bits(sight.words(self.me, "completed"))
        self.marks = [self.mark(seat) for seat in range(sight.seats)]

    def mark(self, seat: int) -> int:
        """9.2.9 The space of a player's marker."""
        found = self.sight.view.boards[self.me].get("relations", {})
        letter = self.sight.view.factions[seat][1]
        return SPACES.index(str(found[letter])) if isinstance(found, dict) and letter in found else NO_MARKER

    def aids(self, seat: int) -> int:
        """9.2.9.I.a Aids of this turn that have not moved the marker yet."""
        found = self.sight.view.boards[self.me].get("aids", {})
        letter = self.sight.view.factions[seat][1]
        return int(found[letter]) if isinstance(found, dict) and letter in found else 0

    def has(self, item: int) -> int:
        return count_of(self.ready, item)

    def all_ready(self) -> int:
        found = 0
        for item in range(len(ITEMS)):
            found += count_of(self.ready, item)
        return found

    def all_damaged(self) -> int:
        found = 0
        for item in range(len(ITEMS)):
            found += count_of(self.damaged, item)
        return found

    # -- quests and ruins --------------------------------------------------------------------------------------

    def quest_points(self, quest: int) -> int:
        """9.5.5 A point for each quest of the suit, this one included."""
        for suit in range(3):
            if OF_SUIT[suit] >> quest & 1:
                return 1 + (self.completed & OF_SUIT[suit]).bit_count()
        return 1

    def quest_worth(self, quest: int) -> int:
        return self.quest_points(quest) * point(self.sight) + 20

    def quests_at(self, clearing: int, boots: int) -> int:
        """9.5.5 The best quest of a clearing that his items allow, after so many boots are spent."""
        best = 0
        for quest in range(len(QUESTS)):
            if (self.quests & OF_SUIT[self.sight.view.suits[clearing]]) >> quest & 1:
                one, two = QUEST_ITEMS[quest]
                first = self.has(one) - (boots if one == BOOTS else 0)
                second = self.has(two) - (boots if two == BOOTS else 0)
                if first > int(one == two) and second > 0:
                    best = max(best, self.quest_worth(quest))
        return best

    def ruin_at(self, clearing: int) -> int:
        """9.5.3 A point and an item; 9.7.1 but nothing, if he has looked and has all that is there."""
        if not self.sight.view.ruins >> clearing & 1 or not self.has(TORCH) or self.is_bare(clearing):
            return 0
        return point(self.sight) + NEW_ITEM

    def is_bare(self, clearing: int) -> bool:
        """9.7.1 Whether he knows that a ruin has only such relics as he has already."""
        looked = self.sight.view.boards[self.me].get("looked", {})
        if not isinstance(looked, dict) or str(clearing + 1) not in looked:
            return False
        own = [name.removeprefix("second-") for name in self.sight.words(self.me, "relics")]
        return all([str(name).removeprefix("second-") in own for name in looked[str(clearing + 1)]])

    # -- battle ------------------------------------------------------------------------------------------------

    def battle_worth(self, seat: int, clearing: int) -> int:
        """4.3, 9.2.9.III.a Pieces removed score, and all of a Hostile faction's; hits damage items."""
        s = self.sight
        at = seat * CLEARINGS + clearing
        if s.names[seat] == VAGABOND:
            return -DAMAGE // 2
        guard = s.view.warriors[at]
        bare = guard == 0
        higher = s.names[seat] == ALLIANCE
        fell, lost, hurt, more = exchange(self.swords, guard, s.pieces[at], 15, 0, 0, higher, bare)
        hostile = self.marks[seat] == HOSTILE
        infamy = point(s)
        found = lost * (prey_worth(s, seat) + (infamy if hostile else 0)) - (hurt + more) * DAMAGE
        if s.sympathy(clearing) and higher:
            found -= lost * 30
        if hostile:
            found += fell * (infamy + 10)
        else:
            found += max(0, fell - SIXTEEN) * infamy - min(fell, SIXTEEN) * self.peace(seat)
        return (found - ambush_chance(s, self.me, seat, clearing) * 2 * DAMAGE * SIXTEEN // 100) // SIXTEEN

    def peace(self, seat: int) -> int:
        """9.2.9.III What it costs to become Hostile: aid that will not score, boots for every step."""
        mark = self.marks[seat]
        if mark > ALLIED:
            return 0
        return (15, 60, 130, 230)[mark] if self.swords > 1 else (70, 110, 160, 250)[mark]

    def battles_at(self, clearing: int) -> tuple[int, int]:
        """4.3 The best battle in a clearing, with a sword to exhaust: its worth, and against whom."""
        best, found = -10000, NONE
        for seat in range(self.sight.seats):
            if self.sight.enemies(seat) and self.sight.present(seat, clearing):
                value = self.battle_worth(seat, clearing)
                if value > best:
                    best, found = value, seat
        return best, found

    def strike_at(self, clearing: int) -> tuple[int, int]:
        """9.5.6 A building or token that no warrior guards; or a warrior of somebody who is Hostile anyway."""
        s = self.sight
        best, found = 0, NONE
        for seat in range(s.seats):
            at = seat * CLEARINGS + clearing
            if not s.enemies(seat):
                continue
            value = prey_worth(s, seat) if s.pieces[at] and not s.view.warriors[at] else 0
            if s.view.warriors[at] and self.marks[seat] == HOSTILE:
                value = 18 + (40 if s.view.warriors[at] == 1 and s.pieces[at] else 0)
            if value > best:
                best, found = value, seat
        return best, found

    # -- aid ---------------------------------------------------------------------------------------------------

    def aid_worth(self, seat: int, cards: int, items: int) -> int:
        """9.5.4 The points of a marker that moves, or of an ally, and an item that he may take."""
        s = self.sight
        found = self.gift_of(seat)
        mark = self.marks[seat]
        if mark == ALLIED:
            found += ALLY_POINTS * point(s)
        elif mark < ALLIED:
            need = AID_COST[mark] - self.aids(seat)
            if need <= min(cards, items):
                found += SPACE_POINTS[mark] * point(s) // max(1, need) + 15
        if s.view.score[seat] >= WIN - 4:
            found -= 60
        return found - 15 * threat(s, seat) // 100

    def gift_of(self, seat: int) -> int:
        """9.5.4 The best item that a player has crafted."""
        found = 0
        for item in range(len(ITEMS)):
            if count_of(self.sight.view.items[seat], item):
                found = max(found, ITEM_WORTH[item])
        return found

    def aids_at(self, clearing: int, boots: int) -> int:
        """9.5.4 The best aid in a clearing, the card that it costs taken off."""
        s = self.sight
        cards = self.hand & MATCHING[s.view.suits[clearing]]
        items = self.all_ready() - boots
        if not cards or items <= 0:
            return 0
        best = 0
        for seat in range(s.seats):
            if seat != self.me and s.present(seat, clearing) and self.marks[seat] != NO_MARKER:
                best = max(best, self.aid_worth(seat, size_of(cards), items) - 35)
        return best

    # -- all of it ---------------------------------------------------------------------------------------------

    def crafts_at(self, clearing: int) -> int:
        """9.5.8 The best card that his hammers craft in a clearing."""
        hammers = self.has(HAMMER)
        if not hammers:
            return 0
        crafters = [0, 0, 0]
        crafters[self.sight.view.suits[clearing]] = hammers
        best = 0
        for card in cards_of(self.hand & CRAFTABLE):
            if payable_soon(self.sight, card, (crafters[0], crafters[1], crafters[2])):
                best = max(best, craft_worth(self.sight, card))
        return best

    def potential(self, clearing: int, boots: int) -> int:
        """What a clearing offers to who comes with his items, less so many boots: the best, and half of the rest."""
        found = [self.ruin_at(clearing), self.quests_at(clearing, boots), self.crafts_at(clearing)]
        found.append(self.aids_at(clearing, boots))
        if self.has(SWORD):
            found.append(max(0, self.battles_at(clearing)[0]))
        if self.has(CROSSBOW):
            found.append(self.strike_at(clearing)[0])
        return (sum(found) + max(found)) // 2

    def fare(self, clearing: int) -> int:
        """9.5.1, 9.2.9.III.b The boots that a step into a clearing costs."""
        s = self.sight
        for seat in range(s.seats):
            if self.marks[seat] == HOSTILE and s.warriors(seat, clearing):
                return 2
        return 1

    def cheapest(self, cards: int) -> int:
        """A card to give away: the one that is worth least to him."""
        crafters = (self.has(HAMMER), self.has(HAMMER), self.has(HAMMER))
        found, worth = NONE, 0
        for card in cards_of(cards):
            value = hand_worth(self.sight, card, crafters)
            if found == NONE or value < worth:
                found, worth = card, value
        return found


def quest_bits(names: list[str]) -> int:
    """9.5.5 Quests by their numbers."""
    found = 0
    for name in names:
        found |= 1 << QUESTS.index(name)
    return found
