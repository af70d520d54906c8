"""Chapter 6.5, the Marquise's Daylight: she crafts, then takes up to three actions, and more for birds."""

from __future__ import annotations

from typing import final

from .....core.ask import PASS as NOTHING
from .....core.state import Step
from ...battle import Attack, battlefields
from ...choices import (
    BATTLE,
    BUILD,
    CLEARING,
    CLEARING_OPTIONS,
    END,
    RECRUIT,
    card_in,
    is_card,
    is_with_card,
    with_cards,
    word_in,
)  # fmt: skip
from ...craft import Craft, craftable
from ...effects import act_freely, free_acts
from ...move import EVERYWHERE, Move, origins
from ...rule import ruled
from ...state import Root, RootStep
from ...steps import known_step
from ...terms import BIRDS, BIT, CLEARINGS, MATCHING, NONE, PLACES, cards_of, count_of
from .birdsong import Spread
from .board import (
    BUILDINGS,
    COSTS,
    EXTRA,
    MARCH,
    OVERWORK,
    POINTS,
    RECRUITER,
    SAWMILL,
    TRACK,
    WOOD,
    MarquiseBoard,
    board_of,
)  # fmt: skip

CLAUSES = {BATTLE: "6.5.1", MARCH: "6.5.2", RECRUIT: "6.5.3", BUILD: "6.5.4", OVERWORK: "6.5.5"}


@final
class MarquiseDaylight(RootStep):
    """6.5 Craft first; then actions in any order, as often as she likes, three of them."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat

    def play(self, r: Root, answer: int) -> None:
        match self.climb():
            case 0: r.ask(self.seat, "daylight", self.options(r), "6.5")
            case _: self.act(r, answer)

    def options(self, r: Root) -> tuple[int, ...]:
        """6.5 What she may do now: fewer than three actions will do."""
        board = board_of(r, self.seat)
        acts = free_acts(r, self.seat)
        if not board.acted:
            acts += cards_of(craftable(r, self.seat))  # 6.2.1 before the first action
        if board.left:
            return acts + self.actions(r, board) + (END,)
        return acts + with_cards(EXTRA, r.hand[self.seat] & BIRDS) + (END,)  # 2.1.1.II

    def actions(self, r: Root, board: MarquiseBoard) -> tuple[int, ...]:
        """6.5.1 to 6.5.5 The actions that can be taken."""
        found = []
        rules = ruled(r, self.seat)
        if battlefields(r, self.seat, EVERYWHERE):
            found.append(BATTLE)  # 6.5.1
        if origins(r, self.seat, EVERYWHERE):
            found.append(MARCH)  # 6.5.2
        if not board.recruited and r.supply[self.seat] and board.built(r, RECRUITER):
            found.append(RECRUIT)  # 6.5.3
        if buildable(r, self.seat, rules):
            found.append(BUILD)  # 6.5.4
        return tuple(found) + with_cards(OVERWORK, overwork_cards(r, self.seat))  # 6.5.5

    def act(self, r: Root, answer: int) -> None:
        """6.5 One thing after the other, until she ends."""
        self.at = 0
        if answer == END:
            r.done()
        elif is_with_card(answer) and word_in(answer) == EXTRA:
            self.buy_action(r, card_in(answer))
        elif is_with_card(answer) and word_in(answer) == OVERWORK:
            self.use_action(r, OVERWORK)
            r.push(Overwork(self.seat, card_in(answer)))
        elif answer in CLAUSES:
            self.take_action(r, answer)
        elif not is_card(answer):
            act_freely(r, self.seat, answer)
        elif not r.crafted[self.seat] & BIT[answer] and craftable(r, self.seat) & BIT[answer]:
            r.push(Craft(self.seat, answer))
        else:
            act_freely(r, self.seat, answer)

    def take_action(self, r: Root, action: int) -> None:
        """6.5.1 to 6.5.4; 6.5.2 a march is two moves, the second of which may be skipped (RUL.9)."""
        self.use_action(r, action)
        if action == BATTLE:
            r.push(Attack(self.seat, EVERYWHERE, 0))
        elif action == MARCH:
            r.push(Move(self.seat, EVERYWHERE, 1))
            r.push(Move(self.seat, EVERYWHERE, 0))
        elif action == RECRUIT:
            board_of(r, self.seat).recruited = True
            r.push(Spread(self.seat, RECRUITER))
        else:
            r.push(Build(self.seat))

    def use_action(self, r: Root, action: int) -> None:
        """6.5 One action is used, and crafting is over."""
        board = board_of(r, self.seat)
        board.left -= 1
        board.acted = True
        if r.log is not None:
            r.tell("action", CLAUSES[action], (self.seat, action))

    def buy_action(self, r: Root, card: int) -> None:
        """6.5 After the third action, each bird card spent buys one more."""
        r.spend(self.seat, card, "6.5")
        board_of(r, self.seat).left += 1

    def fields(self) -> list[int]:
        return [self.seat]

    def copy(self) -> Step:
        return self.twin(MarquiseDaylight(self.seat))


def joined(r: Root, seat: int, site: int, rules: int) -> int:
    """6.5.4.II The clearings linked to a site through clearings that she rules, all of them ruled (RUL.11)."""
    ways = r.ways[seat]
    found = 1 << site
    edge = found
    while edge:
        grown = 0
        for clearing in PLACES[edge]:
            grown |= ways[clearing]
        edge = grown & rules & ~found
        found |= edge
    return found


def wood_in(r: Root, seat: int, clearings: int) -> int:
    """6.5.4.II The wood in some clearings."""
    found = 0
    for clearing in PLACES[clearings]:
        found += r.tokens[seat * CLEARINGS + clearing] >> 4 * WOOD & 15
    return found


def sites(r: Root, seat: int, cost: int, rules: int) -> int:
    """6.5.4.II The clearings where she can build for so much wood: ruled, with an open slot, linked to the wood."""
    found = 0
    left = open_slots(r, seat, rules)
    while left:
        linked = joined(r, seat, PLACES[left][0], rules)
        if wood_in(r, seat, linked) >= cost:
            found |= left & linked
        left &= ~linked
    return found


def open_slots(r: Root, seat: int, rules: int) -> int:
    """6.5.4.II Of the clearings that she rules, those with an open slot where she may place pieces."""
    found = 0
    for clearing in PLACES[rules]:
        if r.slots[clearing] and r.may_place(seat, clearing):
            found |= 1 << clearing
    return found


def buildable(r: Root, seat: int, rules: int) -> int:
    """6.5.4 The kinds of building that she can build now, as bits; 6.5.4.I one is left and the wood is there."""
    built = r.on_map(r.buildings, seat)
    found = 0
    last, there = NONE, False
    for kind in range(3):
        count = count_of(built, kind)
        if count < TRACK:
            if COSTS[count] != last:
                last = COSTS[count]
                there = sites(r, seat, last, rules) != 0
            if there:
                found |= 1 << kind
    return found


@final
class Build(RootStep):
    """6.5.4 A building: 6.5.4.I which, 6.5.4.II where and with which wood, 6.5.4.III points."""

    __slots__ = ("cost", "kind", "seat", "site")

    def __init__(self, seat: int, kind: int = NONE, site: int = NONE, cost: int = 0) -> None:
        super().__init__()
        self.seat = seat
        self.kind = kind
        self.site = site
        self.cost = cost  # wood still to be paid

    def play(self, r: Root, answer: int) -> None:
        match self.climb():
            case 0: self.must_choose_kind(r)           # 6.5.4.I
            case 1: self.choose_kind(r, answer)
            case 2: self.must_choose_site(r)           # 6.5.4.II
            case 3: self.choose_site(r, answer)
            case 4: self.must_choose_wood(r)           # 6.5.4.II
            case 5: self.pay(r, answer)
            case _: self.build(r)                      # 6.5.4.III

    def must_choose_kind(self, r: Root) -> None:
        """6.5.4.I Sawmill, workshop or recruiter: the leftmost of its track."""
        kinds = buildable(r, self.seat, ruled(r, self.seat))
        r.ask(self.seat, "building", tuple([BUILDINGS[kind] for kind in range(3) if kinds >> kind & 1]), "6.5.4.I")

    def choose_kind(self, r: Root, answer: int) -> None:
        """6.5.4.I It costs the wood at the top of its column."""
        self.kind = BUILDINGS.index(answer)
        self.cost = COSTS[board_of(r, self.seat).built(r, self.kind)]

    def must_choose_site(self, r: Root) -> None:
        """6.5.4.II A clearing that she rules."""
        found = sites(r, self.seat, self.cost, ruled(r, self.seat))
        r.ask(self.seat, "site", CLEARING_OPTIONS[found], "6.5.4.II")

    def choose_site(self, r: Root, answer: int) -> None:
        self.site = answer - CLEARING

    def sources(self, r: Root) -> int:
        """6.5.4.II The clearings whose wood can be paid."""
        found = 0
        for clearing in PLACES[joined(r, self.seat, self.site, ruled(r, self.seat))]:
            if wood_in(r, self.seat, 1 << clearing):
                found |= 1 << clearing
        return found

    def must_choose_wood(self, r: Root) -> None:
        """6.5.4.II If there is more than is needed, she chooses which."""
        if self.cost:
            found = self.sources(r)
            if len(PLACES[found]) > 1 and wood_in(r, self.seat, found) > self.cost:
                r.ask(self.seat, "pay wood", CLEARING_OPTIONS[found], "6.5.4.II")

    def pay(self, r: Root, answer: int) -> None:
        """6.5.4.II The wood goes back to her supply; 3.2.1 nobody scores for it."""
        if self.cost:
            source = PLACES[self.sources(r)][0] if answer == NOTHING else answer - CLEARING
            r.remove_token(self.seat, source, WOOD, self.seat, "6.5.4.II")
            self.cost -= 1
            self.at = 4

    def build(self, r: Root) -> None:
        """6.5.4.III She scores the points of the space that is uncovered."""
        r.done()
        points = POINTS[self.kind][board_of(r, self.seat).built(r, self.kind)]
        r.place_building(self.seat, self.site, self.kind, "6.5.4.III")
        r.gain(self.seat, points, "6.5.4.III")

    def fields(self) -> list[int]:
        return [self.seat, self.kind, self.site, self.cost]

    def copy(self) -> Step:
        return self.twin(Build(self.seat, self.kind, self.site, self.cost))


def overwork_cards(r: Root, seat: int) -> int:
    """6.5.5 The cards that match a clearing with a sawmill, while there is wood in supply."""
    found = 0
    for clearing in PLACES[r.where(r.buildings, seat, SAWMILL)]:
        found |= r.hand[seat] & MATCHING[r.suits[clearing]]
    return found if found and board_of(r, seat).wood_left(r) else 0


@final
class Overwork(RootStep):
    """6.5.5 A card that matches a clearing with a sawmill brings 1 wood there."""

    __slots__ = ("card", "seat")

    def __init__(self, seat: int, card: int) -> None:
        super().__init__()
        self.seat = seat
        self.card = card

    def play(self, r: Root, answer: int) -> None:
        match self.climb():
            case 0: r.spend(self.seat, self.card, "6.5.5")
            case 1: self.must_choose_sawmill(r)        # 6.5.5
            case _: self.place_wood(r, answer)

    def sawmills(self, r: Root) -> int:
        """6.5.5 The clearings with a sawmill that the card matches."""
        found = 0
        for clearing in PLACES[r.where(r.buildings, self.seat, SAWMILL)]:
            if BIT[self.card] & MATCHING[r.suits[clearing]]:
                found |= 1 << clearing
        return found

    def must_choose_sawmill(self, r: Root) -> None:
        found = CLEARING_OPTIONS[self.sawmills(r)]
        if len(found) > 1:
            r.ask(self.seat, "sawmill", found, "6.5.5")

    def place_wood(self, r: Root, answer: int) -> None:
        """6.5.5 One wood."""
        r.done()
        clearing = PLACES[self.sawmills(r)][0] if answer == NOTHING else answer - CLEARING
        r.place_token(self.seat, clearing, WOOD, 1, "6.5.5")

    def fields(self) -> list[int]:
        return [self.seat, self.card]

    def copy(self) -> Step:
        return self.twin(Overwork(self.seat, self.card))


known_step("MarquiseDaylight", 1, lambda f: MarquiseDaylight(f[0]))
known_step("Build", 4, lambda f: Build(f[0], f[1], f[2], f[3]))
known_step("Overwork", 2, lambda f: Overwork(f[0], f[1]))
