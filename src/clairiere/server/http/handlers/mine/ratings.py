"""Ratings: how strong the players of rated games seem to be, by OpenSkill (Plackett, Luce). Needs the extra `rating`.

Nothing of it is kept: it is worked out from the results of the games that count, the oldest first. Bots never change;
each level stands as far from the one below as the arena measured. Who wins or loses together plays as one team against
another of the usual strength, which never changes either.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import cache
from importlib.util import find_spec
from math import sqrt
from statistics import NormalDist
from typing import TYPE_CHECKING

from .....bots import levels_of
from .....bots.strength import Strength, strengths_of
from .....core.game import AUTOMATON, find
from .... import wire
from ....rows import BOT, GUEST, SeatRow, TableRow
from .player_statistics import exclusion_reason

if TYPE_CHECKING:
    from openskill.models import PlackettLuce, PlackettLuceRating

MEAN, SPREAD = 25.0, 25.0 / 3  # who is new, and how little is known of them
BETA = MEAN / 6  # by how much luck a game is decided
FIXED_SPREAD = 1e-4  # the spread of those who do not change
SCALE, MIDDLE = 47, 1500  # as on a ladder of Elo, near enough
NEWCOMER_LEVEL = 1  # the level that stands where newcomers begin
MOST_SHARE = 0.98  # no measured share tells more than this


def rating_ready() -> bool:
    return find_spec("openskill") is not None


@cache
def level_rating(game: str, level: int) -> float:
    """Where the bots of a level stand."""
    if level == NEWCOMER_LEVEL:
        return MEAN
    if level < NEWCOMER_LEVEL:
        return level_rating(game, level + 1) - level_gap(strengths_of(game, level + 1))
    return level_rating(game, level - 1) + level_gap(strengths_of(game, level))


def level_gap(measured: Sequence[Strength]) -> float:
    """How much a level is above the one below, by its share of wins against so many of those."""
    odds = [
        (one.seats - 1) * min(MOST_SHARE, one.share) / (1 - min(MOST_SHARE, one.share))
        for one in measured
        if not one.team
    ]
    if not odds:
        return 0.0
    mean = sum(odds) / len(odds)
    return BETA * sqrt(2) * NormalDist().inv_cdf(min(MOST_SHARE, max(1 - MOST_SHARE, mean / (1 + mean))))


class Ladder:
    """The ratings of all guests in one game."""

    def __init__(self, game: str) -> None:
        from openskill.models import PlackettLuce

        self.game = game
        self.model: PlackettLuce = PlackettLuce(mu=MEAN, sigma=SPREAD, beta=BETA)
        self.ratings: dict[str, PlackettLuceRating] = {}
        self.games: dict[str, int] = {}

    def player(self, seat: SeatRow) -> PlackettLuceRating:
        if seat.kind == GUEST:
            return self.ratings.get(seat.guest) or self.model.rating()
        levels = {id: level for level, id in levels_of(self.game).items()}
        known = seat.bot in levels and not find(self.game).team
        return self.model.rating(mu=level_rating(self.game, levels[seat.bot]) if known else MEAN, sigma=FIXED_SPREAD)

    def add_game(self, row: TableRow) -> None:
        """One game more. Everybody is a team of their own, unless all win together."""
        seats = [seat for seat in row.seats if seat.bot != AUTOMATON]
        winners = json.loads(row.result)["winners"]
        if find(row.game).is_team_game(row.options):
            usual = [self.model.rating(sigma=FIXED_SPREAD) for _ in seats]
            won = any(seat.seat in winners for seat in seats)
            after, _ = self.model.rate([[self.player(seat) for seat in seats], usual], ranks=[2 - won, 1 + won])
        else:
            ranks = [1.0 if seat.seat in winners else 2.0 for seat in seats]
            after = [team[0] for team in self.model.rate([[self.player(seat)] for seat in seats], ranks=ranks)]
        for seat, rating in zip(seats, after, strict=True):
            if seat.kind == GUEST:
                self.ratings[seat.guest] = rating
                self.games[seat.guest] = self.games.get(seat.guest, 0) + 1

    def of(self, guest: str) -> wire.Rating | None:
        rating = self.ratings.get(guest)
        if rating is None:
            return None
        value, off = MIDDLE + SCALE * (rating.mu - MEAN), 2 * SCALE * rating.sigma
        return wire.Rating(self.games[guest], round(value), round(off))


def is_rated(row: TableRow) -> bool:
    """Whether a game counts: played to its end, by different people, none of whom left it to a bot."""
    people = [seat.guest for seat in row.seats if seat.kind == GUEST]
    whole = all(seat.kind == GUEST or (seat.kind == BOT and not seat.guest) for seat in row.seats)
    several = len(row.seats) > 1 and len(set(people)) == len(people)
    return (
        bool(row.result) and bool(people) and all(people) and whole and several and not exclusion_reason(row, people[0])
    )


def rating_of(game: str, rows: Sequence[TableRow], guest: str) -> wire.Rating | None:
    """A guest's, after all these games."""
    ladder = Ladder(game)
    for row in sorted(rows, key=lambda row: (row.finished, row.id)):
        if is_rated(row):
            ladder.add_game(row)
    return ladder.of(guest)
