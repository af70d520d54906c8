"""The conformance suite for pytest.

The author of a new game writes

    from clairiere.conformance.suite import Suite

    class TestMyGame(Suite):
        game = MY_GAME

and runs pytest. Hypothesis looks for a walk that breaks a promise and makes it as short as it can.
"""

from __future__ import annotations

from types import ModuleType
from typing import ClassVar

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from ..core.game import Game
from ..core.options import Option
from . import promises, schemas
from .promises import Walk

SMALL = 3  # items of a set: every promise takes long at large tables, which the fuzz plays at
PICKS = st.lists(st.integers(0, 2**31), max_size=60)


def walks(game: Game) -> st.SearchStrategy[Walk]:
    """Return a strategy for walks through a game, with any of its options."""
    options = st.fixed_dictionaries({option.name: values(option) for option in game.options})
    seats = st.integers(game.fewest, game.most)
    return st.builds(Walk, st.just(game), seats, options, PICKS, st.integers(0, 2**32)).filter(promises.can_start)


def values(option: Option) -> st.SearchStrategy[object]:
    """Return a strategy for the values of an option: mostly offered ones, sometimes an extreme."""
    if isinstance(option.default, bool):
        return st.booleans()
    if isinstance(option.default, str):
        known = [value for value in option.known if str(value).count(",") < SMALL] if option.items else option.known
        return st.sampled_from(known or [option.default])
    return st.sampled_from([*option.known, option.default, option.low])


class Suite:
    """All promises as tests, for the game of the subclass."""

    game: ClassVar[Game]
    examples: ClassVar[int] = 12

    def check(self, promise: str, kept_in: ModuleType = promises) -> None:
        """Search for a walk that breaks a promise."""

        @settings(
            max_examples=self.examples,
            deadline=None,
            derandomize=True,
            database=None,
            suppress_health_check=list(HealthCheck),
        )
        @given(walks(self.game))
        def kept(walk: Walk) -> None:
            getattr(kept_in, promise)(walk)

        kept()

    def test_1_questions_are_open_until_the_end(self) -> None:
        self.check("questions_until_the_end")

    def test_2_only_what_is_open_is_taken(self) -> None:
        self.check("only_what_is_open")

    def test_3_same_answers_same_state(self) -> None:
        self.check("same_answers_same_state")

    def test_4_copies_go_their_own_way(self) -> None:
        self.check("copies_go_their_own_way")

    def test_5_nothing_leaks(self) -> None:
        self.check("nothing_leaks")

    def test_who_is_asked_is_no_secret(self) -> None:
        self.check("who_is_asked_is_no_secret")

    def test_no_question_is_blind(self) -> None:
        self.check("no_question_is_blind")

    def test_6_pieces_are_conserved(self) -> None:
        self.check("pieces_are_conserved")

    def test_7_positions_and_records_come_back(self) -> None:
        self.check("positions_and_records_come_back")

    def test_everything_can_be_said(self) -> None:
        self.check("everything_can_be_said")

    def test_what_is_sent_has_its_type(self) -> None:
        self.check("what_is_sent_has_its_type", schemas)

    def test_undo_is_fair(self) -> None:
        self.check("undo_is_fair")
