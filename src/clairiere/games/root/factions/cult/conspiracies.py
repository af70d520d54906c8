"""Chapter 10.4.3, what acolytes do: Crusade, Convert, Sanctify, all in clearings of the Outcast suit."""

from __future__ import annotations

from typing import Final, final

from .....core.ask import NO_ANSWER
from .....core.state import Step
from ...battle import Attack, battlefields
from ...choices import BATTLE, CLEARING, CLEARING_OPTIONS, MOVE, SEAT, WORDS
from ...move import Move, origins
from ...reactions import Reactions
from ...state import kinds
from ...state.state import Root, RootStep
from ...state.steps import known_step
from ...state.terms import CLEARINGS, NONE, PLACES, count_of
from .board import CONVERT, CRUSADE, GARDENS, SANCTIFY, board_of

CLAUSES: Final = {CRUSADE: "10.4.3.I", CONVERT: "10.4.3.II", SANCTIFY: "10.4.3.III"}


def open_places(r: Root, seat: int) -> list[int]:
    """10.4.3 The Outcast clearings in which the Cult may place a piece (6.2.2): what asks for one must be completed."""
    return [clearing for clearing in PLACES[r.of_suit[board_of(r, seat).outcast]] if r.may_place(seat, clearing)]


def convertible(r: Root, seat: int, clearing: int) -> list[int]:
    """10.4.3.II The enemies who have a warrior in a clearing."""
    return [o for o in range(r.seats) if r.enemies(seat, o) and r.warriors[o * CLEARINGS + clearing]]


def convert_places(r: Root, seat: int) -> int:
    """10.4.3.II The clearings where an enemy warrior can be replaced, as bits."""
    return sum([1 << clearing for clearing in open_places(r, seat) if convertible(r, seat, clearing)])


def owner_of_building(r: Root, seat: int, clearing: int, word: int) -> int:
    """10.4.3.III The enemy who has such a building in a clearing."""
    for other in range(r.seats):
        words = r.factions[other].sheet.buildings
        packed = r.buildings[other * CLEARINGS + clearing]
        if r.enemies(seat, other) and word in words and count_of(packed, words.index(word)):
            return other
    return NONE


def enemy_buildings(r: Root, seat: int, clearing: int) -> list[int]:
    """10.4.3.III The kinds of enemy buildings in a clearing, as choices: no two factions have the same."""
    kinds: list[int] = []
    for other in range(r.seats):
        packed = r.buildings[other * CLEARINGS + clearing]
        if packed and r.enemies(seat, other):
            words = r.factions[other].sheet.buildings
            kinds += [words[kind] for kind in range(len(words)) if count_of(packed, kind)]
    return kinds


def sanctify_places(r: Root, seat: int) -> int:
    """10.4.3.III The clearings where an enemy building can make way for a garden, while one of that suit is left."""
    board = board_of(r, seat)
    if board.gardens(r, board.outcast) == GARDENS:
        return 0
    return sum([1 << clearing for clearing in open_places(r, seat) if enemy_buildings(r, seat, clearing)])


@final
class Crusade(RootStep):
    """10.4.3.I A battle in an Outcast clearing; or a move out of one, and perhaps a battle where it leads."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat

    def play(self, r: Root, answer: int) -> None:
        # fmt: off
        match self.climb():
            case 0: self.must_choose(r)
            case 1: self.set_out(r, answer)
            case 2: self.may_battle(r)
            case _: r.done()

    def within(self, r: Root) -> int:
        return r.of_suit[board_of(r, self.seat).outcast]

    def must_choose(self, r: Root) -> None:
        """10.4.3.I Which of the two, if both can be done."""
        if battlefields(r, self.seat, self.within(r)) and origins(r, self.seat, self.within(r)):
            r.ask(self.seat, "crusade", (MOVE, BATTLE), "10.4.3.I")

    def set_out(self, r: Root, answer: int) -> None:
        """10.4.3.I 4.3 Fight in an Outcast clearing, 4.2 or move from one by the general rules."""
        fight = battlefields(r, self.seat, self.within(r)) != 0 if answer == NO_ANSWER else answer == BATTLE
        if fight:
            r.push(Attack(self.seat, self.within(r), 0))
        else:
            r.push(Move(self.seat, self.within(r), 0))

    def may_battle(self, r: Root) -> None:
        """10.4.3.I After a move, one battle at the destination, of whatever suit; after a battle, no other."""
        board = board_of(r, self.seat)
        if board.landed != NONE:
            r.push(Attack(self.seat, 1 << board.landed, 1))
            board.landed = NONE

    def copy(self) -> Step:
        return self.twin(Crusade(self.seat))


@final
class Replace(RootStep):
    """10.4.3.II Convert: a Cult warrior takes the place of an enemy's; 10.4.3.III Sanctify: a garden that of an enemy
    building. In an Outcast clearing, and in full."""

    __slots__ = ("clearing", "seat", "word")

    def __init__(self, seat: int, word: int, clearing: int = NONE) -> None:
        super().__init__()
        self.seat = seat
        self.word = word
        self.clearing = clearing

    def play(self, r: Root, answer: int) -> None:
        # fmt: off
        match self.climb():
            case 0: self.must_choose_clearing(r)
            case 1: self.choose_clearing(r, answer)
            case 2: self.must_choose_piece(r)
            case 3: self.replace(r, answer)
            case 4: self.react(r)                      # 1.1.3
            case _: r.done()

    def places(self, r: Root) -> int:
        return convert_places(r, self.seat) if self.word == CONVERT else sanctify_places(r, self.seat)

    def pieces(self, r: Root) -> list[int]:
        """10.4.3.II Whose warriors, 10.4.3.III or which buildings there are, as choices."""
        if self.word == CONVERT:
            return [SEAT + other for other in convertible(r, self.seat, self.clearing)]
        return enemy_buildings(r, self.seat, self.clearing)

    def must_choose_clearing(self, r: Root) -> None:
        """10.4.3.II, 10.4.3.III Where, if there is a choice."""
        options = CLEARING_OPTIONS[self.places(r)]
        if len(options) > 1:
            r.ask(self.seat, WORDS[self.word], options, CLAUSES[self.word])

    def choose_clearing(self, r: Root, answer: int) -> None:
        self.clearing = PLACES[self.places(r)][0] if answer == NO_ANSWER else answer - CLEARING

    def must_choose_piece(self, r: Root) -> None:
        """10.4.3.II, 10.4.3.III Which piece, if there is a choice."""
        pieces = self.pieces(r)
        if len(pieces) > 1:
            about = "converted" if self.word == CONVERT else "sanctified"
            r.ask(self.seat, about, tuple(pieces), CLAUSES[self.word])

    def replace(self, r: Root, answer: int) -> None:
        """10.4.3.II, 10.4.3.III One piece goes, 3.2.1 a building scores, and one comes."""
        piece = self.pieces(r)[0] if answer == NO_ANSWER else answer
        if self.word == CONVERT:
            r.remove_warriors(piece - SEAT, self.clearing, 1, self.seat, "10.4.3.II")
            r.place_warriors(self.seat, self.clearing, 1, "10.4.3.II")
            return
        owner = owner_of_building(r, self.seat, self.clearing, piece)
        kind = r.factions[owner].sheet.buildings.index(piece)
        r.remove_building(owner, self.clearing, kind, self.seat, "10.4.3.III")
        r.place_building(self.seat, self.clearing, r.suits[self.clearing], "10.4.3.III")

    def react(self, r: Root) -> None:
        """1.1.3 Whatever follows from it."""
        if r.reactions:
            r.push(Reactions())

    def subject(self, r: Root) -> dict[str, int]:
        """10.4.3.II, 10.4.3.III Where."""
        return {"clearing": self.clearing} if self.at > 2 else {}

    def copy(self) -> Step:
        return self.twin(Replace(self.seat, self.word, self.clearing))


known_step(Crusade, {"seat": kinds.seat_of("cult")}, waits=(2, 3), on=("CultBirdsong",))
known_step(
    Replace,
    {
        "seat": kinds.seat_of("cult"),
        "word": kinds.one_of("convert", "sanctify"),
        "clearing": kinds.or_none(kinds.CLEARING, 1),
    },
    waits=(5,),
    on=("CultBirdsong",),
)
