"""What the standing report plays: every level against the one below, on seeds that nothing is ever tuned on."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from clairiere.arena.schedule import Plan, planned
from clairiere.bots import bot_id, levels_of
from clairiere.core.game import find

SEALED = {  # whoever tunes a bot uses other seeds; where a look at one has decided something, another takes its place
    "renard": 826_003,
    "duo": 826_001,
    "jeton": 826_001,
    "root": 826_003,
}


@dataclass(frozen=True)
class Standing:
    """A table at which every level is measured: one seat of it against the level below on all others."""

    game: str
    seats: int
    games: tuple[int, int, int]  # for level 1 and, since they take their time, for 2 and 3
    options: Mapping[str, object]
    beside: int = 0  # of a team: games of the highest level beside level 1

    def plans(self) -> list[tuple[Plan, int]]:
        """A plan for each level but the lowest, and how many games of it; a team is of one level, and the lowest is
        measured too."""
        game, levels = find(self.game), sorted(levels_of(self.game))
        if game.is_team_game(game.agree(self.options)):
            named = {level: [str(level)] * self.seats for level in levels}
        else:
            named = {level: [str(level), *[str(level - 1)] * (self.seats - 1)] for level in levels[1:]}
        seed = SEALED[self.game]
        plans = [(planned(game, names, seed, self.options), level) for level, names in named.items()]
        counted = [(plan, self.games[max(level - 1, 0)]) for plan, level in plans]
        mixed = [str(levels[-1]), *["1"] * (self.seats - 1)]
        return [*counted, *([(planned(game, mixed, seed, self.options), self.beside)] if self.beside else [])]


TABLES = (
    Standing("renard", 2, (1000, 200, 120), {}),
    *[Standing("duo", 2, (200, 40, 60), {"level": level}, 40) for level in (1, 2, 3)],
    *[
        Standing("jeton", seats, (20 * seats, 20 * seats, games), {})
        for seats, games in ((3, 180), (4, 240), (5, 300), (6, 360))
    ],
    Standing("root", 2, (32, 16, 24), {}),
    Standing("root", 4, (64, 16, 48), {}),
    Standing("root", 4, (64, 16, 48), {"board": "winter"}),
    Standing("root", 4, (64, 16, 48), {"factions": "alliance,vagabond,cult,riverfolk"}),
    Standing("root", 4, (64, 16, 48), {"factions": "marquise,eyrie,cult,riverfolk"}),
    Standing("root", 2, (16, 16, 4), {"mode": "coop"}),
)


@dataclass(frozen=True)
class Wanted:
    """The standing matches that are to be played: of a game, at tables with such options, of such bots; as long as
    nothing is said, all of them."""

    game: str = ""
    options: Mapping[str, object] = field(default_factory=dict)
    bots: tuple[str, ...] = ()  # the last one takes the seats that are left

    def covers(self, plan: Plan) -> bool:
        if self.game not in ("", plan.game):
            return False
        agreed = plan.title.agree(self.options)
        return all(plan.options[name] == agreed[name] for name in self.options) and self.names(plan)

    def names(self, plan: Plan) -> bool:
        """Whether these bots are those of a match."""
        found = [bot_id(plan.game, name) for name in self.bots]
        return not found or [*found, *found[-1:] * (len(plan.bots) - len(found))] == plan.bots

    def words(self) -> str:
        """What is said of the matches beside their game, as it was given."""
        options = [f"--{name} {value}" for name, value in self.options.items()]
        return " ".join([*options, *([f"--bots {','.join(self.bots)}"] if self.bots else [])])
