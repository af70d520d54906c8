"""Where puzzles of Root come from: turns of games between bots that brought points, a few choices before the last of
them. Nothing is hidden there from the faction in turn, and where turns are long it has little left to act with."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from typing import Any

from ..core.ask import Ask
from ..core.game import find
from ..core.illegal import Illegal
from ..core.nature import Rng
from ..core.state import State
from ..games.root.state.state import Root
from .bot_games import CHOICES, played

FACTIONS = ("marquise", "eyrie", "alliance", "vagabond", "riverfolk", "cult")
EARLY = 8  # turns in which nobody can do much
TRIED = 3  # of the last choices of a turn, and of those before its last point
KEPT = {"vagabond": 2, "riverfolk": 1}  # cards of factions whose turns are long
ITEMS = (2, 4)  # face up in the satchel: from so many to fewer than so many
FUNDS = (2, 5)
WARRIORS = 1
PRICES = "price"  # root:11.6.2 is set for others, and brings nothing in this turn


def of_faction(hero: str) -> Callable[[int], Iterator[tuple[State, int]]]:
    """The faction is at the first seat, against one or two others."""

    def found(seed: int) -> Iterator[tuple[State, int]]:
        rng = Rng(seed, 2)
        others = [name for name in FACTIONS if name != hero]
        chosen = [hero, others[rng.below(len(others))], others[0]]
        options = {"factions": ",".join(dict.fromkeys(chosen)), "seating": "given"}
        for state in last_choices(options, seed):
            with suppress(Illegal):  # without its cards a question may not be asked
                yield find("root").load(narrowed(laid_open(state.dump()), hero, rng)), 0

    return found


def last_choices(options: Mapping[str, object], seed: int) -> Iterator[Root]:
    """States of the first seat's turns: the last ones of each, and the last ones from which the bot still scored."""
    turn: list[Root] = []
    for state, ask in played(find("root"), options, seed):
        assert isinstance(state, Root)
        if turn and state.turn != 0:
            scoring = [before for before in turn[:-TRIED] if before.score[0] < state.score[0]]
            yield from scoring[-TRIED:] + turn[-TRIED:]
            turn = []
        if is_choice(state, ask):
            turn.append(state.copy())


def is_choice(state: Root, ask: Ask) -> bool:
    mine = ask.seat == 0 and state.turn == 0 and state.turns > EARLY
    return mine and len(ask.options) >= CHOICES and not ask.about.startswith(PRICES)


def laid_open(position: dict[str, Any]) -> dict[str, Any]:
    """A position in which the others hold no card: theirs are discarded, and nobody knows of any hand."""
    for seat, letter in enumerate(position["seats"]):
        player = position["players"][letter]
        if seat:
            position["discard"] = position["discard"] + player["hand"] + player["stack"]
            player["hand"], player["stack"] = [], []
        player["void"], player["void_sizes"], player["pledged"] = [[], []], [0, 0], [0] * 6
    position["known"] = [[[] for _ in one] for one in position["known"]]
    return position


def narrowed(position: dict[str, Any], hero: str, rng: Rng) -> dict[str, Any]:
    """Few cards, and items or funds, for a faction that could act for long."""
    player = position["players"][position["seats"][0]]
    if hero in KEPT:
        position["discard"] = position["discard"] + player["hand"][KEPT[hero] :]
        player["hand"] = player["hand"][: KEPT[hero]]
    if hero == "vagabond":  # root:9.2.5 the other items lie face down
        moved(player["board"], "satchel", "exhausted", ITEMS, rng)
    if hero == "riverfolk":  # root:11.2.4 the other funds are committed
        moved(player["board"], "funds", "commitments", FUNDS, rng)
        dismissed(position, player)
    return position


def dismissed(position: dict[str, Any], player: dict[str, Any]) -> None:
    """Few warriors in each clearing; the others are in the supply."""
    for pieces in position["clearings"].values():
        own = pieces.get(position["seats"][0], {})
        extra = max(0, own.get("warrior", 0) - WARRIORS)
        if extra:
            own["warrior"] -= extra
            player["supply"] += extra


def moved(board: dict[str, Any], source: str, target: str, bounds: tuple[int, int], rng: Rng) -> None:
    """All but some pieces of a box go into another one."""
    pieces = [name for name, count in board[source].items() for _ in range(count)]
    order = list(range(len(pieces)))
    rng.shuffle(order)
    for place in order[bounds[0] + rng.below(bounds[1] - bounds[0]) :]:
        board[source][pieces[place]] -= 1
        board[target][pieces[place]] = board[target].get(pieces[place], 0) + 1
    board[source] = {name: count for name, count in board[source].items() if count}
