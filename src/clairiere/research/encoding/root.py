"""Root as numbers: the map, the cards that a seat has seen, the boards, the battle, and the choices."""

from __future__ import annotations

from typing import Final, final

from librt.strings import BytesWriter, write_i32_le, write_i64_le
from mypy_extensions import i32, i64

from ...core.ask import Ask
from ...core.state import State
from ...games.root.choices import CLEARING as PLACE
from ...games.root.choices import (
    DICE,
    NUMBER,
    REACTION,
    SEAT,
    card_in,
    is_card,
    is_number,
    is_place,
    is_seat,
    is_with_card,
    word_in,
)
from ...games.root.state.state import Root
from ...games.root.state.terms import CARDS, CLEARINGS, NONE, size_of
from .encoder import BYTE, NIBBLE, Encoder, Field, orders
from .root_boards import MEANING, NUMBERS, board_cards, board_counts, write_numbers

WORD: Final = 64  # bits
FACTIONS: Final = ("marquise", "eyrie", "alliance", "vagabond", "cult", "riverfolk", "mechanical")
FACTION_NUMBERS: Final[dict[str, int]] = {FACTIONS[i]: i + 1 for i in range(len(FACTIONS))}
KINDS: Final = 4  # of buildings, and of tokens
PLACES: Final = 32  # clearings and forests, with room
BATTLE: Final = 10
BATTLE_TEXT: Final = (
    "attacker, defender, whose warriors are borrowed, who is enlisted (seats to my left, plus 1), clearing plus 1, "
    "ambush card plus 1, hits rolled and extra of the attacker, of the defender"
)
SPREAD: Final = [bytes([ruins >> at & 1 for at in range(CLEARINGS)]) for ruins in range(1 << CLEARINGS)]
MEANT: Final = "; ".join(f"{name}: {text}" for name, text in MEANING.items())


def fields(seats: int) -> tuple[Field, ...]:
    """The fields of a table with so many seats."""
    each = "for each seat, mine first"
    return (
        Field("hand", WORD, "my cards, by their numbers"),
        Field("stack", WORD, "my hidden stack"),
        Field("discard", WORD, "the discard pile"),
        Field("available", WORD, "dominance cards beside the map"),
        Field("used", WORD, "cards whose effects were used in this phase"),
        Field("known", WORD * seats, "cards of a hand that I have seen there, " + each),
        Field("known_stacks", WORD * seats, "the same of stacks, " + each),
        Field("crafted", WORD * seats, "effects in play, " + each),
        Field("board_cards", 4 * WORD * seats, f"sets of cards on faction boards, {each}. {MEANT}"),
        Field("board_counts", 3 * WORD // NIBBLE * seats, "counts on faction boards, " + each, NIBBLE),
        Field("buildings", KINDS * CLEARINGS * seats, "by clearing and kind, " + each, NIBBLE),
        Field("tokens", KINDS * CLEARINGS * seats, "by clearing and kind, " + each, NIBBLE),
        Field("items", 16 * (seats + 1), "in Crafted Items boxes, and last in the supply, " + each, NIBBLE),
        Field("warriors", CLEARINGS * seats, "by clearing, " + each, BYTE),
        Field("board_numbers", NUMBERS * seats, "numbers on faction boards, " + each, BYTE),
        Field("factions", seats, "0 none of those known, 1 " + ", ".join(FACTIONS), BYTE, len(FACTIONS)),
        Field("scores", seats, "points, " + each, BYTE),
        Field("hands", seats, "cards in hand, " + each, BYTE, CARDS),
        Field("stacks", seats, "cards in the hidden stack, " + each, BYTE, CARDS),
        Field("supply", seats, "warriors in the supply, " + each, BYTE),
        Field("pawns", seats, "where a pawn stands, counted from 1; 0 none, " + each, BYTE, PLACES),
        Field("dominance", seats, "the activated card, counted from 1, " + each, BYTE, CARDS),
        Field("partners", seats, "seats to the left where the partner in a coalition sits, plus 1, " + each, BYTE, 6),
        Field("suits", CLEARINGS, "the suit of each clearing: 1 fox, 2 rabbit, 3 mouse", BYTE, 4),
        Field("slots", CLEARINGS, "open slots of each clearing", BYTE, 8),
        Field("ruins", CLEARINGS, "a ruin stands there", BYTE, 1),
        Field("turn", 1, "whose turn it is: seats to my left", BYTE, 6),
        Field("phase", 1, "0 set-up, 1 Birdsong, 2 Daylight, 3 Evening", BYTE, 3),
        Field("deck", 1, "cards in the deck", BYTE, CARDS),
        Field("reactions", 1, "reactions that wait", BYTE),
        Field("trackless", 1, "I have left the score track", BYTE, 1),
        Field("battle", BATTLE, BATTLE_TEXT, BYTE),
        Field("clause", 2, "the clause that asks me: a number for each, 0 none", BYTE),
    )  # fmt: skip


FEATURES: Final = (
    Field("kind", 1, "1 card, 2 place, 3 seat, 4 number, 5 word, 6 word with card, 7 reaction", BYTE, 7),
    Field("card", 1, "the card, counted from 1", BYTE, CARDS),
    Field("place", 1, "the clearing or forest, counted from 1", BYTE, PLACES),
    Field("seat", 1, "seats to my left, plus 1", BYTE, 6),
    Field("number", 1, "the number", BYTE, 63),
    Field("word", 2, "the word's number: low byte, high byte", BYTE),
    Field("rest", 3, "of a reaction: its packed number, low byte first", BYTE),
)


@final
class RootEncoder(Encoder):
    def __init__(self, seats: int, clauses: dict[str, int]) -> None:
        super().__init__("root-1", fields(seats), 0, FEATURES, seats)
        self.orders = orders(seats)
        self.clauses = clauses  # by which somebody may be asked, numbered from 1

    def write(self, state: State, seat: int, row: BytesWriter) -> None:
        assert isinstance(state, Root)
        order = self.orders[seat]
        self.write_cards(state, seat, order, row)
        self.write_counts(state, order, row)
        self.write_players(state, order, row)
        self.write_table(state, seat, row)

    def write_cards(self, r: Root, seat: int, order: list[int], row: BytesWriter) -> None:
        """Sets of cards, a word each."""
        write_i64_le(row, r.hand[seat])
        write_i64_le(row, r.stacks[seat])
        write_i64_le(row, r.discard)
        write_i64_le(row, r.available)
        write_i64_le(row, r.used)
        for other in order:
            write_i64_le(row, r.knows(seat, other))
        for other in order:
            write_i64_le(row, r.knows(seat, r.seats + other))
        for other in order:
            write_i64_le(row, r.crafted[other])
        for other in order:
            one, two, three, four = board_cards(r, r.factions[other])
            write_i64_le(row, one)
            write_i64_le(row, two)
            write_i64_le(row, three)
            write_i64_le(row, four)

    def write_counts(self, r: Root, order: list[int], row: BytesWriter) -> None:
        """What is packed by four bits, then the warriors."""
        for other in order:
            one, two, three = board_counts(r.factions[other])
            write_i64_le(row, one)
            write_i64_le(row, two)
            write_i64_le(row, three)
        for other in order:
            write_pieces(row, r.buildings, other * CLEARINGS)
        for other in order:
            write_pieces(row, r.tokens, other * CLEARINGS)
        for other in order:
            write_i64_le(row, r.items[other])
        write_i64_le(row, r.items[r.seats])
        for other in order:
            write_bytes(row, r.warriors, other * CLEARINGS)

    def write_players(self, r: Root, order: list[int], row: BytesWriter) -> None:
        """Numbers for each seat."""
        for other in order:
            write_numbers(r, r.factions[other], row)
        for other in order:
            row.append(FACTION_NUMBERS.get(r.factions[other].sheet.name, 0))
        for other in order:
            row.append(min(r.score[other], 255))
        for other in order:
            row.append(size_of(r.hand[other]))
        for other in order:
            row.append(size_of(r.stacks[other]))
        for other in order:
            row.append(r.supply[other])
        for other in order:
            row.append(r.pawn[other] + 1)
        for other in order:
            row.append(r.dominance[other] + 1)
        for other in order:
            row.append(self.left_of(other, r.partner[other]))

    def write_table(self, r: Root, seat: int, row: BytesWriter) -> None:
        """The map, the turn, the battle, and what is asked."""
        for suit in r.suits:
            row.append(suit + 1)
        write_bytes(row, list(r.slots), 0)
        row.write(SPREAD[r.ruins])
        row.append((r.turn - seat) % r.seats if r.turn != NONE else 0)
        row.append(r.phase)
        row.append(size_of(r.deck))
        row.append(min(len(r.reactions), 255))
        row.append(r.trackless >> seat & 1)
        self.write_battle(r, seat, row)
        asked = self.clause_of(r, seat)
        row.append(asked & 255)
        row.append(asked >> 8)

    def write_battle(self, r: Root, seat: int, row: BytesWriter) -> None:
        battle = r.battle
        row.append(self.left_of(seat, battle.attacker))
        row.append(self.left_of(seat, battle.defender))
        row.append(self.left_of(seat, battle.allied))
        row.append(self.left_of(seat, battle.enlisted))
        row.append(battle.clearing + 1)
        row.append(battle.ambush + 1)
        row.append(battle.dealt_rolled)
        row.append(battle.dealt)
        row.append(battle.returned_rolled)
        row.append(battle.returned)

    def left_of(self, seat: int, other: int) -> int:
        """How many seats to the left another sits, plus 1; 0 for nobody."""
        return (other - seat) % self.seats + 1 if other != NONE else 0

    def clause_of(self, r: Root, seat: int) -> int:
        """A number for the clause by which a seat is asked."""
        for ask in r.open:
            if ask.seat == seat:
                return self.clauses.get(ask.clause, 0)
        return 0

    def describe(self, state: State, ask: Ask, choice: int) -> bytes:
        if is_card(choice):
            return bytes((1, choice + 1, 0, 0, 0, 0, 0, 0, 0, 0))
        if is_place(choice):
            return bytes((2, 0, choice - PLACE + 1, 0, 0, 0, 0, 0, 0, 0))
        if is_seat(choice):
            return bytes((3, 0, 0, self.left_of(ask.seat, choice - SEAT), 0, 0, 0, 0, 0, 0))
        if is_number(choice):
            return bytes((4, 0, 0, 0, choice - NUMBER, 0, 0, 0, 0, 0))
        if is_with_card(choice):
            word = word_in(choice)
            return bytes((6, card_in(choice) + 1, 0, 0, 0, word & 255, word >> 8, 0, 0, 0))
        if choice >= REACTION:
            packed = choice - REACTION
            return bytes((7, 0, 0, 0, 0, 0, 0, packed & 255, packed >> 8 & 255, packed >> 16 & 255))
        assert choice >= DICE
        return bytes((5, 0, 0, 0, 0, choice & 255, choice >> 8, 0, 0, 0))


def write_pieces(row: BytesWriter, pieces: tuple[int, ...], first: int) -> None:
    """Those of all clearings from a place on, sixteen bits each, four at a time."""
    for at in range(first, first + CLEARINGS, 4):
        two = i64(pieces[at]) | i64(pieces[at + 1]) << 16
        write_i64_le(row, two | i64(pieces[at + 2]) << 32 | i64(pieces[at + 3]) << 48)


def write_bytes(row: BytesWriter, numbers: list[int], first: int) -> None:
    """Those of all clearings from a place on, a byte each, four at a time."""
    for at in range(first, first + CLEARINGS, 4):
        two = i32(numbers[at]) | i32(numbers[at + 1]) << 8
        write_i32_le(row, two | i32(numbers[at + 2]) << 16 | i32(numbers[at + 3]) << 24)
