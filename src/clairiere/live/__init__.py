"""Tables in play: messages in the order they arrive, clocks, and people who come and go. Time is given, never read."""

from .table import Live, Message, Reply

__all__ = ["Live", "Message", "Reply"]
