"""Notices by e-mail: an address is confirmed by its reader first, and every message has a link that ends them."""

from __future__ import annotations

from ...core.illegal import Facts, Illegal
from ...words import say
from ..rows import WayRow
from .outbox import RETRY_S, Outbox
from .smtp import Email, Postman, SmtpServer, is_address
from .turn import Turn


class Mail:
    def __init__(self, smtp: SmtpServer, retry_s: tuple[float, ...] = RETRY_S) -> None:
        self.postman = Postman(smtp)
        self.outbox: Outbox[Email] = Outbox(self.postman.send, retry_s)

    def accept(self, target: str, before: str) -> str:
        if not is_address(target.strip()):
            raise Illegal("server-address", {})
        return target.strip()

    def tell(self, way: WayRow, turn: Turn) -> None:
        headers = {"List-Unsubscribe": f"<{turn.stop}>", "List-Unsubscribe-Post": "List-Unsubscribe=One-Click"}
        email = Email(way.target, turn.say("mail-turn-subject"), turn.say("mail-turn"), headers)
        self.outbox.put(email, way.guest)

    def confirm(self, address: str, language: str, site: str, link: str) -> None:
        """Send a message that asks the reader to confirm the address."""
        facts: Facts = {"link": link, "site": site}
        email = Email(address, say(language, "mail-confirm-subject"), say(language, "mail-confirm", facts), {})
        self.outbox.put(email, address)

    async def close(self) -> None:
        await self.outbox.close()
        self.postman.close()
