"""Chapters 7.2 and 7.8, the Eyrie's own rules: roosts, Lords of the Forest, Disdain for trade, leaders; their board."""

from __future__ import annotations

from typing import Final

from .....core.form import Form
from ...choices import BATTLE, BUILD, MOVE, OWN_WORDS, RECRUIT, name_words
from ...data import BOARDS
from ...faction import Faction, Sheet
from ...hit_parts import COMMANDER_PART
from ...position.cards import CardsRead
from ...state.state import Root
from ...state.terms import (
    BIRDS,
    CARDS,
    CLEARINGS,
    CODE,
    COUNT12,
    DAYLIGHT,
    EVENING,
    NONE,
    POINTS,
    WARRIOR,
    cards_of,
    codes_of,
    count_of,
    size_of,
)  # fmt: skip
from ...words.events import known_events

DATA: Final = BOARDS["eyrie"]
ROOST_WORD: Final = 340
LEADER_WORD: Final = 341  # + leader
VIZIER: Final = 345
assert OWN_WORDS[1] == ROOST_WORD

# leaders (7.8)
BUILDER: Final = 0
CHARISMATIC: Final = 1
COMMANDER: Final = 2
DESPOT: Final = 3
LEADERS: Final[tuple[str, ...]] = tuple([entry["id"] for entry in DATA["leaders"]])
COLUMNS: Final[tuple[str, ...]] = tuple(DATA["columns"])
COLUMN_WORDS: Final[tuple[int, ...]] = (RECRUIT, MOVE, BATTLE, BUILD)
name_words(
    {ROOST_WORD: "roost", VIZIER: "vizier"} | {LEADER_WORD + i: LEADERS[i] for i in range(len(LEADERS))},
)

known_events(
    {
        "leader": ("seat", "word"),
        "decree card": ("seat", "card"),
        "decreed": ("seat", "card", "word"),
        "resolves": ("seat", "card", "word"),
        "turmoil": ("seat", "card", "word", "reason"),
        "purged": ("seat", "*cards"),
    }
)

# columns (7.5.2)
RECRUIT_COLUMN: Final = 0
MOVE_COLUMN: Final = 1
BATTLE_COLUMN: Final = 2
BUILD_COLUMN: Final = 3
VIZIERS: Final[tuple[int, ...]] = tuple(
    [sum([1 << COLUMNS.index(column) for column in entry["viziers"]]) for entry in DATA["leaders"]]
)  # 7.3.4 the columns that a leader names, as bits

# why a card of the Decree cannot be carried out (7.7)
NO_WARRIORS: Final = 0
NO_PLACE: Final = 1  # to recruit: no roost in a clearing of its suit
NOBODY_MOVES: Final = 2
NO_BATTLE: Final = 3
NO_ROOSTS: Final = 4
NO_SITE: Final = 5

FIRST_VIZIER: Final = CARDS  # + column: a vizier among the cards of the Decree
VIZIER_BITS: Final[int] = 15 << FIRST_VIZIER

ROOST: Final = 0  # the only kind of building
ROOSTS: Final[int] = DATA["roosts"]
TRACK: Final[tuple[int, ...]] = tuple(DATA["points"])  # 7.6.1
DRAWS: Final[tuple[int, ...]] = tuple(DATA["draw"])  # 7.6.2
ALL_LEADERS: Final = 15

SHEET: Final = Sheet("eyrie", "E", 1, "7", "7.6.2", DATA["warriors"], (ROOST_WORD,), (ROOSTS,))


class EyrieBoard(Faction):
    """7.2 What the Eyrie's board holds, and how they change the general rules."""

    __slots__ = ("added", "added_bird", "columns", "leader", "order", "plundered", "set_aside", "viziers")

    def __init__(self) -> None:
        super().__init__(SHEET)
        self.leader = NONE
        self.set_aside = 0  # 7.7.3 leaders that lie face down, as bits
        self.columns = [0, 0, 0, 0]  # 7.4.2 the cards of the Decree
        self.viziers = 0  # 7.3.4 the columns with a vizier, as bits
        self.added = 0  # 7.4.2 cards added in this Birdsong
        self.added_bird = False
        self.order: list[
            int
        ] = []  # 7.5.2 what was carried out in this turn: a card or FIRST_VIZIER + column, and above
        # bit 6 the clearing, counted from 1, of a warrior or roost that was placed for it
        self.plundered = False  # 7.8.4 a building or token was removed in this battle

    def sit(self, r: Root, seat: int) -> None:
        """7.2.2 Where they are tied for the lead, they rule."""
        super().sit(r, seat)
        r.lord = seat

    def roosts(self, r: Root) -> int:
        """2.5.2 The clearings with a roost, as bits: there is one in each at most (7.5.2.IV)."""
        return r.with_building(self.seat, ROOST)

    def crafters(self, r: Root) -> int:
        """7.2.1 They craft with roosts."""
        return r.by_suit(self.roosts(r))

    def item_points(self, r: Root, card: int) -> int:
        """7.2.3 Disdain for trade: one point for any item; 7.8.1 the Builder knows better."""
        return POINTS[card] if self.leader == BUILDER else 1

    def extra_hits(self, r: Root, attacking: bool) -> int:
        """7.8.3 The Commander deals one more as attacker."""
        return 1 if attacking and self.leader == COMMANDER else 0

    def extra_hits_part(self) -> int:
        return COMMANDER_PART

    def on_pieces_taken(self, r: Root, owner: int, clearing: int, what: int, count: int) -> None:
        """7.8.4 The Despot looks for buildings and tokens removed in battle."""
        if what != WARRIOR and r.in_battle() and r.enemies(self.seat, owner):
            self.plundered = True

    def battle_over(self, r: Root) -> None:
        """7.8.4 The Despot scores one more point for such a battle."""
        if self.plundered:
            self.plundered = False
            if self.leader == DESPOT:
                r.gain(self.seat, 1, "7.8.4")

    def birds(self) -> int:
        """7.3.4, 7.7.1 Bird cards in the Decree, the viziers among them."""
        return size_of(self.decree() & BIRDS) + COUNT12[self.viziers]

    def decree(self) -> int:
        """7.4.2 All cards of the Decree, without the viziers."""
        columns = self.columns
        return columns[0] | columns[1] | columns[2] | columns[3]

    def turn_begins(self, r: Root) -> None:
        """7.4.2, 7.5.2 Cards will be added and resolved."""
        self.added = 0
        self.added_bird = False
        self.order = []

    def cards_in_evening(self, r: Root) -> int:
        """7.6.2 One card, and one more for each uncovered draw bonus."""
        return 1 + sum(DRAWS[: COUNT12[self.roosts(r)]])

    def own_cards(self, r: Root) -> int:
        return self.decree()

    def own_pieces(self, r: Root) -> list[str]:
        """7.8 Four leaders, 7.3.4 two viziers."""
        return [*LEADERS, "vizier", "vizier"]

    def cards_to_resolve(self, column: int, done: list[int]) -> int:
        """7.5.2 The cards of a column, and its vizier, but those that were carried out, as bits."""
        left = self.columns[column] | (self.viziers >> column & 1) << FIRST_VIZIER + column
        for entry in done:
            left &= ~(1 << (entry & 63))
        return left

    def still_to_do(self, column: int, done: list[int]) -> tuple[int, ...]:
        """7.5.2 The same as choices, the VIZIER last."""
        left = self.cards_to_resolve(column, done)
        cards = cards_of(left & ~VIZIER_BITS)
        return (*cards, VIZIER) if left & VIZIER_BITS else cards

    def dump(self, r: Root) -> dict[str, object]:
        return {
            "leader": LEADERS[self.leader] if self.leader != NONE else "",
            "set_aside": [LEADERS[i] for i in range(4) if self.set_aside >> i & 1],
            "decree": [codes_of(self.columns[i]) for i in range(4)],
            "added": self.added,
            "added_bird": int(self.added_bird),
            "resolved": self.write_resolved(),
            "plundered": int(self.plundered),
        }

    def load(self, r: Root, form: Form, cards: CardsRead) -> None:
        """7.3.3 The leader, 7.3.4 whose viziers lie where he names; 7.4.2 the Decree."""
        leader = form.word("leader", "" if r.phase == 0 else LEADERS[BUILDER], ("", *LEADERS))
        self.leader = LEADERS.index(leader) if leader else NONE
        self.viziers = VIZIERS[self.leader] if leader else 0
        self.set_aside = form.bits("set_aside", form.words("set_aside"), LEADERS, "7.7.3")
        if leader and self.set_aside >> self.leader & 1:
            raise form.refusal("root-leader-in-office", "set_aside", {"leader": leader}, "7.7.3")
        columns = form.word_lists("decree", 4)
        self.columns = [cards.read_cards(f"decree[{i}]", columns[i]) for i in range(4)]
        self.added = form.whole("added", 0, 0, 2)
        self.added_bird = form.whole("added_bird", 0, 0, 1) == 1
        self.plundered = form.whole("plundered", 0, 0, 1) == 1
        self.load_resolved(form)

    def write_resolved(self) -> list[str]:
        """7.5.2 What was carried out in this turn, in order; a vizier by his column, and where something was placed."""
        names = [*CODE, *(f"vizier-{column}" for column in COLUMNS)]
        return [f"{names[i & 63]}@{i >> 6}" if i >> 6 else names[i] for i in self.order]

    def load_resolved(self, form: Form) -> None:
        """7.5.2 What has been carried out in this turn."""
        known = [*CODE, *(f"vizier-{column}" for column in COLUMNS)]
        for text in form.words("resolved"):
            code, _, place = text.partition("@")
            if code not in known or (place and place not in [str(i + 1) for i in range(CLEARINGS)]):
                raise form.refusal("root-card-unknown", "resolved", {"text": text}, "7.5.2")
            self.order.append(known.index(code) + (int(place) << 6 if place else 0))

    def check(self, r: Root, form: Form) -> None:
        """7.5.2.IV One roost in a clearing; 7.4.2 a bird that was added is a card, 7.8.4 battles plunder."""
        super().check(r, form)
        board = f"players.{self.letter}.board"
        for clearing in range(CLEARINGS):
            if count_of(r.buildings[self.seat * CLEARINGS + clearing], ROOST) > 1:
                raise form.refusal("root-one-roost", f"clearings.{clearing + 1}.{self.letter}", {}, "7.5.2.IV")
        if self.added_bird and not self.added:
            raise form.refusal("root-added-bird", f"{board}.added_bird", {}, "7.4.2")
        if self.plundered and not r.in_battle():
            raise form.refusal("root-plundered", f"{board}.plundered", {}, "7.8.4")
        if r.turn == self.seat and r.phase == DAYLIGHT and self.leader != NONE:
            self.check_resolved(form, f"{board}.resolved")

    def check_resolved(self, form: Form, where: str) -> None:
        """7.3.4 The viziers are the leader's; 7.5.2 cards of the Decree, each once, column by column from the left."""
        done = [entry & 63 for entry in self.order]
        last = 0
        for i in range(len(done)):
            column = self.column_of(done[i])
            if column == NONE:
                reason = ("root-no-vizier", "7.3.4") if done[i] >= FIRST_VIZIER else ("root-not-decreed", "7.5.2")
                raise form.refusal(reason[0], where, {"entry": self.write_resolved()[i]}, reason[1])
            if column < last or done[i] in done[:i]:
                raise form.refusal("root-resolved-order", where, {"entry": self.write_resolved()[i]}, "7.5.2")
            last = column

    def column_of(self, entry: int) -> int:
        """7.5.2 The column in which a card of the Decree or a vizier lies; NONE if it does not."""
        for column in range(len(COLUMNS)):
            there = entry - FIRST_VIZIER == column and self.viziers >> column & 1
            if there or (entry < FIRST_VIZIER and self.columns[column] >> entry & 1):
                return column
        return NONE

    def lost_crafters(self, r: Root) -> int:
        """7.5.2.III Once they have attacked, they may have lost roosts; 7.7 after turmoil nobody can tell."""
        fought = r.in_battle() or any([self.column_of(entry & 63) >= BATTLE_COLUMN for entry in self.order])
        return ROOSTS - COUNT12[self.roosts(r)] if fought or self.leader == NONE or r.phase == EVENING else 0


def board_of(r: Root, seat: int) -> EyrieBoard:
    """The Eyrie's board, of the seat that has it."""
    board = r.factions[seat]
    assert isinstance(board, EyrieBoard)
    return board
