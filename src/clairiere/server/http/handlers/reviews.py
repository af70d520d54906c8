"""Reviews of finished games: started, watched, stopped, read. Whoever may see the replay may see them."""

from __future__ import annotations

from ....core.illegal import Illegal
from ....law import find_clause
from ....review import Mistake, Review
from ....review.review import SHOWN
from ....review.words import ReviewWords
from ....words import capitalize
from ... import wire
from ...room.room import Room
from ...room.seat_reader import names_of
from ..requests import ApiRequest
from .catalogue import clause_info
from .replays import parse_number, whole_record


async def review(request: ApiRequest) -> wire.ReviewInfo:
    """How far it is, and once it is done what it came to."""
    room = await finished_room(request)
    return await review_state(request, room, check_seat(room, parse_number(request.query.get("seat", ""))))


async def start_review(request: ApiRequest) -> wire.ReviewInfo:
    given, guest = await request.read(wire.AskReview), request.guest
    room = await finished_room(request)
    seat, jobs = check_seat(room, given.seat), request.services.reviews
    if jobs.find(room.row.id, seat) is None:
        jobs.check_free(guest.id)
        review = await kept_review(request, room, seat)
        if not await request.work(lambda: review.next_task() is None):
            jobs.start(room.row.id, review, guest.id)
    return await review_state(request, room, seat)


async def stop_review(request: ApiRequest) -> wire.ReviewInfo:
    given, guest = await request.read(wire.AskReview), request.guest
    room = await finished_room(request)
    seat = check_seat(room, given.seat)
    await request.services.reviews.stop(room.row.id, seat, guest.id)
    return await review_state(request, room, seat)


async def finished_room(request: ApiRequest) -> Room:
    room = await request.rooms.room(request.path["id"])
    room.check_over()
    return room


def check_seat(room: Room, seat: int) -> int:
    if not 0 <= seat < len(room.row.seats):
        raise Illegal("server-view", {"found": str(seat)})
    return seat


async def kept_review(request: ApiRequest, room: Room, seat: int) -> Review:
    """The review as far as it was done."""
    kept = await request.rooms.store.reviews.of(room.row.id, seat)
    record = whole_record(room)
    return await request.work(lambda: Review(record, seat, kept))


async def review_state(request: ApiRequest, room: Room, seat: int) -> wire.ReviewInfo:
    job = request.services.reviews.find(room.row.id, seat)
    if job is not None:
        return wire.ReviewInfo(seat, True, job.review.progress(), None)
    if await request.rooms.store.reviews.of(room.row.id, seat) is None:
        return wire.ReviewInfo(seat, False, 0.0, None)
    review = await kept_review(request, room, seat)
    words = ReviewWords(review, names_of(room.row, request.language), request.language)
    return await request.work(lambda: review_info(review, words))


# -- in words -------------------------------------------------------------------------------------------------------


def review_info(review: Review, words: ReviewWords) -> wire.ReviewInfo:
    report = review.report()
    if not report.done:
        return wire.ReviewInfo(review.seat, False, report.progress, None)
    shares = report.shares
    sums = {"luck": shares.luck.sum, "others": shares.others.sum, "choices": shares.choices.sum}
    texts = words.shares(report)
    return wire.ReviewInfo(
        review.seat,
        False,
        1.0,
        wire.ReviewReport(
            words.summary(report),
            words.chart_title(),
            [wire.ReviewPoint(point.at, round(point.value, 4)) for point in report.points],
            [mistake_info(review, mistake, words) for mistake in report.mistakes[:SHOWN]],
            [wire.ReviewShare(name, sums[name], text) for name, text in zip(sums, texts, strict=True)],
        ),
    )


def mistake_info(review: Review, mistake: Mistake, words: ReviewWords) -> wire.ReviewMistake:
    decision, wording = review.by_place[mistake.at], words.mistake(mistake)
    labels, language, game = words.labels(decision), words.language, review.game.id
    notations = [
        decision.state.write(decision.ask, choice) if choice in decision.ask.options else ""
        for choice in (mistake.best, mistake.played)
    ]
    return wire.ReviewMistake(
        at=mistake.at,
        title=wording.title,
        asked=wording.asked,
        best=notations[0],
        best_label=capitalize(labels.words(mistake.best)),
        played=notations[1],
        played_label=capitalize(labels.words(mistake.played)),
        cost=mistake.cost.mean,
        low=mistake.cost.low,
        high=mistake.cost.high,
        exact=mistake.exact,
        price=wording.cost,
        sure=wording.sure,
        why=[wire.HintReason(text, f"{game}:{id}" if id else "") for text, id in wording.why],
        hands=wording.hands,
        line=wording.line,
        open_cards=wording.open_cards,
        clauses=[clause_info(find_clause(f"{game}:{id}"), language) for id in wording.clauses],
    )
