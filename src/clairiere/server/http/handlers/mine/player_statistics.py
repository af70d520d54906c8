"""What a guest's finished games came to: shares of wins with their intervals, by role, by who played too, by level."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import lru_cache

from .....bots import levels_of
from .....core.game import AUTOMATON, GAMES, find
from .....core.illegal import Illegal
from .....core.options import Value
from .....intervals import wilson
from .....positions import POSITION
from .....words import has_message, say_cached
from .... import wire
from ....room.seat_reader import bot_label
from ....room.viewers import WIRE
from ....rows import BOT, GUEST, OVER, SeatRow, TableRow


def sits(row: TableRow, guest: str) -> bool:
    return any(seat.guest == guest for seat in row.seats)


def exclusion_reason(row: TableRow, guest: str) -> str:
    """Why a game says nothing about its player; empty if it does."""
    if row.options.get("lesson"):
        return "lesson"
    if row.branch is not None:
        return "branch"
    if row.options.get(POSITION):
        return "position"
    return "shared" if sum(seat.guest == guest for seat in row.seats) > 1 else ""


@dataclass
class CountedGame:
    """A finished game that is counted, from one seat."""

    row: TableRow
    seat: int
    won: bool
    points: int
    role: str

    @property
    def others(self) -> list[SeatRow]:
        return [seat for seat in self.row.seats if seat.seat != self.seat and seat.bot != AUTOMATON]


def counted_game(row: TableRow, guest: str) -> CountedGame | None:
    """One that was played to its end by the guest, as the rules begin it."""
    seat = next((seat for seat in row.seats if seat.kind == GUEST and seat.guest == guest), None)
    if seat is None or row.status != OVER or not row.result or row.game not in GAMES or exclusion_reason(row, guest):
        return None
    result = json.loads(row.result)
    roles = result["roles"] if "roles" in result else roles_of(row.game, json.dumps(row.options), len(row.seats))
    role = roles[seat.seat] if seat.seat < len(roles) else ""
    return CountedGame(row, seat.seat, seat.seat in result["winners"], result["points"][seat.seat], role)


@lru_cache(256)
def roles_of(game: str, options: str, seats: int) -> list[str]:
    """Who plays what by the options alone, as far as no lots decide: for results that do not tell it."""
    agreed: dict[str, Value] = json.loads(options)
    try:
        title = find(game)
        return [] if title.draws_roles(agreed) else title.roles(title.start(agreed, seats))
    except (Illegal, KeyError):
        return []


def role_label(game: str, role: str, language: str) -> str:
    id = f"{game}-short-{role}"
    return say_cached(language, id, {}) if role and has_message(id) else role


@dataclass
class WinCount:
    """Games of one kind, counted."""

    label: str = ""
    games: int = 0
    wins: int = 0

    def add(self, won: bool) -> None:
        self.games += 1
        self.wins += won

    def share(self) -> wire.Share:
        part = self.wins / self.games
        low, high = wilson(part, self.games)
        return wire.Share(self.label, self.games, self.wins, round(part, 4), round(low, 4), round(high, 4))


@dataclass
class WinCounts:
    """By something that has a key and a name."""

    counts: dict[object, WinCount] = field(default_factory=dict)

    def add(self, key: object, label: str, won: bool) -> None:
        self.counts.setdefault(key, WinCount(label)).add(won)

    def shares(self) -> list[wire.Share]:
        """The most frequent first."""
        return [tally.share() for tally in sorted(self.counts.values(), key=lambda tally: -tally.games)]

    def by_key(self) -> list[wire.Share]:
        return [self.counts[key].share() for key in sorted(self.counts, key=str)]


def statistics_by_game(games: Sequence[CountedGame], language: str) -> list[wire.GameFigures]:
    """Of each game that was played, in the order of their names."""
    kinds = {one.row.game for one in games}
    statistics = [game_statistics(kind, [one for one in games if one.row.game == kind], language) for kind in kinds]
    return sorted(statistics, key=lambda one: one.title)


def game_statistics(game: str, games: Sequence[CountedGame], language: str) -> wire.GameFigures:
    """The newest first, so that people are called as they were called last."""
    title, everything = say_cached(language, f"{game}-title", {}), WinCount()
    roles, people, bots = WinCounts(), WinCounts(), WinCounts()
    for game_played in games:
        everything.add(game_played.won)
        if game_played.role:
            roles.add(game_played.role, role_label(game, game_played.role, language), game_played.won)
        for guest, name in {(seat.guest, seat.name) for seat in game_played.others if seat.kind == GUEST}:
            people.add(guest or name, name, game_played.won)
        for level, label in levels_met(game_played.others, game, language):
            bots.add(level, label, game_played.won)
    team = find(game).team
    scores = (
        [
            wire.Scored(game_played.row.id, game_played.row.finished, game_played.points)
            for game_played in reversed(games)
        ]
        if team
        else []
    )
    all, by_role, with_people = everything.share(), roles.shares(), people.shares()
    return wire.GameFigures(game, title, team, all, by_role, with_people, bots.by_key(), scores, None)


def levels_met(others: Iterable[SeatRow], game: str, language: str) -> set[tuple[str, str]]:
    """The levels of the bots at a table, each once, with its name; a bot over the wire is known by its own."""
    levels = {id: str(level) for level, id in levels_of(game).items()}
    met = set()
    for seat in others:
        if seat.kind == BOT:
            own = seat.bot.startswith(WIRE)
            met.add((seat.bot, seat.name) if own else (levels.get(seat.bot, seat.bot), bot_label(seat.bot, language)))
    return met
