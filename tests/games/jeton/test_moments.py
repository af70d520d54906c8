"""What is said when a round is over: who won, by what, how its cards were shared."""

import pytest

from clairiere.conformance import law
from clairiere.words import say


def results(play):
    log = play.state.log
    return [found for n in range(len(log)) if (found := play.game.round_result(play.state, log, n))]


@law("jeton:7.1", "jeton:7.2", "jeton:7.3", "jeton:7.8", "jeton:8.1")
@pytest.mark.parametrize(("form", "seed"), [("live", 0), ("live", 1), ("turns", 2), ("turns", 3)])
def test_every_round_says_who_won_and_who_received_what(fresh, form, seed):
    play = fresh(form=form)
    for _ in play.at_random(seed):
        pass
    found = results(play)
    decided = [event for event in play.state.log if event.verb in ("won round", "tied")]
    assert len(found) == len(decided) and all(result.holds == (form == "turns") for result in found)
    for result, verdict in zip(found, decided, strict=True):
        gains = {row.seat: row.cells[1].facts["tokens"] for row in result.rows if row.cells[1].facts["tokens"]}
        assert gains == ({verdict.what[0]: verdict.what[1]} if verdict.verb == "won round" else {})
        totals = [row.cells[0].facts["total"] for row in result.rows]
        assert (totals.count(max(totals, default=0)) == 1) == (verdict.verb == "won round")
        assert [note.clause for note in result.notes] == ["7.1" if gains else "7.8" if totals else "4.8", "8.1"]
        assert all(say("fr", cell.id, cell.facts) for row in result.rows for cell in row.cells)
