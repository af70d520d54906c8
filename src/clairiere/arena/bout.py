"""One game of a plan, played to its end: who won, how long the bots thought, and its record."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass

from ..bots import find_bot
from ..core.ask import NATURE
from ..core.game import AUTOMATON
from ..core.nature import Seeded
from ..core.record import Record
from .match import answers
from .plan import Plan

LONGEST = 50_000  # answers: players who refuse to score may play for ever


@dataclass(frozen=True)
class Outcome:
    """How a game ended; lists are by seat."""

    number: int
    deal: int
    seats: list[int]  # the bots, by their place in the plan; seats that the rules themselves play are not in it
    roles: list[str]
    winners: list[int]
    points: list[int]
    over: bool  # or else it was stopped, and nobody has won
    decisions: list[int]
    seconds: list[float]
    stage: int = 0  # the round in which it ended, where a game has only a few

    def wire(self) -> dict[str, object]:
        return asdict(self)


def outcome_of(wire: Mapping[str, object]) -> Outcome:
    """The inverse of `wire`."""
    return Outcome(**wire)  # type: ignore[arg-type]


def play_bout(plan: Plan, number: int) -> tuple[Outcome, Record]:
    """The game of that number. It depends on the plan and the number, and on nothing else."""
    game, sitting = plan.title, plan.sitting(number)
    ids = plan.bots
    players = [ids[bot] for bot in sitting.seats]
    record = Record(game, sitting.options, plan.names(sitting))
    record.players = [*players, *[AUTOMATON] * (plan.seats - len(players))]
    record.seed = plan.nature(sitting.deal)
    state = game.new(record.options, plan.seats)
    decisions, seconds = [0] * len(players), [0.0] * len(players)
    bots = [find_bot(game.id, player) for player in players]
    for seat, choice, thought in answers(game, state, bots, Seeded(record.seed), plan.seed, number):
        record.answers.append((int(seat), int(choice)))
        if seat != NATURE:
            decisions[seat] += 1
            seconds[seat] += thought
        if len(record.answers) >= LONGEST:
            break
    won, points = state.winners() if state.over else [], state.points()
    seats, roles = list(sitting.seats), game.roles(state)
    took, stage = [round(second, 6) for second in seconds], game.stage(state)
    return Outcome(number, sitting.deal, seats, roles, won, points, state.over, decisions, took, stage), record
