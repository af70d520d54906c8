"""Chapter 4.2, moving: warriors from one clearing to an adjacent one, ruling one of the two."""

from __future__ import annotations

from typing import Final, final

from ...core.ask import NO_ANSWER
from ...core.state import Step
from .choices import CLEARING, CLEARING_OPTIONS, NUMBER, NUMBER_OPTIONS, PASS
from .reactions import Reactions
from .state import kinds
from .state.rule import ruled_clearings
from .state.state import Root, RootStep
from .state.steps import known_step
from .state.terms import CLEARINGS, NONE, PLACES

EVERYWHERE: Final = (1 << CLEARINGS) - 1


def targets(r: Root, seat: int, origin: int, rules: int) -> int:
    """4.2 The clearings to which warriors may go from one, as bits; `rules` are the clearings that their owner rules:
    4.2.1 origin, destination or both, unless his faction says otherwise."""
    near = r.ways[seat][origin] & ~r.burnt
    if rules >> origin & 1:
        return near
    places = near & rules
    faction = r.factions[seat]
    if faction.moves_freely:
        for target in PLACES[near & ~places]:
            if not faction.needs_rule(r, origin, target):
                places |= 1 << target
    return places


def origins(r: Root, seat: int, within: int) -> int:
    """4.2 The clearings from which a player may move warriors, among some."""
    rules = ruled_clearings(r, seat)
    warriors = r.warriors
    places = 0
    for origin in PLACES[within]:
        if warriors[seat * CLEARINGS + origin] and targets(r, seat, origin, rules):
            places |= 1 << origin
    return places


def may_move(r: Root, seat: int) -> bool:
    """4.2 Whether a player may move warriors anywhere."""
    rules = ruled_clearings(r, seat)
    warriors = r.warriors
    return any(
        warriors[seat * CLEARINGS + origin] and targets(r, seat, origin, rules) for origin in range(CLEARINGS)
    )  # fmt: skip


@final
class Move(RootStep):
    """4.2 A move: from where, to where, how many; 4.2.2 the same warriors may move again. `optional`: it may be passed
    up."""

    __slots__ = ("count", "optional", "origin", "seat", "target", "within")

    def __init__(self, seat: int, within: int, optional: int, origin: int = NONE, target: int = NONE) -> None:
        super().__init__()
        self.seat = seat
        self.within = within  # the clearings from which the move must start
        self.optional = optional
        self.origin = origin
        self.target = target

    def play(self, r: Root, answer: int) -> None:
        # fmt: off
        match self.climb():
            case 0: self.must_choose_origin(r)         # 4.2
            case 1: self.choose_origin(r, answer)
            case 2: self.must_choose_target(r)         # 4.2.1
            case 3: self.choose_target(r, answer)
            case 4: self.must_choose_count(r)
            case 5: self.go(r, answer)
            case _: r.done()

    def must_choose_origin(self, r: Root) -> None:
        """4.2 A clearing with own warriors that can leave it."""
        options = CLEARING_OPTIONS[origins(r, self.seat, self.within)]
        if self.optional and options:
            r.ask(self.seat, "from", (*options, PASS), "4.2")
        elif options:
            r.ask(self.seat, "from", options, "4.2")

    def choose_origin(self, r: Root, answer: int) -> None:
        """4.2 Where the move starts; nothing can be done, or is done, without warriors that can move."""
        if answer in (PASS, NO_ANSWER):
            r.done()
        else:
            self.origin = answer - CLEARING

    def must_choose_target(self, r: Root) -> None:
        """4.2.1 An adjacent clearing; origin or destination is ruled, before the warriors move."""
        r.ask(
            self.seat,
            "to",
            CLEARING_OPTIONS[targets(r, self.seat, self.origin, ruled_clearings(r, self.seat))],
            "4.2.1",
        )

    def choose_target(self, r: Root, answer: int) -> None:
        """4.2 Where the move ends."""
        self.target = answer - CLEARING

    def must_choose_count(self, r: Root) -> None:
        """4.2 One or more warriors of that one clearing."""
        held = r.warriors[self.seat * CLEARINGS + self.origin]
        if held > 1:
            r.ask(self.seat, "count", NUMBER_OPTIONS[held], "4.2")

    def go(self, r: Root, answer: int) -> None:
        """4.2 The warriors move, and factions that watch moves react."""
        count = 1 if answer == NO_ANSWER else answer - NUMBER
        r.move_warriors(self.seat, self.origin, self.target, count, self.seat, "4.2")
        if r.reactions:
            r.push(Reactions())

    def subject(self, r: Root) -> dict[str, int]:
        """4.2 Where the move starts, and where it leads."""
        if self.at > 4:
            return {"origin": self.origin, "clearing": self.target}
        return {"origin": self.origin} if self.at > 2 else {}

    def stands(self, r: Root) -> bool:
        """4.2 The warriors that are about to move are there."""
        return self.at not in (3, 5) or r.warriors[self.seat * CLEARINGS + self.origin] > 0

    def copy(self) -> Step:
        return self.twin(Move(self.seat, self.within, self.optional, self.origin, self.target))


known_step(
    Move,
    {
        "seat": kinds.SEAT,
        "within": kinds.PLACES,
        "optional": kinds.FLAG,
        "origin": kinds.or_none(kinds.CLEARING, 1),
        "target": kinds.or_none(kinds.CLEARING, 3),
    },
    waits=(0, 6),
)
