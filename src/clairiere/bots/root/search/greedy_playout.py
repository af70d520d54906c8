"""Playouts of Root: the greedy player answers for all seats of a world."""

from __future__ import annotations

from typing import Final, final

from ....core.ask import NATURE, Ask
from ....core.nature import Rng
from ....games.root.faction import Faction
from ....games.root.state.state import Root
from ..evaluation.army import Army
from ..evaluation.sight import FactionSeats, seats_of_factions, seen_in
from ..evaluation.view_index import ViewIndex
from ..factions.brain import Brain
from ..greedy import brain_of

ANSWERS: Final = 1500  # most answers in one playout: more than any round takes
NOTHING: Final[frozenset[str]] = frozenset()
ACTS: Final = frozenset(("daylight", "operation"))  # questions that begin an act
TOLD_AFTER: Final = {  # questions about details of an act, and the questions after which nothing has changed on the map
    "from": ACTS, "battlefield": ACTS, "to": frozenset(("from",)), "count": frozenset(("from", "to")),
    "defender": frozenset(("battlefield",)),
}  # fmt: skip  # after "resolve" the table may have changed: a card of the Decree that leaves no choice is carried out


def brain_for(r: Root, ask: Ask) -> Brain:
    """Return the greedy player's brain for a question in a world."""
    return brain_of(ViewIndex(seen_in(r, ask.seat)), ask)


def greedy_choice(r: Root, ask: Ask) -> int:
    """Return the greedy player's choice."""
    return ask.options[0] if len(ask.options) == 1 else brain_for(r, ask).choose()


@final
class GreedyPlayer:
    """The greedy player for all seats of one world. While consecutive questions describe one move or battle, nothing
    changes on the map, so the index and the army plan are reused."""

    __slots__ = ("about", "army", "cast", "factions", "index", "seat")

    def __init__(self) -> None:
        self.index: ViewIndex | None = None
        self.army: Army | None = None
        self.cast: FactionSeats | None = None
        self.factions: list[Faction] = []  # the factions that `cast` was made for
        self.seat = NATURE
        self.about = ""

    def choice(self, r: Root, ask: Ask) -> int:
        """Return the same as `greedy_choice`. Every question of the playout must pass through here."""
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

    def cast_in(self, r: Root) -> FactionSeats:
        """5.1.1 Return the cast; dealing the seats replaces the list of factions, so the cast is made again."""
        if self.cast is None or self.factions is not r.factions:
            self.cast = seats_of_factions(r)
            self.factions = r.factions
        return self.cast

    def interrupt(self) -> None:
        """Forget the reused index, because an answer of NATURE or of the search has changed the table."""
        self.seat = NATURE


def play_greedily(r: Root, turns: int, dice: Rng, draws: Rng) -> None:
    """Play all seats greedily until turn number `turns` begins. Dice and draws have separate generators, so that one
    more battle does not change the draws after it."""
    player = GreedyPlayer()
    for _ in range(ANSWERS):
        if not r.open or r.turns >= turns:
            break
        ask = r.open[0]
        if ask.seat == NATURE:
            r.accept(ask, (dice if ask.about == "dice" else draws).pick(ask.options))
            player.interrupt()
        else:
            r.accept(ask, player.choice(r, ask))
