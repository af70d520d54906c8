"""A greedy player of Root with one brain per faction: it scores when it can and protects what scores."""

from __future__ import annotations

from ...core.ask import Ask
from ...core.nature import Rng
from ...core.state import View
from ...games.root.state.view import RootView
from .evaluation.sight import seen_by
from .evaluation.view_index import ViewIndex
from .factions.alliance import AllianceBrain
from .factions.brain import Brain
from .factions.cult import CultBrain
from .factions.eyrie import EyrieBrain
from .factions.marquise import MarquiseBrain
from .factions.neutral import NeutralBrain
from .factions.riverfolk import RiverfolkBrain
from .factions.vagabond import VagabondBrain


class RootGreedy:
    """A deterministic player that sees only the view. It keeps no memory: in the middle of an act it plans again."""

    name = "greedy"

    def choose(self, view: View, ask: Ask, rng: Rng) -> int:
        assert isinstance(view, RootView)
        if len(ask.options) == 1:
            return ask.options[0]
        return brain_of(ViewIndex(seen_by(view)), ask).choose()


def brain_of(index: ViewIndex, ask: Ask) -> Brain:
    """Return the brain of the asked seat's faction, or the neutral one."""
    match index.names[index.me]:
        case "marquise":
            return MarquiseBrain(index, ask)
        case "eyrie":
            return EyrieBrain(index, ask)
        case "alliance":
            return AllianceBrain(index, ask)
        case "vagabond":
            return VagabondBrain(index, ask)
        case "cult":
            return CultBrain(index, ask)
        case "riverfolk":
            return RiverfolkBrain(index, ask)
    return NeutralBrain(index, ask)
