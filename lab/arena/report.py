"""The standing report: what the matches of `standing.py` came to, as a page with pictures, and as figures."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from math import isinf
from pathlib import Path

from clairiere import compiled
from clairiere.arena.chart import drawing_of
from clairiere.arena.chart_files import svg_of
from clairiere.arena.folder import write_whole
from clairiere.arena.result import Result
from clairiere.arena.schedule import Plan, code_digest
from clairiere.arena.sections import (
    Section,
    closing_lines,
    counts_lines,
    interval,
    number,
    percent,
    sections_of,
    side_name,
)
from clairiere.bots import LEVELS
from clairiere.bots.strength import Strength, read, written
from clairiere.core.game import GAMES
from clairiere.core.record import ENGINE
from lab.arena.ceilings import NAME, ceiling_table
from lab.arena.leagues import is_mixed, league_chapter, partner_chapter
from lab.arena.standing import SEALED, TABLES, Standing, Wanted
from lab.words import say

CHAPTER, ROW = "## ", "| "
CLOSING = ("arena-leagues", "arena-partners")  # chapters on all matches of a game
CODE = "`[0-9a-f]{16}`(?: \\([^)]+\\))?"
Play = Callable[[Plan, int], Result]


def write_report(
    path: Path,
    play: Play,
    language: str,
    games: int = 0,
    tables: Sequence[Standing] = TABLES,
    wanted: Wanted | None = None,
    strengths: Path | None = None,
) -> None:
    """Play what is wanted of it, or so many games of each match, and write the report with its pictures in a folder
    beside it; what it says of other matches stays. `strengths`: the file that tells the levels' worth."""
    kept, wanted, plans = Written(path, language), wanted or Wanted(), [pair for one in tables for pair in one.plans()]
    path.with_suffix("").mkdir(parents=True, exist_ok=True)
    found = {heading(plan, language): play(plan, games or usual) for plan, usual in plans if wanted.covers(plan)}
    rows, chapters = [say(language, "arena-report-summary"), "|---|---|---|---|---|"], []
    for game in dict.fromkeys([plan.game for plan, _ in plans]):
        own = [plan for plan, _ in plans if plan.game == game]
        rows += [row for plan in own for row in rows_of(plan, found, kept)]
        chapters += [chapter for plan in own for chapter in chapters_of(plan, found, kept, path)]
        chapters += closing_chapters(own, found, kept)
    seeds = " · ".join([f"{game} {seed}" for game, seed in SEALED.items()])
    head = say(language, "arena-report-head", {"engine": ENGINE, "built": built(language), "seeds": seeds})
    ceiling = ceiling_table(path.with_suffix("") / NAME, language)
    parts = (head, codes(language, kept.codes, wanted), "\n".join(rows), ceiling, *chapters)
    write_whole(path, "\n\n".join([part for part in parts if part]) + "\n")
    if strengths is not None:
        write_strengths(strengths, [plan for plan, _ in plans], list(found.values()))


def rows_of(plan: Plan, found: Mapping[str, Result], kept: Written) -> list[str]:
    """The line of a match, played now or before."""
    result = found.get(heading(plan, kept.language))
    return [summary(result, kept.language)] if result else kept.rows_of(plan)


def chapters_of(plan: Plan, found: Mapping[str, Result], kept: Written, path: Path) -> list[str]:
    result = found.get(heading(plan, kept.language))
    return [drawn_chapter(result, path, kept.language)] if result else kept.chapters_of(plan)


def closing_chapters(plans: Sequence[Plan], found: Mapping[str, Result], kept: Written) -> list[str]:
    """What is said of a game when all its matches were played: of Root its factions, of teams their partners."""
    language, headings = kept.language, [heading(plan, kept.language) for plan in plans]
    if not all(one in found for one in headings):
        return kept.closing_chapters(plans[0].game)
    own = [found[one] for one in headings]
    return [text for text in (league_chapter(own, language), partner_chapter(own, language)) if text]


def drawn_chapter(result: Result, path: Path, language: str) -> str:
    """A chapter, and its picture in the folder beside the report."""
    pictures, name = path.with_suffix(""), f"{picture_name(result.plan)}.svg"
    write_whole(pictures / name, svg_of(drawing_of(result, language)))
    return chapter(result, f"{pictures.name}/{name}", language)


def write_strengths(path: Path, plans: Sequence[Plan], results: Sequence[Result]) -> None:
    """What the levels are worth, for whoever chooses among them; of matches that were not played what was known."""
    played = [strength_of(result) for result in results if not is_mixed(result.plan)]
    standing = {match_of(plan) for plan in plans} - {one.match for one in played}
    kept = [one for one in read(path.read_text("utf-8")) if one.match in standing] if path.is_file() else []
    write_whole(path, written(sorted([*kept, *played], key=lambda one: one.match)))


def match_of(plan: Plan) -> tuple[str, int, int, str]:
    """By what a match is known among strengths."""
    return plan.game, LEVELS.index(plan.bots[0]), plan.seats, flags(plan).strip()


def strength_of(result: Result) -> Strength:
    """What the first bot of a match reached."""
    plan, first = result.plan, next(iter(result.sides.values()))
    own, (points, off) = result.of(first), result.points(first)
    return Strength(
        *match_of(plan),
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


def codes(language: str, kept: Mapping[str, str], wanted: Wanted) -> str:
    """By which code the figures were made, game by game; of some matches of one that were played alone, by which."""
    told = [f"{game} {code_of(game, kept.get(game, ''), wanted)}" for game in GAMES]
    return say(language, "arena-report-code", {"codes": " · ".join(told)})


def code_of(game: str, kept: str, wanted: Wanted) -> str:
    if wanted.game not in ("", game):
        return kept
    own, words = f"`{code_digest(game)}`", wanted.words()
    if not words:
        return own
    return ", ".join([f"{own} ({words})", *[code for code in re.findall(CODE, kept) if f"({words})" not in code]])


def picture_name(plan: Plan) -> str:
    given = [str(value) for name, value in plan.options.items() if value != usual(plan)[name]]
    return "-".join([plan.game, *given, *plan.named])


def flags(plan: Plan) -> str:
    return "".join([f" --{name} {value}" for name, value in plan.options.items() if value != usual(plan)[name]])


def usual(plan: Plan) -> dict[str, object]:
    """Return what is agreed on if nothing is said, in a game between bots."""
    return dict(plan.title.agree_simulation({}))


def row_start(plan: Plan, language: str) -> str:
    """How the line of a match begins: its table and its bots."""
    first, *others = [side_name(plan, side) for side in dict.fromkeys(plan.bots)]
    if is_mixed(plan):
        first, others = " + ".join([first, *others]), []
    name = say(language, f"{plan.game}-title") + flags(plan)
    return f"{ROW}{name} | {first} | {', '.join(others) or '–'} |"


def summary(result: Result, language: str) -> str:
    """One line a match: what the first bot reached."""
    first = next(iter(result.sides.values()))
    reached, time = result.of(first), number(result.milliseconds(first), 2, language)
    share = f"{percent(reached.share, language)} {interval(reached, language)}"
    return f"{row_start(result.plan, language)} {share} | {time} |"


def heading(plan: Plan, language: str) -> str:
    """How the chapter of a match begins, by which it is known."""
    return f"{CHAPTER}{say(language, f'{plan.game}-title')}: {', '.join(plan.named)}{flags(plan)}"


def chapter(result: Result, picture: str, language: str) -> str:
    """One match: how to play it again, its figures, its picture."""
    plan = result.plan
    title = say(language, f"{plan.game}-title")
    options = flags(plan)
    command = f"clairiere arena {plan.game} --bots {','.join(plan.named)}{options}"
    command += f" --games {len(result.outcomes)} --seed {plan.seed}"
    tables = [table_of(section, language) for section in sections_of(result, language)]
    said = [" ".join(counts_lines(result, language)), *tables, *closing_lines(result, language)]
    return "\n\n".join([heading(plan, language), f"```\n{command}\n```", *said, f"![{title}]({picture})"])


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
    """The report in a file, or nothing, taken apart by matches: what is not played again stays as it stands."""

    def __init__(self, path: Path, language: str) -> None:
        self.language = language
        text = path.read_text("utf-8") if path.is_file() else ""
        head, *chapters = text.rstrip("\n").split(f"\n\n{CHAPTER}")
        self.chapters = [CHAPTER + chapter for chapter in chapters]
        tables = [part.split("\n") for part in head.split("\n\n") if part.startswith(ROW)]
        self.rows = tables[0] if tables else []  # the ceiling has another one
        self.codes: dict[str, str] = dict(re.findall(rf"(\w+) ({CODE}(?:, {CODE})*)", head))

    def rows_of(self, plan: Plan) -> list[str]:
        return [row for row in self.rows if row.startswith(row_start(plan, self.language))]

    def chapters_of(self, plan: Plan) -> list[str]:
        return self.headed(heading(plan, self.language))

    def closing_chapters(self, game: str) -> list[str]:
        title = say(self.language, f"{game}-title")
        return [text for id in CLOSING for text in self.headed(f"{CHAPTER}{title}: {say(self.language, id)}")]

    def headed(self, heading: str) -> list[str]:
        return [chapter for chapter in self.chapters if chapter.split("\n", 1)[0] == heading]
