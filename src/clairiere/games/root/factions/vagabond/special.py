"""Chapter 9.5.9 and CHAR.*, the special actions of the characters. The Arbiter's protection stands with the board."""

from __future__ import annotations

from typing import Final, final

from .....core.ask import NO_ANSWER
from .....core.state import Step
from ...battle import begin_battle
from ...choices import SEAT
from ...reactions import Reactions
from ...state import kinds
from ...state.state import HAND_PILE, Root, RootStep
from ...state.steps import known_step
from ...state.terms import CLEARINGS, MATCHING, NONE
from .actions import Repair
from .board import VagabondBoard
from .words import RANGER, SCOUNDREL, SPECIALS, THIEF, TINKER, TORCH

REPAIRED: Final = 3  # CHAR.ranger


def usable(r: Root, board: VagabondBoard) -> bool:
    """9.5.9 Whether the special action can be used: with a torch, and as the character's card says."""
    if board.character not in SPECIALS or not board.ready(TORCH):
        return False
    if board.character == RANGER:
        return True
    place = r.pawn[board.seat]
    if place >= CLEARINGS:
        return False
    if board.character == THIEF:
        return bool(victims(r, board.seat))
    if board.character == TINKER:
        return r.discard & MATCHING[r.suits[place]] != 0
    if board.character == SCOUNDREL:
        return r.may_place(board.seat, place)  # the torch is a piece (2.5.5), which the keep forbids (6.2.2)
    return bool(fighters(r, board.seat))


def use_special(r: Root, board: VagabondBoard) -> None:
    """9.5.9 The torch is exhausted; CHAR.scoundrel his stays in the clearing."""
    if r.log is not None:
        r.tell("special", "9.5.9", (board.seat, SPECIALS[board.character]))
    board.exhaust(r, TORCH, "9.5.9")
    if board.character == RANGER:
        r.push(Hideout(board.seat))
    elif board.character == THIEF:
        r.push(Steal(board.seat))
    elif board.character == TINKER:
        r.push(DayLabor(board.seat))
    elif board.character == SCOUNDREL:
        scorch(r, board)
    else:
        r.push(Instigate(board.seat))


def victims(r: Root, seat: int) -> list[int]:
    """CHAR.thief The other players with a piece in his clearing and a card in hand."""
    place = r.pawn[seat]
    others = [other for other in range(r.seats) if other != seat and r.present(other, place)]
    return [other for other in others if r.factions[other].can_be_robbed(r)]


@final
class Steal(RootStep):
    """CHAR.thief A random card from the hand of a player in his clearing."""

    __slots__ = ("other", "seat")

    def __init__(self, seat: int, other: int = NONE) -> None:
        super().__init__()
        self.seat = seat
        self.other = other

    def play(self, r: Root, answer: int) -> None:
        # fmt: off
        match self.climb():
            case 0: self.must_name(r)
            case 1: self.name(r, answer)
            case 2: r.factions[self.other].give_random_card(r, "CHAR.thief", self.seat)
            case _: self.take(r, answer)

    def must_name(self, r: Root) -> None:
        seats = victims(r, self.seat)
        if len(seats) > 1:
            r.ask(self.seat, "victim", tuple([SEAT + other for other in seats]), "CHAR.thief")

    def name(self, r: Root, answer: int) -> None:
        self.other = victims(r, self.seat)[0] if answer == NO_ANSWER else answer - SEAT

    def take(self, r: Root, answer: int) -> None:
        """CHAR.thief Only those two see which."""
        r.done()
        if answer != NO_ANSWER:
            r.hand_over(self.other, self.seat, answer, HAND_PILE, "CHAR.thief")

    def copy(self) -> Step:
        return self.twin(Steal(self.seat, self.other))


@final
class DayLabor(RootStep):
    """CHAR.tinker A card of the discard pile that matches his clearing."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat

    def play(self, r: Root, answer: int) -> None:
        # fmt: off
        match self.climb():
            case 0: self.must_choose(r)
            case _: self.take(r, answer)

    def must_choose(self, r: Root) -> None:
        cards = r.discard & MATCHING[r.suits[r.pawn[self.seat]]]
        r.ask_among(self.seat, "day labor", cards, "CHAR.tinker")

    def take(self, r: Root, answer: int) -> None:
        r.done()
        r.recover(self.seat, answer, "CHAR.tinker")

    def copy(self) -> Step:
        return self.twin(DayLabor(self.seat))


@final
class Hideout(RootStep):
    """CHAR.ranger Three damaged items come back, then Daylight ends at once."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat

    def play(self, r: Root, answer: int) -> None:
        # fmt: off
        match self.climb():
            case 0: r.push(Repair(self.seat, REPAIRED))
            case _: self.end_daylight(r)

    def end_daylight(self, r: Root) -> None:
        """CHAR.ranger The Daylight below is over too: Evening begins."""
        r.done()
        r.done()

    def copy(self) -> Step:
        return self.twin(Hideout(self.seat))


def fighters(r: Root, seat: int) -> list[int]:
    """CHAR.vagrant The other players who can attack in his clearing, if somebody else is there to be attacked."""
    place = r.pawn[seat]
    others = [other for other in range(r.seats) if other != seat and r.present(other, place)]
    return [other for other in others if r.factions[other].can_attack(r, place)] if len(others) > 1 else []


@final
class Instigate(RootStep):
    """CHAR.vagrant Two others fight in his clearing, and what they lose counts as removed by him."""

    __slots__ = ("attacker", "seat")

    def __init__(self, seat: int, attacker: int = NONE) -> None:
        super().__init__()
        self.seat = seat
        self.attacker = attacker

    def play(self, r: Root, answer: int) -> None:
        # fmt: off
        match self.climb():
            case 0: self.must_name_attacker(r)
            case 1: self.name_attacker(r, answer)
            case 2: self.must_name_defender(r)
            case 3: self.fight(r, answer)
            case _: r.done()

    def must_name_attacker(self, r: Root) -> None:
        seats = fighters(r, self.seat)
        if len(seats) > 1:
            r.ask(self.seat, "instigate", tuple([SEAT + other for other in seats]), "CHAR.vagrant")

    def name_attacker(self, r: Root, answer: int) -> None:
        self.attacker = fighters(r, self.seat)[0] if answer == NO_ANSWER else answer - SEAT

    def targets(self, r: Root) -> list[int]:
        """CHAR.vagrant Another player there."""
        place = r.pawn[self.seat]
        return [o for o in range(r.seats) if o not in (self.seat, self.attacker) and r.present(o, place)]

    def must_name_defender(self, r: Root) -> None:
        seats = self.targets(r)
        if len(seats) > 1:
            r.ask(self.seat, "instigated", tuple([SEAT + other for other in seats]), "CHAR.vagrant")

    def fight(self, r: Root, answer: int) -> None:
        defender = self.targets(r)[0] if answer == NO_ANSWER else answer - SEAT
        begin_battle(r, self.attacker, defender, r.pawn[self.seat], self.seat)

    def subject(self, r: Root) -> dict[str, int]:
        """CHAR.vagrant Who attacks."""
        return {"other": self.attacker} if self.at > 2 else {}

    def copy(self) -> Step:
        return self.twin(Instigate(self.seat, self.attacker))


def scorch(r: Root, board: VagabondBoard) -> None:
    """CHAR.scoundrel The torch stays in the clearing, every enemy piece leaves it, and nothing comes in any more."""
    place = r.pawn[board.seat]
    board.spent -= 1 << 4 * TORCH
    if r.log is not None:
        r.tell("burnt", "CHAR.scoundrel", (board.seat, place))
    r.remove_all(board.seat, place, "CHAR.scoundrel")
    r.close(place)
    if r.reactions:
        r.push(Reactions())


known_step(
    Steal,
    {"seat": kinds.seat_of("vagabond"), "other": kinds.or_none(kinds.SEAT, 1)},
    waits=(3,),
    on=("VagabondDaylight",),
)
known_step(DayLabor, {"seat": kinds.seat_of("vagabond")}, on=("VagabondDaylight",))
known_step(Hideout, {"seat": kinds.seat_of("vagabond")}, waits=(1,), on=("VagabondDaylight",))
known_step(
    Instigate,
    {"seat": kinds.seat_of("vagabond"), "attacker": kinds.or_none(kinds.SEAT, 1)},
    waits=(4,),
    on=("VagabondDaylight",),
)
