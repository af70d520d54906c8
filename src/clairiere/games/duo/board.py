"""Chapters 1, 4 and 8, the board: its path, gems and tokens, and the verbs that move them."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from ...core.copying import Copyable
from ..two_hands import TwoHands

RANDOM: Final = -1
AGREED: Final = "agreed"  # 7.5 give up when both agree, also while victory is possible, which is our addition;
OUT_OF_REACH: Final = "lost"  # only when victory is out of reach;
ASKED: Final = "asked"  # when both agree, proposed by the player who is asked alone: before 0.3.0


@final
@mypyc_attr(allow_interpreted_subclasses=True)
class Board(Copyable):
    """1.4 One side of the board as a level uses it: the path, 1.5 a location for gems at each space, 1.7 the tokens."""

    __slots__ = ("base", "box", "gems", "paws", "plus", "reconstruction", "side", "spaces", "start", "tokens")

    def __init__(
        self,
        side: str,
        reconstruction: bool,
        start: int,
        gems: tuple[int, ...],
        plus: tuple[int, ...],
        tokens: int,
        base: int,
        paws: tuple[int, ...],
        box: int,
    ) -> None:
        self.side = side
        self.reconstruction = reconstruction  # nobody has seen the printed one: shown to the players as such
        self.spaces = len(gems)
        self.start = start
        self.gems = gems  # at set-up (2.2)
        self.plus = plus  # the locations that get a gem after rounds 1 and 2 (6.2)
        self.tokens = tokens  # forest tokens of the level (2.4)
        self.base = base  # points for a victory (7.6)
        self.paws = paws  # 1.3 movement value by card
        self.box = box  # gems in the box (2.3)

    def copy(self) -> Board:
        """For whoever is not trusted with that of the game."""
        side, guessed = self.side, self.reconstruction
        return Board(side, guessed, self.start, self.gems, self.plus, self.tokens, self.base, self.paws, self.box)

    def __repr__(self) -> str:
        return f"Board({self.side}, {self.gems}, {self.plus}, {self.tokens})"


@final
@mypyc_attr(allow_interpreted_subclasses=True)
class Rules(Copyable):
    """What the players agreed on before the first deal, and the board it is played on. It never changes."""

    __slots__ = ("board", "both_ready", "dealer", "level", "open_tricks", "pause", "refusals", "reminder", "stop")

    def __init__(
        self,
        level: int,
        dealer: int,
        open_tricks: bool,
        board: Board,
        refusals: int = 0,
        pause: bool = False,
        reminder: bool = False,
        both_ready: bool = True,
        stop: str = AGREED,
    ) -> None:
        self.level = level  # 8.1, 8.2, 8.3
        self.dealer = dealer  # who deals first, or RANDOM (2.5)
        self.open_tricks = open_tricks  # past tricks may be looked at (9.2)
        self.board = board
        self.refusals = refusals  # after so many the rule for idle players decides (6.4); 0: the players alone do
        self.pause = pause  # there is a moment to talk where no question makes one (9.4)
        self.reminder = reminder  # talk is not closed during a round: the players are reminded (9.4)
        self.both_ready = both_ready  # with one free end the moment to talk waits for both players too (9.4)
        self.stop = stop  # when the team may give up, and who may propose it (7.5)

    def copy(self) -> Rules:
        """For whoever is not trusted with those of the game."""
        other = Rules(self.level, self.dealer, self.open_tricks, self.board.copy(), self.refusals, self.pause)
        other.reminder = self.reminder
        other.both_ready = self.both_ready
        other.stop = self.stop
        return other

    def __repr__(self) -> str:
        return f"Rules({self.as_options()}, {self.board})"

    def as_options(self) -> dict[str, object]:
        """The options as a person gives them."""
        return {
            "level": self.level,
            "dealer": "random" if self.dealer == RANDOM else str(self.dealer),
            "open_tricks": self.open_tricks,
            "refusals": self.refusals,
            "pause": self.pause,
            "talk": "reminder" if self.reminder else "closed",
            "ready": "both" if self.both_ready else "one",
            "stop": self.stop,
        }


class Forest(TwoHands):
    """The part of the game that lies open between the players (9.3)."""

    __slots__ = ("at", "covered", "gems", "rules", "walked")

    def __init__(self, rules: Rules) -> None:
        super().__init__()
        self.rules = rules
        self.gems = list(rules.board.gems)
        self.at = rules.board.start  # 2.4 where the team token stands
        self.walked: list[int] = []  # the way of the team in this round
        self.covered = [0, 0]  # forest tokens laid at the low and at the high end

    def copy_board_into(self, other: Forest) -> None:
        other.gems = self.gems.copy()
        other.at = self.at
        other.walked = self.walked.copy()
        other.covered = self.covered.copy()

    @property
    def low_end(self) -> int:
        """1.6 The last usable space at the end of player 0 (2.1)."""
        return self.covered[0]

    @property
    def high_end(self) -> int:
        """1.6 The last usable space at the end of player 1 (2.1)."""
        return self.rules.board.spaces - 1 - self.covered[1]

    @property
    def reserve(self) -> int:
        """2.4 The forest tokens still at hand."""
        return self.rules.board.tokens - self.covered[0] - self.covered[1]

    @property
    def gems_left(self) -> int:
        """7.2 The gems on the board."""
        count = 0
        for gems in self.gems:
            count += gems
        return count

    @property
    def supply(self) -> int:
        """2.3 The gems of the box that are not on the board. It is taken never to run out (ruling D4)."""
        return max(0, self.rules.board.box - self.gems_left)

    # -- verbs --------------------------------------------------------------------------------------------------

    def lay_out(self) -> None:
        """2.1 The board lies there with 2.2 its gems and 2.4 the team token on the start."""
        if self.log is not None:
            level = self.rules.level
            self.tell("board", "8.1" if level == 1 else "8.2" if level == 2 else "8.3", (level, self.gems_left))

    def move_team(self, space: int) -> None:
        """4.1.2 The team token goes to a space of the path; 4.3.2 it may be the one it stands on."""
        before = self.at
        self.at = space
        if self.log is not None:
            self.tell("moved", "4.3.2" if before == space else "4.1.2", (before, space))

    def leave_path(self, end: int) -> None:
        """4.2.1 The move would go beyond the last usable space."""
        if self.log is not None:
            self.tell("left path", "4.2.1", (self.high_end if end else self.low_end,))

    def cover(self, end: int, clause: str) -> None:
        """4.2.2 A forest token on the last usable space of an end, for good; 4.2.4, 6.7 its gems slide inward."""
        space, inward = (self.high_end, -1) if end else (self.low_end, 1)
        gems = self.gems[space]
        self.gems[space] = 0
        self.gems[space + inward] += gems
        self.covered[end] += 1
        if self.log is not None:
            self.tell("covered", clause, (space, self.reserve))
            if gems:
                self.tell("slid", "6.7" if clause[0] == "6" else "4.2.4", (gems, space, space + inward))

    def return_to_start(self) -> None:
        """4.2.3 The team token goes back to the start, and 4.2.5 collects nothing there."""
        self.at = self.rules.board.start
        if self.log is not None:
            self.tell("returned", "4.2.3", (self.at,))

    def collect(self, space: int) -> None:
        """4.3.1 One gem, and only one, goes back to the supply."""
        self.gems[space] -= 1
        if self.log is not None:
            self.tell("collected", "4.3.1", (space, self.gems_left))

    def spare(self) -> None:
        """6.5 There is no forest token to lay, and nothing comes of it."""
        if self.log is not None:
            self.tell("spared", "6.5", ())

    def add_gem(self, plus: int, space: int) -> None:
        """6.2 A gem for a plus; 6.3 it slides inward if its own space is covered. 1.5 There is no most."""
        self.gems[space] += 1
        if self.log is not None:
            self.tell("added", "6.2" if plus == space else "6.3", (plus, space))
