"""The schedule of an arena: from a game, bots and a seed, who sits where in which game.

A deal is one seed of NATURE. It is played once for each seat, with the bots one seat further each time (duplicate
deals): every bot gets the same cards, seat and role as every other. From deal to deal the roles rotate too, and when
both have gone round, the neighbours change.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from hashlib import blake2b
from itertools import permutations
from math import factorial
from pathlib import Path
from typing import TypeVar

from ..bots import bot_id
from ..core.game import AUTOMATON, GAMES, Game, find
from ..core.illegal import Illegal
from ..core.options import Value
from ..core.record import ENGINE

T = TypeVar("T")
PLAYING_FOLDERS, BUILT_SUFFIXES = ("arena", "bots", "core", "games"), (".ftl", ".pyc", ".so")
PLAYING_FILES = {  # of these folders, the files that change a game
    "arena": ("match.py", "outcome.py", "rematch.py", "schedule.py"),
    "bots": ("__init__.py", "bot.py", "chance.py"),
}


@dataclass(frozen=True)
class ScheduledGame:
    """One game of a schedule: the deal, and for each seat the place of its bot in the list."""

    number: int
    deal: int
    seats: tuple[int, ...]
    options: Mapping[str, Value]


@dataclass(frozen=True)
class Schedule:
    """Everything that decides the games. Their number does not: the first games of a longer run are the same."""

    game: str
    options: Mapping[str, Value]
    bot_names: tuple[str, ...]  # the bots as they were named, one for each seat that is played
    seed: int

    @property
    def bots(self) -> list[str]:
        """The ids of the bots."""
        return [bot_id(self.game, name) for name in self.bot_names]

    @property
    def rules(self) -> Game:
        return find(self.game)

    @property
    def seats(self) -> int:
        """The number of seats, with those of automata."""
        return len(self.bot_names) + self.rules.automata_count(self.options)

    @property
    def is_team(self) -> bool:
        """True if all bots win or lose together."""
        return self.rules.is_team_game(self.options)

    @property
    def games_per_deal(self) -> int:
        """How often each deal is played: once by each bot in each seat, or once if all bots are the same."""
        return 1 if len(set(self.bots)) == 1 else len(self.bot_names)

    def scheduled_game(self, number: int) -> ScheduledGame:
        """Return who sits where in a game, and with which options."""
        count = len(self.bot_names)
        turned, again = number // count, number // count**2
        ways = factorial(count - 1)
        bots = rotate(reorder(range(count), again % ways), number % count)
        options = self.options
        if self.rules.draws_roles(options):
            cast = self.rules.role_order(options, self.seats)
            options = self.rules.with_role_order(
                options, rotate(reorder(cast, (again + again // ways) % ways), turned % count)
            )
        return ScheduledGame(number, number // self.games_per_deal, tuple(bots), options)

    def deal_seed(self, deal: int) -> int:
        """Return the seed of NATURE for a deal."""
        return int.from_bytes(blake2b(f"{self.seed} deal {deal}".encode(), digest_size=8).digest(), "big")

    def seat_names(self, sitting: ScheduledGame) -> list[str]:
        """Return the name of each seat in a record: the bot's id, with its place if there are several of it."""
        bots = self.bots
        own = [bots[bot] if bots.count(bots[bot]) == 1 else f"{bots[bot]} {bot + 1}" for bot in sitting.seats]
        return [*own, *[AUTOMATON] * (self.seats - len(own))]

    def to_wire(self) -> dict[str, object]:
        """Return what must be the same for a run to be resumed, the fingerprint of the code included."""
        return {
            "game": self.game,
            "options": dict(self.options),
            "bots": self.bots,
            "seed": self.seed,
            "engine": ENGINE,
            "code": code_digest(self.game),
        }


def rotate(items: Sequence[T], by: int) -> list[T]:
    """Return the items rotated by some places."""
    return [*items[by:], *items[:by]]


def reorder(items: Sequence[T], number: int) -> list[T]:
    """Return the items with the first in place and the others in their `number`-th permutation."""
    for place, order in enumerate(permutations(items[1:])):
        if place == number:
            return [items[0], *order]
    raise IndexError(number)


def make_schedule(game: Game, named: Sequence[str], seed: int, options: Mapping[str, object] | None = None) -> Schedule:
    """Return the schedule for these bots. The last one takes the seats that are left. Raise Illegal if more bots are
    named than can play, or if the options do not go together."""
    agreed = game.agree_simulation(options)
    for name in named:
        bot_id(game.id, name)
    count = count_players(game, agreed, len(named))
    if len(named) > count:
        facts: dict[str, object] = {"found": len(named), "wanted": count}
        raise Illegal("cli-seats-options", facts, game.id, game.seats_clause)
    schedule = Schedule(game.id, agreed, (*named, *[named[-1]] * (count - len(named))), seed)
    game.new(schedule.scheduled_game(0).options, schedule.seats)  # refuse bad options before anything is played
    return schedule


def count_players(game: Game, options: Mapping[str, Value], named: int) -> int:
    """Return the number of players: what the options say, else how many bots are named (if several), else as usual."""
    own = game.automata_count(options)
    wanted = game.required_seats(options) - own
    enough = named > 1 and named + own >= game.fewest
    return game.check_seats((wanted if wanted > 0 else named if enough else game.usual_seats) + own) - own


def code_digest(game: str, package: Path = Path(__file__).parents[1], folders: Sequence[str] = PLAYING_FOLDERS) -> str:
    """Return the fingerprint of the code that plays: engine, rules of the game, bots, and the arena's own part.
    Results of other code are not comparable."""
    digest = blake2b(digest_size=8)
    others = set(GAMES) - {game}
    for path in sorted([path for folder in folders for path in (package / folder).rglob("*") if path.is_file()]):
        parts = path.relative_to(package).parts
        beside = len(parts) == 2 and parts[1] not in PLAYING_FILES.get(parts[0], parts)
        if parts[1] not in others and not beside and path.suffix not in BUILT_SUFFIXES:
            digest.update(f"\0{'/'.join(parts)}\0".encode() + path.read_bytes())
    return digest.hexdigest()
