"""The options that the players agree on before the game, and the names of its phases."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from ...core.copying import Copyable

NONE: Final = -1  # no seat
SERVER: Final = -2  # 6.9 who proposes when nobody does
RANDOM: Final = -1  # 2.3 nobody was named
TURNS: Final = "turns"
LIVE: Final = "live"
TIMER: Final = "timer"
EMPTY_HAND: Final = "emptyHand"
ANY: Final = "any"  # 4.8 what a hand must hold for a shout: nothing in particular,
VALUE: Final = "value"  # a 2, 3 or 4,
PASSED: Final = "passed"  # or the same, and by turns a player without one is not asked: before 0.3.0
OWN: Final = "own"  # 6.4 what falls when the proposer withdraws: that player's agreement,
ALL: Final = "all"  # or the proposal with all agreements
ROUNDS: Final = 500  # 10.9 rounds after which a game between bots stops
RESHUFFLES: Final = 50  # 10.9 general reshuffles after which it stops

# The phases; a draw that stands at a card to be drawn is still the draw.
DRAW: Final = 0
OPEN: Final = 1
AUCTION: Final = 2
SHARING: Final = 3
OVER: Final = 4
PHASES: Final = ("draw", "open", "bid", "share", "over")


@final
@mypyc_attr(allow_interpreted_subclasses=True)
class Rules(Copyable):
    """The options that the players agreed on before the first draw. They never change.

    Seconds, counts and milliseconds of clocks are kept for the caller that keeps the time; the rules do not read them.
    """

    __slots__ = (
        "absent_after",
        "absent_s",
        "agree_idle_s",
        "all_six_grace_s",
        "assign_idle_s",
        "auto_agree",
        "away_idle_s",
        "draw_idle_s",
        "first",
        "first_plus",
        "live",
        "min_per_bidder",
        "open_idle_s",
        "pass_over",
        "propose_idle_s",
        "shout",
        "shout_window_ms",
        "sim_max_reshuffles",
        "sim_max_rounds",
        "suspend_max_s",
        "target",
        "title",
        "value_to_shout",
        "withdraw_all",
        "withdraw_limit",
    )  # fmt: skip

    def __init__(self) -> None:
        self.live = False  # real time, or clockwise asking (10.5)
        self.first = RANDOM  # 2.3
        self.title = ""  # what the players call the game; the sheet has lost its name
        self.shout = ""  # 4.1 the word that they shout
        self.value_to_shout = False  # 4.8 who shouts must hold a 2, 3 or 4
        self.pass_over = False  # 10.5 and by turns a player without one is not asked
        self.target = 6  # 8.1
        self.min_per_bidder = 0  # 7.5
        self.first_plus = False  # 5.1.3 +1 cards may be part of a first bid
        self.auto_agree = TIMER  # 6.8
        self.withdraw_limit = 0  # 6.4 no limit
        self.withdraw_all = False  # 6.4 if the proposer withdraws, the proposal falls with all agreements
        self.draw_idle_s = 0  # 3.1.3 10.15 no clock, here and below
        self.open_idle_s = 0  # 10.4
        self.propose_idle_s = 0  # 6.9
        self.agree_idle_s = 0  # 6.8
        self.assign_idle_s = 0  # 10.4
        self.all_six_grace_s = 5  # 3.4.1
        self.shout_window_ms = 0  # 10.2
        self.absent_after = 3  # 10.11
        self.absent_s = 120
        self.away_idle_s = 2
        self.suspend_max_s = 600
        self.sim_max_rounds = 0  # 10.9 no limit by turns; in real time the usual one, where only bots play
        self.sim_max_reshuffles = 0

    def copy(self) -> Rules:
        """Return a copy for a caller that must not hold those of the game."""
        other = Rules()
        other.live = self.live
        other.first = self.first
        other.title = self.title
        other.shout = self.shout
        other.value_to_shout = self.value_to_shout
        other.pass_over = self.pass_over
        other.target = self.target
        other.min_per_bidder = self.min_per_bidder
        other.first_plus = self.first_plus
        other.auto_agree = self.auto_agree
        other.withdraw_limit = self.withdraw_limit
        other.withdraw_all = self.withdraw_all
        other.draw_idle_s = self.draw_idle_s
        other.open_idle_s = self.open_idle_s
        other.propose_idle_s = self.propose_idle_s
        other.agree_idle_s = self.agree_idle_s
        other.assign_idle_s = self.assign_idle_s
        other.all_six_grace_s = self.all_six_grace_s
        other.shout_window_ms = self.shout_window_ms
        other.absent_after = self.absent_after
        other.absent_s = self.absent_s
        other.away_idle_s = self.away_idle_s
        other.suspend_max_s = self.suspend_max_s
        other.sim_max_rounds = self.sim_max_rounds
        other.sim_max_reshuffles = self.sim_max_reshuffles
        return other

    def __repr__(self) -> str:
        return f"Rules({self.as_options()})"

    def as_options(self) -> dict[str, object]:
        """Return the options as a person gives them."""
        return {
            "form": LIVE if self.live else TURNS,
            "first": "random" if self.first == RANDOM else str(self.first),
            "title": self.title,
            "shout": self.shout,
            "shout_cards": PASSED if self.pass_over else VALUE if self.value_to_shout else ANY,
            "target": self.target,
            "min_per_bidder": self.min_per_bidder,
            "first_plus": self.first_plus,
            "auto_agree": self.auto_agree,
            "withdraw_limit": self.withdraw_limit,
            "withdrawal": ALL if self.withdraw_all else OWN,
            "draw_idle_s": self.draw_idle_s,
            "open_idle_s": self.open_idle_s,
            "propose_idle_s": self.propose_idle_s,
            "agree_idle_s": self.agree_idle_s,
            "assign_idle_s": self.assign_idle_s,
            "all_six_grace_s": self.all_six_grace_s,
            "shout_window_ms": self.shout_window_ms,
            "absent_after": self.absent_after,
            "absent_s": self.absent_s,
            "away_idle_s": self.away_idle_s,
            "suspend_max_s": self.suspend_max_s,
            "sim_max_rounds": self.sim_max_rounds,
            "sim_max_reshuffles": self.sim_max_reshuffles,
        }
