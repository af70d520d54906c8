"""What a team loses when the partner is weaker: a level beside another one, next to a team of that level alone."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import hypot

from ..words import say
from .plan import Plan
from .result import Result
from .sections import interval, level_name, number, percent

Pair = tuple[Result, Result]


def is_mixed(plan: Plan) -> bool:
    """A team of several levels: what it reaches says nothing of one level alone."""
    return plan.team and len(set(plan.bots)) > 1


def pairs(results: Sequence[Result]) -> list[Pair]:
    """Each mixed team with the team at the same table that is made of its first bot only."""
    alone = {key(result.plan.options, result.plan.bots[0]): result for result in results if not is_mixed(result.plan)}
    mixed = [(key(result.plan.options, result.plan.bots[0]), result) for result in results if is_mixed(result.plan)]
    return [(result, alone[wanted]) for wanted, result in mixed if wanted in alone]


def key(options: Mapping[str, object], bot: str) -> tuple[str, str]:
    return str(sorted(options.items())), bot


def partner_chapter(results: Sequence[Result], language: str) -> str:
    """What weaker partners cost, table by table; nothing where none was tried."""
    found = pairs(results)
    if not found:
        return ""
    title = say(language, f"{found[0][0].plan.game}-title")
    heading = f"## {title}: {say(language, 'arena-partners')}"
    table = [say(language, "arena-partners-columns"), "|---|---|---|---|---|"]
    return "\n\n".join([heading, say(language, "arena-partners-how"), "\n".join([*table, *rows(found, language)])])


def rows(found: Sequence[Pair], language: str) -> list[str]:
    return [row(mixed, alone, language) for mixed, alone in found]


def row(mixed: Result, alone: Result, language: str) -> str:
    """Wins and points of both, and the points lost."""
    (own, off), (best, also) = mixed.points([0]), alone.points([0])
    lost, about = number(best - own, 1, language), number(hypot(off, also), 1, language)
    names = " + ".join([level_name(bot) for bot in mixed.plan.bots])
    level = str(mixed.plan.options.get("level", ""))
    return f"| {level} | {names} | {reached(mixed, language)} | {reached(alone, language)} | {lost} ± {about} |"


def reached(result: Result, language: str) -> str:
    share, (points, _) = result.share(lambda _: [0]), result.points([0])
    return f"{percent(share.share, language)} {interval(share, language)}, {number(points, 1, language)}"
