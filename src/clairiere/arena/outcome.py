"""Play one game of a schedule: who won, how long the bots thought, and the record."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass

from ..bots import find_bot
from ..core.ask import NATURE
from ..core.game import AUTOMATON
from ..core.nature import Seeded
from ..core.record import Record
from .match import BotFailure, play_answers, winners_after
from .schedule import Schedule

NO_SEAT = -1
MAX_ANSWERS = 50_000  # answers: players who refuse to score may play for ever


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
    failed: int = NO_SEAT  # the seat whose bot raised an exception or answered illegally, and so lost the game
    fault: str = ""  # what that bot did

    def to_wire(self) -> dict[str, object]:
        return asdict(self)


def read_outcome(wire: Mapping[str, object]) -> Outcome:
    """Return the outcome that `to_wire` wrote."""
    return Outcome(**wire)  # type: ignore[arg-type]


def play_scheduled_game(schedule: Schedule, number: int) -> tuple[Outcome, Record]:
    """Play the game of a number. It depends on the schedule and the number, and on nothing else."""
    game, sitting = schedule.rules, schedule.scheduled_game(number)
    ids = schedule.bots
    players = [ids[bot] for bot in sitting.seats]
    record = Record(game, sitting.options, schedule.seat_names(sitting))
    record.players = [*players, *[AUTOMATON] * (schedule.seats - len(players))]
    record.seed = schedule.deal_seed(sitting.deal)
    state = game.new(record.options, schedule.seats)
    decisions, seconds = [0] * len(players), [0.0] * len(players)
    bots = [find_bot(game.id, player) for player in players]
    failure = None
    try:
        for seat, choice, thought in play_answers(game, state, bots, Seeded(record.seed), schedule.seed, number):
            record.answers.append((int(seat), int(choice)))
            if seat != NATURE:
                decisions[seat] += 1
                seconds[seat] += thought
            if len(record.answers) >= MAX_ANSWERS:
                break
    except BotFailure as failed:
        failure = failed
    points = state.points()
    outcome = Outcome(
        number=number,
        deal=sitting.deal,
        seats=list(sitting.seats),
        roles=game.roles(state),
        winners=winners_after(schedule.is_team, state, points, failure) if state.over or failure else [],
        points=points,
        over=state.over,
        decisions=decisions,
        seconds=[round(second, 6) for second in seconds],
        stage=game.stage(state),
        failed=NO_SEAT if failure is None else failure.seat,
        fault="" if failure is None else failure.why,
    )
    return outcome, record
