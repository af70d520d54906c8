"""Webhooks of chat services: a line into the chat whose secret address a guest gave, at hosts the operator allows."""

from __future__ import annotations

import json
from collections.abc import Sequence

from ...core.illegal import Illegal
from ..rows import WayRow
from .outbox import Outbox
from .posting import HOST, Poster, is_settled, parts_of
from .turn import Turn

DISCORD = ("discord.com", "discordapp.com")  # their format differs from that of Slack and compatible services
ESCAPED = {"&": "&amp;", "<": "&lt;", ">": "&gt;"}  # by Slack's rule
NO_PREVIEW = 4


def allowed(hosts: Sequence[str]) -> list[str]:
    """Return the hosts that an operator allows, each by its exact name."""
    for host in hosts:
        if not HOST.fullmatch(host):
            raise Illegal("server-no-hooks", {"found": host[:80]})
    return list(hosts)


class Webhooks:
    def __init__(self, hosts: Sequence[str], poster: Poster | None = None) -> None:
        self.hosts = tuple(hosts)  # exactly these
        self.poster = poster or Poster()
        self.outbox: Outbox[tuple[str, str]] = Outbox(self.send)

    def accept(self, target: str, before: str) -> str:
        parts = parts_of(target.strip())
        if parts is None or parts[0] not in self.hosts or len(parts[1]) < 2:
            raise Illegal("server-webhook", {"known": list(self.hosts)})
        return target.strip()

    def tell(self, way: WayRow, turn: Turn) -> None:
        self.outbox.put((way.target, turn.say("webhook-turn")), way.guest)

    def greet(self, target: str, text: str) -> None:
        """Send a first line, so that the guest sees that the address works."""
        self.outbox.put((target, text), target)

    async def send(self, message: tuple[str, str]) -> bool:
        target, text = message
        parts = parts_of(target)
        if parts is None or parts[0] not in self.hosts:  # the operator has changed the list since
            return True
        headers = {"Content-Type": "application/json"}
        return is_settled(await self.poster.post(*parts, headers, body_of(parts[0], text)))

    async def close(self) -> None:
        await self.outbox.close()


def body_of(host: str, text: str) -> bytes:
    """Return a message in the format of the service, without mentions and without a preview of the link."""
    if host in DISCORD:
        return json.dumps({"content": text, "flags": NO_PREVIEW, "allowed_mentions": {"parse": []}}).encode()
    plain = "".join(ESCAPED.get(sign, sign) for sign in text)
    return json.dumps({"text": plain, "unfurl_links": False}).encode()
