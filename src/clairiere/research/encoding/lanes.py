"""Many games side by side in one loop, compiled: answers go in, rows of what the next seat sees come out."""

from __future__ import annotations

from typing import Sequence, final

from librt.strings import BytesWriter
from mypy_extensions import mypyc_attr

from ...core.ask import NATURE, Ask
from ...core.copying import Copyable
from ...core.game import Game
from ...core.illegal import Facts, Illegal
from ...core.nature import Rng
from ...core.options import Value
from ...core.state import State
from .encoder import Encoder, write_mask, write_set


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
    while (ask := state.asked) is not None and ask.seat == NATURE:
        state.accept(ask, rng.pick_option(ask))


def answer_in(state: State, ask: Ask, choice: int, rng: Rng) -> None:
    """Take an answer, then NATURE's."""
    state.accept(ask, choice)
    settle(state, rng)


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
@mypyc_attr(allow_interpreted_subclasses=True)
class Lanes(Copyable):
    """Games side by side, each in a lane of its own; one that is over, or cut off, begins anew at once."""

    __slots__ = (
        "agreed", "cut", "encoder", "ended", "game", "legal", "longest", "masks", "most", "offered", "players",
        "points", "quits", "results", "rng", "rows", "seats", "states", "taken", "team",
    )  # fmt: skip

    def __init__(
        self, game: Game, agreed: dict[str, Value], seats: int, encoder: Encoder, count: int, seed: int,
        most: int, longest: int,
    ) -> None:  # fmt: skip
        self.game = game
        self.agreed = agreed  # options
        self.players = seats - game.automata_count(agreed)
        self.team = game.is_team_game(agreed)
        self.encoder = encoder
        self.rng = Rng(seed)
        self.most = most  # options that are offered, where an action is the place of one
        self.longest = longest  # decisions, then a game is cut off
        quits = 0
        for choice in game.quit_choices:
            quits |= 1 << choice
        self.quits = quits
        self.ended: list[int] = []  # the lanes whose game ended in the last step,
        self.cut: list[int] = []  # those of them that were cut off,
        self.results: list[list[float]] = []  # what it came to,
        self.points: list[list[int]] = []  # and the points
        self.states = [self.fresh(seats) for _ in range(count)]
        self.taken = [0] * count  # decisions so far
        self.legal = [0] * count  # flat actions that are offered, as bits,
        self.offered: list[Sequence[int]] = [()] * count  # or options, where an action is the place of one
        self.rows = b""  # what whoever is asked may see,
        self.masks = b""  # and answer, if actions are flat,
        self.seats = b""  # and who that is
        self.show()

    def fresh(self, seats: int) -> State:
        state = self.game.begin(self.agreed, seats)
        settle(state, self.rng)
        return state

    def show(self) -> None:
        """Write what whoever is asked may see, and what may be answered, lane by lane."""
        rows, masks, seats = BytesWriter(), BytesWriter(), BytesWriter()
        for lane in range(len(self.states)):
            self.show_lane(lane, rows, masks, seats)
        self.keep(rows, masks, seats)

    def show_lane(self, lane: int, rows: BytesWriter, masks: BytesWriter, seats: BytesWriter) -> None:
        """Append one lane's."""
        state = self.states[lane]
        ask = state.asked
        assert ask is not None, "a game that is over begins anew"
        options = ask.listed_options
        if self.encoder.actions > 0 and options is None:
            self.legal[lane] = write_set(masks, ask.among & ~self.quits)
        elif self.encoder.actions > 0 and isinstance(options, tuple):
            self.legal[lane] = write_mask(masks, options, self.quits)
        else:
            self.offered[lane] = choices(ask, self.game.quit_choices, self.most)
        seats.append(ask.seat)
        self.encoder.write(state, ask.seat, rows)

    def keep(self, rows: BytesWriter, masks: BytesWriter, seats: BytesWriter) -> None:
        self.rows = rows.getvalue()
        self.masks = masks.getvalue()
        self.seats = seats.getvalue()

    def step(self, answers: list[int]) -> None:
        """One answer in every lane, by whoever is asked there; if any is not legal, none is taken."""
        states = self.states
        for lane in range(len(states)):
            if not self.is_legal(lane, answers[lane]):
                raise self.refusal(lane, answers[lane])
        self.ended = []
        self.cut = []
        self.results = []
        self.points = []
        rows, masks, seats = BytesWriter(), BytesWriter(), BytesWriter()
        for lane in range(len(states)):
            self.step_lane(lane, answers[lane])
            self.show_lane(lane, rows, masks, seats)  # while the state is at hand: so many are more than a cache holds
        self.keep(rows, masks, seats)

    def step_lane(self, lane: int, answer: int) -> None:
        state = self.states[lane]
        ask = state.asked
        assert ask is not None, "a game that is over begins anew"
        answer_in(state, ask, answer if self.encoder.actions > 0 else self.offered[lane][answer], self.rng)
        taken = self.taken[lane] + 1
        self.taken[lane] = taken
        if state.asked is None or taken >= self.longest:
            self.end(lane)

    def is_legal(self, lane: int, answer: int) -> bool:
        if answer < 0:
            return False
        if self.encoder.actions > 0:
            return self.legal[lane] >> answer & 1 != 0
        return answer < len(self.offered[lane])

    def refusal(self, lane: int, answer: int) -> Illegal:
        """Why it is not."""
        if self.encoder.actions > 0:
            return self.states[lane].refusal(self.states[lane].open[0].seat, answer)
        facts: Facts = {"where": "action", "found": answer, "low": 0, "high": len(self.offered[lane]) - 1}
        return Illegal("form-out-of-range", facts)

    def end(self, lane: int) -> None:
        """Tell what a game came to, and begin another."""
        state = self.states[lane]
        self.ended.append(lane)
        self.points.append(state.points()[: self.players])
        if state.open:
            self.cut.append(lane)
            self.results.append([0.0] * self.players)
        else:
            self.results.append(rewards(self.game, state, self.players, self.team))
        self.taken[lane] = 0
        self.states[lane] = self.fresh(state.seats)

    def features(self) -> bytes:
        """The features of the options that are offered, lane by lane, where an action is the place of one."""
        parts: list[bytes] = []
        for lane in range(len(self.states)):
            state = self.states[lane]
            for choice in self.offered[lane]:
                parts.append(self.encoder.describe(state, state.open[0], choice))
        return b"".join(parts)
