"""Chapter 10.2, the Cult's own rules: gardens, Revenge, Pilgrims, Fear of the faithful, Lost Souls; and their board."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .....core.ask import Ask
from .....core.form import Form
from .....core.illegal import Facts
from ...choices import OWN_WORDS, name_words
from ...data import BOARDS
from ...faction import Faction, Sheet
from ...position.cards import CardsRead
from ...reactions import kind_of, owner_of, reaction
from ...state.state import Root
from ...state.terms import (
    BIRDSONG,
    BIT,
    CLEARINGS,
    DAYLIGHT,
    EVENING,
    NONE,
    OF_SUIT,
    SETUP,
    SUIT,
    SUITS,
    cards_of,
    codes_of,
    count_of,
    replaced,
    size_of,
)  # fmt: skip
from ...words.events import known_events

if TYPE_CHECKING:
    from . import schema

DATA: Final = BOARDS["cult"]
GARDEN_WORD: Final = 480  # + suit
CRUSADE: Final = 483
CONVERT: Final = 484
SANCTIFY: Final = 485
SCORE: Final = 486
SACRIFICE: Final = 487
FEAR_WORD: Final = 488
assert OWN_WORDS[4] == GARDEN_WORD
name_words(
    {CRUSADE: "crusade", CONVERT: "convert", SANCTIFY: "sanctify", SCORE: "score", SACRIFICE: "sacrifice"}
    | {FEAR_WORD: "fear"}
    | {GARDEN_WORD + suit: f"{SUITS[suit]}-garden" for suit in range(3)}
)

known_events(
    {
        "outcast": ("seat", "suit"),
        "hated": ("seat", "suit"),
        "souls gone": ("seat", "*cards"),
        "avenged": ("seat", "count"),
        "conspiracy": ("seat", "word", "count"),
        "revealed": ("seat", "card", "word"),
        "acolyte": ("seat", "count"),
        "taken back": ("seat", "*cards"),
    }
)

FEAR: Final = 0  # the only kind of reaction; buildings are gardens, their kinds are suits

GARDENS: Final[int] = DATA["gardens"]  # 10.3.4 of each suit
POINTS: Final[tuple[int, ...]] = tuple(DATA["points"])  # 10.5.3 by column
DRAWS: Final[tuple[tuple[int, ...], ...]] = tuple([tuple(DATA["draw"][SUITS[suit]]) for suit in range(3)])  # 10.6.3
CONSPIRACIES: Final[tuple[int, ...]] = (CRUSADE, CONVERT, SANCTIFY)
COSTS: Final[dict[int, int]] = {CRUSADE + i: DATA["cost"][("crusade", "convert", "sanctify")[i]] for i in range(3)}
DISCOUNT: Final[int] = DATA["hated_discount"]  # 10.4.3
FIRST_WARRIORS: Final[int] = DATA["first_warriors"]  # 10.3.2

SHEET: Final = Sheet(
    "cult", "C", 5, "10", "10.6.3", DATA["warriors"],
    (GARDEN_WORD, GARDEN_WORD + 1, GARDEN_WORD + 2), (GARDENS, GARDENS, GARDENS),
)  # fmt: skip


class CultBoard(Faction):
    """10.2 What the Cult's board holds, and how they change the general rules."""

    __slots__ = ("acolytes", "hated", "landed", "outcast", "revealed", "scored", "souls")

    def __init__(self) -> None:
        super().__init__(SHEET)
        self.watches_moves = True  # 10.4.3.I
        self.acolytes = 0  # 10.2.3 warriors in the Acolytes box
        self.outcast = NONE  # 10.4.1 a suit
        self.hated = False
        self.souls = 0  # 10.2.6 the Lost Souls
        self.revealed = 0  # 10.5 cards that return to the hand in Evening
        self.scored = 0  # 10.5.3 suits that have scored in this turn, as bits
        self.landed = NONE  # 10.4.3.I where the warriors of a Crusade have gone

    def sit(self, r: Root, seat: int) -> None:
        """10.2.6 What anyone spends comes to them; 10.2.4 where they have a garden, they rule."""
        super().sit(r, seat)
        r.collector = seat
        r.special_rule = True

    # -- gardens ----------------------------------------------------------------------------------------------

    def gardens(self, r: Root, suit: int) -> int:
        """2.5.2 Gardens of a suit on the map: as many spaces of its track are uncovered, from the left."""
        return count_of(r.on_map(r.buildings, self.seat), suit)

    def bend_rule(self, r: Root, clearing: int, ruler: int) -> int:
        """10.2.4 Pilgrims: one garden is enough, against any other pieces."""
        return self.seat if r.buildings[self.seat * CLEARINGS + clearing] else ruler

    def crafters(self, r: Root) -> int:
        """10.2.1 They craft with gardens of the Outcast suit."""
        return r.on_map(r.buildings, self.seat) & 15 << 4 * self.outcast

    def on_building_lost(self, r: Root, clearing: int, kind: int, by: int) -> None:
        """10.2.5 Fear of the faithful, once for each garden; they are all alike, so no order among them is asked."""
        due = [packed for packed in r.reactions if owner_of(packed) == self.seat and kind_of(packed) == FEAR]
        r.reactions.append(due[0] if due else reaction(FEAR, self.seat, clearing, 1, by))

    def is_due(self, r: Root, packed: int) -> bool:
        """10.2.5 Nothing is discarded from an empty hand."""
        return r.hand[self.seat] != 0

    def reaction_word(self, kind: int) -> int:
        return FEAR_WORD

    def cards_in_evening(self, r: Root) -> int:
        """10.6.3 One card, and one more for each uncovered draw bonus."""
        return 1 + sum([sum(DRAWS[suit][: self.gardens(r, suit)]) for suit in range(3)])

    # -- acolytes ---------------------------------------------------------------------------------------------

    def return_warriors(self, r: Root, clearing: int, count: int, by: int) -> None:
        """10.2.3 Revenge: warriors lost as defender in battle become acolytes; 2.5.1 all others return to supply."""
        if r.in_battle() and r.battle.defender == self.seat:
            self.acolytes += count
            if r.log is not None:
                r.tell("avenged", "10.2.3", (self.seat, count))
        else:
            r.supply[self.seat] += count

    def price(self, word: int) -> int:
        """10.4.3 The acolytes that a conspiracy takes: one less when the Outcast is Hated."""
        return COSTS[word] - (DISCOUNT if self.hated else 0)

    def pay(self, r: Root, word: int, clause: str) -> None:
        """10.4.3 Acolytes return to the supply."""
        count = self.price(word)
        self.acolytes -= count
        r.supply[self.seat] += count
        if r.log is not None:
            r.tell("conspiracy", clause, (self.seat, word, count))

    def on_warriors_entered(self, r: Root, owner: int, payer: int, clearing: int) -> None:
        """10.4.3.I Their only moves in Birdsong are those of a Crusade, which may battle where it has gone."""
        if payer == self.seat and r.turn == self.seat and r.phase == BIRDSONG:
            self.landed = clearing

    # -- Lost Souls and revealed cards ------------------------------------------------------------------------

    def collect(self, r: Root, cards: int) -> None:
        """10.2.6 Every card that anyone spends or discards, dominance cards too (RUL.37), is a Lost Soul."""
        self.souls |= cards

    def adjust(self, r: Root) -> None:
        """10.4.1 The suit of most Lost Souls becomes Outcast; if it was, or if none leads alone, the one that was is
        Hated (RUL.16). Birds do not count."""
        counts = [size_of(self.souls & OF_SUIT[suit]) for suit in range(3)]
        leads = counts.index(max(counts)) if counts.count(max(counts)) == 1 else self.outcast
        self.hated = leads == self.outcast
        self.outcast = leads
        if r.log is not None:
            r.tell("hated" if self.hated else "outcast", "10.4.1", (self.seat, self.outcast))

    def let_go(self, r: Root) -> None:
        """10.4.2 The Lost Souls go to the discard pile, dominance cards beside the map."""
        souls = self.souls
        self.souls = 0
        if souls and r.log is not None:
            r.tell("souls gone", "10.4.2", (self.seat, *cards_of(souls)))
        r.lay_off(souls)

    def reveal(self, r: Root, card: int, word: int, clause: str) -> None:
        """10.5 A card of the hand lies open until Evening; it can do nothing else."""
        r.remove_card(self.seat, card)
        self.revealed |= BIT[card]
        if r.log is not None:
            r.tell("revealed", clause, (self.seat, card, word), reveals=True)

    def take_back(self, r: Root) -> None:
        """10.6.1 Revealed cards return to the hand; 1.2.1 all know them, and what they are known not to be."""
        cards = cards_of(self.revealed)
        self.revealed = 0
        for card in cards:
            r.receive(self.seat, card)
            if r.void_sizes[self.seat] and not r.voids[self.seat] & BIT[card]:
                r.void_sizes = replaced(r.void_sizes, self.seat, r.void_sizes[self.seat] + 1)
        if cards and r.log is not None:
            r.tell("taken back", "10.6.1", (self.seat, *cards))

    def score(self, r: Root, card: int) -> None:
        """10.5.3 The card itself is spent (RUL.2) for the points above the last uncovered space of its suit."""
        suit = SUIT[card]
        count = self.gardens(r, suit)
        self.scored |= 1 << suit
        r.spend(self.seat, card, "10.5.3")
        r.gain(self.seat, POINTS[count - 1] if count else 0, "10.5.3")

    def sacrifice(self, r: Root) -> None:
        """10.5.4 A warrior of the supply becomes an acolyte (RUL.31)."""
        r.supply[self.seat] -= 1
        self.acolytes += 1
        if r.log is not None:
            r.tell("acolyte", "10.5.4", (self.seat, self.acolytes))

    # -- the turn, information, positions ------------------------------------------------------------------------

    def turn_begins(self, r: Root) -> None:
        """10.5.3 Every suit can score again."""
        self.scored = 0

    def has_last_word(self, r: Root) -> bool:
        """10.4.3, 10.5 Before Birdsong or Daylight ends, all effects could be used."""
        return False

    def count_elsewhere(self, r: Root) -> int:
        """10.3.1 Acolytes are among the 25 warriors."""
        return self.acolytes

    def own_cards(self, r: Root) -> int:
        return self.souls | self.revealed

    def sees(self, r: Root, viewer: int) -> schema.CultBoard:
        """1.2 Nothing on their board is hidden: 10.2.6 all may look through the Lost Souls."""
        fox, rabbit, mouse = [GARDENS - self.gardens(r, suit) for suit in range(3)]
        return {
            "faction": "cult",
            "outcast": SUITS[self.outcast] if self.outcast != NONE else "",
            "hated": self.hated,
            "acolytes": self.acolytes,
            "lost_souls": codes_of(self.souls),
            "revealed": codes_of(self.revealed),
            "scored": [SUITS[suit] for suit in range(3) if self.scored >> suit & 1],
            "crusade": self.landed + 1,
            "gardens": {"fox": fox, "rabbit": rabbit, "mouse": mouse},
        }

    def dump(self, r: Root) -> dict[str, object]:
        return {
            "outcast": SUITS[self.outcast] if self.outcast != NONE else "",
            "hated": int(self.hated),
            "acolytes": self.acolytes,
            "lost_souls": codes_of(self.souls),
            "revealed": codes_of(self.revealed),
            "scored": [SUITS[suit] for suit in range(3) if self.scored >> suit & 1],
            "crusade": self.landed + 1,
        }

    def load(self, r: Root, form: Form, cards: CardsRead) -> None:
        """10.4.1 The Outcast, 10.2.3 acolytes, 10.2.6, 10.5 cards."""
        before = r.phase == SETUP
        outcast = form.word("outcast", "" if before else SUITS[0], ("", *SUITS[:3]) if before else SUITS[:3])
        self.outcast = SUITS.index(outcast) if outcast else NONE
        self.hated = form.whole("hated", 0, 0, 1) == 1
        self.acolytes = form.whole("acolytes", 0, 0, SHEET.warriors)
        self.souls = cards.read_cards("lost_souls", form.words("lost_souls"))
        self.revealed = cards.read_cards("revealed", form.words("revealed"))
        self.landed = form.whole("crusade", 0, 0, CLEARINGS) - 1
        self.scored = form.bits("scored", form.words("scored"), SUITS[:3], "10.5.3")

    def check(self, r: Root, form: Form) -> None:
        """10.3.2, 10.5.1 Gardens stand in their suit; 10.6.1 cards lie revealed in their own Daylight, up to Evening,
        10.4.3.I and a Crusade is a matter of their Birdsong."""
        super().check(r, form)
        own = r.turn == self.seat
        if self.revealed and not (own and r.phase in (DAYLIGHT, EVENING)):
            raise form.refusal("root-revealed-now", f"players.{self.letter}.board.revealed", {}, "10.6.1")
        if self.landed != NONE and not (own and r.phase == BIRDSONG):
            raise form.refusal("root-crusade-now", f"players.{self.letter}.board.crusade", {}, "10.4.3.I")
        for clearing in range(CLEARINGS):
            packed = r.buildings[self.seat * CLEARINGS + clearing]
            if any([count_of(packed, suit) and r.suits[clearing] != suit for suit in range(3)]):
                raise form.refusal("root-garden-suit", f"clearings.{clearing + 1}.{self.letter}", {}, "10.5.1")

    def ask_facts(self, r: Root, ask: Ask) -> Facts:
        """10.4.3 How many acolytes there are."""
        return {"acolytes": self.acolytes}


def board_of(r: Root, seat: int) -> CultBoard:
    """The Cult's board, of the seat that has it."""
    board = r.factions[seat]
    assert isinstance(board, CultBoard)
    return board
