"""The standing report: every level against the one below, on seeds that nothing is ever tuned on."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from math import isinf
from pathlib import Path

from .. import compiled
from ..bots import LEVELS, levels_of
from ..bots.strength import Strength, read, written
from ..core.game import GAMES, find
from ..core.record import ENGINE
from ..words import say
from .ceiling import NAME, ceiling_table
from .drawing import drawing_of
from .folder import write_whole
from .leagues import league_chapter
from .partners import is_mixed, partner_chapter
from .pictures import svg_of
from .plan import Plan, code_digest, planned
from .result import Result
from .sections import Section, closing_lines, counts_lines, interval, number, percent, sections_of, side_name

SEALED = {  # whoever tunes a bot uses other seeds; where a look at one has decided something, another takes its place
    "renard": 826_002,
    "duo": 826_001,
    "jeton": 826_001,
    "root": 826_002,
}
CHAPTER, ROW = "## ", "| "
Play = Callable[[Plan, int], Result]


@dataclass(frozen=True)
class Standing:
    """A table at which every level is measured: one seat of it against the level below on all others."""

    game: str
    seats: int
    games: tuple[int, int, int]  # for level 1 and, since they take their time, for 2 and 3
    options: Mapping[str, object]
    beside: int = 0  # of a team: games of the highest level beside level 1

    def plans(self) -> list[tuple[Plan, int]]:
        """A plan for each level but the lowest, and how many games of it; a team is of one level, and the lowest is
        measured too."""
        game, levels = find(self.game), sorted(levels_of(self.game))
        if game.as_team(game.agree(self.options)):
            named = {level: [str(level)] * self.seats for level in levels}
        else:
            named = {level: [str(level), *[str(level - 1)] * (self.seats - 1)] for level in levels[1:]}
        seed = SEALED[self.game]
        plans = [(planned(game, names, seed, self.options), level) for level, names in named.items()]
        counted = [(plan, self.games[max(level - 1, 0)]) for plan, level in plans]
        mixed = [str(levels[-1]), *["1"] * (self.seats - 1)]
        return [*counted, *([(planned(game, mixed, seed, self.options), self.beside)] if self.beside else [])]


TABLES = (
    Standing("renard", 2, (1000, 200, 92), {}),
    *[Standing("duo", 2, (200, 40, 40), {"level": level}, 40) for level in (1, 2, 3)],
    *[
        Standing("jeton", seats, (20 * seats, 20 * seats, games), {})
        for seats, games in ((3, 180), (4, 240), (5, 300), (6, 144))
    ],
    Standing("root", 2, (32, 16, 24), {}),
    Standing("root", 4, (64, 16, 64), {}),
    Standing("root", 4, (64, 16, 64), {"board": "winter"}),
    Standing("root", 4, (64, 16, 32), {"factions": "alliance,vagabond,cult,riverfolk"}),
    Standing("root", 4, (64, 16, 32), {"factions": "marquise,eyrie,cult,riverfolk"}),
    Standing("root", 2, (16, 16, 4), {"mode": "coop"}),
)


def write_report(
    path: Path,
    play: Play,
    language: str,
    games: int = 0,
    tables: Sequence[Standing] = TABLES,
    only: str = "",
    strengths: Path | None = None,
) -> None:
    """Play all of it, or so many games of each, and write the report with its pictures in a folder beside it.

    `only`: of one game; what the report says of the others stays. `strengths`: the file that tells the levels' worth.
    """
    kept, picked = Written(path, language), [table for table in tables if only in ("", table.game)]
    path.with_suffix("").mkdir(parents=True, exist_ok=True)
    results = [play(plan, games or usual) for table in picked for plan, usual in table.plans()]
    rows, chapters = [say(language, "arena-report-summary"), "|---|---|---|---|---|"], []
    for game in dict.fromkeys([table.game for table in tables]):
        own = [result for result in results if result.plan.game == game]
        rows += [summary(result, language) for result in own] if own else kept.rows_of(game)
        chapters += chapters_of(own, path, language) if own else kept.chapters_of(game)
    seeds = " · ".join([f"{game} {seed}" for game, seed in SEALED.items()])
    head = say(language, "arena-report-head", {"engine": ENGINE, "built": built(language), "seeds": seeds})
    ceiling = ceiling_table(path.with_suffix("") / NAME, language)
    parts = (head, codes(language, kept.codes, only), "\n".join(rows), ceiling, *chapters)
    write_whole(path, "\n\n".join([part for part in parts if part]) + "\n")
    if strengths is not None:
        write_strengths(strengths, results, only)


def chapters_of(results: Sequence[Result], path: Path, language: str) -> list[str]:
    """What is said of a game: a chapter for each match, of Root its factions, of teams their partners."""
    whole = [league_chapter(results, language), partner_chapter(results, language)]
    return [*[drawn_chapter(result, path, language) for result in results], *[text for text in whole if text]]


def drawn_chapter(result: Result, path: Path, language: str) -> str:
    """A chapter, and its picture in the folder beside the report."""
    pictures, name = path.with_suffix(""), f"{picture_name(result.plan)}.svg"
    write_whole(pictures / name, svg_of(drawing_of(result, language)))
    return chapter(result, f"{pictures.name}/{name}", language)


def write_strengths(path: Path, results: Sequence[Result], only: str) -> None:
    """What the levels are worth, for whoever chooses among them; of games that were not played what was known."""
    kept = [one for one in read(path.read_text("utf-8")) if one.game != only] if only and path.is_file() else []
    strengths = [*kept, *[strength_of(result) for result in results if not is_mixed(result)]]
    write_whole(path, written(sorted(strengths, key=lambda one: (one.game, one.level))))


def strength_of(result: Result) -> Strength:
    """What the first bot of a match reached."""
    plan, first = result.plan, next(iter(result.sides.values()))
    own, (points, off) = result.of(first), result.points(first)
    return Strength(
        game=plan.game,
        level=LEVELS.index(plan.bots[0]),
        seats=plan.seats,
        table=flags(plan).strip(),
        team=plan.team,
        games=len(result.outcomes),
        share=round(own.share, 4),
        low=round(own.low, 4),
        high=round(own.high, 4),
        points=round(points, 3),
        off=None if isinf(off) else round(off, 3),
        milliseconds=round(result.milliseconds(first), 3),
        code=code_digest(plan.game),
    )


def built(language: str) -> str:
    return say(language, "cli-compiled" if compiled() else "cli-interpreted")


def codes(language: str, kept: Mapping[str, str], only: str) -> str:
    """By which code the figures were made, game by game."""
    told = [f"{game} `{code_digest(game) if only in ('', game) else kept.get(game, '')}`" for game in GAMES]
    return say(language, "arena-report-code", {"codes": " · ".join(told)})


def picture_name(plan: Plan) -> str:
    given = [str(value) for name, value in plan.options.items() if value != usual(plan)[name]]
    return "-".join([plan.game, *given, *plan.named])


def flags(plan: Plan) -> str:
    return "".join([f" --{name} {value}" for name, value in plan.options.items() if value != usual(plan)[name]])


def usual(plan: Plan) -> dict[str, object]:
    return {option.name: option.default for option in plan.title.options}


def summary(result: Result, language: str) -> str:
    """One line a match: what the first bot reached."""
    plan, sides = result.plan, list(result.sides.items())
    name = say(language, f"{plan.game}-title") + flags(plan)
    first, *others = [side_name(result, side) for side, _ in sides]
    if is_mixed(result):
        first, others = " + ".join([first, *others]), []
    reached, time = result.of(sides[0][1]), number(result.milliseconds(sides[0][1]), 2, language)
    share = f"{percent(reached.share, language)} {interval(reached, language)}"
    return f"| {name} | {first} | {', '.join(others) or '–'} | {share} | {time} |"


def chapter(result: Result, picture: str, language: str) -> str:
    """One match: how to play it again, its figures, its picture."""
    plan = result.plan
    title = say(language, f"{plan.game}-title")
    options = flags(plan)
    command = f"clairiere arena {plan.game} --bots {','.join(plan.named)}{options}"
    command += f" --games {len(result.outcomes)} --seed {plan.seed}"
    tables = [table_of(section, language) for section in sections_of(result, language)]
    heading, shown = f"## {title}: {', '.join(plan.named)}{options}", f"![{title}]({picture})"
    said = [" ".join(counts_lines(result, language)), *tables, *closing_lines(result, language), shown]
    return "\n\n".join([heading, f"```\n{command}\n```", *said])


def table_of(section: Section, language: str) -> str:
    head = say(language, "arena-report-columns", {"title": section.title})
    rows = [head, "|---|---|---|---|"]
    for row in section.rows:
        name = " · ".join([part for part in (row.label, row.bot) if part])
        won = say(language, "arena-won", {"wins": row.estimate.wins, "games": row.estimate.games})
        share, bounds = percent(row.estimate.share, language), interval(row.estimate, language)
        rows.append(f"| {name} | {won} | {share} | {bounds} |")
    return "\n".join(rows)


# -- a report that was written before ---------------------------------------------------------------------------------


class Written:
    """The report in a file, or nothing, taken apart by games: what is not played again stays as it stands. Chapters and
    rows begin with the title of their game."""

    def __init__(self, path: Path, language: str) -> None:
        self.language = language
        text = path.read_text("utf-8") if path.is_file() else ""
        head, *chapters = text.rstrip("\n").split(f"\n\n{CHAPTER}")
        self.chapters = [CHAPTER + chapter for chapter in chapters]
        tables = [part.split("\n") for part in head.split("\n\n") if part.startswith(ROW)]
        self.rows = tables[0] if tables else []  # the ceiling has another one
        self.codes: dict[str, str] = dict(re.findall(r"(\w+) `([0-9a-f]{16})`", head))

    def title(self, game: str) -> str:
        return say(self.language, f"{game}-title")

    def chapters_of(self, game: str) -> list[str]:
        return [chapter for chapter in self.chapters if chapter.startswith(f"{CHAPTER}{self.title(game)}: ")]

    def rows_of(self, game: str) -> list[str]:
        starts = (f"{ROW}{self.title(game)} |", f"{ROW}{self.title(game)} --")
        return [row for row in self.rows if row.startswith(starts)]
