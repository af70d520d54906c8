"""The four games as Python games of OpenSpiel, Jeton Rouge by turns.

Importing this module registers `clairiere_renard`, `clairiere_duo`, `clairiere_jeton` and `clairiere_root`. Their
parameter `options` has the game's own, as in `target:16;dealer:0`; within a value `+` stands for a comma, which has
another meaning for OpenSpiel.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import partial
from itertools import repeat
from typing import Any

import numpy as np
import pyspiel
from numpy.typing import NDArray

from ..core.ask import NATURE, Ask
from ..core.game import find
from ..core.illegal import Illegal
from ..core.nature import Rng, hand_index
from ..core.options import Value
from ..core.state import State
from ..games.duo.cards import HAND as DUO_HAND
from ..games.duo.state.state import Duo
from ..games.duo.words.notation import deck_left as duo_deck_left
from ..games.renard.cards import HAND as RENARD_HAND
from ..games.renard.notation import deck_left as renard_deck_left
from ..games.renard.state import Renard
from ..games.root.drawing import Draw
from ..games.root.state.state import Root
from ..games.root.state.terms import cards_of
from .arrays import encoder_of, observed
from .encoding.encoder import row_of
from .encoding.lanes import choices, rewards
from .table import OPTIONS_OFFERED, bounded

LISTED = 1000  # chance with more outcomes than these is dealt card by card
LONGEST = 2**31 - 1
PLAYERS = {"renard": (2, 2), "duo": (2, 2), "jeton": (3, 6), "root": (2, 6)}
GENERAL = ("duo", "root")  # where all may win, or all lose
CHANCE, TERMINAL = int(pyspiel.PlayerId.CHANCE), int(pyspiel.PlayerId.TERMINAL)
Type = pyspiel.GameType


class Held:
    """A state of our engine that OpenSpiel may copy: what happened goes with it, since it tells who knows what. And who
    is asked, and what chance may bring, worked out once for each question: OpenSpiel wants to know again and again."""

    def __init__(self, state: State, dealt: Sequence[int] = ()) -> None:
        self.state = state
        self.look()
        for card in dealt:
            self.deal(card)

    def look(self) -> None:
        asks = self.state.open
        self.player = TERMINAL if not asks else CHANCE if asks[0].seat == NATURE else asks[0].seat
        self.pool: tuple[int, ...] | None = None  # the cards of a deal that has too many outcomes,
        self.size = 0  # how many of them are dealt,
        self.dealt: list[int] = []  # those that are,
        self.left: list[int] = []  # and what may come next
        if self.player != CHANCE:
            return
        if len(asks[0].options) > LISTED:
            self.pool, self.size = cards_to_deal(self.state)
        self.left = list(range(len(asks[0].options)) if self.pool is None else self.pool)

    def take(self, seat: int, choice: int) -> None:
        self.state.take(seat, choice)
        self.look()

    def chance(self, action: int) -> None:
        """An outcome, or the next card of a deal."""
        if self.pool is None:
            options = self.state.open[0].options
            self.take(NATURE, options[bounded("action", action, 0, len(options) - 1)])
            return
        if action not in self.left:
            raise Illegal("form-unknown-word", {"where": "action", "found": action, "known": self.left})
        self.deal(action)
        if len(self.dealt) == self.size:
            self.take(NATURE, hand_index(self.pool, sorted(self.dealt)))

    def deal(self, card: int) -> None:
        self.left.remove(card)
        self.dealt.append(card)

    def __reduce__(self) -> tuple[Any, ...]:
        """Return how `copy.deepcopy` and `pickle` rebuild it: by the state with its log, and the cards dealt."""
        return Held, (self.state, self.dealt)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A state as OpenSpiel wants it. Where a deal has too many outcomes its cards come one by one."""

    def __init__(self, game: SpielGame, state: State) -> None:
        super().__init__(game)
        self.held = Held(state)
        self.rules = game

    def __deepcopy__(self, memo: dict[int, object]) -> SpielState:
        """Return OpenSpiel's own copy."""
        return self.clone()  # type: ignore[no-any-return]

    def __reduce__(self) -> tuple[Any, ...]:
        """Return how `pickle` rebuilds the state: by its game, its fields, and OpenSpiel's history of actions."""
        fields = {name: value for name, value in self.__dict__.items() if name != "rules"}
        return restore_spiel_state, (self.rules, fields, [(past.player, past.action) for past in self.full_history()])

    @property
    def state(self) -> State:
        return self.held.state

    @property
    def ask(self) -> Ask:
        return self.held.state.open[0]

    def current_player(self) -> int:
        return self.held.player

    def is_chance_node(self) -> bool:
        return self.current_player() == CHANCE

    def legal_actions(self, *player: int) -> list[int]:
        """As OpenSpiel works it out, but without asking four times whose turn it is."""
        asked = self.current_player()
        if asked < 0 or player not in ((), (asked,)):
            others: list[int] = super().legal_actions(*player)
            return others
        return self._legal_actions(asked)

    def _legal_actions(self, player: int) -> list[int]:
        offered = self.rules.offered(self.ask)
        return sorted(offered) if self.rules.flat else list(range(len(offered)))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        left = self.held.left
        return list(zip(left, repeat(1 / len(left)), strict=False))

    def _apply_action(self, action: int) -> None:
        held = self.held
        if held.player == CHANCE:
            held.chance(action)
        else:
            held.take(held.player, action if self.rules.flat else self.option(action))

    def option(self, action: int) -> int:
        """The option at a place among those offered."""
        offered = self.rules.offered(self.ask)
        return offered[bounded("action", action, 0, len(offered) - 1)]

    def _action_to_string(self, player: int, action: int) -> str:
        ask = self.ask
        if ask.seat != NATURE:
            return self.state.write(ask, action if self.rules.flat else self.option(action))
        return f"deal {action}" if self.held.pool is not None else self.state.write(ask, ask.options[action])

    def is_terminal(self) -> bool:
        return self.held.player == TERMINAL

    def returns(self) -> list[float]:
        if self.state.open:
            return [0.0] * self.rules.players
        return rewards(self.rules.shelf, self.state, self.rules.players, self.rules.team)

    def resample_from_infostate(self, player: int, sampler: Any) -> SpielState:
        """Another state that looks the same to the player."""
        other = self.rules.shelf.redeal(self.state, player, Rng(int(sampler() * 2**53)))
        other.log = list(self.state.log or ())
        return SpielState(self.rules, other)

    def __str__(self) -> str:
        return json.dumps(self.state.dump()) + (f" {self.held.dealt}" if self.held.dealt else "")


def restore_spiel_state(game: SpielGame, fields: dict[str, Any], history: Sequence[tuple[int, int]]) -> SpielState:
    """Return the state that was pickled. Its history is filled in without playing it: it may begin in the middle of a
    game, where a state was dealt again."""
    state = game.new_initial_state()
    own = dict(state.__dict__)
    for player, action in history:
        state.__dict__.update(current_player=partial(int, player), _apply_action=bool)  # which do nothing
        state.apply_action(action)
    state.__dict__.clear()
    state.__dict__.update(own | fields)
    return state


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game with its options agreed on."""

    name = ""
    short = ""  # what OpenSpiel calls it, if it is not the usual name

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        given = dict(params or {})
        self.shelf = find(self.name)
        self.options: dict[str, Value] = self.shelf.agree_simulation(read_options(str(given.get("options", ""))))
        self.seats = self.shelf.check_seats(self.shelf.required_seats(self.options) or int(given.get("players", 0)))
        self.players = self.seats - self.shelf.automata_count(self.options)
        self.team = self.shelf.is_team_game(self.options)
        self.encoder = encoder_of(self.name, self.seats)
        self.flat = self.encoder.actions > 0
        self.most = 1 << 30 if self.flat else OPTIONS_OFFERED[self.name]  # options that are offered
        actions = self.encoder.actions or OPTIONS_OFFERED[self.name]
        longest = min(self.shelf.max_answers(self.shelf.new(self.options, self.seats)), LONGEST)
        info = pyspiel.GameInfo(
            num_distinct_actions=actions,
            max_chance_outcomes=LISTED,
            num_players=self.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None if self.name in GENERAL else 0.0,
            max_game_length=longest,
        )
        super().__init__(type_of(self.name, self.short), info, given)

    def __deepcopy__(self, memo: dict[int, object]) -> SpielGame:
        """It never changes."""
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        """Return how `pickle` finds the game again: by its class, which its module registers, and its parameters."""
        return restore_game, (type(self), self.get_parameters())

    def offered(self, ask: Ask) -> Sequence[int]:
        """The options by which the game goes on, and no more than there are actions."""
        return choices(ask, self.shelf.quit_choices, self.most)

    def new_initial_state(self) -> SpielState:
        state = self.shelf.new(self.options, self.seats)
        state.log = []
        return SpielState(self, state)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        return SpielObserver(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)


class SpielObserver:
    """What a player sees, as numbers, and as a text: with perfect recall all that he was told, in order."""

    def __init__(self, game: SpielGame, kind: Any, params: Any) -> None:
        if params:
            raise ValueError(f"There are no parameters for observing: {params}")
        self.game = game
        self.recall = kind.perfect_recall
        self.tensor: NDArray[np.float32] = np.zeros(game.encoder.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor[:] = observed(self.game.encoder, state.state, player)

    def string_from(self, state: SpielState, player: int) -> str:
        if not self.recall:
            return json.dumps(dict(state.state.view(player).to_wire()))
        seen = [event.seen_by(player) for event in state.state.log or ()]
        told = " ".join(f"{event.verb}:{event.what}{event.secret or ''}" for event in seen)
        return f"{player} {told} {asked(state.state, player)} {row_of(self.game.encoder, state.state, player).hex()}"


def restore_game(kind: type[SpielGame], params: dict[str, Any]) -> SpielGame:
    """Return the game that was pickled."""
    return pyspiel.load_game(kind.short or f"clairiere_{kind.name}", params)  # type: ignore[no-any-return]


def asked(state: State, player: int) -> str:
    """What a player is asked, and has answered where the others have not yet."""
    about = [ask.about for ask in state.open if ask.seat == player]
    return " ".join([*about, str(state.view(player).sealed)])


def cards_to_deal(state: State) -> tuple[tuple[int, ...], int]:
    """The cards that a deal is made from, and how many are dealt."""
    if isinstance(state, Renard):
        return renard_deck_left(state), RENARD_HAND
    if isinstance(state, Duo):
        return duo_deck_left(state), DUO_HAND
    assert isinstance(state, Root) and isinstance(state.step, Draw)
    return cards_of(state.deck), state.step.count


def read_options(text: str) -> dict[str, object]:
    """`target:16;dealer:0` as options."""
    pairs = [pair.partition(":") for pair in text.split(";") if pair]
    return {name.strip(): value.strip().replace("+", ",") for name, _, value in pairs}


def type_of(name: str, short: str = "") -> Any:
    fewest, most = PLAYERS[name]
    return Type(
        short_name=short or f"clairiere_{name}",
        long_name=f"Clairière: {name}",
        dynamics=Type.Dynamics.SEQUENTIAL,
        chance_mode=Type.ChanceMode.EXPLICIT_STOCHASTIC,
        information=Type.Information.IMPERFECT_INFORMATION,
        utility=Type.Utility.GENERAL_SUM if name in GENERAL else Type.Utility.ZERO_SUM,
        reward_model=Type.RewardModel.TERMINAL,
        max_num_players=most,
        min_num_players=1 if name == "root" else fewest,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={"players": fewest, "options": ""},
    )


class RenardGame(SpielGame):
    name = "renard"


class DuoGame(SpielGame):
    name = "duo"


class JetonGame(SpielGame):
    name = "jeton"


class RootGame(SpielGame):
    name = "root"


for _made in (RenardGame, DuoGame, JetonGame, RootGame):
    pyspiel.register_game(type_of(_made.name), _made)
