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
    SWORD,
    TEA,
    TORCH,
)  # fmt: skip
from ....games.root.state.terms import CLEARINGS, CRAFTABLE, ITEMS, MATCHING, NONE, WIN, cards_of, count_of, size_of
from ..evaluation import boards
from ..evaluation.army import troop_value
from ..evaluation.battle_odds import SIXTEEN, ambush_chance, exchange
from ..evaluation.sight import ALLIANCE, VAGABOND
from ..evaluation.values import craft_worth, guard_worth, hand_worth, payable_soon, point, prey_worth, threat
from ..evaluation.view_index import ViewIndex

DAMAGE: Final = 55  # an item damaged
NEW_ITEM: Final = 130
FELLED: Final = 10  # a warrior of a Hostile faction, besides his point
PEACE: Final = (5, 20, 43, 76)  # what each space is worth to keep, with two swords
PEACE_OF_ONE: Final = (23, 36, 53, 83)  # with one sword
AID_CARD: Final = 35  # the card that it costs
ITEM_WORTH: Final[dict[int, int]] = {
    BOOTS: 90, BAG: 90, CROSSBOW: 80, HAMMER: 95, SWORD: 170, TEA: 160, COINS: 115, TORCH: 150,
}  # fmt: skip


@final
class VagabondOptions:
    """9.2.5 His items, relationships and quests, read once from his board."""

    __slots__ = ("completed", "damaged", "hand", "index", "marks", "me", "quests", "ready", "spent", "swords")

    def __init__(self, index: ViewIndex) -> None:
        self.index = index
        self.me = index.me
        self.ready = index.items(self.me, "track") + index.items(self.me, "satchel")
        self.spent = index.items(self.me, "exhausted")
        self.damaged = index.items(self.me, "damaged") + index.items(self.me, "broken")
        self.swords = count_of(self.ready, SWORD) + count_of(self.spent, SWORD)
        self.hand = index.view.hand
        self.quests = boards.quests(index.view, self.me, "quests")
        self.completed = boards.quests(index.view, self.me, "completed")
        self.marks = [boards.mark(index.view, self.me, seat) for seat in range(index.seats)]

    def has(self, item: int) -> int:
        return count_of(self.ready, item)

    def all_ready(self) -> int:
        count = 0
        for item in range(len(ITEMS)):
            count += count_of(self.ready, item)
        return count

    def all_damaged(self) -> int:
        count = 0
        for item in range(len(ITEMS)):
            count += count_of(self.damaged, item)
        return count

    # -- quests and ruins --------------------------------------------------------------------------------------

    def quest_points(self, quest: int) -> int:
        """9.5.5 A point for each quest of the suit, this one included."""
        for suit in range(3):
            if OF_SUIT[suit] >> quest & 1:
                return 1 + (self.completed & OF_SUIT[suit]).bit_count()
        return 1

    def quest_worth(self, quest: int) -> int:
        return self.quest_points(quest) * point(self.index) + 20

    def quests_at(self, clearing: int, boots: int) -> int:
        """9.5.5 The best quest of a clearing that his items allow, after so many boots are spent."""
        best = 0
        for quest in range(len(QUESTS)):
            if (self.quests & OF_SUIT[self.index.view.suits[clearing]]) >> quest & 1:
                one, two = QUEST_ITEMS[quest]
                first = self.has(one) - (boots if one == BOOTS else 0)
                second = self.has(two) - (boots if two == BOOTS else 0)
                if first > int(one == two) and second > 0:
                    best = max(best, self.quest_worth(quest))
        return best

    def ruin_at(self, clearing: int) -> int:
        """9.5.3 A point and an item; 9.7.1 but nothing, if he has looked and has all that is there."""
        view = self.index.view
        if not view.ruins >> clearing & 1 or not self.has(TORCH) or boards.is_bare(view, self.me, clearing):
            return 0
        return point(self.index) + NEW_ITEM

    # -- battle ------------------------------------------------------------------------------------------------

    def battle_worth(self, seat: int, clearing: int) -> int:
        """4.3, 9.2.9.III.a Pieces removed score, and all of a Hostile faction's; hits damage items."""
        s = self.index
        at = seat * CLEARINGS + clearing
        if s.names[seat] == VAGABOND:
            return -DAMAGE // 2
        guard = s.view.warriors[at]
        bare = guard == 0
        higher = s.names[seat] == ALLIANCE
        fell, lost, hurt, more = exchange(self.swords, guard, s.pieces_at(at), 15, 0, 0, higher, bare)
        hostile = self.marks[seat] == HOSTILE
        infamy = point(s)
        worth = lost * (prey_worth(s, seat) + (infamy if hostile else 0)) - (hurt + more) * DAMAGE
        if s.sympathy(clearing) and higher:
            worth -= lost * 30
        if hostile:
            worth += fell * (infamy + FELLED)
        else:
            worth += max(0, fell - SIXTEEN) * infamy - min(fell, SIXTEEN) * self.peace(seat)
        worth += fell * (troop_value(s, seat, clearing) + guard_worth(s, seat, clearing))
        return (worth - ambush_chance(s, seat, clearing) * 2 * DAMAGE * SIXTEEN // 100) // SIXTEEN

    def peace(self, seat: int) -> int:
        """9.2.9.III What it costs to become Hostile: aid that will not score, boots for every step."""
        mark = self.marks[seat]
        if mark > ALLIED:
            return 0
        return PEACE[mark] if self.swords > 1 else PEACE_OF_ONE[mark]

    def battles_at(self, clearing: int) -> tuple[int, int]:
        """4.3 The best battle in a clearing, with a sword to exhaust: its worth, and against whom."""
        best, foe = -10000, NONE
        for seat in range(self.index.seats):
            if self.index.enemies(seat) and self.index.present(seat, clearing):
                value = self.battle_worth(seat, clearing)
                if value > best:
                    best, foe = value, seat
        return best, foe

    def strike_at(self, clearing: int) -> tuple[int, int]:
        """9.5.6 A building or token that no warrior guards; or a warrior of somebody who is Hostile anyway."""
        s = self.index
        best, foe = 0, NONE
        for seat in range(s.seats):
            at = seat * CLEARINGS + clearing
            if not s.enemies(seat):
                continue
            value = prey_worth(s, seat) if s.pieces_at(at) and not s.view.warriors[at] else 0
            if s.view.warriors[at] and self.marks[seat] == HOSTILE:
                value = (
                    18 + (40 if s.view.warriors[at] == 1 and s.pieces_at(at) else 0) + troop_value(s, seat, clearing)
                )
            if value > best:
                best, foe = value, seat
        return best, foe

    # -- aid ---------------------------------------------------------------------------------------------------

    def aid_worth(self, seat: int, cards: int, items: int) -> int:
        """9.5.4 The points of a marker that moves, or of an ally, and an item that he may take."""
        s = self.index
        worth = self.gift_of(seat)
        mark = self.marks[seat]
        if mark == ALLIED:
            worth += ALLY_POINTS * point(s)
        elif mark < ALLIED:
            need = AID_COST[mark] - boards.aids(s.view, self.me, seat)
            if need <= min(cards, items):
                worth += SPACE_POINTS[mark] * point(s) // max(1, need) + 15
        if s.view.score[seat] >= WIN - 4:
            worth -= 60
        return worth - 15 * threat(s, seat) // 100

    def gift_of(self, seat: int) -> int:
        """9.5.4 The best item that a player has crafted."""
        best = 0
        for item in range(len(ITEMS)):
            if count_of(self.index.view.items[seat], item):
                best = max(best, ITEM_WORTH[item])
        return best

    def aids_at(self, clearing: int, boots: int) -> int:
        """9.5.4 The best aid in a clearing, the card that it costs taken off."""
        s = self.index
        cards = self.hand & MATCHING[s.view.suits[clearing]]
        items = self.all_ready() - boots
        if not cards or items <= 0:
            return 0
        best = 0
        for seat in range(s.seats):
            if seat != self.me and s.present(seat, clearing) and self.marks[seat] != NO_MARKER:
                best = max(best, self.aid_worth(seat, size_of(cards), items) - AID_CARD)
        return best

    # -- all of it ---------------------------------------------------------------------------------------------

    def crafts_at(self, clearing: int) -> int:
        """9.5.8 The best card that his hammers craft in a clearing."""
        hammers = self.has(HAMMER)
        if not hammers:
            return 0
        crafters = [0, 0, 0]
        crafters[self.index.view.suits[clearing]] = hammers
        best = 0
        for card in cards_of(self.hand & CRAFTABLE):
            if payable_soon(self.index, card, (crafters[0], crafters[1], crafters[2])):
                best = max(best, craft_worth(self.index, card))
        return best

    def potential(self, clearing: int, boots: int) -> int:
        """What a clearing offers to who comes with his items, less so many boots."""
        values = [self.ruin_at(clearing), self.quests_at(clearing, boots), self.crafts_at(clearing)]
        values.append(self.aids_at(clearing, boots))
        if self.has(SWORD):
            values.append(max(0, self.battles_at(clearing)[0]))
        if self.has(CROSSBOW):
            values.append(self.strike_at(clearing)[0])
        return sum(values)

    def fare(self, clearing: int) -> int:
        """9.5.1, 9.2.9.III.b The boots that a step into a clearing costs."""
        s = self.index
        for seat in range(s.seats):
            if self.marks[seat] == HOSTILE and s.warriors(seat, clearing):
                return 2
        return 1

    def cheapest(self, cards: int) -> int:
        """A card to give away: the one that is worth least to him."""
        crafters = (self.has(HAMMER), self.has(HAMMER), self.has(HAMMER))
        cheapest, worth = NONE, 0
        for card in cards_of(cards):
            value = hand_worth(self.index, card, crafters)
            if cheapest == NONE or value < worth:
                cheapest, worth = card, value
        return cheapest
