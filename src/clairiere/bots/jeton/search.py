"""Search bots of Jeton Rouge: exact distributions of the hands, and a tree search with a short horizon."""

from __future__ import annotations

from typing import Final, Sequence

from ...core.ask import NO_ANSWER, Ask
from ...core.nature import Rng
from ...core.state import State
from ...games.jeton.choices import AGREE, DRAW, PASS_ON, PROPOSE, SHOUT, is_lay
from ...games.jeton.state.state import Jeton
from ..search.determinizations import Determinizations
from ..search.search_bot import SearchBot, SearchResult, mean_outcome, unsearched_result
from ..search.tree import sampled_order, tree_search
from .hand_distributions import HandDistributions
from .knowledge import JetonKnowledge, rounds_of
from .odds import chance
from .opponent_model import simple_opponents, thinking_opponents
from .outcomes import outcome

ITERATIONS: Final = 300
LONGER: Final = 1500
EXPLORE: Final = 0.5
FUTURES: Final = 300  # sampled outcomes behind the reasons of a hint
HOPELESS: Final = 0.08  # odds below which a shout is not searched


class JetonSearch(SearchBot):
    """Searches shouts, bids, raises that stop a leader, and sharings, against modelled opponents."""

    name = "search"

    def __init__(self, iterations: int = ITERATIONS, seconds: float = 0.0, horizon: int = 1) -> None:
        super().__init__(iterations, seconds)
        self.horizon = horizon
        self.rivals = simple_opponents()

    def think(self, worlds: Determinizations, ask: Ask, rng: Rng) -> SearchResult:
        base = worlds.base
        assert isinstance(base, Jeton)
        moves = active_options(ask)
        if len(moves) + (ask.about in ("draw", "bid")) < 2:
            return unsearched_result(moves[0] if moves else waiting_choice(base, ask))
        if ask.about == "draw" and chance(base, ask.seat) < HOPELESS and base.packs[ask.seat]:
            return unsearched_result(waiting_choice(base, ask))
        return self.weigh(worlds, base, ask, rng)

    def weigh(self, worlds: Determinizations, base: Jeton, ask: Ask, rng: Rng) -> SearchResult:
        """Search the options; a game in real time is searched as a game by turns."""
        rounds = rounds_of(base) + self.horizon
        knowledge = JetonKnowledge(ask.seat, rounds + (ask.about == "share"), rng, self.rivals)
        table = as_turn_based(base, ask.seat) if base.rules.live else base
        distributions = HandDistributions(table, ask.seat, self.rivals)
        tables: list[State] = [distributions.deal(rng) for _ in range(self.iterations)]
        weights = [1.0] * len(tables)
        result = tree_search(knowledge, tables, weights, table.open[0], rng, self.iterations, EXPLORE, self.seconds)
        return restore_waiting(result, waiting_choice(base, ask))

    def outcomes(self, ask: Ask, result: SearchResult, choice: int, rng: Rng) -> dict[str, float]:
        """Return the mean outcomes by turns, where waiting is a pass."""
        told: list[dict[str, float]] = []
        for place in sampled_order(result.weights, FUTURES, rng):
            world = result.worlds[place]
            asked = world.open[0]
            told.append(outcome(world, asked, choice if choice in asked.options else PASS_ON, rng, self.rivals))
        return mean_outcome(told)


class JetonExpert(JetonSearch):
    """Searches longer, against opponents who search too."""

    name = "expert"

    def __init__(self, iterations: int = LONGER, seconds: float = 0.0) -> None:
        super().__init__(iterations, seconds)
        self.rivals = thinking_opponents()


def active_options(ask: Ask) -> Sequence[int]:
    """Return the options worth searching: shouts and lays, not passes."""
    if isinstance(ask.options, tuple):
        return [choice for choice in ask.options if choice == SHOUT or is_lay(choice)]
    return ask.options  # 7.3 sharings are too many to list


def waiting_choice(j: Jeton, ask: Ask) -> int:
    """Return the choice that waits: a pass by turns; in real time a draw, a first agreement, or NO_ANSWER."""
    for choice in (PASS_ON, DRAW, PROPOSE, AGREE):
        if choice in ask.options and not (choice == AGREE and j.consents >> ask.seat & 1):
            return choice
    return NO_ANSWER


def restore_waiting(result: SearchResult, waits: int) -> SearchResult:
    """Translate a result by turns to the question that was asked: a pass becomes the waiting choice."""
    result.options = [waits if option == PASS_ON else option for option in result.options]
    if result.choice == PASS_ON:
        result.choice = waits
    return result


def as_turn_based(j: Jeton, seat: int) -> Jeton:
    """10.5, 10.6 Return the same table by turns: the seat is asked first, then the others clockwise."""
    other = j.copy()
    other.rules = j.rules.copy()
    other.rules.live = False
    other.asking = seat
    other.pivot = seat
    while other.next(other.pivot) != seat:
        other.pivot = other.next(other.pivot)
    other.reopen()
    return other
