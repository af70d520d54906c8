"""The standing matches: every level against the one below, on seeds that are never used for tuning."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from clairiere.arena.schedule import Schedule, make_schedule
from clairiere.bots import bot_id, levels_of
from clairiere.core.game import find

SEALED_SEEDS = {  # tune on other seeds; once a result on one of these has decided something, it is replaced
    "renard": 826_003,
    "duo": 826_001,
    "jeton": 826_001,
    "root": 826_003,
}


@dataclass(frozen=True)
class StandingMatches:
    """A table at which each level is measured: one seat of it against the level below on all others."""

    game: str
    seats: int
    games: tuple[int, int, int]  # for level 1 and, since they take their time, for 2 and 3
    options: Mapping[str, object]
    beside: int = 0  # of a team: games of the highest level beside level 1

    def schedules(self) -> list[tuple[Schedule, int]]:
        """Return a schedule for each level but the lowest, and the number of its games. A team is of one level, and the
        lowest level is measured too."""
        game, levels = find(self.game), sorted(levels_of(self.game))
        if game.is_team_game(game.agree(self.options)):
            named = {level: [str(level)] * self.seats for level in levels}
        else:
            named = {level: [str(level), *[str(level - 1)] * (self.seats - 1)] for level in levels[1:]}
        seed = SEALED_SEEDS[self.game]
        schedules = [(make_schedule(game, names, seed, self.options), level) for level, names in named.items()]
        counted = [(schedule, self.games[max(level - 1, 0)]) for schedule, level in schedules]
        mixed = [str(levels[-1]), *["1"] * (self.seats - 1)]
        return [*counted, *([(make_schedule(game, mixed, seed, self.options), self.beside)] if self.beside else [])]


STANDING_MATCHES = (
    StandingMatches("renard", 2, (1000, 200, 120), {}),
    *[StandingMatches("duo", 2, (200, 40, 60), {"level": level}, 40) for level in (1, 2, 3)],
    *[
        StandingMatches("jeton", seats, (20 * seats, 20 * seats, games), {})
        for seats, games in ((3, 180), (4, 240), (5, 300), (6, 360))
    ],
    StandingMatches("root", 2, (32, 16, 24), {}),
    StandingMatches("root", 4, (64, 16, 48), {}),
    StandingMatches("root", 4, (64, 16, 48), {"board": "winter"}),
    StandingMatches("root", 4, (64, 16, 48), {"factions": "alliance,vagabond,cult,riverfolk"}),
    StandingMatches("root", 4, (64, 16, 48), {"factions": "marquise,eyrie,cult,riverfolk"}),
    StandingMatches("root", 2, (16, 16, 4), {"mode": "coop"}),
)


@dataclass(frozen=True)
class MatchFilter:
    """The standing matches to play: of a game, with these options, of these bots. Empty fields match any."""

    game: str = ""
    options: Mapping[str, object] = field(default_factory=dict)
    bots: tuple[str, ...] = ()  # the last one takes the seats that are left

    def covers(self, schedule: Schedule) -> bool:
        if self.game not in ("", schedule.game):
            return False
        agreed = schedule.rules.agree(self.options)
        return all(schedule.options[name] == agreed[name] for name in self.options) and self.has_bots(schedule)

    def has_bots(self, schedule: Schedule) -> bool:
        """Return True if the match is between the wanted bots."""
        found = [bot_id(schedule.game, name) for name in self.bots]
        return not found or [*found, *found[-1:] * (len(schedule.bots) - len(found))] == schedule.bots

    def describe(self) -> str:
        """Return the wanted options and bots as they are typed."""
        options = [f"--{name} {value}" for name, value in self.options.items()]
        return " ".join([*options, *([f"--bots {','.join(self.bots)}"] if self.bots else [])])
