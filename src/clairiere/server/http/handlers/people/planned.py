"""Planned answers over HTTP: what may be planned, what I have planned and what became of it. Nobody else is told."""

from __future__ import annotations

import secrets

from .....core.ask import Ask
from .....core.illegal import Illegal
from .....words import has_message, say_cached
from .... import limits, wire
from ....clock import wall
from ....planned.planned_answers import drop_obsolete
from ....planned.situations import may_plan, open_ask, option_notations, plannable_asks, situation_digest
from ....room.room import Room
from ....room.seat_reader import SeatReader, names_of
from ....rows import DROPPED, KEPT, PlannedAnswerRow
from ...requests import ApiRequest
from ...server_services import server_services


async def planned(request: ApiRequest) -> wire.PlannedAnswers:
    room = await request.rooms.room(request.path["id"])
    async with room.lock:
        return await planned_info(request, room, seat_of(request, room))


async def plan_answer(request: ApiRequest) -> wire.PlannedAnswers:
    """Keep an answer for a kind of question, in the place of the one that was planned for it."""
    given = await request.read(wire.NewPlannedAnswer)
    room = await request.rooms.room(request.path["id"])
    async with room.lock:
        seat = seat_of(request, room)
        ask = next((ask for ask in plannable_asks(room, seat) if ask.about == given.about), None)
        if ask is None:
            raise Illegal("planned-not-here", {})
        if open_ask(room, seat, given.about) is not None and not given.standing:
            raise Illegal("planned-asked-now", {})
        possible = option_notations(room, ask)
        if given.choice not in possible or not set(given.unless) <= set(possible) - {given.choice}:
            raise Illegal("planned-not-possible", {"found": given.choice[: limits.ID]})
        await server_services(request).planned_answers.put(row_of(request, room, ask, given, possible))
        info = await planned_info(request, room, seat)
        room.schedule()  # with bots alone what stands is for the question that is open, too
        return info


async def forget_planned(request: ApiRequest) -> wire.PlannedAnswers:
    room = await request.rooms.room(request.path["id"])
    async with room.lock:
        seat = seat_of(request, room)
        await server_services(request).planned_answers.remove(room.row.id, request.guest.id, request.path["plan"])
        return await planned_info(request, room, seat)


def seat_of(request: ApiRequest, room: Room) -> int:
    """My seat; of several the one that is named."""
    seats = request.who.seats_at(room.row) if request.who.guest is not None else []
    wanted = request.query.get("seat", "")
    mine = [seat for seat in seats if wanted in ("", str(seat))]
    if not mine:
        raise Illegal("server-not-seated", {})
    return mine[0]


def row_of(
    request: ApiRequest, room: Room, ask: Ask, given: wire.NewPlannedAnswer, possible: tuple[str, ...]
) -> PlannedAnswerRow:
    return PlannedAnswerRow(
        id=secrets.token_hex(8),
        table_id=room.row.id,
        seat=ask.seat,
        guest=request.guest.id,
        about=ask.about,
        choice=given.choice,
        only=given.only,
        options=possible,
        unless=tuple(given.unless),
        standing=given.standing,
        situation=situation_digest(room, ask.seat),
        since=len(room.table.record.answers),
        made=wall(),
    )


# -- in words ---------------------------------------------------------------------------------------------------------


async def planned_info(request: ApiRequest, room: Room, seat: int) -> wire.PlannedAnswers:
    if room.session is None:
        return wire.PlannedAnswers(False, [], [])
    words = QuestionWords(room, seat, request.language)
    plans = await drop_obsolete(server_services(request).store, room, seat)
    if any(plan.status == KEPT for plan in plans):
        server_services(request).planned.watch(room.row.id)
    return wire.PlannedAnswers(
        may_plan(room),
        [words.foreseen(ask) for ask in plannable_asks(room, seat)],
        [words.planned(plan) for plan in plans],
    )


class QuestionWords:
    """Questions that nobody asks yet, and their answers, for the seat that plans."""

    def __init__(self, room: Room, seat: int, language: str) -> None:
        self.language = language
        self.game = room.row.game
        self.room = room
        self.seat = seat
        self.reader = SeatReader(room.table, names_of(room.row, language), language, seat, seat)

    def about(self, about: str) -> str:
        id = f"{self.game}-planned-{about.replace(' ', '-')}"
        return say_cached(self.language, id, {}) if has_message(id) else about

    def foreseen(self, ask: Ask) -> wire.Foreseen:
        choices = [wire.Legal(self.reader.state.write(ask, choice), self.label(ask, choice)) for choice in ask.options]
        now = open_ask(self.room, self.seat, ask.about) is not None
        return wire.Foreseen(ask.about, self.about(ask.about), self.reader.cite(ask.clause), choices, now)

    def label(self, ask: Ask, choice: int) -> str:
        return self.reader.label(ask, choice)

    def planned(self, plan: PlannedAnswerRow) -> wire.PlannedAnswer:
        return wire.PlannedAnswer(
            id=plan.id,
            about=plan.about,
            text=self.about(plan.about),
            answer=self.legal(plan, plan.choice),
            only=plan.only,  # type: ignore[arg-type]
            unless=[self.legal(plan, notation) for notation in plan.unless],
            standing=plan.standing,
            status=plan.status,  # type: ignore[arg-type]
            why=say_cached(self.language, f"planned-{plan.why}", {}) if plan.status == DROPPED else "",
            at=plan.made,
        )

    def legal(self, plan: PlannedAnswerRow, notation: str) -> wire.Legal:
        """An answer that was planned, in words, if they can still be found."""
        try:
            options = {self.reader.state.write(ask, one): (ask, one) for ask in self.asks(plan) for one in ask.options}
            return wire.Legal(notation, self.label(*options[notation]))
        except KeyError:
            return wire.Legal(notation, notation)

    def asks(self, plan: PlannedAnswerRow) -> list[Ask]:
        found = self.room.table.record.game.foreseeable_asks(self.room.table.state, self.seat)
        return [ask for ask in found if ask.about == plan.about]
