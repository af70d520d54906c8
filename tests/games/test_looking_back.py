"""What is looked back at after every answer does not grow with the length of a game."""

import random

import pytest

from clairiere.core.ask import NATURE
from clairiere.core.game import find
from clairiere.core.record import Record
from clairiere.core.table import Table

GAMES = ["renard", "duo", "jeton", "root"]


class Counted(list):
    """Events that count how many of them were looked at."""

    looked = 0

    def __getitem__(self, key):
        found = super().__getitem__(key)
        self.looked += len(found) if isinstance(key, slice) else 1
        return found

    def __iter__(self):
        self.looked += len(self)
        return super().__iter__()


def table_of(game, answers=60):
    """A game that was played at random for a while."""
    table, dice = Table(Record(find(game))), random.Random(4)
    while len(table.record.answers) < answers:
        asked = [(ask.seat, choice) for ask in table.state.open if ask.seat != NATURE for choice in ask.options]
        table.play(*dice.choice([answer for answer in asked if answer[1] not in find(game).quit_choices]))
    return table


def looks(table, before):
    """How many events are looked at when nothing ends but the last answer, after so many times the same."""
    title, state, last = table.record.game, table.state, len(table.events)
    events = Counted(list(table.events) * before)
    for number in range(len(events) - last, len(events)):
        looked = events.looked
        if title.finished_trick(events, number) or title.round_result(state, events, number):
            events.looked = looked  # once a trick or a round: that may be told from the beginning
    title.withheld_events(state, events)
    return events.looked


@pytest.mark.parametrize("game", GAMES)
def test_no_more_is_looked_at_after_an_answer_when_the_game_is_long(game):
    table = table_of(game)
    assert looks(table, 50) <= looks(table, 2)
