"""The common search stops when its choice is settled, and not before."""

import gc

import pytest

from clairiere.bots.search.knowledge import SearchKnowledge
from clairiere.bots.search.search_bot import SearchResult
from clairiere.bots.search.tree import FIRST_CHECK, MARGIN, OVERTAKEN, Forest, Node, is_clearly_worse, tree_search
from clairiere.core.ask import Ask
from clairiere.core.nature import Rng
from clairiere.core.state import State

MOST = 2 * FIRST_CHECK


class OneAnswer(State):
    """One seat, one answer, and that is all."""

    def __init__(self, options: int) -> None:
        self.seats = 1
        self.open = (Ask(0, "answer", tuple(range(options)), ""),)
        self.answer = -1

    def copy(self) -> State:
        return OneAnswer(len(self.open[0].options))

    def accept(self, ask: Ask, choice: int) -> None:
        self.answer, self.open = choice, ()


class Worth(SearchKnowledge):
    """An answer brings 1 as often as the list says, else 0."""

    def __init__(self, chances: list[float], rng: Rng) -> None:
        self.chances = chances
        self.rng = rng

    def rewards(self, state: State) -> list[float]:
        assert isinstance(state, OneAnswer) and not gc.isenabled()
        return [float(self.rng.below(1000) < 1000 * self.chances[state.answer])]


def searched(chances: list[float], sure: float) -> SearchResult:
    state, rng = OneAnswer(len(chances)), Rng(3)
    knowledge = Worth(chances, rng)
    return tree_search(knowledge, [state], [1.0], state.open[0], rng, MOST, sure=sure)


def test_a_choice_that_is_clear_is_not_searched_any_further() -> None:
    result = searched([0.2, 0.8, 0.3], 2.0)
    assert sum(result.visits) == FIRST_CHECK and result.choice == 1


def test_options_that_are_alike_are_searched_on() -> None:
    assert sum(searched([0.5, 0.5], 3.0).visits) > FIRST_CHECK


@pytest.mark.parametrize(("chances", "sure"), [([0.2, 0.8, 0.3], 0.0), ([0.7], 2.0)])
def test_all_iterations_go_to_one_option_alone_and_to_who_does_not_ask_for_less(chances, sure) -> None:
    assert sum(searched(chances, sure).visits) == MOST


def test_another_option_is_settled_when_it_cannot_be_better_by_more_than_a_little() -> None:
    best, other = Node(), Node()
    best.visits, best.total, other.visits = 1000, 600.0, 1000
    for share, sure, settled in ((0.5, 2.0, True), (0.6 - MARGIN, 1.5, True), (0.6 - MARGIN, 2.0, False)):
        other.total = share * other.visits
        assert is_clearly_worse(best, other, sure) == settled
    assert not is_clearly_worse(best, Node(), 2.0)  # never looked at


def test_what_cannot_be_looked_at_as_often_any_more_is_settled() -> None:
    forest = Forest(SearchKnowledge(), 1, 0.7)
    children: dict[int, Node] = {}
    for choice, visits in ((0, 500), (1, 400)):
        node = Node()
        node.visits, node.total = visits, 0.5 * visits
        children[choice] = node
    forest.roots[0].children = children
    for sure in (3.0, OVERTAKEN):
        assert forest.is_settled(0, (0, 1), 99, sure) and not forest.is_settled(0, (0, 1), 100, sure)


def test_who_stops_when_nothing_can_be_overtaken_chooses_as_if_it_had_searched_on() -> None:
    for chances in ([0.2, 0.8, 0.3], [0.5, 0.45], [0.6, 0.6, 0.1]):
        stopped, whole = searched(chances, OVERTAKEN), searched(chances, 0.0)
        assert stopped.choice == whole.choice
    assert sum(searched([0.1, 0.9], OVERTAKEN).visits) < MOST


def test_garbage_is_collected_again_after_a_search_however_it_ends() -> None:
    searched([0.5, 0.6], 0.0)
    assert gc.isenabled()
    state = OneAnswer(2)
    with pytest.raises(IndexError):
        tree_search(Worth([], Rng(1)), [state], [1.0], state.open[0], Rng(1), 4)
    assert gc.isenabled()
    gc.disable()
    try:
        searched([0.5, 0.6], 0.0)
        assert not gc.isenabled()
    finally:
        gc.enable()
