"""The four games as environments of PettingZoo, one agent after the other (AEC)."""

from __future__ import annotations

import warnings
from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from ..core.illegal import Illegal
from .arrays import Bytes, observed
from .render import MODES, known_mode, rendered
from .table import Play

Observation = dict[str, Any]


def env(game: str, render_mode: str | None = None, **options: Any) -> AECEnv:
    """A game as PettingZoo's own come: an illegal action loses 1 and ends the game, a wrong order of calls is told."""
    made = raw_env(game, render_mode, **options)
    checked = wrappers.AssertOutOfBoundsWrapper(wrappers.TerminateIllegalWrapper(made, illegal_reward=-1))
    return wrappers.OrderEnforcingWrapper(checked)


class raw_env(AECEnv):  # type: ignore[misc]  # noqa: N801 PettingZoo's name for it
    """A game without the wrappers. Options of the environment are those of `Play`, all others the game's own."""

    def __init__(self, game: str, render_mode: str | None = None, **options: Any) -> None:
        super().__init__()
        self.play = played(game, options)
        self.render_mode = known_mode(render_mode)
        self.metadata: dict[str, Any] = {"name": f"{game}_v1", "render_modes": list(MODES), "is_parallelizable": False}
        self.possible_agents = [f"player_{seat}" for seat in range(self.play.players)]
        self.numbers = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.agents: list[str] = []
        self.observation_spaces = {agent: observation_space(self.play) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(self.play.size) for agent in self.possible_agents}
        self.seeds = np.random.default_rng()

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new game. `options` are the game's own; they replace those of the environment in this game alone.

        Warns of options that the game does not have, because PettingZoo's own suite passes one. Raises Illegal for
        values that an option does not take, or with which another number of players would play.
        """
        if seed is not None:
            self.seeds = np.random.default_rng(seed)
        self.play.begin(int(self.seeds.integers(1 << 62)), known_options(self.play, options))
        self.agents = list(self.possible_agents)
        self.worth = self.play.nothing  # what the last answer brought
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.turn()

    def turn(self) -> None:
        """Whose turn it is, with the mask in `info`; at the end everybody's, one after the other."""
        play = self.play
        if play.over or play.truncated:
            self.terminations = dict.fromkeys(self.agents, play.over)
            self.truncations = dict.fromkeys(self.agents, play.truncated)
            self.agent_selection = self.agents[0]
            return
        agent = self.agent_selection = self.possible_agents[play.seat]
        self.infos[agent] = {"action_mask": play.mask()}

    def observe(self, agent: str) -> Observation:
        play, seat = self.play, self.numbers[agent]
        mask = play.mask() if seat == play.seat else np.zeros(play.size, np.int8)
        return {"observation": observed(play.encoder, play.state, seat), "action_mask": mask}

    def step(self, action: int | None) -> None:
        if not self.agents:
            raise Illegal("research-no-game", {}, self.play.game.id)
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        play = self.play
        choice = play.choice(action)
        if choice is None:
            raise play.refusal(action)
        self._cumulative_rewards[agent] = 0.0
        self.infos[agent] = {}
        worth = play.answer(choice)
        if worth is not self.worth:  # most are worth nothing, as the one before was
            self.reward(worth)
        self.turn()

    def reward(self, worth: list[float]) -> None:
        """What an answer was worth to each player."""
        self.worth = worth
        self.rewards = dict(zip(self.possible_agents, worth, strict=True))
        self._accumulate_rewards()

    def options(self) -> Bytes:
        """The features of the options that are offered now, one line each, where actions are places among them."""
        return self.play.features()

    def render(self) -> str | Bytes | None:
        return None if self.render_mode is None else rendered(self.play, self.render_mode)

    def close(self) -> None:
        """Nothing is held open."""


def played(game: str, options: Mapping[str, Any]) -> Play:
    """A table by options in one list: those of `Play` by their names, all others are the game's."""
    own = {name: options[name] for name in PLAY_OPTIONS if name in options}
    return Play(game, {name: value for name, value in options.items() if name not in own}, **own)


def known_options(play: Play, options: Mapping[str, Any] | None) -> dict[str, Any]:
    """Return those options that the game has, and warn of the others."""
    known = [option.name for option in play.game.options]
    for name in set(options or ()) - set(known):
        refused = Illegal("option-unknown", {"option": str(name), "known": known}, play.game.id)
        warnings.warn(str(refused), stacklevel=3)
    return {name: value for name, value in (options or {}).items() if name in known}


PLAY_OPTIONS = ("seats", "max_options", "max_decisions", "quits", "shaped", "wrap")


def observation_space(play: Play) -> spaces.Dict:
    high = play.highest()
    return spaces.Dict(
        {
            "observation": spaces.Box(np.zeros_like(high), high, dtype=np.uint8),
            "action_mask": spaces.Box(0, 1, (play.size,), np.int8),
        }
    )
