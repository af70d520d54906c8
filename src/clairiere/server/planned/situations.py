"""Matches questions with planned answers: which questions may come, and whether a plan fits the one that came."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from ...core.ask import Ask
from ...core.record import Record
from ..hashing import hash_secret
from ..room.hints import solo_seat
from ..room.room import Room
from ..rows import ASKED, GUEST, SITUATION, PlannedAnswerRow

QUESTION = frozenset(("about", "clause"))  # parts of a view that say what is asked


def may_plan(room: Room) -> bool:
    """Return whether answers may be planned: in slow games, or where one person plays with bots."""
    return room.running and not room.real_time and (is_slow(room) or solo_seat(room.row) >= 0)


def is_slow(room: Room) -> bool:
    return room.session is not None and room.session.timed_table.is_slow


def asked_people(room: Room) -> list[int]:
    """Return the seats of people who are asked something now."""
    return [seat for seat in room.asked if room.row.seats[seat].kind == GUEST]


def plannable_asks(room: Room, seat: int) -> list[Ask]:
    """Return the questions that may come to a seat; at a table of bots, only those that come often and tire."""
    game = room.table.record.game
    asks = game.foreseeable_asks(room.table.state, seat) if may_plan(room) else ()
    return [ask for ask in asks if is_slow(room) or ask.about in game.usually_passed]


def open_ask(room: Room, seat: int, about: str) -> Ask | None:
    """Return the open question of that kind to a seat, or None."""
    return next((ask for ask in room.table.state.open if ask.seat == seat and ask.about == about), None)


def option_notations(room: Room, ask: Ask) -> tuple[str, ...]:
    """Return the options of a question in notation."""
    return tuple(room.table.state.write(ask, choice) for choice in ask.options)


def situation_digest(room: Room, seat: int) -> str:
    """Return a digest of all that a seat sees, without what only says how far the turn has come."""
    game = room.table.record.game
    seen = room.table.state.view(seat).to_wire()
    ignored = QUESTION.union(game.turn_progress_fields)
    stable = {name: part for name, part in seen.items() if name not in ignored}
    return hash_secret(msgspec.json.encode(stable, order="deterministic").decode())


def why_not_given(room: Room, plan: PlannedAnswerRow, ask: Ask) -> str:
    """Return why a plan does not fit an open question of its kind; empty if it fits."""
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


def why_obsolete(room: Room, plan: PlannedAnswerRow) -> str:
    """Return why the question of a plan cannot come any more; empty if it can."""
    if not may_plan(room):
        return "over"
    record = room.table.record
    if len(record.answers) < plan.since:
        return "undone"
    return "answered" if not plan.standing and plan.about in answered_kinds(record, plan.since, plan.seat) else ""


def answered_kinds(record: Record, since: int, seat: int) -> Sequence[str]:
    """Return the kinds of questions that a seat has answered after the first `since` answers."""
    if all(by != seat for by, _ in record.answers[since:]):
        return ()
    state, kinds = record.state(since), []
    for by, choice in record.answers[since:]:
        kinds += [ask.about for ask in state.open if ask.seat == by == seat and choice in ask.options]
        state.take(by, choice)
    return kinds
