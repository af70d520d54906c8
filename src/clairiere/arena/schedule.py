"""What an arena plays: bots, a game, a seed, and from these who sits where in which game.

A deal is one seed of NATURE. It is played as often as there are seats, the bots one seat further each time, so that
every bot gets the same cards, the same seat and the same role as every other. From deal to deal the roles go round the
seats too, and when both have gone round, the neighbours change.
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
PLAYING, BUILT = ("arena", "bots", "core", "games"), (".ftl", ".pyc", ".so")
DECIDING = {  # of these folders' own files: the others change no game
    "arena": ("match.py", "outcome.py", "rematch.py", "schedule.py"),
    "bots": ("__init__.py", "bot.py", "chance.py"),
}


@dataclass(frozen=True)
class Sitting:
    """One game of the plan: the deal, and for each seat that is played the bot, by its place in the list of bots."""

    number: int
    deal: int
    seats: tuple[int, ...]
    options: Mapping[str, Value]


@dataclass(frozen=True)
class Plan:
    """Everything that decides the games, but how many are played: the first ones of a longer run are the same."""

    game: str
    options: Mapping[str, Value]
    named: tuple[str, ...]  # the bots as they were named, one for each seat that is played
    seed: int

    @property
    def bots(self) -> list[str]:
        """Their ids."""
        return [bot_id(self.game, name) for name in self.named]

    @property
    def title(self) -> Game:
        return find(self.game)

    @property
    def seats(self) -> int:
        """All seats, those included that the rules themselves play."""
        return len(self.named) + self.title.automata_count(self.options)

    @property
    def team(self) -> bool:
        """Whether all bots win together."""
        return self.title.is_team_game(self.options)

    @property
    def rounds(self) -> int:
        """How often each deal is played: once if all bots are the same, and no seat has anything to compare."""
        return 1 if len(set(self.bots)) == 1 else len(self.named)

    def sitting(self, number: int) -> Sitting:
        """Who sits where in a game, and what they play."""
        count = len(self.named)
        turned, again = number // count, number // count**2
        ways = factorial(count - 1)
        bots = turn(neighbours(range(count), again % ways), number % count)
        options = self.options
        if self.title.draws_roles(options):
            cast = self.title.role_order(options, self.seats)
            options = self.title.with_role_order(
                options, turn(neighbours(cast, (again + again // ways) % ways), turned % count)
            )
        return Sitting(number, number // self.rounds, tuple(bots), options)

    def nature(self, deal: int) -> int:
        """The seed of NATURE for a deal."""
        return int.from_bytes(blake2b(f"{self.seed} deal {deal}".encode(), digest_size=8).digest(), "big")

    def names(self, sitting: Sitting) -> list[str]:
        """What each seat is called in a record: the bot, with its place in the list if there are several of it."""
        bots = self.bots
        own = [bots[bot] if bots.count(bots[bot]) == 1 else f"{bots[bot]} {bot + 1}" for bot in sitting.seats]
        return [*own, *[AUTOMATON] * (self.seats - len(own))]

    def to_wire(self) -> dict[str, object]:
        """What must be the same for a run to be gone on with: the code that plays is part of it."""
        return {
            "game": self.game,
            "options": dict(self.options),
            "bots": self.bots,
            "seed": self.seed,
            "engine": ENGINE,
            "code": code_digest(self.game),
        }


def turn(items: Sequence[T], by: int) -> list[T]:
    """The same round a table, so many places further."""
    return [*items[by:], *items[:by]]


def neighbours(items: Sequence[T], number: int) -> list[T]:
    """The same round a table with other neighbours: the first stays, the others are in their `number`-th order."""
    for place, order in enumerate(permutations(items[1:])):
        if place == number:
            return [items[0], *order]
    raise IndexError(number)


def planned(game: Game, named: Sequence[str], seed: int, options: Mapping[str, object] | None = None) -> Plan:
    """A plan for the bots that are named. If the options say how many play, or fewer are named than can play, the one
    that is named last takes the seats that are left."""
    agreed = game.agree_simulation(options)
    for name in named:
        bot_id(game.id, name)
    count = players(game, agreed, len(named))
    if len(named) > count:
        facts: dict[str, object] = {"found": len(named), "wanted": count}
        raise Illegal("cli-seats-options", facts, game.id, game.seats_clause)
    plan = Plan(game.id, agreed, (*named, *[named[-1]] * (count - len(named))), seed)
    game.new(plan.sitting(0).options, plan.seats)  # what will not do is refused before anything is played
    return plan


def players(game: Game, options: Mapping[str, Value], named: int) -> int:
    """How many play: as many as the options say, else as many as are named, else as usual. One alone says nothing."""
    own = game.automata_count(options)
    wanted = game.required_seats(options) - own
    enough = named > 1 and named + own >= game.fewest
    return game.check_seats((wanted if wanted > 0 else named if enough else game.usual_seats) + own) - own


def code_digest(game: str, package: Path = Path(__file__).parents[1], folders: Sequence[str] = PLAYING) -> str:
    """What plays: the engine, the rules of the game, the bots, and the plan itself. Results of other code are not
    comparable."""
    digest = blake2b(digest_size=8)
    others = set(GAMES) - {game}
    for path in sorted([path for folder in folders for path in (package / folder).rglob("*") if path.is_file()]):
        parts = path.relative_to(package).parts
        beside = len(parts) == 2 and parts[1] not in DECIDING.get(parts[0], parts)
        if parts[1] not in others and not beside and path.suffix not in BUILT:
            digest.update(f"\0{'/'.join(parts)}\0".encode() + path.read_bytes())
    return digest.hexdigest()
