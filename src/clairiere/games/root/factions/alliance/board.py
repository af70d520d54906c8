"""Chapter 8.2, the Alliance's own rules: crafting by sympathy, guerrilla war, supporters, outrage; and their board."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .....core.ask import Ask
from .....core.form import Form
from .....core.illegal import Facts
from ...choices import OWN_WORDS, name_words
from ...data import BOARDS
from ...faction import Faction, Sheet
from ...position.cards import CardsRead
from ...reactions import reaction
from ...state.state import STACK_PILE, Root
from ...state.terms import (
    BIRD,
    BIRDSONG,
    BIT,
    CLEARINGS,
    COUNT12,
    EVENING,
    PLACES,
    SUITS,
    count_of,
    size_of,
)
from ...words.events import known_events

if TYPE_CHECKING:
    from . import schema

DATA: Final = BOARDS["alliance"]
BASE_WORD: Final = 380  # + suit
SYMPATHY_WORD: Final = 383
MOBILIZE: Final = 384
TRAIN: Final = 385
ORGANIZE: Final = 386
OUTRAGE_WORD: Final = 387
assert OWN_WORDS[2] == BASE_WORD
name_words(
    {SYMPATHY_WORD: "sympathy", MOBILIZE: "mobilize", TRAIN: "train", ORGANIZE: "organize", OUTRAGE_WORD: "outrage"}
    | {BASE_WORD + suit: f"{SUITS[suit]}-base" for suit in range(3)}
)

known_events(
    {
        "revolts": ("seat", "clearing"),
        "spreads": ("seat", "clearing"),
        "supporter spent": ("seat", "card"),
        "supporter gone": ("seat", "card"),
        "supporters lost": ("seat", "*cards"),
        "officer": ("seat", "count"),
        "officers lost": ("seat", "count"),
        "operation": ("seat", "word"),
    }
)

SYMPATHY: Final = 0  # the only kind of token; buildings are bases, their kinds are suits
# reactions by kind
BASE_LOST: Final = 0  # + suit
OUTRAGE: Final = 3

TOKENS: Final[int] = DATA["sympathy"]  # 8.2.5
COSTS: Final[tuple[int, ...]] = tuple(DATA["cost"])  # 8.4.2.II
POINTS: Final[tuple[int, ...]] = tuple(DATA["points"])  # 8.4.2.III
DRAWS: Final[tuple[int, ...]] = tuple(DATA["draw"])  # 8.6.2 by suit of the base
FIRST_SUPPORTERS: Final[int] = DATA["supporters"]  # 8.3.4
CAPACITY: Final[int] = DATA["limit"]  # 8.2.3.I
REVOLT_COST: Final[int] = DATA["revolt"]  # 8.4.1.II
MARTIAL_LAW: Final[int] = DATA["martial_law"]  # 8.4.2.II.a

SHEET: Final = Sheet(
    "alliance", "A", 2, "8", "8.6.2", DATA["warriors"],
    (BASE_WORD, BASE_WORD + 1, BASE_WORD + 2), (1, 1, 1), (SYMPATHY_WORD,), (TOKENS,),
)  # fmt: skip


class AllianceBoard(Faction):
    """8.2 What the Alliance's board holds, and how they change the general rules."""

    __slots__ = ("officers", "operations")

    def __init__(self) -> None:
        super().__init__(SHEET)
        self.watches_moves = True  # 8.2.6
        self.officers = 0  # 8.5.3 warriors in the Officers box
        self.operations = 0  # 8.6.1 done in this Evening

    # -- sympathy and bases -----------------------------------------------------------------------------------

    def sympathetic(self, r: Root) -> int:
        """8.2.5.II The clearings with a sympathy token, as bits; all others are unsympathetic."""
        return r.with_token(self.seat, SYMPATHY)

    def count_sympathy(self, r: Root) -> int:
        """8.2.5 Sympathy tokens on the map: as many spaces of the track are uncovered, from the left (RUL.57)."""
        return COUNT12[self.sympathetic(r)]

    def bases(self, r: Root) -> int:
        """8.3.2 The suits whose base is on the map, as bits; the others wait on the faction board."""
        bases = 0
        for suit in range(BIRD):
            if r.with_building(self.seat, suit):
                bases |= 1 << suit
        return bases

    def place_sympathy(self, r: Root, clearing: int, clause: str) -> None:
        """8.4.2.III, 8.6.1.IV A token is placed, and the space that it uncovers scores."""
        points = POINTS[self.count_sympathy(r)]
        r.place_token(self.seat, clearing, SYMPATHY, 1, clause)
        r.gain(self.seat, points, clause)

    def crafters(self, r: Root) -> int:
        """8.2.1 They craft with sympathy tokens."""
        return r.by_suit(self.sympathetic(r))

    def takes_higher_die(self, r: Root) -> bool:
        """8.2.2 Guerrilla war: in defense the higher die is theirs."""
        return True

    def cards_in_evening(self, r: Root) -> int:
        """8.6.2 One card, and one more for each uncovered draw bonus."""
        bases = self.bases(r)
        return 1 + sum([DRAWS[suit] for suit in range(3) if bases >> suit & 1])

    # -- supporters -------------------------------------------------------------------------------------------

    def is_full(self, r: Root) -> bool:
        """8.2.3.I Without a base on the map the stack holds five; a further supporter is discarded."""
        return not self.bases(r) and size_of(r.stacks[self.seat]) >= CAPACITY

    def spend_supporter(self, r: Root, card: int, clause: str) -> None:
        """8.4.1.II, 8.4.2.II A supporter is spent for its suit (RUL.4)."""
        r.remove_card(self.seat, card, STACK_PILE)
        if r.log is not None:
            r.tell("supporter spent", clause, (self.seat, card), reveals=True)
        r.put_away(BIT[card])

    def promote(self, r: Root, clause: str) -> None:
        """8.4.1.III, 8.5.3 A warrior of the supply becomes an officer, if there is one (2.5)."""
        if r.supply[self.seat]:
            r.supply[self.seat] = r.supply[self.seat] - 1
            self.officers += 1
            if r.log is not None:
                r.tell("officer", clause, (self.seat, self.officers))

    # -- outrage and the loss of bases --------------------------------------------------------------------------

    def on_warriors_entered(self, r: Root, owner: int, payer: int, clearing: int) -> None:
        """8.2.6 One card for each move of another player into a sympathetic clearing (RUL.33)."""
        if payer != self.seat and r.tokens[self.seat * CLEARINGS + clearing]:
            r.reactions.append(reaction(OUTRAGE, self.seat, clearing, 1, payer))

    def on_token_lost(self, r: Root, clearing: int, kind: int, by: int) -> None:
        """8.2.6 One card for each token that another player removes (RUL.33)."""
        if by != self.seat:
            r.reactions.append(reaction(OUTRAGE, self.seat, clearing, 1, by))

    def on_building_lost(self, r: Root, clearing: int, kind: int, by: int) -> None:
        """8.2.4 Supporters and officers go with a base."""
        r.reactions.append(reaction(BASE_LOST + kind, self.seat, clearing, 1, by))

    def reaction_word(self, kind: int) -> int:
        return BASE_WORD + kind if kind < OUTRAGE else OUTRAGE_WORD

    # -- the turn, information, positions ------------------------------------------------------------------------

    def turn_begins(self, r: Root) -> None:
        """8.6.1 Every officer can lead an operation again."""
        self.operations = 0

    def has_last_word(self, r: Root) -> bool:
        """8.4.1 A revolt changes who rules, 8.5 but before Daylight ends all effects could be used."""
        return r.phase == BIRDSONG

    def operations_left(self) -> int:
        """8.6.1 One for each officer."""
        return max(0, self.officers - self.operations)

    def count_elsewhere(self, r: Root) -> int:
        """8.3.1 Officers are among the ten warriors."""
        return self.officers

    def sees(self, r: Root, viewer: int) -> schema.AllianceBoard:
        """1.2 Nothing on their board is hidden but the supporters, of which all know the number (8.2.3)."""
        bases = self.bases(r)
        return {
            "faction": "alliance",
            "sympathy": TOKENS - self.count_sympathy(r),
            "bases": [SUITS[suit] for suit in range(3) if not bases >> suit & 1],
            "officers": self.officers,
            "operations": self.operations,
            "operations_left": self.operations_left(),
        }

    def dump(self, r: Root) -> dict[str, object]:
        return {"officers": self.officers, "operations": self.operations}

    def load(self, r: Root, form: Form, cards: CardsRead) -> None:
        """8.5.3 Officers, 8.6.1 and what they have done in this Evening."""
        self.officers = form.whole("officers", 0, 0, SHEET.warriors)
        self.operations = form.whole("operations", 0, 0, SHEET.warriors)

    def has_stack(self) -> bool:
        """8.2.3 The supporters."""
        return True

    def lost_crafters(self, r: Root) -> int:
        """8.6.1.II In Evening they may attack, and lose sympathy."""
        return TOKENS - self.count_sympathy(r) if r.phase == EVENING else 0

    def check(self, r: Root, form: Form) -> None:
        """8.2.5.I One sympathy token in a clearing, 8.4.1.I a base in one of its suit."""
        super().check(r, form)
        for clearing in range(CLEARINGS):
            at = self.seat * CLEARINGS + clearing
            where = f"clearings.{clearing + 1}.{self.letter}"
            if count_of(r.tokens[at], SYMPATHY) > 1:
                raise form.refusal("root-one-sympathy", where, {}, "8.2.5.I")
            if any([count_of(r.buildings[at], suit) and r.suits[clearing] != suit for suit in range(3)]):
                raise form.refusal("root-base-suit", where, {}, "8.4.1.I")

    def ask_facts(self, r: Root, ask: Ask) -> Facts:
        """8.6.1 How many operations are left, 8.2.3 how many supporters there are."""
        return {"left": self.operations_left(), "supporters": size_of(r.stacks[self.seat])}


def board_of(r: Root, seat: int) -> AllianceBoard:
    """The Alliance's board, of the seat that has it."""
    board = r.factions[seat]
    assert isinstance(board, AllianceBoard)
    return board


def price(r: Root, seat: int, clearing: int) -> int:
    """8.4.2.II The price above the next token, 8.4.2.II.a and one more under martial law."""
    return COSTS[board_of(r, seat).count_sympathy(r)] + (1 if martial_law(r, seat, clearing) else 0)


def martial_law(r: Root, seat: int, clearing: int) -> bool:
    """8.4.2.II.a Three or more warriors of one other player are in the clearing."""
    warriors = r.warriors
    return any(warriors[other * CLEARINGS + clearing] >= MARTIAL_LAW and other != seat for other in range(r.seats))


def revolt_places(r: Root, seat: int) -> int:
    """8.4.1.I Sympathetic clearings of the suit of a base that is still on the faction board, as bits."""
    board = board_of(r, seat)
    bases = board.bases(r)
    places = 0
    for clearing in PLACES[board.sympathetic(r)]:
        if not bases >> r.suits[clearing] & 1 and not r.closed(clearing):
            places |= 1 << clearing
    return places


def spread_places(r: Root, seat: int) -> int:
    """8.4.2.I Unsympathetic clearings next to a sympathetic one, or any if there is none; 8.2.5 while tokens are left;
    6.2.2 never where another player alone may place pieces."""
    board = board_of(r, seat)
    there = board.sympathetic(r)
    if COUNT12[there] == TOKENS:
        return 0
    places = 0
    for clearing in range(CLEARINGS):
        near = not there or is_near(r, seat, there, clearing)
        if near and not there >> clearing & 1 and r.may_place(seat, clearing):
            places |= 1 << clearing
    return places


def is_near(r: Root, seat: int, places: int, clearing: int) -> bool:
    """2.2.1 Whether a path leads from a clearing to one of some; 11.2.7.II or a river that they take for one."""
    return places & r.ways[seat][clearing] != 0
