"""Measure exactly how far ways to play Renard's last tricks can be exploited, on the small Renards of docs/research.md.

    ./dev lab endgames clairiere_small_renard --iterations 4000

`open cards` takes what is best on average if both saw all cards from there on: it acts in each world as if it knew
which one it is in (strategy fusion). `tree` is what levels 2 and 3 do: one choice for all worlds that look the same,
for both seats, above ends that are played on by policy, or solved. `policy` is the table alone, `equilibrium` CFR+.
Told are the exploitability (what a best response wins more than the value of the game, on average of both seats, where
a game is won by 1 and lost by -1), and what each believes of its first lead beside what it gets: fusion believes more.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator

import pyspiel
from open_spiel.python import policy
from open_spiel.python.algorithms import cfr, expected_game_score, exploitability

from clairiere.bots.renard.endgame_solver import EndgameSolver
from clairiere.bots.renard.knowledge import RenardKnowledge
from clairiere.bots.renard.policy_table import SHARP_POLICY
from clairiere.bots.renard.win_chances import win_chances_for
from clairiere.bots.search.tree import tree_search
from clairiere.core.nature import Rng
from clairiere.core.state import State
from clairiere.games.renard.state import Renard
from clairiere.research import mini_renard

EXPLORE = 0.7
Way = Callable[[list[Renard]], tuple[int, float]]  # from all worlds that look the same: a choice, and what it promises


def decisions(state: mini_renard.MiniState) -> Iterator[mini_renard.MiniState]:
    """Yield every decision point of every deal."""
    if state.is_terminal():
        return
    if state.current_player() >= 0:
        yield state
    for action in state.legal_actions():
        yield from decisions(state.child(action))


def alike(game: mini_renard.MiniGame) -> dict[str, list[mini_renard.MiniState]]:
    """Group the decision points by information state."""
    found: dict[str, list[mini_renard.MiniState]] = {}
    for state in decisions(game.new_initial_state()):
        found.setdefault(state.information_state_string(), []).append(state)
    return found


def solved(r: Renard, solver: EndgameSolver) -> float:
    """Return the winning chance of seat 0 if all cards are open from here on and the pending choice is the best."""
    if not r.open or r.round != 3:
        return win_chances_for(r.rules.target).after(r.scores[0], r.scores[1], r.last[0], r.last[1])
    ask = r.open[0]
    if ask.about in ("lead", "follow"):
        won = (r.tricks[0], r.treasures[0], r.treasures[1])
        return solver.solve((r.hand0, r.hand1), r.decree, [], r.leader, r.lead, won)
    ends = [solved(after(r, choice), solver) for choice in ask.options]
    return max(ends) if ask.seat == 0 else min(ends)


def after(r: Renard, choice: int) -> Renard:
    other = r.copy()
    other.take(other.open[0].seat, choice)
    return other


def with_open_cards(worlds: list[Renard]) -> tuple[int, float]:
    ask, values = worlds[0].open[0], {}
    for choice in ask.options:
        ends = []
        for world in worlds:
            solver = EndgameSolver(win_chances_for(world.rules.target).ends(world))
            ends.append(solved(after(world, choice), solver))
        mean = sum(ends) / len(ends)
        values[choice] = mean if ask.seat == 0 else 1 - mean
    best = max(values, key=lambda choice: values[choice])
    return best, values[best]


def with_tree(iterations: int, exact: int) -> Way:
    def way(worlds: list[Renard]) -> tuple[int, float]:
        rng, base, ask = Rng(7), worlds[0], worlds[0].open[0]
        knowledge = RenardKnowledge(win_chances_for(base.rules.target), base, rng, exact, SHARP_POLICY)
        states: list[State] = [world.copy() for world in worlds]
        told = tree_search(knowledge, states, [1.0] * len(states), ask, rng, iterations, EXPLORE)
        return told.choice, told.values[told.options.index(told.choice)]

    return way


def by_policy(worlds: list[Renard]) -> tuple[int, float]:
    rng, base = Rng(7), worlds[0]
    knowledge = RenardKnowledge(win_chances_for(base.rules.target), base, rng)
    return knowledge.policy(base.copy(), base.open[0], rng), 0.0


def table_of(
    game: mini_renard.MiniGame, points: dict[str, list[mini_renard.MiniState]], way: Way
) -> tuple[object, float]:
    """Return a tabular policy, and what the player believes its first leads are worth, from -1 to 1."""
    chosen: dict[str, int] = {}
    believed = []
    for known, states in points.items():
        choice, value = way([state.state for state in states if isinstance(state.state, Renard)])
        offered = list(game.offered(states[0].ask))
        chosen[known] = choice if game.flat else offered.index(choice)
        if not states[0].answers:
            believed += [2 * value - 1] * len(states)
    table = policy.tabular_policy_from_callable(game, lambda state: {chosen[state.information_state_string()]: 1.0})
    return table, sum(believed) / len(believed)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", nargs="?", default="clairiere_small_renard")
    parser.add_argument("--iterations", type=int, default=4000)
    parser.add_argument("--cfr", type=int, default=200)


def run(given: argparse.Namespace, language: str) -> int:
    game = pyspiel.load_game(given.game)
    points = alike(game)
    decided, deals = sum(map(len, points.values())), len(game.end.deals())
    print(f"{len(points)} information states, {decided} decisions in {deals} deals", flush=True)
    ways: dict[str, Way] = {"policy": by_policy, "open cards": with_open_cards}
    ways |= {f"tree, exact {exact}": with_tree(given.iterations, exact) for exact in (0, 2, 3)}
    for name, way in ways.items():
        table, believed = table_of(game, points, way)
        far = exploitability.exploitability(game, table)
        value = expected_game_score.policy_value(game.new_initial_state(), [table, table])[0]
        print(f"{name}: exploitability {far:.4f}, believes {believed:+.4f}, against itself {value:+.4f}", flush=True)
    solver = cfr.CFRPlusSolver(game)
    for _ in range(given.cfr):
        solver.evaluate_and_update_policy()
    table = solver.average_policy()
    far = exploitability.exploitability(game, table)
    value = expected_game_score.policy_value(game.new_initial_state(), [table, table])[0]
    print(f"equilibrium ({given.cfr} iterations): exploitability {far:.4f}, value {value:+.4f}")
    return 0
