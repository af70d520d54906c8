"""Chapter 4.3.3, hits: what a side of a battle loses."""

from __future__ import annotations

from typing import final

from ...core.state import Step
from .state import kinds
from .state.state import Root, RootStep
from .state.steps import known_step
from .state.terms import CLEARINGS, NONE, count_of, total_of


@final
class TakeHits(RootStep):
    """4.3.3 A player loses a piece for each hit: all warriors before any building or token, then as he likes."""

    __slots__ = ("by", "hits", "seat")

    def __init__(self, seat: int, hits: int, by: int) -> None:
        super().__init__()
        self.seat = seat
        self.hits = hits
        self.by = by

    def play(self, r: Root, answer: int) -> None:
        # fmt: off
        match self.climb():
            case 0: self.lose_warriors(r)              # 4.3.3
            case 1: self.must_choose(r)                # 4.3.3
            case _: self.lose_piece(r, answer)

    def lose_warriors(self, r: Root) -> None:
        """4.3.3 Warriors first."""
        count = min(self.hits, r.warriors[self.seat * CLEARINGS + r.battle.clearing])
        if count:
            self.hits -= count
            r.remove_warriors(self.seat, r.battle.clearing, count, self.by, "4.3.3")
        self.lose_the_rest(r)

    def lose_the_rest(self, r: Root) -> None:
        """4.3.3 When hits are left for every piece, or pieces are all alike, nothing is to be chosen."""
        at = self.seat * CLEARINGS + r.battle.clearing
        left = total_of(r.buildings[at]) + total_of(r.tokens[at])
        kinds = self.pieces(r)
        if not self.hits or not left:
            r.done()
        elif left <= self.hits or len(kinds) == 1:
            self.hits -= 1
            self.remove(r, kinds[0])
            self.lose_the_rest(r)

    def pieces(self, r: Root) -> list[int]:
        """4.3.3 The kinds of buildings and tokens that can be lost, as choices."""
        at = self.seat * CLEARINGS + r.battle.clearing
        sheet = r.factions[self.seat].sheet
        buildings = [sheet.buildings[kind] for kind in range(len(sheet.buildings)) if count_of(r.buildings[at], kind)]
        return buildings + [sheet.tokens[kind] for kind in range(len(sheet.tokens)) if count_of(r.tokens[at], kind)]

    def must_choose(self, r: Root) -> None:
        """4.3.3 The owner chooses; CHAR.vagrant unless somebody else set them on."""
        chooser = self.seat if r.battle.instigator == NONE else r.battle.instigator
        r.ask(chooser, "hit", tuple(self.pieces(r)), "4.3.3")

    def lose_piece(self, r: Root, answer: int) -> None:
        """4.3.3 A building or token is lost, 3.2.1 which scores for the enemy."""
        self.at = 1
        self.hits -= 1
        self.remove(r, answer)
        self.lose_the_rest(r)

    def remove(self, r: Root, piece: int) -> None:
        """4.3.3 One piece of a kind leaves the map."""
        sheet = r.factions[self.seat].sheet
        if piece in sheet.buildings:
            r.remove_building(self.seat, r.battle.clearing, sheet.buildings.index(piece), self.by, "4.3.3")
        else:
            r.remove_token(self.seat, r.battle.clearing, sheet.tokens.index(piece), self.by, "4.3.3")

    def subject(self, r: Root) -> dict[str, int]:
        """4.3.3 Whose pieces, how many of them, and who removes them."""
        return {"other": self.seat, "count": self.hits, "by": self.by}

    def stands(self, r: Root) -> bool:
        """4.3.3 In a battle, of which hits are left."""
        return r.in_battle() and self.hits > 0

    def copy(self) -> Step:
        return self.twin(TakeHits(self.seat, self.hits, self.by))


known_step(TakeHits, {"seat": kinds.SEAT, "hits": kinds.COUNT, "by": kinds.SEAT}, waits=(0,))
