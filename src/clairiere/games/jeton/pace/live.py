"""Chapter 10, the real-time form: every active player is asked at once, and the first answer counts (10.1).

Who is asked tells nothing, since all are, always; what each may do is known to himself alone. NATURE is asked beside
them, for the clock and the server. A player who has asked to leave (10.12) has nothing left to say.
"""

from __future__ import annotations

from typing import Final, Sequence

from ....core.ask import NATURE, Ask
from ..choices import (
    AGREE,
    DRAW,
    LEAVE,
    LEAVE_OF,
    LIMIT,
    PROPOSE,
    SHARE,
    SHOUT,
    SKIP,
    STOP,
    TIMEOUT,
    TIMEOUT_OF,
    WITHDRAW,
    bids,
)  # fmt: skip
from ..lays import lays
from ..rules import NONE
from ..shares import share_count
from ..state.state import Jeton

ONLY_LEAVE: Final[tuple[int, ...]] = (LEAVE,)


def window(j: Jeton, about: str, options: list[Sequence[int]], server: list[int], clause: str) -> None:
    """10.1 One question for each active player, and one for the clock and the server."""
    asks = []
    for seat in range(j.seats):
        if j.active & ~j.leaving & 1 << seat:
            asks.append(Ask(seat, about, options[seat], clause))
    departures = [LEAVE_OF + seat for seat in range(j.seats) if j.active & ~j.leaving & 1 << seat]  # 10.11
    asks.append(Ask(NATURE, "clock", (*server, *departures, STOP), "10.4"))
    j.ask_all(tuple(asks))


def leave_options(j: Jeton) -> list[Sequence[int]]:
    """10.12 What is open to everyone at any time."""
    return [ONLY_LEAVE for _ in range(j.seats)]


def may_draw_or_shout(j: Jeton) -> None:
    """3.1.2 The seat in turn may draw, 4.2 all who are entitled may shout."""
    options = leave_options(j)
    for seat in range(j.seats):
        draws = seat == j.draw_seat and not j.at_six(seat)
        if draws and j.may_shout(seat):
            options[seat] = (DRAW, SHOUT, LEAVE)
        elif draws:
            options[seat] = (DRAW, LEAVE)
        elif j.may_shout(seat):
            options[seat] = (SHOUT, LEAVE)
    window(j, "draw", options, server_in_draw(j), "3.1.2")


def server_in_draw(j: Jeton) -> list[int]:
    """3.2.1 A full hand is skipped at once; 3.1.3 else the clock draws, 3.4.1 or ends the grace time; 10.9 or stops."""
    server = [TIMEOUT]
    if j.at_six(j.draw_seat) and not j.lap_complete():
        server = [SKIP]
    if j.fresh and j.limit_reached():
        server.append(LIMIT)
    return server


def must_open(j: Jeton) -> None:
    """5.1.1 The launcher opens, and nobody else acts."""
    options = leave_options(j)
    options[j.launcher] = (*bids(j.hands[j.launcher], 0, j.rules.first_plus), LEAVE)
    window(j, "open", options, [TIMEOUT], "5.1.1")


def may_bid(j: Jeton) -> None:
    """5.2.1 Everyone may lay at any time, 6.1 and the end may be proposed or agreed to."""
    options = leave_options(j)
    for seat in j.active_seats():
        options[seat] = (*lays(j, seat), *agreement(j, seat), LEAVE)
    window(j, "bid", options, server_in_auction(j), "5.2.1")


def agreement(j: Jeton, seat: int) -> list[int]:
    """6.1 The leader proposes, 6.2 on a tie anyone; 6.3 all may agree, 6.4 who has agreed may withdraw."""
    if j.proposer == NONE:
        return [PROPOSE] if j.leader() in (seat, NONE) else []
    limit = j.rules.withdraw_limit
    if j.consents >> seat & 1 and (not limit or j.withdrawals[seat] < limit):
        return [AGREE, WITHDRAW]
    return [AGREE]


def server_in_auction(j: Jeton) -> list[int]:
    """6.9 The server proposes when nobody does; 6.8 who is silent counts as agreeing."""
    if j.proposer == NONE:
        return [TIMEOUT]
    return [TIMEOUT_OF + seat for seat in j.active_seats() if not j.consents >> seat & 1]


def must_share(j: Jeton, cards: int) -> None:
    """7.3 The winner shares out, and nobody else acts."""
    options = leave_options(j)
    count = share_count(cards, len(j.bidders()), j.rules.min_per_bidder)
    options[j.round_winner] = range(LEAVE, SHARE + count)
    window(j, "share", options, [TIMEOUT], "7.3")
