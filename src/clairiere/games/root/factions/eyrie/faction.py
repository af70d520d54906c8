"""Chapter 7.1, the Eyrie Dynasties as a faction: their phases."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from .....core.ask import Ask
from .....core.illegal import Facts
from ...faction import Faction, Verdict, register_faction
from ...state.state import Root
from ...state.terms import CODE, COUNT12, DAYLIGHT, NONE
from .birdsong import EyrieBirdsong, EyrieEvening
from .board import COLUMN_WORDS, LEADER_WORD, LEADERS, ROOSTS, VIZIER, EyrieBoard
from .daylight import Decree, EyrieDaylight, Turmoil
from .refusals import refuse
from .setup import EyrieSetup

if TYPE_CHECKING:
    from ...words.schema import RootTarget
    from . import schema

COLUMN_CLAUSES: Final = ("7.5.2.I", "7.5.2.II", "7.5.2.III", "7.5.2.IV")


@final
class Eyrie(EyrieBoard):
    """7.1 They score by roosts each Evening, and carry out an ever growing Decree."""

    def copy(self) -> Faction:
        other = Eyrie()
        self.twin(other)
        other.leader = self.leader
        other.set_aside = self.set_aside
        other.columns = self.columns.copy()
        other.viziers = self.viziers
        other.added = self.added
        other.added_bird = self.added_bird
        other.order = self.order.copy()
        other.plundered = self.plundered
        return other

    def set_up(self, r: Root) -> None:
        """7.3 Steps 1 to 5."""
        r.push(EyrieSetup(self.seat))

    def is_ready(self, r: Root) -> bool:
        """7.3.3 They have a leader; 7.7.3 or are to choose another."""
        return self.leader != NONE or isinstance(r.step, Turmoil)

    def birdsong(self, r: Root) -> None:
        """7.4 Orders, Decree, new roost."""
        r.push(EyrieBirdsong(self.seat))

    def daylight(self, r: Root) -> None:
        """7.5 Craft, then the Decree."""
        r.push(EyrieDaylight(self.seat))

    def evening(self, r: Root) -> None:
        """7.6 Score, then draw and discard."""
        r.push(EyrieEvening(self.seat))

    def sees(self, r: Root, viewer: int) -> schema.EyrieBoard:
        """1.2 Nothing on their board is hidden: the Decree lies open, and what of it is left in Daylight (7.5.2), at
        other times all of it."""
        done = self.order if r.turn == self.seat and r.phase == DAYLIGHT else []
        if any([isinstance(step, Decree) and step.is_acting for step in r.stack]):
            done = done[:-1]
        return {
            "faction": "eyrie",
            "leader": LEADERS[self.leader] if self.leader != NONE else "",
            "set_aside": [LEADERS[i] for i in range(4) if self.set_aside >> i & 1],
            "decree": self.decree_but([]),
            "left": self.decree_but(done),
            "added": self.added,
            "added_bird": self.added_bird,
            "resolved": self.write_resolved(),
            "plundered": self.plundered,
            "roosts": ROOSTS - COUNT12[self.roosts(r)],
            "turmoil": isinstance(r.step, Turmoil),
        }

    def decree_but(self, done: list[int]) -> schema.DecreeView:
        """7.4.2 The Decree by columns, without what was carried out."""
        left = [self.still_to_do(column, done) for column in range(4)]
        recruit, move, battle, build = [["vizier" if card == VIZIER else CODE[card] for card in one] for one in left]
        return {"recruit": recruit, "move": move, "battle": battle, "build": build}

    def target(self, r: Root, word: int, card: int) -> RootTarget | None:
        """7.3.3 A leader, 7.3.4 a vizier among the cards of the Decree."""
        if LEADER_WORD <= word < LEADER_WORD + len(LEADERS):
            return {"kind": "role", "role": LEADERS[word - LEADER_WORD]}
        return {"kind": "card", "card": "vizier"} if word == VIZIER else None

    def ask_facts(self, r: Root, ask: Ask) -> Facts:
        """7.7 Whether another leader is chosen because of turmoil, and whether the card is known that brought it."""
        step = r.step
        return {"turmoil": "no" if not isinstance(step, Turmoil) else "yes" if step.subject(r) else "some"}

    def clause_of(self, about: str, word: int) -> str:
        """7.8 The leaders, 7.3.4 their viziers, 7.5.2 the columns of the Decree."""
        if word == VIZIER:
            return "7.3.4"
        if LEADER_WORD <= word < LEADER_WORD + len(LEADERS):
            return f"7.8.{word - LEADER_WORD + 1}"
        return COLUMN_CLAUSES[COLUMN_WORDS.index(word)] if about == "column" and word in COLUMN_WORDS else ""

    def refuse(self, r: Root, ask: Ask, choice: int) -> Verdict | None:
        """7.3 to 7.7 By their chapter."""
        return refuse(r, self, ask, choice)


register_faction(Eyrie())
