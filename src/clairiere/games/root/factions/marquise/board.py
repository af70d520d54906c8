"""Chapter 6.2, the Marquise's own rules: her crafting, the keep, field hospitals; and her board."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .....core.ask import Ask
from .....core.form import Form
from .....core.illegal import Facts
from ...choices import OWN_WORDS, name_words
from ...data import BOARDS
from ...faction import Sheet
from ...position.cards import CardsRead
from ...reactions import reaction
from ...state.state import Root
from ...state.terms import CLEARINGS, DAYLIGHT, NONE, PLACES, count_of
from ...words.events import known_events
from ..keep_board import KeepBoard

if TYPE_CHECKING:
    from . import schema

DATA: Final = BOARDS["marquise"]
MARCH: Final = 300
OVERWORK: Final = 301
EXTRA: Final = 302
SAWMILL_WORD: Final = 303
WORKSHOP_WORD: Final = 304
RECRUITER_WORD: Final = 305
WOOD_WORD: Final = 306
KEEP_WORD: Final = 307
HOSPITALS_WORD: Final = 308
assert OWN_WORDS[0] == MARCH
name_words(
    {
        MARCH: "march", OVERWORK: "overwork", EXTRA: "extra", SAWMILL_WORD: "sawmill", WORKSHOP_WORD: "workshop",
        RECRUITER_WORD: "recruiter", WOOD_WORD: "wood", KEEP_WORD: "keep", HOSPITALS_WORD: "hospitals",
    }
)  # fmt: skip

known_events({"saved": ("seat", "count", "clearing"), "not saved": ("seat", "count", "clearing")})

# buildings by kind
SAWMILL: Final = 0
WORKSHOP: Final = 1
RECRUITER: Final = 2
BUILDINGS: Final[tuple[int, ...]] = (SAWMILL_WORD, WORKSHOP_WORD, RECRUITER_WORD)
NAMES: Final = ("sawmill", "workshop", "recruiter")
# tokens by kind
WOOD: Final = 0
KEEP: Final = 1
# reactions by kind
HOSPITALS: Final = 0

TRACK: Final[int] = DATA["buildings"]
WOOD_SUPPLY: Final[int] = DATA["wood"]  # 6.3.1
COSTS: Final[tuple[int, ...]] = tuple(DATA["cost"])  # 6.5.4.I
POINTS: Final[tuple[tuple[int, ...], ...]] = tuple([tuple(DATA["points"][name]) for name in NAMES])  # 6.5.4.III
DRAWS: Final[tuple[int, ...]] = tuple(DATA["draw"]["recruiter"])  # 6.6
ACTIONS: Final = 3  # 6.5

SHEET: Final = Sheet(
    "marquise", "M", 0, "6", "6.6", DATA["warriors"],
    BUILDINGS, (TRACK, TRACK, TRACK), (WOOD_WORD, KEEP_WORD), (WOOD_SUPPLY, 1),
)  # fmt: skip


class MarquiseBoard(KeepBoard):
    """6.2 What the Marquise's board holds, and how she changes the general rules."""

    __slots__ = ("acted", "left", "recruited")

    def __init__(self) -> None:
        super().__init__(SHEET, KEEP)
        self.left = 0  # 6.5 actions left in this Daylight
        self.acted = False  # 6.5 whether one has been taken: no more crafting
        self.recruited = False  # 6.5.3

    def count_built(self, r: Root, kind: int) -> int:
        """2.5.2 Buildings of a kind on the map: as many spaces of its track are uncovered, from the left."""
        built = 0
        for clearing in PLACES[r.with_building(self.seat, kind)]:
            built += count_of(r.buildings[self.seat * CLEARINGS + clearing], kind)
        return built

    def sites_of(self, r: Root, kind: int) -> int:
        """6.4, 6.5.3, 6.5.5 The clearings with buildings of a kind where pieces can come, as bits; CHAR.scoundrel not a
        burnt one, where those of his partner still stand."""
        places = 0
        for clearing in PLACES[r.with_building(self.seat, kind)]:
            if r.may_place(self.seat, clearing):
                places |= 1 << clearing
        return places

    def wood_left(self, r: Root) -> int:
        """6.3.1 Wood in the supply."""
        left = WOOD_SUPPLY
        for clearing in PLACES[r.with_token(self.seat, WOOD)]:
            left -= count_of(r.tokens[self.seat * CLEARINGS + clearing], WOOD)
        return left

    def cards_in_evening(self, r: Root) -> int:
        """6.6 One card, and one more for each uncovered draw bonus."""
        return 1 + sum(DRAWS[: self.count_built(r, RECRUITER)])

    def crafters(self, r: Root) -> int:
        """6.2.1 She crafts with workshops."""
        workshops = 0
        for clearing in PLACES[r.with_building(self.seat, WORKSHOP)]:
            workshops += (r.buildings[self.seat * CLEARINGS + clearing] >> 4 * WORKSHOP & 15) << 4 * r.suits[clearing]
        return workshops

    def on_warriors_lost(self, r: Root, clearing: int, count: int, by: int) -> None:
        """6.2.3 Each time a clearing loses her warriors, she may save all of them together."""
        r.reactions.append(reaction(HOSPITALS, self.seat, clearing, count, by))

    def is_due(self, r: Root, packed: int) -> bool:
        """6.2.3 No keep, no hospital (RUL.6); and none without a card."""
        return self.keep != NONE and r.hand[self.seat] != 0

    def reaction_word(self, kind: int) -> int:
        return HOSPITALS_WORD

    def turn_begins(self, r: Root) -> None:
        """6.5 A new Daylight will have its actions."""
        self.left = ACTIONS
        self.acted = self.recruited = False

    def has_last_word(self, r: Root) -> bool:
        """6.4 Wood changes nothing for her effects, and 6.5 before Daylight ends they could be used."""
        return False

    def sees(self, r: Root, viewer: int) -> schema.MarquiseBoard:
        """1.2 Nothing on her board is hidden."""
        left = [TRACK - self.count_built(r, kind) for kind in range(3)]
        return {
            "faction": "marquise",
            "keep": self.keep + 1 if self.keep != NONE else 0,
            "wood": self.wood_left(r),
            "tracks": {"sawmill": left[SAWMILL], "workshop": left[WORKSHOP], "recruiter": left[RECRUITER]},
            "actions": self.left,
            "acted": self.acted,
            "recruited": self.recruited,
        }

    def dump(self, r: Root) -> dict[str, object]:
        return {"actions": self.left, "acted": int(self.acted), "recruited": int(self.recruited)}

    def load(self, r: Root, form: Form, cards: CardsRead) -> None:
        """6.5 How far her turn has come; the keep stands where its token is."""
        self.left = form.whole("actions", ACTIONS, 0, 60)
        self.acted = form.whole("acted", int(self.left < ACTIONS), 0, 1) == 1
        self.recruited = form.whole("recruited", 0, 0, 1) == 1
        self.find_keep(r)

    def check(self, r: Root, form: Form) -> None:
        """6.5 In her turn, who has fewer actions left has acted."""
        super().check(r, form)
        if r.turn == self.seat and r.phase >= DAYLIGHT and self.left < ACTIONS and not self.acted:
            raise form.refusal("root-acted", f"players.{self.letter}.board.acted", {}, "6.5")

    def lost_crafters(self, r: Root) -> int:
        """6.5.2 Once she acts, she may attack, and lose workshops."""
        return TRACK - self.count_built(r, WORKSHOP) if self.acted or r.in_battle() else 0

    def ask_facts(self, r: Root, ask: Ask) -> Facts:
        """6.5 How many actions are left."""
        return {"left": self.left}


def board_of(r: Root, seat: int) -> MarquiseBoard:
    """The Marquise's board, of the seat that has it."""
    board = r.factions[seat]
    assert isinstance(board, MarquiseBoard)
    return board
