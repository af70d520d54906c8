"""What players of different kinds win against each other: the table that a new one is compared with.

A match is measured deal by deal, each deal from both seats. What was played is kept beside the page, so the same
command goes on; when the code that plays has changed, a match begins anew.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from zlib import crc32

import msgspec

from clairiere.arena.estimates import Estimate, estimate
from clairiere.arena.folder import write_whole
from clairiere.arena.match import answers
from clairiere.arena.schedule import code_digest
from clairiere.bots import LEVELS, AnyBot, find_bot
from clairiere.core.ask import NATURE
from clairiere.core.game import find
from clairiere.core.nature import Seeded
from clairiere.research.learning.player import WEIGHTS, RenardLearned
from lab.baselines.ismcts import SpielSearch

SEED = 826021  # of the deals; nothing is tuned on them
TRIED = 8  # simulations by which the time of one is measured
LEARNED, ISMCTS = "learned", "is-mcts"
DUO = {"level": 3}


@dataclass(frozen=True)
class Match:
    """Who plays whom at which game, and how many deals make it whole."""

    game: str
    first: str
    second: str
    deals: int
    options: Mapping[str, object] = field(default_factory=dict)

    @property
    def key(self) -> str:
        return f"{self.game} {self.first} {self.second}"


class Played(msgspec.Struct):
    """What a match came to so far: of each deal the wins of the first and the games, points, and the time spent."""

    code: str
    deals: list[tuple[int, int]] = []
    points: float = 0.0  # that the first was ahead; those of a team, where there is one
    seconds: list[float] = msgspec.field(default_factory=lambda: [0.0, 0.0])  # by the first, by the second
    decisions: list[int] = msgspec.field(default_factory=lambda: [0, 0])

    @property
    def games(self) -> int:
        return sum(games for _, games in self.deals)

    @property
    def share(self) -> Estimate:
        return estimate(self.deals)


class Kept(msgspec.Struct):
    """All matches, and how many simulations of IS-MCTS take as long as a decision of level 2."""

    simulations: int = 0
    matches: dict[str, Played] = {}


MATCHES = (
    Match("renard", "random", "greedy", 250),
    Match("renard", LEARNED, "random", 250),
    Match("renard", LEARNED, "greedy", 500),
    Match("renard", LEARNED, "search", 50),
    Match("renard", "search", "greedy", 50),
    Match("renard", ISMCTS, "greedy", 50),
    Match("renard", ISMCTS, "search", 50),
    Match("renard", "expert", "greedy", 10),
    Match("renard", "expert", "search", 10),
    *[
        Match("duo", LEVELS[low], LEVELS[high], 10 if high == 3 else 50, DUO)
        for high in range(len(LEVELS))
        for low in range(high + 1)
    ],
)


def measure(path: Path, seconds: float, told: Callable[[str], object], matches: Sequence[Match] = MATCHES) -> Kept:
    """Go on with all matches for so long: always a deal of the one that has taken least time so far."""
    kept, ends = read(path), time.monotonic() + seconds
    kept.simulations = kept.simulations or equal_simulations()
    begun = [(match, kept.matches.setdefault(match.key, Played(""))) for match in matches]
    for match, played in begun:
        restart(match, played)
    while time.monotonic() < ends:
        unfinished = [(match, played) for match, played in begun if len(played.deals) < match.deals]
        if not unfinished:
            break
        match, played = min(unfinished, key=lambda one: sum(one[1].seconds))
        told(match.key)
        play_deal(match, played, kept.simulations)
        write_whole(path, msgspec.json.format(msgspec.json.encode(kept), indent=1).decode() + "\n")
    return kept


def read(path: Path) -> Kept:
    return msgspec.json.decode(path.read_bytes(), type=Kept) if path.is_file() else Kept()


def restart(match: Match, played: Played) -> None:
    """Games by other code, or of another network, are no games of this match."""
    code = code_digest(match.game)
    if LEARNED in (match.first, match.second):
        code += f"+{crc32(WEIGHTS.read_bytes()):08x}"
    if played.code != code:
        played.code, played.deals, played.points = code, [], 0.0
        played.seconds, played.decisions = [0.0, 0.0], [0, 0]


@cache
def player(game: str, name: str, simulations: int) -> AnyBot:
    if name == LEARNED:
        return RenardLearned()
    return SpielSearch(game, simulations) if name == ISMCTS else find_bot(game, name)


def play_deal(match: Match, played: Played, simulations: int) -> None:
    """A deal from both seats; once if both are the same."""
    bots = [player(match.game, name, simulations) for name in (match.first, match.second)]
    game, deal, won = find(match.game), len(played.deals), 0
    turns = (0,) if match.first == match.second else (0, 1)
    for turn in turns:
        state = game.new(match.options, 2)
        seated = [bots[turn], bots[1 - turn]]
        for seat, _, thought in answers(game, state, seated, Seeded(SEED << 32 | deal), SEED, 2 * deal + turn):
            if seat != NATURE:
                played.seconds[seat ^ turn] += thought
                played.decisions[seat ^ turn] += 1
        points, team = state.points(), game.is_team_game(game.agree(match.options))
        won += turn in state.winners() and (team or len(state.winners()) == 1)
        played.points += points[turn] - (0 if team else points[1 - turn])
    played.deals.append((won, len(turns)))


def equal_simulations() -> int:
    """How many simulations of IS-MCTS take as long as a decision of level 2, by one deal against level 1 of each."""
    each = []
    for name in ("search", ISMCTS):
        played = Played("")
        play_deal(Match("renard", name, "greedy", 1), played, TRIED)
        each.append(played.seconds[0] / played.decisions[0])
    return max(1, round(TRIED * each[0] / each[1]))
