"""The channels by which this server sends notices, and the signed links in them. A link names nobody, and is void when
the guest has chosen another channel."""

from __future__ import annotations

from collections import Counter

from itsdangerous import URLSafeTimedSerializer

from ..hashing import hash_secret
from ..rows import BROWSER, MAIL, PUSH, WEBHOOK, WayRow
from .emails import Mail
from .push import Push
from .turn import Channel
from .webhooks import Webhooks


class Channels:
    """The channels that the operator has set up. `site`: the address of this server."""

    def __init__(self, site: str = "", mail: Mail | None = None, webhooks: Webhooks | None = None) -> None:
        self.site = site.rstrip("/")
        self.mail = mail
        self.webhooks = webhooks
        self.push: Push | None = None  # as soon as there is a store with its key

    @property
    def offered(self) -> list[str]:
        """Return the kinds of channels that a guest may choose, besides open pages, which always show it."""
        return [BROWSER, *[kind for kind in (PUSH, MAIL, WEBHOOK) if self.of(kind) is not None]]

    def of(self, kind: str) -> Channel | None:
        return {MAIL: self.mail, WEBHOOK: self.webhooks, PUSH: self.push}.get(kind)

    def counts(self) -> Counter[str]:
        """Return how many messages were sent, retried, given up and dropped, in all."""
        totals: Counter[str] = Counter()
        for channel in (self.mail, self.webhooks, self.push):
            if channel is not None:
                totals += channel.outbox.counts
        return totals

    async def close(self) -> None:
        for channel in (self.mail, self.webhooks, self.push):
            if channel is not None:
                await channel.close()


def signer(key: str, what: str) -> URLSafeTimedSerializer:
    return URLSafeTimedSerializer(key, salt=f"mail-{what}")


def mark_of(way: WayRow) -> str:
    """Return what a link is bound to. Adding or removing a device does not void it."""
    return hash_secret(way.kind if way.kind == PUSH else way.target)[:16]


def link(key: str, site: str, what: str, way: WayRow) -> str:
    return f"{site}/notices/{what}/{signer(key, what).dumps([way.guest, mark_of(way)])}"
