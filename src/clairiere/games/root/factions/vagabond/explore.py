"""Chapters 9.5.3 and 9.7.1, exploring ruins: what lies there is decided when somebody looks."""

from __future__ import annotations

from typing import final

from .....core.ask import NATURE, NO_ANSWER
from .....core.state import Step
from ...choices import PASS
from ...state import kinds
from ...state.state import Root, RootStep
from ...state.steps import known_step
from .board import VagabondBoard, board_of, shared, vagabonds
from .words import RELIC_CHOICES, RELICS


def relics_of(bits: int) -> list[int]:
    """9.3.4 The relics of a set, lowest number first; 4 to 7 are the second of each kind."""
    return [relic for relic in range(8) if bits >> relic & 1]


def cache_at(r: Root, clearing: int) -> tuple[int, int, int]:
    """9.7.1 What is decided of a ruin: the clearing, relics, who has looked at them."""
    for cache in shared(r).caches:
        if cache[0] == clearing:
            return cache
    return (clearing, 0, 0)


def set_cache(r: Root, clearing: int, relics: int, lookers: int) -> None:
    """9.7.1 What lies under a ruin now; nothing more to remember when nothing does."""
    keeper = shared(r)
    others = [cache for cache in keeper.caches if cache[0] != clearing]
    keeper.caches = tuple(sorted(others + ([(clearing, relics, lookers)] if relics else [])))


def to_be_found(r: Root, clearing: int) -> int:
    """9.3.4 One relic under each ruin, 9.7.1 or two less those that were taken; everyone knows how many."""
    _, relics, lookers = cache_at(r, clearing)
    return relics.bit_count() if lookers else vagabonds(r)


def takeable(r: Root, board: VagabondBoard, clearing: int) -> tuple[int, ...]:
    """9.7.1 No relic equal to one that he has."""
    options: list[int] = []
    own = board.relics | board.relics >> 4
    for relic in relics_of(cache_at(r, clearing)[1]):
        if not own >> (relic & 3) & 1:
            own |= 1 << (relic & 3)
            options.append(RELIC_CHOICES[relic])
    return tuple(options)


@final
class Explore(RootStep):
    """9.5.3 The torch is exhausted: he takes a relic under the ruin of his clearing and scores 1 point."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat

    def play(self, r: Root, answer: int) -> None:
        # fmt: off
        match self.climb():
            case 0: self.decide(r)                     # 9.3.4
            case 1: self.lay(r, answer)
            case 2: self.look(r)                       # 9.7.1
            case 3: self.may_take(r)                   # 9.7.1
            case _: self.take(r, answer)               # 9.5.3

    def decide(self, r: Root) -> None:
        """9.3.4 Chance says what has been there all along."""
        _, relics, lookers = cache_at(r, r.pawn[self.seat])
        if not lookers and relics.bit_count() < vagabonds(r):
            left = relics_of(shared(r).hoard)
            r.ask(NATURE, "ruin", tuple([RELIC_CHOICES[relic] for relic in left]), "9.3.4")

    def lay(self, r: Root, answer: int) -> None:
        if answer != NO_ANSWER:
            self.at = 0
            bit = 1 << RELIC_CHOICES.index(answer)
            shared(r).hoard &= ~bit
            set_cache(r, r.pawn[self.seat], cache_at(r, r.pawn[self.seat])[1] | bit, 0)

    def look(self, r: Root) -> None:
        """9.7.1 With two Vagabonds only the explorer sees what is there."""
        clearing, relics, lookers = cache_at(r, r.pawn[self.seat])
        set_cache(r, clearing, relics, lookers | 1 << self.seat)
        if vagabonds(r) > 1 and r.log is not None:
            seen = tuple([RELIC_CHOICES[relic] for relic in relics_of(relics)])
            r.tell("looked", "9.7.1", (self.seat, clearing), seen, 1 << self.seat, True)

    def may_take(self, r: Root) -> None:
        """9.7.1 One of them, or none; the question comes also if there is none, so that it reveals nothing."""
        if vagabonds(r) > 1:
            relics = takeable(r, board_of(r, self.seat), r.pawn[self.seat])
            r.ask(self.seat, "relic", (*relics, PASS), "9.7.1")

    def take(self, r: Root, answer: int) -> None:
        """9.5.3 The relic is shown, stored face up, and scores 1 point; a ruin without any is removed."""
        r.done()
        if answer == PASS:
            return
        board = board_of(r, self.seat)
        clearing, relics, lookers = cache_at(r, r.pawn[self.seat])
        relic = relics_of(relics)[0] if answer == NO_ANSWER else RELIC_CHOICES.index(answer)
        board.relics |= 1 << relic
        set_cache(r, clearing, relics & ~(1 << relic), lookers)
        if r.log is not None:
            r.tell("explores", "9.5.3", (self.seat, clearing), reveals=True)
        board.get(r, RELICS[relic & 3], "9.5.3")
        if relics == 1 << relic:
            r.remove_ruin(clearing, "9.5.3")
        r.gain(self.seat, 1, "9.5.3")

    def stands(self, r: Root) -> bool:
        """9.5.3 He is at a ruin."""
        return r.ruins >> r.pawn[self.seat] & 1 == 1

    def copy(self) -> Step:
        return self.twin(Explore(self.seat))


known_step(Explore, {"seat": kinds.seat_of("vagabond")}, on=("VagabondDaylight",))
