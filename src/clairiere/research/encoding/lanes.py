"""Many games side by side in one loop, compiled: answers go in, rows of what the next seat sees come out."""

from __future__ import annotations

from typing import Sequence, final

from librt.strings import BytesWriter

from ...core.ask import NATURE, Ask
from ...core.game import Game
from ...core.nature import Rng
from ...core.state import State
from .encoder import Encoder, write_mask


def rewards(game: Game, state: State, players: int, team: bool) -> list[float]:
    """What the end of a game is worth to each player: 1 for who wins alone, less for who shares it, and as much in all
    is lost by the others; a team wins or loses 1 together."""
    won = [seat for seat in state.winners() if seat < players]
    if team:
        return [1.0 if won else -1.0] * players
    if not won or len(won) == players:
        return [0.0] * players
    each = 1.0 / (players - 1)
    share = each * (players - len(won)) / len(won)
    return [share if seat in won else -each for seat in range(players)]


def settle(state: State, rng: Rng) -> None:
    """Let NATURE answer as long as she is asked alone."""
    while state.open:
        ask = state.open[0]
        if ask.seat != NATURE:
            return
        state.accept(ask, rng.pick(ask.options))


def choices(ask: Ask, quits: frozenset[int], most: int) -> Sequence[int]:
    """The options that are offered: not to give up; of very many so many, evenly spread."""
    options = ask.options
    if quits:
        onward = [option for option in options if option not in quits] if len(options) <= most else options
        options = onward or options
    if len(options) <= most:
        return options
    count = len(options)
    return [options[i * (count - 1) // (most - 1)] for i in range(most)]


@final
class Lanes:
    """Games with flat actions, each in a lane of its own; one that is over begins anew at once."""

    __slots__ = (
        "encoder", "ended", "game", "legal", "masks", "options", "quits", "results", "rng", "rows", "seats", "states",
        "team",
    )  # fmt: skip

    def __init__(self, game: Game, options: dict[str, object], encoder: Encoder, count: int, seed: int) -> None:
        self.game = game
        self.options = options
        self.team = game.as_team(game.agree(options))
        self.encoder = encoder
        self.rng = Rng(seed)
        quits = 0
        for choice in game.quits:
            quits |= 1 << choice
        self.quits = quits
        self.ended: list[int] = []  # the lanes whose game ended in the last step,
        self.results: list[list[float]] = []  # and what it came to
        self.states = [self.fresh() for _ in range(count)]
        self.legal = [0] * count  # the options that are offered, as bits
        self.rows = b""  # what whoever is asked may see,
        self.masks = b""  # and answer,
        self.seats = b""  # and who that is
        self.show()

    def fresh(self) -> State:
        state = self.game.new(self.options)
        settle(state, self.rng)
        return state

    def show(self) -> None:
        """Write what whoever is asked may see, and what may be answered, lane by lane."""
        rows, masks, seats = BytesWriter(), BytesWriter(), BytesWriter()
        encoder, quits, legal, states = self.encoder, self.quits, self.legal, self.states
        for lane in range(len(states)):
            state = states[lane]
            ask = state.open[0]
            options = ask.options
            assert isinstance(options, tuple)
            legal[lane] = write_mask(masks, options, quits)
            seats.append(ask.seat)
            encoder.write(state, ask.seat, rows)
        self.rows = rows.getvalue()
        self.masks = masks.getvalue()
        self.seats = seats.getvalue()

    def step(self, answers: list[int]) -> None:
        """One answer in every lane, by whoever is asked there; if any is not legal, none is taken."""
        legal, states, rng = self.legal, self.states, self.rng
        for lane in range(len(states)):
            if answers[lane] < 0 or not legal[lane] >> answers[lane] & 1:
                raise states[lane].refusal(states[lane].open[0].seat, answers[lane])
        self.ended = []
        self.results = []
        for lane in range(len(states)):
            state = states[lane]
            state.accept(state.open[0], answers[lane])
            settle(state, rng)
            if not state.open:
                self.ended.append(lane)
                self.results.append(rewards(self.game, state, state.seats, self.team))
                states[lane] = self.fresh()
        self.show()
