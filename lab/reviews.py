"""Count how often reviews blame a bot: games of a level against itself, with every seat reviewed.

    ./dev lab reviews renard duo --games 50 --minutes 30 --write lab/reports/reviews.md

Compiled, or it takes days. Games and reviews are kept in a folder of the code that made them, so the same command goes
on, and a page can be written at any time. Nothing is cut short by the clock here: a review comes to the same on every
machine.
"""

from __future__ import annotations

import argparse
import time
from hashlib import blake2b
from pathlib import Path
from statistics import median
from typing import NamedTuple

import msgspec

import clairiere.review
from clairiere import compiled
from clairiere.arena.estimates import estimate_share
from clairiere.arena.folder import write_atomically
from clairiere.arena.schedule import code_digest
from clairiere.bots import LEVELS, bot_id, decide, find_bot, strongest
from clairiere.bots.chance import chance_for
from clairiere.core.game import find
from clairiere.core.record import ENGINE, Record, read_record
from clairiere.core.table import Table
from clairiere.home import data_folder
from clairiere.review import BUDGETS, Report, Review
from clairiere.review.budget import SAFE
from clairiere.review.intervals import RISK
from clairiere.review.review import DOUBTFUL, LEAST
from clairiere.review.saved_reviews import SavedReviews, review_file

SEED = 9001  # of the first game; on these seeds nothing is tuned
SETUPS: dict[str, dict[str, object]] = {
    "renard": {"target": 16},
    "duo": {},
    "jeton": {},
    "root": {"factions": "marquise,eyrie", "seating": "given"},
}
SEATS = {"jeton": 3}
PAGE = """# Reviews: whom they blame

Written by `./dev lab reviews`; nothing here is typed by hand.
Engine {engine}, {built}; fingerprints of the code that plays and judges: {codes}.

## How a decision is judged

1. **Every decision gets a look** by the strongest bot, from a position in which all that the seat could not see was
   dealt anew. What seems to have cost {doubtful:.0%} of the chances or more is doubtful. This only selects.
2. **Doubtful decisions are weighed**: the choice that was made beside the best one, these two alone, in looks that
   share no chance with the first. So picking the dearest of many (the winner's curse) does not touch the second
   estimate. Looks are paired, and both choices get the same effort: a search that may choose hardly looks at what it
   likes less, and what it has hardly looked at seems worse than it is. In Renard and Duo ({looks} looks) each choice is
   searched alone, in the same worlds; in Jeton both meet the same hands; in Root the same worlds, dice and draws.
3. **The interval of a cost** is Student's, for the mean of these differences. All intervals of a game share one risk of
   {risk:.0%} (Bonferroni: each of m weighed decisions gets {risk:.0%} / m, half of it on either side). So chance alone
   leaves any of them without what the bot would say in the long run in at most one game of twenty, and blames in one of
   forty, however many decisions there are.
4. **A mistake** is a decision (in Root: a turn) whose lower bound is at least {least}.
   A search is not the truth, and looking more often does not mend that: so little the strongest bot, thinking for
   another time, may differ from itself by more than chance.
   The last tricks of Renard are worked out over every hand that fits: there the cost that was worked out must reach
   the same, and the lower bound of the weighing must be above nothing too.
   In Root a choice was worth at least what a later look in the same turn could still have of it, before anybody else
   answered or anything was drawn: a search that sees the way only later thought too little of what was played. So a
   turn costs what was lost in it, and no more.

## Whom it blames

Games of a level against itself, from seed {seed} on, every seat reviewed; nothing was tuned on these seeds.
Intervals are 95 %, Wilson's, clustered by game, since the seats of one game are alike. Seconds are those of the
processor for one whole review, on one core of the machine that wrote this, with no limit. Promised are the seconds of
the last column: a review that would take longer than {safe:.0%} of them is cut short by the clock, look by look.

| game | level | games | reviews | decided | weighed | blamed | share, 95 % | mistakes each | s, median | most | limit |
|---|---|---|---|---|---|---|---|---|---|---|---|
{rows}

The bot that judges is the highest level that is proved to be stronger than the one below. Its own games should be
blamed in at most one review of twenty; level 1 shows that mistakes are found at all.
A hundred reviews without blame would show a share below 4 %; fewer prove less, as the intervals say.

{blamed}
"""


NOBODY = "Of the games of the bots that judge nobody was blamed."
STRONGEST = "strongest"


class ReviewRow(NamedTuple):
    """The result of one review."""

    seed: int
    seat: int
    report: Report
    seconds: float


def level_of(game: str, name: str) -> int:
    """Return a level by its number, its id, or as the strongest, which judges."""
    return LEVELS.index(strongest(game) if name == STRONGEST else bot_id(game, name))


def play_game(game: str, bot: str, seed: int) -> Record:
    """Play a whole game of a bot against itself."""
    title, player = find(game), find_bot(game, bot)
    record = Record(title, SETUPS[game], [f"P{seat}" for seat in range(SEATS.get(game, title.fewest))])
    record.seed = seed
    table = Table(record)
    while table.state.open:
        ask = table.state.open[0]
        table.play(ask.seat, decide(player, title, table.state, ask.seat, chance_for(seed, len(record.answers))))
    return record


def record_of(folder: Path, game: str, level: int, seed: int) -> tuple[Path, Record]:
    path = folder / f"{game}-{level}-{seed}.record"
    if not path.exists():
        write_atomically(path, play_game(game, LEVELS[level], seed).text())
    return path, read_record(path.read_text("utf-8"))


def resume_review(path: Path, record: Record, seat: int, until: float) -> ReviewRow | None:
    """Continue a review; return None if the time ran out. Seconds are processor time."""
    kept = SavedReviews(review_file(path), record)
    review = Review(record, seat, kept.of(seat), msgspec.structs.replace(BUDGETS[record.game.id], seconds=0.0))
    while (task := review.next_task()) is not None:
        if time.monotonic() > until:
            return None
        begun = time.process_time()
        result = task.run()
        review.put(task, msgspec.structs.replace(result, seconds=round(time.process_time() - begun, 3)))
        kept.keep(review)
    return ReviewRow(record.seed or 0, seat, review.report(), review.spent())


def rows_of(folder: Path, game: str, level: int, games: int, until: float) -> list[ReviewRow]:
    """Continue the reviews until the time is over; return those that are done."""
    folder = folder / judging_code(game)
    folder.mkdir(parents=True, exist_ok=True)
    rows: list[ReviewRow] = []
    for seed in range(SEED, SEED + games):
        if time.monotonic() > until and not (folder / f"{game}-{level}-{seed}.record").exists():
            break
        path, record = record_of(folder, game, level, seed)
        done = [resume_review(path, record, seat, until) for seat in range(len(record.names))]
        rows += [row for row in done if row is not None]
        print(game, level, seed, [(len(row.report.mistakes), round(row.seconds, 1)) for row in done if row], flush=True)
    return rows


def table_row(game: str, level: int, rows: list[ReviewRow]) -> str:
    deals: dict[int, list[bool]] = {}
    for row in rows:
        deals.setdefault(row.seed, []).append(bool(row.report.mistakes))
    share = estimate_share([(sum(blamed), len(blamed)) for blamed in deals.values()])
    cells = [
        game, f"{level} ({LEVELS[level]})", len(deals), len(rows), sum([row.report.decisions for row in rows]),
        sum([row.report.weighed for row in rows]), int(share.wins),
        f"{share.share:.1%} [{share.low:.1%} – {share.high:.1%}]",
        f"{sum([len(row.report.mistakes) for row in rows]) / len(rows):.2f}",
        f"{median([row.seconds for row in rows]):.1f}", f"{max([row.seconds for row in rows]):.1f}",
        f"{BUDGETS[game].seconds:.0f}",
    ]  # fmt: skip
    return "| " + " | ".join(map(str, cells)) + " |"


def blamed_lines(game: str, rows: list[ReviewRow]) -> list[str]:
    """Return a line for each mistake."""
    return [
        f"- {game}, seed {row.seed}, seat {row.seat}, answer {one.at}: {one.cost.mean:.3f} "
        f"[{one.cost.low:.3f} – {one.cost.high:.3f}]{' worked out' if one.exact else ''}"
        for row in rows
        for one in row.report.mistakes
    ]


def format_page(told: dict[tuple[str, int], list[ReviewRow]]) -> str:
    judging = [(game, rows) for (game, level), rows in told.items() if level == level_of(game, STRONGEST)]
    found = [text for game, rows in judging for text in blamed_lines(game, rows)]
    blamed = "\n".join(["Blamed in games of the bots that judge:", "", *found]) if found else NOBODY
    codes = ", ".join([f"{game} `{judging_code(game)}`" for game in sorted({game for game, _ in told})])
    return PAGE.format(
        engine=ENGINE, built="compiled" if compiled() else "interpreted", codes=codes, doubtful=DOUBTFUL,
        looks=BUDGETS["renard"].looks, risk=RISK, seed=SEED, safe=SAFE, blamed=blamed,
        least=", ".join([f"{least:.0%} ({game})" for game, least in LEAST.items()]),
        rows="\n".join([table_row(game, level, rows) for (game, level), rows in told.items() if rows]),
    )  # fmt: skip


def judging_code(game: str) -> str:
    """Return the fingerprint of the rules, the bots and the review, without its words."""
    digest = blake2b(code_digest(game).encode(), digest_size=8)
    for path in sorted(Path(clairiere.review.__file__).parent.rglob("*.py")):
        digest.update(path.read_bytes() if path.name != "words.py" else b"")
    return digest.hexdigest()


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", nargs="*", default=list(SETUPS))
    parser.add_argument("--levels", default=STRONGEST, help="strongest,1: the bot that judges, then the greedy one")
    parser.add_argument("--games", type=int, default=50)
    parser.add_argument("--minutes", type=float, default=10.0, help="for each game and level; 0: only what is done")
    parser.add_argument("--folder", type=Path, default=data_folder() / "reviews")
    parser.add_argument("--write", type=Path)


def run(given: argparse.Namespace, language: str) -> int:
    told = {
        (game, level): rows_of(given.folder, game, level, given.games, time.monotonic() + 60 * given.minutes)
        for game in given.game
        for level in [level_of(game, name) for name in given.levels.split(",")]
    }
    if given.write:
        write_atomically(given.write, format_page(told))
    return 0
