"""Measure what is left to gain: a level that sees all cards or gets more iterations, against a level as it is.

    ./dev lab ceiling root 2o 2x4 --against 2 --games 40 --seed 41 --options board=winter

A candidate is a level, `x` and how many times its iterations it gets, or `@` and how many (`3@16 --against 2@16`
compares two ways of judging cheaply), and `o` where it sees all cards: it then searches the true state in place of
worlds dealt anew. That cheats, so it is no bot, and belongs to no ladder. `n` is the noise of a person: one choice in
five is any that is allowed. A candidate takes one seat, every deal once from each, and the level it is measured against
all others; a team is made of candidates only, or with `--beside 2n` of one and of others. After each deal its line
is written to lab/reports/arena/ceiling.json, which the arena's report shows; a line that is measured again is replaced.
Do not use the sealed seed of the report.
"""

from __future__ import annotations

import argparse
import json
import re
from collections.abc import Iterator

from clairiere.arena.outcome import MAX_ANSWERS, Outcome
from clairiere.arena.result import ArenaResult
from clairiere.arena.schedule import Schedule, make_schedule
from clairiere.bots import AnyBot, SearchBot, bot_id, decide, find_bot
from clairiere.bots.chance import chance_for
from clairiere.bots.jeton.knowledge import JetonKnowledge, rounds_of
from clairiere.bots.jeton.search import EXPLORE, JetonSearch, active_options, waiting_choice
from clairiere.bots.search.tree import ask_of_seat, tree_search
from clairiere.core.ask import NATURE
from clairiere.core.game import Game, find
from clairiere.core.nature import Rng, Seeded
from clairiere.core.state import State
from clairiere.games.jeton.state.state import Jeton
from lab.arena.ceilings import FILE_NAME, CeilingResult, read_ceilings, save_ceiling
from lab.project import REPORTS

CEILINGS = REPORTS / "arena" / FILE_NAME
SPEC = re.compile(r"(\d)(?:x(\d+)|@(\d+))?(o?)(n?)")
NOISE = 5  # one choice in so many is any


class Candidate:
    """A level with more iterations, with open cards, or with noise."""

    def __init__(self, game: Game, spec: str) -> None:
        read = SPEC.fullmatch(spec)
        if read is None:
            raise SystemExit(f"not a candidate: {spec}")
        self.spec, self.level, self.game = spec, read[1], with_open_cards(game) if read[4] else game
        self.bot = bot_of(game, read[1], int(read[2] or 1), int(read[3] or 0))
        self.lists_hands = bool(read[4]) and isinstance(self.bot, JetonSearch)
        self.slips = bot_of(game, "0", 1, 0) if read[5] else None

    def choose(self, state: State, seat: int, rng: Rng) -> int:
        if self.slips is not None and rng.below(NOISE) == 0:
            return decide(self.slips, self.game, state, seat, rng)
        if self.lists_hands:
            return play_open_jeton(self.bot, state, seat, rng)
        return decide(self.bot, self.game, state, seat, rng)


def play_open_jeton(bot: AnyBot, state: State, seat: int, rng: Rng) -> int:
    """Choose as Jeton's search does, in the true state instead of lists of possible hands."""
    assert isinstance(bot, JetonSearch) and isinstance(state, Jeton)
    ask = ask_of_seat(state, seat)
    moves = active_options(ask)
    if len(moves) + (ask.about in ("draw", "bid")) < 2:
        return moves[0] if moves else waiting_choice(state, ask)
    knowledge = JetonKnowledge(seat, rounds_of(state) + bot.horizon + (ask.about == "share"), rng, bot.rivals)
    return tree_search(knowledge, [state.copy()], [1.0], ask, rng, bot.iterations, EXPLORE).choice


def bot_of(game: Game, level: str, times: int, count: int) -> AnyBot:
    bot = find_bot(game.id, bot_id(game.id, level))
    if isinstance(bot, SearchBot):
        bot.iterations = count or bot.iterations * times
    return bot


def with_open_cards(game: Game) -> Game:
    """Return a game whose redeal gives back the true state."""

    class Open(type(game)):  # type: ignore[misc]
        def redeal(self, state: State, seat: int, rng: Rng) -> State:
            return state.copy()

    twin: Game = Open()
    return twin


def play(schedule: Schedule, number: int, candidate: Candidate, other: Candidate) -> Outcome:
    """Play a scheduled game: the candidate is the first bot, or every bot of a team that has no other."""
    game, sitting = schedule.rules, schedule.scheduled_game(number)
    players = [candidate if bot == 0 or schedule.games_per_deal == 1 else other for bot in sitting.seats]
    state = game.new(sitting.options, schedule.seats)
    nature, order = Seeded(schedule.deal_seed(sitting.deal)), chance_for(schedule.seed, number)
    chance = [chance_for(schedule.seed, number, seat) for seat in range(len(players))]
    before: dict[str, int] = {}
    for _ in range(MAX_ANSWERS):
        if not state.open:
            break
        ask = order.pick_ask(state.open)
        if ask.seat == NATURE:
            choice = nature.answer(ask, before.get(ask.about, 0))
            before[ask.about] = before.get(ask.about, 0) + 1
        else:
            choice = players[ask.seat].choose(state, ask.seat, chance[ask.seat])
        state.take(ask.seat, choice)
    won, nobody = state.winners() if state.over else [], [0] * len(players)
    seats, roles, stage = list(sitting.seats), game.roles(state), game.stage(state)
    return Outcome(number, sitting.deal, seats, roles, won, state.points(), state.over, nobody, [0.0], stage)


def measure(args: argparse.Namespace) -> Iterator[CeilingResult]:
    game, options = find(args.game), dict(pair.split("=", 1) for pair in args.options)
    team = game.is_team_game(game.agree(options))
    against = args.beside if team else args.against
    other = Candidate(game, against or args.against)
    for spec in args.candidates:
        candidate = Candidate(game, spec)
        named = ["random", other.level] if against else [candidate.level]  # other names than the others', to take turns
        schedule = make_schedule(game, named + named[-1:] * (args.seats - len(named)), args.seed, options)
        outcomes: list[Outcome] = []
        for number in range(args.games):
            outcomes.append(play(schedule, number, candidate, other))
            if len(outcomes) % schedule.games_per_deal == 0 or len(outcomes) == args.games:
                result = ArenaResult(schedule, outcomes)
                share = result.share(lambda outcome: [0]) if team else result.share_of([0])
                yield CeilingResult(args.game, dict(options), args.seats, spec, against, args.seed, share)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game")
    parser.add_argument("candidates", nargs="+")
    parser.add_argument("--against", default="2")
    parser.add_argument("--beside", default="")
    parser.add_argument("--options", nargs="*", default=[])
    for name, usual in (("seats", 4), ("games", 40), ("seed", 41)):
        parser.add_argument(f"--{name}", type=int, default=usual)


def run(given: argparse.Namespace, language: str) -> int:
    for line in measure(given):
        save_ceiling(CEILINGS, line)
        print(json.dumps(line.to_wire()), flush=True)
    print(f"{len(read_ceilings(CEILINGS))} lines in {CEILINGS.name}")
    return 0
