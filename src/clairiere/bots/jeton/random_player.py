"""A player of Jeton Rouge who chooses at random, but never shouts without a card to open with."""

from __future__ import annotations

from ...core.ask import NO_ANSWER, Ask
from ...core.nature import Rng
from ...core.state import View
from ...games.jeton.cards import has_value
from ...games.jeton.choices import DRAW, PASS_ON, SHOUT
from ...games.jeton.state.view import JetonView
from ..bot import RandomBot


class JetonRandom:
    """Choose any option, 4.8 but no shout without a 2, 3 or 4: it wins nothing, and nobody would draw any more."""

    name = "random"

    def __init__(self) -> None:
        self.any = RandomBot("jeton")

    def choose(self, view: View, ask: Ask, rng: Rng) -> int:
        assert isinstance(view, JetonView)
        choice = self.any.choose(view, ask, rng)
        if choice != SHOUT or has_value(view.hand):
            return choice
        others = [option for option in (PASS_ON, DRAW) if option in ask.options]
        return others[0] if others else NO_ANSWER
