"""Write the report on the standing matches: a page with charts, and the strengths for the lobby."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from math import isinf
from pathlib import Path

from clairiere import compiled
from clairiere.arena.chart import draw_chart
from clairiere.arena.chart_files import to_svg
from clairiere.arena.folder import write_atomically
from clairiere.arena.result import ArenaResult
from clairiere.arena.schedule import Schedule, code_digest
from clairiere.arena.sections import (
    ShareSection,
    closing_lines,
    counts_lines,
    interval,
    number,
    percent,
    sections_of,
    side_name,
)
from clairiere.bots import LEVELS
from clairiere.bots.strength import Strength, format_strengths, parse_strengths
from clairiere.core.game import GAMES
from clairiere.core.record import ENGINE
from lab.arena.ceilings import FILE_NAME, ceiling_table
from lab.arena.leagues import is_mixed, league_chapter, partner_chapter
from lab.arena.standing import SEALED_SEEDS, STANDING_MATCHES, MatchFilter, StandingMatches
from lab.words import say

CHAPTER, ROW = "## ", "| "
CLOSING = ("arena-leagues", "arena-partners")  # chapters on all matches of a game
CODE = "`[0-9a-f]{16}`(?: \\([^)]+\\))?"
Play = Callable[[Schedule, int], ArenaResult]


def write_report(
    path: Path,
    play: Play,
    language: str,
    games: int = 0,
    tables: Sequence[StandingMatches] = STANDING_MATCHES,
    wanted: MatchFilter | None = None,
    strengths: Path | None = None,
) -> None:
    """Play the wanted matches (`games` of each, or the usual number), and write the report and its charts in the folder
    beside it. The chapters of other matches stay. `strengths`: the file for the lobby."""
    kept, wanted, schedules = (
        PreviousReport(path, language),
        wanted or MatchFilter(),
        [pair for one in tables for pair in one.schedules()],
    )
    path.with_suffix("").mkdir(parents=True, exist_ok=True)
    found = {
        heading(schedule, language): play(schedule, games or usual)
        for schedule, usual in schedules
        if wanted.covers(schedule)
    }
    rows, chapters = [say(language, "arena-report-summary"), "|---|---|---|---|---|"], []
    for game in dict.fromkeys([schedule.game for schedule, _ in schedules]):
        own = [schedule for schedule, _ in schedules if schedule.game == game]
        rows += [row for schedule in own for row in rows_of(schedule, found, kept)]
        chapters += [chapter for schedule in own for chapter in chapters_of(schedule, found, kept, path)]
        chapters += closing_chapters(own, found, kept)
    seeds = " · ".join([f"{game} {seed}" for game, seed in SEALED_SEEDS.items()])
    head = say(language, "arena-report-head", {"engine": ENGINE, "built": describe_build(language), "seeds": seeds})
    ceiling = ceiling_table(path.with_suffix("") / FILE_NAME, language)
    parts = (head, code_line(language, kept.codes, wanted), "\n".join(rows), ceiling, *chapters)
    write_atomically(path, "\n\n".join([part for part in parts if part]) + "\n")
    if strengths is not None:
        write_strengths(strengths, [schedule for schedule, _ in schedules], list(found.values()))


def rows_of(schedule: Schedule, found: Mapping[str, ArenaResult], kept: PreviousReport) -> list[str]:
    """Return the summary row of a match, new or as it was written before."""
    result = found.get(heading(schedule, kept.language))
    return [summary_row(result, kept.language)] if result else kept.rows_of(schedule)


def chapters_of(schedule: Schedule, found: Mapping[str, ArenaResult], kept: PreviousReport, path: Path) -> list[str]:
    result = found.get(heading(schedule, kept.language))
    return [drawn_chapter(result, path, kept.language)] if result else kept.chapters_of(schedule)


def closing_chapters(
    schedules: Sequence[Schedule], found: Mapping[str, ArenaResult], kept: PreviousReport
) -> list[str]:
    """Return the chapters on all matches of a game: Root's factions, and weaker partners in teams."""
    language, headings = kept.language, [heading(schedule, kept.language) for schedule in schedules]
    if not all(one in found for one in headings):
        return kept.closing_chapters(schedules[0].game)
    own = [found[one] for one in headings]
    return [text for text in (league_chapter(own, language), partner_chapter(own, language)) if text]


def drawn_chapter(result: ArenaResult, path: Path, language: str) -> str:
    """Return the chapter of a match, and write its chart into the folder beside the report."""
    pictures, name = path.with_suffix(""), f"{picture_name(result.schedule)}.svg"
    write_atomically(pictures / name, to_svg(draw_chart(result, language)))
    return chapter(result, f"{pictures.name}/{name}", language)


def write_strengths(path: Path, schedules: Sequence[Schedule], results: Sequence[ArenaResult]) -> None:
    """Write the strengths of the levels; those of matches that were not played again stay."""
    played = [strength_of(result) for result in results if not is_mixed(result.schedule)]
    standing = {match_of(schedule) for schedule in schedules} - {one.match_key for one in played}
    kept = (
        [one for one in parse_strengths(path.read_text("utf-8")) if one.match_key in standing] if path.is_file() else []
    )
    write_atomically(path, format_strengths(sorted([*kept, *played], key=lambda one: one.match_key)))


def match_of(schedule: Schedule) -> tuple[str, int, int, str]:
    """Return the key of a match among the strengths."""
    return schedule.game, LEVELS.index(schedule.bots[0]), schedule.seats, option_flags(schedule).strip()


def strength_of(result: ArenaResult) -> Strength:
    """Return the strength of a match's first bot."""
    schedule, first = result.schedule, next(iter(result.places_by_bot.values()))
    own, (points, off) = result.share_of(first), result.points(first)
    return Strength(
        *match_of(schedule),
        team=schedule.is_team,
        games=len(result.outcomes),
        share=round(own.share, 4),
        low=round(own.low, 4),
        high=round(own.high, 4),
        points=round(points, 3),
        off=None if isinf(off) else round(off, 3),
        milliseconds=round(result.milliseconds(first), 3),
        code=code_digest(schedule.game),
    )


def describe_build(language: str) -> str:
    return say(language, "cli-compiled" if compiled() else "cli-interpreted")


def code_line(language: str, kept: Mapping[str, str], wanted: MatchFilter) -> str:
    """Return the line of the fingerprints of the code, game by game, with those of matches played separately."""
    told = [f"{game} {code_of(game, kept.get(game, ''), wanted)}" for game in GAMES]
    return say(language, "arena-report-code", {"codes": " · ".join(told)})


def code_of(game: str, kept: str, wanted: MatchFilter) -> str:
    if wanted.game not in ("", game):
        return kept
    own, words = f"`{code_digest(game)}`", wanted.describe()
    if not words:
        return own
    return ", ".join([f"{own} ({words})", *[code for code in re.findall(CODE, kept) if f"({words})" not in code]])


def picture_name(schedule: Schedule) -> str:
    given = [str(value) for name, value in schedule.options.items() if value != default_options(schedule)[name]]
    return "-".join([schedule.game, *given, *schedule.bot_names])


def option_flags(schedule: Schedule) -> str:
    return "".join(
        [f" --{name} {value}" for name, value in schedule.options.items() if value != default_options(schedule)[name]]
    )


def default_options(schedule: Schedule) -> dict[str, object]:
    """Return the default options of a game between bots."""
    return dict(schedule.rules.agree_simulation({}))


def row_start(schedule: Schedule, language: str) -> str:
    """Return the beginning of a match's row: its table and its bots."""
    first, *others = [side_name(schedule, side) for side in dict.fromkeys(schedule.bots)]
    if is_mixed(schedule):
        first, others = " + ".join([first, *others]), []
    name = say(language, f"{schedule.game}-title") + option_flags(schedule)
    return f"{ROW}{name} | {first} | {', '.join(others) or '–'} |"


def summary_row(result: ArenaResult, language: str) -> str:
    """Return the row of a match: the share of its first bot."""
    first = next(iter(result.places_by_bot.values()))
    reached, time = result.share_of(first), number(result.milliseconds(first), 2, language)
    share = f"{percent(reached.share, language)} {interval(reached, language)}"
    return f"{row_start(result.schedule, language)} {share} | {time} |"


def heading(schedule: Schedule, language: str) -> str:
    """Return the heading of a match's chapter, which is its key."""
    return (
        f"{CHAPTER}{say(language, f'{schedule.game}-title')}: {', '.join(schedule.bot_names)}{option_flags(schedule)}"
    )


def chapter(result: ArenaResult, picture: str, language: str) -> str:
    """Return the chapter of a match: the command that plays it again, its tables, its chart."""
    schedule = result.schedule
    title = say(language, f"{schedule.game}-title")
    options = option_flags(schedule)
    command = f"clairiere arena {schedule.game} --bots {','.join(schedule.bot_names)}{options}"
    command += f" --games {len(result.outcomes)} --seed {schedule.seed}"
    tables = [table_of(section, language) for section in sections_of(result, language)]
    said = [" ".join(counts_lines(result, language)), *tables, *closing_lines(result, language)]
    return "\n\n".join([heading(schedule, language), f"```\n{command}\n```", *said, f"![{title}]({picture})"])


def table_of(section: ShareSection, language: str) -> str:
    head = say(language, "arena-report-columns", {"title": section.title})
    rows = [head, "|---|---|---|---|"]
    for row in section.rows:
        name = " · ".join([part for part in (row.label, row.bot) if part])
        won = say(language, "arena-won", {"wins": row.estimate.wins, "games": row.estimate.games})
        share, bounds = percent(row.estimate.share, language), interval(row.estimate, language)
        rows.append(f"| {name} | {won} | {share} | {bounds} |")
    return "\n".join(rows)


# -- a report that was written before ---------------------------------------------------------------------------------


class PreviousReport:
    """The report as it was written before, by matches: those that are not played again stay as they are."""

    def __init__(self, path: Path, language: str) -> None:
        self.language = language
        text = path.read_text("utf-8") if path.is_file() else ""
        head, *chapters = text.rstrip("\n").split(f"\n\n{CHAPTER}")
        self.chapters = [CHAPTER + chapter for chapter in chapters]
        tables = [part.split("\n") for part in head.split("\n\n") if part.startswith(ROW)]
        self.rows = tables[0] if tables else []  # the ceiling has another one
        self.codes: dict[str, str] = dict(re.findall(rf"(\w+) ({CODE}(?:, {CODE})*)", head))

    def rows_of(self, schedule: Schedule) -> list[str]:
        return [row for row in self.rows if row.startswith(row_start(schedule, self.language))]

    def chapters_of(self, schedule: Schedule) -> list[str]:
        return self.headed(heading(schedule, self.language))

    def closing_chapters(self, game: str) -> list[str]:
        title = say(self.language, f"{game}-title")
        return [text for id in CLOSING for text in self.headed(f"{CHAPTER}{title}: {say(self.language, id)}")]

    def headed(self, heading: str) -> list[str]:
        return [chapter for chapter in self.chapters if chapter.split("\n", 1)[0] == heading]
