"""A greedy player of Root, one mind for each faction: scores when it can, protects what scores."""

from __future__ import annotations

from ...core.ask import Ask
from ...core.nature import Rng
from ...core.state import View
from ...games.root.state.view import RootView
from .evaluation.view_index import Sight
from .factions.alliance import AllianceBrain
from .factions.brain import Brain
from .factions.cult import CultBrain
from .factions.eyrie import EyrieBrain
from .factions.marquise import MarquiseBrain
from .factions.riverfolk import RiverfolkBrain
from .factions.vagabond import VagabondBrain


class RootGreedy:
    """Answers from the view alone, always the same; what the view does not show of an act it began, it plans anew."""

    name = "greedy"

    def choose(self, view: View, ask: Ask, rng: Rng) -> int:
        assert isinstance(view, RootView)
        if len(ask.options) == 1:
            return ask.options[0]
        return brain_of(Sight(view), ask).choose()


def brain_of(sight: Sight, ask: Ask) -> Brain:
    """The mind of the faction that is asked."""
    match sight.names[sight.me]:
        case "marquise":
            return MarquiseBrain(sight, ask)
        case "eyrie":
            return EyrieBrain(sight, ask)
        case "alliance":
            return AllianceBrain(sight, ask)
        case "vagabond":
            return VagabondBrain(sight, ask)
        case "cult":
            return CultBrain(sight, ask)
        case "riverfolk":
            return RiverfolkBrain(sight, ask)
    return Brain(sight, ask)
