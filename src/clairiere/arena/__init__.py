"""Matches between bots."""

from .match import Tally, match, play_out

__all__ = ["Tally", "match", "play_out"]
