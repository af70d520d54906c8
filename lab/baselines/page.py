"""Format the page of baselines."""

from __future__ import annotations

from collections.abc import Sequence

from clairiere import compiled
from clairiere.arena.sections import interval, percent
from clairiere.bots import LEVELS
from clairiere.core.record import ENGINE
from lab.baselines.baselines import DUO, ISMCTS, LEARNED, SEED, BaselineScores, Pairing, PairingScore

PAGE = """# Baselines: what a new player is compared with

Written by `./dev lab baselines`; nothing here is typed by hand. Engine {engine}, {built}.
Every deal of seed {seed} is played from both seats; nothing was tuned on it. Shares are of games won (a draw is none),
with 95 % intervals, Wilson's, clustered by deal. Times are processor time on one core. The same command goes on with
what is played; a match begins anew when the code that plays it changes: `{codes}`.

## The Fox in the Forest (Renard)

`learned` is the network of [research.md](../../docs/research.md), without any search; `is-mcts` is OpenSpiel's own,
as it comes, with random playouts and {simulations} simulations a decision: as many as take the time
of level 2 (`search`).

| player | against | games | won | points ahead, a game | ms a decision | ms, the other |
|---|---|---|---|---|---|---|
{renard}

## Duet: cross-play

Two partners, difficulty {level}. Every pair of levels: games won together, the 95 % interval, and the mean score.

{duo}
"""


def format_page(kept: BaselineScores, matches: Sequence[Pairing]) -> str:
    shown = [match for match in matches if kept.matches[match.key].games]
    codes = sorted({f"{match.game} {kept.matches[match.key].code}" for match in shown})
    return PAGE.format(
        engine=ENGINE,
        built="compiled" if compiled() else "interpreted",
        seed=SEED,
        codes="`, `".join(codes),
        simulations=kept.simulations,
        renard="\n".join(renard_row(match, kept.matches[match.key]) for match in shown if match.game == "renard"),
        level=DUO["level"],
        duo=cross_play(kept),
    )


def renard_row(match: Pairing, played: PairingScore) -> str:
    share = played.share
    times = [1000 * spent / count for spent, count in zip(played.seconds, played.decisions, strict=True)]
    cells = [
        player_name(match.first),
        player_name(match.second),
        str(share.games),
        f"{percent(share.share, 'en')} {interval(share, 'en')}",
    ]
    return f"| {' | '.join(cells)} | {played.points / share.games:+.1f} | {times[0]:.2f} | {times[1]:.2f} |"


def player_name(player: str) -> str:
    return player if player in (LEARNED, ISMCTS) else f"{player} ({LEVELS.index(player)})"


def cross_play(kept: BaselineScores) -> str:
    """Return the table of all pairs of levels; the order of a pair makes no difference."""
    rows = ["| | " + " | ".join(player_name(level) for level in LEVELS) + " |", "|---" * (len(LEVELS) + 1) + "|"]
    for high, first in enumerate(LEVELS):
        cells = [duo_cell(kept.matches.get(f"duo {second} {first}")) for second in LEVELS[: high + 1]]
        rows.append(f"| {player_name(first)} | " + " | ".join([*cells, *["–"] * (len(LEVELS) - high - 1)]) + " |")
    return "\n".join(rows)


def duo_cell(played: PairingScore | None) -> str:
    if played is None or not played.games:
        return "–"
    share = played.share
    return f"{share.wins:.0f} of {share.games} {interval(share, 'en')}, {played.points / share.games:.1f} points"
