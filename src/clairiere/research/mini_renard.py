"""Small Renards that can be solved: the last two or three tricks of a round that decides the game.

Eleven or ten tricks are played. Of five cards, or seven, that are dealt at random each hand gets as many as there are
tricks to play, and the pile one; where all the others lie is known to both, five of them in the pile. No Woodcutter is
left, so nothing is drawn. There are 30 deals, or 140. Importing this module registers `clairiere_mini_renard` and
`clairiere_small_renard`.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations
from typing import Any

import pyspiel

from ..core.game import find
from ..core.state import State
from ..games.renard.cards import CODE
from .openspiel import Held, RenardGame, SpielState, type_of

DECREE = "4B"
SCORES = (18, 15)
Hand = tuple[str, ...]


@dataclass(frozen=True)
class End:
    """The end of a round: the cards that are dealt, those that lie in the pile, and the tricks that are taken."""

    live: Hand
    pile: Hand
    tricks: tuple[int, int]

    @property
    def past(self) -> Hand:
        return tuple(code for code in CODE if code not in (*self.live, *self.pile, DECREE))

    def hands_from(self, left: Hand) -> list[Hand]:
        return list(combinations(left, len(self.live) // 2))

    def deals(self) -> list[tuple[Hand, Hand]]:
        """All of them."""
        firsts = self.hands_from(self.live)
        return [(first, second) for first in firsts for second in self.hands_from(without(self.live, first))]


TWO_TRICKS = End(("3B", "9B", "7K", "11K", "8M"), ("2B", "10B", "4K", "1M", "6M"), (5, 6))
THREE_TRICKS = End(("3B", "9B", "7K", "11K", "8M", "1M", "10K"), ("2B", "10B", "4K", "2M", "6M"), (5, 5))


def without(cards: Hand, taken: Hand) -> Hand:
    return tuple(code for code in cards if code not in taken)


def end_state(end: End, first: Hand, second: Hand) -> State:
    """The position with these hands; who has the first leads."""
    won = 2 * end.tricks[0]
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
        "tricks": list(end.tricks),
        "pile": [*end.pile, *without(end.live, (*first, *second))],
        "won": [list(end.past[:won]), list(end.past[won:])],
    }
    state = find("renard").load(position)
    state.log = []
    return state


class MiniState(SpielState):
    """Two deals first, then the last tricks."""

    def __init__(self, game: MiniGame) -> None:
        super().__init__(game, end_state(game.end, *game.end.deals()[0]))
        self.end = game.end
        self.hands: tuple[Hand, ...] = ()
        self.answers: tuple[int, ...] = ()

    @property
    def dealing(self) -> bool:
        return len(self.hands) < 2

    def current_player(self) -> int:
        return int(pyspiel.PlayerId.CHANCE) if self.dealing else super().current_player()

    def deals(self) -> list[Hand]:
        return self.end.hands_from(without(self.end.live, self.hands[0] if self.hands else ()))

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
            self.held = Held(end_state(self.end, *self.hands))

    def _action_to_string(self, player: int, action: int) -> str:
        return " ".join(self.deals()[action]) if self.dealing else super()._action_to_string(player, action)

    def resample_from_infostate(self, player: int, sampler: Any) -> MiniState:
        """Any deal after which the player would have been told the same."""
        known, like = self.information_state_string(player), []
        for hands in self.end.deals():
            if hands[player] == self.hands[player]:
                other = self.replayed(*hands)
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
    end = TWO_TRICKS

    def new_initial_state(self) -> MiniState:
        return MiniState(self)


class SmallGame(MiniGame):
    short = "clairiere_small_renard"
    end = THREE_TRICKS


for _made in (MiniGame, SmallGame):
    pyspiel.register_game(type_of("renard", _made.short), _made)
