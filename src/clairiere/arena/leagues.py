"""Root's factions as our bots play them, beside those of people in leagues: where the two differ, the bots misjudge
a faction, their own or the others'."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ..words import say
from .figures import Estimate, estimate
from .result import Result
from .sections import interval, number, percent, role_name

GAMES = 9_000  # of leagues for four, as far as they are public
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
    title, facts = say(language, "root-title"), {"games": GAMES}
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
