"""What every player of Duo says to the teammate, at any level: the end that he proposes will do (6.4)."""

from __future__ import annotations

from ...core.ask import Ask
from ...core.nature import Rng
from ...core.state import View
from ...games.duo.cards import YES
from ...games.duo.view import DuoView
from ..bot import RandomBot

REPLIES = frozenset(("confirm",))


def reply(view: View, about: str) -> int:
    """6.4 With a bot the human decides where the forest goes (ruling D16)."""
    assert isinstance(view, DuoView) and about in REPLIES
    return YES


class DuoRandom(RandomBot):
    """Any option, but what the teammate asks gets a fair answer."""

    def __init__(self) -> None:
        super().__init__("duo")

    def choose(self, view: View, ask: Ask, rng: Rng) -> int:
        return reply(view, ask.about) if ask.about in REPLIES else super().choose(view, ask, rng)
