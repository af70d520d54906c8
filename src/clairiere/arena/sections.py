"""A result in sections and rows, as terminal, chart and report show it."""

from __future__ import annotations

from dataclasses import dataclass
from math import isinf

from ..bots import LEVELS
from ..words import has_message, say
from .estimates import Estimate
from .result import ArenaResult
from .schedule import Schedule


@dataclass(frozen=True)
class ShareRow:
    """One share, with the labels it is shown under."""

    label: str
    bot: str
    estimate: Estimate


@dataclass(frozen=True)
class ShareSection:
    title: str
    rows: list[ShareRow]


def sections_of(result: ArenaResult, language: str) -> list[ShareSection]:
    """Return the sections: all bots, each seat, each role. For a team, the rounds of its wins instead of seats."""
    every = [
        ShareRow("", side_name(result.schedule, side), result.share_of(places))
        for side, places in result.places_by_bot.items()
    ]
    sections = [ShareSection(say(language, "arena-by-bot"), every)]
    if not result.schedule.is_team:
        rows = [row for seat in range(result.schedule.seats) for row in seat_rows(result, seat, language)]
        sections.append(ShareSection(say(language, "arena-by-seat"), rows))
    if result.stages:
        rounds = [ShareRow(say(language, "arena-round", {"round": at}), "", result.won_in(at)) for at in result.stages]
        sections.append(ShareSection(say(language, "arena-by-round"), rounds))
    if result.roles:
        rows = [row for role in result.roles for row in role_rows(result, role, language)]
        sections.append(ShareSection(say(language, "arena-by-faction"), rows))
    return sections


def seat_rows(result: ArenaResult, seat: int, language: str) -> list[ShareRow]:
    label = say(language, "arena-seat", {"seat": seat})
    return [ShareRow(label, name, estimate) for name, estimate in by_side(result, seat=seat)]


def role_rows(result: ArenaResult, role: str, language: str) -> list[ShareRow]:
    label = role_name(result.schedule.game, role, language)
    return [ShareRow(label, name, estimate) for name, estimate in by_side(result, role=role)]


def by_side(result: ArenaResult, seat: int | None = None, role: str | None = None) -> list[tuple[str, Estimate]]:
    """Return a row for each bot on a seat or with a role; one row for all if no bot plays there."""
    sides = [(level_name(side), result.share_of(places, seat, role)) for side, places in result.places_by_bot.items()]
    reached = [(name, share) for name, share in sides if share.games]
    return reached or [("", result.share_of(None, seat, role))]


def side_name(schedule: Schedule, side: str) -> str:
    """Return a bot's name, and how many of it play."""
    count = schedule.bots.count(side)
    return f"{level_name(side)} × {count}" if count > 1 else level_name(side)


def level_name(bot: str) -> str:
    """Return a bot's id with its level."""
    return f"{bot} ({LEVELS.index(bot)})" if bot in LEVELS else bot


def role_name(game: str, role: str, language: str) -> str:
    """Return a role in words."""
    id = f"{game}-faction-{role}"
    return say(language, id) if has_message(id) else role


# -- numbers as people write them ---------------------------------------------------------------------------------


def number(value: float, digits: int, language: str) -> str:
    text = f"{value:.{digits}f}"
    return text.replace(".", ",").replace("-", "−") if language == "fr" else text.replace("-", "−")


def percent(share: float, language: str) -> str:
    return number(100 * share, 1, language) + ("\u00a0%" if language == "fr" else "%")


def interval(estimate: Estimate, language: str) -> str:
    """Return both bounds in per cent."""
    return f"[{number(100 * estimate.low, 1, language)} – {number(100 * estimate.high, 1, language)}]"


def elo_line(result: ArenaResult, language: str) -> str:
    """Return in words how much stronger the first bot is, or nothing if that is undefined."""
    bounds = result.elo()
    if bounds is None:
        return ""
    middle, low, high = [elo_number(value, language) for value in bounds]
    names = [level_name(side) for side in result.places_by_bot]
    facts = {"first": names[0], "second": names[1], "elo": middle, "low": low, "high": high}
    return say(language, "arena-elo", facts)


def elo_number(value: float, language: str) -> str:
    sign = "−" if value < 0 else "+"
    return sign + ("∞" if isinf(value) else number(abs(value), 0, language))


def counts_lines(result: ArenaResult, language: str) -> list[str]:
    """Return the lines that count games, deals, draws and stopped games."""
    deals = len({outcome.deal for outcome in result.outcomes})
    facts: dict[str, object] = {"games": len(result.outcomes), "deals": deals, "seed": str(result.schedule.seed)}
    parts = [say(language, "arena-counts", facts)]
    if result.draw_count:
        parts.append(say(language, "arena-draws", {"draws": result.draw_count}))
    if result.stopped_count:
        parts.append(say(language, "arena-stopped", {"stopped": result.stopped_count}))
    for bot, outcomes in result.failures_by_bot.items():
        facts = {"bot": level_name(bot), "games": len(outcomes), "first": outcomes[0].number, "why": outcomes[0].fault}
        parts.append(say(language, "arena-fault", facts))
    if len(result.outcomes) % result.schedule.games_per_deal:
        parts.append(say(language, "arena-uneven", {"rounds": result.schedule.games_per_deal}))
    return parts


def options_line(result: ArenaResult) -> str:
    """Return the options that differ from the default, as they are typed."""
    usual = result.schedule.rules.agree_simulation({})
    named = [f"{name}={value}" for name, value in result.schedule.options.items() if value != usual[name]]
    return " ".join(named)


def points_line(result: ArenaResult, language: str) -> str:
    """Return the mean points of a game, bot by bot."""
    told = []
    for side, places in result.places_by_bot.items():
        middle, off = result.points(places)
        bound = "" if isinf(off) else f" ± {number(off, 2, language)}"
        told.append(f"{number(middle, 2, language)}{bound} ({side})")
    return say(language, "arena-points", {"points": " · ".join(told)})


def closing_lines(result: ArenaResult, language: str) -> list[str]:
    """Return the lines below the tables."""
    lines = [elo_line(result, language), points_line(result, language), milliseconds_line(result, language)]
    return [line for line in lines if line]


def milliseconds_line(result: ArenaResult, language: str) -> str:
    """Return the mean time of a decision, bot by bot."""
    told = [
        f"{number(result.milliseconds(places), 3, language)} ({side})" for side, places in result.places_by_bot.items()
    ]
    return say(language, "arena-milliseconds", {"times": " · ".join(told)})
