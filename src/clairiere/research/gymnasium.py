"""One seat of a game as an environment of Gymnasium; bots play the others. And many games in one process."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from ..bots import AnyBot, bot_id, decide, find_bot
from ..core.game import find
from ..core.illegal import Illegal
from ..core.nature import Rng
from .arrays import Bytes, encoder_of, unpacked
from .encoding.lanes import Lanes
from .pettingzoo import observation_space, played
from .render import MODES, known_mode, rendered
from .table import bounded, offered_at_most

WRONG = -1.0  # the reward of an illegal action
GAMES = ("renard", "duo", "jeton", "root")


class SeatEnv(gymnasium.Env[dict[str, Any], np.int64]):
    """A seat against bots: `opponents` are bots or levels by seats, mine left out; one stands for all the others.

    An illegal action costs 1 and changes nothing at the table; `info["refused"]` says why. It counts as a decision, so
    that an agent that never acts legally is cut off after `max_decisions`.
    """

    metadata = {"render_modes": list(MODES), "render_fps": 1}  # noqa: RUF012

    def __init__(
        self, game: str, opponents: str = "1", seat: int = 0, render_mode: str | None = None, **options: Any
    ) -> None:
        self.play = played(game, options)
        self.seat = self.checked(seat)
        self.render_mode = known_mode(render_mode)
        self.opponents = str(opponents)
        self.bots = self.seated(self.opponents)
        self.chance: Rng | None = None  # of the bots, from the first reset on
        self.observation_space = observation_space(self.play)
        self.action_space = spaces.Discrete(self.play.size)

    def __getstate__(self) -> dict[str, Any]:
        """Return what `copy` and `pickle` keep: the bots by name, because they remember nothing of a game."""
        return {name: value for name, value in self.__dict__.items() if name != "bots"}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept)
        self.bots = self.seated(self.opponents)

    def checked(self, seat: int) -> int:
        return bounded("seat", seat, 0, self.play.players - 1)

    def seated(self, opponents: str) -> dict[int, AnyBot]:
        """The bots by their seats."""
        others = [seat for seat in range(self.play.players) if seat != self.seat]
        names = opponents.split(",")
        names = names * len(others) if len(names) == 1 else names
        if len(names) != len(others):
            facts: dict[str, object] = {"where": "opponents", "found": len(names), "wanted": len(others)}
            raise Illegal("form-wrong-length", facts, self.play.game.id)
        return {
            seat: find_bot(self.play.game.id, bot_id(self.play.game.id, name))
            for seat, name in zip(others, names, strict=True)
        }

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Begin a new game. `options` are the game's own; they replace those of the environment in this game alone.

        Raises Illegal for options that the game does not have, or with which another number of players would play.
        """
        super().reset(seed=seed)
        number = int(self.np_random.integers(1 << 62))
        self.play.begin(number, options)
        self.chance = Rng(number, 1)
        self.others()
        return self.seen(), self.info()

    def others(self) -> float:
        """The bots answer until this seat is asked; what that brought it."""
        play, total = self.play, 0.0
        while play.ask is not None and play.ask.seat != self.seat and not play.truncated:
            asked = play.ask.seat
            assert self.chance is not None
            choice = decide(self.bots[asked], play.game, play.state, asked, self.chance)
            total += play.answer(choice)[self.seat]
        return total

    def step(self, action: Any) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        play = self.play
        if self.chance is None or play.over or play.truncated:
            raise gymnasium.error.ResetNeeded(str(Illegal("research-no-game", {})))
        choice = play.choice(action)
        if choice is None:
            refused = str(play.refuse(action))
            return self.seen(), WRONG, False, play.truncated, self.info() | {"refused": refused}
        reward = play.answer(choice)[self.seat] + self.others()
        return self.seen(), reward, play.over, play.truncated, self.info()

    def seen(self) -> dict[str, Any]:
        live = not (self.play.over or self.play.truncated)
        mask = self.play.mask() if live else np.zeros(self.play.size, np.int8)
        return {"observation": self.play.observation(self.seat), "action_mask": mask}

    def info(self) -> dict[str, Any]:
        """The mask again, where PettingZoo's readers look for it."""
        return {} if self.play.over else {"action_mask": self.play.mask()}

    def options(self) -> Bytes:
        """The features of the options that are offered now, where actions are places among them."""
        return self.play.features()

    def render(self) -> Any:
        return None if self.render_mode is None else rendered(self.play, self.render_mode)


class Batch:
    """Many games at once, all seats played by whoever calls: arrays in, arrays out.

    `observations`, `masks` and `seats` tell what whoever is asked in each game may see and do. Games that end in a step
    are told in `ended`, with their `returns` and `points`, and begin anew; those in `cut` were only cut off.
    """

    def __init__(
        self,
        game: str,
        count: int,
        seed: int = 0,
        seats: int = 0,
        max_options: int = 0,
        max_decisions: int = 20_000,
        **options: object,
    ) -> None:
        shelf = find(game)
        agreed = shelf.agree_simulation(options)
        all_seats = shelf.check_seats(bounded("seats", seats) or shelf.required_seats(agreed))
        self.encoder = encoder_of(game, all_seats)
        self.size = self.encoder.actions or offered_at_most(game, max_options)
        self.count = bounded("count", count, 1)
        longest = bounded("max_decisions", max_decisions, 1)
        self.lanes = Lanes(shelf, agreed, all_seats, self.encoder, self.count, seed, self.size, longest)
        self.look()

    def look(self) -> None:
        lanes = self.lanes
        self.observations: Bytes = unpacked(self.encoder, lanes.rows, self.count)
        self.masks: Bytes = self.masks_of()
        self.seats: Bytes = np.frombuffer(lanes.seats, np.uint8)
        self.ended: NDArray[np.int64] = np.array(lanes.ended, np.int64)
        self.cut: NDArray[np.int64] = np.array(lanes.cut, np.int64)
        self.returns: NDArray[np.float64] = np.array(lanes.results, np.float64).reshape(-1, lanes.players)
        self.points: NDArray[np.int64] = np.array(lanes.points, np.int64).reshape(-1, lanes.players)

    def masks_of(self) -> Bytes:
        if self.encoder.actions:
            words = np.frombuffer(self.lanes.masks, np.uint8).reshape(self.count, 16)
            return np.unpackbits(words, axis=1, count=self.size, bitorder="little")
        places: Bytes = (np.arange(self.size) < self.offered[:, None]).astype(np.uint8)
        return places

    @property
    def offered(self) -> NDArray[np.int64]:
        """How many options are offered in each game, where actions are places among them."""
        return np.array([len(options) for options in self.lanes.offered], np.int64)

    def options(self) -> Bytes:
        """The features of these options, all games' one after the other, one line each."""
        return np.frombuffer(self.lanes.features(), np.uint8).reshape(self.offered.sum(), -1)

    def step(self, actions: NDArray[Any]) -> None:
        """One answer in every game. If any is not legal, `Illegal` is raised and none is taken."""
        answers = actions.tolist()
        if len(answers) != self.count:
            raise Illegal("form-wrong-length", {"where": "actions", "found": len(answers), "wanted": self.count})
        self.lanes.step(answers)
        self.look()


for _game in GAMES:
    gymnasium.register(f"clairiere/{_game}-v1", "clairiere.research.gymnasium:SeatEnv", kwargs={"game": _game})
