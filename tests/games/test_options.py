"""What is usual if nobody says otherwise, and how far one may go: as agreed on with the law."""

import pytest

import clairiere

USUAL = {  # name, what is usual, least, most
    "renard": "target=21 1-200, edition=1 1-2, dealer=random, open_tricks=False, extra_round=False, position=, lesson=",
    "duo": "level=1 1-3, dealer=random, open_tricks=False, refusals=0 0-99, pause=False, talk=closed, "
    "ready=both, stop=agreed, position=, lesson=",
    "jeton": "form=turns, first=random, title=, shout=, shout_cards=any, target=6 1-20, "
    "min_per_bidder=0 0-1, first_plus=False, auto_agree=timer, "
    "withdraw_limit=0 0-99, withdrawal=own, draw_idle_s=0 0-86400, open_idle_s=0 0-86400, propose_idle_s=0 0-86400, "
    "agree_idle_s=0 0-86400, assign_idle_s=0 0-86400, all_six_grace_s=5 0-86400, shout_window_ms=0 0-1000, "
    "absent_after=3 1-99, absent_s=120 1-86400, away_idle_s=2 0-86400, suspend_max_s=600 1-86400, "
    "sim_max_rounds=0 0-100000, sim_max_reshuffles=0 0-100000, position=, lesson=",
    "root": "factions= 2-6, board=autumn, seating=random, first=random, mode=competitive, head_start=0 0-27, kept=, "
    "evening_items=True, infamy=always, once_at_30=True, position=, lesson=",
}


def written(option):
    return f"{option.name}={option.default}" + (f" {option.low}-{option.high}" if option.high else "")


@pytest.mark.parametrize("id", sorted(clairiere.GAMES))
def test_options_have_what_is_usual_and_their_bounds(id):
    game = clairiere.find(id)
    assert ", ".join(written(option) for option in game.options) == USUAL[id]
    assert game.new({}, game.fewest).open, "whoever agrees on nothing can play"
