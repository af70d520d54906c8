"""What a planned answer is for: which questions may come, and whether one that has come is the one."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from ...core.ask import Ask
from ...core.record import Record
from ..hashing import hash_secret
from ..room.hints import solo_seat
from ..room.room import Room
from ..rows import ASKED, GUEST, SITUATION, PlanRow

QUESTION = frozenset(("about", "clause"))  # parts of a view that say what is asked


def may_plan(room: Room) -> bool:
    """Only where nobody is expected to sit at the table, or where one person plays with bots."""
    return room.running and not room.real_time and (is_slow(room) or solo_seat(room.row) >= 0)


def is_slow(room: Room) -> bool:
    return room.session is not None and room.session.timed_table.is_slow


def asked_people(room: Room) -> list[int]:
    """The people among those who are asked."""
    return [seat for seat in room.asked if room.row.seats[seat].kind == GUEST]


def plannable_asks(room: Room, seat: int) -> list[Ask]:
    """The questions that may come to a seat; with bots alone, only what one would rather not be asked so often."""
    game = room.table.record.game
    asks = game.foreseeable_asks(room.table.state, seat) if may_plan(room) else ()
    return [ask for ask in asks if is_slow(room) or ask.about in game.usually_passed]


def open_ask(room: Room, seat: int, about: str) -> Ask | None:
    """The open question of that kind to a seat."""
    return next((ask for ask in room.table.state.open if ask.seat == seat and ask.about == about), None)


def option_notations(room: Room, ask: Ask) -> tuple[str, ...]:
    """What may be answered, in notation."""
    return tuple(room.table.state.write(ask, choice) for choice in ask.options)


def situation_digest(room: Room, seat: int) -> str:
    """All that a seat can see of the table, without what tells how far the turn is, as a short text to compare."""
    game = room.table.record.game
    seen = room.table.state.view(seat).to_wire()
    kept = {name: part for name, part in seen.items() if name not in game.turn_progress_fields and name not in QUESTION}
    return hash_secret(msgspec.json.encode(kept, order="deterministic").decode())


def why_not_given(room: Room, plan: PlanRow, ask: Ask) -> str:
    """Why an open question of its kind is not the one that an answer was planned for; empty if it is."""
    possible = option_notations(room, ask)
    if plan.choice not in possible:
        return "impossible"
    if set(plan.unless) & set(possible):
        return "unless"
    if plan.only != ASKED and not set(possible) <= set(plan.options):
        return "options"
    if plan.only == SITUATION and plan.situation != situation_digest(room, plan.seat):
        return "situation"
    return ""


def why_obsolete(room: Room, plan: PlanRow) -> str:
    """Why a plan is for nothing that may still come; empty if it may be."""
    if not may_plan(room):
        return "over"
    record = room.table.record
    if len(record.answers) < plan.since:
        return "undone"
    return "answered" if not plan.standing and plan.about in answered_kinds(record, plan.since, plan.seat) else ""


def answered_kinds(record: Record, since: int, seat: int) -> Sequence[str]:
    """The kinds of questions that a seat has answered after so many answers."""
    if all(by != seat for by, _ in record.answers[since:]):
        return ()
    state, kinds = record.state(since), []
    for by, choice in record.answers[since:]:
        kinds += [ask.about for ask in state.open if ask.seat == by == seat and choice in ask.options]
        state.take(by, choice)
    return kinds
