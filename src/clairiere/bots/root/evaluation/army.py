"""Warriors on the map: the value of a number of warriors in a clearing, and the best battles and moves."""

from __future__ import annotations

from typing import Final, final

from ....games.root.state.terms import BIRD, CLEARINGS, NONE, PLACES, SUIT
from .battle_odds import AMBUSH_HITS, SIXTEEN, BattleOdds, ambush_chance
from .sight import ALLIANCE, MECHANICAL, VAGABOND
from .values import FOE_WARRIOR, OWN_WARRIOR, guard_worth, pieces_worth, prey_worth, threat
from .view_index import ViewIndex, clearing_count

EXPOSED: Final = (60, 38, 22, 13, 8, 5)  # percent of a clearing's pieces at risk, by the warriors that guard them
MOST: Final = 12  # warriors in one clearing above which more make no difference
UNKNOWN: Final = -100000
OUTRAGE: Final = 45  # 8.2.6 a card
TROOP: Final = 3  # MM.12
TROOP_WORTH: Final = 150  # value of breaking one of her troops
TROOP_DENIED: Final = 300  # value of ruling a clearing where she has one
TROOP_TO_COME: Final = 60  # value of a warrior less where she has fewer than a troop
RICH: Final = 4  # points of dividends in a turn from which on the Company is a danger
DIVIDEND: Final = 60  # value of ending each of these points
NEARER: Final = 60  # percent of that value one step away
STEPS: Final = 3  # steps over which it attracts warriors
ITEM_HIT: Final = 20  # value of damaging an item of a Vagabond


@final
class BattleOption:
    """4.3 A battle of this seat against an enemy in a clearing, apart from the number of attackers."""

    __slots__ = ("chance", "each", "enemy", "fell", "lost", "odds", "pawn", "strength", "weight")

    def __init__(self, s: ViewIndex, enemy: int, clearing: int) -> None:
        self.enemy = enemy
        self.odds = BattleOdds(s, s.me, enemy, clearing)
        self.chance = ambush_chance(s, enemy, clearing)
        self.weight = threat(s, enemy)
        self.pawn = s.names[enemy] == VAGABOND
        self.strength = s.strength[enemy * CLEARINGS + clearing] if s.realms[enemy] >> clearing & 1 else NONE
        self.each = pieces_worth(s, s.me, clearing) // self.odds.own if self.odds.own else 0
        self.fell = self.lost = 0
        if not self.pawn:
            self.fell = (
                FOE_WARRIOR * self.weight // 100 + troop_value(s, enemy, clearing) + guard_worth(s, enemy, clearing)
            )
            self.lost = prey_worth(s, enemy) - outrage(s, enemy, clearing)

    def worth(self, force: int, own_warrior: int) -> int:
        """4.3 Return the expected value of attacking with `force` warriors, possible ambushes included."""
        if force <= 0:
            return 0
        sure = self.battle_value(force, own_warrior)
        if not self.chance:
            return sure
        lost = min(AMBUSH_HITS, force) * own_warrior
        left = self.battle_value(force - AMBUSH_HITS, own_warrior) if force > AMBUSH_HITS else 0
        return (sure * (100 - self.chance) + (left - lost) * self.chance) // 100

    def battle_value(self, force: int, own_warrior: int) -> int:
        """4.3.3 Return the expected value of the hits of both sides, without ambushes."""
        fell, lost, own_fell, own_lost = self.odds.losses(force)
        worth = -own_fell * own_warrior - own_lost * (self.each + 30)
        if self.pawn:
            return (worth + (fell + SIXTEEN) * ITEM_HIT * self.weight // 100) // SIXTEEN
        return (worth + fell * self.fell + lost * self.lost) // SIXTEEN


def troop_value(s: ViewIndex, defender: int, clearing: int) -> int:
    """MM.12 Return the extra value of removing a warrior of the faction that scores for ruling troops of three."""
    if s.names[defender] != MECHANICAL or s.ruler(clearing) != defender:
        return 0
    count = s.warriors(defender, clearing)
    return TROOP_WORTH // (count - TROOP + 1) if count >= TROOP else TROOP_TO_COME


def troop_sweep_value(s: ViewIndex, clearing: int) -> int:
    """MM.12 Return the extra value of removing all warriors from a clearing: her troop there no longer scores."""
    ruler = s.ruler(clearing)
    if ruler == NONE or s.names[ruler] != MECHANICAL or s.warriors(ruler, clearing) < TROOP:
        return 0
    return TROOP_WORTH


def outrage(s: ViewIndex, defender: int, clearing: int) -> int:
    """8.2.6 Return the cost of the card that is due for removing a sympathy token."""
    return OUTRAGE if s.sympathy(clearing) and s.names[defender] == ALLIANCE else 0


@final
class Army:
    """The warriors of this seat, and the value of each clearing to it."""

    __slots__ = ("eager", "fronts", "guard", "index", "memo", "own_warrior", "reach", "rule")

    def __init__(self, index: ViewIndex) -> None:
        self.index = index
        self.rule = [20] * CLEARINGS  # value of ruling each clearing
        self.guard = [pieces_worth(index, index.me, clearing) for clearing in range(CLEARINGS)]
        self.reach = [0] * CLEARINGS  # value of having any warrior there
        self.eager = 45  # percent of a possible battle's value that counts
        self.own_warrior = OWN_WARRIOR
        self.memo = [UNKNOWN] * (CLEARINGS * (MOST + 1))
        self.fronts: list[list[BattleOption] | None] = [None] * CLEARINGS

    def hold(self, clearing: int, warriors: int) -> int:
        """Return the value of having this many warriors in a clearing."""
        at = clearing * (MOST + 1) + min(warriors, MOST)
        worth = self.memo[at]
        if worth == UNKNOWN:
            worth = self.holding(clearing, min(warriors, MOST))
            self.memo[at] = worth
        return worth

    def holding(self, clearing: int, warriors: int) -> int:
        s = self.index
        here = s.me * CLEARINGS + clearing
        built = s.strength[here] - s.view.warriors[here]
        worth = 4 * min(warriors, 3) + (self.reach[clearing] if warriors else 0)
        if s.would_rule(clearing, warriors + built):
            worth += self.rule[clearing]
            if s.would_rule(clearing, warriors + built - 1):
                worth += self.rule[clearing] // 4
        elif warriors:
            worth += self.rule[clearing] * (warriors + built) // (3 * s.rival(clearing) + 3)
        if self.guard[clearing]:
            share = 100 if s.foes(clearing) else 55 if s.foes_near(clearing) > 1 else 15
            worth -= self.guard[clearing] * EXPOSED[min(warriors, 5)] * share // 10000
        if warriors:
            worth += max(0, self.best_foe(clearing, warriors)[0]) * self.eager // 100
        return worth

    def fronts_at(self, clearing: int) -> list[BattleOption]:
        """4.3 Return the battles that could be fought in a clearing."""
        fronts = self.fronts[clearing]
        if fronts is None:
            s = self.index
            there = [seat for seat in range(s.seats) if s.enemies(seat) and s.present(seat, clearing)]
            fronts = [BattleOption(s, seat, clearing) for seat in there]
            self.fronts[clearing] = fronts
        return fronts

    def best_foe(self, clearing: int, force: int) -> tuple[int, int]:
        """4.3 Return the value of the best battle in a clearing and its enemy; fighting the ruler has extra value."""
        worth, foe = UNKNOWN, NONE
        for front in self.fronts_at(clearing):
            value = front.worth(force, self.own_warrior)
            if front.strength != NONE:
                value += self.rule[clearing] * min(force, 3) // (4 + 2 * front.strength)
            if value > worth:
                worth, foe = value, front.enemy
        return worth, foe

    def best_battle(self, within: int) -> tuple[int, int, int]:
        """4.3 Return the best battle in a set of clearings: its value, clearing and enemy."""
        s = self.index
        worth, place, foe = UNKNOWN, NONE, NONE
        for clearing in PLACES[within]:
            force = s.warriors(s.me, clearing)
            if force:
                value, seat = self.best_foe(clearing, force)
                if seat != NONE and value > worth:
                    worth, place, foe = value, clearing, seat
        return worth, place, foe

    def best_move(self, within: int) -> tuple[int, int, int, int]:
        """4.2 Return the best move from a set of clearings: its value, origin, target and number of warriors."""
        best = (UNKNOWN, NONE, NONE, 0)
        for origin in PLACES[within]:
            if self.index.warriors(self.index.me, origin):
                value = self.best_move_from(origin, self.index.targets(origin))
                if value[0] > best[0]:
                    best = value
        return best

    def best_move_from(self, origin: int, targets: int) -> tuple[int, int, int, int]:
        """4.2 Return the best move from a clearing to a set of targets, in the same form."""
        s = self.index
        best = (UNKNOWN, NONE, NONE, 0)
        held = s.warriors(s.me, origin)
        for target in PLACES[targets]:
            there = s.warriors(s.me, target)
            before = self.hold(origin, held) + self.hold(target, there) + (OUTRAGE if s.sympathy(target) else 0)
            for count in range(1, held + 1):
                if count <= 3 or count >= held - 1:
                    value = self.hold(origin, held - count) + self.hold(target, there + count) - before
                    if value > best[0]:
                        best = (value, origin, target, count)
        return best

    def origins_like(self, targets: int) -> int:
        """Return the clearings whose targets are exactly these. After a move has begun, the question shows its targets
        but not its origin."""
        s = self.index
        close = exact = 0
        for origin in range(CLEARINGS):
            if s.warriors(s.me, origin):
                reach = s.targets(origin)
                if reach == targets:
                    exact |= 1 << origin
                elif targets & ~s.ways[origin] == 0:
                    close |= 1 << origin
        return exact if exact else close

    def least_missed(self, places: int) -> int:
        """Return the clearing where losing a warrior costs least."""
        s = self.index
        place, worth = NONE, UNKNOWN
        for clearing in PLACES[places]:
            held = s.warriors(s.me, clearing)
            value = self.hold(clearing, held - 1) - self.hold(clearing, held)
            if value > worth:
                place, worth = clearing, value
        return place

    def most_wanted(self, places: int, count: int) -> int:
        """Return the clearing where `count` more warriors add the most value."""
        s = self.index
        place, worth = NONE, UNKNOWN
        for clearing in PLACES[places]:
            held = s.warriors(s.me, clearing)
            value = self.hold(clearing, held + count) - self.hold(clearing, held) - held
            if value > worth:
                place, worth = clearing, value
        return place


def contain(s: ViewIndex, army: Army) -> None:
    """MM.12, COOP.2 In a team, raise the value of ruling where the enemy has a troop, so that she does not score."""
    if s.view.coop:
        her = s.names.index(MECHANICAL)
        for clearing in range(CLEARINGS):
            if s.warriors(her, clearing) >= TROOP:
                army.rule[clearing] += TROOP_DENIED


def riches(s: ViewIndex) -> list[int]:
    """11.4.2 Return the value of reaching, or approaching, each trade post of a rich Company, whose funds score every
    turn."""
    drawn = [0] * CLEARINGS
    if s.merchant == NONE or not s.enemies(s.merchant):
        return drawn
    dividends = s.funds(s.merchant) // 2
    if dividends < RICH:
        return drawn
    for clearing in PLACES[s.tokens_of(s.merchant)]:
        drawn[clearing] = DIVIDEND * dividends // (1 + s.warriors(s.merchant, clearing))
    for _ in range(STEPS):
        further = drawn.copy()
        for clearing in range(CLEARINGS):
            for other in PLACES[s.ways[clearing]]:
                further[clearing] = max(further[clearing], drawn[other] * NEARER // 100)
        drawn = further
    return drawn


def raid(s: ViewIndex, army: Army) -> None:
    """11.4.2 Attract warriors to the posts of a rich Company."""
    if s.merchant != NONE:
        drawn = riches(s)
        for clearing in range(CLEARINGS):
            army.reach[clearing] += drawn[clearing]


def lure(s: ViewIndex, army: Army) -> None:
    """Attract warriors to clearings next to valuable ones."""
    drawn = [0] * CLEARINGS
    for clearing in range(CLEARINGS):
        for other in PLACES[s.ways[clearing] & ~s.rules]:
            drawn[clearing] = max(drawn[clearing], army.rule[other] // 6)
    for clearing in range(CLEARINGS):
        further = drawn[clearing]
        for other in PLACES[s.ways[clearing]]:
            further = max(further, drawn[other] // 2)
        army.reach[clearing] += further


def dominate(s: ViewIndex, army: Army) -> None:
    """3.3.1 With an activated dominance card, raise the value of the clearings that it names."""
    card = s.view.dominance[s.me]
    if card == NONE:
        return
    wanted = 0
    if SUIT[card] == BIRD:
        for corner in s.map.corners:
            wanted |= 1 << corner
    else:
        wanted = s.of_suit[SUIT[card]]
    for clearing in PLACES[wanted]:
        army.rule[clearing] += 400 if clearing_count(wanted & s.rules) <= 4 else 250
