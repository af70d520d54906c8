"""Web push: a message to the browsers of a guest, also when none of our pages is open. Needs the extra `push`.

What is said is encrypted for the browser, so that the service in between reads none of it.
"""

from __future__ import annotations

import json
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Awaitable, Callable
from importlib.util import find_spec
from typing import Any

import msgspec

from ...core.illegal import Illegal
from ..hashing import hash_secret
from ..reading import UNREADABLE
from ..rows import WayRow
from .outbox import Outbox
from .posting import Poster, is_settled, parts_of
from .turn import Turn

HOSTS = (
    "fcm.googleapis.com",
    "updates.push.services.mozilla.com",
    "web.push.apple.com",
)  # push services of the browsers' makers
WINDOWS = ".notify.windows.com"  # hosts that end so are Microsoft's
DEVICES = 5  # newest subscriptions kept for a guest
DAY_S = 24 * 3600  # seconds that the service keeps a message for an offline browser
GONE = (404, 410)  # status of a subscription that has ended
POINT, SECRET = 65, 16  # bytes of a browser's key, and of what is mixed in

Forget = Callable[[str, str], Awaitable[None]]  # a guest's subscription, by its endpoint


class Subscription(msgspec.Struct, frozen=True):
    """A browser's subscription: where to post, and the keys to encrypt for."""

    endpoint: str
    p256dh: str
    auth: str

    def check(self) -> None:
        parts = parts_of(self.endpoint)
        known = parts is not None and (parts[0] in HOSTS or parts[0].endswith(WINDOWS))
        if not known or len(decoded(self.p256dh)) != POINT or len(decoded(self.auth)) != SECRET:
            raise Illegal("server-push", {})


def push_ready() -> bool:
    return all(find_spec(name) is not None for name in ("py_vapid", "http_ece"))


def fresh_key() -> str:
    from py_vapid import Vapid02

    vapid = Vapid02()
    vapid.generate_keys()
    return str(vapid.private_pem().decode("ascii"))


class Push:
    """`key`: our VAPID key, by which push services know us; `site`: the contact that we give them."""

    def __init__(self, key: str, site: str, forget: Forget, poster: Poster | None = None) -> None:
        from py_vapid import Vapid02

        self.vapid = Vapid02.from_pem(key.encode("ascii"))
        self.site = site
        self.forget = forget
        self.poster = poster or Poster()
        self.outbox: Outbox[tuple[str, Subscription, str, bytes]] = Outbox(self.send)

    @property
    def public(self) -> str:
        return encoded(point_of(self.vapid.public_key))

    def accept(self, target: str, before: str) -> str:
        """Return the stored subscriptions with one more."""
        new = subscription_of(target)
        new.check()
        others = [known for known in subscriptions(before) if known.endpoint != new.endpoint]
        return msgspec.json.encode([*others, new][-DEVICES:]).decode()

    def tell(self, way: WayRow, turn: Turn) -> None:
        message = {"title": turn.title, "body": turn.say("push-turn"), "url": f"/t/{turn.table}"}
        content = json.dumps({**message, "stop": turn.say("push-stop")}).encode()
        for known in subscriptions(way.target):
            self.outbox.put((way.guest, known, turn.table, content), way.guest)

    async def send(self, message: tuple[str, Subscription, str, bytes]) -> bool:
        guest, known, table, content = message
        host, path = parts_of(known.endpoint) or ("", "")
        headers = {
            "Content-Encoding": "aes128gcm", "Content-Type": "application/octet-stream", "TTL": str(DAY_S),
            "Topic": hash_secret(table)[:32], **self.signed(host),
        }  # fmt: skip
        status = await self.poster.post(host, path, headers, sealed(content, known))
        if status in GONE:
            await self.forget(guest, known.endpoint)
        return is_settled(status)

    def signed(self, host: str) -> dict[str, str]:
        claims = {"sub": self.site, "aud": f"https://{host}", "exp": int(time.time()) + DAY_S // 2}
        return dict(self.vapid.sign(claims))

    async def close(self) -> None:
        await self.outbox.close()


def sealed(content: bytes, known: Subscription) -> bytes:
    """Return a content encrypted so that only one browser can read it."""
    import http_ece
    from cryptography.hazmat.primitives.asymmetric import ec

    own = ec.generate_private_key(ec.SECP256R1())
    dh, auth = decoded(known.p256dh), decoded(known.auth)
    return bytes(http_ece.encrypt(content, private_key=own, dh=dh, auth_secret=auth, version="aes128gcm"))


def point_of(key: Any) -> bytes:
    from cryptography.hazmat.primitives import serialization

    form = serialization.PublicFormat.UncompressedPoint
    return bytes(key.public_bytes(serialization.Encoding.X962, form))


def subscription_of(text: str) -> Subscription:
    try:
        return msgspec.json.decode(text, type=Subscription)
    except UNREADABLE:
        raise Illegal("server-push", {}) from None


def subscriptions(target: str) -> list[Subscription]:
    return msgspec.json.decode(target, type=list[Subscription]) if target else []


def without(target: str, endpoint: str) -> str:
    """Return the subscriptions without one; empty if there are no others."""
    others = [known for known in subscriptions(target) if known.endpoint != endpoint]
    return msgspec.json.encode(others).decode() if others else ""


def decoded(text: str) -> bytes:
    try:
        return urlsafe_b64decode(text + "=" * (-len(text) % 4))
    except ValueError:
        return b""


def encoded(content: bytes) -> str:
    return urlsafe_b64encode(content).rstrip(b"=").decode("ascii")
