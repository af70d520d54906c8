"""The learner at a table: it chooses what its network expects most of, and searches nothing."""

from __future__ import annotations

from pathlib import Path

from ...bots.search.determinizations import Determinizations
from ...bots.search.search_bot import SearchBot, SearchResult, unsearched_result
from ...core.ask import Ask
from ...core.nature import Rng
from ..arrays import encoder_of, unpacked
from ..encoding.encoder import row_of
from ..encoding.lanes import choices
from .network import Network
from .sight import ACTIONS, VERSION, seen

WEIGHTS = Path(__file__).with_name("renard.npz")  # what docs/research.md says was trained
ENCODER = encoder_of("renard")


class RenardLearned(SearchBot):
    """Gets a world whose hidden cards were dealt anew, as bots do that search; an observation of it is the same."""

    name = "learned"

    def __init__(self, network: Network | None = None) -> None:
        super().__init__(0)
        self.network = network or Network.load(WEIGHTS, VERSION)

    def think(self, worlds: Determinizations, ask: Ask, rng: Rng) -> SearchResult:
        inputs, places = seen(unpacked(ENCODER, row_of(ENCODER, worlds.base, ask.seat)))
        values = self.network(inputs)[0][places[0]]
        return unsearched_result(
            max(choices(ask, worlds.game.quit_choices, ACTIONS), key=lambda choice: float(values[choice]))
        )
