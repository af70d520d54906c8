"""The chapters on all matches of a game: Root's factions beside their results in leagues of people, and what a weaker
partner costs a team."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from math import hypot

from clairiere.arena.estimates import Estimate, estimate_share
from clairiere.arena.result import ArenaResult
from clairiere.arena.schedule import Schedule
from clairiere.arena.sections import interval, level_name, number, percent, role_name
from lab.words import say

Pair = tuple[ArenaResult, ArenaResult]
LEAGUE_GAMES = 9_000  # of leagues for four, as far as they are public
LEAGUE_SHARES = {  # per cent of them that each faction won
    "eyrie": 29.0, "alliance": 27.0, "vagabond": 24.0, "riverfolk": 23.0, "marquise": 21.0, "cult": 17.5,
}  # fmt: skip
SEATS = 4
ABLE_BOTS = frozenset(("greedy", "search", "expert"))  # who plays at random says nothing of a faction


def shares_by_faction(results: Iterable[ArenaResult]) -> dict[str, Estimate]:
    """Estimate each faction's share of wins at tables of four, whichever able bot played it."""
    deals: dict[str, dict[tuple[int, int], tuple[float, int]]] = {role: {} for role in LEAGUE_SHARES}
    for match, result in enumerate(results):
        if result.schedule.game == "root" and result.schedule.seats == SEATS and not result.schedule.is_team:
            for outcome in result.outcomes:
                if ABLE_BOTS.issuperset(result.schedule.bots):
                    for seat, role in enumerate(outcome.roles):
                        won, played = deals.setdefault(role, {}).get((match, outcome.deal), (0.0, 0))
                        deals[role][match, outcome.deal] = (won + (seat in result.winners_of(outcome)), played + 1)
    return {role: estimate_share(found.values()) for role, found in deals.items() if found}


def league_chapter(results: Sequence[ArenaResult], language: str) -> str:
    """Return the chapter on Root's factions, or nothing if no result is about them."""
    shares = shares_by_faction(results)
    return league_text(shares, language) if shares else ""


def league_text(shares: dict[str, Estimate], language: str) -> str:
    """Return the table, and the factions that bots misjudge: people's share lies outside the interval."""
    rows = [say(language, "arena-leagues-columns"), "|---|---|---|---|"]
    for role, own in sorted(shares.items(), key=lambda item: -item[1].share):
        people = f"{number(LEAGUE_SHARES[role], 1, language)} %" if role in LEAGUE_SHARES else "–"
        share = f"{percent(own.share, language)} {interval(own, language)}"
        rows.append(f"| {role_name('root', role, language)} | {own.games} | {share} | {people} |")
    title, facts = say(language, "root-title"), {"games": LEAGUE_GAMES}
    return "\n\n".join(
        [
            f"## {title}: {say(language, 'arena-leagues')}",
            say(language, "arena-leagues-how", facts),
            "\n".join(rows),
            *misjudged_lines(shares, language),
        ]
    )


def misjudged_lines(shares: dict[str, Estimate], language: str) -> list[str]:
    """Return a line for the factions that win less often than with people, and one for those that win more often."""
    weak = [role for role, own in shares.items() if role in LEAGUE_SHARES and own.high < LEAGUE_SHARES[role] / 100]
    strong = [role for role, own in shares.items() if role in LEAGUE_SHARES and own.low > LEAGUE_SHARES[role] / 100]
    lines = []
    for id, roles in (("arena-leagues-weak", weak), ("arena-leagues-strong", strong)):
        if roles:
            lines.append(
                say(language, id, {"factions": ", ".join([role_name("root", role, language) for role in roles])})
            )
    return lines or [say(language, "arena-leagues-alike")]


# -- partners ---------------------------------------------------------------------------------------------------------


def is_mixed(schedule: Schedule) -> bool:
    """Return True for a team of several levels: its result proves nothing about one level."""
    return schedule.is_team and len(set(schedule.bots)) > 1


def pairs_of_teams(results: Sequence[ArenaResult]) -> list[Pair]:
    """Pair each mixed team with the team at the same table that consists of its first bot only."""
    alone = {
        team_key(result.schedule.options, result.schedule.bots[0]): result
        for result in results
        if not is_mixed(result.schedule)
    }
    mixed = [
        (team_key(result.schedule.options, result.schedule.bots[0]), result)
        for result in results
        if is_mixed(result.schedule)
    ]
    return [(result, alone[wanted]) for wanted, result in mixed if wanted in alone]


def team_key(options: Mapping[str, object], bot: str) -> tuple[str, str]:
    return str(sorted(options.items())), bot


def partner_chapter(results: Sequence[ArenaResult], language: str) -> str:
    """Return the chapter on weaker partners, or nothing if there is no mixed team."""
    found = pairs_of_teams(results)
    if not found:
        return ""
    title = say(language, f"{found[0][0].schedule.game}-title")
    heading = f"## {title}: {say(language, 'arena-partners')}"
    table = [say(language, "arena-partners-columns"), "|---|---|---|---|---|"]
    return "\n\n".join(
        [heading, say(language, "arena-partners-how"), "\n".join([*table, *partner_rows(found, language)])]
    )


def partner_rows(found: Sequence[Pair], language: str) -> list[str]:
    return [partner_row(mixed, alone, language) for mixed, alone in found]


def partner_row(mixed: ArenaResult, alone: ArenaResult, language: str) -> str:
    """Return the row of a pair: wins and points of both teams, and the points lost."""
    (own, off), (best, also) = mixed.points([0]), alone.points([0])
    lost, about = number(best - own, 1, language), number(hypot(off, also), 1, language)
    names = " + ".join([level_name(bot) for bot in mixed.schedule.bots])
    level = str(mixed.schedule.options.get("level", ""))
    both = f"{share_and_points(mixed, language)} | {share_and_points(alone, language)}"
    return f"| {level} | {names} | {both} | {lost} ± {about} |"


def share_and_points(result: ArenaResult, language: str) -> str:
    share, (points, _) = result.share(lambda _: [0]), result.points([0])
    return f"{percent(share.share, language)} {interval(share, language)}, {number(points, 1, language)}"
