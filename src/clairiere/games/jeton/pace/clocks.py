"""Which clocks run in the real-time form, and what NATURE answers when one runs out (10.4).

The rules keep no time. Whoever does looks here after each accepted act: a clock with the same key runs on, one whose
key is gone is void, a new key starts a new clock. Whether a seat is deserted (10.11), and waits less, is his to know.
"""

from __future__ import annotations

from typing import Final

from ....core.clocks import TABLE, Clock
from ..choices import SKIP, TIMEOUT, TIMEOUT_OF
from ..rules import AUCTION, DRAW, NONE, OPEN, OVER, SHARING
from ..state.state import Jeton

# the first number of a key says which clock it is
DRAWING: Final = 0
GRACE: Final = 1
OPENING: Final = 2
PROPOSING: Final = 3
AGREEING: Final = 4
SHARING_OUT: Final = 5
SKIPPING: Final = 6


def clocks(j: Jeton) -> list[Clock]:
    """10.4 The clocks that run now. An option of 0 seconds means none, but for skips and the grace time: at once."""
    if not j.rules.live or j.phase == OVER:
        return []
    if j.phase == DRAW:
        return in_draw(j)
    if j.phase == OPEN:
        return of_seat(j, TIMEOUT, j.launcher, j.rules.open_idle_s, (OPENING, j.draw_no))
    if j.phase == SHARING:
        return of_seat(j, TIMEOUT, j.round_winner, j.rules.assign_idle_s, (SHARING_OUT, j.draw_no))
    return in_auction(j)


def in_draw(j: Jeton) -> list[Clock]:
    """3.2.1 A full hand is skipped at once, 3.4.1 a lap of skips has its grace time, 3.1.3 else the server draws."""
    if j.lap_complete():
        return [Clock(TIMEOUT, TABLE, j.rules.all_six_grace_s, (GRACE, j.turn))]
    if j.at_six(j.draw_seat):
        return [Clock(SKIP, TABLE, 0, (SKIPPING, j.turn))]
    return of_seat(j, TIMEOUT, j.draw_seat, j.rules.draw_idle_s, (DRAWING, j.turn))


def in_auction(j: Jeton) -> list[Clock]:
    """6.9 From the last lay, or the fall of a proposal, until the server proposes, for a leader who leaves at once; 6.8
    then one a silent seat.

    10.4 Those that run out together are handled clockwise from the red holder.
    """
    assert j.phase == AUCTION
    if j.proposer == NONE:
        leader = j.leader()
        leaves = leader != NONE and j.leaving >> leader & 1 != 0
        return clocks_of(TIMEOUT, TABLE, j.rules.propose_idle_s, leaves, (PROPOSING, j.table, j.proposals))
    clocks = []
    for i in range(j.seats):
        seat = (j.red + i) % j.seats
        if j.active & ~j.consents & 1 << seat:
            key = (AGREEING, j.table, j.proposals, seat, j.withdrawals[seat])
            clocks += of_seat(j, TIMEOUT_OF + seat, seat, j.rules.agree_idle_s, key)
    return clocks


def of_seat(j: Jeton, choice: int, seat: int, seconds: int, key: tuple[int, ...]) -> list[Clock]:
    """The clock of one player."""
    return clocks_of(choice, seat, seconds, j.leaving >> seat & 1 != 0, key)


def clocks_of(choice: int, seat: int, seconds: int, leaves: bool, key: tuple[int, ...]) -> list[Clock]:
    """10.15 The clock, if one was agreed on; 10.12 for a player who leaves the server acts without waiting, whether or
    not one runs already."""
    if leaves:
        return [Clock(choice, seat, 0, (*key, 1))]
    return [Clock(choice, seat, seconds, key)] if seconds else []
