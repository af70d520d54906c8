"""E-mails, and the SMTP server that they are handed to, in threads."""

from __future__ import annotations

import asyncio
import logging
import smtplib
import ssl
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from email.headerregistry import Address
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from urllib.parse import parse_qs, unquote, urlsplit

from ...core.illegal import Illegal

LOG = logging.getLogger("clairiere")
PORTS = {"smtp": 587, "smtps": 465}
SESSIONS = 3  # simultaneous sessions with the SMTP server
PATIENCE_S = 15.0  # seconds for the other side to answer


@dataclass(frozen=True)
class Email:
    """A message to one address, in plain text."""

    to: str
    subject: str
    text: str
    headers: Mapping[str, str]


@dataclass(frozen=True)
class SmtpServer:
    """A server that takes our mail: `smtp://user:password@host:587/?from=table@example.org`. `smtps` speaks TLS from
    the start; `smtp` as soon as the other side offers it (unless `tls=no`), and with a password not without it."""

    scheme: str
    host: str
    port: int
    user: str
    password: str
    sender: str
    tls: bool = True

    @classmethod
    def of(cls, url: str) -> SmtpServer:
        try:
            parts = urlsplit(url)
            port = parts.port or PORTS[parts.scheme]
            user, password = unquote(parts.username or ""), unquote(parts.password or "")
            more = parse_qs(parts.query)
            sender, tls = more.get("from", [user])[0], more.get("tls", ["yes"])[0] != "no"
            if not parts.hostname or not is_address(sender):
                raise ValueError
        except (KeyError, ValueError):
            raise Illegal("server-no-smtp", {}) from None
        return cls(parts.scheme, parts.hostname, port, user, password, sender, tls)

    def send(self, email: Email) -> None:
        message = EmailMessage()
        message["From"], message["To"], message["Subject"] = self.sender, email.to, email.subject
        message["Date"], message["Message-ID"] = formatdate(), make_msgid(domain=self.sender.partition("@")[2])
        for name, value in {"Auto-Submitted": "auto-generated", **email.headers}.items():
            message[name] = value
        message.set_content(email.text)
        safe = ssl.create_default_context()
        if self.scheme == "smtps":
            with smtplib.SMTP_SSL(self.host, self.port, timeout=PATIENCE_S, context=safe) as session:
                self.hand_over(session, message)
            return
        with smtplib.SMTP(self.host, self.port, timeout=PATIENCE_S) as session:
            session.ehlo()
            if self.tls and session.has_extn("starttls"):
                session.starttls(context=safe)
            elif self.password:
                raise smtplib.SMTPNotSupportedError("no TLS: the password is not sent")
            self.hand_over(session, message)

    def hand_over(self, session: smtplib.SMTP, message: EmailMessage) -> None:
        if self.password:
            session.login(self.user, self.password)
        session.send_message(message)


def is_address(text: str) -> bool:
    """Return whether a text has the form of an address; its reader confirms that it works."""
    name, at, host = text.rpartition("@")
    plain = text.isascii() and text.isprintable() and len(text) <= 254 and not set(text) & set(' ,;:<>()[]\\"')
    if not (plain and at and name and "@" not in name and "." in host and all(host.split("."))):
        return False
    try:
        Address(addr_spec=text)
    except (ValueError, IndexError):
        return False
    return True


class Postman:
    """Threads that hand e-mails to the SMTP server."""

    def __init__(self, smtp: SmtpServer) -> None:
        self.smtp = smtp
        self.threads = ThreadPoolExecutor(SESSIONS, "outbox")

    async def send(self, email: Email) -> bool:
        """Try to send an e-mail. Return whether it is settled: sent, or refused for good."""
        try:
            await asyncio.get_running_loop().run_in_executor(self.threads, self.smtp.send, email)
        except (smtplib.SMTPRecipientsRefused, smtplib.SMTPSenderRefused, smtplib.SMTPDataError) as refused:
            LOG.warning("a message was refused (%s)", type(refused).__name__)
            return is_final(refused)
        return True

    def close(self) -> None:
        self.threads.shutdown(wait=False, cancel_futures=True)


def is_final(refused: smtplib.SMTPException) -> bool:
    """Return whether an SMTP refusal is final: a code of 500 or more."""
    if isinstance(refused, smtplib.SMTPRecipientsRefused):
        return all(code >= 500 for code, _ in refused.recipients.values())
    return isinstance(refused, smtplib.SMTPResponseException) and refused.smtp_code >= 500
