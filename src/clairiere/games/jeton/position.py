"""Positions as plain values: `dump` writes all that is true, `load` reads what a person wrote and refuses nonsense.

The form is documented in docs/notation.md.
"""

from __future__ import annotations

from ...core.ask import NATURE
from .cards import show
from .choices import OWNER, cards_in
from .rules import PHASES
from .state import SEAT, Jeton
from .trail import DREW, LAID, LAID_LOWEST, RECEIVED, cards_of_mark
from .view import proposal

MARKS = {LAID: "laid", RECEIVED: "received", LAID_LOWEST: "opened"}


def dump(j: Jeton) -> dict[str, object]:
    """The whole position; `load` of it is the same state."""
    seats = range(j.seats)
    return {
        "game": "jeton",
        "options": j.rules.chosen(),
        "phase": phase(j),
        "hands": [show(hand) for hand in j.hands],
        "packs": [show(pack) for pack in j.packs],
        "stacks": [show(stack) for stack in j.stacks],
        "removed": show(j.removed),
        "blue": j.blue.copy(),
        "red": j.red,
        "active": [j.active >> seat & 1 for seat in seats],
        "leaving": [j.leaving >> seat & 1 for seat in seats],
        "gone": j.gone.copy(),
        "draw_seat": j.draw_seat,
        "skips": j.skips,
        "lock": int(j.lock),
        "fresh": int(j.fresh),
        "reshuffles": j.reshuffles,
        "launcher": j.launcher,
        "lays": [f"{lay >> SEAT} {lay >> OWNER & 7} {show(cards_in(lay))}" for lay in j.lays],
        "proposal": proposal(j.proposer),
        "consents": [j.consents >> seat & 1 for seat in seats],
        "withdrawals": j.withdrawals.copy(),
        "round_winner": j.round_winner,
        "winners": j.winners(),
        "table": j.table,
        "draw_no": j.draw_no,
        "turn": j.turn,
        "proposals": j.proposals,
        "seq": j.seq,
        "pivot": j.pivot,
        "asking": j.asking,
        "trail": [[write_mark(mark) for mark in marks] for marks in j.trail],
    }


def phase(j: Jeton) -> str:
    """The phase; before and inside the draw, the question to NATURE that is open: who is first, which card."""
    if len(j.open) == 1 and j.open[0].seat == NATURE:
        return "first" if j.open[0].about == "first" else "card"
    return PHASES[j.phase]


def write_mark(mark: int) -> str:
    if mark == DREW:
        return "drew"
    cards = cards_of_mark(mark)
    return f"{MARKS[mark - cards]} {show(cards)}"
