"""What the matches of a game say together: Root's factions beside those of people in leagues, where the two differ the
bots misjudge one; and what a team loses when the partner is weaker."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from math import hypot

from clairiere.arena.estimates import Estimate, estimate
from clairiere.arena.result import Result
from clairiere.arena.schedule import Plan
from clairiere.arena.sections import interval, level_name, number, percent, role_name
from lab.words import say

Pair = tuple[Result, Result]
LEAGUE_GAMES = 9_000  # of leagues for four, as far as they are public
PEOPLE = {  # per cent of them that each faction won
    "eyrie": 29.0, "alliance": 27.0, "vagabond": 24.0, "riverfolk": 23.0, "marquise": 21.0, "cult": 17.5,
}  # fmt: skip
SEATS = 4
ABLE = frozenset(("greedy", "search", "expert"))  # who plays at random says nothing of a faction


def by_faction(results: Iterable[Result]) -> dict[str, Estimate]:
    """What each faction won at tables of four, whoever of the bots played it; deals of different matches are apart."""
    deals: dict[str, dict[tuple[int, int], tuple[float, int]]] = {role: {} for role in PEOPLE}
    for match, result in enumerate(results):
        if result.plan.game == "root" and result.plan.seats == SEATS and not result.plan.team:
            for outcome in result.outcomes:
                if ABLE.issuperset(result.plan.bots):
                    for seat, role in enumerate(outcome.roles):
                        won, played = deals.setdefault(role, {}).get((match, outcome.deal), (0.0, 0))
                        deals[role][match, outcome.deal] = (won + (seat in result.won(outcome)), played + 1)
    return {role: estimate(found.values()) for role, found in deals.items() if found}


def league_chapter(results: Sequence[Result], language: str) -> str:
    """What Root's results say of its factions; nothing where none are told."""
    shares = by_faction(results)
    return league_text(shares, language) if shares else ""


def league_text(shares: dict[str, Estimate], language: str) -> str:
    """The table, and in words whom the bots misjudge: people's share lies outside of the interval."""
    rows = [say(language, "arena-leagues-columns"), "|---|---|---|---|"]
    for role, own in sorted(shares.items(), key=lambda item: -item[1].share):
        people = f"{number(PEOPLE[role], 1, language)} %" if role in PEOPLE else "–"
        share = f"{percent(own.share, language)} {interval(own, language)}"
        rows.append(f"| {role_name('root', role, language)} | {own.games} | {share} | {people} |")
    title, facts = say(language, "root-title"), {"games": LEAGUE_GAMES}
    return "\n\n".join(
        [
            f"## {title}: {say(language, 'arena-leagues')}",
            say(language, "arena-leagues-how", facts),
            "\n".join(rows),
            *misjudged(shares, language),
        ]
    )


def misjudged(shares: dict[str, Estimate], language: str) -> list[str]:
    """A line for those that do worse than in people's hands, one for those that do better."""
    weak = [role for role, own in shares.items() if role in PEOPLE and own.high < PEOPLE[role] / 100]
    strong = [role for role, own in shares.items() if role in PEOPLE and own.low > PEOPLE[role] / 100]
    lines = []
    for id, roles in (("arena-leagues-weak", weak), ("arena-leagues-strong", strong)):
        if roles:
            lines.append(
                say(language, id, {"factions": ", ".join([role_name("root", role, language) for role in roles])})
            )
    return lines or [say(language, "arena-leagues-alike")]


# -- partners ---------------------------------------------------------------------------------------------------------


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
