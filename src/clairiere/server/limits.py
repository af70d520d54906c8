"""All limits of the server: sizes, counts, rates and times. What exceeds one is refused, and logged once.

`docs/limits.md` says what each limit is for and what happens beyond it."""

from __future__ import annotations

import logging
import time
from collections import OrderedDict
from ipaddress import IPv6Address, ip_address
from typing import NamedTuple

from ..core.illegal import Illegal

LOG = logging.getLogger("clairiere")
KB, MB = 1024, 1024 * 1024
HOUR_S, DAY_S = 3600, 24 * 3600

# -- texts ------------------------------------------------------------------------------------------------------------
NAME = 30  # letters
ID = 80
CHAT = 300
MARKS = 2  # accents and other marks in a row
NOTATION = 400
MARKUP = set("<>&")

# -- what comes in, in bytes ------------------------------------------------------------------------------------------
HEAD = 16 * KB  # first line and headers of a request
BODY = 64 * KB
PIECES = 100  # chunks of a body that may have any size; beyond them,
PIECE = 128  # bytes per chunk on average
RECORD = 192 * KB  # a long game of Root has 12
TRIES = 60  # answers of one try at a puzzle, and letters of one
FRAME = 8 * KB
FRAMES_AT_ONCE = 8  # frames of one connection that are read before another one has its turn

# -- what work may take, in bytes more than its process has ----------------------------------------------------------
JOB_MEMORY = 64 * MB  # the work that a request starts
THOUGHT_MEMORY = 512 * MB  # a decision of a bot, a hint, or a piece of a review

# -- what waits to be written, in bytes: over a line, to a guest, to an address, at a room, in all --------------------
LINE = 4 * MB
LITTLE = 256 * KB  # a line that has no more than this waiting is not cut for what others have
GUEST = 12 * MB
ADDRESS = 48 * MB
ROOM = 64 * MB
ALL = 384 * MB
BACKLOG = 300  # messages over a line

# -- connections ------------------------------------------------------------------------------------------------------
CONNECTIONS = 10_000  # in all, if the machine lets one process have so many files
CONNECTIONS_ADDRESS = 256
QUEUE = 128  # connections in the listen backlog
SPARE = 200  # open files reserved for everything else
LINES_GUEST = 50
LINES_ADDRESS = 200

# -- times, in seconds ------------------------------------------------------------------------------------------------
HEAD_S = 10  # for the first line and the headers of a request, from its beginning
BODY_S = 30
IDLE_S = 5  # of a connection between two requests
WRITE_S = 30  # a peer that does not read for this long is disconnected
PING_S = 2.0  # a connection silent this long is sent a WebSocket ping
LOST_S = 4.0  # a player whose connection is silent this long is marked as lost; a hidden page is not
SILENT_S = 65  # a connection silent this long is closed
UNWATCHED_S = 60  # bots stop this long after the last viewer has left
REPEAT_S = 60  # the log repeats a message after this time at the earliest
JOB_S = 10  # for the work that a request starts, on the clock
JOB_CPU_S = 1.0  # of processor time for it; five times that where the rules are not compiled
THOUGHT_S = 30  # for one decision of a bot, a hint, or a piece of a review
REPLAY_S = 20  # for a job that replays a stored game
MOVE_S = 7 * DAY_S

# -- numbers ----------------------------------------------------------------------------------------------------------
TOLD = 3000  # lines of what happened in a snapshot, the last ones
AT_ONCE = 300  # log entries that are read in the event loop; longer logs are read in a thread
TABLES = 50  # that a guest may have in play
GAMES = 500  # of a guest that are listed and counted, the newest
RATED = 2000  # games of one kind that ratings are made of, the newest
LISTED = 100  # rows of the lobby
LISTED_HOST = 3
LISTED_ADDRESS = 12
SAID = 200  # lines of chat that a room keeps at hand, of players, and
SAID_ASIDE = 100  # of onlookers
FLOODS = 200  # messages too many before a line is cut
STEPS = 16 * MB  # of replays that are kept at hand
PICTURES = 16 * MB  # that are kept at hand
REPLAYS = 2  # replay jobs that run at the same time


# -- rates ------------------------------------------------------------------------------------------------------------
class Rate(NamedTuple):
    """A token bucket's refill per second and its capacity."""

    second: float
    burst: float


SHARED = 10  # limits of an address are this many times those of a guest: people share addresses (`--shared`)
RATES = {
    "requests": Rate(20, 500),  # stepping through a long replay requests every step
    "messages": Rate(30, 120),
    "frames": Rate(60, 240),  # of one connection, also control frames; further frames wait
    "chat": Rate(0.5, 10),
    "tables": Rate(120 / HOUR_S, 60),  # created
    "records": Rate(60 / DAY_S, 60),  # uploaded, or branched off
    "tries": Rate(1, 60),  # at puzzles
    "pictures": Rate(0.2, 20),  # computed; cached ones are free
    "names": Rate(1 / 60, 10),  # changed: all tables of the guest are sent again
    "changes": Rate(0.5, 60),  # of seats and of a table's listing: the table is sent to all viewers again
    "guests": Rate(0.5, 300),  # created, by address alone
    "letters": Rate(1 / HOUR_S, 3),  # e-mails that confirm an address: by guest and by recipient
    "tokens": Rate(0.5, 10),  # wrong credentials, by address alone; right ones are not limited
}


class Bucket:
    """A token bucket."""

    def __init__(self, rate: Rate) -> None:
        self.rate = rate
        self.left = rate.burst
        self.at = time.monotonic()

    def take(self, cost: float = 1.0) -> bool:
        now = time.monotonic()
        self.left = min(self.rate.burst, self.left + (now - self.at) * self.rate.second)
        self.at = now
        if self.left < cost:
            return False
        self.left -= cost
        return True

    def wait(self, cost: float) -> float:
        """Return the seconds until `cost` tokens are available."""
        return max(0.0, cost - self.left) / self.rate.second


class Rates:
    """A token bucket for each guest and each address, in an LRU of at most `most` buckets."""

    def __init__(self, most: int = 20_000) -> None:
        self.most = most
        self.buckets: OrderedDict[tuple[str, str], Bucket] = OrderedDict()

    def take(self, kind: str, guest: str, address: str, cost: float = 1.0, why: str = "server-too-many") -> None:
        """Take tokens of a guest and their address. Raises a refusal if there are not enough."""
        if not self.allow(kind, guest, address, cost):
            LOG.warning("too many %s from %s", kind, guest or address)
            raise Illegal(why, {})

    def allow(self, kind: str, guest: str, address: str, cost: float = 1.0) -> bool:
        """Take tokens of a guest and their address; return False if there are not enough.

        All unknown senders at one address count as one guest."""
        return self.of_guest(kind, guest or f"? {address}", cost) and self.of_address(kind, address, cost)

    def failure(self, address: str, refusal: str) -> Illegal:
        """Count a wrong credential against its address and return the refusal: this one, or "too many" beyond the
        limit. Call it only after the credential was looked up, so that a right one is never refused for wrong ones."""
        if self.of_guest("tokens", f"? {address}"):
            return Illegal(refusal, {})
        LOG.warning("too many wrong credentials from %s", address)
        return Illegal("server-too-many", {})

    def of_guest(self, kind: str, guest: str, cost: float = 1.0) -> bool:
        return self.bucket(kind, guest).take(cost)

    def of_address(self, kind: str, address: str, cost: float = 1.0) -> bool:
        return self.bucket(kind, f"@ {address}", SHARED).take(cost)

    def bucket(self, kind: str, sender: str, times: int = 1) -> Bucket:
        key = kind, sender
        bucket = self.buckets.get(key)
        if bucket is None:
            rate = RATES[kind]
            bucket = self.buckets[key] = Bucket(Rate(times * rate.second, times * rate.burst))
            if len(self.buckets) > self.most:
                self.buckets.popitem(last=False)
        self.buckets.move_to_end(key)
        return bucket


def scale_address_limits(guests: int) -> None:
    """Scale the limits of an address to this number of people behind it (`--shared`)."""
    global SHARED, CONNECTIONS_ADDRESS, LINES_ADDRESS, LISTED_ADDRESS, ADDRESS
    rate, times = RATES["guests"], guests / SHARED
    RATES["guests"] = Rate(times * rate.second, times * rate.burst)
    CONNECTIONS_ADDRESS, LINES_ADDRESS = round(times * CONNECTIONS_ADDRESS), round(times * LINES_ADDRESS)
    LISTED_ADDRESS, ADDRESS = round(times * LISTED_ADDRESS), round(times * ADDRESS)
    SHARED = guests


def remove_limits() -> None:
    """Remove the limits on rates and numbers: for load tests, which have one address, and for the static edition."""
    global TABLES, CONNECTIONS_ADDRESS, LINES_GUEST, LINES_ADDRESS, ADDRESS
    RATES.update({kind: Rate(1e9, 1e9) for kind in RATES})
    TABLES = CONNECTIONS_ADDRESS = LINES_GUEST = LINES_ADDRESS = ADDRESS = 1 << 40


def neighbourhood(host: str) -> str:
    """Return the address that limits count by: for IPv6 the first 64 bits, which one household has."""
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return host[:ID] or "?"
    if not isinstance(address, IPv6Address):
        return str(address)
    return str(address.ipv4_mapped or IPv6Address(int(address) >> 64 << 64))


def is_id(text: str) -> bool:
    """Return True if a text has the form of an id or a secret, as `secrets.token_urlsafe` makes them."""
    return len(text) <= ID and text.isascii() and text.replace("-", "").replace("_", "").isalnum()
