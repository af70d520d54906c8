"""Chapter TOY.2, the Toymakers' own rules: lanterns that craft and defend; and their board."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from clairiere.core.ask import Ask
from clairiere.core.form import Form
from clairiere.core.illegal import Facts
from clairiere.games.root.choices import name_words
from clairiere.games.root.faction import Faction, Sheet
from clairiere.games.root.position.cards import CardsRead
from clairiere.games.root.state.state import Root
from clairiere.games.root.state.terms import BIRD, BIT, CLEARINGS, PLACES, SUIT, cards_of
from clairiere.games.root.words.events import known_events

if TYPE_CHECKING:
    from . import schema

# words: the range after that of the last faction (choices.py)
LANTERN_WORD: Final = 600
LIGHT: Final = 601
name_words({LANTERN_WORD: "lantern", LIGHT: "light"})
known_events({"glow": ("seat", "count")})

LANTERN: Final = 0  # the only kind of token
LANTERNS: Final = 8
WARRIORS: Final = 12
GARRISON: Final = 4  # TOY.3.1
ACTS: Final = 3  # TOY.5
SHEET: Final = Sheet("toys", "T", 8, "TOY", "TOY.6.2", WARRIORS, tokens=(LANTERN_WORD,), token_limits=(LANTERNS,))


class ToyBoard(Faction):
    """TOY.2 What the Toymakers' board holds, and how they change the general rules."""

    __slots__ = ("acts",)

    def __init__(self) -> None:
        super().__init__(SHEET)
        self.acts = 0  # TOY.5 acts left in this Daylight

    def lit(self, r: Root) -> int:
        """TOY.3.1 The clearings with a lantern, as bits."""
        return r.with_token(self.seat, LANTERN)

    def lanterns_left(self, r: Root) -> int:
        """2.5.3 Lanterns that are not on the map."""
        return LANTERNS - len(PLACES[self.lit(r)])

    def crafters(self, r: Root) -> int:
        """TOY.2.1 Lanterns craft, by the suit of their clearing."""
        return sum([1 << 4 * r.suits[clearing] for clearing in PLACES[self.lit(r)]])

    def extra_hits(self, r: Root, attacking: bool) -> int:
        """TOY.2.2 As defenders at a lantern they deal an extra hit."""
        return int(not attacking and self.lit(r) >> r.battle.clearing & 1)

    def payable(self, r: Root) -> int:
        """TOY.5.2 The cards of the hand for which a lantern could be lit, as a set."""
        cards = [card for card in cards_of(r.hand[self.seat]) if self.sites(r, SUIT[card])]
        return sum([BIT[card] for card in cards]) if self.lanterns_left(r) else 0

    def sites(self, r: Root, suit: int) -> int:
        """TOY.5.2 Clearings of a suit, 2.1.1.I of any for a bird, with own warriors and no lantern."""
        places = 0
        for clearing in PLACES[~self.lit(r) & (1 << CLEARINGS) - 1]:
            fits = suit in (BIRD, r.suits[clearing])
            if fits and r.warriors[self.seat * CLEARINGS + clearing] and r.may_place(self.seat, clearing):
                places |= 1 << clearing
        return places

    def turn_begins(self, r: Root) -> None:
        """TOY.5 A new Daylight will have its acts."""
        self.acts = ACTS

    def lost_crafters(self, r: Root) -> int:
        """TOY.5.1 They may attack, and lose lanterns."""
        return self.lanterns_left(r)

    def sees(self, r: Root, viewer: int) -> schema.ToyBoard:
        """1.2 Nothing on their board is hidden."""
        return {"faction": "toys", "lanterns": self.lanterns_left(r), "acts": self.acts}

    def dump(self, r: Root) -> dict[str, object]:
        return {"acts": self.acts}

    def load(self, r: Root, form: Form, cards: CardsRead) -> None:
        """TOY.5 How far their turn has come."""
        self.acts = form.whole("acts", ACTS, 0, ACTS)

    def ask_facts(self, r: Root, ask: Ask) -> Facts:
        """TOY.5 How many acts are left."""
        return {"left": self.acts}


def board_of(r: Root, seat: int) -> ToyBoard:
    """The Toymakers' board, of the seat that has it."""
    board = r.factions[seat]
    assert isinstance(board, ToyBoard)
    return board
