"""Chapter 9, information: what each seat may see, and nothing else."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from mypy_extensions import mypyc_attr

from ....core.state import View
from ..cards import show, size
from ..choices import SEAT, cards_in, owner_of
from ..rules import LIVE, NONE, OPEN, OVER, PHASES, SERVER, SHARING, TURNS

if TYPE_CHECKING:
    from .. import schema
    from .state import Jeton


@final
@mypyc_attr(allow_interpreted_subclasses=True)
class JetonView(View):
    """9.1 What lies open, and one's own hand (9.2); a spectator sees no hand.

    10.5 Whom a game by turns asks is shown to nobody: it always waits for everyone who might act.
    """

    __slots__ = (
        "active", "bidders", "blue", "consents", "draw_no", "draw_seat", "gone", "hand", "hand_sizes", "launcher",
        "lays", "leader", "leaving", "lock", "owns", "pack_sizes", "phase", "places", "proposals", "proposer", "red",
        "removed", "reshuffles", "round_winner", "rules", "seats", "seq", "skips", "stacks", "table", "top", "totals",
        "turn", "winners", "withdrawals",
    )  # fmt: skip

    def __init__(self, j: Jeton, seat: int) -> None:
        super().__init__(j, seat)
        self.waiting = waiting_for(j)
        self.rules = j.rules.copy()
        self.seats = j.seats
        self.phase = j.phase
        self.hand = j.hands[seat] if 0 <= seat < j.seats else 0  # 9.2
        self.hand_sizes = tuple([size(hand) for hand in j.hands])  # 9.1
        self.pack_sizes = tuple([size(pack) for pack in j.packs])
        self.owns = tuple([j.owns(other) for other in range(j.seats)])  # P25: for a perfect memory; it is not sent
        self.removed = size(j.removed)  # 9.2 how many, not which
        self.active = tuple(j.active_seats())
        self.leaving = seats_in(j.leaving)
        self.gone = tuple(j.gone)
        self.red = j.red  # 9.1
        self.blue = tuple(j.blue)
        self.draw_seat = j.draw_seat
        self.skips = j.skips
        self.lock = j.lock
        self.reshuffles = j.reshuffles
        self.launcher = j.launcher
        self.stacks = tuple(j.stacks)  # 9.1
        self.totals = tuple(j.totals)
        self.top = j.top
        self.lays = tuple([(lay >> SEAT, owner_of(lay), cards_in(lay)) for lay in j.lays])  # 9.1 who laid what, where
        self.bidders = tuple(j.bidders())
        self.leader = j.leader()  # 1.7
        self.proposer = j.proposer  # 9.1
        self.consents = seats_in(j.consents)
        self.withdrawals = tuple(j.withdrawals)
        self.round_winner = j.round_winner
        self.table = j.table  # 10.13 what messages are meant for
        self.draw_no = j.draw_no
        self.turn = j.turn
        self.proposals = j.proposals
        self.seq = j.seq
        self.winners = tuple(j.winners())
        self.places = tuple(j.places()) if j.phase == OVER else ()  # 3.3.2

    def to_wire(self) -> schema.JetonView:
        return {
            "game": "jeton",
            "seat": self.seat,
            "form": LIVE if self.rules.live else TURNS,
            "title": self.rules.title,
            "shout": self.rules.shout,
            "target": self.rules.target,
            "phase": PHASES[self.phase],
            "hand": show(self.hand),
            "hand_sizes": list(self.hand_sizes),
            "pack_sizes": list(self.pack_sizes),
            "removed": self.removed,
            "active": list(self.active),
            "leaving": list(self.leaving),
            "gone": list(self.gone),
            "red": self.red,
            "blue": list(self.blue),
            "draw_seat": self.draw_seat,
            "skips": self.skips,
            "lock": self.lock,
            "reshuffles": self.reshuffles,
            "launcher": self.launcher,
            "stacks": [show(stack) for stack in self.stacks],
            "totals": list(self.totals),
            "leader": self.leader,
            "lays": [{"seat": seat, "owner": owner, "cards": show(cards)} for seat, owner, cards in self.lays],
            "proposal": proposal(self.proposer),
            "consents": list(self.consents),
            "withdrawals": list(self.withdrawals),
            "round_winner": self.round_winner,
            "table": self.table,
            "draw_no": self.draw_no,
            "turn": self.turn,
            "proposals": self.proposals,
            "seq": self.seq,
            "about": self.asks[0].about if self.asks else "",
            "clause": self.asks[0].clause if self.asks else "",
            "winners": list(self.winners),
            "places": list(self.places),
        }


def waiting_for(j: Jeton) -> tuple[int, ...]:
    """10.5 The launcher, the winner who shares out, or all who are active: never whom the game asks just now."""
    if j.phase == OVER:
        return ()
    if j.phase == OPEN:
        return (j.launcher,)
    if j.phase == SHARING:
        return (j.round_winner,)
    return tuple(j.active_seats())


def seats_in(bits: int) -> tuple[int, ...]:
    return tuple([seat for seat in range(bits.bit_length()) if bits >> seat & 1])


def proposal(seat: int) -> schema.Proposer | None:
    """6.1 Who has proposed the end: a seat, 6.9 the server, or nobody."""
    return None if seat == NONE else "server" if seat == SERVER else seat
