"""Logging without repetitions and without addresses: each message at most once a minute, with a count."""

from __future__ import annotations

import json
import logging
import re
import time
import traceback
from collections import OrderedDict
from datetime import UTC, datetime
from ipaddress import ip_address
from pathlib import Path

from . import limits

MOST = 500  # messages that are remembered, an LRU list
VARIES = re.compile(r"0x[0-9a-f]+|\d+")
MACHINE = re.compile(r"(?<![\w.:])[0-9A-Fa-f]*[:.][0-9A-Fa-f:.]+(?!\w)")
MAIL = re.compile(r"[^\s@<>\"']+@[^\s@<>\"']+")
HIDDEN = "[address]"
FORMAT = "%(asctime)s %(levelname)s %(message)s"


class RepeatFilter(logging.Filter):
    """Lets a message through once a minute; the next one says how often it was left out."""

    def __init__(self) -> None:
        super().__init__()
        self.logged: OrderedDict[tuple[object, ...], list[float]] = OrderedDict()  # time, number suppressed

    def filter(self, record: logging.LogRecord) -> bool:
        key, now = message_key(record), time.monotonic()
        last = self.logged.get(key)
        if last is not None and now - last[0] < limits.REPEAT_S:
            last[1] += 1
            return False
        if last is not None and last[1]:
            record.msg, record.args = f"{record.getMessage()} (and {last[1]:.0f} more like this)", None
        self.logged[key] = [now, 0]
        self.logged.move_to_end(key)
        if len(self.logged) > MOST:
            self.logged.popitem(last=False)
        return True


def message_key(record: logging.LogRecord) -> tuple[object, ...]:
    """Return what makes two messages the same: logger, level, text without numbers, place of the exception."""
    text = VARIES.sub("#", str(record.msg).partition("\n")[0][:200])
    failed = record.exc_info[1] if record.exc_info else None
    trace = failed.__traceback__ if failed is not None else None
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    return record.name, record.levelno, text, type(failed), trace and (trace.tb_frame.f_code, trace.tb_lineno)


class QuietFormatter(logging.Formatter):
    """Formats lines of text, with IP and e-mail addresses replaced."""

    def format(self, record: logging.LogRecord) -> str:
        return hide_addresses(super().format(record))


class JsonFormatter(logging.Formatter):
    """Formats one JSON object per line. Of an exception it logs type and place, not the message: that may name a hidden
    card."""

    def format(self, record: logging.LogRecord) -> str:
        at = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        line: dict[str, object] = {"time": at, "level": record.levelname, "logger": record.name}
        line["message"] = hide_addresses(record.getMessage())
        failed = record.exc_info[1] if record.exc_info else None
        if failed is not None:
            frames = traceback.extract_tb(failed.__traceback__)
            line["error"] = type(failed).__name__
            line["at"] = [f"{Path(one.filename).name}:{one.lineno} {one.name}" for one in frames]
        return json.dumps(line, ensure_ascii=False)


def hide_addresses(text: str) -> str:
    return MAIL.sub(HIDDEN, MACHINE.sub(hide_address, text))


def hide_address(found: re.Match[str]) -> str:
    """Replace a match that is an IP address: alone, before a port, or at the end of a sentence."""
    text = found[0]
    for end in (len(text), len(text.rstrip(".:")), max(0, text.rfind(":"))):
        if is_address(text[:end]):
            return HIDDEN + text[end:]
    return text


def is_address(text: str) -> bool:
    try:
        ip_address(text)
    except ValueError:
        return False
    return True


def set_up_logging(form: str = "text") -> None:
    """Send all logging of this process through one handler, unless the embedding program has set up another."""
    if not logging.getLogger().handlers:
        logging.basicConfig(level=logging.WARNING)
        handler = logging.getLogger().handlers[0]
        handler.setFormatter(JsonFormatter() if form == "json" else QuietFormatter(FORMAT))
        handler.addFilter(RepeatFilter())
