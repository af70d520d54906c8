"""`@law("renard:4.11.1")`: the clauses that a test proves."""

from __future__ import annotations

import pytest

from ..law import find_clause


def law(*cites: str) -> pytest.MarkDecorator:
    """Mark a test with the clauses it proves. A clause that does not exist is an error at once."""
    for cite in cites:
        find_clause(cite)
    return pytest.mark.law(*cites)
