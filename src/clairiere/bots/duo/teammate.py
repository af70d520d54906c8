"""Replies to the teammate in Duo, the same at every level: accept the end proposed (6.4), and agree to give up when
victory is out of reach (7.5)."""

from __future__ import annotations

from ...core.ask import Ask
from ...core.nature import Rng
from ...core.state import View
from ...games.duo.cards import NO, READY, YES
from ...games.duo.state.view import DuoView
from ..bot import RandomBot

REPLIES = frozenset(("confirm", "agree", "ready"))


def reply(view: View, about: str) -> int:
    """Return the reply. 6.4 A human teammate decides where the forest goes (ruling D16). 7.5 Bots never propose to give
    up."""
    assert isinstance(view, DuoView)
    if about == "ready":
        return READY
    return NO if about == "agree" and not view.out_of_reach else YES


class DuoRandom:
    """Chooses at random, but replies reasonably to the teammate."""

    name = "random"

    def __init__(self) -> None:
        self.any = RandomBot("duo")

    def choose(self, view: View, ask: Ask, rng: Rng) -> int:
        return reply(view, ask.about) if ask.about in REPLIES else self.any.choose(view, ask, rng)
