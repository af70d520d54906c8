"""Chapter 9.3, the Vagabond's set-up."""

from __future__ import annotations

from typing import Final, final

from .....core.ask import NATURE, NO_ANSWER
from .....core.state import Step
from ...choices import CLEARING
from ...state import kinds
from ...state.state import Root, RootStep
from ...state.steps import known_step
from ...state.terms import CLEARINGS, NONE
from .board import VagabondBoard, board_of, shared, vagabonds
from .words import CHARACTER_WORD, CHARACTERS, DATA, INDIFFERENT, NO_MARKER, QUEST_WORD, QUESTS, STARTING

OPEN_QUESTS: Final[int] = DATA["quests_face_up"]  # 9.3.3


@final
class VagabondSetup(RootStep):
    """9.3 Character, pawn, quests, ruins, starting items, relationships; 9.7 quests and ruins are shared by two."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat

    def play(self, r: Root, answer: int) -> None:
        # fmt: off
        match self.climb():
            case 0: r.ask(self.seat, "character", self.characters(r), "9.3.1")
            case 1: self.choose_character(r, answer)
            case 2: self.must_place_pawn(r)            # 9.3.2
            case 3: r.move_pawn(self.seat, answer - CLEARING, "9.3.2")
            case 4: self.must_open_quest(r)            # 9.3.3, 9.7.3
            case 5: self.open_quest(r, answer)
            case 6: self.stock_ruins(r)                # 9.3.4, 9.7.1
            case 7: self.take_items(r)                 # 9.3.5
            case _: self.set_relationships(r)          # 9.3.6

    def characters(self, r: Root) -> tuple[int, ...]:
        """9.3.1 Any character that nobody else has."""
        taken = [faction.character for faction in r.factions if isinstance(faction, VagabondBoard)]
        return tuple([CHARACTER_WORD + i for i in range(len(CHARACTERS)) if i not in taken])

    def choose_character(self, r: Root, answer: int) -> None:
        board_of(r, self.seat).character = answer - CHARACTER_WORD
        if r.log is not None:
            r.tell("character", "9.3.1", (self.seat, answer))

    def must_place_pawn(self, r: Root) -> None:
        """9.3.2 In any forest."""
        forests = range(CLEARING + CLEARINGS, CLEARING + CLEARINGS + len(r.map.forests))
        r.ask(self.seat, "first forest", tuple(forests), "9.3.2")

    def must_open_quest(self, r: Root) -> None:
        """9.3.3 Three quests in all, laid by the first who sets up."""
        if shared(r).quests.bit_count() < OPEN_QUESTS:
            ask_quest(r, "9.3.3")

    def open_quest(self, r: Root, answer: int) -> None:
        """9.3.3 One after the other."""
        if answer != NO_ANSWER:
            self.at = 4
            reveal_quest(r, answer, "9.3.3")

    def stock_ruins(self, r: Root) -> None:
        """9.3.4 One relic under each ruin, 9.7.1 or two; which is decided when somebody looks."""
        keeper = shared(r)
        if not keeper.hoard:
            keeper.hoard = 255 if vagabonds(r) > 1 else 15
            if r.log is not None:
                r.tell("stocked", "9.7.1" if vagabonds(r) > 1 else "9.3.4", (keeper.hoard.bit_count(),))

    def take_items(self, r: Root) -> None:
        """9.3.5 The items of his character, face up."""
        board = board_of(r, self.seat)
        for item in STARTING[board.character]:
            board.get(r, item, "9.3.5")

    def set_relationships(self, r: Root) -> None:
        """9.3.6 Indifferent to all factions, but there is no marker for Vagabonds."""
        r.done()
        board = board_of(r, self.seat)
        for seat in range(r.seats):
            if board.mark(seat) != NO_MARKER:
                board.set_mark(seat, INDIFFERENT)

    def stands(self, r: Root) -> bool:
        """9.3.1 First he has a character, 9.3.2 then a pawn."""
        character, pawn = board_of(r, self.seat).character, r.pawn[self.seat]
        return (character == NONE) == (self.at <= 1) and (pawn == NONE) == (self.at <= 3)

    def copy(self) -> Step:
        return self.twin(VagabondSetup(self.seat))


def ask_quest(r: Root, clause: str) -> None:
    """9.3.3, 9.5.5 Which quest is revealed; RUL.40 none, if the deck is empty."""
    deck = shared(r).quest_deck
    if deck:
        r.ask(NATURE, "quest", tuple([QUEST_WORD + i for i in range(len(QUESTS)) if deck >> i & 1]), clause)


def reveal_quest(r: Root, answer: int, clause: str) -> None:
    """9.3.3, 9.5.5 A quest lies face up."""
    keeper = shared(r)
    keeper.quest_deck &= ~(1 << (answer - QUEST_WORD))
    keeper.quests |= 1 << (answer - QUEST_WORD)
    if r.log is not None:
        r.tell("quest open", clause, (answer,), reveals=True)


known_step(VagabondSetup, {"seat": kinds.seat_of("vagabond")}, on=("Setup",))
