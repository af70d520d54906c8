"""Finds identifiers of the program in sentences that people read: ids of clauses and cards, names of settings."""

from __future__ import annotations

import re

IDENTIFIER = re.compile(
    r"""
      (?<![\w.])[A-Z]{2,}\.\w+            # CARD.armorers, MM.13
    | \b[a-z]+(?:_[a-z0-9]+)+\b           # min_per_bidder
    | \b[a-z]+(?:-[a-z]+)*-[bfrm]\d?\b    # bank-r, favor-m, take-dom-b
    | \b(?!(?:one|two|three|four|non|fox|rabbit)-)[a-z]+(?:-[a-z]+)*-(?:fox|rabbit|mouse)\b  # errand-fox
    | \bforest-[a-z]\b
    | \b[a-z_]+=\w                        # mode=coop
    """,
    re.VERBOSE,
)


def identifiers_in(text: str) -> list[str]:
    """Return the identifiers in a sentence."""
    return [matches[0] for matches in IDENTIFIER.finditer(text)]


def readable(text: str) -> str:
    """Return a sentence that people can read. Raise AssertionError if it is empty or holds an identifier."""
    assert text, "nothing is said"
    identifiers = identifiers_in(text)
    assert not identifiers, f"{', '.join(identifiers)} in: {text}"
    return text
