"""Chapter 9.2, the Vagabond's own rules: his items, his relationships, what he shares with a second one; his board."""

from __future__ import annotations

from typing import Final

from ...choices import ITEM_WORD
from ...faction import Faction, Sheet
from ...state.state import Root
from ...state.terms import CLEARINGS, NONE, WARRIOR, count_of
from .words import (
    ALL_QUESTS,
    ARBITER,
    CHARACTERS,
    EXHAUSTED,
    HAMMER,
    HOSTILE,
    INDIFFERENT,
    INFAMY,
    NO_MARKER,
    QUESTS,
    ROOM,
    SWORD,
    TRACKED,
)  # fmt: skip

SHEET: Final = Sheet("vagabond", "V", 3, "9", "9.6.3", 0, doubled=True, pawn=True)


class VagabondBoard(Faction):
    """9.2 What a Vagabond's board holds, and how he changes the general rules. Items are counts, four bits a kind."""

    __slots__ = (
        "aids", "ally_hits", "broken", "caches", "character", "completed", "damaged", "hoard", "item_hits", "marks",
        "quest_deck", "quests", "relics", "satchel", "spent", "track",
    )  # fmt: skip

    def __init__(self) -> None:
        super().__init__(SHEET)
        self.character = NONE  # 9.3.1
        self.track = 0  # 9.2.5.I face up on their tracks
        self.satchel = 0  # 9.2.5.II face up in the satchel
        self.spent = 0  # 9.2.5 face down in the satchel
        self.damaged = 0  # 9.2.7 in the Damaged box, face up
        self.broken = 0  # 9.2.7 in the Damaged box, face down
        self.relics = 0  # 9.7.1 items of the ruins that he has, as bits
        self.marks = 0  # 9.2.9 the spaces of the markers, four bits a seat
        self.aids = 0  # 9.2.9.I.a Aids of this turn that have not moved a marker yet, four bits a seat
        self.completed = 0  # 9.5.5 quests, as bits
        self.item_hits = 0  # 9.2.9.II.d hits of this battle taken by items,
        self.ally_hits = 0  # and by allied warriors
        # what two Vagabonds share: only the board of the lowest seat has it (`shared`)
        self.quest_deck = ALL_QUESTS  # 9.3.3
        self.quests = 0  # 9.3.3 those that lie face up
        self.hoard = 0  # 9.3.4 relics under ruins that nobody has looked at
        self.caches: tuple[tuple[int, int, int], ...] = ()  # 9.7.1 clearing, relics, who has looked at them

    def sit(self, r: Root, seat: int) -> None:
        """9.2.9 There are markers for all factions in play, but not for Vagabonds."""
        super().sit(r, seat)
        for other in range(r.seats):
            self.set_mark(other, NO_MARKER if r.factions[other].sheet is SHEET else INDIFFERENT)

    # -- items (9.2.5) -----------------------------------------------------------------------------------------------

    def ready(self, item: int) -> int:
        """9.2.5 Face-up undamaged items of a kind, which can be exhausted."""
        return count_of(self.track + self.satchel, item)

    def count_undamaged(self, item: int) -> int:
        """9.2.6 Undamaged items of a kind, exhausted or not."""
        return self.ready(item) + count_of(self.spent, item)

    def store(self, item: int) -> None:
        """9.2.5.I Teas, coins and bags go face up on their track, three at most; 9.2.5.II all else to the satchel."""
        if item in TRACKED and count_of(self.track, item) < ROOM[TRACKED.index(item)]:
            self.track += 1 << 4 * item
        else:
            self.satchel += 1 << 4 * item

    def get(self, r: Root, item: int, clause: str) -> None:
        """9.2.5 He gains an item."""
        self.store(item)
        if r.log is not None:
            r.tell("got", clause, (self.seat, item))

    def exhaust(self, r: Root, item: int, clause: str, reveals: bool = False) -> None:
        """9.2.5 A face-up item turns face down; 9.5 one on a track drops to the satchel."""
        if count_of(self.satchel, item):
            self.satchel -= 1 << 4 * item
        else:
            self.track -= 1 << 4 * item
        self.spent += 1 << 4 * item
        if r.log is not None:
            r.tell("exhausted", clause, (self.seat, item), reveals=reveals)

    def damage(self, r: Root, choice: int, clause: str) -> None:
        """9.2.7 An undamaged item goes to the Damaged box and keeps its face."""
        if choice >= EXHAUSTED:
            item = choice - EXHAUSTED
            self.spent -= 1 << 4 * item
            self.broken += 1 << 4 * item
        else:
            item = choice - ITEM_WORD
            if count_of(self.satchel, item):
                self.satchel -= 1 << 4 * item
            else:
                self.track -= 1 << 4 * item
            self.damaged += 1 << 4 * item
        if r.log is not None:
            r.tell("damaged", clause, (self.seat, item))

    def repair_item(self, r: Root, choice: int, clause: str) -> None:
        """9.5.7 A damaged item comes back on the face it has, face up to its track if it has one (RUL.3)."""
        if choice >= EXHAUSTED:
            item = choice - EXHAUSTED
            self.broken -= 1 << 4 * item
            self.spent += 1 << 4 * item
        else:
            item = choice - ITEM_WORD
            self.damaged -= 1 << 4 * item
            self.store(item)
        if r.log is not None:
            r.tell("repaired", clause, (self.seat, item))

    def crafters(self, r: Root) -> int:
        """9.2.1 Face-up hammers, all of the suit of his clearing; in a forest there is none."""
        place = r.pawn[self.seat]
        return self.ready(HAMMER) << 4 * r.suits[place] if 0 <= place < CLEARINGS else 0

    def activate(self, r: Root, suit: int, count: int) -> None:
        """9.5.8 A hammer is exhausted for each symbol of the cost (RUL.54)."""
        for _ in range(count):
            self.exhaust(r, HAMMER, "9.5.8")

    def gain_item(self, r: Root, item: int) -> None:
        """9.2.1 A crafted item is his at once, face up; no one else can be given it."""
        r.leave_box(r.seats, item)
        self.get(r, item, "9.2.1")

    # -- relationships (9.2.9) ---------------------------------------------------------------------------------------

    def mark(self, seat: int) -> int:
        """9.2.9 The space of a player's marker; NO_MARKER for Vagabonds."""
        return self.marks >> 4 * seat & 15

    def set_mark(self, seat: int, space: int) -> None:
        self.marks = self.marks & ~(15 << 4 * seat) | space << 4 * seat

    def became_hostile(self, r: Root, seat: int, clause: str) -> None:
        """9.2.9.III The marker goes to the Hostile box; 9.2.9.I.a Aids that were to move it on are past."""
        self.set_mark(seat, HOSTILE)
        self.aids &= ~(15 << 4 * seat)
        if r.log is not None:
            r.tell("hostile", clause, (self.seat, seat))

    def hostiles_in(self, r: Root, clearing: int) -> bool:
        """9.2.9.III.b Whether a Hostile warrior stands there."""
        return any(self.mark(seat) == HOSTILE and r.warriors[seat * CLEARINGS + clearing] for seat in range(r.seats))

    def on_pieces_taken(self, r: Root, owner: int, clearing: int, what: int, count: int) -> None:
        """9.2.9.III The first warrior he removes makes its faction Hostile (RUL.52); 9.2.9.III.a each further piece
        of it scores for infamy in battle, in anybody's turn (RUL.7, RUL.8)."""
        space = self.mark(owner)
        if space == NO_MARKER:
            return
        if space != HOSTILE:
            if what != WARRIOR:
                return
            self.became_hostile(r, owner, "9.2.9.III")
            count -= 1
        if r.in_battle() and (r.rules.always_infamous or r.turn == self.seat):
            r.gain(self.seat, INFAMY * count, "9.2.9.III.a")

    # -- battle --------------------------------------------------------------------------------------------------------

    def can_attack(self, r: Root, clearing: int) -> bool:
        """4.3 With his pawn, 9.2.2 which is no warrior; the sword is asked for by 9.5.2."""
        return r.pawn[self.seat] == clearing

    def fights_on(self, r: Root) -> bool:
        """4.3.1 He never had warriors: an ambush does not end his battle (RUL.12)."""
        return True

    def fighters(self, r: Root, attacking: bool) -> int:
        """9.2.6 His undamaged swords; 9.2.9.II.c in attack, and the warriors of his ally."""
        own = self.count_undamaged(SWORD)
        if attacking and r.battle.allied != NONE:
            own += r.warriors[r.battle.allied * CLEARINGS + r.battle.clearing]
        return own

    def is_defenseless(self, r: Root) -> bool:
        """9.2.4 Without an undamaged sword."""
        return self.count_undamaged(SWORD) == 0

    def may_be_enlisted(self, r: Root) -> bool:
        """CHAR.arbiter In his clearing, for a defender other than himself, against an attacker other than himself."""
        fights = self.seat in (r.battle.attacker, r.battle.defender)
        return self.character == ARBITER and r.pawn[self.seat] == r.battle.clearing and not fights

    def enlist(self, r: Root) -> None:
        """CHAR.arbiter He scores 1 point."""
        if r.log is not None:
            r.tell("enlisted", "CHAR.arbiter", (self.seat, r.battle.defender))
        r.gain(self.seat, 1, "CHAR.arbiter")

    def lent_strength(self, r: Root) -> int:
        """CHAR.arbiter His undamaged swords."""
        return self.count_undamaged(SWORD)

    def battle_over(self, r: Root) -> None:
        """9.2.9.II.d If the ally took more hits than the items did, it becomes Hostile (RUL.22)."""
        if r.battle.attacker == self.seat and self.ally_hits > self.item_hits and self.mark(r.battle.allied) != HOSTILE:
            self.became_hostile(r, r.battle.allied, "9.2.9.II.d")
        self.ally_hits = self.item_hits = 0

    def turn_begins(self, r: Root) -> None:
        """9.2.9.I.a Aids of an earlier turn count no more."""
        self.aids = 0

    def has_last_word(self, r: Root) -> bool:
        """9.4, 9.5 Slipping changes nothing for his effects, and before Daylight ends they could be used."""
        return False

    def own_pieces(self, r: Root) -> list[str]:
        """2.5.4 His pawn, 9.3.1 the characters, 9.5.5 the quests."""
        return ["pawn", *CHARACTERS, *QUESTS]


def board_of(r: Root, seat: int) -> VagabondBoard:
    """A Vagabond's board, of the seat that has it."""
    board = r.factions[seat]
    assert isinstance(board, VagabondBoard)
    return board


def shared(r: Root) -> VagabondBoard:
    """9.7 The board that keeps what two Vagabonds share: quests and ruins."""
    for faction in r.factions:
        if isinstance(faction, VagabondBoard):
            return faction
    raise AssertionError("no Vagabond plays")


def vagabonds(r: Root) -> int:
    """9.7 How many play."""
    return len([faction for faction in r.factions if faction.sheet is SHEET])
