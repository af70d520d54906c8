"""Positions as text for links, deflated JSON in URL-safe letters; and the option by which a game begins with one."""

from __future__ import annotations

import json
import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Mapping
from typing import Any

from .core.illegal import Illegal
from .core.options import Option, Value

POSITION = "position"  # the option, and its kind
NO_POSITION = ""
LONGEST = 12_000  # letters of a packed one: Root's are about 2,000
LARGEST = 64 * 1024  # bytes of its JSON
DEEPEST = 20  # lists and objects in one another: Root's positions have 6
RAW = -15  # deflated without a header


def pack_position(position: dict[str, Any]) -> str:
    """Return a position as text for a link."""
    text = json.dumps(position, ensure_ascii=False, separators=(",", ":"))
    squeezed = zlib.compressobj(9, wbits=RAW)
    return urlsafe_b64encode(squeezed.compress(text.encode()) + squeezed.flush()).decode().rstrip("=")


def unpack_position(text: str) -> dict[str, Any]:
    """Return the position of a link, which the game must still check. Raise Illegal if the text is damaged or too
    long."""
    if len(text) > LONGEST:
        raise Illegal("position-too-long", {})
    try:
        opened = zlib.decompressobj(RAW)
        content = opened.decompress(urlsafe_b64decode(text + "=" * (-len(text) % 4)), LARGEST)
        if not opened.eof:
            raise Illegal("position-too-long" if len(content) == LARGEST else "position-link-cut", {})
        return read_position(content.decode())
    except (ValueError, zlib.error):
        raise Illegal("position-link-cut", {}) from None


def read_position(text: str) -> dict[str, Any]:
    """Return a position that a person wrote as JSON. Raise Illegal with the place of an error."""
    try:
        position = json.loads(text)
    except json.JSONDecodeError as wrong:
        raise Illegal("position-no-json", {"line": wrong.lineno, "column": wrong.colno}) from None
    except (ValueError, RecursionError):
        raise Illegal("position-no-json", {"line": 1, "column": 1}) from None
    if depth_of(position) > DEEPEST:
        raise Illegal("position-no-json", {"line": 1, "column": 1})
    if not isinstance(position, dict):
        raise Illegal("form-not-a-mapping", {"where": "position"})
    return position


def depth_of(value: object) -> int:
    """Return how many lists and objects of a JSON value are nested in one another."""
    depth, level = 0, [value]
    while level := [
        inner
        for each in level
        if isinstance(each, (dict, list))
        for inner in [None, *(each.values() if isinstance(each, dict) else each)]
    ]:
        depth += 1
    return depth


class PositionOption(Option):
    """The option for a packed position to begin with; empty for none."""

    def __init__(self, clause: str) -> None:
        super().__init__(POSITION, NO_POSITION, clause)
        self.kind = POSITION
        self.legacy_default = NO_POSITION  # games have been older than this

    def read(self, game: str, value: object) -> Value:
        if value == NO_POSITION:
            return NO_POSITION
        return pack_position(unpack_position(value if isinstance(value, str) else ""))


def without_position(options: Mapping[str, Value]) -> dict[str, Value]:
    """Return the options without the position: it showed all cards."""
    return {name: value for name, value in options.items() if name != POSITION}


def options_of_position(position: dict[str, Any]) -> dict[str, object]:
    """Return the options of a position, but not how its game began."""
    options = position.get("options", {})
    if not isinstance(options, dict):
        return {}  # whoever loads it says so
    return {name: value for name, value in options.items() if name not in (POSITION, "lesson")}
