"""A match of two games: the roles change hands, the points of both games are added (root:SCEN.3)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ..core.game import Game
from ..core.illegal import Illegal
from ..core.options import Value
from ..core.record import Record
from ..core.state import State


def second_options(game: Game, state: State, options: Mapping[str, Value]) -> dict[str, Value]:
    """Return the options of the second game. Raise Illegal if the law knows no such match."""
    agreed = game.rematch_options(state, options)
    if agreed is None:
        raise Illegal("match-none", {"game": game.id, "seats": state.seats}, game.id)
    return agreed


def second_record(first: Record, state: State) -> Record:
    """root:SCEN.3 Return the second game: the same players in the same seats, each with the other's role."""
    second = Record(first.game, second_options(first.game, state, first.options), first.names)
    second.players = list(first.players)
    second.seed = None if first.seed is None else first.seed + 1
    return second


def add_points(first: Sequence[int], second: Sequence[int]) -> tuple[list[int], list[int]]:
    """root:SCEN.3 Add up both games' points of each player; return the sums and who has won, several if they tie."""
    added = [one + other for one, other in zip(first, second, strict=True)]
    return added, [seat for seat, points in enumerate(added) if points == max(added)]
