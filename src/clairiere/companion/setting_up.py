"""Root before the first turn: the sets of factions, notes on them, and their set-up."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ..core.game import find
from ..core.reference import Section
from ..games.root.faction import FACTIONS, Sheet
from ..games.root.factions.scenarios import is_recommended
from ..games.root.factions.vagabond.coalition import FEWEST_PLAYERS
from ..games.root.options import FEWEST, MOST, all_sets
from ..games.root.setup import cards_of_game
from ..games.root.state.state import Root
from ..games.root.state.terms import DOMINANCES, DOMINANT, WIN
from ..games.root.words.reference import PHASES, faction_sections
from ..law import Clause, law_of

COMMON = "5.1."  # the steps of every set-up
OWN = 3  # of a faction's chapter: its set-up
HERS = ("MM.3", "MM.4", "MM.5", "MM.6", "MM.7")  # the Mechanical Marquise's
LARGEST = MOST  # SCEN.11
PHASE_TITLES = frozenset(f"root-phase-{phase}" for phase in PHASES)


@dataclass(frozen=True)
class FactionSet:
    """SCEN.1 Factions that play together: whether the set is recommended, whether its deck has dominance cards, and the
    clauses with notes on it."""

    factions: tuple[str, ...]
    recommended: bool
    dominance: bool
    notices: list[str]


def faction_sets() -> list[FactionSet]:
    """SCEN.1 Return every set that may be drawn."""
    found = [tuple(names.split(",")) for names in all_sets(LARGEST)]
    return [
        FactionSet(names, is_recommended(names), may_dominate(names), find("root").role_notices(names))
        for names in found
    ]


def may_dominate(names: tuple[str, ...]) -> bool:
    """SCEN.2, MM.4 Return True if the deck keeps its dominance cards; SOLO.2 one player against the automaton counts as
    a team."""
    alone = len(names) == FEWEST and any(FACTIONS[name].sheet.automaton for name in names)
    mode = {"mode": "coop"} if alone else {}
    state = find("root").new({"factions": ",".join(names), **mode}, len(names))
    assert isinstance(state, Root)
    return not cards_of_game(state)[1] & DOMINANCES


def sheets() -> list[Sheet]:
    """5.1.7 Return the factions in the order of their set-up, automata last."""
    found = [faction.sheet for faction in FACTIONS.values()]
    return sorted(found, key=lambda sheet: (sheet.automaton, sheet.order))


def common_setup() -> list[Clause]:
    return [clause for id, clause in law_of("root").clauses.items() if id.startswith(COMMON)]


def own_setup(sheet: Sheet) -> list[Clause]:
    """5.1.7 Return the steps of a faction's set-up, from its chapter."""
    clauses = law_of("root").clauses
    if sheet.automaton:
        return [clauses[id] for id in HERS if id in clauses]
    return [clause for id, clause in clauses.items() if id.startswith(f"{sheet.chapter}.{OWN}.") and id.count(".") == 2]


def reminders(name: str) -> Sequence[Section]:
    """1.4 Return what a faction does in its turn, phase by phase."""
    return [section for section in faction_sections(name) if section.title in PHASE_TITLES]


def track() -> tuple[int, int, int]:
    """3.1 Return the points that win, 3.3.1 the points for a dominance card, 9.2.8 and the players for a coalition."""
    return WIN, DOMINANT, FEWEST_PLAYERS


def sizes() -> tuple[int, int]:
    """SCEN.11 Return the fewest and the most factions."""
    return FEWEST, MOST
