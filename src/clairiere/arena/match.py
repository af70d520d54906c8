"""Many games between bots, every bot in every seat in turn, from one seed."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from ..bots import AnyBot, decide, find_bot
from ..bots.chance import chance_for
from ..core.ask import NATURE
from ..core.game import AUTOMATON, Game
from ..core.nature import Nature, Seeded
from ..core.state import State
from .rematch import second_options, totals


@dataclass
class Role:
    """What one role brought to whoever played it."""

    games: int = 0
    wins: int = 0
    points: int = 0

    def wire(self) -> dict[str, object]:
        return {"games": self.games, "wins": self.wins, "mean_score": round(self.points / max(1, self.games), 3)}


@dataclass
class Tally:
    """What a match brought: in the order of the bots, not of the seats; then whatever the rules themselves play."""

    game: str
    bots: list[str]
    games: int = 0
    wins: list[int] = field(default_factory=list)
    draws: int = 0
    scores: list[int] = field(default_factory=list)
    decisions: int = 0
    seconds: float = 0.0
    roles: dict[str, Role] = field(default_factory=dict)  # where seats play different roles

    def count(self, together: bool, winners: Sequence[int]) -> None:
        """One more game. Those who win together all count the win, and there is no draw."""
        self.games += 1
        if together or len(winners) == 1:
            for bot in winners:
                self.wins[bot] += 1
        else:
            self.draws += 1

    def count_roles(self, roles: Sequence[str], state: State) -> None:
        """The same by roles."""
        winners, points = state.winners(), state.points()
        for seat, name in enumerate(roles):
            role = self.roles.setdefault(name, Role())
            role.games += 1
            role.wins += seat in winners
            role.points += points[seat]

    def wire(self) -> dict[str, object]:
        roles = {"roles": {name: role.wire() for name, role in self.roles.items()}} if self.roles else {}
        return roles | {
            "game": self.game,
            "games": self.games,
            "bots": self.bots,
            "wins": self.wins,
            "draws": self.draws,
            "mean_scores": [round(total / max(1, self.games), 3) for total in self.scores],
            "decisions": self.decisions,
            "decisions_per_second": round(self.decisions / self.seconds) if self.seconds else 0,
        }


def match(
    game: Game,
    names: Sequence[str],
    games: int,
    seed: int,
    options: Mapping[str, object] | None = None,
    done: Callable[[int], None] = lambda _: None,
    twice: bool = False,
) -> Tally:
    """Play so many games. The same seed gives the same games; seats rotate from game to game.

    `twice`: each is a match of two games, in which the roles change hands.
    """
    agreed = game.agree_simulated(options)
    sides = [*names, *[AUTOMATON] * game.automata(agreed)]
    game.seated(len(sides))
    bots = [find_bot(game.id, name) for name in names]
    count = len(bots)
    tally = Tally(game.id, sides, wins=[0] * len(sides), scores=[0] * len(sides))
    began = time.perf_counter()
    for number in range(games):
        shift = number % count
        seated = [bots[(seat + shift) % count] for seat in range(count)]
        winners, points = play_one(tally, game, seated, seed, number, agreed, twice)
        sitting = [*((seat + shift) % count for seat in range(count)), *range(count, len(sides))]
        together = game.as_team(agreed) or (game.allies and not twice)
        tally.count(together, [sitting[seat] for seat in winners])
        for seat in range(len(sides)):
            tally.scores[sitting[seat]] += points[seat]
        done(number + 1)
    tally.seconds = time.perf_counter() - began
    return tally


def play_one(
    tally: Tally,
    game: Game,
    seated: Sequence[AnyBot],
    seed: int,
    number: int,
    options: Mapping[str, object] | None,
    twice: bool,
) -> tuple[list[int], list[int]]:
    """One game, or one match of two: who won, and the points by seat."""
    state = one_game(tally, game, seated, seed, number << twice, options)
    if not twice:
        return state.winners(), state.points()
    again = second_options(game, state, game.agree(options))
    second = one_game(tally, game, seated, seed, number << 1 | 1, again)
    added, winners = totals(state.points(), second.points())
    return winners, added


def one_game(
    tally: Tally, game: Game, seated: Sequence[AnyBot], seed: int, number: int, options: Mapping[str, object] | None
) -> State:
    """A game to its end, counted by roles."""
    seats = len(seated) + game.automata(game.agree(options))
    state, decisions = play_out(game, game.new(options, seats), seated, seed, number)
    tally.decisions += decisions
    tally.count_roles(game.roles(state), state)
    return state


def play_out(game: Game, state: State, bots: Sequence[AnyBot], seed: int, number: int) -> tuple[State, int]:
    """One game to its end, bots seated; the number of decisions they took."""
    decisions = 0
    for seat, _, _ in answers(game, state, bots, Seeded(seed << 32 | number), seed, number):
        decisions += seat != NATURE
    return state, decisions


def answers(
    game: Game, state: State, bots: Sequence[AnyBot], nature: Nature, seed: int, number: int
) -> Iterator[tuple[int, int, float]]:
    """Play to the end: every answer as it is given, its seat, its choice, and the seconds that a bot thought.

    Each bot has its own chance, made from the seed and the number of the game. Its time is that of its own thread: what
    else the machine does does not count.
    """
    chance = [chance_for(seed, number, seat) for seat in range(len(bots))]
    order = chance_for(seed, number)
    asked: dict[str, int] = {}
    while state.open:
        ask = order.pick_ask(state.open)
        thought = 0.0
        if ask.seat == NATURE:
            choice = nature.answer(ask, asked.get(ask.about, 0))
            asked[ask.about] = asked.get(ask.about, 0) + 1
        else:
            began = time.thread_time()
            choice = decide(bots[ask.seat], game, state, ask.seat, chance[ask.seat])
            thought = time.thread_time() - began
        state.take(ask.seat, choice)
        yield ask.seat, choice, thought
