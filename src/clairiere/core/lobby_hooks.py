"""What a game may say before it begins and after it ends: usual options, roles, matches and series."""

from __future__ import annotations

from typing import Mapping, Sequence, final

from mypy_extensions import mypyc_attr

from .illegal import Facts
from .options import Preset, Value
from .real_time_hooks import RealTimeHooks
from .state import State


@final
class Sequel:
    """The next game of a series.

    `carry_over`: for each player the things, in notation, of which one may be taken into the next game; `facts`: of the
    sentence that announces it; `clause`: that speaks of it.
    """

    def __init__(self, clause: str, takes: Sequence[Sequence[str]], facts: Facts) -> None:
        self.clause = clause
        self.carry_over = [list(things) for things in takes]
        self.facts = facts


@mypyc_attr(allow_interpreted_subclasses=True)
class LobbyHooks(RealTimeHooks):
    """What can be agreed on before a game, and which games follow one."""

    def __init__(self, id: str, usual_seats: int) -> None:
        super().__init__(id)
        self.usual_seats = usual_seats  # how many play unless the host chooses another number
        self.simulation_options: dict[str, object] = {}  # options that are usual where only bots play

    # -- options ----------------------------------------------------------------------------------------------

    def presets(self) -> list[Preset]:
        """Return the usual agreements, the default one first."""
        return []

    def forced_options(self, options: Mapping[str, Value]) -> dict[str, Value]:
        """Return the options for which the others leave only one value, with that value."""
        return {}

    def irrelevant_options(self, options: Mapping[str, Value]) -> frozenset[str]:
        """Return the options that change nothing for people with the others as they are: nobody is asked for them."""
        return frozenset()

    # -- roles ------------------------------------------------------------------------------------------------

    def role_order(self, options: Mapping[str, Value], seats: int) -> list[str]:
        """Return the roles of the players in the order they agreed on; `draws_roles` says who gets which."""
        return []

    def with_role_order(self, options: Mapping[str, Value], cast: Sequence[str]) -> dict[str, Value]:
        """Return the options with these roles on these seats, in order, so that no role is drawn."""
        return dict(options)

    def draws_roles(self, options: Mapping[str, Value]) -> bool:
        """Return True if lots decide at the beginning who plays which role."""
        return False

    def role_notices(self, roles: Sequence[str], team: bool | None = None) -> list[str]:
        """Return the clauses about roles that play together, against each other, or as a team if that is known."""
        return []

    # -- matches and series -----------------------------------------------------------------------------------

    def rematch_options(self, state: State, options: Mapping[str, Value]) -> dict[str, Value] | None:
        """Return the options of the second game of a match, in which the players change roles.

        None if the game has no such matches, or none for so many players.
        """
        return None

    def sequel(self, state: State, options: Mapping[str, Value]) -> Sequel | None:
        """Return the next game of the series that this finished game belongs to, or None."""
        return None

    def sequel_options(self, state: State, options: Mapping[str, Value], taken: Mapping[int, str]) -> dict[str, Value]:
        """Return the options of the next game, in which players, by seat, keep these things.

        Must be overridden if `sequel` gives one.
        """
        raise NotImplementedError

    def speak_carry_over(self, thing: str) -> tuple[str, Facts]:
        """Return the sentence that names a thing which may be taken into the next game."""
        return "plain", {"text": thing}
