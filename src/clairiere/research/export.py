"""Games of bots as arrays, for learning offline: what whoever was asked saw, what was offered, what was chosen, how it
ended."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from ..bots import bot_id, decide, find_bot
from ..core.nature import Rng
from .arrays import spec, unpacked
from .encoding.encoder import row_of
from .encoding.lanes import rewards
from .table import Play

Arrays = dict[str, NDArray[np.generic]]


class Kept:
    """The decisions of games, as they are gathered."""

    def __init__(self, play: Play) -> None:
        self.play = play
        self.rows: list[bytes] = []
        self.games: list[int] = []
        self.seats: list[int] = []
        self.actions: list[int] = []
        self.offered: list[int] = []
        self.options: list[NDArray[np.generic]] = []
        self.results: list[list[float]] = []

    def note(self, game: int, choice: int) -> None:
        """Keep a decision. A bot may choose what is not offered to learners; such a one is left out."""
        play = self.play
        assert play.ask is not None
        legal = list(play.legal)
        if choice not in legal:
            return
        self.rows.append(row_of(play.encoder, play.state, play.ask.seat))
        self.games.append(game)
        self.seats.append(play.ask.seat)
        self.actions.append(choice if play.encoder.actions else legal.index(choice))
        self.offered.append(len(legal))
        flat = play.encoder.actions > 0
        self.options.append(play.mask() if flat else play.features())

    def arrays(self) -> Arrays:
        """Everything side by side. `masks` where actions are flat; else `options`, those of all decisions one after the
        other, `offered` of each."""
        play = self.play
        found: Arrays = {
            "observations": unpacked(play.encoder, b"".join(self.rows), len(self.rows)),
            "games": np.array(self.games, np.int32),
            "seats": np.array(self.seats, np.int8),
            "actions": np.array(self.actions, np.int32),
            "results": np.array(self.results, np.float32),
            "version": np.array(spec(play.game.id, play.seats).version),
        }
        if play.encoder.actions:
            return found | {"masks": np.stack(self.options)}
        return found | {"offered": np.array(self.offered, np.int32), "options": np.concatenate(self.options)}


def played_games(
    game: str,
    options: Mapping[str, object],
    bots: Sequence[str],
    games: int,
    seed: int,
    done: Callable[[int], object] = lambda _: None,
) -> Arrays:
    """Games between bots, one for each seat by level or name; the same seed plays the same games."""
    play = Play(game, options, len(bots) if len(bots) > 1 else 0)
    names = [bot_id(game, name) for name in (bots if len(bots) > 1 else list(bots) * play.players)]
    seated, kept = [find_bot(game, name) for name in names], Kept(play)
    for number in range(games):
        play.begin(seed + number)
        chance = Rng(seed + number, 1)
        while play.ask is not None and not play.truncated:
            choice = decide(seated[play.ask.seat], play.game, play.state, play.ask.seat, chance)
            kept.note(number, choice)
            play.answer(choice)
        over = rewards(play.game, play.state, play.players, play.team) if play.over else [0.0] * play.players
        kept.results.append(over)
        done(number + 1)
    return kept.arrays()


def write_games(path: Path, arrays: Arrays) -> None:
    """All of it in one file of numpy's own kind."""
    with path.open("wb") as file:
        np.savez_compressed(file, allow_pickle=False, **arrays)
