"""Chapter 6.5.4, the Marquise builds: where her wood reaches, and what it costs."""

from __future__ import annotations

from typing import final

from .....core.ask import NO_ANSWER
from .....core.state import Step
from ...choices import CLEARING, CLEARING_OPTIONS
from ...state import kinds
from ...state.rule import ruled_clearings
from ...state.state import Root, RootStep
from ...state.steps import known_step
from ...state.terms import CLEARINGS, NONE, PLACES, count_of
from .board import BUILDINGS, COSTS, POINTS, TRACK, WOOD, board_of


def linked_clearings(r: Root, seat: int, site: int, rules: int) -> int:
    """6.5.4.II The clearings linked to a site through clearings that she rules, all of them ruled (RUL.11)."""
    ways = r.ways[seat]
    linked = 1 << site
    edge = linked
    while edge:
        grown = 0
        for clearing in PLACES[edge]:
            grown |= ways[clearing]
        edge = grown & rules & ~linked
        linked |= edge
    return linked


def wood_in(r: Root, seat: int, clearings: int) -> int:
    """6.5.4.II The wood in some clearings."""
    wood = 0
    for clearing in PLACES[clearings & r.with_token(seat, WOOD)]:
        wood += r.tokens[seat * CLEARINGS + clearing] >> 4 * WOOD & 15
    return wood


def sites(r: Root, seat: int, cost: int, rules: int) -> int:
    """6.5.4.II The clearings where she can build for so much wood: ruled, with an open slot, linked to the wood."""
    places = 0
    left = open_slots(r, seat, rules)
    while left:
        linked = linked_clearings(r, seat, PLACES[left][0], rules)
        if wood_in(r, seat, linked) >= cost:
            places |= left & linked
        left &= ~linked
    return places


def open_slots(r: Root, seat: int, rules: int) -> int:
    """6.5.4.II Of the clearings that she rules, those with an open slot where she may place pieces."""
    places = 0
    for clearing in PLACES[rules]:
        if r.slots[clearing] and r.may_place(seat, clearing):
            places |= 1 << clearing
    return places


def buildable(r: Root, seat: int, rules: int) -> int:
    """6.5.4 The kinds of building that she can build now, as bits; 6.5.4.I one is left and the wood is there."""
    built = r.on_map(r.buildings, seat)
    kinds = 0
    last, there = NONE, False
    for kind in range(3):
        count = count_of(built, kind)
        if count < TRACK:
            if COSTS[count] != last:
                last = COSTS[count]
                there = sites(r, seat, last, rules) != 0
            if there:
                kinds |= 1 << kind
    return kinds


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
        # fmt: off
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
        kinds = buildable(r, self.seat, ruled_clearings(r, self.seat))
        r.ask(self.seat, "building", tuple([BUILDINGS[kind] for kind in range(3) if kinds >> kind & 1]), "6.5.4.I")

    def choose_kind(self, r: Root, answer: int) -> None:
        """6.5.4.I It costs the wood at the top of its column."""
        self.kind = BUILDINGS.index(answer)
        self.cost = COSTS[board_of(r, self.seat).count_built(r, self.kind)]

    def must_choose_site(self, r: Root) -> None:
        """6.5.4.II A clearing that she rules."""
        places = sites(r, self.seat, self.cost, ruled_clearings(r, self.seat))
        r.ask(self.seat, "site", CLEARING_OPTIONS[places], "6.5.4.II")

    def choose_site(self, r: Root, answer: int) -> None:
        self.site = answer - CLEARING

    def sources(self, r: Root) -> int:
        """6.5.4.II The clearings whose wood can be paid."""
        places = 0
        for clearing in PLACES[linked_clearings(r, self.seat, self.site, ruled_clearings(r, self.seat))]:
            if wood_in(r, self.seat, 1 << clearing):
                places |= 1 << clearing
        return places

    def must_choose_wood(self, r: Root) -> None:
        """6.5.4.II If there is more than is needed, she chooses which."""
        if self.cost:
            places = self.sources(r)
            if len(PLACES[places]) > 1 and wood_in(r, self.seat, places) > self.cost:
                r.ask(self.seat, "pay wood", CLEARING_OPTIONS[places], "6.5.4.II")

    def pay(self, r: Root, answer: int) -> None:
        """6.5.4.II The wood goes back to her supply; 3.2.1 nobody scores for it."""
        if self.cost:
            source = PLACES[self.sources(r)][0] if answer == NO_ANSWER else answer - CLEARING
            r.remove_token(self.seat, source, WOOD, self.seat, "6.5.4.II")
            self.cost -= 1
            self.at = 4

    def build(self, r: Root) -> None:
        """6.5.4.III She scores the points of the space that is uncovered."""
        r.done()
        points = POINTS[self.kind][board_of(r, self.seat).count_built(r, self.kind)]
        r.place_building(self.seat, self.site, self.kind, "6.5.4.III")
        r.gain(self.seat, points, "6.5.4.III")

    def subject(self, r: Root) -> dict[str, int]:
        """6.5.4 What, 6.5.4.II where, and how much wood is still to be paid."""
        if self.at < 3:
            return {}
        subject = {"piece": BUILDINGS[self.kind], "count": self.cost}
        return subject | {"clearing": self.site} if self.at > 4 else subject

    def stands(self, r: Root) -> bool:
        """6.5.4.I One of the kind is left, 6.5.4.II and an open slot for it."""
        left = self.kind == NONE or board_of(r, self.seat).count_built(r, self.kind) < TRACK
        return left and (self.site == NONE or r.slots[self.site] > 0)

    def copy(self) -> Step:
        return self.twin(Build(self.seat, self.kind, self.site, self.cost))


known_step(
    Build,
    {
        "seat": kinds.seat_of("marquise"),
        "kind": kinds.or_none(kinds.up_to(2), 1),
        "site": kinds.or_none(kinds.CLEARING, 3),
        "cost": kinds.COUNT,
    },
    on=("MarquiseDaylight",),
)
