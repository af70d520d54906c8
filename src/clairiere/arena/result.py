"""The result of a run: shares of wins by bot, by seat and by faction, and the time of a decision."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from math import isinf

from .estimates import Estimate, elo, estimate_share, mean_with_margin
from .outcome import NO_SEAT, Outcome
from .schedule import Schedule

Seats = Callable[[Outcome], Iterable[int]]  # those of a game that are looked at


@dataclass(frozen=True)
class ArenaResult:
    """A schedule and the outcomes of its games, by number."""

    schedule: Schedule
    outcomes: Sequence[Outcome]

    # -- who won ----------------------------------------------------------------------------------------------

    def winners_of(self, outcome: Outcome) -> list[int]:
        """Return the seats that have won; several only if the law lets them win together."""
        together = self.schedule.is_team or self.schedule.rules.allies
        return outcome.winners if together or len(outcome.winners) == 1 else []

    @property
    def draw_count(self) -> int:
        """The number of games that ended in a tie."""
        return sum([len(outcome.winners) > 1 and not self.winners_of(outcome) for outcome in self.outcomes])

    @property
    def stopped_count(self) -> int:
        """The number of games that were stopped without an end."""
        return sum([not outcome.over and outcome.failed == NO_SEAT for outcome in self.outcomes])

    @property
    def failures_by_bot(self) -> dict[str, list[Outcome]]:
        """The games lost by an exception or an illegal answer, by the id of the bot."""
        faults: dict[str, list[Outcome]] = {}
        for outcome in self.outcomes:
            if outcome.failed != NO_SEAT:
                faults.setdefault(self.schedule.bots[outcome.seats[outcome.failed]], []).append(outcome)
        return faults

    def share(self, seats: Seats, value: Callable[[Outcome, int], float] | None = None) -> Estimate:
        """Estimate how often these seats won. A team's win counts once."""
        return estimate_share(self.deals(seats, value or (lambda outcome, seat: int(seat in self.winners_of(outcome)))))

    def points(self, bots: Sequence[int]) -> tuple[float, float]:
        """Return the mean points of a game for these bots, and the margin."""
        seats = self.deals(lambda outcome: self.seats_of(outcome, bots), lambda outcome, seat: outcome.points[seat])
        return mean_with_margin(seats)

    def deals(self, seats: Seats, value: Callable[[Outcome, int], float]) -> Iterable[tuple[float, int]]:
        """Return for each deal the sum of the values of these seats, and their number. A team counts as one seat."""
        deals: dict[int, tuple[float, int]] = {}
        for outcome in self.outcomes:
            values = [value(outcome, seat) for seat in seats(outcome)]
            if self.schedule.is_team and values:
                values = [max(values)]
            brought, count = deals.get(outcome.deal, (0, 0))
            deals[outcome.deal] = (brought + sum(values), count + len(values))
        return deals.values()

    def share_of(self, bots: Sequence[int] | None = None, seat: int | None = None, role: str | None = None) -> Estimate:
        """Estimate the share of wins of some bots on a seat or with a role; whatever is None is not restricted."""

        def looked(outcome: Outcome) -> list[int]:
            places = range(self.schedule.seats) if bots is None else self.seats_of(outcome, bots)
            return [at for at in places if (seat is None or at == seat) and (role is None or outcome.roles[at] == role)]

        return self.share(looked)

    def seats_of(self, outcome: Outcome, bots: Sequence[int]) -> list[int]:
        return [seat for seat, bot in enumerate(outcome.seats) if bot in bots]

    # -- what there is to look at -----------------------------------------------------------------------------

    @property
    def places_by_bot(self) -> dict[str, list[int]]:
        """The places of each bot in the list, by its id."""
        places: dict[str, list[int]] = {}
        for place, id in enumerate(self.schedule.bots):
            places.setdefault(id, []).append(place)
        return places

    @property
    def roles(self) -> list[str]:
        """The roles that were played, in the order of the first game."""
        return list(dict.fromkeys([role for outcome in self.outcomes for role in outcome.roles]))

    @property
    def stages(self) -> list[int]:
        """The rounds in which a team won games."""
        return sorted(
            {outcome.stage for outcome in self.outcomes if self.schedule.is_team and self.winners_of(outcome)} - {0}
        )

    def won_in(self, stage: int) -> Estimate:
        """Estimate the share of all games that a team won in that round."""
        return self.share(
            lambda _: [0], lambda outcome, _: float(outcome.stage == stage and bool(self.winners_of(outcome)))
        )

    @property
    def fair_share(self) -> float:
        """The share of wins that each seat would have if all were equal; 0 for a team."""
        return 0.0 if self.schedule.is_team else 1 / self.schedule.seats

    def milliseconds(self, bots: Sequence[int]) -> float:
        """Return the mean time of a decision of these bots, in milliseconds."""
        seats = [(outcome, seat) for outcome in self.outcomes for seat in self.seats_of(outcome, bots)]
        decisions = sum([outcome.decisions[seat] for outcome, seat in seats])
        return 1000 * sum([outcome.seconds[seat] for outcome, seat in seats]) / max(1, decisions)

    def elo(self) -> tuple[float, float, float] | None:
        """Return the Elo difference of two bots and its bounds; None unless two different bots play. A draw is half a
        win."""
        if self.schedule.is_team or self.schedule.seats != 2 or len(self.places_by_bot) != 2:
            return None
        points = self.share(lambda outcome: self.seats_of(outcome, [0]), win_points)
        return elo(points.share), elo(points.low), elo(points.high)

    # -- for other tools --------------------------------------------------------------------------------------

    def to_wire(self) -> dict[str, object]:
        """Return the result for other tools. Lists have the order of the bots, `by_seat` that of the seats."""
        places = range(len(self.schedule.bot_names))
        own = [self.share_of([place]) for place in places]
        return (
            {
                "game": self.schedule.game,
                "games": len(self.outcomes),
                "bots": list(self.schedule.bot_names),
                "wins": [estimate.wins for estimate in own],
                "share": [round(estimate.share, 4) for estimate in own],
                "interval": [[round(estimate.low, 4), round(estimate.high, 4)] for estimate in own],
                "by_seat": [self.part_wire(seat=seat) for seat in range(self.schedule.seats)],
                "by_faction": {role: self.part_wire(role=role) for role in self.roles},
                "ms_per_decision": [round(self.milliseconds([place]), 4) for place in places],
            }
            | (self.team_wire() if self.schedule.is_team else {})
            | self.faults_wire()
        )

    def faults_wire(self) -> dict[str, object]:
        """Return the games that bots lost by an exception or an illegal answer, or nothing if there is none."""
        faults = [
            {"bot": bot, "game": outcome.number, "why": outcome.fault}
            for bot, outcomes in self.failures_by_bot.items()
            for outcome in outcomes
        ]
        return {"faults": faults} if faults else {}

    def team_wire(self) -> dict[str, object]:
        """Return the rounds of the wins and the points: teams that win nearly always differ in these."""
        middle, off = self.points([0])
        early = {str(stage): self.won_in(stage).to_wire() for stage in self.stages}
        return {"by_round": early, "score": [round(middle, 3), None if isinf(off) else round(off, 3)]}

    def part_wire(self, seat: int | None = None, role: str | None = None) -> dict[str, object]:
        """Return the shares of a seat or a role: of all bots together, then of each."""
        places = range(len(self.schedule.bot_names))
        own = [self.share_of([place], seat, role).to_wire() for place in places]
        return self.share_of(None, seat, role).to_wire() | {"bots": own}


def win_points(outcome: Outcome, seat: int) -> float:
    """Return the points of a seat: a win is 1, divided among those who tie."""
    return (seat in outcome.winners) / max(1, len(outcome.winners))
