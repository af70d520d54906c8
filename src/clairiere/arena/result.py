"""What a run brought: shares of wins by bot, by seat and by faction, and how long a decision took."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from math import isinf

from .estimates import Estimate, elo, estimate, mean
from .outcome import NONE, Outcome
from .schedule import Plan

Seats = Callable[[Outcome], Iterable[int]]  # those of a game that are looked at


@dataclass(frozen=True)
class Result:
    """A plan and its games, in the order of their numbers."""

    plan: Plan
    outcomes: Sequence[Outcome]

    # -- who won ----------------------------------------------------------------------------------------------

    def won(self, outcome: Outcome) -> list[int]:
        """The seats that have won. Several have won only where the law lets them win together."""
        together = self.plan.team or self.plan.title.allies
        return outcome.winners if together or len(outcome.winners) == 1 else []

    @property
    def draws(self) -> int:
        """Games that ended with several first ones."""
        return sum([len(outcome.winners) > 1 and not self.won(outcome) for outcome in self.outcomes])

    @property
    def stopped(self) -> int:
        """Games that came to no end."""
        return sum([not outcome.over and outcome.failed == NONE for outcome in self.outcomes])

    @property
    def faults(self) -> dict[str, list[Outcome]]:
        """The games that bots lost by an exception or an illegal answer, by the id of the bot."""
        faults: dict[str, list[Outcome]] = {}
        for outcome in self.outcomes:
            if outcome.failed != NONE:
                faults.setdefault(self.plan.bots[outcome.seats[outcome.failed]], []).append(outcome)
        return faults

    def share(self, seats: Seats, value: Callable[[Outcome, int], float] | None = None) -> Estimate:
        """How often the seats that are looked at have won. A team's win counts once, however many have won it."""
        return estimate(self.deals(seats, value or (lambda outcome, seat: int(seat in self.won(outcome)))))

    def points(self, bots: Sequence[int]) -> tuple[float, float]:
        """The points of a game on average, and how far off that may be."""
        seats = self.deals(lambda outcome: self.seats_of(outcome, bots), lambda outcome, seat: outcome.points[seat])
        return mean(seats)

    def deals(self, seats: Seats, value: Callable[[Outcome, int], float]) -> Iterable[tuple[float, int]]:
        """By deals: the sum of what the seats that are looked at brought, and their number. A team is one."""
        deals: dict[int, tuple[float, int]] = {}
        for outcome in self.outcomes:
            values = [value(outcome, seat) for seat in seats(outcome)]
            if self.plan.team and values:
                values = [max(values)]
            brought, count = deals.get(outcome.deal, (0, 0))
            deals[outcome.deal] = (brought + sum(values), count + len(values))
        return deals.values()

    def of(self, bots: Sequence[int] | None = None, seat: int | None = None, role: str | None = None) -> Estimate:
        """The share of some bots, or of all, on one seat or on all, with one role or with all."""

        def looked(outcome: Outcome) -> list[int]:
            places = range(self.plan.seats) if bots is None else self.seats_of(outcome, bots)
            return [at for at in places if (seat is None or at == seat) and (role is None or outcome.roles[at] == role)]

        return self.share(looked)

    def seats_of(self, outcome: Outcome, bots: Sequence[int]) -> list[int]:
        return [seat for seat, bot in enumerate(outcome.seats) if bot in bots]

    # -- what there is to look at -----------------------------------------------------------------------------

    @property
    def sides(self) -> dict[str, list[int]]:
        """The different bots by their ids, each with its places in the list."""
        places: dict[str, list[int]] = {}
        for place, id in enumerate(self.plan.bots):
            places.setdefault(id, []).append(place)
        return places

    @property
    def roles(self) -> list[str]:
        """The roles that were played, in the order of the first game."""
        return list(dict.fromkeys([role for outcome in self.outcomes for role in outcome.roles]))

    @property
    def stages(self) -> list[int]:
        """The rounds in which games of a team were won."""
        return sorted({outcome.stage for outcome in self.outcomes if self.plan.team and self.won(outcome)} - {0})

    def won_in(self, stage: int) -> Estimate:
        """How many of all games a team has won in that round."""
        return self.share(lambda _: [0], lambda outcome, _: float(outcome.stage == stage and bool(self.won(outcome))))

    @property
    def fair(self) -> float:
        """The share of wins that would be everybody's if all were equal; a team has none."""
        return 0.0 if self.plan.team else 1 / self.plan.seats

    def milliseconds(self, bots: Sequence[int]) -> float:
        """How long a decision took on average."""
        seats = [(outcome, seat) for outcome in self.outcomes for seat in self.seats_of(outcome, bots)]
        decisions = sum([outcome.decisions[seat] for outcome, seat in seats])
        return 1000 * sum([outcome.seconds[seat] for outcome, seat in seats]) / max(1, decisions)

    def elo(self) -> tuple[float, float, float] | None:
        """Between two different bots that play one against the other: how much stronger the first one is, and the
        bounds of that. A draw is half a win."""
        if self.plan.team or self.plan.seats != 2 or len(self.sides) != 2:
            return None
        points = self.share(lambda outcome: self.seats_of(outcome, [0]), points_of)
        return elo(points.share), elo(points.low), elo(points.high)

    # -- for other tools --------------------------------------------------------------------------------------

    def to_wire(self) -> dict[str, object]:
        """Lists have the order of the bots, `by_seat` that of the seats."""
        places = range(len(self.plan.named))
        own = [self.of([place]) for place in places]
        return (
            {
                "game": self.plan.game,
                "games": len(self.outcomes),
                "bots": list(self.plan.named),
                "wins": [estimate.wins for estimate in own],
                "share": [round(estimate.share, 4) for estimate in own],
                "interval": [[round(estimate.low, 4), round(estimate.high, 4)] for estimate in own],
                "by_seat": [self.part(seat=seat) for seat in range(self.plan.seats)],
                "by_faction": {role: self.part(role=role) for role in self.roles},
                "ms_per_decision": [round(self.milliseconds([place]), 4) for place in places],
            }
            | (self.team_wire() if self.plan.team else {})
            | self.faults_wire()
        )

    def faults_wire(self) -> dict[str, object]:
        """Every game that a bot lost by an exception or an illegal answer; nothing, if there is none."""
        faults = [
            {"bot": bot, "game": outcome.number, "why": outcome.fault}
            for bot, outcomes in self.faults.items()
            for outcome in outcomes
        ]
        return {"faults": faults} if faults else {}

    def team_wire(self) -> dict[str, object]:
        """What tells teams apart that win nearly always: how soon, and with how many points."""
        middle, off = self.points([0])
        early = {str(stage): self.won_in(stage).to_wire() for stage in self.stages}
        return {"by_round": early, "score": [round(middle, 3), None if isinf(off) else round(off, 3)]}

    def part(self, seat: int | None = None, role: str | None = None) -> dict[str, object]:
        """A seat or a role: whoever played there, then each bot."""
        places = range(len(self.plan.named))
        own = [self.of([place], seat, role).to_wire() for place in places]
        return self.of(None, seat, role).to_wire() | {"bots": own}


def points_of(outcome: Outcome, seat: int) -> float:
    """A win is shared by those who tie."""
    return (seat in outcome.winners) / max(1, len(outcome.winners))
