"""What a game may put into words: choices, cards, results, the reference card; and the types of what a screen gets."""

from __future__ import annotations

from typing import Mapping, Sequence

from mypy_extensions import mypyc_attr

from .ask import Ask
from .event import Event
from .illegal import Facts
from .options import Value
from .reference import Section
from .result import RoundResult, Sentence
from .rule_hooks import RuleHooks
from .schema import Schema
from .state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class WordHooks(RuleHooks):
    """How a game is put into words and shown. Sentences are a message id with its facts."""

    def __init__(self, id: str) -> None:
        super().__init__(id)
        self.log_headings: frozenset[str] = frozenset()  # verbs of events that begin a part of the log: a turn, a round
        self.turn_verbs: frozenset[str] = frozenset()  # verbs that begin a turn, if turns are shorter than such parts
        self.turn_progress_fields: frozenset[str] = frozenset()  # fields of a view that only show how far a turn is
        self.schema = Schema(dict, (), {})  # the types of what a screen gets

    def speak_choice(self, state: State, ask: Ask, choice: int, names: Sequence[str]) -> tuple[str, Facts]:
        """Return the sentence for a choice, for the seat that is asked."""
        return "plain", {"text": state.write(ask, choice)}

    def explain_choice(self, state: State, ask: Ask, choice: int) -> tuple[str, tuple[str, Facts] | None]:
        """Return the clause that says what a choice does, and the sentence about its cost now, if it has one.

        The clause is empty if the words of the choice say everything.
        """
        return "", None

    def clause_summary(self, clause: str, language: str) -> str:
        """Return a clause in one sentence. Must be overridden if `explain_choice` names clauses."""
        raise NotImplementedError

    def target(self, state: State, ask: Ask, choice: int) -> Mapping[str, object]:
        """Return what a choice points at on a screen: its `kind` and the fields of that kind in `Schema.targets`."""
        return {"kind": "act", "act": state.write(ask, choice)}

    def speak_card(self, card: int) -> tuple[str, Facts]:
        """Return the name of a card. Must be overridden if `hand_cards` gives any."""
        raise NotImplementedError

    def remark(self, state: State) -> tuple[str, Facts] | None:
        """Return a sentence about the whole game that all may see but may overlook, or None."""
        return None

    def reference(self, options: Mapping[str, Value], role: str) -> list[Section]:
        """Return the reference card for a role with these options; empty if the game has none."""
        return []

    def round_result(self, state: State, events: Sequence[Event], number: int) -> RoundResult | None:
        """Return the result of the round that the event with this number ends, or None.

        Only the events decide it: the state may be further on.
        """
        return None

    def explain_result(self, state: State, events: Sequence[Event]) -> Sequence[Sentence]:
        """Return how the result of a finished game came about, beyond its last event."""
        return ()
