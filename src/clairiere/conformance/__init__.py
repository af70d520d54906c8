"""The promises of the contract as a suite that every game runs through, and the mark that ties a test to the law.

`promises` needs nothing but the package, `suite` and `law` need the extra `test` (pytest and Hypothesis).
"""

from __future__ import annotations

from typing import Any


def __getattr__(name: str) -> Any:
    if name == "law":
        from .marks import law

        return law
    raise AttributeError(name)
