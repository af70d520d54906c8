"""The e-mails that are sent, and the signed links in them: a link names no address, and is void when that changes."""

from __future__ import annotations

from itsdangerous import URLSafeTimedSerializer

from ...core.illegal import Facts
from ...words import say
from ..hashing import hashed
from ..rows import MailRow
from .outbox import Email


def signer(key: str, what: str) -> URLSafeTimedSerializer:
    return URLSafeTimedSerializer(key, salt=f"mail-{what}")


def link(key: str, site: str, what: str, mail: MailRow) -> str:
    return f"{site}/mail/{what}/{signer(key, what).dumps([mail.guest, hashed(mail.address)[:16]])}"


def confirmation(key: str, site: str, mail: MailRow, language: str) -> Email:
    facts: Facts = {"link": link(key, site, "confirm", mail), "site": site}
    return Email(mail.address, say(language, "mail-confirm-subject"), say(language, "mail-confirm", facts), {})


def your_turn(key: str, site: str, mail: MailRow, language: str, title: str, table: str, hours: int) -> Email:
    """Which game, how long there is, where the table is: nothing of what happened there."""
    stop = link(key, site, "stop", mail)
    facts: Facts = {"title": title, "link": f"{site}/t/{table}", "hours": hours, "stop": stop}
    headers = {"List-Unsubscribe": f"<{stop}>", "List-Unsubscribe-Post": "List-Unsubscribe=One-Click"}
    return Email(mail.address, say(language, "mail-turn-subject", facts), say(language, "mail-turn", facts), headers)
