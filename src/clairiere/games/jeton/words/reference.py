"""The reference card: the game in its phases, and what cards, tokens, packs and stacks are."""

from __future__ import annotations

from typing import Final

from ....core.illegal import Facts, Word
from ....core.reference import Entry, Section
from ..cards import HAND, KINDS, WORTH
from ..rules import Rules

RULE_CLAUSES: Final = {
    "goal": "8.1",
    "draw": "3.1.2",
    "shout": "4.1",
    "open": "5.1.2",
    "lay": "5.3.1",
    "end": "7.2",
    "share": "7.3",
    "over": "3.3.5",
}
PIECE_CLAUSES: Final = {"red": "4.3", "blue": "7.2", "pack": "3.3.1", "hand": "3.2.1", "stack": "1.5", "leader": "1.7"}


def reference(rules: Rules) -> list[Section]:
    """What a table agreed on is said as it is there."""
    facts: Facts = {
        "shout": rules.shout or Word("jeton-shout"),
        "target": rules.target,
        "least": rules.min_per_bidder,
        "plus": "yes" if rules.first_plus else "no",
        "value": "yes" if rules.value_to_shout else "no",
        "form": "live" if rules.live else "turns",
        "most": HAND,
    }
    return [
        Section("jeton-ui-rules", [rule(id, clause, facts) for id, clause in RULE_CLAUSES.items()]),
        Section("jeton-ui-cards", [*[value(kind) for kind in (1, 2, 3)], plus()]),
        Section("jeton-ui-pieces", [piece(id, clause, facts) for id, clause in PIECE_CLAUSES.items()]),
    ]


def rule(id: str, clause: str, facts: Facts) -> Entry:
    return Entry(id, clause, f"jeton-ui-aid-{id}-title", f"jeton-ui-aid-{id}", facts)


def value(kind: int) -> Entry:
    """5.3.3 A 2, 3 or 4: stacks are made of one of them."""
    facts: Facts = {"worth": WORTH[kind]}
    return Entry(KINDS[kind], "5.3.3", "jeton-name-value", "jeton-does-value", facts, KINDS[kind], KINDS[kind])


def plus() -> Entry:
    """5.3.4 It goes onto every stack, 5.1.3 and begins none."""
    return Entry("p", "5.3.4", "jeton-name-plus", "jeton-does-plus", mark="+1", codes="p")


def piece(id: str, clause: str, facts: Facts) -> Entry:
    return Entry(id, clause, f"jeton-name-{id}", f"jeton-does-{id}", facts)
