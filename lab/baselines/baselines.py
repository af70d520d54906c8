"""Matches between players of different kinds: the table that a new player is compared with.

A match is played deal by deal, each deal from both seats. The scores are saved beside the page, so the same command
resumes; a match starts again if the code that plays has changed.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from zlib import crc32

import msgspec

from clairiere.arena.estimates import Estimate, estimate_share
from clairiere.arena.folder import write_atomically
from clairiere.arena.match import play_answers
from clairiere.arena.schedule import code_digest
from clairiere.bots import LEVELS, AnyBot, find_bot
from clairiere.core.ask import NATURE
from clairiere.core.game import find
from clairiere.core.nature import Seeded
from clairiere.research.learning.player import WEIGHTS, RenardLearned
from lab.baselines.ismcts import SpielSearch

SEED = 826021  # of the deals; nothing is tuned on them
TRIAL_SIMULATIONS = 8  # simulations by which the time of one is measured
LEARNED, ISMCTS = "learned", "is-mcts"
DUO = {"level": 3}


@dataclass(frozen=True)
class Pairing:
    """Two players, their game, and the number of deals of a whole match."""

    game: str
    first: str
    second: str
    deals: int
    options: Mapping[str, object] = field(default_factory=dict)

    @property
    def key(self) -> str:
        return f"{self.game} {self.first} {self.second}"


class PairingScore(msgspec.Struct):
    """The score of a match: wins and games of each deal for the first player, points, and time spent."""

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
        return estimate_share(self.deals)


class BaselineScores(msgspec.Struct):
    """All scores, and the number of IS-MCTS simulations that take as long as a decision of level 2."""

    simulations: int = 0
    matches: dict[str, PairingScore] = {}


MATCHES = (
    Pairing("renard", "random", "greedy", 250),
    Pairing("renard", LEARNED, "random", 250),
    Pairing("renard", LEARNED, "greedy", 500),
    Pairing("renard", LEARNED, "search", 50),
    Pairing("renard", "search", "greedy", 50),
    Pairing("renard", ISMCTS, "greedy", 50),
    Pairing("renard", ISMCTS, "search", 50),
    Pairing("renard", "expert", "greedy", 10),
    Pairing("renard", "expert", "search", 10),
    *[
        Pairing("duo", LEVELS[low], LEVELS[high], 10 if high == 3 else 50, DUO)
        for high in range(len(LEVELS))
        for low in range(high + 1)
    ],
)


def play_pairings(
    path: Path, seconds: float, told: Callable[[str], object], matches: Sequence[Pairing] = MATCHES
) -> BaselineScores:
    """Continue all matches for `seconds`: always a deal of the match that has taken the least time so far."""
    kept, ends = read_scores(path), time.monotonic() + seconds
    kept.simulations = kept.simulations or equal_simulations()
    begun = [(match, kept.matches.setdefault(match.key, PairingScore(""))) for match in matches]
    for match, played in begun:
        reset_if_code_changed(match, played)
    while time.monotonic() < ends:
        unfinished = [(match, played) for match, played in begun if len(played.deals) < match.deals]
        if not unfinished:
            break
        match, played = min(unfinished, key=lambda one: sum(one[1].seconds))
        told(match.key)
        play_deal(match, played, kept.simulations)
        write_atomically(path, msgspec.json.format(msgspec.json.encode(kept), indent=1).decode() + "\n")
    return kept


def read_scores(path: Path) -> BaselineScores:
    return msgspec.json.decode(path.read_bytes(), type=BaselineScores) if path.is_file() else BaselineScores()


def reset_if_code_changed(match: Pairing, played: PairingScore) -> None:
    """Clear the score if its games were played by other code or by another network."""
    code = code_digest(match.game)
    if LEARNED in (match.first, match.second):
        code += f"+{crc32(WEIGHTS.read_bytes()):08x}"
    if played.code != code:
        played.code, played.deals, played.points = code, [], 0.0
        played.seconds, played.decisions = [0.0, 0.0], [0, 0]


@cache
def make_player(game: str, name: str, simulations: int) -> AnyBot:
    if name == LEARNED:
        return RenardLearned()
    return SpielSearch(game, simulations) if name == ISMCTS else find_bot(game, name)


def play_deal(match: Pairing, played: PairingScore, simulations: int) -> None:
    """Play a deal from both seats, or once if both players are the same."""
    bots = [make_player(match.game, name, simulations) for name in (match.first, match.second)]
    game, deal, won = find(match.game), len(played.deals), 0
    turns = (0,) if match.first == match.second else (0, 1)
    for turn in turns:
        state = game.new(match.options, 2)
        seated = [bots[turn], bots[1 - turn]]
        for seat, _, thought in play_answers(game, state, seated, Seeded(SEED << 32 | deal), SEED, 2 * deal + turn):
            if seat != NATURE:
                played.seconds[seat ^ turn] += thought
                played.decisions[seat ^ turn] += 1
        points, team = state.points(), game.is_team_game(game.agree(match.options))
        won += turn in state.winners() and (team or len(state.winners()) == 1)
        played.points += points[turn] - (0 if team else points[1 - turn])
    played.deals.append((won, len(turns)))


def equal_simulations() -> int:
    """Return how many IS-MCTS simulations take as long as a decision of level 2, by one deal of each."""
    each = []
    for name in ("search", ISMCTS):
        played = PairingScore("")
        play_deal(Pairing("renard", name, "greedy", 1), played, TRIAL_SIMULATIONS)
        each.append(played.seconds[0] / played.decisions[0])
    return max(1, round(TRIAL_SIMULATIONS * each[0] / each[1]))
