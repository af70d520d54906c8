"""A small Renard that can be solved: the last two tricks of a round that decides the game.

Eleven tricks are played. Five cards are dealt at random, two to each hand and one to the pile; where all the others lie
is known to both, five of them in the pile. No Woodcutter is left, so nothing is drawn. Thirty deals in all. Importing
this module registers `clairiere_mini_renard`.
"""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pyspiel

from ..core.game import find
from ..core.state import State
from ..games.renard.cards import CODE
from .openspiel import Held, RenardGame, SpielState, type_of

LIVE = ("3B", "9B", "7K", "11K", "8M")
PILE = ("2B", "10B", "4K", "1M", "6M")
DECREE = "4B"
TRICKS, SCORES = (5, 6), (18, 15)
PAST = tuple(code for code in CODE if code not in (*LIVE, *PILE, DECREE))
Hand = tuple[str, ...]


def mini_state(first: Hand, second: Hand) -> State:
    """The position with these hands; who has the first leads."""
    won = 2 * TRICKS[0]
    position = {
        "game": "renard",
        "options": {"target": 21, "dealer": "1"},
        "asked": "lead",
        "round": 3,
        "dealer": 1,
        "leader": 0,
        "scores": list(SCORES),
        "hands": [list(first), list(second)],
        "decree": DECREE,
        "tricks": list(TRICKS),
        "pile": [*PILE, *(code for code in LIVE if code not in (*first, *second))],
        "won": [list(PAST[:won]), list(PAST[won:])],
    }
    state = find("renard").load(position)
    state.log = []
    return state


def hands_from(left: Hand) -> list[Hand]:
    return list(combinations(left, 2))


class MiniState(SpielState):
    """Two deals first, then the last two tricks."""

    def __init__(self, game: MiniGame) -> None:
        super().__init__(game, mini_state(LIVE[:2], LIVE[2:4]))
        self.hands: tuple[Hand, ...] = ()
        self.answers: tuple[int, ...] = ()

    @property
    def dealing(self) -> bool:
        return len(self.hands) < 2

    def current_player(self) -> int:
        return int(pyspiel.PlayerId.CHANCE) if self.dealing else super().current_player()

    def deals(self) -> list[Hand]:
        return hands_from(tuple(code for code in LIVE if not self.hands or code not in self.hands[0]))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        count = len(self.deals())
        return [(outcome, 1 / count) for outcome in range(count)]

    def _apply_action(self, action: int) -> None:
        if not self.dealing:
            self.answers = (*self.answers, action)
            super()._apply_action(action)
            return
        self.hands = (*self.hands, self.deals()[action])
        if not self.dealing:
            self.held = Held(mini_state(*self.hands))

    def _action_to_string(self, player: int, action: int) -> str:
        return " ".join(self.deals()[action]) if self.dealing else super()._action_to_string(player, action)

    def resample_from_infostate(self, player: int, sampler: Any) -> MiniState:
        """Any deal after which the player would have been told the same."""
        known, like = self.information_state_string(player), []
        for first in hands_from(LIVE):
            for second in hands_from(tuple(code for code in LIVE if code not in first)):
                if (first, second)[player] == self.hands[player]:
                    other = self.replayed(first, second)
                    if other is not None and other.information_state_string(player) == known:
                        like.append(other)
        return like[int(sampler() * len(like))]

    def replayed(self, first: Hand, second: Hand) -> MiniState | None:
        """The same answers after another deal; None if they could not have been given."""
        other = MiniState(self.rules)
        other.apply_action(other.deals().index(first))
        other.apply_action(other.deals().index(second))
        for answer in self.answers:
            if other.is_terminal() or answer not in other.legal_actions():
                return None
            other.apply_action(answer)
        return other

    def __str__(self) -> str:
        return f"{self.hands}" if self.dealing else super().__str__()


class MiniGame(RenardGame):
    short = "clairiere_mini_renard"

    def new_initial_state(self) -> MiniState:
        return MiniState(self)


pyspiel.register_game(type_of("renard", MiniGame.short), MiniGame)
