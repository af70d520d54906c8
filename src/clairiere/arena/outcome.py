"""One game of a plan, played to its end: who won, how long the bots thought, and its record."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass

from ..bots import find_bot
from ..core.ask import NATURE
from ..core.game import AUTOMATON
from ..core.nature import Seeded
from ..core.record import Record
from .match import BotFailure, answers, winners_after
from .schedule import Plan

NONE = -1
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
    over: bool  # or else it was stopped and has no winner, or a bot failed
    decisions: list[int]
    seconds: list[float]
    stage: int = 0  # the round in which it ended, where a game has only a few
    failed: int = NONE  # the seat whose bot raised an exception or answered illegally, and so lost the game
    fault: str = ""  # what that bot did

    def to_wire(self) -> dict[str, object]:
        return asdict(self)


def outcome_of(wire: Mapping[str, object]) -> Outcome:
    """The inverse of `to_wire`."""
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
    failure = None
    try:
        for seat, choice, thought in answers(game, state, bots, Seeded(record.seed), plan.seed, number):
            record.answers.append((int(seat), int(choice)))
            if seat != NATURE:
                decisions[seat] += 1
                seconds[seat] += thought
            if len(record.answers) >= LONGEST:
                break
    except BotFailure as failed:
        failure = failed
    points = state.points()
    outcome = Outcome(
        number=number,
        deal=sitting.deal,
        seats=list(sitting.seats),
        roles=game.roles(state),
        winners=winners_after(plan.team, state, points, failure) if state.over or failure else [],
        points=points,
        over=state.over,
        decisions=decisions,
        seconds=[round(second, 6) for second in seconds],
        stage=game.stage(state),
        failed=NONE if failure is None else failure.seat,
        fault="" if failure is None else failure.why,
    )
    return outcome, record
