"""Matches between bots, matches of two games, and the arena that measures bots."""

from .match import MatchResult, match, play_out
from .rematch import add_points, second_options, second_record

__all__ = ["MatchResult", "add_points", "match", "play_out", "second_options", "second_record"]
