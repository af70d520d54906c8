"""The post: messages go out one after the other, in a thread of their own, and are tried again when that fails.

Nobody waits for it. What goes wrong is logged without saying to whom it should have gone.
"""

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
PATIENCE_S = 15.0  # for the other side to answer
AGAIN_S = (10.0, 120.0, 1800.0)  # until a message is tried again
MOST = 500  # messages that may wait


@dataclass(frozen=True)
class Letter:
    to: str
    subject: str
    text: str
    headers: Mapping[str, str]


@dataclass(frozen=True)
class Mailbox:
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
    def of(cls, url: str) -> Mailbox:
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

    def send(self, letter: Letter) -> None:
        message = EmailMessage()
        message["From"], message["To"], message["Subject"] = self.sender, letter.to, letter.subject
        message["Date"], message["Message-ID"] = formatdate(), make_msgid(domain=self.sender.partition("@")[2])
        for name, value in {"Auto-Submitted": "auto-generated", **letter.headers}.items():
            message[name] = value
        message.set_content(letter.text)
        safe = ssl.create_default_context()
        if self.scheme == "smtps":
            with smtplib.SMTP_SSL(self.host, self.port, timeout=PATIENCE_S, context=safe) as line:
                self.hand_over(line, message)
            return
        with smtplib.SMTP(self.host, self.port, timeout=PATIENCE_S) as line:
            line.ehlo()
            if self.tls and line.has_extn("starttls"):
                line.starttls(context=safe)
            elif self.password:
                raise smtplib.SMTPNotSupportedError("no TLS: the password is not sent")
            self.hand_over(line, message)

    def hand_over(self, line: smtplib.SMTP, message: EmailMessage) -> None:
        if self.password:
            line.login(self.user, self.password)
        line.send_message(message)


def is_address(text: str) -> bool:
    """Whether this may be an address: the rest is for its owner to confirm."""
    name, at, host = text.rpartition("@")
    plain = text.isascii() and text.isprintable() and len(text) <= 254 and not set(text) & set(" ,;:<>()[]\\\"")
    if not (plain and at and name and "@" not in name and "." in host and all(host.split("."))):
        return False
    try:
        Address(addr_spec=text)
    except (ValueError, IndexError):
        return False
    return True


class Post:
    def __init__(self, mailbox: Mailbox, site: str, again_s: tuple[float, ...] = AGAIN_S) -> None:
        self.mailbox = mailbox
        self.site = site.rstrip("/")  # the address of this server, for the links in letters
        self.again_s = again_s
        self.waiting: asyncio.Queue[Letter] = asyncio.Queue(MOST)
        self.later: set[asyncio.Task[None]] = set()
        self.task: asyncio.Task[None] | None = None
        self.thread = ThreadPoolExecutor(1, "post")

    def put(self, letter: Letter) -> None:
        """Hand in a letter; it goes when it can."""
        if self.task is None:
            self.task = asyncio.ensure_future(self.run())
        if self.waiting.full():
            LOG.warning("too many messages are waiting: one is dropped")
        else:
            self.waiting.put_nowait(letter)

    async def run(self) -> None:
        tries: dict[int, int] = {}
        while True:
            letter = await self.waiting.get()
            if await self.sent(letter):
                tries.pop(id(letter), None)
                continue
            count = tries.pop(id(letter), 0)
            if count < len(self.again_s):
                tries[id(letter)] = count + 1
                task = asyncio.ensure_future(self.again(letter, self.again_s[count]))
                self.later.add(task)
                task.add_done_callback(self.later.discard)
            else:
                LOG.warning("a message is given up")

    async def sent(self, letter: Letter) -> bool:
        """Whether it is gone, or can never go."""
        try:
            await asyncio.get_running_loop().run_in_executor(self.thread, self.mailbox.send, letter)
        except (smtplib.SMTPRecipientsRefused, smtplib.SMTPSenderRefused, smtplib.SMTPDataError) as refused:
            LOG.warning("a message was refused (%s)", type(refused).__name__)
            return is_final(refused)
        except Exception as failed:  # its words may name people: only its kind is told
            LOG.warning("a message could not be sent (%s)", type(failed).__name__)
            return False
        return True

    async def again(self, letter: Letter, seconds: float) -> None:
        await asyncio.sleep(seconds)
        self.put(letter)

    async def close(self) -> None:
        for task in [*self.later, *([self.task] if self.task else [])]:
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)
        self.thread.shutdown(wait=False, cancel_futures=True)


def is_final(refused: smtplib.SMTPException) -> bool:
    """A refusal that begins with 5 will not change."""
    if isinstance(refused, smtplib.SMTPRecipientsRefused):
        return all(code >= 500 for code, _ in refused.recipients.values())
    return isinstance(refused, smtplib.SMTPResponseException) and refused.smtp_code >= 500
