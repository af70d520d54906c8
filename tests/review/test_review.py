"""Reviews: what was planted is found, what was well played is not blamed, and nothing hidden plays a part."""

from __future__ import annotations

import json
import os

import msgspec
import pytest

from clairiere.bots import strongest
from clairiere.bots.renard.search import RenardSearch
from clairiere.bots.search.determinizations import Determinizations
from clairiere.bots.search.search_bot import SearchBot
from clairiere.core.illegal import Illegal
from clairiere.core.nature import Rng
from clairiere.core.record import Record
from clairiere.core.state import State
from clairiere.review import Budget, Result, Review, Task
from clairiere.review.budget import LOOKING, ONCE, SAFE, SOON, TELLING
from clairiere.review.evaluators import EVALUATORS, Look
from clairiere.review.intervals import RISK, Interval, interval_of, student_quantile, sum_intervals
from clairiere.review.review import check
from clairiere.review.tasks import KINDS, LOOK, WEIGH, WHY, Weighing, honest_position
from clairiere.review.words import ReviewWords

from .games import finish, played, review_of

# by game: the seed, the answers before the blunder, and what is played there
BLUNDERS = {
    "renard": (5, 34, "2M"),
    "duo": (1, 107, "1D"),
    "jeton": (5, 301, "bid 3"),
    "root": (1, 20, "battle"),
}
REVIEWED = os.environ.get("CLAIRIERE_REVIEWS")  # so many games of the strongest bot against itself, of each game
SAMPLE = dict.fromkeys(BLUNDERS, int(REVIEWED)) if REVIEWED else {"jeton": 10}  # the quickest one always


def planted(game: str) -> tuple[Record, int]:
    seed, at, blunder = BLUNDERS[game]
    return played(game, seed, {at: blunder}), at


@pytest.mark.parametrize("game", BLUNDERS)
def test_a_planted_blunder_is_found(game: str) -> None:
    record, at = planted(game)
    review = finish(review_of(record, [at]))
    report = review.report()
    assert [mistake.at for mistake in report.mistakes] == [at]
    mistake = report.mistakes[0]
    assert mistake.cost.low > 0.02 and mistake.best != mistake.played == record.answers[at][1]
    assert mistake.exact == (game == "renard") and (mistake.points > 1) == (game == "duo")
    assert report.done and report.progress == 1.0 and report.shares.choices.sum < -0.02
    for language in ("en", "fr"):
        words = ReviewWords(review, record.names, language)
        assert "−" in words.shares(report)[-1] and not any(["-" in share for share in words.shares(report)])
        told = words.mistake(mistake)
        assert told.asked and told.why and told.clauses and told.cost and told.sure
        assert bool(told.line) == (game == "root") and "→ 2 →" not in told.line  # a number alone says nothing


def test_the_last_tricks_are_exact_and_open_cards_are_told_apart() -> None:
    record, at = planted("renard")
    review = finish(review_of(record, [at]))
    look, why = review.results[f"{LOOK}-{at}"], review.why(at)
    assert isinstance(look, Look) and look.exact and look.hands == 5
    assert why is not None and why.open_cards is not None
    assert why.open_cards.cost != pytest.approx(look.value - (look.played_value or 0.0))
    told = ReviewWords(review, record.names, "en").mistake(review.mistakes()[0])
    assert told.sure.startswith("Exact") and "open cards" in told.open_cards


def test_what_others_hold_plays_no_part() -> None:
    """Only the part that is told as with open cards may change when what the seat cannot see is dealt anew."""
    for game, (_, at, _) in BLUNDERS.items():
        record, _ = planted(game)
        review = review_of(record, [at])
        decision = review.by_place[at]
        other = record.game.redeal(decision.state, 0, Rng(99, 3))
        before, after = [honest_position(record.game, state, 0) for state in (decision.state, other)]
        assert before == after
        task = review.next_task()
        assert task is not None and task.truth is None and task.position == before
    whole = finish(review_of(planted("renard")[0], [34]))
    assert whole.why(34) is not None


@pytest.mark.parametrize("game", ["renard", "duo"])
def test_both_choices_get_the_same_effort_and_the_same_worlds(game: str) -> None:
    """A search that may choose starves what it likes less, which then seems to be worse than it is."""
    record, at = planted(game)
    decision = Review(record, 0).by_place[at]
    worlds = Determinizations(record.game, decision.state, 0)
    judge = EVALUATORS[game](game, 60)
    alike = judge.pairs(worlds, decision.played, decision.played, 3, 7)
    assert len(set(alike)) == 3 and all(one == other for one, other in alike)  # nothing but the choice differs
    bot, alone = judge.bot(), worlds.narrowed((decision.played,))
    assert bot.search(alone, alone.view.asks[0], Rng(7, 0)).visits == [spent(bot, decision.state)]


def spent(bot: SearchBot, state: State) -> int:
    return bot.enough(state.tricks_played()) if isinstance(bot, RenardSearch) else bot.iterations


def test_a_review_is_gone_on_with_where_it_stopped() -> None:
    record, at = planted("renard")
    ats = [at, record_first_decision(record)]
    half, whole = review_of(record, ats), finish(review_of(record, ats))
    done = []
    while (task := half.next_task()) is not None:
        half.put(task, task.run())
        done.append(task.id)
        kept = json.loads(json.dumps(half.kept()))
        half = Review(record, 0, kept, half.budget)  # as if the machine had stopped there
        half.moments.decisions = [one for one in half.moments.decisions if one.at in ats]
    assert len(done) == len(set(done)) and done[-1] == f"{WHY}-{at}" and f"{WEIGH}-{at}" in done
    assert half.report() == whole.report()


def record_first_decision(record: Record) -> int:
    """A late one is quick to judge."""
    return next(one.at for one in Review(record, 0).moments.decisions if one.at > 34)


def test_time_is_kept_however_slow_the_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each piece of work takes all the time that it is given: what was planted is told all the same, and in time."""
    run = Task.run

    def slow(task: Task) -> Result:
        assert task.seconds >= SOON
        return msgspec.structs.replace(run(msgspec.structs.replace(task, seconds=0.0)), seconds=task.seconds)

    monkeypatch.setattr(Task, "run", slow)
    record, at = planted("jeton")
    review = Review(record, 0, None, Budget(45.0, 60, 60, 4))
    review.moments.decisions = [one for one in review.moments.decisions if one.at > at - 60]
    finish(review)
    assert at in [mistake.at for mistake in review.mistakes()] and review.why(at) is not None
    spent = {kind: sum([one.seconds for id, one in review.results.items() if id.startswith(kind)]) for kind in KINDS}
    assert spent[LOOK] == pytest.approx(LOOKING * SAFE * 45) and spent[WHY] >= min(TELLING, ONCE) * SAFE * 45 - 0.01
    assert review.spent() <= SAFE * 45 + 0.01 and review.report().done
    assert max([one.seconds for one in review.results.values()]) <= ONCE * SAFE * 45  # one can stop it at any time


def test_what_comes_too_late_is_not_weighed() -> None:
    """A first look took all the time there was: the others are looked at, and nothing is blamed on a glance."""
    record, at = planted("jeton")
    review = review_of(record, [at, *[one.at for one in Review(record, 0).moments.decisions][-8:]])
    review.budget = Budget(1.0, 60, 60, 4)
    task = review.next_task()
    assert task is not None
    review.put(task, msgspec.structs.replace(task.run(), seconds=99.0))
    finish(review)
    assert review.doubtful() and {id.partition("-")[0] for id in review.results} == {LOOK}
    assert review.report().done and review.mistakes() == []


def test_good_play_is_not_called_a_mistake() -> None:
    """A glance at some decisions of the strongest bot; the whole claim takes CLAIRIERE_REVIEWS games."""
    record = played("jeton", 4, bot=strongest("jeton"))
    ats = [one.at for one in Review(record, 0).moments.decisions][::6]
    assert finish(review_of(record, ats)).mistakes() == []


@pytest.mark.parametrize(("game", "games"), SAMPLE.items())
def test_the_strongest_bot_makes_no_mistakes_in_95_of_100_games(game: str, games: int) -> None:
    records = [played(game, seed, bot=strongest(game)) for seed in range(100, 100 + games)]
    blamed = [bool(finish(Review(record, 0)).mistakes()) for record in records]
    assert sum(blamed) <= 0.05 * games


def test_a_running_game_is_not_reviewed() -> None:
    record = played("jeton", 1)
    record.answers = record.answers[:40]
    with pytest.raises(Illegal, match="not over"):
        Review(record, 0)
    with pytest.raises(Illegal, match="no seat 5"):
        check(record, 5)


def test_intervals_are_those_of_student() -> None:
    table = {(1, 0.025): 12.706, (2, 0.025): 4.303, (3, 0.025): 3.182, (7, 0.001): 4.785, (1000, 0.001): 3.098}
    for (free, risk), bound in table.items():
        assert student_quantile(free, risk) == pytest.approx(bound, abs=0.001)
    sure = interval_of([0.1, 0.1, 0.1])
    assert (sure.low, sure.high) == pytest.approx((0.1, 0.1))
    assert interval_of([0.3]).low < 0 < interval_of([0.05, 0.06, 0.05, 0.06, 0.05]).low
    assert interval_of([0.1, 0.2, 0.1], RISK / 9).low < interval_of([0.1, 0.2, 0.1]).low  # one of nine is looked at
    both = sum_intervals([interval_of([0.1, 0.2, 0.1]), interval_of([0.2, 0.1, 0.2])])
    assert both.mean == pytest.approx(0.3) and both.low < 0.3 < both.high
    all_lost = sum_intervals([interval_of([0.9, 0.91, 0.9]), interval_of([0.9, 0.91, 0.9])])
    assert all_lost.low <= all_lost.mean <= all_lost.high <= 1.0


def test_what_could_still_be_had_in_the_same_turn_was_not_lost() -> None:
    """A bot that sees only later how to go on had thought too little of what was played."""
    record = played("root", 1)
    moments = Review(record, 0).moments
    first, *later = next([one, *after] for one in moments.decisions if len(after := moments.alone_after(one)) > 1)
    review = review_of(record, [first.at, *[one.at for one in later]])
    other = next(choice for choice in first.ask.options if choice != first.played)
    review.results[f"{LOOK}-{first.at}"] = Look(True, other, 0.9, first.played, 0.1)
    review.results[f"{WEIGH}-{first.at}"] = Weighing(Interval(0.8, 0.01, 0.75, 0.85, 99), 0.9, 0.1)
    for decision, value in zip(later, [0.1, 0.2, *[0.1] * len(later)], strict=False):
        review.results[f"{LOOK}-{decision.at}"] = Look(True, decision.played, value, decision.played, value)
    cost = review.cost_of(first)
    assert cost is not None and (cost.low, cost.mean, cost.high) == pytest.approx((0.65, 0.7, 0.75))
    points = review.report().points
    assert [point.value for point in points[:3]] == pytest.approx([0.9, 0.2, 0.2])
    assert [point.others for point in points[:2]] == pytest.approx([0.0, 0.0])  # nobody else did anything
    review.results[f"{LOOK}-{later[1].at}"] = Look(True, later[1].played, 0.88, later[1].played, 0.88)
    assert review.cost_of(first) is None and review.mistakes() == []


def test_the_line_of_chances_adds_up() -> None:
    record = played("jeton", 2)
    review = finish(review_of(record, [one.at for one in Review(record, 0).moments.decisions][::5]))
    report = review.report()
    moved = sum([point.luck + point.others - point.cost for point in report.points])
    assert report.points[0].value + moved == pytest.approx(report.points[-1].value)
    assert report.points[-1].value == (1.0 if 0 in review.moments.end.winners() else 0.0)
