"""Matches between bots, matches of two games, and the arena that measures bots."""

from .match import Tally, match, play_out
from .rematch import second_of, second_options, totals

__all__ = ["Tally", "match", "play_out", "second_of", "second_options", "totals"]
