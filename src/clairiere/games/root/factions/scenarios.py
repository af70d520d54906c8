"""SCEN.*, sets of factions: what is usual, what is recommended, and what to know about a set."""

from __future__ import annotations

from typing import Final

USUAL: Final = ("marquise", "eyrie", "alliance", "vagabond", "vagabond", "cult")  # SCEN.4, SCEN.11 by number of players
ENEMY: Final = "mechanical"
TEAM: Final = ("eyrie", "alliance", "vagabond", "vagabond")  # SCEN.13 by number of players, against her
RECOMMENDED: Final = (  # those that are certain (RUL.49); SCEN.1 every other set is allowed as well
    ("eyrie", "marquise"),  # SCEN.5
    ("alliance", "eyrie", "marquise"),
    ("alliance", "eyrie", "marquise", "vagabond"),
)
DUELS: Final[dict[tuple[str, ...], str]] = {  # SCEN.6
    ("eyrie", "marquise"): "SCEN.5",
    ("alliance", "eyrie"): "SCEN.6",
    ("alliance", "marquise"): "SCEN.6",
}

CONCERNED: Final = {
    "evening_items": "vagabond",
    "infamy": "vagabond",
}  # options, and who they concern
FOR_TEAMS: Final = {"SCEN.12": False, "SCEN.13": True}  # clauses that speak of one mode of play only
PRESETS: Final[tuple[tuple[str, str, tuple[str, ...], bool], ...]] = (  # name, clause, factions, as a team
    ("four", "SCEN.4", USUAL[:4], False),
    ("three", "SCEN.4", USUAL[:3], False),
    ("two", "SCEN.5", USUAL[:2], False),
    ("automaton", "SCEN.12", ("eyrie", "alliance", "vagabond", ENEMY), False),
    ("coop", "COOP.1", (*TEAM[:2], ENEMY), True),
    ("solo", "SOLO.2", (*TEAM[:1], ENEMY), True),
)

# Where nobody may be left who can score, or win by dominance: by the law, if seldom by choice. Vagabonds have lost what
# open quests and cards ask for and have no sword or crossbow; two of them form no coalition with a third (9.2.8).
STANDSTILLS: Final = (
    ("vagabond", "vagabond"),  # 3.2.1 nor is there any piece of others to remove
    ("riverfolk", "vagabond"),  # all warriors of the Company are on the map: Payments stay empty (11.4.1, 11.2.6.III),
    ("riverfolk", "vagabond", "vagabond"),  # so it has no funds to act with (11.5); 4 of 5,582 random games
    ("alliance", "vagabond", "vagabond"),  # all warriors are officers, all cards crafted or supporters; 1 of 3,000
)


def may_stand_still(factions: tuple[str, ...]) -> bool:
    """SCEN.1 Whether players who choose at random may never end a game of these factions, which is allowed."""
    return tuple(sorted(factions)) in STANDSTILLS


def usual_factions(seats: int, coop: bool) -> list[str]:
    """SCEN.4 The factions for a number of seats if none are named; COOP.1, SCEN.13 in co-operation one is the enemy."""
    return [*TEAM[: seats - 1], ENEMY] if coop else list(USUAL[:seats])


def without_automaton(factions: tuple[str, ...]) -> tuple[str, ...]:
    """SCEN.12 A set as it would be with the faction that the automated one replaces."""
    return tuple(sorted(["marquise" if name == ENEMY else name for name in factions]))


def is_recommended(factions: tuple[str, ...]) -> bool:
    """SCEN.1 Whether a set is one of those recommended; others are less balanced. SCEN.12 The automated player may take
    the Marquise's part."""
    return without_automaton(factions) in RECOMMENDED


def advice(factions: tuple[str, ...]) -> list[str]:
    """SCEN.5 to SCEN.10 The clauses that say something about a set."""
    names = set(factions)
    clauses = [DUELS[pair] for pair in (tuple(sorted(factions)),) if pair in DUELS]
    if {"eyrie", "vagabond"} <= names:
        clauses.append("SCEN.7")
    if {"marquise", "eyrie"} <= names and names & {"alliance", "vagabond"}:
        clauses.append("SCEN.8")
    if {"alliance", "vagabond"} <= names and len(factions) > 2:
        clauses.append("SCEN.9")
    if len(factions) >= 4 and "marquise" in names:
        clauses.append("SCEN.10")
    if ENEMY in names:
        clauses += ["SCEN.12"] if is_recommended(factions) else []
        clauses += ["SCEN.13"] if len(factions) in (4, 5) else []
    return clauses


def swap_factions(factions: tuple[str, ...]) -> tuple[str, ...]:
    """SCEN.3 The second game of a match of two: the factions change hands."""
    assert len(factions) == 2
    return (factions[1], factions[0])
