"""Games of Root to learn from: the features of every seat at the start of each turn, and the winner."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from clairiere.bots import decide
from clairiere.bots.root.evaluation.features import COMMON_FEATURES, FACTION_FEATURES
from clairiere.bots.root.evaluation.value_model import ValueModel, network_features
from clairiere.bots.root.search.expert import RootExpert
from clairiere.bots.root.search.greedy_playout import GreedyPlayer
from clairiere.bots.root.search.option_search import RootSearch
from clairiere.core.ask import NATURE, Ask
from clairiere.core.game import find
from clairiere.core.nature import Rng
from clairiere.games.root.state.state import Root

FACTIONS = tuple([name for name in FACTION_FEATURES if name != "mechanical"])
BASE = FACTIONS[:4]
SEATS = ((2, 3, 4, 5, 6), (1, 2, 12, 2, 1))  # how many play, how often; where it is not the four of the base game
BASE_FOUR = 4  # one game in so many is theirs
TWO_VAGABONDS = 10  # of the others, one in so many may have two Vagabonds
EXPERTS = 4  # of searchers one in so many is of level 3, the others are of level 2: so it is at tables
MOST = 6
STRAY = (0, 2, 4, 8)  # percent of choices that are left to chance: positions that the bots do not seek
WIDTH = {name: len(COMMON_FEATURES) + len(FACTION_FEATURES[name]) + 1 for name in FACTIONS}
WIDEST = max(WIDTH.values())
LONGEST = 6000  # answers


class Positions(NamedTuple):
    """A batch of positions; empty seats are padded with zeros."""

    features: NDArray[np.float32]  # by position, seat, feature
    factions: NDArray[np.int8]  # by position, seat; -1 where there is none
    shares: NDArray[np.float32]  # of the win, by position, seat
    games: NDArray[np.int64]  # the number of the game


def options_of(rnd: random.Random) -> tuple[int, dict[str, str]]:
    """Return the number of players and the options of a game; one game in four has the four base factions."""
    names = list(BASE)
    rnd.shuffle(names)
    if rnd.randrange(BASE_FOUR):
        known = FACTIONS if rnd.randrange(TWO_VAGABONDS) else [*FACTIONS, "vagabond"]
        names = rnd.sample(known, rnd.choices(*SEATS)[0])
    return len(names), {"factions": ",".join(names), "seating": "given", "board": rnd.choice(("autumn", "winter"))}


@cache
def load_judge(path: Path) -> ValueModel:
    return ValueModel(path.read_text("utf-8"))


def searchers(looks: int, judge: Path, seats: int, rnd: random.Random) -> list[RootSearch]:
    """Return search bots of this many iterations: level 3 with a round's judge, or level 2."""
    found: list[RootSearch] = [RootSearch(looks) if rnd.randrange(EXPERTS) else RootExpert(looks) for _ in range(seats)]
    for bot in found:
        if isinstance(bot, RootExpert):
            bot.value_model = load_judge(judge)
    return found


class Player:
    """The bots of all seats; without search bots, all play greedily."""

    def __init__(self, bots: list[RootSearch], chance: Rng) -> None:
        self.greedy, self.bots, self.chance = GreedyPlayer(), bots, chance

    def choice(self, state: Root, ask: Ask) -> int:
        if not self.bots:
            return self.greedy.choice(state, ask)
        return decide(self.bots[ask.seat], find("root"), state, ask.seat, self.chance)


def turns(state: Root, player: Player, chance: Rng, stray: int) -> Iterator[int]:
    """Play to the end with some random choices; yield the number of each turn as it begins."""
    begun = 0
    for _ in range(LONGEST):
        if not state.open:
            break
        ask = state.open[0]
        if state.turns != begun and ask.seat != NATURE:
            begun = state.turns
            yield begun
        by_lot = ask.seat == NATURE or chance.below(100) < stray
        if by_lot:
            player.greedy.interrupt()
        state.accept(ask, chance.pick(ask.options) if by_lot else player.choice(state, ask))


def play(looks: int, judge: Path | None, number: int) -> Positions:
    """Play a game; return its positions, or none if nobody won."""
    rnd, chance = random.Random(number), Rng(number, 3)
    seats, options = options_of(rnd)
    state = find("root").new(options, seats)
    assert isinstance(state, Root)
    player = Player(searchers(looks, judge, seats, rnd) if judge else [], chance)
    begun = turns(state, player, chance, rnd.choice(STRAY))
    shown = [[network_features(state, seat) for seat in range(seats)] for _ in begun]
    won = state.winners() if state.over else []
    return stack_positions(state, shown if won else [], won, number)


def stack_positions(state: Root, shown: list[list[list[float]]], won: list[int], number: int) -> Positions:
    count, seats = len(shown), state.seats
    features = np.zeros((count, MOST, WIDEST), np.float32)
    factions, shares = np.full((count, MOST), -1, np.int8), np.zeros((count, MOST), np.float32)
    for seat in range(seats):
        name = state.factions[seat].sheet.name
        factions[:, seat] = FACTIONS.index(name)
        shares[:, seat] = (seat in won) / max(1, len(won))
        for position in range(count):
            features[position, seat, : WIDTH[name]] = shown[position][seat]
    return Positions(features, factions, shares, np.full(count, number, np.int64))


def concatenate(parts: list[Positions]) -> Positions:
    return Positions(*[np.concatenate(lists) for lists in zip(*parts, strict=True)])
