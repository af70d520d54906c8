"""Answers of Root: clearings and numbers by digits, everything else by its label or an unambiguous beginning of it."""

from __future__ import annotations

from ..core.ask import NATURE, Ask
from ..core.illegal import Illegal
from ..core.state import State
from ..games.root.choices import END, PASS, is_card, is_clearing, is_number
from ..games.root.state.terms import BIT, DOMINANCES
from ..words import capitalize, say_cached
from .answers import Answers, fold

SHORTEST = 2  # letters of a beginning, at least


class RootAnswers(Answers):
    def label(self, state: State, ask: Ask, choice: int) -> str:
        """Return the label of a choice."""
        return capitalize(say_cached(self.language, *self.game.speak_choice(state, ask, choice, self.names)))

    def format_choice(self, state: State, ask: Ask, choice: int) -> str:
        """Return answers of chance, clearings and numbers in notation, everything else as a label."""
        digits = ask.seat == NATURE or is_clearing(choice) or is_number(choice)
        return state.write(ask, choice) if digits else self.label(state, ask, choice)

    def parse(self, state: State, ask: Ask, text: str) -> str:
        """Return the notation of a label or of its beginning. Raises Illegal if several labels begin like that."""
        wanted = fold(text)
        labels = {choice: fold(self.label(state, ask, choice)) for choice in ask.options}
        exact = [choice for choice in ask.options if wanted in (labels[choice], fold(state.write(ask, choice)))]
        begun = [choice for choice in ask.options if labels[choice].startswith(wanted) and len(wanted) >= SHORTEST]
        meant = exact or begun
        if len(meant) > 1:
            raise Illegal("root-ui-which", {"text": text, "labels": [self.label(state, ask, c) for c in meant[:4]]})
        return state.write(ask, meant[0]) if meant else text

    def harmless_choice(self, state: State, ask: Ask) -> int | None:
        """Return a choice that ends no phase and activates no dominance card, if there is one."""
        bold = [END, *[choice for choice in ask.options if is_card(choice) and BIT[choice] & DOMINANCES]]
        calm = [choice for choice in ask.options if choice not in bold]
        return PASS if PASS in calm else next(iter(calm), super().harmless_choice(state, ask))
