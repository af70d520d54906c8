"""Tables with clocks: messages in order of arrival, time limits, absent players. Time is passed in, never read."""

from .timed_table import PlayerMessage, Reply, TimedTable

__all__ = ["PlayerMessage", "Reply", "TimedTable"]
