"""What a game may say about its rules: who plays, what is asked, what may be known and looked up."""

from __future__ import annotations

from typing import Mapping, Sequence

from mypy_extensions import mypyc_attr

from .ask import Ask
from .event import Event, FinishedTrick
from .options import Value
from .state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class RuleHooks:
    """Facts and methods about the rules of a game. The defaults suit most games."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.has_hidden_information = True  # a seat cannot see everything
        self.team = False  # all seats win or lose together
        self.allies = False  # several winners may win side by side, which is not a draw
        self.recall_clause = ""  # the clause that forbids to look up what `recall_events` leaves out
        self.quit_choices: frozenset[int] = frozenset()  # choices that give up: random play avoids them
        self.only_with_choice: frozenset[str] = frozenset()  # questions that are skipped if they have one answer
        self.usually_passed: frozenset[str] = frozenset()  # questions that players often answer by doing nothing

    # -- seats ------------------------------------------------------------------------------------------------

    def automata_count(self, options: Mapping[str, Value]) -> int:
        """Return how many seats, always the last ones, the rules themselves play with these options.

        No player is asked at these seats.
        """
        return 0

    def is_team_game(self, options: Mapping[str, Value]) -> bool:
        """Return True if all players win or lose together with these options."""
        return self.team

    def required_seats(self, options: Mapping[str, Value]) -> int:
        """Return how many must play with these options; 0 if the options leave it open."""
        return 0

    def roles(self, state: State) -> list[str]:
        """Return the role of each seat; empty if all seats play the same."""
        return []

    # -- the course of a game ---------------------------------------------------------------------------------

    def stage(self, state: State) -> int:
        """Return the current round of a game with few rounds that may end before the last; else 0."""
        return 0

    def agreed_end(self, state: State) -> tuple[int, int] | None:
        """Return the next seat and answer that give up a game which all players want to end.

        There may be several such answers, one after the other. None if the law has no such way.
        """
        return None

    def is_left_to_people(self, state: State, ask: Ask) -> bool:
        """Return True if a bot leaves this question to the people who are asked it too."""
        return False

    def foreseeable_asks(self, state: State, seat: int) -> Sequence[Ask]:
        """Return questions that the seat may get when others act, with the answers that may be possible then.

        Nothing that is hidden from the seat may decide which questions these are.
        """
        return ()

    def is_routine(self, state: State, choice: int) -> bool:
        """Return True if the game goes on after the choice as it would anyway, so that a bot answers at once."""
        return False

    def unfinished_choices(self, state: State, ask: Ask) -> frozenset[int]:
        """Return the choices after which the same seat is asked more about the same act.

        A player need not confirm these. Nothing that is hidden from the seat may decide which choices these are.
        """
        return frozenset()

    # -- information ------------------------------------------------------------------------------------------

    def hand_cards(self, state: State, seat: int) -> Sequence[int]:
        """Return the cards in a seat's hand, as numbers that are equal for cards of one name."""
        return ()

    def unseen_cards(self, state: State, seat: int) -> Sequence[str]:
        """Return the cards, in notation, whose place a seat does not know; empty if the game does not list them."""
        return ()

    def silence_clause(self, state: State) -> str:
        """Return the clause that forbids the players to talk freely now; empty if they may."""
        return ""

    def reminder_clause(self, state: State) -> str:
        """Return the clause that limits talk now but that players must keep by themselves; else empty."""
        return ""

    def withheld_events(self, state: State, events: Sequence[Event]) -> dict[int, Event | None]:
        """Return, by number, the past events that players may not look up now.

        None hides the event. An event in its place shows only the part without the secret. Players may remember
        what they like; they may not look it up.
        """
        return {}

    def finished_trick(self, events: Sequence[Event], number: int) -> FinishedTrick | None:
        """Return the trick that the event with this number closes, or None. All players see it once more."""
        return None
