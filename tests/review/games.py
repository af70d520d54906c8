"""Games to review: played by greedy bots, with one choice put in their hands."""

from __future__ import annotations

from clairiere.bots import decide, find_bot
from clairiere.bots.chance import chance_for
from clairiere.core.game import find
from clairiere.core.record import Record
from clairiere.core.table import Table
from clairiere.review import Budget, Review
from clairiere.review.evaluators import Look

OPTIONS = {"renard": {"target": 16}, "root": {"factions": "marquise,eyrie", "seating": "given"}}
SEATS = {"jeton": 3}
QUICK = {  # for the interpreted sources: enough to see what is plain
    "renard": Budget(0.0, 150, 150, 4),
    "duo": Budget(0.0, 150, 150, 6),
    "jeton": Budget(0.0, 60, 60, 4),
    "root": Budget(0.0, 36, 40, 4),
}


def played(game: str, seed: int, planted: dict[int, str] | None = None, bot: str = "greedy") -> Record:
    """A whole game; `planted`: by the answers that came before, what is played there instead."""
    title = find(game)
    record = Record(title, OPTIONS.get(game), [f"P{seat}" for seat in range(SEATS.get(game, title.fewest))])
    record.seed = seed
    table, player = Table(record), find_bot(game, bot)
    while table.state.open:
        ask, at = table.state.open[0], len(record.answers)
        if planted and at in planted:
            choice = table.state.read(ask, planted[at])
        else:
            choice = decide(player, title, table.state, ask.seat, chance_for(seed, at))
        table.play(ask.seat, choice)
    return record


def review_of(record: Record, ats: list[int] | None = None, seat: int = 0) -> Review:
    """A quick review, of these decisions alone if any are named."""
    review = Review(record, seat, None, QUICK[record.game.id])
    if ats is not None:
        review.moments.decisions = [one for one in review.moments.decisions if one.at in ats]
    return review


def finish(review: Review) -> Review:
    while (task := review.next_task()) is not None:
        review.put(task, task.run())
    return review


def kept_with(record: Record, at: int, seat: int = 0) -> dict[str, object]:
    """A whole review, of which one decision was really judged; the others are as good as can be."""
    judged = finish(review_of(record, [at], seat))
    whole = review_of(record, None, seat)
    for place, decision in enumerate(whole.moments.decisions):
        value = 0.5 + 0.2 * (place % 5 - 2) / 5
        whole.results[f"look-{decision.at}"] = Look(True, decision.played, value, decision.played, value)
    whole.results |= judged.results
    assert whole.next_task() is None
    return whole.kept()
