"""Reading of values that a person wrote, each checked and refused with its place; and writing of JSON."""

from __future__ import annotations

from typing import Final, Mapping, Sequence

from .illegal import Facts, Illegal, abbreviate


class Form:
    """A mapping that is read key by key. `under` is its path within an outer mapping.

    All readers raise Illegal if the value at a key is of the wrong kind or out of bounds.
    """

    def __init__(self, game: str, values: object, keys: Sequence[str], under: str = "") -> None:
        self.game = game
        self.under = under
        if not isinstance(values, dict):
            raise self.refusal("form-not-a-mapping", under or "position", {})
        self.values: dict[object, object] = values
        for key in self.values:
            if not isinstance(key, str):
                raise self.refusal("form-key-not-text", under or "position", {"key": abbreviate(key)})
            if key not in keys:
                raise self.refusal("form-unknown-key", str(key), {"known": list(keys)})

    def refusal(self, reason: str, where: str, facts: Facts, clause: str = "") -> Illegal:
        """Return the refusal for a value at a place of the form."""
        return Illegal(reason, facts | {"where": self.path_of(where)}, self.game, clause)

    def path_of(self, where: str) -> str:
        """Return the full path of a place in the form."""
        return where if where.startswith(self.under) else f"{self.under}.{where}"

    def mapping(self, key: str, keys: Sequence[str]) -> Form:
        """Return the form under a key; an empty one if the key is missing."""
        return Form(self.game, self.values.get(key, {}), keys, self.path_of(key))

    def has(self, key: str) -> bool:
        """Return True if the form has this key."""
        return key in self.values

    def whole(self, key: str, default: int, low: int, high: int) -> int:
        """Return a whole number within bounds."""
        return self.number(key, self.values.get(key, default), low, high)

    def wholes(self, key: str, default: list[int], low: int, high: int) -> list[int]:
        """Return a list of whole numbers, as long as the default."""
        if not self.has(key):
            return default.copy()
        items = self.items(key, self.values[key])
        if len(items) != len(default):
            raise self.refusal("form-wrong-length", key, {"wanted": len(default), "found": len(items)})
        return [self.number(f"{key}[{i}]", items[i], low, high) for i in range(len(items))]

    def word(self, key: str, default: str, known: Sequence[str]) -> str:
        """Return one of the known words, or any text if none are given."""
        text = self.text(key, self.values.get(key, default))
        if known and text not in known:
            reason = "form-unknown-word-or-none" if "" in known else "form-unknown-word"
            raise self.refusal(reason, key, {"found": abbreviate(text), "known": [word for word in known if word]})
        return text

    def words(self, key: str) -> list[str]:
        """Return a list of texts; empty if the key is missing."""
        return self.texts(key, self.values.get(key, []))

    def word_lists(self, key: str, count: int) -> list[list[str]]:
        """Return one list of texts for each seat; all empty if the key is missing."""
        if not self.has(key):
            return [[] for _ in range(count)]
        items = self.items(key, self.values[key])
        if len(items) != count:
            raise self.refusal("form-wrong-length", key, {"wanted": count, "found": len(items)})
        return [self.texts(f"{key}[{i}]", items[i]) for i in range(count)]

    def bits(self, where: str, words: Sequence[str], known: Sequence[str], clause: str) -> int:
        """Return some of the known words, each at most once, as bits."""
        bits = 0
        for word in words:
            if word not in known:
                raise self.refusal(
                    "form-unknown-word", where, {"found": abbreviate(word), "known": list(known)}, clause
                )
            if bits >> known.index(word) & 1:
                raise self.refusal("form-twice", where, {"found": word}, clause)
            bits |= 1 << known.index(word)
        return bits

    def number(self, where: str, value: object, low: int, high: int) -> int:
        """Return the value if it is a whole number within bounds."""
        if not isinstance(value, int) or isinstance(value, bool):
            raise self.refusal("form-not-whole", where, {"found": quote(value)})
        if not low <= value <= high:
            raise self.refusal(
                "form-out-of-range", where, {"found": abbreviate(value), "low": str(low), "high": str(high)}
            )
        return value

    def text(self, where: str, value: object) -> str:
        """Return the value if it is a text."""
        if not isinstance(value, str):
            raise self.refusal("form-not-text", where, {"found": abbreviate(value)})
        return value

    def texts(self, where: str, value: object) -> list[str]:
        """Return the value if it is a list of texts."""
        items = self.items(where, value)
        return [self.text(f"{where}[{i}]", items[i]) for i in range(len(items))]

    def items(self, where: str, value: object) -> list[object]:
        """Return the value if it is a list."""
        if not isinstance(value, list):
            raise self.refusal("form-not-a-list", where, {"found": quote(value)})
        return value


def quote(value: object) -> str:
    """Return an abbreviated value for a refusal; a text in quotes, so that "3" differs from 3."""
    return f'"{abbreviate(value)}"' if isinstance(value, str) else abbreviate(value)


ESCAPES: Final = {'"': '\\"', "\\": "\\\\", "\n": "\\n", "\r": "\\r", "\t": "\\t"}


def write_json(value: Mapping[str, object]) -> str:
    """Return a mapping as JSON text, one line for each of its keys."""
    lines = [f"  {json_of(key)}: {json_of(part)}" for key, part in value.items()]
    return "{\n" + ",\n".join(lines) + "\n}" if lines else "{}"


def escape_sign(sign: str) -> str:
    """Return a sign as it stands in a text of JSON."""
    return ESCAPES.get(sign, sign) if sign >= " " or sign in ESCAPES else f"\\u{ord(sign):04x}"


def json_of(value: object) -> str:
    """Return a plain value as JSON text in one line. Raise TypeError if it has no form in JSON."""
    if isinstance(value, str):
        return '"' + "".join([escape_sign(sign) for sign in value]) + '"'
    if value is None or isinstance(value, bool):
        return {None: "null", True: "true", False: "false"}[value]
    if isinstance(value, (int, float)):
        return repr(value)
    if isinstance(value, dict):
        return "{" + ", ".join([f"{json_of(str(key))}: {json_of(part)}" for key, part in value.items()]) + "}"
    if isinstance(value, (list, tuple)):
        return "[" + ", ".join([json_of(part) for part in value]) + "]"
    raise TypeError(f"{type(value).__name__} has no form in JSON")
