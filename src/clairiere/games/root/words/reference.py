"""The reference card: the guide of a faction, then the rules for all factions. Guides are in `guide/`."""

from __future__ import annotations

from typing import Final

from ....core.illegal import Facts
from ....core.reference import Entry, Section
from ....law import law_of
from ..faction import FACTIONS
from ..guide import GUIDES

COMMON_CLAUSES: Final = {
    "turn": "1.4",
    "rule": "2.8",
    "move": "4.2.1",
    "battle": "4.3.2",
    "ambush": "4.3.1",
    "craft": "4.1.1",
    "birds": "2.1.1",
    "removed": "3.2.1",
    "victory": "3.1",
    "dominance": "3.3",
}
PHASES: Final = ("birdsong", "daylight", "evening")
TEAM_VICTORY: Final = Entry("victory", "COOP.2", "root-name-victory", "root-does-victory-coop")
FIRST_PHASE: Final = 4  # of every faction's chapter: .4 Birdsong, .5 Daylight, .6 Evening


def reference(role: str, team: bool) -> list[Section]:
    """1.4 The guide of a faction, if it has one, before the common rules. COOP.2 A team wins in another way."""
    common = [Entry(id, clause, f"root-name-{id}", f"root-does-{id}") for id, clause in COMMON_CLAUSES.items()]
    if team:
        common = [TEAM_VICTORY if entry.id == TEAM_VICTORY.id else entry for entry in common]
    return [*faction_sections(role), Section("root-reference-common", common)]


def faction_sections(role: str) -> list[Section]:
    """Return a faction's goal, sources of points, turn and own rules; without a guide, only its turn."""
    guide = GUIDES.get(role)
    if guide is None:
        return chapter_sections(role) if role in FACTIONS else []
    return [
        section("goal", "root-reference-goal", [guide["goal"]]),
        section("scores", "root-reference-scores", guide["scores"]),
        *[section(phase, f"root-phase-{phase}", guide["turn"][phase]) for phase in PHASES],
        section("special", "root-reference-special", guide["special"]),
    ]


def chapter_sections(role: str) -> list[Section]:
    """Return the phases of a faction with the clauses of its chapter."""
    chapter = FACTIONS[role].sheet.chapter
    sections = []
    for number, phase in enumerate(PHASES):
        inside = f"{chapter}.{FIRST_PHASE + number}"
        steps = [clause for clause in law_of("root").clauses.values() if is_step(clause.id, inside)]
        lines = [{"clause": step.id, **step.text} for step in steps]
        sections.append(section(phase, f"root-phase-{phase}", lines))
    return sections


def is_step(id: str, phase: str) -> bool:
    """Whether a clause is a phase or a step of it, such as 6.5.4, and no part of one."""
    return id == phase or (id.startswith(f"{phase}.") and id.count(".") < 3)


def section(name: str, title: str, lines: list[dict[str, str]]) -> Section:
    entries = []
    for number, line in enumerate(lines):
        facts: Facts = {"fr": line["fr"], "en": line["en"]}
        entries.append(Entry(f"{name}-{number}", line["clause"], "", "root-guide-line", facts))
    return Section(title, entries)
