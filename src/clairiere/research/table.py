"""A game as environments of any kind see it: who is asked, what is offered, what an action means and is worth."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from operator import index

import numpy as np
from numpy.typing import NDArray

from ..core.ask import SPECTATOR, Ask
from ..core.game import find
from ..core.illegal import Illegal, abbreviate
from ..core.nature import Rng
from ..core.options import Value
from ..core.state import State
from .arrays import Bytes, described, encoder_of, highest, masked, observed
from .encoding.lanes import answer_in, choices, rewards, settle

OPTIONS_OFFERED = {"jeton": 512, "root": 256}  # where actions are places among the options
LARGE = 2**31 - 1  # larger numbers mean nothing here
SCALE = {"renard": 21.0, "duo": 30.0, "jeton": 6.0, "root": 30.0}  # points that are about a whole game


def not_whole(where: str, found: object) -> Illegal:
    return Illegal("form-not-whole", {"where": where, "found": abbreviate(found)})


def out_of_range(where: str, found: int, low: int, high: int) -> Illegal:
    return Illegal("form-out-of-range", {"where": where, "found": found, "low": low, "high": high})


def bounded(where: str, value: object, low: int = 0, high: int = LARGE) -> int:
    """A whole number within bounds; all else is refused in a sentence."""
    try:
        number = index(value)  # type: ignore[arg-type]
    except TypeError:
        raise not_whole(where, value) from None
    if not low <= number <= high:
        raise out_of_range(where, number, low, high)
    return number


def offered_at_most(game: str, wanted: object) -> int:
    """How many options are offered where actions are places among them; 0 stands for the usual number."""
    return OPTIONS_OFFERED[game] if wanted == 0 else bounded("max_options", wanted, 2)


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
        self.usual: dict[str, Value] = self.game.agree_simulation(options)  # the options of every game,
        self.options = self.usual  # and those of the present one
        self.seats = self.game.check_seats(bounded("seats", seats) or self.game.required_seats(self.options))
        self.players = self.seats - self.game.automata_count(self.options)
        self.team = self.game.is_team_game(self.options)
        self.encoder = encoder_of(game, self.seats)
        self.flat = self.encoder.actions > 0
        self.size = self.encoder.actions or offered_at_most(game, max_options)
        self.most = 1 << 30 if self.encoder.actions else self.size  # options that are offered; flat actions are all
        self.max_decisions = bounded("max_decisions", max_decisions, 1)
        self.quits = frozenset() if quits else self.game.quit_choices
        self.shaped = shaped
        self.wrap = wrap
        self.nothing = [0.0] * self.players  # what most answers are worth
        self.begin(0)

    def begin(self, seed: int, options: Mapping[str, object] | None = None) -> None:
        """Begin a new game; a seed means the same game everywhere. `options` replace the usual ones in this game alone.

        Raises Illegal for options that the game does not have, or with which another number of players would play.
        """
        self.options = self.changed(options) if options else self.usual
        self.team = self.game.is_team_game(self.options)
        self.rng = Rng(seed)
        self.state: State = self.game.begin(self.options, self.seats)
        settle(self.state, self.rng)
        self.decisions = 0
        self.before = self.standing()
        self.ready()

    def changed(self, options: Mapping[str, object]) -> dict[str, Value]:
        """Return the usual options with some of them replaced. Raises Illegal if they do not fit this table."""
        agreed = self.game.agree({**self.usual, **options})
        seats = self.game.required_seats(agreed) or self.seats
        if (seats, seats - self.game.automata_count(agreed)) != (self.seats, self.players):
            facts: dict[str, object] = {"found": seats - self.game.automata_count(agreed), "wanted": self.players}
            raise Illegal("research-other-players", facts, self.game.id)
        return agreed

    def ready(self) -> None:
        """Look up what is asked now. NATURE is never first, once she has answered what is hers alone."""
        ask: Ask | None = self.state.asked
        self.ask = ask
        self.legal: Sequence[int] = choices(ask, self.quits, self.most) if ask is not None else ()
        self.over = ask is None
        self.truncated = ask is not None and self.decisions >= self.max_decisions
        self.seat = SPECTATOR if ask is None or self.truncated else ask.seat  # who is to answer
        self.offered: NDArray[np.int8] | None = None  # the mask, once it was asked for

    def choice(self, action: object) -> int | None:
        """The choice that an action stands for; None if it is not legal."""
        try:
            number = index(action)  # type: ignore[arg-type]
        except TypeError:
            return None
        if self.flat and number in self.legal:
            return number
        if self.wrap or (not self.flat and 0 <= number < len(self.legal)):
            return self.legal[number % len(self.legal)]
        return None

    def refusal(self, action: object) -> Illegal:
        """Why an action is not legal."""
        try:
            number = index(action)  # type: ignore[arg-type]
        except TypeError:
            return not_whole("action", action)
        if self.flat:
            return self.state.refusal(self.seat, number)
        return out_of_range("action", number, 0, len(self.legal) - 1)

    def refuse(self, action: object) -> Illegal:
        """Return why an action is not legal, and count it as a decision: who always acts illegally is cut off too."""
        refused = self.refusal(action)
        self.decisions += 1
        self.ready()
        return refused

    def answer(self, choice: int) -> list[float]:
        """Take a choice of whoever is asked; what that was worth to each player."""
        assert self.ask is not None
        answer_in(self.state, self.ask, choice, self.rng)
        self.decisions += 1
        self.ready()
        return self.worth() if self.over or self.shaped else self.nothing

    def worth(self) -> list[float]:
        """The result at the end; before it the points, if they count."""
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
        offered = self.offered
        if offered is None:
            offered = self.offered = masked(self.encoder, self.legal, self.size)
        return offered.copy()

    def features(self) -> Bytes:
        """The features of the options that are offered."""
        assert self.ask is not None
        return described(self.encoder, self.state, self.ask, self.legal)

    def highest(self) -> Bytes:
        return highest(self.encoder.fields)
