"""Limits: how much, how often, how long. What goes beyond is refused, and logged once. All of them stand here;
`docs/limits.md` says what each is for, and what happens beyond it."""

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
HEAD = 16 * KB  # of a request: its first line and headers
BODY = 64 * KB
PIECES = 100  # of a body that may be tiny; beyond them
PIECE = 128  # bytes a piece, on average
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
QUEUE = 128  # that wait for the server to look at them
SPARE = 200  # files that are left to everything else
LINES_GUEST = 50
LINES_ADDRESS = 200

# -- times, in seconds ------------------------------------------------------------------------------------------------
HEAD_S = 10  # for the first line and the headers of a request, from its beginning
BODY_S = 30
IDLE_S = 5  # of a connection between two requests
WRITE_S = 30  # for a reader to take in what is written
PING_S = 2.0  # a connection silent this long is sent a WebSocket ping
LOST_S = 4.0  # a player whose connection is silent this long is marked as lost; a hidden page is not
SILENT_S = 65  # a connection silent this long is closed
UNWATCHED_S = 60  # for which bots go on thinking where nobody looks any more
REPEAT_S = 60  # in which the log says something once
JOB_S = 10  # for the work that a request starts, on the clock
JOB_CPU_S = 1.0  # of processor time for it; five times that where the rules are not compiled
THOUGHT_S = 30  # for one decision of a bot, a hint, or a piece of a review
REPLAY_S = 20  # for going through a stored game
MOVE_S = 7 * DAY_S

# -- numbers ----------------------------------------------------------------------------------------------------------
TOLD = 3000  # lines of what happened in a snapshot, the last ones
AT_ONCE = 300  # entries of a log that are read where everybody is served; longer ones aside
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
REPLAYS = 2  # that are worked out at the same time


# -- rates ------------------------------------------------------------------------------------------------------------
class Rate(NamedTuple):
    """So many a second, and at once."""

    second: float
    burst: float


SHARED = 10  # an address may have so many times what a guest may: many people can share one (`--shared`)
RATES = {
    "requests": Rate(20, 500),  # whoever walks through a long replay asks for every step
    "messages": Rate(30, 120),
    "frames": Rate(60, 240),  # over one connection, also those that are no message; more wait to be read
    "chat": Rate(0.5, 10),
    "tables": Rate(120 / HOUR_S, 60),  # made
    "records": Rate(60 / DAY_S, 60),  # sent, or branched off
    "tries": Rate(1, 60),  # at puzzles
    "pictures": Rate(0.2, 20),  # drawn; those that are kept cost nothing
    "names": Rate(1 / 60, 10),  # taken: everybody at all tables of the guest is shown them anew
    "changes": Rate(0.5, 60),  # of who sits at a table, and of who is shown it: everybody there is shown it anew
    "guests": Rate(0.5, 300),  # made, by address alone
    "letters": Rate(1 / HOUR_S, 3),  # that confirm an address: asked for by a guest, sent to an address
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
        """Return the seconds until so much is left."""
        return max(0.0, cost - self.left) / self.rate.second


class Rates:
    """A bucket for each guest and each address, however often they come; those not used lately are forgotten."""

    def __init__(self, most: int = 20_000) -> None:
        self.most = most
        self.buckets: OrderedDict[tuple[str, str], Bucket] = OrderedDict()

    def take(self, kind: str, guest: str, address: str, cost: float = 1.0, why: str = "server-too-many") -> None:
        """Refuse what is too much."""
        if not self.allow(kind, guest, address, cost):
            LOG.warning("too many %s from %s", kind, guest or address)
            raise Illegal(why, {})

    def allow(self, kind: str, guest: str, address: str, cost: float = 1.0) -> bool:
        """Whether a guest and their address have it left. All unknown senders at an address count as one guest."""
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
    """So many people may be expected behind one address: everything that an address may have goes with it."""
    global SHARED, CONNECTIONS_ADDRESS, LINES_ADDRESS, LISTED_ADDRESS, ADDRESS
    rate, times = RATES["guests"], guests / SHARED
    RATES["guests"] = Rate(times * rate.second, times * rate.burst)
    CONNECTIONS_ADDRESS, LINES_ADDRESS = round(times * CONNECTIONS_ADDRESS), round(times * LINES_ADDRESS)
    LISTED_ADDRESS, ADDRESS = round(times * LISTED_ADDRESS), round(times * ADDRESS)
    SHARED = guests


def remove_limits() -> None:
    """No limit on how often and how many: for load tests, in which everybody has one address, and for one device that
    keeps its tables itself."""
    global TABLES, CONNECTIONS_ADDRESS, LINES_GUEST, LINES_ADDRESS, ADDRESS
    RATES.update({kind: Rate(1e9, 1e9) for kind in RATES})
    TABLES = CONNECTIONS_ADDRESS = LINES_GUEST = LINES_ADDRESS = ADDRESS = 1 << 40


def neighbourhood(host: str) -> str:
    """What counts as one address: of IPv6 the first 64 bits, because a household has billions of addresses."""
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return host[:ID] or "?"
    if not isinstance(address, IPv6Address):
        return str(address)
    return str(address.ipv4_mapped or IPv6Address(int(address) >> 64 << 64))


def is_id(text: str) -> bool:
    """Whether a text may be the id of something here, or its secret: as `secrets.token_urlsafe` makes them."""
    return len(text) <= ID and text.isascii() and text.replace("-", "").replace("_", "").isalnum()
