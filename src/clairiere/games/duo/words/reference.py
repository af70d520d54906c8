"""1.7 The reference card: abilities, movement values, what lies on the table, the path, the ends, the score."""

from __future__ import annotations

from typing import Final

from ....core.illegal import Facts
from ....core.reference import Entry, Section
from ...tricks import RANK
from ..board import Board
from ..cards import CODE, DECK, PILE, TOP
from ..ending import CARD, EARLY, TOKEN

ABILITY_CLAUSES: Final = {1: "5.1.1", 3: "5.3.1", 5: "5.5.1", 7: "5.7.1", 9: "5.9.1"}
PATH_CLAUSES: Final = {
    "team": "4.1.2",
    "space": "4.1.3",
    "start": "4.2.3",
    "gem": "4.3.1",
    "plus": "6.2",
    "forest": "4.2.2",
}
END_CLAUSES: Final = {"victory": "7.2", "lost": "7.3", "time": "7.4", "given-up": "7.5"}
SCORE_CLAUSES: Final = {"base": "7.6", "cards": "7.7", "early": "7.8", "tokens": "7.9"}


def reference(board: Board) -> list[Section]:
    """1.7 The card, with the numbers of a board."""
    steps = sorted(set(board.paws))
    trick = [rule("follow", "3.2.1"), rule("suit", "3.3.2"), rule("trump", "3.3.1")]
    table = [
        rule("decree", "2.8"),
        Entry("pile", "2.7", "duo-name-pile", "duo-does-pile", {"count": PILE}),
        rule("hand", "9.1"),
    ]
    return [
        Section("duo-ui-abilities", [*[ability(rank) for rank in ABILITY_CLAUSES], plain_cards()]),
        Section("duo-ui-paws", [paws(board, many) for many in steps]),
        Section("duo-ui-path", [rule(id, clause) for id, clause in PATH_CLAUSES.items()]),
        Section("duo-ui-trick-rules", [*trick, *table]),
        Section("duo-ui-ends", [rule(id, clause) for id, clause in END_CLAUSES.items()]),
        Section("duo-ui-scoring", [score(board, id, clause) for id, clause in SCORE_CLAUSES.items()]),
    ]


def ability(rank: int) -> Entry:
    """5.0.1 The ability of an odd rank, the same in every suit."""
    codes = [CODE[card] for card in DECK if RANK[card] == rank]
    name, does = f"duo-name-{rank}", f"duo-ability-{rank}"
    return Entry(str(rank), ABILITY_CLAUSES[rank], name, does, mark=str(rank), codes=codes)


def plain_cards() -> Entry:
    """5.0.1 Even ranks have none."""
    codes = [CODE[card] for card in DECK if RANK[card] not in ABILITY_CLAUSES]
    return Entry("plain", "5.0.1", "duo-name-plain", "duo-does-plain", mark="2–10", codes=codes)


def paws(board: Board, steps: int) -> Entry:
    """1.3 The ranks with so many paw prints, 4.1.1 which are added up."""
    codes = [CODE[card] for card in DECK if board.paws[card] == steps]
    ranks = ", ".join([str(RANK[card]) for card in range(TOP) if board.paws[card] == steps])
    return Entry(f"paws-{steps}", "4.1.1", "duo-name-paws", "duo-does-paws", {"steps": steps}, ranks, codes)


def rule(id: str, clause: str) -> Entry:
    return Entry(id, clause, f"duo-name-{id}", f"duo-does-{id}")


def score(board: Board, id: str, clause: str) -> Entry:
    """7.6 What a victory is worth, 7.7, 7.8, 7.9 and what is added."""
    facts: Facts = {"points": {"base": board.base, "cards": CARD, "early": EARLY, "tokens": TOKEN}[id]}
    return Entry(f"score-{id}", clause, "", f"duo-does-score-{id}", facts, mark=f"+{facts['points']}")
