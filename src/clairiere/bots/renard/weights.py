"""The table of `habits`, fitted to games of those who search; see `scripts/habits.py`."""

from __future__ import annotations

from typing import Final

WEIGHTS: Final[tuple[int, ...]] = ()
