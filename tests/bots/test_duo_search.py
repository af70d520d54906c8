"""Players of Duo who search: what they choose, and that they find more than those who do not."""

import clairiere
from clairiere.bots import decide
from clairiere.bots.duo.search import DuoSearch
from clairiere.core.nature import Rng, Seeded
from clairiere.games.duo.cards import STOP

DUO = clairiere.find("duo")


def test_the_same_chance_gives_the_same_choice_and_another_may_not() -> None:
    state = started()
    choices = [decide(DuoSearch(16), DUO, state, state.open[0].seat, Rng(3)) for _ in range(2)]
    assert choices[0] == choices[1] != STOP


def started():
    """A first lead to make."""
    state = DUO.new({}, 2)
    nature = Seeded(5)
    number = 0
    while state.open[0].seat < 0:
        state.take(-1, nature.answer(state.open[0], number))
        number += 1
    return state
