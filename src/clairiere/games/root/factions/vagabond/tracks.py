"""Chapter 9.2.5.III, moving items: teas, coins and bags between the satchel and their tracks."""

from __future__ import annotations

from ...state.state import Root
from ...state.terms import count_of
from .board import VagabondBoard
from .words import ROOM, TO_SATCHEL, TO_TRACK, TRACKED


def track_moves(board: VagabondBoard) -> tuple[int, ...]:
    """9.2.5.III Face-up teas, coins and bags go freely to their tracks, three at most, and back."""
    options = []
    for i in range(3):
        if count_of(board.satchel, TRACKED[i]) and count_of(board.track, TRACKED[i]) < ROOM[i]:
            options.append(TO_TRACK + i)
        if count_of(board.track, TRACKED[i]):
            options.append(TO_SATCHEL + i)
    return tuple(options)


def moves_to_track(board: VagabondBoard) -> tuple[int, ...]:
    """9.2.5.III Return the moves from the satchel to a track."""
    return tuple([option for option in track_moves(board) if option < TO_SATCHEL])


def shift(r: Root, board: VagabondBoard, choice: int) -> None:
    """9.2.5.III One item goes from satchel to track or back."""
    up = choice < TO_SATCHEL
    item = TRACKED[choice - (TO_TRACK if up else TO_SATCHEL)]
    step = 1 << 4 * item if up else -(1 << 4 * item)
    board.track += step
    board.satchel -= step
    if r.log is not None:
        r.tell("to track" if up else "to satchel", "9.2.5.III", (board.seat, item))
