"""Chapters 6.2.2, 6.3.2, 6.3.3, the keep and its garrison, for both factions with the Marquise's pieces (MM.7)."""

from __future__ import annotations

from ....core.form import Form
from ..faction import Faction, Sheet
from ..state.state import Root
from ..state.terms import CLEARINGS, NONE, PLACES, replaced


class KeepBoard(Faction):
    """6.2.2 A faction whose keep reserves a clearing."""

    __slots__ = ("keep", "keep_kind")

    def __init__(self, sheet: Sheet, keep_kind: int) -> None:
        super().__init__(sheet)
        self.keep = NONE  # 6.2.2 the clearing of the keep
        self.keep_kind = keep_kind  # among the tokens of its sheet

    def place_keep(self, r: Root, clearing: int) -> None:
        """6.3.2 A token: it takes no slot."""
        r.place_token(self.seat, clearing, self.keep_kind, 1, "6.3.2")
        self.raise_keep(r, clearing)

    def raise_keep(self, r: Root, clearing: int) -> None:
        """6.2.2 While the keep stands in a clearing, only its owner may place pieces there."""
        self.keep = clearing
        r.reserved = replaced(r.reserved, clearing, self.seat)

    def find_keep(self, r: Root) -> None:
        """6.2.2 In a position that is read, the keep stands where its token is."""
        for clearing in PLACES[r.with_token(self.seat, self.keep_kind)]:
            self.raise_keep(r, clearing)

    def check(self, r: Root, form: Form) -> None:
        """6.3.2 The keep stands in a corner."""
        super().check(r, form)
        if self.keep != NONE and self.keep not in r.map.corners:
            where = f"clearings.{self.keep + 1}.{self.letter}"
            raise form.refusal("root-keep-corner", where, {"corners": [place + 1 for place in r.map.corners]}, "6.3.2")

    def garrison(self, r: Root) -> None:
        """6.3.3 One warrior in each clearing but the corner opposite the keep."""
        bare = r.map.opposite[self.keep]
        for clearing in range(CLEARINGS):
            if clearing != bare:
                r.place_warriors(self.seat, clearing, 1, "6.3.3")

    def on_token_lost(self, r: Root, clearing: int, kind: int, by: int) -> None:
        """6.2.2 Once removed, the keep leaves the game, and anyone may place pieces there."""
        if kind == self.keep_kind:
            self.keep = NONE
            r.reserved = replaced(r.reserved, clearing, NONE)
