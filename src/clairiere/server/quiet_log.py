"""Logging without repetitions: the same message once a minute, and then how often it was left out."""

from __future__ import annotations

import logging
import re
import time
from collections import OrderedDict

from . import limits

MOST = 500  # things that are remembered
VARIES = re.compile(r"0x[0-9a-f]+|\d+")
FORMAT = "%(asctime)s %(levelname)s %(message)s"


class RepeatFilter(logging.Filter):
    """Lets a message through once a minute; the next one says how often it was left out."""

    def __init__(self) -> None:
        super().__init__()
        self.said: OrderedDict[tuple[object, ...], list[float]] = OrderedDict()  # when, and how often not since

    def filter(self, record: logging.LogRecord) -> bool:
        key, now = message_key(record), time.monotonic()
        last = self.said.get(key)
        if last is not None and now - last[0] < limits.REPEAT_S:
            last[1] += 1
            return False
        if last is not None and last[1]:
            record.msg, record.args = f"{record.getMessage()} (and {last[1]:.0f} more like this)", None
        self.said[key] = [now, 0]
        self.said.move_to_end(key)
        if len(self.said) > MOST:
            self.said.popitem(last=False)
        return True


def message_key(record: logging.LogRecord) -> tuple[object, ...]:
    """What makes two messages the same: logger, level, text without its numbers, and where an exception was raised."""
    text = VARIES.sub("#", str(record.msg).partition("\n")[0][:200])
    failed = record.exc_info[1] if record.exc_info else None
    trace = failed.__traceback__ if failed is not None else None
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    return record.name, record.levelno, text, type(failed), trace and (trace.tb_frame.f_code, trace.tb_lineno)


def set_up_logging() -> None:
    """Everything this process logs goes through one handler, unless somebody who runs us has set up another."""
    if not logging.getLogger().handlers:
        logging.basicConfig(level=logging.WARNING, format=FORMAT)
        logging.getLogger().handlers[0].addFilter(RepeatFilter())
