"""The chance of a table: a secret to which the server commits when the table is set up, and the players' nonces.

The secret is sent to nobody before the game is over.
"""

from __future__ import annotations

from ...chance import Committed, commitment_to, new_secret, seed_for_bots
from ...core.illegal import Illegal
from ...core.nature import Nature, Seeded
from ...core.record import Chance, is_hash
from .. import wire
from ..rows import GUEST, OVER, WAITING, ChanceRow, SeatRow, TableRow
from .viewers import WIRE


def new_promise(hold: bool = False) -> ChanceRow:
    """Return a new secret with the commitment to it, for one table."""
    secret = new_secret()
    return ChanceRow(commitment_to(secret), secret, hold)


def nature_of(row: TableRow) -> Nature:
    """Return what answers for NATURE at a table. Lessons, and tables older than commitments, have a seed."""
    if row.chance is None:
        return Seeded(int(row.seed or 0))
    return Committed(row.chance.secret, row.chance.nonces)


def bots_seed(row: TableRow) -> int:
    """Return the seed for the bots at a table."""
    return int(row.seed or 0) if row.chance is None else seed_for_bots(row.chance.secret)


def revealed_chance(row: TableRow) -> Chance | None:
    """Return the secret and the nonces of a game that is over; None before, and for games with a seed."""
    if row.chance is None or row.status != OVER or not row.chance.nonces:
        return None
    return Chance(row.chance.commitment, row.chance.secret, row.chance.nonces)


# -- nonces -----------------------------------------------------------------------------------------------------------


def nonce_owner(seat: SeatRow) -> str:
    """Return who may give a nonce for a seat: its guest, or the bot with a token for it; empty for other seats."""
    if seat.bot.startswith(WIRE):
        return seat.bot
    return seat.guest if seat.kind == GUEST else ""


def accept_nonce(row: TableRow, key: str, given: wire.Nonce) -> None:
    """Accept a nonce, or that somebody gives none. It must name this commitment, so it was made after it. Raise Illegal
    if it does not, is malformed, or differs from one that was given before."""
    chance = row.chance
    if given.nonce and (chance is None or given.commitment != chance.commitment):
        raise Illegal("server-commitment", {})
    if given.nonce and not is_hash(given.nonce):
        raise Illegal("server-nonce", {})
    if chance is None:
        return
    here = {nonce_owner(seat) for seat in row.seats}
    chance.given = {who: nonce for who, nonce in chance.given.items() if who in here}
    if given.nonce and chance.given.get(key, "") not in ("", given.nonce):
        raise Illegal("server-nonce-given", {})
    chance.given[key] = given.nonce or chance.given.get(key, "")


def seats_without_nonce(row: TableRow) -> list[int]:
    """Return the seats of people who have not said yet whether they give a nonce."""
    if row.chance is None or row.status != WAITING:
        return []
    return [seat.seat for seat in row.seats if seat.kind == GUEST and seat.guest not in row.chance.given]


def fix_nonces(row: TableRow) -> None:
    """Fix the nonces by seat, at the first deal: later changes of seats do not matter."""
    if row.chance is not None:
        row.chance.nonces = [row.chance.given.get(nonce_owner(seat), "") for seat in row.seats]
        row.chance.given = {}


def chance_info(row: TableRow) -> wire.ChanceInfo | None:
    if row.chance is None or (row.status != WAITING and not row.chance.nonces):
        return None
    return wire.ChanceInfo(row.chance.commitment, row.chance.nonces, seats_without_nonce(row))
