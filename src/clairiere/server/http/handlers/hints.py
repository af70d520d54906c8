"""Hints: what the strongest bot would do, for those who play against bots alone, and for whoever looks at a replay.

The bot gets what the seat may see, as any bot does, so a hint says nothing that the seat could not know.
"""

from __future__ import annotations

import asyncio
from functools import partial

from ....bots.advice import CARDS as MOST_CARDS
from ....bots.advice import (
    Labels,
    best_words,
    card_words,
    cost_words,
    filter_remarkable,
    hint_question,
    make_advice,
    rest_words,
    suits_of,
    value_words,
    why_words,
)  # fmt: skip
from ....bots.advice import OptionAdvice as Weighed
from ....bots.beliefs import Belief
from ....bots.remote import Answer
from ....core.ask import NATURE, NO_ANSWER, Ask
from ....core.illegal import Illegal
from ....law import find_clause
from ....words import capitalize
from ... import wire
from ...bots.players import first_done
from ...room.hints import solo_seat
from ...room.notated_table import NotatedTable, ReadOnlyTable
from ...room.room import Room
from ...room.seat_reader import SeatReader, names_of
from ...room.viewers import Identity
from ...rows import OVER
from ..requests import ApiRequest
from .catalogue import clause_info
from .replays import check_step, record_until, replay_tables

USED = "hint"  # the phrase that tells the table


# -- over HTTP ------------------------------------------------------------------------------------------------------


async def hint(request: ApiRequest) -> wire.Hint:
    """For the seat that I play, now; of a finished game for any seat that is asked, after `at` answers."""
    given, guest = await request.read(wire.AskHint), request.guest
    room = await request.rooms.room(request.path["id"])
    with request.services.hints.hold(guest.id):
        past = None if given.at is None else await past_for(request, room, given.at)
        async with room.lock:
            table, ask = asked_for(room, request.who) if past is None else (past, ask_at(past, given.seat))
            reader = reader_of(room, table, ask.seat, request.language)
        advice_given = await thought_of(request, room, table, ask)
    if room.running:
        await tell_table(request, room, ask.seat, len(table.record.answers))
    return hint_info(reader, ask, advice_given)


def reader_of(room: Room, table: NotatedTable, seat: int, language: str) -> SeatReader:
    """A reader of the table as it is now, whatever happens there while the bot thinks."""
    reader = SeatReader(table, names_of(room.row, language), language, seat, seat)
    reader.state = table.state.copy()
    return reader


def asked_for(room: Room, who: Identity) -> tuple[NotatedTable, Ask]:
    """The table and the question that a hint is wanted for."""
    if room.session is None:
        raise Illegal("server-not-started", {})
    room.check_running()
    mine = who.seats_at(room.row)
    if not mine:
        raise Illegal("server-not-seated", {})
    if mine != [solo_seat(room.row)]:
        raise Illegal("hint-not-alone", {})
    return room.table, ask_at(room.table, mine[0])


async def past_for(request: ApiRequest, room: Room, at: int) -> ReadOnlyTable:
    """A finished game as it was."""
    if room.session is None:
        raise Illegal("server-not-started", {})
    if room.row.status != OVER:
        raise Illegal("server-running", {})
    return (await replay_tables(request, [record_until(room, check_step(room, at))]))[0]


def ask_at(table: NotatedTable, seat: int | None) -> Ask:
    """The question of a seat, or of the first that is asked."""
    for ask in table.state.open:
        if ask.seat != NATURE and seat in (None, ask.seat):
            return ask
    raise Illegal("hint-none-asked", {})


async def thought_of(request: ApiRequest, room: Room, table: NotatedTable, ask: Ask) -> Answer:
    """Return what the bot thinks. Refuse as soon as the question is not open any more, also if it was closed before
    the bot began to think; a question of the past stays open."""
    is_past = isinstance(table, ReadOnlyTable)
    answers = own_answers(table, ask.seat)
    question = await request.work(partial(hint_question, table.record, table.state.copy(), ask.seat))
    thinking = asyncio.ensure_future(request.services.bots.ask(question, request.guest.id))
    try:
        while is_past or is_open(room, ask, answers):
            if await first_done(thinking, room.change_event):
                return thinking.result()
        raise Illegal("server-hint-late", {})
    finally:
        thinking.cancel()


def own_answers(table: NotatedTable, seat: int) -> int:
    """Return how many answers a seat has given."""
    return sum(by == seat for by, _ in table.record.answers)


def is_open(room: Room, ask: Ask, answers: int) -> bool:
    """Return True if a question is still open at a table, which may have been read again from its log meanwhile: the
    seat has given as many answers as before and is asked the same. In real time the seat only has to be there."""
    if room.session is None or not room.running:
        return False
    if room.real_time:
        return True
    return own_answers(room.table, ask.seat) == answers and any(
        (one.seat, one.about, one.options) == (ask.seat, ask.about, ask.options) for one in room.table.state.open
    )


async def tell_table(request: ApiRequest, room: Room, seat: int, answers: int) -> None:
    """Everybody at the table learns that a hint was used, once a question."""
    if room.hint_told_for != (seat, answers):
        room.hint_told_for = seat, answers
        await request.rooms.say_line(room, request.guest.id, seat, room.row.seats[seat].name, "", USED)


# -- in words -------------------------------------------------------------------------------------------------------


def hint_info(reader: SeatReader, ask: Ask, answer: Answer) -> wire.Hint:
    """The answer of a bot for people: what to do, why, and the figures behind it."""
    language, game, advised = (
        reader.language,
        reader.game,
        make_advice(answer, len(reader.game.onward_choices(ask)) == 1),
    )
    labels = Labels(language, game, reader.state, ask, reader.names)
    suits = suits_of(reader.state, ask, game, answer, labels)
    hands = [filter_remarkable(belief, game, suits) for belief in answer.beliefs]
    guessed = filter_remarkable(answer.guessed, game, suits) if answer.guessed else None
    best = "" if advised.best.choice == NO_ANSWER else reader.label(ask, advised.best.choice)
    why = why_words(language, game, answer, reader.names, labels)
    return wire.Hint(
        seat=ask.seat,
        at=len(reader.table.record.answers),
        text=" ".join([*reader.remarks(), best_words(language, advised, best)]),
        why=[wire.HintReason(text, reader.cite(id)) for text, id in why],
        figures=value_words(language, advised, game),
        best=None if advised.best.choice == NO_ANSWER else choice_info(reader, ask, advised.best),
        others=[choice_info(reader, ask, option) for option in advised.others],
        rest=rest_words(language, advised),
        beliefs=[hand_info(reader, belief, MOST_CARDS) for belief in hands if belief.cards],
        guessed=hand_info(reader, guessed, len(guessed.cards)) if guessed and guessed.cards else None,
        clauses=[clause_info(find_clause(f"{game.id}:{id}"), language) for id in answer.clauses],
    )


def choice_info(reader: SeatReader, ask: Ask, option: Weighed) -> wire.HintChoice:
    notation, label = "", capitalize(reader.say("hint-pass", {}))
    if option.choice != NO_ANSWER:
        notation, label = reader.state.write(ask, option.choice), reader.label(ask, option.choice)
    cost = cost_words(reader.language, option.cost, reader.game) if option.cost >= 0 else ""
    return wire.HintChoice(notation, label, option.value, option.cost, cost)


def hand_info(reader: SeatReader, belief: Belief, most: int) -> wire.HintHand:
    cards = [
        wire.HintCard(card_words(reader.language, reader.game, chance), chance.chance) for chance in belief.cards[:most]
    ]
    return wire.HintHand(belief.seat, reader.names[belief.seat], cards)
