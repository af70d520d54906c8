"""Chapter 9.1, the Vagabond as a faction: his phases, his battles, his dominance cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from .....core.ask import Ask
from .....core.form import Form
from .....core.illegal import Facts, Word
from .....core.nature import Rng
from ...choices import BATTLE, MOVE
from ...faction import Faction, Verdict, register_faction
from ...position.cards import CardsRead
from ...state.state import Root
from ...state.terms import ITEMS, NONE
from ...victory import put_in_play
from .birdsong import VagabondBirdsong, VagabondEvening, all_of
from .board import VagabondBoard
from .coalition import FEWEST_PLAYERS, Coalition, partners
from .daylight import VagabondDaylight
from .hits import CallAlly, VagabondHits, allies_at_hand
from .paying import PayItems
from .record import check_board, dump_board, find_target, load_board, redeal_relics, view_board
from .refusals import refuse
from .setup import VagabondSetup
from .walk import Walk, within_reach
from .words import (
    AIDED,
    CHARACTER_WORD,
    CHARACTERS,
    EXPLORE,
    QUEST_ITEMS,
    QUEST_WORD,
    QUESTS,
    REPAIR,
    SPECIALS,
    STRIKE,
    TO_SATCHEL,
    TO_TRACK,
)  # fmt: skip

if TYPE_CHECKING:
    from ...words.schema import RootTarget
    from . import schema

CLAUSES: Final = {MOVE: "9.5.1", BATTLE: "9.5.2", EXPLORE: "9.5.3", STRIKE: "9.5.6", REPAIR: "9.5.7"}


@final
class Vagabond(VagabondBoard):
    """9.1 Alone between the camps, he lives by his items."""

    __slots__ = ()

    def copy(self) -> Faction:
        other = Vagabond()
        self.twin(other)
        other.character = self.character
        other.track = self.track
        other.satchel = self.satchel
        other.spent = self.spent
        other.damaged = self.damaged
        other.broken = self.broken
        other.relics = self.relics
        other.marks = self.marks
        other.aids = self.aids
        other.completed = self.completed
        other.item_hits = self.item_hits
        other.ally_hits = self.ally_hits
        other.quest_deck = self.quest_deck
        other.quests = self.quests
        other.hoard = self.hoard
        other.caches = self.caches
        return other

    def set_up(self, r: Root) -> None:
        """9.3 Steps 1 to 6."""
        r.push(VagabondSetup(self.seat))

    def is_ready(self, r: Root) -> bool:
        """9.3.1, 9.3.2 He has a character, and his pawn is somewhere."""
        return NONE not in (self.character, r.pawn[self.seat])

    def birdsong(self, r: Root) -> None:
        """9.4 Refresh and slip."""
        r.push(VagabondBirdsong(self.seat))

    def daylight(self, r: Root) -> None:
        """9.5 Items and what they are for."""
        r.push(VagabondDaylight(self.seat))

    def evening(self, r: Root) -> None:
        """9.6 Rest, draw, discard, item limit."""
        r.push(VagabondEvening(self.seat))

    def prepare_attack(self, r: Root) -> None:
        """9.2.9.II.c With an ally, if there is one."""
        if allies_at_hand(r, self):
            r.push(CallAlly(self.seat))

    def take_hits(self, r: Root, hits: int, by: int) -> None:
        """9.2.7 Items are damaged."""
        r.push(VagabondHits(self.seat, hits, by))

    def may_activate(self, r: Root) -> bool:
        """9.2.8 With four players or more, for a coalition only (RUL.18)."""
        return r.seats >= FEWEST_PLAYERS and super().may_activate(r) and len(partners(r, self.seat)) > 0

    def may_join(self, r: Root) -> bool:
        """9.2.8 With four players or more."""
        return r.seats >= FEWEST_PLAYERS

    def activate_dominance(self, r: Root, card: int) -> None:
        """9.2.8 His marker leaves the track, and he joins somebody."""
        put_in_play(r, self.seat, card)
        r.push(Coalition(self.seat))

    def has_free_move(self, r: Root) -> bool:
        """CARD.cobbler Any adjacent clearing; 9.2.9.III.b with a boot for one with Hostile warriors."""
        return within_reach(r, self, 1) != 0

    def free_move(self, r: Root) -> None:
        """CARD.cobbler Without a boot."""
        r.push(Walk(self.seat, 1))

    def purse(self, r: Root) -> int:
        """11.2.6.III He pays with items that are face up."""
        return all_of(self.track) + all_of(self.satchel)

    def pay_merchant(self, r: Root, count: int) -> None:
        """11.2.6.III One item for each warrior of the price."""
        r.push(PayItems(self.seat, count))

    def clause_of(self, about: str, word: int) -> str:
        """9.5 His actions, 9.5.9 that of his character among them; CHAR.* the characters."""
        if CHARACTER_WORD <= word < CHARACTER_WORD + len(CHARACTERS):
            return f"CHAR.{CHARACTERS[word - CHARACTER_WORD]}"
        if word in SPECIALS.values():
            return f"CHAR.{CHARACTERS[self.character]}"
        if word in AIDED or QUEST_WORD <= word < QUEST_WORD + len(QUESTS):
            return "9.5.4" if word in AIDED else "9.5.5"
        return "9.2.5.III" if TO_TRACK <= word < TO_SATCHEL + 3 else CLAUSES.get(word, "")

    def ask_facts(self, r: Root, ask: Ask) -> Facts:
        """9.2.5.III Whether an item could go to its track instead of leaving the game."""
        return {"tracks": "yes" if any([TO_TRACK <= option < TO_SATCHEL for option in ask.options]) else "no"}

    def cost_of(self, r: Root, about: str, choice: int) -> tuple[str, Facts] | None:
        """9.5.5 The items of a quest."""
        if not QUEST_WORD <= choice < QUEST_WORD + len(QUESTS):
            return None
        items = [Word(f"root-word-{ITEMS[item]}") for item in QUEST_ITEMS[choice - QUEST_WORD]]
        return "root-cost-items", {"items": items}

    def refuse(self, r: Root, ask: Ask, choice: int) -> Verdict | None:
        """9.3 to 9.6 By his chapter."""
        return refuse(r, self, ask, choice)

    # -- information and positions (record.py) -----------------------------------------------------------------

    def sees(self, r: Root, viewer: int) -> schema.VagabondBoard:
        """1.2 All of his board; 9.3.4 of ruins only what the viewer may know."""
        return view_board(self, r, viewer)

    def target(self, r: Root, word: int, card: int) -> RootTarget | None:
        """9.3.1 A character, 9.5.5 a quest, 9.5.4 Aid, or an item."""
        return find_target(r, word, card)

    def dump(self, r: Root) -> dict[str, object]:
        return dump_board(self, r)

    def load(self, r: Root, form: Form, cards: CardsRead) -> None:
        load_board(self, r, form)

    def check(self, r: Root, form: Form) -> None:
        """9.2.8 Coalitions are for four players, 9.2.1 and he has no Crafted Items box."""
        super().check(r, form)
        check_board(self, r, form)

    def redeal(self, r: Root, viewer: int, rng: Rng) -> None:
        """9.3.4, 9.7.1 Relics under ruins that the viewer has not looked at."""
        redeal_relics(self, r, viewer, rng)


register_faction(Vagabond())
