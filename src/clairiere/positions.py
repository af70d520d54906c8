"""Positions as a text that fits into a link: JSON, deflated, in letters that an address may hold; and the option by
which a game begins with one."""

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
    text = json.dumps(position, ensure_ascii=False, separators=(",", ":"))
    squeezed = zlib.compressobj(9, wbits=RAW)
    return urlsafe_b64encode(squeezed.compress(text.encode()) + squeezed.flush()).decode().rstrip("=")


def unpack_position(text: str) -> dict[str, Any]:
    """The position that was packed; whether it can be, the game says."""
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
    """A position as somebody wrote it; what is no JSON is refused with its place."""
    try:
        found = json.loads(text)
    except json.JSONDecodeError as wrong:
        raise Illegal("position-no-json", {"line": wrong.lineno, "column": wrong.colno}) from None
    except (ValueError, RecursionError):
        raise Illegal("position-no-json", {"line": 1, "column": 1}) from None
    if depth_of(found) > DEEPEST:
        raise Illegal("position-no-json", {"line": 1, "column": 1})
    if not isinstance(found, dict):
        raise Illegal("form-not-a-mapping", {"where": "position"})
    return found


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
    """A packed position to begin with; empty for none."""

    def __init__(self, clause: str) -> None:
        super().__init__(POSITION, NO_POSITION, clause)
        self.kind = POSITION
        self.legacy_default = NO_POSITION  # games have been older than this

    def read(self, game: str, value: object) -> Value:
        if value == NO_POSITION:
            return NO_POSITION
        return pack_position(unpack_position(value if isinstance(value, str) else ""))


def without_position(options: Mapping[str, Value]) -> dict[str, Value]:
    """Options for somebody to look at: where a game began, all its cards lay open."""
    return {name: value for name, value in options.items() if name != POSITION}


def options_of_position(position: dict[str, Any]) -> dict[str, object]:
    """Those that a position was made with; how that game had begun is past."""
    found = position.get("options", {})
    if not isinstance(found, dict):
        return {}  # whoever loads it says so
    return {name: value for name, value in found.items() if name not in (POSITION, "lesson")}
