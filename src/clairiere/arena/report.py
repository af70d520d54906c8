"""The standing report: every level against the one below, on seeds that nothing is ever tuned on."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from .. import compiled
from ..bots import levels_of
from ..core.game import GAMES, find
from ..core.record import ENGINE
from ..words import say
from .ceiling import NAME, ceiling_table
from .drawing import drawing_of
from .folder import write_whole
from .plan import Plan, code_digest, planned
from .result import Result
from .sections import Section, closing_lines, counts_lines, interval, number, percent, sections_of, side_name
from .svg import svg_of

SEALED = 826_001  # whoever tunes a bot uses other seeds
Play = Callable[[Plan, int], Result]


@dataclass(frozen=True)
class Standing:
    """A table at which every level is measured: one seat of it against the level below on all others."""

    game: str
    seats: int
    games: tuple[int, int, int]  # for level 1 and, since they take their time, for 2 and 3
    options: Mapping[str, object]

    def plans(self) -> list[tuple[Plan, int]]:
        """A plan for each level but the lowest, and how many games of it; a team is of one level, and the lowest is
        measured too."""
        game, levels = find(self.game), sorted(levels_of(self.game))
        if game.as_team(game.agree(self.options)):
            named = {level: [str(level)] * self.seats for level in levels}
        else:
            named = {level: [str(level), *[str(level - 1)] * (self.seats - 1)] for level in levels[1:]}
        plans = [planned(game, names, SEALED, self.options) for names in named.values()]
        return [(plan, self.games[max(level - 1, 0)]) for level, plan in zip(named, plans, strict=True)]


TABLES = (
    Standing("renard", 2, (1000, 200, 60), {}),
    *[Standing("duo", 2, (200, 40, 8), {"level": level}) for level in (1, 2, 3)],
    *[Standing("jeton", seats, (20 * seats, 20 * seats, 4 * seats), {}) for seats in (3, 4, 5, 6)],
    Standing("root", 2, (32, 16, 4), {}),
    Standing("root", 4, (64, 48, 8), {}),
    Standing("root", 4, (32, 16, 4), {"board": "winter"}),
    Standing("root", 4, (64, 16, 4), {"factions": "alliance,vagabond,cult,riverfolk"}),
    Standing("root", 2, (16, 16, 4), {"mode": "coop"}),
)


def write_report(path: Path, play: Play, language: str, games: int = 0, tables: Sequence[Standing] = TABLES) -> None:
    """Play all of it, or so many games of each, and write the report with its pictures in a folder beside it."""
    pictures = path.with_suffix("")
    parts = [say(language, "arena-report-head", {"engine": ENGINE, "built": built(language), "seed": str(SEALED)})]
    parts.append(codes(language))
    chapters: list[str] = []
    rows = [say(language, "arena-report-summary"), "|---|---|---|---|---|"]
    pictures.mkdir(parents=True, exist_ok=True)
    for table in tables:
        for plan, usual_games in table.plans():
            result = play(plan, games or usual_games)
            name = f"{picture_name(plan)}.svg"
            write_whole(pictures / name, svg_of(drawing_of(result, language)))
            chapters.append(chapter(result, f"{pictures.name}/{name}", language))
            rows.append(summary(result, language))
    ceiling = ceiling_table(pictures / NAME, language)
    shown = [part for part in (*parts, "\n".join(rows), ceiling, *chapters) if part]
    write_whole(path, "\n\n".join(shown) + "\n")


def built(language: str) -> str:
    return say(language, "cli-compiled" if compiled() else "cli-interpreted")


def codes(language: str) -> str:
    """By which code the figures were made, game by game."""
    told = [f"{game} `{code_digest(game)}`" for game in GAMES]
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
