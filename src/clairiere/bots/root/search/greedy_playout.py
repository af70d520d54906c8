"""The greedy player of all seats of a world, who plays on where a search has tried something."""

from __future__ import annotations

from typing import Final, final

from ....core.ask import NATURE, Ask
from ....core.nature import Rng
from ....games.root.faction import Faction
from ....games.root.state.state import Root
from ..evaluation.army import Army
from ..evaluation.sight import Cast, cast_of, seen_in
from ..evaluation.view_index import ViewIndex
from ..factions.brain import Brain
from ..greedy import brain_of

ANSWERS: Final = 1500  # in one playout: more than any round takes
NOTHING: Final[frozenset[str]] = frozenset()
ACTS: Final = frozenset(("daylight", "operation"))  # questions after which an act is told
TOLD_AFTER: Final = {  # questions that tell more of an act, and those before which nothing changes on the table
    "from": ACTS, "battlefield": ACTS, "to": frozenset(("from",)), "count": frozenset(("from", "to")),
    "defender": frozenset(("battlefield",)),
}  # fmt: skip  # after "resolve" the table may have changed: a card of the Decree that leaves no choice is carried out


def brain_for(r: Root, ask: Ask) -> Brain:
    """The greedy player's brain, for a question in a world."""
    return brain_of(ViewIndex(seen_in(r, ask.seat)), ask)


def greedy_choice(r: Root, ask: Ask) -> int:
    """What the greedy player would do."""
    return ask.options[0] if len(ask.options) == 1 else brain_for(r, ask).choose()


@final
class Greedy:
    """The greedy player of all seats of one world. While a move or a battle is only being told, the table stays as it
    is, and so do its picture of it and what it wants of the clearings."""

    __slots__ = ("about", "army", "cast", "factions", "index", "seat")

    def __init__(self) -> None:
        self.index: ViewIndex | None = None
        self.army: Army | None = None
        self.cast: Cast | None = None
        self.factions: list[Faction] = []  # of whom the cast is
        self.seat = NATURE
        self.about = ""

    def choice(self, r: Root, ask: Ask) -> int:
        """What `greedy_choice` says. It must be asked everything."""
        if ask.seat != self.seat or self.about not in TOLD_AFTER.get(ask.about, NOTHING):
            self.index = None
            self.army = None
        self.seat = ask.seat
        self.about = ask.about
        if len(ask.options) == 1:
            return ask.options[0]
        if self.index is None:
            self.index = ViewIndex(seen_in(r, ask.seat, self.cast_in(r)))
        brain = brain_of(self.index, ask)
        brain.ranks = self.army
        choice = brain.choose()
        self.army = brain.ranks
        return choice

    def cast_in(self, r: Root) -> Cast:
        """5.1.1 Seats are dealt by putting another list of factions in the place of the first."""
        if self.cast is None or self.factions is not r.factions:
            self.cast = cast_of(r)
            self.factions = r.factions
        return self.cast

    def interrupt(self) -> None:
        """Chance has changed the table."""
        self.seat = NATURE


def play_greedily(r: Root, turns: int, dice: Rng, draws: Rng) -> None:
    """Everybody plays greedily until so many turns have begun. Dice have a chance of their own: one battle more does
    not change all draws after it."""
    player = Greedy()
    for _ in range(ANSWERS):
        if not r.open or r.turns >= turns:
            break
        ask = r.open[0]
        if ask.seat == NATURE:
            r.accept(ask, (dice if ask.about == "dice" else draws).pick(ask.options))
            player.interrupt()
        else:
            r.accept(ask, player.choice(r, ask))
