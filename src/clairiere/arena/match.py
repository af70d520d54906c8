"""Play many games between bots from one seed, every bot in every seat in turn."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from ..bots import AnyBot, decide, find_bot
from ..bots.chance import chance_for
from ..core.ask import NATURE, Ask
from ..core.game import AUTOMATON, Game
from ..core.illegal import abbreviate
from ..core.nature import Nature, Rng, Seeded
from ..core.state import State
from .rematch import add_points, second_options


class BotFailure(Exception):
    """A bot raised an exception, or its answer is illegal. It loses the game that it plays; `why` is for the report."""

    def __init__(self, seat: int, why: str) -> None:
        super().__init__(f"the bot on seat {seat}: {why}")
        self.seat = seat
        self.why = why


@dataclass
class RoleResult:
    """Games, wins and points of one role."""

    games: int = 0
    wins: int = 0
    points: int = 0

    def to_wire(self) -> dict[str, object]:
        return {"games": self.games, "wins": self.wins, "mean_score": round(self.points / max(1, self.games), 3)}


@dataclass(frozen=True)
class Fault:
    """A game that a bot lost because it raised an exception or answered illegally."""

    bot: str
    game: int
    why: str

    def to_wire(self) -> dict[str, object]:
        return {"bot": self.bot, "game": self.game, "why": self.why}


@dataclass
class MatchResult:
    """Wins and points of a match, in the order of the bots; the automata of the rules come last."""

    game: str
    bots: list[str]
    games: int = 0
    wins: list[int] = field(default_factory=list)
    draws: int = 0
    scores: list[int] = field(default_factory=list)
    decisions: int = 0
    seconds: float = 0.0
    roles: dict[str, RoleResult] = field(default_factory=dict)  # where seats play different roles
    faults: list[Fault] = field(default_factory=list)

    def count_game(self, together: bool, winners: Sequence[int]) -> None:
        """Count a game. If several win `together`, each of them has won; otherwise that is a draw."""
        self.games += 1
        if together or len(winners) == 1:
            for bot in winners:
                self.wins[bot] += 1
        else:
            self.draws += 1

    def count_roles(self, roles: Sequence[str], state: State, winners: Sequence[int]) -> None:
        """Count a game by roles."""
        points = state.points()
        for seat, name in enumerate(roles):
            role = self.roles.setdefault(name, RoleResult())
            role.games += 1
            role.wins += seat in winners
            role.points += points[seat]

    def to_wire(self) -> dict[str, object]:
        roles = {"roles": {name: role.to_wire() for name, role in self.roles.items()}} if self.roles else {}
        faults = {"faults": [fault.to_wire() for fault in self.faults]} if self.faults else {}
        return (
            roles
            | faults
            | {
                "game": self.game,
                "games": self.games,
                "bots": self.bots,
                "wins": self.wins,
                "draws": self.draws,
                "mean_scores": [round(total / max(1, self.games), 3) for total in self.scores],
                "decisions": self.decisions,
                "decisions_per_second": round(self.decisions / self.seconds) if self.seconds else 0,
            }
        )


def match(
    game: Game,
    names: Sequence[str],
    games: int,
    seed: int,
    options: Mapping[str, object] | None = None,
    done: Callable[[int], None] = lambda _: None,
    twice: bool = False,
) -> MatchResult:
    """Play `games` games. The same seed gives the same games; seats rotate from game to game.

    `twice`: each is a match of two games, in which the roles change hands.
    """
    agreed = game.agree_simulation(options)
    sides = [*names, *[AUTOMATON] * game.automata_count(agreed)]
    game.check_seats(len(sides))
    bots = [find_bot(game.id, name) for name in names]
    count = len(bots)
    tally = MatchResult(game.id, sides, wins=[0] * len(sides), scores=[0] * len(sides))
    began = time.perf_counter()
    for number in range(games):
        shift = number % count
        seated = [bots[(seat + shift) % count] for seat in range(count)]
        winners, points, failure = play_one(tally, game, seated, seed, number, agreed, twice)
        if failure is not None:
            tally.faults.append(Fault(names[(failure.seat + shift) % count], number, failure.why))
        sitting = [*((seat + shift) % count for seat in range(count)), *range(count, len(sides))]
        together = game.is_team_game(agreed) or (game.allies and not twice)
        tally.count_game(together, [sitting[seat] for seat in winners])
        for seat in range(len(sides)):
            tally.scores[sitting[seat]] += points[seat]
        done(number + 1)
    tally.seconds = time.perf_counter() - began
    return tally


def play_one(
    tally: MatchResult,
    game: Game,
    seated: Sequence[AnyBot],
    seed: int,
    number: int,
    options: Mapping[str, object] | None,
    twice: bool,
) -> tuple[list[int], list[int], BotFailure | None]:
    """Play one game, or one match of two; return who won, the points by seat, and the failure of a bot if there was
    one. Who fails in one of two games has lost both."""
    state, failure = one_game(tally, game, seated, seed, number << twice, options)
    team, points = game.is_team_game(game.agree(options)), state.points()
    if not twice:
        return winners_after(team, state, points, failure), points, failure
    again = second_options(game, state, game.agree(options))
    second, other = one_game(tally, game, seated, seed, number << 1 | 1, again)
    points, winners = add_points(points, second.points())
    failure = failure or other
    return winners if failure is None else winners_after(team, second, points, failure), points, failure


def one_game(
    tally: MatchResult,
    game: Game,
    seated: Sequence[AnyBot],
    seed: int,
    number: int,
    options: Mapping[str, object] | None,
) -> tuple[State, BotFailure | None]:
    """Play a game to its end, or until a bot fails, and count it by roles."""
    agreed = game.agree(options)
    state, team, failure = game.new(agreed, len(seated) + game.automata_count(agreed)), game.is_team_game(agreed), None
    try:
        for seat, _, _ in play_answers(game, state, seated, Seeded(seed << 32 | number), seed, number):
            tally.decisions += seat != NATURE
    except BotFailure as failed:
        failure = failed
    tally.count_roles(game.roles(state), state, winners_after(team, state, state.points(), failure))
    return state, failure


def winners_after(team: bool, state: State, points: Sequence[int], failure: BotFailure | None) -> list[int]:
    """Return the seats that have won. If a bot failed, the seat with the most points among the others has won, or none
    if several have as many; a team with a bot that failed has lost."""
    if failure is None:
        return state.winners()
    others = [seat for seat in range(state.seats) if seat != failure.seat]
    most = max([points[seat] for seat in others], default=0)
    first = [seat for seat in others if points[seat] == most]
    return [] if team or len(first) > 1 else first


def play_out(game: Game, state: State, bots: Sequence[AnyBot], seed: int, number: int) -> tuple[State, int]:
    """Play one game to its end; return its state and the number of decisions. Raise BotFailure if a bot fails."""
    decisions = 0
    for seat, _, _ in play_answers(game, state, bots, Seeded(seed << 32 | number), seed, number):
        decisions += seat != NATURE
    return state, decisions


def play_answers(
    game: Game, state: State, bots: Sequence[AnyBot], nature: Nature, seed: int, number: int
) -> Iterator[tuple[int, int, float]]:
    """Play to the end; yield the seat, the choice and the seconds of thought of every answer.

    Each bot has its own random numbers, made from the seed and the number of the game. Its time is that of its thread:
    other work of the machine does not count. Raise BotFailure if a bot raises, or if its answer is illegal.
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
            choice = ask_bot(bots[ask.seat], game, state, ask, chance[ask.seat])
            thought = time.thread_time() - began
        state.take(ask.seat, choice)
        yield ask.seat, choice, thought


def ask_bot(bot: AnyBot, game: Game, state: State, ask: Ask, rng: Rng) -> int:
    """Return the bot's answer to the question. Raises BotFailure if the bot raises, or if its answer is illegal."""
    try:
        choice: object = decide(bot, game, state, ask.seat, rng)
    except Exception as error:
        raise BotFailure(ask.seat, f"{type(error).__name__}: {error}") from error
    if not isinstance(choice, int):
        raise BotFailure(ask.seat, f"its answer to {ask.about!r} is {abbreviate(choice)}, not a whole number")
    if not ask.offers(choice):
        why = state.refusal(ask.seat, choice)
        raise BotFailure(ask.seat, f"its answer to {ask.about!r} is {choice}: {why}") from why
    return choice
