"""Limits: how much, how often, how long. What goes beyond is refused, and logged once."""

from __future__ import annotations

import logging
import time
from collections import OrderedDict

from ..core.illegal import Illegal

LOG = logging.getLogger("clairiere")
NAME = 30  # letters
ID = 80
CHAT = 300
NOTATION = 400
MOVE_S = 7 * 24 * 3600
TABLES = 50  # that a guest may have in play
BODY = 64 * 1024  # bytes
RECORD = 512 * 1024
FRAME = 8 * 1024
MARKUP = set("<>&")


class Bucket:
    """A token bucket: `rate` a second, and `burst` at once."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.left = burst
        self.at = time.monotonic()
        self.warned = False

    def take(self, cost: float = 1.0) -> bool:
        now = time.monotonic()
        self.left = min(self.burst, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < cost:
            return False
        self.left -= cost
        return True


class Buckets:
    """A bucket for each sender; those that were not used lately are forgotten."""

    def __init__(self, rate: float, burst: float, most: int = 10_000) -> None:
        self.rate, self.burst, self.most = rate, burst, most
        self.found: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, sender: str, cost: float = 1.0) -> None:
        """Refuse what is too much."""
        bucket = self.found.get(sender)
        if bucket is None:
            bucket = self.found[sender] = Bucket(self.rate, self.burst)
        self.found.move_to_end(sender)
        while len(self.found) > self.most:
            self.found.popitem(last=False)
        if not bucket.take(cost):
            if not bucket.warned:
                LOG.warning("flood from %s", sender)
                bucket.warned = True
            raise Illegal("server-too-many", {})


def is_id(text: str) -> bool:
    """Whether a text may be the id of something here, or its secret: as `secrets.token_urlsafe` makes them."""
    return len(text) <= ID and text.isascii() and text.replace("-", "").replace("_", "").isalnum()


def clean_name(name: str) -> str:
    """A name as it may stand on everybody's screen."""
    found = " ".join(name.split())
    if not 1 <= len(found) <= NAME or not found.isprintable() or MARKUP & set(found) or found != name.strip():
        raise Illegal("server-name", {"most": NAME})
    return found


def clean_chat(text: str) -> str:
    found = " ".join(text.split())
    if not found:
        raise Illegal("server-chat-empty", {})
    if len(found) > CHAT:
        raise Illegal("server-chat-long", {"most": CHAT})
    return "".join(sign if sign.isprintable() else " " for sign in found)
