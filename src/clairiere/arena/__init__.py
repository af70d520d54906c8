"""Matches between bots, and matches of two games."""

from .match import Tally, match, play_out
from .rematch import second_of, second_options, totals

__all__ = ["Tally", "match", "play_out", "second_of", "second_options", "totals"]
