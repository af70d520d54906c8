"""Bots at tables: one that stumbles does as somebody who is idle, and never gives up."""

import asyncio

from clairiere.conformance.promises import Walk
from clairiere.core.ask import PASS
from clairiere.core.game import GAMES, find
from clairiere.server.bots import Bots


def test_a_bot_that_stumbles_is_idle_and_never_gives_up(caplog) -> None:
    bots, idle = Bots(), set()
    for game in GAMES:
        options = find(game).online
        for state, _, _ in Walk(find(game), find(game).fewest, options, range(12), 1).steps():
            for ask in [ask for ask in state.open if ask.seat >= 0]:
                choice = asyncio.run(bots.choose(game, "stumbling", state, ask.seat, 1))
                assert choice not in find(game).quits and (choice in ask.options or choice == PASS)
                idle.add(choice)
    assert PASS in idle and len(idle) > 5 and "stumbled" in caplog.text
