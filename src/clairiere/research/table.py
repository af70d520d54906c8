"""A game as environments of any kind see it: who is asked, what is offered, what an action means and is worth."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import numpy as np
from numpy.typing import NDArray

from ..core.ask import SPECTATOR, Ask
from ..core.game import find
from ..core.nature import Rng
from ..core.options import Value
from ..core.state import State
from .arrays import Bytes, described, encoder_of, highest, masked, observed
from .encoding.lanes import choices, rewards, settle

OPTIONS_OFFERED = {"jeton": 512, "root": 256}  # where actions are places among the options
SCALE = {"renard": 21.0, "duo": 30.0, "jeton": 6.0, "root": 30.0}  # points that are about a whole game


class Play:
    """One game between players; NATURE and the automata are answered inside.

    `quits`: whether giving up is offered. `shaped`: whether points count on the way, those of a seat less the others'
    mean, in parts of a game's usual points. `wrap`: an action that is not legal is counted round among those that are.
    """

    def __init__(
        self,
        game: str,
        options: Mapping[str, object] | None = None,
        seats: int = 0,
        max_options: int = 0,
        max_decisions: int = 20_000,
        quits: bool = False,
        shaped: bool = False,
        wrap: bool = False,
    ) -> None:
        self.game = find(game)
        self.options: dict[str, Value] = self.game.agree(options)
        self.seats = self.game.seated(seats or self.game.seats_for(self.options))
        self.players = self.seats - self.game.automata(self.options)
        self.team = self.game.as_team(self.options)
        self.encoder = encoder_of(game, self.seats)
        self.size = self.encoder.actions or max_options or OPTIONS_OFFERED[game]
        self.most = 1 << 30 if self.encoder.actions else self.size  # options that are offered; flat actions are all
        self.max_decisions = max_decisions
        self.quits = frozenset() if quits else self.game.quits
        self.shaped = shaped
        self.wrap = wrap
        self.begin(0)

    def begin(self, seed: int) -> None:
        """A new game; a seed means the same game everywhere."""
        self.rng = Rng(seed)
        self.state: State = self.game.new(self.options, self.seats)
        settle(self.state, self.rng)
        self.decisions = 0
        self.before = self.standing()
        self.ready()

    def ready(self) -> None:
        """Look up what is asked now. NATURE is never first, once she has answered what is hers alone."""
        asks = self.state.open
        self.ask: Ask | None = asks[0] if asks else None
        self.legal: Sequence[int] = choices(asks[0], self.quits, self.most) if asks else ()
        self.over = not asks
        self.truncated = not self.over and self.decisions >= self.max_decisions
        self.seat = asks[0].seat if asks and not self.truncated else SPECTATOR  # who is to answer
        self.offered: NDArray[np.int8] | None = None  # the mask, once it was asked for

    def choice(self, action: int) -> int | None:
        """The choice that an action stands for; None if it is not legal."""
        if self.encoder.actions and action in self.legal:
            return action
        if self.wrap or (not self.encoder.actions and 0 <= action < len(self.legal)):
            return self.legal[action % len(self.legal)]
        return None

    def answer(self, choice: int) -> list[float]:
        """Take a choice of whoever is asked; what that was worth to each player."""
        assert self.ask is not None
        self.state.accept(self.ask, choice)
        settle(self.state, self.rng)
        self.decisions += 1
        self.ready()
        return self.worth()

    def worth(self) -> list[float]:
        """The result at the end; before it the points, if they count."""
        if not (self.over or self.shaped):
            return [0.0] * self.players
        total = rewards(self.game, self.state, self.players, self.team) if self.over else [0.0] * self.players
        if self.shaped:
            after = self.standing()
            total = [one + new - old for one, new, old in zip(total, after, self.before, strict=True)]
            self.before = after
        return total

    def standing(self) -> list[float]:
        """How far each player is ahead of the others' mean; a team, how far it has come."""
        points = [float(point) for point in self.state.points()[: self.players]]
        scale = SCALE[self.game.id]
        if self.team or self.players == 1:
            return [point / scale for point in points]
        mean = [(sum(points) - point) / (self.players - 1) for point in points]
        return [(point - others) / scale for point, others in zip(points, mean, strict=True)]

    # -- as arrays ----------------------------------------------------------------------------------------------

    def observation(self, seat: int) -> Bytes:
        return observed(self.encoder, self.state, seat)

    def mask(self) -> NDArray[np.int8]:
        """What may be answered; an array of its own for everyone who asks."""
        if self.offered is None:
            self.offered = masked(self.encoder, self.legal, self.size)
        return self.offered.copy()

    def features(self) -> Bytes:
        """The features of the options that are offered."""
        assert self.ask is not None
        return described(self.encoder, self.state, self.ask, self.legal)

    def highest(self) -> Bytes:
        return highest(self.encoder.fields)
