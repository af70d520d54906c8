"""What a bot is: it gets a view, a question and its own chance, and gives a choice."""

from __future__ import annotations

from typing import Protocol

from ..core.ask import Ask
from ..core.nature import Rng
from ..core.state import View


class Bot(Protocol):
    """Chooses for one seat. It never holds the state: all it knows comes through the view."""

    name: str

    def choose(self, view: View, ask: Ask, rng: Rng) -> int:
        """One of the options of the ask."""


class RandomBot:
    """Any option, each as likely as the others."""

    name = "random"

    def choose(self, view: View, ask: Ask, rng: Rng) -> int:
        return rng.pick(ask.options)
