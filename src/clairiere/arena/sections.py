"""A result in sections and rows, as terminal, picture and report all show it."""

from __future__ import annotations

from dataclasses import dataclass
from math import isinf

from ..bots import LEVELS
from ..words import has_message, say
from .estimates import Estimate
from .result import Result
from .schedule import Plan


@dataclass(frozen=True)
class Row:
    """One share: whose it is, and how it is written."""

    label: str
    bot: str
    estimate: Estimate


@dataclass(frozen=True)
class Section:
    title: str
    rows: list[Row]


def sections_of(result: Result, language: str) -> list[Section]:
    """All bots, then each seat, then each role. All seats of a team win at once: of them it is told how soon."""
    every = [Row("", side_name(result.plan, side), result.of(places)) for side, places in result.sides.items()]
    sections = [Section(say(language, "arena-by-bot"), every)]
    if not result.plan.team:
        rows = [row for seat in range(result.plan.seats) for row in seat_rows(result, seat, language)]
        sections.append(Section(say(language, "arena-by-seat"), rows))
    if result.stages:
        rounds = [Row(say(language, "arena-round", {"round": at}), "", result.won_in(at)) for at in result.stages]
        sections.append(Section(say(language, "arena-by-round"), rounds))
    if result.roles:
        rows = [row for role in result.roles for row in role_rows(result, role, language)]
        sections.append(Section(say(language, "arena-by-faction"), rows))
    return sections


def seat_rows(result: Result, seat: int, language: str) -> list[Row]:
    label = say(language, "arena-seat", {"seat": seat})
    return [Row(label, name, estimate) for name, estimate in by_side(result, seat=seat)]


def role_rows(result: Result, role: str, language: str) -> list[Row]:
    label = role_name(result.plan.game, role, language)
    return [Row(label, name, estimate) for name, estimate in by_side(result, role=role)]


def by_side(result: Result, seat: int | None = None, role: str | None = None) -> list[tuple[str, Estimate]]:
    """What each bot reached there; a place where no bot ever plays has one row of its own."""
    sides = [(level_name(side), result.of(places, seat, role)) for side, places in result.sides.items()]
    reached = [(name, share) for name, share in sides if share.games]
    return reached or [("", result.of(None, seat, role))]


def side_name(plan: Plan, side: str) -> str:
    """A bot, and how many of it play."""
    count = plan.bots.count(side)
    return f"{level_name(side)} × {count}" if count > 1 else level_name(side)


def level_name(bot: str) -> str:
    """A bot by its id and its level."""
    return f"{bot} ({LEVELS.index(bot)})" if bot in LEVELS else bot


def role_name(game: str, role: str, language: str) -> str:
    """A role as people read it."""
    id = f"{game}-faction-{role}"
    return say(language, id) if has_message(id) else role


# -- numbers as people write them ---------------------------------------------------------------------------------


def number(value: float, digits: int, language: str) -> str:
    text = f"{value:.{digits}f}"
    return text.replace(".", ",").replace("-", "−") if language == "fr" else text.replace("-", "−")


def percent(share: float, language: str) -> str:
    return number(100 * share, 1, language) + ("\u00a0%" if language == "fr" else "%")


def interval(estimate: Estimate, language: str) -> str:
    """Both bounds, in per cent."""
    return f"[{number(100 * estimate.low, 1, language)} – {number(100 * estimate.high, 1, language)}]"


def elo_line(result: Result, language: str) -> str:
    """How much stronger the first bot is, in words; empty where nothing can be said."""
    bounds = result.elo()
    if bounds is None:
        return ""
    middle, low, high = [elo_number(value, language) for value in bounds]
    names = [level_name(side) for side in result.sides]
    facts = {"first": names[0], "second": names[1], "elo": middle, "low": low, "high": high}
    return say(language, "arena-elo", facts)


def elo_number(value: float, language: str) -> str:
    sign = "−" if value < 0 else "+"
    return sign + ("∞" if isinf(value) else number(abs(value), 0, language))


def counts_lines(result: Result, language: str) -> list[str]:
    """How many games of how many deals, and those that nobody has won."""
    deals = len({outcome.deal for outcome in result.outcomes})
    facts: dict[str, object] = {"games": len(result.outcomes), "deals": deals, "seed": str(result.plan.seed)}
    parts = [say(language, "arena-counts", facts)]
    if result.draws:
        parts.append(say(language, "arena-draws", {"draws": result.draws}))
    if result.stopped:
        parts.append(say(language, "arena-stopped", {"stopped": result.stopped}))
    for bot, outcomes in result.faults.items():
        facts = {"bot": level_name(bot), "games": len(outcomes), "first": outcomes[0].number, "why": outcomes[0].fault}
        parts.append(say(language, "arena-fault", facts))
    if len(result.outcomes) % result.plan.rounds:
        parts.append(say(language, "arena-uneven", {"rounds": result.plan.rounds}))
    return parts


def options_line(result: Result) -> str:
    """The options that are not the usual ones, as they are typed."""
    usual = result.plan.title.agree_simulation({})
    named = [f"{name}={value}" for name, value in result.plan.options.items() if value != usual[name]]
    return " ".join(named)


def points_line(result: Result, language: str) -> str:
    """The points of a game, bot by bot."""
    told = []
    for side, places in result.sides.items():
        middle, off = result.points(places)
        bound = "" if isinf(off) else f" ± {number(off, 2, language)}"
        told.append(f"{number(middle, 2, language)}{bound} ({side})")
    return say(language, "arena-points", {"points": " · ".join(told)})


def closing_lines(result: Result, language: str) -> list[str]:
    """What is said below the tables."""
    lines = [elo_line(result, language), points_line(result, language), milliseconds_line(result, language)]
    return [line for line in lines if line]


def milliseconds_line(result: Result, language: str) -> str:
    """How long the bots think, side by side."""
    told = [f"{number(result.milliseconds(places), 3, language)} ({side})" for side, places in result.sides.items()]
    return say(language, "arena-milliseconds", {"times": " · ".join(told)})
