"""The part of a faction that concerns no other: its sheet, set-up and phases, the contents and view of its board.

The hooks by which it changes the general rules are in faction.py.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Mapping, final

from mypy_extensions import mypyc_attr

from ...core.ask import Ask
from ...core.form import Form
from ...core.illegal import Facts
from ...core.nature import Rng
from .drawing import Draw
from .position.cards import CardsRead
from .state.state import HAND_PILE, Root
from .state.terms import NONE

if TYPE_CHECKING:
    from .words.schema import RootTarget

Verdict = tuple[str, str, Facts]  # why a choice is refused: the message after "root-", the clause, its facts


@final
class Sheet:
    """The printed board of a faction: what never changes and all games share."""

    __slots__ = (
        "automaton", "building_limits", "buildings", "chapter", "doubled", "instead_of", "letter", "limit_clause",
        "name", "order", "pawn", "starting_hand", "token_limits", "tokens", "warriors",
    )  # fmt: skip

    def __init__(
        self,
        name: str,
        letter: str,
        order: int,
        chapter: str,
        limit_clause: str,
        warriors: int,
        buildings: tuple[int, ...] = (),
        building_limits: tuple[int, ...] = (),
        tokens: tuple[int, ...] = (),
        token_limits: tuple[int, ...] = (),
        doubled: bool = False,
        starting_hand: int = 3,
        pawn: bool = False,
        automaton: bool = False,
        instead_of: str = "",
    ) -> None:
        self.name = name
        self.letter = letter  # how notation names it
        self.order = order  # 5.1.7 0 for the letter A, and so on
        self.chapter = chapter  # of the law
        self.limit_clause = limit_clause  # that sets its hand limit in Evening
        self.warriors = warriors  # 2.5 the inventory: warriors, then buildings and tokens by kind (words of choices)
        self.buildings = buildings
        self.building_limits = building_limits
        self.tokens = tokens
        self.token_limits = token_limits
        self.doubled = doubled  # 5.1.1 the only faction that may play twice
        self.starting_hand = starting_hand  # 5.1.3
        self.pawn = pawn  # 2.5.4 whether it has one
        self.automaton = automaton  # MM.1 the rules themselves play it: it sits last and is never asked
        self.instead_of = instead_of  # MM.2 the faction whose pieces it uses: never both


@mypyc_attr(allow_interpreted_subclasses=True)
class Chapter:
    """A faction at a seat, by itself. Subclasses add what their board holds beyond pieces and cards of the state."""

    __slots__ = ("letter", "seat", "set_up_first", "sheet")

    def __init__(self, sheet: Sheet) -> None:
        self.sheet = sheet
        self.letter = sheet.letter
        self.seat = NONE
        self.set_up_first = False  # 9.7.2 of two that share a letter, the one that chance chose

    def twin(self, other: Chapter) -> None:
        """The part of `copy` that is the same for all."""
        other.seat = self.seat
        other.letter = self.letter
        other.set_up_first = self.set_up_first

    # -- set-up and turns: each pushes a step of its chapter ------------------------------------------------------

    def sit(self, r: Root, seat: int) -> None:
        """5.1.1 The faction takes its seat: 2.5.1 its warriors are in its supply."""
        self.seat = seat
        r.supply[seat] = self.sheet.warriors

    def extra_cards(self, r: Root) -> int:
        """MM.4 Cards that join the deck when this faction plays."""
        return 0

    def left_out(self, r: Root) -> int:
        """MM.4 Cards that leave the deck when this faction plays."""
        return 0

    def draw_first(self, r: Root) -> None:
        """5.1.3 The starting hand, as a step."""
        r.push(Draw(self.seat, self.sheet.starting_hand, HAND_PILE))

    def set_up_order(self) -> int:
        """5.1.7 By letters; 9.7.2 of two with one letter, the one that chance chose comes first."""
        return 2 * self.sheet.order + (0 if self.set_up_first else 1)

    def set_up(self, r: Root) -> None:
        """5.1.7 The chapter's set-up, as a step."""
        raise NotImplementedError

    def is_ready(self, r: Root) -> bool:
        """5.1.7 Whether the board has all that the set-up gives it, in a position that is read."""
        return True

    def birdsong(self, r: Root) -> None:
        """1.4 The chapter's Birdsong, as a step."""
        raise NotImplementedError

    def daylight(self, r: Root) -> None:
        """1.4 The chapter's Daylight, as a step."""
        raise NotImplementedError

    def evening(self, r: Root) -> None:
        """1.4 The chapter's Evening, as a step."""
        raise NotImplementedError

    def turn_begins(self, r: Root) -> None:
        """1.4 Forget what counts for one turn only."""

    def turn_ends(self, r: Root) -> None:
        """1.4 The turn is over."""

    def has_last_word(self, r: Root) -> bool:
        """4.1.3 Whether effects are offered once more before Birdsong or Daylight ends: no, if the last question of the
        phase offers them anyway, or nothing happens in it that they depend on."""
        return True

    # -- information, positions, words ---------------------------------------------------------------------------------

    def sees(self, r: Root, viewer: int) -> Mapping[str, object]:
        """1.2 What a viewer may see of this board, as plain values; by allow-list. The faction's `schema.py`
        declares their type."""
        return {"faction": self.sheet.name}

    def target(self, r: Root, word: int, card: int) -> RootTarget | None:
        """Return the target of one of its own words, with the card that pays for it or NONE; None if the general rules
        know it."""
        return None

    def count_elsewhere(self, r: Root) -> int:
        """2.5.1 Own warriors that are neither on the map nor in the supply."""
        return 0

    def count_kept(self, r: Root, seat: int) -> int:
        """2.5.1 Warriors of any player that lie on this board (11.2.4)."""
        return self.count_elsewhere(r) if seat == self.seat else 0

    def own_pieces(self, r: Root) -> list[str]:
        """2.5 Pieces that only this faction knows (items, quests, leaders): always the same list."""
        return []

    def own_cards(self, r: Root) -> int:
        """2.1 Cards that lie on this faction's board, neither in hand nor in its hidden stack."""
        return 0

    def owes(self, r: Root) -> tuple[int, int]:
        """1.2.1 What all know of the hidden stack because a payment from it was announced: which cards can pay, and how
        many of them are there at least."""
        return (0, 0)

    def hidden_cards(self, r: Root) -> int:
        """1.2.1 Cards of the shared deck that lie unseen on this board: they are in the deck when `redeal` is called,
        which takes as many out of it."""
        return 0

    def redeal(self, r: Root, viewer: int, rng: Rng) -> None:
        """1.2.1 Re-deal what only this board hides from the viewer. Hands, stacks and deck are dealt already."""

    def dump(self, r: Root) -> dict[str, object]:
        """Return the contents of this board for a position; `load` reads them back."""
        return {}

    def load(self, r: Root, form: Form, cards: CardsRead) -> None:
        """Read what a position says of this board; every card it names is read by `cards`."""

    def check(self, r: Root, form: Form) -> None:
        """Refuse what the chapter does not allow in a position that is read whole; 8.2.3, 9.2.8 most have no stack and
        join nobody."""
        if r.stacks[self.seat] and not self.has_stack():
            raise form.refusal("root-no-stack", f"players.{self.letter}.stack", {}, "8.2.3")
        if r.partner[self.seat] != NONE and not self.may_join(r):
            raise form.refusal("root-no-partner", f"players.{self.letter}.partner", {}, "9.2.8")

    def has_stack(self) -> bool:
        """8.2.3 Whether cards lie face down beside the hand."""
        return False

    def may_join(self, r: Root) -> bool:
        """9.2.8 Return True if this faction may form a coalition."""
        return False

    def lost_crafters(self, r: Root) -> int:
        """4.1.1 In a position that is read: how many crafting pieces may have been lost since they were activated."""
        return 0

    def foreseeable_asks(self, r: Root) -> list[Ask]:
        """Return the questions that only this faction may get when others act, with all possible answers."""
        return []

    def refuse(self, r: Root, ask: Ask, choice: int) -> Verdict | None:
        """Why this faction, which is asked, may not choose this; None if the general rules say it."""
        return None

    def clause_of(self, about: str, word: int) -> str:
        """The clause that says what one of its words does, where a question offers it; empty if the question itself
        says all."""
        return ""

    def cost_of(self, r: Root, about: str, choice: int) -> tuple[str, Facts] | None:
        """Return what a choice costs and brings in this position, as a message id and its facts; None if nothing."""
        return None

    def ask_facts(self, r: Root, ask: Ask) -> Facts:
        """Return facts for the sentence of its questions, beyond the general ones."""
        return {}
